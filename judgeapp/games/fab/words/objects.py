"""Instructions that make, equip and transform objects: tokens, equip, retrieve, become, choose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from judgeapp.games.fab import kinds
from judgeapp.games.fab.assets import means, pay_assets
from judgeapp.games.fab.reading import ARMOR, hero, types
from judgeapp.games.fab.words.descriptions import CardName
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.atoms import END_EFFECT
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import face
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import Amount, Description, Line, Things, actor, bind
from judgeapp.language.nodes.descriptions import Kind
from judgeapp.language.nodes.instructions import Act, pick
from judgeapp.language.phrase import Quoted, phrase


@phrase("create {n} {name} token(s)")
@dataclass(frozen=True)
class CreateTokens(Act):
    """create tokens (8.5.2)"""

    n: Amount
    name: CardName
    offers = ("it", "created", "that many")

    def run(self, table: Table, scope: Bound) -> Procedure:
        amount = self.n.amount(table.state, scope)
        card, before = game_of(table.state).card(self.name), table.state.objects
        made = yield from table.emit(kinds.CREATE_TOKENS(player=actor(scope), card=card, amount=amount))
        count = sum(1 for r in made if r.event is not None and r.event.kind is verbs.CREATE_TOKEN)
        new = tuple(o.id for o in table.state.objects.values() if o.card is card and o.id not in before)
        bind(scope, **{"created": count, "that many": count, "it": new})
        return bool(made)


# --- equipping ------------------------------------------------------------------------------------------------------


def hands(words: tuple[str, ...]) -> int:
    """How many weapon zones something takes (8.2.2b)."""
    return 2 if "2H" in words else 1


def free_zone(state: State, player: PlayerId, words: tuple[str, ...]) -> Zone | None:
    """An empty zone in which something with these types could be equipped, or None (8.5.41)."""
    mine = [o for o in state.in_zones("weapon", *ARMOR, "combat chain") if o.controller == player]
    kept = [o for o in mine if o.mark("attack source") is None]
    for slot in ARMOR:
        if slot in words:
            return None if any(slot in types(state, o.id) for o in kept) else Zone(slot, player)
    weapons = [o for o in kept if _in_weapon_zone(types(state, o.id))]
    for lone in ("off-hand", "quiver"):
        if lone in words and any(lone in types(state, o.id) for o in weapons):
            return None
    if not (_in_weapon_zone(words) and any(w in words for w in ("1H", "2H", "off-hand", "quiver", "weapon"))):
        return None
    taken = sum(hands(types(state, o.id)) for o in weapons)
    return Zone("weapon", player) if taken + hands(words) <= 2 else None


def _in_weapon_zone(words: tuple[str, ...]) -> bool:
    return "weapon" in words or "off-hand" in words or "quiver" in words


@phrase("equip a {name} token")
@dataclass(frozen=True)
class EquipToken(Act):
    """create and equip a token; without a free zone nothing is created (8.5.41d)"""

    name: CardName
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        card = game_of(table.state).card(self.name)
        zone = free_zone(table.state, player, card.facts.get("types", ()))
        if zone is None:
            event = kinds.CREATE_TOKENS(player=player, card=card, amount=1)
            words = f"no free zone for {card.name}"
            table.note(Outcome.FAILED, words, "8.5.41c", "8.5.41d", event=event, by=scope.source)
            return False
        with table.because("8.5.41d"):
            made = yield from table.emit(verbs.CREATE_TOKEN(player=player, card=card, to=zone))
        if not made:
            return False
        new = table.state.zones[zone][-1]
        bind(scope, it=new)
        with table.because("8.5.41"):
            yield from table.emit(kinds.EQUIP(object=new, player=player, to=zone, there=True))
        return True

    def possible(self, state: State, scope: Bound) -> bool:
        card = game_of(state).card(self.name)
        return free_zone(state, actor(scope), card.facts.get("types", ())) is not None


def equippable(state: State, scope: Bound, what: Description) -> list[ObjId]:
    """The objects that fit and could be equipped now."""
    player = actor(scope)
    return [o for o in what.find(state, scope) if free_zone(state, player, types(state, o)) is not None]


def equip(table: Table, player: PlayerId, oid: ObjId) -> Procedure:
    """Equip an object, if there is a free zone for it."""
    zone = free_zone(table.state, player, types(table.state, oid))
    if zone is None:
        event = kinds.EQUIP(object=oid, player=player)
        table.note(Outcome.FAILED, "there is no free zone for it", "8.5.41c", event=event, by=oid)
        return False
    with table.because("8.5.41"):
        made = yield from table.emit(kinds.EQUIP(object=oid, player=player, to=zone))
    return bool(made)


@phrase("equip up to {n} {what}")
@dataclass(frozen=True)
class EquipUpTo(Act):
    """equip some objects, chosen as it resolves"""

    n: int
    what: Kind
    offers = ("it", "them")

    def run(self, table: Table, scope: Bound) -> Procedure:
        player, done = actor(scope), False
        taken: tuple[ObjId, ...] = ()
        for _ in range(self.n):
            named = [(table.state.obj(o).alias, o) for o in equippable(table.state, scope, self.what)]
            picked = yield from choose(player, "choose", f"equip {self.what.show()}", named, 0, 1, rules=("8.5.41",))
            if not picked:
                break
            done = (yield from equip(table, player, picked[0])) or done
            taken += (table.state.now(picked[0]),)
        bind(scope, it=taken, them=taken)
        return done


@phrase("equip a {what}")
@dataclass(frozen=True)
class EquipOne(Act):
    """equip an object, chosen as it resolves"""

    what: Kind
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        named = [(table.state.obj(o).alias, o) for o in equippable(table.state, scope, self.what)]
        picked = yield from choose(actor(scope), "choose", f"equip {self.what.show()}", named, rules=("8.5.41",))
        done = bool(picked) and (yield from equip(table, actor(scope), picked[0]))
        bind(scope, it=tuple(table.state.now(o) for o in picked))
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(equippable(state, scope, self.what))


@phrase("retrieve a {what}")
@dataclass(frozen=True)
class Retrieve(Act):
    """pay 1 resource to equip something from a graveyard; only if it can be equipped (8.5.51)"""

    what: Kind
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = equippable(table.state, scope, self.what)
        named = [(table.state.obj(o).alias, o) for o in found]
        with table.because("8.5.51", "8.5.51a"):
            picked = yield from choose(actor(scope), "choose", "what is retrieved", named, rules=("8.5.51",))
            if not picked:
                bind(scope, it=())
                return False
            yield from table.emit(kinds.RETRIEVE(player=actor(scope), object=picked[0]))
            yield from pay_assets(table, actor(scope), 1, 0)
            done = yield from equip(table, actor(scope), picked[0])
        bind(scope, it=table.state.now(picked[0]))
        return done

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(equippable(state, scope, self.what)) and means(state, actor(scope)) >= 1


# --- becoming -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardChange(Change):
    """That an object has the printed properties of a card."""

    what: ObjId
    card: CardDef

    @property
    def prop(self) -> str:
        return "card"

    @property
    def op(self) -> str:
        return "set"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return oid == self.what

    def apply(self, state: State, scope: Bound, oid: ObjId, value: Any) -> Any:
        return self.card


@dataclass(frozen=True)
class Becoming(Line, Static):
    """What "become" and "becomes a copy of" leave in force (8.5.25)."""

    what: ObjId
    card: CardDef

    @property
    def words(self) -> str:
        return f"becomes {self.card.name}"

    def changes(self) -> tuple[Change, ...]:
        return (CardChange(self.what, self.card),)


def become(table: Table, scope: Bound, oid: ObjId, card: CardDef) -> Procedure:
    """Make an object a copy of a card; what it is already it can't become (8.5.25d)."""
    if face(table.state, oid) is card:
        event = kinds.BECOME(object=oid, card=card)
        table.note(Outcome.FAILED, f"it is {card.name} already", "8.5.25d", event=event, by=oid)
        return False
    line = Becoming(oid, card)
    with table.because("8.5.25"):
        bound = Bound(line, scope.source, scope.you)
        made = yield from table.emit(kinds.BECOME(object=oid, card=card, bound=bound))
    return bool(made)


class AgentChoice(Enum):
    """How the card is picked among those of a trait."""

    RANDOM = "a random"
    CHOSEN = "a chosen"


@phrase("become {how} {trait}")
@dataclass(frozen=True)
class BecomeOneOf(Act):
    """your hero becomes a card of a trait, picked at random (the scenario says which) or by you"""

    how: AgentChoice
    trait: Quoted

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        own = hero(table.state, player)
        game = game_of(table.state)
        found = [game.card(title) for title in game.titles(trait=str(self.trait))]
        if own is None or not found:
            return False
        kind = "random" if self.how is AgentChoice.RANDOM else "choose"
        named = [(c.name, c) for c in found]
        picked = yield from choose(player, kind, f"an {self.trait}", named, rules=("8.5.25", "2.13"))
        return (yield from become(table, scope, own, picked[0]))


@phrase("return to the brood")
@dataclass(frozen=True)
class ReturnToBrood(Act):
    """every effect that makes your hero something else ends (8.5.52)"""

    def run(self, table: Table, scope: Bound) -> Procedure:
        own = hero(table.state, actor(scope))
        over = [
            e.id
            for e in table.state.effects.values()
            if isinstance(e.bound.ability, Becoming) and e.bound.ability.what == own
        ]
        if not over:
            return False
        with table.because("8.5.52"):
            yield from table.emit(kinds.RETURN_TO_BROOD(object=own), *(END_EFFECT(effect=e) for e in over))
        return True


@phrase("{what} becomes/become a copy of {model}")
@dataclass(frozen=True)
class BecomesCopy(Act):
    """an object becomes a copy of another (8.5.25)"""

    what: Things
    model: Things

    def run(self, table: Table, scope: Bound) -> Procedure:
        models = self.model.objects(table.state, scope)
        done = False
        for oid in self.what.objects(table.state, scope):
            if models and table.state.exists(oid):
                done = (yield from become(table, scope, oid, face(table.state, models[0]))) or done
        return done


@phrase("choose a {what}")
@dataclass(frozen=True)
class Choose(Act):
    """pick an object, without targeting it; it is "it" from here on (1.8.5c, 1.8.6)"""

    what: Description
    offers = ("it", "them")

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        bind(scope, it=picked, them=picked)
        return bool(picked)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("choose an {what}")
@dataclass(frozen=True)
class Choose2(Choose):
    """pick an object"""

    what: Description


@phrase("destroy a {what}")
@dataclass(frozen=True)
class DestroyOne(Act):
    """destroy an object that the player chooses"""

    what: Kind
    offers = ("it",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        picked = yield from pick(table, scope, self.what, 1, 1)
        made = yield from table.emit(*(verbs.DESTROY(object=o, player=actor(scope)) for o in picked))
        bind(scope, it=picked)
        return bool(made)

    def possible(self, state: State, scope: Bound) -> bool:
        return bool(self.what.find(state, scope))


@phrase("destroy an {what}")
@dataclass(frozen=True)
class DestroyOne2(DestroyOne):
    """destroy an object that the player chooses"""

    what: Kind


@phrase("put a {what} into the arena")
@dataclass(frozen=True)
class PutIntoArena(Act):
    """put a permanent card that the player chooses into the arena, without playing it"""

    what: Kind
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        player = actor(scope)
        named = [(table.state.obj(o).alias, o) for o in self.what.find(table.state, scope)]
        picked = yield from choose(player, "choose", self.what.show(), named, 0, 1, rules=("1.9.1c",))
        return (yield from into_arena(table, scope, picked))


@phrase("put {what} into the arena")
@dataclass(frozen=True)
class PutTheseIntoArena(Act):
    """put certain cards into the arena"""

    what: Things
    offers = ("it",)
    finds = ("what",)

    def run(self, table: Table, scope: Bound) -> Procedure:
        found = tuple(o for o in self.what.objects(table.state, scope) if table.state.exists(o))
        return (yield from into_arena(table, scope, found))


def into_arena(table: Table, scope: Bound, cards: tuple[ObjId, ...]) -> Procedure:
    """Put cards into the arena under the acting player's control."""
    done = False
    for oid in cards:
        done = bool((yield from table.emit(kinds.PUT(object=oid, to=Zone("permanent"), player=actor(scope))))) or done
    bind(scope, it=tuple(table.state.now(o) for o in cards))
    return done
