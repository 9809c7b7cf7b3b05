"""Whether a deck may be played (§204, 207.2 and the tournament rules)."""

from __future__ import annotations

from collections import Counter

from judgeapp.games.berserk.reading import hero_of, lines_of, types
from judgeapp.games.berserk.terms import DECK, ELEMENTS, HAND
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.state import State
from judgeapp.language.nodes.keywords import KeywordLine

SIDEBOARD = "дополнительная колода"
LEAST = {"стандарт": 40, "вечный": 40, "генерал": 60}
"""Format → the least number of cards."""
COPIES = {"стандарт": 3, "вечный": 3, "генерал": 1}
HORDE = 5
MOST_IN_SIDEBOARD = 10


def trouble(state: State, player: PlayerId, kind: str) -> Illegal | None:
    """Why a player's deck is not legal in a format, or None."""
    main = (*state.zone(HAND, player), *state.zone(DECK, player))
    side = state.zone(SIDEBOARD, player)
    if kind not in LEAST:
        return Illegal(f"формата «{kind}» нет; есть {', '.join(LEAST)}", "204")
    if len(main) < LEAST[kind]:
        return Illegal(f"в колоде {len(main)} карт, а нужно не меньше {LEAST[kind]}", "204")
    if len(side) > MOST_IN_SIDEBOARD:
        return Illegal(f"в дополнительной колоде {len(side)} карт, а можно не больше 10", "207.2")
    return _copies(state, (*main, *side), kind) or _elements(state, player, (*main, *side))


def _copies(state: State, cards: tuple[ObjId, ...], kind: str) -> Illegal | None:
    counted = Counter(state.obj(o).card.name for o in cards)
    for oid in cards:
        name = state.obj(oid).card.name
        horde = any(isinstance(a, KeywordLine) and a.keyword == "Орда" for a in lines_of(state, oid, KeywordLine))
        most = max(COPIES[kind], HORDE) if horde else COPIES[kind]
        if counted[name] > most and not state.obj(oid).card.facts.get("unknown"):
            return Illegal(f"{name}: {counted[name]} карт, а можно не больше {most}", "204", "207.2")
    return None


def _elements(state: State, player: PlayerId, cards: tuple[ObjId, ...]) -> Illegal | None:
    """Cards are neutral or of an element of the hero (§107.2)."""
    hero = hero_of(state, player)
    allowed = [t for t in types(state, hero) if t in ELEMENTS] if hero is not None else []
    for oid in cards:
        own = [t for t in types(state, oid) if t in ELEMENTS]
        if own and not any(e in allowed for e in own):
            return Illegal(f"{state.obj(oid).card.name}: стихия не героя ({', '.join(own)})", "107.2", "204")
    return None
