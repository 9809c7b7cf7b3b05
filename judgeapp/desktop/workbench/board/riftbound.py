"""The table of Riftbound: the battlefields between the players, units of both at each; bases, runes and legends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from judgeapp.desktop.workbench.board.generic import Layout
from judgeapp.desktop.workbench.board.plan import Band, Box, Shape, Sight, host
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.ids import ObjId, PlayerId, Zone

FIELDS = Zone("battlefields")


class RiftboundTable(Layout):
    """Facts read: ``turn``, ``phase``, ``showdown``, ``combat``; marks of a battlefield: ``contested``."""

    hidden = ("battlefields", "battlefield", "facedown")
    rare = ("banishment", "champion", "legend", "rune deck")
    figures: ClassVar = ("might", "energy", "power")
    quiet: ClassVar = frozenset(
        {"ready", "damaged", "mighty", "attached", "uncontrolled", "attacking alone", "defending alone"}
    )
    nobodys: ClassVar = frozenset({"battlefields"})
    facts = ("turn", "phase")

    def rows(self, sight: Sight, player: PlayerId) -> Sequence[Band]:
        """The base, with legend and champion beside it."""
        base = self.box(sight, "base", player, weight=3.0)
        beside = [self.box(sight, k, player, Shape.SHORT, 0.6) for k in ("legend", "champion")]
        return [Band((base, *(b for b in beside if b.cards or sight.setting)), None, player)]

    def kinds(self, sight: Sight, player: PlayerId) -> list[str]:
        """Base, legend and champion have a row of their own."""
        return [k for k in super().kinds(sight, player) if k not in ("base", "legend", "champion")]

    def middle(self, sight: Sight) -> Sequence[Band]:
        """A column for each battlefield: the units from above, the battlefield itself, the units from below."""
        fields = sight.state.zones.get(FIELDS, ())
        if not fields:
            return []
        top, bottom = self.sides(sight)
        bands = [Band(tuple(self._units(sight, f, p) for f in fields), None, p, True) for p in top]
        bands.append(Band(tuple(self._field(sight, f) for f in fields), even=True))
        bands += [Band(tuple(self._units(sight, f, p) for f in fields), None, p, True) for p in bottom]
        return bands

    def _units(self, sight: Sight, field: ObjId, player: PlayerId) -> Box:
        state = sight.state
        name = state.objects[field].alias
        zone = Zone("battlefield", name)
        here = [state.objects[o] for o in state.zones.get(zone, ())]
        cards = tuple(o.id for o in here if o.controller == player and host(state, o.id) is None)
        return Box(f"{name} · {player}", zone, cards, player=player)

    def _field(self, sight: Sight, field: ObjId) -> Box:
        """The battlefield with what lies face down at it."""
        state = sight.state
        obj = state.objects[field]
        held = obj.controller if obj.controller in state.seats else None
        note = word("held by {player}").format(player=held) if held else word("held by nobody")
        contested = obj.mark("contested")
        if contested:
            note += " · " + word("contested by {player}").format(player=contested)
        hot = bool(obj.mark("staged")) or state.fact("showdown") in (field, obj.alias) or bool(contested)
        cards = (field, *state.zones.get(Zone("facedown", obj.alias), ()))
        return Box(word("battlefield"), FIELDS, cards, Shape.SHORT, note=note, hot=hot, player=held)

    def moment(self, sight: Sight) -> str:
        """The turn, the phase, and what kind of moment it is."""
        state = sight.state
        shown = word("showdown") if state.fact("showdown") is not None else ""
        closed = word("closed") if state.zones.get(Zone("chain")) else word("open")
        return "   ".join(p for p in (super().moment(sight), closed, shown) if p)


TABLE = RiftboundTable
