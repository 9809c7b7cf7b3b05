"""The pipeline: forbidden? → replaced or prevented? → commit the whole batch → record → collect triggers."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.kernel.atoms import ADJUST, END_EFFECT, MOVE, SET_MARK, START_EFFECT
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Choice, Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.events import Event
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound
from judgeapp.kernel.table import Table
from tests.kernel.bare import ANN, BLESS, CALL, GRAVE, HURT, KILL, Do, Forbid, Instead, When, emit, table_of

PLAIN = CardDef("plain")


def outcomes(records: Any) -> list[tuple[str, str]]:
    return [(r.outcome.value, r.event.kind.name) for r in records if r.event is not None]


def test_a_named_event_and_its_parts_are_one_batch() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, HURT(target=one, amount=2))
    assert outcomes(records) == [("happened", "hurt"), ("happened", "adjust")]
    assert records[1].cause.parent == records[0].seq
    assert records[0].after is records[1].after
    assert run.state.obj(one).mark("wounds") == 2


def test_every_record_names_the_rules_of_its_cause_and_of_its_kind() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, HURT(target=one, amount=1))
    assert records[0].rules == ("1", "rule of hurt")
    assert records[1].rules == ("1", "rule of adjust")


def test_what_is_forbidden_is_recorded_and_does_nothing() -> None:
    run, (one, other) = table_of(CardDef("saint", abilities=(Forbid(HURT, "target"),)), PLAIN)
    records = emit(run, HURT(target=one, amount=1), HURT(target=other, amount=1))
    assert outcomes(records)[0] == ("forbidden", "hurt")
    assert records[0].by == one
    assert run.state.obj(one).mark("wounds") is None
    assert run.state.obj(other).mark("wounds") == 1


def test_forbidding_comes_before_replacing() -> None:
    applied: list[Event] = []

    def into(event: Event) -> tuple[Event, ...]:
        applied.append(event)
        return (event,)

    run, (one,) = table_of(CardDef("both", abilities=(Forbid(HURT), Instead(HURT, into))))
    emit(run, HURT(target=one, amount=1))
    assert applied == []


def test_what_it_is_replaced_by_can_be_forbidden() -> None:
    run, (one,) = table_of(
        CardDef("both", abilities=(Forbid(KILL), Instead(HURT, lambda e: (KILL(object=e["target"]),))))
    )
    records = emit(run, HURT(target=one, amount=1))
    assert outcomes(records) == [("replaced", "hurt"), ("forbidden", "kill")]


def test_a_changed_event_can_be_forbidden() -> None:
    """Damage that is redirected to somebody who can't be damaged is not dealt."""
    run, (saint, other) = table_of(CardDef("saint", abilities=(Forbid(HURT, "target"),)), PLAIN)
    redirect = CardDef("mirror", abilities=(Instead(HURT, lambda e: (e.but(target=saint),)),))
    run, (saint, other, _) = table_of(CardDef("saint", abilities=(Forbid(HURT, "target"),)), PLAIN, redirect)
    records = emit(run, HURT(target=other, amount=1))
    assert [o for o, _ in outcomes(records)] == ["replaced", "forbidden"]
    assert run.state.obj(saint).mark("wounds") is None


def test_the_parts_of_an_event_are_forbidden_one_by_one() -> None:
    run, (one,) = table_of(CardDef("rock", abilities=(Forbid(MOVE),)))
    records = emit(run, KILL(object=one))
    assert ("forbidden", "move") in outcomes(records)
    assert run.state.exists(one)


def test_a_replacement_is_applied_once_to_an_event() -> None:
    more = CardDef("more", abilities=(Instead(HURT, lambda e: (e.but(amount=e["amount"] + 1),)),))
    run, (one, _) = table_of(PLAIN, more)
    emit(run, HURT(target=one, amount=1))
    assert run.state.obj(one).mark("wounds") == 2


def test_a_replacement_that_makes_a_fresh_event_is_applied_once_too() -> None:
    more = CardDef("more", abilities=(Instead(HURT, lambda e: (HURT(target=e["target"], amount=e["amount"] + 1),)),))
    run, (one, _) = table_of(PLAIN, more)
    emit(run, HURT(target=one, amount=1))
    assert run.state.obj(one).mark("wounds") == 2


def test_a_replacement_is_not_applied_to_what_came_of_it() -> None:
    twice = CardDef("twice", abilities=(Instead(HURT, lambda e: (e, e.but(amount=5))),))
    run, (one, _) = table_of(PLAIN, twice)
    emit(run, HURT(target=one, amount=1))
    assert run.state.obj(one).mark("wounds") == 6


def test_two_replacements_do_not_chase_each_other() -> None:
    circle = CardDef(
        "circle",
        abilities=(
            Instead(HURT, lambda e: (BLESS(object=e["target"]),)),
            Instead(BLESS, lambda e: (HURT(target=e["object"], amount=3),)),
        ),
    )
    run, (one,) = table_of(circle)
    emit(run, HURT(target=one, amount=1))
    assert run.state.obj(one).mark("wounds") == 3


def test_two_instances_of_one_ability_on_one_object_are_both_applied() -> None:
    more = Instead(HURT, lambda e: (e.but(amount=e["amount"] + 1),), "one more")
    run, (one,) = table_of(CardDef("double", abilities=(more, more)))
    run.act(Do(lambda table: table.emit(HURT(target=one, amount=1))))
    while isinstance(run.pending, Choice):
        run.answer((run.pending.options[0].value,))
    assert run.state.obj(one).mark("wounds") == 3


def test_candidates_are_gathered_again_after_each_replacement() -> None:
    """A replacement that turns the event into another kind takes the others their occasion."""
    run, (one,) = table_of(
        CardDef(
            "pair",
            abilities=(
                Instead(HURT, lambda e: (BLESS(object=e["target"]),), "bless"),
                Instead(HURT, lambda e: (e.but(amount=9),), "more"),
            ),
        )
    )
    run.act(Do(lambda table: table.emit(HURT(target=one, amount=1))))
    choice = run.pending
    assert isinstance(choice, Choice)
    assert choice.kind == "replacement"
    assert choice.player == ANN
    assert len({o.name for o in choice.options}) == 2
    run.answer((choice.options[0].value,))
    assert run.state.obj(one).mark("wounds") is None


def test_prevented_and_replaced_are_told_apart() -> None:
    none = CardDef("none", abilities=(Instead(HURT, lambda e: ()),))
    less = CardDef("less", abilities=(Instead(HURT, lambda e: (e.but(amount=0),)),))
    for card in (none, less):
        run, (one, _) = table_of(PLAIN, card)
        records = emit(run, HURT(target=one, amount=1))
        assert Outcome.PREVENTED in [r.outcome for r in records]
        assert not any(r.happened for r in records)


def test_an_event_that_is_nothing_fails() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, HURT(target=one, amount=0))
    assert outcomes(records) == [("failed", "hurt")]


def test_one_object_is_not_moved_twice_in_a_batch() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, MOVE(object=one, to=GRAVE), MOVE(object=one, to=GRAVE))
    assert [o for o, _ in outcomes(records)] == ["happened", "failed"]
    assert len(run.state.zones[GRAVE]) == 1


def test_what_all_parts_of_failed_for_did_not_happen() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, KILL(object=one), KILL(object=one))
    assert sum(r.happened and r.event is not None and r.event.kind is KILL for r in records) == 1


def test_a_mark_on_what_has_left_in_the_batch_fails() -> None:
    run, (one,) = table_of(PLAIN)
    records = emit(run, MOVE(object=one, to=GRAVE), SET_MARK(on=one, mark="x", value=1), ADJUST(on=one, mark="y", by=1))
    assert [o for o, _ in outcomes(records)] == ["happened", "failed", "failed"]


# --- triggers -----------------------------------------------------------------------------------------------------


def test_triggers_wait_until_they_are_put_down() -> None:
    bell = When(CALL)
    run, (one,) = table_of(CardDef("bell", abilities=(bell,)))
    records = emit(run, CALL(object=one))
    assert [r.outcome for r in records] == [Outcome.HAPPENED, Outcome.TRIGGERED]
    assert [w.bound.ability for w in run.state.waiting] == [bell]
    assert run.state.waiting[0].record == records[0].seq


def test_things_that_leave_together_see_each_other_leave() -> None:
    mourners = [When(KILL), When(KILL)]
    run, (one, two) = table_of(*(CardDef("mourner", abilities=(m,)) for m in mourners))
    emit(run, KILL(object=one), KILL(object=two))
    assert len(run.state.waiting) == 4
    for state, record in mourners[0].seen:
        assert state is record.before
        assert state.exists(one)


def test_other_events_are_seen_from_after_them() -> None:
    herald = When(CALL)
    run, (one,) = table_of(CardDef("herald", abilities=(herald,)))
    emit(run, CALL(object=one))
    state, record = herald.seen[0]
    assert state is record.after


def test_an_immediate_trigger_happens_within_the_event() -> None:
    def react(table: Table, scope: Bound) -> Procedure:
        yield from table.emit(BLESS(object=scope.source))

    run, (one,) = table_of(CardDef("quick", abilities=(When(CALL, react, at_once=True),)))
    records = emit(run, CALL(object=one))
    assert outcomes(records) == [("happened", "call"), ("happened", "bless")]
    assert records[1].cause.source == one
    assert not run.state.waiting


def test_a_delayed_trigger_goes_off_once_and_its_end_is_told() -> None:
    run, (one,) = table_of(PLAIN)
    bound = Bound(When(CALL, one_time=True), one, ANN)
    emit(run, START_EFFECT(bound=bound, until=Until("turn"), words="once"))
    records = emit(run, CALL(object=one), CALL(object=one))
    assert len(run.state.waiting) == 1
    assert not run.state.effects
    assert END_EFFECT in [r.event.kind for r in records if r.event is not None and r.happened]


def test_a_restriction_that_leaves_with_the_batch_still_forbids_in_it() -> None:
    run, (saint, other) = table_of(CardDef("saint", abilities=(Forbid(HURT),)), PLAIN)
    records = emit(run, KILL(object=saint), HURT(target=other, amount=1))
    assert ("forbidden", "hurt") in outcomes(records)


@pytest.mark.parametrize("times", [2, 5])
def test_the_cause_is_restored(times: int) -> None:
    run, (one,) = table_of(PLAIN)

    def procedure(table: Table) -> Procedure:
        for n in range(times):
            with table.because(str(n), words=f"line {n}"):
                yield from table.emit(CALL(object=one))
        yield from table.emit(CALL(object=one))

    run.act(Do(procedure))
    rules = [r.cause.rules for r in run.state.log]
    assert rules == [*((str(n),) for n in range(times)), ()]
