"""Taking a page away as text: with its citation, plain or as Markdown. No tactics, only what the sources say."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.links import CARD, RULE, RULING, TERM, parse_link
from judgeapp.desktop.reading import wording
from judgeapp.library.models import Rule, Ruling, Term
from judgeapp.library.shelves import Library

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~])")


translate = QCoreApplication.translate


def as_text(library: Library, link: str, language: str, markdown: bool = False) -> str:
    """What a link names, in words with its citation; empty when nothing can be taken."""
    wanted = parse_link(link)
    taker = _Taker(library, language, markdown)
    if wanted.kind == RULING and (ruling := library.ruling(wanted.name)):
        return taker.ruling(ruling)
    if wanted.kind == RULE and (rule := library.rule(wanted.game, wanted.name)):
        return taker.rule(rule)
    if wanted.kind == CARD and (card := library.card(wanted.game, wanted.name)):
        facts = ", ".join(f"{key} {value}" for key, value in card.facts)
        return taker.join(taker.strong(card.name), taker.plain(facts), *(taker.plain(line) for line in card.lines))
    if wanted.kind == TERM:
        term = next((t for t in library.terms(wanted.game) if t.term == wanted.name), None)
        return taker.term(term) if term else ""
    return ""


class _Taker:
    def __init__(self, library: Library, language: str, markdown: bool) -> None:
        self._library, self._said, self._markdown = library, language, markdown

    def plain(self, text: str) -> str:
        """Text that is nobody's markup."""
        return _MARKUP.sub(r"\\\1", text) if self._markdown else text

    def strong(self, text: str) -> str:
        """Text that stands out."""
        return f"**{self.plain(text)}**" if self._markdown else text

    def join(self, *lines: str) -> str:
        """Lines under one another; those with nothing in them are left out."""
        return ("\n\n" if self._markdown else "\n").join(line for line in lines if line)

    def ruling(self, ruling: Ruling) -> str:
        """Question, answer, why, source."""
        said = self._said
        status = "" if ruling.status == "current" else wording.status_word(ruling.status).upper()
        note = ruling.note.said(said) if ruling.note else ""
        return self.join(
            self.plain(ruling.question.said(said)),
            self.strong(wording.whole_answer(ruling.answer.said(said), ruling.verdict)),
            self.plain(ruling.says.said(said)),
            self.plain(": ".join(filter(None, (status, note)))),
            self._rules(ruling),
            self.plain(self.source(ruling)),
        )

    def _rules(self, ruling: Ruling) -> str:
        told = []
        for number in ruling.rules:
            rule = self._library.rule(ruling.game, number)
            told.append(f"{number} {rule.title}" if rule else number)
        return self.plain(translate("Taking", "Rules: {rules}").format(rules="; ".join(told))) if told else ""

    def source(self, ruling: Ruling) -> str:
        """The citation in one line."""
        told = []
        for document, cites in wording.citation(ruling, self._library):
            statements = wording.cites_words(cites)
            if document is None:
                told.append(statements)
                continue
            known = ", ".join(
                filter(None, (document.title, document.publisher, document.date or translate("Taking", "undated")))
            )
            told.append(f"{known}: {statements}")
        editions = wording.editions_words(ruling)
        where = "; ".join(filter(None, (wording.game_name(ruling.game), *told, editions)))
        return translate("Taking", "Source: {where} [{name}]").format(where=where, name=ruling.id)

    def rule(self, rule: Rule) -> str:
        """Number, title, text, book."""
        shelf = self._library.shelves.get(rule.game)
        book = shelf.rulebook if shelf else None
        title = f"{book.title} {book.default_edition}".strip() if book else ""
        head = self.strong(f"{rule.number} {rule.title}")
        source = translate("Taking", "Source: {where} [{name}]").format(where=title, name=rule.number)
        return self.join(head, self.plain(rule.says.said(self._said)), self.plain(source))

    def term(self, term: Term) -> str:
        """The term and what it means."""
        says = term.says.said(self._said) if term.says else ", ".join(term.also)
        rules = translate("Taking", "Rules: {rules}").format(rules=", ".join(term.rules)) if term.rules else ""
        return self.join(self.strong(term.term), self.plain(says), self.plain(rules))
