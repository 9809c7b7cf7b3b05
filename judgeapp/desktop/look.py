"""How the window looks: named colours per theme, the palette and style sheet made from them, and the size of text."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from judgeapp.desktop.settings import SettingsStore
from judgeapp.library.places import resources_root

BASE_POINTS = 10.0


@dataclass(frozen=True)
class Theme:
    """Colours by role. Text roles stand on `ground` and `surface` with at least 4.5 : 1 (`high contrast`: 7 : 1).

    ground: behind everything. surface: panes, pages. raised: cards, chips, fields. line: borders. text, muted: words.
    accent: what is chosen or acts; on_accent: words on it. link: links. mark: behind words found; on_mark: those words.
    yes, no, depends, fact: the four verdicts. warn, bad, good: states. changed: what the last step changed.
    a..f: telling players and groups apart, also in grey and for the colour-blind.
    """

    name: str
    ground: str
    surface: str
    raised: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    link: str
    mark: str
    on_mark: str
    yes: str
    no: str
    depends: str
    fact: str
    warn: str
    bad: str
    good: str
    changed: str
    a: str
    b: str
    c: str
    d: str
    e: str
    f: str


LIGHT = Theme(
    name="light", ground="#e9ecef", surface="#ffffff", raised="#f4f6f8", line="#c9d0d6", text="#1a2128",
    muted="#566370", accent="#1f5fa8", on_accent="#ffffff", link="#1a56a0", mark="#ffe58a", on_mark="#1a2128",
    yes="#1d6f42", no="#a3282c", depends="#875400", fact="#34506b", warn="#875400", bad="#a3282c", good="#1d6f42",
    changed="#e07b00", a="#1f5fa8", b="#b0470f", c="#1d6f42", d="#7a3d8f", e="#5f5a00", f="#3f4a55",
)  # fmt: skip
DARK = Theme(
    name="dark", ground="#14181d", surface="#1c2229", raised="#262e37", line="#3a4551", text="#e6eaee",
    muted="#a3b0bc", accent="#4d97e6", on_accent="#0b1015", link="#7db6f2", mark="#6b5300", on_mark="#fff4cf",
    yes="#63c58e", no="#f08a86", depends="#e5b15a", fact="#9db8d2", warn="#e5b15a", bad="#f08a86", good="#63c58e",
    changed="#ffab3d", a="#7db6f2", b="#f0a173", c="#63c58e", d="#cf9be0", e="#d3cb62", f="#b4c0cb",
)  # fmt: skip
CONTRAST = Theme(
    name="contrast", ground="#000000", surface="#000000", raised="#101010", line="#ffffff", text="#ffffff",
    muted="#e0e0e0", accent="#ffd400", on_accent="#000000", link="#7fd4ff", mark="#ffd400", on_mark="#000000",
    yes="#5dff9a", no="#ff9d9d", depends="#ffd400", fact="#c9e4ff", warn="#ffd400", bad="#ff9d9d", good="#5dff9a",
    changed="#ff9c2a", a="#7fd4ff", b="#ffb37a", c="#5dff9a", d="#f3b2ff", e="#ffd400", f="#ffffff",
)  # fmt: skip
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


class Look(QObject):
    """Puts theme and text size on the application. `changed`: repaint what was drawn from its colours."""

    changed = Signal()

    def __init__(self, settings: SettingsStore) -> None:
        super().__init__()
        self._settings = settings
        self._family = QGuiApplication.font().family()
        settings.watch("theme", self.apply)
        settings.watch("font_scale", self.apply)

    @property
    def theme(self) -> Theme:
        """The colours now in force."""
        return THEMES[self._settings.value.theme]

    @property
    def scale(self) -> float:
        """The size of text, 1 being the usual."""
        return self._settings.value.font_scale

    def colour(self, role: str) -> QColor:
        """A colour by its role."""
        return QColor(getattr(self.theme, role))

    def points(self, times: float = 1.0) -> float:
        """A font size in points, at the chosen text size."""
        return BASE_POINTS * self.scale * times

    def apply(self) -> None:
        """Dress the application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        font = QFont(self._family)
        font.setPointSizeF(self.points())
        app.setFont(font)
        app.setPalette(palette_of(self.theme))
        app.setStyleSheet(sheet_of(self.theme, self.scale))
        self.changed.emit()


def palette_of(theme: Theme) -> QPalette:
    """The palette of a theme."""
    role = QPalette.ColorRole
    palette = QPalette()
    for what, colour in {
        role.Window: theme.ground, role.WindowText: theme.text, role.Base: theme.surface, role.Text: theme.text,
        role.AlternateBase: theme.raised, role.Button: theme.raised, role.ButtonText: theme.text,
        role.BrightText: theme.bad, role.Highlight: theme.accent, role.HighlightedText: theme.on_accent,
        role.Link: theme.link, role.LinkVisited: theme.link, role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text, role.PlaceholderText: theme.muted, role.Mid: theme.line, role.Light: theme.raised,
        role.Midlight: theme.line, role.Dark: theme.line, role.Shadow: theme.line,
    }.items():  # fmt: skip
        palette.setColor(what, QColor(colour))
    for what in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, what, QColor(theme.muted))
    return palette


def sheet_of(theme: Theme, scale: float) -> str:
    """The style sheet of a theme, from `resources/ui/styles/window.qss`."""
    folder = resources_root() / "ui"
    text = (folder / "styles" / "window.qss").read_text(encoding="utf-8")
    sizes = {f"p{n}": f"{max(1, round(n * scale))}px" for n in (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32)}
    rest = {
        "large": f"{BASE_POINTS * scale * 1.2:.1f}",
        "tick": (folder / "icons" / f"tick-{theme.name}.svg").as_posix(),
    }
    return Template(text).substitute({**vars(theme), **sizes, **rest})
