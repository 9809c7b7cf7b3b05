"""What a scenario expects of events, triggers, legality and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from judgeapp.kernel.choices import Illegal, Window
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.run import Run
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, Happening
from judgeapp.language.nodes.lines import When
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.nodes.past import described
from judgeapp.language.phrase import Node, Quoted, phrase
from judgeapp.scenario.expectations import AtAnyTime, Finding

if TYPE_CHECKING:
    from judgeapp.scenario.replay import Frame, Replay


@phrase("happened: {what}", ru="было: {what}")
@dataclass(frozen=True)
class DidHappen(AtAnyTime):
    """an event took place"""

    what: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = len(_events(frame.state, self.what))
        return Finding(n > 0, f"it happened {n} times")


@phrase("happened {times} times: {what}", ru="было {times} раз/раза/раз: {what}")
@dataclass(frozen=True)
class HappenedTimes(AtAnyTime):
    """an event took place so often"""

    times: int
    what: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = len(_events(frame.state, self.what))
        return Finding(n == self.times, f"it happened {n} times")


@phrase("never: {what}", ru="не было: {what}")
@dataclass(frozen=True)
class NeverHappened(AtAnyTime):
    """an event did not take place"""

    what: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = len(_events(frame.state, self.what))
        return Finding(n == 0, f"it happened {n} times")


@phrase("{one} before {other}", ru="{one} раньше, чем {other}")
@dataclass(frozen=True)
class Before(AtAnyTime):
    """the order of two events"""

    one: Happening
    other: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        first, second = _events(frame.state, self.one), _events(frame.state, self.other)
        holds = bool(first and second) and first[0].seq < second[0].seq and not _at_once(first[0], second[0])
        return Finding(holds, f"records {[r.seq for r in first]} and {[r.seq for r in second]}")


@phrase("{one} at the same time as {other}", ru="{one} одновременно с тем, как {other}")
@dataclass(frozen=True)
class AtOnce(AtAnyTime):
    """two events happened together"""

    one: Happening
    other: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        first, second = _events(frame.state, self.one), _events(frame.state, self.other)
        holds = any(_at_once(a, b) for a in first for b in second)
        return Finding(holds, f"records {[r.seq for r in first]} and {[r.seq for r in second]}")


@phrase("by rule {rule}: {what}", ru="по правилу {rule}: {what}")
@dataclass(frozen=True)
class ByRule(AtAnyTime):
    """an event took place because of a rule"""

    rule: Quoted
    what: Happening

    def check(self, replay: Replay, frame: Frame) -> Finding:
        found = [r.rules for r in _events(frame.state, self.what)]
        cited = "; ".join(", ".join(rules) for rules in found) or "it did not happen"
        return Finding(any(self.rule in rules for rules in found), cited)


@phrase("triggered: {name}", ru="сработало: {name}")
@dataclass(frozen=True)
class DidTrigger(AtAnyTime):
    """an ability of something triggered"""

    name: ObjectName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = _triggers(frame.state, self.name)
        return Finding(n > 0, f"it triggered {n} times")


@phrase("triggered {times} times: {name}", ru="сработало {times} раз/раза/раз: {name}")
@dataclass(frozen=True)
class TriggeredTimes(AtAnyTime):
    """abilities of something triggered so often"""

    times: int
    name: ObjectName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = _triggers(frame.state, self.name)
        return Finding(n == self.times, f"it triggered {n} times")


@phrase("not triggered: {name}", ru="не сработало: {name}")
@dataclass(frozen=True)
class DidNotTrigger(AtAnyTime):
    """no ability of something triggered"""

    name: ObjectName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        n = _triggers(frame.state, self.name)
        return Finding(n == 0, f"it triggered {n} times")


@phrase("legal: {step}", ru="можно: {step}")
@dataclass(frozen=True)
class IsLegal(AtAnyTime):
    """a step would be allowed"""

    step: StepPhrase

    def check(self, replay: Replay, frame: Frame) -> Finding:
        trouble = attempt(frame, *self.step.action(frame.state))
        return Finding(trouble is None, "it is legal" if trouble is None else trouble.reason)


@phrase("illegal: {step}[ because {reason}]", ru="нельзя: {step}[ по правилу {reason}]")
@dataclass(frozen=True)
class IsIllegal(AtAnyTime):
    """a step would be refused, because of this rule or for this reason"""

    step: StepPhrase
    reason: Quoted | None = None

    def check(self, replay: Replay, frame: Frame) -> Finding:
        trouble = attempt(frame, *self.step.action(frame.state))
        if trouble is None:
            return Finding(False, "it is legal")
        right = self.reason is None or self.reason in trouble.rules or self.reason in trouble.reason
        return Finding(right, f"{trouble.reason} ({', '.join(trouble.rules)})")


@phrase("the step is refused[ because {reason}]", ru="шаг отклонён[ по правилу {reason}]")
@dataclass(frozen=True)
class Refused(AtAnyTime):
    """the last step was illegal"""

    reason: Quoted | None = None

    def check(self, replay: Replay, frame: Frame) -> Finding:
        trouble = frame.trouble
        if not isinstance(trouble, Illegal):
            return Finding(False, "it was carried out")
        right = self.reason is None or self.reason in trouble.rules or self.reason in trouble.reason
        return Finding(right, f"{trouble.reason} ({', '.join(trouble.rules)})")


@phrase("{player} wins", ru="{player} побеждает")
@dataclass(frozen=True)
class Wins(AtAnyTime):
    """who has won"""

    player: PlayerName

    def check(self, replay: Replay, frame: Frame) -> Finding:
        over = frame.state.fact("over")
        return Finding(over == self.player, f"the game {'goes on' if over is None else f'ended: {over}'}")


@phrase("the game goes on", ru="игра продолжается")
@dataclass(frozen=True)
class GoesOn(AtAnyTime):
    """nobody has won"""

    def check(self, replay: Replay, frame: Frame) -> Finding:
        over = frame.state.fact("over")
        return Finding(over is None, f"the game {'goes on' if over is None else f'ended: {over}'}")


@phrase("the game is drawn", ru="ничья")
@dataclass(frozen=True)
class Drawn(AtAnyTime):
    """everybody has lost at once"""

    def check(self, replay: Replay, frame: Frame) -> Finding:
        over = frame.state.fact("over")
        holds = over is not None and over not in frame.state.seats
        return Finding(holds, f"the game {'goes on' if over is None else f'ended: {over}'}")


@phrase("as {what}: {expected}", ru="когда {what}: {expected}")
@dataclass(frozen=True)
class AsItHappened(AtAnyTime):
    """what held just after an event"""

    what: Happening
    expected: AtAnyTime

    def check(self, replay: Replay, frame: Frame) -> Finding:
        found = _events(frame.state, self.what)
        if not found:
            return Finding(False, "it did not happen")
        if found[0].after is None:
            return Finding(False, "that position is no longer kept")
        return self.expected.check(replay, replace(frame, state=found[0].after, pending=None))


@phrase("so: {what}", ru="верно: {what}")
@dataclass(frozen=True)
class IsSoNow(AtAnyTime):
    """a condition holds, in the words of the cards"""

    what: Condition

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = self.what.holds(frame.state, _onlooker(self.what, frame.state))
        return Finding(holds, "it is so" if holds else "it is not so")


@phrase("not so: {what}", ru="неверно: {what}")
@dataclass(frozen=True)
class IsNotSoNow(AtAnyTime):
    """a condition does not hold"""

    what: Condition

    def check(self, replay: Replay, frame: Frame) -> Finding:
        holds = self.what.holds(frame.state, _onlooker(self.what, frame.state))
        return Finding(not holds, "it is so" if holds else "it is not so")


def _onlooker(what: Node, state: State) -> Bound:
    """A scope for words that nobody on the table speaks."""
    return Bound(When(what, None), ObjId(0), state.seats[0])  # type: ignore[arg-type]


def attempt(frame: Frame, who: PlayerId | None, action: Action) -> Illegal | None:
    """What the rules say to an action at a frame: None where it is legal. Choices inside it are left open."""
    pending = frame.pending
    if not isinstance(pending, Window) or (who is not None and who != pending.player):
        return Illegal("it is not for this player to act now", *(pending.rules if pending else ()))
    run = Run(frame.state)
    try:
        run.act(action)
    except Illegal as refusal:
        return refusal
    return None


def _events(state: State, what: Happening) -> list[Record]:
    nobody = Bound(When(what, None), ObjId(0), state.seats[0])  # type: ignore[arg-type]
    told = (r for r in state.log if r.happened and r.event and r.event.kind in what.kinds)
    return [r for r in told if described(what, state, nobody, r)]


def _at_once(one: Record, other: Record) -> bool:
    """Whether two events were of one batch."""
    return one.after is not None and one.after is other.after


def _triggers(state: State, name: str) -> int:
    found = 0
    for record in state.log:
        if record.outcome is Outcome.TRIGGERED and record.by is not None and record.before is not None:
            known = record.before.obj(record.by) if _knows(record.before, record.by) else state.obj(record.by)
            found += known.alias.lower() == name.lower()
    return found


def _knows(state: State, oid: ObjId) -> bool:
    return oid in state.objects or oid in state.gone
