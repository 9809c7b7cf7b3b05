"""Pools of printed cards: read from files of several shapes, spelled as the reader reads, counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.cli import main
from judgeapp.games import GAMES, printing_of
from judgeapp.language.printed import lines_of, spellings
from judgeapp.language.trouble import NotUnderstood
from judgeapp.library.places import resources_root
from judgeapp.library.pool import reading
from judgeapp.library.pool.reach import reach, understood
from judgeapp.library.pool.reading import PoolCard, PoolError, read_pool
from judgeapp.scenario.desk import Desk

CSV = 'name,set,types,facts,text\nOld Bear,ONE,Ally,cost 2,"When Old Bear enters play, draw a card."\n'


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(resources_root())


def read(tmp_path: Path, name: str, text: str) -> tuple[PoolCard, ...]:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return read_pool(path)


def test_csv_json_and_toml_say_the_same(tmp_path: Path) -> None:
    text = "When Old Bear enters play, draw a card."
    row = {"name": "Old Bear", "set": "ONE", "type": "Ally", "text": text}
    made = [
        read(tmp_path, "a.csv", CSV),
        read(tmp_path, "a.json", json.dumps([row])),
        read(tmp_path, "b.json", json.dumps({"cards": [row]})),
        read(tmp_path, "a.toml", f'[[card]]\nname = "Old Bear"\nset = "ONE"\ntype = "Ally"\ntext = "{text}"\n'),
    ]
    assert {(c.name, c.text, c.types, c.sets) for cards in made for c in cards} == {
        ("Old Bear", text, "Ally", ("ONE",))
    }


def test_columns_are_known_by_what_they_are_called(tmp_path: Path) -> None:
    rows = "Unique ID\tName\tPitch\tCost\tPower\tHealth\tFunctional Text\tType Text\n"
    (card,) = read(tmp_path, "a.csv", rows + "x1\tOld Bear\t1\t2\t3\t\tGo again\tGeneric Action - Attack\n")
    assert card == PoolCard("Old Bear", "Go again", "Generic Action - Attack", (), "pitch 1; cost 2; power 3")
    (other,) = read(tmp_path, "a.json", json.dumps([{"name": "Bear", "type_text": "Ally", "cost": 2, "atk": 0}]))
    assert other.facts == "cost 2; ATK 0"


def test_several_printings_are_one_card(tmp_path: Path) -> None:
    rows = [{"name": "Bear", "set": "ONE", "text": ""}, {"name": "Bear", "set": "TWO", "text": "Protector"}]
    (card,) = read(tmp_path, "a.json", json.dumps(rows))
    assert card.text == "Protector"
    assert card.sets == ("ONE", "TWO")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.csv", "colour,text\nred,x\n", "heading with the column"),
        ("a.json", "[{", "line 1, column 3"),
        ("a.json", "[" * 100_000, "not JSON"),
        ("a.json", '"cards"', "a list of cards"),
        ("a.toml", "name =", "not TOML"),
        ("a.xml", "<cards/>", "expected .csv"),
        ("a.csv", "name,text\n", "no card with a name"),
    ],
)
def test_what_is_no_pool_is_refused_with_its_place(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(PoolError, match=said):
        read(tmp_path, name, text)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_SIZE", 10)
    with pytest.raises(PoolError, match="at most 10"):
        read(tmp_path, "a.csv", CSV)


PRINTED = (
    ("wow", "Old Bear", "When Old Bear enters play, draw a card.", "when this enters play, draw 1 card"),
    ("wow", "Old Bear", "2, Activate -> Destroy target ability.", "(2), [Activate] >>> destroy target ability"),
    ("wow", "Old Bear", "Flip Old Bear and pay 3: Destroy target ability.", None),
    ("wow", "Lesson", "Gnome Hero Required. Destroy target quest.", "destroy target quest"),
    ("riftbound", "Bear", "[Shield 2] (+2 [MIGHT] while I'm a defender.)", "shield 2"),
    ("riftbound", "Bear", "When I conquer, draw 1.", "when I conquer, draw 1 card"),
    ("fab", "Blade", "**Go again**", "go again"),
    ("fab", "Blade", "Dash Specialization", 'specialization "Dash"'),
    ("fab", "Blade", "Target dagger attack gains +3{p}.", "target dagger attack gets +3 power this turn"),
)


@pytest.mark.parametrize(("game", "name", "text", "meant"), [row for row in PRINTED if row[3]])
def test_print_becomes_the_line_that_an_author_writes(desk: Desk, game: str, name: str, text: str, meant: str) -> None:
    (line,) = lines_of(printing_of(game), name, text)
    catalog = desk.player.catalog(game)
    reader = catalog.reader(next(iter(catalog.texts.values())))
    shown = []
    for spelled in spellings(printing_of(game), line):
        try:
            shown.append(catalog.grammar.show(reader.line(spelled)))
        except NotUnderstood:
            continue
    assert shown[:1] == [meant]


@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_lines_of_shipped_cards_read_as_they_did(desk: Desk, game: str) -> None:
    """The dialect passes through the spelling of print unchanged, wherever the spelling lets it."""
    catalog, printing, changed = desk.player.catalog(game), printing_of(game), []
    for text in list(catalog.texts.values())[:60]:
        reader = catalog.reader(text)
        for _, line in text.lines:
            if "/" in line or '"' in line:
                continue
            try:
                meant = reader.line(line)
            except NotUnderstood:
                continue
            for spelled in spellings(printing, line):
                try:
                    found = catalog.reader(text).line(spelled)
                except NotUnderstood:
                    continue
                if catalog.grammar.show(found) != catalog.grammar.show(meant):
                    changed.append((line, spelled))
                break
    assert changed == []


def test_what_is_refused_says_where_it_stuck(desk: Desk) -> None:
    catalog = desk.player.catalog("wow")
    reader = catalog.reader(next(iter(catalog.texts.values())))
    refused = understood(reader, printing_of("wow"), "destroy target wibble")
    assert refused is not None
    assert refused.column == 16


def test_reach_counts_cards_and_different_lines(desk: Desk) -> None:
    cards = (
        PoolCard("A", "Protector", "Ally", ("ONE",)),
        PoolCard("B", "Protector\nWibble wobble.", "Ally", ("ONE",)),
        PoolCard("C", "", "Ally", ("ONE",)),
    )
    found = reach(desk.player.catalog("wow"), "wow", cards)
    assert (found.cards, found.whole, found.lines, found.understood) == (2, 1, 2, 1)
    assert found.groups["set", "ONE"] == (1, 2)
    assert [(r.line, r.cards) for r in found.refused] == [("Wibble wobble", 1)]


def test_the_command_tells_it_and_gives_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pool.csv"
    path.write_text(CSV, encoding="utf-8")
    assert main(["reach", str(path), "--game", "wow"]) == 0
    assert "1 of 1 cards with text understood whole (100 %)" in capsys.readouterr().out
    assert main(["reach", str(path), "--game", "wow", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert (made["cards"], made["whole"], made["lines"], made["understood"]) == (1, 1, 1, 1)
    assert main(["reach", str(tmp_path / "none.csv"), "--game", "wow"]) == 2
    assert "none.csv" in capsys.readouterr().err
