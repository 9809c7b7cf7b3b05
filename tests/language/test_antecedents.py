"""What words refer to: what is declared of the phrases is what they do, in all games."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judgeapp
from judgeapp.games import GAMES
from judgeapp.language.accounts import offers_of
from judgeapp.language.cardgame import CardGame
from judgeapp.language.categories import Happening, Instruction
from judgeapp.language.phrase import Node
from judgeapp.language.shared import SHARED
from judgeapp.scenario.desk import Desk

DESK = Desk(Path(__file__).parents[2] / "resources")
SLOTS = (
    *("it", "they", "them", "that many", "revealed", "banished", "created", "looked", "seen", "dealt", "name"),
    *("damage dealt", "chosen number", "one highest", "attack", "attacked", "source"),
    *("battlefield", "what it chose", "declared", "struck", "fitting", "given"),
    *("proposed", "stop", "damage types", "able", "assigned"),
)
KNOWN_LATER = {"Have", "EitherAct", "ItsOwnerMay", "ThatPlayerMay", "CombatConcludes"}
"""What these bind is bound for somebody else's part of the text alone, or not in every case."""
FORMS = re.compile(r"return \w*.*\{|return \{|bind\(|slots\.update\(|slots\[|found = \{")


def _phrases(game: str) -> tuple[type[Node], ...]:
    made: CardGame = DESK.player.catalog(game).game()
    return made.phrases(SHARED)


def _bound(cls: type[Node]) -> set[str]:
    """The slots that the text of a class binds, as far as its own lines say so."""
    found: set[str] = set()
    lines = [line for line in inspect.getsource(cls).splitlines() if FORMS.search(line)]
    for line in lines:
        found |= {s for s in SLOTS if f'"{s}":' in line or f'slots["{s}"]' in line}
        found |= {s for s in SLOTS if re.search(rf"bind\(.*\b{s}=", line)}
    return found


def _own(game: str, base: type[Node]) -> Iterator[type[Node]]:
    for cls in _phrases(game):
        if issubclass(cls, base) and cls.__name__ not in KNOWN_LATER:
            yield cls


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_bound_is_offered(game: str) -> None:
    wrong = {
        cls.__name__: missing
        for cls in (*_own(game, Instruction), *_own(game, Happening))
        if (missing := _bound(cls) - set(cls.offers) - set(cls.needs) - {"source"})
    }
    assert not wrong


@pytest.mark.parametrize("game", list(GAMES))
def test_events_offer_what_they_return(game: str) -> None:
    wrong = {}
    for cls in _own(game, Happening):
        own = inspect.getsource(cls)
        if "def match" in own and "return {" in own and "super()" not in own:
            missing = set(cls.offers) - _bound(cls)
            if missing:
                wrong[cls.__name__] = missing
    assert not wrong


def test_one_event_or_another_offers_what_both_do() -> None:
    reader = DESK.player.catalog("fab").grammar
    both = reader.read(Happening, "this hits or this attacks")
    assert set(offers_of(both)) == {"it", "they", "them"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_word_that_refers_needs_what_something_offers(game: str) -> None:
    offered = {slot for cls in _phrases(game) for slot in cls.offers} | {"X", "target", "first target"}
    wrong = [c.__name__ for c in _phrases(game) if c.needs and not offered.intersection(c.needs)]
    assert not wrong


@pytest.mark.parametrize("game", list(GAMES))
def test_declared_keywords_are_asked_for_by_the_procedure(game: str) -> None:
    kind = DESK.player.catalog(game).game
    folder = Path(judgeapp.__file__).parent / "games" / game
    lists = {"glossary.py", "lists.py", "terms.py"}
    code = "\n".join(p.read_text(encoding="utf-8") for p in folder.rglob("*.py") if p.name not in lists)
    code = re.sub(r"    (known_|leading_)?keywords = (\([^=]*?\)|.*)\n", "", code)
    for keyword in (*kind.known_keywords, *kind.leading_keywords):
        assert re.search(rf"[\"']{re.escape(keyword)}[\"':]|\"{re.escape(keyword)}[:,] ", code), keyword


@pytest.mark.parametrize("game", list(GAMES))
def test_keywords_have_one_source_of_meaning(game: str) -> None:
    catalog = DESK.player.catalog(game)
    kind = catalog.game
    meant = {name for name, lines in catalog.keywords.items() if lines}
    declared = [*kind.known_keywords, *kind.named_keywords, *kind.leading_keywords]
    assert set(declared) <= set(kind.keywords)
    assert len(declared) == len(set(declared))
    assert not meant.intersection(declared)
