"""What a judge types into the table line, in the four games: names from any part of them, cards where they belong."""

from __future__ import annotations

import pytest

from judgeapp.desktop.workbench.setup.examples import EXAMPLES
from judgeapp.library.places import resources_root
from judgeapp.scenario import editing
from judgeapp.scenario.alike import lines_of
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.naming import NoSuchCard, nearest_name, ranked
from judgeapp.scenario.notation import NotationError, Scenario, parse, show
from judgeapp.scenario.placing import Placed, Remark, place_typed
from judgeapp.scenario.seating import Cards, SeatReader, fits
from judgeapp.scenario.understanding import understand


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(resources_root())


def typed(desk: Desk, game: str, line: str, chosen: str = "hand", scenario: Scenario | None = None) -> Placed:
    catalog = desk.catalogs[game]
    scenario = scenario or editing.empty(game)
    return place_typed(scenario, SeatReader(catalog.game, catalog, scenario.seats), line, "Ann", chosen)


def seats(placed: Placed) -> dict[str, str]:
    return {s.player: "; ".join(i.text for i in s.items) for s in placed.scenario.seats}


@pytest.mark.parametrize(
    ("game", "line", "ann", "bo"),
    [
        ("fab", "head sh", "hand Head Shot", ""),
        ("fab", "head shot", "hand Head Shot", ""),
        ("fab", "cindra", "hero Cindra", ""),
        ("fab", "flick kn", "arms Flick Knives", ""),
        ("fab", "weapon kun (tapped)", "weapon Kunai of Retribution (tapped)", ""),
        ("fab", "bo: marked; life 3", "", "life 3; marked"),
        ("fab", "Fire Tenet: Strike First", "hand Fire Tenet: Strike First", ""),
        ("wow", "Bo: party zorus (exhausted)", "", "party Zorus the Judicator (exhausted)"),
        ("riftbound", "Bo: A anivia", "", "at A Anivia, Primal"),
        ("riftbound", "bo: a teemo", "", "at A Teemo, Strategist"),
        ("riftbound", "hidden at B teemo", "hidden at B Teemo, Strategist", ""),
        ("berserk", "линия существ копей", "линия существ Копейщик", ""),
    ],
)
def test_what_is_typed_lies_where_it_belongs(desk: Desk, game: str, line: str, ann: str, bo: str) -> None:
    assert seats(typed(desk, game, line)) == {"Ann": ann, "Bo": bo}


def test_a_hero_in_the_hand_is_told_to_be_elsewhere(desk: Desk) -> None:
    placed = typed(desk, "fab", "cindra")
    assert [(n.remark, n.place, n.chosen) for n in placed.notes] == [(Remark.BEGINS_THERE, "hero", "hand")]


def test_a_card_where_it_cannot_be_is_questioned_and_lies_there(desk: Desk) -> None:
    placed = typed(desk, "fab", "head Sharpened Senses")
    assert seats(placed)["Ann"] == "head Sharpened Senses"
    assert [n.remark for n in placed.notes] == [Remark.STRANGE]


def test_a_name_that_may_be_several_says_which(desk: Desk) -> None:
    with pytest.raises(NotationError, match="one of several cards: Cindra, Cindra, Dracai"):
        typed(desk, "fab", "cind")


def test_a_number_is_asked_for(desk: Desk) -> None:
    with pytest.raises(NotationError, match="needs a number"):
        typed(desk, "fab", "life")


def test_the_nearest_name_holds_what_was_typed(desk: Desk) -> None:
    with pytest.raises(NoSuchCard) as told:
        typed(desk, "wow", "party zorsu")
    assert told.value.nearest == "Zorus the Judicator"
    assert told.value.name == "zorsu"
    assert nearest_name("zorus of old", desk.catalogs["wow"].names()) == "Zorus the Judicator"


def test_two_typed_words_are_two_words_of_the_name() -> None:
    assert ranked("a anivia", ("Anivia, Primal", "Anivia the Aged")) == ["Anivia the Aged"]


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_under_the_line_can_be_typed(desk: Desk, game: str) -> None:
    placed = Placed(editing.empty(game))
    for line in EXAMPLES[game]:
        placed = typed(desk, game, line.format(player="Bo"), scenario=placed.scenario)
        assert not placed.notes
    assert not desk.player.replay(placed.scenario).last.trouble


@pytest.mark.parametrize("game", ["fab", "riftbound", "wow", "berserk"])
def test_the_tables_of_the_proofs_are_not_questioned(desk: Desk, game: str) -> None:
    strange = []
    for file in desk.proof_files(game):
        scenario = desk.read(file)
        catalog = desk.player.catalog_of(scenario)
        reader = SeatReader(catalog.game, catalog, scenario.seats)
        for seat in scenario.seats:
            for item in reader.items(seat):
                entries = item.entries if isinstance(item, Cards) else ()
                place = item.place if isinstance(item, Cards) else ""
                odd = [e.name for e in entries if not fits(catalog.game, reader.types(e.name), place)]
                strange += [(file.stem, place, name) for name in odd]
    assert len(strange) <= 3, strange


def test_a_card_dropped_into_play_is_grouped_by_what_it_is(desk: Desk) -> None:
    catalog = desk.catalogs["berserk"]
    scenario = typed(desk, "berserk", "рука Копейщик").scenario
    reader = SeatReader(catalog.game, catalog, scenario.seats)
    play = catalog.game().zone_for(catalog.game.setup_zones["герой"], "Ann")  # type: ignore[arg-type]
    assert reader.place_for(play, reader.types("Копейщик")) == "линия существ"
    assert reader.place_for(play, ("герой",)) == "герой"


def test_the_nearest_line_is_that_of_a_card_and_of_the_whole_line(desk: Desk) -> None:
    catalog = desk.catalogs["fab"]
    line = "target dagger deals 1 damage to target hero, if it does it has hit, destroy the dagger"
    found = lines_of(catalog).nearest(line)
    assert found is not None
    assert found.card in ("Flick Knives", "Bite", "Danger Digits")
    assert "deals 1 damage to target hero as a hit, then destroy them" in found.text
    assert lines_of(catalog).nearest("transmogrify whatsoever") is None
    read = list(understand(catalog, f"card X\n  types Generic Action\n  {line}"))[2]
    assert read.like == found
    assert not read.understood


def test_a_line_that_is_not_understood_is_no_example(desk: Desk) -> None:
    line = "draw one hundred crads for each moon"
    said = parse(f"game fab\ncards\n  card Odd\n    types Generic Action\n    {line}\nplayers\n  Ann: life 3")
    catalog = desk.player.catalog_of(said)
    found = lines_of(catalog).nearest(line)
    assert found is None or found.card != "Odd"


def test_what_is_placed_is_printed_as_a_judge_would_write_it(desk: Desk) -> None:
    placed = typed(desk, "fab", "Bo: life 12; marked; hand 2 unknown")
    assert "  Bo: marked; life 12; hand 2 unknown\n" in show(placed.scenario)
