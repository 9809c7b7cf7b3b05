"""The house: each floor imports only from floors below it; files and functions stay small enough to read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hygiene.sources import functions, length, name, sources, tree

FLOORS = {
    "judgeapp.kernel": 1,
    "judgeapp.language": 2,
    "judgeapp.games": 3,
    "judgeapp.library": 4,
    "rules_index": 4,
    "judgeapp.scenario": 5,
    "judgeapp.desktop": 6,
}
TOP = 6
"""The command line, and whatever else stands directly in the package."""

ALLOWED = {
    ("judgeapp.library", "rules_index"),  # of the two on floor four the library may use the index, not the other way
    ("judgeapp", "judgeapp.desktop"),  # the command line opens the window
}
MOST_LINES = 400
MOST_IN_A_FUNCTION = 40


def floor_of(module: str) -> tuple[str, int]:
    """The part of the house that a module belongs to, and its floor."""
    for part, floor in FLOORS.items():
        if module == part or module.startswith(part + "."):
            return part, floor
    return "judgeapp", TOP


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Everything of the product that a file imports, wherever the import stands."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}:{node.lineno}: relative import"
            found = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from ((node.lineno, module) for module in found if module.split(".")[0] in ("judgeapp", "rules_index"))


@pytest.mark.parametrize("path", sources(), ids=name)
def test_no_import_runs_upward(path: Path) -> None:
    part, floor = floor_of(
        ".".join(path.relative_to(path.parents[len(Path(name(path)).parts) - 1]).with_suffix("").parts)
    )
    wrong = []
    for line, module in imports(path):
        if module == "judgeapp":
            continue
        other, below = floor_of(module)
        fine = other == part or below < floor or (part, other) in ALLOWED
        if not fine:
            wrong.append(f"{name(path)}:{line} imports {module}")
    assert not wrong


@pytest.mark.parametrize("path", [p for p in sources() if name(p).startswith("judgeapp/games/")], ids=name)
def test_games_do_not_know_each_other(path: Path) -> None:
    parts = Path(name(path)).parts
    own = parts[2] if len(parts) > 3 else None
    others = [g for g in ("fab", "riftbound", "wow", "berserk") if g != own]
    wrong = [f"{line}: {m}" for line, m in imports(path) for g in others if m.startswith(f"judgeapp.games.{g}")]
    assert not wrong


@pytest.mark.parametrize("path", sources(), ids=name)
def test_files_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", sources(), ids=name)
def test_functions_are_short(path: Path) -> None:
    long = [(f.name, f.lineno, length(f)) for f in functions(tree(path)) if length(f) > MOST_IN_A_FUNCTION]
    assert not long


@pytest.mark.parametrize("path", sources(), ids=name)
def test_no_module_is_a_drawer(path: Path) -> None:
    assert path.stem not in ("utils", "util", "misc", "manager", "helpers", "common")
