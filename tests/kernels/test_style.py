"""What numba's cache does not forgive is not written."""

import ast
from pathlib import Path

import pytest

SOURCES = sorted((Path(__file__).parents[2] / "src" / "stamtisch").rglob("*.py"))


def kernel_calls(path):
    """Each kernel of a module with the names it calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id == "kernel" for mark in function.decorator_list
        ):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            found[function.name] = {call.id for call in calls if isinstance(call, ast.Name)}
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.parent.name + "/" + path.name)
def test_no_kernel_calls_itself(path):
    """A cached kernel that does, directly or by others, calls nowhere after it is loaded again."""
    calls = kernel_calls(path)
    for name in calls:
        reached, left = set(), [name]
        while left:
            new = (calls.get(left.pop(), set()) & set(calls)) - reached
            reached |= new
            left += new
        assert name not in reached
