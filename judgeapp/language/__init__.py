"""Floor 2: phrases. One template gives the parser, the printer and the words of the explanation."""
