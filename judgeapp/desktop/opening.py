"""Opening the proof of a ruling in the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.actions import UserError

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow


class Opening:
    """Opens proofs; a ruling with several gives the next one each time it is asked again."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._last = ("", 0)

    def can(self, ruling: str) -> bool:
        """Whether a ruling has a proof."""
        return bool(self._window.reader.knowing.proofs(ruling))

    def proof_of(self, ruling: str) -> None:
        """Load a proof of a ruling. UserError when there is none or it cannot be read."""
        proofs = self._window.reader.knowing.proofs(ruling)
        if not proofs:
            raise UserError(QCoreApplication.translate("Opening", "No scenario proves this ruling yet."))
        number = (self._last[1] + 1) % len(proofs) if self._last[0] == ruling else 0
        self._last = (ruling, number)
        proof = proofs[number]
        try:
            text = proof.file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            said = QCoreApplication.translate("Opening", "{file} cannot be read: {why}")
            raise UserError(said.format(file=proof.file.name, why=error)) from None
        self._window.services.open_scenario(text)
