"""The command line: one command a file; here the way in, and the answer to everything that goes wrong.

Exit statuses: 0 fine; 1 the rules say no (an illegal action, a record that does not hold); 2 a mistake
in the command or its input; 130 interrupted (Ctrl-C); 141 the reader of a pipe went away.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from stamtisch.cli import arena, dataset, games, play, replay, rules, serve, verify
from stamtisch.cli.invoked import command_name
from stamtisch.cli.output import complain, prepare_streams
from stamtisch.engine.errors import IllegalActionError, StamtischError

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS: tuple[ModuleType, ...] = (serve, play, replay, verify, rules, games, arena, dataset)
REFUSED, BROKEN, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141


class _Parser(argparse.ArgumentParser):
    """One that does not pass over in silence what it could not print, such as on a full disk."""

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        if message and (stream := file or sys.stderr) is not None:
            stream.write(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    prepare_streams()
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Else Python would try to flush once more at its end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except StamtischError as problem:
        complain(problem.code, str(problem))
        return REFUSED if isinstance(problem, IllegalActionError) else BROKEN
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        complain("system-error", f"{where}{problem.strerror or problem}")
        return BROKEN
    return status


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help", "--version"}):
        words.insert(0, "serve")
    try:
        given, more = parser.parse_known_args(words)
        _take_rest(parser, given, more)
    except SystemExit as stop:
        return BROKEN if stop.code else 0
    if given.version:
        from stamtisch.cli.mode import describe_mode

        print(describe_mode())
        return 0
    status: int = given.run(given)
    return status


def _take_rest(parser: argparse.ArgumentParser, given: argparse.Namespace, more: list[str]) -> None:
    """Words after an option that go on with a command's list of words; argparse takes only those before."""
    name: str = getattr(given, "rest", None) or ""
    if more and (not name or any(word.startswith("-") and word != "-" for word in more)):
        parser.error("unrecognized arguments: " + " ".join(more))
    if more:
        setattr(given, name, [*getattr(given, name), *more])


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="stamtisch",
        description="Four card games by the book: play them, replay and verify records, read the rules.",
        epilog=f"Without a command it serves tables in the browser. In this terminal: {command_name()} play",
    )
    parser.add_argument("--version", action="store_true", help="say the version and how the rules run")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        command = commands.add_parser(name, help=module.SUMMARY, description=module.DESCRIPTION)
        module.add_arguments(command)
        command.set_defaults(run=module.run, rest=getattr(module, "REST", None))
    return parser
