"""A call in words: its citations, and the two lines that a head judge reads at an appeal."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.links import CARD, RULE, RULING, TERM, parse_link
from judgeapp.desktop.reading import wording
from judgeapp.library.shelves import Library

translate = QCoreApplication.translate


def time_of(seconds: int) -> str:
    """The time of day."""
    return datetime.fromtimestamp(seconds).strftime("%H:%M")


def day_of(seconds: int) -> str:
    """The day, with its month by name: an order of numbers is read differently from land to land."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    return QLocale().toString(moment.date(), "d MMM yyyy")


def place_of(call: Call) -> str:
    """The table and the round."""
    table = translate("Calls", "Table {n}").format(n=call.table) if call.table else translate("Calls", "No table yet")
    return f"{table} · {translate('Calls', 'round {n}').format(n=call.round)}" if call.round else table


def cite_words(cite: str, library: Library, language: str, brief: bool = False) -> str:
    """What a citation names. brief: in as few words as possible."""
    wanted = parse_link(cite)
    if wanted.kind == RULING:
        ruling = library.ruling(wanted.name)
        if ruling is None:
            return cite
        title = ruling.title.said(language)
        sources = "; ".join(wording.cites_words(cites) for _, cites in wording.citation(ruling, library))
        return title if brief or not sources else f"{title} ({sources})"
    if wanted.kind == RULE:
        rule = library.rule(wanted.game, wanted.name)
        number = translate("Calls", "rule {n}").format(n=wanted.name.partition("@")[0])
        return number if brief or rule is None else f"{number} {rule.title}"
    return wanted.name if wanted.kind in (CARD, TERM) else cite


def summary(call: Call, library: Library, language: str, now: int) -> str:
    """Two lines for an appeal: who asked what, and what was ruled on which text."""
    spent = translate("Calls", "+{n} min").format(n=call.extra(now))
    asked = [place_of(call), f"{day_of(call.started)} {time_of(call.started)}, {spent}", call.players]
    question = _one_line(call.question) or translate("Calls", "(no question written down)")
    ruling = _one_line(call.ruling) or translate("Calls", "(no ruling written down)")
    cites = "; ".join(cite_words(cite, library, language) for cite in call.citations)
    first = f"{' · '.join(filter(None, asked))}: {question}"
    second = f"{translate('Calls', 'Ruled:')} {ruling}"
    return f"{first}\n{second}{f' [{cites}]' if cites else ''}"


def _one_line(text: str) -> str:
    return " ".join(text.split())
