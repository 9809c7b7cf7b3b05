"""Why a ruling applies at a step or does not, in words: what of its own proof's step is here, and what is missing."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.workbench.wording import engine, word
from judgeapp.kernel.records import Outcome
from judgeapp.library.models import Ruling
from judgeapp.scenario.cases.judging import Judged, Standing
from judgeapp.scenario.cases.telling import tongue_of, why
from judgeapp.scenario.resemblance import Lacking

MOST = 8


def _tr(text: str) -> str:
    return QCoreApplication.translate("Reasons", text)


def feature_words(feature: str) -> str:
    """One feature of a footprint in words."""
    kind, _, rest = feature.partition(" ")
    if feature == "illegal":
        return _tr("refused")
    if feature.startswith("illegal by "):
        return _tr("refused by rule {n}").format(n=feature.removeprefix("illegal by "))
    if feature.startswith("card as "):
        return rest.partition(": ")[2]
    match kind:
        case "rule":
            return _tr("rule {n}").format(n=rest)
        case "card":
            return rest
        case "words":
            return f"“{rest}”"
        case "note" | "window":
            return word(rest)
        case "asked":
            return _tr("asked: {what}").format(what=word(rest))
        case _:
            return _event_words(feature)


_FATES = {
    Outcome.HAPPENED: "{what}",
    Outcome.FORBIDDEN: QT_TRANSLATE_NOOP("Reasons", "can’t happen: {what}"),
    Outcome.REPLACED: QT_TRANSLATE_NOOP("Reasons", "is replaced: {what}"),
    Outcome.PREVENTED: QT_TRANSLATE_NOOP("Reasons", "is prevented: {what}"),
    Outcome.FAILED: QT_TRANSLATE_NOOP("Reasons", "comes to nothing: {what}"),
    Outcome.NO_TARGET: QT_TRANSLATE_NOOP("Reasons", "no legal target"),
    Outcome.TRIGGERED: QT_TRANSLATE_NOOP("Reasons", "triggers at: {what}"),
}
_ATOMS = ("set", "adjust", "move", "create", "fact", "arrange", "shift", "phase", "step", "-")
"""Kinds of events that every step is made of: they tell nobody anything."""


def _event_words(feature: str) -> str:
    """What became of an event, in words; empty for bookkeeping."""
    head, _, rest = feature.partition(": ")
    fate = next((o for o in _FATES if o.value == head), None)
    if fate is not None:
        return "" if rest in _ATOMS else _tr(str(_FATES[fate])).format(what=_event(rest))
    event, _, role = head.rpartition(" ")
    if role != "amount" or event in _ATOMS:
        return "" if event or not rest else feature
    return f"{_event(event)}: {rest}"


def _event(name: str) -> str:
    """A kind of event in the language of the window."""
    return engine(f"event {name}").removeprefix("event ")


def reason_words(reason: str) -> str:
    """A reason, as the ranking gives it, in words."""
    words = (feature_words(part) for part in reason.split("; ") if part)
    return "; ".join(dict.fromkeys(filter(None, words)))


def why_page(ruling: str, known: Ruling | None, lacking: Judged | Lacking | None, language: str) -> str:
    """The page that says how far a ruling is from the step in view."""
    title = known.title.said(language) if known else ruling
    body = [f"<h2>{anchor(ruling, title)}</h2>"]
    if known:
        body.append(f'<p class="item">{escape(known.answer.said(language))}</p>')
    if isinstance(lacking, Judged):
        return "".join([*body, *_case_words(lacking, language)])
    if lacking is None:
        stated = known is not None and bool(known.case)
        said = _tr("What it speaks of does not happen here.") if stated else _tr("It states no case and has no proof.")
        body.append(f'<p class="item">{escape(said)}</p>')
        return "".join(body)
    share = _tr("{n} % of what decides it is at this step").format(n=round(100 * lacking.coverage))
    body.append(f'<p class="item"><b>{escape(share)}</b></p>')
    body += _listed(_tr("What this step lacks"), lacking.lacks, "⊘")
    body += _listed(_tr("What it has"), lacking.shared, "✓")
    body.append(f'<p class="item">{anchor(f"scenario:{ruling}", _tr("Open its scenario"))} '
                f'<span class="small muted">{escape(lacking.file)}</span></p>')  # fmt: skip
    return "".join(body)


_STANDS = {
    Standing.APPLIES: QT_TRANSLATE_NOOP("Reasons", "It applies at this step."),
    Standing.DISAGREES: QT_TRANSLATE_NOOP("Reasons", "It comes up here, but the engine and the ruling disagree."),
    Standing.OPEN: QT_TRANSLATE_NOOP("Reasons", "It comes up here, but too little has been played to see the end."),
    Standing.BUT_FOR: QT_TRANSLATE_NOOP("Reasons", "It would apply, but for one thing."),
    Standing.ELSEWHERE: QT_TRANSLATE_NOOP("Reasons", "It does not apply: more than one thing is not so."),
}


def _case_words(judged: Judged, language: str) -> list[str]:
    """How a ruling's case stands: its moment, each circumstance and each claim with whether it is so."""
    tongue = tongue_of(judged, language)
    case, missing = judged.case, (*judged.unmet, *judged.failing)
    parts = [("✓", case.moment), *(("⊘" if p in missing else "✓", p) for p in (*case.given, *case.then))]
    if judged.unmet:
        parts = parts[: 1 + len(case.given)]
    body = [f'<p class="item"><b>{escape(_tr(str(_STANDS[judged.standing])))}</b></p>']
    body += [f'<p class="item">{sign} {escape(part.show(tongue))}</p>' for sign, part in parts]
    if judged.standing is not Standing.APPLIES:
        body.append(f'<p class="item muted">{escape(why(judged, language))}</p>')
    return body


def _listed(title: str, features: tuple[str, ...], sign: str) -> list[str]:
    if not features:
        return []
    words = list(dict.fromkeys(filter(None, map(feature_words, features))))
    if not words:
        return []
    more = [f'<p class="item muted">+{len(words) - MOST}</p>'] if len(words) > MOST else []
    lines = [f'<p class="item">{sign} {escape(w)}</p>' for w in words[:MOST]]
    return [f"<h3>{escape(title)}</h3>", *lines, *more]
