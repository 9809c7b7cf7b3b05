"""The layout for any game: each player's places by their kind; a game's own table replaces what it knows better.

Two players face each other; more sit one above the other. Zones without a player lie between them or at the side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from judgeapp.desktop.workbench.board.facing import Manner
from judgeapp.desktop.workbench.board.plan import Band, Board, Box, Head, Shape, Sight, host
from judgeapp.desktop.workbench.wording import word
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import NOWHERE, PlayerId, Zone
from judgeapp.kernel.state import Obj
from judgeapp.scenario.seating import one_word_each

SIDE = ("stack", "chain", "queue", "Очередь")
HANDS = ("hand", "рука")


class Layout:
    """Turns a position into a board. Games override the parts that have a form of their own."""

    hidden: ClassVar[tuple[str, ...]] = ()
    """Zone kinds that are not drawn."""
    rare: ClassVar[tuple[str, ...]] = ()
    """Zone kinds that are drawn only while something lies there, or while the table is set."""
    remote: ClassVar[tuple[str, ...]] = ()
    """Zone kinds that are drawn only while something lies there, whatever is done."""
    figures: ClassVar[tuple[str, ...] | None] = None
    """The numbers that a card face shows, in order; None for all that the game has."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """States that are too common to be said on a card."""
    nobodys: ClassVar[frozenset[str]] = frozenset()
    """Zone kinds whose cards are nobody's, whoever brought them."""
    russian: ClassVar[bool] = False
    """Whether the words of the game are Russian ones."""
    facts: ClassVar[tuple[str, ...]] = ("turn", "phase", "step")
    """Facts of the game that tell the moment."""

    def board(self, sight: Sight) -> Board:
        """The whole board."""
        top, bottom = self.sides(sight)
        bands = [b for p in top for b in self.player(sight, p, True)]
        bands += self.middle(sight)
        bands += [b for p in bottom for b in self.player(sight, p, False)]
        return Board(tuple(bands), tuple(self.side(sight)), self.moment(sight))

    def manner(self, catalog: Catalog | None) -> Manner:
        """How the faces of the cards are read."""
        return Manner(catalog, self.figures, self.quiet, self.nobodys)

    def sides(self, sight: Sight) -> tuple[Sequence[PlayerId], Sequence[PlayerId]]:
        """Who sits above the middle and who below: the first player below, the others above."""
        seats = sight.state.seats
        return tuple(reversed(seats[1:])), seats[:1]

    # --- one player ---------------------------------------------------------------------------------------------------

    def player(self, sight: Sight, player: PlayerId, above: bool) -> Sequence[Band]:
        """A player's bands, from the edge of the table to its middle for one above, the other way round below."""
        rows = self.rows(sight, player)
        edge = Band(self.edge(sight, player), self.head(sight, player), player)
        return [edge, *reversed(rows)] if above else [*rows, edge]

    def rows(self, sight: Sight, player: PlayerId) -> Sequence[Band]:
        """What a player has in play, from the middle of the table outwards."""
        boxes = tuple(self.box(sight, k, player) for k in self.kinds(sight, player) if k in sight.game.in_play)
        return [Band(boxes, None, player)] if boxes else []

    def edge(self, sight: Sight, player: PlayerId) -> tuple[Box, ...]:
        """What lies at the edge of the table: the hand and the piles."""
        kinds = [k for k in self.kinds(sight, player) if k not in sight.game.in_play]
        hands = [self.box(sight, k, player, Shape.SHORT, 3.0) for k in kinds if k in HANDS]
        return (*hands, *(self.pile(sight, k, player) for k in kinds if k not in HANDS))

    def kinds(self, sight: Sight, player: PlayerId) -> list[str]:
        """The kinds of zones a player has: those that scenarios name, and those that hold something."""
        game = sight.game
        named = [k for k in game.setup_zones.values() if game.zone_for(k, player).of == player]
        held = [z.kind for z, ids in sight.state.zones.items() if z.of == player and ids]
        unseen = self.remote if sight.setting else (*self.rare, *self.remote)
        rare = [k for k in unseen if k not in held]
        return [k for k in dict.fromkeys((*named, *held)) if k not in (*self.hidden, *rare, NOWHERE.kind)]

    def box(
        self, sight: Sight, kind: str, player: PlayerId | None, shape: Shape = Shape.FACES, weight: float = 1.0
    ) -> Box:
        """A zone with its cards in sight."""
        cards = sight.cards(kind, player)
        return Box(word(kind), Zone(kind, player), cards, shape, weight, player=player, key=_key(kind, player))

    def some(
        self,
        sight: Sight,
        title: str,
        zone: Zone,
        player: PlayerId,
        wanted: Callable[[Obj], bool],
        shape: Shape = Shape.FACES,
        weight: float = 1.0,
    ) -> Box:
        """Some of the cards of a zone that several players share: those that a player controls."""
        state = sight.state
        mine = (state.objects[o] for o in state.zones.get(zone, ()))
        cards = tuple(o.id for o in mine if o.controller == player and host(state, o.id) is None and wanted(o))
        key = _key(f"{zone.kind}/{title}", player)
        return Box(word(title), zone, cards, shape, weight, player=player, key=key)

    def pile(self, sight: Sight, kind: str, player: PlayerId | None) -> Box:
        """A zone that is only counted until the user spreads it out."""
        key = _key(kind, player)
        shape = Shape.SHORT if key in sight.opened else Shape.PILE
        weight = 2.0 if key in sight.opened else 0.0
        cards = sight.state.zone(kind, player)
        return Box(word(kind), Zone(kind, player), cards, shape, weight, player=player, key=key)

    # --- name plates --------------------------------------------------------------------------------------------------

    def head(self, sight: Sight, player: PlayerId) -> Head:
        """A player's name plate."""
        told = list(self.scalars(sight, player))
        numbers = tuple((word(name), str(value)) for name, value in told if _is_number(value))
        flags = tuple(word(name) for name, value in told if value is True)
        acts = sight.pending is not None and sight.pending.player == player
        return Head(player, numbers, (*flags, *self.flags(sight, player)), acts, _waits(sight) if acts else "")

    def scalars(self, sight: Sight, player: PlayerId) -> Iterable[tuple[str, Any]]:
        """A player's numbers and flags; those that are 0 where nothing was said of them are left out."""
        for name in one_word_each(sight.game.setup_scalars, self.russian):
            try:
                value = sight.game.scalar(sight.state, player, name)
            except (KeyError, TypeError, ValueError):
                continue
            if value or self.always(name):
                yield name, value

    def always(self, name: str) -> bool:
        """Whether a number is shown even at 0."""
        return name in ("life", "жизни", "points")

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
        """Something that resolves in an order; the zone holds the next to resolve first."""
        cards = sight.state.zones.get(zone, ())
        return Box(word(zone.kind), zone, cards, Shape.QUEUE, note=word("next first"), hot=bool(cards), numbered=True)

    def _shared(self, sight: Sight) -> list[Zone]:
        held = [z for z, ids in sight.state.zones.items() if z.of is None and ids]
        return [z for z in held if z.kind not in self.hidden and z != NOWHERE]

    def moment(self, sight: Sight) -> str:
        """The turn and the phase."""
        facts: Mapping[str, Any] = sight.state.facts
        told = [f"{word(k)}: {word(str(facts[k]))}" for k in self.facts if isinstance(facts.get(k), str)]
        return "   ".join(told)


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
