"""The workbench: a scenario being set, played, explained, compared. The window docks it and calls `open_scenario`."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from judgeapp.desktop.links import RULING, parse_link
from judgeapp.desktop.notices import Level
from judgeapp.desktop.plain import Label
from judgeapp.desktop.reading.wording import game_name
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench import commands
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.board.plan import Box
from judgeapp.desktop.workbench.comparing import Comparing
from judgeapp.desktop.workbench.doing import PLAY, TABLE, TEXT, Doing
from judgeapp.desktop.workbench.dress import dress
from judgeapp.desktop.workbench.files import read_scenario
from judgeapp.desktop.workbench.filing import Filing
from judgeapp.desktop.workbench.header import Header, Stepper
from judgeapp.desktop.workbench.journal import Journal
from judgeapp.desktop.workbench.moremenu import more_menu
from judgeapp.desktop.workbench.playpanel import PlayPanel
from judgeapp.desktop.workbench.recovering import Recovering
from judgeapp.desktop.workbench.recovery import RecoveryNote
from judgeapp.desktop.workbench.setup.cardspanel import CardsPanel
from judgeapp.desktop.workbench.setup.tablepanel import TablePanel
from judgeapp.desktop.workbench.setup.textpanel import TextPanel
from judgeapp.desktop.workbench.surroundings import Surroundings
from judgeapp.desktop.workbench.timeline import Timeline, rows_of
from judgeapp.desktop.workbench.troubles import problem_told
from judgeapp.desktop.workbench.welcome import Welcome
from judgeapp.desktop.workbench.wording import engine, forget_words
from judgeapp.games import GAMES
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario import editing
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import NotationError, show
from judgeapp.scenario.ranking import Ranking

FOLDER = "workbench"


class Workbench(QWidget):
    """`ruling_requested`: the id of a ruling; `rule_requested`: a game and the number of a rule."""

    ruling_requested = Signal(str)
    rule_requested = Signal(str, str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("workbench")
        self.services = services
        self.bench = Bench(services.desk.player, Journal(services.places.user / FOLDER), self)
        self.filing = Filing(self)
        self.doing = Doing(self)
        self.play = PlayPanel(services, self.bench)
        self.around = Surroundings(services, self.bench, self.play.offering)
        self.around.setParent(self)
        self.board = self.around.board
        commands.register(self)
        self.header = Header(services, self.bench)
        self.stepper = Stepper(services, self.bench)
        self.timeline = Timeline(services.look)
        self.table = TablePanel(services, self.bench)
        self.text = TextPanel(services, self.bench)
        self.cards = CardsPanel(services, self.bench)
        self.comparing = Comparing(services.look, self.bench)
        self.welcome = Welcome(services)
        self.tabs = QTabWidget()
        self.note, self.trouble = RecoveryNote(), Label()
        self.ruling_read = ""
        self._closed = False
        self._lay_out()
        self._connect()
        self._retranslate()
        self._tab_changed(self.tabs.currentIndex())
        self.recovering = Recovering(self)
        if not self.recovering.begin():
            self._edited()
            self._shown()

    # --- layout -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        playing = QSplitter(Qt.Orientation.Vertical)
        playing.setChildrenCollapsible(False)
        playing.addWidget(self.timeline)
        playing.addWidget(self.play)
        playing.setSizes([200, 330])
        self.tabs.setDocumentMode(True)
        for widget in (self.table, playing, self.text, self.cards):
            self.tabs.addTab(widget, "")
        self._right = QSplitter(Qt.Orientation.Vertical)
        self._right.setChildrenCollapsible(False)
        self._right.addWidget(self.around.tabs)
        self._right.addWidget(self._rulings_panel())
        self._right.setSizes([330, 240])
        self._middle = QStackedWidget()
        self._single = self._whole_board()
        self._middle.addWidget(self._single)
        self._middle.addWidget(self.comparing)
        self._middle.addWidget(self.welcome)
        self._columns = QSplitter(Qt.Orientation.Horizontal)
        self._columns.setChildrenCollapsible(False)
        for part in (self.tabs, self._middle, self._right):
            self._columns.addWidget(part)
            self._columns.setStretchFactor(self._columns.count() - 1, part is self._middle)
        self._columns.setSizes([290, 740, 336])
        self._right.setMinimumWidth(200)
        self.trouble.setObjectName("benchNote")
        self.trouble.setWordWrap(True)
        self.trouble.setVisible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self.note)
        whole.addWidget(self._columns, 1)
        whole.addWidget(self.around.verdict)

    def _rulings_panel(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._rulings_title = Label()
        self._rulings_title.setObjectName("panelTitle")
        column.addWidget(self._rulings_title)
        column.addWidget(self.around.rulings, 1)
        return made

    def _whole_board(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stepper)
        column.addWidget(self.trouble)
        column.addWidget(self.board, 1)
        return made

    def _connect(self) -> None:
        bench, services = self.bench, self.services
        bench.edited.connect(self._edited)
        bench.shown.connect(self._shown)
        bench.moved.connect(self._moved)
        bench.catalog_ready.connect(lambda _: self._catalog_came())
        bench.busy.connect(self._busy)
        self.timeline.wanted.connect(bench.go)
        self.timeline.taken_out.connect(self.doing.take_out)
        self.timeline.steps.rewritten.connect(self.doing.rewrite)
        self.stepper.wanted.connect(bench.go)
        self.stepper.line_chosen.connect(bench.show_line)
        self.header.titled.connect(self.doing.title)
        self.header.game_chosen.connect(self.doing.game)
        self.header.edition_chosen.connect(self.doing.edition)
        self.tabs.currentChanged.connect(self._tab_changed)
        self.header.more.setMenu(more_menu(self))
        self.board.asked.connect(self._card_menu)
        self.board.moved.connect(self.table.moving.object)
        self.board.place_chosen.connect(self._place_chosen)
        self.table.chosen.connect(self._chosen_in_tree)
        self.table.write_card.connect(self._write_card)
        self.comparing.closed.connect(self._end_comparing)
        self.welcome.game_chosen.connect(self.begin_in)
        self.around.rulings.opened.connect(self._open_ruling)
        for page in (self.around.page, self.around.card, self.around.why):
            page.link.connect(self._open_link)
        self.play.link.connect(self._open_link)
        self.table.saying.followed.connect(self._open_link)
        services.opened.connect(self._opened_elsewhere)
        services.look.changed.connect(self._dress)
        services.tongue.changed.connect(self._retranslate)
        services.closing.connect(self.shutdown)
        self._dress()

    def _dress(self) -> None:
        self.setStyleSheet(dress(self.services.look))

    # --- opening and closing ------------------------------------------------------------------------------------------

    def open_scenario(self, text: str, file: Path | None = None) -> None:
        """Show a scenario. One that can't be read is shown as text, with the place of the trouble; nothing is lost."""
        try:
            scenario = read_scenario(text)
        except NotationError as problem:
            self.text.take(text)
            self.leave_comparing()
            self.tabs.setCurrentIndex(TEXT)
            self.services.notices.say(engine(problem), Level.WARN)
            return
        self.leave_comparing()
        self.note.forget()
        self.recovering.settle()
        self.text.let_go()
        self.bench.begin(scenario, file, 0)
        self.play.restore()
        self.tabs.setCurrentIndex(PLAY if scenario.steps else TABLE)

    def new(self) -> None:
        """Begin with an empty table of the game that was last played, or of the game that is searched."""
        self.show_yourself()
        wanted = self.bench.scenario.game or self.services.settings.value.game
        self.begin_in(wanted if wanted in GAMES else next(iter(GAMES)))

    def begin_in(self, game: str) -> None:
        """Begin with an empty table of a game."""
        self.note.forget()
        self.recovering.settle()
        self.text.let_go()
        self.bench.begin(editing.empty(game))
        self.play.restore()
        self.doing.to_table()

    def show_work(self) -> None:
        """Show what is worked on: its play, or its table where nothing is played yet."""
        self.tabs.setCurrentIndex(PLAY if self.bench.steps else TABLE)

    def scenario_text(self) -> str:
        """The scenario as text; empty where there is none."""
        return show(self.bench.scenario) if self.bench.scenario.game else ""

    def shutdown(self) -> None:
        """End in an orderly way; what is worked on is shown again next time."""
        if not self._closed:
            self._closed = True
            self.recovering.keep()
            self.bench.close()

    def show_yourself(self) -> None:
        """Be seen, where a window docks the workbench beside other things."""
        ids = {a.id for a in self.services.actions.all()}
        if "view.scenario" in ids and not self.isVisible():
            self.services.actions.run("view.scenario")

    # --- what changes -------------------------------------------------------------------------------------------------

    def _edited(self) -> None:
        if self._middle.currentWidget() is not self.comparing:
            self.leave_comparing()
        self.header.show_scenario()
        self.setWindowTitle(self.bench.title)
        self.stepper.show_lines()
        self.timeline.show_rows(rows_of(self.bench, self.tr("The table is set")))
        self.text.show_text()
        self.cards.show_cards()
        self.services.actions.refresh()

    def _shown(self) -> None:
        self.header.show_scenario()
        self.table.show_table()
        self.cards.show_cards()
        self._moved()
        self._tell_broken()
        if self._middle.currentWidget() is self.comparing:
            self.comparing.refresh()

    def _moved(self) -> None:
        self.timeline.show_rows(rows_of(self.bench, self.tr("The table is set")))
        self.stepper.show_place()
        self.play.show_now()
        self.around.refresh()
        self.services.actions.refresh()

    def _tell_broken(self) -> None:
        broken = self.bench.played.broken if self.bench.played else ""
        if broken:
            said = self.tr("The engine stumbled: {what}").format(what=broken.splitlines()[0])
            self.services.notices.say(said, Level.BAD)

    def _catalog_came(self) -> None:
        self.header.show_scenario()
        self.table.show_table()
        self.cards.show_cards()

    def _tab_changed(self, tab: int) -> None:
        self.around.setting = tab == TABLE
        self._tell_trouble()
        self.setFocusProxy((self.table, self.play, self.text, self.cards)[tab])
        self.around.refresh()

    def _busy(self, busy: bool) -> None:
        self.setCursor(Qt.CursorShape.BusyCursor) if busy else self.unsetCursor()
        game = game_name(self.bench.scenario.game)
        problem = self.bench.played.problem if self.bench.played else None
        if busy:
            self.board.say_instead(self.tr("Opening {game}…").format(game=game) if game else "")
        else:
            self.board.say_instead("" if problem is None or self.bench.replay else self._told(problem))
        self._tell_trouble()

    def _told(self, problem: NotationError) -> str:
        why = problem_told(self.bench.scenario, problem, self.tabs.currentIndex(), self.cards.edit.toPlainText())
        return self.tr("The table can’t be set: {why}").format(why=why)

    def _tell_trouble(self) -> None:
        """While the last table that stood is seen in place of one that can't be set, a note says so."""
        problem = self.bench.played.problem if self.bench.played and not self.bench.replay else None
        seen = problem is not None and self.board.position is not None
        self.trouble.setVisible(seen)
        if problem is not None and seen:
            self.trouble.setText(f"{self._told(problem)}. {self.tr('What you see is the last table that stood.')}")

    # --- cards --------------------------------------------------------------------------------------------------------

    def _card_menu(self, oid: ObjId, at: QPoint) -> None:
        """The menu of a card on the board: its states while the table is set, else what can be done with it."""
        spot = self.table.spot_of(oid) if self.bench.at == 0 and self.bench.line == MAIN else None
        menu = self.table.menu_of(spot) if spot is not None else self._play_menu(oid)
        if menu is not None:
            menu.popup(at)

    def _play_menu(self, oid: ObjId) -> QMenu:
        menu = QMenu(self)
        rows = [r for r in self.play.offering.rows() if oid in r.objects]
        for row in rows:
            action = menu.addAction(row.text if not row.reason else f"⊘ {row.text}: {row.reason}")
            action.triggered.connect(lambda _=False, r=row: self.play.take(r))
        if not rows:
            menu.addAction(self.tr("Nothing can be done with it now")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.tr("Show in the reader"), lambda: self.around.open_card(oid))
        return menu

    def _place_chosen(self, box: Box) -> None:
        if self.bench.at == 0 and self.bench.line == MAIN and self.tabs.currentIndex() == TABLE:
            self.table.aim(box)

    def _write_card(self, name: str) -> None:
        self.doing.to_cards()
        self.cards.write_card(name)

    def _chosen_in_tree(self, oid: ObjId) -> None:
        if self.bench.at == 0 and self.bench.line == MAIN:
            self.around.look_at(oid)

    # --- links --------------------------------------------------------------------------------------------------------

    def _open_ruling(self, ruling: str) -> None:
        self.ruling_requested.emit(ruling)
        self.services.open(ruling)

    def _open_link(self, link: str) -> None:
        kind, _, rest = link.partition(":")
        if kind == "rule":
            game, _, number = rest.partition(":")
            self.rule_requested.emit(game, number)
        self.services.open(link)

    def _opened_elsewhere(self, link: str) -> None:
        """Remember the ruling that is read, so that one can ask why it does not apply here."""
        if parse_link(link).kind == RULING:
            self.ruling_read = link

    @property
    def ranking(self) -> Ranking | None:
        """The ranking of rulings, once it is there."""
        return self.around.ranking

    # --- comparing ----------------------------------------------------------------------------------------------------

    def show_comparing(self, left: int, right: int) -> None:
        """Show two lines of play side by side."""
        self._middle.setCurrentWidget(self.comparing)
        self._right.setVisible(False)
        self.comparing.compare(left, right)
        self.comparing.steps.setFocus()

    def _end_comparing(self) -> None:
        self.leave_comparing()
        self.board.setFocus()

    def leave_comparing(self) -> None:
        """Back to one line of play; where there is no scenario, to the ways to begin."""
        empty = not self.bench.scenario.game and self.text.problem is None
        self._middle.setCurrentWidget(self.welcome if empty else self._single)
        self._right.setVisible(not empty)
        self.tabs.setVisible(not empty)
        self.header.setVisible(not empty)
        self.around.verdict.setVisible(not empty)

    def _retranslate(self) -> None:
        forget_words()
        titles = (self.tr("Table"), self.tr("Play"), self.tr("Text"), self.tr("Cards"))
        for n, title in enumerate(titles):
            self.tabs.setTabText(n, title)
        self.tabs.setMinimumWidth(self.tabs.tabBar().sizeHint().width())
        self.setAccessibleName(self.tr("Scenario workbench"))
        self._rulings_title.setText(self.tr("Rulings that apply"))
        self.around.retranslate()
        self._edited()
