"""The vocabulary page: every phrase with an example from the cards, the steps, the words of a table, the choices."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.games.catalog import Catalog
from judgeapp.games.fab import setup
from judgeapp.games.fab.glossary import COUNTERS, KEYWORDS, SPANS, STATUSES, ZONES
from judgeapp.games.fab.vocabulary import MODULES, NODES, OMITS
from judgeapp.language.grammar import inventory
from judgeapp.language.phrase import Node, walk
from judgeapp.language.shared import SHARED


def page(catalog: Catalog, head: str) -> str:
    """The page in Markdown. head: what stands before the lists."""
    examples = _examples(catalog)
    shared = [n for n in SHARED if n not in OMITS]
    out = [head.rstrip(), "", "## Phrases of this game", ""]
    for module in MODULES:
        nodes = [n for n in NODES if n.__module__ == module.__name__]
        title = (module.__doc__ or "").strip().splitlines()[0].rstrip(".")
        out += [f"### {title} (`words/{module.__name__.rsplit('.', 1)[-1]}.py`)", "", *_rows(nodes, examples), ""]
    out += ["## Phrases that all games share", "", *_rows(shared, examples), ""]
    return "\n".join(out) + "\n"


def _rows(nodes: list[type[Node]], examples: dict[type[Node], str]) -> Iterator[str]:
    for node in nodes:
        sketch = inventory([node])[0].split("   (")[0]
        said = (node.__doc__ or "").strip().splitlines()[0].rstrip(".")
        example = f" — e.g. {examples[node]:.160}" if node in examples else ""
        yield f"- **{node.__mro__[1].__name__}** `{sketch}` · {said}{example}"


def _examples(catalog: Catalog) -> dict[type[Node], str]:
    """The shortest card line in which each phrase stands."""
    found: dict[type[Node], str] = {}
    for title in catalog.texts:
        card = catalog.compiled(title)[0]
        for line in card.abilities:
            if not isinstance(line, Node) or not line.templates:
                continue
            words = line.show()
            for node in walk(line):
                known = found.get(type(node))
                if known is None or len(words) < len(known) - 4:
                    found[type(node)] = f"“{words}”"
    return found


def lists() -> str:
    """The word lists of a table and of card text."""
    rows = {
        "zones for a seat": ", ".join(setup.ZONES),
        "numbers and flags of a seat": ", ".join(setup.SCALARS),
        "states in parentheses": ", ".join([*setup.MARKS, *(f"N {c}" for c in setup.COUNTS), "link N", "defending"]),
        "zones in card text and expectations": ", ".join(ZONES),
        "statuses": ", ".join(STATUSES),
        "spans": ", ".join(SPANS),
        "keywords": ", ".join(KEYWORDS),
        "counters": ", ".join(COUNTERS),
    }
    return "\n".join(f"- {name}: {words}" for name, words in rows.items())
