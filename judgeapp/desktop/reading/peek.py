"""Peeking: what stands behind a link, in a small frame beside it, without leaving the page."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from judgeapp.desktop.links import CARD, RULE, RULING, TERM, parse_link
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Pages
from judgeapp.desktop.reading.parts import items

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
        self._text = QTextBrowser(self)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(self._text)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self._appear)
        self._html, self._style, self._place = "", "", QPoint()
        self.hide()

    @property
    def text(self) -> str:
        """What is shown, in plain text."""
        return self._text.toPlainText()

    def offer(self, html: str, style: str, place: QPoint, at_once: bool = False) -> None:
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


def peek_html(pages: Pages, link: str) -> str:
    """What a link is about, in a few lines; empty when there is nothing to say."""
    wanted = parse_link(link)
    library, said = pages.library, pages.setting.language
    if wanted.kind == RULE:
        rule = library.rule(wanted.game, wanted.name)
        if rule is None:
            return ""
        return f"<p><b>{escape(rule.number)} {escape(rule.title)}</b></p><p>{escape(rule.says.said(said))}</p>"
    if wanted.kind == CARD:
        card = library.card(wanted.game, wanted.name)
        many = len(library.rulings_of_card(wanted.game, wanted.name))
        count = QCoreApplication.translate("Pages", "Rulings ({n})").format(n=many)
        return (pages.face(card) if card else f"<p><b>{escape(wanted.name)}</b></p>") + items([escape(count)])
    if wanted.kind == TERM:
        term = next((t for t in library.terms(wanted.game) if t.term == wanted.name), None)
        if term is None:
            return ""
        says = escape(term.says.said(said)) if term.says else escape(", ".join(term.also))
        return f"<p><b>{escape(term.term)}</b></p><p>{says}</p>"
    if wanted.kind == RULING and (ruling := library.ruling(wanted.name)):
        word, answer = wording.answer_words(ruling.answer.said(said), ruling.verdict)
        verdict = f'<span class="{ruling.verdict}"><b>{escape(word.upper())}</b></span> ' if word else ""
        return f"<p>{escape(ruling.question.said(said))}</p><p>{verdict}{escape(answer)}</p>"
    return ""
