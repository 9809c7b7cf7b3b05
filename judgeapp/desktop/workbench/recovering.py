"""What was typed is not lost: what was left is shown again, what is typed is settled, trouble with the disk is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgeapp.desktop.notices import Level

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.workbench import Workbench


class Recovering(QObject):
    """Looks after the journal of one workbench."""

    def __init__(self, workbench: Workbench) -> None:
        super().__init__(workbench)
        self._workbench = workbench
        upkeep = workbench.bench.journal.upkeep
        upkeep.failed.connect(self._tell_failed)
        upkeep.restored.connect(self._tell_restored)
        workbench.note.adopted.connect(self.adopt)

    def begin(self) -> bool:
        """Go on with what was left; whether there was anything."""
        workbench = self._workbench
        left = workbench.bench.recover()
        found = left is not None and left.holds
        if found:
            self._restore()
        workbench.note.tell(left, workbench.bench.journal.others())
        return found

    def settle(self) -> None:
        """What has been typed a moment ago belongs to the scenario that is left."""
        self._workbench.text.settle()
        self._workbench.cards.settle()

    def keep(self) -> None:
        """Have what is typed on the disk, read or not."""
        self._workbench.text.keep()
        self._workbench.cards.keep()

    def adopt(self, number: int) -> None:
        """Go on with the work of another window that has ended."""
        self.settle()
        workbench = self._workbench
        if workbench.bench.adopt(number):
            self._restore()
        workbench.note.offer(workbench.bench.journal.others())

    def _restore(self) -> None:
        """Show what was typed and not entered."""
        workbench = self._workbench
        drafts = dict(workbench.bench.drafts)
        for panel in (workbench.play, workbench.table, workbench.cards, workbench.text, workbench.header):
            workbench.bench.drafts.update(drafts)
            panel.restore()
        workbench.show_work()

    def _tell_failed(self, why: str) -> None:
        said = self.tr("What you enter can’t be kept on the disk now: {why}. It is tried again.")
        self._workbench.services.notices.say(said.format(why=why), Level.BAD)

    def _tell_restored(self) -> None:
        self._workbench.services.notices.say(self.tr("What you enter is kept on the disk again."), Level.GOOD)
