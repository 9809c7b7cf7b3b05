"""Replaying a scenario: one frame a step, each with the position, what was recorded, and what is waited for."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from judgeapp.games import GAMES, game_class
from judgeapp.games.catalog import Catalog, UnknownCard
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Choice, Illegal, Unsupported, Window
from judgeapp.kernel.game import Action, Game
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.records import Cause, Record
from judgeapp.kernel.run import Run
from judgeapp.kernel.state import State
from judgeapp.kernel.table import EndlessLoop
from judgeapp.language.cardgame import CardGame
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes.names import StepPhrase
from judgeapp.language.phrase import words_of
from judgeapp.scenario.inline import OwnCards, struck
from judgeapp.scenario.notation import Answer, NotationError, Said, Scenario, Step
from judgeapp.scenario.stage import set_table
from judgeapp.scenario.wording import worded
from judgeapp.scenario.words import scenario_grammar

ALL_PASS = ("all pass", "both pass", "все пасуют", "оба пасуют")
PASSING = {"en": ALL_PASS[0], "ru": ALL_PASS[2]}
"""How it is written in each language."""
MAX_PASSES = 200


NO_CAUSE = Cause()


class StepError(NotationError):
    """A step that cannot be carried out as written: it is not understood, or not what is asked for."""


@dataclass(frozen=True)
class Frame:
    """The table after a step. number: 0 for the set table, then the step's number from 1.

    first: number of the first record that belongs to the step. pending: who may act or what is to be decided now.
    trouble: why the step was refused (illegal with its rules, not known, endless); the position is then unchanged.
    standing: every position within the step in which somebody could act, in order; the last one's may be the end of
    the step. cause: why a pending choice is asked.
    """

    number: int
    step: Step | None
    state: State
    first: int
    pending: Window | Choice | None
    trouble: Illegal | Unsupported | EndlessLoop | None = None
    standing: tuple[State, ...] = ()
    cause: Cause = NO_CAUSE

    def records(self) -> tuple[Record, ...]:
        """What was recorded during the step."""
        return tuple(self.state.log.since(self.first))


@dataclass(frozen=True)
class Replay:
    """A scenario played through. frames[0] is the set table; playing stops at the first refused step."""

    scenario: Scenario
    game: CardGame
    catalog: Catalog
    frames: tuple[Frame, ...]

    @property
    def last(self) -> Frame:
        """The table at the end."""
        return self.frames[-1]

    @cached_property
    def refused(self) -> tuple[CardDef | None, ...]:
        """By step: the first card with text that is not understood that has taken part up to there."""
        found: list[CardDef | None] = []
        first: CardDef | None = None
        for frame in self.frames:
            if first is None:
                first = next((card for card in _taking_part(frame) if card.refused), None)
            found.append(first)
        return tuple(found)

    def names(self) -> tuple[str, ...]:
        """Every name an object ever had on this table."""
        found: dict[str, None] = {}
        for state in (frame.state for frame in self.frames):
            found.update((o.alias, None) for o in state.objects.values())
        last = self.last.state
        found.update((last.obj(oid).alias, None) for oid in last.gone)
        return tuple(found)


def _taking_part(frame: Frame) -> Iterator[CardDef]:
    """The cards of the objects in the records of a step, as they were just after each."""
    for record in frame.records():
        for oid in record.objects():
            state = record.after or record.before
            if state is not None and (oid in state.objects or oid in state.gone):
                yield face(state, oid)


class Player:
    """Plays scenarios of all games. Catalogs are kept between scenarios.

    catalogs: game id → its catalog.
    """

    def __init__(self, catalogs: Mapping[str, Catalog]) -> None:
        self.catalogs = catalogs
        self._own = OwnCards()

    def replay(self, scenario: Scenario, like: Replay | None = None) -> Replay:
        """Set the table and play every step. NotationError for what is not understood.

        like: a replay of another scenario; where it is of the same table, its play is taken over as far as the steps
        are the same.
        """
        session = Session(self, scenario, like if like is not None and _same_table(like, scenario) else None)
        for step in scenario.steps[len(session.frames) - 1 :]:
            session.play(step)
            if session.frames[-1].trouble is not None:
                break
        return session.replay()

    def catalog(self, game: str, line: int = 1) -> Catalog:
        """The catalog of a game. NotationError for a game that is not known."""
        if game not in self.catalogs:
            near = difflib.get_close_matches(game, list(GAMES), 1)
            raise NotationError(line, 6, f"no game is called “{game}”; known: {', '.join(GAMES)}", *near)
        return self.catalogs[game]

    def catalog_of(self, scenario: Scenario) -> Catalog:
        """The catalog of a scenario's game with the cards that the scenario writes or strikes out itself."""
        return self._own.catalog(self.catalog(scenario.game), scenario)


def _same_table(like: Replay, scenario: Scenario) -> bool:
    """Whether a replay is of the same table, and somebody may act as soon as it is set."""
    return isinstance(like.frames[0].pending, Window) and _table_of(like.scenario) == _table_of(scenario)


def _table_of(scenario: Scenario) -> tuple[object, ...]:
    """Everything of a scenario that says with which table and by which rules it is played."""
    own = tuple((c.text, c.line) for c in scenario.cards)
    return scenario.game, scenario.edition, scenario.turn, scenario.seats, scenario.without, own


class Session:
    """One table being played on, step by step.

    like: a replay of the same table, whose first steps, as far as they are this scenario's, are not played again.
    """

    def __init__(self, player: Player, scenario: Scenario, like: Replay | None = None) -> None:
        self.scenario = scenario
        if like is None:
            self.catalog = player.catalog_of(scenario)
            self.game = _game_of(scenario, self.catalog)
            self.run = Run(self._set())
            self.frames = [Frame(0, None, self.run.state, 0, self.run.pending)]
        else:
            self.catalog, self.game = like.catalog, like.game
            self.frames = list(_shared(like, scenario))
            self.run = Run(self.frames[-1].state)
        self._grammar: Grammar | None = None
        self._known = -1
        self._names: dict[str, None] = {}
        self._standing: list[State] = []

    def _set(self) -> State:
        scenario = self.scenario
        try:
            return set_table(self.game, self.catalog, scenario.seats, scenario.turn, struck(self.catalog, scenario))
        except UnknownCard as error:
            raise NotationError(1, 1, str(error)) from None

    def replay(self) -> Replay:
        """What has been played so far."""
        return Replay(self.scenario, self.game, self.catalog, tuple(self.frames))

    def play(self, step: Step) -> Frame:
        """Play one step; what the rules refuse is a frame with its trouble, what is not understood a StepError."""
        first = len(self.run.state.log)
        trouble: Illegal | Unsupported | EndlessLoop | None = None
        before = self.run.restart
        self._standing = []
        try:
            if isinstance(step, Answer):
                self._answer(step)
            else:
                self._act(step)
        except Illegal as refusal:
            trouble = refusal
            first = min(first, len(before.log))  # an answer refused: what led to it is undone, its record stands there
        except (Unsupported, EndlessLoop) as unknown:
            trouble = unknown
            self.run = Run(before)
        state = self.run.state
        first = min(first, len(state.log))
        standing = tuple(self._standing + self.run.table.standing)
        table = self.run.table
        frame = Frame(len(self.frames), step, state, first, self.run.pending, trouble, standing, table.cause)
        self.frames.append(frame)
        return frame

    def _act(self, step: Said) -> None:
        if isinstance(self.run.pending, Choice):
            raise StepError(step.line, 1, f"a choice comes first: {asked(self.run.pending)}")
        if self.run.pending is None:
            raise StepError(step.line, 1, "the game is over")
        if step.text in ALL_PASS:
            self._all_pass()
            return
        who, action = self.action(step)
        if who is not None and who != self.run.pending.player:
            window = self.run.pending
            reason = f"{who} may not act now: {window.player} has {window.about}"
            self.run.refuse(who, action, Illegal(reason, *window.rules))
        self.run.act(action)

    def action(self, step: Said) -> tuple[PlayerId | None, Action]:
        """Read a step as an action. StepError where it is not understood."""
        try:
            phrase = self.grammar().read(StepPhrase, step.text)
            return phrase.action(self.run.state)
        except NotUnderstood as trouble:
            column = step.column + trouble.column
            raise StepError(step.line, column, f"step not understood: {trouble.problem}", trouble.nearest) from None
        except KeyError as missing:
            raise StepError(step.line, step.column, f"nothing here is called {missing}") from None

    def grammar(self) -> Grammar:
        """The reader of steps and expectations, which knows every name on the table."""
        state = self.run.state
        if self._known != state.next_id:
            since = self._known if self._known < state.next_id else 0
            self._known = state.next_id
            there = [o.alias for o in state.objects.values() if o.id >= since]
            there += [state.obj(o).alias for o in state.gone if o >= since]
            fresh = [name for name in there if name not in self._names]
            if fresh:
                self._names.update(dict.fromkeys(fresh))
                self._grammar = None
        if self._grammar is None:
            self._grammar = scenario_grammar(self.game, self.catalog, self._names, state.seats)
        return self._grammar

    def _all_pass(self) -> None:
        for _ in range(MAX_PASSES):
            window = self.run.pending
            if not isinstance(window, Window):
                return
            self._standing += self.run.table.standing
            self.run.act(self.game.passing(self.run.state, window.player))
            if not self.run.state.fact("passes", 0):
                return

    def _answer(self, step: Answer) -> None:
        choice = self.run.pending
        if not isinstance(choice, Choice):
            raise StepError(step.line, 1, f"“{step.text}” answers nothing: no choice is pending")
        kind, who = step.kind, step.who
        if who is not None and who not in self.run.state.seats:
            kind, who = f"{who} {kind}", None
        kind = self.game.heard("asked", kind)
        if kind != choice.kind or (who is not None and who != choice.player):
            raise StepError(step.line, 1, f"“{step.text}” does not answer what is asked: {asked(choice)}", choice.kind)
        self.run.answer(picked(choice, self.game.heard("answer", step.names), step.line))


def _game_of(scenario: Scenario, catalog: Catalog) -> CardGame:
    """The game of a scenario, which knows the cards of a catalog."""
    try:
        game = game_class(scenario.game)(scenario.edition)
    except ValueError as error:
        raise NotationError(2, 1, str(error)) from None
    game.keyword_lines, game.card, game.titles = catalog.keywords, catalog.card, catalog.titles
    return game


def _shared(like: Replay, scenario: Scenario) -> Iterator[Frame]:
    """The frames of a replay of the same table up to where play can go on from: a position in which somebody may act,
    before the first step that differs. The table as it was set, if there is no later one."""
    last = 0
    for frame, step in zip(like.frames[1:], scenario.steps, strict=False):
        if frame.step != step or frame.trouble is not None:
            break
        last = frame.number if isinstance(frame.pending, Window) else last
    yield like.frames[0]
    for frame, step in zip(like.frames[1 : last + 1], scenario.steps, strict=False):
        yield replace(frame, step=step)


_ASKED = {
    "en": ("any name", "a number from {a} to {b}", "nothing", "{a} to {b} of {what}", "{b} of {what}", " in order",
           "{player} answers “{kind}: …”{about}: {what}"),
    "ru": ("любое имя", "число от {a} до {b}", "ничего", "от {a} до {b} из: {what}", "{b} из: {what}", ", по порядку",
           "{player} отвечает «{kind}: …»{about}: {what}"),
}  # fmt: skip


def asked(choice: Choice, lang: str = "en", game: Game | None = None) -> str:
    """A choice in words: who decides, what for, and what may be answered. lang: ``en`` or ``ru``.

    game: in whose words of that language the answer can be written; without it they stay the engine's.
    """
    name, number, nothing, some, many, ordered, whole = _ASKED[lang]
    told = game.told if isinstance(game, CardGame) else _same
    a, b = choice.at_least, choice.at_most
    if choice.open_name:
        what = name
    elif choice.open_number:
        what = number.format(a=a, b=b)
    else:
        what = ", ".join(told("answer", o.name, lang) for o in choice.options[:12]) or nothing
        if a != b:
            what = some.format(a=a, b=b, what=what)
        elif b != 1:
            what = many.format(b=b, what=what) + (ordered if choice.ordered else "")
    kind, about = told("asked", choice.kind, lang), worded(choice.about, lang)
    about = "" if about in ("", choice.kind, kind) else f" ({about})"
    return whole.format(player=choice.player, kind=kind, about=about, what=what)


def _same(lexicon: str, word: str, lang: str) -> str:
    del lexicon, lang
    return word


def picked(choice: Choice, names: str, line: int) -> tuple[Any, ...]:
    """The values that an answer names. StepError for a name that is no option, or for too few or too many."""
    if choice.open_name:
        return (names,)
    if choice.open_number:
        if not names.isdecimal() or not choice.at_least <= int(names) <= choice.at_most:
            raise StepError(line, 1, f"expected {asked(choice)}")
        return (int(names),)
    values: list[Any] = []
    left = list(choice.options)
    for name in () if names == "none" else split_names(_bare(names), [_bare(o.name) for o in left]):
        found = next((o for o in left if _bare(o.name) == name.lower()), None)
        if found is None:
            near = difflib.get_close_matches(name, [o.name for o in left], 1)
            raise StepError(line, 1, f"“{name}” is no option: {asked(choice)}", near[0] if near else None)
        left.remove(found)
        values.append(found.value)
    if not choice.at_least <= len(values) <= choice.at_most:
        raise StepError(line, 1, f"{len(values)} named, but {asked(choice)}")
    if not choice.ordered:
        order = {id(o.value): n for n, o in enumerate(choice.options)}
        values.sort(key=lambda v: order[id(v)])
    return tuple(values)


def _bare(name: str) -> str:
    """A name for comparing: the parentheses of card text may have been written otherwise when an answer was written."""
    return name.lower().replace("(", "").replace(")", "") if "(" in name else name.lower()


def split_names(text: str, known: Sequence[str]) -> list[str]:
    """Names separated by commas, where names may hold commas themselves: the longest known name wins."""
    found: list[str] = []
    rest = text.strip()
    by_length = sorted(known, key=len, reverse=True)
    while rest:
        name = next(
            (k for k in by_length if rest.lower().startswith(k.lower()) and rest[len(k) :].lstrip()[:1] in ("", ",")),
            rest.split(",")[0],
        )
        found.append(name.strip())
        rest = rest[len(name) :].lstrip().removeprefix(",").lstrip()
    return found


__all__ = ["Frame", "Player", "Replay", "Session", "StepError", "asked", "picked", "split_names", "words_of"]
