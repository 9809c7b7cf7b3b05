"""A walk over all widgets: where would Qt guess that a text is HTML?"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Guessing
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTextBrowser, QTextEdit, QWidget

from judgeapp.desktop.plain import RichLabel
from judgeapp.desktop.reading.view import Fetchless

TIPS = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole, Qt.ItemDataRole.WhatsThisRole)


def widgets() -> list[QWidget]:
    """Every widget there is, in every window."""
    return list(QApplication.allWidgets())


def guesses() -> list[str]:
    """What of all that is shown would be guessed to be HTML, or could fetch something."""
    return [said for widget in widgets() for said in _of_widget(widget)]


def _of_widget(widget: QWidget) -> Iterator[str]:
    for text in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
        if Guessing.mightBeRichText(text):
            yield f"tip of {widget}: {text}"
    for action in (*widget.actions(), *widget.findChildren(QAction)):
        if Guessing.mightBeRichText(action.toolTip()) and action.toolTip() != action.text():
            yield f"tip of {action}: {action.toolTip()}"
    if isinstance(widget, QLabel):
        rich = isinstance(widget, RichLabel) and widget.textFormat() is Qt.TextFormat.RichText
        if not rich and widget.textFormat() is not Qt.TextFormat.PlainText and widget.text():
            yield f"label {widget}: {widget.text()}"
    if isinstance(widget, QTextEdit) and widget.acceptRichText() and not widget.isReadOnly():
        yield f"takes rich text: {widget}"
    if isinstance(widget, QTextBrowser) and not isinstance(widget, Fetchless):
        yield f"fetches: {widget}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _of_model(widget.model(), QModelIndex())


def _of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for section in range(_columns(model, parent)):
        for role in TIPS:
            said = model.headerData(section, Qt.Orientation.Horizontal, role)
            if isinstance(said, str) and Guessing.mightBeRichText(said):
                yield f"tip of a header: {said}"
    for row in range(model.rowCount(parent)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in TIPS:
                said = index.data(role)
                if isinstance(said, str) and Guessing.mightBeRichText(said):
                    yield f"tip of a row: {said}"
            if column == 0:
                yield from _of_model(model, index)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def shown_texts() -> str:
    """Everything that is shown somewhere, as it would be read."""
    told: list[str] = []
    for widget in widgets():
        told += [widget.toolTip(), widget.accessibleName()]
        if isinstance(widget, QLabel):
            told.append(widget.text())
        if isinstance(widget, QTextBrowser):
            told.append(widget.toPlainText())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            told += _rows(widget.model(), QModelIndex())
    return "\n".join(told)


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> list[str]:
    told = []
    for row in range(model.rowCount(parent)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            told += [str(index.data(role)) for role in (Qt.ItemDataRole.DisplayRole, *TIPS) if index.data(role)]
        told += _rows(model, model.index(row, 0, parent))
    return told
