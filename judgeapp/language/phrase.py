"""Phrases: a node class declares its words once.

    @phrase("draw {count} card(s)")
    @dataclass(frozen=True)
    class Draw(Instruction):
        count: Amount

Template notation:
    ``word``            literal words and punctuation
    ``{field}``         what the field's annotated type reads: a node category, a number, a word list, an enum
    ``{field|, then}``  a tuple field: one or more, with this separator between them (an empty one: ``{field|}``)
    ``[ with {field}]`` an optional group; it is there when its field is not None
    ``card(s)``         ``card`` after the number 1, else ``cards``
    ``gets/get``        the verb for one subject, or for several (the slot before it says which: ``singular``)
A language may have templates of its own: ``@phrase("destroy {what}", ru="уничтожить {what:вин}")``. Where words change
their endings:
    ``{what:дат}``      the slot's words in this form (:mod:`judgeapp.language.forms`)
    ``~выбранный``      a word in the form that the place asks for, in agreement with the noun of the phrase
    ``рана/раны/ран``   the noun after 1, after 2 to 4, and after 5 or more

An event has its words in several tenses, and is declared once: ``@phrase("{what} hits/hit")`` is how a trigger says it,
``@perfect("{what} has/have hit")`` how a condition about the past does. A slot asks for a tense where it stands:
``{event:perfect} {span}``. A node without words in the tense that is asked for does not stand there. (Russian says it
with "было:" and the present.)
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

from judgeapp.language.forms import Form, Noun, Tongue, inflected, is_form
from judgeapp.language.russian import gender_of, head
from judgeapp.language.speaking import Speaking


class Node(Speaking):
    """The root of everything that has words."""

    templates: ClassVar[Mapping[str, tuple[Part, ...]]] = {}
    tenses: ClassVar[Mapping[str, Mapping[str, tuple[Part, ...]]]] = {}
    """Other tenses than the present → the templates by language."""
    agrees: ClassVar[str | None] = None
    """The field that other words agree with; by default the first that can be agreed with. Empty: none, the words
    agree with what stands outside."""

    def show(self, lang: str | Tongue = "en") -> str:
        """The node in words; reading them again gives an equal node."""
        return show(self, lang)

    def __str__(self) -> str:
        return show(self, "en")


class Signed(int):
    """A number that is always written with its sign: ``+3``, ``-1``."""


class Quoted(str):
    """Words in double quotes."""


class Word(str):
    """A word or name from one of the game's lists; subclasses name the list."""

    lexicon: ClassVar[str]


@dataclass(frozen=True)
class Literal:
    """Words that stand as they are."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Plural:
    """A noun that follows the number before it."""

    one: str
    many: str


@dataclass(frozen=True)
class Verb:
    """A verb that agrees with the subject before it."""

    one: str
    many: str

    @property
    def forms(self) -> tuple[str, ...]:
        """Every form."""
        return tuple(dict.fromkeys((self.one, self.many)))


@dataclass(frozen=True)
class Counted:
    """A noun that follows the number before it in a language with more than two forms."""

    one: str
    few: str
    many: str

    @property
    def forms(self) -> tuple[str, ...]:
        """Every form."""
        return tuple(dict.fromkeys((self.one, self.few, self.many)))


@dataclass(frozen=True)
class Inflected:
    """A word that takes the form of its place."""

    lemma: str
    form: str = ""


@dataclass(frozen=True)
class Slot:
    """A place for a field. kind: what reads it. separator: for a list; None for a single thing. form: its words'.
    tense: in which tense it is said; empty for the present."""

    field: str
    kind: Any
    separator: tuple[str, ...] | None = None
    form: str = ""
    tense: str = ""


@dataclass(frozen=True)
class Group:
    """A part that may be left out together with its field."""

    parts: tuple[Part, ...]
    field: str


Part = Literal | Plural | Counted | Verb | Inflected | Slot | Group
N = TypeVar("N", bound=Node)
PERFECT = "perfect"
TENSES = (PERFECT,)
"""The tenses beside the present: ``has hit``."""

TOKEN = re.compile(
    r"\"[^\"]*\"|>>>|[+\-−]\d+|\d+|['’]s\b|[^\W\d_](?:\w|['’](?!s\b)(?=\w)|[-‑](?=\w))*|[^\s\w]|_", re.UNICODE
)
_GLUED_LEFT = frozenset([",", ".", ";", ":", ")", "]", "!", "?", "'s", "’s"])
_GLUED_RIGHT = frozenset("([")


def words_of(text: str) -> list[tuple[str, int]]:
    """The tokens of a text, each with its column (from 0)."""
    return [(m.group(), m.start()) for m in TOKEN.finditer(text)]


def phrase(template: str, **others: str) -> Callable[[type[N]], type[N]]:
    """Give a node class its words: in English, and by language code in others."""

    def declare(cls: type[N]) -> type[N]:
        cls.templates = _in_languages(cls, {"en": template, **others})
        cls.tenses = cls.__dict__.get("tenses", {})
        return cls

    return declare


def perfect(template: str, **others: str) -> Callable[[type[N]], type[N]]:
    """Give a node class its words for what has happened already. It stands below :func:`phrase`."""

    def declare(cls: type[N]) -> type[N]:
        cls.tenses = {**cls.__dict__.get("tenses", {}), PERFECT: _in_languages(cls, {"en": template, **others})}
        return cls

    return declare


def _in_languages(cls: type[Node], sources: Mapping[str, str]) -> dict[str, tuple[Part, ...]]:
    hints = get_type_hints(cls, include_extras=True)
    return {lang: _parse(text, hints, cls.__name__) for lang, text in sources.items()}


def parts_of(cls: type[Node] | Node, lang: str, tense: str = "") -> tuple[Part, ...] | None:
    """The template of a node in a language and a tense: the English one where the language has none of its own."""
    templates = cls.tenses.get(tense, {}) if tense else cls.templates
    return templates.get(lang) or templates.get("en")


def _parse(text: str, hints: Mapping[str, Any], owner: str) -> tuple[Part, ...]:
    parts, rest = _parts(text, hints, owner, None)
    if rest:
        raise ValueError(f"{owner}: unbalanced ] in {text!r}")
    return parts


_PIECE = re.compile(
    r"\{(?P<field>\w+)(?::(?P<form>[^\W\d]+(?:\.[^\W\d]+)*))?(?:\|(?P<separator>[^}]*))?\}|(?P<opens>\[)|(?P<closes>\])"
    r"|~(?P<lemma>[^\W\d]+)(?::(?P<asked>[^\W\d]+(?:\.[^\W\d]+)*))?|(?P<noun>\w+)\((?P<ending>\w+)\)"
    r"|(?P<one>[^\W\d]+)/(?P<few>[^\W\d]+)(?:/(?P<many>[^\W\d]+))?"
    r"|(?P<words>[^\[\]{}~]+?)(?=\{|\[|\]|~|\b\w+\(\w+\)|\b[^\W\d]+/|$)"
)


def _parts(text: str, hints: Mapping[str, Any], owner: str, inside: str | None) -> tuple[tuple[Part, ...], str]:
    parts: list[Part] = []
    while text:
        m = _PIECE.match(text)
        if m is None:
            raise ValueError(f"{owner}: cannot read the template at {text!r}")
        text = text[m.end() :]
        match m.groupdict():
            case {"field": str(field), "form": form, "separator": separator}:
                parts.append(_slot(field, form or "", separator, hints, owner))
            case {"opens": str()}:
                group, text = _parts(text, hints, owner, "group")
                first = next((p.field for p in group if isinstance(p, Slot)), None)
                if first is None:
                    raise ValueError(f"{owner}: an optional group needs a field")
                parts.append(Group(group, first))
            case {"closes": str()}:
                return tuple(parts), text
            case {"lemma": str(lemma), "asked": asked}:
                parts.append(Inflected(lemma, _form(asked or "", owner)))
            case {"noun": str(noun), "ending": str(ending)}:
                parts.append(Plural(noun, noun + ending))
            case {"one": str(one), "few": str(few), "many": None}:
                parts.append(Verb(one, few))
            case {"one": str(one), "few": str(few), "many": str(many)}:
                parts.append(Counted(one, few, many))
            case {"words": str(words)} if words.strip():
                parts.append(Literal(tuple(w for w, _ in words_of(words))))
    if inside:
        raise ValueError(f"{owner}: unbalanced [")
    return tuple(parts), ""


def _form(said: str, owner: str) -> str:
    if said and not is_form(said):
        raise ValueError(f"{owner}: {said!r} is no form of a word")
    return said


def _slot(field: str, form: str, separator: str | None, hints: Mapping[str, Any], owner: str) -> Slot:
    if field not in hints:
        raise ValueError(f"{owner}: no field {field!r}")
    kind = hints[field]
    if get_origin(kind) in (Union, types.UnionType):
        kind = next(a for a in get_args(kind) if a is not type(None))
    if separator is None:
        asked = [word for word in form.split(".") if word and word not in TENSES]
        tense = next((word for word in form.split(".") if word in TENSES), "")
        return Slot(field, kind, None, _form(".".join(asked), owner), tense)
    if get_origin(kind) is not tuple:
        raise ValueError(f"{owner}: {field!r} must be a tuple to have a separator")
    return Slot(field, get_args(kind)[0], tuple(w for w, _ in words_of(separator)), _form(form, owner))


# --- printing -----------------------------------------------------------------------------------------------------


def show(node: Any, lang: str | Tongue = "en") -> str:
    """Print a node, or a value that stands in a slot, in a language (as one game speaks it, where that is given)."""
    return _join(tokens_of(node, Tongue(lang) if isinstance(lang, str) else lang, Form()))


def tokens_of(value: Any, tongue: Tongue, form: Form = Form(), tense: str = "") -> list[str]:
    """The words of a value, as :func:`words_of` cuts a text into words; a quotation is one."""
    if isinstance(value, Node):
        if hasattr(value, "quoted"):
            return [f'"{show(node_fields(value)[0][1], tongue)}"']
        parts = parts_of(value, tongue.lang, tense)
        if parts is None:
            raise TypeError(f"{type(value).__name__} has no words")
        return print_parts(parts, value, tongue, form.of(_agreeing(value, tongue)))
    if isinstance(value, Signed):
        return [f"{int(value):+d}"]
    if isinstance(value, Quoted):
        return [f'"{value}"']
    if isinstance(value, Enum):
        return [w for w, _ in words_of(str(value.value))]
    lexeme = tongue.lexeme(value.lexicon, value) if isinstance(value, Word) else None
    return [w for w, _ in words_of(str(value) if lexeme is None else lexeme.said(tongue.lang, form))]


def _agreeing(value: Any, tongue: Tongue) -> Noun | None:
    """The noun that adjectives before a value agree with, if it has one."""
    if isinstance(value, Word):
        lexeme = tongue.lexeme(value.lexicon, value)
        return lexeme.noun if lexeme else None
    if not isinstance(value, Node):
        return None
    if value.agrees is not None:
        return _agreeing(getattr(value, value.agrees), tongue) if value.agrees else None
    for part in parts_of(value, tongue.lang) or ():
        found: Noun | None = None
        if isinstance(part, Inflected) and (noun := head(part.lemma)) is not None:
            found = Noun(gender_of(noun))
        elif isinstance(part, Slot) and part.separator is None:
            found = _agreeing(getattr(value, part.field), tongue)
        if found is not None:
            return found
    return None


def print_parts(parts: tuple[Part, ...], node: Node, tongue: Tongue, form: Form) -> list[str]:
    """The words of some parts of the template of a node."""
    out: list[str] = []
    number = None
    subject: Any = None
    for part in parts:
        match part:
            case Verb(one, many):
                out.append(one if getattr(subject, "singular", True) else many)
            case Literal(words):
                out += words
            case Inflected(lemma, asked):
                out += inflected(lemma, form.asked(asked)).split()
            case Plural(one, many):
                out.append(one if number == "1" else many)
            case Counted(one, few, many):
                out.append(_counted(number, one, few, many))
            case Group(inner, field):
                if getattr(node, field) not in (None, ()):
                    tokens = print_parts(inner, node, tongue, form)
                    number = number_before(tokens, number)
                    out += tokens
            case Slot(field, _, separator, asked, tense):
                value = subject = getattr(node, field)
                if separator is None:
                    tokens = tokens_of(value, tongue, form.asked(asked), tense)
                    number = number_before(tokens, number)
                    out += tokens
                else:
                    for at, item in enumerate(value):
                        out += [*(separator if at else ()), *tokens_of(item, tongue, form.asked(asked))]
    return out


def number_before(tokens: Sequence[str], earlier: str | None) -> str | None:
    """The number that a noun after a slot follows: what stands in the slot, or a number before that (``1 steam
    counter``)."""
    if earlier is not None and earlier.isdecimal() and not (len(tokens) == 1 and tokens[0].isdecimal()):
        return earlier
    return tokens[0] if len(tokens) == 1 else None


def _counted(number: str | None, one: str, few: str, many: str) -> str:
    if number is None or not number.isdecimal() or number[-2:] in ("11", "12", "13", "14"):
        return many
    return one if number[-1] == "1" else few if number[-1] in "234" else many


def _join(tokens: list[str]) -> str:
    text = ""
    for token in tokens:
        glue = token in _GLUED_LEFT or not text or text[-1] in _GLUED_RIGHT
        text += token if glue else " " + token
    return text


def node_fields(node: Node) -> tuple[tuple[str, Any], ...]:
    """The fields of a node with their values, in order."""
    names = _NAMES.get(type(node))
    if names is None:
        names = _NAMES[type(node)] = tuple(f.name for f in fields(node))  # type: ignore[arg-type]
    return tuple((name, getattr(node, name)) for name in names)


_NAMES: dict[type, tuple[str, ...]] = {}
"""The names of the fields of a node class: asked whenever text is looked through."""


def walk(value: Any) -> list[Node]:
    """A node and every node below it, in the order of the words."""
    found: list[Node] = []
    if isinstance(value, Node):
        found.append(value)
        for _, inner in node_fields(value):
            found += walk(inner)
    elif isinstance(value, tuple):
        for item in value:
            found += walk(item)
    return found


def rebuilt(value: Any, change: Callable[[Node], Node]) -> Any:
    """A tree with every node passed through ``change``, the lowest first."""
    if isinstance(value, tuple):
        return tuple(rebuilt(v, change) for v in value)
    if not isinstance(value, Node):
        return value
    inner = {name: rebuilt(v, change) for name, v in node_fields(value)}
    same = all(inner[name] is v for name, v in node_fields(value))
    return change(value if same else type(value)(**inner))
