"""Whatever a file holds, importing it ends soon, with a report. More rounds with JUDGEAPP_FUZZ=100000."""

from __future__ import annotations

import os
import random
from pathlib import Path

from judgeapp.library.importing import import_document
from judgeapp.library.importing.bringing import CUTTERS

ROUNDS = int(os.environ.get("JUDGEAPP_FUZZ", "400"))
PIECES = (
    "Schism of Chaos", "-----", "•", "Ruling:", "Sequence:", "Nuances:", " - A", "--- Set transcript:", "1.1", "7.5.2a",
    "2. Head", "Броня Х.", "ПРИМЕР", "Pitch: 1", "Card-Specific Notes", "Choose 1", "Power: 3", "Bob, 3, Human Ally",
    "Icons", "(", "[", "<li>", "</p>", "<script>", "<!--", "&#x110000;", "**", "](", "\\", "\x0c", "\u2028", "\ufeff",
    "999999999999", "٣.١", "1.1.1.1.1.1.1.1", "\x1b[2J", "{r}", "Specific cards", "a" * 200, "\n", "\n", "\n\n", " ",
)  # fmt: skip


def test_any_file_is_reported_on(tmp_path: Path) -> None:
    dice = random.Random(3)
    for _ in range(ROUNDS):
        text = "".join(dice.choice(PIECES) for _ in range(dice.randrange(120)))
        content = text.encode(dice.choice(("utf-8", "utf-8", "utf-16", "cp1251")), errors="replace")
        if dice.random() < 0.2:
            content = bytes(dice.randrange(256) for _ in range(200)) + content
        file = tmp_path / f"file{dice.choice(('.txt', '.html', '.md'))}"
        file.write_bytes(content)
        code = dice.choice((*CUTTERS, "OTHER"))
        report = import_document(file, code, tmp_path, "fab" if code == "OTHER" else None)
        assert report.kept or report.remarks


def test_hostile_shapes_come_to_an_end(tmp_path: Path) -> None:
    """No time is asked for here; work that grows with the square of the length would not end while anybody waits."""
    shapes = {
        "one line.txt": "1.1 " + "a " * 2_000_000,
        "many lines.txt": "1.1 x\n" * 400_000,
        "brackets.md": "[" * 200_000,
        "stars.md": "*" * 200_000 + "a",
        "tags.html": "<div>" * 200_000,
        "entities.html": "&" * 300_000,
        "unclosed.html": "<!--" + "x" * 500_000,
        "items.txt": "Ruling: " + " - A" * 300_000,
    }
    for name, text in shapes.items():
        (tmp_path / name).write_text(text)
        for code in ("RIFT", "OTHER"):
            report = import_document(tmp_path / name, code, tmp_path, "fab" if code == "OTHER" else None)
            assert report.kept or report.remarks, name
