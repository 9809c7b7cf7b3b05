"""Asking what a file is, before it is imported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from judgeapp.desktop.importing.bringing import Wanted
from judgeapp.desktop.plain import Label
from judgeapp.desktop.reading import wording
from judgeapp.library.models import Document
from judgeapp.library.places import GAMES

RULEBOOK = "rulebook"


class ImportDialog(QDialog):
    """Which document it is; usually this is found out from the file itself."""

    def __init__(self, file: Path, documents: list[Document], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.setWindowTitle(self.tr("Import a document"))
        self.what = QComboBox()
        self.what.addItem(self.tr("Find out from the file"), "")
        for document in documents:
            game = wording.game_short(document.game)
            self.what.addItem(f"{document.code} · {document.title} ({game})", document.code)
        self.what.addItem(self.tr("A rulebook with numbered rules"), RULEBOOK)
        self.game = QComboBox()
        self.game.addItem(self.tr("Guess from its words"), "")
        for game in GAMES:
            self.game.addItem(wording.game_name(game), game)
        for box in (self.what, self.game):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(36)
        self._lay_out()

    def _lay_out(self) -> None:
        name = Label(self._file.name)
        name.setWordWrap(True)
        form = QFormLayout()
        for title, field in ((self.tr("File"), name), (self.tr("What it is"), self.what), (self.tr("Game"), self.game)):
            label = Label(title)
            label.setBuddy(field)
            form.addRow(label, field)
        note = self.tr(
            "Its wording stays in your own folder and is shown beside the rulings that cite it. "
            "Nothing is sent anywhere."
        )
        told = Label(note)
        told.setWordWrap(True)
        told.setObjectName("note")
        choice = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(choice.Ok | choice.Cancel)
        buttons.button(choice.Ok).setText(self.tr("Import"))
        buttons.button(choice.Cancel).setText(self.tr("Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(told)
        layout.addWidget(buttons)
        self.setMinimumWidth(460)

    def wanted(self, code_of_rulebook: str) -> Wanted:
        """What was chosen."""
        code = self.what.currentData()
        return Wanted(self._file, code_of_rulebook if code == RULEBOOK else code, self.game.currentData())
