"""A corpus beyond ours for measuring: our own documents, then more of the same mix with sentences and names made up."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from rules_index import Document

_SYLLABLES = (
    "ka", "re", "mo", "ti", "san", "dor", "vel", "ium", "gar", "nok", "phi", "lus", "tra", "zen", "bor", "ash", "mir",
    "quo", "dan", "fel",
)  # fmt: skip


def grown(documents: Iterable[Document], number: int, seed: int = 7) -> list[Document]:
    """Exactly `number` documents, the same ones each time."""
    dice = random.Random(seed)
    own = list(documents)
    alike: dict[tuple[str, str], list[Document]] = {}
    for document in own:
        alike.setdefault((document.kind, document.scope), []).append(document)
    found = own[:number]
    while len(found) < number:
        base = dice.choice(own)
        found.append(_another(base, dice.choice(alike[base.kind, base.scope]), dice, len(found)))
    return found


def _another(base: Document, other: Document, dice: random.Random, place: int) -> Document:
    name = _name(dice)
    title = name if base.kind in ("card", "term") else f"{name}: {other.title}"
    texts = dict(base.texts) | {"title": (title,), "says": other.texts.get("says", ())}
    facets = dict(base.facets)
    if "cards" in texts:
        texts["cards"] = facets["card"] = (name,)
    return replace(
        base,
        id=f"{base.id}+{place}",
        title=title,
        texts=texts,
        facets=facets,
        heads=(title, name, *base.facets.get("topic", ())),
        entities=(),
        worth=base.worth - 10.0,
    )


def _name(dice: random.Random) -> str:
    words = ("".join(dice.choices(_SYLLABLES, k=dice.randint(2, 3))) for _ in range(dice.randint(1, 3)))
    return " ".join(words).title()
