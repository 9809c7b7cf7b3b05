"""The lines over the workbench: title, game, edition; and over the board: the way through the steps, lines of play."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QSlider, QToolButton, QWidget

from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.reading.wording import game_name
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.icons import icon
from judgeapp.desktop.workbench.picker import Picker
from judgeapp.games import GAMES
from judgeapp.scenario.editing import MAIN

TITLE = "title"
"""The name of a title that is being typed."""


def button(services: Services, id_: str, sign: str) -> QToolButton:
    """A small button for an action, with a sign in place of its title."""
    registry = services.actions
    made = QToolButton()
    action = registry.qaction(id_)
    made.setAutoRaise(True)
    signed(services, made, sign)
    made.clicked.connect(lambda: registry.run(id_))
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def follow() -> None:
        made.setEnabled(action.isEnabled())
        keys = action.shortcut().toString()
        made.setToolTip(tip(f"{action.text().replace('&', '')} ({keys})" if keys else action.text().replace("&", "")))
        made.setAccessibleName(action.text().replace("&", ""))

    action.changed.connect(follow)
    follow()
    return made


def signed(services: Services, made: QToolButton, sign: str) -> None:
    """Put a sign on a button, in whatever colours the window wears."""

    def draw() -> None:
        made.setIcon(icon(services.look, sign))
        size = round(17 * services.look.scale)
        made.setIconSize(QSize(size, size))

    services.look.changed.connect(draw)
    draw()


class Header(QFrame):
    """What is played: `titled`, `game_chosen`, `edition_chosen` tell of what the user wants."""

    titled = Signal(str)
    game_chosen = Signal(str)
    edition_chosen = Signal(str)

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("benchHeader")
        self._bench = bench
        self.title = QLineEdit()
        self.title.setObjectName("scenarioTitle")
        self.title.setMinimumWidth(140)
        self.games, self.editions = Picker(), Picker()
        self.modified = Label()
        for box in (self.games, self.editions):
            box.setSizeAdjustPolicy(Picker.SizeAdjustPolicy.AdjustToContents)
        self.games.activated.connect(lambda: self.game_chosen.emit(self.games.currentData()))
        self.editions.activated.connect(lambda: self.edition_chosen.emit(self.editions.currentData()))
        self.title.editingFinished.connect(self._titled)
        self.title.textEdited.connect(lambda text: self._bench.draft(TITLE, text))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(6)
        row.addWidget(self.title, 1)
        row.addWidget(self.modified)
        row.addWidget(self.games)
        row.addWidget(self.editions)
        row.addWidget(button(services, "scenario.undo", "undo"))
        row.addWidget(button(services, "scenario.redo", "redo"))
        self.more = QToolButton()
        signed(services, self.more, "more")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.more)
        for id_ in GAMES:
            self.games.addItem("", id_)
        self._retranslate()

    def show_scenario(self) -> None:
        """Show what is worked on."""
        scenario = self._bench.scenario
        if not self.title.isModified():
            self.title.setText(scenario.title)
            self.title.home(False)
        if self.games.findData(scenario.game) < 0 and scenario.game in GAMES:
            self.games.addItem(game_name(scenario.game), scenario.game)
        self.games.setCurrentIndex(self.games.findData(scenario.game))
        self._editions(scenario.edition)
        clean = self._bench.history.is_clean
        self.modified.setText("" if clean else "●")

    def _editions(self, edition: str | None) -> None:
        """Offer the editions, once the game is open (opening it takes a moment, in the background)."""
        catalog = self._bench.catalog()
        known = catalog.game.editions if catalog else ()
        if [self.editions.itemData(n) for n in range(self.editions.count())] != list(known):
            self.editions.clear()
            for one in known:
                self.editions.addItem(self.tr("rules {edition}").format(edition=one), one)
        default = catalog.game.default_edition if catalog else ""
        self.editions.setCurrentIndex(self.editions.findData(edition or default))
        self.editions.setVisible(len(known) > 1)

    def _titled(self) -> None:
        if self.title.isModified():
            self.title.setModified(False)
            self.titled.emit(self.title.text().strip())
            self._bench.draft(TITLE, "")

    def restore(self) -> None:
        """Enter a title that was being typed before the program ended."""
        if draft := self._bench.drafts.get(TITLE, ""):
            self.title.setText(draft)
            self.title.setModified(True)
            self._titled()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        for n in range(self.editions.count()):
            self.editions.setItemText(n, self.tr("rules {edition}").format(edition=self.editions.itemData(n)))
        for n in range(self.games.count()):
            self.games.setItemText(n, game_name(self.games.itemData(n)))
        self.title.setPlaceholderText(self.tr("Title of the scenario"))
        self.title.setAccessibleName(self.tr("Title of the scenario"))
        self.games.setAccessibleName(self.tr("Game"))
        self.editions.setAccessibleName(self.tr("Edition of the rules"))
        self.modified.setToolTip(tip(self.tr("Not saved in a file; kept all the same")))
        self.more.setAccessibleName(self.tr("More"))
        self.more.setToolTip(tip(self.tr("More")))


class Stepper(QFrame):
    """The way through the steps: buttons, a slider, which line of play is in view. `wanted`: a step was asked for."""

    wanted = Signal(int)
    line_chosen = Signal(int)

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("stepper")
        self._bench = bench
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(60)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.place = Label()
        self.lines = Picker()
        self.lines.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.lines.setMinimumContentsLength(11)
        self.lines.setMaximumWidth(210)
        self.lines.view().setMinimumWidth(240)
        self.zoom = QWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(2)
        for id_, text in (
            ("scenario.first", "first"),
            ("scenario.back", "back"),
            ("scenario.forward", "forward"),
            ("scenario.last", "last"),
        ):
            row.addWidget(button(services, id_, text))
        row.addWidget(self.place)
        row.addWidget(self.slider, 1)
        row.addWidget(self.lines)
        row.addWidget(button(services, "scenario.branch", "branch"))
        row.addWidget(button(services, "scenario.compare", "compare"))
        self.slider.valueChanged.connect(self.wanted)
        self.lines.activated.connect(lambda: self.line_chosen.emit(self.lines.currentData()))
        self._retranslate()

    def show_place(self) -> None:
        """Show where in the steps one is."""
        bench = self._bench
        last = bench.replay.last.number if bench.replay else 0
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setTickInterval(1)
        self.slider.setValue(bench.at)
        self.slider.blockSignals(False)
        text = f"{bench.at}/{len(bench.steps)}"
        if bench.part is not None:
            seqs = [s.seq for s in bench.parts()]
            number = seqs.index(bench.part) + 1 if bench.part in seqs else 0
            text += f" · {number}/{len(seqs)}"
        self.place.setText(text)
        self.place.setAccessibleName(self.tr("Step {place}").format(place=text))

    def show_lines(self) -> None:
        """Show the lines of play."""
        rows = [(self.tr("Main line"), MAIN), *((t.title, n) for n, t in enumerate(self._bench.scenario.twins))]
        _refill(self.lines, rows)
        self.lines.setCurrentIndex(max(0, self.lines.findData(self._bench.line)))
        self.lines.setVisible(len(rows) > 1)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.slider.setAccessibleName(self.tr("Step"))
        self.lines.setAccessibleName(self.tr("Line of play"))
        self.show_lines()
        self.show_place()


def _refill(box: QComboBox, rows: Iterable[tuple[str, int]]) -> None:
    wanted = list(rows)
    if [(box.itemText(n), box.itemData(n)) for n in range(box.count())] == wanted:
        return
    box.clear()
    for text, data in wanted:
        box.addItem(text, data)
        box.setItemData(box.count() - 1, tip(text), Qt.ItemDataRole.ToolTipRole)
