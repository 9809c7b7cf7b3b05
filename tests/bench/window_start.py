"""Run in a process of its own: opens the window and prints, as JSON, how long that took and what it holds.

"alone" is without the time that other programs had the processor.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

BEGUN = time.perf_counter()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def resident() -> float:
    """Resident memory of this process, in MB."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def main(user: Path, cache: Path) -> None:
    """Open, wait for cursor and library, search, open the workbench, and tell."""
    from PySide6.QtCore import QTimer

    from judgeapp.desktop.program import application, open_window
    from judgeapp.desktop.services import Places, Services
    from judgeapp.library.places import resources_root
    from tests.desktop.heartbeat import queued

    app = application()
    services = Services(Places(resources_root(), user, cache))
    told: dict[str, float] = {}
    window = open_window(services)

    def note(name: str) -> None:
        if name not in told:
            told[name] = round(time.perf_counter() - BEGUN, 3)
            told[f"{name}, alone"] = round(told[name] - queued() / 1000, 3)

    def look() -> None:
        if window.search.box.hasFocus():
            note("cursor")
        if services.library.digest:
            note("library")
        if "cursor" in told and "library" in told:
            timer.stop()
            window.search.search("dagger hits")

    def answered() -> None:
        note("answer")
        told["memory"] = round(resident(), 1)
        window.warming.hurry()
        window.warming.done.connect(leave)

    def leave() -> None:
        told["memory with workbench"] = round(resident(), 1)
        window.close()
        app.quit()

    timer = QTimer(interval=2)
    timer.timeout.connect(look)
    timer.start()
    services.asking.answered.connect(answered)
    QTimer.singleShot(60_000, app.quit)
    app.exec()
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
