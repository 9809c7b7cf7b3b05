"""Everything a user can do, as values in one registry: menu, palette, shortcuts and the help page are views of it.

registry.add(Action("reader.back", noop("Actions", "Back"), reader.back, "go", keys=("Alt+Left",)))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QWidget

from judgeapp.desktop.saying import noop

MENUS: dict[str, str] = {
    "file": noop("Menus", "&File"),
    "edit": noop("Menus", "&Edit"),
    "search": noop("Menus", "&Search"),
    "go": noop("Menus", "&Go"),
    "ruling": noop("Menus", "&Ruling"),
    "scenario": noop("Menus", "S&cenario"),
    "calls": noop("Menus", "C&alls"),
    "view": noop("Menus", "&View"),
    "help": noop("Menus", "&Help"),
}
"""Menu id → its title, in the order of the menu bar. An action without a menu is still in palette and help."""


class UserError(Exception):
    """Raised by an action whose request cannot be met; the text, already translated, is shown to the user."""


@dataclass(frozen=True)
class Action:
    """Something to do.

    id: dotted name, unique. title: untranslated, marked by ``noop("Actions", …)``; in Russian its words
    are searched too. run: called without arguments (for a checkable one with its new state). menu: a key of ``MENUS``,
    and ``group`` sets a line between groups. keys: shortcuts, the first is shown. ready: whether it can be done now.
    checked: makes it checkable. scope: a widget to which the shortcut is limited (with its children). words: further
    words by which the palette finds it. icon: a name in ``resources/ui/icons``.
    """

    id: str
    title: str
    run: Callable[..., object]
    menu: str = ""
    group: int = 0
    keys: tuple[str, ...] = ()
    ready: Callable[[], bool] | None = None
    checked: Callable[[], bool] | None = None
    scope: QWidget | None = None
    words: str = ""
    icon: str = ""

    @property
    def said(self) -> str:
        """The title in the language of the window, without the mark of its mnemonic."""
        return QCoreApplication.translate("Actions", self.title).replace("&", "").rstrip("…")


class ActionRegistry(QObject):
    """Holds the actions and their QActions. `changed`: an action came or went. `refused`: a UserError's text."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self, window: QWidget | None = None) -> None:
        super().__init__()
        self._window = window
        self._actions: dict[str, Action] = {}
        self._made: dict[str, QAction] = {}

    def attach(self, window: QWidget) -> None:
        """Give the window whose shortcuts the actions without a scope are."""
        self._window = window
        for id_, action in self._actions.items():
            if action.scope is None:
                window.addAction(self._made[id_])

    def add(self, *actions: Action) -> None:
        """Register actions. ValueError for an id, or a shortcut of the whole window, that is taken."""
        for action in actions:
            self._check(action)
            self._actions[action.id] = action
            self._made[action.id] = self._make(action)
        self.changed.emit()

    def remove(self, *ids: str) -> None:
        """Take actions out again (of a widget that goes)."""
        for id_ in ids:
            self._actions.pop(id_, None)
            if made := self._made.pop(id_, None):
                made.deleteLater()
        self.changed.emit()

    def _check(self, action: Action) -> None:
        if action.id in self._actions:
            raise ValueError(f"action {action.id} exists")
        if action.menu and action.menu not in MENUS:
            raise ValueError(f"action {action.id}: no menu {action.menu}")
        for key in action.keys:
            other = next((a for a in self._actions.values() if key in a.keys and a.scope == action.scope), None)
            if other:
                raise ValueError(f"{key} is taken by {other.id}, wanted by {action.id}")

    def _make(self, action: Action) -> QAction:
        made = QAction(self)
        made.setObjectName(action.id)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        made.setCheckable(action.checked is not None)
        made.setIcon(QIcon())
        made.triggered.connect(lambda state=False, id_=action.id: self.run(id_, state))
        if action.scope is not None:
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.scope.addAction(made)
        elif self._window is not None:
            self._window.addAction(made)
        self._name(action, made)
        return made

    def _name(self, action: Action, made: QAction) -> None:
        made.setText(QCoreApplication.translate("Actions", action.title))

    def retranslate(self) -> None:
        """Say all titles in the present language."""
        for id_, action in self._actions.items():
            self._name(action, self._made[id_])

    def refresh(self) -> None:
        """Ask every action whether it can be done and whether it is checked."""
        for id_, action in self._actions.items():
            made = self._made[id_]
            made.setEnabled(action.ready is None or action.ready())
            if action.checked is not None:
                made.setChecked(action.checked())

    def run(self, id_: str, state: bool = False) -> None:
        """Do it, if it can be done now. KeyError for an unknown id. A UserError is told by `refused`."""
        action = self._actions[id_]
        if action.ready is not None and not action.ready():
            return
        try:
            if action.checked is not None:
                action.run(state)
            else:
                action.run()
        except UserError as trouble:
            self.refused.emit(str(trouble))
        self.refresh()

    def trigger(self, id_: str) -> None:
        """Do it as a click in the menu would: what is checkable is turned. Nothing for what can't be done now."""
        if made := self._made.get(id_):
            self.refresh()
            made.trigger()

    def all(self) -> tuple[Action, ...]:
        """Every action, in the order they came."""
        return tuple(self._actions.values())

    def in_menu(self, menu: str) -> tuple[Action, ...]:
        """The actions of a menu, by group and then in the order they came."""
        return tuple(sorted((a for a in self._actions.values() if a.menu == menu), key=lambda a: a.group))

    def qaction(self, id_: str) -> QAction:
        """The QAction of an action, for a button or a menu."""
        return self._made[id_]

    def qactions(self, ids: Iterable[str]) -> list[QAction]:
        """The QActions of several."""
        return [self._made[id_] for id_ in ids]
