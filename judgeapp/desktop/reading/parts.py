"""Pieces that pages are built of: everything that takes plain text escapes it."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.desktop.look import Theme
from judgeapp.desktop.rich import NOTHING, Rich, fill, join


def section(title: str, inner: str) -> Rich:
    """A part of a page under its small heading; nothing when there is nothing in it."""
    return fill("<p class='section'>{}</p>{}", title, inner) if inner else NOTHING


def bar(colour: str, inner: str, ground: str = "") -> Rich:
    """Something with a bar of colour on its left. colour, ground: of the theme."""
    behind = fill(' bgcolor="{}"', ground) if ground else ""
    return fill(
        '<table width="100%" cellspacing="0" cellpadding="0" style="margin-top:4px; margin-bottom:12px"><tr>'
        '<td bgcolor="{}" width="5"></td><td width="12"{}></td>'
        '<td{} style="padding-top:6px; padding-bottom:6px; padding-right:10px">{}</td></tr></table>',
        colour,
        behind,
        behind,
        inner,
    )


def rows(cells: Iterable[tuple[str, str]]) -> Rich:
    """A table of names and values; the names are escaped, the values are rich text."""
    made = join(
        fill('<tr><td class="muted" style="padding-right:14px">{}</td><td>{}</td></tr>', name, value)
        for name, value in cells
        if value
    )
    return fill('<table cellspacing="0" cellpadding="2">{}</table>', made) if made else NOTHING


def items(lines: Iterable[str]) -> Rich:
    """Lines of rich text, one under another."""
    return join(fill('<p class="item">{}</p>', line) for line in lines)


def style_of(theme: Theme, points: float) -> str:
    """The style sheet of pages, in a theme and a size of text."""
    return f"""
    body, p, td, li {{ color: {theme.text}; font-size: {points:.1f}pt; }}
    p {{ margin-top: 0; margin-bottom: {points * 0.75:.0f}px; line-height: 130%; }}
    p.item {{ margin-bottom: {points * 0.5:.0f}px; line-height: 120%; }}
    p.big {{ font-size: {points * 1.6:.1f}pt; font-weight: 600; }}
    p.title {{ font-size: {points * 1.45:.1f}pt; font-weight: 600; line-height: 115%; margin-bottom: 5px; }}
    p.section {{ color: {theme.muted}; font-weight: 600; margin-top: {points * 1.7:.0f}px; margin-bottom: 6px; }}
    a {{ color: {theme.link}; text-decoration: none; }}
    .muted {{ color: {theme.muted}; }}
    .small {{ font-size: {points * 0.9:.1f}pt; }}
    .lead {{ color: {theme.muted}; font-size: {points * 1.1:.1f}pt; }}
    .answer {{ font-size: {points * 1.45:.1f}pt; line-height: 120%; margin-bottom: 0; }}
    .verdict {{ font-weight: 700; font-size: {points * 1.0:.1f}pt; margin-bottom: 2px; }}
    .yes {{ color: {theme.yes}; }}
    .no {{ color: {theme.no}; }}
    .depends {{ color: {theme.depends}; }}
    .fact {{ color: {theme.fact}; }}
    .warn {{ color: {theme.warn}; font-weight: 600; }}
    .bad {{ color: {theme.bad}; }}
    .here {{ background-color: {theme.mark}; color: {theme.on_mark}; }}
    .key {{ background-color: {theme.raised}; font-weight: 600; }}
    """


PRINT = Theme(
    name="print", ground="#ffffff", surface="#ffffff", raised="#ffffff", line="#888888", text="#000000",
    muted="#333333", accent="#000000", on_accent="#ffffff", link="#000000", mark="#ffffff", on_mark="#000000",
    yes="#000000", no="#000000", depends="#000000", fact="#000000", warn="#000000", bad="#000000", good="#000000",
    changed="#000000", a="#000000", b="#000000", c="#000000", d="#000000", e="#000000", f="#000000",
)  # fmt: skip
"""Black on white, for paper."""
