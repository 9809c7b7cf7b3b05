"""The note that tells, after a start, what of the last session was found again."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from judgeapp.desktop.plain import RichLabel
from judgeapp.desktop.rich import fill
from judgeapp.desktop.workbench.journal import Left


class RecoveryNote(RichLabel):
    """What was recovered, until it is hidden or another scenario is worked on."""

    def __init__(self) -> None:
        super().__init__()
        self._left: Left | None = None
        self.setObjectName("benchNote")
        self.setWordWrap(True)
        self.setVisible(False)
        self.linkActivated.connect(lambda _: self.forget())

    def tell(self, left: Left) -> None:
        """Tell what there is to say of what was left; after an orderly end that is nothing."""
        self._left = left
        self._retranslate()

    def forget(self) -> None:
        """It is known, or of no interest any more."""
        self._left = None
        self.setVisible(False)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        left, lines = self._left, []
        if left is not None and not left.closed:
            lines.append(self.tr("The program ended unexpectedly. Everything is as it was, undo included."))
        if left is not None and left.damaged is not None:
            lines.append(self.tr("A part of the journal was damaged; it lies in {file}.").format(file=left.damaged))
        if lines:
            self.show_rich(fill("{} <a href='x'>{}</a>", " ".join(lines), self.tr("Hide")))
        self.setVisible(bool(lines))
