"""The menu of a card while the table is set: its states, where it goes, what it hangs on. No dialog anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSpinBox, QWidget, QWidgetAction

from judgeapp.desktop.workbench.wording import word
from judgeapp.language.cardgame import CardGame
from judgeapp.scenario.seating import Entry

MOST = 99


def _tr(text: str) -> str:
    return QCoreApplication.translate("CardMenu", text)


@dataclass(frozen=True)
class Menued:
    """What the menu of a card needs: the entry as written, whose it is and where, the table around it.

    change: called with the entry as it is to be; move: with a player and a place; edit, more, remove: do just that.
    """

    game: type[CardGame]
    entry: Entry
    player: str
    place: str
    players: Sequence[str]
    aliases: Iterable[str]
    change: Callable[[Entry], object]
    move: Callable[[str, str], object]
    edit: Callable[[], object]
    more: Callable[[], object]
    remove: Callable[[], object]


def card_menu(about: Menued, parent: QWidget) -> QMenu:
    """Make the menu."""
    menu = QMenu(parent)
    title = menu.addAction(about.entry.alias or about.entry.name)
    title.setEnabled(False)
    menu.addSeparator()
    _marks(menu, about)
    _counts(menu, about)
    menu.addSeparator()
    _hangs(menu, about)
    _moves(menu, about)
    menu.addSeparator()
    menu.addAction(_tr("Edit as text"), about.edit)
    menu.addAction(_tr("One more"), about.more)
    menu.addAction(_tr("Take away"), about.remove)
    return menu


def _marks(menu: QMenu, about: Menued) -> None:
    for state in about.game.setup_marks:
        action = menu.addAction(word(state))
        action.setCheckable(True)
        action.setChecked(state in about.entry.states)
        action.toggled.connect(lambda on, s=state: about.change(about.entry.with_state(s, on)))


def _counts(menu: QMenu, about: Menued) -> None:
    for counter in about.game.setup_counts:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(26, 1, 8, 1)
        label, box = QLabel(word(counter)), QSpinBox()
        label.setBuddy(box)
        box.setRange(0, MOST)
        box.setValue(counted(about.entry, counter))
        box.setAccessibleName(word(counter))
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda n, c=counter: about.change(with_count(about.entry, c, n)))
        layout.addWidget(label, 1)
        layout.addWidget(box)
        action = QWidgetAction(menu)
        action.setDefaultWidget(row)
        menu.addAction(action)


def counted(entry: Entry, counter: str) -> int:
    """How many of a counter the entry has."""
    for state in entry.states:
        number, _, name = state.partition(" ")
        if name == counter and number.lstrip("-").isdecimal():
            return int(number)
    return 0


def with_count(entry: Entry, counter: str, number: int) -> Entry:
    """The entry with another number of a counter."""
    kept = tuple(s for s in entry.states if s.partition(" ")[2] != counter or not s.split()[0].lstrip("-").isdecimal())
    return replace(entry, states=(*kept, f"{number} {counter}") if number else kept)


def _hangs(menu: QMenu, about: Menued) -> None:
    hosts = [a for a in about.aliases if a not in (about.entry.alias, about.entry.name)]
    now = next((s for s in about.entry.states if s.startswith("attached to ")), "")
    if hosts or now:
        sub = menu.addMenu(_tr("Attached to"))
        for host in hosts[:30]:
            _choice(sub, host, now == f"attached to {host}", about, now, f"attached to {host}")
    mine = next((s for s in about.entry.states if s.startswith("controlled by ")), "")
    others = [p for p in about.players if p != about.player]
    if others:
        sub = menu.addMenu(_tr("Controlled by"))
        for player in others:
            _choice(sub, player, mine == f"controlled by {player}", about, mine, f"controlled by {player}")


def _choice(menu: QMenu, text: str, on: bool, about: Menued, old: str, new: str) -> None:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(on)
    bare = about.entry.with_state(old, False) if old else about.entry
    action.triggered.connect(lambda: about.change(bare if on else bare.with_state(new, True)))


def _moves(menu: QMenu, about: Menued) -> None:
    sub = menu.addMenu(_tr("Move to"))
    for player in about.players:
        into = sub.addMenu(player)
        for place in dict.fromkeys(about.game.setup_zones):
            action = into.addAction(word(place))
            action.setEnabled((player, place) != (about.player, about.place))
            action.triggered.connect(lambda _=False, p=player, z=place: about.move(p, z))
