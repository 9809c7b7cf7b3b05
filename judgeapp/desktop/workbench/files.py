"""Scenario files of the user: reading, saving, the ones opened last. Errors come as :class:`UserError` in words."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.keeping import write_whole
from judgeapp.scenario.notation import MAX_SIZE, NotationError, Scenario, parse, show

SUFFIX = ".scenario"
MOST_RECENT = 12


def _tr(text: str) -> str:
    return QCoreApplication.translate("ScenarioFiles", text)


def read_scenario(text: str) -> Scenario:
    """A scenario from its text; comments are kept as notes, since the text is written anew when it is edited."""
    scenario = parse(text)
    comments = [line.strip().lstrip("#").strip() for line in text.splitlines() if line.strip().startswith("#")]
    kept = tuple(c for c in comments if c and c not in scenario.notes)
    return Scenario(**{**vars(scenario), "notes": (*scenario.notes, *kept)}) if kept else scenario


def read_file(file: Path) -> str:
    """The text of a scenario file. UserError where it can't be read."""
    try:
        if file.stat().st_size > MAX_SIZE * 4:
            raise UserError(_tr("{file} is too large to be a scenario.").format(file=file.name))
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError(_tr("{file} is no text in UTF-8 (byte {at}).").format(file=file.name, at=error.start)) from None
    except OSError as error:
        raise UserError(_tr("{file} can’t be read: {why}").format(file=file.name, why=error.strerror)) from None


def write_file(file: Path, scenario: Scenario) -> Path:
    """Save a scenario; returns where it lies. UserError where that can't be done."""
    file = file if file.suffix else file.with_suffix(SUFFIX)
    if not write_whole(file, show(scenario)):
        raise UserError(_tr("{file} can’t be written.").format(file=file))
    return file


def name_for(scenario: Scenario) -> str:
    """A file name from a title."""
    kept = "".join(c if c.isalnum() or c in " -_" else " " for c in scenario.title)
    return ("-".join(kept.lower().split())[:60] or "scenario") + SUFFIX


class Recent:
    """The files opened last, kept in the user's folder."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def files(self) -> list[Path]:
        """The files, the last first; those that are gone are left out."""
        try:
            rows = json.loads(self._file.read_text(encoding="utf-8"))
            return [p for row in rows if isinstance(row, str) and (p := Path(row)).is_file()]
        except (OSError, ValueError, TypeError):
            return []

    def add(self, file: Path) -> None:
        """Put a file first."""
        rows = [file.absolute(), *(p for p in self.files() if p != file.absolute())][:MOST_RECENT]
        write_whole(self._file, json.dumps([str(p) for p in rows], ensure_ascii=False))


__all__ = ["NotationError", "Recent", "name_for", "read_file", "read_scenario", "write_file"]
