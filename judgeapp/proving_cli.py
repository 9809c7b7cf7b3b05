"""``judgeapp prove``: every proof of every ruling, with its twins and the place at which the ruling is found."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from judgeapp.library.loader import load_library
from judgeapp.library.places import resources_root
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.notation import NotationError, Scenario
from judgeapp.scenario.prove import Proof, prove


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--ruling", help="only proofs of this ruling")
    parser.add_argument("--file", type=Path, action="append", help="only this proof (may be repeated)")
    parser.add_argument("--json", action="store_true", help="the whole report as JSON")


def run(args: argparse.Namespace) -> int:
    """Prove and report; exit status 1 where a proof fails."""
    desk = Desk(resources_root())
    proofs = list(_proofs(desk, args))
    report = _report(proofs, args)
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(proofs, report)
    return 0 if all(p.passed for _, p, _ in proofs) else 1


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


def _report(proofs: list[Timed], args: argparse.Namespace) -> dict[str, Any]:
    library = load_library(resources_root())
    by_ruling: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for path, proof, ms in proofs:
        twin = "fails" if proof.twins and all(t.differs for t in proof.twins) else "none"
        for claim in proof.scenario.proves:
            row = {"file": path.name, "passed": proof.passed, "twin": twin, "found": 0, "ms": round(ms, 1)}
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
    print(f"{passed} of {len(proofs)} proofs pass in {total / 1000:.1f} s; {proven} rulings proven")
    for name in report["unknown"]:
        print(f"no ruling is called {name}", file=sys.stderr)
