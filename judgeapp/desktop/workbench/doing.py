"""What the actions of the workbench do, and when they can be done: going to a pane, comparing, editing steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from judgeapp.desktop.notices import Level
from judgeapp.desktop.workbench.surroundings import EXPLANATION
from judgeapp.scenario import editing
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import NotationError

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.workbench import Workbench
from judgeapp.desktop.workbench.wording import engine

TABLE, PLAY, TEXT, CARDS = range(4)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Doing", text)


class Doing:
    """Acts on one workbench."""

    def __init__(self, workbench: Workbench) -> None:
        self._workbench = workbench
        self._bench = workbench.bench

    # --- editing ------------------------------------------------------------------------------------------------------

    def title(self, title: str) -> None:
        """Give the scenario a title."""
        self._bench.edit(_tr("Title"), editing.retitled(self._bench.scenario, title), key="title")

    def game(self, game: str) -> None:
        """Play another game; the players stay."""
        if game != self._bench.scenario.game:
            self._bench.edit(_tr("Another game"), editing.in_game(self._bench.scenario, game), MAIN, 0)
            self.to_table()

    def edition(self, edition: str) -> None:
        """Play under another edition of the rules."""
        scenario = self._bench.scenario
        catalog = self._bench.catalog()
        default = catalog.game.default_edition if catalog else ""
        changed = editing.under(scenario, None if edition == default else edition)
        self._bench.edit(_tr("Edition {edition}").format(edition=edition), changed)

    def rewrite(self, number: int, text: str) -> None:
        """Rewrite a step."""
        bench = self._bench
        try:
            step = editing.read_step(text)
        except NotationError as problem:
            self._workbench.services.notices.say(engine(problem.problem), Level.WARN)
            return
        bench.edit(text, editing.replaced_step(bench.scenario, bench.line, number - 1, step), at=number)

    def take_out(self, number: int) -> None:
        """Take a step out."""
        bench = self._bench
        label = _tr("Take out step {n}").format(n=number)
        bench.edit(label, editing.without_step(bench.scenario, bench.line, number - 1), at=number - 1)

    def cut_after(self) -> None:
        """Take out the steps after the one in view."""
        bench = self._bench
        cut = editing.cut_after(bench.scenario, bench.line, bench.at)
        bench.edit(_tr("Take out the steps after this one"), cut)

    def drop_line(self) -> None:
        """Take out the line of play in view."""
        bench = self._bench
        if bench.line >= 0:
            bench.edit(_tr("Take out this line of play"), editing.without_twin(bench.scenario, bench.line), MAIN)

    # --- comparing ----------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Show the line in view and another one side by side."""
        bench = self._bench
        left, right = MAIN, bench.line if bench.line >= 0 else len(bench.scenario.twins) - 1
        self._workbench.show_comparing(left, right)

    def compare_editions(self) -> None:
        """Show this line under another edition of the rules beside it; asked again, under the one before that."""
        bench = self._bench
        known = self._editions()
        now = bench.replay.game.edition if bench.replay else known[-1]
        tried = {t.edition for t in bench.scenario.twins if t.edition and not t.steps and not t.without}
        others = [e for e in reversed(known) if e != now and e not in tried]
        if others:
            bench.compare_edition(others[0])
        self.compare()

    # --- places -------------------------------------------------------------------------------------------------------

    def _come(self) -> None:
        """The workbench is seen, with one line of play."""
        self._workbench.show_yourself()
        self._workbench.leave_comparing()

    def _to(self, tab: int, widget: QWidget) -> None:
        self._come()
        self._workbench.tabs.setCurrentIndex(tab)
        widget.setFocus()

    def to_table(self) -> None:
        """Go to setting the table."""
        self._bench.show_line(MAIN)
        self._bench.go(0)
        self._to(TABLE, self._workbench.table)

    def to_play(self) -> None:
        """Go to playing on."""
        self._to(PLAY, self._workbench.play)

    def to_text(self) -> None:
        """Go to the text."""
        self._to(TEXT, self._workbench.text)

    def to_cards(self) -> None:
        """Go to the cards written on the spot."""
        self._to(CARDS, self._workbench.cards)

    def to_steps(self) -> None:
        """Go to the list of steps."""
        self._to(PLAY, self._workbench.timeline)

    def to_board(self) -> None:
        """Go to the board."""
        self._come()
        self._workbench.board.setFocus()

    def to_explanation(self) -> None:
        """Go to the explanation."""
        self._come()
        self._workbench.around.tabs.setCurrentIndex(EXPLANATION)
        self._workbench.around.page.setFocus()

    def to_rulings(self) -> None:
        """Go to the rulings that apply."""
        self._come()
        self._workbench.around.rulings.setFocus()

    def why_not(self) -> None:
        """Show what can't be done now, and why."""
        self.to_play()
        self._workbench.play.why_not()

    def why_ruling(self) -> None:
        """Say why the ruling that was read last does not apply at this step, or does."""
        self._come()
        self._workbench.around.show_why(self._workbench.ruling_read)

    def because(self) -> None:
        """Say what decided the step in view."""
        self._come()
        self._workbench.around.show_because()

    # --- readiness ----------------------------------------------------------------------------------------------------

    def has_scenario(self) -> bool:
        """Whether there is a scenario."""
        return bool(self._bench.scenario.game)

    def has_replay(self) -> bool:
        """Whether the table stands."""
        return self._bench.replay is not None

    def at_last(self) -> bool:
        """Whether the last played step is in view."""
        return self._bench.replay is None or self._bench.at >= self._bench.replay.last.number

    def has_ruling(self) -> bool:
        """Whether a ruling was read and can be asked about."""
        return bool(self._workbench.ruling_read) and self.has_replay()

    def can_compare(self) -> bool:
        """Whether there is another line of play."""
        return bool(self._bench.scenario.twins)

    def _editions(self) -> tuple[str, ...]:
        catalog = self._bench.catalog()
        return catalog.game.editions if catalog else ()

    def has_editions(self) -> bool:
        """Whether the game knows another edition of its rules."""
        return self.has_replay() and len(self._editions()) > 1
