"""What cards ask of the hero of their deck, and what a hero's deckbuilding text asks of them (100.2)."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.games.wow import reading
from judgeapp.games.wow.decks import list_of
from judgeapp.games.wow.lists import CLASSES, FACTIONS
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import Bound, State
from judgeapp.language.nodes.descriptions import Clause, TypeWord, Whose
from judgeapp.language.phrase import phrase


class Printed(Clause):
    """Something that stands on the card."""

    def fits(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return not reading.blank(state.obj(oid)) and self.stands(state, scope, oid)

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether it stands on a card that is not blank."""
        raise NotImplementedError(type(self).__name__)


@phrase("with a class icon")
@dataclass(frozen=True)
class WithClassIcon(Printed):
    """with the icon of at least one class (100.2a)"""

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(icon in CLASSES for icon in reading.icons_of(state.obj(oid).card.facts))


@phrase("with a faction icon")
@dataclass(frozen=True)
class WithFactionIcon(Printed):
    """with the icon of at least one faction (100.2a)"""

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return any(icon in FACTIONS for icon in reading.icons_of(state.obj(oid).card.facts))


@phrase("with {tag} Hero Required")
@dataclass(frozen=True)
class Requiring(Printed):
    """for decks of heroes with a tag only (100.2b)"""

    tag: TypeWord

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        return str(state.obj(oid).card.facts.get("requires", "")) == self.tag


@phrase("requiring the group of {whose} hero")
@dataclass(frozen=True)
class RequiringGroup(Printed):
    """for decks of heroes with a tag that is also the italic group name of this hero (200)"""

    whose: Whose

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        heroes = (reading.hero_of(state, p) for p in self.whose.of(state, scope))
        groups = {state.obj(h).card.facts.get("group") for h in heroes if h is not None}
        return state.obj(oid).card.facts.get("requires", "") in groups


@phrase("restricted to some decks")
@dataclass(frozen=True)
class Restricted(Printed):
    """with a reputation or a restricting text (100.2b, 100.2d)"""

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        facts = state.obj(oid).card.facts
        return bool(facts.get("reputation") or facts.get("requires"))


@phrase("off the deckbuilding list of {whose} hero")
@dataclass(frozen=True)
class OffTheList(Printed):
    """covered by nothing that stands after Deckbuilding on a hero (100.2e)"""

    whose: Whose

    def stands(self, state: State, scope: Bound, oid: ObjId) -> bool:
        if state.obj(oid).card.facts.get("unknown"):
            return False
        for player in self.whose.of(state, scope):
            hero = reading.hero_of(state, player)
            listed = None if hero is None else list_of(state, hero)
            if listed is not None and hero is not None:
                return not any(k.fits(state, Bound(listed, hero, player), oid) for k in listed.kinds)
        return False
