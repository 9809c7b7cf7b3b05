"""The page itself: rich text whose links are ours, with keys to walk them; nothing in it can fetch anything."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from judgeapp.desktop.reading.texts import link_of
from judgeapp.desktop.rich import Rich

WIDEST = 820
NARROWEST_MARGIN = 22


class Fetchless(QTextBrowser):
    """A page that has what it was given and loads nothing, neither from the net nor from files."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """What it was not given."""
        return None


class PageView(Fetchless):
    """Shows rich text. `followed`: a link was opened. `hovered`: the link under the pointer or the focus, and where.

    Tab and Shift+Tab walk the links; Enter opens the one in focus; Space peeks at it.
    """

    followed = Signal(str)
    hovered = Signal(str, QPoint)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)
        self.highlighted.connect(self._hover)
        self._scale = 1.0

    def show_page(self, html: Rich, style: str, scale: float = 1.0) -> None:
        """Show a page in a style."""
        self._scale = scale
        self.document().setDefaultStyleSheet(style)
        self.document().setDocumentMargin(4)
        self.setHtml(html)
        self._fit()

    def link_in_focus(self) -> str:
        """The link on which the text cursor stands."""
        cursor = self.textCursor()
        address = cursor.charFormat().anchorHref()
        return link_of(address) if cursor.hasSelection() else ""

    def walk(self, forward: bool = True) -> bool:
        """Move the focus to the next link, or the one before; whether there was one."""
        spans = self._spans()
        cursor = self.textCursor()
        at = (cursor.selectionStart(), cursor.selectionEnd())
        if forward:
            wanted = next((s for s in spans if s[0] >= (at[1] if at[0] != at[1] else at[0])), None)
        else:
            wanted = next((s for s in reversed(spans) if s[1] <= at[0]), None)
        if wanted is None:
            return False
        cursor.setPosition(wanted[0])
        cursor.setPosition(wanted[1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        return True

    def _spans(self) -> list[tuple[int, int]]:
        """Where the links stand."""
        found: list[tuple[int, int]] = []
        block = self.document().begin()
        while block.isValid():
            last = ""
            it = block.begin()
            while not it.atEnd():
                fragment = it.fragment()
                address = fragment.charFormat().anchorHref() if fragment.isValid() else ""
                if address:
                    start, end = fragment.position(), fragment.position() + fragment.length()
                    if address == last and found and found[-1][1] == start:
                        found[-1] = (found[-1][0], end)
                    else:
                        found.append((start, end))
                last = address
                it += 1
            block = block.next()
        return found

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the links first and leaves the page after the last."""
        if self.walk(forward):
            self._peek_at_focus()
            return True
        cursor = self.textCursor()
        cursor.clearSelection()
        cursor.movePosition(QTextCursor.MoveOperation.Start if forward else QTextCursor.MoveOperation.End)
        self.setTextCursor(cursor)
        self.left.emit()
        return super(QTextBrowser, self).focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Space peeks; all else scrolls and selects as usual."""
        link = self.link_in_focus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and link:
            self.followed.emit(link)
        elif event.key() == Qt.Key.Key_Space and link:
            self._peek_at_focus()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer, so that `hovered` can say where."""
        self._pointer = event.globalPosition().toPoint()
        super().mouseMoveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to read."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        spare = self.width() - round(WIDEST * self._scale)
        margin = max(NARROWEST_MARGIN, spare // 2 if spare > 0 else 0)
        if self.viewportMargins().left() != margin:
            self.setViewportMargins(margin, 14, margin, 8)
        self.document().setTextWidth(self.viewport().width())

    def _follow(self, url: QUrl) -> None:
        if link := link_of(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)):
            self.followed.emit(link)

    def _hover(self, url: QUrl) -> None:
        link = link_of(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
        if link:
            self.hovered.emit(link, getattr(self, "_pointer", self.mapToGlobal(QPoint(0, 0))))
        else:
            self.left.emit()

    def _peek_at_focus(self) -> None:
        if link := self.link_in_focus():
            place = self.viewport().mapToGlobal(self.cursorRect().bottomLeft())
            self.hovered.emit(link, place)
