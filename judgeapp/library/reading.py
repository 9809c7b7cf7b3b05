"""Reading the files of one game into its shelf."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from judgeapp.library.cards import read_cards
from judgeapp.library.models import Document, Edition, GameShelf, PrintedCard, Rule, Rulebook, Ruling, Term
from judgeapp.library.problems import Problem, nearest, problems_of

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
        self._folder, self._game, self._own = root / game, game, own

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
        editions: list[Edition] = []
        rules: list[Rule] = []
        for file in self._files("rulebook"):
            data, text = self._toml(file, _TABLES["rulebook"])
            head |= data.get("rulebook", {})
            editions += self._models(data.get("edition", []), text, file, "edition", Edition, {}, game=False)
            rules += self._models(data.get("rule", []), text, file, "rule", Rule, {})
        if not head:
            return None, rules
        file = self._folder / "rulebook.toml"
        book = self._models([head | {"editions": editions}], "", file, "rulebook", Rulebook, {})
        return (book[0] if book else None), rules

    def _toml(self, file: Path, tables: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        """The tables of a file, and its text; nothing when it cannot be read."""
        try:
            if file.stat().st_size > LARGEST_FILE:
                raise ValueError(f"larger than {LARGEST_FILE:,} bytes")
            text = file.read_bytes().decode("utf-8-sig")
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = int(str(error).partition("at line ")[2].partition(",")[0] or 0)
            self.problems.append(Problem(str(file), line, f"not valid TOML: {error}"))
            return {}, ""
        except (OSError, ValueError, RecursionError) as error:
            self.problems.append(Problem(str(file), 0, f"cannot be read: {error}"))
            return {}, ""
        for key, value in data.items():
            if key not in tables or (key != "rulebook" and not isinstance(value, list)):
                message = f"unexpected {key!r}"
                self.problems.append(
                    Problem(str(file), 0, message, "[[" + "]], [[".join(tables) + "]]", nearest(key, tables))
                )
        return {key: value for key, value in data.items() if key == "rulebook" or isinstance(value, list)}, text

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
                found.append(model.model_validate(filled))
            except ValidationError as error:
                self.problems += problems_of(error, model, file, text, table, place, filled)
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
        for file in self._files("cards", ".card"):
            try:
                text = file.read_bytes().decode("utf-8-sig")
            except (OSError, ValueError) as error:
                self.problems.append(Problem(str(file), 0, f"cannot be read: {error}"))
                continue
            for card in read_cards(self._game, text):
                found.setdefault(card.name.casefold(), card)
        return list(found.values())
