"""The scenario notation: a text that reads like a play report, parsed to a plain tree and printed back.

    scenario The mark goes when the first dagger hits
    game fab   edition 2025-01
    proves mark-goes-with-the-hit at 3
    cards
      card House Rule
        types Generic Action   cost 0
        draw 1 card
    players
      table: battlefields The Grove as A
      Ann: hero Cindra; life 12; hand Blood Runs Deep, 2 unknown; weapons Kunai of Retribution as left
      Bo: hero Fang (marked)
    turn of Ann, action phase
    steps
      Ann plays Blood Runs Deep
        target: Bo
      all pass
    expect
      Bo is not marked
      at 2: Bo has 11 life
    twin Bo was never marked
      players
        Bo: hero Fang
      expect
        Ann has 0 Fealty

A line that begins with ``#`` is a comment. Answers are written ``kind: names``; deeper indentation is for the eye only.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

MAX_SIZE = 200_000
MAX_LINE = 2_000
MAX_LINES = 2_000
SECTIONS = ("cards", "players", "steps", "expect", "twin")
HEADS = ("scenario", "game", "proves", "turn", "note", *SECTIONS)


class NotationError(Exception):
    """A scenario that cannot be read: line and column (from 1), what was expected, the nearest thing meant."""

    def __init__(self, line: int, column: int, problem: str, nearest: str | None = None) -> None:
        hint = f" (did you mean “{nearest}”?)" if nearest else ""
        super().__init__(f"line {line}, column {column}: {problem}{hint}")
        self.line, self.column, self.problem, self.nearest = line, column, problem, nearest


@dataclass(frozen=True)
class Said:
    """A line of the scenario with its place in the file: the line, and the column where its text begins (from 1)."""

    text: str
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)


@dataclass(frozen=True)
class Answer:
    """An answer to a choice: the kind of choice, and the names, not yet told apart. who: the player, if written."""

    kind: str
    names: str
    who: str | None = None
    line: int = field(default=0, compare=False)

    @property
    def text(self) -> str:
        """The answer as it is written."""
        return f"{self.who + ' ' if self.who else ''}{self.kind}: {self.names}"


Step = Said | Answer


@dataclass(frozen=True)
class Seat:
    """What a player (or ``table``) begins with: items as written between semicolons."""

    player: str
    items: tuple[Said, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Proves:
    """A ruling that this scenario proves, and the step (from 1) at which the ruling is the answer."""

    ruling: str
    step: int
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Twin:
    """The negative twin: what is taken away, and how it ends then.

    without: names of objects or ``NAME: line of text`` to strike out. seats: seats that replace the player's.
    """

    title: str
    edition: str | None = None
    turn: Said | None = None
    without: tuple[Said, ...] = ()
    seats: tuple[Seat, ...] = ()
    steps: tuple[Step, ...] | None = None
    expect: tuple[Said, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Scenario:
    """A whole scenario as written."""

    title: str
    game: str
    edition: str | None = None
    proves: tuple[Proves, ...] = ()
    notes: tuple[str, ...] = ()
    cards: tuple[Said, ...] = ()
    seats: tuple[Seat, ...] = ()
    turn: Said | None = None
    steps: tuple[Step, ...] = ()
    expect: tuple[Said, ...] = ()
    twins: tuple[Twin, ...] = ()
    without: tuple[Said, ...] = ()
    """What is taken away: objects by name or alias, lines of card texts as ``NAME: line``; a twin sets it."""


@dataclass
class _Line:
    number: int
    indent: int
    text: str


def parse(text: str) -> Scenario:
    """Read a scenario. NotationError names the place of the first trouble."""
    return _Parser(list(_lines(text))).scenario()


def _lines(text: str) -> Iterator[_Line]:
    if len(text) > MAX_SIZE:
        raise NotationError(1, 1, f"a scenario may have {MAX_SIZE} characters, not {len(text)}")
    for number, raw in enumerate(text.splitlines(), 1):
        if number > MAX_LINES:
            raise NotationError(number, 1, f"a scenario may have {MAX_LINES} lines")
        if len(raw) > MAX_LINE:
            raise NotationError(number, MAX_LINE, f"a line may have {MAX_LINE} characters, not {len(raw)}")
        expanded = raw.expandtabs(2)
        stripped = expanded.strip()
        if stripped and not stripped.startswith("#"):
            yield _Line(number, len(expanded) - len(expanded.lstrip()), stripped)


_ANSWER = re.compile(r"^(?:(?P<who>[^\s:]+) )?(?P<kind>[^\W\d][\w -]*?): (?P<names>.+)$")
_HEADER = re.compile(r"(game|edition)\s+(\S+)")
_PROVES = re.compile(r"([\w.-]+) at (\d{1,4})")


class _Parser:
    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        self.at = 0

    def scenario(self) -> Scenario:
        found = Scenario("", "")
        while self.at < len(self.lines):
            line = self._next()
            if line.indent:
                raise NotationError(line.number, 1, f"expected one of {', '.join(HEADS)} at the beginning of a line")
            word, _, rest = line.text.partition(" ")
            found = self._head(found, word.lower(), rest.strip(), line)
        if not found.game:
            last = self.lines[-1].number if self.lines else 1
            raise NotationError(last, 1, "expected a line “game NAME”")
        return found

    def _head(self, found: Scenario, word: str, rest: str, line: _Line) -> Scenario:
        match word:
            case "scenario":
                return replace(found, title=rest)
            case "game":
                pairs = dict(_HEADER.findall(line.text))
                return replace(found, game=pairs.get("game", ""), edition=pairs.get("edition"))
            case "proves":
                return replace(found, proves=found.proves + self._proves(rest, line))
            case "note":
                return replace(found, notes=(*found.notes, rest))
            case "turn":
                return replace(found, turn=Said(line.text, line.number))
            case "cards":
                return replace(found, cards=tuple(self._raw(line.indent)))
            case "players":
                return replace(found, seats=tuple(self._seats(line.indent)))
            case "steps":
                return replace(found, steps=tuple(self._steps(line.indent)))
            case "expect":
                return replace(found, expect=tuple(self._said(line.indent)))
            case "twin":
                return replace(found, twins=(*found.twins, self._twin(rest, line)))
            case _:
                near = difflib.get_close_matches(word, HEADS, 1)
                raise NotationError(line.number, 1, f"“{word}” begins no part of a scenario", near[0] if near else None)

    def _twin(self, title: str, line: _Line) -> Twin:
        twin = Twin(title, line=line.number)
        for inner in self._block(line.indent):
            word, _, rest = inner.text.partition(" ")
            match word.lower():
                case "edition":
                    twin = replace(twin, edition=rest)
                case "turn":
                    twin = replace(twin, turn=Said(inner.text, inner.number))
                case "without":
                    twin = replace(twin, without=(*twin.without, Said(rest, inner.number)))
                case "players":
                    twin = replace(twin, seats=tuple(self._seats(inner.indent)))
                case "steps":
                    twin = replace(twin, steps=tuple(self._steps(inner.indent)))
                case "expect":
                    twin = replace(twin, expect=tuple(self._said(inner.indent)))
                case other:
                    known = ("edition", "turn", "without", "players", "steps", "expect")
                    near = difflib.get_close_matches(other, known, 1)
                    raise NotationError(
                        inner.number,
                        inner.indent + 1,
                        f"a twin says {', '.join(known)}, not “{other}”",
                        near[0] if near else None,
                    )
        return twin

    def _proves(self, rest: str, line: _Line) -> tuple[Proves, ...]:
        found = []
        for piece in rest.split(","):
            m = _PROVES.fullmatch(piece.strip())
            if m is None:
                raise NotationError(line.number, 8, f"expected “RULING at STEP”, found “{piece.strip()}”")
            found.append(Proves(m[1], int(m[2]), line.number))
        return tuple(found)

    def _seats(self, indent: int) -> Iterator[Seat]:
        for line in self._block(indent):
            name, colon, rest = line.text.partition(":")
            if not colon or not name.strip() or " " in name.strip():
                raise NotationError(line.number, line.indent + 1, "expected “NAME: what the player has; …”")
            items = list(_items(rest, line.number, line.indent + len(name) + 2))
            for more in self._block(line.indent):
                items += _items(more.text, more.number, more.indent + 1)
            yield Seat(name.strip(), tuple(items), line.number)

    def _steps(self, indent: int) -> Iterator[Step]:
        for line in self._block(indent):
            m = _ANSWER.match(line.text)
            if m:
                yield Answer(m["kind"], m["names"].strip(), m["who"], line.number)
            else:
                yield Said(line.text, line.number, line.indent + 1)

    def _said(self, indent: int) -> Iterator[Said]:
        for line in self._block(indent):
            yield Said(line.text, line.number, line.indent + 1)

    def _raw(self, indent: int) -> Iterator[Said]:
        base: int | None = None
        for line in self._block(indent):
            base = line.indent if base is None else base
            yield Said(" " * max(line.indent - base, 0) + line.text, line.number, min(base, line.indent) + 1)

    def _block(self, indent: int) -> Iterator[_Line]:
        while self.at < len(self.lines) and self.lines[self.at].indent > indent:
            yield self._next()

    def _next(self) -> _Line:
        self.at += 1
        return self.lines[self.at - 1]


def _items(text: str, line: int, column: int) -> Iterator[Said]:
    """What stands between semicolons, each with its place."""
    for m in re.finditer(r"[^;]+", text):
        said = m[0].strip()
        if said:
            yield Said(said, line, column + m.start() + len(m[0]) - len(m[0].lstrip()))


# --- printing -----------------------------------------------------------------------------------------------------


def show(s: Scenario) -> str:
    """Print a scenario; reading it again gives an equal one."""
    out = [f"scenario {s.title}", f"game {s.game}" + (f"   edition {s.edition}" if s.edition else "")]
    out += [f"proves {p.ruling} at {p.step}" for p in s.proves]
    out += [f"note {n}" for n in s.notes]
    if s.cards:
        out += ["cards", *(f"  {c.text}" for c in s.cards)]
    out += _show_seats(s.seats, "")
    if s.turn:
        out.append(s.turn.text)
    out += _show_steps(s.steps, "")
    if s.expect:
        out += ["expect", *(f"  {e.text}" for e in s.expect)]
    for twin in s.twins:
        out += _show_twin(twin)
    return "\n".join(out) + "\n"


def _show_seats(seats: tuple[Seat, ...], pad: str) -> list[str]:
    if not seats:
        return []
    return [f"{pad}players", *(f"{pad}  {s.player}: {'; '.join(i.text for i in s.items)}".rstrip() for s in seats)]


def _show_steps(steps: tuple[Step, ...], pad: str) -> list[str]:
    if not steps:
        return []
    deeper = [f"{pad}  {'  ' if isinstance(s, Answer) else ''}{s.text}" for s in steps]
    if isinstance(steps[0], Answer):
        deeper[0] = f"{pad}  {steps[0].text}"
    return [f"{pad}steps", *deeper]


def _show_twin(twin: Twin) -> list[str]:
    out = [f"twin {twin.title}"]
    if twin.edition:
        out.append(f"  edition {twin.edition}")
    if twin.turn:
        out.append(f"  {twin.turn.text}")
    out += [f"  without {w.text}" for w in twin.without]
    out += _show_seats(twin.seats, "  ")
    out += _show_steps(twin.steps or (), "  ")
    if twin.expect:
        out += ["  expect", *(f"    {e.text}" for e in twin.expect)]
    return out
