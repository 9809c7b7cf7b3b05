"""When a case comes up: an event and its fate, a choice that is asked, a player who may act, a state that begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judgeapp.kernel.choices import Choice, Window
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.language.categories import Condition, People
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.occurrences import Occurrence
from judgeapp.language.phrase import Node, phrase
from judgeapp.scenario.cases.course import Occasion
from judgeapp.scenario.expectations import AskedWord
from judgeapp.scenario.notation import Answer
from judgeapp.scenario.replay import Frame


class Moment(Node):
    """When a case comes up."""

    def told_by(self) -> tuple[tuple[EventKind, ...] | None, tuple[Outcome, ...]] | None:
        """The records that can tell it: of which kinds (None: any) and with which outcome. None: no record does."""
        return None

    def by_record(self, frame: Frame, record: Record, scope: Bound) -> Occasion | None:
        """Whether a record tells it."""
        return None

    def by_frame(self, frame: Frame, earlier: Frame | None, scope: Bound) -> Iterator[Occasion]:
        """Whether a step as a whole tells it."""
        return iter(())


@phrase("{what}", ru="{what}")
@dataclass(frozen=True)
class Occurs(Moment):
    """an event and its fate"""

    what: Occurrence

    def told_by(self) -> tuple[tuple[EventKind, ...] | None, tuple[Outcome, ...]]:
        return self.what.kinds, self.what.outcomes

    def by_record(self, frame: Frame, record: Record, scope: Bound) -> Occasion | None:
        slots = self.what.match(scope, record)
        if slots is None or record.before is None or record.after is None:
            return None
        return Occasion(frame, record, record.before, record.after, dict(slots))


@phrase("{who} is/are asked {kind}[ for {what}]", ru="{who} отвечает/отвечаете: {kind}[, {what}]")
@dataclass(frozen=True)
class IsAsked(Moment):
    """a player has to choose; "it" is what asks"""

    who: People
    kind: AskedWord
    what: Party | None = None

    def by_frame(self, frame: Frame, earlier: Frame | None, scope: Bound) -> Iterator[Occasion]:
        pending, state = frame.pending, frame.state
        if not isinstance(pending, Choice) or pending.kind != self.kind:
            return
        if pending.player not in self.who.players(state, scope):
            return
        source = frame.cause.source
        known = source is not None and (source in state.objects or source in state.gone)
        if self.what is not None and not (known and source is not None and self.what.takes(state, scope, source)):
            return
        slots: dict[str, object] = {"they": pending.player}
        if known and source is not None:
            slots["it"] = source
        yield Occasion(frame, None, state, state, slots)


@phrase("{who} answers/answer {kind}[ for {what}]", ru="{who} решает: {kind}[, {what}]")
@dataclass(frozen=True)
class Answers(Moment):
    """a player answers what is asked, whether the answer is allowed or refused; "it" is what asks, "that many" the
    number answered, "name" the name, "them" what was chosen"""

    who: People
    kind: AskedWord
    what: Party | None = None

    def by_frame(self, frame: Frame, earlier: Frame | None, scope: Bound) -> Iterator[Occasion]:
        if earlier is None or not isinstance(frame.step, Answer):
            return
        for asked in IsAsked(self.who, self.kind, self.what).by_frame(earlier, None, scope):
            refusal = next((r for r in frame.records() if r.outcome is Outcome.ILLEGAL), None)
            slots = {**asked.slots, **_answer(earlier.pending, frame.step.names)}
            yield Occasion(frame, refusal, earlier.state, frame.state, slots)


def _answer(pending: object, names: str) -> dict[str, object]:
    """What an answer says, by role."""
    if not isinstance(pending, Choice):
        return {}
    if pending.open_number:
        return {"that many": int(names)} if names.isdecimal() else {}
    if pending.open_name:
        return {"name": names}
    chosen = {n.strip().lower() for n in names.split(",")}
    them = tuple(o.value for o in pending.options if o.name.lower() in chosen and isinstance(o.value, ObjId))
    return {"them": them, "that many": len(them)}


@phrase("{who} may act", ru="{who} может действовать")
@dataclass(frozen=True)
class MayAct(Moment):
    """a player may act"""

    who: People

    def by_frame(self, frame: Frame, earlier: Frame | None, scope: Bound) -> Iterator[Occasion]:
        for state in frame.standing or (frame.state,):
            window = state.fact("window")
            if isinstance(window, Window) and window.player in self.who.players(state, scope):
                yield Occasion(frame, None, state, state, {"they": window.player})


@phrase("while {what}", ru="пока {what}")
@dataclass(frozen=True)
class Begins(Moment):
    """something that is so: the step with which it begins to be so"""

    what: Condition

    def by_frame(self, frame: Frame, earlier: Frame | None, scope: Bound) -> Iterator[Occasion]:
        was = earlier is not None and knows(earlier.state, scope.source) and self.what.holds(earlier.state, scope)
        for state in (*frame.standing, frame.state):
            if not was and knows(state, scope.source) and self.what.holds(state, scope):
                yield Occasion(frame, None, state, state, {})
                return


def knows(state: State, oid: ObjId) -> bool:
    """Whether an object is there, or was; 0 is nobody, who needs not be anywhere."""
    return not oid or oid in state.objects or oid in state.gone


MOMENTS: tuple[type[Node], ...] = (Occurs, IsAsked, Answers, MayAct, Begins)
