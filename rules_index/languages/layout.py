"""The wrong keyboard layout, both ways: `hsdjr` was meant as `рывок`, `ьфкл` as `mark`."""

from __future__ import annotations

_LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,." + '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
_RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю" + "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"
_TO_RUSSIAN = str.maketrans(_LATIN, _RUSSIAN)
_TO_LATIN = str.maketrans(_RUSSIAN, _LATIN)


def turned(text: str) -> str:
    """What the same keys give under the other layout: Latin when any letter is Cyrillic, else Russian."""
    return text.translate(_TO_LATIN if any("а" <= letter <= "ё" for letter in text.lower()) else _TO_RUSSIAN)
