"""Rich text, and the only way to make it: templates of our own, into which everything else is put escaped.

``fill("<b>{}</b>: {}", name, said)`` escapes name and said, unless they are `Rich` themselves. So no text of others can
become markup, however it came here. A test keeps templates literal and this the only place that escapes.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import SupportsIndex


class Rich(str):
    """Rich text. Made by `fill`, `join` and `plain`, and by adding: what is added is escaped unless it is rich."""

    __slots__ = ()

    def __add__(self, other: str) -> Rich:
        return Rich(str.__add__(self, _put(other)))

    def __radd__(self, other: str) -> Rich:
        return Rich(_put(other) + str(self))

    def __mul__(self, times: SupportsIndex) -> Rich:
        return Rich(str.__mul__(self, times))


NOTHING = Rich("")


def fill(template: str, *values: object, **named: object) -> Rich:
    """Rich text from a template written in the program; ``{}`` and ``{name}`` are places of values."""
    return Rich(template.format(*map(_put, values), **{name: _put(value) for name, value in named.items()}))


def plain(text: str) -> Rich:
    """A text as it is."""
    return Rich(_put(text))


def join(parts: Iterable[str], between: str = "") -> Rich:
    """Texts one after another; those that are not rich are escaped, what stands between them as well."""
    return Rich(_put(between).join(map(_put, parts)))


def _put(value: object) -> str:
    return str(value) if isinstance(value, Rich) else escape(str(value))


def sheet(css: str) -> Rich:
    """A style sheet of ours as it stands in a page. ValueError for what no style sheet has."""
    if "<" in css:
        raise ValueError("a style sheet has no tags")
    return Rich(f"<style>{css}</style>")


def broken(text: Rich) -> Rich:
    """Rich text whose line ends are shown as such."""
    return Rich(text.replace("\n", "<br>"))
