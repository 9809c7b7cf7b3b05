"""Reading the files of one game into its shelf."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from judgeapp.library.cards import read_cards
from judgeapp.library.models import Document, Edition, GameShelf, PrintedCard, Rule, Rulebook, Ruling, Term
from judgeapp.library.places import own_cards
from judgeapp.library.problems import Problem, line_of, nearest, problems_of

_DEEP = re.compile(r"""(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){100}""")
"""A key of so many parts says nothing, and takes its reader longer with each part."""
_LONGEST = 300
_SHAPES: dict[str, type] = {"rulebook": dict}
"""Tables that stand once; all others are lists."""
M = TypeVar("M", bound=BaseModel)
LARGEST_FILE = 8_000_000
_TABLES = {
    "rulings": ("ruling",),
    "rulebook": ("rulebook", "edition", "rule"),
    "glossary": ("term",),
    "documents": ("document",),
}


class GameReader:
    """Reads everything under `<root>/<game>`; what is wrong is collected in `problems` and the rest is kept.

    `own` marks what comes from the user's folder.
    """

    def __init__(self, root: Path, game: str, own: bool = False) -> None:
        self.problems: list[Problem] = []
        self._root, self._folder, self._game, self._own = root, root / game, game, own

    def read(self) -> GameShelf:
        """Read the shelf. Never raises for what is in the files."""
        rulebook, rules = self._rulebook()
        mark: dict[str, Any] = {"own": True} if self._own else {}
        rulings = self._all("rulings", "ruling", Ruling, mark)
        return GameShelf(
            game=self._game,
            rulings=tuple(self._unique(rulings, lambda ruling: ruling.id, "ruling id")),
            rulebook=rulebook,
            rules=tuple(self._unique(rules, lambda rule: rule.number, "rule number")),
            terms=tuple(self._all("glossary", "term", Term, mark)),
            documents=tuple(self._all("documents", "document", Document)),
            cards=tuple(self._cards()),
        )

    def _files(self, name: str, suffix: str = ".toml") -> list[Path]:
        single = self._folder / f"{name}{suffix}"
        many = sorted((self._folder / name).glob(f"**/*{suffix}"))
        return ([single] if single.is_file() else []) + many

    def _all(self, name: str, table: str, model: type[M], extra: Mapping[str, Any] | None = None) -> list[M]:
        found: list[M] = []
        for file in self._files(name):
            data, text = self._toml(file, _TABLES[name])
            found.extend(self._models(data.get(table, []), text, file, table, model, extra or {}))
        return found

    def _rulebook(self) -> tuple[Rulebook | None, list[Rule]]:
        head: dict[str, Any] = {}
        headed = self._folder / "rulebook.toml"
        editions: list[Edition] = []
        rules: list[Rule] = []
        for file in self._files("rulebook"):
            data, text = self._toml(file, _TABLES["rulebook"])
            if found := data.get("rulebook", {}):
                head |= found
                headed = file
            editions += self._models(data.get("edition", []), text, file, "edition", Edition, {}, game=False)
            rules += self._models(data.get("rule", []), text, file, "rule", Rule, {})
        if not head:
            return None, rules
        book = self._models([head | {"editions": editions}], "", headed, "rulebook", Rulebook, {})
        return (book[0] if book else None), rules

    def _toml(self, file: Path, tables: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        """The tables of a file, and its text; nothing when it cannot be read."""
        try:
            if file.stat().st_size > LARGEST_FILE:
                raise ValueError(f"larger than {LARGEST_FILE:,} bytes")
            text = file.read_bytes().decode("utf-8-sig")
            if _DEEP.search(text):
                raise ValueError("a key has too many parts")
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = int(str(error).partition("at line ")[2].partition(",")[0] or 0)
            self.problems.append(Problem(str(file), line, f"not valid TOML: {error}"))
            return {}, ""
        except Exception as error:  # whatever a file makes of its reader: it is named, and the others are read
            self.problems.append(_unreadable(file, error))
            return {}, ""
        sound = {
            key: value for key, value in data.items() if key in tables and isinstance(value, _SHAPES.get(key, list))
        }
        for key in data.keys() - sound.keys():
            expected = ", ".join(f"[{table}]" if table in _SHAPES else f"[[{table}]]" for table in tables)
            message = f"unexpected {key[:_LONGEST]!r}"
            self.problems.append(Problem(str(file), 0, message, expected, nearest(key[:_LONGEST], tables)))
        return sound, text

    def _models(
        self, raws: Any, text: str, file: Path, table: str, model: type[M], extra: Mapping[str, Any], game: bool = True
    ) -> list[M]:
        found: list[M] = []
        for place, raw in enumerate(raws):
            filled = dict(raw) if isinstance(raw, dict) else {"": raw}
            filled |= extra
            if game:
                filled.setdefault("game", self._game)
            try:
                one = model.model_validate(filled)
                if game and filled["game"] != self._game:
                    message = f"game = {filled['game']!r} lies among the files of {self._game!r}"
                    line = line_of(text, table, place, "game")
                    self.problems.append(Problem(str(file), line, message, repr(self._game)))
                else:
                    found.append(one)
            except ValidationError as error:
                self.problems += problems_of(error, model, file, text, table, place, filled)
            except Exception as error:  # such as a value that is nested without end
                self.problems.append(_unreadable(file, error))
        return found

    def _unique(self, found: list[M], key: Callable[[M], str], what: str) -> list[M]:
        seen: dict[str, M] = {}
        for one in found:
            if key(one) in seen:
                self.problems.append(Problem(str(self._folder), 0, f"{what} {key(one)!r} stands twice"))
            else:
                seen[key(one)] = one
        return list(seen.values())

    def _cards(self) -> list[PrintedCard]:
        found: dict[str, PrintedCard] = {}
        taken_in = sorted(own_cards(self._root, self._game).glob("*.card")) if self._own else []
        for file in (*self._files("cards", ".card"), *taken_in):
            try:
                if file.stat().st_size > LARGEST_FILE:
                    raise ValueError(f"larger than {LARGEST_FILE:,} bytes")
                for card in read_cards(self._game, file.read_bytes().decode("utf-8-sig")):
                    found.setdefault(card.name.casefold(), card)
            except Exception as error:  # whatever is wrong with one file, the others are read
                self.problems.append(_unreadable(file, error))
        return list(found.values())


def _unreadable(file: Path, error: Exception) -> Problem:
    said = "nested too deeply" if isinstance(error, RecursionError) else str(error) or type(error).__name__
    return Problem(str(file), 0, f"cannot be read: {said[:_LONGEST]}")
