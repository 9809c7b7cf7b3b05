"""What can happen now, as rows: legal actions or the options of a pending choice, and what can't be done and why."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.workbench.wording import engine, language
from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario.offers import Offer, StepWords, offers, tried_lazily
from judgeapp.scenario.replay import PASSING, Frame, Replay

SLICE = 0.008
"""Seconds of trying offers out before the window gets its turn."""
NUMBERS = 31
NONE = "none"


class Kind(Enum):
    """What a row is."""

    ACTION = "action"
    REFUSED = "refused"
    OPTION = "option"
    PASS = "pass"


@dataclass(frozen=True)
class Row:
    """Something that can be done, or can't. place: its place among the offers or options.

    picked: for an option, its place in the answer so far (0: not picked).
    """

    kind: Kind
    text: str
    place: int
    reason: str = ""
    rules: tuple[str, ...] = ()
    picked: int = 0
    objects: tuple[ObjId, ...] = ()


@dataclass(frozen=True)
class Question:
    """What is waited for at a frame: a window, a choice, or nothing."""

    player: str = ""
    about: str = ""
    rules: tuple[str, ...] = ()
    choice: Choice | None = None


def question_of(frame: Frame) -> Question:
    """What a frame waits for."""
    match frame.pending:
        case Window(player, about, rules):
            return Question(player, about, rules)
        case Choice() as choice:
            return Question(choice.player, choice.about, choice.rules, choice)
        case _:
            return Question()


def all_pass() -> str:
    """The step in which everybody passes, as it is written in the language of the window."""
    return PASSING[language()]


class Offering(QObject):
    """Finds out what can happen at a frame, a little at a time. `changed`: there is more to know."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._work: Iterator[None] = iter(())
        self._replay: Replay | None = None
        self._frame: Frame | None = None
        self._words: StepWords | None = None
        self.offers: list[Offer] = []
        self.picked: list[int] = []
        self.question = Question()

    @property
    def settled(self) -> bool:
        """Whether everything has been tried out."""
        return not self._timer.isActive()

    @property
    def words(self) -> StepWords | None:
        """Reads and writes steps at this table."""
        return self._words

    @property
    def frame(self) -> Frame | None:
        """The frame that is asked about."""
        return self._frame

    def ask(self, replay: Replay | None, frame: Frame | None) -> None:
        """Ask about another frame."""
        if replay is not self._replay:
            self._words = StepWords(replay) if replay else None
        if frame is self._frame and replay is self._replay:
            return
        self._replay, self._frame = replay, frame
        self.offers, self.picked = [], []
        self.question = question_of(frame) if frame else Question()
        self._work = self._find() if frame and replay else iter(())
        self._timer.start()
        self.changed.emit()

    def _find(self) -> Iterator[None]:
        assert self._replay
        assert self._frame
        for offer in offers(self._replay, self._frame):
            self.offers.append(offer)
            yield
        for at, offer in tried_lazily(self._frame, list(self.offers)):
            self.offers[at] = offer
            yield

    def _go_on(self) -> None:
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self._work)
        except StopIteration:
            self._timer.stop()
        except Exception as error:  # a bug in a game package: what is known so far stays
            self._timer.stop()
            self.question = replace(self.question, about=f"{self.question.about} ({type(error).__name__}: {error})")
        self.changed.emit()

    def finish(self) -> None:
        """Find out everything at once (for tests and pictures)."""
        while self._timer.isActive():
            self._go_on()

    # --- rows ---------------------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """What can happen, then what can't."""
        if self.question.choice is not None:
            return self._options(self.question.choice)
        can = [Row(Kind.ACTION, o.text, at, objects=o.objects) for at, o in enumerate(self.offers) if o.refusal is None]
        cannot = [
            Row(Kind.REFUSED, o.text, at, engine(o.refusal.reason), o.refusal.rules, objects=o.objects)
            for at, o in enumerate(self.offers)
            if o.refusal is not None
        ]
        both = [Row(Kind.PASS, all_pass(), -1)] if self.question.player and len(self._seats()) > 1 else []
        return [*can, *both, *cannot]

    def _seats(self) -> tuple[str, ...]:
        return self._frame.state.seats if self._frame else ()

    def _options(self, choice: Choice) -> list[Row]:
        if choice.open_number:
            numbers = range(choice.at_least, min(choice.at_most, choice.at_least + NUMBERS) + 1)
            return [Row(Kind.OPTION, str(n), n) for n in numbers]
        made = []
        for at, option in enumerate(choice.options):
            picked = self.picked.index(at) + 1 if at in self.picked else 0
            objects = (option.value,) if isinstance(option.value, ObjId) else ()
            made.append(Row(Kind.OPTION, option.name, at, picked=picked, objects=objects))
        if choice.at_most == 1 and not choice.at_least:
            made.append(Row(Kind.OPTION, NONE, -1))
        return made

    # --- steps --------------------------------------------------------------------------------------------------------

    def step(self, row: Row) -> str:
        """The step, as it is written, that a row stands for. For a choice of several: what is picked so far."""
        if row.kind is Kind.PASS:
            return row.text
        choice = self.question.choice
        if choice is not None:
            names = row.text if choice.open_number or self.single else self._names(choice)
            return f"{choice.kind}: {names}"
        assert self._words
        assert self._frame
        return self._words.step(self._frame, self.offers[row.place]).text

    def _names(self, choice: Choice) -> str:
        return ", ".join(choice.options[n].name for n in self.picked) or NONE

    def answer(self) -> str:
        """The answer that is picked so far, as it is written."""
        choice = self.question.choice
        return f"{choice.kind}: {self._names(choice)}" if choice else ""

    @property
    def single(self) -> bool:
        """Whether one option is the whole answer."""
        choice = self.question.choice
        return choice is not None and choice.at_most == 1

    @property
    def enough(self) -> bool:
        """Whether what is picked can be the answer."""
        choice = self.question.choice
        return choice is not None and choice.at_least <= len(self.picked) <= choice.at_most

    def pick(self, place: int) -> None:
        """Add an option to the answer, or take it out again."""
        choice = self.question.choice
        if choice is None:
            return
        if place in self.picked:
            self.picked.remove(place)
        elif len(self.picked) < choice.at_most:
            self.picked.append(place)
        self.changed.emit()

    def of(self, oid: ObjId) -> list[Offer]:
        """The offers that name an object."""
        return [o for o in self.offers if oid in o.objects]


def matching(rows: list[Row], typed: str, key: Callable[[Row], str] = lambda row: row.text) -> list[Row]:
    """The rows in which every typed word stands, those that begin with the first one before the others."""
    words = typed.lower().split()
    if not words:
        return rows
    kept = [r for r in rows if all(w in key(r).lower() for w in words)]
    return sorted(kept, key=lambda r: (r.kind is Kind.REFUSED, not key(r).lower().startswith(words[0])))
