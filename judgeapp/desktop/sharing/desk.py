"""Sharing in the window: what can be done, and what becomes of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from judgeapp.desktop.actions import Action, UserError
from judgeapp.desktop.notices import Level
from judgeapp.desktop.saying import noop
from judgeapp.desktop.sharing import linux

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow
    from judgeapp.desktop.sharing.dialog import ShareDialog


def _tr(text: str) -> str:
    return QCoreApplication.translate("Sharing", text)


class Sharing(QObject):
    """The actions of sharing, for one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._services = window, window.services
        self.dialog: ShareDialog | None = None
        self._services.actions.add(
            Action("scenario.share", noop("Actions", "Share as a &QR picture…"), self.share, "scenario", 1,
                   ("Ctrl+Alt+Q",), self.can_share, words="phone send"),
            Action("file.associate", noop("Actions", "Open .scenario files by double click"), self.associate, "file", 7,
                   ready=linux.can_install, words="association desktop mime"),
        )  # fmt: skip

    def can_share(self) -> bool:
        """Whether there is a scenario."""
        return bool(self._window.stage.scenario_text())

    def share(self) -> None:
        """Show the scenario of the workbench as a QR picture."""
        from judgeapp.desktop.sharing.code import fitting
        from judgeapp.desktop.sharing.dialog import ShareDialog
        from judgeapp.scenario.notation import NotationError, parse

        try:
            scenario = parse(self._window.stage.scenario_text())
        except NotationError as problem:
            raise UserError(str(problem)) from None
        name = "-".join("".join(c if c.isalnum() else " " for c in scenario.title.lower()).split())[:60]
        self.dialog = dialog = ShareDialog(fitting(scenario), name or "scenario", self._window)
        dialog.said.connect(lambda text, bad: self._services.notices.say(text, Level.BAD if bad else Level.GOOD))
        dialog.open()

    def associate(self) -> None:
        """Have the desktop open scenario files with this program."""
        resources, target = self._services.places.resources, linux.data_home()

        def install() -> tuple[list[Path], list[str]]:
            return linux.install(resources, target, linux.program()), linux.tell_the_desktop(target)

        self._services.aside.run(install, self._installed, self._failed)

    def _installed(self, told: tuple[list[Path], list[str]]) -> None:
        files, missing = told
        said = _tr("Scenario files open with judgeapp now ({file}).").format(file=files[0])
        if missing:
            said += " " + _tr("Not found: {tools}; the desktop will notice by itself.").format(tools=", ".join(missing))
        self._services.notices.say(said, Level.GOOD)

    def _failed(self, error: Exception) -> None:
        self._services.notices.say(_tr("That could not be set up: {why}").format(why=error), Level.BAD)
