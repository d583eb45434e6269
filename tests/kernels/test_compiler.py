"""How kernels are compiled: parts once, entries whole, both from the cache."""

import ast
import copy
import os
import pickle
import subprocess
import sys

import pytest

from stamtisch import _jit
from stamtisch._jit import bound
from tests.kernels import samples

pytestmark = pytest.mark.skipif(_jit.INTERPRETED, reason="there is nothing compiled in this mode")


KINDS = """
from stamtisch._jit import plain
from tests.kernels import samples
compiled, interpreted = samples.sample(), samples.sample()
found = samples.{entry}(compiled.states)
print([
    found == plain(samples.{entry})(interpreted.states),
    compiled.states.tobytes() == interpreted.states.tobytes(),
    {{part: [tuple(map(str, kind)) for kind in getattr(samples, part).part.overloads] for part in {parts}}},
    samples.{entry}.signatures != [] and [getattr(samples, part).signatures for part in {parts}],
])
"""


def kinds(entry, *parts, cache):
    """What a new program with an empty cache has compiled: entries from a cache do not need their parts."""
    same, same_bytes, found, wrapped = ast.literal_eval(
        run_python(KINDS.format(entry=entry, parts=parts), STAMTISCH_CACHE_DIR=str(cache))
    )
    assert same
    assert same_bytes
    assert wrapped == [[] for _ in parts]  # nothing for Python's calls
    return found


def test_a_kernel_that_kernels_call_is_compiled_once_for_all_whole_numbers(tmp_path):
    assert kinds("weigh_all", "weigh", cache=tmp_path) == {"weigh": [("int64", "int64")]}


def test_fields_of_all_shapes_are_passed_as_one_kind_of_array(tmp_path):
    found = kinds("read_fields", "last", "corner", cache=tmp_path)
    assert [kind[0] for kind in found["last"]] == ["array(int8, 1d, C)"]
    assert [kind[0] for kind in found["corner"]] == ["array(int16, 2d, C)"]


def test_a_kernel_that_calls_itself_is_refused():
    """Cached, it would call nowhere."""
    from numba.core.errors import TypingError

    with pytest.raises(TypingError, match="kernel endless calls itself"):
        samples.ask_endless(3)


def test_a_bound_kernel_is_the_kernel():
    states = samples.sample().states
    assert bound(samples.reach, states, 0)(states, 2) == samples.reach(states, 2) == 4


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_kernel_is_copied_and_pickled_as_itself(copied):
    assert copied(samples.weigh) is samples.weigh


def run_python(code, **environment):
    environment = {**os.environ, **environment}
    command = [sys.executable, "-c", code]
    out = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert out.returncode == 0, out.stderr[-2000:]
    return out.stdout.strip()


COUNTED = """
from stamtisch import _compiler
compiled = []
original = _compiler.EntryCompiler.compile_extra
def compile_extra(self, func):
    compiled.append(func.__name__)
    return original(self, func)
_compiler.EntryCompiler.compile_extra = compile_extra
from tests.kernels import samples
states = samples.sample().states
print([samples.{call}, sorted(compiled)])
"""


def test_parts_and_entries_come_from_the_cache(tmp_path):
    """Another process compiles what is new, and that alone."""

    def run(call):
        return ast.literal_eval(run_python(COUNTED.format(call=call), STAMTISCH_CACHE_DIR=str(tmp_path)))

    assert run("read_fields(states)") == [210945, ["corner", "last", "read_fields"]]
    assert run("read_fields(states)") == [210945, []]
    assert run("reach(states, 2)") == [4, ["reach"]]
    assert run("last(states['long'][0], 8)") == [5, ["last"]]  # wrapped for Python, for the first time


def test_parts_compiled_by_several_processes_fit_together(tmp_path):
    """As when two processes fill one cache at a time: a part finds another that was compiled anew."""

    def run(call):
        return ast.literal_eval(run_python(COUNTED.format(call=call), STAMTISCH_CACHE_DIR=str(tmp_path)))

    assert run("reach_third(states)") == [4, ["last", "last_of_three", "reach_third"]]
    lost = [path for path in tmp_path.rglob("part-*") if ".last-" in path.name]
    assert lost
    for path in lost:
        path.unlink()
    assert run("reach_third_again(states)") == [1, ["last", "reach_third_again"]]


OUTSIDE = """
from tests.kernels import samples
try:
    print(samples.reach(samples.sample().states, 3))
except IndexError as problem:
    print(problem)
"""


def test_a_part_that_reads_outside_its_array_is_caught_when_bounds_are_checked():
    assert "out of bounds" in run_python(OUTSIDE, NUMBA_BOUNDSCHECK="1")


def test_two_programs_that_compile_at_once_keep_their_code_apart(tmp_path):
    """An index that both write would lead one to the code of the other."""
    from stamtisch._compiler import _Files

    one, other = (_Files(str(tmp_path), "begin", "stamp") for _ in range(2))
    one.save(("claim",), "for claim")
    other.save(("saboteur",), "for saboteur")
    assert one.load(("saboteur",)) == "for saboteur"
    assert other.load(("claim",)) == "for claim"
    assert other.load(("the-game",)) is None
    assert {path.suffix for path in tmp_path.iterdir()} == {".nbc"}
    assert len(list(tmp_path.iterdir())) == 2


def test_parts_have_the_same_symbols_in_every_program(tmp_path):
    """Parts of two programs meet in one cache: each must find the other's by name."""
    code = """
import numba
import numpy as np
from tests.kernels import samples
states = samples.sample().states
{first}
samples.weigh_all(states)
samples.ask_narrow(states)
for kernel in (samples.weigh, samples.narrow_of):
    [part] = kernel.part.overloads.values()
    print(part.fndesc.mangled_name)
"""
    before = ("", "samples.read_fields(states)", "numba.typeof(np.zeros(1, [('other', 'i1')]))")
    names = {
        run_python(code.format(first=first), STAMTISCH_CACHE_DIR=str(tmp_path / str(place)))
        for place, first in enumerate(before)
    }
    assert len(names) == 1
