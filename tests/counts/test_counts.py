"""The number of ways to play on from fixed deals is what it was."""

import json

import pytest

from tests.counts.counts import FILE, count_sequences
from tests.support.variants import ALL, load, name_of

COUNTS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_sequences(variant):
    for seed, counts in COUNTS[name_of(variant)].items():
        state = load(variant).new(seed)
        shallow = [count for count in counts if count <= 1000]
        assert [count_sequences(state, depth + 1) for depth in range(len(shallow))] == shallow
