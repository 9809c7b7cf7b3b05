"""The menu of a card while the table is set: its states, where it goes, what it hangs on. No dialog anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSpinBox, QWidget, QWidgetAction

from judgeapp.desktop.plain import Label
from judgeapp.desktop.workbench.wording import word
from judgeapp.language.cardgame import CardGame
from judgeapp.scenario.seating import Entry, one_word_each

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
    places: Sequence[str]
    aliases: Iterable[str]
    change: Callable[[Entry], object]
    move: Callable[[str, str], object]
    edit: Callable[[], object]
    more: Callable[[], object]
    remove: Callable[[], object]
    russian: bool = False


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
    known = about.game.setup_marks
    for state, meaning in one_word_each(known, about.russian).items():
        same = [s for s in about.entry.states if known.get(s) == meaning]
        action = menu.addAction(word(state))
        action.setCheckable(True)
        action.setChecked(bool(same))
        kept = replace(about.entry, states=tuple(s for s in about.entry.states if s not in same))
        new = kept if same else kept.with_state(state, True)
        action.triggered.connect(partial(about.change, new))


def _counts(menu: QMenu, about: Menued) -> None:
    for counter, meaning in one_word_each(about.game.setup_counts, about.russian).items():
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(26, 1, 8, 1)
        label, box = Label(word(counter)), QSpinBox()
        label.setBuddy(box)
        box.setRange(0, MOST)
        box.setValue(counted(about, meaning))
        box.setAccessibleName(word(counter))
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda n, c=counter: about.change(with_count(about, c, n)))
        layout.addWidget(label, 1)
        layout.addWidget(box)
        action = QWidgetAction(menu)
        action.setDefaultWidget(row)
        menu.addAction(action)


def _count_of(about: Menued, state: str) -> tuple[str | None, int]:
    """Which counter a state counts, and how many; (None, 0) for a state that is no number of a counter."""
    number, _, name = state.partition(" ")
    meaning = about.game.setup_counts.get(name)
    return (meaning, int(number)) if meaning and number.lstrip("-").isdecimal() else (None, 0)


def counted(about: Menued, meaning: str) -> int:
    """How many of a counter the entry has."""
    return next((n for s in about.entry.states for m, n in [_count_of(about, s)] if m == meaning), 0)


def with_count(about: Menued, counter: str, number: int) -> Entry:
    """The entry with another number of a counter."""
    meaning = about.game.setup_counts[counter]
    kept = tuple(s for s in about.entry.states if _count_of(about, s)[0] != meaning)
    return replace(about.entry, states=(*kept, f"{number} {counter}") if number else kept)


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
        for place in about.places:
            action = into.addAction(word(place))
            action.setEnabled((player, place) != (about.player, about.place))
            action.triggered.connect(partial(about.move, player, place))
