import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import COMMAND, Runner, record

PLAIN_KEYS = ["ply", "position", "to_act", "legal", "scores", "over", "winners"]
POSITION = {
    "piles": {"up1": 20, "up2": 30, "down1": 80, "down2": 70},
    "hands": {"p1": [10, 40, 50], "p2": [60, 61, 62]},
    "draw": [2, 3, 4],
    "turn": "p1",
}
MOVES = ["p1: 40 up2", "p1: 10 up1", "p1: end", "p2: 60 down2"]


def game(**changes: Any) -> str:
    return json.dumps(record(position=POSITION, actions=MOVES) | changes)


def test_one_record_prints_exactly_the_documented_keys(stamtisch: Runner) -> None:
    answer = stamtisch("replay", "-", feed=game())
    assert (answer.status, answer.err) == (0, "")
    lines = answer.lines()
    assert [line["ply"] for line in lines] == [0, 1, 2, 3, 4]
    assert list(lines[0]) == PLAIN_KEYS
    assert list(lines[1]) == ["ply", "action", *PLAIN_KEYS[1:]]
    assert [line.get("action") for line in lines] == [None, *MOVES]
    assert lines[3]["to_act"] == list(lines[3]["legal"]) == ["p2"]
    assert lines[4]["scores"] == {"p1": 92, "p2": 92}


def test_an_end_before_the_start_is_refused(stamtisch: Runner) -> None:
    answer = stamtisch("replay", "-", "--from", "9", "--until", "3", feed=game())
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("bad-usage: --until 3 comes before --from 9")
    assert len(stamtisch("replay", "-", "--from", "3", "--until", "3", feed=game()).lines()) == 1


def test_files_may_be_named_after_options_too(stamtisch: Runner) -> None:
    (stamtisch.home / "a.json").write_text(game())
    answer = stamtisch("replay", "a.json", "--until", "0", "-", feed=game())
    assert [line["record"] for line in answer.lines()] == [1, 2]


def test_a_refused_action_ends_the_replay_with_status_1(stamtisch: Runner) -> None:
    answer = stamtisch(
        "replay", "-", feed=game(actions=["p1: 40 up2", "p1: 50 down2", "p1: 77 up1", "p1: end"])
    )
    assert answer.status == 1
    last = answer.lines()[-1]
    assert last["ply"] == 3
    assert last["action"] == "p1: 77 up1"
    assert (last["error"]["code"], last["error"]["rule"]) == ("illegal-action", "the-game/R4")
    assert list(last) == ["ply", "action", "error"]


def test_words_that_are_no_action_end_the_replay_with_status_1(stamtisch: Runner) -> None:
    answer = stamtisch("replay", "-", feed=game(actions=["nonsense"]))
    assert answer.status == 1
    assert answer.lines()[-1]["error"]["code"] == "bad-notation"


@pytest.mark.parametrize(
    ("arguments", "plies"),
    [
        (["--from", "2"], [2, 3, 4]),
        (["--until", "1"], [0, 1]),
        (["--until", "0"], [0]),
        (["--from", "1", "--until", "3"], [1, 2, 3]),
        (["--from", "9"], []),
    ],
)
def test_a_part_of_the_plies(stamtisch: Runner, arguments: list[str], plies: list[int]) -> None:
    answer = stamtisch("replay", "-", *arguments, feed=game())
    assert answer.status == 0
    assert [line["ply"] for line in answer.lines()] == plies


@pytest.mark.parametrize("value", ["-1", "x", "1.5", "", "9" * 5000, "٣"])
def test_a_ply_that_is_none_is_a_usage_error(stamtisch: Runner, value: str) -> None:
    answer = stamtisch("replay", "-", f"--from={value}", feed=game())
    assert answer.status == 2
    assert answer.err.startswith("usage:")


def test_as_a_seat_shows_its_own_cards_and_moves_only(stamtisch: Runner) -> None:
    lines = stamtisch("replay", "-", "--as", "p2", feed=game()).lines()
    assert lines[0]["position"]["hands"] == {"p1": ["?"] * 3, "p2": [60, 61, 62]}
    assert lines[0]["position"]["draw"] == ["?"] * 3
    assert lines[0]["to_act"] == ["p1"]
    assert lines[0]["legal"] == {}
    assert list(lines[3]["legal"]) == ["p2"]
    assert lines[1]["action"] == "p1: 40 up2"


def test_as_a_spectator_shows_no_hand(stamtisch: Runner) -> None:
    lines = stamtisch("replay", "-", "--as", "spectator", feed=game()).lines()
    assert all(line["legal"] == {} for line in lines)
    assert lines[0]["position"]["hands"] == {"p1": ["?"] * 3, "p2": ["?"] * 3}


@pytest.mark.parametrize("viewer", ["p2", "spectator"])
@pytest.mark.parametrize("action", ["p1: 77 up1", "p1: end", "p1: rubbish", "rubbish"])
def test_why_another_seat_was_refused_is_not_told(stamtisch: Runner, viewer: str, action: str) -> None:
    answer = stamtisch("replay", "-", "--as", viewer, feed=game(actions=[action]))
    assert answer.status == 1
    error = answer.lines()[-1]["error"]
    assert set(error) == {"code", "message"}
    assert "77" not in answer.out.splitlines()[-1]
    assert "40" not in error["message"]


def test_why_it_was_refused_itself_a_seat_is_told(stamtisch: Runner) -> None:
    error = stamtisch("replay", "-", "--as", "p1", feed=game(actions=["p1: 77 up1"])).lines()[-1]["error"]
    assert error["rule"] == "the-game/R4"
    assert "40" in error["message"]


@pytest.mark.parametrize("viewer", ["p3", "nobody", ""])
def test_an_unknown_viewer_is_refused(stamtisch: Runner, viewer: str) -> None:
    answer = stamtisch("replay", "-", f"--as={viewer}", feed=game())
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("bad-notation: standard input: ")


@pytest.mark.parametrize(
    ("feed", "code"),
    [
        ("", "bad-record"),
        ("[]", "bad-record"),
        ("{", "bad-record"),
        ('"' * 7, "bad-record"),
        ("[" * 100_000, "bad-record"),
        ('{"format": "stamtisch-record/1"}', "bad-record"),
        (game(rules=2), "bad-record"),
        (game(rules=True), "bad-record"),
        (game(actions="end"), "bad-record"),
        (game(actions=[1]), "bad-record"),
        (game(format="x\ny"), "bad-record"),
        (game(seat="p1"), "bad-record"),
        (game(game="chess"), "unknown-game"),
        (game(game=["chess"]), "unknown-game"),
        (game(seed="12"), "bad-seed"),
        (game(options={"players": 9}), "wrong-players"),
        (game(options={"players": 10**400}), "wrong-players"),
        (game(options={"colour": "red"}), "bad-option"),
        (game(position={"hands": {"p1": [2, 2]}}), "impossible-position"),
        (game(position={"hands": {"p1": [10**30]}}), "impossible-position"),
        (game()[:-1] + ', "rules": ' + "9" * 5000 + "}", "bad-record"),
    ],
)
def test_a_broken_record_gives_one_line_and_status_2(stamtisch: Runner, feed: str, code: str) -> None:
    answer = stamtisch("replay", "-", feed=feed)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"{code}: standard input: ")
    assert answer.err.count("\n") == 1


def test_many_records_a_line_each(stamtisch: Runner) -> None:
    bad = game(actions=["p1: 77 up1"])
    answer = stamtisch("replay", "-", "--from", "4", feed=f"{game()}\n\n{bad}\n{{\n{game()}\n")
    assert answer.status == 2
    assert [(line["record"], line["ply"]) for line in answer.lines()] == [(1, 4), (2, 1), (4, 4)]
    assert answer.err.startswith("bad-record: standard input:4: ")
    assert answer.err.count("\n") == 1


def test_many_files_and_one_that_is_missing(stamtisch: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps(json.loads(game()), indent=2))
    (tmp_path / "b.json").write_text("\ufeff" + game(actions=[]))
    answer = stamtisch("replay", "a.json", "missing.json", "b.json", "--until", "0")
    assert answer.status == 2
    assert [line["record"] for line in answer.lines()] == [1, 3]
    assert answer.err.startswith("bad-file: missing.json: ")


def test_refused_alone_gives_status_1_among_many(stamtisch: Runner) -> None:
    assert stamtisch("replay", "-", feed=game() + "\n" + game(actions=["p1: end"])).status == 1


def test_what_is_no_text_file_is_refused(stamtisch: Runner, tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"format": "\xe9"}')
    for name in (".", "latin.json", "x" * 5000):
        answer = stamtisch("replay", name)
        assert (answer.status, answer.out) == (2, "")
        assert answer.err.startswith("bad-file: ")
        assert answer.err.count("\n") == 1


def test_letters_that_the_stream_lacks_are_escaped(stamtisch: Runner) -> None:
    feed = game(actions=["p1: é“🂡\ud800"])
    for encoding in ("ascii", "latin-1", "utf-8"):
        answer = stamtisch("replay", "-", feed=feed, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert answer.status == 1
        assert answer.lines()[-1]["action"] == "p1: é“🂡\ud800"


def test_a_closed_pipe_ends_it_quietly(stamtisch: Runner) -> None:
    feed = "\n".join([game()] * 400)
    command = subprocess.Popen(
        [*COMMAND, "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=stamtisch.environment(),
    )
    assert command.stdin is not None
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdin.write(feed.encode())
    command.stdin.close()
    command.stdout.readline()
    command.stdout.close()
    assert command.stderr.read() == b""
    command.stderr.close()
    assert command.wait(60) == 141


def test_a_full_disk_is_said(stamtisch: Runner) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123  # a device
        done = subprocess.run(
            [*COMMAND, "replay", "-"],
            input=game().encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            env=stamtisch.environment(),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"system-error: ")
    assert b"Traceback" not in done.stderr
