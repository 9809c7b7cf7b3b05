"""Pools of printed cards: read from files that others have made, and measured against what the reader knows."""
