"""Whole random games beside the oracle: the same legal actions, cards, leaders, votes and winners."""

from random import Random

import pytest

from tests.games.claim.helpers import GNOME_TROLLS, GNOMES, GOBLIN_DRAGONS, GOBLINS, MIXED, game
from tests.games.claim.oracle import Oracle

TABLES = [
    (2, "claim", {}),
    (2, "claim2", {}),
    (2, MIXED, {"first_leader": "p2", "loser_peeks": False}),
    (2, "claim", {"doppelganger_forced": True}),
    (2, "claim2", {"troll_strict": True, "dragon_last_card": True}),
    (2, ["gnomes", "giants", "dwarves", "trolls", "doppelgangers"], {}),
    (3, GOBLINS, {}),
    (3, GNOMES, {"doppelganger_forced": True, "dragon_last_card": True}),
    (3, GNOME_TROLLS, {"troll_strict": True, "first_leader": "p3"}),
    (4, GOBLINS, {"beaten_knight_first": True}),
    (4, GNOMES, {}),
    (4, GOBLIN_DRAGONS, {"first_leader": "p4"}),
    (4, GNOME_TROLLS, {}),
]
GAMES = 6


def same_cards(mine, other):
    return {seat: sorted(cards) for seat, cards in mine.items() if cards} == {
        seat: sorted(cards) for seat, cards in other.items() if cards
    }


def compare(state, oracle):
    position = state.position()
    for field in ("hands", "followers", "score", "gnomes"):
        assert same_cards(position[field], getattr(oracle, field)) or oracle.wait, field
    assert position["leader"] == oracle.leader
    assert position["turn"] == oracle.turn
    assert position["phase"] == oracle.phase
    assert position["trick"] == [list(play) for play in oracle.trick]
    assert position["stock"] == oracle.stock
    for field in ("open", "middle", "out"):
        assert sorted(position[field]) == sorted(getattr(oracle, field)), field
    assert state.scores() == oracle.scores()
    assert state.is_over() == oracle.over


@pytest.mark.parametrize(("players", "factions", "options"), TABLES)
def test_R8_R35_R36_R37_R41_R42_whole_games_beside_the_oracle(players, factions, options):
    table = game(players, factions, **options)
    for seed in range(GAMES):
        dice = Random(seed)
        state = table.new(seed)
        oracle = Oracle(state.position(), table.options)
        compare(state, oracle)
        while not state.is_over():
            words = state.legal_words()
            assert len(words) == len(set(words))
            assert set(words) == oracle.legal()
            chosen = dice.choice(words)
            state.apply(chosen)
            oracle.apply(chosen)
            compare(state, oracle)
        assert state.winners() == oracle.winners()
