"""What OpenSpiel sees of whole games has not changed (see `playthroughs.py`)."""

import pytest
from open_spiel.python.algorithms import generate_playthrough

from tests.openspiel.playthroughs import FOLDER, SEEDS, file_of, short_tensors


@pytest.mark.parametrize("game", list(SEEDS), ids=lambda game: file_of(game).stem)
def test_playthrough(game):
    with short_tensors():
        stored, played = generate_playthrough.replay(file_of(game))
    assert played.splitlines() == stored.splitlines()


def test_every_stored_playthrough_is_replayed():
    assert set(FOLDER.iterdir()) == set(map(file_of, SEEDS))
