"""What the user can do with the call log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judgeapp.desktop.actions import Action
from judgeapp.desktop.saying import noop

if TYPE_CHECKING:
    from judgeapp.desktop.calls.desk import CallDesk


def register(desk: CallDesk) -> None:
    """Register everything."""
    desk._services.actions.add(*_calls(desk), *_log(desk))


def _calls(desk: CallDesk) -> list[Action]:
    return [
        Action("calls.new", noop("Actions", "&New call"), desk.new, "calls", 0, ("Ctrl+J",),
               words="table judge call clock вызов стол"),
        Action("calls.stop", noop("Actions", "&Ruling given: stop the clock"), desk.stop, "calls", 0,
               ("Ctrl+Shift+J",), desk.is_running),
        Action("calls.runon", noop("Actions", "Let the clock run &on"), desk.run_on, "calls", 0, (),
               lambda: desk.has_call() and not desk.is_running()),
        Action("calls.longer", noop("Actions", "Extension: a minute &more"), partial(desk.longer, 1), "calls", 1,
               ("Ctrl+Alt+Up",), desk.has_call, words="time extension добавка"),
        Action("calls.shorter", noop("Actions", "Extension: a minute &less"), partial(desk.longer, -1), "calls", 1,
               ("Ctrl+Alt+Down",), desk.has_call, words="time extension добавка"),
        Action("calls.cite", noop("Actions", "&Cite what is in the reader"), desk.cite, "calls", 2, ("Ctrl+Alt+J",),
               desk.can_cite),
        Action("calls.scenario", noop("Actions", "&Keep the scenario with the call"), desk.keep_scenario, "calls", 2,
               ("Ctrl+Alt+S",), desk.can_keep_scenario),
        Action("calls.open", noop("Actions", "Open the scenario of the call"), desk.open_scenario, "calls", 2, (),
               lambda: desk.has_call() and bool(desk.call().scenario)),
    ]  # fmt: skip


def _log(desk: CallDesk) -> list[Action]:
    return [
        Action("calls.summary", noop("Actions", "Copy &appeal summary"), desk.copy_summary, "calls", 3,
               ("Ctrl+Shift+A",), desk.has_call, words="appeal head judge апелляция"),
        Action("calls.export", noop("Actions", "&Export…"), desk.export, "calls", 3, (),
               lambda: bool(desk.log.calls()), words="csv markdown call log"),
        Action("calls.find", noop("Actions", "&Filter the calls"), desk.find, "calls", 4, ("Ctrl+Alt+F",)),
        Action("calls.log", noop("Actions", "Show the call &log"), desk.show_log, "calls", 4, ("Ctrl+4",),
               checked=lambda: desk.is_shown),
        Action("calls.delete", noop("Actions", "Take the call out"), desk.delete, "calls", 5, (), desk.has_call,
               words="delete remove удалить"),
        Action("calls.restore", noop("Actions", "Bring the call back"), desk.log.restore, "calls", 5, (),
               lambda: desk.log.dropped is not None, words="undo delete"),
    ]  # fmt: skip
