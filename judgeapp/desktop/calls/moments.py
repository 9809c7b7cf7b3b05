"""Times of day of a call, which may have begun before midnight."""

from __future__ import annotations

from datetime import datetime, timedelta


def time_at(seconds: int) -> tuple[int, int]:
    """The hour and minute of a moment."""
    moment = datetime.fromtimestamp(seconds)
    return moment.hour, moment.minute


def at_time(seconds: int, hour: int, minute: int, now: int) -> int:
    """A moment moved to another time of the same day; one that is still to come was the day before."""
    moment = datetime.fromtimestamp(seconds).replace(hour=hour, minute=minute, second=0)
    if moment.timestamp() > now:
        moment -= timedelta(days=1)
    return int(moment.timestamp())
