"""The wrong keyboard layout, both ways: `hsdjr` was meant as `рывок`, `ьфкл` as `mark`."""

from __future__ import annotations

_LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю"
_TO_RUSSIAN = str.maketrans(_LATIN + _LATIN.upper(), _RUSSIAN + _RUSSIAN.upper())
_TO_LATIN = str.maketrans(_RUSSIAN + _RUSSIAN.upper(), _LATIN + _LATIN.upper())


def to_russian(text: str) -> str:
    """What the same keys give under the Russian layout."""
    return text.translate(_TO_RUSSIAN)


def to_latin(text: str) -> str:
    """What the same keys give under the Latin layout."""
    return text.translate(_TO_LATIN)
