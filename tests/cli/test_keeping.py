"""Games are kept on disk, and a disk that is full ends none of them."""

import subprocess
from pathlib import Path

import pytest

from stamtisch import load_game
from stamtisch.cli.saves import Keeper, unfinished_games
from stamtisch.cli.session import Session
from tests.cli.command import COMMAND, SEED, Runner


def test_a_full_disk_does_not_end_the_game(stamtisch: Runner, tmp_path: Path) -> None:
    shell = ["/bin/sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *COMMAND]
    done = subprocess.run(
        [*shell, "play", "the-game", "--players=1", f"--seed={SEED}"],
        input=b"1\n1\nquit\ny\n/dev/shm/nowhere/game.json\n\n",
        capture_output=True,
        cwd=tmp_path,
        env=stamtisch.environment(),
        check=False,
    )
    shown = " ".join(done.stdout.decode().split())
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown.count("This game cannot be kept for later. Nothing can be saved in") == 2
    assert shown.count("File too large") == 2
    assert "Write it to which file" in shown
    assert shown.count("you: ") == 2


def test_a_disk_that_fills_up_is_told_once_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMTISCH_DATA_DIR", str(tmp_path / "data"))
    session = Session(load_game("the-game", players=1).new(7), 0, "random")
    keeper = Keeper(session, tmp_path / "chosen.json")
    assert keeper.begin() is None
    folder = tmp_path / "data" / "unfinished"
    folder.rename(tmp_path / "away")
    folder.write_text("in the way")
    session.state.apply(session.state.legal_actions()[0])
    problem = keeper.keep()
    assert problem is not None
    assert str(tmp_path / "data") in str(problem)
    assert (keeper.keep(), keeper.is_in_folder, keeper.place()) == (None, False, tmp_path / "chosen.json")
    folder.unlink()
    assert keeper.keep() is None
    assert keeper.is_in_folder


def test_a_game_that_is_nowhere_else_lies_where_it_was_saved_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMTISCH_DATA_DIR", "/proc/nowhere")
    session = Session(load_game("the-game", players=1).new(7), 0, "random")
    keeper = Keeper(session)
    assert keeper.begin() is not None
    assert keeper.place() is None
    keeper.save_as(tmp_path / "copy.json")
    assert keeper.place() == tmp_path / "copy.json"
    session.state.apply(session.state.legal_actions()[0])
    assert keeper.place() is None


def test_the_name_of_the_bots_may_be_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMTISCH_DATA_DIR", str(tmp_path))
    session = Session(load_game("the-game", players=1).new(7), 0, "search:1.5s/x")
    Keeper(session).begin()
    (game,) = unfinished_games()
    assert (game.game, game.seat, game.bots) == ("the-game", "p1", "search:1.5s/x")
