"""Combat: proposing, attacking, protecting, defending, striking, concluding (600 to 603)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.chain import add_effect
from judgeapp.games.wow.checking import run_checks
from judgeapp.games.wow.costs import Price, pay, unpayable
from judgeapp.games.wow.kinds import Combat, Manner, Stage, Stop, Thing, Why
from judgeapp.games.wow.legality import able_protectors, proposal_problem, weapons_problem
from judgeapp.games.wow.reading import COMBAT_FACTS, attacker, defender, proposed
from judgeapp.games.wow.words.harm import in_packet_order
from judgeapp.kernel import history, verbs
from judgeapp.kernel.abilities import Change, Static
from judgeapp.kernel.atoms import END_EFFECT, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value
from judgeapp.language.categories import Line


@dataclass(frozen=True)
class Proposal(Line):
    """A combat proposal as a link (601.1)."""

    @property
    def words(self) -> str:
        return "combat proposal"

    def resolve(self, table: Table, scope: Bound) -> Procedure:
        """Recheck, then begin the combat step (601.3)."""
        who, target, kind = scope.slots["attacker"], scope.slots["target"], scope.slots["combat"]
        link = table.state.zones[reading.CHAIN][0]
        if proposal_problem(table.state, scope.you, who, target, kind) is not None:
            with table.because("601.3", "711"):
                yield from table.emit(kinds.INTERRUPT(object=link, why=Why.GAME))
            return
        yield from begin(table, who, target, kind)


PROPOSAL = Proposal()


def propose(table: Table, player: PlayerId, who: ObjId, target: ObjId | Thing, kind: Combat) -> Procedure:
    """Add a combat proposal to the chain (601)."""
    scope = Bound(PROPOSAL, who, player, {"attacker": who, "target": target, "combat": kind})
    with table.because("601", "601.2", source=who):
        yield from add_effect(table, scope)
        yield from table.emit(kinds.PROPOSE(attacker=who, target=target, player=player, combat=kind))


def begin(table: Table, who: ObjId, target: ObjId | Thing, kind: Combat) -> Procedure:
    """The combat step begins: the attacker exhausts and attacks (602.1)."""
    facts = {"attacker": who, "proposed": target, "combat": kind, "defender": None}
    with table.because("602", "602.1", source=who):
        yield from history.begin(table, "combat")
        yield from table.emit(
            *(SET_FACT(fact=f, value=v) for f, v in facts.items()),
            SET_FACT(fact="stage", value=Stage.ATTACK),
            kinds.EXHAUST(object=who),
        )
        yield from table.emit(verbs.ATTACK(attacker=who, target=target))
    yield from strike_at_once(table, who)


def protect_and_defend(table: Table) -> Procedure:
    """The protect point, then the proposed defender defends (602.2, 602.3)."""
    yield from table.emit(SET_FACT(fact="stage", value=Stage.DEFEND))
    if attacker(table.state) is not None and proposed(table.state) is not None:
        yield from _protect(table)
    target = proposed(table.state)
    if target is None or attacker(table.state) is None:
        return
    with table.because("602.3"):
        yield from table.emit(SET_FACT(fact="defender", value=target))
        if isinstance(target, ObjId):
            yield from table.emit(verbs.DEFEND(object=target))
    if isinstance(target, ObjId):
        yield from strike_at_once(table, target)


def strike_at_once(table: Table, who: ObjId) -> Procedure:
    """Since 7.4 a hero strikes just as it becomes attacker or defender, with one weapon after the other (303.2a)."""
    if not table.state.game.since("7.4") or not reading.is_a(table.state, who, "hero"):
        return
    player = table.state.obj(who).controller
    while True:
        able = [w for w in reading.controlled(table.state, player) if can_strike(table.state, player, who, w)]
        named = [(table.state.obj(w).alias, w) for w in able]
        picked = yield from choose(player, "strike", "what the hero strikes with", named, 0, 1, rules=("303.2a",))
        if not picked:
            return
        yield from strike(table, player, picked)


def can_strike(state: State, player: PlayerId, hero: ObjId, weapon: ObjId) -> bool:
    """Whether a weapon that has not struck in this combat can, and its cost be paid."""
    if not reading.is_a(state, weapon, "weapon") or weapon in reading.struck(state, hero):
        return False
    if weapons_problem(state, player, hero, (weapon,)) is not None:
        return False
    cost = Price(int(value(state, weapon, "strike") or 0))
    return unpayable(state, Bound(PROPOSAL, weapon, player, {}), cost) is None


def _protect(table: Table) -> Procedure:
    """One opposing character may take the place of the proposed defender; a sabotage is none any more then."""
    who = attacker(table.state)
    assert who is not None
    side = table.state.obj(who).controller
    for player in reading.alive(table.state):
        if not reading.opposed(table.state, side, player):
            continue
        able = able_protectors(table.state, player)
        named = [(table.state.obj(o).alias, o) for o in able]
        picked = yield from choose(player, "protect", "who protects", named, 0, 1, rules=("602.2",))
        if picked:
            with table.because("602.2", "602.2c", source=picked[0]):
                yield from table.emit(kinds.EXHAUST(object=picked[0], player=player))
                yield from table.emit(kinds.PROTECT(object=picked[0], target=proposed(table.state)))
                yield from table.emit(
                    SET_FACT(fact="proposed", value=picked[0]), SET_FACT(fact="combat", value=Combat.NORMAL)
                )
            return


def strike(table: Table, player: PlayerId, weapons: tuple[ObjId, ...]) -> Procedure:
    """Strike with weapons: pay, exhaust them, and they are associated with the hero for this combat (303.2)."""
    hero = reading.hero_of(table.state, player)
    assert hero is not None
    cost = sum(int(value(table.state, w, "strike") or 0) for w in weapons)
    scope = Bound(PROPOSAL, weapons[0], player, {})
    with table.because("303.2", "303.2b", source=hero):
        yield from pay(table, scope, Price(cost))
        yield from table.emit(*(kinds.EXHAUST(object=w, player=player) for w in weapons))
        yield from table.emit(*(SET_MARK(on=w, mark="struck for", value=hero) for w in weapons))
        yield from table.emit(*(kinds.STRIKE(object=w, player=player) for w in weapons))


def conclude(table: Table) -> Procedure:
    """The combat concludes: damage, or a sabotage, or nothing where somebody is missing; then everybody leaves it."""
    state: State = table.state
    who, target = attacker(state), defender(state)
    ended = kinds.COMBAT_ENDS(attacker=state.fact("attacker"))
    with table.because("603"):
        if who is not None and target is not None:
            if state.fact("combat") is Combat.SABOTAGE:
                yield from table.emit(kinds.SABOTAGED(object=who, target=target, player=state.obj(who).controller))
            elif isinstance(target, ObjId):
                with table.because("603.1", "408.3b"):
                    yield from table.emit(*in_packet_order(state, _blows(state, who, target)))
    yield from _leave(table, ended)


def _blows(state: State, who: ObjId, target: ObjId) -> list[Event]:
    """The packets of both: each deals its ATK, none without ATK, the defender none against long-range (603.1a)."""
    blows = [_blow(state, who, target)]
    if not reading.has(state, who, "long-range"):
        blows.append(_blow(state, target, who))
    return [b for b in blows if b is not None]


def _blow(state: State, source: ObjId, target: ObjId) -> Event | None:
    amount = value(state, source, "ATK") or 0
    if amount <= 0:
        return None
    return verbs.DAMAGE(
        source=source,
        controller=state.obj(source).controller,
        target=target,
        amount=amount,
        types=reading.damage_types(state, source),
        manner=Manner.COMBAT,
        stop=Stop.PREVENTABLE,
        cards=tuple(w for w in reading.struck(state, source) if state.exists(w)),
    )


def _leave(table: Table, ended: Event) -> Procedure:
    """Checks only, then everybody leaves combat and what lasted this combat ends (603.2, 603.3)."""
    yield from run_checks(table)
    with table.because("603.3"):
        over = [e.id for e in table.state.effects.values() if e.until.kind == "combat"]
        facts: list[Event] = [SET_FACT(fact=f, value=None) for f in COMBAT_FACTS]
        facts += [SET_MARK(on=w, mark="struck for", value=None) for _, w in reading.strikes(table.state)]
        yield from table.emit(
            *facts, SET_FACT(fact="stage", value=Stage.ACTION), *(END_EFFECT(effect=e) for e in over), ended
        )
        yield from history.begin(table, "combat")


@dataclass(frozen=True)
class _WeaponBonus(Change):
    """The ATK of a struck weapon, as it is now, on the hero it struck for (303.2b)."""

    @property
    def prop(self) -> str:
        return "ATK"

    @property
    def op(self) -> str:
        return "add"

    def affects(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return bool(oid == scope.slots["hero"])

    def apply(self, state: State, scope: Bound, oid: ObjId, before: Any) -> Any:
        return (before or 0) + (value(state, scope.source, "ATK") or 0)


@dataclass(frozen=True)
class Struck(Line, Static):
    """A weapon associated with a hero for this combat."""

    @property
    def words(self) -> str:
        return "struck with this weapon"

    def changes(self) -> tuple[Change, ...]:
        return (_WeaponBonus(),)


STRUCK = Struck()
