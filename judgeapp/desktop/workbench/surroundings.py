"""The step in view, shown on all sides: board, explanation, card, rulings, verdict. It only listens to the bench."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QTabWidget

from judgeapp.desktop.rich import NOTHING, Rich, fill
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.because import Because
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.board.tables import layout_of
from judgeapp.desktop.workbench.board.view import BoardView
from judgeapp.desktop.workbench.cardpage import card_page
from judgeapp.desktop.workbench.lasttable import LastTable
from judgeapp.desktop.workbench.offering import Offering
from judgeapp.desktop.workbench.page import SidePage
from judgeapp.desktop.workbench.reasons import why_page
from judgeapp.desktop.workbench.rulings import RulingsView, rows_of
from judgeapp.desktop.workbench.telling import Manner, step_page
from judgeapp.desktop.workbench.verdictbar import VerdictBar
from judgeapp.desktop.workbench.wording import word
from judgeapp.kernel.choices import Window
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import State
from judgeapp.language.nodes.names import named
from judgeapp.scenario.difference import Change, changes
from judgeapp.scenario.explain import explain, number_words
from judgeapp.scenario.ranking import Applying, Fit, Ranking, deciding
from judgeapp.scenario.seating import SeatReader, taken_as_given
from judgeapp.scenario.verdict import Standing, Verdict, verdict

EXPLANATION, CARD, WHY = 0, 1, 2


class Surroundings(QObject):
    """Keeps the panes in step with the bench. `ranked`: the rulings that apply are known."""

    ranked = Signal()

    def __init__(self, services: Services, bench: Bench, offering: Offering) -> None:
        super().__init__()
        self._services, self._bench, self._offering = services, bench, offering
        self.board = BoardView(services.look)
        self.page = SidePage(services)
        self.card = SidePage(services)
        self.why = SidePage(services)
        self.asked_why = ""
        self.because = Because(services)
        self.because.told.connect(self._show_because)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.page, "")
        self.tabs.addTab(self.card, "")
        self.tabs.addTab(self.why, "")
        self.tabs.setTabVisible(WHY, False)
        self.rulings = RulingsView(services.look)
        self.verdict = VerdictBar()
        self.applying: list[Applying] = []
        self.setting = False
        """Whether the table is being set, so that empty places are drawn and cards can be moved."""
        self._ranking: Ranking | None = None
        self._asked_ranking = False
        self._chosen: ObjId | None = None
        self._chosen_name = ""
        self._last = LastTable()
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._show_rulings)
        self.board.chosen.connect(self.look_at)
        self.board.opened.connect(self.open_card)
        self.board.number_of = self.number_words
        self.rulings.asked_why.connect(self.show_why)
        bench.accepted.connect(lambda _: self.tabs.setCurrentIndex(EXPLANATION))
        self.page.part.connect(lambda seq: bench.go(bench.at, seq))
        for page in (self.page, self.card, self.why):
            page.object_named.connect(self.look_at_named)
        offering.changed.connect(self._offers_changed)
        services.library_changed.connect(self._forget_ranking)

    # --- showing ------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the step in view."""
        self._stay_with_card()
        self._show_board()
        self._show_page()
        self._show_card()
        self._show_why()
        self._late.start()

    def _changes(self) -> dict[ObjId, tuple[Change, ...]]:
        before, state = self._bench.before, self._bench.state
        return changes(before, state) if before is not None and state is not None and before is not state else {}

    def _show_board(self) -> None:
        bench = self._bench
        pending = bench.frame.pending if bench.frame and bench.part is None else None
        self.board.movable = self.setting and bench.at == 0 and bench.line < 0
        catalog = bench.played.catalog if bench.played else None
        state = bench.state
        if state is None and bench.played is not None and bench.played.problem is not None:
            last = self._last.of(bench.scenario)
            state, self.board.movable = (last.frames[0].state, False) if last else (None, False)
        self._last.keep(bench.replay)
        self.board.show_position(layout_of(bench.scenario.game), state, pending, self._changes(), catalog)

    def manner(self) -> Manner:
        """How pages are told now."""
        return Manner(self._bench.scenario.game, self._services.look.theme, self._bench.part)

    def _show_page(self) -> None:
        bench = self._bench
        if bench.frame is None or bench.replay is None:
            self.page.tell(NOTHING)
            return
        told = explain(bench.replay, bench.frame, self._services.tongue.code, deciding=deciding(self.applying))
        title = f"{told.number}. {told.step}" if told.number else self.tr("The table is set")
        assumed = self._assumed() if not told.number else []
        page = step_page(told, self.manner(), title, assumed, self._waits())
        self.page.tell(page, keep_place=bench.part is not None)

    def _waits(self) -> str:
        """Who may act, in the language of the window; empty for anything else."""
        pending = self._bench.frame.pending if self._bench.frame else None
        if not isinstance(pending, Window):
            return ""
        return self.tr("{player} may act: {what}").format(player=pending.player, what=word(pending.about))

    def _assumed(self) -> list[str]:
        bench = self._bench
        catalog = bench.catalog()
        if catalog is None or bench.replay is None or bench.line >= 0:
            return []
        replay = bench.replay
        reader = SeatReader(replay.game, replay.catalog, replay.scenario.seats)
        russian = self._services.tongue.code == "ru"
        given = taken_as_given(replay.scenario, reader, replay.frames[0].state, russian)
        return [f"{player}: {', '.join(lines)}" for player, lines in given.items() if lines]

    # --- cards --------------------------------------------------------------------------------------------------------

    def look_at(self, oid: ObjId | None) -> None:
        """Look at a card: its page shows, on the board it is marked."""
        self._chosen = oid
        state = self._bench.state
        self._chosen_name = state.obj(oid).alias if oid is not None and state is not None else ""
        self.board.choose(oid, tell=False)
        self._show_card()
        self.tabs.setCurrentIndex(CARD if oid is not None else EXPLANATION)

    def _stay_with_card(self) -> None:
        """On a table that was set anew things have other numbers: the card that is looked at is known by its name."""
        state, oid = self._bench.state, self._chosen
        if state is None or oid is None:
            return
        known = oid in state.objects or oid in state.gone
        if not known or state.obj(oid).alias != self._chosen_name:
            same = (o.id for o in state.objects.values() if o.alias == self._chosen_name)
            self._chosen = next(same, None)
            self.board.choose(self._chosen, tell=False)
            if self._chosen is None and self.tabs.currentIndex() == CARD:
                self.tabs.setCurrentIndex(EXPLANATION)

    def look_at_named(self, alias: str) -> None:
        """Look at the card of a name."""
        state = self._bench.state
        if state is None:
            return
        try:
            self.look_at(named(state, alias))
        except KeyError:
            return

    def open_card(self, oid: ObjId) -> None:
        """Open a card in the reader."""
        state = self._bench.state
        if state is not None:
            card = state.obj(oid).card
            self._services.open(f"card:{self._bench.scenario.game}:{card.moniker}")

    def number_words(self, state: State, oid: ObjId, prop: str) -> str:
        """A number of a card with where it comes from."""
        return number_words(state, oid, prop, self._services.tongue.code, word(prop))

    def _show_card(self) -> None:
        state, oid = self._bench.state, self._chosen
        if state is None or oid is None or (oid not in state.objects and oid not in state.gone):
            self.card.tell(fill("<p class='muted'>{}</p>", self.tr("Choose a card on the board.")))
            return
        oid = state.now(oid)
        acting = [r.words or r.cause.words for r in self._records() if oid in (r.cause.source, r.by)]
        here = self._changes().get(oid, ())
        can = self._offering.of(oid) if self._bench.part is None else []
        page = card_page(state, oid, self.manner(), self._bench.catalog(), acting, here, can, self.number_words)
        self.card.tell(page, keep_place=True)

    def _records(self) -> list[Record]:
        frame = self._bench.frame
        return list(frame.records()) if frame else []

    def _offers_changed(self) -> None:
        if self._chosen is not None and self._offering.settled:
            self._show_card()

    # --- why not ------------------------------------------------------------------------------------------------------

    def show_why(self, ruling: str) -> None:
        """Say why a ruling applies at the step in view, or does not."""
        self.because.cancel()
        self.asked_why = ruling
        self.tabs.setTabVisible(WHY, True)
        self._show_why()
        self.tabs.setCurrentIndex(WHY)

    def _show_why(self) -> None:
        replay, frame, ruling = self._bench.replay, self._bench.frame, self.asked_why
        if not ruling or replay is None or frame is None:
            return
        lacking = self._ranking.lacking(ruling, replay, frame) if self._ranking else None
        known = self._services.library.ruling(ruling)
        self.why.tell(why_page(ruling, known, lacking, self._services.tongue.code))

    def show_because(self) -> None:
        """Say what decided the step, or the part of it, in view."""
        replay, frame = self._bench.replay, self._bench.frame
        if replay is None or frame is None:
            return
        self.asked_why = ""
        self.tabs.setTabVisible(WHY, True)
        self.tabs.setCurrentIndex(WHY)
        self.because.ask(replay, frame, self.applying, self._ranking, self._bench.part)

    def _show_because(self, page: Rich) -> None:
        self.why.tell(page)

    @property
    def ranking(self) -> Ranking | None:
        """The ranking of rulings, once it is there."""
        return self._ranking

    # --- rulings ------------------------------------------------------------------------------------------------------

    def _forget_ranking(self) -> None:
        self._ranking, self._asked_ranking = None, False
        self._late.start()

    def _show_rulings(self) -> None:
        """Rank the rulings; their cases are read in the background when they are first needed."""
        bench = self._bench
        if self._ranking is None and not self._asked_ranking:
            self._asked_ranking = True
            self._services.aside.run(self._services.ranking, self._have_ranking)
        replay, frame = bench.replay, bench.frame
        self.applying = []
        if replay is not None and frame is not None and frame.step is not None and self._ranking is not None:
            self.applying = self._ranking.at(replay, frame)
        library = self._services.library
        found = {a.ruling: r for a in self.applying if (r := library.ruling(a.ruling))}
        self.rulings.rulings.show(rows_of(self.applying, found, self._services.tongue.code))
        self.rulings.say_instead(self._no_ruling())
        if deciding(self.applying):
            self._show_page()
        judged = (
            verdict(replay, frame, self.applying, self._services.tongue.code)
            if replay and frame and frame.step
            else None
        )
        self.verdict.show_verdict(self._titled(judged) if judged else None)
        self.ranked.emit()

    def _no_ruling(self) -> str:
        """What is said where no ruling applies."""
        frame = self._bench.frame
        if frame is None or frame.step is None:
            return self.tr("Here stand the rulings that speak of the step in view. Take a step.")
        if self._ranking is None:
            return self.tr("The rulings are being read…")
        return self.tr("No ruling was found that speaks of this step.")

    def _titled(self, judged: Verdict) -> Verdict:
        """The verdict with the title of the ruling in place of its id."""
        exact = next((a for a in self.applying if a.fit is Fit.EXACT), None)
        ruling = self._services.library.ruling(exact.ruling) if exact else None
        if judged.standing is not Standing.PROVEN or exact is None or ruling is None:
            return judged
        said = self.tr("the ruling “{title}” says so; its proof {file} passes")
        return replace(judged, why=said.format(title=ruling.title.said(self._services.tongue.code), file=exact.file))

    def _have_ranking(self, ranking: Ranking) -> None:
        self._ranking = ranking
        self._show_rulings()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.tabs.setTabText(EXPLANATION, self.tr("Explanation"))
        self.tabs.setTabText(CARD, self.tr("Card"))
        self.tabs.setTabText(WHY, self.tr("Ruling"))
        self.why.setAccessibleName(self.tr("Why a ruling applies or not"))
        self.page.setAccessibleName(self.tr("Explanation of the step"))
        self.card.setAccessibleName(self.tr("The card that is looked at"))
        self.rulings.setAccessibleName(self.tr("Rulings that apply"))
        self.board.setAccessibleName(self.tr("Board"))
        self.refresh()
