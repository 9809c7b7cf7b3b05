"""The house: each floor imports only from floors below it; files and functions stay small enough to read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.sources import GAMES, functions, length, name, sources, tree, within

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


def test_no_import_runs_upward() -> None:
    wrong = []
    for path in sources():
        part, floor = floor_of(".".join(Path(name(path)).with_suffix("").parts))
        for line, module in imports(path):
            other, below = floor_of(module)
            fine = module == "judgeapp" or other == part or below < floor or (part, other) in ALLOWED
            if not fine:
                wrong.append(f"{name(path)}:{line} imports {module}")
    assert not wrong


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in within("judgeapp/games/"):
        parts = Path(name(path)).parts
        own = parts[2] if len(parts) > 3 else None
        others = tuple(f"judgeapp.games.{g}" for g in GAMES if g != own)
        wrong += [f"{name(path)}:{line} imports {m}" for line, m in imports(path) if m.startswith(others)]
    assert not wrong


def test_files_are_short() -> None:
    lines = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert not {path: length for path, length in lines.items() if length > MOST_LINES}


def test_functions_are_short() -> None:
    found = [(path, f) for path in sources() for f in functions(tree(path))]
    assert not [(name(p), f.name, f.lineno, length(f)) for p, f in found if length(f) > MOST_IN_A_FUNCTION]


def test_no_module_is_a_drawer() -> None:
    drawers = ("utils", "util", "misc", "manager", "helpers", "common")
    assert not [name(path) for path in sources() if path.stem in drawers]
