"""The menu bar: a view of the actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QMainWindow, QMenu

from judgeapp.desktop.actions import MENUS, ActionRegistry

BREATH = 200
"""Milliseconds until menus are filled anew while one of them is open."""


class Menus:
    """Keeps the menus as the registry has it."""

    def __init__(self, window: QMainWindow, actions: ActionRegistry) -> None:
        self._actions = actions
        self._menus: dict[str, QMenu] = {}
        for id_ in MENUS:
            menu = QMenu(window)
            menu.aboutToShow.connect(actions.refresh)
            window.menuBar().addMenu(menu)
            self._menus[id_] = menu
        self._later = QTimer(window, singleShot=True, interval=0)
        self._later.timeout.connect(self._fill_when_closed)
        actions.changed.connect(self._later.start)
        self.fill()

    def _fill_when_closed(self) -> None:
        """A menu that is being walked through stays as it is."""
        if any(menu.isVisible() for menu in self._menus.values()):
            self._later.start(BREATH)
        else:
            self.fill()

    def fill(self) -> None:
        """Fill the menus anew."""
        for id_, menu in self._menus.items():
            menu.clear()
            menu.setTitle(QCoreApplication.translate("Menus", MENUS[id_]))
            group: int | None = None
            for action in self._actions.in_menu(id_):
                if group is not None and action.group != group:
                    menu.addSeparator()
                group = action.group
                menu.addAction(self._actions.qaction(action.id))
            menu.menuAction().setEnabled(bool(menu.actions()))
