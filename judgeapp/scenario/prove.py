"""Proofs: a scenario must end as expected, and its negative twin must not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from judgeapp.kernel.choices import Choice
from judgeapp.language.grammar import NotUnderstood
from judgeapp.language.phrase import walk
from judgeapp.scenario.expectations import Asked, Expectation, Offered
from judgeapp.scenario.notation import NotationError, Said, Scenario, Twin
from judgeapp.scenario.outcomes import Refused
from judgeapp.scenario.replay import Player, Replay, asked
from judgeapp.scenario.words import scenario_grammar


@dataclass(frozen=True)
class Checked:
    """An expectation, whether it held, and what was found. refusal and asks: its part about a refused step, or about a
    choice, if it has one."""

    text: str
    line: int
    holds: bool
    found: str
    refusal: Refused | None = None
    asks: Asked | Offered | None = None


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
    """A twin: whether it ended differently, what differed, its own replay, and the edition if it has another."""

    title: str
    differs: bool
    why: str
    replay: Replay | None = None
    edition: str | None = None


def check(replay: Replay, expect: Sequence[Said], names: Sequence[str] = ()) -> tuple[Checked, ...]:
    """Try expectations on a replay. names: of things that are not on its table but may be spoken of."""
    found = []
    every = dict.fromkeys((*replay.names(), *names))
    grammar = scenario_grammar(replay.game, replay.catalog, every, replay.last.state.seats)
    for said in expect:
        try:
            node = grammar.read(Expectation, said.text)
            finding = node.check(replay, replay.last)
            refusal = next((n for n in walk(node) if isinstance(n, Refused)), None)
            asks = next((n for n in walk(node) if isinstance(n, Asked | Offered)), None)
            found.append(Checked(said.text, said.line, finding.holds, finding.found, refusal, asks))
        except NotUnderstood as trouble:
            column = said.column + trouble.column
            raise NotationError(said.line, column, f"“{said.text}”: {trouble.problem}", trouble.nearest) from None
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
    problem = _stopped(replay, checked) or _left_open(replay, checked) or _misplaced(scenario)
    if problem is not None:
        return Proof(scenario, replay, checked, (), problem)
    names = replay.names()
    return Proof(scenario, replay, checked, tuple(_twin(player, replay, t, names) for t in scenario.twins))


def _stopped(replay: Replay, checked: Sequence[Checked]) -> str | None:
    """Why a replay proves nothing: a step is refused that should not be. A refusal may be expected of the last step,
    or of an earlier one where the expectation says why it is refused."""
    step, trouble = replay.last.step, replay.last.trouble
    if trouble is None or step is None:
        return None
    last = replay.last.number == len(replay.scenario.steps)
    if any(c.refusal is not None and (last or c.refusal.reason is not None) for c in checked):
        return None
    return f"step {replay.last.number} “{step.text}” is refused: {trouble}"


def _left_open(replay: Replay, checked: Sequence[Checked]) -> str | None:
    """A choice that nobody makes at the end, and that no expectation is about."""
    pending = replay.last.pending
    if not isinstance(pending, Choice) or any(c.asks is not None for c in checked):
        return None
    return f"a choice is left open: {asked(pending)}"


def _misplaced(scenario: Scenario) -> str | None:
    """A claim about a step that there is not."""
    for claim in scenario.proves:
        if not 1 <= claim.step <= len(scenario.steps):
            return f"line {claim.line}: {claim.ruling} is said to be proven at step {claim.step}, which there is not"
    return None


def _twin(player: Player, first: Replay, twin: Twin, names: Sequence[str]) -> TwinResult:
    """A twin proves something when it can be played, its own expectations hold, and the scenario's no longer all do."""
    scenario = first.scenario
    try:
        replay = player.replay(twin_of(scenario, twin), first)
        own = check(replay, twin.expect, names)
        for c in own:
            if not c.holds:
                return TwinResult(
                    twin.title, False, f"line {c.line}: “{c.text}” does not hold: {c.found}", replay, twin.edition
                )
        stopped = _stopped(replay, own)
        if stopped is not None:
            advice = "expect it with its reason, or give the twin other steps"
            return TwinResult(twin.title, False, f"{stopped} ({advice})", replay, twin.edition)
        for c in check(replay, scenario.expect, names):
            if not c.holds:
                return TwinResult(twin.title, True, f"“{c.text}” no longer holds: {c.found}", replay, twin.edition)
    except NotationError as trouble:
        return TwinResult(twin.title, False, str(trouble))
    return TwinResult(twin.title, False, "it ends the same", replay, twin.edition)


def twin_of(scenario: Scenario, twin: Twin) -> Scenario:
    """The scenario with the decisive thing taken away."""
    seats = tuple(next((t for t in twin.seats if t.player == s.player), s) for s in scenario.seats)
    return replace(
        scenario,
        edition=twin.edition or scenario.edition,
        turn=twin.turn or scenario.turn,
        seats=seats,
        steps=scenario.steps if twin.steps is None else twin.steps,
        twins=(),
        without=twin.without,
    )
