"""Searches of the past, the newest first, kept in the user's folder."""

from __future__ import annotations

import json
from pathlib import Path

from judgeapp.desktop.keeping import set_aside, write_whole


class Past:
    """Remembers what was asked and led somewhere."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.problem = ""
        self._texts = self._read()

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
        others = [other for other in self._texts if other.casefold() != said.casefold()]
        self._texts = [said, *others][:most]
        write_whole(self._file, json.dumps(self._texts, ensure_ascii=False, indent=0))

    def forget(self) -> None:
        """Forget all."""
        self._texts = []
        write_whole(self._file, "[]")
