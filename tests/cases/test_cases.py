"""The worked cases: records with what must be true after some of their actions (docs/formats.md)."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stamtisch import StamtischError
from stamtisch.cli.replay import replay_lines
from stamtisch.engine.record import GameRecord

ORDERED = {"draw", "stock", "virtual", "goals", "gold_pile", "trick"}
PLAIN = {"position", "scores", "over", "winners", "to_act"}
FILES = sorted(Path(__file__).parent.glob("*.json"))


def load_cases() -> Iterator[Any]:
    for file in FILES:
        for case in json.loads(file.read_text(encoding="utf-8")):
            yield pytest.param(case, id=f"{file.stem}: {case['name']}")


def is_empty(value):
    return all(map(is_empty, value.values())) if isinstance(value, dict) else value in (None, [])


def assert_part(want, got, path):
    """A part of an object suffices; sets of cards compare as multisets, piles in order."""
    if is_empty(want) and not isinstance(want, dict):
        assert is_empty(got), path
    elif isinstance(want, dict):
        for key, item in want.items():
            assert_part(item, (got or {}).get(key), f"{path}.{key}")
    elif isinstance(want, list) and path.rsplit(".", 1)[-1] not in ORDERED:
        assert sorted(want, key=repr) == sorted(got or [], key=repr), path
    else:
        assert want == got, path
        assert isinstance(want, bool) == isinstance(got, bool), path


def leaves(value):
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from leaves(item)
    elif value is not None:
        yield str(value)


def assert_legal(key, seats, line):
    for seat, words in seats.items():
        legal = line["legal"].get(seat, [])
        if key == "legal":
            assert Counter(legal) == Counter(words), seat
        elif key == "legal_has":
            assert set(words) <= set(legal), seat
        else:
            assert not set(words) & set(legal), seat


def assert_counts(counts, position):
    for path, number in counts.items():
        part = position
        for step in path.split("."):
            part = (part or {}).get(step)
        assert len(part or []) == number, path


def assert_error(want, got):
    if "rule_any" in want:
        assert got.get("rule") in want["rule_any"]
    assert_part({key: value for key, value in want.items() if key != "rule_any"}, got, "error")


def assert_line(part, line):
    assert ("error" in part) == ("error" in line), line.get("error")
    for key, want in part.items():
        if key in PLAIN:
            assert_part(want, line[key], key)
        elif key == "error":
            assert_error(want, line["error"])
        elif key == "counts":
            assert_counts(want, line["position"])
        elif key == "census":
            for fields, cards in want.items():
                found = Counter(leaves([line["position"].get(field) for field in fields.split()]))
                assert found == Counter(cards), fields
        elif key != "ply":
            assert key in {"legal", "legal_has", "legal_lacks"}, key
            assert_legal(key, want, line)


@pytest.mark.parametrize("case", list(load_cases()))
def test_case(case):
    if any(part.get("refused") for part in case["expect"]):
        with pytest.raises(StamtischError) as refusal:
            GameRecord.from_json(case["record"]).start()
        assert str(refusal.value)
        return
    record = GameRecord.from_json(case["record"])
    lines = {line["ply"]: line for line in replay_lines(record)}
    expected = {part["ply"]: part for part in case["expect"]}
    assert set(expected) <= set(lines), "an expected ply never came"
    for ply, line in lines.items():
        assert_line(expected.get(ply, {"ply": ply}), line)
