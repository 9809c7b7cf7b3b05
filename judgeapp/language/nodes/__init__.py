"""The words that all four games share. A game package adds its own in the same way."""
