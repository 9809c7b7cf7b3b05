"""`judgeapp search`: a question on the command line, or a batch of them on standard input.

judgeapp search QUERY [--game fab] [--json]
judgeapp search --batch        one JSON object a line in ({"query": …, "game": …}), one answer a line out
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TextIO

from judgeapp.library.catalog import CARD, RULE, RULING, TERM
from judgeapp.library.finding import Finder, Finding, as_json, open_finder
from judgeapp.library.models import PrintedCard, Rule, Ruling, Term
from judgeapp.library.places import GAMES, cache_root, resources_root, user_root
from judgeapp.library.problems import LibraryError

FOUND, NOT_FOUND, FAILED = 0, 1, 2
_HEADINGS = {RULING: "Rulings", RULE: "Rules", CARD: "Cards", TERM: "Terms"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `judgeapp search` takes."""
    parser.add_argument("query", nargs="*", help='words, a rule number, a card, filters like card:flick, "exact", -not')
    parser.add_argument("--game", choices=GAMES, help="search one game only")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    parser.add_argument("--batch", action="store_true", help="read JSON lines from standard input, answer each in one")
    parser.add_argument("--limit", type=int, default=10, metavar="N", help="at most N hits of each kind (10)")
    parser.add_argument("--resources", type=Path, help="another resources folder")
    parser.add_argument("--data", type=Path, help="another folder of your own rulings, glossary and imports")
    parser.add_argument("--cache", type=Path, help="another cache folder")


def run(args: argparse.Namespace) -> int:
    """Do it. Returns 0 when found, 1 when no good answer was found, 2 when it could not be done."""
    if not args.batch and not args.query:
        print("search: nothing to search for; give a QUERY or --batch", file=sys.stderr)
        return FAILED
    try:
        finder = open_finder(args.resources or resources_root(), args.data or user_root(), args.cache or cache_root())
    except (LibraryError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return FAILED
    try:
        for problem in finder.library.problems:
            print(problem, file=sys.stderr)
        if args.batch:
            return batch(finder, sys.stdin, sys.stdout, args.game, args.limit)
        finding = finder.search(" ".join(args.query), args.game, args.limit)
        if args.json:
            print(json.dumps(as_json(finding, finder), ensure_ascii=False))
        else:
            print(as_text(finding, finder))
        return FOUND if finding.answer.sure else NOT_FOUND
    finally:
        finder.close()


def batch(finder: Finder, source: TextIO, target: TextIO, game: str | None, most: int) -> int:
    """Answer questions line by line; a line that is no question is answered with an `error` and no hits."""
    failed = False
    for line in source:
        if not line.strip():
            continue
        try:
            asked = json.loads(line)
            answer = as_json(finder.search(str(asked["query"]), asked.get("game") or game, most), finder)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            failed = True
            answer = {"hits": [], "sure": False, "error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer, ensure_ascii=False), file=target, flush=True)
    return FAILED if failed else FOUND


def as_text(finding: Finding, finder: Finder) -> str:
    """The finding for people: what was read differently, then the hits by kind."""
    answer = finding.answer
    lines = [f"read {m.typed!r} as {m.read!r}" for m in answer.mendings]
    if answer.unmet:
        lines.append("nothing satisfies " + ", ".join(answer.unmet))
    if not answer.sure:
        lines.append("No ruling answers this for certain." + (" The nearest:" if answer.hits(RULING) else ""))
        for word in answer.killers:
            near = answer.nearest.get(word, ())
            lines.append(f"  no ruling here has {word!r}" + (f"; try {', '.join(near)}" if near else ""))
    kinds = list(_HEADINGS)
    if finding.kind == "number":
        kinds.sort(key=lambda kind: kind != RULE)
    for kind in kinds:
        heading, hits = _HEADINGS[kind], answer.hits(kind)
        if hits:
            lines.append(f"\n{heading}")
            lines.extend(_line(finder, hit.id, hit.label) for hit in hits)
    return "\n".join(lines)


def _line(finder: Finder, id_: str, label: str) -> str:
    note = f"  [{label}]" if label else ""
    match finder.thing(id_):
        case Ruling() as ruling:
            language = "ru" if ruling.title.ru else "en"
            cites = ", ".join(ruling.cites[:4]) + (" …" if len(ruling.cites) > 4 else "")
            return (
                f"  {ruling.title.said(language)}{note}\n      {ruling.answer.said(language)}  ({cites})  <{ruling.id}>"
            )
        case Rule() as rule:
            return f"  {rule.number} {rule.title} ({rule.game}){note}"
        case Term() as term:
            return f"  {term.term} ({term.game}){': ' + term.says.said() if term.says else ''}"
        case PrintedCard() as card:
            return f"  {card.name} ({card.game})"
        case _:
            return f"  {id_}"
