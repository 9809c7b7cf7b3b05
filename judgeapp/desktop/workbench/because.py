"""What decided a step: the lines and states without which the same play ends otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal

from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.telling import OBJECT
from judgeapp.scenario.deciding import Outcome, Part, Sort, Tried, Weight, same_record, what_decided
from judgeapp.scenario.explain import explain
from judgeapp.scenario.ranking import Applying, Fit, Ranking
from judgeapp.scenario.replay import Frame, Replay

_HEADS = {
    Weight.DECIDED: QT_TRANSLATE_NOOP("Because", "Decided it: without this the same play ends otherwise"),
    Weight.POSSIBLE: QT_TRANSLATE_NOOP("Because", "Made it possible: without this it can’t be played so"),
    Weight.NOTHING: QT_TRANSLATE_NOOP("Because", "Made no difference"),
}
_SIGNS = {Weight.DECIDED: "★", Weight.POSSIBLE: "◐", Weight.NOTHING: "·"}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Because", text)


class Because(QObject):
    """Works out what decided a step, beside the window. ``told`` brings the page, as rich text: first that it is being
    worked out, then the answer."""

    told = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._asked = 0

    def ask(
        self, replay: Replay, frame: Frame, applying: Sequence[Applying], ranking: Ranking | None, part: int | None
    ) -> None:
        """Ask about the record in view, else the ruling that applies, else the last thing that happened."""
        self._asked += 1
        mine = self._asked
        said, outcome = self._about(frame, replay, applying, ranking, part)
        if outcome is None:
            self.told.emit(_page(_tr("Nothing happened at this step that anything could have decided."), ()))
            return
        self.told.emit(_page(said, (), _tr("Being worked out…")))
        player, asked_for = self._services.desk.player, outcome

        def work() -> tuple[int, str, tuple[Tried, ...]]:
            return mine, said, what_decided(player, replay, frame, asked_for, lambda: self._asked != mine)

        self._services.aside.run(work, self._have)

    def cancel(self) -> None:
        """Let go of what is being worked out."""
        self._asked += 1

    def _have(self, answer: tuple[int, str, tuple[Tried, ...]]) -> None:
        asked, said, found = answer
        if asked == self._asked:
            self.told.emit(_page(said, found))

    def _about(
        self, frame: Frame, replay: Replay, applying: Sequence[Applying], ranking: Ranking | None, part: int | None
    ) -> tuple[str, Outcome | None]:
        language = self._services.tongue.code
        sentences = explain(replay, frame, language).sentences
        exact = next((a for a in applying if a.fit is Fit.EXACT), None)
        chosen = next((s for s in sentences if s.seq == part), None)
        if chosen is None and exact is not None and ranking is not None:
            ruling = self._services.library.ruling(exact.ruling)
            title = ruling.title.said(language) if ruling else exact.ruling
            return title, ranking.stands(exact, frame.number)
        last = chosen or (sentences[-1] if sentences else None)
        return ("", None) if last is None else (last.text, same_record(frame, last.seq))


def _page(said: str, found: Sequence[Tried], instead: str = "") -> Rich:
    body = [fill('<h2>{}</h2><p class="item"><b>{}</b></p>', _tr("What decided this?"), said)]
    if instead:
        body.append(fill('<p class="muted">{}</p>', instead))
    for weight, head in _HEADS.items():
        told = [t for t in found if t.weight is weight]
        if told:
            body.append(fill("<h3>{}</h3>", _tr(str(head))))
            body += [fill('<p class="item">{} {}</p>', _SIGNS[weight], join(map(_part, t.parts), " + ")) for t in told]
    return join(body)


def _part(part: Part) -> Rich:
    text = f"“{part.text}”" if part.sort is Sort.LINE else part.text
    return fill("{}: {}", anchor(f"{OBJECT}:{part.name}", part.name), text)
