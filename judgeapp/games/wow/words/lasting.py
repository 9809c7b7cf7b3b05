"""Acts that leave something in force: for this turn or combat, until a turn, once, or for good (714, 715)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from judgeapp.games.wow import reading
from judgeapp.games.wow.lists import ICONS
from judgeapp.games.wow.words.lexicon import IconWord
from judgeapp.games.wow.words.lines import FORBIDS, Deed, forbidden_deed
from judgeapp.games.wow.words.powers import Given, LostPowers, Powers, fixed
from judgeapp.games.wow.words.targets import Untargetable
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Change, Restriction, Static
from judgeapp.kernel.atoms import START_EFFECT
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.effects import NEVER, Until
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Amount, Line, People, Span, Things, actor, bind
from judgeapp.language.nodes.changes import Alteration, ByNumber, GainKeyword, These
from judgeapp.language.nodes.descriptions import KeywordWord, NumberWord
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.keywords import KeywordLine
from judgeapp.language.nodes.people import They
from judgeapp.language.nodes.things import EachThing
from judgeapp.language.phrase import Signed, phrase

THIS_TURN = Until("turn")


def stored(
    table: Table, scope: Bound, line: Any, until: Until, words: str, left: int | None = None, **slots: Any
) -> Event:
    """The event that puts a line in force, with what its words refer to now and the turn in which it is made."""
    kept = {**scope.slots, "made in turn": table.state.fact("turn number", 0), **slots}
    return START_EFFECT(bound=replace(scope, ability=line, slots=kept), until=until, words=words, left=left)


def these(what: Things, state: State, scope: Bound) -> Things | None:
    """What an effect is to be about: a described set stays described (714.3e), others are fixed; None if there are
    none."""
    if isinstance(what, EachThing):
        return what
    found = tuple(o for o in what.objects(state, scope) if state.exists(o))
    return These(found) if found else None


@phrase("{what} has/have {alterations| and} {span}")
@dataclass(frozen=True)
class HasFor(Act):
    """An alteration for a while. Its numbers are fixed now."""

    what: Things
    alterations: tuple[Alteration, ...]
    span: Span
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        what = these(self.what, table.state, scope)
        if what is None:
            return False
        line = Given(what, fixed(self.alterations, table.state, scope), self.show())
        made = yield from table.emit(stored(table, scope, line, self.span.until(table.state, scope), self.show()))
        bind(scope, it=what.objects(table.state, scope))
        return bool(made)


@phrase("{what} has X less {number} {span}, where X is {by}")
@dataclass(frozen=True)
class HasLess(Act):
    """A number lowered for a while by what is counted now."""

    what: Things
    number: NumberWord
    span: Span
    by: Amount
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        less = ByNumber(Signed(-self.by.amount(table.state, scope)), self.number)
        return (yield from HasFor(self.what, (less,), self.span).run(table, scope))


@phrase("from now on, {what} has/have {alterations| and}")
@dataclass(frozen=True)
class HasFromNowOn(Act):
    """An alteration for as long as the card is what it is (712.2)."""

    what: Things
    alterations: tuple[Alteration, ...]

    def run(self, table: Table, scope: Bound) -> Procedure:
        what = these(self.what, table.state, scope)
        if what is None:
            return False
        line = Given(what, fixed(self.alterations, table.state, scope), self.show())
        made = yield from table.emit(stored(table, scope, line, NEVER, self.show()))
        return bool(made)


@phrase("choose whether {what} is {one} or {other}")
@dataclass(frozen=True)
class ChooseKeyword(Act):
    """One of two keywords, for as long as the card is what it is."""

    what: Things
    one: KeywordWord
    other: KeywordWord

    def run(self, table: Table, scope: Bound) -> Procedure:
        what = these(self.what, table.state, scope)
        if what is None:
            return False
        options = [(str(k), k) for k in (self.one, self.other)]
        picked = yield from choose(actor(scope), "choose", self.show(), options, rules=("710.1a",))
        line = Given(what, (GainKeyword(KeywordLine(picked[0])),), self.show())
        made = yield from table.emit(stored(table, scope, line, NEVER, f"it is {picked[0]}"))
        return bool(made)


@lru_cache(maxsize=512)
def given_keyword(oid: ObjId, word: str) -> Given:
    """What a keyword given to a card leaves in force."""
    return Given(These((oid,)), (GainKeyword(KeywordLine(KeywordWord(word))),), f"it has {word}")


@dataclass(frozen=True)
class OfIcon(Change):
    """The one damage type that a card has become of (205.1c)."""

    ids: tuple[ObjId, ...]
    icon: str

    @property
    def prop(self) -> str:
        return "damage types"

    @property
    def op(self) -> str:
        return "set"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid in self.ids

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return (ICONS[self.icon],)


@dataclass(frozen=True)
class BecameIcon(Line, Static):
    """What "becomes a [Fire] ally" leaves in force."""

    change: OfIcon
    said: str

    @property
    def words(self) -> str:
        return self.said

    def changes(self) -> tuple[Change, ...]:
        return (self.change,)


@phrase("{what} becomes a {icon} ally {span}")
@dataclass(frozen=True)
class Becomes(Act):
    """Another damage type in place of all others."""

    what: Things
    icon: IconWord
    span: Span

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        line = BecameIcon(OfIcon(found, self.icon), self.show())
        made = yield from table.emit(stored(table, scope, line, self.span.until(table.state, scope), self.show()))
        return bool(made)


@phrase("{what} becomes an {icon} ally {span}")
@dataclass(frozen=True)
class BecomesAn(Becomes):
    """the same before a vowel"""

    what: Things
    icon: IconWord
    span: Span


@dataclass(frozen=True)
class CantNow(Line, Restriction):
    """What "it can't …" leaves in force."""

    what: Things
    deed: Deed
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return tuple(k for k, _ in FORBIDS[self.deed])

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        role = next(r for k, r in FORBIDS[self.deed] if k is event.kind)
        if not forbidden_deed(self.deed, state, event):
            return False
        return self.what.include(state, scope, event[role])


@phrase("from now on, {what} can't {deed}")
@dataclass(frozen=True)
class CantFrom(Act):
    """Cards are marked: they can't do something from now on; in the next ready step, where the words say so."""

    what: Things
    deed: Deed

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        if not found:
            return False
        until = Until("their ready step") if self.deed is Deed.READY_NEXT else NEVER
        events = [stored(table, scope, CantNow(These((o,)), self.deed, self.show()), until, self.show()) for o in found]
        made = yield from table.emit(*events)
        return bool(made)


@dataclass(frozen=True)
class NoCards(Line, Restriction):
    """What "… can't play cards this turn" leaves in force."""

    players: tuple[PlayerId, ...]
    said: str

    @property
    def words(self) -> str:
        return self.said

    @property
    def watches(self) -> tuple[EventKind, ...]:
        return (verbs.PLAY,)

    def forbids(self, state: State, scope: Bound, event: Event) -> bool:
        return event["player"] in self.players


@phrase("{who} can't play cards this turn")
@dataclass(frozen=True)
class CantPlay(Act):
    """Somebody can't play cards this turn; anything else stays possible (409.2)."""

    who: People

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.who.players(table.state, scope)
        made = yield from table.emit(stored(table, scope, NoCards(found, self.show()), THIS_TURN, self.show()))
        return bool(made)


@phrase("{who} can't play other cards this turn")
@dataclass(frozen=True)
class CantPlayOthers(CantPlay):
    """the same; the card whose text it is has been played already"""

    who: People


@phrase("{who} can't be targeted this turn")
@dataclass(frozen=True)
class CantBeTargeted(Act):
    """Players can't be chosen as targets this turn."""

    who: People

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = self.who.players(table.state, scope)
        made = yield from table.emit(stored(table, scope, Untargetable(found, self.show()), THIS_TURN, self.show()))
        return bool(made)


@phrase("{what} loses/lose and can't have {which} until the start of their next turn")
@dataclass(frozen=True)
class LosePowersUntil(Act):
    """Powers lost until the turn of the player last spoken of."""

    what: Things
    which: Powers
    needs = ("they", "it")

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        line = LostPowers(These(found), self.which, self.show(), "their next turn")
        player = They().players(table.state, scope)[0]
        until = Until("start of turn", player)
        made = yield from table.emit(stored(table, scope, line, until, self.show(), they=player))
        return bool(made)


@phrase("opposing cards everywhere lose and can't have {which} while this remains in your party")
@dataclass(frozen=True)
class LosePowersEverywhere(Act):
    """Powers of opposing cards in all zones lost, while the source stays in the party (714.3b)."""

    which: Powers

    def run(self, table: Table, scope: Bound) -> Procedure:
        if not reading.in_party(table.state, scope.source, scope.you):
            return False
        line = LostPowers(OpposingEverywhere(), self.which, self.show(), "in your party")
        made = yield from table.emit(stored(table, scope, line, NEVER, self.show()))
        return bool(made)


@dataclass(frozen=True)
class OpposingEverywhere(Things):
    """Every card of an opponent, in whatever zone."""

    def objects(self, state: State, scope: Bound) -> tuple[ObjId, ...]:
        return tuple(o for o in state.objects if self.include(state, scope, o))

    def include(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return reading.opposed(state, scope.you, state.obj(oid).controller)


def reaches_everywhere(line: Any) -> bool:
    """Whether what an effect does reaches cards outside play."""
    return isinstance(line, LostPowers) and isinstance(line.what, OpposingEverywhere)
