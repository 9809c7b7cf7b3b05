"""Who can attack what (601.2), who must attack (600.2), who can protect (602.2), what can strike (303.2)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Combat, Stage, Thing, ThingKind
from judgeapp.games.wow.permits import own_action_time
from judgeapp.games.wow.unique import SIX_HANDS, wields
from judgeapp.games.wow.words.lines import AttackOnly, CanAttack, MustAttack, means
from judgeapp.games.wow.words.powers import Sabotage
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import abilities

Target = ObjId | Thing


def propose_problem(state: State, player: PlayerId, who: ObjId, target: Target, kind: Combat) -> Illegal | None:
    """Why a combat can't be proposed."""
    wrong_time = own_action_time(state, player)
    return wrong_time if wrong_time is not None else proposal_problem(state, player, who, target, kind)


def proposal_problem(state: State, player: PlayerId, who: ObjId, target: Target, kind: Combat) -> Illegal | None:
    """Why a combat between these two is not legal, now or as the proposal resolves."""
    problem = attacker_problem(state, player, who) or defender_problem(state, who, target, kind)
    if problem is not None:
        return problem
    for bound in in_force(state, AttackOnly):
        ability: AttackOnly = bound.ability  # type: ignore[assignment]
        if means(ability.who, state, bound, who) and not _satisfies(state, who, target):
            only = ", ".join(state.obj(o).alias for o in ability.what.objects(state, bound))
            return Illegal(f"it is able to attack {only} and can attack only that", "601.2c")
    return None


def attacker_problem(state: State, player: PlayerId, who: ObjId) -> Illegal | None:
    """Why somebody can't be the proposed attacker at all (601.2a)."""
    if not reading.in_play(state, who) or not reading.is_character(state, who):
        return Illegal("only a character in play attacks", "601.2a")
    if state.obj(who).controller != player:
        return Illegal("it is not yours", "601.2a")
    if not (reading.is_a(state, who, "hero") or reading.is_a(state, who, "ally")):
        return Illegal("a Totem can't be a proposed attacker", "305.3")
    if reading.exhausted(state, who):
        return Illegal("an exhausted character can't attack", "601.2a")
    if reading.is_a(state, who, "ally") and reading.newcomer(state, who) and not reading.has(state, who, "ferocity"):
        return Illegal("it has not been in the party since the start of this turn", "601.2a", "302.2")
    return _forbidden_from(state, who)


def _forbidden_from(state: State, who: ObjId) -> Illegal | None:
    table = Table(state)
    blocker = table.forbidden(kinds.PROPOSE(attacker=who, target=None)) or table.forbidden(kinds.EXHAUST(object=who))
    return None if blocker is None else Illegal(f"it can't attack: {blocker.ability.words}", "103.2", "601.2")


def defender_problem(state: State, who: ObjId, target: Target, kind: Combat) -> Illegal | None:
    """Why something is no legal proposed defender for somebody who can attack (601.2b)."""
    if target == who:
        return Illegal("nobody attacks itself", "601.2b")
    if _friendly(state, who, target) and not _allowed(state, who, target):
        return Illegal("it belongs to a friend of the attacker", "601.2b")
    if isinstance(target, ObjId) and reading.in_play(state, target) and reading.has(state, target, "elusive"):
        return Illegal("it is elusive", "601.2b")
    match kind:
        case Combat.NORMAL:
            if not isinstance(target, ObjId) or not reading.in_play(state, target):
                return Illegal("only a character in play is attacked", "601.2b")
            if not reading.is_character(state, target):
                return Illegal("only a character can be the defender of a normal combat", "601.2b")
        case Combat.SABOTAGE:
            if not any(s.what.is_it(state, b, target) for s, b in sabotages(state, who)):
                return Illegal("it has no power to sabotage that", "601.2b", "600.1")
    return None


def sabotages(state: State, who: ObjId) -> list[tuple[Sabotage, Bound]]:
    """The sabotage powers of a character."""
    player = state.obj(who).controller
    return [(a, Bound(a, who, player)) for a in abilities(state, who) if isinstance(a, Sabotage)]


def _friendly(state: State, who: ObjId, target: Target) -> bool:
    other = state.obj(target).controller if isinstance(target, ObjId) else target.of
    return other is not None and not reading.opposed(state, state.obj(who).controller, other)


def _allowed(state: State, who: ObjId, target: Target) -> bool:
    event = kinds.PROPOSE(attacker=who, target=target)
    return any(b.ability.allows(state, b, event) for b in in_force(state, CanAttack))  # type: ignore[attr-defined]


def _satisfies(state: State, who: ObjId, target: Target) -> bool:
    """Whether attacking this is right while something can be attacked only "if able": either it is such a thing, or
    none of these things can be attacked. With several, any one of them will do (601.2d)."""
    wanted: list[ObjId] = []
    for bound in in_force(state, AttackOnly):
        ability: AttackOnly = bound.ability  # type: ignore[assignment]
        if means(ability.who, state, bound, who):
            wanted += ability.what.objects(state, bound)
    return target in wanted or not any(_can_attack_somehow(state, who, o) for o in wanted)


def _can_attack_somehow(state: State, who: ObjId, target: ObjId) -> bool:
    return any(defender_problem(state, who, target, kind) is None for kind in Combat)


def proposals(state: State, player: PlayerId) -> Iterator[tuple[ObjId, Target, Combat]]:
    """Every proposal worth trying: each character that can attack, against every character and every thing it may
    sabotage."""
    for who in reading.characters(state):
        if attacker_problem(state, player, who) is not None:
            continue
        for target in reading.characters(state):
            yield who, target, Combat.NORMAL
        if reading.has(state, who, "sabotage"):
            for thing in sabotage_targets(state):
                yield who, thing, Combat.SABOTAGE


def sabotage_targets(state: State) -> list[Target]:
    """Everything that could be sabotaged by anybody."""
    things: list[Target] = list(state.zones.get(reading.PLAY, ()))
    for player in reading.alive(state):
        things += [Thing(ThingKind.PLAYER, player), Thing(ThingKind.DECK, player)]
    return [*things, Thing(ThingKind.GAME), Thing(ThingKind.KEYWORDS)]


def must_attack(state: State, player: PlayerId) -> ObjId | None:
    """A character that must attack and can (600.2), while it could be proposed."""
    bounds = in_force(state, MustAttack)
    if not bounds or own_action_time(state, player) is not None:
        return None
    for who, target, kind in proposals(state, player):
        bound_to = any(means(b.ability.who, state, b, who) for b in bounds)  # type: ignore[attr-defined]
        if bound_to and proposal_problem(state, player, who, target, kind) is None:
            return who
    return None


def able_protectors(state: State, player: PlayerId) -> list[ObjId]:
    """The characters with which a player could protect now (602.2)."""
    who, target = reading.attacker(state), reading.proposed(state)
    if who is None or reading.has(state, who, "stealth"):
        return []
    table = Table(state)
    return [
        o
        for o in reading.characters(state)
        if state.obj(o).controller == player
        and o != target
        and not reading.exhausted(state, o)
        and reading.has(state, o, "protector")
        and table.forbidden(kinds.PROTECT(object=o, target=target)) is None
        and table.forbidden(kinds.EXHAUST(object=o)) is None
    ]


def strike_problem(state: State, player: PlayerId, weapons: tuple[ObjId, ...]) -> Illegal | None:
    """Why a hero can't strike with these weapons now (303.2, 406.6)."""
    hero = reading.hero_of(state, player)
    if hero is None or hero not in (state.fact("attacker"), state.fact("defender")):
        return Illegal("your hero is neither attacker nor defender", "303.2a")
    if state.game.since("7.4"):
        return Illegal("a hero strikes as it becomes attacker or defender, and at no other time", "303.2a")
    if state.fact("stage") is not Stage.DEFEND:
        return Illegal("weapons strike after the defender has begun to defend", "303.2a")
    return weapons_problem(state, player, hero, weapons)


def weapons_problem(state: State, player: PlayerId, hero: ObjId, weapons: tuple[ObjId, ...]) -> Illegal | None:
    """Why a hero can't strike with these weapons, the moment apart."""
    table = Table(state)
    for weapon in weapons:
        if not reading.in_play(state, weapon) or not reading.is_a(state, weapon, "weapon"):
            return Illegal("that is no weapon in play", "303.2")
        if state.obj(weapon).controller != player:
            return Illegal("you strike with your own weapons", "303.2")
        if reading.exhausted(state, weapon) or table.forbidden(kinds.EXHAUST(object=weapon)) is not None:
            return Illegal("an exhausted weapon can't strike", "303.2")
    return _too_many(state, player, tuple(dict.fromkeys((*reading.struck(state, hero), *weapons))))


def _too_many(state: State, player: PlayerId, weapons: tuple[ObjId, ...]) -> Illegal | None:
    melee = [w for w in weapons if reading.is_a(state, w, "Melee")]
    ranged = [w for w in weapons if w not in melee]
    if melee and ranged:
        return Illegal("Melee and Ranged weapons do not strike in one combat", "406.6")
    if len(ranged) > (2 if wields(state, player, "Ranged dual wield") else 1):
        return Illegal("one Ranged weapon strikes in a combat", "303.2c", "406.4")
    if wields(state, player, "sextuple wield"):
        hands = len(melee) + sum(reading.is_a(state, w, "Two-Handed") for w in melee)
        return Illegal("there are six hands", "406.3") if hands > SIX_HANDS else None
    two = wields(state, player, "dual wield") or wields(state, player, "Two-Handed dual wield")
    if len(melee) > (2 if two else 1):
        return Illegal("no more weapons strike in this combat", "303.2c", "406.6")
    return None
