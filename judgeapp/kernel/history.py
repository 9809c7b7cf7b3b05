"""Questions about the past are searches of the log, never counters."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.choices import Ask
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import State
from judgeapp.kernel.table import Table


def begin(table: Table, scope: str) -> Generator[Ask, Any, None]:
    """Begin a stretch of the game (``turn``, ``combat chain``, ``chain link`` …) that questions may be about."""
    yield from table.emit(SET_FACT(fact=f"since {scope}", value=len(table.state.log)))


def since(state: State, scope: str) -> int:
    """The number of the first record of the present stretch; 0 for the game or a stretch never begun."""
    start: int = state.fact(f"since {scope}", 0)
    return start


def happened(state: State, scope: str, *kinds: EventKind) -> Iterator[Record]:
    """The events of these kinds that took place in the present stretch, in order; of all kinds, if none is named."""
    start = since(state, scope)
    if kinds:
        yield from state.log.happened(start, kinds)
        return
    for record in state.log.since(start):
        if record.outcome is Outcome.HAPPENED and record.event is not None:
            yield record
