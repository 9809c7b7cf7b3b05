"""Peeking: what stands behind a link, in a small frame beside it, without leaving the page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from judgeapp.desktop.links import CARD, RULE, RULING, TERM, parse_link
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Pages
from judgeapp.desktop.reading.parts import items
from judgeapp.desktop.reading.view import Fetchless
from judgeapp.desktop.rich import NOTHING, Rich, fill, plain

DELAY = 180
WIDTH, HIGHEST = 430, 340


class Peek(QFrame):
    """A small frame over the window. It never takes the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("peek")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Peek"))
        self._text = Fetchless(self)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(self._text)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self._appear)
        self._html, self._style, self._place = NOTHING, "", QPoint()
        self.hide()

    @property
    def text(self) -> str:
        """What is shown, in plain text."""
        return self._text.toPlainText()

    def offer(self, html: Rich, style: str, place: QPoint, at_once: bool = False) -> None:
        """Show rich text near a place of the screen, after a moment."""
        if not html:
            self.dismiss()
            return
        self._html, self._style, self._place = html, style, place
        if at_once:
            self._appear()
        else:
            self._timer.start()

    def dismiss(self) -> None:
        """Go away."""
        self._timer.stop()
        self.hide()

    def _appear(self) -> None:
        document = self._text.document()
        document.setDefaultStyleSheet(self._style)
        document.setDocumentMargin(2)
        self._text.setHtml(self._html)
        self._text.setFixedWidth(WIDTH - 22)
        document.setTextWidth(WIDTH - 26)
        height = min(HIGHEST, round(document.size().height()) + 20)
        self.resize(WIDTH, height)
        self.move(self._beside(self._place, height))
        self.show()
        self.raise_()

    def _beside(self, place: QPoint, height: int) -> QPoint:
        """Below the place, or above it where there is no room below; always inside the window."""
        window = self._window
        at = window.mapFromGlobal(place) + QPoint(8, 18)
        if at.y() + height > window.height() - 8:
            at.setY(max(8, at.y() - height - 44))
        at.setX(max(8, min(at.x(), window.width() - WIDTH - 8)))
        return at


def peek_html(pages: Pages, link: str) -> Rich:
    """What a link is about, in a few lines; empty when there is nothing to say."""
    wanted = parse_link(link)
    library, said = pages.library, pages.setting.language
    if wanted.kind == RULE:
        rule = library.rule(wanted.game, wanted.name)
        if rule is None:
            return NOTHING
        return fill("<p><b>{} {}</b></p><p>{}</p>", rule.number, rule.title, rule.says.said(said))
    if wanted.kind == CARD:
        card = library.card(wanted.game, wanted.name)
        many = len(library.rulings_of_card(wanted.game, wanted.name))
        count = QCoreApplication.translate("Pages", "Rulings ({n})").format(n=many)
        return (pages.face(card) if card else fill("<p><b>{}</b></p>", wanted.name)) + items([plain(count)])
    if wanted.kind == TERM:
        term = next((t for t in library.terms(wanted.game) if t.term == wanted.name), None)
        if term is None:
            return NOTHING
        says = plain(term.says.said(said)) if term.says else plain(", ".join(term.also))
        return fill("<p><b>{}</b></p><p>{}</p>", term.term, says)
    if wanted.kind == RULING and (ruling := library.ruling(wanted.name)):
        word, answer = wording.answer_words(ruling.answer.said(said), ruling.verdict)
        verdict = fill('<span class="{}"><b>{}</b></span> ', ruling.verdict, word.upper()) if word else ""
        return fill("<p>{}</p><p>{}{}</p>", ruling.question.said(said), verdict, answer)
    return NOTHING
