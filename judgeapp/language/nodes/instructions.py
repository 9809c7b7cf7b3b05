"""Instructions that every card game has: sequences, conditions, options, and the common verbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judgeapp.kernel import verbs
from judgeapp.kernel.choices import Procedure, choose, may
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import said
from judgeapp.language.categories import (
    Amount,
    Condition,
    Description,
    Instruction,
    People,
    Things,
    actor,
    bind,
    bind_count,
    opened,
)
from judgeapp.language.nodes.descriptions import Whose
from judgeapp.language.phrase import Node, phrase


class Step(Instruction):
    """An instruction that is not itself a list of instructions."""


class Doing(Step):
    """A step that "if you do" can follow."""


class Whole(Step):
    """A step that ends where it ends: a ", then" that follows begins something else. An "if" or "you may" is none: what
    follows it belongs to it, as in print, unless parentheses say otherwise."""


class Deed(Doing, Whole):
    """A whole step that "if you do" can follow."""


class Deeds(Node):
    """One act, or several one after another."""

    acts = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        """Carry them out."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, state: State, scope: Bound) -> bool:
        """Whether they could be begun now."""
        return True


class Act(Deed, Deeds):
    """A plain verb, or anything in parentheses."""


@phrase("{first}, then {rest}", ru="{first}, затем {rest}")
@dataclass(frozen=True)
class Sequence(Instruction):
    """Instructions one after another."""

    first: Whole
    rest: Instruction

    @property
    def steps(self) -> tuple[Instruction, ...]:
        """All of them, in order."""
        return (self.first, *(self.rest.steps if isinstance(self.rest, Sequence) else (self.rest,)))

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = True
        for step in self.steps:
            done = bool((yield from step.run(table, scope))) and done
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return self.first.possible(state, scope)


@phrase("{first}, then {rest|, then}", ru="{first}, затем {rest|, затем}")
@dataclass(frozen=True)
class Acts(Deeds):
    """Acts one after another, all of them optional or none."""

    first: Act
    rest: tuple[Act, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = True
        for act in (self.first, *self.rest):
            done = bool((yield from act.run(table, scope))) and done
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return self.first.possible(state, scope)


DECIDED = "decided"
"""The slot for what an event has decided about the "if" that follows it."""


@phrase("if {condition}, {then}", ru="если {condition}, {then}")
@dataclass(frozen=True)
class IfThen(Step):
    """Instructions under a condition, which is checked once, when they would be carried out."""

    condition: Condition
    then: Instruction
    perhaps = ("then",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        decided = scope.slots.get(DECIDED)
        if decided is not None:
            bind(scope, **{DECIDED: None})
        if not (self.condition.holds(table.state, scope) if decided is None else decided):
            table.note(Outcome.NOTE, f"not so: {said(table.state, self.condition)}", by=scope.source)
            return False
        return (yield from self.then.run(table, scope))


@phrase("if {condition}, {then}, otherwise {instead}", ru="если {condition}, {then}, иначе {instead}")
@dataclass(frozen=True)
class IfElse(Step):
    """One instruction or another."""

    condition: Condition
    then: Whole
    instead: Instruction
    apart = ("then", "instead")

    def run(self, table: Table, scope: Bound) -> Procedure:
        chosen: Instruction = self.then if self.condition.holds(table.state, scope) else self.instead
        return (yield from chosen.run(table, scope))


@phrase("you may {what}", ru="вы можете {what}")
@dataclass(frozen=True)
class YouMay(Doing):
    """Something optional; it can be chosen only if it could be carried out."""

    what: Deeds
    perhaps = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        state: State = table.state
        if not self.what.possible(state, scope):
            table.note(Outcome.NOTE, f"not possible: {said(state, self.what)}", by=scope.source)
            return False
        if not (yield from may(actor(scope), said(state, self.what))):
            return False
        return (yield from self.what.run(table, scope))


@phrase("{what}. If you do, {then}")
@dataclass(frozen=True)
class IfYouDo(Step):
    """A consequence of having done something wholly."""

    what: Doing
    then: Instruction
    follows = ("then",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not (yield from self.what.run(table, scope)):
            return False
        return (yield from self.then.run(table, scope))


@phrase("({what})", ru="({what})")
@dataclass(frozen=True)
class Together(Act):
    """Instructions that end here."""

    what: Instruction
    ends_as_last = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        return (yield from self.what.run(table, scope))

    def possible(self, state: State, scope: Bound) -> bool:
        return self.what.possible(state, scope)


@phrase("have {who} {what}")
@dataclass(frozen=True)
class Have(Deed):
    """Another player carries it out; what came about "this way" is known afterwards, "it" and "they" stay."""

    who: People
    what: Act
    THEIRS: ClassVar[tuple[str, ...]] = ("actor", "they", "it")
    inward = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        done = True
        for player in self.who.players(table.state, scope):
            inner = opened(scope, actor=player, they=player)
            done = bool((yield from self.what.run(table, inner))) and done
            found = {k: v for k, v in inner.slots.items() if k not in self.THEIRS and scope.slots.get(k) is not v}
            if found:
                bind(scope, **found)
        return done


@phrase("repeat {times} times: {what}", ru="повторить {times} раз: {what}")
@dataclass(frozen=True)
class Repeat(Deed):
    """The same several times."""

    times: Amount
    what: Act
    rounds = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        for _ in range(self.times.amount(table.state, scope)):
            yield from self.what.run(table, scope)
        return True


@phrase("draw {n} card(s)", ru="возьмите {n} карту/карты/карт")
@dataclass(frozen=True)
class DrawCards(Act):
    """Draw cards, one at a time."""

    n: Amount
    offers = ("it", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, done = actor(scope), True
        before = table.state.zone("hand", player)
        for _ in range(self.n.amount(table.state, scope)):
            made = yield from table.emit(verbs.DRAW(player=player))
            done = bool(made) and done
        drawn = tuple(o for o in table.state.zone("hand", player) if o not in before)
        bind(scope, **{"it": drawn, "that many": len(drawn)})
        return done


@phrase("destroy {what}", ru="уничтожить {what:вин}")
@dataclass(frozen=True)
class Destroy(Act):
    """Destroy objects, all at once."""

    what: Things
    offers = ("that many",)
    counts = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(verbs.DESTROY(object=o, player=actor(scope)) for o in found))
        bind_count(scope, self.what, len(made))
        return _all(made, verbs.DESTROY, len(found))

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("banish {what}", ru="изгнать {what:вин}")
@dataclass(frozen=True)
class Banish(Act):
    """Banish objects, all at once."""

    what: Things
    offers = ("that many",)
    counts = True

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(verbs.BANISH(object=o, player=actor(scope)) for o in found))
        bind_count(scope, self.what, len(made))
        return _all(made, verbs.BANISH, len(found))

    def possible(self, state: State, scope: Bound) -> bool:
        return any(state.exists(o) for o in self.what.objects(state, scope))


@phrase("choose a {what}", ru="выбрать {what:вин}")
@dataclass(frozen=True)
class ChooseOne(Act):
    """Pick an object, without targeting it; it is "it" from here on."""

    what: Description
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        bind(scope, it=picked)
        return bool(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("choose up to {n} {what}", ru="выбрать до {n} {what:род.мн}")
@dataclass(frozen=True)
class ChooseUpTo(Act):
    """Pick some objects, without targeting them; they are "them" from here on."""

    n: int
    what: Description
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 0, self.n)
        bind(scope, it=picked)
        return bool(picked)


@phrase("gain {n} life")
@dataclass(frozen=True)
class GainLife(Act):
    """Gain life."""

    n: Amount
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        made = yield from table.emit(verbs.GAIN_LIFE(player=actor(scope), amount=amount))
        bind(scope, **{"that many": amount if made else 0})
        return bool(made)


@phrase("lose {n} life")
@dataclass(frozen=True)
class LoseLife(Act):
    """Lose life, which is not damage."""

    n: Amount
    offers = ("that many",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        made = yield from table.emit(verbs.LOSE_LIFE(player=actor(scope), amount=amount))
        bind(scope, **{"that many": amount if made else 0})
        return bool(made)


@phrase("shuffle {whose} deck", ru="перемешать {whose} колоду")
@dataclass(frozen=True)
class Shuffle(Act):
    """Shuffle a deck."""

    whose: Whose

    def run(self, table: Table, scope: Bound) -> Procedure:
        for player in self.whose.of(table.state, scope):
            yield from table.emit(verbs.SHUFFLE(player=player))
        return True


def pick(table: Table, scope: Bound, what: Description, least: int, most: int) -> Procedure:
    """Let the acting player pick objects that fit; returns their ids."""
    state: State = table.state
    found = what.find(state, scope)
    named = [(state.obj(o).alias, o) for o in found]
    picked: tuple[ObjId, ...] = yield from choose(actor(scope), "choose", said(state, what), named, least, most)
    return picked


def _all(made: tuple[Record, ...], kind: EventKind, wanted: int) -> bool:
    done = sum(1 for r in made if r.event is not None and r.event.kind is kind)
    return wanted > 0 and done == wanted
