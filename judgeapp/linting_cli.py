"""``judgeapp lint``: every card, every proof with the cards written in it, and every case of a ruling is read, and
what is not understood is told with its place."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from judgeapp.games import GAMES
from judgeapp.games.catalog import Catalog
from judgeapp.language.cards import CardText, line_of_variant, text_variants
from judgeapp.language.facts import CardError, variants_in
from judgeapp.language.grammar import NotUnderstood
from judgeapp.language.sound import TextReader
from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.library.problems import LibraryError
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.notation import NotationError


@dataclass(frozen=True)
class Found:
    """Something that is wrong. card: the card, or the ruling, that it is in; None for a scenario itself."""

    file: str
    line: int
    card: str | None
    problem: str


def run_lint(args: argparse.Namespace) -> int:
    """Report everything that is not understood or does not print back as written; exit status 1 where there is any."""
    desk = Desk(resources_root())
    games = [args.game] if args.game else list(GAMES)
    found = [row for game in games for row in (*_cards(desk, game), *_proofs(desk, game))]
    found += _cases(desk, games)
    if args.json:
        print(json.dumps([asdict(row) for row in found], ensure_ascii=False, indent=1))
    else:
        for row in found:
            print(f"{row.file}:{row.line}: {row.card or 'scenario'}: {row.problem}")
    print(f"{len(found)} problems", file=sys.stderr)
    return 1 if found else 0


def _cards(desk: Desk, game: str) -> Iterator[Found]:
    folder = resources_root() / game / "cards"
    if not folder.exists() or not any(folder.rglob("*.card")):
        return
    catalog = desk.player.catalog(game)
    for text in catalog.texts.values():
        for line, problem in _problems(catalog, text):
            yield Found(text.where, line, text.name, problem)


def _proofs(desk: Desk, game: str) -> Iterator[Found]:
    """Proofs that can't be read, and what is wrong with the cards that they write themselves."""
    for path in desk.proof_files(game):
        try:
            scenario = desk.read(path)
            catalog = desk.player.catalog_of(scenario)
        except NotationError as trouble:
            yield Found(path.name, trouble.line, None, trouble.problem)
            continue
        shipped = desk.player.catalog(game).texts
        for title, text in catalog.texts.items():
            if shipped.get(title) is not text:
                for line, problem in _problems(catalog, text):
                    yield Found(_shown(path), line, text.name, problem)


def _shown(path: Path) -> str:
    root = resources_root()
    return str(path.relative_to(root)) if path.is_relative_to(root) else path.name


def _cases(desk: Desk, games: list[str]) -> Iterator[Found]:
    """Faulty files of the library, cases that are not understood, and ordinary ones that are not said to be."""
    try:
        rulings = {r.id: r for r in load_library(resources_root()).rulings()}
    except LibraryError as trouble:
        yield from (Found(p.file, p.line, None, p.message) for p in trouble.problems)
        return
    docket = Docket(rulings.values())
    for ruling in sorted(docket.stated):
        if docket.game_of(ruling) not in games:
            continue
        for case in docket.of(ruling, desk.player.catalog(docket.game_of(ruling))):
            if not (case.cards or case.given or case.ordinary):
                asks = "a case of no card that asks for nothing is the ordinary course of play; say `ordinary = true`"
                yield Found("rulings", 0, ruling, f"case {case.number}: {asks}")
    for ruling, error in docket.problems.items():
        yield Found("rulings", 0, ruling, str(error))


def _problems(catalog: Catalog, text: CardText) -> Iterator[tuple[int, str]]:
    """What is wrong with a card: the line, and what it is."""
    try:
        catalog.checked(text)
    except CardError as trouble:
        yield trouble.line, f"column {trouble.column}: {trouble.problem}"
        return
    many = text_variants(text.lines, variants_in(text.facts, catalog.game.varying))
    readers = [catalog.reader(text) for _ in range(many)]
    for number, line in text.lines:
        stands = ((line_of_variant(line, at, many), reader) for at, reader in enumerate(readers))
        problem = next(filter(None, (_line_problem(catalog, reader, each) for each, reader in stands)), None)
        if problem:
            yield number, problem


def _line_problem(catalog: Catalog, reader: TextReader, line: str) -> str | None:
    try:
        node = reader.line(line)
    except NotUnderstood as trouble:
        return str(trouble)
    return None if catalog.grammar.prints(node, line) else f"prints back as “{catalog.grammar.show(node)}”"
