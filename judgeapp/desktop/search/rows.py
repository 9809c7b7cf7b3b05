"""From what was found to the rows of the list. No widgets; nothing is ranked here, the order is the finder's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.cardparts import types_of
from judgeapp.desktop.saying import noop
from judgeapp.library.catalog import CARD, RULE, RULING, TERM
from judgeapp.library.finding import Finding, Thing
from judgeapp.library.models import PrintedCard, Rule, Ruling, Term
from judgeapp.library.shelves import Library
from rules_index import Answer, Hit, passage

HEADING, HIT, MORE, ASK = "heading", "hit", "more", "ask"
KINDS = (RULING, RULE, CARD, TERM)
_TITLES = {
    RULING: noop("Rows", "Rulings"),
    RULE: noop("Rows", "Rules"),
    CARD: noop("Rows", "Cards"),
    TERM: noop("Rows", "Terms"),
}
_ORDER = {
    "number": (RULE, RULING, CARD, TERM),
    "card": (CARD, RULING, RULE, TERM),
    "term": (TERM, RULING, RULE, CARD),
}
_FEW = {RULING: 12, RULE: 5, CARD: 3, TERM: 2}
_LEADING = {CARD: 2, TERM: 1}
"""How many of a kind that leads because the question names it: the rulings on it come soon after."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: kind says which. link: what it opens. title, text: two lines. aside: small, at the right of the title.

    tone: a role of the theme for `badge`, the word before the text. label: on what terms it was found.
    stems: what is marked in title and text.
    """

    kind: str
    link: str = ""
    title: str = ""
    text: str = ""
    aside: str = ""
    badge: str = ""
    tone: str = ""
    label: str = ""
    stems: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return ". ".join(filter(None, (self.title, self.label, self.badge, self.text, self.aside)))


def kind_word(kind: str) -> str:
    """The heading of a kind."""
    return QCoreApplication.translate("Rows", _TITLES.get(kind, kind))


def _order(finding: Finding) -> tuple[str, ...]:
    """Which kind comes first: what the question names if it names one thing, else the rulings."""
    if finding.kind == "term" and len(finding.answer.named) != 1:
        return KINDS
    if _rule_leads(finding.answer):
        return (RULE, RULING, CARD, TERM)
    return _ORDER.get(finding.kind, KINDS)


def _rule_leads(answer: Answer) -> bool:
    """Whether a rule has all the words where no ruling answers for certain and the nearest lacks some."""
    rulings, rules = answer.hits(RULING), answer.hits(RULE)
    return not answer.sure and bool(rules) and not rules[0].lacks and (not rulings or bool(rulings[0].lacks))


def _shown_stems(finding: Finding) -> tuple[str, ...]:
    """What to mark: what was typed, and what it was taken to mean but for its smallest words."""
    typed = finding.answer.query.casefold().split()
    return tuple(stem for stem in finding.answer.stems if len(stem) > 3 or stem in typed)


class RowMaker:
    """Makes rows in a language."""

    def __init__(self, library: Library, language: str) -> None:
        self._library, self._language = library, language

    def of_finding(self, finding: Finding, things: dict[str, Thing | None], only: str = "") -> list[Row]:
        """The rows of an answer, by kind. only: the one kind that is wanted, in full."""
        rows: list[Row] = []
        for kind in _order(finding):
            hits = finding.answer.hits(kind)
            if hits and (not only or kind == only):
                rows += self._group(kind, hits, finding, things, bool(only))
        return rows

    def _group(
        self, kind: str, hits: tuple[Hit, ...], finding: Finding, things: dict[str, Thing | None], whole: bool
    ) -> list[Row]:
        leads = _order(finding)[0] == kind
        few = len(hits) if whole else _LEADING.get(kind, _FEW[kind]) if leads else _FEW[kind]
        rows = [Row(HEADING, kind, kind_word(kind), aside=str(len(hits)))]
        few += few + 1 == len(hits)
        stems = _shown_stems(finding)
        rows += [row for hit in hits[:few] if (row := self._row(hit.id, things.get(hit.id), hit, stems))]
        if len(hits) > few:
            more = QCoreApplication.translate("Rows", "{n} more").format(n=len(hits) - few)
            rows.append(Row(MORE, kind, more))
        return rows

    def of_typed(self, typed: dict[str, list[str]], things: dict[str, Thing | None], only: str = "") -> list[Row]:
        """The rows of names under the letters typed so far, in the order that the finder gives."""
        rows: list[Row] = []
        for kind, ids in typed.items():
            found = [row for id_ in ids if (row := self._row(id_, things.get(id_)))]
            if found and (not only or kind == only):
                rows += [Row(HEADING, kind, kind_word(kind)), *found]
        return rows

    def of_texts(self, title: str, texts: Iterable[str]) -> list[Row]:
        """Searches that can be asked again, under a heading."""
        rows = [Row(ASK, f"search:{text}", text) for text in texts]
        return [Row(HEADING, "", title), *rows] if rows else []

    def _row(self, id_: str, thing: Thing | None, hit: Hit | None = None, stems: tuple[str, ...] = ()) -> Row | None:
        label = self._label(hit)
        match thing:
            case Ruling():
                return self._ruling(thing, label, stems)
            case Rule():
                says = thing.says.said(self._language)
                span = passage(says, stems, 150)
                text = ("… " if span.start else "") + says[span.start : span.end]
                game = wording.game_short(thing.game)
                return Row(HIT, id_, f"{thing.number} {thing.title}", text, game, label=label, stems=stems)
            case Term():
                says = thing.says.said(self._language) if thing.says else ", ".join(thing.also)
                aside = f"{wording.game_short(thing.game)} · {wording.term_word(thing.kind)}"
                return Row(HIT, id_, thing.term, says, aside, label=label, stems=stems)
            case PrintedCard():
                many = len(self._library.rulings_of_card(thing.game, thing.name))
                count = QCoreApplication.translate("Rows", "rulings: {n}").format(n=many)
                text = " · ".join(filter(None, (types_of(thing), count)))
                return Row(HIT, id_, thing.name, text, wording.game_short(thing.game), label=label, stems=stems)
        return None

    def _ruling(self, ruling: Ruling, label: str, stems: tuple[str, ...]) -> Row:
        said = self._language
        if ruling.status != "current":
            label = " · ".join(filter(None, (wording.status_word(ruling.status), label)))
        aside = " · ".join(filter(None, (wording.game_short(ruling.game), wording.cites_words(ruling.cites[:1]))))
        badge, text = wording.answer_words(ruling.answer.said(said), ruling.verdict)
        return Row(HIT, ruling.id, ruling.title.said(said), text, aside, badge, ruling.verdict, label, stems)

    def _label(self, hit: Hit | None) -> str:
        if hit is None or not hit.label:
            return ""
        said = wording.label_word(hit.label)
        if hit.lacks:
            without = QCoreApplication.translate("Rows", "without “{words}”")
            said = f"{said}: {without.format(words=', '.join(hit.lacks))}"
        return said
