"""The layout for any game: each player's places by their kind; a game's own table replaces what it knows better.

Two players face each other; more sit one above the other. Zones without a player lie between them or at the side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from judgeapp.desktop.workbench.board.plan import Band, Board, Box, Head, Shape, Sight
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import NOWHERE, ObjId, PlayerId, Zone

SIDE = ("stack", "chain", "queue", "очередь")
HANDS = ("hand",)


class Layout:
    """Turns a position into a board. Games override the parts that have a form of their own."""

    hidden: ClassVar[tuple[str, ...]] = ()
    """Zone kinds that are not drawn."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """Marks of a player that are always shown, beside those that scenarios can set."""

    def board(self, sight: Sight) -> Board:
        """The whole board."""
        top, bottom = self.sides(sight)
        bands = [b for p in top for b in self.player(sight, p, True)]
        bands += self.middle(sight)
        bands += [b for p in bottom for b in self.player(sight, p, False)]
        return Board(tuple(bands), tuple(self.side(sight)), self.moment(sight))

    def sides(self, sight: Sight) -> tuple[Sequence[PlayerId], Sequence[PlayerId]]:
        """Who sits above the middle and who below: the first player below, the others above."""
        seats = sight.state.seats
        return tuple(reversed(seats[1:])), seats[:1]

    # --- one player ---------------------------------------------------------------------------------------------------

    def player(self, sight: Sight, player: PlayerId, above: bool) -> Sequence[Band]:
        """A player's bands, from the edge of the table to its middle for one below, the other way round above."""
        game = sight.game
        in_play = [k for k in self.kinds(sight, player) if k in game.in_play]
        piles = [k for k in self.kinds(sight, player) if k not in game.in_play and k not in HANDS]
        rows = [Band(tuple(self.box(sight, k, player) for k in in_play), None, player)] if in_play else []
        hands = [self.box(sight, k, player, Shape.SHORT, 3.0) for k in HANDS if self.has(sight, k, player)]
        edge = Band((*hands, *(self.pile(sight, k, player) for k in piles)), self.head(sight, player), player)
        return [edge, *rows] if above else [*rows, edge]

    def kinds(self, sight: Sight, player: PlayerId) -> list[str]:
        """The kinds of zones a player has: those that scenarios name, and those that hold something."""
        named = [k for k in sight.game.setup_zones.values() if sight.game.zone_for(k, player).of == player]
        held = [z.kind for z, ids in sight.state.zones.items() if z.of == player and ids]
        return [k for k in dict.fromkeys((*named, *held)) if k not in self.hidden and k != NOWHERE.kind]

    def has(self, sight: Sight, kind: str, player: PlayerId) -> bool:
        """Whether a player has a zone of a kind."""
        return kind in self.kinds(sight, player)

    def box(
        self, sight: Sight, kind: str, player: PlayerId | None, shape: Shape = Shape.FACES, weight: float = 1.0
    ) -> Box:
        """A zone with its cards in sight."""
        cards = sight.cards(kind, player)
        return Box(word(kind), Zone(kind, player), cards, shape, weight, player=player, key=_key(kind, player))

    def pile(self, sight: Sight, kind: str, player: PlayerId | None) -> Box:
        """A zone that is only counted until the user spreads it out."""
        key = _key(kind, player)
        shape = Shape.SHORT if key in sight.opened else Shape.PILE
        weight = 2.0 if key in sight.opened else 0.0
        cards = sight.state.zone(kind, player)
        return Box(word(kind), Zone(kind, player), cards, shape, weight, player=player, key=key)

    def head(self, sight: Sight, player: PlayerId) -> Head:
        """A player's name plate."""
        marks = sight.state.players.get(player, {})
        shown = dict.fromkeys((*sight.game.setup_scalars.values(), *self.numbers))
        names = {mark: said for said, mark in sight.game.setup_scalars.items()}
        numbers = tuple((word(names.get(k, k)), str(marks[k])) for k in shown if _is_number(marks.get(k)))
        flags = tuple(word(names.get(k, k)) for k in shown if marks.get(k) is True)
        acts = sight.pending is not None and sight.pending.player == player
        return Head(player, numbers, (*flags, *self.flags(sight, player)), acts, _waits(sight) if acts else "")

    def flags(self, sight: Sight, player: PlayerId) -> Sequence[str]:
        """What else to say of a player: whose turn it is."""
        return (word("turn"),) if sight.state.fact("turn") == player else ()

    # --- what is nobody's ---------------------------------------------------------------------------------------------

    def middle(self, sight: Sight) -> Sequence[Band]:
        """The bands between the players."""
        boxes = [self.box(sight, z.kind, None) for z in self._shared(sight) if z.kind not in SIDE]
        return [Band(tuple(boxes))] if boxes else []

    def side(self, sight: Sight) -> Sequence[Box]:
        """The column at the side: what waits to resolve, the next one first."""
        return [self.queue(sight, z) for z in self._shared(sight) if z.kind in SIDE]

    def queue(self, sight: Sight, zone: Zone) -> Box:
        """Something that resolves in an order."""
        cards = self.in_order(sight, zone)
        return Box(word(zone.kind), zone, cards, Shape.QUEUE, note=word("next first"), hot=bool(cards), numbered=True)

    def in_order(self, sight: Sight, zone: Zone) -> tuple[ObjId, ...]:
        """What waits, the next to resolve first."""
        return sight.state.zones.get(zone, ())

    def _shared(self, sight: Sight) -> list[Zone]:
        held = [z for z, ids in sight.state.zones.items() if z.of is None and ids]
        return [z for z in held if z.kind not in self.hidden and z != NOWHERE]

    def moment(self, sight: Sight) -> str:
        """The turn and the phase."""
        facts: Mapping[str, Any] = sight.state.facts
        found = [
            f"{word(k)}: {word(str(facts[k]))}" for k in ("turn", "phase", "step") if isinstance(facts.get(k), str)
        ]
        return "   ".join(found)


def _key(kind: str, player: PlayerId | None) -> str:
    return f"{player or ''}/{kind}"


def _is_number(thing: Any) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def _waits(sight: Sight) -> str:
    match sight.pending:
        case Window(_, about):
            return word(about)
        case Choice(_, kind):
            return word(kind)
        case _:
            return ""
