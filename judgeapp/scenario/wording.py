"""What the engine says in English sentences, in the language of who reads it.

Reasons, refusals and the subjects of choices are plain sentences in the engine: rules, proofs and tests compare them.
They are put into Russian where they are shown, by the templates in ``resources/ui/russian``: a sentence on the left,
with ``{0}`` for what varies (``{0:word}`` where that is one word), its Russian on the right. What stands in a place is
put into Russian in the same way, unless it is what somebody wrote or may write: in quotes, or a place ``{0:raw}``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from judgeapp.library.places import resources_root

RUSSIAN = "ru"
_PLACE = re.compile(r"\{\d(:\w+)?\}")


@dataclass(frozen=True)
class Template:
    """A sentence with places. head: what it begins with. pattern: finds what stands in its places. raw: whether the
    place is left as it stands, for each. says: how much of it does not vary."""

    head: str
    pattern: re.Pattern[str]
    raw: tuple[bool, ...]
    says: int
    russian: str

    @classmethod
    def of(cls, english: str, russian: str) -> Template:
        """The template of a sentence."""
        head, *rest = _PLACE.split(english)
        kinds, after = rest[::2], rest[1::2]
        found = (r"(\S+?)" if kind == ":word" else "(.+?)" for kind in kinds)
        places = (place + re.escape(text) for place, text in zip(found, after, strict=True))
        before = (head, *after[:-1])
        raw = tuple(kind == ":raw" or text.endswith("“") for kind, text in zip(kinds, before, strict=True))
        pattern = re.compile(re.escape(head) + "".join(places), re.DOTALL)
        return cls(head, pattern, raw, sum(map(len, (head, *after))), russian)

    def fill(self, text: str) -> str | None:
        """The Russian of a text; None where the text is another sentence."""
        if not text.startswith(self.head):
            return None
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        return self.russian.format(*(p if r else _russian(p) for p, r in zip(found.groups(), self.raw, strict=True)))


class Book:
    """Sentences and their Russian. entries: pairs of them."""

    def __init__(self, entries: Iterable[tuple[str, str]]) -> None:
        self.whole: dict[str, str] = {}
        templates: list[Template] = []
        for english, russian in entries:
            if _PLACE.search(english):
                templates.append(Template.of(english, russian))
            else:
                self.whole[english] = russian
        self.templates = sorted(templates, key=lambda t: -t.says)
        """The one that says most first: a general one never hides a special one."""

    def find(self, text: str) -> str | None:
        """The Russian of a sentence; None for one that is not here."""
        found = self.whole.get(text)
        if found is not None:
            return found
        return next((said for template in self.templates if (said := template.fill(text)) is not None), None)


@cache
def book() -> Book:
    """Every sentence whose Russian is known."""
    files = sorted((resources_root() / "ui" / "russian").glob("*.toml"))
    return Book(pair for file in files for pair in tomllib.loads(file.read_text(encoding="utf-8")).items())


def worded(text: str, lang: str) -> str:
    """A sentence of the engine in a language (``en`` or ``ru``); one without a translation stays as it is."""
    return _russian(text) if lang == RUSSIAN else text


@lru_cache(maxsize=8_192)
def _russian(text: str) -> str:
    found = book().find(text)
    if found is not None:
        return found
    if ", " in text:
        return ", ".join(map(_russian, text.split(", ")))
    return _in_quotes(text)


def _in_quotes(text: str) -> str:
    """A word that is quoted is quoted the Russian way, and stays."""
    return f"«{text[1:-1]}»" if len(text) > 1 and text[0] == "“" and text[-1] == "”" else text
