"""The table of Berserk Heroes: the hero, the line of creatures, the line of support, the coins, and the Очередь."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from judgeapp.desktop.workbench.board.generic import Layout
from judgeapp.desktop.workbench.board.plan import Band, Box, Shape, Sight
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.state import Obj
from judgeapp.kernel.views import value

PLAY = Zone("игра")
QUEUE = Zone("Очередь")


class BerserkTable(Layout):
    """Facts read: ``turn``, ``phase``. The queue is first in, first out: its front acts next."""

    hidden = ("игра",)
    rare = ("запас", "дополнительная колода", "sideboard")
    figures: ClassVar = ("strike", "lives", "cost")
    quiet: ClassVar = frozenset({"открытый", "закрытый", "раненый", "слабый"})
    russian = True
    facts = ("turn", "phase")

    def rows(self, sight: Sight, player: PlayerId) -> Sequence[Band]:
        """The line of creatures nearest to the middle, then hero and support."""

        def is_(obj: Obj, kind: str) -> bool:
            return kind in (value(sight.state, obj.id, "types") or ())

        line = self.some(
            sight, "line of creatures", PLAY, player, lambda o: not is_(o, "герой") and not is_(o, "карта поддержки")
        )
        hero = self.some(sight, "hero", PLAY, player, lambda o: is_(o, "герой"), weight=0.6)
        support = self.some(sight, "support", PLAY, player, lambda o: is_(o, "карта поддержки"), weight=1.4)
        if not support.cards and not sight.setting:
            return [Band((hero, replace(line, weight=2.5)), None, player)]
        return [Band((line,), None, player), Band((hero, support), None, player)]

    def middle(self, sight: Sight) -> Sequence[Band]:
        """Nothing lies between the players."""
        return []

    def side(self, sight: Sight) -> Sequence[Box]:
        """The Очередь, what acts next on top."""
        cards = sight.state.zones.get(QUEUE, ())
        note = word("first in, first out")
        return [Box(word("Очередь"), QUEUE, cards, Shape.QUEUE, note=note, hot=bool(cards), numbered=True)]

    def always(self, name: str) -> bool:
        """Lives and coins are always of interest."""
        return name in ("жизни", "открытые монеты", "монеты")


TABLE = BerserkTable
