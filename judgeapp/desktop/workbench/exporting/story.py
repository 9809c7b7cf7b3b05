"""A replay told step by step, as data that every format writes down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.wording import game_name, whole_answer
from judgeapp.library.shelves import Library
from judgeapp.scenario.explain import Sentence, explain
from judgeapp.scenario.notation import Scenario, show
from judgeapp.scenario.ranking import Applying, Fit, Ranking
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
    """The head of an export: what was played, under which rules, as written."""

    title: str
    game: str
    edition: str
    notes: tuple[str, ...]
    written: str


def head(scenario: Scenario, replay: Replay) -> Story:
    """What stands before the steps."""
    return Story(
        scenario.title or _tr("Scenario"), game_name(scenario.game), replay.game.edition, scenario.notes, show(scenario)
    )


def told(replay: Replay, frame: Frame, ranking: Ranking | None, library: Library, language: str) -> Told:
    """A step told."""
    explained = explain(replay, frame, language)
    applying = ranking.at(replay, frame, 2) if ranking is not None and frame.step is not None else []
    judged = verdict(replay, frame, applying, language) if frame.step is not None else None
    heading = f"{frame.number}. {explained.step}" if frame.step is not None else _tr("The table is set")
    return Told(
        frame.number,
        heading,
        explained.sentences,
        explained.trouble or "",
        explained.trouble_rules,
        explained.pending,
        tuple(_cited(applying, library, language)),
        judged.standing.value if judged else "",
        judged.why if judged else "",
    )


def _cited(applying: list[Applying], library: Library, language: str) -> Iterator[Cited]:
    for one in applying:
        ruling = library.ruling(one.ruling)
        if ruling is None:
            yield Cited(one.ruling, "", one.fit, ())
            continue
        answer = whole_answer(ruling.answer.said(language), ruling.verdict)
        yield Cited(ruling.title.said(language), answer, one.fit, ruling.cites)
