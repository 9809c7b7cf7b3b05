"""Ranked questions in a process of their own."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from rules_index import Index, RankedProcess, Searcher
from tests.rules_index.conftest import WAYS


def open_searcher(folder: Path) -> Searcher:
    return Searcher(Index(folder), WAYS)


def fail_to_open() -> Searcher:
    raise ValueError("no index here")


@pytest.fixture
def ranked(folder: Path) -> Iterator[RankedProcess]:
    process = RankedProcess(partial(open_searcher, folder))
    yield process
    process.close()


def test_answers_come_with_their_ticket(ranked: RankedProcess) -> None:
    ticket = ranked.ask("frog leap", "pond")
    reply = ranked.wait(ticket)
    assert reply is not None
    assert reply.ticket == ticket
    assert reply.answer.hits("ruling")[0].id == "frog-leaps"


def test_a_later_question_withdraws_the_earlier(ranked: RankedProcess) -> None:
    tickets = [ranked.ask("frog " + "leap " * number, "pond") for number in range(20)]
    assert ranked.wait(tickets[0], 0.1) is None
    reply = ranked.wait(tickets[-1])
    assert reply is not None
    assert reply.ticket == tickets[-1]
    assert ranked.replies() == []


def test_what_goes_wrong_is_told() -> None:
    process = RankedProcess(fail_to_open)
    reply = process.wait(process.ask("frog"))
    process.close()
    assert reply is not None
    assert reply.answer is None
    assert "no index here" in reply.error


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_a_process_that_died_is_started_again(ranked: RankedProcess) -> None:
    assert ranked.wait(ranked.ask("frog", "pond"))
    os.kill(ranked._process.pid, signal.SIGKILL)
    ranked._process.join()
    first = ranked.ask("heron", "pond")
    reply = ranked.wait(first)
    if reply is None or reply.answer is None:  # the death was noticed only now
        reply = ranked.wait(ranked.ask("heron", "pond"))
    assert reply is not None
    assert reply.answer is not None
