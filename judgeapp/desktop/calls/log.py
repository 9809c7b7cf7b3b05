"""The log as the window sees it: the calls in memory, which one is chosen, and every change kept within a moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.calls.store import CallStore, StoreError

WRITE_PAUSE = 120
"""Milliseconds after a letter until it is on the disk."""
TICK = 1000


class CallLog(QObject):
    """`listed`: calls came or went. `edited`: the number of a call that changed. `chosen`: another one is looked at.

    `ticked`: a second has passed while a clock runs. `turned`: a clock was stopped or runs again. `failed`: why
    something could not be kept.
    """

    listed = Signal()
    edited = Signal(int)
    chosen = Signal()
    ticked = Signal()
    turned = Signal()
    failed = Signal(str)

    def __init__(self, store: CallStore, parent: QObject | None = None, now: Callable[[], float] = time.time) -> None:
        super().__init__(parent)
        self.store = store
        self._now = now
        self._calls: dict[int, Call] = {}
        self._unsaved: set[int] = set()
        self._dropped: Call | None = None
        self.current = 0
        self._writing = QTimer(self, singleShot=True, interval=WRITE_PAUSE)
        self._writing.timeout.connect(self.flush)
        self._clock = QTimer(self, interval=TICK)
        self._clock.timeout.connect(self._tick)
        self._read()
        self.current = next((call.id for call in self._calls.values() if call.running), 0)
        self._run_clock()

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The present second."""
        return int(self._now())

    def calls(self) -> list[Call]:
        """Every call, the newest first."""
        return sorted(self._calls.values(), key=lambda call: (-call.started, -call.id))

    def call(self, id_: int) -> Call | None:
        """A call by its number."""
        return self._calls.get(id_)

    @property
    def at_hand(self) -> Call | None:
        """The call that is looked at, else the newest whose clock runs."""
        return self._calls.get(self.current) or self.running

    @property
    def running(self) -> Call | None:
        """The newest call whose clock runs."""
        return next((call for call in self.calls() if call.running), None)

    @property
    def dropped(self) -> Call | None:
        """The call that was taken out last."""
        return self._dropped

    # --- changes ------------------------------------------------------------------------------------------------------

    def begin(self, **values: Any) -> Call:
        """Begin a call: its clock runs from now on. The round of the last call is taken over."""
        self._forget_empty()
        last = next(iter(self.calls()), None)
        values.setdefault("round", last.round if last else "")
        fresh = Call(started=self.now, **values)
        try:
            call = self.store.add(fresh)
        except StoreError as error:
            call = replace(fresh, id=max(self._calls, default=0) + 1)
            self.failed.emit(str(error))
        self._calls[call.id] = call
        self.listed.emit()
        self.choose(call.id)
        self._run_clock()
        return call

    def edit(self, id_: int, **values: Any) -> None:
        """Change a call."""
        old = self._calls.get(id_)
        if old is None:
            return
        new = replace(old, **values)
        if new == old:
            return
        self._calls[id_] = new
        self._unsaved.add(id_)
        self._writing.start()
        self.edited.emit(id_)
        if new.running != old.running:
            self._run_clock()
            self.turned.emit()

    def stop(self, id_: int) -> None:
        """The ruling is given: the clock stops, the extension stands."""
        call = self._calls.get(id_)
        if call is not None and call.running:
            self.edit(id_, ended=self.now, extension=call.extra(self.now))
            self.flush()

    def run_on(self, id_: int) -> None:
        """Let the clock of a call run again from its beginning; the extension follows it."""
        self.edit(id_, ended=None, extension=None)
        self.flush()

    def delete(self, id_: int) -> None:
        """Take a call out; `restore` brings it back."""
        self.flush()
        call = self._calls.pop(id_, None)
        if call is None:
            return
        self._dropped = call
        self._try(lambda: self.store.delete(id_))
        self.listed.emit()
        if self.current == id_:
            self.choose(0)
        self._run_clock()

    def restore(self) -> None:
        """Bring back the call that was taken out last."""
        call, self._dropped = self._dropped, None
        if call is None:
            return
        self._calls[call.id] = call
        self._try(lambda: self.store.delete(call.id, False))
        self.listed.emit()
        self.choose(call.id)
        self._run_clock()

    def choose(self, id_: int) -> None:
        """Look at a call; 0 for none."""
        if id_ != self.current:
            self._forget_empty(id_)
            self.current = id_
            self.chosen.emit()

    def _forget_empty(self, but: int = 0) -> None:
        """A call in which nothing was entered was a slip."""
        call = self._calls.get(self.current)
        if call is not None and call.is_empty and call.id != but and call.running:
            self.current = 0
            self.delete(call.id)
            self._dropped = None

    # --- keeping ------------------------------------------------------------------------------------------------------

    def flush(self) -> None:
        """Write what is not written yet. What the disk refuses is tried again with the next change."""
        self._writing.stop()
        for id_ in sorted(self._unsaved):
            call = self._calls.get(id_)
            if call is None or self._try(lambda call=call: self.store.save(call)):  # type: ignore[misc]
                self._unsaved.discard(id_)

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except StoreError as error:
            self.failed.emit(str(error))
            return False
        return True

    def _read(self) -> None:
        try:
            read = {call.id: call for call in self.store.all()}
        except StoreError as error:
            self.failed.emit(str(error))
            return
        self._calls = {**read, **{id_: self._calls[id_] for id_ in self._unsaved if id_ in self._calls}}

    def _run_clock(self) -> None:
        if any(call.running for call in self._calls.values()):
            self._clock.start()
        else:
            self._clock.stop()
        self.ticked.emit()

    def _tick(self) -> None:
        self.look_elsewhere()
        self.ticked.emit()

    def look_elsewhere(self) -> None:
        """Take over what another window has written."""
        if self.store.changed_elsewhere():
            self._read()
            self.listed.emit()
            self.edited.emit(self.current)

    def close(self) -> None:
        """End; everything is kept."""
        self._clock.stop()
        self._forget_empty()
        self.flush()
        self.store.close()
