"""For developers: gather the strings of the window for translation, and compile the translations.

python -m judgeapp.desktop.wordlist gather      brings resources/ui/translations/judgeapp_ru.ts up to date
python -m judgeapp.desktop.wordlist compile     makes judgeapp_ru.qm from it

lupdate does not look into f-strings, so the strings are found by Python's own parser and handed to it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from judgeapp.library.places import resources_root

_WITH_CONTEXT = ("translate", "noop", "QT_TRANSLATE_NOOP")
Word = tuple[str, str, bool]
"""A context, a string, and whether it counts something."""


def words() -> list[Word]:
    """All strings of the window, in order, each once."""
    found: dict[Word, None] = {}
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.update((word, None) for word in _of_tree(tree, "", _helpers(tree)))
    return sorted(found)


def _helpers(tree: ast.AST) -> dict[str, str]:
    """Functions of a module that only translate, with their context: ``def _tr(text): return translate("X", text)``."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and isinstance(node.body[-1], ast.Return):
            call = node.body[-1].value
            if isinstance(call, ast.Call) and _name(call) == "translate" and len(call.args) == 2:
                context, text = call.args
                if isinstance(context, ast.Constant) and isinstance(text, ast.Name):
                    found[node.name] = str(context.value)
    return found


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _of_tree(tree: ast.AST, context: str, helpers: Mapping[str, str]) -> Iterator[Word]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node, context, helpers)
        yield from _of_tree(node, node.name if isinstance(node, ast.ClassDef) else context, helpers)


def _of_call(call: ast.Call, context: str, helpers: Mapping[str, str]) -> Iterator[Word]:
    name = _name(call)
    said = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
    first, second = (*said, None, None)[:2]
    if (name == "tr" or name in helpers) and isinstance(first, str):
        yield helpers.get(name, context), first, len(said) > 2
    elif name in _WITH_CONTEXT and isinstance(first, str) and isinstance(second, str):
        yield first, second, len(said) > 3


def gather(target: Path) -> None:
    """Bring a .ts file up to date with the sources; what is translated stays."""
    with tempfile.TemporaryDirectory() as folder:
        list_ = Path(folder) / "words.py"
        lines = [
            f"QCoreApplication.translate({_literal(context)}, {_literal(text)}, {_literal('')}, 1)"
            if counts
            else f"QCoreApplication.translate({_literal(context)}, {_literal(text)})"
            for context, text, counts in words()
        ]
        list_.write_text("\n".join(lines), encoding="utf-8")
        options = ["-locations", "none", "-no-obsolete", "-silent", "-source-language", "en", "-target-language", "ru"]
        _run("lupdate", *options, str(list_), "-ts", str(target))


def _literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def compile_(source: Path, target: Path) -> None:
    """Compile a .ts file. The old one is replaced at one stroke: a running window has it mapped into its memory."""
    fresh = target.with_suffix(".new.qm")
    _run("lrelease", "-silent", str(source), "-qm", str(fresh))
    fresh.replace(target)


def _run(tool: str, *args: str) -> None:
    program = Path(sys.executable).parent / f"pyside6-{tool}"
    subprocess.run([str(program), *args], check=True)


def main(argv: list[str]) -> int:
    """Do what is asked."""
    folder = resources_root() / "ui" / "translations"
    source = folder / "judgeapp_ru.ts"
    if argv == ["gather"]:
        folder.mkdir(exist_ok=True)
        gather(source)
    elif argv == ["compile"]:
        compile_(source, source.with_suffix(".qm"))
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
