"""Claims that set what something is beside what it was just before the moment."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel.state import Bound
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Things
from judgeapp.language.phrase import Node, phrase
from judgeapp.scenario.cases.claims import Answer, Claim
from judgeapp.scenario.cases.course import Course, Occasion


@phrase("{what} keeps/keep its types", ru="{what} сохраняет/сохраняют свои типы")
@dataclass(frozen=True)
class KeepsTypes(Claim):
    """something is still of every type of which it was just before"""

    what: Things

    def check(self, course: Course, occasion: Occasion, scope: Bound) -> Answer:
        state, game = course.settled(occasion.seq), game_of(occasion.before)
        if state is None:
            return Answer.OPEN
        found = self.what.objects(occasion.before, scope)
        had = [(o, t) for o in found for t in game.types if game.is_a(occasion.before.at(o), o, t)]
        return Answer.YES if had and all(game.is_a(state.at(o), o, t) for o, t in had) else Answer.NO


COMPARING: tuple[type[Node], ...] = (KeepsTypes,)
