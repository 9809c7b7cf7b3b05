"""Files: open, save, recent, clipboard, export; the disk may refuse, the text may be anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.desktop.actions import UserError
from judgeapp.desktop.workbench import Workbench
from judgeapp.desktop.workbench.exporting.job import Exporting
from judgeapp.desktop.workbench.exporting.words import plain
from judgeapp.desktop.workbench.files import Recent, name_for, read_file
from judgeapp.scenario.notation import Scenario, parse, show
from tests.desktop.full_disk import full_disk
from tests.desktop.workbench.conftest import PLAY, wait_played


def test_save_open_and_recent(qtbot: QtBot, played: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bear.scenario"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    played.doing.title("Bears")
    assert played.header.modified.text() == "●"
    played.services.actions.run("scenario.save")
    assert parse(file.read_text()) == played.bench.scenario
    assert played.header.modified.text() == ""
    played.services.actions.run("scenario.save")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    played.begin_in("duel")
    played.services.actions.run("scenario.open")
    wait_played(qtbot, played)
    assert played.bench.scenario.title == "Bears"
    assert played.bench.file == file
    assert played.filing.recent.files() == [file]
    file.unlink()
    assert played.filing.recent.files() == []
    played.bench.undo()
    wait_played(qtbot, played)
    assert played.bench.scenario.title == ""


def test_copy_and_paste_as_text(qtbot: QtBot, played: Workbench) -> None:
    played.services.actions.run("scenario.copy")
    text = QGuiApplication.clipboard().text()
    assert parse(text) == played.bench.scenario
    played.begin_in("duel")
    QGuiApplication.clipboard().setText(text)
    played.services.actions.run("scenario.paste")
    wait_played(qtbot, played)
    assert played.bench.scenario.title == "A bear meets a bolt"
    QGuiApplication.clipboard().setText("nothing of the kind")
    played.services.actions.run("scenario.paste")
    assert "nothing of the kind" in played.text.edit.toPlainText()
    assert played.bench.scenario.title == "A bear meets a bolt"


def test_files_that_cant_be_read(tmp_path: Path) -> None:
    with pytest.raises(UserError):
        read_file(tmp_path / "none.scenario")
    binary = tmp_path / "binary.scenario"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(UserError):
        read_file(binary)
    huge = tmp_path / "huge.scenario"
    huge.write_bytes(b"x" * 900_000)
    with pytest.raises(UserError):
        read_file(huge)


def test_names_for_files() -> None:
    assert name_for(Scenario("Спор: медведь & болт / 3", "duel")) == "спор-медведь-болт-3.scenario"
    assert name_for(Scenario("", "duel")) == "scenario.scenario"


def test_damaged_recent_list(tmp_path: Path) -> None:
    file = tmp_path / "recent.json"
    file.write_text("{", encoding="utf-8")
    assert Recent(file).files() == []


@pytest.mark.parametrize("suffix", [".md", ".html", ".pdf"])
def test_export(qtbot: QtBot, played: Workbench, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"replay of bears{suffix}"
    played.filing.export_to(file)
    job = played.filing.exporting
    assert job is not None
    qtbot.waitUntil(lambda: not job.running, timeout=20_000)
    if suffix == ".pdf":
        data = file.read_bytes()
        assert data.startswith(b"%PDF")
        assert len(data) > 20_000
        return
    text = file.read_text(encoding="utf-8")
    assert "A bear meets a bolt" in text
    assert "Ann plays Bolt" in text
    assert "DERIVED" in text
    if suffix == ".md":
        pictures = sorted((tmp_path / "replay of bears-pictures").glob("*.png"))
        assert len(pictures) == 6
        assert "replay%20of%20bears-pictures/step-001.png" in text
        assert parse(text.split("```")[1].strip() + "\n").title == "A bear meets a bolt"
    else:
        assert text.count("data:image/png;base64,") == 6
        assert "<script" not in text


def test_export_escapes_what_others_wrote(qtbot: QtBot, bench: Workbench, tmp_path: Path) -> None:
    bad = "<script>alert(1)</script> [x](http://x) `y`"
    bench.open_scenario(PLAY.replace("A bear meets a bolt", bad))
    wait_played(qtbot, bench)
    bench.filing.export_to(tmp_path / "a.html")
    job = bench.filing.exporting
    assert job is not None
    qtbot.waitUntil(lambda: not job.running, timeout=20_000)
    assert "<script" not in (tmp_path / "a.html").read_text(encoding="utf-8")
    assert plain(bad).startswith("\\<script\\>")


@pytest.mark.parametrize("suffix", [".md", ".html", ".pdf"])
def test_export_is_called_off(played: Workbench, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"a{suffix}"
    for older in ((), ("a",)):
        for name in older:
            file.write_text(name)
        before = sorted(tmp_path.iterdir())
        played.filing.export_to(file)
        job = played.filing.exporting
        assert job is not None
        job._go_on()
        job._go_on()
        job.cancel()
        assert not job.running
        assert sorted(tmp_path.iterdir()) == before
        assert not older or file.read_text() == "a"


def step_by_step(job: Exporting) -> None:
    """Export without the event loop."""
    while job.running:
        if job._timer.isActive():
            job._go_on()
        else:
            QApplication.processEvents()


@pytest.mark.parametrize("suffix", [".md", ".html", ".pdf"])
def test_a_full_disk_leaves_the_older_export(played: Workbench, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"a{suffix}"
    file.write_text("the older one")
    failed: list[str] = []
    played.filing.export_to(file)
    job = played.filing.exporting
    assert job is not None
    job.failed.connect(failed.append)
    before = sorted(tmp_path.iterdir())
    with full_disk(2_000):
        step_by_step(job)
    assert failed
    assert file.read_text() == "the older one"
    assert sorted(tmp_path.iterdir()) == before


def test_an_export_is_not_written_through_a_link(played: Workbench, tmp_path: Path) -> None:
    (tmp_path / "victim").write_text("dear")
    (tmp_path / "a.html").symlink_to(tmp_path / "victim")
    played.filing.export_to(tmp_path / "a.html")
    job = played.filing.exporting
    assert job is not None
    step_by_step(job)
    assert (tmp_path / "victim").read_text() == "dear"
    assert "A bear meets a bolt" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_export_where_the_disk_refuses(qtbot: QtBot, played: Workbench, tmp_path: Path) -> None:
    (tmp_path / "dir.html").mkdir()
    said: list[str] = []
    played.services.notices.said.connect(lambda text, level: said.append(text))
    played.filing.export_to(tmp_path / "dir.html")
    job = played.filing.exporting
    assert job is not None
    qtbot.waitUntil(lambda: not job.running, timeout=20_000)
    assert said
    with pytest.raises(UserError):
        played.filing.export_to(tmp_path / "a.docx")


def test_opening_a_scenario_file_of_the_shipped_proofs(played: Workbench) -> None:
    text = show(played.bench.scenario)
    played.open_scenario(text, Path("somewhere.scenario"))
    assert played.bench.file == Path("somewhere.scenario")
