"""What would happen, whatever comes of it, and what changed it. Cases of rulings and expectations say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel import verbs
from judgeapp.kernel.events import EventKind
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound
from judgeapp.language.categories import Happening
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.occurrences import Fate, Occurrence
from judgeapp.language.phrase import phrase


@phrase("{what} would be dealt damage")
@dataclass(frozen=True)
class WouldBeDealt(Occurrence):
    """a packet that something is dealt, or would be but for what changes or prevents it (716, 717)"""

    what: Party
    outcomes = (Outcome.HAPPENED, Outcome.REPLACED, Outcome.PREVENTED, Outcome.FORBIDDEN)

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        return (verbs.DAMAGE,)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        event, state = record.event, record.before
        if record.outcome not in self.outcomes or event is None or state is None or event.kind is not verbs.DAMAGE:
            return None
        target = event["target"]
        if not self.what.takes(state, scope, target):
            return None
        return {
            "it": target,
            "they": state.obj(target).controller,
            "that many": event["amount"],
            "source": event["source"],
            "damage types": event.get("types", ()),
            "stop": event.get("stop"),
        }


@phrase("{event}, but {what} changes it")
@dataclass(frozen=True)
class IsChangedBy(Fate):
    """an event that the text of something replaces, changes or prevents (716)"""

    event: Happening
    what: Party
    outcomes = (Outcome.REPLACED, Outcome.PREVENTED)

    def match(self, scope: Bound, record: Record) -> Mapping[str, Any] | None:
        by, state = record.by, record.before
        if by is None or state is None or not self.what.takes(state, scope, by):
            return None
        return super().match(scope, record)
