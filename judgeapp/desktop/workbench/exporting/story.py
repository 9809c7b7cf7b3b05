"""A replay told step by step, as data that every format writes down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.wording import game_name, whole_answer
from judgeapp.library.shelves import Library
from judgeapp.scenario.editing import MAIN
from judgeapp.scenario.explain import Sentence, explain
from judgeapp.scenario.notation import Scenario, show
from judgeapp.scenario.ranking import Applying, Fit, Ranking, deciding
from judgeapp.scenario.replay import Frame, Replay
from judgeapp.scenario.verdict import verdict


def _tr(text: str) -> str:
    return QCoreApplication.translate("Export", text)


@dataclass(frozen=True)
class Cited:
    """A ruling that applies. fit: how. cites: the statements of the documents it restates."""

    title: str
    answer: str
    fit: Fit
    cites: tuple[str, ...]


@dataclass(frozen=True)
class Told:
    """A step: its heading, what happened, what is waited for, which rulings apply, how far it can be trusted."""

    number: int
    heading: str
    sentences: tuple[Sentence, ...]
    refused: str
    refused_rules: tuple[str, ...]
    pending: str
    rulings: tuple[Cited, ...]
    standing: str
    rests_on: str


@dataclass(frozen=True)
class Story:
    """The head of an export: what was played, under which rules, which line of play (if there are more), as written."""

    title: str
    game: str
    edition: str
    line: str
    notes: tuple[str, ...]
    written: str


def head(scenario: Scenario, replay: Replay, line: int = MAIN, name: str = "") -> Story:
    """What stands before the steps. line: of play that is told. name: of the file, for a scenario without a title."""
    title = scenario.title or name or _tr("Scenario")
    notes = tuple(map(spelled, scenario.notes))
    return Story(
        title, game_name(scenario.game), replay.game.edition, _line_words(scenario, line), notes, show(scenario)
    )


def _line_words(scenario: Scenario, line: int) -> str:
    """Which line of play is told, where there are several."""
    if not scenario.twins:
        return ""
    if line == MAIN:
        said = _tr("The main line of play. The others are not told here: {others}")
        return said.format(others="; ".join(t.title for t in scenario.twins))
    return _tr("The line of play “{line}”").format(line=scenario.twins[line].title)


_COINS = re.compile(r"(?:\{r\})+")


def spelled(text: str) -> str:
    """A text in which what cards print as signs is said in words."""

    def words(found: re.Match[str]) -> str:
        n = len(found[0]) // 3
        return _tr("1 resource") if n == 1 else _tr("{n} resources").format(n=n)

    return _COINS.sub(words, text)


def told(replay: Replay, frame: Frame, ranking: Ranking | None, library: Library, language: str) -> Told:
    """A step told."""
    applying = ranking.at(replay, frame, 2) if ranking is not None and frame.step is not None else []
    explained = explain(replay, frame, language, deciding=deciding(applying))
    judged = verdict(replay, frame, applying, language) if frame.step is not None else None
    heading = f"{frame.number}. {explained.step}" if frame.step is not None else _tr("The table is set")
    return Told(
        frame.number,
        heading,
        tuple(replace(s, text=spelled(s.text)) for s in explained.sentences),
        spelled(explained.trouble or ""),
        explained.trouble_rules,
        spelled(explained.pending),
        tuple(_cited(applying, library, language)),
        QCoreApplication.translate("Standing", judged.standing.value) if judged else "",
        judged.why if judged else "",
    )


def _cited(applying: list[Applying], library: Library, language: str) -> Iterator[Cited]:
    for one in applying:
        ruling = library.ruling(one.ruling)
        if ruling is None:
            yield Cited(one.ruling, "", one.fit, ())
            continue
        answer = spelled(whole_answer(ruling.answer.said(language), ruling.verdict))
        yield Cited(ruling.title.said(language), answer, one.fit, ruling.cites)
