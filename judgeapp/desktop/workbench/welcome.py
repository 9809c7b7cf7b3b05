"""What stands where the board will be, as long as there is no scenario: ways to begin, one key away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.desktop.plain import Label
from judgeapp.desktop.reading.wording import game_name
from judgeapp.desktop.services import Services
from judgeapp.games import GAMES

WIDEST = 460


class Welcome(QFrame):
    """`game_chosen`: a new scenario of a game is wanted."""

    game_chosen = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("welcome")
        self._services = services
        self._head, self._hint, self._or = Label(), Label(), Label()
        self._head.setObjectName("welcomeHead")
        for label in (self._hint, self._or):
            label.setWordWrap(True)
            label.setObjectName("hint")
        self.games = {game: QPushButton() for game in GAMES}
        self._actions: list[tuple[str, QPushButton]] = []
        grid = QGridLayout()
        grid.setSpacing(8)
        for at, (game, made) in enumerate(self.games.items()):
            made.clicked.connect(self._choose(game))
            made.setMinimumHeight(40)
            grid.addWidget(made, at // 2, at % 2)
        box = QWidget()
        box.setMaximumWidth(WIDEST)
        column = QVBoxLayout(box)
        column.setSpacing(10)
        column.addWidget(self._head)
        column.addLayout(grid)
        column.addWidget(self._or)
        below = QGridLayout()
        below.setSpacing(8)
        for at, id_ in enumerate(("scenario.open", "scenario.paste")):
            made = QPushButton()
            made.clicked.connect(self._run(id_))
            below.addWidget(made, at, 0)
            self._actions.append((id_, made))
        column.addLayout(below)
        column.addWidget(self._hint)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addWidget(box, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addStretch(2)
        self._retranslate()

    def _choose(self, game: str) -> Callable[[], None]:
        return lambda: self.game_chosen.emit(game)

    def _run(self, id_: str) -> Callable[[], None]:
        return lambda: self._services.actions.run(id_)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._head.setText(self.tr("Set a table and play it"))
        self._or.setText(self.tr("or"))
        self._hint.setText(
            self.tr("A ruling in the reader opens its own scenario with Ctrl+Enter. What you enter is kept at once.")
        )
        for game, made in self.games.items():
            made.setText(game_name(game))
        for id_, made in self._actions:
            action = self._services.actions.qaction(id_)
            keys = action.shortcut().toString()
            made.setText(f"{action.text().replace('&', '')}   {keys}")
