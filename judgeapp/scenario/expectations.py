"""What a scenario expects: phrases that hold of a replay or don't, each able to say what it found instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.ids import NOWHERE
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import game_of
from judgeapp.language.nodes.descriptions import CounterWord, KeywordWord, NumberWord, StatusWord, TypeWord, ZoneWord
from judgeapp.language.nodes.names import ObjectName, PlayerName
from judgeapp.language.phrase import Node, Quoted, Word, phrase

if TYPE_CHECKING:
    from judgeapp.scenario.replay import Frame, Replay


class CardWord(Word):
    """a card name"""

    lexicon = "card"


class ScalarWord(Word):
    """a number of a player"""

    lexicon = "scalar"


class AskedWord(Word):
    """a kind of choice"""

    lexicon = "asked"


@dataclass(frozen=True)
class Finding:
    """Whether an expectation holds, and what was found."""

    holds: bool
    found: str


class Expectation(Node):
    """An expectation."""

    def check(self, replay: Replay, frame: Frame) -> Finding:
        """Whether it holds at a frame."""
        raise NotImplementedError(type(self).__name__)


class AtAnyTime(Expectation):
    """An expectation that does not name a step."""


@phrase("at {step}: {what}", ru="на шаге {step}: {what}")
@dataclass(frozen=True)
class At(Expectation):
    """an expectation at a step"""

    step: int
    what: AtAnyTime

    def check(self, replay: Replay, frame: Frame) -> Finding:
        if self.step >= len(replay.frames):
            return Finding(False, f"there is no step {self.step}: the replay ended at {replay.last.number}")
        return self.what.check(replay, replay.frames[self.step])


@phrase("{name} is in {player}'s {zone}", ru="{name} {zone:где} у {player}")
@dataclass(frozen=True)
class IsIn(AtAnyTime):
    """where something is"""

    name: ObjectName
    player: PlayerName
    zone: ZoneWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        game = replay.game
        oid = self.name.object(frame.state)
        here = frame.state.obj(oid).zone if frame.state.exists(oid) else NOWHERE
        return Finding(here == game.zone_for(game.zones[self.zone], self.player.player()), f"it is in {here}")


@phrase("{name} is gone", ru="{name:род} больше нет")
@dataclass(frozen=True)
class IsGone(AtAnyTime):
    """something has ceased to exist"""

    name: ObjectName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        oid = self.name.object(frame.state)
        return Finding(not frame.state.exists(oid), f"it is in {frame.state.obj(oid).zone}")


@phrase("{name} is {status}", ru="{name} {status:кратк}")
@dataclass(frozen=True)
class Is(AtAnyTime):
    """something is so"""

    name: ObjectName
    status: StatusWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = replay.game.is_so(frame.state, self.name.object(frame.state), self.status)
        return Finding(holds, "it is" if holds else "it is not")


@phrase("{name} is not {status}", ru="{name} не {status:кратк}")
@dataclass(frozen=True)
class IsNot(AtAnyTime):
    """something is not so"""

    name: ObjectName
    status: StatusWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = replay.game.is_so(frame.state, self.name.object(frame.state), self.status)
        return Finding(not holds, "it is" if holds else "it is not")


@phrase("{player} is {status}", ru="{player} {status:кратк}")
@dataclass(frozen=True)
class PlayerIs(AtAnyTime):
    """a player's hero is so"""

    player: PlayerName
    status: StatusWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        hero = replay.game.avatar(frame.state, self.player.player())
        holds = hero is not None and replay.game.is_so(frame.state, hero, self.status)
        return Finding(holds, "it is" if holds else "it is not")


@phrase("{player} is not {status}", ru="{player} не {status:кратк}")
@dataclass(frozen=True)
class PlayerIsNot(AtAnyTime):
    """a player's hero is not so"""

    player: PlayerName
    status: StatusWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        hero = replay.game.avatar(frame.state, self.player.player())
        holds = hero is not None and replay.game.is_so(frame.state, hero, self.status)
        return Finding(not holds, "it is" if holds else "it is not")


@phrase("{name} is a {word}", ru="{name} – {word}")
@dataclass(frozen=True)
class IsA(AtAnyTime):
    """something has a type"""

    name: ObjectName
    word: TypeWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        oid = self.name.object(frame.state)
        types = value(frame.state, oid, "types") or ()
        return Finding(replay.game.is_a(frame.state, oid, self.word), f"it is {' '.join(types)}")


@phrase("{name} has {number} {n}", ru="у {name:род} {number} {n}")
@dataclass(frozen=True)
class HasNumber(AtAnyTime):
    """a characteristic"""

    name: ObjectName
    number: NumberWord
    n: int

    def check(self, replay: Replay, frame: Frame) -> Finding:
        found = game_of(frame.state).number(frame.state, self.name.object(frame.state), self.number)
        return Finding(found == self.n, f"it has {found}")


@phrase("{name} has {keyword}", ru="у {name:род} есть {keyword}")
@dataclass(frozen=True)
class HasAbility(AtAnyTime):
    """a keyword is there"""

    name: ObjectName
    keyword: KeywordWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = replay.game.has_keyword(frame.state, self.name.object(frame.state), self.keyword)
        return Finding(holds, "it has" if holds else "it has not")


@phrase("{name} has no {keyword}", ru="у {name:род} нет {keyword:род}")
@dataclass(frozen=True)
class HasNoAbility(AtAnyTime):
    """a keyword is not there"""

    name: ObjectName
    keyword: KeywordWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = replay.game.has_keyword(frame.state, self.name.object(frame.state), self.keyword)
        return Finding(not holds, "it has" if holds else "it has not")


@phrase("{name} has {n} {counter} counter(s)", ru="на {name} {n} {counter}")
@dataclass(frozen=True)
class HasCounters(AtAnyTime):
    """counters"""

    name: ObjectName
    n: int
    counter: CounterWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        found = replay.game.count_of(frame.state, self.name.object(frame.state), self.counter)
        return Finding(found == self.n, f"it has {found}")


@phrase("{player} has {n} {scalar}", ru="у {player:род} {n} {scalar:род.мн}")
@dataclass(frozen=True)
class HasScalar(AtAnyTime):
    """a number of a player"""

    player: PlayerName
    n: int
    scalar: ScalarWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        found = replay.game.scalar(frame.state, self.player.player(), self.scalar)
        return Finding(found == self.n, f"{self.player} has {found}")


@phrase("{player} has {n} card(s) in {zone}", ru="у {player:род} {n} карта/карты/карт {zone:где}")
@dataclass(frozen=True)
class HasCardsIn(AtAnyTime):
    """how many cards are in a zone"""

    player: PlayerName
    n: int
    zone: ZoneWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        zone = replay.game.zone_for(replay.game.zones[self.zone], self.player.player())
        found = len(frame.state.zones.get(zone, ()))
        return Finding(found == self.n, f"there are {found}")


@phrase("{player} controls {n} {card}", ru="{player} контролирует {n} {card}")
@dataclass(frozen=True)
class Controls(AtAnyTime):
    """how many of a card a player has in play"""

    player: PlayerName
    n: int
    card: CardWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        wanted = self.card.lower()
        found = [
            o
            for o in frame.state.in_zones(*replay.game.in_play)
            if o.controller == self.player.player()
            and o.layer is None
            and wanted in (o.card.name.lower(), o.card.moniker.lower())
        ]
        return Finding(len(found) == self.n, f"{self.player} controls {len(found)}")


@phrase("{player} has priority", ru="действует {player}")
@dataclass(frozen=True)
class HasPriority(AtAnyTime):
    """who may act"""

    player: PlayerName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        pending = frame.pending
        holds = isinstance(pending, Window) and pending.player == self.player.player()
        return Finding(holds, f"{pending.player} is to decide" if pending else "nobody may act")


@phrase("asked: {player} {kind}", ru="{player} отвечает: {kind}")
@dataclass(frozen=True)
class Asked(AtAnyTime):
    """a choice is pending"""

    player: PlayerName
    kind: AskedWord

    def check(self, replay: Replay, frame: Frame) -> Finding:
        pending = frame.pending
        holds = isinstance(pending, Choice) and pending.player == self.player.player() and pending.kind == self.kind
        if isinstance(pending, Choice):
            return Finding(holds, f"{pending.player} is asked {pending.kind}")
        return Finding(False, "nothing is asked")


@phrase("offered: {names|,}", ru="на выбор: {names|,}")
@dataclass(frozen=True)
class Offered(AtAnyTime):
    """the options of the pending choice, all of them"""

    names: tuple[ObjectName, ...]

    def check(self, replay: Replay, frame: Frame) -> Finding:
        pending = frame.pending
        options = sorted(o.name.lower() for o in pending.options) if isinstance(pending, Choice) else []
        return Finding(options == sorted(n.lower() for n in self.names), f"offered: {', '.join(options) or 'nothing'}")


@phrase("{said} may be answered", ru="можно ответить {said}")
@dataclass(frozen=True)
class MayBeAnswered(AtAnyTime):
    """an option of the pending choice, by its name as it is offered"""

    said: Quoted

    def check(self, replay: Replay, frame: Frame) -> Finding:
        options = _answers(frame)
        return Finding(self.said.lower() in options, f"offered: {', '.join(options) or 'nothing'}")


@phrase("{n} answer(s) is/are possible", ru="возможных ответов: {n}")
@dataclass(frozen=True)
class AnswersPossible(AtAnyTime):
    """how many options the pending choice has"""

    n: int

    def check(self, replay: Replay, frame: Frame) -> Finding:
        options = _answers(frame)
        return Finding(len(options) == self.n, f"offered: {', '.join(options) or 'nothing'}")


def _answers(frame: Frame) -> list[str]:
    pending = frame.pending
    return [o.name.lower() for o in pending.options] if isinstance(pending, Choice) else []
