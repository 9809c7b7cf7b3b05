"""Which rules stand behind events, replacements and changes of characteristics."""

from __future__ import annotations

from collections.abc import Mapping

EVENTS: Mapping[str, tuple[str, ...]] = {
    "move": ("3.0.7",),
    "create": ("8.5.2",),
    "play": ("5.1.10",),
    "activate": ("5.2.2",),
    "resolve": ("5.3.1",),
    "draw": ("8.5.6",),
    "discard": ("8.5.5",),
    "destroy": ("8.5.4",),
    "banish": ("8.5.1",),
    "reveal": ("8.5.17",),
    "shuffle": ("8.5.20",),
    "search": ("8.5.19",),
    "damage": ("8.5.3",),
    "gain life": ("8.5.7a",),
    "lose life": ("8.5.12a", "8.5.12b"),
    "create token": ("8.5.2",),
    "attack": ("7.2.3",),
    "defend": ("7.0.5a",),
    "phase": ("4.0.3a",),
    "pay": ("1.14.1",),
    "win": ("4.5.2",),
    "lose": ("4.5.3",),
    "become a layer": ("5.1.2",),
    "announce": ("5.1.2",),
    "pitch": ("8.5.44", "1.14.3"),
    "gain resources": ("8.5.7", "1.13.3"),
    "gain action points": ("8.5.7", "8.5.7b"),
    "lose points": ("4.4.3e",),
    "hit": ("7.5.5", "7.5.2a"),
    "mark": ("8.5.50", "9.3"),
    "unmark": ("9.3.3", "9.3.2b"),
    "put": ("8.5.15",),
    "turn": ("8.5.24",),
    "put counters": ("8.5.14", "1.15"),
    "remove counters": ("8.5.16",),
    "create tokens": ("8.5.2",),
    "equip": ("8.5.41",),
    "become": ("8.5.25",),
    "return to the brood": ("8.5.52",),
    "boost": ("8.3.9",),
    "opt": ("8.5.22",),
    "look": ("8.5.11",),
    "name": ("8.5.21",),
    "chain opens": ("7.0.2a",),
    "chain closes": ("7.7.3",),
    "chain link": ("7.0.3a",),
    "link resolves": ("7.6.2",),
    "step": ("7.0.1",),
    "state": ("6.6.5c",),
    "clear": ("3.0.12",),
    "present": ("4.1.7",),
    "secret": ("1.9.2c",),
    "effect": ("6.2.2",),
    "effect ends": ("6.2.2a",),
    "effect used": ("6.2.4",),
}
"""Kind of event → the rules about it. What an atom does is told by its cause."""

RANKS: Mapping[str, tuple[str, ...]] = {
    "self": ("6.4.7", "6.5.3"),
    "identity": ("6.4.8", "6.5.3"),
    "instead": ("6.4.9", "6.5.4"),
    "increase": ("6.4.9", "6.5.4"),
    "prevent": ("6.4.10", "6.5.5"),
}
"""Sort of replacement → the rules about it."""

_STAGES: Mapping[str, str] = {"card": "8.5.25", "names": "6.3.2", "types": "2.11.5", "abilities": "1.7.7"}
_NUMBERS = (
    "power",
    "defense",
    "life",
    "intellect",
    "base power",
    "base defense",
    "base life",
)
_OPS: Mapping[str, tuple[str, ...]] = {
    "lose": ("8.5.13", "6.3.6"),
    "set": ("6.3.3", "2.0.3b"),
    "gain": ("8.5.9",),
    "multiply": ("6.3.3",),
    "divide": ("6.3.3",),
    "add": ("8.5.8", "6.3.3"),
    "subtract": ("8.5.8", "6.3.3", "2.0.3c"),
}


def _changes() -> dict[str, tuple[str, ...]]:
    found = {f"{prop} {op}": (rule, *_OPS[op]) for prop, rule in _STAGES.items() for op in _OPS}
    found.update({f"{prop} {op}": _OPS[op] for prop in _NUMBERS for op in _OPS})
    return found


RULES: Mapping[str, tuple[str, ...]] = {**EVENTS, **RANKS, **_changes()}
"""Every name → its rules."""
