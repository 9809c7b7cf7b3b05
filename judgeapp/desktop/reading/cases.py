"""The cases of a ruling on its page: when it comes up, under which circumstances, what follows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.parts import items
from judgeapp.library.models import CaseText


def _tr(text: str) -> str:
    return QCoreApplication.translate("Cases", text)


def case_items(cases: Sequence[CaseText]) -> str:
    """Each case as an item, as it is written; nothing for none."""
    return items([_told(case) for case in cases])


def _told(case: CaseText) -> str:
    given = " ".join(f"<b>{escape(_tr('and'))}</b> {escape(line)}" for line in case.given)
    then = "; ".join(map(escape, case.then))
    usual = f' <span class="muted">({escape(_tr("the ordinary course of play"))})</span>' if case.ordinary else ""
    when = f"<b>{escape(_tr('When'))}</b> {escape(case.when)} {given}"
    return f"{when}<br><b>{escape(_tr('then'))}</b> {then}{usual}"
