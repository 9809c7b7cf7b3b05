"""What happens in combat, as the cards of this game describe it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds
from judgeapp.games.wow.words.events import OfKind, OneObject
from judgeapp.games.wow.words.powers import Sabotageable
from judgeapp.kernel import history, verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import perfect, phrase


@phrase("{who} attacks")
@perfect("{who} has attacked")
@dataclass(frozen=True)
class Attacks(OfKind):
    """something attacks"""

    who: Party
    kind = verbs.ATTACK
    offers = ("it",)
    subject = "who"

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["attacker"]
        return {"it": oid} if self.who.takes(state, scope, oid) else None


@phrase("{who} attacks {what}")
@perfect("{who} has attacked {what}")
@dataclass(frozen=True)
class AttacksThat(OfKind):
    """something attacks something"""

    who: Party
    what: Party
    kind = verbs.ATTACK
    offers = ("it",)
    subject = "who"

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        if not isinstance(target, ObjId) or not self.what.takes(state, scope, target):
            return None
        return {"it": event["attacker"]} if self.who.takes(state, scope, event["attacker"]) else None


@phrase("{who} attacks for the first time each turn")
@dataclass(frozen=True)
class AttacksFirst(OfKind):
    """something attacks for the first time in a turn"""

    who: Party
    kind = verbs.ATTACK
    offers = ("it",)
    subject = "who"

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["attacker"]
        if not self.who.takes(state, scope, oid):
            return None
        attacks = [r for r in history.happened(state, "turn", verbs.ATTACK) if r.event and r.event["attacker"] == oid]
        return {"it": oid} if len(attacks) == 1 else None


@phrase("{what} defends")
@perfect("{what} has defended")
@dataclass(frozen=True)
class Defends(OneObject):
    """something defends"""

    what: Party
    kind = verbs.DEFEND


@phrase("{what} protects")
@perfect("{what} has protected")
@dataclass(frozen=True)
class Protects(OneObject):
    """something protects"""

    what: Party
    kind = kinds.PROTECT


@phrase("you strike with {what}")
@dataclass(frozen=True)
class YouStrike(OneObject):
    """your hero strikes with a weapon"""

    what: Party
    kind = kinds.STRIKE

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["player"] == scope.you else None


@phrase("{who} sabotages a {what}")
@dataclass(frozen=True)
class Sabotages(OfKind):
    """something sabotages a thing, which is "it"; "they" are whose it is"""

    who: Party
    what: Sabotageable
    kind = kinds.SABOTAGED
    offers = ("it", "they")
    subject = ""

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        if not self.who.takes(state, scope, event["object"]) or not self.what.is_it(state, scope, target):
            return None
        they = state.obj(target).controller if isinstance(target, ObjId) else target.of
        return {"it": target, "they": they}


@phrase("{who} sabotages an {what}")
@dataclass(frozen=True)
class SabotagesAn(Sabotages):
    """the same before a vowel"""

    who: Party
    what: Sabotageable


@phrase("{who} sabotages {what}")
@dataclass(frozen=True)
class SabotagesAll(Sabotages):
    """the same without an article"""

    who: Party
    what: Sabotageable
