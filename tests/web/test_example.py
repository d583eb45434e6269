"""The example bot, which is what the OpenAPI document promises: a whole game in under 50 lines."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.live import PATIENCE

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def play(*arguments):
    done = subprocess.run(
        [sys.executable, str(BOT), *arguments],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_under_50_lines_of_program_and_needs_python_alone():
    program = re.sub(r'""".*?"""', "", BOT.read_text(), flags=re.DOTALL)
    assert len([line for line in program.splitlines() if line.strip()]) < 50
    imported = set(re.findall(r"^(?:import|from) (\w+)", program, flags=re.MULTILINE))
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("game", ["claim", "runner-up", "the-game", "saboteur"])
def test_it_plays_a_whole_game_at_a_table_of_its_own(live, game):
    assert "Winners:" in play(live.base, game)


@pytest.mark.parametrize(
    ("place", "what", "word"),
    [("", "chess", "chess"), ("/t/{table}", "p1", "anna"), ("/t/nowhere", "p2", "table")],
)
def test_what_the_server_refuses_is_told_in_its_words(person, place, what, word):
    anna = person()
    place = place.format(table=anna.host("claim")["table"])
    refused = subprocess.run(
        [sys.executable, str(BOT), anna.base + place, what],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert refused.returncode == 1
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert word in refused.stderr.lower()


def test_it_takes_an_open_seat_at_somebodys_table_and_comes_along_to_the_next_game(person):
    anna = person()
    table = anna.host("claim")["table"]
    process = subprocess.Popen(
        [sys.executable, str(BOT), f"{anna.base}/t/{table}", "p2"], stdout=subprocess.PIPE, text=True
    )
    try:
        play_against_it(anna, table)
        assert "Winners:" in process.stdout.readline()
        with anna.watch(table) as watch:
            watch.wait(lambda w: w.updates and w.updates[-1]["table"]["seats"][1]["rematch"])
        anna.do(table, "rematch")
        following = anna.look(table)["table"]["next_table"]
        play_against_it(anna, following)
        assert "Winners:" in process.stdout.readline()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def play_against_it(anna, table):
    with anna.watch(table) as watch:
        watch.wait(lambda w: w.updates and w.updates[-1]["table"]["seats"][1]["here"])
        anna.do(table, "start")
        while True:
            update = watch.wait(
                lambda w: w.updates and (game := w.updates[-1]["game"]) and (game["legal"] or game["over"])
            )
            if update["game"]["over"]:
                break
            version = anna.do(table, "act", words=update["game"]["legal"][0])["version"]
            watch.wait_version(version)
