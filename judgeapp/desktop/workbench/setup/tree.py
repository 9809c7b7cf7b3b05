"""The table as a tree: players, their places, what lies there; texts can be edited, cards dragged between places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeView, QWidget

from judgeapp.desktop.look import Look
from judgeapp.desktop.workbench.wording import word
from judgeapp.scenario.notation import Scenario
from judgeapp.scenario.seating import Cards, Number, SeatReader, Spot

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole + 1
MIME = "application/x-judgeapp-spot"


class Kind(Enum):
    """What a line of the tree is."""

    PLAYER = "player"
    PLACE = "place"
    CARD = "card"
    NUMBER = "number"
    PLAIN = "plain"
    DEFAULT = "default"


@dataclass(frozen=True)
class Node:
    """A line of the tree: whose, which item and entry, and its text as written."""

    kind: Kind
    player: str
    text: str
    place: str = ""
    item: int = -1
    entry: int = -1

    @property
    def spot(self) -> Spot:
        """Where a card is written."""
        return Spot(self.player, self.item, self.entry)


class SetupModel(QStandardItemModel):
    """`rewritten`: a node's text was edited; `dropped`: a card was dropped in a place."""

    rewritten = Signal(object, str)
    dropped = Signal(object, object)

    def show(self, scenario: Scenario, reader: SeatReader, defaults: dict[str, list[str]], look: Look) -> None:
        """Show a table. defaults: by player, what nobody wrote and is taken as given."""
        self.clear()
        for seat in scenario.seats:
            player = self._line(Node(Kind.PLAYER, seat.player, seat.player), seat.player)
            font = player.font()
            font.setBold(True)
            player.setFont(font)
            for at, item in enumerate(reader.items(seat)):
                match item:
                    case Number():
                        player.appendRow(self._line(Node(Kind.NUMBER, seat.player, item.show(), item=at), item.show()))
                    case Cards(place, entries):
                        count = sum(e.count for e in entries)
                        title = f"{word(place)} · {count}"
                        box = self._line(Node(Kind.PLACE, seat.player, place, place, at), title)
                        for which, entry in enumerate(entries):
                            text = entry.show()
                            line = self._line(Node(Kind.CARD, seat.player, text, place, at, which), text)
                            if not entry.known:
                                line.setForeground(look.colour("bad"))
                            box.appendRow(line)
                        player.appendRow(box)
                    case _:
                        player.appendRow(self._line(Node(Kind.PLAIN, seat.player, item.show(), item=at), item.show()))
            for text in defaults.get(seat.player, ()):
                line = self._line(Node(Kind.DEFAULT, seat.player, text), text)
                line.setForeground(look.colour("muted"))
                player.appendRow(line)
            self.appendRow(player)

    def _line(self, node: Node, text: str) -> QStandardItem:
        line = QStandardItem(text)
        line.setData(node, NODE)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if node.kind in (Kind.CARD, Kind.NUMBER, Kind.PLAIN, Kind.PLAYER, Kind.DEFAULT):
            flags |= Qt.ItemFlag.ItemIsEditable
        if node.kind is Kind.CARD:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if node.kind in (Kind.PLACE, Kind.PLAYER, Kind.CARD):
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        line.setFlags(flags)
        return line

    def node(self, index: Index) -> Node | None:
        """The node of a line."""
        found = index.data(NODE)
        return found if isinstance(found, Node) else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Have a node rewritten; the tree itself is made anew from the scenario."""
        node = self.node(index)
        if role != Qt.ItemDataRole.EditRole or node is None:
            return bool(super().setData(index, value, role))
        if str(value).strip() and str(value).strip() != node.text:
            self.rewritten.emit(node, str(value).strip())
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """In the editor stands what is written, not what is shown."""
        if role == Qt.ItemDataRole.EditRole and (node := self.node(index)):
            return node.text
        return super().data(index, role)

    # --- dragging -----------------------------------------------------------------------------------------------------

    def mimeTypes(self) -> list[str]:
        """Only our own cards."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The card that is dragged."""
        data = QMimeData()
        node = self.node(indexes[0]) if indexes else None
        if node is not None and node.kind is Kind.CARD:
            data.setData(MIME, f"{node.player}\n{node.item}\n{node.entry}".encode())
        return data

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """A card was dropped."""
        target = self.node(parent)
        if target is None or not data.hasFormat(MIME):
            return False
        player, item, entry = bytes(data.data(MIME).data()).decode().split("\n")
        self.dropped.emit(Spot(player, int(item), int(entry)), target)
        return False

    def supportedDropActions(self) -> Qt.DropAction:
        """Cards move."""
        return Qt.DropAction.MoveAction


class SetupTree(QTreeView):
    """The tree. `asked`: the menu of a node; `taken_out`: a node is to go; `chosen`: a node is looked at."""

    asked = Signal(object, QPoint)
    taken_out = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = SetupModel()
        self.setModel(self.table)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(14)
        self.setUniformRowHeights(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.selectionModel().currentChanged.connect(lambda now, _: self.chosen.emit(self.table.node(now)))
        self._retranslate()

    def show_table(self, scenario: Scenario, reader: SeatReader, defaults: dict[str, list[str]], look: Look) -> None:
        """Show a table, keeping what is folded and where the focus was."""
        now = self.table.node(self.currentIndex())
        rows = [self.table.index(r, 0) for r in range(self.table.rowCount())]
        folded = {node.player for i in rows if (node := self.table.node(i)) and not self.isExpanded(i)}
        self.table.show(scenario, reader, defaults, look)
        self.expandAll()
        for row in range(self.table.rowCount()):
            index = self.table.index(row, 0)
            node = self.table.node(index)
            if node and node.player in folded:
                self.collapse(index)
        if now is not None:
            self.choose(now)

    def choose(self, wanted: Node) -> None:
        """Put the focus on a node, or on the nearest that is left of it."""
        for index in self._indexes():
            node = self.table.node(index)
            if node and (node.kind, node.player, node.item, node.entry) == (
                wanted.kind, wanted.player, wanted.item, wanted.entry,
            ):  # fmt: skip
                self.setCurrentIndex(index)
                return

    def _indexes(self) -> list[QModelIndex]:
        found, queue = [], [self.table.index(r, 0) for r in range(self.table.rowCount())]
        while queue:
            index = queue.pop(0)
            found.append(index)
            queue = [self.table.index(r, 0, index) for r in range(self.table.rowCount(index))] + queue
        return found

    def index_of(self, spot: Spot) -> QModelIndex:
        """The line of a card."""
        for index in self._indexes():
            node = self.table.node(index)
            if node and node.kind is Kind.CARD and node.spot == spot:
                return index
        return QModelIndex()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes out what has the focus."""
        node = self.table.node(self.currentIndex())
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and node is not None:
            self.taken_out.emit(node)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a node."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        node = self.table.node(index)
        if node is not None:
            self.setCurrentIndex(index)
            at = self.visualRect(index).center() if by_key else event.pos()
            self.asked.emit(node, self.viewport().mapToGlobal(at))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("The table as it is set"))
