"""Riftbound: what the kernel and the language ask about the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from judgeapp.games.riftbound import (
    actions,
    candidates,
    chain,
    combat,
    events,
    moving,
    playing,
    reading,
    scoring,
    setup,
    showdown,
    timing,
    turn,
)
from judgeapp.games.riftbound.rules import RULES
from judgeapp.games.riftbound.steps import STEPS
from judgeapp.games.riftbound.words import NODES
from judgeapp.games.riftbound.words.things import EquippedUnit
from judgeapp.kernel.abilities import Ability, Change
from judgeapp.kernel.atoms import SET_FACT, SET_MARK
from judgeapp.kernel.choices import Illegal, Procedure
from judgeapp.kernel.events import Event, EventKind, Expand
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId, Zone
from judgeapp.kernel.state import Bound, Obj, State
from judgeapp.kernel.table import Table
from judgeapp.language.cardgame import CardGame, Declares, Status
from judgeapp.language.facts import ONE_WORD, Number, OneOf
from judgeapp.language.nodes.changes import ByNumber, Gets, Lasting
from judgeapp.language.nodes.descriptions import NumberWord
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.nodes.things import This
from judgeapp.language.phrase import Node, Signed

BUFF_LINE = Lasting(This(), (ByNumber(Signed(1), NumberWord("might")),), "a buff: +1 might")


def _marked(mark: str) -> Status:
    return lambda state, oid: bool(state.obj(oid).mark(mark))


def _role(role: str) -> Status:
    return lambda state, oid: bool(state.obj(oid).mark("role") == role)


@cache
def _is_spell_text(ability: type[Ability]) -> bool:
    """Whether abilities of a class are what a spell does as it resolves."""
    return issubclass(ability, SpellLine)


@cache
def _is_alteration(ability: type[Ability]) -> bool:
    """Whether abilities of a class alter something continuously: only these can be effect text of gear (724)."""
    return issubclass(ability, Gets)


class Riftbound(CardGame):
    """The League of Legends trading card game."""

    id = "riftbound"
    title = "Riftbound"
    editions = ("1.0", "1.1", "1.2", "1.3")
    default_edition = "1.2"
    declares = Declares.WHERE_NOTHING_IS
    in_play = ("base", "battlefield", "battlefields", "legend")
    dormant: ClassVar = frozenset({"hand", "deck", "rune deck", "trash", "banishment", "facedown", "champion", "chain"})
    steady: ClassVar = frozenset({"players", "facts", "waiting"})
    zones: ClassVar = {
        "hand": "hand",
        "deck": "deck",
        "rune deck": "rune deck",
        "trash": "trash",
        "banishment": "banishment",
        "base": "base",
        "runes": "runes",
        "chain": "chain",
        "champion zone": "champion",
        "legend zone": "legend",
    }
    types = (
        *("unit", "spell", "gear", "rune", "battlefield", "legend"),
        *("champion", "signature", "token", "basic", "equipment"),
    )
    plurals: ClassVar = {"units": "unit", "spells": "spell", "runes": "rune", "battlefields": "battlefield"}
    numbers = ("might", "energy", "power")
    statuses: ClassVar[Mapping[str, Status]] = {
        "damaged": _marked("damage"),
        "exhausted": _marked("exhausted"),
        "ready": lambda state, oid: not state.obj(oid).mark("exhausted"),
        "stunned": _marked("stunned"),
        "buffed": _marked("buff"),
        "attacking": _role("attacker"),
        "defending": _role("defender"),
        "attacking alone": lambda state, oid: state.obj(oid).mark("role") == "attacker" and reading.alone(state, oid),
        "defending alone": lambda state, oid: state.obj(oid).mark("role") == "defender" and reading.alone(state, oid),
        "attached": _marked("attached to"),
        "facedown": lambda state, oid: state.obj(oid).zone.kind == "facedown",
        "on the board": reading.on_board,
        "freshly hidden": lambda state, oid: state.obj(oid).mark("hidden turn") == state.fact("turn number", 1),
        "played from hiding": _marked("hidden at"),
        "contested": _marked("contested"),
        "uncontrolled": lambda state, oid: state.obj(oid).controller == events.NOBODY,
        "staged for combat": lambda state, oid: state.obj(oid).mark("staged") == "combat",
        "mighty": lambda state, oid: reading.on_board(state, oid) and reading.might(state, oid) >= 5,
    }
    keywords = (
        *("action", "reaction", "hidden", "accelerate", "assault", "shield", "tank", "backline", "deflect", "ganking"),
        *("temporary", "vision", "quick-draw", "deathknell", "equip"),
    )
    known_keywords = ("action", "reaction", "hidden", "accelerate", "tank", "backline", "deflect", "ganking")
    leading_keywords = ("deathknell", "equip")
    number_left_out = 1
    spans: ClassVar = {"this turn": "turn", "this combat": "combat"}
    fact_keys = ("set", "types", "domain", "energy", "power", "might", "tags")
    fact_kinds: ClassVar = {
        "set": ONE_WORD,
        "domain": OneOf(reading.DOMAINS, several=True),
        **dict.fromkeys(("energy", "power", "might"), Number()),
    }
    nodes = NODES
    steps: ClassVar[tuple[type[Node], ...]] = STEPS
    setup_zones: ClassVar = {
        "hand": "hand",
        "deck": "deck",
        "rune deck": "rune deck",
        "trash": "trash",
        "banishment": "banishment",
        "base": "base",
        "runes": "runes",
        "champion": "champion",
        "legend": "legend",
        "battlefields": "battlefields",
    }
    setup_scalars: ClassVar = {
        "points": "points",
        "victory score": "victory score",
        "energy": "energy",
        "power": "power",
        "no resources": "broke",
        "empty deck": "empty deck",
        **{f"{d} power": d for d in reading.DOMAINS},
    }
    setup_flags = ("no resources", "empty deck")
    setup_homes: ClassVar = setup.HOMES
    setup_holds: ClassVar = setup.HOLDS
    setup_marks: ClassVar = {
        "exhausted": ("exhausted", True),
        "stunned": ("stunned", True),
        "buffed": ("buff", True),
        "hidden this turn": ("hidden turn", 1),
    }
    setup_counts: ClassVar = {"damage": "damage"}
    choice_kinds = (
        *("target", "order", "may", "choose", "replacement", "place", "pay", "damage", "open", "shuffle", "opponent"),
    )

    def lexicon(self) -> dict[str, tuple[str, ...]]:
        return {**super().lexicon(), "phase": turn.PHASES}

    # --- setting a table ------------------------------------------------------------------------------------------

    def zone_for(self, kind: str, player: PlayerId) -> Zone:
        return Zone(kind) if kind in ("chain", "battlefields") else Zone(kind, player)

    def setup_place(self, stage: Any, owner: PlayerId, text: str) -> tuple[Zone, str] | None:
        return setup.place(stage, text)

    def setup_places(self, stage: Any) -> Mapping[str, str]:
        return setup.places(stage)

    def setup_state(self, stage: Any, said: str, marks: dict[str, Any]) -> bool:
        return setup.state_of(stage, said, marks)

    def opening(self, stage: Any, turn: str, line: int) -> None:
        self.problem = setup.opening(stage, turn)

    def scalar(self, state: State, player: PlayerId, word: str) -> Any:
        return state.player(player, self.setup_scalars[word])

    # --- reading --------------------------------------------------------------------------------------------------

    def functions(self, obj: Obj, ability: Ability) -> bool:
        if obj.zone.kind not in self.in_play or _is_spell_text(type(ability)):
            return False
        worn = _is_alteration(type(ability)) and isinstance(ability.what, EquippedUnit)  # type: ignore[attr-defined]
        return worn is (obj.mark("attached to") is not None)

    def rule_abilities(self, state: State) -> Sequence[Bound]:
        found = [Bound(scoring.BURNING_OUT, ObjId(0), state.seats[0])]
        for obj in state.in_zones(*reading.BOARD):
            if obj.mark("buff"):
                found.append(Bound(BUFF_LINE, obj.id, obj.controller, seq=obj.seq))
        return found

    def layer(self, change: Change) -> tuple[int, ...]:
        """Traits, abilities, then arithmetic; increases before decreases since 1.1 (454)."""
        traits = {"set": 0, "card": 0}
        if change.op in traits or change.prop == "types":
            return (1,)
        if change.prop == "abilities":
            return (2,)
        return (3, 1 if change.op == "add" and self.since("1.1") else 2)

    def base(self, state: State, obj: Obj, prop: str) -> Any:
        """A card without a printed cost of a sort costs 0 of it; effects that read costs read the base cost (130.4)."""
        return obj.card.facts.get(prop, 0 if prop in ("energy", "power") else None)

    def shown(self, prop: str, value: Any) -> Any:
        return max(0, value) if prop == "might" and value is not None else value

    def public(self, state: State, oid: ObjId) -> bool:
        return state.obj(oid).zone.kind not in ("hand", "deck", "rune deck", "facedown")

    def rules_of(self, name: str) -> tuple[str, ...]:
        return RULES.get(name, ())

    def expansion(self, kind: EventKind) -> Expand | None:
        return events.EXPANSIONS.get(kind)

    # --- deciding -------------------------------------------------------------------------------------------------

    def next_replacements(
        self, state: State, event: Event, candidates: Sequence[Bound]
    ) -> tuple[PlayerId, Sequence[Bound]]:
        """The owner of the affected object orders them (366)."""
        oid = event.get("object") or event.get("target")
        if isinstance(oid, ObjId) and state.obj(oid).owner in state.seats:
            return state.obj(oid).owner, candidates
        return state.fact("turn"), candidates

    def trigger_order(self, state: State) -> tuple[PlayerId, ...]:
        return reading.in_turn_order(state, state.fact("turn"))

    # --- procedure ------------------------------------------------------------------------------------------------

    def advance(self, table: Table) -> Procedure:
        yield from turn.advance(table)

    def actions(self, state: State, player: PlayerId) -> Iterator[Action]:
        return candidates.candidates(state, player)

    def attempts(self, state: State, player: PlayerId) -> Iterator[Action]:
        return candidates.attempts(state, player)

    def illegal(self, state: State, player: PlayerId, action: Action) -> Illegal | None:
        return timing.illegal(state, player, action)

    def meant(self, state: State, player: PlayerId, action: Action) -> Event | None:
        return actions.meant(player, action)

    def perform(self, table: Table, player: PlayerId, action: Action) -> Procedure:
        match action:
            case actions.Pass():
                yield from self._pass(table, player)
            case actions.Play(card):
                yield from playing.play(table, player, card)
                yield from _chained(table)
            case actions.Activate():
                yield from playing.activate(table, player, action)
                if not reading.is_open(table.state):
                    yield from _chained(table)
            case actions.StandardMove(units, to):
                yield from _standard_move(table, player, units, to)
            case actions.Hide():
                yield from playing.hide(table, player, action)
            case actions.AssignDamage(parts):
                role = "attacker" if table.state.fact("attacker") == player else "defender"
                yield from combat.assign(table, role, parts)
            case actions.ExhaustRune(rune):
                with table.because("160", "416"):
                    yield from table.emit(events.EXHAUST(object=rune))
                    yield from table.emit(events.ADD(player=player, resource="energy", amount=1))
            case actions.RecycleRune(rune):
                domain = str(table.state.obj(rune).card.facts.get("domain") or "power")
                with table.because("160", "416"):
                    yield from table.emit(events.RECYCLE(object=rune))
                    yield from table.emit(events.ADD(player=player, resource=domain, amount=1))
            case actions.Concede():
                yield from _concede(table, player)

    def _pass(self, table: Table, player: PlayerId) -> Procedure:
        state = table.state
        closed = not reading.is_open(state)
        if not closed and not reading.in_showdown(state):
            yield from turn.end_phase(table)
            return
        passes = state.fact("passes", 0) + 1
        what = "priority" if closed else "focus"
        with table.because("335") if closed else table.because("344", "345"):
            yield from table.emit(events.PASS(player=player, what=what), SET_FACT(fact="passes", value=passes))
            if passes < len(self._circle(state)):
                following = self._after(state, player)
                if closed:
                    yield from table.emit(events.PRIORITY(player=following))
                else:
                    yield from table.emit(events.FOCUS(player=following))
                return
        yield from table.emit(SET_FACT(fact="passes", value=0), SET_FACT(fact="priority", value=None))
        if closed:
            yield from chain.resolve(table)
        else:
            yield from showdown.close(table)

    def _circle(self, state: State) -> tuple[PlayerId, ...]:
        """The players who act in turn: all; in 1.0 only the relevant ones, in combat the two fighting (529)."""
        everyone = reading.players(state)
        fighting = (state.fact("attacker"), state.fact("defender"))
        if self.since("1.1") or state.fact("combat") is None:
            return everyone
        return tuple(p for p in everyone if p in fighting)

    def _after(self, state: State, player: PlayerId) -> PlayerId:
        circle = self._circle(state)
        return next(p for p in state.after(player)[1:] if p in circle)

    def passing(self, state: State, player: PlayerId) -> Action:
        window = state.fact("window")
        if window is not None and window.about == "assigning combat damage":
            role = "attacker" if state.fact("attacker") == player else "defender"
            return actions.AssignDamage(next(combat.assignments(state, role)))
        return actions.Pass()

    def describe(self, state: State, action: Action) -> str:
        def name(oid: ObjId) -> str:
            return state.obj(oid).alias

        match action:
            case actions.Play(card):
                return f"plays {name(card)}"
            case actions.Activate(source, _):
                return f"uses {name(source)}"
            case actions.StandardMove(units, to):
                where = "base" if to.kind == "base" else str(to.of)
                return f"moves {' and '.join(name(u) for u in units)} to {where}"
            case actions.Hide(card, field):
                return f"hides {name(card)} at {name(field)}"
            case actions.ExhaustRune(rune):
                return f"exhausts {name(rune)}"
            case actions.RecycleRune(rune):
                return f"recycles {name(rune)}"
            case actions.AssignDamage(parts):
                return f"assigns {' and '.join(f'{n} to {name(o)}' for o, n in parts)}"
            case actions.Concede():
                return "concedes"
        return "passes"


def _chained(table: Table) -> Procedure:
    """Something was put on the chain: priority is given anew, and the count of passes begins anew (334, 344)."""
    yield from table.emit(
        SET_FACT(fact="chain on", value=True),
        SET_FACT(fact="priority", value=None),
        SET_FACT(fact="passes", value=0),
    )


def _standard_move(table: Table, player: PlayerId, units: tuple[ObjId, ...], to: Zone) -> Procedure:
    """Units are exhausted as the cost and move together, without a chain (143, 424.3)."""
    with table.because("143", "424.3"):
        yield from table.emit(*(events.EXHAUST(object=u) for u in units))
        yield from moving.move(table, player, tuple((u, to) for u in units))


def _concede(table: Table, player: PlayerId) -> Procedure:
    """A player leaves the game; the last one left wins (649-652)."""
    with table.because("649", "650"):
        yield from table.emit(events.CONCEDE(player=player), SET_MARK(on=player, mark="out", value=True))
        left = reading.players(table.state)
        if len(left) == 1:
            yield from scoring.win(table, left[0])
        mine = [o.id for o in table.state.in_zones("base", "battlefield", "facedown", "chain") if o.owner == player]
        yield from table.emit(*(events.DIE(object=o) for o in mine))
        gone = {"focus", "priority", "turn"}
        for fact in sorted(f for f in gone if table.state.fact(f) == player):
            yield from table.emit(SET_FACT(fact=fact, value=reading.in_turn_order(table.state, player)[0]))
