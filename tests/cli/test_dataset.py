"""`stamtisch dataset` as people use it."""

import re
import subprocess

import pyarrow.parquet as pq
import pytest

from stamtisch.cli import dataset, main
from stamtisch.lab.dataset.read import Dataset
from tests.cli.command import COMMAND, Terminal, interrupted

QUICK = {"NUMBA_DISABLE_JIT": "1"}
SHORT = ("--games", "4", "--workers", "1")
CLAIM = ("dataset", "claim", "--bots", "greedy", "random", *SHORT)


def test_a_file_and_a_sentence(stamtisch):
    answer = stamtisch(*CLAIM, "-o", "games.parquet", "--seed", "5", **QUICK)
    assert answer.status == 0
    assert answer.err == ""
    found = Dataset(stamtisch.home / "games.parquet")
    assert answer.out.startswith(f"games.parquet: {found.rows} decisions of 4 games, 0.")
    assert f"--seed {'5'.rjust(64, '0')}" in answer.out
    assert found.about["seed"] == "5".rjust(64, "0")
    again = stamtisch(*CLAIM, "-o", "again.parquet", "--seed", "5", "--workers", "2", **QUICK)
    assert again.status == 0
    files = [stamtisch.home / name for name in ("games.parquet", "again.parquet")]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert sorted(path.name for path in stamtisch.home.iterdir()) == ["again.parquet", "games.parquet"]


def test_records_of_a_game_with_options(stamtisch):
    options = ("--players", "3", "--option", "edition=on-fire", "--table", "records", "--no-signals")
    answer = stamtisch(
        "dataset", "the-game", "--bots", "greedy", *SHORT, *options, "-o", "r.parquet", **QUICK
    )
    assert "r.parquet: 4 records, " in answer.out
    about = Dataset(stamtisch.home / "r.parquet").about
    assert (about["options"]["players"], about["options"]["edition"]) == (3, "on-fire")
    assert about["signals"] is False
    assert pq.read_metadata(stamtisch.home / "r.parquet").num_rows == 4


def test_bots_that_think_by_the_clock_are_told(stamtisch):
    (stamtisch.home / "mine.py").write_text(
        "class Mine:\n    def act(self, observation):\n        return observation.legal_words()[0]\n"
    )
    answer = stamtisch("dataset", "claim", "--bots", "mine.py:Mine", *SHORT, "-o", "a.parquet", **QUICK)
    assert "not all of its bots are repeatable" in answer.out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["bridge", "--bots", "greedy"], "unknown-game", "There is no game"),
        (["claim", "--bots", "nobody"], "unknown-bot", "no bot “nobody”"),
        (["claim", "--bots", "greedy", "--games", "0"], "bad-usage", "1 or more"),
        (["claim", "--bots", "greedy", "--workers", "x"], "bad-usage", "1 to 256"),
        (["claim", "--bots", "greedy", "--move-time", "0"], "bad-usage", "above 0"),
        (["claim", "--bots", "greedy", "--players", "9"], "wrong-players", "2 to 4 players"),
        (["claim", "--bots", "greedy", "--option", "color=red"], "bad-option", "no such option"),
        (["claim", "--bots", "greedy", "--seed", "xyz"], "bad-seed", "hexadecimal"),
        (["claim", "--bots", "greedy", "--table", "cards"], "bad-dataset", "decisions and records"),
        (["claim", "--bots", "greedy", "--margin", "4"], "bad-dataset", "without borders"),
        (["saboteur", "--bots", "greedy", "--margin", "wide"], "bad-usage", "from 0 to 34"),
        (["claim", "--bots", "greedy", "-o", "no/such.parquet"], "bad-dataset", "No such file or directory"),
        (["claim", "--bots", "greedy", "-o", "/dev/null"], "bad-dataset", "there already"),
        (["claim", "--bots", "greedy", "--games", "2", "-o", "."], "bad-dataset", "Is a directory"),
        (["claim", "--bots", "greedy", "--games", "2", "-o", ""], "bad-dataset", "Is a directory"),
        (["claim", "--bots", "none.py:Bot"], "bad-bot", "cannot be read"),
    ],
)
def test_mistakes_are_told_in_a_line(stamtisch, arguments, code, words):
    answer = stamtisch("dataset", "-o", "a.parquet", *arguments, **QUICK)
    assert answer.status == 2
    assert answer.err.startswith(f"{code}: ")
    assert answer.err.count("\n") == 1
    assert words in answer.err
    assert list(stamtisch.home.iterdir()) == []


def test_it_needs_no_more_than_a_game_and_a_file(stamtisch):
    answer = stamtisch("dataset", "claim", *SHORT, "-o", "games.parquet", **QUICK)
    assert answer.status == 0
    assert Dataset(stamtisch.home / "games.parquet").about["bots"] == ["greedy"]


@pytest.mark.parametrize(
    "arguments",
    [("bridge",), ("claim", "--bots", "nobody"), ("claim", "--table", "x"), ("claim", "--players", "9")],
)
def test_what_cannot_be_is_told_before_anything_has_to_be_fetched(monkeypatch, capsys, tmp_path, arguments):
    monkeypatch.setattr(dataset, "find_module", lambda _name: None)
    assert main(["dataset", *arguments, "--games", "1", "-o", str(tmp_path / "a.parquet")]) == 2
    assert "pyarrow" not in capsys.readouterr().err


def test_without_pyarrow_it_says_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(dataset, "find_module", lambda _name: None)
    assert (
        main(["dataset", "claim", "--bots", "greedy", "--games", "1", "-o", str(tmp_path / "a.parquet")]) == 2
    )
    assert re.search(
        r"bad-usage: Data sets need pyarrow: \S+ -m pip install \"pyarrow", capsys.readouterr().err
    )


def test_a_disk_that_is_full_is_told(stamtisch):
    """A file may have four blocks only, which the order fits in, and the part does not."""
    shell = ["/bin/sh", "-c", 'ulimit -f 16; exec "$@"', "sh", *COMMAND]
    done = subprocess.run(
        [*shell, *CLAIM, "-o", "a.parquet"],
        capture_output=True,
        cwd=stamtisch.home,
        env=stamtisch.environment(**QUICK),
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"bad-dataset: a.parquet: This cannot be written: File too large")
    assert done.stderr.count(b"\n") == 1
    assert list(stamtisch.home.iterdir()) == []


def test_a_damaged_part_is_told_in_a_line_and_made_anew(stamtisch):
    command = [*CLAIM, "--seed", "5", "-o", "a.parquet"]
    assert stamtisch(*command, **QUICK).status == 0
    whole = (stamtisch.home / "a.parquet").read_bytes()
    (stamtisch.home / "a.parquet").unlink()
    (stamtisch.home / "a.parquet.parts").mkdir()
    part = "part-000000000-000000002.parquet"
    (stamtisch.home / "a.parquet.parts" / part).write_bytes(whole[:1000])
    answer = stamtisch(*command, **QUICK)
    assert answer.status == 0
    assert answer.err.startswith(f"The part {part} was damaged")
    assert answer.err.count("\n") == 1
    assert (stamtisch.home / "a.parquet").read_bytes() == whole


def test_ctrl_c_keeps_the_games_and_the_same_command_goes_on(stamtisch):
    command = [
        "dataset",
        "claim",
        "--bots",
        "slow.py:Slow",
        "--games",
        "12",
        "--workers",
        "1",
        "-o",
        "a.parquet",
    ]
    stopped = interrupted(stamtisch, *command, **QUICK)
    assert (stopped.status, stopped.err) == (130, "")
    assert re.match(r"Interrupted after \d+ of 12 games\.", stopped.out)
    answer = stamtisch(*command, **QUICK)
    assert answer.status == 0
    assert "of 12 games" in answer.out


def test_a_bar_on_a_terminal(stamtisch):
    terminal = Terminal(stamtisch, *CLAIM, "-o", "a.parquet", TERM="xterm", **QUICK)
    assert terminal.status() == 0
    assert "4/4" in terminal.shown
    assert "a.parquet: " in terminal.shown
