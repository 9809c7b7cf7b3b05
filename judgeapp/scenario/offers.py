"""What can happen now: everything worth trying in a window, and the rule in the way of what can't be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from judgeapp.kernel.choices import Illegal, Unsupported, Window
from judgeapp.kernel.game import Action
from judgeapp.kernel.ids import ObjId, PlayerId
from judgeapp.kernel.table import EndlessLoop
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes.names import StepPhrase
from judgeapp.scenario.notation import Said, Step
from judgeapp.scenario.outcomes import attempt
from judgeapp.scenario.replay import ALL_PASS, Frame, Replay
from judgeapp.scenario.words import scenario_grammar


@dataclass(frozen=True)
class Offer:
    """An action that somebody might take.

    text: the step in words, as the game describes it. refusal: why it may not even begin, or None. tried: whether it
    has been carried out for a trial, so that nothing later in it (a target, a payment) can refuse it either.
    """

    player: PlayerId
    action: Action
    text: str
    refusal: Illegal | None = None
    tried: bool = False

    @property
    def objects(self) -> tuple[ObjId, ...]:
        """The objects that the action names."""
        values = [getattr(self.action, name, None) for name in getattr(self.action, "__dataclass_fields__", ())]
        flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
        return tuple(v for v in flat if isinstance(v, ObjId))


def offers(replay: Replay, frame: Frame) -> Iterator[Offer]:
    """Every action worth trying in the window of a frame, legal or not, in the game's order."""
    window = frame.pending
    if not isinstance(window, Window):
        return
    game, state, player = replay.game, frame.state, window.player
    wanted = [*game.actions(state, player), *game.attempts(state, player)]
    for action in dict.fromkeys(wanted):
        yield Offer(player, action, game.describe(state, action), game.illegal(state, player, action))


def tried(frame: Frame, offer: Offer) -> Offer:
    """The offer after a trial: with the refusal that comes up only while it is carried out."""
    if offer.refusal is not None:
        return replace(offer, tried=True)
    try:
        return replace(offer, refusal=attempt(frame, offer.player, offer.action), tried=True)
    except Unsupported as unknown:
        return replace(offer, tried=True, refusal=Illegal(f"not known: {unknown}"))
    except EndlessLoop:
        return replace(offer, tried=True)


def tried_lazily(frame: Frame, found: list[Offer]) -> Iterator[tuple[int, Offer]]:
    """The same for many offers, one at a time: their places and what they turn out to be."""
    for at, offer in enumerate(found):
        if not offer.tried:
            yield at, tried(frame, offer)


class StepWords:
    """Puts actions into steps, and reads steps, at the table of one replay."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._grammar: Grammar | None = None

    @property
    def grammar(self) -> Grammar:
        """The reader of steps that knows every name on this table."""
        if self._grammar is None:
            state = self._replay.frames[0].state
            replay = self._replay
            self._grammar = scenario_grammar(replay.game, replay.catalog, replay.names(), state.seats)
        return self._grammar

    def step(self, frame: Frame, offer: Offer) -> Said:
        """The step that stands for an offer: with the player's name, unless its own words already say it all."""
        wordings = (f"{offer.player} {offer.text}", offer.text)
        for text in wordings:
            if self._same(frame, text, offer.action):
                return Said(text)
        return Said(next((t for t in wordings if self.trouble(frame, t) is None), wordings[0]))

    def _same(self, frame: Frame, text: str, action: Action) -> bool:
        try:
            return self.grammar.read(StepPhrase, text).action(frame.state)[1] == action
        except (NotUnderstood, KeyError):
            return False

    def trouble(self, frame: Frame, text: str) -> NotUnderstood | None:
        """Why a text is no step here; None where it is understood."""
        if text in ALL_PASS:
            return None
        try:
            self.grammar.read(StepPhrase, text).action(frame.state)
        except NotUnderstood as trouble:
            return trouble
        except KeyError as missing:
            return NotUnderstood(text, 0, f"something on this table; nothing is called {missing}", None)
        return None


def trial(frame: Frame, words: StepWords, step: Step) -> Illegal | NotUnderstood | None:
    """Why not? What the rules, or the reader, have against a step at a frame; None where it is legal."""
    if not isinstance(step, Said) or step.text in ALL_PASS:
        return None
    trouble = words.trouble(frame, step.text)
    if trouble is not None:
        return trouble
    who, action = words.grammar.read(StepPhrase, step.text).action(frame.state)
    try:
        return attempt(frame, who, action)
    except (Unsupported, EndlessLoop):
        return None


__all__ = ["Offer", "StepWords", "offers", "trial", "tried", "tried_lazily"]
