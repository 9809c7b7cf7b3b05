"""The Python sources of the product, parsed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"
GAMES = ("fab", "riftbound", "wow", "berserk")


@lru_cache(maxsize=1)
def sources() -> tuple[Path, ...]:
    """Every Python file of the product, in order."""
    return tuple(p for top in ("judgeapp", "rules_index") for p in sorted((ROOT / top).rglob("*.py")))


@lru_cache(maxsize=2_000)
def tree(path: Path) -> ast.Module:
    """A source, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    """A path as it is told."""
    return path.relative_to(ROOT).as_posix()


def within(*folders: str) -> tuple[Path, ...]:
    """The sources in some folders."""
    return tuple(p for p in sources() if name(p).startswith(folders))


def strings(module: ast.Module) -> Iterator[ast.Constant]:
    """Every string that the program uses: docstrings and other lone strings are for readers and left out."""
    lone = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in lone:
            yield node


def functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function, from ``def`` to its end, without its docstring."""
    begun, body = function.lineno, function.body
    first = body[0]
    told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
    doc = (first.end_lineno or first.lineno) - first.lineno + 1 if told else 0
    return (function.end_lineno or begun) - begun + 1 - doc
