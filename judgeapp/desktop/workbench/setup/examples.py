"""Two lines to type for each game, shown under the line in which the table is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

EXAMPLES: Mapping[str, tuple[str, str]] = {
    "fab": ("{player}: life 12; marked", "weapon kun (tapped)"),
    "wow": ("{player}: party zorus (exhausted)", "hand 2 unknown"),
    "riftbound": ("{player}: A anivia (exhausted)", "points 3; hand teemo"),
    "berserk": ("{player}: жизни 12; линия существ копейщик (закрыт)", "рука 2 неизвестные"),
}


def examples_of(game: str, players: Sequence[str]) -> tuple[str, ...]:
    """The examples of a game, for the players at the table; none for a game without any."""
    player = players[-1] if players else "Bo"
    return tuple(line.format(player=player) for line in EXAMPLES.get(game, ()))
