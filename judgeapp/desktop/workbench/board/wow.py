"""The table of the World of Warcraft TCG: each player's party, equipment and abilities, and the resource row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from judgeapp.desktop.workbench.board.generic import Layout
from judgeapp.desktop.workbench.board.plan import Band, Shape, Sight
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.state import Obj
from judgeapp.kernel.views import value

PLAY = Zone("play")
PARTY = ("hero", "ally")
EQUIPMENT = ("armor", "item", "weapon", "equipment")


class WowTable(Layout):
    """Facts read: ``turn``, ``stage``, ``attacker``, ``proposed``, ``defender``; marks: ``resource``."""

    hidden = ("play", "resources")
    rare = ("removed", "side")
    remote = ("raid main deck", "raid event deck", "raid boss")
    figures: ClassVar = ("ATK", "health", "DEF", "cost")
    quiet: ClassVar = frozenset({"ready", "loyal", "neutral", "in combat", "in play"})
    facts = ("turn", "stage")

    def rows(self, sight: Sight, player: PlayerId) -> Sequence[Band]:
        """The party nearest to the middle, then equipment and abilities, then the resource row."""

        def kind(obj: Obj) -> str:
            if obj.mark("resource"):
                return "resources"
            types = value(sight.state, obj.id, "types") or ()
            if any(t in types for t in PARTY):
                return "party"
            return "equipment" if any(t in types for t in EQUIPMENT) else "abilities"

        party = self.some(sight, "party", PLAY, player, lambda o: kind(o) == "party")
        worn = self.some(sight, "equipment", PLAY, player, lambda o: kind(o) == "equipment")
        ongoing = self.some(sight, "abilities", PLAY, player, lambda o: kind(o) == "abilities")
        row = self.some(sight, "resources", PLAY, player, lambda o: kind(o) == "resources", Shape.SHORT)
        second = tuple(b for b in (worn, ongoing) if b.cards or sight.setting)
        bands = [Band((party,), None, player)]
        if second:
            bands.append(Band(second, None, player))
        if row.cards or sight.setting:
            bands.append(Band((row,), None, player))
        return bands

    def middle(self, sight: Sight) -> Sequence[Band]:
        """Nothing lies between the players."""
        return []

    def moment(self, sight: Sight) -> str:
        """The turn, the step, and who fights whom."""
        state = sight.state
        roles = []
        for role in ("attacker", "proposed", "defender"):
            oid = state.fact(role)
            if oid is not None and (oid in state.objects or oid in state.gone):
                roles.append(f"{word(role)}: {state.obj(oid).alias}")
        return "   ".join((super().moment(sight), *roles))


TABLE = WowTable
