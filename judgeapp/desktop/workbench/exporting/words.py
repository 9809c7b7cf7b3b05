"""The story of a replay in Markdown and in HTML. Texts of cards, scenarios and rulings are escaped: they are data."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.rich import NOTHING, Rich, fill, join, sheet
from judgeapp.desktop.workbench.exporting.story import Cited, Story, Told
from judgeapp.desktop.workbench.rulings import FITS
from judgeapp.desktop.workbench.telling import BLOCKED, SIGNS
from judgeapp.desktop.workbench.wording import said
from judgeapp.scenario.explain import Sentence

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|])")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Export", text)


# --- Markdown -----------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A text in which nothing means anything to Markdown."""
    return _SPECIAL.sub(r"\\\1", text)


def markdown_head(story: Story) -> str:
    """The beginning of a Markdown file."""
    lines = [f"# {plain(story.title)}", "", f"{plain(story.game)}, {_tr('rules')} {plain(story.edition)}", ""]
    lines += [plain(story.line), ""] if story.line else []
    lines += [f"> {plain(note)}" for note in story.notes]
    return "\n".join([*lines, ""])


def markdown_step(step: Told, picture: str) -> str:
    """A step in Markdown."""
    lines = [f"## {plain(step.heading)}", ""]
    if picture:
        lines += [f"![{plain(step.heading)}]({picture})", ""]
    if step.refused:
        lines += [f"**{_tr('Not allowed')}: {plain(step.refused)}**{_rules(step.refused_rules)}", ""]
    lines += [_markdown_sentence(s) for s in step.sentences]
    lines += ["", f"*{_tr('Now')}: {plain(step.pending)}*", ""]
    lines += [_markdown_ruling(r) for r in step.rulings]
    if step.standing:
        lines += ["", f"**{step.standing}** — {plain(step.rests_on)}", ""]
    return "\n".join([*lines, ""])


def _rules(rules: Iterable[str]) -> str:
    made = ", ".join(rules)
    return f" \\[{made}\\]" if made else ""


def _markdown_sentence(sentence: Sentence) -> str:
    text = plain(sentence.text)
    shown = f"**{text}**" if sentence.outcome in BLOCKED else text
    return f"{'  ' * min(sentence.depth, 3)}- {shown}{_rules(sentence.rules)}"


def _markdown_ruling(ruling: Cited) -> str:
    fit = said("Fits", FITS[ruling.fit])
    cites = f" ({', '.join(ruling.cites)})" if ruling.cites else ""
    return f"> **{plain(ruling.title)}** ({fit}): {plain(ruling.answer)}{plain(cites)}"


def markdown_end(story: Story) -> str:
    """The scenario itself, so that it can be played again."""
    return f"## {_tr('The scenario')}\n\n```\n{story.written.replace('```', '')}```\n"


# --- HTML ---------------------------------------------------------------------------------------------------------

STYLE = """
body { font-family: 'DejaVu Sans', 'Segoe UI', sans-serif; font-size: 10pt; color: #1a2128; }
h1 { font-size: 17pt; } h2 { font-size: 12pt; margin: 14px 0 4px 0; } p { margin: 2px 0; } img { max-width: 100%; }
.rules, .now { color: #566370; } .bad { color: #a3282c; font-weight: bold; }
.ruling { background: #fff4cf; margin: 3px 0; } .standing { font-weight: bold; } pre { font-size: 9pt; }
"""


def html_head(story: Story) -> Rich:
    """The beginning of an HTML file."""
    notes = join(fill("<p>{}</p>", note) for note in story.notes)
    line = fill("<p><b>{}</b></p>", story.line) if story.line else ""
    return fill(
        '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{}</title>{}</head><body>\n'
        "<h1>{}</h1><p>{}, {} {}</p>{}{}\n",
        story.title,
        sheet(STYLE),
        story.title,
        story.game,
        _tr("rules"),
        story.edition,
        line,
        notes,
    )


def html_step(step: Told, picture: str) -> Rich:
    """A step in HTML. picture: the address of its picture."""
    return join(html_pieces(step, picture)) + "\n"


def html_pieces(step: Told, picture: str, width: int = 0) -> list[Rich]:
    """A step in pieces between which a page may end: first its heading with the picture, then what is said of it.

    picture: the address of its picture; width: in pixels, where it must be limited.
    """
    size = fill(' width="{}"', width) if width else ""
    shown = fill('<p><img src="{}" alt="{}"{}></p>', picture, step.heading, size) if picture else ""
    made = [fill("<h2>{}</h2>{}", step.heading, shown)]
    if step.refused:
        said = fill("{}: {}{}", _tr("Not allowed"), step.refused, _spans(step.refused_rules))
        made.append(fill('<p class="bad">⊘ {}</p>', said))
    made += map(_html_sentence, step.sentences)
    made.append(fill('<p class="now">{}: {}</p>', _tr("Now"), step.pending))
    made += map(_html_ruling, step.rulings)
    if step.standing:
        made.append(fill('<p><span class="standing">{}</span> {}</p>', step.standing, step.rests_on))
    return made


def _spans(rules: Iterable[str]) -> Rich:
    made = ", ".join(rules)
    return fill(' <span class="rules">[{}]</span>', made) if made else NOTHING


def _html_sentence(sentence: Sentence) -> Rich:
    kind = fill(' class="bad"') if sentence.outcome in BLOCKED else ""
    indent = 16 * min(sentence.depth, 3)
    sign = SIGNS[sentence.outcome]
    return fill('<p style="margin-left:{}px"{}>{} {}{}</p>', indent, kind, sign, sentence.text, _spans(sentence.rules))


def _html_ruling(ruling: Cited) -> Rich:
    fit = said("Fits", FITS[ruling.fit])
    cites = fill(' <span class="rules">{}</span>', ", ".join(ruling.cites)) if ruling.cites else ""
    return fill('<p class="ruling"><b>{}</b> ({}): {}{}</p>', ruling.title, fit, ruling.answer, cites)


def html_end(story: Story) -> Rich:
    """The scenario itself, so that it can be played again."""
    return fill("<h2>{}</h2><pre>{}</pre>\n</body></html>\n", _tr("The scenario"), story.written)
