"""The footprint of a step: what of rules, cards, events and words it touches. Rulings are known by their proofs'."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from judgeapp.kernel.atoms import ARRANGE, SET_FACT
from judgeapp.kernel.choices import Choice, Illegal, Window
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.views import value
from judgeapp.language.cardgame import CardGame
from judgeapp.scenario.prove import Proof
from judgeapp.scenario.replay import Frame, Replay

CARD = "card"
"""Features that begin with this name a card; the others are about mechanics and can hold by analogy."""


@dataclass(frozen=True)
class Footprint:
    """What a proof leaves at the step that it names.

    features: everything the step touches. decisive: those that its negative twin does not touch. table: the cards on
    the table then, in the form of features.
    """

    ruling: str
    file: str
    step: int
    features: frozenset[str]
    decisive: frozenset[str]
    table: frozenset[str] = frozenset()

    def as_json(self) -> dict[str, Any]:
        """As data for the footprints file."""
        return {
            "ruling": self.ruling,
            "file": self.file,
            "step": self.step,
            "features": sorted(self.features),
            "decisive": sorted(self.decisive),
            "table": sorted(self.table),
        }

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Footprint:
        """Read back; KeyError or TypeError for something else."""
        sets = (frozenset(row[name]) for name in ("features", "decisive", "table"))
        return cls(row["ruling"], row["file"], row["step"], *sets)


def features(replay: Replay, frame: Frame) -> frozenset[str]:
    """Everything that a step touches."""
    found: set[str] = set()
    for record in frame.records():
        found.update(_record(record))
    found.update(_figures(frame))
    found.update(_pending(frame))
    if isinstance(frame.trouble, Illegal):
        found.add("illegal")
        found.update(f"illegal by {rule}" for rule in frame.trouble.rules)
        found.update(f"{CARD} {face(frame.state, oid).moniker}" for oid in _spoken_of(frame))
    for word in _verbs(frame):
        found.add(f"step: {word}")
    return frozenset(found)


def _figures(frame: Frame) -> Iterable[str]:
    """The numbers that effects have changed about what is in play (damage and other marks are no effects): the same
    effect on a stronger creature is another outcome."""
    records = frame.records()
    before, after = records[0].before if records else None, frame.state
    game = after.game
    if before is None or not isinstance(game, CardGame):
        return
    for new in after.in_zones(*game.in_play):
        old = before.objects.get(new.id)
        if old is None or new.layer is not None or old.marks != new.marks:
            continue
        for prop in game.numbers:
            now = value(after, new.id, prop)
            if now != value(before, new.id, prop):
                yield f"{CARD} {face(after, new.id).moniker} {prop} {now}"


def on_table(frame: Frame) -> frozenset[str]:
    """Every card that is on the table after a step, or was and is gone, in the form of features."""
    state = frame.state
    return frozenset(f"{CARD} {face(state, oid).moniker}" for oid in (*state.objects, *state.gone))


def _spoken_of(frame: Frame) -> Iterable[ObjId]:
    """What the words of a step name: a refused one has no records that could tell."""
    text = getattr(frame.step, "text", "").lower()
    for oid, obj in frame.state.objects.items():
        if obj.alias and re.search(rf"(?<!\w){re.escape(obj.alias.lower())}(?!\w)", text):
            yield oid


def _verbs(frame: Frame) -> Iterable[str]:
    step = frame.step
    if step is None:
        return ()
    kind = getattr(step, "kind", None)
    return (f"answer {kind}",) if kind else ()


def _record(record: Record) -> Iterable[str]:
    event = record.event
    if event is not None and event.kind in (SET_FACT, ARRANGE):
        yield from (f"rule {r}" for r in record.rules)
        return
    yield from (f"rule {r}" for r in record.rules)
    if record.outcome is not Outcome.FORCED:
        name = event.kind.name if event else "-"
        yield f"{record.outcome.value}: {name}"
        if event:
            yield from _roles(record, name)
    for oid in record.objects():
        yield f"{CARD} {_card(record, oid)}"
    words = record.words or record.cause.words
    if words and record.outcome is not Outcome.NOTE:
        yield f"words {words[:120]}"
    if record.outcome in (Outcome.NOTE, Outcome.FAILED):
        yield f"note {words[:120]}"


def _roles(record: Record, name: str) -> Iterable[str]:
    assert record.event is not None
    for role, thing in record.event.roles.items():
        if isinstance(thing, ObjId):
            yield f"{CARD} as {name} {role}: {_card(record, thing)}"
        elif isinstance(thing, int | str) and role not in ("value", "words"):
            text = "a player" if type(thing).__name__ == "PlayerId" else thing
            yield f"{name} {role}: {text}"


def _card(record: Record, oid: ObjId) -> str:
    for state in (record.before, record.after):
        if state is not None and (oid in state.objects or oid in state.gone):
            return face(state, oid).moniker
    return "something"


def _pending(frame: Frame) -> Iterable[str]:
    match frame.pending:
        case Choice(_, kind):
            yield f"asked {kind}"
        case Window(_, about):
            yield f"window {about}"


def footprints(proof: Proof, file: str) -> list[Footprint]:
    """The footprints that a passed proof gives to the rulings it proves."""
    if proof.replay is None:
        return []
    found = []
    for claim in proof.scenario.proves:
        if claim.step >= len(proof.replay.frames):
            continue
        frame = proof.replay.frames[claim.step]
        own = features(proof.replay, frame)
        others: set[str] = set()
        for twin in proof.twins:
            if twin.replay is not None and claim.step < len(twin.replay.frames):
                others |= features(twin.replay, twin.replay.frames[claim.step])
        found.append(Footprint(claim.ruling, file, claim.step, own, own - others, on_table(frame)))
    return found
