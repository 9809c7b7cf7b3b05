"""Whether the list of what was found is seen: in a narrow window it leaves its room to the workbench meanwhile."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from judgeapp.desktop.stage import READER, ROOM_FOR_BOTH, Stage


class ListRoom:
    """Hides the list beside the workbench and brings it back for a search. A list that the user hid stays hidden."""

    def __init__(self, list_: QWidget, stage: Stage) -> None:
        self._list, self._stage = list_, stage
        self._gave = False
        self._narrow = False

    def settle(self, width: int) -> None:
        """Another mode, or another width of the window."""
        self._narrow = self._stage.mode != READER and width < ROOM_FOR_BOTH
        if self._narrow:
            self.give()
        elif self._gave:
            self._gave = False
            self._list.show()

    def resized(self, width: int) -> None:
        """Another width: only what that changes; a list that came for a search stays."""
        if self._narrow != (self._stage.mode != READER and width < ROOM_FOR_BOTH):
            self.settle(width)

    def give(self) -> None:
        """The search is over: the workbench gets the room."""
        if self._narrow and not self._list.isHidden():
            self._gave = True
            self._list.hide()

    def take(self) -> None:
        """A search begins: the list is seen."""
        self._list.show()
