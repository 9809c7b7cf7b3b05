"""For developers: gather the strings of the window for translation, and compile the translations.

python -m judgeapp.desktop.wordlist gather      writes resources/ui/translations/judgeapp_ru.ts anew (keeps what is done)
python -m judgeapp.desktop.wordlist compile     makes judgeapp_ru.qm from it
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from judgeapp.library.places import resources_root

_ALIAS = "QT_TRANSLATE_NOOP+=noop"


def files() -> list[Path]:
    """The sources that hold strings of the window."""
    return sorted(Path(__file__).parent.rglob("*.py"))


def gather(target: Path) -> None:
    """Bring a .ts file up to date with the sources."""
    command = ["-locations", "none", "-no-obsolete", "-silent", "-tr-function-alias", _ALIAS]
    _run(
        "lupdate", *command, *map(str, files()), "-source-language", "en", "-target-language", "ru", "-ts", str(target)
    )


def compile_(source: Path, target: Path) -> None:
    """Compile a .ts file."""
    _run("lrelease", "-silent", str(source), "-qm", str(target))


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
