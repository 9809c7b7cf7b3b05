"""Reading card files for searching."""

from __future__ import annotations

from judgeapp.library.cards import read_cards


def test_facts_and_lines_are_told_apart() -> None:
    text = """\
# a comment
card Mark the Prey
  set HNT   types Assassin Action Attack   pitch 1/2/3   cost 0
  power 3/2/1   defense 3

  stealth
  when this hits a hero, mark them
  cost 0 cards cost you 1 more
keyword shield
  not a card
card Снегурка
\tsets A, B
\tкогда она входит, возьмите карту
"""
    first, second = read_cards("fab", text)
    assert first.name == "Mark the Prey"
    assert first.facts == (
        ("set", "HNT"),
        ("types", "Assassin Action Attack"),
        ("pitch", "1/2/3"),
        ("cost", "0"),
        ("power", "3/2/1"),
        ("defense", "3"),
    )
    assert first.lines == ("stealth", "when this hits a hero, mark them", "cost 0 cards cost you 1 more")
    assert second.name == "Снегурка"
    assert second.fact("sets") == "A, B"


def test_anything_can_be_read() -> None:
    assert list(read_cards("fab", "")) == []
    assert list(read_cards("fab", "  indented\n\x00\ncard\ncard \n")) == []
