"""What stands on the board while the table can't be set: the last table that stood."""

from __future__ import annotations

from judgeapp.scenario.notation import Scenario
from judgeapp.scenario.replay import Replay


class LastTable:
    """Remembers the last table that stood, while the same people play the same game."""

    def __init__(self) -> None:
        self._replay: Replay | None = None

    def keep(self, replay: Replay | None) -> None:
        """A table stands."""
        self._replay = replay or self._replay

    def of(self, scenario: Scenario) -> Replay | None:
        """The last table that stood for a scenario that is being written; None where it was another's."""
        last = self._replay
        if last is None or last.scenario.game != scenario.game:
            return None
        players = [s.player for s in scenario.seats]
        return last if [s.player for s in last.scenario.seats] == players else None
