"""Events as the cards of Riftbound describe them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.riftbound import events, reading
from judgeapp.kernel import history, verbs
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Amount, Happening, People, as_objects
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.nodes.past import described
from judgeapp.language.phrase import perfect, phrase


@phrase("{what} attacks/attack")
@perfect("{what} has/have attacked")
@dataclass(frozen=True)
class Attacks(Simple):
    """a unit becomes an attacker for the first time in a combat (376.4.d)"""

    what: Party
    kind = events.ATTACKS


@phrase("{what} defends/defend")
@perfect("{what} has/have defended")
@dataclass(frozen=True)
class Defends(Simple):
    """a unit becomes a defender for the first time in a combat (376.4.d)"""

    what: Party
    kind = events.DEFENDS


@phrase("{what} attacks/attack or defends/defend")
@perfect("{what} has/have attacked or defended")
@dataclass(frozen=True)
class AttacksOrDefends(Happening):
    """a unit becomes an attacker or defender"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.ATTACKS, events.DEFENDS)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        return {"it": oid, "they": state.obj(oid).controller} if self.what.takes(state, scope, oid) else None


@phrase("{what} attacks/attack a battlefield you control")
@perfect("{what} has/have attacked a battlefield you control")
@dataclass(frozen=True)
class AttacksYours(Happening):
    """a unit becomes an attacker at a battlefield of the one who speaks"""

    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.ATTACKS,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["object"]
        if state.obj(event["at"]).controller != scope.you or not self.what.takes(state, scope, oid):
            return None
        return {"it": oid, "they": state.obj(oid).controller}


@phrase("you defend here")
@perfect("you have defended here")
@dataclass(frozen=True)
class YouDefendHere(Happening):
    """a combat opens at this battlefield with its controller as the defender"""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.COMBAT_BEGINS,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {} if event["battlefield"] == scope.source and event["defender"] == scope.you else None


@phrase("{what} dies/die")
@perfect("{what} has/have died")
@dataclass(frozen=True)
class Dies(Simple):
    """something goes from the board to the trash (415)"""

    what: Party
    kind = events.DIE

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if state.obj(event["object"]).zone.kind in reading.BOARD else None


@phrase("{what} moves/move")
@perfect("{what} has/have moved")
@dataclass(frozen=True)
class DoesMove(Simple):
    """something moves (424)"""

    what: Party
    kind = events.MOVES


@phrase("{what} is/am recalled")
@perfect("{what} has/have been recalled")
@dataclass(frozen=True)
class IsRecalled(Simple):
    """something is recalled (432)"""

    what: Party
    kind = events.RECALL
    offers = ("it", "they", "battlefield")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        field = reading.battlefield_at(state, state.obj(event["object"]).zone)
        return found if found is None or field is None else {**found, "battlefield": field}


@phrase("{what} is/am stunned")
@perfect("{what} has/have been stunned")
@dataclass(frozen=True)
class IsStunned(Simple):
    """something is stunned (410)"""

    what: Party
    kind = events.STUN


@phrase("{what} is/am countered")
@perfect("{what} has/have been countered")
@dataclass(frozen=True)
class IsCountered(Simple):
    """a spell is countered (412)"""

    what: Party
    kind = events.COUNTER


@phrase("{what} is/am finalized")
@perfect("{what} has/have been finalized")
@dataclass(frozen=True)
class IsFinalized(Simple):
    """an item of the chain is finalized (333)"""

    what: Party
    kind = events.FINALIZE
    offers = ("it", "they", "what it chose")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        found = super().match(state, scope, event)
        return None if found is None else {**found, "what it chose": _chosen(state, event["object"])}


@phrase("{what} is/am trashed from hiding")
@perfect("{what} has/have been trashed from hiding")
@dataclass(frozen=True)
class IsTrashed(Simple):
    """a facedown card is removed by a cleanup (322.7)"""

    what: Party
    kind = events.TRASH_HIDDEN


@phrase("{what} is/am revealed")
@perfect("{what} has/have been revealed")
@dataclass(frozen=True)
class IsRevealed(Simple):
    """a card is shown to all players (411)"""

    what: Party
    kind = verbs.REVEAL


@phrase("{what} resolves/resolve")
@perfect("{what} has/have resolved")
@dataclass(frozen=True)
class Resolves(Happening):
    """an item of the chain resolves: a spell, or an ability of something (336)"""

    what: Party
    offers = ("it", "they", "what it chose")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.RESOLVE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        item = event["object"]
        layer = state.obj(item).layer
        oid = item if layer is None else layer.source
        if not self.what.takes(state, scope, oid):
            return None
        about = () if layer is None else as_objects(layer.slots.get("it"))
        chosen = _chosen(state, item)
        return {"it": oid, "they": state.obj(item).controller, "what it chose": chosen, "what triggered it": about}


def _chosen(state: State, item: ObjId) -> tuple[ObjId, ...]:
    """What an item of the chain has chosen, legal or not (352)."""
    found: tuple[ObjId, ...] = state.obj(item).mark("slots", {}).get("chosen", ())
    return found


@phrase("{what} takes/take damage")
@perfect("{what} has/have taken damage")
@dataclass(frozen=True)
class TakesDamage(Happening):
    """damage is dealt to something (404)"""

    what: Party
    offers = ("it", "that many")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        oid = event["target"]
        return {"it": oid, "that many": event["amount"]} if self.what.takes(state, scope, oid) else None


@phrase("{what} takes/take {n} damage")
@perfect("{what} has/have taken {n} damage")
@dataclass(frozen=True)
class TakesSoMuch(TakesDamage):
    """just so much damage is dealt to something (404)"""

    what: Party
    n: int = 0

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["amount"] == self.n else None


@phrase("{what} takes/take damage equal to {n}")
@perfect("{what} has/have taken damage equal to {n}")
@dataclass(frozen=True)
class TakesAsMuch(TakesDamage):
    """as much damage is dealt to something as a number says just then (404)"""

    what: Party
    n: Amount

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return super().match(state, scope, event) if event["amount"] == self.n.amount(state, scope) else None


@phrase("{who} chooses/choose {what}")
@perfect("{who} has/have chosen {what}")
@dataclass(frozen=True)
class Chooses(Happening):
    """a player chooses something for a spell or ability"""

    who: People
    what: Party
    offers = ("it", "they")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.CHOOSE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if event["player"] not in self.who.players(state, scope):
            return None
        oid = event["object"]
        return {"it": oid, "they": event["player"]} if self.what.takes(state, scope, oid) else None


@phrase("a player chooses a friendly unit here with a spell for the first time each turn")
@dataclass(frozen=True)
class FirstChosenHere(Happening):
    """a player's first choice of one of their units at this battlefield for a spell, each turn"""

    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.CHOOSE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        if not self._fits(state, scope, event):
            return None
        earlier = [r for r in history.happened(state, "turn", events.CHOOSE) if described(self.plain, state, scope, r)]
        mine = [r for r in earlier if r.event and r.event["player"] == event["player"]]
        return {"they": event["player"]} if len(mine) <= 1 else None

    @property
    def plain(self) -> Happening:
        """The same without "for the first time"."""
        return _ChosenHere()

    def _fits(self, state: State, scope: Bound, event: Event) -> bool:
        return _chosen_here(state, scope, event)


class _ChosenHere(Happening):
    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {} if _chosen_here(state, scope, event) else None


def _chosen_here(state: State, scope: Bound, event: Event) -> bool:
    oid: ObjId = event["object"]
    here = reading.location(state, scope.source)
    mine = state.exists(oid) and state.obj(oid).controller == event["player"]
    return mine and event["spell"] and reading.is_type(state, oid, "unit") and reading.location(state, oid) == here


@phrase("your beginning phase begins")
@perfect("your beginning phase has begun")
@dataclass(frozen=True)
class BeginningBegins(Happening):
    """the start of the beginning phase of the one who speaks (315.2)"""

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PHASE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {} if event["phase"] == "beginning" and event["player"] == scope.you else None


@phrase("{who} gains/gain focus")
@perfect("{who} has/have gained focus")
@dataclass(frozen=True)
class GainsFocus(Happening):
    """a player gains focus (313)"""

    who: People
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.FOCUS,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        return {"they": event["player"]} if event["player"] in self.who.players(state, scope) else None


@phrase("{who} burns/burn out")
@perfect("{who} has/have burned out")
@dataclass(frozen=True)
class BurnsOut(GainsFocus):
    """a player burns out (418)"""

    who: People

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (events.BURN_OUT,)


@phrase("{who} pays/pay {n} power")
@perfect("{who} has/have paid {n} power")
@dataclass(frozen=True)
class PaysPower(Happening):
    """a player pays so much power at once (354)"""

    who: People
    n: int
    offers = ("they",)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.PAY,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["player"] in self.who.players(state, scope) and event["power"] == self.n
        return {"they": event["player"]} if fits else None


@phrase("{who} pays/pay {n} energy")
@perfect("{who} has/have paid {n} energy")
@dataclass(frozen=True)
class PaysEnergy(PaysPower):
    """a player pays so much energy at once (354)"""

    who: People
    n: int
    offers = ("they",)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        fits = event["player"] in self.who.players(state, scope) and event["energy"] == self.n
        return {"they": event["player"]} if fits else None
