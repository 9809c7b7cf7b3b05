"""A step that was not taken, and why."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.desktop.workbench.playing import Played
from judgeapp.desktop.workbench.wording import engine, language
from judgeapp.kernel.choices import Illegal, Unsupported
from judgeapp.scenario.explain import unknown_words


@dataclass(frozen=True)
class Refusal:
    """A step that was not taken: why, by which rules, and where in the text the trouble is (column 0: nowhere).

    illegal: whether the rules refuse it (it can be kept as a refused step) or it is not understood.
    """

    text: str
    reason: str
    rules: tuple[str, ...] = ()
    column: int = 0
    nearest: str | None = None
    illegal: bool = False


def refusal_of(played: Played, step: int, text: str) -> Refusal | None:
    """Why the step of a number was not taken; None where it was."""
    if played.broken:
        return Refusal(text, played.broken.splitlines()[0])
    if played.problem is not None and played.step <= step:
        problem = played.problem
        return Refusal(text, engine(problem.problem), (), problem.column, problem.nearest)
    frame = played.replay.last if played.replay else None
    if frame is None or frame.trouble is None:
        return None
    match frame.trouble:
        case Illegal() as refusal:
            return Refusal(text, engine(refusal.reason), refusal.rules, illegal=True)
        case Unsupported() as unknown:
            return Refusal(text, unknown_words(unknown, language()), illegal=True)
        case other:
            return Refusal(text, engine(other), illegal=True)
