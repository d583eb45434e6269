"""Cards and setting up (R1 to R7, A19, A21, A23; section 1 of the rules)."""

from collections import Counter

import pytest

from stamtisch import PlayersError, load_game
from tests.games.saboteur.table import DECK

# players: diggers, saboteurs, hand, draw pile (table 1.4)
TABLE = {
    3: (3, 1, 6, 49),
    4: (4, 1, 6, 43),
    5: (4, 2, 6, 37),
    6: (5, 2, 5, 37),
    7: (5, 3, 5, 32),
    8: (6, 3, 4, 35),
    9: (7, 3, 4, 31),
    10: (7, 4, 4, 27),
}


@pytest.mark.parametrize("players", TABLE)
def test_R1_R2_R5_what_is_dealt(players):
    diggers, saboteurs, hand, draw = TABLE[players]
    state = load_game("saboteur", players=players).new(players)
    position = state.position()
    roles = Counter([*position["roles"].values(), *position["spare_roles"]])
    assert roles == {"digger": diggers, "saboteur": saboteurs}
    assert [len(cards) for cards in position["hands"].values()] == [hand] * players
    assert len(position["draw"]) == draw
    assert Counter(position["draw"]) + Counter(c for h in position["hands"].values() for c in h) == DECK
    assert (position["round"], position["turn"], position["last"]) == (1, "p1", f"p{players}")
    assert (position["board"], position["open"], position["broken"], position["gold"]) == ({}, {}, {}, {})


def test_R5_A19_sixty_seven_cards_six_of_them_maps():
    assert sum(DECK.values()) == 67
    assert DECK["map"] == 6
    assert (
        sum(
            copies
            for card, copies in DECK.items()
            if "_" not in card or card.startswith(("tee", "str", "curve", "dead"))
        )
        == 40 + 3 + 6
    )


@pytest.mark.parametrize("players", [2, 11, 0, True, "3"])
def test_R1_three_to_ten_players(players):
    with pytest.raises(PlayersError) as refused:
        load_game("saboteur", players=players)
    assert refused.value.rule == "saboteur/R1"


def test_R6_twenty_eight_gold_cards():
    pile = load_game("saboteur", players=4).new(5).position()["gold_pile"]
    assert Counter(pile) == {1: 16, 2: 8, 3: 4}
    assert pile != sorted(pile)


def test_R3_R2_goals_and_roles_are_shuffled():
    game = load_game("saboteur", players=3)
    deals = [game.new(seed).position() for seed in range(60)]
    assert len({tuple(deal["goals"]) for deal in deals}) == 6
    assert len({tuple(deal["roles"].values()) for deal in deals}) == 4
    assert Counter(deal["spare_roles"][0] for deal in deals)["saboteur"] in range(6, 27)


def test_R5_A21_every_kind_comes_to_every_hand():
    game = load_game("saboteur", players=3)
    held = [set() for _ in range(3)]
    tops = set()
    for seed in range(150):
        position = game.new(seed).position()
        tops.add(position["draw"][0])
        for seat in range(3):
            held[seat] |= set(position["hands"][f"p{seat + 1}"])
    assert held == [set(DECK)] * 3
    assert len(tops) > 20


def test_R2_A23_everybody_sees_the_own_role_alone():
    state = load_game("saboteur", players=10).new(8)
    roles = state.position()["roles"]
    assert list(roles.values()).count("saboteur") >= 3
    for seat in roles:
        seen = state.observation(seat).position()
        assert seen["roles"] == {other: roles[other] if other == seat else "?" for other in roles}
        assert seen["spare_roles"] == ["?"]


def test_R5_R6_R3_hands_piles_and_goals_are_hidden():
    state = load_game("saboteur", players=4).new(8)
    seen = state.observation("p2").position()
    assert seen["hands"]["p1"] == ["?"] * 6
    assert seen["hands"]["p2"] == state.position()["hands"]["p2"]
    assert seen["draw"] == ["?"] * 43
    assert seen["gold_pile"] == ["?"] * 28
    assert seen["goals"] == ["?"] * 3
    assert state.observation("p2").signals("p2") == []


def test_R3_the_goals_lie_seven_cells_away():
    picture = str(load_game("saboteur", players=3).new(1)).splitlines()
    assert picture[0].split()[:9] == ["0", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert [line.split()[0] for line in picture if line.endswith("[?]")] == ["-2", "0", "2"]
