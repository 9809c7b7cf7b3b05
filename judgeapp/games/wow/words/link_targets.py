"""Links of the chain and what they target (706, 709.2a)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.words.events import OfKind
from judgeapp.games.wow.words.structure import NO_TEXT, said_in_playing
from judgeapp.games.wow.words.targets import TargetPlayer, link_targets, target_nodes
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import abilities
from judgeapp.language.categories import Condition, People, Things
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import perfect, phrase


def _links(state: State, what: Things, scope: Bound) -> list[tuple[Bound, tuple[Any, ...]]]:
    """Some links with what they were said to be, and their lines."""
    found: list[tuple[Bound, tuple[Any, ...]]] = []
    for oid in what.objects(state, scope):
        obj = state.obj(oid)
        if obj.layer is not None:
            found.append((obj.layer, (obj.layer.ability,)))
        else:
            lines = said_in_playing(abilities(state.at(oid), oid))
            found.append((Bound(NO_TEXT, oid, obj.controller, obj.mark("slots") or {}), lines))
    return found


def legal_targets(state: State, scope: Bound, lines: tuple[Any, ...]) -> tuple[Any, ...]:
    """The targets of a link that are legal still (709.2a)."""
    found: tuple[Any, ...] = ()
    for node in target_nodes(lines, scope):
        if isinstance(node, Target):
            found += node.objects(state, scope)
        elif isinstance(node, TargetPlayer):
            found += node.players(state, scope)
    return found


@phrase("{what} has a target")
@dataclass(frozen=True)
class HasATarget(Condition):
    """something was targeted as the link was added"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return any(link_targets(state, o) for o in self.what.objects(state, scope))


@phrase("a target of {what} is legal")
@dataclass(frozen=True)
class ATargetIsLegal(Condition):
    """at least one of the targets of a link is legal still (709.2a)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return any(legal_targets(state, link, lines) for link, lines in _links(state, self.what, scope))


@phrase("a target of {what} is illegal")
@dataclass(frozen=True)
class ATargetIsIllegal(Condition):
    """at least one of the targets of a link is legal no more (709.2a)"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        return any(
            len(legal_targets(state, link, lines)) < len(link_targets(state, o))
            for o, (link, lines) in zip(self.what.objects(state, scope), _links(state, self.what, scope), strict=True)
        )


@phrase("a target of {what}")
@dataclass(frozen=True)
class TargetsOf(Things):
    """what a link targets, legal or not"""

    what: Things

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(t for o in self.what.objects(state, scope) for t in link_targets(state, o) if isinstance(t, ObjId))


@phrase("the player {what} targets")
@dataclass(frozen=True)
class PlayerTargeted(People):
    """the player whom a link targets"""

    what: Things

    def players(self, state: State, scope: Bound) -> tuple[PlayerId, ...]:
        return tuple(
            t for o in self.what.objects(state, scope) for t in link_targets(state, o) if isinstance(t, PlayerId)
        )


@phrase("an effect of {what} is on the chain")
@dataclass(frozen=True)
class EffectOnChain(Condition):
    """an effect that a power or a quest of something made waits to resolve"""

    what: Things

    def holds(self, state: State, scope: Bound) -> bool:
        found = self.what.objects(state, scope)
        layers = [state.obj(o).layer for o in state.zones.get(reading.CHAIN, ())]
        return any(layer is not None and layer.source in found for layer in layers)


@phrase("the effect of {what}")
@dataclass(frozen=True)
class EffectOf(Things):
    """the effects on the chain that a power or a quest of something made"""

    what: Things

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        found = self.what.objects(state, scope)
        links = [(o, state.obj(o).layer) for o in state.zones.get(reading.CHAIN, ())]
        return tuple(o for o, layer in links if layer is not None and layer.source in found)


@phrase("{what} is targeted by {link}")
@perfect("{what} has been targeted by {link}")
@dataclass(frozen=True)
class IsTargetedBy(OfKind):
    """something is targeted as a card or a card's effect is added to the chain; "they" are who targets it (706.1)"""

    what: Party
    link: Party
    kind = kinds.TARGETED
    offers = ("it", "they")

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        layer = state.obj(event["object"]).layer
        if not self.link.takes(state, scope, event["object"] if layer is None else layer.source):
            return None
        found = tuple(t for t in event["targets"] if isinstance(t, ObjId) and self.what.takes(state, scope, t))
        return {"it": found, "they": event["player"]} if found else None
