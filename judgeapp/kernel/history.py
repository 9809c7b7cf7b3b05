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
    """The events of these kinds that took place in the present stretch, in order."""
    found = _stretch(state, scope)
    if len(kinds) == 1:
        yield from found.get(kinds[0], ())
        return
    for record in found.get(None, ()):
        if not kinds or (record.event is not None and record.event.kind in kinds):
            yield record


def _stretch(state: State, scope: str) -> dict[EventKind | None, list[Record]]:
    """The events of a stretch by their kind, and all of them under None: sorted out once for a position, whose notes
    add no events."""
    key = ("happened", scope)
    found: dict[EventKind | None, list[Record]] | None = state.memo.get(key)
    if found is None:
        found = state.memo[key] = {None: []}
        for record in state.log.since(since(state, scope)):
            if record.outcome is Outcome.HAPPENED and record.event is not None:
                found[None].append(record)
                found.setdefault(record.event.kind, []).append(record)
    return found
