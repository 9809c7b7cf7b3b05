"""The command line. Without a command it opens the window: alone, or on a file to open."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status (0 fine, 1 something failed, 2 bad input)."""
    given = list(sys.argv[1:] if argv is None else argv)
    if is_for_the_window(given):
        from judgeapp.desktop.program import main as window

        return window(given)
    from judgeapp.library.problems import LibraryError  # as below: the window must not wait for it

    args = _parser().parse_args(given)
    try:
        status: int = args.run(args)
        return status
    except BrokenPipeError:
        return 1
    except LibraryError as trouble:
        print("\n".join(str(problem) for problem in trouble.problems), file=sys.stderr)
        return 2


def is_for_the_window(given: Sequence[str]) -> bool:
    """Whether the window is wanted: nothing else is said, or one of its options, or a file to open."""
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        return True
    file = Path(given[0])
    return file.suffix == ".scenario" or ("." in given[0] and file.is_file())


def _parser() -> argparse.ArgumentParser:
    # Imported here, since the window must not wait for them.
    from judgeapp import cards_cli, importing_cli, proving_cli, reaching_cli, replaying_cli, search_cli, showing_cli

    parser = argparse.ArgumentParser(
        prog="judgeapp",
        description="Rulings found, situations replayed, offline.",
        epilog="Without a command, or with a file to open, the window comes up (judgeapp --smoke tries it unseen).",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, text, module in (
        ("search", "find rulings, rules, cards, terms", search_cli),
        ("prove", "replay the proofs of the rulings", proving_cli),
        ("import", "take in your own copy of a publisher's document", importing_cli),
        ("cards", "cards of your own: take in a pool, list, drop", cards_cli),
        ("reach", "how much of a pool of printed cards is understood", reaching_cli),
    ):
        sub = commands.add_parser(name, help=text)
        module.add_arguments(sub)
        sub.set_defaults(run=module.run)
    replaying_cli.add_commands(commands)
    showing_cli.add_commands(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
