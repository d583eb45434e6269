"""Players, piles, hands, options."""

import struct
from collections import Counter

import pytest

from stamtisch import OptionError, PlayersError, load_game
from stamtisch._jit import plain
from stamtisch.engine import rng
from tests.games.the_game.table import tops

HANDS = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
SEED = "a7" * 32
chacha20_words = plain(rng.chacha20_words)


@pytest.mark.parametrize("players", HANDS)
def test_R1_one_to_five_players_in_one_team(players):
    state = load_game("the-game", players=players).new(SEED)
    assert len(state.position()["hands"]) == players
    assert len(set(state.scores().values())) == 1


@pytest.mark.parametrize("players", [0, 6, -1, "1", True])
def test_R1_other_numbers_are_refused(players):
    with pytest.raises(PlayersError) as refusal:
        load_game("the-game", players=players)
    assert refusal.value.rule == "the-game/R1"


def test_R2_A8_two_piles_up_from_1_and_two_down_from_100():
    position = load_game("the-game", players=3).new(SEED).position()
    assert position["piles"] == tops(1, 1, 100, 100)
    cards = [card for hand in position["hands"].values() for card in hand] + position["draw"]
    assert sorted(cards) == list(range(2, 100))


@pytest.mark.parametrize(("players", "hand"), HANDS.items())
def test_R3_the_size_of_hands(players, hand):
    position = load_game("the-game", players=players).new(SEED).position()
    assert [len(cards) for cards in position["hands"].values()] == [hand] * players
    assert len(position["draw"]) == 98 - players * hand == {1: 90, 2: 84, 3: 80, 4: 74, 5: 68}[players]


def test_R3_the_deal_written_out():
    """The deck from 2 up, shuffled from the front: hands seat by seat, the rest is drawn in order."""
    nonce = struct.unpack("<3L", b"stamtisch/v1")
    blocks = [chacha20_words((0,) * 8, block, nonce) for block in range(9)]
    numbers = iter([half for words in blocks for word in words for half in (word & 0xFFFF, word >> 16)])
    deck = list(range(2, 100))
    for place in range(97):
        left = 98 - place
        product = next(numbers) * left
        while product % 65536 < 65536 % left:
            product = next(numbers) * left
        other = place + (product >> 16)
        deck[place], deck[other] = deck[other], deck[place]
    position = load_game("the-game", players=3).new("00" * 32).position()
    for seat, hand in enumerate(position["hands"].values()):
        assert hand == sorted(deck[6 * seat : 6 * seat + 6])
    assert position["draw"] == deck[18:]


def test_R3_every_card_comes_to_every_hand_alike():
    game = load_game("the-game", players=5)
    found = Counter(card for seed in range(800) for card in game.new(seed).position()["hands"]["p5"])
    want = 800 * 6 / 98
    assert sum(found.values()) == 4800
    assert sum((found[card] - want) ** 2 / want for card in range(2, 100)) < 97 + 4 * (2 * 97) ** 0.5


def test_R4_A7_p1_begins_unless_another_is_chosen():
    assert load_game("the-game", players=4).new(SEED).to_act() == [0]
    assert load_game("the-game", players=4, first_player="p3").new(SEED).to_act() == [2]
    with pytest.raises(OptionError) as refusal:
        load_game("the-game", players=4, first_player="p5")
    assert refusal.value.rule == "the-game/R4"


@pytest.mark.parametrize(
    ("options", "hand"),
    [({"hand_delta": -1}, 5), ({"hand_delta": 2}, 8), ({"hand_delta": -2, "players": 1}, 6), ({}, 6)],
)
def test_R25_A9_other_hands(options, hand):
    position = load_game("the-game", **{"players": 3, **options}).new(SEED).position()
    assert {len(cards) for cards in position["hands"].values()} == {hand}


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"min_cards": 0}, "R14"),
        ({"min_cards": 9}, "R14"),
        ({"min_cards": True}, "R14"),
        ({"min_cards_empty": 0}, "R18"),
        ({"min_cards_empty": 9}, "R18"),
        ({"hand_delta": -3}, "R25"),
        ({"hand_delta": 3}, "R25"),
        ({"edition": "extreme"}, "F1"),
        ({"good_threshold_inclusive": 1}, "A3"),
        ({"jump_announcements": "no"}, "A12"),
        ({"min_cards": 7, "players": 3}, "R25"),
        ({"min_cards": 5, "players": 3, "hand_delta": -2}, "R25"),
    ],
)
def test_R14_R18_R25_F1_A3_A12_options_that_cannot_be(options, rule):
    with pytest.raises(OptionError) as refusal:
        load_game("the-game", **options)
    assert refusal.value.rule == f"the-game/{rule}"
    assert load_game("the-game", players=3, min_cards=6).options["min_cards"] == 6


def test_the_size_of_a_state():
    game = load_game("the-game", players=5)
    assert game.spec.record.dtype.itemsize <= 2048
    assert game.action_count == 98 * 4 + 1 + 4 * 5
