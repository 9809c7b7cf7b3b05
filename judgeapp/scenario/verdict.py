"""The verdict: PROVEN, DERIVED or UNSUPPORTED, and what that rests on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Unsupported
from judgeapp.kernel.inforce import face
from judgeapp.kernel.table import EndlessLoop
from judgeapp.scenario.ranking import Applying, Fit
from judgeapp.scenario.replay import Frame, Replay
from judgeapp.scenario.wording import worded


class Standing(Enum):
    """How far an outcome can be trusted."""

    PROVEN = "PROVEN"
    DERIVED = "DERIVED"
    UNSUPPORTED = "UNSUPPORTED"


@dataclass(frozen=True)
class Verdict:
    """How far the outcome of a replay can be trusted, and why."""

    standing: Standing
    why: str


_WHY = {
    "en": (
        "an endless loop: {what}",
        "covered by the ruling {ruling}, whose proof {file} passes",
        "no ruling was found that says so; it follows from the rules {rules}",
    ),
    "ru": (
        "бесконечный цикл: {what}",
        "это решение {ruling}, его доказательство {file} проходит",
        "решения об этом не найдено; следует из правил {rules}",
    ),
}


def verdict(replay: Replay, frame: Frame, applying: list[Applying], lang: str = "en") -> Verdict:
    """The verdict at a frame: unsupported if anything up to here leans on text that is not understood.

    lang: ``en`` or ``ru``.
    """
    endless, proven, derived = _WHY[lang]
    unknown = _unknown(replay, frame, lang)
    if unknown:
        return Verdict(Standing.UNSUPPORTED, unknown)
    if isinstance(frame.trouble, EndlessLoop):
        return Verdict(Standing.DERIVED, endless.format(what=worded(str(frame.trouble), lang)))
    exact = next((a for a in applying if a.fit is Fit.EXACT), None)
    if exact:
        return Verdict(Standing.PROVEN, proven.format(ruling=exact.ruling, file=exact.file))
    rules = sorted({r for record in frame.records() for r in record.rules})
    rules = rules or list(frame.pending.rules if frame.pending else ())
    return Verdict(Standing.DERIVED, derived.format(rules=", ".join(rules[:8]) or "—"))


def _unknown(replay: Replay, frame: Frame, lang: str) -> str | None:
    """The first card whose text is not wholly understood, with the clause: one that took part, or one that is in play
    and could have had a say."""
    if isinstance(frame.trouble, Unsupported):
        return f"{worded(frame.trouble.card, lang)}: {worded(frame.trouble.clause, lang)}"
    refused = replay.refused[frame.number]
    if refused is not None:
        return _clause(refused, lang)
    for obj in frame.state.in_zones(*replay.game.in_play):
        if obj.layer is None and face(frame.state, obj.id).refused:
            return _clause(face(frame.state, obj.id), lang)
    return None


def _clause(card: CardDef, lang: str) -> str:
    return f"{card.moniker}: {worded(str(card.refused[0]), lang)}"
