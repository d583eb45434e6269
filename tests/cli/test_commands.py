"""The smaller commands: games, rules, verify, help and version."""

import json
import subprocess
from pathlib import Path

import pytest

from stamtisch.cli.rulebook import load_rulebook, shorten_ids
from tests.cli.command import COMMAND, Runner, Terminal, record

GAMES = ("the-game", "runner-up", "saboteur", "claim")


@pytest.mark.parametrize("arguments", [["--help"], ["play", "-h"], ["replay", "-h"], ["verify", "-h"]])
def test_help(stamtisch: Runner, arguments: list[str]) -> None:
    answer = stamtisch(*arguments)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("usage: stamtisch")


def test_version_says_how_the_rules_run(stamtisch: Runner) -> None:
    assert "interpreted" in stamtisch("--version", NUMBA_DISABLE_JIT="1").out
    assert "compiled by numba" in stamtisch("--version", NUMBA_DISABLE_JIT="0").out


@pytest.mark.parametrize("arguments", [["chess"], ["play", "--colour"], ["replay"], ["rules"], ["verify"]])
def test_usage_errors(stamtisch: Runner, arguments: list[str]) -> None:
    answer = stamtisch(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("usage:")


def test_games_for_people_and_programs(stamtisch: Runner) -> None:
    shown = stamtisch("games").out
    games = {game["id"]: game for game in stamtisch("games", "--json").lines()}
    the_game = games["the-game"]
    assert (the_game["players"], the_game["minutes"], the_game["rules"]) == ([1, 5], "20", 1)
    assert the_game["options"][0] == {
        "name": "min_cards",
        "default": 2,
        "values": "a whole number from 1 to 8",
        "rule": "the-game/R14",
        "meaning": "Cards to lay in a turn while there are cards to draw (professionals: 3).",
    }
    for game in games.values():
        assert game["title"] in shown
        assert game["summary"].endswith(".")
        assert all(option["name"] in shown for option in game["options"])
        assert {"easy", "fair", "strong", "random", "greedy"} <= set(game["bots"])
        assert f"bots: {', '.join(game['bots'])}" in shown


def test_a_rule_by_its_number_in_any_case(stamtisch: Runner) -> None:
    answers = {stamtisch("rules", "The-Game", number).out for number in ("R10", "r10", "the-game/R10")}
    assert len(answers) == 1
    assert answers.pop().startswith("R10 Cards are laid one after the other.")


def test_several_rules_and_the_whole_book(stamtisch: Runner) -> None:
    assert "\nF1 In the edition" in stamtisch("rules", "the-game", "A1", "F1").out
    book = stamtisch("rules", "the-game").out
    assert book.startswith("The Game\n════════\n")
    assert not set("*|`#\033") & set(book)
    rules = stamtisch("rules", "the-game", "--json").lines()
    assert rules[0]["rule"] == "the-game/R1"
    assert rules[0]["text"].startswith("One to five players")


def test_an_unknown_rule_says_which_exist(stamtisch: Runner) -> None:
    answer = stamtisch("rules", "the-game", "R99")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "unknown-rule: There is no rule “R99”. The rules are R1-R25, F1-F3, A1-A12.\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_has_a_summary_and_rules(game: str) -> None:
    book = load_rulebook(game)
    assert book.minutes
    assert 20 < len(book.summary) < 200
    rules = book.rules()
    assert next(iter(rules)) == "R1"
    assert all(text and not text.startswith("#") and "\n#" not in text for text in rules.values())


def test_numbers_of_rules_are_shortened() -> None:
    assert shorten_ids(["R1", "R2", "R3", "R7", "A1", "A2a", "B9", "B10"]) == "R1-R3, R7, A1, A2a, B9-B10"


def test_the_rulebook_is_set_on_a_terminal(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "rules", "the-game", "R6", columns=60)
    assert terminal.status() == 0
    assert "**" not in terminal.shown
    assert max(map(len, terminal.shown.splitlines())) <= 60


def test_a_long_book_goes_through_the_pager(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "rules", "the-game", TERM="xterm", PAGER="sed s/^/PAGED/")
    assert terminal.status() == 0
    assert "PAGED" in terminal.shown
    assert "On your turn you lay at least" in terminal.shown
    for pager in ("", "cat", "/nowhere/pager"):
        plain = Terminal(stamtisch, "rules", "the-game", TERM="xterm", PAGER=pager)
        assert plain.status() == 0
        assert "On your turn you lay at least" in plain.shown


def test_a_table_in_a_book_is_never_cut(stamtisch: Runner) -> None:
    shown = stamtisch("rules", "saboteur", COLUMNS="80").out
    assert "saboteur_finisher_picks " in shown
    assert "…" not in shown


def test_help_on_a_full_disk_is_an_error(stamtisch: Runner) -> None:
    for arguments in (["--help"], ["play", "--help"], ["games"], ["--version"]):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [*COMMAND, *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                env=stamtisch.environment(PYTHONUNBUFFERED="1"),
                check=False,
            )
        assert (done.returncode, done.stderr.decode()) == (2, "system-error: No space left on device\n")


def test_verify_a_fine_record(stamtisch: Runner) -> None:
    whole = record(actions=["p1: 21 up1", "p1: 22 up1", "p1: end"])
    answer = stamtisch("verify", "-", feed=json.dumps(whole))
    assert (answer.status, answer.err) == (0, "")
    assert "all 3 are legal" in answer.out
    assert "not over; to act: p2" in answer.out


def test_verify_an_illegal_action(stamtisch: Runner) -> None:
    feed = json.dumps(record(actions=["p1: 21 up1", "p1: end"]))
    answer = stamtisch("verify", "-", feed=feed)
    assert answer.status == 1
    assert "action 2 of 2 is refused: p1: end" in answer.out
    report = stamtisch("verify", "-", "--json", feed=feed).lines()[0]
    assert (report["holds"], report["legal"], report["actions"]) == (False, 1, 2)
    assert report["error"]["rule"] == "the-game/R14"


def test_verify_a_record_with_a_position(stamtisch: Runner) -> None:
    whole = record(position={"hands": {"p1": [95], "p2": []}, "piles": {"up1": 90}}, actions=["p1: 95 up1"])
    answer = stamtisch("verify", "-", feed=json.dumps(whole))
    assert answer.status == 0
    assert "begins with a position" in answer.out
    assert "All 98 cards are laid" in answer.out
    assert "winners  p1, p2" in answer.out


def test_verify_many_and_a_broken_one(stamtisch: Runner) -> None:
    answer = stamtisch("verify", "-", "--json", feed=f"{json.dumps(record())}\n[]\n{json.dumps(record())}")
    assert answer.status == 2
    assert [line["record"] for line in answer.lines()] == [1, 3]
    assert answer.err.startswith("bad-record: standard input:2: ")
