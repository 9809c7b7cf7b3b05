"""Pages of the reader: a ruling, a rule, a card, a term, a document. What is shown comes from the library as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.links import CARD, DOCUMENT, RULE, RULING, TERM, Link, parse_link
from judgeapp.desktop.look import Theme
from judgeapp.desktop.reading import wording
from judgeapp.desktop.reading.cardparts import face, side_by_side
from judgeapp.desktop.reading.cases import case_items
from judgeapp.desktop.reading.parts import bar, items, rows, section
from judgeapp.desktop.reading.texts import Linker, anchor
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain
from judgeapp.library.models import PrintedCard, Rule, Ruling, Term
from judgeapp.library.shelves import Library

MOST_LISTED = 60


translate = QCoreApplication.translate


@dataclass(frozen=True)
class Page:
    """A page: what it is of, its title in plain text, and its rich text."""

    link: str
    title: str
    html: Rich
    game: str = ""


@dataclass(frozen=True)
class Setting:
    """What pages depend on besides the library.

    language: of texts that exist in both. refused: lines of a card that the engine does not understand (game, name).
    provable: whether a ruling can be opened as a scenario. brief: for paper, without lists of other rulings.
    """

    language: str
    theme: Theme
    official: bool = True
    refused: Callable[[str, str], tuple[str, ...]] = lambda game, name: ()
    provable: Callable[[str], bool] = lambda ruling: False
    brief: bool = False


class Pages:
    """Makes pages of a library."""

    def __init__(self, library: Library, setting: Setting, linker: Linker | None = None) -> None:
        self.library, self.setting = library, setting
        self.linker = linker or Linker(library)

    def page(self, link: str) -> Page | None:
        """The page of a link; None when the library has no such thing."""
        wanted = parse_link(link)
        match wanted.kind:
            case _ if wanted.kind == RULING:
                ruling = self.library.ruling(wanted.name)
                return self.ruling(ruling) if ruling else None
            case _ if wanted.kind == RULE:
                rule = self.library.rule(wanted.game, wanted.name)
                return self.rule(rule) if rule else None
            case _ if wanted.kind == CARD:
                return self.card(wanted)
            case _ if wanted.kind == TERM:
                term = next((t for t in self.library.terms(wanted.game) if t.term == wanted.name), None)
                return self.term(term) if term else None
            case _ if wanted.kind == DOCUMENT:
                return self.document(wanted.name)
        return None

    # A ruling

    def ruling(self, ruling: Ruling) -> Page:
        """Answer first, then what it says and why, then where it comes from."""
        said = self.setting.language
        parts = [
            self._head(
                wording.game_name(ruling.game),
                translate("Pages", "ruling of your own") if ruling.own else translate("Pages", "ruling"),
            ),
            self.answer(ruling),
            self._status(ruling),
            self.linker.prose(ruling.says.said(said), ruling.game, ruling.id),
            self._opens(ruling),
            section(translate("Pages", "When it applies"), case_items(ruling.case)),
            section(translate("Pages", "Why"), self.rules(ruling)),
            section(translate("Pages", "Cards"), self._faces(ruling)),
            section(translate("Pages", "Source"), self.source(ruling)),
            section(translate("Pages", "Official wording"), self._official(ruling)),
            section(translate("Pages", "See also"), self._list(self._near(ruling))),
            section(translate("Pages", "On the same cards"), self._list(self._same_cards(ruling))),
        ]
        return Page(ruling.id, ruling.title.said(said), join(parts), ruling.game)

    def answer(self, ruling: Ruling) -> Rich:
        """The question and, in large letters, its answer."""
        said, theme = self.setting.language, self.setting.theme
        colour = getattr(theme, ruling.verdict)
        word, answer = wording.answer_words(ruling.answer.said(said), ruling.verdict)
        verdict = fill('<p class="verdict {}">{}</p>', ruling.verdict, word.upper()) if word else ""
        inner = fill('{}<p class="answer">{}</p>', verdict, answer)
        question = fill('<p class="lead">{}</p>', ruling.question.said(said))
        return fill("<p class='title'>{}</p>{}{}", ruling.title.said(said), question, bar(colour, inner, theme.raised))

    def _status(self, ruling: Ruling) -> Rich:
        note = plain(ruling.note.said(self.setting.language)) if ruling.note else ""
        if ruling.status == "current" and not ruling.until:
            return fill('<p class="muted">{}</p>', note) if note else NOTHING
        other = self.library.ruling(ruling.superseded_by) if ruling.superseded_by else None
        replaced = fill("<br>{} {}", translate("Pages", "Replaced by:"), self._to(other)) if other else ""
        bounds = wording.editions_words(ruling) if ruling.status == "current" else wording.status_word(ruling.status)
        head = fill('<span class="warn">⚠ {}</span>', bounds.upper())
        inner = fill('<p style="margin-bottom:0">{} {}{}</p>', head, note, replaced)
        return bar(self.setting.theme.warn, inner, self.setting.theme.raised)

    def _opens(self, ruling: Ruling) -> Rich:
        if self.setting.brief:
            return NOTHING
        if self.setting.provable(ruling.id):
            return fill("<p>{}</p>", anchor(f"scenario:{ruling.id}", "▶ " + translate("Pages", "Open as scenario")))
        if ruling.reference:
            why = plain(ruling.reference.said(self.setting.language))
            return fill('<p class="muted small">{} {}</p>', translate("Pages", "Not replayed:"), why)
        return NOTHING

    def rules(self, ruling: Ruling) -> Rich:
        """The rules that decide it, each with its text."""
        told = []
        for number in ruling.rules:
            rule = self.library.rule(ruling.game, number)
            if rule is None:
                told.append(plain(number))
                continue
            says = self.linker.line(rule.says.said(self.setting.language), ruling.game, _rule_link(rule))
            told.append(fill("{} <b>{}.</b> {}", anchor(_rule_link(rule), number), rule.title, says))
        return items(told)

    def _faces(self, ruling: Ruling) -> Rich:
        known, named = [], []
        for name in ruling.cards:
            card = self.library.card(ruling.game, name)
            if card and (card.lines or card.facts):
                known.append(self.face(card))
            else:
                named.append(anchor(f"card:{ruling.game}:{name}", name))
        return side_by_side(known) + (items([join(named, " · ")]) if named else "")

    def face(self, card: PrintedCard, linked: bool = True) -> Rich:
        return face(card, self.linker, self.setting.theme, self.setting.refused(card.game, card.name), linked)

    def source(self, ruling: Ruling) -> Rich:
        """Document, statements, date, edition, status."""
        cells = []
        for document, cites in wording.citation(ruling, self.library):
            statements = plain(wording.cites_words(cites))
            if document is None:
                cells.append((translate("Pages", "Document"), statements))
                continue
            known = ", ".join(filter(None, (document.publisher, document.date or translate("Pages", "undated"))))
            name = anchor(f"doc:{document.code}", document.title)
            cells.append((translate("Pages", "Document"), fill("{} ({})<br>{}", name, known, statements)))
        cells.append(
            (
                translate("Pages", "Holds"),
                plain(wording.editions_words(ruling) or translate("Pages", "under all editions")),
            )
        )
        cells.append((translate("Pages", "Status"), plain(wording.status_word(ruling.status))))
        cells.append((translate("Pages", "Topics"), join((anchor(_topic(t), t) for t in ruling.topics), " · ")))
        cells.append((translate("Pages", "Name"), fill('<span class="muted">{}</span>', ruling.id)))
        return rows(cells)

    def _official(self, ruling: Ruling) -> Rich:
        if not self.setting.official:
            return NOTHING
        theme = self.setting.theme
        told = [
            fill('<p style="margin-bottom:0"><span class="muted">{}</span> {}</p>', statement.id, statement.text)
            for statement in self.library.official(ruling)
        ]
        return join(bar(theme.line, one) for one in told)

    def _near(self, ruling: Ruling) -> list[Ruling]:
        near = [other for id_ in ruling.see if (other := self.library.ruling(id_))]
        return [*near, *self.linker.seen_by(ruling)]

    def _same_cards(self, ruling: Ruling) -> list[Ruling]:
        listed = {ruling.id, *(other.id for other in self._near(ruling))}
        found: dict[str, Ruling] = {}
        for name in ruling.cards:
            for other in self.library.rulings_of_card(ruling.game, name):
                if other.id not in listed:
                    found.setdefault(other.id, other)
        return list(found.values())

    def _to(self, ruling: Ruling) -> Rich:
        return anchor(ruling.id, ruling.title.said(self.setting.language))

    def _list(self, rulings: Iterable[Ruling]) -> Rich:
        """Rulings to open, each with its answer."""
        found = [] if self.setting.brief else list(rulings)
        told = []
        for ruling in found[:MOST_LISTED]:
            answer = plain(ruling.answer.said(self.setting.language))
            status = "" if ruling.status == "current" else fill(' <span class="warn">{}</span>', _status(ruling))
            told.append(fill('{}{}<br><span class="muted">{}</span>', self._to(ruling), status, answer))
        if len(found) > MOST_LISTED:
            told.append(plain(translate("Pages", "… and {n} more").format(n=len(found) - MOST_LISTED)))
        return items(told)

    # A rule

    def rule(self, rule: Rule) -> Page:
        """A rule in its place, and the rulings that it decides."""
        said = self.setting.language
        shelf = self.library.shelves.get(rule.game)
        book = shelf.rulebook if shelf else None
        title = f"{rule.number} {rule.title}"
        decided = self.library.rulings_of_rule(rule.game, rule.number)
        parts = [
            self._head(wording.game_name(rule.game), book.title if book else "", f"page:rulebook-{rule.game}"),
            fill("<p class='title'>{}</p>", title),
            bar(self.setting.theme.accent, self.linker.prose(rule.says.said(said), rule.game, _rule_link(rule))),
            section(translate("Pages", "Official wording"), self._rule_wordings(rule)),
            section(translate("Pages", "In its place"), self._around(rule)),
            section(translate("Pages", "Rulings that it decides"), self._list(decided)),
            section(translate("Pages", "About this rule"), self._about(rule)),
        ]
        return Page(_rule_link(rule), title, join(parts), rule.game)

    def _rule_wordings(self, rule: Rule) -> Rich:
        """What the user's own copy of the rulebook says under its number."""
        if not self.setting.official:
            return NOTHING
        titles = {book.code: book.title for book in self.library.imported}
        told = []
        for theirs in self.library.rule_wordings(rule):
            source = f"{titles[theirs.book]}, {theirs.number}"
            lines = join((plain(line) for line in theirs.says.said(self.setting.language).splitlines()), fill("<br>"))
            told.append(fill('<p style="margin-bottom:0"><span class="muted">{}</span><br>{}</p>', source, lines))
        return join(bar(self.setting.theme.line, one) for one in told)

    def _around(self, rule: Rule) -> Rich:
        told = []
        for other in self.library.neighbours(rule):
            depth = min(other.number.count("."), 4)
            says = self.linker.line(other.says.said(self.setting.language), rule.game, _rule_link(rule))
            number = plain(other.number) if other is rule else anchor(_rule_link(other), other.number)
            mark = "item here" if other is rule else "item"
            text = fill("{} <b>{}.</b> {}", number, other.title, says)
            told.append(fill('<p class="{}" style="margin-left:{}px">{}</p>', mark, depth * 18, text))
        return join(told)

    def _about(self, rule: Rule) -> Rich:
        elsewhere = ", ".join(f"{edition}: {number}" for edition, number in rule.elsewhere.items())
        return rows(
            [
                (translate("Pages", "Since edition"), plain(rule.since or "")),
                (translate("Pages", "Until edition"), plain(rule.until or "")),
                (translate("Pages", "Number elsewhere"), plain(elsewhere)),
                (translate("Pages", "Book"), plain(rule.book)),
            ]
        )

    # A card, a term, a document

    def card(self, link: Link) -> Page:
        """A card, what the engine makes of it, and every ruling that names it."""
        card = self.library.card(link.game, link.name)
        rulings = self.library.rulings_of_card(link.game, link.name)
        name = card.name if card else link.name
        if card and (card.lines or card.facts):
            shown = self.face(card, linked=False)
        else:
            shown = fill('<p class="muted">{}</p>', translate("Pages", "Its text is not in the library; rulings only."))
        parts = [
            self._head(wording.game_name(link.game), translate("Pages", "card")),
            fill("<p class='title'>{}</p>", name),
            shown,
            section(translate("Pages", "Rulings ({n})").format(n=len(rulings)), self._list(rulings)),
        ]
        return Page(str(Link(CARD, name, link.game)), name, join(parts), link.game)

    def term(self, term: Term) -> Page:
        """What a term means, what else people call it, and where it is ruled."""
        game = term.game
        numbers = [rule for number in term.rules if (rule := self.library.rule(game, number))]
        decided = {r.id: r for rule in numbers for r in self.library.rulings_of_rule(game, rule.number)}
        also = plain(", ".join(term.also))
        everything = translate("Pages", "everything about “{term}”").format(term=term.term)
        parts = [
            self._head(wording.game_name(game), wording.term_word(term.kind)),
            fill("<p class='title'>{}</p>", term.term),
            self.linker.prose(term.says.said(self.setting.language), game) if term.says else "",
            rows(
                [
                    (translate("Pages", "Also typed"), also),
                    (translate("Pages", "Stands for"), plain(", ".join(term.stands_for))),
                    (
                        translate("Pages", "Cards"),
                        join((anchor(f"card:{game}:{name}", name) for name in term.cards), " · "),
                    ),
                    (translate("Pages", "Search"), anchor(f"search:{term.term}", everything)),
                ]
            ),
            section(translate("Pages", "Rules"), items(self._rule_line(rule) for rule in numbers)),
            section(translate("Pages", "Rulings by these rules"), self._list(decided.values())),
        ]
        return Page(str(Link(TERM, term.term, game)), term.term, join(parts), game)

    def _rule_line(self, rule: Rule) -> Rich:
        says = self.linker.line(rule.says.said(self.setting.language), rule.game, _rule_link(rule))
        return fill("{} <b>{}.</b> {}", anchor(_rule_link(rule), rule.number), rule.title, says)

    def document(self, code: str) -> Page | None:
        """A document, and the rulings that restate it."""
        document = next((d for d in self.library.documents() if d.code == code), None)
        if document is None:
            return None
        imported = any(book.code == code for book in self.library.imported)
        rulings = [r for r in self.library.rulings(document.game) if any(c.startswith(f"{code}-") for c in r.cites)]
        parts = [
            self._head(wording.game_name(document.game), translate("Pages", "document")),
            fill("<p class='title'>{}</p>", document.title),
            rows(
                [
                    (translate("Pages", "Publisher"), plain(document.publisher)),
                    (translate("Pages", "Date"), plain(document.date or translate("Pages", "undated"))),
                    (translate("Pages", "Statements"), plain(str(document.statements or ""))),
                    (translate("Pages", "Numbering"), plain(document.numbering)),
                    (translate("Pages", "Note"), plain(document.note)),
                    (translate("Pages", "Rights"), plain(document.rights)),
                    (translate("Pages", "Address"), plain(document.url)),
                    (translate("Pages", "Official wording"), self._wording(imported)),
                ]
            ),
            section(translate("Pages", "Rulings ({n})").format(n=len(rulings)), self._list(rulings)),
        ]
        return Page(f"doc:{code}", document.title, join(parts), document.game)

    def _wording(self, imported: bool) -> Rich:
        if imported:
            return plain(translate("Pages", "imported; shown beside the rulings"))
        return anchor("page:import", translate("Pages", "not imported; import your copy"))

    def _head(self, game: str, kind: str, link: str = "") -> Rich:
        shown = anchor(link, kind) if link else plain(kind)
        return fill('<p class="muted small">{} · {}</p>', game, shown)


def _rule_link(rule: Rule) -> str:
    return f"rule:{rule.game}:{rule.number}" + (f"@{rule.book}" if rule.book else "")


def _topic(topic: str) -> str:
    return f'search:topic:"{topic}"' if " " in topic else f"search:topic:{topic}"


def _status(ruling: Ruling) -> str:
    return wording.status_word(ruling.status)
