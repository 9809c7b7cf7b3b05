"""What the user can do in the workbench: all of it registered here, for menu, palette, shortcuts and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from judgeapp.desktop.actions import Action

if TYPE_CHECKING:
    from judgeapp.desktop.workbench.workbench import Workbench

noop: Callable[[str, str], Any] = QT_TRANSLATE_NOOP


def register(bench: Workbench) -> None:
    """Register everything."""
    bench.services.actions.add(*_files(bench), *_editing(bench), *_steps(bench), *_places(bench))


def _files(w: Workbench) -> list[Action]:
    return [
        Action("scenario.new", noop("Actions", "&New scenario"), w.new, "scenario", 0, ("Ctrl+N",)),
        Action("scenario.open", noop("Actions", "&Open a scenario…"), w.filing.choose, "scenario", 0, ("Ctrl+O",),
               words="file load"),
        Action("scenario.save", noop("Actions", "&Save the scenario"), w.filing.save, "scenario", 0, ("Ctrl+S",),
               w.doing.has_scenario),
        Action("scenario.saveas", noop("Actions", "Save the scenario &as…"), w.filing.save_as, "scenario", 0,
               ("Ctrl+Shift+S",), w.doing.has_scenario),
        Action("scenario.export", noop("Actions", "&Export the replay…"), w.filing.export, "scenario", 0, ("Ctrl+E",),
               w.doing.has_replay, words="markdown html pdf pictures"),
        Action("scenario.copy", noop("Actions", "&Copy the scenario as text"), w.filing.copy, "scenario", 1,
               ("Ctrl+Shift+T",), w.doing.has_scenario, words="clipboard share"),
        Action("scenario.paste", noop("Actions", "&Paste a scenario"), w.filing.paste, "scenario", 1,
               ("Ctrl+Shift+V",), words="clipboard text"),
    ]  # fmt: skip


def _editing(w: Workbench) -> list[Action]:
    return [
        Action("scenario.undo", noop("Actions", "&Undo"), w.bench.undo, "edit", 0, ("Ctrl+Z",),
               lambda: w.bench.history.undo_label is not None, scope=w),
        Action("scenario.redo", noop("Actions", "&Redo"), w.bench.redo, "edit", 0, ("Ctrl+Shift+Z", "Ctrl+Y"),
               lambda: w.bench.history.redo_label is not None, scope=w),
        Action("scenario.cut", noop("Actions", "Take out the steps after this one"), w.doing.cut_after, "edit", 1, (),
               lambda: not w.bench.at_end),
        Action("scenario.dropline", noop("Actions", "Take out this line of play"), w.doing.drop_line, "edit", 1, (),
               lambda: w.bench.line >= 0),
    ]  # fmt: skip


def _steps(w: Workbench) -> list[Action]:
    bench, do = w.bench, w.doing
    played = do.has_replay
    return [
        Action("scenario.forward", noop("Actions", "Step &forward"), bench.forward, "scenario", 2, ("Alt+Down", "F8"),
               lambda: not do.at_last(), scope=w),
        Action("scenario.back", noop("Actions", "Step &back"), bench.back, "scenario", 2, ("Alt+Up", "Shift+F8"),
               lambda: bench.at > 0 or bench.part is not None, scope=w),
        Action("scenario.partforward", noop("Actions", "Forward by a part of a step"), bench.part_forward, "scenario",
               2, ("Alt+Shift+Down", "F7"), played, scope=w, words="sub-step"),
        Action("scenario.partback", noop("Actions", "Back by a part of a step"), bench.part_back, "scenario", 2,
               ("Alt+Shift+Up", "Shift+F7"), played, scope=w, words="sub-step"),
        Action("scenario.first", noop("Actions", "To the set table"), lambda: bench.go(0), "scenario", 2,
               ("Alt+PgUp",), lambda: bench.at > 0, scope=w),
        Action("scenario.last", noop("Actions", "To the last step"), lambda: bench.go(len(bench.steps)), "scenario", 2,
               ("Alt+PgDown",), lambda: not do.at_last(), scope=w),
        Action("scenario.branch", noop("Actions", "B&ranch at this step"), bench.branch, "scenario", 3, ("Ctrl+D",),
               played, scope=w, words="dispute version"),
        Action("scenario.compare", noop("Actions", "Co&mpare two lines of play"), do.compare, "scenario", 3, ("F9",),
               do.can_compare, scope=w, words="side by side twin edition branch"),
        Action("scenario.edition", noop("Actions", "Compare with another &edition"), do.compare_editions, "scenario", 3,
               ("Shift+F9",), do.has_editions, scope=w),
        Action("scenario.why", noop("Actions", "&Why not? What can’t be done now"), do.why_not, "scenario", 4,
               ("Ctrl+Shift+W",), played, scope=w, words="illegal reason"),
        Action("scenario.whyruling", noop("Actions", "Why does the ruling I read not apply here?"), do.why_ruling,
               "scenario", 4, ("Ctrl+Shift+R",), do.has_ruling, words="fit coverage"),
        Action("scenario.because", noop("Actions", "What &decided this step?"), do.because, "scenario", 4,
               ("Ctrl+Shift+D",), played, scope=w, words="reason why because cause"),
    ]  # fmt: skip


def _places(w: Workbench) -> list[Action]:
    do = w.doing
    return [
        Action("scenario.table", noop("Actions", "Set the table"), do.to_table, "scenario", 5, ("Alt+T",)),
        Action("scenario.play", noop("Actions", "Play on"), do.to_play, "scenario", 5, ("Alt+P",)),
        Action("scenario.text", noop("Actions", "The scenario as text"), do.to_text, "scenario", 5, ("Alt+X",)),
        Action("scenario.cards", noop("Actions", "Write a card"), do.to_cards, "scenario", 5, ("Alt+K",)),
        Action("scenario.steps", noop("Actions", "To the list of steps"), do.to_steps, "scenario", 5, ("Ctrl+G",),
               words="jump timeline"),
        Action("scenario.board", noop("Actions", "To the board"), do.to_board, "scenario", 5, ("Alt+B",)),
        Action("scenario.explanation", noop("Actions", "To the explanation"), do.to_explanation, "scenario", 5,
               ("Alt+N",)),
        Action("scenario.rulings", noop("Actions", "To the rulings that apply"), do.to_rulings, "scenario", 5,
               ("Alt+L",)),
        Action("scenario.zoomin", noop("Actions", "Larger board"), lambda: w.board.zoom_by(1), "scenario", 6,
               ("Alt++", "Alt+="), scope=w),
        Action("scenario.zoomout", noop("Actions", "Smaller board"), lambda: w.board.zoom_by(-1), "scenario", 6,
               ("Alt+-",), scope=w),
        Action("scenario.zoomfit", noop("Actions", "The whole board"), w.board.zoom_fit, "scenario", 6,
               ("Alt+Backspace",), scope=w),
    ]  # fmt: skip
