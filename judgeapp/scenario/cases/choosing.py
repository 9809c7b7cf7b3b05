"""Claims about a choice that is left open: what may be answered, and how many."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgeapp.kernel.choices import Choice
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound
from judgeapp.language.categories import Description, People
from judgeapp.language.phrase import Node, Quoted, phrase
from judgeapp.scenario.cases.claims import Answer, Claim, said
from judgeapp.scenario.cases.course import Course, Occasion


@phrase("{least} to {most} may be chosen", ru="можно выбрать от {least} до {most}")
@dataclass(frozen=True)
class HowManyMayBeChosen(Claim):
    """how many answers what is asked wants"""

    least: int
    most: int

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        pending = occasion.frame.pending
        asked = (pending.at_least, pending.at_most) if isinstance(pending, Choice) else None
        return said(asked == (self.least, self.most))


@phrase("{what} may be chosen", ru="можно выбрать {what:вин}")
@dataclass(frozen=True)
class MayBeChosen(Claim):
    """something that fits is among the answers to what is asked"""

    what: Description

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        fitting = (self.what.fits(occasion.after, scope, oid) for oid in _options(occasion))
        return said(any(fitting))


@phrase("{what} may not be chosen", ru="нельзя выбрать {what:вин}")
@dataclass(frozen=True)
class MayNotBeChosen(Claim):
    """nothing that fits is among the answers to what is asked"""

    what: Description

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        fitting = (self.what.fits(occasion.after, scope, oid) for oid in _options(occasion))
        return said(not any(fitting))


@phrase("{said} may be answered", ru="можно ответить {said}")
@dataclass(frozen=True)
class MayBeAnswered(Claim):
    """an answer is possible, by its name"""

    said: Quoted

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        pending = occasion.frame.pending
        named = isinstance(pending, Choice) and any(o.name.lower() == self.said.lower() for o in pending.options)
        return said(named)


def _options(occasion: Occasion) -> Iterator[ObjId]:
    pending = occasion.frame.pending
    for option in pending.options if isinstance(pending, Choice) else ():
        if isinstance(option.value, ObjId):
            yield option.value


@phrase("{who} is/are among those who may be chosen", ru="{who} среди тех, кого можно выбрать")
@dataclass(frozen=True)
class PlayerMayBeChosen(Claim):
    """a player is among the answers to what is asked"""

    who: People

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        pending = occasion.frame.pending
        options = pending.options if isinstance(pending, Choice) else ()
        return said(any(o.value in self.who.players(occasion.after, scope) for o in options))


CHOOSING: tuple[type[Node], ...] = (
    HowManyMayBeChosen, MayBeChosen, MayNotBeChosen, MayBeAnswered, PlayerMayBeChosen,
)  # fmt: skip
