"""What a player may do in a window, why not, and doing it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from judgeapp.games.fab import decks
from judgeapp.games.fab.activating import activate, activated, why_not_activate
from judgeapp.games.fab.acts import Activate, AttackWith, Concede, Defend, Moment, Pass, PassUntil, Play, Present
from judgeapp.games.fab.assets import means, printed_cost
from judgeapp.games.fab.defending import declare, why_not_declare
from judgeapp.games.fab.kinds import PRESENT
from judgeapp.games.fab.phases import advance, all_passed
from judgeapp.games.fab.playing import play, why_not_play
from judgeapp.games.fab.reading import ARENA, active_attack, hero
from judgeapp.games.fab.shapes import ActivatedLine
from judgeapp.kernel import verbs
from judgeapp.kernel.atoms import SET_FACT, SET_MARK
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.choices import Illegal, Procedure, Window, choose
from judgeapp.kernel.events import Event
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table

SOURCES = (*ARENA, "hand", "banished", "arsenal", "graveyard")
MOST_PASSES = 400
PRIORITY = "priority"


def declaring(state: State) -> bool:
    """Whether the pending window is the declaration of defending cards."""
    window: Window | None = state.fact("window")
    return window is not None and window.about != PRIORITY


def why_not(state: State, player: PlayerId, action: Action) -> Illegal | None:
    """Why the player may not even begin the action."""
    match action:
        case Concede() | PassUntil() | Pass():
            return None
        case Present(form):
            return decks.why_not_legal(state, player, form)
    if declaring(state):
        if isinstance(action, Defend):
            return why_not_declare(state, player, action.cards)
        return Illegal("defending cards are declared first", "7.3.2")
    match action:
        case Play(what):
            return why_not_play(state, player, what)
        case Activate(what, which):
            return _why_not_any(state, player, what, _lines(state, what, which), "it has no ability to activate")
        case AttackWith(what):
            lines = [a for a in activated(state, what) if a.attacks]
            return _why_not_any(state, player, what, lines, "it has no attack ability")
        case Defend():
            return Illegal("defending cards are declared at the beginning of the Defend Step", "7.3.2")
    return Illegal("this is no action of this game", "1.11.2")


def meant(state: State, player: PlayerId, action: Action) -> Event | None:
    """An action as the event that it would be."""
    match action:
        case Play(what):
            return verbs.PLAY(player=player, object=what)
        case Activate(what):
            return verbs.ACTIVATE(player=player, object=what)
        case AttackWith(what):
            return verbs.ATTACK(player=player, attacker=what)
        case Defend(cards) if cards:
            return verbs.DEFEND(player=player, object=cards[0], together=cards, attack=active_attack(state))
        case Present(form):
            return PRESENT(player=player, format=form)
    return None


def _lines(state: State, what: ObjId, which: int | None) -> list[ActivatedLine]:
    found = activated(state, what)
    return found if which is None else found[which : which + 1]


def _why_not_any(state: State, player: PlayerId, what: ObjId, lines: list[ActivatedLine], none: str) -> Illegal | None:
    troubles = [why_not_activate(state, player, what, line) for line in lines]
    if not troubles:
        return Illegal(none, "5.2.2", "1.4.3")
    return None if any(t is None for t in troubles) else troubles[0]


def perform(table: Table, player: PlayerId, action: Action) -> Procedure:
    """Carry out an action that may be begun."""
    match action:
        case Pass():
            yield from _pass(table, player)
        case PassUntil(moment):
            yield from _pass_until(table, player, moment)
        case Defend(cards):
            yield from _declare(table, player, cards)
        case Present(form):
            with table.because("4.1.7"):
                yield from table.emit(decks.presented(player, form))
        case Concede():
            with table.because("4.5.3", "4.5.1a"):
                own = hero(table.state, player)
                yield from table.emit(verbs.LOSE(player=player))
                if own is not None:
                    yield from table.emit(SET_MARK(on=own, mark="life change", value=-10_000))
        case _:
            yield from _act(table, player, action)
            yield from table.emit(SET_FACT(fact="passes", value=0), SET_FACT(fact="priority", value=player))


def _act(table: Table, player: PlayerId, action: Action) -> Procedure:
    match action:
        case Play(what):
            with table.because("5.1.1", source=what):
                yield from play(table, player, what)
        case Activate(what, which):
            lines = _lines(table.state, what, which)
            line = yield from _which(table, player, what, lines)
            yield from activate(table, player, what, line)
        case AttackWith(what):
            lines = [a for a in activated(table.state, what) if a.attacks]
            line = yield from _which(table, player, what, lines)
            yield from activate(table, player, what, line)


def _which(table: Table, player: PlayerId, what: ObjId, lines: list[ActivatedLine]) -> Procedure:
    fine = [a for a in lines if why_not_activate(table.state, player, what, a) is None]
    named = [(a.words, a) for a in fine]
    with table.because("5.2.2", source=what):
        picked = yield from choose(player, "ability", "which ability", named, rules=("5.2.2",))
    return picked[0]


def _declare(table: Table, player: PlayerId, cards: tuple[ObjId, ...]) -> Procedure:
    with table.because("7.3.2", "7.3.2a"):
        yield from table.emit(SET_FACT(fact="declared", value=True))
        if cards:
            yield from declare(table, player, cards)


def _pass(table: Table, player: PlayerId) -> Procedure:
    state = table.state
    if state.fact("step") == "defend" and not state.fact("declared"):
        yield from _declare(table, player, ())
        return
    with table.because("1.11.4"):
        passes = state.fact("passes", 0) + 1
        playing = [p for p in state.after(player) if not state.player(p, "out")]
        if passes < len(playing):
            yield from table.emit(SET_FACT(fact="passes", value=passes), SET_FACT(fact="priority", value=playing[1]))
        else:
            with table.because("1.11.4a"):
                yield from all_passed(table)


def _pass_until(table: Table, player: PlayerId, moment: Moment) -> Procedure:
    """Everybody passes until the moment; on the way no defending cards are declared."""
    began = (table.state.fact("turn"), table.state.fact("step"))
    for _ in range(MOST_PASSES):
        yield from _pass(table, player)
        yield from advance(table)
        window: Window | None = table.state.fact("window")
        if window is None or _reached(table.state, moment, began):
            return
        table.open_window(None)
        player = window.player
    raise Illegal(f"{moment.value} does not come", "1.11.4")


def _reached(state: State, moment: Moment, began: tuple[object, object]) -> bool:
    step = state.fact("step")
    match moment:
        case Moment.ATTACK | Moment.DEFEND | Moment.REACTION | Moment.DAMAGE | Moment.RESOLUTION:
            return bool(f"the {step} step" == moment.value) and (not state.zone("stack") or step != began[1])
        case Moment.CLOSE:
            return step is None
        case Moment.TURN:
            return bool(state.fact("turn") != began[0])


# --- candidates -----------------------------------------------------------------------------------------------------


def candidates(state: State, player: PlayerId) -> Iterator[Action]:
    """Everything worth trying in the present window."""
    if declaring(state):
        yield from _defences(state, player)
        return
    purse = means(state, player)
    for kind in ("hand", "arsenal", "banished"):
        for oid in state.zone(kind, player):
            if _affordable(state, oid, purse) and why_not_play(state, player, oid) is None:
                yield Play(oid)
    for obj in state.in_zones(*SOURCES):
        if obj.controller == player and obj.layer is None and obj.card.abilities:
            for at, line in enumerate(activated(state, obj.id)):
                if why_not_activate(state, player, obj.id, line) is None:
                    yield Activate(obj.id, at)
    yield Pass()


def attempts(state: State, player: PlayerId) -> Iterator[Action]:
    """Every card that could be meant, whatever the moment: its playing, its abilities, its defending."""
    if declaring(state):
        for oid in state.zone("hand", player):
            yield Defend((oid,))
        return
    for kind in ("hand", "arsenal", "banished"):
        for oid in state.zone(kind, player):
            if state.obj(oid).card is not UNKNOWN:
                yield Play(oid)
    for obj in state.in_zones(*SOURCES):
        if obj.controller == player and obj.layer is None and obj.card.abilities:
            for at, _ in enumerate(activated(state, obj.id)):
                yield Activate(obj.id, at)


def _affordable(state: State, oid: ObjId, purse: int) -> bool:
    """Whether the printed cost is within the player's means; reductions may make a little more possible."""
    cost = printed_cost(state.obj(oid).card.facts.get("cost"), 0)
    return cost is None or cost <= purse + 3


def _defences(state: State, player: PlayerId) -> Iterator[Action]:
    yield Defend(())
    mine = [
        o.id for o in state.in_zones(*ARENA) if o.controller == player and "equipment" in o.card.facts.get("types", ())
    ]
    cards = [*state.zone("hand", player), *mine]
    fine = [o for o in cards if why_not_declare(state, player, (o,)) is None]
    for count in (1, 2):
        for group in combinations(fine, count):
            if why_not_declare(state, player, group) is None:
                yield Defend(group)


def describe(state: State, action: Action) -> str:
    """The action as a step of a scenario, without the player's name."""
    match action:
        case Play(what):
            return f"plays {state.obj(what).alias}"
        case Activate(what, _):
            return f"activates {state.obj(what).alias}"
        case AttackWith(what):
            return f"attacks with {state.obj(what).alias}"
        case Defend(()):
            return "does not defend"
        case Defend(cards):
            return f"defends with {', '.join(state.obj(o).alias for o in cards)}"
        case PassUntil(moment):
            return f"all pass until {moment.value}"
        case Present(form):
            return f"presents a deck for {form}"
        case Concede():
            return "concedes"
    return "passes"
