"""The sharing dialog: the picture large enough to be read off the screen, the text it holds, ways to take it along."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desktop.keeping import write_whole
from judgeapp.desktop.plain import Label
from judgeapp.desktop.sharing.code import EASY, MOST, Shared, as_svg, modules
from judgeapp.desktop.work import Work
from judgeapp.library.writing import beside

SIDE = 560
SAVED_SCALE = 10


def picture(rows: list[bytes]) -> QImage:
    """A pixel a module, black on white whatever the theme."""
    size = len(rows)
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                image.setPixel(x, y, 0xFF000000)
    return image


def enlarged(image: QImage, times: int) -> QImage:
    """Every module as a square."""
    return image.scaled(
        image.size() * times, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.FastTransformation
    )


class CodeView(QWidget):
    """Shows the picture as large as whole squares allow; words until there is one."""

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.words = ""
        self.setMinimumSize(320, 320)

    def sizeHint(self) -> QSize:
        """Room for the picture."""
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle."""
        painter = QPainter(self)
        if self.image is None:
            painter.setPen(self.palette().placeholderText().color())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(40, 40, -40, -40), int(flags), self.words)
            return
        modules_ = self.image.width()
        side = max(1, min(self.width(), self.height()) // modules_) * modules_
        place = QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        painter.drawImage(place, self.image)


class ShareDialog(QDialog):
    """Makes the code in the background and shows it. `said`: something to tell; whether it is bad."""

    said = Signal(str, bool)

    def __init__(self, shared: Shared, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shared, self._name = shared, name
        self._work: Work | None = None
        self.rows: list[bytes] = []
        self.code = CodeView()
        self.note, self._head = Label(), Label()
        self.text = QPlainTextEdit(shared.text)
        self.copy_picture, self.save_picture = QPushButton(), QPushButton()
        self.copy_text, self._close = QPushButton(), QPushButton()
        self._lay_out()
        self._retranslate()
        self._make()

    def _lay_out(self) -> None:
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setObjectName("callWords")
        self.note.setWordWrap(True)
        self.note.setObjectName("note")
        self._head.setWordWrap(True)
        buttons = (self.copy_picture, self.save_picture, self.copy_text)
        side = QVBoxLayout()
        side.addWidget(self._head)
        side.addWidget(self.text, 1)
        side.addWidget(self.note)
        for button in (*buttons, self._close):
            button.setAutoDefault(False)
            side.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(self.code, 3)
        row.addLayout(side, 2)
        self.copy_picture.clicked.connect(self._copy_picture)
        self.save_picture.clicked.connect(self._choose)
        self.copy_text.clicked.connect(self._copy_text)
        self._close.clicked.connect(self.accept)
        for button in (self.copy_picture, self.save_picture):
            button.setEnabled(False)
        self.resize(980, 610)

    def showEvent(self, event: QShowEvent) -> None:
        """The first button has the keys."""
        super().showEvent(event)
        self.copy_text.setFocus()

    # --- making -------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        if not self._shared.fits:
            self.code.words = self.tr("Too long for a QR picture. Copy the text, or save the scenario as a file.")
            return
        self.code.words = self.tr("Drawing…")
        self._work = Work(modules, self._shared.text, parent=self)
        self._work.finished.connect(self._have)
        self._work.failed.connect(lambda why, _: self._have_failed(why))

    def _have(self, rows: list[bytes]) -> None:
        self.rows = rows
        self.code.image = picture(rows)
        self.code.update()
        for button in (self.copy_picture, self.save_picture):
            button.setEnabled(True)
        self.copy_picture.setFocus()

    def _have_failed(self, why: str) -> None:
        self.code.words = self.tr("The picture could not be made: {why}").format(why=why)
        self.code.update()

    def done(self, result: int) -> None:
        """End what is being made."""
        if self._work is not None:
            self._work.cancel()
        super().done(result)

    # --- taking along -------------------------------------------------------------------------------------------------

    def _copy_picture(self) -> None:
        if self.code.image is not None:
            QGuiApplication.clipboard().setImage(enlarged(self.code.image, SAVED_SCALE))
            self.said.emit(self.tr("The picture is on the clipboard."), False)

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._shared.text)
        self.said.emit(self.tr("The scenario is on the clipboard."), False)

    def _choose(self) -> None:
        kinds = self.tr("Pictures (*.png);;Drawings (*.svg)")
        place = str(Path.home() / f"{self._name}.png")
        chosen, kind = QFileDialog.getSaveFileName(self, self.tr("Save the picture"), place, kinds)
        if chosen:
            file = Path(chosen)
            self.save_to(file if file.suffix else file.with_suffix(".svg" if ".svg" in kind else ".png"))

    def save_to(self, file: Path) -> None:
        """Save the picture; the suffix of the file says how."""
        if self.code.image is None:
            return
        if file.suffix.casefold() == ".svg":
            kept = write_whole(file, as_svg(self.rows))
        else:
            kept = self._save_picture(file, enlarged(self.code.image, SAVED_SCALE))
        words = self.tr("Saved in {file}") if kept else self.tr("{file} can’t be written.")
        self.said.emit(words.format(file=file.name), not kept)

    @staticmethod
    def _save_picture(file: Path, image: QImage) -> bool:
        try:
            with beside(file) as path:
                if not image.save(str(path)):
                    raise OSError("no picture")
            return True
        except OSError:
            return False

    # --- words --------------------------------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Share the scenario"))
        self._head.setText(self.tr("Any phone that reads this gets the text below; judgeapp opens it by “Paste”."))
        self.note.setText(" ".join(self._notes()))
        self.copy_picture.setText(self.tr("Copy the picture"))
        self.save_picture.setText(self.tr("Save the picture…"))
        self.copy_text.setText(self.tr("Copy the text"))
        self._close.setText(self.tr("Close"))
        self.text.setAccessibleName(self.tr("What is shared"))
        self.code.setAccessibleName(self.tr("QR picture of the scenario"))

    def _notes(self) -> list[str]:
        shared = self._shared
        if not shared.fits:
            return [self.tr("{size} bytes; a picture holds {most}.").format(size=shared.size, most=MOST)]
        words = {"twins": self.tr("other lines of play"), "notes": self.tr("notes and expectations")}
        told = []
        if shared.left_out:
            left = ", ".join(words[what] for what in shared.left_out)
            told.append(self.tr("Left out so that it fits: {what}.").format(what=left))
        if shared.size > EASY:
            told.append(self.tr("A dense picture: enlarge this window and hold the phone still."))
        return told
