"""The menu bar: a view of the actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QMainWindow, QMenu

from judgeapp.desktop.actions import MENUS, ActionRegistry


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
        self._later.timeout.connect(self.fill)
        actions.changed.connect(self._later.start)
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
            menu.menuAction().setVisible(bool(menu.actions()))
