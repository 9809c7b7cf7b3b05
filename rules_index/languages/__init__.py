"""What the index knows of a language: stems, irregular forms, words that say little, and how people talk at a table."""

from rules_index.languages import english, russian

QUIET = english.QUIET | russian.QUIET
SOFT = english.SOFT | russian.SOFT

__all__ = ["QUIET", "SOFT"]
