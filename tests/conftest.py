"""What all tests share: waiting that hangs on no clock, and the shipped library, read once and indexed once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.library import Library, load_library, resources_root
from judgeapp.library.finding import open_index
from tests.keys import give_key

PATIENCE = 120_000
"""Milliseconds to wait for what must come: long, since a busy machine is slow, and nothing here is to be timed."""


class PatientBot(QtBot):
    """Waits as long as it takes: the times that tests name are too short where other programs have the processors."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 0) -> None:
        """Wait until something holds."""
        super().waitUntil(callback, timeout=max(timeout, PATIENCE))

    def waitSignal(self, signal: Any, *, timeout: int = 0, raising: bool | None = None, **more: Any) -> Any:
        """Wait for a signal; one that may as well not come is waited for as long as is said."""
        patient = timeout if raising is False else max(timeout, PATIENCE)
        return super().waitSignal(signal, timeout=patient, raising=raising, **more)

    def waitSignals(self, signals: Iterable[Any], *, timeout: int = 0, **more: Any) -> Any:
        """Wait for several signals."""
        return super().waitSignals(signals, timeout=max(timeout, PATIENCE), **more)

    def waitExposed(self, widget: Any, *, timeout: int = 0) -> Any:
        """Wait until a widget can be seen."""
        return super().waitExposed(widget, timeout=max(timeout, PATIENCE))


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, with patience."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the shipped library and its index in it, for all tests that change neither.

    The index is the dearest thing that there is to make: a cache that CI made before the tests is copied. Each process
    has its own, since a cache keeps few indexes and tests with a library of their own would push this one out.
    """
    given = os.environ.get("JUDGEAPP_CACHE")
    made = tmp_path_factory.mktemp("cache")
    if given and Path(given).is_dir():
        shutil.copytree(given, made, dirs_exist_ok=True)
    return made


@pytest.fixture(scope="session")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a user who has nothing but the key of all tests."""
    user = tmp_path_factory.mktemp("user")
    give_key(user)
    return user


@pytest.fixture(scope="session")
def library(cache: Path, keyed: Path) -> Library:
    """The library that ships."""
    found = load_library(resources_root(), None, cache)
    open_index(found, keyed, cache).close()
    return found
