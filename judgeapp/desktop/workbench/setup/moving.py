"""Cards that are moved on the table that is being set: dropped on the board, dropped in the tree, by their menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.workbench.board.plan import Box
from judgeapp.desktop.workbench.setup import remarks
from judgeapp.desktop.workbench.setup.tree import Node
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario import editing
from judgeapp.scenario.seating import Spot
from judgeapp.scenario.stage import TABLE

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.setup.tablepanel import TablePanel


class Moving:
    """Moves the cards of one panel, or says why it can't be."""

    def __init__(self, panel: TablePanel) -> None:
        self._panel = panel

    def card(self, spot: Spot, player: str, place: str, remark: str = "") -> None:
        """Move a card to another place. remark: what there is to say of it; that it changes hands is said anyway."""
        said = QCoreApplication.translate("Moving", "Move to {player}’s {place}")
        label = said.format(player=player, place=word(place))
        reader, scenario = self._panel.reader, self._panel.scenario
        if reader is not None and player != spot.player and not remark and TABLE not in (player, spot.player):
            entry = editing.entry_at(scenario, reader, spot)
            remark = remarks.other_owner(entry.alias or entry.name, spot.player, player)
        self._panel.edit(label, lambda s, r: editing.moved(s, r, spot, player, place), remark=remark)

    def node(self, spot: Spot, target: Node) -> None:
        """A card was dropped on a line of the tree."""
        reader = self._panel.reader
        if reader is not None:
            place = target.place or editing.place_at(self._panel.scenario, reader, spot)
            self.card(spot, target.player, place)

    def object(self, oid: ObjId, box: Box) -> None:
        """An object of the set table was dropped in a box of the board."""
        reader, name = self._panel.reader, self._panel.name_of(oid)
        spot = self._panel.spot_of(oid)
        if reader is None:
            return
        if spot is None:
            self._panel.say(remarks.not_written(name))
            return
        scenario = self._panel.scenario
        entry = editing.entry_at(scenario, reader, spot)
        place = reader.place_for(box.zone, reader.types(entry.name)) if box.zone else None
        if place is None or box.zone is None:
            self._panel.say(remarks.no_place(name, box.title))
            return
        player = str(box.player or box.zone.of or "")
        player = player if player in [s.player for s in scenario.seats] else spot.player
        if player == spot.player and any(s.startswith(editing.CONTROLLED) for s in entry.states):
            self.card(spot, player, place, remarks.back_with_owner(name, player))
        elif (player, place) == (spot.player, editing.place_at(scenario, reader, spot)):
            self._panel.say(remarks.needs_type(name, box.title))
        else:
            self.card(spot, player, place)
