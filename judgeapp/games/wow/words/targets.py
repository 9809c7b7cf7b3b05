"""Targets: nodes with the word "target", how they are chosen as a link is added, and how they are looked at again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from judgeapp.games.wow import reading
from judgeapp.games.wow.words.descriptions import InTheirParty
from judgeapp.games.wow.words.lexicon import DamageWord
from judgeapp.games.wow.words.structure import NO_TEXT, Reward, said_in_playing
from judgeapp.kernel.choices import Illegal, Procedure, choose, choose_number
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Description, Line, People, QuotedLine, bind
from judgeapp.language.nodes.descriptions import Clause, TheyControl, Whose
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import Node, node_fields, phrase, walk

MANY = 99


@phrase("any number of target {what}")
@dataclass(frozen=True)
class AnyNumberOfTargets(Target):
    """any number of targets, none included (104)"""

    what: Description
    singular = False

    @property
    def least(self) -> int:
        return 0

    @property
    def most(self) -> int:
        return MANY


@phrase("X target {what}")
@dataclass(frozen=True)
class XTargets(Target):
    """just X targets"""

    what: Description
    singular = False
    needs = ("X",)


@phrase("each of X target {what}")
@dataclass(frozen=True)
class EachOfXTargets(XTargets):
    """each of just X targets"""

    what: Description


@phrase("a second target {what}")
@dataclass(frozen=True)
class SecondTarget(Target):
    """a target other than those before it"""

    what: Description


@phrase("a third target {what}")
@dataclass(frozen=True)
class ThirdTarget(SecondTarget):
    """another target other than those before it"""

    what: Description


@dataclass(frozen=True)
class Untargetable(Line):
    """Players who can't be targeted."""

    who: tuple[PlayerId, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said


@phrase("target player")
@dataclass(frozen=True)
class TargetPlayer(People):
    """a player as a target"""

    ordinal: int = field(default=0, kw_only=True)

    @property
    def slot(self) -> str:
        """The slot in which the choice is kept."""
        return f"target {self.ordinal}"

    def legal(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        """The players who can be chosen."""
        hidden = {p for b in in_force(state, Untargetable) for p in b.ability.who}  # type: ignore[attr-defined]
        return tuple(p for p in reading.alive(state) if p not in hidden)

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        found = scope.slots.get(self.slot, ())
        return tuple(p for p in found if p in self.legal(state, scope))


@phrase("target opponent")
@dataclass(frozen=True)
class TargetOpponent(TargetPlayer):
    """an opponent as a target"""

    def legal(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(p for p in super().legal(state, scope) if reading.opposed(state, scope.you, p))


@phrase("{who}'s")
@dataclass(frozen=True)
class TargetPlayers(Whose):
    """of a player who is a target"""

    who: TargetPlayer

    def of(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return self.who.players(state, scope)


@phrase("controlled by {who}")
@dataclass(frozen=True)
class ControlledBy(Clause):
    """controlled by a player who is a target"""

    who: TargetPlayer

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).controller in self.who.players(state, scope)


@phrase("in {who}'s party")
@dataclass(frozen=True)
class InPartyOf(Clause):
    """in the party of a player who is a target"""

    who: TargetPlayer

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(reading.in_party(state, oid, p) for p in self.who.players(state, scope))


@phrase("quest reward effect")
@dataclass(frozen=True)
class RewardEffect(Description):
    """an effect that completing a quest put on the chain (711.3)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        layer = state.obj(oid).layer
        return layer is not None and isinstance(layer.ability, Reward)

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in state.zones.get(reading.CHAIN, ()) if self.fits(state, scope, o))


@phrase("card or effect")
@dataclass(frozen=True)
class CardOrEffect(Description):
    """a link that can be interrupted: a card that was played or an effect, no placed resource (711.3)"""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return state.obj(oid).zone == reading.CHAIN and not state.obj(oid).mark("resource")

    def find(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in state.zones.get(reading.CHAIN, ()) if self.fits(state, scope, o))


@phrase("card or effect targeting a {what}")
@dataclass(frozen=True)
class Targeting(CardOrEffect):
    """a link that has something among its targets"""

    what: Description

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        if not super().fits(state, scope, oid):
            return False
        found = [t for t in link_targets(state, oid) if isinstance(t, ObjId) and reading.in_play(state, t)]
        return any(self.what.fits(state, scope, t) for t in found)


@phrase("{share} {kind} damage divided as you choose to any number of target {what}")
@dataclass(frozen=True)
class Division(Target):
    """damage divided among targets as they are chosen: the shares are part of the choice (717.7)"""

    share: Amount
    kind: DamageWord
    what: Description
    singular = False

    @property
    def least(self) -> int:
        return 1

    @property
    def most(self) -> int:
        return MANY

    @property
    def shares(self) -> str:
        """The slot in which the shares are kept, in the order of the targets."""
        return f"shares {self.ordinal}"


@dataclass(frozen=True)
class Magnet(Line):
    """A line that makes opponents include an object among their targets (706.4). Words: see :mod:`lines`."""

    def pulls(self, state: State, scope: Bound, chooser: PlayerId) -> tuple[ObjId, ...]:
        """What the player must target if able."""
        raise NotImplementedError


TargetNode = Target | TargetPlayer


def target_nodes(value: Any, scope: Bound | None = None) -> Iterator[TargetNode]:
    """Every target of a text in the order of its words; powers in quotes choose theirs when they are used (706.1c),
    modes that were not chosen have none."""
    if isinstance(value, QuotedLine):
        return
    if isinstance(value, Target | TargetPlayer):
        for _, inner in node_fields(value):
            yield from target_nodes(inner, scope)
        yield value
        return
    if isinstance(value, tuple):
        for item in value:
            yield from target_nodes(item, scope)
    elif isinstance(value, Node):
        chosen = getattr(value, "chosen", None)
        if chosen is not None and scope is not None:
            yield from target_nodes(chosen(scope), scope)
            return
        for _, inner in node_fields(value):
            yield from target_nodes(inner, scope)


def depends(node: Target) -> bool:
    """Whether what the target may be depends on X or on another choice that is made before it."""
    return isinstance(node, XTargets) or any(
        isinstance(n, TargetPlayer | InTheirParty | TheyControl) for n in walk(node.what)
    )


def declare(table: Table, scope: Bound, lines: Iterable[Line | Any]) -> Procedure:
    """Choose all targets of some lines in order; returns whether all choices could be made (707.1d)."""
    nodes = list(target_nodes(tuple(lines), scope))
    taken: tuple[Any, ...] = ()
    for at, node in enumerate(nodes):
        picked = yield from _declare_one(table, scope, node, taken, nodes[at + 1 :])
        if picked is None:
            return False
        scope.slots[node.slot] = picked  # type: ignore[index]
        if isinstance(node, TargetPlayer):
            bind(scope, they=picked)
        if isinstance(node, Division):
            yield from _divide(table, scope, node, picked)
        taken += picked
    return True


def _declare_one(
    table: Table, scope: Bound, node: TargetNode, taken: tuple[Any, ...], later: list[TargetNode]
) -> Procedure:
    state = table.state
    legal: tuple[Any, ...] = node.legal(state, scope)
    if isinstance(node, SecondTarget):
        legal = tuple(o for o in legal if o not in taken)
    least, most = _bounds(node, scope)
    if len(legal) < least:
        return None
    pulled = [
        m for m in _pulls(state, scope) if m in legal and m not in taken and not _fits_later(state, scope, m, later)
    ]
    forced = tuple(pulled[:most]) if least > 0 else ()
    rest = [(_name(state, o), o) for o in legal if o not in forced]
    least, most = max(0, least - len(forced)), most - len(forced)
    picked: tuple[Any, ...] = yield from choose(
        scope.you, "target", node.show(), rest, least, most, rules=("706.1", "707.1d")
    )
    if picked and any(m not in picked for m in pulled if m not in forced):
        raise Illegal("a card that must be targeted if able is not among the targets", "706.4")
    return forced + picked


def _bounds(node: TargetNode, scope: Bound) -> tuple[int, int]:
    if isinstance(node, XTargets):
        x = int(scope.slots.get("X", 0))
        return x, x
    if isinstance(node, TargetPlayer):
        return 1, 1
    return node.least, node.most


def _pulls(state: State, scope: Bound) -> list[ObjId]:
    found: list[ObjId] = []
    for bound in in_force(state, Magnet):
        found += bound.ability.pulls(state, bound, scope.you)  # type: ignore[attr-defined]
    return found


def _fits_later(state: State, scope: Bound, oid: ObjId, later: list[TargetNode]) -> bool:
    return any(isinstance(n, Target) and oid in n.legal(state, scope) for n in later)


def _divide(table: Table, scope: Bound, node: Division, picked: tuple[ObjId, ...]) -> Procedure:
    left = node.share.amount(table.state, scope)
    shares: list[int] = []
    for at, oid in enumerate(picked):
        others = len(picked) - at - 1
        least, most = (left, left) if not others else (1, left - others)
        about = f"damage to {_name(table.state, oid)}"
        shares.append((yield from choose_number(scope.you, "divide", about, least, max(least, most), ("717.7",))))
        left -= shares[-1]
    scope.slots[node.shares] = tuple(shares)  # type: ignore[index]


def _name(state: State, value: ObjId | PlayerId) -> str:
    return state.obj(value).alias if isinstance(value, ObjId) else str(value)


def declared_targets(scope: Bound, lines: Iterable[Any]) -> tuple[Any, ...]:
    """All objects and players chosen as targets by some lines, legal or not."""
    return tuple(o for n in target_nodes(tuple(lines), scope) for o in scope.slots.get(n.slot, ()))


def link_targets(state: State, link: ObjId) -> tuple[Any, ...]:
    """All that a link on the chain targets."""
    obj = state.obj(link)
    if obj.layer is not None:
        return declared_targets(obj.layer, (obj.layer.ability,))
    slots = obj.mark("slots")
    lines = said_in_playing(obj.card.abilities)
    if slots is None or not lines:
        return ()
    return declared_targets(Bound(NO_TEXT, link, obj.controller, slots), lines)


def all_illegal(state: State, scope: Bound, lines: Iterable[Any]) -> bool:
    """Whether targets were chosen and every one of them is illegal now (709.2a)."""
    lines = tuple(lines)
    if not declared_targets(scope, lines):
        return False
    for node in target_nodes(lines, scope):
        still = node.objects(state, scope) if isinstance(node, Target) else node.players(state, scope)
        if still:
            return False
    return True


def can_target(state: State, scope: Bound, oid: ObjId) -> bool:
    """Whether the rules let the scope's controller target the card: not itself, no untargetable card in play."""
    if oid == scope.source and state.obj(oid).zone == reading.CHAIN:
        return False
    return not (reading.in_play(state, oid) and reading.has(state, oid, "untargetable"))
