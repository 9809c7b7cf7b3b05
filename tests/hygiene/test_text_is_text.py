"""Text is text: nothing in the window guesses whether a text is HTML, and one builder alone makes rich text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hygiene.sources import name, sources, tree, within

DESKTOP = within("judgeapp/desktop/")
PLAIN, RICH = "judgeapp/desktop/plain.py", "judgeapp/desktop/rich.py"
GUESSING = ("QLabel", "QMessageBox", "QToolTip", "QWhatsThis", "QErrorMessage", "QGraphicsTextItem", "QProgressDialog")
DOCUMENTS = {
    "judgeapp/desktop/reading/view.py",
    "judgeapp/desktop/reading/peek.py",
    "judgeapp/desktop/reading/printing.py",
    "judgeapp/desktop/workbench/exporting/writers.py",
}
TIPS = ("setToolTip", "setStatusTip", "setWhatsThis", "setTabToolTip")
TAGS = ("<p>", "<p ", "<b>", "<br", "<a ", "<span", "<td", "<tr", "<i>", "<h2", "<img", "</")
TRANSLATED = ("tr", "_tr", "translate")


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Every call of a source, with the last part of what is called."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            yield node, _last(node.func)


def _last(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("path", [p for p in DESKTOP if name(p) != PLAIN], ids=name)
def test_widgets_that_guess_are_made_in_one_place(path: Path) -> None:
    imported = {alias.name for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not imported.intersection(GUESSING)
    assert not [node.lineno for node, called in calls(path) if called == "setTextFormat"]


@pytest.mark.parametrize("path", DESKTOP, ids=name)
def test_every_tool_tip_goes_through_one_place(path: Path) -> None:
    for node, called in calls(path):
        if called in TIPS:
            said = node.args[-1]
            empty = isinstance(said, ast.Constant) and said.value == ""
            assert empty or (isinstance(said, ast.Call) and _last(said.func) == "tip"), f"{name(path)}:{node.lineno}"
        if called == "setItemData" and any("ToolTipRole" in ast.unparse(a) for a in node.args):
            assert "tip(" in ast.unparse(node), f"{name(path)}:{node.lineno}"


@pytest.mark.parametrize("path", [p for p in sources() if name(p) != RICH], ids=name)
def test_rich_text_is_made_by_one_builder(path: Path) -> None:
    module = tree(path)
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "html":
            assert "escape" not in [alias.name for alias in node.names]
    for node, called in calls(path):
        where = f"{name(path)}:{node.lineno}"
        assert called not in ("insertHtml", "appendHtml", "setMarkdown", "convertFromPlainText"), where
        assert called != "Rich", f"{where}: rich text is made by fill"
        assert called != "setHtml" or name(path) in DOCUMENTS, where
        if called == "fill" and isinstance(node.func, ast.Name):
            template = node.args[0]
            literal = isinstance(template, ast.Constant)
            ours = isinstance(template, ast.Call) and _last(template.func) in TRANSLATED
            assert literal or ours, f"{where}: a template is written in the program"


@pytest.mark.parametrize("path", [p for p in DESKTOP if name(p) != RICH], ids=name)
def test_no_markup_stands_outside_a_template(path: Path) -> None:
    """A text with a tag that is not the template of `fill` would be shown as it is, or be put in unescaped."""
    module = tree(path)
    templates = {id(node.args[0]) for node, called in calls(path) if called == "fill" and node.args}
    lone = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in templates | lone:
            tags = [tag for tag in TAGS if tag in node.value]
            assert not tags or name(path).endswith("sharing/code.py"), f"{name(path)}:{node.lineno} {tags}"
