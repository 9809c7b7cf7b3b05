"""What the user can do in the window as a whole: all of it registered here, in one place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judgeapp.desktop.actions import Action
from judgeapp.desktop.saying import noop
from judgeapp.desktop.stage import BOTH, READER, SCENARIO
from judgeapp.desktop.taking_away import TakingAway
from judgeapp.library.places import GAMES

if TYPE_CHECKING:
    from judgeapp.desktop.mainwindow import MainWindow

LEFT_OF_PAGE = ("go.back", "go.forward")
RIGHT_OF_PAGE = ("ruling.player", "ruling.scenario", "ruling.copy", "ruling.markdown", "file.print")
"""Where there is little room the first stay: what a judge does most comes first."""
PAGES_THAT_ACT = {"import": "file.import", "settings": "file.settings"}
_GAME_TITLES = {
    "fab": noop("Actions", "Search Flesh and Blood only"),
    "riftbound": noop("Actions", "Search Riftbound only"),
    "wow": noop("Actions", "Search the WoW TCG only"),
    "berserk": noop("Actions", "Search Berserk Heroes only"),
}


def register(window: MainWindow) -> None:
    """Register everything."""
    taking = window.taking
    window.services.actions.add(
        *_file(window, taking), *_search(window), *_go(window), *_ruling(window, taking), *_view(window), *_help(window)
    )


def _file(window: MainWindow, taking: TakingAway) -> list[Action]:
    return [
        Action(
            "file.import",
            noop("Actions", "&Import a document…"),
            window.importing.choose,
            "file",
            1,
            ("Ctrl+I",),
            window.importing.can,
            words="pdf official wording",
        ),
        Action("file.print", noop("Actions", "&Print…"), taking.print_, "file", 2, ("Ctrl+P",), taking.can),
        Action("file.pdf", noop("Actions", "Save as P&DF…"), taking.save_pdf, "file", 2, ready=taking.can),
        Action("file.settings", noop("Actions", "&Settings…"), window.show_settings, "file", 8, ("Ctrl+,",)),
        Action("file.quit", noop("Actions", "&Quit"), window.close, "file", 9, ("Ctrl+Q",)),
    ]


def _search(window: MainWindow) -> list[Action]:
    pane = window.search

    def focus() -> None:
        window.show_search()
        pane.focus_box()

    keys = ("Ctrl+K", "Ctrl+L", "Ctrl+F")
    every = Action(
        "search.all", noop("Actions", "Search all games"), partial(pane.scope_to, ""), "search", 2, ("Alt+0",)
    )
    return [
        Action("search.focus", noop("Actions", "&Search"), focus, "search", 0, keys, words="find искать найти"),
        Action("search.filter", noop("Actions", "Add a &filter…"), pane.show_filters, "search", 0, ("Ctrl+Shift+K",),
               words="status document edition"),
        Action("search.forget", noop("Actions", "Forget past searches"), pane.past.forget, "search", 1),
        every,
        *(
            Action(f"search.{game}", _GAME_TITLES[game], partial(pane.scope_to, game), "search", 2, (f"Alt+{number}",))
            for number, game in enumerate(GAMES, 1)
        ),
    ]  # fmt: skip


def _go(window: MainWindow) -> list[Action]:
    reader = window.reader

    def swap() -> None:
        if window.search.box.hasFocus() or window.search.list.hasFocus():
            window.focus_stage()
        else:
            window.show_search()
            window.search.focus_box()

    return [
        Action("go.back", noop("Actions", "&Back"), lambda: reader.step(-1), "go", 0, ("Alt+Left",),
               lambda: reader.can_step(-1)),
        Action("go.forward", noop("Actions", "&Forward"), lambda: reader.step(1), "go", 0, ("Alt+Right",),
               lambda: reader.can_step(1)),
        Action("go.up", noop("Actions", "&Previous rule"), lambda: reader.go_beside(-1), "go", 1, ("Alt+Up",),
               lambda: bool(reader.beside(-1))),
        Action("go.down", noop("Actions", "&Next rule"), lambda: reader.go_beside(1), "go", 1, ("Alt+Down",),
               lambda: bool(reader.beside(1))),
        Action("go.home", noop("Actions", "&Start page"), lambda: window.open("page:home"), "go", 1, ("Alt+Home",)),
        Action("go.swap", noop("Actions", "From search to page and back"), swap, "go", 2, ("F6",)),
    ]  # fmt: skip


def _ruling(window: MainWindow, taking: TakingAway) -> list[Action]:
    reader = window.reader
    return [
        Action("ruling.scenario", noop("Actions", "Open as s&cenario"),
               lambda: window.opening.proof_of(reader.page.link), "ruling", 0, ("Ctrl+Return",),
               lambda: window.opening.can(reader.page.link)),
        Action("ruling.copy", noop("Actions", "&Copy with citation"), taking.copy, "ruling", 1, ("Ctrl+Shift+C",),
               taking.can, words="cite цитата"),
        Action("ruling.markdown", noop("Actions", "Copy as &Markdown"), taking.copy_markdown, "ruling", 1,
               ("Ctrl+Alt+C",), taking.can),
        Action("ruling.player", noop("Actions", "Show to the &players"), taking.show_players, "ruling", 2, ("F11",),
               taking.can, words="full screen"),
    ]  # fmt: skip


def _view(window: MainWindow) -> list[Action]:
    settings = window.services.settings

    def larger(step: float) -> None:
        scale = round(settings.value.font_scale + step, 2)
        settings.set(font_scale=max(0.8, min(2.0, scale)))

    def wear(theme: str, _: bool) -> None:
        settings.set(theme=theme)

    def worn(theme: str) -> bool:
        return settings.value.theme == theme

    def show_list(shown: bool) -> None:
        window.search.setVisible(shown)

    return [
        Action("app.palette", noop("Actions", "&Command palette…"), window.palette_.open, "view", 0, ("Ctrl+Shift+P",)),
        Action("view.reader", noop("Actions", "&Reader"), partial(window.work_in, READER), "view", 1, ("Ctrl+1",)),
        Action("view.scenario", noop("Actions", "&Scenario workbench"), partial(window.work_in, SCENARIO), "view", 1,
               ("Ctrl+2",)),
        Action("view.both", noop("Actions", "&Both side by side"), partial(window.work_in, BOTH), "view", 1,
               ("Ctrl+3",)),
        Action("view.list", noop("Actions", "Show the &list of what was found"), show_list, "view", 1, ("Ctrl+B",),
               checked=lambda: not window.search.isHidden()),
        Action("view.larger", noop("Actions", "&Larger text"), partial(larger, 0.1), "view", 2, ("Ctrl++", "Ctrl+=")),
        Action("view.smaller", noop("Actions", "S&maller text"), partial(larger, -0.1), "view", 2, ("Ctrl+-",)),
        Action("view.usual", noop("Actions", "&Usual size of text"), lambda: settings.set(font_scale=1.0), "view", 2,
               ("Ctrl+0",)),
        *(Action(f"view.{name}", title, partial(wear, name), "view", 3, checked=partial(worn, name))
          for name, title in (("light", noop("Actions", "Light")), ("dark", noop("Actions", "Dark")),
                              ("contrast", noop("Actions", "High contrast")))),
        Action("view.english", "English", lambda _: settings.set(language="en"), "view", 4,
               checked=lambda: window.services.tongue.code == "en", words="language язык английский"),
        Action("view.russian", "Русский", lambda _: settings.set(language="ru"), "view", 4,
               checked=lambda: window.services.tongue.code == "ru", words="language язык russian"),
    ]  # fmt: skip


def _help(window: MainWindow) -> list[Action]:
    return [
        Action("help.help", noop("Actions", "&Help and keys"), lambda: window.open("page:help"), "help", 0, ("F1",)),
        Action("help.about", noop("Actions", "&About and versions"), lambda: window.open("page:about"), "help", 1),
    ]
