"""Decisions. Game procedure yields a choice and gets an answer; answers name things, never positions."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered: the name it is answered by and what it stands for."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to a player.

    kind: the word that an answer begins with (``target``, ``order``, ``may``, ``pitch`` …). about: what it is for, in
    words. options: everything legal, in order. at_least and at_most: how many of them. ordered: whether the order of
    the answer counts. open_number: a free number instead of options, from at_least to at_most. open_name: any words at
    all instead of options (a made-up name). rules: why it is asked.
    """

    player: PlayerId
    kind: str
    about: str
    options: tuple[Option, ...] = ()
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    open_number: bool = False
    rules: tuple[str, ...] = ()
    open_name: bool = False

    @property
    def forced(self) -> tuple[Option, ...] | None:
        """The only possible answer, or None where there is something to decide."""
        if self.open_number:
            return (Option(str(self.at_least), self.at_least),) if self.at_least == self.at_most else None
        if self.open_name:
            return None
        if self.at_most == 0 or not self.options:
            return ()
        if self.at_least == self.at_most == len(self.options) and (not self.ordered or len(self.options) == 1):
            return self.options
        return None


@dataclass(frozen=True, slots=True)
class Window:
    """A moment at which a player may act: the main procedure stands still here, and a position can be kept.

    about: which window it is, in the game's words. rules: why this player may act now.
    """

    player: PlayerId
    about: str
    rules: tuple[str, ...] = ()


Ask = Choice
Procedure = Generator[Ask, Any, Any]
"""Game procedure: yields choices and is sent the values picked, as a tuple."""


class Illegal(Exception):
    """An action or a part of one that the rules do not allow. Undoing it restores the earlier position."""

    def __init__(self, reason: str, *rules: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules: tuple[str, ...] = rules


class Unsupported(Exception):
    """The engine does not know: a card line it cannot read, a hidden card whose face matters."""

    def __init__(self, card: str, clause: str) -> None:
        super().__init__(f"{card}: {clause}")
        self.card = card
        self.clause = clause


class GameOver(Exception):
    """Raised inside a procedure when the game has ended; the facts say how."""


def choose(
    player: PlayerId,
    kind: str,
    about: str,
    options: Sequence[tuple[str, Any]],
    at_least: int = 1,
    at_most: int = 1,
    ordered: bool = False,
    rules: tuple[str, ...] = (),
) -> Generator[Ask, Any, tuple[Any, ...]]:
    """Ask for some of the named options; returns their values. Fewer options than wanted: as many as there are."""
    most = min(at_most, len(options))
    choice = Choice(
        player, kind, about, tuple(Option(n, v) for n, v in options), min(at_least, most), most, ordered, False, rules
    )
    picked: tuple[Any, ...] = yield choice
    return picked


def choose_number(
    player: PlayerId, kind: str, about: str, least: int, most: int, rules: tuple[str, ...] = ()
) -> Generator[Ask, Any, int]:
    """Ask for a number from least to most."""
    picked: tuple[int, ...] = yield Choice(player, kind, about, (), least, most, False, True, rules)
    return picked[0]


def name_freely(player: PlayerId, kind: str, about: str, rules: tuple[str, ...] = ()) -> Generator[Ask, Any, str]:
    """Ask for a name that no list holds."""
    picked: tuple[str, ...] = yield Choice(player, kind, about, rules=rules, open_name=True)
    return picked[0]


def may(player: PlayerId, about: str, rules: tuple[str, ...] = ()) -> Generator[Ask, Any, bool]:
    """Ask yes or no."""
    picked = yield from choose(player, "may", about, [("yes", True), ("no", False)], rules=rules)
    return bool(picked[0])
