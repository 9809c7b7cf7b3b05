"""What happens in combat, as the cards of this game describe it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds
from judgeapp.games.wow.kinds import Combat
from judgeapp.games.wow.words.events import OfKind, OneObject
from judgeapp.games.wow.words.powers import Sabotageable
from judgeapp.kernel import history, verbs
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import People
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
@perfect("{who} has attacked for the first time each turn")
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


@phrase("{who} protects {what}")
@perfect("{who} has protected {what}")
@dataclass(frozen=True)
class ProtectsThat(OfKind):
    """something protects something, taking its place as proposed defender (602.2c)"""

    who: Party
    what: Party
    kind = kinds.PROTECT
    offers = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid, target = event["object"], event["target"]
        fits = isinstance(target, ObjId) and self.what.takes(state, scope, target)
        return {"it": oid, "they": state.obj(oid).controller} if fits and self.who.takes(state, scope, oid) else None


@phrase("{who} strikes/strike with {what}")
@perfect("{who} has/have struck with {what}")
@dataclass(frozen=True)
class StrikesWith(OfKind):
    """a player's hero strikes with a weapon (303.2)"""

    who: People
    what: Party
    kind = kinds.STRIKE
    offers = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["player"] in self.who.players(state, scope) and self.what.takes(state, scope, event["object"])
        return {"it": event["object"], "they": event["player"]} if fits else None


@phrase("{who} sabotages a {what}")
@perfect("{who} has sabotaged a {what}")
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
@perfect("{who} has sabotaged an {what}")
@dataclass(frozen=True)
class SabotagesAn(Sabotages):
    """the same before a vowel"""

    who: Party
    what: Sabotageable


@phrase("{who} sabotages {what}")
@perfect("{who} has sabotaged {what}")
@dataclass(frozen=True)
class SabotagesAll(Sabotages):
    """the same without an article"""

    who: Party
    what: Sabotageable


@phrase("{what} sabotages")
@perfect("{what} has sabotaged")
@dataclass(frozen=True)
class SabotagesAnything(OneObject):
    """something sabotages, whatever it is"""

    what: Party
    kind = kinds.SABOTAGED


class Proposing(OfKind):
    """A combat is proposed: "it" is the proposed attacker, "they" its controller; the proposed defender is known."""

    kind = kinds.PROPOSE
    offers = ("it", "they", "proposed")
    subject = "who"

    def slots(self, event: Event) -> Mapping[str, Any]:
        """What the words refer to."""
        found = {"it": event["attacker"], "they": event["player"]}
        return {**found, "proposed": event["target"]} if isinstance(event["target"], ObjId) else found


@phrase("{who} is proposed to attack")
@perfect("{who} has been proposed to attack")
@dataclass(frozen=True)
class IsProposed(Proposing):
    """something is the proposed attacker of a combat, sabotage or not (601)"""

    who: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return self.slots(event) if self.who.takes(state, scope, event["attacker"]) else None


@phrase("{who} is proposed to attack {what}")
@perfect("{who} has been proposed to attack {what}")
@dataclass(frozen=True)
class IsProposedTo(Proposing):
    """something is the proposed attacker of something (601)"""

    who: Party
    what: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        fits = isinstance(target, ObjId) and self.what.takes(state, scope, target)
        return self.slots(event) if fits and self.who.takes(state, scope, event["attacker"]) else None


@phrase("{who} is proposed to sabotage")
@perfect("{who} has been proposed to sabotage")
@dataclass(frozen=True)
class IsProposedToSabotage(IsProposed):
    """something is the proposed attacker of a sabotage combat (600.1)"""

    who: Party

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event.get("combat") is Combat.SABOTAGE else None


@phrase("{what} is the proposed defender")
@perfect("{what} has been the proposed defender")
@dataclass(frozen=True)
class IsProposedDefender(OfKind):
    """something is proposed to be attacked; "they" propose it (601.2b)"""

    what: Party
    kind = kinds.PROPOSE
    offers = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        fits = isinstance(target, ObjId) and self.what.takes(state, scope, target)
        return {"it": target, "they": event["player"]} if fits else None


@phrase("the combat concludes")
@perfect("the combat has concluded")
@dataclass(frozen=True)
class CombatConcludes(OfKind):
    """the combat concludes (603); "it" was its attacker"""

    kind = kinds.COMBAT_ENDS
    offers = ()

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["attacker"]
        return {"it": oid, "they": state.obj(oid).controller} if isinstance(oid, ObjId) else {}


@phrase("{what} is removed from combat")
@perfect("{what} has been removed from combat")
@dataclass(frozen=True)
class IsRemovedFromCombat(OneObject):
    """something is removed from combat (602.4)"""

    what: Party
    kind = kinds.LEAVE_COMBAT
