"""Full-text search over documents and words."""

from rules_index.document import Document, Part, Plan
from rules_index.lexicon import Entry

__all__ = ["Document", "Entry", "Part", "Plan"]
