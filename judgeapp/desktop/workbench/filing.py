"""Taking scenarios in and out of the workbench: files, the clipboard, the export of a replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.notices import Level
from judgeapp.desktop.workbench.exporting.job import FORMATS, Exporting
from judgeapp.desktop.workbench.files import SUFFIX, Recent, name_for, read_file, write_file
from judgeapp.scenario.notation import show

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.workbench import Workbench


def _tr(text: str) -> str:
    return QCoreApplication.translate("Filing", text)


class Filing:
    """The files of one workbench."""

    def __init__(self, workbench: Workbench) -> None:
        self._workbench = workbench
        self._services = workbench.services
        self.recent = Recent(self._services.places.user / "workbench" / "recent.json")
        self.exporting: Exporting | None = None

    # --- in -----------------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Ask for a file and open it."""
        title, kinds = _tr("Open a scenario"), _tr("Scenarios (*{suffix})").format(suffix=SUFFIX)
        chosen, _ = QFileDialog.getOpenFileName(self._workbench, title, str(self._folder()), kinds)
        if chosen:
            self.open(Path(chosen))

    def open(self, file: Path) -> None:
        """Open a file. UserError where it can't be read."""
        text = read_file(file)
        self._workbench.show_yourself()
        self._workbench.open_scenario(text, file)
        self.recent.add(file)

    def paste(self) -> None:
        """Open the scenario that is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            raise UserError(_tr("The clipboard holds no text."))
        self._workbench.show_yourself()
        self._workbench.open_scenario(text)

    # --- out ----------------------------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        file = self._workbench.bench.file
        return file.parent if file else Path.home()

    def save(self) -> None:
        """Save in its file, or ask for one."""
        file = self._workbench.bench.file
        if file is None:
            self.save_as()
        else:
            self._save(file)

    def save_as(self) -> None:
        """Ask for a file and save in it."""
        bench = self._workbench.bench
        place = bench.file or self._folder() / name_for(bench.scenario)
        title, kinds = _tr("Save the scenario"), _tr("Scenarios (*{suffix})").format(suffix=SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(self._workbench, title, str(place), kinds)
        if chosen:
            self._save(Path(chosen))

    def _save(self, file: Path) -> None:
        file = write_file(file, self._workbench.bench.scenario)
        self._workbench.bench.saved(file)
        self.recent.add(file)
        self._services.notices.say(_tr("Saved in {file}").format(file=file.name), Level.GOOD)

    def copy(self) -> None:
        """Put the scenario on the clipboard as text."""
        QGuiApplication.clipboard().setText(show(self._workbench.bench.scenario))
        self._services.notices.say(_tr("The scenario is on the clipboard."), Level.GOOD)

    def export(self) -> None:
        """Ask for a file and export the replay into it."""
        bench = self._workbench.bench
        name = bench.file.stem if bench.file else Path(name_for(bench.scenario)).stem
        place = self._folder() / f"{name}.pdf"
        kinds = ";;".join(f"{name} (*{suffix})" for suffix, name in FORMATS.items())
        chosen, _ = QFileDialog.getSaveFileName(self._workbench, _tr("Export the replay"), str(place), kinds)
        if chosen:
            self.export_to(Path(chosen))

    def export_to(self, file: Path) -> None:
        """Export the replay into a file; its suffix says how."""
        if file.suffix not in FORMATS:
            raise UserError(_tr("Export to one of {formats}.").format(formats=", ".join(FORMATS)))
        workbench = self._workbench
        if workbench.bench.replay is None:
            raise UserError(_tr("There is no replay to export."))
        self.exporting = Exporting(self._services, workbench.bench, workbench.ranking, file, workbench)
        job = self._services.notices.begin(_tr("Exporting the replay"), self.exporting.cancel)
        self.exporting.progress.connect(lambda done, total: job.at(_tr("Exporting the replay"), done, total))
        self.exporting.over.connect(job.end)
        self.exporting.done.connect(self._exported)
        self.exporting.failed.connect(lambda why: self._services.notices.say(why, Level.BAD))
        self.exporting.start()

    def _exported(self, file: str) -> None:
        self._services.notices.say(_tr("Exported to {file}").format(file=file), Level.GOOD)
