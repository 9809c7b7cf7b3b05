"""The menu of everything that can be done with the scenario as a whole."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from judgeapp.desktop.plain import tip

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.workbench import Workbench

FILES = ("scenario.new", "scenario.open", "scenario.save", "scenario.saveas", "scenario.export")
TEXTS = ("scenario.copy", "scenario.paste")
LINES = ("scenario.branch", "scenario.compare", "scenario.edition", "scenario.cut", "scenario.dropline")


def more_menu(workbench: Workbench) -> QMenu:
    """Make the menu; it is filled each time that it opens."""
    menu = QMenu(workbench)
    menu.aboutToShow.connect(lambda: _fill(menu, workbench))
    return menu


def _fill(menu: QMenu, workbench: Workbench) -> None:
    menu.clear()
    actions = workbench.services.actions
    actions.refresh()
    for id_ in FILES:
        menu.addAction(actions.qaction(id_))
    recent = menu.addMenu(QCoreApplication.translate("Workbench", "Open recent"))
    for file in workbench.filing.recent.files():
        recent.addAction(file.name, partial(workbench.filing.open, file)).setToolTip(tip(str(file)))
    recent.setEnabled(not recent.isEmpty())
    for group in (TEXTS, LINES):
        menu.addSeparator()
        for id_ in group:
            menu.addAction(actions.qaction(id_))
