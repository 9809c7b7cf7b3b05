"""What the index knows of a language: stems, irregular forms, words that say little, and how people talk at a table."""
