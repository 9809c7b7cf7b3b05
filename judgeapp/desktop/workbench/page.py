"""A narrow page beside the board: rich text with our links, peeking at rules under the pointer or the focus."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QFrame, QWidget

from judgeapp.desktop.links import CARD, RULE, parse_link
from judgeapp.desktop.reading.parts import style_of
from judgeapp.desktop.reading.peek import Peek
from judgeapp.desktop.reading.view import PageView
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.telling import OBJECT, PART, style_more

MARGIN = 10


class SidePage(PageView):
    """`part`: a part of the step was asked for; `object_named`: a card on the table; `link`: what the library holds."""

    part = Signal(int)
    object_named = Signal(str)
    link = Signal(str)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._peek: Peek | None = None
        self._html = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.followed.connect(self._route)
        self.hovered.connect(self._offer)
        self.left.connect(self._dismiss)
        self.verticalScrollBar().valueChanged.connect(self._dismiss)
        services.look.changed.connect(lambda: self.tell(self._html))

    def tell(self, html: str, keep_place: bool = False) -> None:
        """Show a page."""
        self._html = html
        look = self._services.look
        place = self.verticalScrollBar().value()
        self.show_page(html, style_of(look.theme, look.points()) + style_more(look.theme, look.points()), look.scale)
        self.verticalScrollBar().setValue(place if keep_place else 0)

    def _fit(self) -> None:
        if self.viewportMargins().left() != MARGIN:
            self.setViewportMargins(MARGIN, 6, 4, 4)
        self.document().setTextWidth(self.viewport().width())

    def _route(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == PART and name.isdecimal():
            self.part.emit(int(name))
        elif kind == OBJECT:
            self.object_named.emit(name)
        else:
            self._dismiss()
            self.link.emit(link)

    def _offer(self, link: str, place: QPoint) -> None:
        html = self.peek_html(link)
        if not html or not self._services.settings.value.peek:
            return
        if self._peek is None:
            self._peek = Peek(self.window())
        look = self._services.look
        self._peek.offer(html, style_of(look.theme, look.points()), place)

    def peek_html(self, link: str) -> str:
        """What a link is about, in a few lines; empty for a link that has nothing to peek at."""
        wanted = parse_link(link)
        library, said = self._services.library, self._services.tongue.code
        if wanted.kind == RULE:
            rule = library.rule(wanted.game, wanted.name)
            if rule is None:
                return ""
            return f"<p><b>{escape(rule.number)} {escape(rule.title)}</b></p><p>{escape(rule.says.said(said))}</p>"
        if wanted.kind == CARD and (card := library.card(wanted.game, wanted.name)):
            lines = "".join(f'<p class="item">{escape(line)}</p>' for line in card.lines)
            return f"<p><b>{escape(card.name)}</b></p>{lines}"
        return ""

    def _dismiss(self) -> None:
        if self._peek is not None:
            self._peek.dismiss()
