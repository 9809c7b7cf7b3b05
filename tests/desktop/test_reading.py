"""Reading: the answer first, everything linked, every way to take it away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from judgeapp.desktop.look import LIGHT
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.reading.pages import Pages, Setting
from judgeapp.desktop.reading.playerview import PlayerView
from judgeapp.desktop.reading.printing import paper_page, write_pdf
from judgeapp.desktop.reading.taking import as_text
from judgeapp.desktop.reading.texts import Linker, anchor, href, link_of
from judgeapp.desktop.reading.trail import Trail
from judgeapp.library.finding import Finder
from judgeapp.library.models import GameShelf, Imported, Ruling, Statement, Text
from judgeapp.library.shelves import Library
from tests.desktop.typing_keys import press

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
RULING = "flick-is-no-attack"


def opened(window: MainWindow, link: str = RULING) -> str:
    window.services.open(link)
    window.reader.view.setFocus()
    return window.reader.view.toPlainText()


def tab_to(window: MainWindow, link: str) -> None:
    for _ in range(12):
        press(Qt.Key.Key_Tab)
        if window.reader.view.link_in_focus() == link:
            return
    raise AssertionError(f"no link {link}")


def test_answer_comes_before_the_reasons(window: MainWindow) -> None:
    text = opened(window)
    order = [
        "NO",
        "no attack is made",
        "Why",
        "Source",
        "The Hunted: release notes",
        "2025-01-31",
        "HNT-0037",
        "Status",
    ]
    places = [text.index(said) for said in order]
    assert places == sorted(places)


def test_outdated_rulings_say_so_first(window: MainWindow, finder: Finder) -> None:
    odd = next(r for r in finder.library.rulings() if r.status == "outdated")
    text = opened(window, odd.id)
    assert "OUTDATED" in text
    assert text.index("OUTDATED") < text.index("Why")


def test_tab_walks_links_enter_opens_and_alt_left_returns(window: MainWindow) -> None:
    opened(window)
    first = "rule:fab:1.4.3"
    tab_to(window, first)
    press(Qt.Key.Key_Return)
    assert window.reader.page.link == first
    assert RULING not in window.reader.page.title
    press(Qt.Key.Key_Left, ALT)
    assert window.reader.page.link == RULING
    press(Qt.Key.Key_Right, ALT)
    assert window.reader.page.link == first


def test_links_go_both_ways(window: MainWindow) -> None:
    assert "A flicked dagger is not attacking" in opened(window, "rule:fab:1.4.3")
    other = opened(window, "flick-damage-is-a-hit-by-the-dagger")
    assert "A flicked dagger hits, the attack on the link does not" in other


def test_peek_by_pointer_and_by_key(qtbot: QtBot, window: MainWindow) -> None:
    opened(window)
    window.reader.view.hovered.emit("rule:fab:7.2", window.mapToGlobal(QPoint(600, 300)))
    qtbot.waitUntil(window.peek.isVisible)
    assert window.peek.text.startswith("7.2 ")
    window.peek.dismiss()
    tab_to(window, "rule:fab:1.4.3")
    qtbot.waitUntil(lambda: window.peek.isVisible() and window.peek.text.startswith("1.4.3 "))
    assert window.rect().contains(window.peek.geometry())


def test_copy_with_citation(window: MainWindow) -> None:
    opened(window)
    press(Qt.Key.Key_C, CTRL | SHIFT)
    text = QGuiApplication.clipboard().text()
    assert "\nNO. " in text
    assert "NO. No" not in text
    assert "The Hunted: release notes, Legend Story Studios, 2025-01-31: HNT-0037" in text
    press(Qt.Key.Key_C, CTRL | ALT)
    assert QGuiApplication.clipboard().text().count("**") == 2


@pytest.mark.parametrize("link", [RULING, "rule:riftbound:439.1", "term:fab:mark"])
def test_everything_can_be_taken_as_text(finder: Finder, link: str) -> None:
    for markdown in (False, True):
        assert as_text(finder.library, link, "en", markdown)


def test_every_ruling_fits_one_sheet(tmp_path: Path, finder: Finder) -> None:
    pages = Pages(finder.library, Setting("en", LIGHT))
    longest = sorted(finder.library.rulings(), key=lambda r: -len(pages.ruling(r).html))[:3]
    for ruling in longest:
        page = paper_page(pages, ruling.id)
        assert page is not None
        file = tmp_path / f"{ruling.id}.pdf"
        write_pdf(file, page)
        data = file.read_bytes()
        assert data.startswith(b"%PDF")
        assert data.count(b"/Type /Page\n") == 1


def test_every_page_can_be_made(finder: Finder) -> None:
    library = finder.library
    pages = Pages(library, Setting("ru", LIGHT))
    links = [r.id for r in library.rulings()]
    links += [f"rule:{r.game}:{r.number}" for r in library.rules()]
    links += [f"card:{c.game}:{c.name}" for c in library.cards()]
    links += [f"term:{t.game}:{t.term}" for t in library.terms()]
    links += [f"doc:{d.code}" for d in library.documents()]
    for link in links:
        page = pages.page(link)
        assert page is not None, link
        assert page.title
        assert page.html


def test_what_is_not_there_is_told(window: MainWindow) -> None:
    opened(window)
    window.services.open("no-such-ruling")
    assert "no-such-ruling" in window.status.text
    assert window.reader.page.link == RULING


def test_player_view_is_neutral_and_closes_by_escape(qtbot: QtBot, window: MainWindow) -> None:
    opened(window)
    press(Qt.Key.Key_F11)
    view = window.findChild(PlayerView)
    assert view is not None
    qtbot.waitUntil(view.isVisible)
    text = view.view.toPlainText()
    assert "no attack is made" in text
    assert "Topics" not in text
    assert "See also" not in text
    assert "Open as scenario" not in text
    qtbot.waitUntil(view.view.hasFocus)
    qtbot.waitUntil(lambda: view.view.viewport().width() > 500)
    large = view.view.document().size().height()
    press(Qt.Key.Key_Minus)
    qtbot.waitUntil(lambda: view.view.document().size().height() < large)
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not view.isVisible())


HOSTILE = '<img src="http://evil.example/x.png"><b>&amp;</b><a href="open:page%3Aimport">x</a>'


def hostile_library() -> Library:
    said = Text(en=HOSTILE)
    ruling = Ruling(
        id="hostile", game="fab", title=said, verdict="yes", question=said, answer=said, says=said,
        cites=("HNT-0001",), cards=(HOSTILE,), topics=(HOSTILE,), rules=(HOSTILE,),
    )  # fmt: skip
    statement = Statement(id="HNT-0001", text=HOSTILE)
    return Library(
        {"fab": GameShelf(game="fab", rulings=(ruling,))},
        (Imported(code="HNT", game="fab", title=HOSTILE, statements=(statement,)),),
    )


def test_untrusted_text_is_only_text() -> None:
    library = hostile_library()
    pages = Pages(library, Setting("en", LIGHT))
    for link in ("hostile", f"card:fab:{HOSTILE}"):
        page = pages.page(link)
        assert page is not None
        assert "<img" not in page.html
        assert "<b>&" not in page.html
        assert 'href="open:page%3Aimport"' not in page.html


@pytest.mark.parametrize("link", ['card:fab:"><script>', "rule:fab:7.5", "search:a&b=c?d#e", "карта:ё"])
def test_links_survive_their_address(link: str) -> None:
    assert link_of(href(link)) == link
    assert '"' not in href(link).removeprefix("open:")
    assert link_of("http://example.org") == ""
    assert "<script>" not in anchor(link, link)


def test_only_what_exists_becomes_a_link(finder: Finder) -> None:
    linker = Linker(finder.library)
    html = linker.line("By 7.5.5, not 7.5.55 nor 20; CR 2.14 changed it; Kiss of Death deals 1.", "fab")
    assert html.count("<a ") == 2
    assert href("rule:fab:7.5.5") in html
    assert href("card:fab:Kiss of Death") in html


def test_trail() -> None:
    trail = Trail()
    for link in ("a", "b", "b", "c"):
        trail.go(link)
    assert not trail.can(1)
    back = trail.step(-1)
    assert back is not None
    assert back.link == "b"
    trail.remember(40)
    trail.go("d")
    assert not trail.can(1)
    place = trail.step(-1)
    assert place is not None
    assert (place.link, place.scroll) == ("b", 40)
    assert trail.step(-5) is None
