"""The list of what was found, as a model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from judgeapp.desktop.plain import tip
from judgeapp.desktop.search.rows import HEADING, Row

ROW = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class ResultModel(QAbstractListModel):
    """Rows; headings cannot be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []

    @property
    def rows(self) -> Sequence[Row]:
        """What is shown."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row in words, or whole for the delegate."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return tip(row.label) if row.label else None
            case _ if role == ROW:
                return row
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings are only seen."""
        if index.isValid() and self._rows[index.row()].kind == HEADING:
            return Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def next_choice(self, at: int, steps: int) -> int:
        """The row that lies so many choices further (back: negative), stopping at the ends; -1 when there is none."""
        choices = [number for number, row in enumerate(self._rows) if row.kind != HEADING]
        if not choices:
            return -1
        if at not in choices:
            return choices[0] if steps > 0 else choices[-1]
        return choices[max(0, min(len(choices) - 1, choices.index(at) + steps))]

    def row_of(self, link: str) -> int:
        """The row that opens a link; -1 when none does."""
        return next((n for n, row in enumerate(self._rows) if row.link == link and row.kind != HEADING), -1)
