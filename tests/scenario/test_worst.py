"""Rulings that were once shown as PROVEN where they do not apply: they must not come back."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.ranking import Fit, Ranking
from judgeapp.scenario.replay import Replay
from tests.unseen.__main__ import ROOT, label

WORST = (
    ("fab/proofs/marked/den", 4, "mark-trap-without-attacking-hero"),
    ("fab/proofs/marked/smoke_out", 6, "mark-trap-without-attacking-hero"),
    ("fab/proofs/draconic/march_live", 3, "march-of-loyalty-too-late"),
    ("fab/proofs/draconic/march_live", 4, "march-of-loyalty-too-late"),
    ("wow/proofs/chain/marcus", 6, "marcus-ban-ends-with-marcus"),
    ("riftbound/proofs/initial_chain/the_fox_speaks_for_the_defender", 2, "teemo-flipped-after-all-defenders-died"),
)
"""Proof, step, ruling: what the first audit found."""

STILL_SHOWN = {
    ("A05_lesson_half_learnt", "arcane-barrier-cannot-be-answered"),
    ("A05_lesson_half_learnt", "arcane-barrier-pay-as-damage-would-be-dealt"),
    ("A11_shield_and_the_barb", "life-loss-cannot-be-prevented"),
    ("H27_jagged_edge_and_the_throw", "jagged-edge-stays-with-one-attack"),
    ("R21_teemo_sleeps_on", "teemo-flipped-after-all-defenders-died"),
    ("R25_two_go_to_the_fox", "darius-present-recruits-end-at-one"),
    ("R33_the_executioner_rides_late", "nine-tailed-fox-once-for-each-attacker"),
    ("W03_fareena_and_metalmorph", "inspire-needs-an-exhausted-card"),
}
"""What a stranger denied and the open half of the unseen situations still shows. Never longer than it is."""


@cache
def desk() -> Desk:
    return Desk(resources_root())


@cache
def ranking() -> Ranking:
    return desk().ranking({r.id: r for r in load_library(resources_root()).rulings()})


def exact(replay: Replay, step: int) -> set[str]:
    return {a.ruling for a in ranking().at(replay, replay.frames[step]) if a.fit is Fit.EXACT}


@pytest.mark.parametrize(("proof", "step", "ruling"), WORST, ids=lambda v: str(v).rpartition("/")[2])
def test_what_does_not_apply_is_not_said_to(proof: str, step: int, ruling: str) -> None:
    replay = desk().replay(resources_root() / f"{proof}.scenario")
    assert ruling in {r.id for r in load_library(resources_root()).rulings()}
    assert ruling not in exact(replay, step)


@cache
def denied() -> tuple[tuple[str, str], ...]:
    """What strangers said does not apply at a step of the open half, and is shown there all the same."""
    found: list[tuple[str, str]] = []
    for labels in sorted(ROOT.glob("*/labels.json")):
        for entry in json.loads(labels.read_text(encoding="utf-8")):
            path = labels.parent / "open" / entry["file"]
            if path.exists() and entry.get("denied"):
                found += ((path.stem, r) for r in sorted(_shown_though_denied(path, entry)))
    return tuple(found)


def _shown_though_denied(path: Path, entry: dict[str, object]) -> set[str]:
    labels, replay, seen = label(entry), desk().replay(path), Counter[str]()
    found: set[str] = set()
    for frame in replay.frames[1:]:
        text = frame.step.text if frame.step else ""
        seen[text] += 1
        no = labels.denied.get((text, seen[text]), frozenset())
        found |= exact(replay, frame.number) & no if no else set()
    return found


def test_nothing_more_is_shown_though_strangers_deny_it() -> None:
    assert set(denied()) <= STILL_SHOWN


def test_what_has_been_mended_leaves_the_list() -> None:
    assert set(denied()) >= STILL_SHOWN
