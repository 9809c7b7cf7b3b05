"""One way for everybody to read lines of card text: understood whole, and only if they mean what they say.

The grammar finds how a line reads. Then its words must refer to something (:mod:`judgeapp.language.antecedents`), its
targets must be such as are declared, its keywords must have a meaning, its descriptions must be able to find something.
A line that fails is refused with the column of the word, like one that is not understood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from judgeapp.kernel.abilities import Triggered
from judgeapp.language.accounts import Dangling, Known, Path
from judgeapp.language.antecedents import resolved
from judgeapp.language.cardgame import CardGame
from judgeapp.language.categories import Line, QuotedLine
from judgeapp.language.forms import Tongue
from judgeapp.language.grammar import Grammar, NotUnderstood
from judgeapp.language.nodes.descriptions import KeywordWord, Kind
from judgeapp.language.nodes.finding import nowhere
from judgeapp.language.nodes.keywords import KeywordLine, counts_x
from judgeapp.language.nodes.things import numbered
from judgeapp.language.phrase import Node, node_fields, tokens_of, words_of
from judgeapp.language.placing import tokens_until

X = "X"


class TextReader:
    """Reads the lines of one card, in their order: what a card does as it resolves is one text, so that a line may
    speak of what the lines before it have done.

    offers: slots that are filled from the beginning for what the card does as it resolves (``X``, where its cost says
    what it is). everywhere: slots that are filled for every line (``X`` in the text of a keyword).
    """

    def __init__(
        self, game: CardGame, grammar: Grammar, offers: Iterable[str] = (), everywhere: Iterable[str] = ()
    ) -> None:
        self.game, self.grammar = game, grammar
        self.everywhere = tuple(everywhere)
        self.known = _offering((*offers, *self.everywhere))

    def line(self, text: str, after: int = 0) -> Line:
        """The one reading of the next line. NotUnderstood where there is none, or where it means nothing.

        after: how many targets lines before it may have: its own are counted on from there."""
        line = cast(Line, numbered(self.grammar.read(Line, text), after))
        known = self.known if line.shares else _offering(self.everywhere)
        try:
            for path, expected in troubles(line, self.game, self.grammar):
                raise Dangling(path, expected)
            return resolved(line, known, self.game.declares, self.grammar.lang)
        except Dangling as trouble:
            column = column_of(text, line, trouble.path, self.grammar)
            raise NotUnderstood(text, column, trouble.expected, None) from None


def _offering(slots: Iterable[str]) -> Known:
    return Known({s: (0, s) for s in slots}, {s: s for s in slots})


def line_problem(game: CardGame, grammar: Grammar, text: str) -> NotUnderstood | None:
    """Why a line by itself is not understood, or None."""
    try:
        TextReader(game, grammar).line(text)
    except NotUnderstood as trouble:
        return trouble
    return None


# --- what makes a reading unsound -------------------------------------------------------------------------------------


def troubles(line: Line, game: CardGame, grammar: Grammar) -> Iterator[tuple[Path, str]]:
    """What keeps a line from meaning what it says: the way to the word, and what would have fitted there."""
    yield from _troubles(line, (), game, grammar, line, line.chooses or isinstance(line, Triggered))


def _troubles(
    value: Any, path: Path, game: CardGame, grammar: Grammar, line: Line, declared: bool
) -> Iterator[tuple[Path, str]]:
    if isinstance(value, QuotedLine):
        inner = value.line
        chooses = inner.chooses or isinstance(inner, Triggered)
        yield from _troubles(inner, (*path, ("line", None)), game, grammar, inner, chooses)
        return
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            if isinstance(item, Node):
                yield from _troubles(item, (*path[:-1], (path[-1][0], at)), game, grammar, line, declared)
        return
    if not isinstance(value, Node):
        return
    if hasattr(value, "ordinal") and not declared:
        yield path, f"a duration ({', '.join(game.spans) or '…'}), or no target: none is chosen for a continuous line"
    if value.follows:
        first = node_fields(value)[0][1]
        if any(node.waits for node in _unquoted(first)):
            yield (*path, (value.follows[0], None)), "nothing more: this only waits for what is to come"
    for name, inner in node_fields(value):
        here: Path = (*path, (name, None))
        if isinstance(inner, KeywordWord) and not game.means_something(inner, isinstance(value, KeywordLine)):
            yield here, "a keyword that means something here (of this one the name alone is known)"
        if isinstance(inner, KeywordWord) and isinstance(value, KeywordLine) and game.keyword_lines:
            counts = counts_x(game, inner)
            if counts and value.n is None and game.number_left_out is None:
                yield path, f"“{inner}” with its number"
            elif counts is False and value.n is not None:
                yield (*path, ("n", None)), f"“{inner}” without a number"
        sought = inner if isinstance(inner, Kind) else getattr(inner, "what", None)
        if name in value.finds and isinstance(sought, Kind) and nowhere(sought):
            yield here, "a description that says in which zone"
        if name in value.card_names and not _is_name(grammar, str(inner)):
            yield here, "the name of a card"
        yield from _troubles(inner, here, game, grammar, line, declared)


def _is_name(grammar: Grammar, name: str) -> bool:
    tokens = [t for t, _ in words_of(name)]
    found = grammar.names("card", tokens, 0) if tokens else None
    return found is not None and found[0] == len(tokens)


def _unquoted(value: Any) -> Iterator[Node]:
    if isinstance(value, tuple):
        for item in value:
            yield from _unquoted(item)
    elif isinstance(value, Node) and not isinstance(value, QuotedLine):
        yield value
        for _, inner in node_fields(value):
            yield from _unquoted(inner)


# --- where in the text ------------------------------------------------------------------------------------------------


def column_of(text: str, line: Node, path: Path, grammar: Grammar) -> int:
    """The column (from 0) of the words of a node in a line of text."""
    pairs = words_of(text)
    for tongue in (grammar.tongue, *(o.tongue for o in grammar.others)):
        said = tokens_of(line, tongue)
        if len(said) == len(pairs):
            return _column(pairs, line, path, tongue, text)
    return pairs[0][1] if pairs else 0


def _column(pairs: list[tuple[str, int]], line: Node, path: Path, tongue: Tongue, text: str) -> int:
    for at, (name, _) in enumerate(path):
        if name == "line" and isinstance(_at(line, path[:at]), QuotedLine):
            start = tokens_until(line, path[:at], tongue)
            token, column = pairs[start]
            inner = token[1:-1]
            quoted = cast(QuotedLine, _at(line, path[:at])).line
            return column + 1 + _column(words_of(inner), quoted, path[at + 1 :], tongue, inner)
    index = tokens_until(line, path, tongue)
    return pairs[index][1] if index < len(pairs) else len(text)


def _at(value: Any, path: Path) -> Any:
    for name, place in path:
        value = getattr(value, name)
        value = value if place is None else value[place]
    return value
