"""The search pane: asks as letters are typed, lists what comes, opens what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QPushButton, QVBoxLayout, QWidget

from judgeapp.desktop.links import PAGE
from judgeapp.desktop.plain import RichLabel
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.guides import EXAMPLES, UNFOUND
from judgeapp.desktop.reading.parts import style_of
from judgeapp.desktop.reading.texts import link_of
from judgeapp.desktop.rich import NOTHING, fill, join, plain, sheet
from judgeapp.desktop.search.box import SearchBox
from judgeapp.desktop.search.chips import Chips, FilterChips, with_filter
from judgeapp.desktop.search.delegate import RowDelegate
from judgeapp.desktop.search.filtermenu import FilterMenu
from judgeapp.desktop.search.hints import Hint, hints
from judgeapp.desktop.search.model import ResultModel
from judgeapp.desktop.search.past import Past
from judgeapp.desktop.search.rows import ASK, HIT, KINDS, MORE, Row, RowMaker, kind_word
from judgeapp.desktop.services import Services
from judgeapp.library.catalog import RULING
from judgeapp.library.finding import Finding
from judgeapp.library.places import GAMES
from rules_index import Hit

PAUSE = 90
"""Milliseconds without a key until the ranked question is put."""
PREVIEW_PAUSE = 60
STAGGER = 30
"""Milliseconds by which the list waits when the library changes, so that the window takes one thing at a time."""
SHOWN_PAST = 12


class ResultList(QListView):
    """The list. `turned_back`: the focus should go back to the box. `walked`: a key moved about in it."""

    turned_back = Signal()
    walked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up from the first row, and Esc, go back to the box."""
        model = self.model()
        first = isinstance(model, ResultModel) and self.currentIndex().row() == model.next_choice(-1, 1)
        if event.key() == Qt.Key.Key_Escape or (event.key() == Qt.Key.Key_Up and first):
            self.turned_back.emit()
        else:
            super().keyPressEvent(event)
            self.walked.emit()


class SearchPane(QWidget):
    """`opened`: a link was chosen with Enter or a click. `passed`: the choice moved to a link (for the preview)."""

    opened = Signal(str)
    passed = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.box = SearchBox()
        self.games = Chips(fixed=True)
        self.kinds = Chips()
        self.filters = FilterChips()
        self.model = ResultModel()
        self.list = ResultList()
        self.past = Past(services.places.user / "searches.json")
        self._hints = RichLabel()
        self.filter_button = QPushButton()
        self._filter_menu = FilterMenu(self)
        self._ticket = 0
        self._finding: Finding | None = None
        self._moved = self._entered = self._pending = False
        self._unasked = False
        """Whether nobody waits for what is found now: the user has gone to read something, or the library changed."""
        self._later = QTimer(self, singleShot=True, interval=PAUSE)
        self._passing = QTimer(self, singleShot=True, interval=PREVIEW_PAUSE)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._show_past()

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self._services.look))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self._hints.setObjectName("hints")
        self._hints.setWordWrap(True)
        self._hints.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._hints.hide()
        self.filters.hide()
        self.filter_button.setProperty("chip", True)
        self.filter_button.setMenu(self._filter_menu)
        top = QVBoxLayout()
        top.setContentsMargins(8, 6, 8, 6)
        top.setSpacing(5)
        for widget in (self.kinds, self.filters, self._hints):
            top.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.list, 1)

    def _connect(self) -> None:
        services = self._services
        self.box.textChanged.connect(self._typed)
        self.box.moved.connect(self._move)
        self.box.entered.connect(self._enter)
        self.games.chosen.connect(self.scope_to)
        self.kinds.chosen.connect(lambda kind: self._list_again())
        self.filters.dropped.connect(self.search)
        self._hints.linkActivated.connect(lambda address: services.open(link_of(address)))
        self.list.activated.connect(self._activated)
        self.list.clicked.connect(self._activated)
        self.list.selectionModel().currentChanged.connect(self._current)
        self.list.turned_back.connect(self.focus_box)
        self.list.walked.connect(self._walked)
        self._filter_menu.aboutToShow.connect(lambda: self._filter_menu.fill(services.library, self.game))
        self._filter_menu.triggered.connect(self._add_filter)
        self._later.timeout.connect(self._ask)
        self._passing.timeout.connect(self._pass)
        services.asking.answered.connect(self._answered)
        services.library_changed.connect(lambda: QTimer.singleShot(STAGGER, self._renew))
        services.tongue.changed.connect(self._list_again)
        services.look.changed.connect(self.list.viewport().update)

    # Asking

    @property
    def game(self) -> str | None:
        """The game that is searched; None for all."""
        return self._services.settings.value.game or None

    def search(self, text: str) -> None:
        """Put a text into the box and ask at once."""
        self.box.setText(text)
        self._ask()
        self.focus_box()

    def scope_to(self, game: str) -> None:
        """Search one game, or all; this is remembered."""
        self._services.settings.set(game=game)
        self.games.choose(game)
        self._typed(self.box.text())
        self.box.setFocus()

    def show_filters(self) -> None:
        """Offer filters in a menu."""
        self.filter_button.setFocus()
        self.filter_button.showMenu()

    def _add_filter(self, action: QAction) -> None:
        name, value = action.data()
        self.search(with_filter(self.box.text(), name, value))
        self.box.end(False)

    def focus_box(self) -> None:
        """Put the cursor into the box, over its text."""
        self.box.setFocus()
        self.box.selectAll()

    def leave(self) -> None:
        """The user has gone elsewhere: what is still to be found is listed, and takes no page away."""
        self._passing.stop()
        self._unasked, self._entered = True, False

    def _typed(self, text: str) -> None:
        """A key: names at once, the ranked answer after a pause."""
        self.filters.show_filters(text)
        self._moved = self._entered = self._unasked = False
        self._pending = bool(text.strip())
        self._services.asking.withdraw()
        if not text.strip():
            self._later.stop()
            self._finding = None
            self._say([])
            self._show_past()
            return
        typed = self._services.asking.typed(text, self.game)
        if any(typed.values()):
            self._finding = None
            things = {id_: self._services.asking.thing(id_) for ids in typed.values() for id_ in ids}
            self._show(self._maker().of_typed(typed, things, self._only()))
        if not self._services.asking.is_ready:
            waiting = self.tr("The library is being opened; the answer comes as soon as it is there.")
            self._say([Hint(plain(waiting))])
        self._later.start()

    def _ask(self) -> None:
        self._later.stop()
        text = self.box.text()
        if text.strip() and self._services.asking.is_ready:
            self._ticket = self._services.asking.ask(text, self.game)

    def _answered(self, ticket: int, finding: Finding) -> None:
        if ticket != self._ticket:
            return
        self._finding, self._pending = finding, False
        self._say(hints(finding.answer))
        self._list_again()
        if not any(finding.answer.groups.values()) and not self._unasked:
            self.passed.emit(f"{PAGE}:{UNFOUND}")
        if self._entered:
            self._enter()

    def _renew(self) -> None:
        """Another library: what is asked is asked again."""
        self._finding = None
        self._typed(self.box.text())
        self._unasked = not self.box.hasFocus()

    # Listing

    def _maker(self) -> RowMaker:
        return RowMaker(self._services.library, self._services.tongue.code)

    def _only(self) -> str:
        return self.kinds.choice

    def _list_again(self) -> None:
        if self._finding is None:
            if not self.box.text().strip():
                self._show_past()
            return
        groups = self._finding.answer.groups
        hits: list[Hit] = [hit for group in groups.values() for hit in group]
        things = {hit.id: self._services.asking.thing(hit.id) for hit in hits}
        self._show(self._maker().of_finding(self._finding, things, self._only()))

    def _show_past(self) -> None:
        maker = self._maker()
        rows = maker.of_texts(self.tr("Asked before"), self.past.texts[:SHOWN_PAST])
        game = self.game
        tries = EXAMPLES[game] if game else [texts[0] for texts in EXAMPLES.values()]
        rows += maker.of_texts(self.tr("For example"), tries)
        self._show(rows, choose=False)

    def _show(self, rows: list[Row], choose: bool = True) -> None:
        """Show rows; what the user chose stays chosen, else the first is."""
        kept = self.current.link if self._moved and self.current else ""
        self.model.show(rows)
        at = self.model.row_of(kept) if kept else -1
        if at < 0:
            at = self.model.next_choice(-1, 1) if choose else -1
        self._choose(at)
        if at <= 1:
            self.list.scrollToTop()

    def _say(self, told: list[Hint]) -> None:
        theme = self._services.look.theme
        style = style_of(theme, self._services.look.points(0.95))
        lines = join((hint.html for hint in told), fill("<br>"))
        self._hints.show_rich(sheet(style) + lines if told else NOTHING)
        self._hints.setVisible(bool(told))

    @property
    def current(self) -> Row | None:
        """The chosen row."""
        at = self.list.currentIndex().row()
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    def doubtful(self, link: str) -> bool:
        """Whether a link was found, but not as the certain answer to what is asked."""
        if self._finding is None or self._finding.answer.sure:
            return False
        return any(hit.id == link for hit in self._finding.answer.hits(RULING))

    @property
    def hint_text(self) -> str:
        """What is said about how the question was read, as rich text."""
        return self._hints.text()

    # Choosing

    def _choose(self, at: int) -> None:
        self.list.setCurrentIndex(self.model.index(at) if at >= 0 else QModelIndex())

    def _move(self, steps: int) -> None:
        self._moved, self._unasked = True, False
        self._choose(self.model.next_choice(self.list.currentIndex().row(), steps))

    def _walked(self) -> None:
        self._unasked = False

    def _current(self) -> None:
        if self.current is not None and self.current.kind == HIT:
            self._passing.start()

    def _pass(self) -> None:
        if self.current is not None and self.current.kind == HIT and not self._unasked:
            self.passed.emit(self.current.link)

    def _enter(self) -> None:
        """Open what is chosen; when the answer is still to come, as soon as it has come."""
        waiting = self._pending and not self._moved
        self._entered = waiting
        if waiting and self._later.isActive():
            self._ask()
        elif not waiting and self.current is not None:
            self._act(self.current)

    def _activated(self, index: QModelIndex) -> None:
        self._moved = True
        self._act(self.model.rows[index.row()])

    def _act(self, row: Row) -> None:
        if row.kind == HIT:
            self._passing.stop()
            self.past.add(self.box.text(), self._services.settings.value.history)
            self.opened.emit(row.link)
        elif row.kind == MORE:
            self.kinds.choose(row.link)
            self._list_again()
        elif row.kind == ASK:
            self.search(row.title)

    # Language

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        every = [("", self.tr("All games"), self.tr("Search all games"))]
        self.games.offer(every + [(game, wording.game_short(game), wording.game_name(game)) for game in GAMES])
        self.games.choose(self._services.settings.value.game)
        self.kinds.offer([("", self.tr("All"), ""), *((kind, kind_word(kind), "") for kind in KINDS)])
        if not self.kinds.choice:
            self.kinds.choose("")
            self.kinds.append(self.filter_button)
        self.filter_button.setText(self.tr("Filter"))
        self.list.setAccessibleName(self.tr("What was found"))
        self.games.setAccessibleName(self.tr("Game"))
        self.kinds.setAccessibleName(self.tr("Kind"))
