"""The user's settings: a pydantic model that says what there is, and the store that keeps it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QObject, Signal

from judgeapp.desktop.keeping import Upkeep, set_aside, write_text
from judgeapp.desktop.saying import noop

Language = Literal["system", "en", "ru"]
ThemeName = Literal["light", "dark", "contrast"]


class Settings(BaseModel):
    """What can be set. Title and description of each field make the dialog; both are translated when shown.

    A field with ``json_schema_extra={"hidden": True}`` is remembered but not in the dialog.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Language = Field(
        default="system",
        title=noop("Settings", "Language"),
        description=noop("Settings", "Of the window, and of texts that exist in both languages."),
    )
    theme: ThemeName = Field(
        default="light",
        title=noop("Settings", "Theme"),
        description=noop("Settings", "Dark for a dark hall, high contrast for glare or weak eyes."),
    )
    font_scale: float = Field(
        default=1.0,
        ge=0.8,
        le=2.0,
        title=noop("Settings", "Size of text"),
        description=noop("Settings", "1 is the usual size."),
    )
    preview: bool = Field(
        default=True,
        title=noop("Settings", "Show the best hit while I type"),
        description=noop("Settings", "The reader follows the list; the cursor stays in the search box."),
    )
    peek: bool = Field(
        default=True,
        title=noop("Settings", "Peek at rules on hover"),
        description=noop("Settings", "A rule's text appears beside its number under the pointer."),
    )
    official: bool = Field(
        default=True,
        title=noop("Settings", "Show official wording"),
        description=noop("Settings", "Where the document has been imported."),
    )
    history: int = Field(
        default=50,
        ge=0,
        le=500,
        title=noop("Settings", "Searches to remember"),
        description=noop("Settings", "0 remembers none."),
    )
    game: str = Field(default="", json_schema_extra={"hidden": True})
    """The game that searches are limited to; empty for all."""
    layout: str = Field(default="", json_schema_extra={"hidden": True})
    """Window geometry and splitters, base64."""
    ready_for: str = Field(default="", json_schema_extra={"hidden": True})
    """Which state of the library the caches were last seen ready for: only a hint."""


class SettingsStore(QObject):
    """Keeps the settings in a JSON file. `changed`: the name of a field that has a new value. What the disk refuses is
    tried again, and told by `upkeep`.

    problem: what was wrong with the file when it was read, else empty (the file is set aside then).
    """

    changed = Signal(str)

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self.problem = ""
        self.value = self._read()
        self.upkeep = Upkeep(self._write, self)

    def _read(self) -> Settings:
        try:
            return Settings.model_validate_json(self._file.read_bytes())
        except FileNotFoundError:
            return Settings()
        except (OSError, ValidationError) as error:
            self.problem = f"{set_aside(self._file)}: {str(error).splitlines()[0]}"
            return Settings()

    def set(self, **values: Any) -> None:
        """Set fields, keep them, and tell of each that is new. ValidationError for a value out of bounds."""
        wanted = Settings.model_validate({**self.value.model_dump(), **values})
        new = [name for name in values if getattr(wanted, name) != getattr(self.value, name)]
        if not new:
            return
        self.value = wanted
        self._write()
        for name in new:
            self.changed.emit(name)

    def _write(self) -> None:
        try:
            write_text(self._file, json.dumps(self.value.model_dump(), ensure_ascii=False, indent=1))
        except OSError as error:
            self.upkeep.report(error)
        else:
            self.upkeep.report()

    def watch(self, name: str, call: Callable[[], object]) -> None:
        """Call when a field changes."""
        self.changed.connect(lambda changed: call() if changed == name else None)
