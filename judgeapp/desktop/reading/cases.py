"""The cases of a ruling on its page: when it comes up, under which circumstances, what follows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.parts import items
from judgeapp.desktop.rich import Rich, fill, join
from judgeapp.library.models import CaseText


def _tr(text: str) -> str:
    return QCoreApplication.translate("Cases", text)


def case_items(cases: Sequence[CaseText]) -> Rich:
    """Each case as an item, as it is written; nothing for none."""
    return items([_told(case) for case in cases])


def _told(case: CaseText) -> Rich:
    given = join((fill("<b>{}</b> {}", _tr("and"), line) for line in case.given), " ")
    then = join(case.then, "; ")
    usual = fill(' <span class="muted">({})</span>', _tr("the ordinary course of play")) if case.ordinary else ""
    when = fill("<b>{}</b> {} {}", _tr("When"), case.when, given)
    return fill("{}<br><b>{}</b> {}{}", when, _tr("then"), then, usual)
