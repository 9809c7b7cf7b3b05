"""What the engine says in English is known in Russian: every sentence of a refusal has its template."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import judgeapp
from judgeapp.games import GAMES, game_class
from judgeapp.kernel.events import EventKind
from judgeapp.library.places import resources_root
from judgeapp.scenario.wording import Book, book, worded

SOURCE = Path(judgeapp.__file__).parent
FOLDER = resources_root() / "ui" / "russian"
MESSAGE = {
    "Illegal": 0,
    "NotationError": 2,
    "StepError": 2,
    "Unsupported": 1,
    "CardError": 2,
    "NotUnderstood": 2,
    "Window": 1,
}
"""Where each call holds its sentence."""
ATOMS = ("set", "adjust", "move", "fact", "phase")
"""What every step is made of: nobody is told of these by name."""
RUSSIAN = re.compile(r"[а-яё]", re.IGNORECASE)


def _sentences(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=parts):
            said, places = "", 0
            for part in parts:
                if isinstance(part, ast.Constant):
                    said += str(part.value)
                else:
                    said, places = f"{said}{{{places}}}", places + 1
            yield said
        case ast.IfExp(body=one, orelse=other):
            yield from (*_sentences(one), *_sentences(other))


def _messages() -> Iterator[tuple[str, str]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MESSAGE:
                at = MESSAGE[node.func.id]
                if len(node.args) > at:
                    yield from ((f"{file.relative_to(SOURCE)}:{node.lineno}", s) for s in _sentences(node.args[at]))


def _entries() -> dict[str, str]:
    return {k: v for file in sorted(FOLDER.glob("*.toml")) for k, v in tomllib.loads(file.read_text("utf-8")).items()}


def test_every_refusal_has_its_russian() -> None:
    known = {re.sub(r":\w+\}", "}", english) for english in _entries()}
    lacking = [f"{where}: {s}" for where, s in _messages() if not RUSSIAN.search(s) and s not in known]
    assert not lacking, f"put these into {FOLDER}: {lacking}"


def test_the_source_is_really_walked() -> None:
    assert len({s for _, s in _messages()}) > 200


def test_a_translation_has_the_places_of_its_sentence() -> None:
    for english, russian in _entries().items():
        places = set(re.findall(r"\{(\d)", english))
        assert set(re.findall(r"\{(\d)\}", russian)) == places, english
        assert sorted(places) == [str(n) for n in range(len(places))], english


def test_a_sentence_is_known_once() -> None:
    seen: dict[str, str] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        for english, russian in tomllib.loads(file.read_text("utf-8")).items():
            assert seen.setdefault(english, russian) == russian, english


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        ("the cost of 3 can't be paid", "стоимость 3 нельзя оплатить"),
        (
            "line 5, column 1: “attack” is no fact of this game; known: types, cost",
            "строка 5, позиция 1: «attack» – такого свойства карт в этой игре нет; есть: types, cost",
        ),
        ("Bo may not act now: Ann has priority", "Bo сейчас действовать не может; ход за игроком Ann: приоритет"),
        (
            "step not understood: at “wins”: expected “plays”, a player, a step of a scenario",
            "шаг не понят: на «wins»: ожидается «plays», игрок, шаг сценария",
        ),
        (
            "a choice comes first: Ann answers “target: …” (target hero): Bo, Cy",
            "сначала нужно выбрать: Ann отвечает «target: …» (target hero): Bo, Cy",
        ),
        ("Ann's hand", "рука (Ann)"),
        ("10 unknown cards", "неизвестных карт: 10"),
        ("Butcher's Cleaver", "Butcher's Cleaver"),
        (
            "banish a card with power 1 from each hero's graveyard",
            "banish a card with power 1 from each hero's graveyard",
        ),
        ("whatever nobody has said yet", "whatever nobody has said yet"),
        ("", ""),
    ],
)
def test_russian_where_it_is_wanted(english: str, russian: str) -> None:
    assert worded(english, "ru") == russian
    assert worded(english, "en") == english


def test_what_says_most_is_tried_first() -> None:
    made = Book([("{0}: {1}", "{0}; {1}"), ("{0} is for {1} alone", "{0} – только {1}")])
    assert made.find("A: B is for C alone") == "A: B – только C"
    assert made.find("nothing") is None
    assert book().find("") is None


def test_every_kind_of_event_has_a_russian_name() -> None:
    for game in GAMES:
        game_class(game)
    modules = [m for name, m in list(sys.modules.items()) if name.startswith(("judgeapp.games.", "judgeapp.kernel."))]
    kinds = {o.name for m in modules for o in vars(m).values() if isinstance(o, EventKind)}
    assert len(kinds) > 100
    lacking = [k for k in kinds if not RUSSIAN.search(k) and f"event {k}" not in book().whole and k not in ATOMS]
    assert not lacking
