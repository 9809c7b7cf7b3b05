"""Deck construction: what may be presented in which format (tournament rules 7; 1.1.3, 8.3.6, 8.3.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from judgeapp.games.fab import kinds
from judgeapp.games.fab.glossary import HYBRID, SUPERTYPES
from judgeapp.games.fab.reading import fab, hero, moniker
from judgeapp.games.fab.words.lines import Specialization
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal
from judgeapp.kernel.events import Event
from judgeapp.kernel.ids import PlayerId
from judgeapp.kernel.state import State

DECK_ZONES = ("deck", "hand", "permanent")
"""Where the cards of the deck are: one that starts the game in the arena counts, too (4.1.5b)."""
ARENA_ZONES = ("weapon", "head", "chest", "arms", "legs", "inventory")
EQUIPPED = ("weapon", "head", "chest", "arms", "legs")
RULES = "1.0.1b"
"""Tournament rules beat card text and the Comprehensive Rules."""


class Age(Enum):
    """Which heroes a format is for."""

    YOUNG = "young"
    ADULT = "adult"


class Size(Enum):
    """What the number of cards in a deck means."""

    LEAST = "at least"
    EXACT = "exactly"


@dataclass(frozen=True)
class Format:
    """The numbers of a format. pool: most cards in the card-pool, where limited. copies: of one card, where limited."""

    age: Age
    size: Size
    cards: int
    pool: int | None
    copies: int | None


FORMATS: Mapping[str, Format] = {
    "Classic Constructed": Format(Age.ADULT, Size.LEAST, 60, 80, 3),
    "Living Legend": Format(Age.ADULT, Size.LEAST, 60, 80, 3),
    "Silver Age": Format(Age.YOUNG, Size.EXACT, 40, 55, 2),
    "Blitz": Format(Age.YOUNG, Size.EXACT, 40, 52, 2),
    "Sealed": Format(Age.YOUNG, Size.LEAST, 30, None, None),
    "Draft": Format(Age.YOUNG, Size.LEAST, 30, None, None),
}
BLITZ_NOW = Format(Age.YOUNG, Size.EXACT, 40, 52, 1)
"""Blitz since 2026."""


def why_not_legal(state: State, player: PlayerId, form: str) -> Illegal | None:
    """Why the hero, the deck, the arena-cards and the inventory of the player are not legal for the format."""
    rules = BLITZ_NOW if form == "Blitz" and fab(state).since("2026-06") else FORMATS[form]
    return next(_troubles(state, player, rules), None)


def _troubles(state: State, player: PlayerId, form: Format) -> Iterator[Illegal]:
    own = hero(state, player)
    if own is None:
        yield Illegal("there is no hero", "4.1.2")
        return
    leader = state.obj(own).card
    if ("young" in leader.facts.get("types", ())) != (form.age is Age.YOUNG) and "young" in _ages(leader):
        yield Illegal(f"the format is for {form.age.value} heroes", RULES, "4.1.2")
    deck = _cards(state, player, DECK_ZONES)
    if len(deck) < form.cards or (form.size is Size.EXACT and len(deck) != form.cards):
        yield Illegal(f"the deck has {len(deck)} cards, not {form.size.value} {form.cards}", RULES, "4.1.5")
    pool = [*deck, *_cards(state, player, ARENA_ZONES)]
    if form.pool is not None and len(pool) + 1 > form.pool:
        yield Illegal(f"the card-pool has {len(pool) + 1} cards, more than {form.pool}", RULES, "4.1.6")
    yield from _not_to_begin_with(state, player)
    yield from _copies(state, pool, form)
    for card in pool:
        yield from _unfit(leader, card)
        if form.copies is None and card.facts.get("slot") == "expansion":
            yield Illegal(f"{card.name} comes in the expansion slot, no part of a limited card-pool", RULES)


def _ages(leader: CardDef) -> tuple[str, ...]:
    """A hero printed in one card for both ages fits every format."""
    both = leader.facts.get("also") == "young"
    return () if both or leader.facts.get("unknown") else ("young", "adult")


def _cards(state: State, player: PlayerId, zones: tuple[str, ...]) -> list[CardDef]:
    return [o.card for o in state.in_zones(*zones) if o.owner == player and not o.card.facts.get("token")]


def _not_to_begin_with(state: State, player: PlayerId) -> Iterator[Illegal]:
    """Only arena-cards are equipped before the game: no tokens, no deck-cards (1.3.2b to 1.3.2d, 4.1.4)."""
    for obj in state.in_zones(*EQUIPPED):
        words = obj.card.facts.get("types", ())
        if obj.owner != player or obj.card.facts.get("unknown"):
            continue
        if "token" in words:
            yield Illegal(f"{obj.card.name} is a token-card, nobody begins with it", "1.3.2b", "4.1.4")
        elif "weapon" not in words and "equipment" not in words:
            yield Illegal(f"{obj.card.name} is no arena-card, it can't be equipped", "1.3.2d", "4.1.4")


def _copies(state: State, pool: list[CardDef], form: Format) -> Iterator[Illegal]:
    once = form.copies is not None or not fab(state).since("2025-01")
    for name, count in Counter(c.name for c in pool if not c.facts.get("unknown")).items():
        card = next(c for c in pool if c.name == name)
        legendary = any(getattr(a, "keyword", None) == "legendary" for a in card.abilities)
        if legendary and once and count > 1:
            yield Illegal(f"{name} is legendary: one in a deck", "8.3.6")
        unlimited = any(getattr(a, "keyword", None) == "unlimited" for a in card.abilities)
        if form.copies is not None and count > form.copies and not unlimited:
            yield Illegal(f"{count} copies of {name}, more than {form.copies}", RULES, "1.3.4")


def _unfit(leader: CardDef, card: CardDef) -> Iterator[Illegal]:
    """A card needs the supertypes of the hero, and a specialization its moniker (1.1.3, 8.3.7)."""
    if card.facts.get("unknown") or leader.facts.get("unknown"):
        return
    mine = {t for t in leader.facts.get("types", ()) if t in SUPERTYPES} | {"Generic"}
    if not any(side <= mine for side in sides(card)):
        yield Illegal(f"{card.name} does not fit {leader.name}", "1.1.3", "1.1.3b")
    for line in card.abilities:
        if isinstance(line, Specialization) and line.name.lower() != moniker(leader.name).lower():
            yield Illegal(f"{card.name} is for {line.name} alone", "8.3.7")


def sides(card: CardDef) -> list[set[str]]:
    """The supertypes of a card; of a hybrid one, both sets (2.14.1b)."""
    found: list[set[str]] = [set()]
    for word in card.facts.get("types", ()):
        if word == HYBRID:
            found.append(set())
        elif word in SUPERTYPES:
            found[-1].add(word)
    return found


def presented(player: PlayerId, form: str) -> Event:
    """The event of presenting a deck."""
    return kinds.PRESENT(player=player, format=form)
