"""When something goes wrong that nobody foresaw: a report is written first, then shown; the window lives on.

Nothing the user entered is touched: the workbench keeps its own journal. Each step stands in its own `try`, so that the
reporter itself cannot make things worse.
"""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

import PySide6
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.desktop.keeping import write_whole
from judgeapp.desktop.plain import Label

KEPT_REPORTS = 20


def report_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """What a developer needs to know."""
    lines = [
        f"judgeapp on Python {platform.python_version()}, PySide6 {PySide6.__version__}, {platform.platform()}",
        f"{time.strftime('%Y-%m-%d %H:%M:%S')}",
        "",
        "".join(traceback.format_exception(kind, error, trace)).rstrip(),
    ]
    return "\n".join(lines)


class CrashDialog(QDialog):
    """Says what happened, with the report to copy. Going on is the default."""

    def __init__(self, report: str, file: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        head = Label(self.tr("The program met an error of its own. What you entered is kept; you can go on."))
        head.setWordWrap(True)
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Report"))
        where = Label(self.tr("Kept in {file}").format(file=file) if file else "")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        where.setObjectName("note")
        self.copy = QPushButton(self.tr("Copy the report"))
        self.quit = QPushButton(self.tr("Quit"))
        self.go_on = QPushButton(self.tr("Go on"))
        self.go_on.setDefault(True)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.quit.clicked.connect(QGuiApplication.quit)
        self.quit.clicked.connect(self.reject)
        self.go_on.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addStretch(1)
        row.addWidget(self.quit)
        row.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        for widget in (head, self.text, where):
            layout.addWidget(widget)
        layout.addLayout(row)
        self.resize(720, 420)


class Errors(QObject):
    """Takes what nobody caught, from every thread. One dialog at a time; the same error is shown only once."""

    _came = Signal(str)

    def __init__(self, folder: Path, window: Callable[[], QWidget | None]) -> None:
        super().__init__()
        self._folder, self._window = folder, window
        self._seen: set[str] = set()
        self._before = (sys.excepthook, threading.excepthook)
        self._log: TextIO | None = None
        self.dialog: CrashDialog | None = None
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> str:
        """Take over. Returns what the last run left in its fault log: it ended by a fault then."""
        sys.excepthook = self.take
        threading.excepthook = lambda args: self.take(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        left = ""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._folder / "fault.log"
            left = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
            self._log = file.open("w", encoding="utf-8")
            faulthandler.enable(self._log)
        return left

    def remove(self) -> None:
        """Give back what was taken over."""
        sys.excepthook, threading.excepthook = self._before
        if self._log is not None:
            faulthandler.disable()
            self._log.close()

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an error."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        try:
            report = report_of(kind, error, trace)
        except Exception:  # the error itself cannot be told
            report = f"{kind.__name__}"
        print(report, file=sys.stderr)
        self._came.emit(report)

    def _show(self, report: str) -> None:
        """Keep and show a report; what goes wrong here must not be reported in turn."""
        try:
            self._keep_and_show(report)
        except Exception as error:  # said where nothing can go wrong any more
            print(f"the report could not be shown: {type(error).__name__}", file=sys.stderr)

    def _keep_and_show(self, report: str) -> None:
        key = report.rsplit("\n\n", 1)[-1]
        file = self._keep(report)
        if key in self._seen or (self.dialog is not None and self.dialog.isVisible()):
            return
        self._seen.add(key)
        self.dialog = CrashDialog(report, file, self._window())
        self.dialog.open()

    def _keep(self, report: str) -> Path | None:
        file = self._folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        if not write_whole(file, report):
            return None
        with contextlib.suppress(OSError):
            for old in sorted(self._folder.glob("crash-*.txt"))[:-KEPT_REPORTS]:
                old.unlink()
        return file
