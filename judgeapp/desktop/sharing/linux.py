"""Making `.scenario` files open by a double click on Linux desktops, for this user only.

The recipe lies in ``resources/ui/linux``; it is written to the user's data folder, as freedesktop.org has it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from string import Template

from judgeapp.library.writing import write_file

MIME = "application/x-judgeapp-scenario"
NAME = "judgeapp.desktop"
PATIENCE = 20.0


def can_install() -> bool:
    """Whether this is a desktop that works so."""
    return sys.platform.startswith("linux")


def program() -> list[str]:
    """The command that starts this program."""
    here = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return [str(here)]
    script = here.with_name("judgeapp")
    return [str(script)] if script.exists() else [str(here), "-m", "judgeapp.cli"]


def quoted(argument: str) -> str:
    """An argument as the Exec line of a desktop file wants it."""
    inner = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in argument)
    return '"' + inner.replace("\\", "\\\\").replace("%", "%%") + '"'


def data_home() -> Path:
    """The user's data folder."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return Path(chosen) if chosen else Path.home() / ".local" / "share"


def install(resources: Path, target: Path, command: list[str]) -> list[Path]:
    """Write the files of the recipe. Returns them. OSError where one can't be written."""
    recipe, icon = resources / "ui" / "linux", resources / "ui" / "icons" / "judgeapp.svg"
    line = " ".join(map(quoted, command))
    entry = Template((recipe / NAME).read_text(encoding="utf-8")).substitute(exec=line, mime=MIME)
    files = {
        target / "applications" / NAME: entry,
        target / "mime" / "packages" / "judgeapp.xml": (recipe / "judgeapp.xml").read_text(encoding="utf-8"),
        target / "icons" / "hicolor" / "scalable" / "apps" / "judgeapp.svg": icon.read_text(encoding="utf-8"),
        target / "icons" / "hicolor" / "scalable" / "mimetypes" / f"{MIME.replace('/', '-')}.svg": icon.read_text(
            encoding="utf-8"
        ),
    }
    for file, text in files.items():
        write_file(file, text.encode())
    return list(files)


def tell_the_desktop(target: Path) -> list[str]:
    """Have the desktop take note. Returns the tools that are missing or failed."""
    commands = (
        ["update-mime-database", str(target / "mime")],
        ["update-desktop-database", str(target / "applications")],
        ["xdg-mime", "default", NAME, MIME],
    )
    return [command[0] for command in commands if not _run(command)]


def _run(command: list[str]) -> bool:
    tool = shutil.which(command[0])
    if tool is None:
        return False
    try:
        done = subprocess.run([tool, *command[1:]], capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
