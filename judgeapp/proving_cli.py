"""``judgeapp prove``: every proof of every ruling, with its twins and the place at which the ruling is found."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from judgeapp.library.loader import load_library
from judgeapp.library.places import cache_root, resources_root
from judgeapp.library.shelves import Library
from judgeapp.scenario.cases.docket import Docket
from judgeapp.scenario.cases.everywhere import Abroad, Played
from judgeapp.scenario.cases.proving import tried
from judgeapp.scenario.cases.telling import why
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.notation import NotationError, Proves, Scenario
from judgeapp.scenario.prove import Proof, prove
from judgeapp.scenario.ranking import Ranking


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--ruling", help="only proofs of this ruling")
    parser.add_argument("--file", type=Path, action="append", help="only this proof (may be repeated)")
    parser.add_argument("--everywhere", action="store_true", help="try every case in every proof and twin, too")
    parser.add_argument("--json", action="store_true", help="the whole report as JSON")


def run(args: argparse.Namespace) -> int:
    """Prove and report; exit status 1 where a proof fails."""
    gc.disable()  # every replay is kept for the report: there is nothing to collect, and more and more to look through
    try:
        return _run(args)
    finally:
        gc.enable()


def _run(args: argparse.Namespace) -> int:
    desk = Desk(resources_root(), cache_root())
    library = load_library(resources_root(), cache=cache_root())
    proofs = list(_proofs(desk, args))
    desk.keep()
    rulings = {r.id: r for r in library.rulings()}
    ranking = desk.ranking(rulings)
    report = _report(library, ranking, proofs, args)
    trials = tried(ranking.docket, {_label(path): proof for path, proof, _ in proofs})
    report["cases"] = [asdict(t) for t in trials]
    report["everywhere"] = _everywhere(ranking.docket, proofs) if args.everywhere else None
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(proofs, report)
    sound = all(p.passed for _, p, _ in proofs) and not any(t.problems for t in trials)
    sound = sound and not (report["everywhere"] or {}).get("counterexamples")
    return 0 if sound else 1


Timed = tuple[Path, Proof, float]


def _proofs(desk: Desk, args: argparse.Namespace) -> Any:
    for path in args.file or desk.proof_files(args.game):
        began = time.perf_counter()
        try:
            scenario = desk.read(path)
        except NotationError as trouble:
            yield path, Proof(Scenario(path.stem, ""), None, (), (), str(trouble)), 0.0
            continue
        if args.ruling and args.ruling not in [p.ruling for p in scenario.proves]:
            continue
        proof = prove(desk.player, scenario)
        yield path, proof, (time.perf_counter() - began) * 1000


def _label(path: Path) -> str:
    """A proof's name, unlike that of any other game's: its place among the resources."""
    root = resources_root()
    return str(path.relative_to(root)) if path.is_relative_to(root) else path.name


def _found(ranking: Ranking, proof: Proof, claim: Proves) -> int:
    """The place of a ruling in the list of those that apply at the step its proof names; 0 where it is not there."""
    if proof.replay is None or claim.step >= len(proof.replay.frames):
        return 0
    ranked = ranking.at(proof.replay, proof.replay.frames[claim.step], 20)
    return next((n for n, a in enumerate(ranked, 1) if a.ruling == claim.ruling), 0)


def _report(library: Library, ranking: Ranking, proofs: list[Timed], args: argparse.Namespace) -> dict[str, Any]:
    by_ruling: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for path, proof, ms in proofs:
        twin = "fails" if proof.twins and all(t.differs for t in proof.twins) else "none"
        for claim in proof.scenario.proves:
            found = _found(ranking, proof, claim)
            row = {"file": _label(path), "passed": proof.passed, "twin": twin, "found": found, "ms": round(ms, 1)}
            by_ruling[claim.ruling].append(row)
    rows = []
    for ruling in library.rulings():
        if args.game and ruling.game != args.game:
            continue
        own = by_ruling.pop(ruling.id, [])
        sound = bool(own) and all(p["passed"] for p in own) and any(p["twin"] == "fails" for p in own)
        status = "reference" if ruling.reference else "proven" if sound else "unproven"
        row = {"id": ruling.id, "game": ruling.game, "cites": list(ruling.cites), "status": status, "proofs": own}
        if ruling.reference:
            row["reason"] = ruling.reference.said()
        rows.append(row)
    return {"rulings": rows, "unknown": sorted(by_ruling)}


def _everywhere(docket: Docket, proofs: list[Timed]) -> dict[str, Any]:
    """Every case at every step of every proof, and of every twin that plays by unaltered cards and rules."""
    abroad = Abroad().look(docket, _played(proofs))
    cases = [(r, n) for r in sorted(docket.stated) for n in range(1, docket.count(r) + 1)]
    wide = [key for game in abroad.steps for key in abroad.too_wide(docket, game)]
    return {
        "steps": dict(abroad.steps),
        "true": {f"{r} {n}": sorted(abroad.true.get((r, n), ())) for r, n in cases},
        "too_wide": [f"{r} {n}: at {abroad.at_steps[r, n]} steps" for r, n in wide],
        "counterexamples": [
            {"ruling": c.judged.case.ruling, "case": c.judged.case.number, "why": why(c.judged), **asdict(c.place)}
            for c in abroad.counterexamples
        ],
    }


def _played(proofs: list[Timed]) -> Iterator[Played]:
    for path, proof, _ in proofs:
        if proof.replay is None:
            continue
        claims = {c.ruling for c in proof.scenario.proves}
        yield Played(_label(path), proof.replay, claims, bool(proof.scenario.cards))
        for twin in proof.twins:
            if twin.replay is not None:
                altered = bool(twin.replay.scenario.without) or bool(proof.scenario.cards)
                yield Played(f"{_label(path)} ({twin.title})", twin.replay, claims, altered)


def _print_everywhere(found: dict[str, Any]) -> None:
    abroad = sum(bool(files) for files in found["true"].values())
    print(f"{abroad} of {len(found['true'])} cases come true outside their own proofs")
    for line in found["too_wide"]:
        print(f"TOO WIDE {line}")
    for c in found["counterexamples"]:
        print(f"DISAGREES {c['ruling']} {c['case']}: {c['file']}, step {c['step']}: {c['why']}")


def _print(proofs: list[Timed], report: dict[str, Any]) -> None:
    for path, proof, ms in proofs:
        print(f"{'ok  ' if proof.passed else 'FAIL'} {path.name} ({ms:.0f} ms)")
        if proof.problem:
            print(f"       {proof.problem}")
        for c in proof.checked:
            if not c.holds:
                print(f"       line {c.line}: “{c.text}” does not hold: {c.found}")
        for t in proof.twins:
            if not t.differs:
                print(f"       twin {t.title}: {t.why}")
    passed = sum(p.passed for _, p, _ in proofs)
    total = sum(ms for _, _, ms in proofs)
    proven = sum(r["status"] == "proven" for r in report["rulings"])
    rows = [p for r in report["rulings"] for p in r["proofs"] if p["passed"]]
    first = sum(p["found"] == 1 for p in rows)
    print(f"{passed} of {len(proofs)} proofs pass in {total / 1000:.1f} s; {proven} rulings proven")
    print(f"{first} of {len(rows)} claims are found first at their step")
    for r in report["rulings"]:
        for p in r["proofs"]:
            if p["passed"] and p["found"] != 1:
                print(f"       {r['id']} is number {p['found']} at its step of {p['file']}")
    cases = report["cases"]
    print(f"{sum(not c['problems'] for c in cases)} of {len(cases)} cases come true where they should")
    for c in cases:
        for problem in c["problems"]:
            print(f"CASE {c['number']} of {c['ruling']}: {problem}")
    if report["everywhere"] is not None:
        _print_everywhere(report["everywhere"])
    for name in report["unknown"]:
        print(f"no ruling is called {name}", file=sys.stderr)
