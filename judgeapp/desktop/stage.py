"""The large part of the window: the reader, the workbench, or both side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from judgeapp.desktop.hosting import make_workbench, open_in, text_in
from judgeapp.desktop.reading.reader import Reader
from judgeapp.desktop.services import Services

READER, SCENARIO, BOTH = "reader", "scenario", "both"
LEAST = 200
ROOM_FOR_BOTH = 1500
"""From this width of the window on, reader and workbench stand side by side of themselves."""


class Stage(QSplitter):
    """`turned`: something else is shown: reader, scenario or both. `retitled`: the scenario is called otherwise;
    `wanted`: the workbench is about to be made."""

    turned = Signal(str)
    retitled = Signal()
    wanted = Signal()

    def __init__(self, services: Services, reader: Reader) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._services = services
        self._reader = reader
        self._workbench: QWidget | None = None
        self.mode = READER
        self.setChildrenCollapsible(False)
        self.addWidget(reader)

    @property
    def workbench(self) -> QWidget:
        """The workbench, made when first asked for."""
        if self._workbench is None:
            self.wanted.emit()
            self._workbench = make_workbench(self._services)
            self._workbench.setVisible(self.mode != READER)
            self._workbench.windowTitleChanged.connect(lambda _: self.retitled.emit())
            self.addWidget(self._workbench)
            self.setStretchFactor(0, 2)
            self.setStretchFactor(1, 3)
        return self._workbench

    @property
    def title(self) -> str:
        """What is worked on where the scenario alone is seen; empty for the reader."""
        return self._workbench.windowTitle() if self._workbench is not None and self.mode == SCENARIO else ""

    def turn(self, mode: str) -> None:
        """Show reader, scenario or both."""
        if mode != READER:
            self.workbench.setVisible(True)
        elif self._workbench is not None:
            self._workbench.setVisible(False)
        self._reader.setVisible(mode != SCENARIO)
        if mode == BOTH and min(self.sizes()) < LEAST:
            self.setSizes([self.width() * 2 // 5, self.width() * 3 // 5])
        self.mode = mode
        self.turned.emit(mode)

    def turn_to(self, what: str) -> None:
        """Make the reader, or the scenario, be seen: beside the other when there is room."""
        if self.mode in (what, BOTH):
            return
        used = self._workbench is not None
        self.turn(BOTH if used and self.window().width() >= ROOM_FOR_BOTH else what)

    def open_scenario(self, text: str) -> None:
        """Load a scenario into the workbench and show it."""
        bench = self.workbench
        self.turn_to(SCENARIO)
        open_in(bench, text)
        bench.setFocus()

    def scenario_text(self) -> str:
        """The scenario in the workbench as text; empty where there is none."""
        return text_in(self._workbench) if self._workbench is not None else ""
