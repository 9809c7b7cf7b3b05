"""The kill test: a program that is being typed into is killed, again and again, and what it lost is measured.

    python -m tests.desktop.killing --kills 60 --seed 1

Three places are typed into (the text of a scenario, its cards, the question of a call), at three speeds. A child types
and tells of each letter when it was typed; it is killed at a moment of chance; what is found on the disk is compared.
A letter may be lost when it is younger than 300 ms. The time of a child that had no processor is not counted (a gap
between two of its beats counts for no more than `BEAT`): the machine may be busy.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from judgeapp.desktop.calls.store import CallStore
from judgeapp.desktop.workbench.journal import read_file
from judgeapp.scenario.notation import show

PLACES = ("text", "cards", "call")
SPEEDS = (5, 12, 40)
"""Letters a second: slow, as people type, and held down."""
ALLOWED = 0.3
BEAT = 0.05
ROOT = Path(__file__).parents[2]
MARK = "Typed "
SCENARIO = f"scenario {MARK}\ngame duel\nplayers\n  Ann: life 10\n  Bo: life 10\n"


@dataclass(frozen=True)
class Kill:
    """One kill: where was typed and how fast, how many letters were typed and found, and how old the oldest lost one
    was: in time of the clock, and in time that the child had."""

    place: str
    speed: int
    typed: int
    found: int
    age: float
    lived: float

    @property
    def lost(self) -> int:
        """How many letters were lost."""
        return self.typed - self.found


def kills(count: int, seed: int, longest: float = 3.0) -> Iterator[Kill]:
    """Kill so many times: every place at every speed in turn, at moments of chance."""
    chance = random.Random(seed)
    for number in range(count):
        place, speed = PLACES[number % 3], SPEEDS[number // 3 % 3]
        with tempfile.TemporaryDirectory(prefix="kill-") as folder:
            yield _kill(Path(folder), place, speed, chance.uniform(0.1, longest))


def _kill(user: Path, place: str, speed: int, after: float) -> Kill:
    args = [sys.executable, "-m", "tests.desktop.killing", "--type", place, "--speed", str(speed), "--user", str(user)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(args, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env)
    assert child.stdout is not None
    assert child.stdout.readline().strip() == "ready"
    time.sleep(after)
    os.kill(child.pid, signal.SIGKILL)
    killed = time.monotonic()
    told = [line.split() for line in child.stdout.read().split("\n")[:-1]]
    child.wait()
    child.stdout.close()
    beats = [float(at) for _, at in told]
    letters = [float(at) for kind, at in told if kind == "letter"]
    found = FOUND[place](user)
    if found >= len(letters):
        return Kill(place, speed, len(letters), len(letters), 0.0, 0.0)
    since = letters[found]
    marks = [since, *(at for at in beats if at > since), killed]
    lived = sum(min(BEAT, later - earlier) for earlier, later in pairwise(marks))
    return Kill(place, speed, len(letters), found, killed - since, lived)


# --- what is found --------------------------------------------------------------------------------------------------


def _in_text(user: Path) -> int:
    left, sound = read_file(user / "workbench" / "bench-1.jsonl")
    assert left is not None
    assert sound
    text = left.drafts.get("text") or show(left.history.now.scenario)
    return len(text.splitlines()[0].removeprefix(f"scenario {MARK.strip()}").strip())


def _in_cards(user: Path) -> int:
    left, sound = read_file(user / "workbench" / "bench-1.jsonl")
    assert left is not None
    assert sound
    text = left.drafts.get("cards") or show(left.history.now.scenario)
    return max(
        (len(line.strip()) - len("card ") for line in text.splitlines() if line.strip().startswith("card ")), default=0
    )


def _in_call(user: Path) -> int:
    store = CallStore(user / "calls" / "calls.sqlite")
    found = store.all()
    store.close()
    assert not store.problem
    return max((len(call.question) for call in found), default=0)


FOUND = {"text": _in_text, "cards": _in_cards, "call": _in_call}

# --- the child ------------------------------------------------------------------------------------------------------


def type_on(place: str, speed: int, user: Path) -> None:
    """Type into a window without end, telling of every letter."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QTextCursor
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QPlainTextEdit

    from judgeapp import games
    from judgeapp.desktop.calls.form import CallForm
    from judgeapp.desktop.calls.log import CallLog
    from judgeapp.desktop.program import application
    from judgeapp.desktop.services import Places, Services
    from judgeapp.desktop.workbench import Workbench
    from judgeapp.games.catalog import Catalog
    from judgeapp.library.places import resources_root
    from judgeapp.scenario.replay import Player
    from tests.toy import Duel

    games.GAMES["duel"] = "tests.toy"
    app = application()
    services = Services(Places(resources_root(), user, user / "cache"), apart=False)
    services.desk.player = Player({"duel": Catalog(Duel, [ROOT / "tests" / "toy.card"])})
    workbench = Workbench(services)
    workbench.open_scenario(SCENARIO)
    log = CallLog(CallStore(user / "calls" / "calls.sqlite"))
    form = CallForm(services, log)
    log.begin(game="duel")
    field: QPlainTextEdit = {"text": workbench.text.edit, "cards": workbench.cards.edit, "call": form.question}[place]
    if place == "cards":
        field.setPlainText("card ")
        field.moveCursor(QTextCursor.MoveOperation.End)
    elif place == "text":
        field.moveCursor(QTextCursor.MoveOperation.Start)
        field.moveCursor(QTextCursor.MoveOperation.EndOfBlock)
    (form if place == "call" else workbench).show()

    def tell(kind: str) -> None:
        os.write(1, f"{kind} {time.monotonic()}\n".encode())

    def letter() -> None:
        QTest.keyClick(field, Qt.Key.Key_X)
        tell("letter")

    beats = QTimer(interval=20)
    beats.timeout.connect(lambda: tell("beat"))
    typing = QTimer(interval=round(1000 / speed))
    typing.timeout.connect(letter)
    app.processEvents()
    os.write(1, b"ready\n")
    beats.start()
    typing.start()
    app.exec()


def main() -> int:
    """Kill, and tell what was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--type", choices=PLACES, help=argparse.SUPPRESS)
    parser.add_argument("--speed", type=int, default=12, help=argparse.SUPPRESS)
    parser.add_argument("--user", type=Path, default=Path(), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.type:
        type_on(args.type, args.speed, args.user)
        return 0
    done = []
    for kill in kills(args.kills, args.seed):
        done.append(kill)
        print(f"{len(done):3}. {kill}", file=sys.stderr, flush=True)
    print(f"{'place':6} {'letters/s':>9} {'kills':>5} {'typed':>6} {'lost':>5} {'oldest lost: clock, lived':>26}")
    for place in PLACES:
        for speed in SPEEDS:
            few = [kill for kill in done if (kill.place, kill.speed) == (place, speed)]
            if few:
                age, lived = max(kill.age for kill in few), max(kill.lived for kill in few)
                typed, lost = sum(kill.typed for kill in few), sum(kill.lost for kill in few)
                print(
                    f"{place:6} {speed:9} {len(few):5} {typed:6} {lost:5} {age * 1000:13.0f} ms {lived * 1000:6.0f} ms"
                )
    worst = max(kill.lived for kill in done)
    print(
        f"{len(done)} kills; the oldest lost letter had lived {worst * 1000:.0f} ms, allowed are {ALLOWED * 1000:.0f}"
    )
    return int(worst > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
