"""The vocabulary of Flesh and Blood: what its card text says beside the words that all games share."""
