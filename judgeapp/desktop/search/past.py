"""Searches of the past, the newest first, kept in the user's folder."""

from __future__ import annotations

import json
from pathlib import Path

from judgeapp.desktop.keeping import set_aside, write_whole


class Past:
    """Remembers what was asked and led somewhere, or was looked at for a while."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.problem = ""
        self._texts = self._read()
        self._lingered = ""

    def _read(self) -> list[str]:
        try:
            read = json.loads(self._file.read_text(encoding="utf-8"))
            if not (isinstance(read, list) and all(isinstance(text, str) for text in read)):
                raise ValueError("not a list of texts")
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            self.problem = f"{set_aside(self._file)}: {error}"
            return []
        return read

    @property
    def texts(self) -> tuple[str, ...]:
        """What was asked, the newest first."""
        return tuple(self._texts)

    def add(self, text: str, most: int) -> None:
        """Remember a search, forgetting the oldest beyond so many."""
        said = " ".join(text.split())
        if not said:
            return
        went_on = {self._lingered.casefold()} if said.casefold().startswith(self._lingered.casefold()) else set()
        others = [other for other in self._texts if other.casefold() not in (said.casefold(), *went_on)]
        self._texts = [said, *others][:most]
        self._lingered = ""
        write_whole(self._file, json.dumps(self._texts, ensure_ascii=False, indent=0))

    def linger(self, text: str, most: int) -> None:
        """Remember a search that was only looked at; if its text goes on, what it becomes takes its place."""
        new = " ".join(text.split())
        known = new.casefold() in (other.casefold() for other in self._texts)
        self.add(text, most)
        self._lingered = "" if known else new

    def forget(self) -> None:
        """Forget all."""
        self._texts = []
        write_whole(self._file, "[]")
