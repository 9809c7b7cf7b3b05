"""The player view: one ruling or rule, large and neutral, on the whole screen: no tactics, nothing of the judge."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.desktop.links import CARD, RULE, RULING, TERM, parse_link
from judgeapp.desktop.look import Look
from judgeapp.desktop.plain import Label
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.pages import Pages
from judgeapp.desktop.reading.parts import items, style_of
from judgeapp.desktop.reading.view import PageView
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain
from judgeapp.library.models import Ruling

SIZES = (1.4, 1.8, 2.2, 2.8, 3.4)


class PlayerView(QDialog):
    """Shows it on the whole screen. + and − change the size, Esc closes."""

    def __init__(self, pages: Pages, link: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("playerView")
        self.setModal(True)
        self._html = player_html(pages, link)
        self._look = look
        self._size = 2
        self.view = PageView()
        self.view.setFrameShape(PageView.Shape.NoFrame)
        self.view.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        smaller, larger, close = QPushButton("−"), QPushButton("+"), QPushButton(self.tr("Close"))
        smaller.setAccessibleName(self.tr("Smaller"))
        larger.setAccessibleName(self.tr("Larger"))
        smaller.clicked.connect(lambda: self.resize_text(-1))
        larger.clicked.connect(lambda: self.resize_text(1))
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(Label(self.tr("Esc closes; + and − change the size.")))
        row.addStretch(1)
        for button in (smaller, larger, close):
            button.setAutoDefault(False)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)
        self.setWindowTitle(self.tr("For the players"))
        self.view.setAccessibleName(self.tr("For the players"))
        for keys, step in (("+", 1), ("=", 1), ("-", -1)):
            QShortcut(QKeySequence(keys), self, lambda step=step: self.resize_text(step))
        self._show()

    def resize_text(self, steps: int) -> None:
        """Larger or smaller letters."""
        self._size = max(0, min(len(SIZES) - 1, self._size + steps))
        self._show()

    def _show(self) -> None:
        times = SIZES[self._size]
        style = style_of(self._look.theme, self._look.points(times))
        self.view.show_page(self._html, style, times)

    def showEvent(self, event: QShowEvent) -> None:
        """The page has the keys."""
        super().showEvent(event)
        self.view.setFocus()


def player_html(pages: Pages, link: str) -> Rich:
    """What a player may read of a page: the question, the answer, the rules and the official words. No links."""
    wanted = parse_link(link)
    library, said = pages.library, pages.setting.language
    if wanted.kind == RULING and (ruling := library.ruling(wanted.name)):
        return _ruling(pages, ruling)
    if wanted.kind == RULE and (rule := library.rule(wanted.game, wanted.name)):
        head = fill('<p class="muted">{}</p><p class="big">{} ', wording.game_name(rule.game), rule.number)
        return fill("{}{}</p><p></p><p>{}</p>", head, rule.title, rule.says.said(said))
    if wanted.kind == CARD and (card := library.card(wanted.game, wanted.name)):
        return pages.face(card, linked=False)
    if wanted.kind == TERM:
        term = next((t for t in library.terms(wanted.game) if t.term == wanted.name), None)
        if term and term.says:
            return fill('<p class="big">{}</p><p>{}</p>', term.term, term.says.said(said))
    return NOTHING


def _ruling(pages: Pages, ruling: Ruling) -> Rich:
    library, said = pages.library, pages.setting.language
    rules = [rule for number in ruling.rules if (rule := library.rule(ruling.game, number))]
    told = items(fill("<b>{} {}.</b> {}", r.number, r.title, r.says.said(said)) for r in rules)
    official = items(plain(statement.text) for statement in library.official(ruling))
    head = fill('<p class="muted">{}</p>', wording.game_name(ruling.game))
    return join((head, pages.answer(ruling), official or told))
