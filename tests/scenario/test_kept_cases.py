"""Cases that were read once are kept for the next start, and are the same then."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from judgeapp.library.loader import load_library
from judgeapp.library.models import Ruling
from judgeapp.library.places import resources_root
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.kept import KeptCases
from judgeapp.scenario.desk import Desk


@cache
def desk() -> Desk:
    return Desk(resources_root())


@cache
def stated(game: str) -> tuple[Ruling, ...]:
    """Some of the rulings of a game that state a case, those with the most to say."""
    found = [r for r in load_library(resources_root()).rulings() if r.game == game and r.case]
    return tuple(sorted(found, key=lambda r: -len(str(r.case)))[:20])


def keep(game: str, folder: Path) -> dict[str, object]:
    """Read the cases of a game and keep them."""
    kept, docket, catalog = (
        KeptCases(folder, desk().player.catalog(game)),
        Docket(stated(game)),
        desk().player.catalog(game),
    )
    read: dict[str, object] = {}
    for ruling in stated(game):
        cases = docket.of(ruling.id, catalog)
        kept.add(ruling.id, ruling.cards, ruling.case, cases)
        read[ruling.id] = cases
    kept.write()
    return read


@pytest.mark.parametrize("game", ["fab", "riftbound", "wow", "berserk"])
def test_what_is_kept_is_what_was_read(game: str, tmp_path: Path) -> None:
    read = keep(game, tmp_path)
    again = KeptCases(tmp_path, desk().player.catalog(game))
    assert {r.id: again.of(r.id, r.cards, r.case) for r in stated(game)} == read


def test_a_case_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    keep("wow", tmp_path)
    again = KeptCases(tmp_path, desk().player.catalog("wow"))
    ruling = stated("wow")[0]
    changed = tuple(c.model_copy(update={"when": "a card is destroyed"}) for c in ruling.case)
    assert again.of(ruling.id, ruling.cards, changed) is None
    assert again.of(ruling.id, (*ruling.cards, "Luumon"), ruling.case) is None


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    keep("wow", tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace("judgeapp.", "os."), encoding="utf-8")
    again = KeptCases(tmp_path, desk().player.catalog("wow"))
    assert all(again.of(r.id, r.cards, r.case) is None for r in stated("wow"))
    file.write_text("{", encoding="utf-8")
    assert KeptCases(tmp_path, desk().player.catalog("wow")).of(stated("wow")[0].id, (), ()) is None
