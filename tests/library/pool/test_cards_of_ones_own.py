"""Printed cards taken in: kept in the user's folder, usable on the table, dropped again; what ships is untouched."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.cli import main
from judgeapp.library.places import own_cards, resources_root
from judgeapp.library.pool.reading import PoolCard
from judgeapp.library.pool.taking import take
from judgeapp.scenario.desk import Desk

POOL = (
    "name,set,types,facts,text\n"
    'Old Bear,ONE,Ally,cost 2; atk 3; health 1,"When Old Bear is destroyed, destroy target ally."\n'
    'Odd Bear,ONE,Ally,cost 2; atk 3; health 1,"Wibble wobble."\n'
    "Luumon,ONE,Ally,cost 1,Protector\n"
    "Bad Bear,ONE,Ally,cost many,Protector\n"
)
PLAY = """scenario an imported ally
game wow
players
  Ann: party Old Bear as Bear
  Bo: party Luumon, Brodien
turn of Bo, action phase
steps
  Luumon attacks Bear
  all pass
  all pass
  all pass
expect
  Bear is in Ann's graveyard
  triggered: Bear
"""


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGEAPP_DATA", str(tmp_path / "user"))
    monkeypatch.setenv("JUDGEAPP_CACHE", str(tmp_path / "cache"))
    return tmp_path / "user"


@pytest.fixture
def pool(tmp_path: Path) -> Path:
    path = tmp_path / "my pool.csv"
    path.write_text(POOL, encoding="utf-8")
    return path


def test_a_pool_is_taken_in_played_and_dropped(
    user: Path, pool: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "import", str(pool), "--game", "wow"]) == 0
    said = capsys.readouterr().out
    assert "1 understood whole, 1 partly" in said
    assert "1 there already, 1 refused" in said
    assert "Bad Bear: cost: expected" in said
    scenario = tmp_path / "play.scenario"
    scenario.write_text(PLAY, encoding="utf-8")
    assert main(["replay", str(scenario)]) == 0
    assert main(["card", "Odd Bear"]) == 0
    assert "Wibble wobble" in capsys.readouterr().out
    main(["search", "Old Bear"])
    assert "Old Bear (wow)" in capsys.readouterr().out
    assert main(["cards", "remove", "my_pool", "--game", "wow"]) == 0
    assert main(["replay", str(scenario)]) == 2


def test_what_ships_keeps_its_name(user: Path, pool: Path) -> None:
    main(["cards", "import", str(pool), "--game", "wow"])
    shipped = Desk(resources_root()).player.catalog("wow").texts["luumon"]
    assert Desk(resources_root(), user=user).player.catalog("wow").texts["luumon"].lines == shipped.lines


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"no head\n", "expected “card NAME”"),
        (b"card Old Bear\n  types Ally   cost many\n", "cost"),
        (b"\xff\xfe", "utf-8"),
    ],
)
def test_a_damaged_file_is_left_out_and_named(user: Path, content: bytes, said: str) -> None:
    folder = own_cards(user, "wow")
    folder.mkdir(parents=True)
    (folder / "mine.card").write_bytes(content)
    catalog = Desk(resources_root(), user=user).player.catalog("wow")
    assert "old bear" not in catalog.texts
    assert said in " ".join(catalog.left_out)


@pytest.mark.parametrize("name", ["a\x07b", "# note", "x" * 200])
def test_a_name_that_can_not_be_written_is_refused(name: str) -> None:
    taken = take(Desk(resources_root()).player.catalog("wow"), "wow", [PoolCard(name, "Protector", "Ally")])
    assert taken.blocks == []
    assert len(taken.refused) == 1


def test_text_that_looks_like_facts_is_not_taken_for_them() -> None:
    taken = take(Desk(resources_root()).player.catalog("wow"), "wow", [PoolCard("Bear", "cost 3", "")])
    assert taken.blocks == []
    assert "facts" in taken.refused[0][1]


def test_a_name_never_leads_out_of_the_folder(user: Path, tmp_path: Path) -> None:
    pool = tmp_path / "..card.csv"
    pool.write_text(POOL, encoding="utf-8")
    assert main(["cards", "import", str(pool), "--game", "wow"]) == 0
    assert [p.parent for p in user.rglob("*.card")] == [own_cards(user, "wow")]
