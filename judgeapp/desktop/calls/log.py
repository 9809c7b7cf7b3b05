"""The log as the window sees it: the calls in memory, which one is chosen, and every change kept within a moment.

A call that the disk has refused has no number yet: below zero stands what it is called here until it gets one. It is
tried again, and nothing of it can meet another window's call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from judgeapp.desktop.calls.call import Call
from judgeapp.desktop.calls.store import CallStore, StoreError
from judgeapp.desktop.calls.timekeeping import Timekeeper
from judgeapp.desktop.keeping import Promptly, Upkeep

TICK = 1000


class CallLog(QObject):
    """`listed`: calls came or went. `edited`: the number of a call that changed. `chosen`: another one is looked at.

    `ticked`: a second has passed while a clock runs. `turned`: a clock was stopped or runs again. `failed`: why
    something could not be kept; `restored`: all of it is kept now. `set_back`: by how many seconds the computer's clock
    went back.
    """

    listed = Signal()
    edited = Signal(int)
    chosen = Signal()
    ticked = Signal()
    turned = Signal()
    failed = Signal(str)
    restored = Signal()
    set_back = Signal(int)

    def __init__(self, store: CallStore, parent: QObject | None = None, now: Callable[[], float] = time) -> None:
        super().__init__(parent)
        self.store = store
        self.time = Timekeeper(now)
        self._calls: dict[int, Call] = {}
        self._unsaved: set[int] = set()
        self._dropped: Call | None = None
        self.current = 0
        self._deleted: dict[int, bool] = {}
        """What is to be taken out of the file, or brought back, and could not be yet."""
        self._unnumbered = 0
        self._named: dict[int, int] = {}
        """The numbers of calls that had none at first."""
        self._writing = Promptly(self.flush, self)
        self._upkeep = Upkeep(self.flush, self)
        self._upkeep.failed.connect(self.failed)
        self._upkeep.restored.connect(self.restored)
        self._clock = QTimer(self, interval=TICK)
        self._clock.timeout.connect(self._tick)
        self._unread = False
        """Whether the file could not be read yet."""
        self._read()
        self.current = next((call.id for call in self._calls.values() if call.running), 0)
        self._run_clock()

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The present second."""
        return self.time.now

    def calls(self) -> list[Call]:
        """Every call, the newest first."""
        return sorted(self._calls.values(), key=lambda call: (-call.started, -call.id))

    def call(self, id_: int) -> Call | None:
        """A call by its number, or by what it was called before it had one."""
        return self._calls.get(self._named.get(id_, id_))

    @property
    def at_hand(self) -> Call | None:
        """The call that is looked at, else the newest whose clock runs."""
        return self._calls.get(self.current) or self.running

    @property
    def running(self) -> Call | None:
        """The newest call whose clock runs."""
        return next((call for call in self.calls() if call.running), None)

    @property
    def trouble(self) -> str:
        """Why something can't be kept now; empty where all is."""
        return self._upkeep.trouble

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
        self._unnumbered -= 1
        call = Call(id=self._unnumbered, started=self.now, **values)
        self.time.begins(call.started)
        self._calls[call.id] = call
        self._unsaved.add(call.id)
        call = self._keep(call)
        self.listed.emit()
        self.choose(call.id)
        self._run_clock()
        return call

    def edit(self, id_: int, **values: Any) -> None:
        """Change a call."""
        old = self.call(id_)
        if old is None:
            return
        new = replace(old, **values)
        if new.ended is not None and new.ended < new.started:
            new = replace(new, started=new.ended) if new.started != old.started else replace(new, ended=new.started)
        if new == old:
            return
        self._calls[new.id] = new
        self._unsaved.add(new.id)
        self._writing.ask()
        self.edited.emit(new.id)
        if new.running != old.running:
            self._run_clock()
            self.turned.emit()

    def stop(self, id_: int) -> None:
        """The ruling is given: the clock stops, the extension stands."""
        call = self._calls.get(id_)
        if call is not None and call.running:
            ended = self.time.end_of(call.started)
            self.edit(id_, ended=ended, extension=call.extra(ended))
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
        self._unsaved.discard(id_)
        if id_ > 0:
            self._deleted[id_] = True
            self.flush()
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
        if call.id > 0:
            self._deleted[call.id] = False
        else:
            self._unsaved.add(call.id)
        self.flush()
        self.listed.emit()
        self.choose(call.id if call.id in self._calls else self.current)
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
        """Write what is not written yet. What the disk refuses is tried again, and said."""
        try:
            for id_, gone in list(self._deleted.items()):
                self.store.delete(id_, gone)
                del self._deleted[id_]
            for id_ in sorted(self._unsaved, key=lambda id_: (id_ < 0, abs(id_))):
                if (call := self._calls.get(id_)) is not None:
                    self._number(call, self.store.keep(call))
                self._unsaved.discard(id_)
            if self._unread:
                self.store.all()
                self._read()
                self.listed.emit()
        except StoreError as error:
            self._upkeep.report(error)
            return
        self._upkeep.report()

    def _keep(self, call: Call) -> Call:
        """Write at once; returns the call as it is called now."""
        self.flush()
        return self._calls[self._named.get(call.id, call.id)]

    def _number(self, call: Call, kept: Call) -> None:
        """A call stands in the file: from now on it has its number there."""
        if kept.id == call.id:
            return
        self._calls.pop(call.id, None)
        self._calls[kept.id] = kept
        self._named[call.id] = kept.id
        if self.current == call.id:
            self.current = kept.id
        self.listed.emit()

    def _read(self) -> None:
        try:
            read = {call.id: call for call in self.store.all() if not self._deleted.get(call.id)}
        except StoreError as error:
            self._unread = True
            self._upkeep.report(error)
            return
        self._unread = False
        mine = {id_: self._calls[id_] for id_ in self._unsaved if id_ in self._calls}
        self._calls = {**read, **mine}

    def _run_clock(self) -> None:
        if any(call.running for call in self._calls.values()):
            self._clock.start()
        else:
            self._clock.stop()
        self.ticked.emit()

    def _tick(self) -> None:
        self.look_elsewhere()
        if by := self.time.set_back():
            self.set_back.emit(by)
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
        self._upkeep.end()
        self.store.close()
