"""`judgeapp import`: take in the user's own copy of a publisher's document.

judgeapp import hunted.txt --as HNT
judgeapp import rules.pdf --as CR --game fab
judgeapp import --list
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgeapp.library.importing import import_document, imported_documents, remove_document
from judgeapp.library.places import GAMES, user_root

DONE, REFUSED, FAILED = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `judgeapp import` takes."""
    parser.add_argument("file", nargs="?", type=Path, help="a .txt, .html, .md or .pdf file")
    parser.add_argument("--as", dest="code", metavar="CODE", help="HNT, ARC, WTCG, BRSK, RIFT, or a code of your own")
    parser.add_argument("--game", choices=GAMES, help="the game of a rulebook of your own; guessed when left out")
    parser.add_argument("--list", action="store_true", help="show what has been imported")
    parser.add_argument("--remove", metavar="CODE", help="take an import away again (its .bak stays)")
    parser.add_argument("--data", type=Path, help="another folder of your own rulings, glossary and imports")


def run(args: argparse.Namespace) -> int:
    """Do it. Returns 0 when done, 1 when the document was refused, 2 when it could not be tried."""
    user = args.data or user_root()
    if args.list:
        for book in imported_documents(user):
            print(f"{book.code:10} {book.game:10} {len(book.statements) or len(book.rules):6} {book.title}")
        return DONE
    if args.remove:
        gone = remove_document(args.remove, user)
        print(f"{args.remove}: " + ("taken away" if gone else "there is no such import"))
        return DONE if gone else REFUSED
    if not (args.file and args.code):
        print("import: give a FILE and --as CODE", file=sys.stderr)
        return FAILED
    report = import_document(args.file, args.code, user, args.game)
    print(report)
    return DONE if report.kept else REFUSED
