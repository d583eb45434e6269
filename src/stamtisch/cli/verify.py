"""`stamtisch verify`: whether records hold: the deal, every action, the result."""

import argparse
from typing import TYPE_CHECKING, Any

from stamtisch.cli.mode import choose_mode
from stamtisch.cli.output import complain, print_json
from stamtisch.cli.sources import read_sources, total_size
from stamtisch.engine.errors import StamtischError

if TYPE_CHECKING:
    from stamtisch import GameRecord, State

LONGEST_WORDS = 400
REST = "files"
"""what further words are, before or after options"""
SUMMARY = "check that records are legal games, from the deal to the result"
DESCRIPTION = (
    "Deals each record anew from its seed, plays all its actions by the rules and says how the game ended. "
    "Exit status: 0 all hold, 1 one does not, 2 a file or record is broken."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record file; - reads standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a record and line, for programs")


def run(given: argparse.Namespace) -> int:
    """Check every record; the exit status."""
    sources = read_sources(given.files)
    choose_mode(total_size(sources))
    from stamtisch import GameRecord

    status = 0
    for number, source in enumerate(sources, 1):
        try:
            if source.problem is not None:
                raise source.problem
            report = verify_record(GameRecord.parse(source.text))
        except StamtischError as problem:
            complain(problem.code, f"{source.place}: {problem}")
            status = 2
            continue
        if not report["holds"]:
            status = max(status, 1)
        if given.json:
            print_json({"record": number, "place": source.place} | report)
        else:
            print("\n" * (number > 1) + "\n".join(_lines(source.place, report)))
    return status


def verify_record(record: "GameRecord") -> dict[str, Any]:
    """What can be said for a record.

    Returns:
        `holds`: whether nothing speaks against it; `deal`: true if an independent dealer comes to the same
        cards, false if not (`differs`: where), null if there was no deal; `actions` and how many of them
        are `legal`, the `error` of the first that is not; how the game stands.

    Raises:
        StamtischError: the record cannot be started.
    """
    from stamtisch.engine.notation import format_seat

    state = record.start()
    report: dict[str, Any] = {
        "game": record.game,
        "title": state.game.spec.title,
        "options": state.game.changed_options(),
        "starts_with": "deal" if record.position is None else "position",
    }
    report |= {"deal": None, "actions": len(record.actions), "legal": len(record.actions)}
    checker = None if record.position is not None else DealChecker(state)
    for number, words in enumerate(record.actions):
        try:
            state.apply(words)
        except StamtischError as problem:
            report |= {"legal": number, "error": {"action": words} | problem.as_json()}
            break
        if checker is not None:
            checker.look(state)
    if checker is not None:
        report |= checker.report()
    report |= {
        "over": state.is_over(),
        "to_act": [format_seat(seat) for seat in state.to_act()],
        "scores": state.scores(),
        "winners": state.winners(),
    }
    if state.is_over():
        report["result"] = state.result()
    report["holds"] = "error" not in report and report["deal"] is not False
    return report


class DealChecker:
    """Compares every deal of a game with that of the second dealer."""

    def __init__(self, state: "State") -> None:
        from stamtisch.cli.dealer import DEAL_NUMBER, deals

        game = state.game
        self._deals = deals(game.id, game.options, state.seed)
        self._field = DEAL_NUMBER.get(game.id)
        self._number: Any = None
        self._differs: str | None = None
        self._compare(state.position())

    def look(self, state: "State") -> None:
        """See whether a new deal has been made, and check it."""
        if self._field is not None:
            self._compare(state.position())

    def _compare(self, position: dict[str, Any]) -> None:
        from stamtisch.cli.dealer import find_difference

        number = position[self._field] if self._field else 1
        if number != self._number and self._differs is None:
            self._number = number
            field = find_difference(next(self._deals), position)
            if field is not None:
                self._differs = f"{self._field} {number}, {field}" if self._field else field

    def report(self) -> dict[str, Any]:
        """Whether the deals agree, and what differs."""
        agree = {"deal": self._differs is None}
        return agree if self._differs is None else agree | {"differs": self._differs}


def _lines(place: str, report: dict[str, Any]) -> list[str]:
    """The report for people."""
    from stamtisch.engine.messages import say as words
    from stamtisch.engine.quoting import shorten

    options = ", ".join(f"{name} {value}" for name, value in report["options"].items())
    count = report["actions"]
    if "error" in report:
        problem = report["error"]
        arguments = {"ply": report["legal"] + 1, "count": count}
        actions = words(
            "cli-action-illegal", arguments | {k: shorten(problem[k], 400) for k in ("action", "message")}
        )
    else:
        actions = words("cli-actions-legal", {"count": count})
    if report["over"]:
        end = report["result"]
    else:
        end = words("cli-not-over", {"seats": ", ".join(report["to_act"])})
    return [
        place,
        f"  game     {report['title']} ({options})",
        f"  deal     {_deal_words(report)}",
        f"  actions  {actions}",
        f"  end      {end}",
        f"  points   {', '.join(f'{seat} {points}' for seat, points in report['scores'].items())}",
        *([f"  winners  {', '.join(report['winners'])}"] if report["winners"] else []),
    ]


def _deal_words(report: dict[str, Any]) -> str:
    from stamtisch.engine.messages import say as words

    if report["starts_with"] == "position":
        return words("cli-deal-position")
    if report["deal"]:
        return words("cli-deal-follows")
    return words("cli-deal-differs", {"where": report["differs"]})
