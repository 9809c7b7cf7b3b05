"""The board: a position laid out as a table, one layout a game, drawn from facts."""
