"""The two accounts of what has been spoken of, and what the walk over a text asks of its nodes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from judgeapp.language.categories import (
    Amount,
    Condition,
    Cost,
    Description,
    Happening,
    Instruction,
    QuotedLine,
    Things,
)
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.phrase import Group, Node, Part, Slot, node_fields, parts_of, walk

EXPECTED: Mapping[str, str] = {
    "it": "something spoken of before, to which this refers",
    "they": "somebody spoken of before, to whom this refers",
    "that many": "something counted before, to which this refers",
    "X": "a number, or a cost that says what X is",
    "target": "a target before it",
}
"""What would have fitted where a word refers to nothing, by the slot that it looks for first."""
NOTHING_BEFORE = "something done before, to which this refers"
UNCLEAR = "words that say which is meant (what was spoken of last is not what this would act on)"
THIS = "this"
UNSURE = "?"
"""What is meant depends on what has been done."""

Token = str
"""Something spoken of: ``this``, ``target 2``, ``#7`` for what an event or an act brings in, or :data:`UNSURE`."""
Path = tuple[tuple[str, int | None], ...]
"""The way from a line to a node in it: fields, with a place where the field is a tuple."""
SPEAKING = (Instruction, Cost, Condition)
"""Where naming something makes it what is spoken of."""
MANY = "them"
"""The account of what "them" may mean: everything spoken of that is not certainly one thing."""


@dataclass
class Known:
    """What has been spoken of (the slot → when, and what) and what the slots hold at a place in a text.

    begun: whether a line of what the card does has been read, so that its targets are declared.
    """

    said: dict[str, tuple[int, Token]] = field(default_factory=dict)
    held: dict[str, Token] = field(default_factory=dict)
    begun: bool = False

    def copy(self) -> Known:
        """The same, to be changed by itself."""
        return Known(dict(self.said), dict(self.held), self.begun)


def merged(one: Known, other: Known) -> Known:
    """What is known after something may have been done (other) or not (one): it has been spoken of in any case."""
    held = {s: t if other.held.get(s) == t else UNSURE for s, t in one.held.items()}
    held.update({s: UNSURE for s in other.held if s not in held})
    return Known(dict(other.said), held, other.begun)


class Dangling(Exception):
    """A word that refers to nothing, or would act on something else than it says: where it is, what would have
    fitted."""

    def __init__(self, path: Path, expected: str) -> None:
        super().__init__(expected)
        self.path, self.expected = path, expected


_ORDERS: dict[tuple[Any, str], tuple[str, ...]] = {}
"""The order of the fields of a node class in a language: asked at every node of every line."""


def order_of(cls: type[Node], lang: str) -> tuple[str, ...]:
    """The fields of a node class in the order of its words; those without words come last."""
    known = _ORDERS.get((cls, lang))
    if known is None:
        known = _ORDERS[cls, lang] = _order(cls, lang)
    return known


def _order(cls: type[Node], lang: str) -> tuple[str, ...]:
    spoken = tuple(_fields_of(parts_of(cls, lang) or ()))
    declared = tuple(getattr(cls, "__dataclass_fields__", ()))
    return (*spoken, *(name for name in declared if name not in spoken))


def _fields_of(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Slot):
            yield part.field
        elif isinstance(part, Group):
            yield from _fields_of(part.parts)


def offers_of(event: Happening) -> tuple[str, ...]:
    """What an event introduces; of one event or another, what both do."""
    inner = [v for _, v in node_fields(event) if isinstance(v, Happening)]
    if not inner:
        return event.offers
    first, *others = (offers_of(e) for e in inner)
    return tuple(slot for slot in first if all(slot in other for other in others))


def slot_of(target: Node) -> Token:
    """The slot in which a declared target is kept."""
    return f"target {target.ordinal}"  # type: ignore[attr-defined]


def targets_of(value: Any, sure: bool = True) -> Iterator[tuple[Node, bool]]:
    """The targets of a text in the order of its fields, each with whether it is declared in any case."""
    if isinstance(value, tuple):
        for item in value:
            yield from targets_of(item, sure)
    elif isinstance(value, Node) and not isinstance(value, QuotedLine):
        if hasattr(value, "ordinal"):
            yield value, sure
        for name, inner in node_fields(value):
            yield from targets_of(inner, sure and not (name in value.apart and isinstance(inner, tuple)))


def does(value: Any) -> bool:
    """Whether a value is one act or several."""
    return isinstance(value, Node) and value.acts


def is_person(what: Any) -> bool:
    """Whether a description is one of heroes, whom "they" may mean."""
    return isinstance(what, Node) and any(n.person or getattr(n, "word", None) == "hero" for n in walk(what))


def describes(value: Any) -> bool:
    if isinstance(value, Description):
        return True
    return isinstance(value, Party) and any(isinstance(v, Description) for _, v in node_fields(value))


def is_number(value: Any) -> bool:
    return isinstance(value, Amount) or (type(value) is int)


def about_itself(event: Happening) -> bool:
    """Whether an event is about the very object whose text it is."""
    party = getattr(event, event.subject, None) if event.subject else None
    what = getattr(party, "what", None)
    return isinstance(what, Things) and what.itself


def written(value: Any, path: Path, means: Token) -> Any:
    if not path:
        return replace(value, means=means)
    (name, at), rest = path[0], path[1:]
    held = getattr(value, name)
    if at is None:
        return replace(value, **{name: written(held, rest, means)})
    return replace(value, **{name: (*held[:at], written(held[at], rest, means), *held[at + 1 :])})
