"""What came of an import: told to the user whatever happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from judgeapp.library.importing.saying import Said

Outcome = Literal["imported", "partly", "refused"]
MOST_REMARKS = 200


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to know about the file; `line` is 0 when it is about the whole. values: what fills the holes."""

    line: int
    said: Said
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """It in words."""
        return self.said.value.format(**self.values)

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The result of `import_document`.

    `imported`: understood throughout. `partly`: kept, but `remarks` tell what was not understood or differs. `refused`:
    nothing was kept and nothing that was there before was touched.
    """

    outcome: Outcome
    code: str
    game: str = ""
    title: str = ""
    statements: int = 0
    cards: int = 0
    rules: int = 0
    remarks: tuple[Remark, ...] = ()
    file: Path | None = None
    replaced: bool = False

    @property
    def kept(self) -> bool:
        """Whether anything was kept."""
        return self.outcome != "refused"

    def __str__(self) -> str:
        parts = [(self.statements, "statements"), (self.cards, "cards"), (self.rules, "rules")]
        counted = ", ".join(f"{number} {what}" for number, what in parts if number) or "nothing"
        lines = [f"{self.code}: {self.outcome}, {counted}" + (" (replaces an earlier import)" if self.replaced else "")]
        return "\n".join([*lines, *(f"  {remark}" for remark in self.remarks)])
