"""Whether a deck may be played (100)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from judgeapp.games.wow import kinds, reading
from judgeapp.games.wow.kinds import Format
from judgeapp.games.wow.lists import CLASSES, FACTIONS, SPECS
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.records import Outcome
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.table import Table
from judgeapp.language.categories import Description, Line
from judgeapp.language.phrase import phrase

LEAST = {Format.CONSTRUCTED: 60, Format.LIMITED: 30}
SIDE = 10
COPIES = 4


class Deckbuilding(Line):
    """What a hero's deck may hold; no power, and nothing in play looks at it (100.2e)."""

    kinds: tuple[Description, ...]
    for_decks: ClassVar[bool] = True

    def lets_in(self, required: str) -> bool:
        """Whether a card with this printed requirement may be considered at all."""
        return False


@phrase("deckbuilding: {kinds|,}")
@dataclass(frozen=True)
class OnlyThese(Deckbuilding):
    """The whole list of what may be included; no reputation, no restricting text."""

    kinds: tuple[Description, ...]


@phrase("deckbuilding, text restrictions other than Traitor Hero Required excluded: {kinds|,}")
@dataclass(frozen=True)
class OnlyTheseOrTraitor(Deckbuilding):
    """The same, but Traitor Hero Required is let in."""

    kinds: tuple[Description, ...]

    def lets_in(self, required: str) -> bool:
        return required == "Traitor"


def deck_problem(state: State, player: PlayerId, form: Format) -> Illegal | None:
    """Why the player's deck is not legal in a format, or None."""
    hero = reading.hero_of(state, player)
    if hero is None:
        return Illegal("every deck has a hero", "100.1")
    deck, side = state.zone("deck", player), state.zone("side", player)
    checked = (*deck, *side) if form is Format.CONSTRUCTED else deck
    problem = _size(state, hero, form, deck, side) or _copies(state, form, checked) or _reputation(state, checked)
    if problem is not None:
        return problem
    return next((p for o in checked if (p := card_problem(state, player, hero, o)) is not None), None)


def _size(state: State, hero: ObjId, form: Format, deck: tuple[ObjId, ...], side: tuple[ObjId, ...]) -> Illegal | None:
    real = [o for o in deck if not _is(state, o, "blank")]
    blanks_out = form is Format.LIMITED and list_of(state, hero) is not None
    counted = real if blanks_out else list(deck)
    if blanks_out and len(real) < len(deck):
        return Illegal("this hero's deck holds no blank cards", "100.1", "100.2e")
    if len(counted) < LEAST[form]:
        return Illegal(f"a deck has at least {LEAST[form]} cards, this one has {len(counted)}", "100.1")
    if form is Format.CONSTRUCTED and len(side) != SIDE:
        return Illegal(f"a side deck has exactly {SIDE} cards, this one has {len(side)}", "100.3")
    return None


def _copies(state: State, form: Format, cards: tuple[ObjId, ...]) -> Illegal | None:
    if form is Format.LIMITED:
        return None
    counts: dict[str, int] = {}
    for oid in cards:
        name = reading.name_of(state, oid)
        if name is None or state.obj(oid).card.facts.get("unknown") or _is(state, oid, "Unlimited"):
            continue
        counts[name] = counts.get(name, 0) + 1
        if counts[name] > COPIES:
            return Illegal(f"there are more than {COPIES} copies of {name}", "100.4")
    return None


def _reputation(state: State, cards: tuple[ObjId, ...]) -> Illegal | None:
    found = dict.fromkeys(r for o in cards if (r := state.obj(o).card.facts.get("reputation")))
    if len(found) > 1:
        return Illegal(f"the deck mixes the reputations {' and '.join(map(str, found))}", "100.2d")
    return None


def card_problem(state: State, player: PlayerId, hero: ObjId, card: ObjId) -> Illegal | None:
    """Why one card may not be in a deck with this hero."""
    facts = state.obj(card).card.facts
    if facts.get("unknown"):
        return None
    name = reading.name_of(state, card)
    if _is(state, card, "hero"):
        return Illegal("heroes are not part of a deck", "100.1")
    listed = list_of(state, hero)
    if listed is not None:
        return _not_listed(state, player, hero, listed, card)
    for refusal in (*_icons(state, hero, facts), *_required(state, hero, facts), *_talent(state, hero, facts)):
        return Illegal(f"{name}: {refusal[0]}", *refusal[1:])
    return None


def list_of(state: State, hero: ObjId) -> Deckbuilding | None:
    """What stands after Deckbuilding on a hero, if anything."""
    return next((a for a in state.obj(hero).card.abilities if isinstance(a, Deckbuilding)), None)


def _not_listed(state: State, player: PlayerId, hero: ObjId, listed: Deckbuilding, card: ObjId) -> Illegal | None:
    facts = state.obj(card).card.facts
    name = reading.name_of(state, card)
    required = str(facts.get("requires", ""))
    if facts.get("reputation") or (required and not listed.lets_in(required)):
        return Illegal(f"{name} has a reputation or a restricting text, which this hero's deck excludes", "100.2e")
    scope = Bound(listed, hero, player)
    if not any(k.fits(state, scope, card) for k in listed.kinds):
        return Illegal(f"{name} is not on the list of this hero's deck", "100.2e", "100.2")
    return None


Refusals = Iterator[tuple[str, ...]]


def _icons(state: State, hero: ObjId, facts: Mapping[str, Any]) -> Refusals:
    own = reading.icons_of(state.obj(hero).card.facts)
    for group, what in ((CLASSES, "class"), (FACTIONS, "faction")):
        shown = [i for i in reading.icons_of(facts) if i in group]
        if shown and not any(i in own for i in shown):
            yield f"it shows the {what} icon {' or '.join(shown)}, which the hero has not", "100.2a", "100.2"


def _required(state: State, hero: ObjId, facts: Mapping[str, Any]) -> Refusals:
    required = str(facts.get("requires", ""))
    if not required or required in SPECS:
        return
    types = state.obj(hero).card.facts.get("types") or ()
    own = (*types, *reading.icons_of(state.obj(hero).card.facts), *(() if "Traitor" in types else ("Loyal",)))
    if required not in own:
        yield f"{required} Hero Required", "100.2b", "100.2"


def _talent(state: State, hero: ObjId, facts: Mapping[str, Any]) -> Refusals:
    """A talent needs its spec printed on the hero (2008); since 7.4 a hero without a spec may use one, no Traitor."""
    types = facts.get("types") or ()
    required = str(facts.get("requires", ""))
    if "Talent" not in types and required not in SPECS:
        return
    own = state.obj(hero).card.facts.get("types") or ()
    specs = [t for t in own if t in SPECS]
    free = state.game.since("7.4") and not specs and "Traitor" not in own
    if not free and not any(s in types or s == required for s in specs):
        yield "a talent needs a hero of its specialization", "100.2c", "100.2"


def _is(state: State, oid: ObjId, word: str) -> bool:
    return word in (state.obj(oid).card.facts.get("types") or ())


def loyal(state: State, oid: ObjId) -> bool:
    """Whether a hero is loyal: it lacks the Traitor tag (206.1)."""
    return not _is(state, oid, "Traitor")


def neutral(state: State, oid: ObjId) -> bool:
    """Whether a quest is neutral: in 2008 without faction icon, since 7.4 without any trait icon (206.1d)."""
    icons = reading.icons_of(state.obj(oid).card.facts)
    return not icons if state.game.since("7.4") else not any(i in FACTIONS for i in icons)


def present(table: Table, player: PlayerId, form: Format) -> Procedure:
    """Put on record that a deck is legal, with the cards that had to be looked at and the rules that let them in."""
    state: State = table.state
    hero = reading.hero_of(state, player)
    deck, side = state.zone("deck", player), state.zone("side", player)
    yield from _tell(table, player, form, hero, "main deck", deck)
    if side:
        yield from _tell(table, player, form, hero, "side deck", side)
    with table.because("100", "100.1"):
        yield from table.emit(kinds.PRESENTED(player=player, format=form, hero=hero, size=form.value))


def _tell(
    table: Table, player: PlayerId, form: Format, hero: ObjId | None, pile: str, ids: tuple[ObjId, ...]
) -> Procedure:
    """One record for each card of a pile that only some hero may play, or that only some deck may hold."""
    yield from ()
    seen: dict[str, None] = {}
    for oid in ids:
        facts = table.state.obj(oid).card.facts
        name = table.state.obj(oid).card.name
        rules = tuple(r for r, asks in _ASKS.items() if asks(facts))
        if name not in seen and rules and not facts.get("unknown"):
            seen[name] = None
            event = kinds.PRESENTED(player=player, format=form, object=oid, pile=pile)
            table.note(Outcome.NOTE, f"{name} may be in the {pile}", *rules, event=event, by=hero)


_ASKS: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "100.2a": lambda facts: bool(facts.get("icons")),
    "100.2b": lambda facts: bool(facts.get("requires")),
    "100.2c": lambda facts: "Talent" in (facts.get("types") or ()),
    "100.2d": lambda facts: bool(facts.get("reputation")),
    "206.1d": lambda facts: "quest" in (facts.get("types") or ()),
}
"""The rules that ask something of a card, each with what it looks for."""
