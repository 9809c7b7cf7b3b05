"""Words from the game's own lists."""

from __future__ import annotations

from judgeapp.language.phrase import Word


class DamageWord(Word):
    """a damage type"""

    lexicon = "damage type"


class IconWord(Word):
    """a damage icon"""

    lexicon = "icon"


class TraitWord(Word):
    """a class or faction icon"""

    lexicon = "trait"


class SymbolWord(Word):
    """a symbol"""

    lexicon = "symbol"


class ReputationWord(Word):
    """a reputation"""

    lexicon = "reputation"
