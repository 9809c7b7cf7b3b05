"""Effects that begin, as events: what something gets, what is in force from then on (6.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.fab.words.combat_events import takes_attack
from judgeapp.kernel.atoms import START_EFFECT
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Happening
from judgeapp.language.nodes.changes import Alteration, Lasting
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Quoted, perfect, phrase

Slots = Mapping[str, Any]


@phrase("{what} gets/get {alterations| and}")
@perfect("{what} has/have got {alterations| and}")
@dataclass(frozen=True)
class GetsThat(Happening):
    """an effect begins that gives something to something for a while (6.2.2)"""

    what: Party
    alterations: tuple[Alteration, ...]
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (START_EFFECT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        bound: Bound = event["bound"]
        line = bound.ability
        if not isinstance(line, Lasting):
            return None
        wanted = [a.frozen(state, scope) for a in self.alterations]
        if any(a not in line.alterations for a in wanted):
            return None
        found = next((o for o in line.what.objects(state, bound) if takes_attack(self.what, state, scope, o)), None)
        return None if found is None else {"it": found, "they": state.obj(found).controller}


@phrase("an effect begins[ with {words}]")
@perfect("an effect has begun[ with {words}]")
@dataclass(frozen=True)
class EffectBegins(Happening):
    """an effect begins to be in force: one whose text has these words (6.2.2)"""

    words: Quoted | None = None
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (START_EFFECT,)

    def match(self, state: State, scope: Bound, event: Event) -> Slots | None:
        if self.words is not None and self.words.lower() not in str(event["words"]).lower():
            return None
        bound: Bound = event["bound"]
        return {"they": bound.you}
