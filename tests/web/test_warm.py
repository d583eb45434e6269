"""Compiled or interpreted: the server decides by the cache, and starts at once in any case."""

import os
import sys

import pytest

from stamtisch.cli import mode
from stamtisch.web.warm import play_once


@pytest.mark.parametrize(
    ("game", "players"), [("claim", 2), ("runner-up", 3), ("saboteur", 3), ("the-game", 2)]
)
def test_what_is_played_to_warm_up_is_a_game_to_its_end(game, players):
    assert play_once(game, players).phase == "over"


class BegunAnewError(Exception):
    pass


@pytest.fixture
def begins_anew(monkeypatch, tmp_path):
    def begin(program, arguments):
        assert program == sys.executable
        assert arguments[0] == program
        raise BegunAnewError

    monkeypatch.setattr(os, "execv", begin)
    monkeypatch.setattr(mode, "warm_marker", lambda: tmp_path / "marker")
    monkeypatch.delitem(sys.modules, "stamtisch._jit")
    # Set first: of what was not there when it is deleted nothing is remembered, and what these tests set
    # would stay for all that follow.
    monkeypatch.setenv(mode.SWITCH, "")
    monkeypatch.delenv(mode.SWITCH)
    return tmp_path / "marker"


def test_with_a_cold_cache_it_runs_interpreted(begins_anew):
    mode.choose_server_mode(False)
    assert os.environ[mode.SWITCH] == "1"


def test_with_a_warm_cache_it_runs_compiled(begins_anew):
    begins_anew.touch()
    with pytest.raises(BegunAnewError):
        mode.choose_server_mode(False)
    assert os.environ[mode.SWITCH] == "0"


def test_when_it_is_told_to_it_runs_compiled(begins_anew):
    with pytest.raises(BegunAnewError):
        mode.choose_server_mode(True)
    assert os.environ[mode.SWITCH] == "0"


def test_what_the_person_has_set_stays(begins_anew, monkeypatch):
    monkeypatch.setenv(mode.SWITCH, "1")
    mode.choose_server_mode(True)
    assert os.environ[mode.SWITCH] == "1"


def test_the_marker_lies_with_the_kernels_of_these_sources(monkeypatch, tmp_path):
    monkeypatch.setenv("STAMTISCH_CACHE_DIR", str(tmp_path))
    marker = mode.warm_marker()
    assert marker.parent.parent == tmp_path
    assert not marker.exists()
