"""What the window can open, as short texts: the ids of the finder, and a few of our own.

``flick-is-no-attack`` a ruling · ``rule:fab:9.3`` · ``card:fab:Kiss of Death`` · ``term:fab:mark`` · ``doc:HNT`` ·
``page:help`` · ``search:kind:rule mark`` · ``scenario:flick-is-no-attack`` (the ruling's proof in the workbench) ·
``example:fab/proofs/hunted/kabuto:RULING`` (a proof by its file) · ``do:help.tour.fab`` (an action).
"""

from __future__ import annotations

from dataclasses import dataclass

RULING, RULE, CARD, TERM, DOCUMENT = "ruling", "rule", "card", "term", "doc"
PAGE, SEARCH, SCENARIO, EXAMPLE, DO = "page", "search", "scenario", "example", "do"
_OF_A_GAME = (RULE, CARD, TERM)
_PLAIN = (DOCUMENT, PAGE, SEARCH, SCENARIO, EXAMPLE, DO)


@dataclass(frozen=True, slots=True)
class Link:
    """Something that can be opened. game: empty where the name says it all."""

    kind: str
    name: str
    game: str = ""

    def __str__(self) -> str:
        if self.kind == RULING:
            return self.name
        return f"{self.kind}:{self.game}:{self.name}" if self.kind in _OF_A_GAME else f"{self.kind}:{self.name}"


def parse_link(text: str) -> Link:
    """Read a link; what looks like none is the id of a ruling."""
    kind, _, rest = text.partition(":")
    if kind in _OF_A_GAME and ":" in rest:
        game, _, name = rest.partition(":")
        return Link(kind, name, game)
    if kind in _PLAIN and rest:
        return Link(kind, rest)
    return Link(RULING, text)
