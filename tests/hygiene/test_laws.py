"""The five laws, as far as the sources can be asked: only events change anything, every rule cited exists, cards are
text, and nothing in the engine hangs on a clock, on chance or on the order of a set."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from tests.hygiene.sources import GAMES, RESOURCES, ROOT, name, sources, strings, tree, within

ENGINE = within("judgeapp/kernel/", "judgeapp/language/", "judgeapp/games/", "judgeapp/scenario/")
PURE = within("judgeapp/kernel/", "judgeapp/language/", "judgeapp/games/")


def nodes(paths: Iterable[Path]) -> Iterator[tuple[Path, ast.AST]]:
    """Everything in some sources. (One test goes through them all: it names what is wrong, and thousands are slow.)"""
    for path in paths:
        yield from ((path, node) for node in ast.walk(tree(path)))


# --- one place that writes ------------------------------------------------------------------------------------------

WRITERS = ("judgeapp/kernel/state.py", "judgeapp/kernel/table.py", "judgeapp/scenario/stage.py")
READERS_WITH_A_BLANK_MEMO = {"judgeapp/kernel/views.py": ("memo",)}
"""A view may look at a position with nothing remembered: nothing of the position itself is replaced."""
POSITION = ("state", "position")


def test_positions_are_made_in_three_places_only() -> None:
    wrong = []
    for path, node in nodes(p for p in sources() if name(p) not in WRITERS):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("State", "Draft"):
            wrong.append(f"{name(path)}:{node.lineno} {node.func.id}(…)")
        if node.func.id == "replace" and node.args and _is_position(node.args[0]):
            fields = tuple(k.arg for k in node.keywords)
            if fields != READERS_WITH_A_BLANK_MEMO.get(name(path)):
                wrong.append(f"{name(path)}:{node.lineno} replace(…{', '.join(map(str, fields))})")
    assert not wrong


def _is_position(node: ast.expr) -> bool:
    last = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return last in POSITION


def test_nothing_is_forced_into_frozen_things() -> None:
    forced = re.compile(r"object\.__(?:set|del)attr__")
    assert not [name(path) for path in ENGINE if forced.search(path.read_text(encoding="utf-8"))]


# --- no clock, no chance, no order of sets ----------------------------------------------------------------------------

UNSURE = ("random", "secrets", "time", "datetime", "uuid", "threading", "asyncio", "locale")


def test_no_clock_and_no_chance() -> None:
    wrong = []
    for path, node in nodes(PURE):
        modules = (
            [a.name for a in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        wrong += [f"{name(path)}:{node.lineno} {m}" for m in modules if m.split(".")[0] in UNSURE]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hash":
            wrong.append(f"{name(path)}:{node.lineno} hash()")
    assert not wrong


SET_MAKERS = ("set", "frozenset")
ORDERLESS = ("sorted", "len", "any", "all", "min", "max", "sum", "set", "frozenset", "bool", "isinstance", "Counter")


def _makes_a_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in SET_MAKERS
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return _makes_a_set(node.left) or _makes_a_set(node.right)
    return False


def _set_names(function: ast.AST) -> set[str]:
    """Local names that hold sets, as far as one can see."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _makes_a_set(node.value):
            found |= {t.id for t in node.targets if isinstance(t, ast.Name)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            told = ast.unparse(node.annotation)
            if told.startswith(("set", "frozenset", "AbstractSet")):
                found.add(node.target.id)
    return found


def _iterations(function: ast.AST) -> Iterator[ast.expr]:
    """What is gone through where the order can matter."""
    orderless = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
            orderless |= {id(a) for a in node.args}
    for node in ast.walk(function):
        if isinstance(node, ast.For):
            yield node.iter
        elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp) and id(node) not in orderless:
            yield from (g.iter for g in node.generators)
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple", "iter")
        ):
            yield from node.args
        elif isinstance(node, ast.Starred):
            yield node.value


def test_nothing_goes_through_a_set() -> None:
    wrong = []
    for path, function in nodes(PURE):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = _set_names(function)
        for gone_through in _iterations(function):
            known = isinstance(gone_through, ast.Name) and gone_through.id in names
            if known or _makes_a_set(gone_through):
                wrong.append(f"{name(path)}:{gone_through.lineno} {ast.unparse(gone_through)[:60]}")
    assert not wrong


# --- cards are text -------------------------------------------------------------------------------------------------

WORDS_TOO = frozenset(("Discipline", "Index"))
"""Names of cards that are also words: a talent, and the index of the search."""


@lru_cache(maxsize=1)
def card_names() -> frozenset[str]:
    """The names of all cards that we have: written as text, and printed."""
    found: set[str] = set()
    for path in RESOURCES.rglob("*.card"):
        for line in path.read_text(encoding="utf-8").splitlines():
            head, _, rest = line.partition(" ")
            if head in ("card", "карта") and rest.strip():
                found.add(rest.strip())
    printed = ROOT.parent / "shared" / "seeds" / "cards.jsonl"
    if printed.exists():
        for line in printed.read_text(encoding="utf-8").splitlines():
            found.update(n.strip() for n in json.loads(line)["name"].split("|"))
    return frozenset(found) - WORDS_TOO


@lru_cache(maxsize=1)
def _any_name() -> re.Pattern[str]:
    several = sorted((n for n in card_names() if " " in n), key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, several)) + r")(?!\w)")


def test_no_card_has_a_name_in_the_program() -> None:
    wrong = []
    for path, text in ((p, text) for p in sources() for text in strings(tree(p))):
        said = str(text.value)
        whole = said.strip() in card_names()
        inside = _any_name().search(said)
        if whole or inside:
            wrong.append(f"{name(path)}:{text.lineno} {inside[0] if inside else said}")
    assert not wrong


# --- every rule exists ----------------------------------------------------------------------------------------------

_NUMBER = {
    "fab": r"\d{1,2}\.\d{1,2}(\.\d{1,3}[a-z]?(-[A-Z])?)?[a-z]?",
    "riftbound": r"\d{3}(\.\d{1,2}(\.[a-z](\.\d{1,2})?)?|\.[a-z])*",
    "wow": r"\d{3}(\.\d{1,2}[a-z]*)?",
    "berserk": r"\d{3}(\.\d{1,2})*",
}


@lru_cache(maxsize=8)
def rule_numbers(game: str) -> frozenset[str]:
    """Every rule number of a game, under any edition."""
    found: set[str] = set()
    for path in (RESOURCES / game / "rulebook.toml", *(RESOURCES / game / "rulebook").rglob("*.toml")):
        for rule in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", ()):
            found.add(str(rule["number"]))
            found.update(str(n) for n in rule.get("elsewhere", {}).values())
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    shape, known = re.compile(_NUMBER[game]), rule_numbers(game)
    assert known
    cited, wrong = 0, []
    for path in within(f"judgeapp/games/{game}/"):
        for text in strings(tree(path)):
            if shape.fullmatch(str(text.value)):
                cited += 1
                if text.value not in known:
                    wrong.append(f"{name(path)}:{text.lineno} {text.value}")
    assert cited > 50
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_rules_named_in_docstrings_exist(game: str) -> None:
    wrong = []
    for path in within(f"judgeapp/games/{game}/"):
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(r"§\s?(\d[\w.]*\w)", text):
            if found[1] not in rule_numbers(game):
                wrong.append(f"{name(path)}:{text.count(chr(10), 0, found.start()) + 1} §{found[1]}")
    assert not wrong
