"""Proofs: a scenario must end as expected, and its negative twin must not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from judgeapp.language.grammar import NotUnderstood
from judgeapp.scenario.expectations import Expectation
from judgeapp.scenario.notation import NotationError, Said, Scenario, Seat, Twin
from judgeapp.scenario.replay import Player, Replay
from judgeapp.scenario.words import scenario_grammar


@dataclass(frozen=True)
class Checked:
    """An expectation, whether it held, and what was found."""

    text: str
    line: int
    holds: bool
    found: str


@dataclass(frozen=True)
class Proof:
    """What a scenario proved.

    twins: title of each twin → why it counts as ended differently; None where it does not. problem: what kept the
    scenario from being played at all.
    """

    scenario: Scenario
    replay: Replay | None
    checked: tuple[Checked, ...]
    twins: tuple[TwinResult, ...]
    problem: str | None = None

    @property
    def passed(self) -> bool:
        """Whether every expectation held and every twin ended differently."""
        fine = self.problem is None and bool(self.checked) and all(c.holds for c in self.checked)
        return fine and all(t.differs for t in self.twins)


@dataclass(frozen=True)
class TwinResult:
    """A twin: whether it ended differently, what differed, and its own replay."""

    title: str
    differs: bool
    why: str
    replay: Replay | None = None


def check(replay: Replay, expect: Sequence[Said]) -> tuple[Checked, ...]:
    """Try expectations on a replay."""
    found = []
    grammar = scenario_grammar(replay.game, replay.catalog, replay.names(), replay.last.state.seats)
    for said in expect:
        try:
            finding = grammar.read(Expectation, said.text).check(replay, replay.last)
            found.append(Checked(said.text, said.line, finding.holds, finding.found))
        except NotUnderstood as trouble:
            raise NotationError(said.line, trouble.column + 1, f"“{said.text}”: {trouble}", trouble.nearest) from None
        except KeyError as missing:
            found.append(Checked(said.text, said.line, False, f"nothing is called {missing}"))
    return tuple(found)


def prove(player: Player, scenario: Scenario) -> Proof:
    """Play a scenario and its twins. Nothing is raised: what cannot be played is a problem of the proof."""
    try:
        replay = player.replay(scenario)
        checked = check(replay, scenario.expect)
    except NotationError as trouble:
        return Proof(scenario, None, (), (), str(trouble))
    refusals = any("refused" in e.text for e in scenario.expect)
    if replay.last.trouble is not None and not refusals:
        step = replay.last.step
        said = step.text if step else ""
        return Proof(scenario, replay, checked, (), f"step {replay.last.number} “{said}”: {replay.last.trouble}")
    return Proof(scenario, replay, checked, tuple(_twin(player, scenario, t) for t in scenario.twins))


def _twin(player: Player, scenario: Scenario, twin: Twin) -> TwinResult:
    """A twin proves something when the same expectations no longer all hold, and its own do."""
    try:
        changed = twin_of(scenario, twin)
        replay = player.replay(changed)
        own = check(replay, twin.expect)
        for c in own:
            if not c.holds:
                return TwinResult(twin.title, False, f"line {c.line}: “{c.text}” does not hold: {c.found}", replay)
        if replay.last.trouble is not None:
            return TwinResult(twin.title, True, f"step {replay.last.number} is refused: {replay.last.trouble}", replay)
        for c in check(replay, scenario.expect):
            if not c.holds:
                return TwinResult(twin.title, True, f"“{c.text}” no longer holds: {c.found}", replay)
    except NotationError as trouble:
        return TwinResult(twin.title, False, str(trouble))
    return TwinResult(twin.title, False, "it ends the same", replay)


def twin_of(scenario: Scenario, twin: Twin) -> Scenario:
    """The scenario with the decisive thing taken away. NotationError where there is nothing to take."""
    seats = tuple(next((t for t in twin.seats if t.player == s.player), s) for s in scenario.seats)
    for gone in twin.without:
        if ": " not in gone.text:
            seats = _without(seats, gone)
    return replace(
        scenario,
        edition=twin.edition or scenario.edition,
        turn=twin.turn or scenario.turn,
        seats=seats,
        steps=scenario.steps if twin.steps is None else twin.steps,
        twins=(),
        blanked=tuple(g for g in twin.without if ": " in g.text),
    )


def _without(seats: tuple[Seat, ...], gone: Said) -> tuple[Seat, ...]:
    """Strike a thing, by name or alias, out of the seats."""
    name = gone.text
    made, struck = [], False
    for seat in seats:
        items = []
        for item in seat.items:
            kept = [e for e in _entries(item.text) if not _is(e, name)]
            struck |= len(kept) < len(_entries(item.text))
            head = item.text if kept == _entries(item.text) else _rejoin(item.text, kept)
            if head:
                items.append(Said(head, item.line))
        made.append(Seat(seat.player, tuple(items), seat.line))
    if not struck:
        raise NotationError(gone.line, 1, f"there is no “{name}” to take away")
    return tuple(made)


def _entries(text: str) -> list[str]:
    """An item cut at the commas outside parentheses."""
    parts, depth, begun = [], 0, 0
    for at, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if char == "," and depth == 0:
            parts.append(text[begun:at].strip())
            begun = at + 1
    parts.append(text[begun:].strip())
    return parts


def _is(entry: str, name: str) -> bool:
    bare = entry.split("(")[0].strip().lower()
    wanted = name.lower()
    renamed = (wanted + " as ", wanted + " как ")
    return bare == wanted or bare.endswith(" " + wanted) or bare.startswith(renamed)


def _rejoin(text: str, kept: list[str]) -> str:
    """What is left of an item; its leading word stays even if the first entry goes."""
    entries = _entries(text)
    if not kept:
        return ""
    if entries[0] in kept:
        return ", ".join(kept)
    return f"{text.split()[0]} {', '.join(kept)}"
