"""What is wrong with a table that can't be set.

Lines are counted as the editor counts them that is looked at: those of the scenario, or those of its own cards.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.workbench.doing import CARDS, TEXT
from judgeapp.desktop.workbench.wording import engine
from judgeapp.scenario.notation import NotationError, Scenario, show


def _tr(text: str) -> str:
    return QCoreApplication.translate("Troubles", text)


def problem_told(scenario: Scenario, problem: NotationError, tab: int, cards: str) -> str:
    """What is wrong with a table, with the line in the editor that is looked at.

    tab: the tab of the workbench. cards: what stands in the editor of cards.
    """
    at = _own_line(scenario, problem.line, cards)
    if at:
        said = _tr("line {line}: {what}") if tab == CARDS else _tr("in its own cards, line {line}: {what}")
        return said.format(line=at, what=engine(problem.problem))
    said = _tr("line {line}: {what}") if tab == TEXT else "{what}"
    return said.format(line=problem.line, what=engine(problem.problem))


def _own_line(scenario: Scenario, line: int, cards: str) -> int:
    """The line (from 1) of the editor of cards that a line of the whole text is; 0 for one outside the cards."""
    lines = show(scenario).splitlines()
    at = line - lines.index("cards") - 2 if "cards" in lines else -1
    written = [number for number, text in enumerate(cards.splitlines(), 1) if text.strip()]
    return written[at] if 0 <= at < min(len(scenario.cards), len(written)) else 0
