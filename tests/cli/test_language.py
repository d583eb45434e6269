"""The terminal in the person's language; what programs read stays English."""

import json

import pytest

from tests.cli.command import SEED, Runner

WELCOME = {
    "en": "You are p1 of 2",
    "nl": "Jij bent p1 van 2",
    "de": "Du bist p1 von 2",
    "fr": "Tu es p1 sur 2",
    "fy": "Do bist p1 fan 2",
}


@pytest.mark.parametrize("language", WELCOME)
def test_a_game_is_played_in_a_language(stamtisch: Runner, language: str) -> None:
    feed = "\n?\n? R8\n? seer\nlook\nquit\nn\n"
    answer = stamtisch("play", "claim", "--players", "2", "--seed", SEED, "--lang", language, feed=feed)
    assert answer.status == 0
    assert answer.err == ""
    assert WELCOME[language] in " ".join(answer.out.split())


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "fy_NL"}, "fy"),
        ({"LC_ALL": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_systems(stamtisch: Runner, setting: dict[str, str], language: str) -> None:
    answer = stamtisch("play", "claim", "--players", "2", "--seed", SEED, feed="\nquit\nn\n", **setting)
    assert WELCOME[language] in " ".join(answer.out.split())


def test_an_unknown_language_is_refused_with_those_there_are(stamtisch: Runner) -> None:
    answer = stamtisch("rules", "claim", "R8", "--lang", "tlh")
    assert answer.status == 2
    assert answer.err.startswith("unknown-language: lang: There is no language “tlh” here; there are en, nl")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "clockwise"), ("nl", "klok"), ("de", "Uhrzeigersinn"), ("fr", "horaire")]
)
def test_rules_are_read_in_a_language(stamtisch: Runner, language: str, word: str) -> None:
    assert word in stamtisch("rules", "claim", "R8", "--lang", language).out


def test_a_tunnel_is_explained_without_english(stamtisch: Runner) -> None:
    feed = "\n? curve_se\nquit\nn\n"
    answer = stamtisch("play", "saboteur", "--players", "3", "--seed", SEED, "--lang", "de", feed=feed)
    assert "Osten und Süden" in " ".join(answer.out.split())


def test_what_programs_read_stays_english(stamtisch: Runner) -> None:
    record = {
        "format": "stamtisch-record/1",
        "game": "claim",
        "options": {"players": 2},
        "seed": SEED,
        "actions": ["p2: goblin-4"],
        "rules": 1,
    }
    (stamtisch.home / "game.json").write_text(json.dumps(record))
    error = stamtisch("replay", "game.json", LC_ALL="de_DE.UTF-8").lines()[-1]["error"]
    assert "not" in error["message"]
    assert stamtisch("games", "--json", LC_ALL="de_DE.UTF-8").out == stamtisch("games", "--json").out
