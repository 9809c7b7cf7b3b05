"""Why a ruling applies at a step or does not, in words: its case, and what of it is not so here."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join
from judgeapp.library.models import Ruling
from judgeapp.scenario.cases.judging import Judged, Standing
from judgeapp.scenario.cases.telling import tongue_of, why


def _tr(text: str) -> str:
    return QCoreApplication.translate("Reasons", text)


def why_page(ruling: str, known: Ruling | None, lacking: Judged | None, language: str) -> Rich:
    """The page that says how far a ruling is from the step in view."""
    title = known.title.said(language) if known else ruling
    body = [fill("<h2>{}</h2>", anchor(ruling, title))]
    if known:
        body.append(fill('<p class="item">{}</p>', known.answer.said(language)))
    if lacking is not None:
        return join([*body, *_case_words(lacking, language)])
    stated = known is not None and bool(known.case)
    said = _tr("What it speaks of does not happen here.") if stated else _tr("It states no case that could come up.")
    return join([*body, fill('<p class="item">{}</p>', said)])


_STANDS = {
    Standing.APPLIES: QT_TRANSLATE_NOOP("Reasons", "It applies at this step."),
    Standing.DISAGREES: QT_TRANSLATE_NOOP("Reasons", "It comes up here, but the engine and the ruling disagree."),
    Standing.OPEN: QT_TRANSLATE_NOOP("Reasons", "It comes up here, but too little has been played to see the end."),
    Standing.BUT_FOR: QT_TRANSLATE_NOOP("Reasons", "It would apply, but for one thing."),
    Standing.ELSEWHERE: QT_TRANSLATE_NOOP("Reasons", "It does not apply: more than one thing is not so."),
}


def _case_words(judged: Judged, language: str) -> list[Rich]:
    """How a ruling's case stands: its moment, each circumstance and each claim with whether it is so."""
    tongue = tongue_of(judged, language)
    case, missing = judged.case, (*judged.unmet, *judged.failing)
    parts = [("✓", case.moment), *(("⊘" if p in missing else "✓", p) for p in (*case.given, *case.then))]
    if judged.unmet:
        parts = parts[: 1 + len(case.given)]
    body = [fill('<p class="item"><b>{}</b></p>', _tr(str(_STANDS[judged.standing])))]
    body += [fill('<p class="item">{} {}</p>', sign, part.show(tongue)) for sign, part in parts]
    if judged.standing is not Standing.APPLIES:
        body.append(fill('<p class="item muted">{}</p>', why(judged, language)))
    return body
