"""The table of Flesh and Blood: heroes with weapons and equipment; between the players the combat chain by links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from judgeapp.desktop.workbench.board.generic import Layout
from judgeapp.desktop.workbench.board.plan import Band, Box, Shape, Sight
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.ids import ObjId, PlayerId, Zone

CHAIN, ARENA = Zone("combat chain"), Zone("permanent")
SLOTS = ("head", "chest", "arms", "legs")


class FabTable(Layout):
    """Facts read: ``chain`` (the links), ``active link``, ``step``."""

    hidden = ("hero", "weapon", *SLOTS, "equipment", "chain", "defending")
    rare = ("soul", "inventory", "banished", "arsenal")
    figures: ClassVar = ("power", "defense", "life", "cost", "pitch", "intellect")
    quiet: ClassVar = frozenset({"face-up", "attacking", "defending", "untapped", "public", "private"})
    facts = ("phase", "step")

    def rows(self, sight: Sight, player: PlayerId) -> Sequence[Band]:
        """Permanents nearest to the middle, then hero, weapons and equipment."""
        found = []
        arena = self.some(sight, "arena", ARENA, player, lambda _: True)
        if arena.cards or sight.setting:
            found.append(Band((arena,), None, player))
        hero = self.box(sight, "hero", player, weight=0.5)
        weapons = self.box(sight, "weapon", player)
        worn = tuple(o for slot in SLOTS for o in sight.cards(slot, player))
        equipment = Box(word("equipment"), Zone("equipment", player), worn, Shape.SHORT, 1.2, player=player)
        boxes = [b for b in (hero, weapons, equipment) if b.cards or sight.setting or b is hero]
        return [*found, Band(tuple(boxes), None, player)]

    def kinds(self, sight: Sight, player: PlayerId) -> list[str]:
        """Permanents have a row of their own."""
        return [k for k in super().kinds(sight, player) if k != "permanent"]

    def middle(self, sight: Sight) -> Sequence[Band]:
        """The combat chain: a box a link, the attack first, then the cards that defend."""
        state = sight.state
        links: tuple[Any, ...] = state.fact("chain", ())
        if not links:
            return []
        shown: set[ObjId] = set()
        boxes = []
        for link in links:
            cards = tuple(o for o in self._on(sight, link) if o in state.objects)
            shown.update(cards)
            boxes.append(self._link(sight, link, cards))
        rest = tuple(o for o in state.zones.get(CHAIN, ()) if o not in shown)
        if rest:
            boxes.append(Box(word("combat chain"), CHAIN, rest))
        return [Band(tuple(boxes))]

    def _on(self, sight: Sight, link: Any) -> tuple[ObjId, ...]:
        """The attack of a link, the weapon or ally behind it, and its defenders."""
        state = sight.state
        here = [state.objects[o] for o in state.zones.get(CHAIN, ())]
        attacking = (o.id for o in here if o.mark("attacking") == link.number)
        defending = (o.id for o in here if o.mark("defending") == link.number)
        worn = (o.id for o in state.in_zones(*SLOTS) if o.mark("defending") == link.number)
        return tuple(dict.fromkeys((link.attack, *attacking, *defending, *worn)))

    def _link(self, sight: Sight, link: Any, cards: tuple[ObjId, ...]) -> Box:
        state = sight.state
        active = state.fact("active link") == link.number
        target = state.obj(link.target).alias
        title = f"{word('link')} {link.number}" + (f" · {word(str(state.fact('step')))}" if active else "")
        note = f"{link.controller} → {target}"
        return Box(title, CHAIN, cards, note=note, hot=active, player=link.controller)

    def always(self, name: str) -> bool:
        """Life and action points are always of interest."""
        return name in ("life", "action points")

    def moment(self, sight: Sight) -> str:
        """The turn, the phase, and whether the chain is open."""
        chain = f"   {word('combat chain')}: {len(sight.state.fact('chain', ()))}" if sight.state.fact("chain") else ""
        return f"{word('turn')}: {sight.state.fact('turn')}   {super().moment(sight)}{chain}"


TABLE = FabTable
