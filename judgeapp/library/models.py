"""What the library holds: rulings, rules, terms, documents, printed cards. All of it is frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Verdict = Literal["yes", "no", "depends", "fact"]
Status = Literal["current", "outdated", "misprint", "conflict"]
TermKind = Literal["keyword", "term", "zone", "phase", "abbreviation", "slang", "nickname"]


class Shelved(BaseModel):
    """The base of everything on the shelf: frozen, and a key that is not known is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Text(Shelved):
    """The same words in one or two languages."""

    en: str = ""
    ru: str = ""

    @model_validator(mode="after")
    def _says_something(self) -> Text:
        if not (self.en.strip() or self.ru.strip()):
            raise ValueError("text needs `en` or `ru`")
        return self

    def said(self, language: str = "en") -> str:
        """The text in a language, or in the other one when it has no such."""
        return (self.ru or self.en) if language == "ru" else (self.en or self.ru)

    @property
    def all(self) -> tuple[str, ...]:
        """The text in every language that it has."""
        return tuple(said for said in (self.en, self.ru) if said)


def _one_line(text: Text) -> Text:
    if any("\n" in said.strip() for said in text.all):
        raise ValueError("must be one line")
    return text


OneLine = Annotated[Text, AfterValidator(_one_line)]


class CaseText(Shelved):
    """When a ruling comes up and what it says follows, in the words of the cards: a sentence that a replay decides.

    when: the moment. given (``if``): the circumstances then. then: what follows. ordinary: it tells the ordinary course
    of play, and proves nothing by itself.
    """

    when: Line
    given: tuple[Line, ...] = Field(default=(), alias="if")
    then: tuple[Line, ...] = Field(min_length=1)
    ordinary: bool = False


class Ruling(Shelved):
    """One claim that a judge can rule from, restated in our own words."""

    id: Name
    game: str
    title: OneLine
    verdict: Verdict
    question: OneLine
    answer: OneLine
    says: Text
    cites: tuple[Line, ...] = ()
    cards: tuple[Line, ...] = ()
    topics: tuple[Line, ...] = ()
    rules: tuple[Line, ...] = ()
    see: tuple[Name, ...] = ()
    since: str | None = Field(default=None, alias="from")
    until: str | None = None
    status: Status = "current"
    superseded_by: Name | None = None
    note: Text | None = None
    reference: Text | None = None
    case: tuple[CaseText, ...] = ()
    proofs: tuple[Line, ...] = ()
    own: bool = False
    """Whether the user wrote it, not we."""

    @model_validator(mode="after")
    def _explains_itself(self) -> Ruling:
        if self.status != "current" and self.note is None:
            raise ValueError(f"status {self.status!r} needs a `note` that says why")
        return self


class Rule(Shelved):
    """One numbered rule of a rulebook, summarised."""

    game: str
    number: Line
    title: Line
    says: Text
    since: str | None = Field(default=None, alias="from")
    until: str | None = None
    elsewhere: Mapping[str, str] = Field(default_factory=dict)
    """Its number in other editions."""
    book: str = ""
    """The code of the imported rulebook it comes from; empty for the one that ships."""


class Edition(Shelved):
    """A state of the rules at a time."""

    id: Line
    title: Line
    date: str = ""
    note: str = ""


class Rulebook(Shelved):
    """What is known of a game's rules as a whole."""

    game: str
    title: Line
    publisher: str = ""
    lang: str = "en"
    default_edition: str = ""
    editions: tuple[Edition, ...] = ()


class Term(Shelved):
    """A term, keyword, abbreviation or nickname, with the other words that people type for it."""

    game: str
    term: Line
    kind: TermKind = "term"
    also: tuple[Line, ...] = ()
    stands_for: tuple[Line, ...] = ()
    says: Text | None = None
    rules: tuple[Line, ...] = ()
    cards: tuple[Line, ...] = ()
    own: bool = False


class Document(Shelved):
    """A publisher's document whose statements rulings cite. Its wording is not shipped."""

    code: Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9]{1,9}$")]
    title: Line
    publisher: str = ""
    game: str
    date: str = ""
    lang: str = "en"
    url: str = ""
    rights: str = ""
    statements: int = 0
    numbering: str = ""
    note: str = ""


class PrintedCard(Shelved):
    """A card as far as searching and showing need it: its name, its facts in order, its lines of text."""

    game: str
    name: Line
    facts: tuple[tuple[str, str], ...] = ()
    lines: tuple[str, ...] = ()

    def fact(self, key: str) -> str:
        """The value of a fact, or nothing."""
        return next((value for name, value in self.facts if name == key), "")


class Statement(Shelved):
    """One statement of an imported document: the official wording."""

    id: Line
    part: str = ""
    card: str | None = None
    kind: str = "rule"
    line: int = 0
    text: str


class Imported(Shelved):
    """A document that the user brought: statements under a code that we know, or a rulebook with numbered sections."""

    code: str
    game: str
    title: str
    source: str = ""
    statements: tuple[Statement, ...] = ()
    cards: tuple[PrintedCard, ...] = ()
    rules: tuple[Rule, ...] = ()


class GameShelf(Shelved):
    """Everything about one game."""

    game: str
    rulings: tuple[Ruling, ...] = ()
    rulebook: Rulebook | None = None
    rules: tuple[Rule, ...] = ()
    terms: tuple[Term, ...] = ()
    documents: tuple[Document, ...] = ()
    cards: tuple[PrintedCard, ...] = ()
