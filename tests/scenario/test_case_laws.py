"""What does not matter changes no ruling: names, how passes are cut, bystanders, amounts away from the dispute."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from judgeapp.kernel.choices import Window
from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.judging import Standing
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.notation import NotationError, Said, Scenario
from judgeapp.scenario.replay import ALL_PASS, Replay, Session

SAMPLE, SEED = 12, 7
ASIDE = {"fab": "graveyard", "riftbound": "trash", "wow": "graveyard", "berserk": "кладбище"}
PASSES = {"berserk": "{} пасует"}


@cache
def desk() -> Desk:
    return Desk(resources_root())


@cache
def docket() -> Docket:
    return Docket(load_library(resources_root()).rulings())


def sample() -> list[Path]:
    """Proofs of rulings that state a case, some of each game."""
    found: list[Path] = []
    for game in ASIDE:
        files = [p for p in desk().proof_files(game) if any(f"proves {r} at" in _head(p) for r in docket().stated)]
        found += random.Random(SEED).sample(files, min(SAMPLE, len(files)))
    return found


@cache
def _head(path: Path) -> str:
    return path.read_text(encoding="utf-8")[:400]


def applying(replay: Replay) -> set[str]:
    """The rulings whose cases come true somewhere in a replay."""
    return {
        j.case.ruling for frame in replay.frames for j in docket().at(replay, frame) if j.standing is Standing.APPLIES
    }


def renamed(text: str) -> str:
    """Every alias and every player under another name; the names of cards stay, and so do names that are declined."""
    seats = "\n".join(re.findall(r"^players\n((?: .*\n)+)", text, re.MULTILINE))
    aliases = re.findall(r"\b(?:as|как) ([^,;()\n]+?)(?= \(|,|;|\n|$)", seats, re.MULTILINE)
    players = re.findall(r"^ +(?!table)(\w+): ", seats, re.MULTILINE)
    own = re.findall(r"^ +(?:card|token) (.+)$", text, re.MULTILINE)
    known = (*desk().catalogs[_game(text)].names(), *own)
    titles = sorted((n for n in known if n in text and n not in aliases), key=len)
    kept = {f"§{at}§": title for at, title in enumerate(reversed(titles))}
    for mark, title in kept.items():
        text = re.sub(rf"(?<![\w’'-]){re.escape(title)}(?![\w’'-])", mark, text)
    declined = {n for n in (*aliases, *players) if re.search(rf"(?<![\w-]){re.escape(n[:-1])}[а-яё]{{2,}}", text)}
    for at, name in enumerate(n for n in dict.fromkeys((*aliases, *players)) if n not in declined):
        text = re.sub(rf"(?<![\w'’-]){re.escape(name)}(?![\w’-])", f"Zq{chr(97 + at // 26)}{chr(97 + at % 26)}", text)
    for mark, title in kept.items():
        text = text.replace(mark, title)
    return text


def _game(text: str) -> str:
    found = re.search(r"^game (\w+)", text, re.MULTILINE)
    assert found is not None
    return found[1]


def with_bystanders(text: str) -> str:
    """Two cards more that nobody asks about, on a pile of the last player."""
    seats = re.search(r"^players\n((?: .*\n)+)", text, re.MULTILINE)
    assert seats is not None
    return f"{text[: seats.end() - 1]}; {ASIDE[_game(text)]} 2 unknown{text[seats.end() - 1 :]}"


@pytest.mark.parametrize("path", sample(), ids=lambda p: p.stem)
@pytest.mark.parametrize("change", [renamed, with_bystanders], ids=lambda f: f.__name__)
def test_the_same_rulings_apply(path: Path, change: Callable[[str], str]) -> None:
    text = path.read_text(encoding="utf-8")
    if change is with_bystanders and "burning" in path.stem:
        pytest.skip("this dispute is about the very pile on which the bystanders lie")
    first = replace(notation.parse(text), twins=(), expect=())
    other = replace(notation.parse(change(text)), twins=(), expect=())
    assert applying(desk().player.replay(other)) == applying(desk().player.replay(first))


@pytest.mark.parametrize("path", sample(), ids=lambda p: p.stem)
def test_passes_may_be_cut(path: Path) -> None:
    scenario = replace(notation.parse(path.read_text(encoding="utf-8")), twins=(), expect=())
    assert applying(one_by_one(scenario)) == applying(desk().player.replay(scenario))


def one_by_one(scenario: Scenario) -> Replay:
    """The same play with every “all pass” as a pass of each player."""
    session = Session(desk().player, scenario)
    for step in scenario.steps:
        if isinstance(step, Said) and step.text in ALL_PASS:
            _passes(session)
        elif session.play(step).trouble is not None:
            break
    return session.replay()


def _passes(session: Session) -> None:
    words = PASSES.get(session.scenario.game, "{} passes")
    while isinstance(window := session.run.pending, Window):
        try:
            session.play(Said(words.format(window.player)))
        except NotationError:
            pytest.skip("a pass has no step of its own here")
        if not session.run.state.fact("passes", 0):
            return
