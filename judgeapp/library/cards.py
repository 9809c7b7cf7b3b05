"""Reading `.card` files for searching: names, facts and lines of text. What the lines mean is not asked here.

card Mark the Prey
  set HNT   types Assassin Action Attack   cost 0   power 3/2/1
  when this hits a hero, mark them
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgeapp.library.models import PrintedCard

_HEAD = re.compile(r"^(?P<word>card|token|hero)\s+(?P<name>\S.*?)\s*$")
_PAIR = re.compile(r"^(?P<key>[^\W\d_][\w-]*)(?:\s+|\s*[:=]\s*)(?P<value>\S.*)$")
_GAP = re.compile(r"\s{2,}|\t")
_FACTS_WORDS = """
set sets number types type subtypes pitch cost power defense attack atk health life intellect might energy
domain domains domain-cost class classes faction talent traits tags rarity color colour colors legal name kind
printed elite element move strike shot price keywords def armor damage uniqueness standard group slots bold
young title race trait also icons slot reputation requires lives
"""
FACTS = frozenset(_FACTS_WORDS.split())


def read_cards(game: str, text: str) -> Iterator[PrintedCard]:
    """Yield the cards of a text. Never fails: lines outside a card, comments and blank lines are passed over."""
    name, facts, lines = "", list[tuple[str, str]](), list[str]()
    for raw in text.splitlines():
        line = raw.split("#", 1)[0].rstrip() if raw.lstrip().startswith("#") else raw.rstrip()
        if not line.strip():
            continue
        if line[0].isspace():
            if name:
                _add(line.strip(), facts, lines)
            continue
        if name:
            yield PrintedCard(game=game, name=name, facts=tuple(facts), lines=tuple(lines))
        head = _HEAD.match(line)
        name, facts, lines = head["name"] if head else "", [], []
    if name:
        yield PrintedCard(game=game, name=name, facts=tuple(facts), lines=tuple(lines))


def _add(line: str, facts: list[tuple[str, str]], lines: list[str]) -> None:
    found = [_PAIR.match(piece) for piece in _GAP.split(line)]
    pairs = [(pair["key"].lower(), pair["value"].strip()) for pair in found if pair]
    if not lines and pairs and len(pairs) == len(found) and all(key in FACTS for key, _ in pairs):
        facts.extend(pairs)
    else:
        lines.append(line)
