"""The session: the scenario being edited and played, what of it is in view, and every earlier state of it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from judgeapp.desktop.workbench.history import Change, Document, History
from judgeapp.desktop.workbench.journal import Journal, Left
from judgeapp.desktop.workbench.playing import Played, Playing
from judgeapp.desktop.workbench.refusal import Refusal, refusal_of
from judgeapp.desktop.workbench.viewing import Viewing
from judgeapp.desktop.workbench.wording import engine, said
from judgeapp.games import GAMES
from judgeapp.games.catalog import Catalog
from judgeapp.scenario import editing
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.notation import NotationError, Scenario, Step
from judgeapp.scenario.replay import Player

REMEMBERED = 24
"""How many played scenarios are kept, so that undo and changing lines are instant."""
BRANCH = QT_TRANSLATE_NOOP("Bench", "Branch {number} at step {step}")
EDITION = QT_TRANSLATE_NOOP("Bench", "Under the rules of {edition}")


class Bench(Viewing):
    """One workbench's scenario.

    `edited`: the scenario or its line of play changed. `shown`: there is another replay to show. `moved`: another step
    or part of a step is in view. `refused` and `accepted`: what became of a proposed step. `line_played`: a line that
    is not in view has been played.
    """

    edited = Signal()
    shown = Signal()
    refused = Signal(object)
    accepted = Signal(str)
    catalog_ready = Signal(str)
    busy = Signal(bool)
    line_played = Signal()

    def __init__(self, player: Player, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(History.of(Document(Scenario("", ""))), journal, parent)
        journal.whole = lambda: (self.history, self.file, self.drafts)
        self.playing = Playing(player, self)
        self.playing.played.connect(self._took)
        self.playing.opened.connect(self._opened)
        self.playing.busy.connect(self.busy)
        self.file: Path | None = None
        self.drafts: dict[str, str] = {}
        self._catalogs: dict[str, Catalog] = {}
        self._opening: set[str] = set()
        self._known: OrderedDict[Scenario, Played] = OrderedDict()
        self._asked: dict[int, Scenario] = {}
        self._proposed: tuple[int, Step, Document, str] | None = None

    # --- what there is ------------------------------------------------------------------------------------------------

    def catalog(self) -> Catalog | None:
        """The catalog of the scenario with its own cards; None until it is opened."""
        if self.played and self.played.catalog and self.played.scenario.game == self.scenario.game:
            return self.played.catalog
        game = self.scenario.game
        if game in GAMES and game not in self._opening:
            self._opening.add(game)
            self.playing.open_game(game)
        return self._catalogs.get(game)

    def _opened(self, game: str, catalog: Catalog) -> None:
        self._catalogs[game] = catalog
        self.catalog_ready.emit(game)

    # --- editing ------------------------------------------------------------------------------------------------------

    def recover(self) -> Left | None:
        """Go on with what an earlier run left; None where there is nothing."""
        left = self.journal.open()
        if left is None or not left.holds:
            self.journal.begun(self.history, None)
            return left
        self.history, self.file, self.drafts = left.history, left.file, left.drafts
        self._show()
        return left

    def adopt(self, number: int) -> bool:
        """Go on with the work of another window that has ended; what is here stays, behind it. Whether it was there."""
        return self.journal.adopt(number, self._take_in)

    def _take_in(self, left: Left) -> None:
        for change in left.history.changes[: left.history.place + 1]:
            self.history.push(replace(change, key=""))
        if left.history.is_clean:
            self.history.saved()
        self.file, self.drafts, self.part = left.file, left.drafts, None
        self._show()

    def begin(self, scenario: Scenario, file: Path | None = None, at: int = 0) -> None:
        """Work on another scenario. What was there can be had back by undoing."""
        fresh = self.document.scenario == Scenario("", "")
        document = Document(scenario, MAIN, at)
        if fresh:
            self.history = History.of(document)
        else:
            self.history.push(Change(self.tr("Open “{title}”").format(title=scenario.title), document))
            self.history.saved()
        self.file, self.drafts, self.part = file, {}, None
        self.journal.begun(self.history, file)
        self._show()

    def edit(
        self, label: str, scenario: Scenario, line: int | None = None, at: int | None = None, key: str = ""
    ) -> None:
        """Change the scenario. key: edits with the same key that follow each other count as one."""
        old = self.document
        new = replace(
            old, scenario=scenario, line=old.line if line is None else line, at=old.at if at is None else at
        ).sound()
        if (new.scenario, new.line) == (old.scenario, old.line):
            if at is not None:
                self.go(at)
            return
        change = Change(label, new, key)
        self.history.push(change)
        self.journal.pushed(change)
        if self.journal.is_large:
            self.journal.rewrite(self.history, self.file, self.drafts)
        self.part = None
        self._show()

    def undo(self) -> None:
        """Take the last edit back."""
        if self.history.undo():
            self.journal.moved("undo")
            self.part = None
            self._show()

    def redo(self) -> None:
        """Bring back what was taken back."""
        if self.history.redo():
            self.journal.moved("redo")
            self.part = None
            self._show()

    def saved(self, file: Path) -> None:
        """The scenario was written to a file."""
        self.file = file
        self.history.saved()
        self.journal.saved_in(file)
        self.edited.emit()

    @property
    def title(self) -> str:
        """What the scenario is called: its title, else the name of its file."""
        return self.scenario.title or (self.file.stem if self.file else "")

    def draft(self, name: str, text: str) -> None:
        """Remember a text that is being typed and not entered yet."""
        if self.drafts.get(name, "") != text:
            self.drafts[name] = text
            self.journal.drafted(name, text)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """The document is another: have its line played, unless that is known."""
        self._proposed = None
        try:
            wanted = editing.line_of(self.scenario, self.line)
        except NotationError as problem:
            self.played = Played(self.scenario, None, self.catalog(), problem)
            self.edited.emit()
            self.shown.emit()
            return
        self.edited.emit()
        known = self._known.get(wanted)
        if known is not None:
            self._known.move_to_end(wanted)
            self.played = known
            self.shown.emit()
        elif wanted.game:
            if self.played and self.played.scenario.game != wanted.game:
                self.played = None
                self.shown.emit()
            self._asked = {self.playing.ask(wanted): wanted}
        else:
            self.played = None
            self.shown.emit()

    def _took(self, ticket: int, played: Played) -> None:
        self._keep(played)
        if self._proposed and ticket == self._proposed[0]:
            self._judge(played)
        elif ticket in self._asked:
            self._asked = {}
            self.played = played
            self.shown.emit()
        else:
            self.line_played.emit()

    def _keep(self, played: Played) -> None:
        if played.broken:
            return
        self._known[played.scenario] = played
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def known(self, line: int) -> Played | None:
        """What is played of a line; None where that is under way (`line_played` will tell)."""
        try:
            wanted = editing.line_of(self.scenario, line)
        except NotationError as problem:
            return Played(self.scenario, None, None, problem)
        found = self._known.get(wanted)
        if found is None and wanted.game:
            self.playing.ask(wanted, f"line {line}")
        return found

    # --- steps --------------------------------------------------------------------------------------------------------

    def propose(self, text: str, keep_refused: bool = False) -> None:
        """Play a step after the one in view, if the rules allow it; `accepted` or `refused` tells.

        keep_refused: take an illegal step too (a scenario may end with the step that the rules refuse). Before the
        last step a new line of play branches off, and nothing is lost.
        """
        try:
            step = editing.read_step(text)
        except NotationError as problem:
            self.refused.emit(Refusal(text, engine(problem.problem), (), problem.column, problem.nearest))
            return
        refused = self.frame is not None and self.frame.trouble is not None
        at = self.at - refused
        if at < len(self.steps) and self.steps[at] == step and not refused:
            self.go(at + 1)
            self.accepted.emit(text)
            return
        if at + refused >= len(self.steps):
            steps = (*self.steps[:at], step)
            scenario, line = editing.with_steps(self.scenario, self.line, steps), self.line
        else:
            title = self._branch_title(at)
            scenario, line = editing.branched(self.scenario, self.line, at, title, (step,))
        document = Document(scenario, line, at + 1)
        if keep_refused:
            self.edit(step.text, scenario, line, at + 1)
            self.accepted.emit(text)
            return
        ticket = self.playing.ask(editing.line_of(scenario, line), "proposal")
        self._proposed = (ticket, step, document, text)

    def _branch_title(self, at: int) -> str:
        number = len(self.scenario.twins) + 1
        return said("Bench", BRANCH).format(number=number, step=at + 1)

    def _judge(self, played: Played) -> None:
        """The proposal was played: take it or say why not."""
        assert self._proposed is not None
        _, step, document, text = self._proposed
        self._proposed = None
        refusal = refusal_of(played, document.at, text)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self.edit(step.text, document.scenario, document.line, document.at)
        self.accepted.emit(text)

    def branch(self) -> None:
        """Begin a new line of play at the step in view."""
        scenario, line = editing.branched(self.scenario, self.line, self.at, self._branch_title(self.at))
        self.edit(self.tr("Branch"), scenario, line, self.at)

    def compare_edition(self, edition: str) -> None:
        """Add a line of play that is this one under another edition of the rules."""
        title = said("Bench", EDITION).format(edition=edition)
        scenario, line = editing.in_edition(self.scenario, self.line, edition, title)
        self.edit(title, scenario, line, self.at)

    def show_line(self, line: int) -> None:
        """Look at another line of play."""
        if line != self.line:
            self.history.changes[self.history.place] = replace(
                self.history.changes[self.history.place], document=replace(self.document, line=line).sound()
            )
            self.part = None
            self._show()

    def close(self) -> None:
        """End: what is being worked on stays in the journal."""
        self.playing.cancel()
        self.playing.wait()
        self.journal.close(bool(self.scenario.game or any(self.drafts.values())))
