"""The panel in which a scenario is played on: whose decision it is, the entry line, what can happen, and why not."""

from __future__ import annotations

import difflib

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from judgeapp.desktop.plain import RichLabel, tip
from judgeapp.desktop.reading.texts import anchor, link_of
from judgeapp.desktop.rich import NOTHING, fill, join, plain
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.entry import Saying, StepLine
from judgeapp.desktop.workbench.offering import Kind, Offering, Row, matching
from judgeapp.desktop.workbench.offerlist import OfferList
from judgeapp.desktop.workbench.refusal import Refusal
from judgeapp.desktop.workbench.wording import engine, word
from judgeapp.kernel.choices import Choice, Illegal
from judgeapp.language.grammar import NotUnderstood
from judgeapp.scenario import editing
from judgeapp.scenario.notation import NotationError
from judgeapp.scenario.offers import Offer, trial

PAUSE = 160
"""Milliseconds after the last key before a typed step is read."""
DRAFT = "step"
ALIKE = 0.8
"""How much alike two steps are written of which one is meant by the other: one letter in five may differ."""


class PlayPanel(QWidget):
    """What can happen now. `link`: something of the library was asked for."""

    link = Signal(str)

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self._services, self._bench = services, bench
        self.offering = Offering(self)
        self._all = False
        self._title = RichLabel()
        self._title.setObjectName("panelTitle")
        self._title.setWordWrap(True)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._title.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.line = StepLine()
        self.line.setObjectName("stepLine")
        self.line.setClearButtonEnabled(True)
        self.saying = Saying()
        self.list = OfferList(services.look)
        self._why = QToolButton()
        self._why.setCheckable(True)
        self._done = QPushButton()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._lay_out()
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.line)
        column.addWidget(self.saying)
        column.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self._why)
        foot.addStretch(1)
        foot.addWidget(self._done)
        column.addLayout(foot)
        self.setFocusProxy(self.line)

    def _connect(self) -> None:
        bench, line = self._bench, self.line
        bench.refused.connect(self._refused)
        bench.accepted.connect(self._accepted)
        self.offering.changed.connect(self._refresh)
        line.textEdited.connect(self._typed)
        line.stepped.connect(self.list.step)
        line.entered.connect(self._enter)
        line.completed.connect(self._complete)
        line.chosen.connect(self._digit)
        line.picked.connect(lambda: self._toggle(self.list.row) if self.list.row else None)
        line.escaped.connect(self._clear)
        self.list.taken.connect(self.take)
        self.list.toggled.connect(self._toggle)
        self.list.typed.connect(self._type_on)
        self.list.left.connect(line.setFocus)
        self._why.toggled.connect(self._show_all)
        self._done.clicked.connect(lambda: self._propose(self.offering.answer()))
        self._pause.timeout.connect(self._read)
        self.saying.followed.connect(self.link)
        self.saying.nearest_taken.connect(self._take_nearest)
        self.saying.kept.connect(lambda: self._bench.propose(self.line.text(), keep_refused=True))
        self._title.linkActivated.connect(lambda address: self.link.emit(link_of(address)))

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_now(self) -> None:
        """Show what can happen at the step in view."""
        self.offering.ask(self._bench.replay, self._bench.frame)
        self._head()
        self._refresh()

    def restore(self) -> None:
        """Show what is typed and not entered: what was so before the program ended, nothing in another scenario."""
        self.line.setText(self._bench.drafts.get(DRAFT, ""))
        self.saying.say("")

    def _head(self) -> None:
        question = self.offering.question
        game = self._bench.scenario.game
        links = join((anchor(f"rule:{game}:{r}", r) for r in question.rules), ", ")
        rules = fill(" <small>[{}]</small>", links) if links else NOTHING
        player = fill("<b>{}</b>", question.player)
        if question.choice is not None:
            said = fill(self.tr("{player} decides: {what}"), player=player, what=_asked(question.choice))
        elif question.player:
            said = fill(self.tr("{player} may act: {what}"), player=player, what=word(question.about))
        elif self._bench.frame is not None:
            said, rules = plain(self.tr("The game is over.")), NOTHING
        elif self._bench.played is None and self._bench.scenario.game:
            said, rules = plain(self.tr("Playing…")), NOTHING
        else:
            said, rules = plain(self.tr("The table is not set yet.")), NOTHING
        if self._bench.frame is not None and not self._bench.at_end:
            said += fill("<br><small>{}</small>", self.tr("A step taken here opens a branch."))
        self._title.show_rich(said + rules)
        self._hint()

    def _hint(self) -> None:
        choice = self.offering.question.choice
        if choice is not None and choice.open_name:
            hint = self.tr("Type the name and Enter")
        elif choice is not None and choice.open_number:
            hint = self.tr("Type the number and Enter")
        else:
            hint = self.tr("Type a step, or pick one: 1–9")
        self.line.setPlaceholderText(hint)

    def _refresh(self) -> None:
        rows = self.offering.rows()
        refused = sum(r.kind is Kind.REFUSED for r in rows)
        shown = [r for r in rows if self._all or r.kind is not Kind.REFUSED]
        self.list.show_rows(matching(shown, self.line.text()), not self.list.offers.rows)
        self._why.setVisible(bool(refused) or self._all)
        self._why.setText(self.tr("Why not? ({n})").format(n=refused))
        choice = self.offering.question.choice
        several = choice is not None and not choice.open_number and choice.at_most > 1
        self._done.setVisible(several)
        if choice is not None and several:
            self._done.setEnabled(self.offering.enough)
            picked = len(self.offering.picked)
            self._done.setText(self.tr("Answer: {n} of {most}").format(n=picked, most=choice.at_most))
        self.setEnabled(self._bench.frame is not None)

    def _show_all(self, show: bool) -> None:
        self._all = show
        self._refresh()

    def why_not(self) -> None:
        """Show what can't be done, and why."""
        self._why.setChecked(True)
        self.list.setFocus()

    # --- choosing -----------------------------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """Do what a row says; of what can't be done, say why."""
        if row.kind is Kind.REFUSED:
            text = self.offering.step(row)
            self.line.setText(text)
            self._draft(text)
            self._say_refused(Refusal(text, row.reason, row.rules, illegal=True))
        elif row.kind is Kind.OPTION and self.offering.question.choice is not None and not self._at_once(row):
            self._toggle(row)
        else:
            self._propose(self.offering.step(row))

    def _at_once(self, row: Row) -> bool:
        """Whether taking a row is the whole answer."""
        choice = self.offering.question.choice
        return choice is None or choice.open_number or choice.open_name or self.offering.single

    def _toggle(self, row: Row) -> None:
        if row.kind is not Kind.OPTION:
            return
        if self._at_once(row):
            self._propose(self.offering.step(row))
            return
        self.offering.pick(row.place)
        choice = self.offering.question.choice
        assert choice is not None
        if len(self.offering.picked) == choice.at_least == choice.at_most:
            self._propose(self.offering.answer())

    def _digit(self, number: int) -> None:
        choice = self.offering.question.choice
        if choice is not None and choice.open_number:
            self.line.setText(str(number))
            self._typed(str(number))
        elif number <= len(self.list.offers.rows):
            self.take(self.list.offers.rows[number - 1])

    def _enter(self) -> None:
        text, row = self.line.text().strip(), self.list.row
        if row is not None:
            self.take(row)
            return
        choice = self.offering.question.choice
        if not text:
            if choice is not None and self.offering.enough:
                self._propose(self.offering.answer())
            return
        rows = self.list.offers.rows
        if choice is not None and ": " not in text:
            text = f"{choice.kind}: {rows[0].text}" if len(rows) == 1 else f"{choice.kind}: {text}"
        elif choice is None and len(rows) == 1 and self._trouble(text) is not None:
            self.take(rows[0])
            return
        self._propose(text)

    def _complete(self) -> None:
        row = self.list.row or next(iter(self.list.offers.rows), None)
        if row is not None and row.kind is not Kind.PASS:
            self.line.setText(self.offering.step(row))
            self._typed(self.line.text())

    def _propose(self, text: str) -> None:
        self._pause.stop()
        self._bench.propose(text)

    # --- typing -------------------------------------------------------------------------------------------------------

    def _type_on(self, text: str) -> None:
        self.line.setFocus()
        self.line.insert(text)
        self._typed(self.line.text())

    def _typed(self, text: str) -> None:
        self._draft(text)
        self.saying.say("")
        self.list.show_rows(matching(self._shown(), text), True)
        self._pause.start()

    def _shown(self) -> list[Row]:
        return [r for r in self.offering.rows() if self._all or r.kind is not Kind.REFUSED]

    def _draft(self, text: str) -> None:
        self._bench.draft(DRAFT, text)

    def _trouble(self, text: str) -> Illegal | NotUnderstood | None:
        frame, words = self.offering.frame, self.offering.words
        if frame is None or words is None:
            return None
        try:
            return trial(frame, words, editing.read_step(text))
        except NotationError as problem:
            return NotUnderstood(text, problem.column - 1, problem.problem, problem.nearest)

    def _read(self) -> None:
        """Say whether what is typed is a step here, and if not, where it sticks or which rule is in the way."""
        text = self.line.text().strip()
        if not text or self.offering.question.choice is not None or self.offering.frame is None:
            return
        trouble = self._trouble(text)
        if trouble is None:
            self.saying.say(self.tr("A step that can be taken: Enter"), "good")
        elif isinstance(trouble, Illegal):
            self._say_refused(Refusal(text, engine(trouble.reason), trouble.rules, illegal=True))
        elif trouble.column >= len(text):
            self.saying.say(self.tr("goes on with: {expected}").format(expected=engine(trouble.expected)), "open")
        elif not self.list.offers.rows:
            self._say_refused(Refusal(text, self._expected(trouble), (), trouble.column + 1))

    def _expected(self, trouble: NotUnderstood) -> str:
        rest = trouble.text[trouble.column : trouble.column + 30]
        return self.tr("at “{rest}”: expected {expected}").format(rest=rest, expected=engine(trouble.expected))

    def _nearest(self, text: str) -> str | None:
        """The step, of those that can be taken now, that is written most like a text."""
        choice = self.offering.question.choice
        if choice is not None:
            return nearest(text, [f"{choice.kind}: {o.name}" for o in choice.options])
        return nearest(text, [said for o in self.offering.offers if o.refusal is None for said in _said(o)])

    def _meant(self, text: str) -> Offer | None:
        """The step, of those that the rules refuse, that is written most like a text."""
        refused = {said: o for o in self.offering.offers if o.refusal is not None for said in _said(o)}
        near = nearest(text, list(refused))
        return refused[near] if near else None

    def _refused(self, refusal: Refusal) -> None:
        if refusal.text != self.line.text():
            self.line.setText(refusal.text)
            self._draft(refusal.text)
        self._say_refused(refusal)
        if refusal.column:
            self.line.setCursorPosition(refusal.column - 1)
        self.line.setFocus()

    def _say_refused(self, refusal: Refusal) -> None:
        game = self._bench.scenario.game
        column = self.tr("column {n}: ").format(n=refusal.column) if refusal.column > 1 else ""
        near = None if refusal.illegal else self._nearest(refusal.text)
        meant = None if refusal.illegal or near else self._meant(refusal.text)
        if meant is not None and meant.refusal is not None:
            why = self.tr("“{step}” is not allowed: {why}").format(step=meant.text, why=engine(meant.refusal.reason))
            self.saying.say(why, "bad", game, meant.refusal.rules)
            return
        self.saying.say(column + refusal.reason, "bad", game, refusal.rules, near, refusal.illegal)

    def _take_nearest(self, text: str) -> None:
        """Put the step that was meant into the line."""
        self.line.setText(text)
        self._typed(text)
        self.line.setFocus()

    def _accepted(self, text: str) -> None:
        del text
        self._clear()

    def _clear(self) -> None:
        self.line.setText("")
        self._draft("")
        self.saying.say("")
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.line.setAccessibleName(self.tr("Step"))
        self._why.setToolTip(tip(self.tr("Show what can’t be done now, with the rule in the way")))
        self._head()
        self._refresh()


def nearest(text: str, known: list[str]) -> str | None:
    """What of the known is meant by a text: what has all its words, else what is written nearly the same."""
    words, lower = text.lower().split(), {k.lower(): k for k in known}
    whole = sorted((k for k in lower if words and all(w in k for w in words)), key=len)
    near = whole or difflib.get_close_matches(text.lower(), lower, 1, ALIKE)
    return lower[near[0]] if near and lower[near[0]] != text else None


def _said(offer: Offer) -> tuple[str, str]:
    """An offer as a step with the player's name, and without."""
    return f"{offer.player} {offer.text}", offer.text


def _asked(choice: Choice) -> str:
    kind = word(choice.kind)
    about = word(choice.about)
    return kind if choice.about == "" or about == kind else f"{kind} ({about})"
