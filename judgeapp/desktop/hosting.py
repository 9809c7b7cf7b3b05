"""The one place that knows the workbench: it is made when it is first needed, and stands in for while it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from judgeapp.desktop.services import Services


class Opens(Protocol):
    """What a workbench can do."""

    def open_scenario(self, text: str) -> None:
        """Load a scenario."""

    def scenario_text(self) -> str:
        """The scenario as text; empty where there is none."""


class Plain(QPlainTextEdit):
    """A scenario as text, where there is no workbench."""

    def open_scenario(self, text: str) -> None:
        """Show it."""
        self.setPlainText(text)

    def scenario_text(self) -> str:
        """What was shown."""
        return self.toPlainText()


def make_workbench(services: Services) -> QWidget:
    """The workbench, a widget with ``open_scenario(text)``."""
    try:
        module = import_module("judgeapp.desktop.workbench")
        made: QWidget = module.Workbench(services)
    except (ImportError, AttributeError):
        made = Plain()
    return made


def open_in(workbench: QWidget, text: str) -> None:
    """Load a scenario into it."""
    cast(Opens, workbench).open_scenario(text)


def text_in(workbench: QWidget) -> str:
    """The scenario that is in it."""
    return cast(Opens, workbench).scenario_text()
