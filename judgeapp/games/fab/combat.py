"""The combat chain: from the attack on the stack to the resolved chain link (7.1 to 7.6)."""

from __future__ import annotations

from judgeapp.games.fab import defending, kinds
from judgeapp.games.fab.ending import expire
from judgeapp.games.fab.reading import (
    CHAIN,
    Link,
    active_link,
    defenders,
    fab,
    links,
    living,
    source_of,
    target_of,
    turn_player,
)
from judgeapp.games.fab.scopes import barred
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import NOWHERE, ObjId, PlayerId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value


def attack_step(table: Table, attack: ObjId) -> Procedure:
    """The attack becomes the active chain link and attacks (7.2); one that can't is cleared."""
    state = table.state
    why_not = _why_no_attack(state, attack)
    if why_not is not None:
        table.note(Outcome.FAILED, why_not, "7.2.2c", event=_new_link(state, attack), by=attack)
        with table.because("7.2.2c"):
            yield from table.emit(kinds.CLEAR(object=attack))
        return
    player, source, target = state.obj(attack).controller, source_of(state, attack), target_of(state, attack)
    assert target is not None
    link = Link(len(links(state)) + 1, attack, source, player, target, len(state.log))
    with table.because("7.2.2", "7.0.3a", source=attack):
        yield from table.emit(*_onto_chain(state, link), kinds.STEP(step="attack"))
        yield from table.emit(_new_link(state, attack))
    with table.because("7.2.3", source=attack):
        yield from table.emit(verbs.ATTACK(attacker=attack, target=target, player=player, source=source))


def _new_link(state: State, attack: ObjId) -> Event:
    return kinds.NEW_LINK(object=attack, number=len(links(state)) + 1, player=state.obj(attack).controller)


def _why_no_attack(state: State, attack: ObjId) -> str | None:
    source, target = source_of(state, attack), target_of(state, attack)
    if not state.exists(source):
        return "its source is gone"
    if target is None or not state.exists(target) or not living(state, target):
        return "its target is gone"
    player = state.obj(attack).controller
    bar = barred(state, verbs.ATTACK(attacker=attack, target=target, player=player))
    return None if bar is None else f"an effect forbids the attack: {bar.ability.words}"


def _onto_chain(state: State, link: Link) -> list[Event]:
    """The attack, and the source of a proxy, move onto the chain; an earlier proxy of that source is gone (1.4.3c)."""
    events = [
        MOVE(object=link.attack, to=CHAIN, same=True),
        SET_MARK(on=link.attack, mark="attacking", value=link.number),
    ]
    if link.source != link.attack:
        for other in state.zones.get(CHAIN, ()):
            if state.obj(other).mark("attack source") == link.source:
                events.append(MOVE(object=other, to=NOWHERE))
        if state.obj(link.source).zone != CHAIN:
            events.append(MOVE(object=link.source, to=CHAIN, same=True))
        events.append(SET_MARK(on=link.source, mark="attacking", value=link.number))
    events.append(SET_FACT(fact="chain", value=(*links(state), link)))
    events.append(SET_FACT(fact="active link", value=link.number))
    events.append(SET_FACT(fact="since chain link", value=len(state.log)))
    events.append(SET_FACT(fact="since step", value=len(state.log)))
    events.append(SET_FACT(fact="step", value="attack"))
    return events


def defend_with_reaction(table: Table, reaction: ObjId) -> Procedure:
    """A resolved defense reaction becomes a defending card (7.4.2d)."""
    player = table.state.obj(reaction).controller
    yield from defending.declare(table, player, (reaction,))


def next_step(table: Table) -> Procedure:
    """All have passed on an empty stack: the chain goes one step further (7.2.5, 7.3.4, 7.4.3, 7.5.4, 7.6.4)."""
    match table.state.fact("step"):
        case "attack":
            yield from begin(table, "defend", "7.3.1", "7.2.5")
            yield from table.emit(SET_FACT(fact="declared", value=None))
        case "defend":
            yield from begin(table, "reaction", "7.4.1", "7.3.4")
        case "reaction":
            yield from begin(table, "damage", "7.5.1", "7.4.3")
            yield from _damage(table)
        case "damage":
            yield from begin(table, "resolution", "7.6.1", "7.5.4")
            yield from _link_resolves(table)
        case "resolution":
            yield from begin(table, "close", "7.7.2a", "7.6.4")
            yield from table.emit(SET_FACT(fact="stage", value=0))


def begin(table: Table, step: str, *rules: str) -> Procedure:
    """Begin a step of combat; the turn-player will have priority."""
    with table.because(*rules):
        yield from table.emit(
            kinds.STEP(step=step),
            SET_FACT(fact="step", value=step),
            SET_FACT(fact="since step", value=len(table.state.log)),
            SET_FACT(fact="priority", value=turn_player(table.state)),
            SET_FACT(fact="passes", value=0),
        )


def defender(state: State) -> PlayerId | None:
    """Who declares defending cards: the controller of the attacked hero; nobody for an ally (7.3.2a)."""
    link = active_link(state)
    if link is None or not state.exists(link.target) or state.obj(link.target).zone.kind != "hero":
        return None
    return state.obj(link.target).controller


def damage_of(state: State, link: Link) -> int:
    """Power of the attack less the defense of all cards defending against it (7.5.2)."""
    power = value(state, link.attack, "power") or 0
    return int(power - sum(value(state, d, "defense") or 0 for d in defenders(state, link.number)))


def _damage(table: Table) -> Procedure:
    state, link = table.state, active_link(table.state)
    if link is None or not state.exists(link.attack):
        return
    if not state.exists(link.target) or not living(state, link.target):
        event = _damage_event(link, damage_of(state, link))
        table.note(Outcome.FAILED, "the target is gone: no damage", "7.5.2b", event=event, by=link.attack)
        return
    amount = damage_of(state, link)
    power = value(state, link.attack, "power") or 0
    table.note(Outcome.NOTE, f"{power} power less {power - amount} defense", "7.5.2", by=link.attack)
    with table.because("7.5.2", "7.5.2a", source=link.attack):
        if amount > 0:
            yield from table.emit(_damage_event(link, amount))


def _damage_event(link: Link, amount: int) -> Event:
    roles = {"type": "physical", "hit": True, "player": link.controller}
    return verbs.DAMAGE(source=link.attack, target=link.target, amount=amount, **roles)


def _link_resolves(table: Table) -> Procedure:
    """The link resolves; an attack with go again gives its action point now or never (7.6.2, 8.3.5b)."""
    link = active_link(table.state)
    if link is None:
        return
    with table.because("7.6.2", source=link.attack):
        yield from table.emit(kinds.LINK_RESOLVES(object=link.attack, number=link.number))
    if fab(table.state).has_keyword(table.state, link.attack, "go again"):
        with table.because("7.6.2", "8.3.5b", source=link.attack, words="go again"):
            yield from table.emit(kinds.GAIN_ACTION_POINTS(player=link.controller, amount=1))
    with table.because("7.6.2", "7.0.3b"):
        yield from table.emit(*_ended(table.state, link))
        yield from expire(table, Until("chain link"))


def _ended(state: State, link: Link) -> list[Event]:
    ended = Link(link.number, link.attack, link.source, link.controller, link.target, link.begun, len(state.log))
    chain = tuple(ended if one.number == link.number else one for one in links(state))
    return [SET_FACT(fact="chain", value=chain), SET_FACT(fact="active link", value=None)]
