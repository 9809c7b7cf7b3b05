"""The reader: one page at a time, with a way back, and all that can be done with what is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolBar, QToolButton, QVBoxLayout, QWidget

from judgeapp.desktop.links import PAGE, RULE, parse_link
from judgeapp.desktop.plain import Label
from judgeapp.desktop.reading.guides import Guides
from judgeapp.desktop.reading.knowing import Knowing
from judgeapp.desktop.reading.pages import Page, Pages, Setting
from judgeapp.desktop.reading.parts import style_of
from judgeapp.desktop.reading.peek import Peek, peek_html
from judgeapp.desktop.reading.texts import Linker
from judgeapp.desktop.reading.trail import Trail
from judgeapp.desktop.reading.view import PageView
from judgeapp.desktop.rich import NOTHING
from judgeapp.desktop.services import Services

HOME = "page:home"
LEAST_WIDTH = 320
LEAST = 300


class Reader(QWidget):
    """Shows pages. `shown`: another page is shown."""

    shown = Signal()

    def __init__(self, services: Services, peek: Peek | None = None) -> None:
        super().__init__()
        self._services = services
        self._knowing = Knowing(services)
        self._trail = Trail()
        self._linker: Linker | None = None
        self.page = Page(HOME, "", NOTHING)
        self._made: dict[str, Callable[[], Page]] = {}
        self._passing = False
        self.setMinimumWidth(LEAST)
        self.view = PageView()
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.peek = peek
        self.setMinimumWidth(LEAST_WIDTH)
        self._bar = QToolBar()
        self._doubt = Label()
        self._lay_out()
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        self._bar.setObjectName("readerBar")
        self._bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(self._doubt)
        layout.addWidget(self.view, 1)
        self._doubt.setObjectName("doubt")
        self._doubt.setWordWrap(True)
        self._doubt.hide()
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        services = self._services
        self.view.followed.connect(services.open)
        self.view.hovered.connect(self._hovered)
        self.view.verticalScrollBar().valueChanged.connect(lambda: self._dismiss())
        services.library_changed.connect(self._renew)
        services.look.changed.connect(self.refresh)
        services.tongue.changed.connect(self.refresh)
        services.settings.watch("official", self.refresh)
        self._knowing.learned.connect(self.refresh)
        if self.peek:
            self.view.left.connect(self.peek.dismiss)

    def put_actions(self, left: tuple[str, ...], right: tuple[str, ...]) -> None:
        """Put actions as buttons on the bar over the page; what finds no room there is in a menu at its end."""
        actions = self._services.actions
        self._bar.addActions(actions.qactions(left))
        between = QWidget()
        between.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._bar.addWidget(between)
        self._bar.addActions(actions.qactions(right))
        more = self._bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if more is not None:
            more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            more.setText("»")

    # What is shown

    @property
    def knowing(self) -> Knowing:
        """What is known of proofs and cards."""
        return self._knowing

    @property
    def bar(self) -> QWidget:
        """The bar over the page."""
        return self._bar

    def pages(self) -> Pages:
        """The maker of pages, as things stand."""
        services = self._services
        if self._linker is None:
            self._linker = Linker(services.library)
        setting = Setting(
            language=services.tongue.code,
            theme=services.look.theme,
            official=services.settings.value.official,
            refused=self._knowing.refused,
            provable=lambda ruling: bool(self._knowing.proofs(ruling)),
        )
        return Pages(services.library, setting, self._linker)

    def show_link(self, link: str, passing: bool = False) -> bool:
        """Show the page of a link; whether there is one. passing: without a place on the way back (a preview)."""
        page = self._make(link)
        if page is None:
            return False
        self._dismiss()
        if self._trail.here is not None and self.page.link == self._trail.here.link:
            self._trail.remember(self.view.verticalScrollBar().value())
        if not passing:
            if link != self.page.link:
                self._keep_preview()
            self._trail.go(link)
        self._passing = passing
        if link != self.page.link or not self.view.document().characterCount() > 1:
            self._put(page, 0)
        return True

    def _keep_preview(self) -> None:
        """A page that was only passed, and from which one goes on, is a step of the way back all the same."""
        if self._off_trail:
            self._trail.go(self.page.link)
            self._trail.remember(self.view.verticalScrollBar().value())

    def add_page(self, name: str, make: Callable[[], Page]) -> None:
        """Have a page of a name made by somebody else, whenever it is to be shown."""
        self._made[name] = make

    def _make(self, link: str) -> Page | None:
        if parse_link(link).kind == PAGE:
            if parse_link(link).name in self._made:
                return self._made[parse_link(link).name]()
            return Guides(self._services, self.pages()).page(parse_link(link).name)
        return self.pages().page(link)

    def doubt(self, doubtful: bool) -> None:
        """Say over the page, until another is shown, that it may not answer what was asked."""
        self._doubt.setVisible(doubtful)

    def _put(self, page: Page, scroll: int) -> None:
        if page.link != self.page.link:
            self.doubt(False)
        self.page = page
        look = self._services.look
        self.view.show_page(page.html, style_of(look.theme, look.points(1.05)), look.scale)
        self.view.verticalScrollBar().setValue(scroll)
        self.view.setAccessibleName(page.title)
        self.shown.emit()

    def refresh(self) -> None:
        """Make the page anew, staying where it is."""
        page = self._make(self.page.link)
        if page is not None:
            self._put(page, self.view.verticalScrollBar().value())

    def _renew(self) -> None:
        self._linker = None
        self.refresh()

    # Going about

    def can_step(self, steps: int) -> bool:
        """Whether one can go back (negative) or forward."""
        return self._trail.can(steps) or (steps == -1 and self._off_trail and self._trail.here is not None)

    @property
    def _off_trail(self) -> bool:
        """Whether the page that is shown was only passed and is no place of the way back."""
        return self._passing and (self._trail.here is None or self._trail.here.link != self.page.link)

    def step(self, steps: int) -> None:
        """Go back or forward."""
        if steps < 0:
            self._keep_preview()
        if self._trail.here is not None and self.page.link == self._trail.here.link:
            self._trail.remember(self.view.verticalScrollBar().value())
        self._passing = False
        place = self._trail.step(steps)
        page = self._make(place.link) if place else None
        if place and page:
            self._dismiss()
            self._put(page, place.scroll)

    def beside(self, steps: int) -> str:
        """The link of the rule that stands before (-1) or after (1) the one that is shown; empty when there is none."""
        here = parse_link(self.page.link)
        rule = self._services.library.rule(here.game, here.name) if here.kind == RULE else None
        if rule is None:
            return ""
        near = self._services.library.neighbours(rule, 1)
        at = near.index(rule) + steps
        return f"rule:{here.game}:{near[at].number}" if 0 <= at < len(near) else ""

    def go_beside(self, steps: int) -> None:
        """Show the rule before or after."""
        if link := self.beside(steps):
            self._services.open(link)

    def _hovered(self, link: str, place: QPoint) -> None:
        if self.peek is None or not self._services.settings.value.peek:
            return
        look = self._services.look
        self.peek.offer(peek_html(self.pages(), link), style_of(look.theme, look.points()), place)

    def _dismiss(self) -> None:
        if self.peek:
            self.peek.dismiss()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Reader"))
        self._doubt.setText("⚠ " + self.tr("Not certain: this is only the nearest to what was asked."))
