"""A small language for tests: every notation that templates have, in English and Russian."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judgeapp.language.forms import Declension, Lexeme
from judgeapp.language.grammar import Grammar
from judgeapp.language.phrase import Node, Quoted, Signed, Word, phrase


class Colour(Enum):
    """a colour"""

    RED = "red"
    DEEP_BLUE = "deep blue"


class Beast(Word):
    """a beast"""

    lexicon = "beast"


class Place(Word):
    """a place"""

    lexicon = "place"


class Sum(Node):
    """a sum"""


@phrase("{n}")
@dataclass(frozen=True)
class Fixed(Sum):
    """a number"""

    n: int


@phrase("{left} plus {right}", ru="{left} плюс {right}")
@dataclass(frozen=True)
class Plus(Sum):
    """a sum of two"""

    left: Sum
    right: Fixed


class Thing(Node):
    """a thing"""


@phrase("a {colour} {beast}", ru="~какой {beast}")
@dataclass(frozen=True)
class Coloured(Thing):
    """a coloured beast"""

    colour: Colour
    beast: Beast


@phrase("the {beast}", ru="~этот {beast}")
@dataclass(frozen=True)
class TheBeast(Thing):
    """a beast"""

    beast: Beast


@phrase("{one} or {other}", ru="{one} или {other}")
@dataclass(frozen=True)
class OneOf(Thing):
    """one of two"""

    one: TheBeast
    other: Thing


class Say(Node):
    """a line"""


@phrase("draw {n} card(s)", ru="взять {n} карту/карты/карт")
@dataclass(frozen=True)
class Draw(Say):
    """drawing"""

    n: int


@phrase("{what} gets/get {by} power[ until {word}]", ru="{what} получает/получают {by} силы[ до {word}]")
@dataclass(frozen=True)
class Gets(Say):
    """a bonus"""

    what: Thing
    by: Signed
    word: Quoted | None = None


@phrase("free {beasts|, then}", ru="отпустить {beasts:вин|, затем}")
@dataclass(frozen=True)
class Free(Say):
    """beasts one after another"""

    beasts: tuple[TheBeast, ...]


@phrase("give {n} to {what}", ru="дать {n} {what:дат}")
@dataclass(frozen=True)
class Give(Say):
    """giving"""

    n: Sum
    what: Thing


@phrase("go to {place}", ru="идти {place:куда}")
@dataclass(frozen=True)
class Go(Say):
    """going"""

    place: Place


@dataclass(frozen=True)
class QuotedSay(Node):
    """a line in quotes"""

    line: Say
    quoted = Say


@phrase("remember {text}", ru="запомнить {text}")
@dataclass(frozen=True)
class Remember(Say):
    """a line for later"""

    text: QuotedSay


@phrase("({what})")
@dataclass(frozen=True)
class Nested(Say):
    """a line in brackets"""

    what: Say


NODES = (Fixed, Plus, Coloured, TheBeast, OneOf, Draw, Gets, Free, Give, Go, Remember, Nested)
BEASTS = (
    Lexeme("wolf", "волк", "wolf", animate=True),
    Lexeme("lynx", "рысь", "lynx", animate=True),
    Lexeme("creature", "существо", "creature"),
    Lexeme("grey wolf", "серый волк", "grey wolf", animate=True),
)
PLACES = (
    Lexeme("forest", "лес", "forest", places={"где": "в лесу", "куда": "в лес", "откуда": "из леса"}),
    Lexeme("away", "прочь", "away", declines=Declension.NONE, places={"где": "далеко", "куда": "прочь"}),
)
LISTS = {"beast": BEASTS, "place": PLACES}
ENGLISH = Grammar(NODES, LISTS, "en")
RUSSIAN = Grammar(NODES, LISTS, "ru", (ENGLISH,))
