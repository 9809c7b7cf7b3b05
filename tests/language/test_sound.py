"""A line of card text is understood whole and means what it says, or it is refused at the word: the kinds of
misreading, each in several games."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.cards import CardDef
from judgeapp.language.cards import CardText, Compiler, blocks
from judgeapp.language.facts import CardError
from judgeapp.language.grammar import NotUnderstood
from judgeapp.library.places import resources_root
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.understanding import understand

DESK = Desk(resources_root())

REFUSED = (
    # words that refer to nothing
    ("fab", "at the start of your turn, destroy it", "it"),
    ("fab", "at the start of your turn, draw that many cards", "that many"),
    ("fab", "when the combat chain closes, it gets +1 power this turn", "it gets"),
    ("fab", "if damage is dealt this way, draw 1 card", "damage is dealt"),
    ("fab", "put the rest on the bottom of your deck in any order", "put the rest"),
    ("fab", "you lose the chosen number life", "the chosen number"),
    ("fab", "when this attacks, gain that much life", "that much"),
    ("wow", "at the start of your turn, ready it", "it"),
    ("wow", "ready each of them", "each of them"),
    ("riftbound", "recycle the revealed cards", "recycle"),
    ("riftbound", "when I attack, score that many points", "that many"),
    ("riftbound", "give it +1 might this turn", "it +1"),
    ("berserk", "when this card attacks, draw that many cards", "that many"),
    ("berserk", "at the start of your turn, destroy it", "it"),
    ("berserk", "в начале вашего хода возьмите столько же карт", "столько"),
    # words that would act on something else than what was spoken of last
    ("fab", "if you control an aura, destroy it", "it"),
    ("fab", "when this attacks a hero, if you control an aura, it gets +1 power this turn", "it gets"),
    ("fab", "have each opposing hero discard a card, then they lose 1 life", "they lose"),
    ("fab", "(you may discard a card), then banish it", "it"),
    ("fab", 'this gets "at the start of your turn, draw that many cards" this turn', 'that many cards"'),
    # X that nothing says
    ("fab", "gain X life", "X"),
    ("wow", "your hero deals X fire damage to target hero", "X"),
    ("riftbound", "deal X to target unit", "X"),
    ("berserk", "Hire: heal this card by X", "X"),
    # continuous lines with a target
    ("fab", "target attack gets +3 power", "target"),
    ("wow", "target ally has +1 ATK", "target"),
    ("wow", "prevent all fire damage that would be dealt to target hero", "target"),
    ("riftbound", "target friendly unit gets +1 might", "target"),
    ("riftbound", "while this is attacking, target unit gets +1 might", "target"),
    ("riftbound", "if a friendly unit would die, deal 1 to target enemy unit instead", "target"),
    ("berserk", "выбранное существо получает +1 к силе удара", "выбранное"),
    ("berserk", "target creature can't attack", "target"),
    ("berserk", "if this card dies, instead destroy target creature", "target"),
    # keywords of which only the name is known, or with a number too many or too few
    *(("fab", word, word) for word in ("spectra", "ephemeral", "universal", "cloaked")),
    ("fab", "this gets spectra this turn", "spectra"),
    ("fab", "ward", "ward"),
    ("fab", "go again 3", "3"),
    *(("wow", word, word) for word in ("shadowmeld", "mend", "diplomacy", "war stomp", "berserking", "conspicuous")),
    ("wow", "inspire", "inspire"),
    ("wow", "elusive 2", "2"),
    ("riftbound", "vision", "vision"),
    ("riftbound", "deathknell", "deathknell"),
    ("berserk", "Броня", "Броня"),
    ("berserk", "Рывок 2", "2"),
    # "if you do" after what only waits
    ("fab", "the next time you would be dealt damage this turn, prevent 2 of it. If you do, draw 1 card", "draw 1"),
    ("fab", "prevent the next 2 damage that would be dealt to you this turn. If you do, draw 1 card", "draw 1"),
    ("wow", "prevent the next 2 damage that would be dealt to your hero this turn. If you do, draw 1 card", "draw 1"),
    # descriptions that would look where nothing of the kind is
    ("fab", "banish a red card", "red card"),
    ("fab", "reveal all red cards", "all red"),
    ("fab", "put an action card face-up into your arsenal", "action card"),
    ("wow", "remove a card from the game", "a card"),
    ("wow", 'put a "Foo" token into play', '"Foo"'),
    ("riftbound", 'play 1 "Foo" to here', '"Foo"'),
    ("berserk", 'create 1 "Foo"', '"Foo"'),
)
UNDERSTOOD = (
    ("fab", "when this attacks, create 1 Agility token, then destroy it"),
    ("fab", "when this attacks, gain 2 life, then draw that many cards"),
    ("fab", "when this attacks, draw 2 cards, then gain that many life"),
    ("fab", "target attack gets +3 power this turn"),
    ("fab", "you may discard a card. If you do, if it is red, draw 1 card"),
    ("fab", "banish all auras, then draw that many cards"),
    ("fab", "roll a die, then draw the chosen number cards"),
    ("fab", "discard all cards with power 6 or more"),
    ("fab", "banish a card in your graveyard"),
    *(("fab", word) for word in ("phantasm", "mirage", "quell 2", "unlimited", "stealth", "arcane barrier 1")),
    ("wow", "when this attacks, draw 2 cards, then your hero heals that many damage from your hero"),
    ("wow", "destroy target ally, then draw 1 card"),
    ("riftbound", 'when I attack, play 1 "Recruit" to here, then ready it'),
    ("riftbound", "assault"),
    ("riftbound", "when I attack, give target enemy unit -1 might this turn, then stun it"),
    ("berserk", 'Hire: create 1 "Ополченец", then close it'),
    ("berserk", "when a creature attacks, close it"),
)


@pytest.mark.parametrize(("game", "line", "word"), REFUSED)
def test_refused_at_its_word(game: str, line: str, word: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        DESK.player.catalog(game).reader(_card()).line(line)
    assert line[refusal.value.column :].startswith(word), refusal.value


@pytest.mark.parametrize(("game", "line"), UNDERSTOOD)
def test_understood(game: str, line: str) -> None:
    catalog = DESK.player.catalog(game)
    assert catalog.grammar.prints(catalog.reader(_card()).line(line), line)


def test_lines_of_what_a_card_does_are_one_text() -> None:
    reader = DESK.player.catalog("fab").reader(_card())
    reader.line("deal 2 damage to target hero")
    reader.line("if damage is dealt this way, draw 1 card")
    with pytest.raises(NotUnderstood):
        reader.line("when this hits, gain that much life, then put the rest on the bottom of your deck in any order")


def test_x_is_what_the_cost_of_the_card_says() -> None:
    catalog = DESK.player.catalog("fab")
    catalog.reader(_card(cost="X")).line("gain X life")
    with pytest.raises(NotUnderstood):
        catalog.reader(_card(cost="X")).line("when this hits, gain X life")


def test_a_word_means_the_target_that_was_named_last() -> None:
    reader = DESK.player.catalog("fab").reader(_card())
    line = reader.line(
        "target aura gets +1 power this turn, then target attack gets +1 power this turn, then destroy it"
    )
    assert "means='target 2'" in repr(line)


# --- facts ------------------------------------------------------------------------------------------------------------

FACTS = (
    ("fab", "types Generic action   pitch 1   cost free", "free"),
    ("fab", "types Generic action   pitch 1   cost ²", "²"),
    ("fab", "types Generic action   pitch 7   cost 1", "7"),
    ("fab", "types Generic action   pitch 1/2/3   cost 1   power 3/2", "3/2"),
    ("fab", "types Generic action   pitch 1/b/3   cost 1", "b/3"),
    ("fab", "types Generic acton   pitch 1", "acton"),
    ("fab", "types Generic action   pitch 1   pitch 1", "pitch 1"),
    ("fab", "types Generic action   pitch 1 pitch 1", "pitch 1"),
    ("fab", "types Generic action pitch 1", "pitch 1"),
    ("fab", "types Generic action   pitsch 1", "pitsch"),
    ("fab", "types Generic action   pitch", ""),
    ("fab", "types Generic hero   life 1000000", "1000000"),
    ("wow", "types Ally   cost 1   ATK 1   health 1 health 1", "health 1"),
    ("wow", "types Ally   cost 1   ATK 1/2   health 1", "1/2"),
    ("wow", "types Ally   cost 1   damage Fire Hot", "Hot"),
    ("wow", "types Item   cost 1   slot Ring two", "Ring two"),
    ("riftbound", "types unit   domain Fury   energy 2   might four", "four"),
    ("riftbound", "types unit   domain Furry   energy 2", "Furry"),
    ("riftbound", "types unit   energy -1   might 4", "-1"),
    ("berserk", "types creature   cost two   lives 3", "two"),
    ("berserk", "типы существо   стоимость 2   жизни много", "много"),
)


@pytest.mark.parametrize(("game", "facts", "place"), FACTS)
def test_a_fact_is_refused_at_its_place(game: str, facts: str, place: str) -> None:
    catalog = DESK.player.catalog(game)
    raw = "  " + facts
    with pytest.raises(CardError) as trouble:
        _compiled(catalog, f"card Typo\n{raw}\n")
    assert trouble.value.line == 2
    stands = raw[trouble.value.column - 1 :]
    assert stands.startswith(place) if place else not stands.strip()
    read = list(understand(catalog, f"card Typo\n{raw}\n"))[1]
    assert read.column == trouble.value.column


def test_one_space_after_a_number_is_enough() -> None:
    catalog = DESK.player.catalog("fab")
    raw = "card Typo\n  types Generic action attack   pitch 1 cost 0 power 3 defense 3\n"
    (card,) = _compiled(catalog, raw)
    assert {k: card.facts[k] for k in ("pitch", "cost", "power", "defense")} == {
        "pitch": 1,
        "cost": 0,
        "power": 3,
        "defense": 3,
    }


def test_every_fact_of_every_card_is_what_it_may_be() -> None:
    for game in ("fab", "wow", "riftbound", "berserk"):
        catalog = DESK.player.catalog(game)
        for text in catalog.texts.values():
            catalog.checked(text)


def _compiled(catalog: Catalog, raw: str) -> list[CardDef]:
    compiler = Compiler(catalog.game(), catalog.grammar)
    return [card for text in blocks(raw, "cards", catalog.game.fact_names()) for card in compiler.card(text)]


def _card(**facts: str) -> CardText:
    return CardText("card", "Made Up", facts, (), str(Path("cards")), 1)
