"""The card files: every printed card of the rulings is there, understood whole, and prints as it is written."""

from __future__ import annotations

import tomllib

from judgeapp.games.wow import GAME
from judgeapp.games.wow.vocabulary import NODES
from judgeapp.language.categories import Line
from tests.games.wow.tables import ROOT, catalog

ASSUMED = {
    "Akama's Promise",
    "Famish the Binder",
    "Imp Lord Pinprik",
    "Kurzon the False",
    "Obliveron",
    "Return to the Aldor",
    "Xia, Queen of Suffering",
}
"""Cards that rulings name although their text is not known to us: scenarios write what they need of them."""


def names_in_rulings() -> set[str]:
    files = sorted((ROOT / "resources" / "wow" / "rulings").glob("*.toml"))
    rulings = [r for f in files for r in tomllib.loads(f.read_text(encoding="utf-8"))["ruling"]]
    return {name for r in rulings for name in r.get("cards", [])}


def test_every_card_of_the_rulings_is_there() -> None:
    known = {t.name for t in catalog().texts.values()}
    assert names_in_rulings() - known == ASSUMED


def test_cards_are_understood_and_print_as_written() -> None:
    for text in catalog().texts.values():
        assert not catalog().card(text.name).refused, text.name
        for _, line in text.lines:
            assert str(catalog().grammar.read(Line, line)) == line, text.name


def test_no_card_needs_python() -> None:
    assert not [n for n in NODES if "custom" in n.__name__.lower()]


def test_no_card_name_stands_in_the_code() -> None:
    package = ROOT / "judgeapp" / "games" / "wow"
    code = {p.name: p.read_text(encoding="utf-8") for p in sorted(package.rglob("*.py"))}
    plain = [
        t.name for t in catalog().texts.values() if len(t.name) > 6 and not catalog().card(t.name).facts.get("token")
    ]
    named = [(f, n) for f, text in code.items() for n in plain if f'"{n}"' in text]
    assert not named


def test_keywords_of_2008_are_words_of_the_game() -> None:
    assert set(catalog().keywords) <= set(GAME.keywords)
