"""What words refer to, found out while a line is read: ``it``, ``they``, ``that many``, ``the revealed cards`` …

A node class says what it needs to have been spoken of (``needs``) and what it introduces (``offers``). The walk goes
through a line in the order of its words and keeps two accounts: what a reader thinks of (``said``: the nearest thing
spoken of) and what the slots of the scope will hold as the line is carried out (``held``). A word whose nearest
antecedent is not what its slot will hold gets the antecedent written into it where its class can carry one (``means``),
else it is refused: never does a line speak of one thing and act on another.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from judgeapp.language.accounts import (
    EXPECTED,
    MANY,
    NOTHING_BEFORE,
    SPEAKING,
    THIS,
    UNCLEAR,
    UNSURE,
    Dangling,
    Known,
    Path,
    Token,
    about_itself,
    describes,
    does,
    is_number,
    is_person,
    merged,
    offers_of,
    order_of,
    slot_of,
    targets_of,
    written,
)
from judgeapp.language.cardgame import Declares
from judgeapp.language.categories import (
    Amount,
    Condition,
    Cost,
    Description,
    Happening,
    Instruction,
    Line,
    People,
    QuotedLine,
    Things,
)
from judgeapp.language.nodes.happenings import Party
from judgeapp.language.nodes.things import EachThing
from judgeapp.language.phrase import Node, node_fields


def resolved(line: Line, known: Known, targets: Declares, lang: str) -> Line:
    """A line with what its words mean written into them. known: what the lines before it offer; it is changed to what
    this one offers to the next. Dangling where a word has no meaning."""
    walk = _Walk(known, targets, lang)
    walk.line(line, ())
    known.said, known.held = walk.known.said, walk.known.held
    known.begun = known.begun or not line.prepares
    made: Any = line
    for path, means in walk.meanings.items():
        made = written(made, path, means)
    checked: Line = made
    return checked


class _Walk:
    """One walk through one line."""

    def __init__(self, known: Known, targets: Declares, lang: str) -> None:
        self.known, self.targets, self.lang = known.copy(), targets, lang
        self.count = max((when for when, _ in known.said.values()), default=0)
        self.this: Token = THIS
        self.meanings: dict[Path, Token] = {}
        self.paying = False
        self.within: type[Node] = Line
        """The category that surrounds the place."""

    # --- accounts -----------------------------------------------------------------------------------------------------

    def _new(self) -> Token:
        self.count += 1
        return f"#{self.count}"

    def _say(self, token: Token, *slots: str, single: bool = False) -> Token:
        """Let something be what is spoken of; one thing is not what "them" asks for."""
        self.count += 1
        also = (MANY,) if "it" in slots and not single else ()
        for slot in (*slots, *also):
            self.known.said[slot] = (self.count, token)
        return token

    def _hold(self, token: Token, *slots: str) -> Token:
        for slot in slots:
            self.known.held[slot] = token
        return self._say(token, *slots)

    @contextmanager
    def _in(self, category: type[Node]) -> Iterator[None]:
        before, self.within = self.within, category
        yield
        self.within = before

    # --- lines --------------------------------------------------------------------------------------------------------

    def line(self, line: Node, path: Path) -> None:
        """Walk through a line; events come first, then targets are declared, then it is carried out."""
        begun = False
        for name in order_of(type(line), self.lang):
            value = getattr(line, name)
            if not begun and (isinstance(value, Instruction) or name in line.apart):
                self._hold(self.this if line.itself else self._new(), *line.offers)
                self._declare(value)
                begun = True
            self._field(line, name, value, path)

    def _declare(self, effect: Any) -> None:
        """What the declaration of targets puts into the slots before anything is carried out."""
        found = list(targets_of(effect))
        held = self.known.held
        for target, _ in found:
            if isinstance(target, People):
                held["they"] = slot_of(target)
        if not found or self.targets is Declares.NOTHING:
            return
        token = slot_of(found[0][0]) if found[0][1] else UNSURE
        if (self.targets is Declares.FIRST and not self.known.begun) or "it" not in held:
            held["it"] = token
        held.setdefault("they", token)
        for slot in ("target", "first target"):
            held[slot] = token
            self._say(token, slot)

    # --- nodes --------------------------------------------------------------------------------------------------------

    def _field(self, node: Node, name: str, value: Any, path: Path) -> Token | None:
        """Walk through what a field holds; returns what it points at, if it points at something."""
        if isinstance(value, Node):
            return self._visit(value, (*path, (name, None)))
        if not isinstance(value, tuple):
            return None
        places = [(v, (*path, (name, at))) for at, v in enumerate(value) if isinstance(v, Node)]
        if name in node.apart:
            self._alternatives(places)
            return None
        found = None
        for inner, place in places:
            token = self._visit(inner, place)
            found = found or token
        return found

    def _fields(self, node: Node, path: Path) -> Token | None:
        found = None
        for name in order_of(type(node), self.lang):
            token = self._field(node, name, getattr(node, name), path)
            found = found or token
        return found

    def _visit(self, node: Node, path: Path) -> Token | None:
        if isinstance(node, QuotedLine):
            self._quoted(node, path, Known())
            return None
        if isinstance(node, Happening):
            self._happening(node, path)
            return None
        if isinstance(node, Instruction | Cost) or does(node):
            self._act(node, path)
            return None
        target = hasattr(node, "ordinal")
        if node.needs or target:
            found = self._refer(node, path) if node.needs else None
            with self._in(Description):
                self._fields(node, path)
            if target:
                who = ("they",) if isinstance(node, People) or is_person(getattr(node, "what", None)) else ()
                what = () if isinstance(node, People) else ("it", "target")
                return self._say(slot_of(node), *who, *what, single=bool(node.singular))
            return found
        if isinstance(node, Things | People):
            return self._mention(node, path)
        return self._plain(node, path)

    def _plain(self, node: Node, path: Path) -> Token | None:
        """Anything that only holds others: a condition, a number, a description, who takes part."""
        category = next((c for c in (Condition, Amount, Description) if isinstance(node, c)), self.within)
        with self._in(category):
            found = self._fields(node, path)
        picks = node.is_picked and found is None
        named = isinstance(node, Condition) and node.mentions and any(describes(v) for _, v in node_fields(node))
        if picks or named:
            single = node.singular if picks else not any(is_number(v) for _, v in node_fields(node))
            found = self._say(self._new(), "it", single=single)
        return found

    def _quoted(self, node: QuotedLine, path: Path, known: Known) -> None:
        inner = _Walk(known, self.targets, self.lang)
        inner.meanings = self.meanings
        inner.line(node.line, (*path, ("line", None)))

    def _mention(self, node: Node, path: Path) -> Token:
        speaking = self.within in SPEAKING
        if node.itself:  # it goes on being called "this" where anything else has been spoken of
            if speaking and "it" not in self.known.said:
                self._say(self.this, "it", single=True)
            return self.this
        with self._in(Description):
            self._fields(node, path)
        single = bool(node.singular) and not isinstance(node, EachThing)
        return self._say(self._new(), *node.mentions, single=single) if speaking else self._new()

    def _happening(self, node: Happening, path: Path) -> None:
        surrounding = self.within
        with self._in(Happening):
            self._fields(node, path)
        described = any(describes(v) for _, v in node_fields(node))
        if surrounding in (Condition, Amount, Description):
            if described:
                self._say(self._new(), "it", single=True)
            return
        offered = offers_of(node)
        if any(isinstance(v, Party | People | Things | Description) for _, v in node_fields(node)):
            self._say(self._new(), "it", "they")
        token = self._hold(self._new(), *offered)
        if "it" in offered and about_itself(node):
            self.this = token

    # --- doing things -------------------------------------------------------------------------------------------------

    def _act(self, node: Node, path: Path) -> Known:
        """Walk through an instruction or a cost. Returns what is known where all of it has been done; the account of
        the walk is afterwards what is known whether or not it has."""
        if node.needs:
            self._refer(node, path)
        if isinstance(node, Cost) and not self.paying:
            self.paying = True
            done = self._act(node, path)
            self.paying = False
            return done
        start = self.known.copy()
        if node.rounds:
            self._round(node, path)
            self.known = merged(start, self.known)
        done = self._round(node, path)
        kept = tuple(start.held) if node.later else ("it", "they") if node.inward else ()
        for known in (self.known, done):
            for slot in kept or ():
                if slot in start.held:
                    known.held[slot] = start.held[slot]
                else:
                    known.held.pop(slot, None)
            if node.later:
                known.held = dict(start.held)
        return done

    def _round(self, node: Node, path: Path) -> Known:
        start = self.known.copy()
        held: dict[str, Token] | None = None
        operand: Token | None = None
        done: Known | None = None
        main = "what" if isinstance(getattr(node, "what", None), Node) else ""
        with self._in(Cost if isinstance(node, Cost) else Instruction):
            for name in order_of(type(node), self.lang):
                value, here = getattr(node, name), (*path, (name, None))
                if isinstance(value, Instruction | Cost) or does(value):
                    held = dict(self.known.held) if held is None else held
                    done = self._part(node, name, value, here, held, done)
                    continue
                if isinstance(value, QuotedLine) and node.keeps:
                    self._quoted(value, here, self.known.copy())
                    continue
                if name in node.serves:
                    continue
                token = self._field(node, name, value, path)
                if isinstance(value, Description):
                    token = self._say(self._new(), "it", single=not any(is_number(v) for _, v in node_fields(node)))
                wanted = name == main if main else operand is None
                if token is not None and wanted and not isinstance(value, People | Amount):
                    operand = token
                    self._bind(node, operand)
                if node.inward and isinstance(value, People):
                    self._hold(token or self._new(), "they")
        if isinstance(node, Instruction | Cost) or does(node):
            self._bind(node, operand)
            self._introduce(node)
        after = self.known
        if node.uncertain:
            self.known = merged(start, after)
            return after
        return done if done is not None and (node.perhaps or node.ends_as_last) else after

    def _part(
        self, node: Node, name: str, value: Node, path: Path, held: dict[str, Token], done: Known | None
    ) -> Known:
        """Walk through an instruction within another one. held: what the slots hold before the first of them."""
        before = self.known.copy()
        if name in node.apart:
            self.known = Known(dict(before.said), dict(held), before.begun)
        elif name in node.follows and done is not None:
            self.known = done.copy()
        found = self._act(value, path)
        if name in node.perhaps or name in node.follows or name in node.apart:
            self.known = merged(before, self.known)
        return found

    def _bind(self, node: Node, operand: Token | None) -> None:
        """What an act lets "it" be: what it is done to, or what it makes."""
        slots = [s for s in ("it", "them") if s in node.offers]
        if slots:
            self._hold(operand or self._new(), *slots)

    def _introduce(self, node: Node) -> None:
        """What else an act offers, and what it does not offer although it speaks of it."""
        values = [v for _, v in node_fields(node)]
        single = node.counts and any(v.singular for v in values if isinstance(v, Things))
        offered = [s for s in node.offers if not (s == "that many" and single)]
        for slot in offered:
            if slot not in ("it", "them"):
                self._hold(self._new(), slot)
        if "that many" not in offered and any(is_number(v) for v in values):
            self._say(self._new(), "that many")
        if node.hides:
            self._say(self._new(), *node.hides)

    def _alternatives(self, places: list[tuple[Node, Path]]) -> None:
        start, ends = self.known, []
        for node, path in places:
            self.known = start.copy()
            self._visit(node, path)
            ends.append(self.known)
        self.known = start
        for end in ends:
            said = self.known.said
            self.known = merged(self.known, end)
            for slot, (when, token) in self.known.said.items():
                if slot not in said or said[slot][1] != token:
                    self.known.said[slot] = (when, UNSURE)

    # --- words that refer ---------------------------------------------------------------------------------------------

    def _refer(self, node: Node, path: Path) -> Token:
        said, held = self.known.said, self.known.held
        if self.paying and node.needs == ("X",):
            return self._hold("X", "X")
        meant = next((said[slot][1] for slot in ((MANY,) if node.many else node.needs) if slot in said), None)
        if meant is None:
            raise Dangling(path, EXPECTED.get(node.needs[0], NOTHING_BEFORE))
        kept = next((held[slot] for slot in node.needs if slot in held), None)
        if meant == UNSURE:
            raise Dangling(path, UNCLEAR)
        if meant == kept:
            return meant
        if not meant.startswith("#") and hasattr(node, "means"):
            self.meanings[path] = meant
            return meant
        raise Dangling(path, EXPECTED.get(node.needs[0], NOTHING_BEFORE) if kept is None else UNCLEAR)
