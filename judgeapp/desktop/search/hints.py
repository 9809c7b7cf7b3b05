"""What to say about how a question was read: slips mended, words that nothing knows, filters that nothing meets."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join, plain
from rules_index import Answer

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Hint:
    """A line over the list, as rich text whose links are searches."""

    html: Rich
    grave: bool = False


def hints(answer: Answer) -> list[Hint]:
    """The hints of an answer."""
    found = [*_unsure(answer), *_mended(answer), *_missing(answer)]
    if answer.unmet:
        found.append(
            Hint(plain(translate("Hints", "Nothing fits {filter}.").format(filter=", ".join(answer.unmet))), True)
        )
    if answer.cut:
        found.append(Hint(plain(translate("Hints", "The question was too long and was cut."))))
    return found


def _unsure(answer: Answer) -> list[Hint]:
    """That nothing was found, or nothing that is the answer for certain."""
    if not any(answer.groups.values()):
        return [Hint(fill("<b>{}</b>", translate("Hints", "Nothing was found.")), True)]
    if answer.sure:
        return []
    said = translate("Hints", "No ruling answers this for certain. These come nearest.")
    return [Hint(fill("<b>{}</b>", said), True)]


def _mended(answer: Answer) -> list[Hint]:
    """Words that were not taken as typed."""
    mendings = [one for one in answer.mendings if one.how != "start"]
    if not mendings:
        return []
    text = answer.query
    for one in mendings:
        text = text.replace(one.typed, one.read)
    layout = all(one.how == "layout" for one in mendings)
    head = translate("Hints", "Read in the other keyboard layout:") if layout else translate("Hints", "Did you mean:")
    return [Hint(fill("{} {}", head, anchor(f"search:{text}", text)))]


def _missing(answer: Answer) -> list[Hint]:
    """Words that no document has, with what is near them."""
    if not answer.unknown:
        return []
    words = ", ".join(f"“{word}”" for word in answer.unknown)
    said = plain(translate("Hints", "Nothing speaks of {words}.").format(words=words))
    tries = []
    for word in answer.unknown:
        for other in answer.nearest.get(word, ())[:3]:
            tries.append(anchor("search:" + answer.query.replace(word, other), other))
    if tries:
        said += fill(" {} {}", translate("Hints", "Did you mean:"), join(tries, " · "))
    rest = " ".join(w for w in answer.query.split() if w.casefold() not in answer.unknown)
    if rest and rest != answer.query:
        said += fill(" · {}", anchor(f"search:{rest}", translate("Hints", "search without it")))
    return [Hint(said, True)]
