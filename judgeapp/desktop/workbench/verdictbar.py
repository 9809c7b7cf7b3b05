"""The verdict bar: how far the outcome can be trusted, and what that rests on."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.workbench.wording import said
from judgeapp.scenario.verdict import Standing, Verdict

SIGNS = {Standing.PROVEN: "✔", Standing.DERIVED: "◆", Standing.UNSUPPORTED: "?"}
WORDS = {
    Standing.PROVEN: QT_TRANSLATE_NOOP("Standing", "PROVEN"),
    Standing.DERIVED: QT_TRANSLATE_NOOP("Standing", "DERIVED"),
    Standing.UNSUPPORTED: QT_TRANSLATE_NOOP("Standing", "UNSUPPORTED"),
}
MEANING = {
    Standing.PROVEN: QT_TRANSLATE_NOOP("Standing", "A published ruling says so, and its replay is proven."),
    Standing.DERIVED: QT_TRANSLATE_NOOP("Standing", "No ruling says so; it follows from the rules."),
    Standing.UNSUPPORTED: QT_TRANSLATE_NOOP("Standing", "Rests on a text that is not understood: don’t rule from it."),
}


class VerdictBar(QFrame):
    """One line under the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdictBar")
        self._standing = Label()
        self._standing.setObjectName("standing")
        self._why = Label()
        self._why.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 3)
        row.setSpacing(8)
        row.addWidget(self._standing)
        row.addWidget(self._why, 1)
        self._verdict: Verdict | None = None
        self.show_verdict(None)

    @property
    def standing(self) -> Standing | None:
        """What is shown; None for nothing to judge yet."""
        return self._verdict.standing if self._verdict else None

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Show a verdict, or that there is none yet."""
        self._verdict = verdict
        translate = QCoreApplication.translate
        if verdict is None:
            self._standing.setText("—")
            self._why.setText(translate("Standing", "Nothing to judge yet."))
            self._dress("")
            return
        word = said("Standing", WORDS[verdict.standing])
        self._standing.setText(f"{SIGNS[verdict.standing]} {word}")
        self._why.setText(verdict.why)
        meaning = said("Standing", MEANING[verdict.standing])
        self._standing.setToolTip(tip(meaning))
        self._why.setToolTip(tip(verdict.why))
        self.setAccessibleName(f"{word}. {meaning} {verdict.why}")
        self._dress(verdict.standing.value.lower())

    def _dress(self, kind: str) -> None:
        for widget in (self, self._standing):
            widget.setProperty("standing", kind)
            widget.style().unpolish(widget)
            widget.style().polish(widget)
