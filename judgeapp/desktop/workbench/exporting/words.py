"""The story of a replay in Markdown and in HTML. Texts of cards, scenarios and rulings are escaped: they are data."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

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


def html_head(story: Story) -> str:
    """The beginning of an HTML file."""
    notes = "".join(f"<p>{escape(note)}</p>" for note in story.notes)
    line = f"<p><b>{escape(story.line)}</b></p>" if story.line else ""
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(story.title)}</title>'
        f"<style>{STYLE}</style></head><body>\n<h1>{escape(story.title)}</h1>"
        f"<p>{escape(story.game)}, {escape(_tr('rules'))} {escape(story.edition)}</p>{line}{notes}\n"
    )


def html_step(step: Told, picture: str) -> str:
    """A step in HTML. picture: the address of its picture."""
    return "".join(html_pieces(step, picture)) + "\n"


def html_pieces(step: Told, picture: str, width: int = 0) -> list[str]:
    """A step in pieces between which a page may end: first its heading with the picture, then what is said of it.

    picture: the address of its picture; width: in pixels, where it must be limited.
    """
    size = f' width="{width}"' if width else ""
    shown = f'<p><img src="{escape(picture)}" alt="{escape(step.heading)}"{size}></p>' if picture else ""
    made = [f"<h2>{escape(step.heading)}</h2>{shown}"]
    if step.refused:
        said = f"{escape(_tr('Not allowed'))}: {escape(step.refused)}{_spans(step.refused_rules)}"
        made.append(f'<p class="bad">⊘ {said}</p>')
    made += map(_html_sentence, step.sentences)
    made.append(f'<p class="now">{escape(_tr("Now"))}: {escape(step.pending)}</p>')
    made += map(_html_ruling, step.rulings)
    if step.standing:
        made.append(f'<p><span class="standing">{escape(step.standing)}</span> {escape(step.rests_on)}</p>')
    return made


def _spans(rules: Iterable[str]) -> str:
    made = escape(", ".join(rules))
    return f' <span class="rules">[{made}]</span>' if made else ""


def _html_sentence(sentence: Sentence) -> str:
    kind = ' class="bad"' if sentence.outcome in BLOCKED else ""
    indent = 16 * min(sentence.depth, 3)
    sign = SIGNS[sentence.outcome]
    return f'<p style="margin-left:{indent}px"{kind}>{sign} {escape(sentence.text)}{_spans(sentence.rules)}</p>'


def _html_ruling(ruling: Cited) -> str:
    fit = escape(said("Fits", FITS[ruling.fit]))
    cites = f' <span class="rules">{escape(", ".join(ruling.cites))}</span>' if ruling.cites else ""
    return f'<p class="ruling"><b>{escape(ruling.title)}</b> ({fit}): {escape(ruling.answer)}{cites}</p>'


def html_end(story: Story) -> str:
    """The scenario itself, so that it can be played again."""
    return f"<h2>{escape(_tr('The scenario'))}</h2><pre>{escape(story.written)}</pre>\n</body></html>\n"
