"""The ends of effects (6.2.2a)."""

from __future__ import annotations

from judgeapp.kernel.atoms import END_EFFECT
from judgeapp.kernel.choices import Procedure
from judgeapp.kernel.effects import Until
from judgeapp.kernel.table import Table


def expire(table: Table, *moments: Until) -> Procedure:
    """End every effect that lasts until one of these moments."""
    over = [e.id for e in table.state.effects.values() if e.until in moments]
    if over:
        with table.because("6.2.2a"):
            yield from table.emit(*(END_EFFECT(effect=e) for e in over))
