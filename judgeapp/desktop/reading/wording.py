"""Short words that several pages and rows say alike, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.saying import noop
from judgeapp.library.answering import after_verdict, without_verdict
from judgeapp.library.models import Document, Ruling
from judgeapp.library.shelves import Library

_GAMES = {
    "fab": "Flesh and Blood",
    "riftbound": "Riftbound",
    "wow": "World of Warcraft TCG",
    "berserk": noop("Words", "Berserk Heroes"),
}
_SHORT = {"fab": "FAB", "riftbound": "Riftbound", "wow": "WoW", "berserk": noop("Words", "Berserk")}
_VERDICTS = {
    "yes": noop("Words", "Yes"),
    "no": noop("Words", "No"),
    "depends": noop("Words", "It depends"),
    "fact": noop("Words", "What happens"),
}
_STATUSES = {
    "current": noop("Words", "current"),
    "outdated": noop("Words", "outdated"),
    "misprint": noop("Words", "misprint"),
    "conflict": noop("Words", "sources disagree"),
}
_LABELS = {
    "both": noop("Words", "on both"),
    "by analogy": noop("Words", "by analogy"),
    "relaxed": noop("Words", "relaxed"),
}
_TERMS = {
    "keyword": noop("Words", "keyword"),
    "term": noop("Words", "term"),
    "zone": noop("Words", "zone"),
    "phase": noop("Words", "phase"),
    "abbreviation": noop("Words", "abbreviation"),
    "slang": noop("Words", "slang"),
    "nickname": noop("Words", "nickname"),
}


def _said(text: str) -> str:
    return QCoreApplication.translate("Words", text)


def game_name(game: str) -> str:
    """A game's name."""
    return _said(_GAMES.get(game, game))


def game_short(game: str) -> str:
    """A game's name, short enough for a chip."""
    return _said(_SHORT.get(game, game))


def verdict_word(verdict: str) -> str:
    """A ruling's verdict in words."""
    return _said(_VERDICTS.get(verdict, verdict))


def answer_words(answer: str, verdict: str) -> tuple[str, str]:
    """The verdict in a word (empty where there is none) and the rest of the answer, which need not repeat it."""
    word = "" if verdict == "fact" else verdict_word(verdict)
    return word, without_verdict(answer, verdict, word)


def whole_answer(answer: str, verdict: str) -> str:
    """The verdict in capitals and the answer, in one text."""
    return after_verdict(answer, verdict, "" if verdict == "fact" else verdict_word(verdict))


def status_word(status: str) -> str:
    """A ruling's status in words."""
    return _said(_STATUSES.get(status, status))


def label_word(label: str) -> str:
    """On what terms a hit was found."""
    return _said(_LABELS.get(label, label))


def term_word(kind: str) -> str:
    """What kind of word a term is."""
    return _said(_TERMS.get(kind, kind))


def editions_words(ruling: Ruling) -> str:
    """Under which editions a ruling holds; empty when under all."""
    translate = QCoreApplication.translate
    if ruling.since and ruling.until:
        return translate("Words", "editions {since} to {until}").format(since=ruling.since, until=ruling.until)
    if ruling.since:
        return translate("Words", "from edition {since} on").format(since=ruling.since)
    if ruling.until:
        return translate("Words", "up to edition {until}").format(until=ruling.until)
    return ""


def citation(ruling: Ruling, library: Library) -> list[tuple[Document | None, list[str]]]:
    """What a ruling cites, by document, in the order cited."""
    documents = {document.code: document for document in library.documents(ruling.game)}
    found: dict[str, list[str]] = {}
    for cite in ruling.cites:
        found.setdefault(cite.partition("-")[0], []).append(cite)
    return [(documents.get(code), cites) for code, cites in found.items()]


def cites_words(cites: Iterable[str]) -> str:
    """Statement ids in a few letters: ``HNT-0037, 0038``."""
    said: list[str] = []
    last = ""
    for cite in cites:
        code, _, number = cite.partition("-")
        said.append(number if code == last and number else cite)
        last = code
    return ", ".join(said)
