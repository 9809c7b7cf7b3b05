"""One call to a table, as a value; and the short line by which it is typed in."""

from __future__ import annotations

import re
from dataclasses import dataclass

MINUTE = 60
LONGEST_NAMES = 60


@dataclass(frozen=True)
class Call:
    """A call. started, ended: seconds since 1970; ended is None while the clock runs. extension: minutes, None while
    nobody has said how many. citations: links (see `desktop.links`), or words where they name nothing we hold."""

    id: int = 0
    table: str = ""
    round: str = ""
    started: int = 0
    ended: int | None = None
    extension: int | None = None
    players: str = ""
    question: str = ""
    ruling: str = ""
    citations: tuple[str, ...] = ()
    scenario: str = ""
    game: str = ""

    @property
    def running(self) -> bool:
        """Whether its clock runs."""
        return self.ended is None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was entered."""
        said = (self.table, self.players, self.question, self.ruling, self.scenario)
        return not any(text.strip() for text in said) and not self.citations

    def seconds(self, now: int) -> int:
        """How long it has taken."""
        return max(0, (now if self.ended is None else self.ended) - self.started)

    def extra(self, now: int) -> int:
        """The extension in minutes: as said, else the time that the call has taken, begun minutes counting."""
        return -(-self.seconds(now) // MINUTE) if self.extension is None else self.extension


def clock(seconds: int) -> str:
    """A length of time: 4:05, 1:02:05."""
    minutes, rest = divmod(seconds, MINUTE)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


_END = r"(?:[\s,;:]+|\.(?!\d)\s*|$)"
_TABLE = re.compile(rf"(?:(?:table|стол|t|с)\s*)?(?P<table>\d{{1,4}}){_END}", re.IGNORECASE)
_ROUND = re.compile(rf"(?:round|раунд|тур|r|р|т)\s*(?P<round>\d{{1,2}}){_END}", re.IGNORECASE)
_NAMES = re.compile(rf"(?P<players>[^:?]{{1,{LONGEST_NAMES}}}):\s+")


def read_quick(text: str) -> dict[str, str]:
    """Read a line like “12 r3 Ann, Bo: does the flick count as a hit?”. Every part may be missing."""
    rest = text.strip()
    found: dict[str, str] = {}
    for part in (_TABLE, _ROUND, _TABLE, _NAMES):
        said = part.match(rest)
        if said is not None and not found.keys() & said.groupdict().keys():
            found.update((name, value.strip()) for name, value in said.groupdict().items())
            rest = rest[said.end() :]
    if rest.strip():
        found["question"] = rest.strip()
    return found


_ONLY = {"open": True, "running": True, "идёт": True, "идет": True}
_FIELD = re.compile(r"^(?P<field>table|round|стол|раунд|тур):(?P<value>\S+)$")
_FIELDS = {"table": "table", "стол": "table", "round": "round", "раунд": "round", "тур": "round"}


def matches(call: Call, text: str) -> bool:
    """Whether a call has all the words of a filter. ``table:12`` and ``round:3`` are exact, ``open`` means running."""
    said = f"{call.table} {call.players} {call.question} {call.ruling} {' '.join(call.citations)}".casefold()
    for word in text.casefold().split():
        field = _FIELD.match(word)
        if field:
            if getattr(call, _FIELDS[field["field"]]).casefold() != field["value"]:
                return False
        elif word in _ONLY:
            if not call.running:
                return False
        elif word not in said:
            return False
    return True
