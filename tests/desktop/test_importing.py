"""Importing a document through the window: the real child process, the library anew, the report, the search."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from judgeapp.desktop.importing.asking import RULEBOOK, ImportDialog
from judgeapp.desktop.importing.bringing import Wanted, code_for
from judgeapp.desktop.importing.telling import WORDS
from judgeapp.desktop.mainwindow import MainWindow
from judgeapp.desktop.notices import Job
from judgeapp.desktop.services import Services
from judgeapp.library.importing.saying import Said

OFFICIAL = """Excerpt of the rules

7.0.1 Combat is a game state where the combat chain is open.
7.5.2 The active attack deals damage equal to its power minus the total defense of the defending cards.
7.5.5 If the attack deals damage to its target through a hit event, the attack is said to have hit.
"""
RULES = """House rules of our club

1 Combat chain
1.1 A chain link with go again gives one action point.
1.2 An arsenal may hold one card.
1.3 The intellect of a hero says how many cards are drawn.
2 Pitch
2.1 Pitch pays costs.
2.2 Pitched cards go under the deck at the end of the turn.
"""


def bring(qtbot: QtBot, window: MainWindow, wanted: Wanted) -> str:
    """Import, and return the text of the report."""
    begun: list[Job] = []
    window.services.notices.begun.connect(begun.append)
    window.importing.start(wanted)
    assert not window.importing.can()
    qtbot.waitUntil(lambda: window.reader.page.link == "page:import-report", timeout=60_000)
    assert begun
    assert begun[0].cancel is not None
    assert window.importing.can()
    return window.reader.view.toPlainText()


def test_rulebook_is_imported_and_found(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text(RULES, encoding="utf-8")
    report = bring(qtbot, window, Wanted(file, "CLUB", "fab"))
    assert "CLUB is imported" in report
    assert "House rules of our club" in report
    assert any(rule.book == "CLUB" for rule in window.services.library.rules("fab"))
    window.search.search("pitched cards under the deck")
    qtbot.waitUntil(lambda: any("2.2" in row.title for row in window.search.model.rows), timeout=20_000)


def test_nonsense_is_refused_and_nothing_changes(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "nothing.txt"
    file.write_text("no rules at all\n", encoding="utf-8")
    digest = window.services.library.digest
    report = bring(qtbot, window, Wanted(file))
    assert "was not imported; nothing was changed" in report
    assert window.services.library.digest == digest


def test_second_refusal_is_reported_and_the_first_message_goes(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text("no rules at all\n", encoding="utf-8")
    bring(qtbot, window, Wanted(tmp_path / "one.txt", "HNT"))
    report = window.reader.view.toPlainText()
    assert "0 of 400 were found in 1 lines of text" in report
    window.importing.start(Wanted(tmp_path / "two.txt", "TWO", "fab"))
    assert not window.status.text
    qtbot.waitUntil(lambda: "TWO was not imported" in window.status.text, timeout=60_000)
    assert "TWO was not imported" in window.reader.view.toPlainText()


def test_own_rulebook_gives_the_official_wording_of_rules(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "cr.txt"
    file.write_text(OFFICIAL, encoding="utf-8")
    report = bring(qtbot, window, Wanted(file, "CR", "fab"))
    assert "CR is imported." in window.status.text
    assert not window.status._timer.isActive()
    assert "official wording on the rule's own page\n3" in report
    window.services.open("rule:fab:7.5.5")
    assert "is said to have hit" in window.reader.view.toPlainText()
    window.search.search("7.5.5")
    qtbot.waitUntil(lambda: any(row.link == "rule:fab:7.5.5" for row in window.search.model.rows))
    assert [row.title for row in window.search.model.rows if "7.5.5 " in row.title] == ["7.5.5 Hit"]


def test_every_remark_has_its_words(services: Services) -> None:
    assert set(WORDS) == set(Said)
    for said, text in WORDS.items():
        holes = {name for _, name, _, _ in Formatter().parse(said.value) if name}
        mine = {name for _, name, _, _ in Formatter().parse(text) if name}
        assert mine <= holes, said


def test_import_can_be_cancelled(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text(RULES * 2000, encoding="utf-8")
    jobs: list[Job] = []
    window.services.notices.begun.connect(jobs.append)
    window.importing.start(Wanted(file))
    cancel = jobs[0].cancel
    assert cancel is not None
    with qtbot.waitSignal(jobs[0].over):
        cancel()
    assert window.importing.can()
    assert window.importing.report is None


def test_dialog_asks_what_it_is(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    documents = list(window.services.library.documents())
    dialog = ImportDialog(tmp_path / "x.pdf", documents, window)
    qtbot.addWidget(dialog)
    assert dialog.wanted("X") == Wanted(tmp_path / "x.pdf")
    dialog.what.setCurrentIndex(dialog.what.findData("HNT"))
    assert dialog.wanted("X").code == "HNT"
    dialog.what.setCurrentIndex(dialog.what.findData(RULEBOOK))
    dialog.game.setCurrentIndex(dialog.game.findData("wow"))
    assert (dialog.wanted("X").code, dialog.wanted("X").game) == ("X", "wow")


def test_dropped_document_is_asked_about(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(window.importing, "ask", asked.append)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "club.pdf"))])
    action, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(50, 50), action, data, button, key))
    assert asked == [tmp_path / "club.pdf"]


@pytest.mark.parametrize(
    ("name", "code"),
    [("club rules.txt", "CLUBRULE"), ("2025.pdf", "R2025BOO"), ("hnt.txt", "HNTX"), ("правила.txt", "RBOOK")],
)
def test_code_for_a_rulebook(name: str, code: str) -> None:
    assert code_for(Path(name), ["HNT"]) == code
