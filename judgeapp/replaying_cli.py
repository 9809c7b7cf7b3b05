"""``judgeapp replay`` and ``judgeapp ruling``: a situation step by step; a ruling with its proofs."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judgeapp.cli_words import LANGUAGES, cli_word
from judgeapp.library.answering import told_answer
from judgeapp.library.loader import load_library
from judgeapp.library.models import Ruling
from judgeapp.library.places import cache_root, resources_root, user_root
from judgeapp.library.shelves import Library
from judgeapp.scenario.deciding import Part, same_record, what_decided
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.explain import Level, explain
from judgeapp.scenario.notation import NotationError
from judgeapp.scenario.prove import check
from judgeapp.scenario.ranking import Applying, Fit, Ranking, deciding
from judgeapp.scenario.replay import Frame, Replay
from judgeapp.scenario.verdict import verdict
from judgeapp.scenario.wording import worded


def add_commands(commands: Any) -> None:
    """Declare the commands."""
    replay = commands.add_parser("replay", help="play a scenario step by step, with explanation and rulings")
    replay.add_argument("file", type=Path)
    replay.add_argument("--lang", choices=LANGUAGES, default="en")
    replay.add_argument("--full", action="store_true", help="everything that was recorded")
    replay.add_argument("--why", type=int, metavar="STEP", help="what decided this step: strikes out what took part")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=run_replay)
    ruling = commands.add_parser("ruling", help="a ruling: answer, text, source, proofs")
    ruling.add_argument("id", help="of a ruling, or of a statement that rulings restate (HNT-0142)")
    ruling.add_argument("--lang", choices=LANGUAGES, default="en")
    ruling.add_argument("--json", action="store_true")
    ruling.set_defaults(run=run_ruling)


def run_replay(args: argparse.Namespace) -> int:
    """Play a file; exit status 2 where it can't be read, 1 where an expectation fails."""
    desk = Desk(resources_root(), cache_root(), user_root())
    try:
        replay = desk.replay(args.file)
        for trouble in desk.player.catalog(replay.scenario.game).left_out:
            print(f"left out: {trouble}", file=sys.stderr)
        checked = check(replay, replay.scenario.expect)
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return 2
    except NotationError as trouble:
        print(f"{args.file}: {worded(str(trouble), args.lang)}", file=sys.stderr)
        return 2
    desk.keep()
    library = load_library(resources_root(), cache=cache_root())
    rulings = {r.id: r for r in library.rulings()}
    ranking = desk.ranking(rulings)
    rows = [_step(replay, frame, ranking, rulings, args) for frame in replay.frames]
    if args.why is not None and not 0 < args.why < len(replay.frames):
        print(f"{args.file}: {cli_word('no step', args.lang)} {args.why}", file=sys.stderr)
        return 2
    if args.why is not None:
        rows[args.why]["because"] = because(desk, replay, replay.frames[args.why], ranking)
    if args.json:
        expectations = [{"text": c.text, "holds": c.holds, "found": c.found} for c in checked]
        print(json.dumps({"steps": rows, "expectations": expectations}, ensure_ascii=False, indent=1))
    else:
        for row in rows:
            _print_step(row, args.lang)
        for c in checked:
            word = cli_word("holds" if c.holds else "fails", args.lang)
            print(f"{word}: {c.text}" + ("" if c.holds else f"  ({worded(c.found, args.lang)})"))
    return 0 if all(c.holds for c in checked) else 1


def _step(
    replay: Replay, frame: Frame, ranking: Ranking, rulings: dict[str, Ruling], args: argparse.Namespace
) -> dict[str, Any]:
    applying = ranking.at(replay, frame) if frame.step else []
    level = Level.FULL if args.full else Level.BRIEF
    told = explain(replay, frame, args.lang, level, deciding(applying))
    judged = verdict(replay, frame, applying, args.lang)
    return {
        "step": told.number,
        "text": told.step,
        "told": [
            {
                "text": s.text,
                "rules": list(s.rules),
                "card": s.source,
                "words": s.words,
                "depth": s.depth,
                "record": s.seq,
                "decides": s.decides,
            }
            for s in told.sentences
        ],
        "pending": told.pending,
        "trouble": told.trouble,
        "trouble_rules": list(told.trouble_rules),
        "rulings": [_applying(a, rulings.get(a.ruling), args.lang) for a in applying],
        "verdict": judged.standing.value,
        "rests_on": judged.why,
    }


def because(desk: Desk, replay: Replay, frame: Frame, ranking: Ranking) -> list[dict[str, Any]]:
    """What decided a step, as data: of the ruling that applies first, else of the last thing that happened."""
    exact = next((a for a in ranking.at(replay, frame) if a.fit is Fit.EXACT), None)
    told = explain(replay, frame).sentences
    if exact is not None:
        outcome = ranking.stands(exact, frame.number)
    elif told:
        outcome = same_record(frame, told[-1].seq)
    else:
        return []
    found = what_decided(desk.player, replay, frame, outcome)
    return [{"weight": t.weight.value, "parts": [_part(p) for p in t.parts]} for t in found]


def _part(part: Part) -> dict[str, str]:
    return {"sort": part.sort.value, "name": part.name, "text": part.text}


def _applying(a: Applying, ruling: Ruling | None, lang: str) -> dict[str, Any]:
    answer = ruling.answer.said(lang) if ruling else ""
    return {
        "id": a.ruling,
        "fit": a.fit.value,
        "coverage": round(a.coverage, 2),
        "answer": answer,
        "why": a.told(lang),
        "cites": list(ruling.cites) if ruling else [],
        "record": a.record,
        "since": a.since,
    }


def _print_step(row: dict[str, Any], lang: str) -> None:
    print(f"{row['step']}. {cli_word(row['text'] or 'table', lang)}")
    for s in row["told"]:
        rules = f"  [{', '.join(s['rules'])}]" if s["rules"] else ""
        star = "★ " if s["decides"] else ""
        print(f"   {'  ' * s['depth']}{star}{s['text']}{rules}")
    if row["trouble"]:
        print(f"   {cli_word('refused', lang)}: {row['trouble']}  [{', '.join(row['trouble_rules'])}]")
    for a in row["rulings"][:3]:
        print(f"   {cli_word('ruling', lang)} ({cli_word(a['fit'], lang)}): {a['answer']}  <{a['id']}>")
    for b in row.get("because", ()):
        told = "  +  ".join(f"{part['name']}: {part['text']}" for part in b["parts"])
        print(f"   {cli_word(b['weight'], lang)}: {told}")
    print(f"   {cli_word(row['verdict'], lang)}: {row['rests_on']}")
    print(f"   → {row['pending']}")


def run_ruling(args: argparse.Namespace) -> int:
    """Print a ruling, or every ruling that restates a statement; exit status 2 for an unknown id."""
    library = load_library(resources_root(), cache=cache_root())
    found = _named(library, args.id)
    if not found:
        near = difflib.get_close_matches(args.id.lower(), [r.id for r in library.rulings()], 3, 0.6)
        print(f"no ruling is called {args.id}, and none restates it" + _did_you_mean(near), file=sys.stderr)
        return 2
    proofs = {ruling.id: _proof_files(ruling.id, ruling.game) for ruling in found}
    if args.json:
        rows = [{**ruling.model_dump(mode="json"), "proofs": proofs[ruling.id]} for ruling in found]
        print(json.dumps(rows[0] if found[0].id == args.id else rows, ensure_ascii=False, indent=1))
        return 0
    for at, ruling in enumerate(found):
        print("\n" * bool(at), end="")
        _print_ruling(ruling, proofs[ruling.id], args.lang)
    return 0


def _named(library: Library, id_: str) -> list[Ruling]:
    """The ruling of an id, or those that restate the statement of an id."""
    ruling = library.ruling(id_) or library.ruling(id_.lower())
    return [ruling] if ruling else [r for r in library.rulings() if id_.upper() in r.cites]


def _did_you_mean(near: Sequence[str]) -> str:
    return f"; did you mean {', '.join(near)}?" if near else ""


def _proof_files(ruling: str, game: str) -> list[str]:
    root = resources_root()
    desk = Desk(root)
    found = []
    for path in desk.proof_files(game):
        head = path.read_text(encoding="utf-8")[:2000]
        if f"{ruling} at " in head:
            found.append(str(path.relative_to(root)))
    return found


def _print_ruling(ruling: Ruling, proofs: list[str], lang: str) -> None:
    print(f"{ruling.title.said(lang)}   <{ruling.id}>")
    print(f"  {ruling.question.said(lang)}")
    print(f"  {told_answer(ruling, lang)}")
    print(f"\n  {ruling.says.said(lang)}\n")
    source, rules = cli_word("source", lang), cli_word("rules", lang)
    print(f"  {source}: {', '.join(ruling.cites)}   {rules}: {', '.join(ruling.rules) or '—'}")
    if ruling.cards:
        print(f"  {cli_word('cards', lang)}: {'; '.join(ruling.cards)}")
    if ruling.note:
        print(f"  {cli_word(ruling.status, lang)}: {ruling.note.said(lang)}")
    for proof in proofs:
        print(f"  {cli_word('proof', lang)}: {proof}")
