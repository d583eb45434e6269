"""`stamtisch arena` as people and programs use it."""

import json

import pytest

from tests.cli.command import interrupted

QUICK = {"NUMBA_DISABLE_JIT": "1"}
SHORT = ("claim", "greedy", "random", "--games", "4", "--workers", "1", "--seed", "5")


def test_a_table_for_people(stamtisch):
    answer = stamtisch("arena", *SHORT, "--paired", **QUICK)
    assert answer.status == 0
    assert answer.err == ""
    for words in (
        "Claim, 2 players. 4 games (2 deals, each in 2 seatings).",
        "greedy − random",
        "--seed 000",
    ):
        assert words in answer.out


def test_one_object_for_programs(stamtisch):
    answer = stamtisch("arena", *SHORT, "--json", **QUICK)
    (told,) = answer.lines()
    assert told["format"] == "stamtisch-arena/1"
    assert [bot["name"] for bot in told["standings"]] == ["greedy", "random"]
    again = stamtisch(
        "arena", *SHORT[:5], "--workers", "2", "--seed", told["seed"], "--json", **QUICK
    ).lines()[0]
    del told["time"], again["time"]
    assert told == again


def test_bots_may_be_named_before_and_after_options(stamtisch):
    answer = stamtisch("arena", "claim", "greedy", *SHORT[3:], "random", "--json", **QUICK)
    (told,) = answer.lines()
    assert [bot["name"] for bot in told["standings"]] == ["greedy", "random"]
    answer = stamtisch("arena", "claim", "--games", "2", "greedy", "--gamez", "4", **QUICK)
    assert answer.status == 2
    assert "unrecognized arguments: greedy --gamez 4" in answer.err


def test_a_page(stamtisch):
    answer = stamtisch("arena", *SHORT, "--html", "out.html", **QUICK)
    page = (stamtisch.home / "out.html").read_text(encoding="utf-8")
    assert "greedy" in answer.out
    assert json.loads(page.split('id="data">')[1].split("</script>")[0])["games"] == 4


def test_a_users_bot_in_a_file(stamtisch):
    (stamtisch.home / "mine.py").write_text(
        "class Mine:\n    def act(self, observation):\n        return observation.legal_words()[0]\n"
    )
    answer = stamtisch(
        "arena", "claim", "mine.py:Mine", "random", "--games", "2", "--workers", "1", "--json", **QUICK
    )
    assert answer.lines()[0]["standings"][0]["forfeits"] == 0


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["bridge", "greedy"], "unknown-game", "There is no game"),
        (["claim"], "bad-usage", "Name at least one bot. Claim has random, greedy"),
        (["claim", "nobody"], "unknown-bot", "no bot “nobody”"),
        (["claim", "greedy:5s"], "unknown-bot", "does not think longer"),
        (["claim", "greedy", "--games", "0"], "bad-usage", "1 or more"),
        (["claim", "greedy", "--games", "many"], "bad-usage", "1 or more"),
        (["claim", "greedy", "--until", "3"], "bad-usage", "0.02 or 2%"),
        (["claim", "greedy", "--until", "x"], "bad-usage", "0.02 or 2%"),
        (["claim", "greedy", "--workers", "0"], "bad-usage", "1 to 256"),
        (["claim", "greedy", "--workers", "x"], "bad-usage", "1 to 256"),
        (["claim", "greedy", "--move-time", "0"], "bad-usage", "above 0"),
        (["claim", "greedy", "--move-time", "soon"], "bad-usage", "above 0"),
        (["claim", "greedy", "--players", "9"], "wrong-players", "2 to 4 players"),
        (["claim", "greedy", "--option", "color=red"], "bad-option", "no such option"),
        (["claim", "greedy", "--seed", "xyz"], "bad-seed", "hexadecimal"),
        (["claim", "none.py:Bot"], "bad-bot", "cannot be read"),
        (["claim", "greedy", "--html", "no/such/folder.html"], "bad-usage", "cannot be written"),
    ],
)
def test_mistakes_are_told_in_a_line(stamtisch, arguments, code, words):
    answer = stamtisch("arena", *arguments, **QUICK)
    assert answer.status == 2
    assert answer.err.startswith(f"{code}: ")
    assert answer.err.count("\n") == 1
    assert words in answer.err


def test_ctrl_c_reports_what_is_done(stamtisch):
    answer = interrupted(
        stamtisch,
        "arena",
        "claim",
        "greedy",
        "slow.py:Slow",
        "--games",
        "1000",
        "--workers",
        "1",
        "--json",
        **QUICK,
    )
    assert (answer.status, answer.err) == (130, "")
    (told,) = answer.lines()
    assert told["ended"] == "interrupted"
    assert 0 < told["games"] < 1000
