"""The World of Warcraft TCG under the rules of mid-2008 or under CR 7.4."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, ClassVar

from judgeapp.games.wow import chain, combat, decks, legality, lists, permits, reading, turn
from judgeapp.games.wow.actions import (
    Complete,
    Concede,
    Pass,
    Place,
    Play,
    PresentDeck,
    Propose,
    Strike,
    UsePower,
    meant,
)
from judgeapp.games.wow.candidates import attempts, candidates, describe
from judgeapp.games.wow.decks import present
from judgeapp.games.wow.ending import BOSS, EVENT, MAIN
from judgeapp.games.wow.expansions import EXPANSIONS
from judgeapp.games.wow.losing import lose
from judgeapp.games.wow.reading import CHAIN, PLAY
from judgeapp.games.wow.resolving import resolve
from judgeapp.games.wow.rules import RULES
from judgeapp.games.wow.setup import SetUp
from judgeapp.games.wow.vocabulary import NODES, STEPS
from judgeapp.games.wow.words.lasting import given_keyword, reaches_everywhere
from judgeapp.games.wow.words.lines import CountsExhausted
from judgeapp.games.wow.words.shields import Defence
from judgeapp.games.wow.words.targets import can_target
from judgeapp.games.wow.zones import works_in
from judgeapp.kernel import verbs
from judgeapp.kernel.abilities import Ability, Change, Replacement
from judgeapp.kernel.atoms import SET_FACT
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.inforce import in_force
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table
from judgeapp.kernel.views import value
from judgeapp.language.facts import ONE_WORD, Number, OneOf, Shaped
from judgeapp.language.nodes.instructions import IfThen
from judgeapp.language.nodes.lines import Watching

BLANK = CardDef("face-down card")
"""What is to be seen of a face-down resource."""
DEFENCE = Defence()
SHARED_ZONES = {"play": PLAY, "chain": CHAIN}


class Warcraft(SetUp):
    """The rules of the game; what belongs to setting a table is in :class:`SetUp`."""

    id = "wow"
    title = "World of Warcraft TCG"
    editions = ("2008", "7.4")
    default_edition = "2008"
    in_play = ("play",)
    zones: ClassVar[Mapping[str, str]] = {
        "hand": "hand",
        "deck": "deck",
        "graveyard": "graveyard",
        "play": "play",
        "chain": "chain",
        "removed-from-game zone": "removed",
        "side deck": "side",
        MAIN: MAIN,
        EVENT: EVENT,
        BOSS: BOSS,
    }
    types = lists.TYPES
    plurals = lists.PLURALS
    numbers = ("ATK", "health", "cost", "DEF", "damage")
    statuses: ClassVar[Mapping[str, Any]] = {
        "ready": lambda s, o: reading.in_play(s, o) and not reading.exhausted(s, o),
        "exhausted": lambda s, o: reading.exhausted(s, o) or _counts_exhausted(s, o),
        "physically exhausted": reading.exhausted,
        "proposed": lambda s, o: s.fact("proposed") == o,
        "face-down": lambda s, o: reading.face_down(s.obj(o)),
        "attacking": lambda s, o: s.fact("attacker") == o,
        "defending": lambda s, o: s.fact("defender") == o,
        "loyal": decks.loyal,
        "neutral": decks.neutral,
        "in combat": lambda s, o: s.fact("defender") is not None and o in (s.fact("attacker"), s.fact("defender")),
    }
    counters = lists.COUNTERS
    keywords = (*lists.KEYWORDS_2008, *lists.KEYWORDS_LATER)
    known_keywords = lists.KNOWN_KEYWORDS
    fact_kinds: ClassVar = {
        "set": ONE_WORD,
        "cost": Number(pattern="X"),
        **dict.fromkeys(("ATK", "health", "DEF", "strike"), Number()),
        "damage": OneOf(tuple(d.capitalize() for d in lists.DAMAGE_TYPES), several=True),
        "icons": OneOf((*lists.CLASSES, *lists.FACTIONS), several=True),
        "slot": Shaped(r"[^()]+ \([0-9]+\)( [^()]+ \([0-9]+\))*", "a tag with its number, as in “Ring (2)”"),
        "reputation": OneOf(lists.REPUTATIONS),
    }
    leading_keywords = lists.LEADING_KEYWORDS
    spans: ClassVar[Mapping[str, str]] = {"this turn": "turn", "this combat": "combat", "this game": "game"}
    nodes = NODES
    steps = STEPS

    def lexicon(self) -> dict[str, tuple[str, ...]]:
        return {
            **super().lexicon(),
            "damage type": lists.DAMAGE_TYPES,
            "icon": tuple(lists.ICONS),
            "trait": tuple(lists.TRAITS),
            "symbol": ("[Activate]",),
            "reputation": lists.REPUTATIONS,
        }

    # --- reading --------------------------------------------------------------------------------------------------

    def friendly(self, state: State, one: PlayerId, other: PlayerId) -> bool:
        if one == other:
            return True
        team = state.player(one, "team", None)
        return team is not None and team == state.player(other, "team", None)

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        return SHARED_ZONES.get(kind) or Zone(kind, player)

    def avatar(self, state: State, player: PlayerId) -> ObjId | None:
        return reading.last_hero(state, player)

    def printed(self, obj: Obj) -> CardDef:
        if not obj.marks.get("face down"):
            return obj.card
        return BLANK if reading.blank(obj) else back_of(obj.card)

    def base(self, state: State, obj: Obj, prop: str) -> Any:
        facts = obj.card.facts
        match prop:
            case "types":
                return reading.printed_types(state, obj)
            case "damage types":
                printed = facts.get("damage")
                return (str(printed).lower(),) if printed else ()
            case "ATK":
                return facts.get("ATK", 0 if "hero" in (facts.get("types") or ()) else None)
            case "cost":
                return _cost(obj)
            case _:
                return facts.get(prop)

    def copied(self, state: State, obj: Obj, card: CardDef, prop: str) -> Any:
        if card is BLANK:
            return ("resource",) if prop == "types" and obj.mark("resource") else None
        if card is back_of(obj.card):
            return self.base(state, obj, prop)
        return super().copied(state, obj, card, prop)

    def shown(self, prop: str, value: Any) -> Any:
        """Negative numbers act as 0 outside calculations (104.2)."""
        return max(0, value) if isinstance(value, int) and prop in ("ATK", "health", "DEF", "cost") else value

    def number(self, state: State, oid: ObjId, prop: str) -> Any:
        return reading.damage_on(state, oid) if prop == "damage" else value(state, oid, prop)

    def is_a(self, state: State, oid: ObjId, word: str) -> bool:
        if word in lists.COMPOSITES:
            return any(self.is_a(state, oid, w) for w in lists.COMPOSITES[word])
        types = reading.types_of(state, oid)
        match word:
            case "equipment":
                return any(t in types for t in lists.EQUIPMENT)
            case "attachment":
                return state.at(oid).obj(oid).mark("attached to") is not None
            case "token":
                return bool(state.obj(oid).card.facts.get("token"))
            case "character":
                return reading.is_character(state, oid)
            case "Totem":
                return any(t in types for t in lists.TOTEMS)
            case _:
                return word in types

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """A power works on a face-up card in play, or where its text says (700.2)."""
        printed = any(a is ability for a in obj.card.abilities)
        return obj.zone.kind in works_in(ability) and not (printed and obj.marks.get("face down"))

    def functioning(self, obj: Obj, lines: Sequence[Ability]) -> Sequence[Ability]:
        """The same for all lines; of a face-down card only what it was given works (301.2a, 412.1b)."""
        if lines is obj.card.abilities and obj.marks.get("face down"):
            return ()
        zone = obj.zone.kind
        return [a for a in lines if zone in works_in(a)]

    def bearers(self, state: State) -> Iterator[Obj]:
        """Cards in play, and those out of the game; all cards while an effect reaches them everywhere."""
        if any(reaches_everywhere(e.bound.ability) for e in state.effects.values()):
            yield from state.objects.values()
            return
        for zone, ids in state.zones.items():
            if zone.kind in ("play", "removed"):
                yield from (state.objects[o] for o in ids)

    def carries(self, changed: Set[str], given: bool) -> bool:
        """Whose turn it is, and where in it, changes nothing that is in force; durations end by events of their own."""
        return changed <= {"players", "facts"}

    def rule_abilities(self, state: State) -> Sequence[Bound]:
        """DEF, keywords that a card was given before play began, and the ATK of struck weapons."""
        found = []
        for oid in state.zones.get(PLAY, ()):
            obj = state.objects[oid]
            if "DEF" in obj.card.facts and not reading.blank(obj):
                found.append(Bound(DEFENCE, oid, obj.controller, seq=obj.seq))
            for word in obj.mark("keywords", ()):
                found.append(Bound(given_keyword(oid, word), oid, obj.controller, seq=obj.seq))
        for hero, weapon in reading.strikes(state):
            found.append(Bound(combat.STRUCK, weapon, state.obj(hero).controller, {"hero": hero}))
        return found

    def layer(self, change: Change) -> tuple[int, ...]:
        """No layers: timestamps, except that "can't have" comes after every gain (103.2, 718.1)."""
        return (1,) if change.op == "lose" else (0,)

    def public(self, state: State, oid: ObjId) -> bool:
        obj = state.obj(oid)
        return obj.zone.kind not in ("hand", "deck", "side") and not reading.blank(obj)

    def rules_of(self, name: str) -> tuple[str, ...]:
        return RULES.get(name, ())

    def expansion(self, kind: EventKind) -> Expand | None:
        return EXPANSIONS.get(kind) or kind.expand

    def targetable(self, state: State, scope: Bound, oid: ObjId) -> bool:
        """Whether the scope's controller may target the object (706.1)."""
        return can_target(state, scope, oid)

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        """Size, type and preventability first, by the packet's controller; then prevention and redirection, by the
        controller of the character in danger; dividing last (717.4). Otherwise the player affected chooses (716.1b)."""
        if event.kind is verbs.DAMAGE:
            for rank, player in (
                (("increase",), event["controller"]),
                (("prevent", "redirect", "instead"), state.obj(event["target"]).controller),
            ):
                first = [b for b in candidates if isinstance(b.ability, Replacement) and b.ability.rank in rank]
                if first:
                    return player, first
        alike = [b for b in candidates if getattr(b.ability, "interchangeable", False)]
        if len(alike) == len(candidates):
            candidates = candidates[:1]
        return self._affected(state, event), candidates

    def _affected(self, state: State, event: Event) -> PlayerId:
        player = event.get("player")
        if isinstance(player, PlayerId):
            return player
        oid: Any = event.get("object", event.get("target"))
        return state.obj(oid).controller if isinstance(oid, ObjId) else reading.turn_player(state)

    def sets_off(self, state: State, scope: Bound) -> bool:
        """A condition between event and effect must hold as the power triggers, and again later (703.2)."""
        line = scope.ability
        if isinstance(line, Watching) and isinstance(line.effect, IfThen):
            return line.effect.condition.holds(state, scope)
        return True

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return state.after(reading.turn_player(state))

    # --- playing --------------------------------------------------------------------------------------------------

    def advance(self, table: Table) -> Procedure:
        yield from turn.carry_on(table)

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        return candidates(state, player)

    def attempts(self, state: State, player: PlayerId) -> Iterator[Action]:
        return attempts(state, player)

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        match action:
            case Play():
                return permits.play_problem(state, player, action)
            case Place():
                return permits.place_problem(state, player, action)
            case UsePower():
                return permits.power_problem(state, player, action)
            case Complete():
                return permits.complete_problem(state, player, action)
            case Propose(who, target, kind):
                return legality.propose_problem(state, player, who, target, kind)
            case Strike(weapons):
                return legality.strike_problem(state, player, weapons)
            case PresentDeck(form):
                return decks.deck_problem(state, player, form)
            case Pass():
                driven = None if state.zones.get(CHAIN) else legality.must_attack(state, player)
                if driven is not None:
                    return Illegal(f"{state.obj(driven).alias} must attack if able", "600.2")
        return None

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        return meant(player, action)

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        match action:
            case Pass():
                yield from self._pass(table, player)
                return
            case Play(card):
                yield from chain.play(table, player, card)
            case Place(card, face):
                yield from chain.place(table, player, card, face)
            case UsePower(card, number):
                yield from chain.use(table, player, card, number)
            case Complete(quest):
                yield from chain.complete(table, player, quest)
            case Propose(who, target, kind):
                yield from combat.propose(table, player, who, target, kind)
            case Strike(weapons):
                yield from combat.strike(table, player, weapons)
            case Concede():
                yield from lose(table, player)
            case PresentDeck(form):
                yield from present(table, player, form)
        if table.state.fact("passes", 0):
            with table.because("410.1"):
                yield from table.emit(SET_FACT(fact="passes", value=0))

    def _pass(self, table: Table, player: PlayerId) -> Procedure:
        """Pass clockwise; once all have passed the top link resolves, or the window closes (410.4)."""
        passes = table.state.fact("passes", 0) + 1
        order = [p for p in table.state.after(player) if not table.state.player(p, "lost")]
        if passes < len(order):
            with table.because("410.1"):
                yield from table.emit(SET_FACT(fact="passes", value=passes), SET_FACT(fact="priority", value=order[1]))
            return
        first = reading.turn_player(table.state)
        links = table.state.zones.get(CHAIN)
        with table.because("410.4", "410.4a" if links else "410.4b"):
            yield from table.emit(SET_FACT(fact="passes", value=0), SET_FACT(fact="priority", value=first))
            if links:
                yield from resolve(table, links[0])
            else:
                yield from turn.close(table)

    def passing(self, state: State, player: PlayerId) -> Action:
        return Pass()

    def describe(self, state: State, action: Action) -> str:
        return describe(state, action)


@lru_cache(maxsize=512)
def back_of(card: CardDef) -> CardDef:
    """The other side of a hero: alike, but without the powers of the front (301.2a, 301.2c)."""
    return CardDef(card.name, card.facts, (), (), card.title)


def _cost(obj: Obj) -> int:
    """The play cost; X is 0 except on the chain, tokens and quests have cost 0 (201)."""
    printed = obj.card.facts.get("cost", 0)
    if printed != "X":
        return int(printed)
    return int((obj.mark("slots") or {}).get("X", 0)) if obj.zone == CHAIN else 0


def _counts_exhausted(state: State, oid: ObjId) -> bool:
    """Whether a ready card counts as exhausted besides (411.1)."""
    if not reading.in_play(state, oid):
        return False
    bounds = in_force(state, CountsExhausted)
    return any(oid in b.ability.what.objects(state, b) for b in bounds)  # type: ignore[attr-defined]
