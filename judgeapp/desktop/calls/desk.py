"""The call log in the window: what can be done with it, where it is shown, what it takes from reader and workbench."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.calls import commands, exporting, words
from judgeapp.desktop.calls.call import Call, clock
from judgeapp.desktop.calls.log import CallLog
from judgeapp.desktop.calls.panel import CallPanel
from judgeapp.desktop.calls.store import CallStore
from judgeapp.desktop.links import CARD, RULE, RULING, parse_link
from judgeapp.desktop.notices import Level
from judgeapp.desktop.plain import tip

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

FILE = Path("calls") / "calls.sqlite"
WIDTH = 350


def _tr(text: str) -> str:
    return QCoreApplication.translate("CallDesk", text)


class CallDesk(QObject):
    """Keeps the log of one window. The panel is made when it is first shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._services = window, window.services
        self.log = CallLog(CallStore(self._services.places.user / FILE), self)
        self._panel: CallPanel | None = None
        self._before: QWidget | None = None
        self.badge = QToolButton()
        self.badge.setObjectName("callBadge")
        self.badge.clicked.connect(self.show_panel)
        window.status.addPermanentWidget(self.badge)
        commands.register(self)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._services.actions.refresh)
        for signal in (self.log.ticked, self.log.listed, self._services.tongue.changed):
            signal.connect(self._show_badge)
        for signal in (self.log.listed, self.log.chosen, self.log.turned):
            signal.connect(self._later.start)
        self.log.edited.connect(lambda _: self._show_badge())
        self.log.failed.connect(self._tell_failed)
        self.log.restored.connect(self._tell_restored)
        self.log.set_back.connect(self._tell_set_back)
        self._services.closing.connect(self.log.close)
        self._show_badge()
        QTimer.singleShot(0, self._tell_problem)

    # --- the panel ----------------------------------------------------------------------------------------------------

    @property
    def panel(self) -> CallPanel:
        """The panel, made when first asked for."""
        if self._panel is None:
            self._panel = CallPanel(self._services, self.log)
            self._panel.closed.connect(lambda: self.show_log(False))
            self._panel.left.connect(self._go_back)
            self._window.body.addWidget(self._panel)
            self._panel.hide()
        return self._panel

    @property
    def is_shown(self) -> bool:
        """Whether the log is in view."""
        return self._panel is not None and self._panel.isVisible()

    def show_log(self, shown: bool) -> None:
        """Show or hide the log."""
        if shown:
            self.show_panel()
        elif self._panel is not None:
            self._panel.hide()
            self._go_back()
        self._show_badge()

    def show_panel(self) -> None:
        """Show the log."""
        panel = self.panel
        focus = self._window.focusWidget()
        if focus is not None and not panel.isAncestorOf(focus):
            self._before = focus
        if not panel.isVisible():
            self.log.look_elsewhere()
            panel.show()
            body = self._window.body
            sizes = body.sizes()
            sizes[1] = max(1, sum(sizes) - sizes[0] - WIDTH)
            sizes[2] = WIDTH
            body.setSizes(sizes)
        panel.form.quick.setFocus()
        self._show_badge()

    def _go_back(self) -> None:
        before = self._before
        (before if before is not None and before.isVisible() else self._window.search.box).setFocus()

    def _show_badge(self) -> None:
        call = self.log.running
        self.badge.setVisible(call is not None and not self.is_shown)
        if call is not None:
            self.badge.setText(f"● {words.place_of(call)}   {clock(call.seconds(self.log.now))}")
            self.badge.setToolTip(tip(_tr("Open the call log")))

    def _tell_problem(self) -> None:
        """Say what was wrong with the kept log when it was opened."""
        store = self.log.store
        if store.aside is not None:
            said = _tr("The call log was damaged. It lies in {file} now; {n} calls could still be read.")
            said = said.format(file=store.aside, n=len(self.log.calls()))
            self._services.notices.say(said, Level.BAD)
        elif self.log.trouble:
            self._tell_failed(self.log.trouble)

    def _tell_failed(self, why: str) -> None:
        said = _tr("Calls could not be kept on the disk yet: {why}. It is tried again.")
        self._services.notices.say(said.format(why=why), Level.BAD)

    def _tell_restored(self) -> None:
        self._services.notices.say(_tr("All calls are kept on the disk now."), Level.GOOD)

    def _tell_set_back(self, seconds: int) -> None:
        said = _tr("The computer’s clock was set back by {time}: look at the times of the calls that run.")
        self._services.notices.say(said.format(time=clock(seconds)), Level.BAD)

    # --- what can be done ---------------------------------------------------------------------------------------------

    def new(self) -> None:
        """Begin a call; the keys go to its quick line."""
        self.show_panel()
        self.log.begin(game=self._services.settings.value.game)
        self.panel.form.quick.setFocus()

    def find(self) -> None:
        """Go to the filter of the log."""
        self.show_panel()
        self.panel.filter.setFocus()

    def call(self) -> Call:
        """The call at hand. UserError where there is none."""
        call = self.log.at_hand
        if call is None:
            raise UserError(_tr("There is no call at hand: Ctrl+J begins one."))
        return call

    def has_call(self) -> bool:
        """Whether a call is at hand."""
        return self.log.at_hand is not None

    def is_running(self) -> bool:
        """Whether the clock of the call at hand runs."""
        call = self.log.at_hand
        return call is not None and call.running

    def stop(self) -> None:
        """The ruling is given."""
        call = self.call()
        self.log.stop(call.id)
        extra = self.call().extra(self.log.now)
        said = _tr("{place}: ruling given. Extension: {n} min.")
        self._services.notices.say(said.format(place=words.place_of(call), n=extra), Level.GOOD)

    def run_on(self) -> None:
        """The clock of the call at hand runs again."""
        self.log.run_on(self.call().id)

    def longer(self, minutes: int) -> None:
        """A longer or shorter extension."""
        call = self.call()
        self.log.edit(call.id, extension=max(0, call.extra(self.log.now) + minutes))

    def cite(self) -> None:
        """Cite the page in the reader; a ruling also gives the words of the ruling, where there are none yet."""
        call = self.call()
        link = self._window.reader.page.link
        wanted = parse_link(link)
        if wanted.kind not in (RULING, RULE, CARD):
            raise UserError(_tr("Only a ruling, a rule or a card can be cited."))
        values: dict[str, object] = {"citations": tuple(dict.fromkeys((*call.citations, link)))}
        ruling = self._services.library.ruling(wanted.name) if wanted.kind == RULING else None
        if ruling is not None:
            language = self._services.tongue.code
            values["game"] = ruling.game
            values["ruling"] = call.ruling or ruling.answer.said(language)
            values["question"] = call.question or ruling.question.said(language)
        self.log.edit(call.id, **values)
        self._services.notices.say(_tr("Cited at {place}.").format(place=words.place_of(call)), Level.GOOD)

    def can_cite(self) -> bool:
        """Whether the reader shows what can be cited."""
        return self.has_call() and parse_link(self._window.reader.page.link).kind in (RULING, RULE, CARD)

    def keep_scenario(self) -> None:
        """Keep the scenario of the workbench with the call."""
        text = self._window.stage.scenario_text()
        if not text:
            raise UserError(_tr("There is no scenario in the workbench."))
        call = self.call()
        self.log.edit(call.id, scenario=text)
        self._services.notices.say(_tr("The scenario is kept with {place}.").format(place=words.place_of(call)))

    def can_keep_scenario(self) -> bool:
        """Whether there are a call and a scenario."""
        return self.has_call() and bool(self._window.stage.scenario_text())

    def open_scenario(self) -> None:
        """Open the scenario that is kept with the call."""
        if text := self.call().scenario:
            self._services.open_scenario(text)

    def copy_summary(self) -> None:
        """Put the two lines of an appeal on the clipboard."""
        services = self._services
        text = words.summary(self.call(), services.library, services.tongue.code, self.log.now)
        QGuiApplication.clipboard().setText(text)
        services.notices.say(_tr("The summary is on the clipboard."), Level.GOOD)

    def delete(self) -> None:
        """Take the call at hand out."""
        call = self.call()
        self.log.delete(call.id)
        said = _tr("{place} is taken out; “{undo}” brings it back.")
        undo = self._services.actions.qaction("calls.restore").text().replace("&", "")
        self._services.notices.say(said.format(place=words.place_of(call), undo=undo), Level.WARN)

    def export(self) -> None:
        """Ask for a file and write the calls in view into it."""
        kinds = ";;".join((_tr("Table (*.csv)"), _tr("Markdown (*.md)")))
        place = str(Path.home() / "calls.csv")
        chosen, kind = QFileDialog.getSaveFileName(self._window, _tr("Export the call log"), place, kinds)
        if chosen:
            file = Path(chosen)
            suffix = exporting.MARKDOWN if exporting.MARKDOWN in kind else exporting.CSV
            self.export_to(file if file.suffix else file.with_suffix(suffix))

    def export_to(self, file: Path) -> None:
        """Write the calls in view into a file; its suffix says how."""
        services, now = self._services, self.log.now
        calls = self._panel.model.calls() if self._panel is not None else self.log.calls()
        library, language = services.library, services.tongue.code
        services.aside.run(
            lambda: exporting.write(file, calls, library, language, now),
            lambda _: services.notices.say(
                _tr("Calls written to {file}: {n}").format(n=len(calls), file=file.name), Level.GOOD
            ),
            lambda error: services.notices.say(_tr("{file} can’t be written: {why}").format(file=file.name, why=error),
                                               Level.BAD),
        )  # fmt: skip
