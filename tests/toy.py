"""A toy game, just big enough to exercise kernel, language and scenarios without any of the four real ones.

Duel: play a card from hand at any time you have priority; it goes on a stack, last in first out; creatures enter the
field; a creature strikes a player or a creature once a turn for its power. 0 life loses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Ability, Change, Triggered
from judgeapp.kernel.atoms import ADJUST, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure, Window, choose
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, Obj, State, Waiting
from judgeapp.kernel.table import Table
from judgeapp.kernel.triggers import place_waiting
from judgeapp.kernel.views import abilities, value
from judgeapp.language.cardgame import CardGame
from judgeapp.language.categories import Amount, Happening, Things, opened
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.instructions import Act
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.nodes.names import ObjectName, PlayerName, StepPhrase
from judgeapp.language.nodes.things import Target
from judgeapp.language.phrase import phrase, walk

LAYER = CardDef("ability")
STACK = Zone("stack")


@dataclass(frozen=True)
class Play(Action):
    what: ObjId


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Strike(Action):
    what: ObjId
    at: ObjId | PlayerId


@phrase("{player} plays {what}")
@dataclass(frozen=True)
class PlaysStep(StepPhrase):
    player: PlayerName
    what: ObjectName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Play(self.what.object(state))


@phrase("{player} passes")
@dataclass(frozen=True)
class PassesStep(StepPhrase):
    player: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return self.player.player(), Pass()


@phrase("{what} strikes {at}")
@dataclass(frozen=True)
class StrikesStep(StepPhrase):
    what: ObjectName
    at: PlayerName

    def action(self, state: State) -> tuple[PlayerId | None, Action]:
        return None, Strike(self.what.object(state), self.at.player())


@phrase("deal {n} damage to {what}")
@dataclass(frozen=True)
class DealDamage(Act):
    """Deal damage."""

    n: Amount
    what: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        n = self.n.amount(table.state, scope)
        found = self.what.objects(table.state, scope)
        made = yield from table.emit(*(verbs.DAMAGE(source=scope.source, target=o, amount=n) for o in found))
        return bool(made)


@phrase("{what} is damaged")
@dataclass(frozen=True)
class IsDamaged(Happening):
    what: Party

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, state: State, scope: Bound, event: Event) -> Mapping[str, Any] | None:
        target = event["target"]
        return {"it": target} if isinstance(target, ObjId) and self.what.takes(state, scope, target) else None


def _damage(state: State, event: Event) -> tuple[Event, ...]:
    if isinstance(event["target"], PlayerId):
        return (ADJUST(on=event["target"], mark="life", by=-event["amount"]),)
    return (ADJUST(on=event["target"], mark="damage", by=event["amount"]),)


def _destroy(state: State, event: Event) -> tuple[Event, ...]:
    owner = state.obj(event["object"]).owner
    return (MOVE(object=event["object"], to=Zone("graveyard", owner), index=0),)


def _draw(state: State, event: Event) -> tuple[Event, ...]:
    deck = state.zone("deck", event["player"])
    return (MOVE(object=deck[0], to=Zone("hand", event["player"])),) if deck else ()


class Duel(CardGame):
    id = "duel"
    title = "Duel"
    editions = ("1", "2")
    default_edition = "1"
    in_play = ("field",)
    zones: ClassVar = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "field": "field"}
    types = ("Creature", "Spell", "Red", "Blue")
    plurals: ClassVar = {"creatures": "Creature"}
    numbers = ("power", "toughness")
    statuses: ClassVar = {"tapped": lambda s, o: bool(s.obj(o).mark("tapped"))}
    counters = ("growth",)
    keywords = ("haste", "thorns")
    spans: ClassVar = {"this turn": "turn"}
    fact_keys = ("types", "power", "toughness")
    nodes = (DealDamage, IsDamaged)
    steps = (PlaysStep, PassesStep, StrikesStep)
    setup_zones: ClassVar = {"hand": "hand", "deck": "deck", "field": "field", "graveyard": "graveyard"}
    setup_scalars: ClassVar = {"life": "life"}
    setup_marks: ClassVar = {"tapped": ("tapped", True)}
    setup_counts: ClassVar = {"damage": "damage"}

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        return STACK if kind == "stack" else Zone(kind, player)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        return obj.zone.kind == "field"

    def layer(self, change: Change) -> tuple[int, ...]:
        order = {"set": 0, "gain": 1, "lose": 1, "add": 2, "subtract": 3}
        return (order[change.op],)

    def public(self, state: State, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind not in ("hand", "deck")

    def rules_of(self, name: str) -> tuple[str, ...]:
        return ("1",)

    def expansion(self, kind: EventKind) -> Expand | None:
        return {verbs.DAMAGE: _damage, verbs.DESTROY: _destroy, verbs.DRAW: _draw}.get(kind)

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        return state.fact("turn"), candidates

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return state.after(state.fact("turn"))

    def opening(self, stage: Any, turn: str, line: int) -> None:
        for player in stage.seats:
            stage.players[player].setdefault("life", 10)
        stage.facts.update(turn=stage.seats[0], priority=stage.seats[0], passes=0)

    # --- procedure

    def advance(self, table: Table) -> Procedure:
        with table.because("1"):
            while True:
                dead = [
                    o.id
                    for o in table.state.in_zones("field")
                    if o.mark("damage", 0) >= (value(table.state, o.id, "toughness") or 0)
                ]
                if dead:
                    yield from table.emit(*(verbs.DESTROY(object=o) for o in dead))
                    continue
                losers = [p for p in table.state.seats if table.state.player(p, "life") <= 0]
                if losers:
                    yield from table.emit(SET_FACT(fact="over", value=table.state.opponents(losers[0])[0]))
                    return
                if not (yield from place_waiting(table, lambda w: self._put(table, w), ("1",))):
                    break
        table.open_window(Window(table.state.fact("priority"), "priority", ("1",)))

    def _put(self, table: Table, w: Waiting) -> Procedure:
        scope = opened(w.bound)
        if not (yield from self._targets(table, scope)):
            return
        from judgeapp.kernel.atoms import CREATE

        yield from table.emit(
            CREATE(
                card=LAYER,
                owner=scope.you,
                to=STACK,
                layer=scope,
                alias=f"ability of {table.state.obj(scope.source).alias}",
                index=0,
            )
        )

    def _targets(self, table: Table, scope: Bound) -> Procedure:
        for node in walk(scope.ability):
            if isinstance(node, Target):
                legal = node.legal(table.state, scope)
                if len(legal) < node.least:
                    return False
                named = [(table.state.obj(o).alias, o) for o in legal]
                picked = yield from choose(scope.you, "target", str(node), named, node.least, node.most)
                scope.slots[node.slot] = picked
                scope.slots.setdefault("it", picked)
        return True

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        for oid in state.zone("hand", player):
            yield Play(oid)
        for obj in state.in_zones("field"):
            for other in state.opponents(player):
                yield Strike(obj.id, other)
        yield Pass()

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        match action:
            case Play(what) if state.obj(what).zone != Zone("hand", player):
                return Illegal("cards are played from your hand", "1")
            case Strike(what, _) if state.obj(what).controller != player or state.obj(what).mark("tapped"):
                return Illegal("only your own untapped creatures strike", "1")
            case Strike(_, _) if state.zone("stack"):
                return Illegal("strikes wait for an empty stack", "1")
        return None

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        return verbs.PLAY(player=player, object=action.what) if isinstance(action, Play) else None

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        match action:
            case Play(what):
                yield from self._play(table, player, what)
                yield from table.emit(SET_FACT(fact="passes", value=0))
            case Strike(what, at):
                power = value(table.state, what, "power") or 0
                yield from table.emit(SET_MARK(on=what, mark="tapped", value=True))
                yield from table.emit(verbs.DAMAGE(source=what, target=at, amount=power))
            case Pass():
                yield from self._pass(table, player)

    def _play(self, table: Table, player: PlayerId, what: ObjId) -> Procedure:
        yield from table.emit(MOVE(object=what, to=STACK, index=0))
        card = table.state.now(what)
        slots: dict[str, Any] = {}
        for line in abilities(table.state, card):
            if isinstance(line, SpellLine):
                scope = Bound(line, card, player, slots)
                if not (yield from self._targets(table, scope)):
                    raise Illegal("there is no legal target", "1")
        yield from table.emit(SET_MARK(on=card, mark="slots", value=slots))
        yield from table.emit(verbs.PLAY(player=player, object=card))

    def _pass(self, table: Table, player: PlayerId) -> Procedure:
        passes = table.state.fact("passes", 0) + 1
        if passes < len(table.state.seats):
            yield from table.emit(SET_FACT(fact="passes", value=passes))
            yield from table.emit(SET_FACT(fact="priority", value=table.state.after(player)[1]))
            return
        yield from table.emit(SET_FACT(fact="passes", value=0))
        turn = table.state.fact("turn")
        stack = table.state.zone("stack")
        if stack:
            yield from self._resolve(table, stack[0])
        else:
            turn = table.state.after(turn)[1]
            yield from table.emit(SET_FACT(fact="turn", value=turn))
            for obj in list(table.state.in_zones("field")):
                if obj.controller == turn and obj.mark("tapped"):
                    yield from table.emit(SET_MARK(on=obj.id, mark="tapped", value=None))
            yield from table.emit(verbs.DRAW(player=turn))
        yield from table.emit(SET_FACT(fact="priority", value=turn))

    def _resolve(self, table: Table, top: ObjId) -> Procedure:
        obj = table.state.obj(top)
        with table.because("1", source=top):
            if obj.layer is not None:
                ability = obj.layer.ability
                assert isinstance(ability, Triggered)
                yield from ability.resolve(table, obj.layer)
                if table.state.exists(top):
                    from judgeapp.kernel.ids import NOWHERE

                    yield from table.emit(MOVE(object=top, to=NOWHERE))
                return
            for line in abilities(table.state, top):
                if isinstance(line, SpellLine):
                    scope = opened(Bound(line, top, obj.controller, obj.mark("slots", {})))
                    yield from line.effect.run(table, scope)
            home = "field" if self.is_a(table.state, top, "Creature") else "graveyard"
            yield from table.emit(MOVE(object=top, to=Zone(home, obj.owner)))

    def passing(self, state: State, player: PlayerId) -> Action:
        return Pass()

    def describe(self, state: State, action: Action) -> str:
        match action:
            case Play(what):
                return f"plays {state.obj(what).alias}"
            case Strike(what, at):
                return f"{state.obj(what).alias} strikes {at}"
        return "passes"


GAME = Duel
