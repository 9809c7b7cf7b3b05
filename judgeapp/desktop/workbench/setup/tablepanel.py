"""The panel in which the table is set: the quick line, whose turn it is, and the tree of what lies where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from judgeapp.desktop.plain import Label, tip
from judgeapp.desktop.services import Services
from judgeapp.desktop.workbench.bench import Bench
from judgeapp.desktop.workbench.board.generic import HANDS
from judgeapp.desktop.workbench.board.plan import Box
from judgeapp.desktop.workbench.completion import SetupWords, labels_of
from judgeapp.desktop.workbench.entry import Saying
from judgeapp.desktop.workbench.picker import Picker
from judgeapp.desktop.workbench.setup import remarks
from judgeapp.desktop.workbench.setup.cardmenu import Menued, card_menu
from judgeapp.desktop.workbench.setup.examples import examples_of
from judgeapp.desktop.workbench.setup.moving import Moving
from judgeapp.desktop.workbench.setup.quickline import QuickLine
from judgeapp.desktop.workbench.setup.tree import Kind, Node, SetupTree
from judgeapp.desktop.workbench.wording import engine, word
from judgeapp.kernel.ids import ObjId
from judgeapp.scenario import editing
from judgeapp.scenario.naming import NoSuchCard
from judgeapp.scenario.notation import NotationError, Scenario
from judgeapp.scenario.placing import place_typed, rewritten
from judgeapp.scenario.seating import Cards, Entry, SeatReader, Spot, one_place_each, taken_as_given
from judgeapp.scenario.stage import TABLE

TURN = "turn"
NAMES = ("Ann", "Bo", "Cid", "Dee", "Eli", "Fay")


class TablePanel(QWidget):
    """Sets the table. `chosen`: a card of the tree is looked at (its object). `write_card`: a card is to be written."""

    chosen = Signal(object)
    write_card = Signal(str)

    def __init__(self, services: Services, bench: Bench) -> None:
        super().__init__()
        self._services, self._bench = services, bench
        self.player, self.place = Picker(), Picker()
        self.quick, self.turn = QuickLine(), QLineEdit()
        self.quick.setObjectName("quickLine")
        self.turn.setObjectName("turnLine")
        self.saying, self.moving = Saying(), Moving(self)
        self._remark: tuple[str, Scenario | None] = ("", None)
        """What is said of the last edit, and the scenario of which it is said."""
        self._wrong = self._turn_left = ""
        """The name in the line that no card has."""
        self.tree = SetupTree()
        self.hint, self._add = Label(), QToolButton()
        self.hint.setObjectName("hint")
        self.hint.setWordWrap(True)
        self._lay_out()
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(4)
        where = QHBoxLayout()
        where.setSpacing(4)
        where.addWidget(self.player, 1)
        where.addWidget(self.place, 2)
        where.addWidget(self._add)
        column.addLayout(where)
        column.addWidget(self.quick)
        column.addWidget(self.hint)
        column.addWidget(self.saying)
        column.addWidget(self.tree, 1)
        column.addWidget(self.turn)
        self.setFocusProxy(self.quick)

    def _connect(self) -> None:
        self.quick.given.connect(self.enter)
        self.quick.textEdited.connect(self._typed)
        self.turn.editingFinished.connect(self._turn_given)
        self.turn.textEdited.connect(lambda text: self._bench.draft(TURN, text))
        self.tree.table.rewritten.connect(self._rewritten)
        self.tree.table.dropped.connect(self.moving.node)
        self.tree.asked.connect(self._menu)
        self.tree.taken_out.connect(self._take_out)
        self.tree.chosen.connect(self._look_at)
        self._add.clicked.connect(self.add_player)
        self.saying.nearest_taken.connect(self._take_nearest)
        self.saying.write_asked.connect(self.write_card)

    @property
    def scenario(self) -> Scenario:
        """What is set here."""
        return self._bench.scenario

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def reader(self) -> SeatReader | None:
        """Reads the items of seats; None until the game's cards are there."""
        catalog = self._bench.catalog()
        if catalog is None:
            return None
        known = getattr(self, "_reader", None)
        if known is None or known.catalog is not catalog:
            self._reader = SeatReader(catalog.game, catalog)
        return self._reader.know(self._bench.scenario.seats)

    @property
    def _russian(self) -> bool:
        return self._services.tongue.code == "ru"

    def _places(self, reader: SeatReader) -> list[str]:
        """The places to choose from: of words that mean the same only one, then those of this table."""
        game = reader.game
        own = one_place_each(game, self._russian)
        return [*own, *(p for p in reader.places() if p not in game.setup_zones)]

    def show_table(self) -> None:
        """Show the table of the scenario."""
        reader, scenario = self.reader, self._bench.scenario
        self.setEnabled(reader is not None)
        if reader is None:
            return
        given = self._given(scenario, reader)
        said = {p: [self.tr("{what} (by default)").format(what=t) for t in texts] for p, texts in given.items()}
        self.tree.show_table(scenario, reader, said, self._services.look)
        self._fill(reader)
        if not self.turn.hasFocus():
            self.turn.setText(scenario.turn.text if scenario.turn else "")
        if left := self._turn_left:  # typed before the program ended, and not entered
            self._turn_left = ""
            self.turn.setText(left)
            self._turn_given()
        self._tell_problem()

    def _given(self, scenario: Scenario, reader: SeatReader) -> dict[str, list[str]]:
        replay = self._bench.replay
        if replay is None or self._bench.line != editing.MAIN:
            return {}
        return taken_as_given(scenario, reader, replay.frames[0].state, self._russian)

    def _fill(self, reader: SeatReader) -> None:
        players = [s.player for s in self._bench.scenario.seats]
        self.player.offer([(p, p) for p in players])
        self.place.offer([(word(z), z) for z in self._places(reader)], HANDS)
        aliases = self._aliases()
        self.quick.words = SetupWords.of(reader, players, aliases, self._russian)
        examples = "   ·   ".join(examples_of(reader.game.id, [p for p in players if p != TABLE]))
        self.hint.setText(self.tr("Such as: {examples}").format(examples=examples))
        self.hint.setVisible(bool(examples))

    def _aliases(self) -> list[str]:
        replay = self._bench.replay
        return [o.alias for o in replay.frames[0].state.objects.values()] if replay else []

    def _tell_problem(self) -> None:
        played = self._bench.played
        problem = played.problem if played and played.replay is None else None
        if problem is not None:
            self._say_problem(problem)
        else:
            remark = self._remark[0] if self._remark[1] == self.scenario else ""
            self.saying.say(remark, "open" if remark else "bad")

    def _say_problem(self, problem: NotationError) -> None:
        self._wrong = problem.name if isinstance(problem, NoSuchCard) else ""
        self.saying.say(engine(problem.problem), nearest=problem.nearest, write=self._wrong)

    def say(self, remark: str) -> None:
        """Say something of what was tried."""
        self._remark = (remark, self.scenario)
        self._tell_problem()

    def _typed(self, text: str) -> None:
        """Something else is typed: what was said of the old is over."""
        self._bench.draft("quick", text)
        self.say("")

    # --- editing ------------------------------------------------------------------------------------------------------

    def edit(
        self, label: str, change: Callable[[Scenario, SeatReader], Scenario], key: str = "", remark: str = ""
    ) -> bool:
        """Change the table; whether it could be done. remark: what there is to say of it."""
        reader = self.reader
        if reader is None:
            return False
        try:
            changed = change(self._bench.scenario, reader)
        except NotationError as problem:
            self._say_problem(problem)
            return False
        self._remark = (remark, changed)
        self._bench.edit(label, changed, editing.MAIN, 0, key)
        self._tell_problem()
        return True

    def enter(self, line: str) -> None:
        """Put on the table what was typed."""
        reader = self.reader
        if reader is None:
            return
        player, place = str(self.player.currentData() or ""), str(self.place.currentData() or "")
        try:
            placed = place_typed(self._bench.scenario, reader, line, player, place, labels_of(reader))
        except NotationError as problem:
            self._say_problem(problem)
            return
        self.quick.setText("")
        self.edit(line, lambda _s, _r: placed.scenario, remark=remarks.told(placed.notes))
        self._bench.draft("quick", "")

    def restore(self) -> None:
        """Put back what was typed and not entered before the program ended."""
        self.quick.setText(self._bench.drafts.get("quick", ""))
        self._turn_left = self._bench.drafts.get(TURN, "")

    def _take_nearest(self, text: str) -> None:
        """Take the name that was meant, in the line or wherever it stands on the table."""
        typed = self.quick.text()
        if typed:
            self.quick.setText(typed.replace(self._wrong, text) if self._wrong else text)
            self.quick.setFocus()
            return
        played = self._bench.played
        if played and played.problem:
            wrong = played.problem.problem.split("“")[-1].split("”")[0]
            fixed = [
                replace(s, items=tuple(replace(i, text=i.text.replace(wrong, text)) for i in s.items))
                for s in self._bench.scenario.seats
            ]
            self._bench.edit(
                self.tr("Correct {name}").format(name=text), replace(self._bench.scenario, seats=tuple(fixed))
            )

    def aim(self, box: Box) -> None:
        """Make a place of the board the one that the quick line fills."""
        reader, zone = self.reader, box.zone
        if reader is None or zone is None:
            return
        player = box.player or zone.of
        if player is not None and self.player.findData(str(player)) >= 0:
            self.player.setCurrentIndex(self.player.findData(str(player)))
        place = labels_of(reader).get(box.title) or reader.place_for(zone)
        if place is not None:
            at = self.place.findData(place)
            same = next((p for p in self._places(reader) if reader.game.setup_zones.get(p) == zone.kind), "")
            self.place.setCurrentIndex(at if at >= 0 else self.place.findData(same))
        self.quick.setFocus()

    def _turn_given(self) -> None:
        text = self.turn.text().strip()
        now = self._bench.scenario.turn.text if self._bench.scenario.turn else ""
        if text != now and not self.edit(self.tr("Whose turn"), lambda s, _: editing.with_turn(s, text)):
            return
        self._bench.draft(TURN, "")

    def add_player(self) -> None:
        """Add a player with a name that is free."""
        taken = {s.player for s in self._bench.scenario.seats}
        name = next((n for n in NAMES if n not in taken), f"Player{len(taken) + 1}")
        self.edit(self.tr("Add {player}").format(player=name), lambda s, _: editing.with_player(s, name))

    def _rewritten(self, node: Node, text: str) -> None:
        match node.kind:
            case Kind.CARD:
                self.edit(text, lambda s, r: _with_text(s, r, node, text))
            case Kind.PLAYER:
                self.edit(
                    self.tr("Rename {player}").format(player=node.player),
                    lambda s, _: editing.renamed_player(s, node.player, text),
                )
            case Kind.DEFAULT:
                self.edit(text, lambda s, r: editing.with_item(s, r, node.player, text.split(" (")[0]))
            case _:
                self.edit(text, lambda s, r: editing.replaced_item(s, r, node.player, node.item, text))

    def _take_out(self, node: Node) -> None:
        label = self.tr("Take away {what}").format(what=node.text)
        match node.kind:
            case Kind.CARD:
                self.edit(label, lambda s, r: editing.with_entry(s, r, node.spot, None))
            case Kind.PLAYER:
                self.edit(label, lambda s, _: editing.without_player(s, node.player))
            case Kind.PLACE | Kind.NUMBER | Kind.PLAIN:
                self.edit(label, lambda s, r: editing.without_item(s, r, node.player, node.item))

    # --- objects ------------------------------------------------------------------------------------------------------

    def spot_of(self, oid: ObjId) -> Spot | None:
        """Where an object of the set table is written."""
        reader, replay = self.reader, self._bench.replay
        if reader is None or replay is None:
            return None
        was = {new: old for old, new in replay.frames[0].state.fact("became", {}).items()}
        while oid in was:  # the game begins before the first step, and may already have moved it
            oid = was[oid]
        return reader.spots(self._bench.scenario).get(oid)

    def name_of(self, oid: ObjId) -> str:
        """What an object of the set table is called."""
        replay = self._bench.replay
        return replay.frames[0].state.obj(oid).alias if replay else ""

    def _look_at(self, node: Node | None) -> None:
        reader = self.reader
        if node is None or node.kind is not Kind.CARD or reader is None:
            return
        spots = reader.spots(self._bench.scenario)
        oid = next((o for o, spot in spots.items() if spot == node.spot), None)
        replay = self._bench.replay
        if oid is not None and replay is not None:
            self.chosen.emit(replay.frames[0].state.now(oid))

    # --- menus --------------------------------------------------------------------------------------------------------

    def menu_of(self, spot: Spot) -> QMenu | None:
        """The menu of a card."""
        reader = self.reader
        if reader is None:
            return None
        scenario = self._bench.scenario
        entry = editing.entry_at(scenario, reader, spot)
        place = editing.place_at(scenario, reader, spot)
        name = entry.alias or entry.name

        def change(new: Entry) -> None:
            self.edit(self.tr("{card}: states").format(card=name), lambda s, r: editing.with_entry(s, r, spot, new))

        return card_menu(
            Menued(
                reader.catalog.game,
                entry,
                spot.player,
                place,
                [s.player for s in scenario.seats if s.player != TABLE],
                self._places(reader),
                self._aliases(),
                change,
                lambda player, to: self.moving.card(spot, player, to),
                lambda: self.tree.edit(self.tree.index_of(spot)),
                lambda: self.edit(
                    self.tr("One more {card}").format(card=name),
                    lambda s, r: editing.with_card(s, r, spot.player, place, replace(entry, count=1, alias="")),
                ),
                lambda: self.edit(
                    self.tr("Take away {what}").format(what=name),
                    lambda s, r: editing.with_entry(s, r, spot, None),
                ),
                self._russian,
            ),
            self,
        )

    def _menu(self, node: Node, at: QPoint) -> None:
        if node.kind is Kind.CARD:
            menu = self.menu_of(node.spot)
            if menu is not None:
                menu.popup(at)
            return
        menu = QMenu(self)
        if node.kind is not Kind.PLACE:
            menu.addAction(self.tr("Edit as text"), lambda: self.tree.edit(self.tree.currentIndex()))
        menu.addAction(self.tr("Take away"), lambda: self._take_out(node))
        menu.addAction(self.tr("Add a player"), self.add_player)
        menu.popup(at)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_table()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.quick.setPlaceholderText(self.tr("Three letters of a card…"))
        self.quick.setAccessibleName(self.tr("Put on the table"))
        self.quick.setToolTip(tip(self.tr("Three letters of a card, or a line: Bo: field Bear (tapped); life 5")))
        self.player.setAccessibleName(self.tr("Player"))
        self.place.setAccessibleName(self.tr("Place"))
        self.turn.setPlaceholderText(self.tr("Whose turn: by default"))
        self.turn.setToolTip(tip(self.tr("Whose turn, which phase: by default")))
        self.turn.setAccessibleName(self.tr("Turn"))
        self._add.setText("+")
        self._add.setToolTip(tip(self.tr("Add a player")))
        self._add.setAccessibleName(self.tr("Add a player"))


def _with_text(scenario: Scenario, reader: SeatReader, node: Node, text: str) -> Scenario:
    """An entry rewritten as text. NotationError where it is none."""
    found = rewritten(reader, text)
    item = reader.items(editing.seat(scenario, node.player))[node.item]
    assert isinstance(item, Cards)
    entries = (*item.entries[: node.entry], *found, *item.entries[node.entry + 1 :])
    return editing.replaced_item(scenario, reader, node.player, node.item, Cards(item.place, entries).show())
