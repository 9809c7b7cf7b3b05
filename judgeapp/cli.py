"""The command line. Without a command it opens the window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from judgeapp import proving_cli, replaying_cli, search_cli, showing_cli


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status (0 fine, 1 something failed, 2 bad input)."""
    parser = argparse.ArgumentParser(prog="judgeapp", description="Rulings found, situations replayed, offline.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, text, module in (
        ("search", "find rulings, rules, cards, terms", search_cli),
        ("prove", "replay the proofs of the rulings", proving_cli),
    ):
        sub = commands.add_parser(name, help=text)
        module.add_arguments(sub)
        sub.set_defaults(run=module.run)
    replaying_cli.add_commands(commands)
    showing_cli.add_commands(commands)
    args = parser.parse_args(argv)
    if args.command is None:
        from judgeapp.desktop.program import main as window

        return window([])
    try:
        status: int = args.run(args)
        return status
    except BrokenPipeError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
