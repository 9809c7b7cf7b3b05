"""Where in a text the words of a node stand."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.language.forms import Form, Tongue
from judgeapp.language.phrase import Group, Node, Part, Slot, parts_of, print_parts, tokens_of


def tokens_until(node: Node, path: Sequence[tuple[str, int | None]], tongue: Tongue, tense: str = "") -> int:
    """How many words of a node stand before those of a node in it. path: fields, each with a place if it is a tuple."""
    if not path:
        return 0
    (field, place), rest = path[0], path[1:]
    return _until(parts_of(node, tongue.lang, tense) or (), node, field, place, rest, tongue)[0]


def _until(
    parts: tuple[Part, ...],
    node: Node,
    field: str,
    place: int | None,
    rest: Sequence[tuple[str, int | None]],
    tongue: Tongue,
) -> tuple[int, bool]:
    count = 0
    for part in parts:
        if isinstance(part, Group):
            if getattr(node, part.field) in (None, ()):
                continue
            inside, found = _until(part.parts, node, field, place, rest, tongue)
            count += inside
            if found:
                return count, True
        elif isinstance(part, Slot) and part.field == field:
            value = getattr(node, field)
            if place is not None and part.separator is not None:
                before = [len(tokens_of(v, tongue)) + len(part.separator) for v in value[:place]]
                count, value = count + sum(before), value[place]
            return count + (tokens_until(value, rest, tongue, part.tense) if rest else 0), True
        else:
            count += len(print_parts((part,), node, tongue, Form()))
    return count, False
