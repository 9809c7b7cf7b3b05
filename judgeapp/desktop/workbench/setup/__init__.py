"""Setting the table: typing cards in, the tree of places, states by menu, cards written on the spot, the text."""
