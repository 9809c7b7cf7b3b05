"""The note that tells, after a start, what of the last session was found again, and offers what other windows left."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QEvent, Signal

from judgeapp.desktop.plain import RichLabel
from judgeapp.desktop.reading.texts import anchor, link_of
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.desktop.workbench.journal import Left, Offer

HIDE, ADOPT = "hide", "adopt:"
SHOWN = 4
"""How many other windows are named; the others come when these are taken."""


class RecoveryNote(RichLabel):
    """What was recovered, until it is hidden or another scenario is worked on. `adopted`: the number of a journal."""

    adopted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._left: Left | None = None
        self._others: Sequence[Offer] = ()
        self.setObjectName("benchNote")
        self.setWordWrap(True)
        self.setVisible(False)
        self.linkActivated.connect(self._follow)

    def tell(self, left: Left | None, others: Sequence[Offer] = ()) -> None:
        """Tell what there is to say of what was left; after an orderly end that is nothing."""
        self._left, self._others = left, others
        self._retranslate()

    def offer(self, others: Sequence[Offer]) -> None:
        """Offer what other windows left; of one's own nothing more is to be said."""
        self.tell(None, others)

    def forget(self) -> None:
        """It is known, or of no interest any more."""
        self._left, self._others = None, ()
        self.setVisible(False)

    def _follow(self, address: str) -> None:
        link = link_of(address)
        if link.startswith(ADOPT):
            self.adopted.emit(int(link.removeprefix(ADOPT)))
        else:
            self.forget()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        lines = [plain(said) for said in self._of_mine()] + [self._of_another(one) for one in self._others[:SHOWN]]
        if lines:
            self.show_rich(join([*lines, anchor(HIDE, self.tr("Hide"))], " "))
        self.setVisible(bool(lines))

    def _of_mine(self) -> list[str]:
        """What is known, and no more: what was written down is here, and until when that was."""
        left, lines = self._left, []
        if left is None:
            return []
        if left.history.changes and not left.closed:
            said = self.tr(
                "The program ended unexpectedly. All that was written down until {time} is here, undo included; "
                "of what was typed then, the letters of the last 0.3 seconds may be missing."
            )
            lines.append(said.format(time=datetime.fromtimestamp(left.until).strftime("%H:%M:%S")))
        if left.cut:
            lines.append(self.tr("The last entry was cut short and is left out."))
        if left.damaged is not None:
            lines.append(self.tr("A part of the journal was damaged; it lies in {file}.").format(file=left.damaged))
        return lines

    def _of_another(self, one: Offer) -> Rich:
        said = self.tr("Another window left “{title}” ({time}):")
        time = datetime.fromtimestamp(one.until).strftime("%d.%m. %H:%M")
        title = one.title or self.tr("a text that was not read yet")
        return fill("{} {}.", said.format(title=title, time=time), anchor(f"{ADOPT}{one.number}", self.tr("open it")))
