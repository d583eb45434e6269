"""The door to numba: cache folders, interpreted twins, dispatch by record."""

import os
import subprocess
import sys

import pytest

from stamtisch import _jit, load_game
from stamtisch.engine import kernels

MODE = """
import sys
from stamtisch import load_game, _jit
state = load_game("the-game", players=2).new(1)
print(_jit.INTERPRETED, "numba" in sys.modules, state.position()["hands"])
"""


def run_python(code, **environment):
    env = {**os.environ, **environment}
    result = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return result.stdout


def test_both_modes_play_the_same_game_and_interpreted_never_imports_numba(tmp_path):
    cache = {"STAMTISCH_CACHE_DIR": str(tmp_path)}
    interpreted = run_python(MODE, NUMBA_DISABLE_JIT="1", **cache).split(" ", 2)
    compiled = run_python(MODE, NUMBA_DISABLE_JIT="0", **cache).split(" ", 2)
    assert interpreted[:2] == ["True", "False"]
    assert compiled[:2] == ["False", "True"]
    assert interpreted[2] == compiled[2]


def test_importing_the_package_imports_neither_numpy_nor_numba():
    out = run_python("import sys, stamtisch; print('numpy' in sys.modules, 'numba' in sys.modules)")
    assert out.split() == ["False", "False"]


def make_package(root):
    (root / "engine").mkdir(parents=True)
    (root / "_jit.py").write_text("a = 1\n")
    (root / "engine" / "rules.py").write_text("b = 2\n")
    return root


def test_cache_folder_changes_with_any_source_version_or_flag(tmp_path, monkeypatch):
    package = make_package(tmp_path)
    first = _jit.sources_hash(package, ("1.0",))
    assert first == _jit.sources_hash(package, ("1.0",))
    seen = {first, _jit.sources_hash(package, ("1.1",))}
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    seen.add(_jit.sources_hash(package, ("1.0",)))
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    (package / "engine" / "rules.py").write_text("b = 3\n")
    seen.add(_jit.sources_hash(package, ("1.0",)))
    (package / "engine" / "rules.py").rename(package / "engine" / "other.py")
    seen.add(_jit.sources_hash(package, ("1.0",)))
    assert len(seen) == 5


def test_old_cache_folders_are_pruned_and_recent_ones_stay(tmp_path):
    old, recent, mine = (tmp_path / name for name in ("old", "recent", "mine"))
    for folder in (old, recent, mine):
        folder.mkdir()
    os.utime(old, (0, 0))
    os.utime(mine, (0, 0))
    _jit.prune_cache(tmp_path, mine, recent.stat().st_mtime)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine", "recent"]


@pytest.mark.parametrize("place", ["/proc/nowhere", "/dev/null/x"])
def test_without_a_writable_cache_kernels_still_work(place):
    code = "from stamtisch import load_game; print(load_game('the-game', players=1).new(1).to_act())"
    assert run_python(code, STAMTISCH_CACHE_DIR=place).strip() == "[0]"


@pytest.mark.skipif(_jit.INTERPRETED, reason="there is nothing compiled in this mode")
def test_each_entry_point_is_compiled_once_per_game():
    """Another integer width or a read-only array would cost a compilation of its own."""
    for players in (1, 4):
        state = load_game("the-game", players=players).new(3).clone()
        state.legal_actions()
        state.apply(state.legal_actions()[0])
        state.undo().clone().legal_actions()
    for entry in (kernels.list_legal, kernels.try_action, kernels.begin):
        games = {signature[0].dtype for signature in entry.signatures}
        assert len(games) == len(entry.signatures)


def test_a_twin_is_the_same_source_without_numba():
    from stamtisch.games.the_game import rules

    twin = _jit.plain(rules.is_fire)
    assert [card for card in range(2, 100) if twin(card)] == [22, 33, 44, 55, 66, 77]
    assert _jit.plain(rules.is_fire) is twin


def test_bit_helpers():
    assert [_jit.popcount(mask) for mask in (0, 1, 0b1011, (1 << 62) - 1)] == [0, 1, 3, 62]
    assert [_jit.lowest_bit(mask) for mask in (1, 0b1000, 1 << 61)] == [0, 3, 61]
