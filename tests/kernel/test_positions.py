"""Positions: immutable, complete restart points; logs that branch; exploring; endless loops; triggers put down."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgeapp.kernel import history
from judgeapp.kernel.atoms import ADJUST, ARRANGE, CREATE, MOVE, SET_FACT, SET_MARK
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Choice, GameOver, Illegal, Procedure, Window, choose, choose_number, may
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Cause, Log, Outcome, Record
from judgeapp.kernel.run import Run, explore
from judgeapp.kernel.state import NO_MARKS, Bound, State
from judgeapp.kernel.table import EndlessLoop, Table
from judgeapp.kernel.triggers import place_waiting
from tests.kernel.bare import ANN, BLESS, BO, CALL, FIELD, GRAVE, Bare, Do, When, emit, table_of

PLAIN = CardDef("plain", {"power": 1})


# --- immutability ---------------------------------------------------------------------------------------------------


def frozen(state: State) -> dict[str, Any]:
    """Everything of a position, copied."""
    return {
        "objects": dict(state.objects),
        "zones": dict(state.zones),
        "players": {p: dict(m) for p, m in state.players.items()},
        "effects": dict(state.effects),
        "facts": dict(state.facts),
        "waiting": state.waiting,
        "records": list(state.log),
    }


EVENTS = st.lists(
    st.sampled_from(
        [
            lambda o: MOVE(object=o, to=GRAVE),
            lambda o: MOVE(object=o, to=FIELD, index=0),
            lambda o: SET_MARK(on=o, mark="m", value=1),
            lambda o: ADJUST(on=o, mark="n", by=2),
            lambda o: ADJUST(on=ANN, mark="life", by=1),
            lambda o: SET_FACT(fact="f", value=o),
            lambda o: CREATE(card=PLAIN, owner=BO, to=FIELD),
            lambda o: CALL(object=o),
        ]
    ),
    max_size=12,
)


@settings(max_examples=60)
@given(EVENTS)
def test_no_event_touches_an_earlier_position(makers: list[Any]) -> None:
    run, _ = table_of(PLAIN, PLAIN)
    seen: list[tuple[State, dict[str, Any]]] = []
    for at, make in enumerate(makers):
        seen.append((run.state, frozen(run.state)))
        ids = sorted(run.state.objects)
        emit(run, make(ids[at % len(ids)]))
    for state, copy in seen:
        assert frozen(state) == copy
    placed = [oid for ids in run.state.zones.values() for oid in ids]
    assert sorted(placed) == sorted(run.state.objects)


def test_nothing_of_a_position_can_be_assigned() -> None:
    run, (one,) = table_of(PLAIN)
    with pytest.raises(dataclasses.FrozenInstanceError):
        run.state.facts = {}  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        run.state.obj(one).alias = "x"  # type: ignore[misc]


@pytest.mark.parametrize(
    "write",
    [
        lambda m: m.__setitem__("x", 1),
        lambda m: m.update(x=1),
        lambda m: m.setdefault("x", 1),
        lambda m: m.__ior__({"x": 1}),
    ],
)
def test_the_shared_empty_mapping_stays_empty(write: Any) -> None:
    with pytest.raises(TypeError):
        write(NO_MARKS)
    assert not NO_MARKS


def test_a_zone_is_rearranged_only_with_what_lies_in_it() -> None:
    run, (one, other) = table_of(PLAIN, PLAIN)
    records = emit(run, ARRANGE(zone=FIELD, order=(other, one)))
    assert run.state.zones[FIELD] == (other, one)
    for wrong in ((one,), (one, one), (one, other, ObjId(99))):
        records = emit(run, ARRANGE(zone=FIELD, order=wrong))
        assert records[0].outcome is Outcome.FAILED
        assert run.state.zones[FIELD] == (other, one)


# --- logs -----------------------------------------------------------------------------------------------------------


def test_branches_do_not_see_each_other() -> None:
    run, (one, other) = table_of(PLAIN, PLAIN)
    emit(run, CALL(object=one))
    fork = run.restart
    left, right = Run(fork), Run(fork)
    emit(left, MOVE(object=one, to=GRAVE))
    emit(right, MOVE(object=other, to=GRAVE))
    emit(left, BLESS(object=other))
    assert [r.event.kind.name for r in left.state.log if r.event] == ["call", "move", "bless"]
    assert [r.event.kind.name for r in right.state.log if r.event] == ["call", "move"]
    assert [r.event["object"] for r in right.state.log if r.event] == [one, other]
    assert len(fork.log) == 1


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 3)), max_size=20))
def test_any_tree_of_logs_reads_as_if_each_had_its_own(growth: list[tuple[int, int]]) -> None:
    logs: list[tuple[Log, list[int]]] = [(Log(), [])]
    number = 0
    for which, count in growth:
        log, own = logs[which % len(logs)]
        grown = log.grown(count)
        made = []
        for _ in range(count):
            made.append(Record(len(own) + len(made), Outcome.NOTE, None, None, (str(number),)))  # type: ignore[arg-type]
            number += 1
        grown.write(made)
        logs.append((grown, own + [int(r.rules[0]) for r in made]))
    for log, own in logs:
        assert [int(r.rules[0]) for r in log] == own
        assert [int(r.rules[0]) for r in log.back()] == own[::-1]
        assert [int(r.rules[0]) for r in log.since(2)] == own[2:]


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 3), st.booleans()), max_size=20))
def test_any_tree_of_logs_finds_events_by_kind_as_if_each_had_its_own(growth: list[tuple[int, int, bool]]) -> None:
    """Whether or not it was asked in between: what is kept about the list must not show what other branches wrote."""
    logs: list[Log] = [Log()]
    number = 0
    for which, count, asked in growth:
        log = logs[which % len(logs)]
        if asked:
            list(log.happened(0, (CALL,)))
        grown = log.grown(count)
        for seq in range(len(log), len(log) + count):
            event = (CALL, BLESS)[number % 2](object=number) if number % 3 else None
            outcome = Outcome.HAPPENED if number % 5 else Outcome.FORBIDDEN
            grown.write([Record(seq, outcome, event, Cause(), ())])
            number += 1
        logs.append(grown)
    for log in logs:
        plain = [r for r in log if r.happened and r.event is not None]
        assert list(log.happened(0, (CALL, BLESS))) == plain
        assert list(log.happened(2, (CALL,))) == [r for r in plain if r.seq >= 2 and r.event.kind is CALL]


def test_history_is_a_question_about_a_stretch() -> None:
    run, (one,) = table_of(PLAIN)
    emit(run, CALL(object=one))

    def procedure(table: Table) -> Procedure:
        yield from history.begin(table, "turn")

    run.act(Do(procedure))
    assert list(history.happened(run.state, "turn", CALL)) == []
    assert len(list(history.happened(run.state, "game", CALL))) == 1
    emit(run, CALL(object=one), BLESS(object=one))
    assert [r.event.kind for r in history.happened(run.state, "turn", CALL, BLESS) if r.event] == [CALL, BLESS]
    assert len(list(history.happened(run.state, "turn"))) == 3


# --- choices, illegal actions -----------------------------------------------------------------------------------------


def test_what_has_one_answer_is_filled_in_and_told() -> None:
    run, (one,) = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        picked = yield from choose(ANN, "target", "x", [("only", one)], rules=("9",))
        yield from table.emit(CALL(object=picked[0]))

    run.act(Do(procedure))
    forced = [r for r in run.state.log if r.outcome is Outcome.FORCED]
    assert [(r.words, r.rules) for r in forced] == [("target: only", ("9",))]
    assert isinstance(run.pending, Window)


def test_an_illegal_action_restores_everything_and_is_told() -> None:
    run, (one,) = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        yield from table.emit(MOVE(object=one, to=GRAVE))
        if not (yield from may(ANN, "really?")):
            raise Illegal("no", "7")

    before = run.state
    run.act(Do(procedure))
    with pytest.raises(Illegal):
        run.answer((False,))
    assert run.state.objects == before.objects
    assert run.state.zones == before.zones
    assert isinstance(run.pending, Window)
    last = list(run.state.log)[-1]
    assert (last.outcome, last.words, last.rules) == (Outcome.ILLEGAL, "no", ("7",))
    assert len(run.state.log) == len(before.log) + 1
    run.act(Do(procedure))
    run.answer((True,))
    assert run.state.zone("grave")


def test_the_end_of_the_game_opens_no_window() -> None:
    run, _ = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        yield from table.emit(SET_FACT(fact="over", value=ANN))
        raise GameOver

    run.act(Do(procedure))
    assert run.pending is None


@pytest.mark.parametrize("count", [0, 1, 3])
def test_numbers_are_asked_for(count: int) -> None:
    run, _ = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        n = yield from choose_number(ANN, "X", "x", 0, count)
        yield from table.emit(ADJUST(on=ANN, mark="x", by=n + 1))

    run.act(Do(procedure))
    if count:
        assert isinstance(run.pending, Choice)
        run.answer((count,))
    assert run.state.player(ANN, "x") == count + 1


def test_fewer_options_than_wanted() -> None:
    run, (one, other) = table_of(PLAIN, PLAIN)
    got: list[Any] = []

    def procedure(table: Table) -> Procedure:
        got.extend((yield from choose(ANN, "target", "x", [("a", one), ("b", other)], 3, 5)))

    run.act(Do(procedure))
    assert got == [one, other]


# --- exploring --------------------------------------------------------------------------------------------------------


def orders(ids: list[ObjId]) -> Do:
    def procedure(table: Table) -> Procedure:
        named = [(f"c{o}", o) for o in ids]
        for oid in (yield from choose(ANN, "order", "x", named, len(ids), len(ids), True)):
            yield from table.emit(CALL(object=oid))

    return Do(procedure)


def test_exploring_finds_every_order_once_in_a_fixed_order() -> None:
    run, ids = table_of(*[PLAIN] * 4)
    leaves = [names for names, _ in explore(run.restart, orders(ids))]
    assert len(leaves) == len(set(leaves)) == 24
    assert leaves == sorted(leaves)
    assert [names for names, _ in explore(run.restart, orders(ids))] == leaves


def test_exploring_stops_and_leaves_out_what_is_illegal() -> None:
    run, ids = table_of(*[PLAIN] * 4)
    assert len(list(explore(run.restart, orders(ids), limit=5))) == 5

    def procedure(table: Table) -> Procedure:
        first = yield from may(ANN, "one?")
        second = yield from may(BO, "two?")
        if first and second:
            raise Illegal("not both")
        yield from table.emit(SET_FACT(fact="said", value=(first, second)))

    found = [(names, state.fact("said")) for names, state in explore(run.restart, Do(procedure))]
    assert found == [
        (("yes", "no"), (True, False)),
        (("no", "yes"), (False, True)),
        (("no", "no"), (False, False)),
    ]


# --- loops ------------------------------------------------------------------------------------------------------------


def test_an_action_that_goes_on_for_ever_is_stopped_and_undone() -> None:
    run, (one,) = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        while True:
            yield from table.emit(ADJUST(on=one, mark="n", by=1))

    before = run.state
    with pytest.raises(EndlessLoop):
        run.act(Do(procedure))
    assert run.state.objects == before.objects
    assert isinstance(run.pending, Window)


def test_a_reaction_to_itself_is_stopped() -> None:
    def react(table: Table, scope: Bound) -> Procedure:
        yield from table.emit(CALL(object=scope.source))

    run, (one,) = table_of(CardDef("echo", abilities=(When(CALL, react, at_once=True),)))
    with pytest.raises(EndlessLoop):
        emit(run, CALL(object=one))
    assert isinstance(run.pending, Window)


# --- triggers put down ------------------------------------------------------------------------------------------------


def putting(put: list[Any]) -> Do:
    def one(waiting: Any) -> Procedure:
        put.append(waiting.bound.source)
        return
        yield

    return Do(lambda table: place_waiting(table, one, ("3",)))


def test_players_in_turn_each_in_the_order_of_their_choice() -> None:
    run, ids = table_of(*[CardDef(f"bell {n}", abilities=(When(CALL),)) for n in range(4)])
    emit(run, CALL(object=ids[0]))
    put: list[Any] = []
    run.act(putting(put))
    for player in (ANN, BO):
        choice = run.pending
        assert isinstance(choice, Choice)
        assert (choice.kind, choice.player, choice.ordered) == ("order", player, True)
        run.answer(tuple(o.value for o in reversed(choice.options)))
    assert put == [ids[2], ids[0], ids[3], ids[1]]
    assert not run.state.waiting


def test_what_nobody_can_tell_apart_is_not_asked_for() -> None:
    bell = When(CALL)
    run, (one,) = table_of(CardDef("bell", abilities=(bell,)))
    emit(run, CALL(object=one), CALL(object=one))
    put: list[Any] = []
    run.act(putting(put))
    assert put == [one, one]


class Leaving(Bare):
    """A game that Bo has left."""

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return (ANN,)


def test_triggers_of_who_has_left_are_dropped() -> None:
    run, (one, _other) = table_of(*[CardDef("bell", abilities=(When(CALL),))] * 2, game=Leaving())
    emit(run, CALL(object=one))
    put: list[Any] = []
    run.act(putting(put))
    assert put == [one]
    assert not run.state.waiting


def test_a_trigger_that_was_taken_away_meanwhile_is_not_put_down() -> None:
    run, (one, _, _other) = table_of(*[CardDef("bell", abilities=(When(CALL),))] * 3)
    emit(run, CALL(object=one))
    put: list[Any] = []

    def procedure(table: Table) -> Procedure:
        def first(waiting: Any) -> Procedure:
            put.append(waiting.bound.source)
            for rest in table.state.waiting:
                table.take_waiting(rest)
            return
            yield

        yield from place_waiting(table, first, ())

    run.act(Do(procedure))
    while isinstance(run.pending, Choice):
        run.answer(tuple(o.value for o in run.pending.options))
    assert put == [one]


def test_events_are_values() -> None:
    event = Event(CALL, {"object": ObjId(1)})
    other = event.but(object=ObjId(2))
    assert event["object"] == 1
    assert other["object"] == 2
    assert event.marked(("k",)).heir(other.marked(("l",))).done == {("k",), ("l",)}
    assert event.objects() == (ObjId(1),)
