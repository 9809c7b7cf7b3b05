"""Stretches of the game that questions about the past are about: turn, combat chain, chain link, step."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.games.fab.reading import chain_open, this_link
from judgeapp.kernel.events import Event, EventKind
from judgeapp.kernel.records import Record
from judgeapp.kernel.state import Bound, State


def records_in(state: State, scope: Bound, span: str, *kinds: EventKind) -> Iterator[Record]:
    """The events of these kinds in the stretch, from the view of the source of a scope (7.0.2b, 7.0.3d)."""
    first, last = _bounds(state, scope, span)
    for record in state.log.happened(first, kinds):
        if last is not None and record.seq >= last:
            return
        yield record


def events_in(state: State, scope: Bound, span: str, *kinds: EventKind) -> Iterator[Event]:
    """The events themselves."""
    for record in records_in(state, scope, span, *kinds):
        assert record.event is not None
        yield record.event


def _bounds(state: State, scope: Bound, span: str) -> tuple[int, int | None]:
    nothing = (len(state.log), None)
    match span:
        case "chain link":
            link = this_link(state, scope.source)
            return nothing if link is None else (link.begun, link.ended)
        case "combat chain":
            return (state.fact("since combat chain", 0), None) if chain_open(state) else nothing
    return state.fact(f"since {span}", 0), None
