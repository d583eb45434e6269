"""Players, cards, the deal, options."""

import struct
from collections import Counter
from random import Random

import pytest

from stamtisch import OptionError, PlayersError, PositionError, load_game
from stamtisch._jit import plain
from stamtisch.engine import rng
from tests.games.runner_up.table import COPIES, DECK, NUMBERED, WHITE, moment, play
from tests.support.play import random_game, random_step

SEED = "5e" * 32
chacha20_words = plain(rng.chacha20_words)


def cards_dealt(position):
    return [card for hand in position["hands"].values() for card in hand] + position["virtual"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R1_two_to_six_players(players):
    assert load_game("runner-up", players=players).new(SEED).to_act() == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 7, "2", True])
def test_R1_other_numbers_are_refused(players):
    with pytest.raises(PlayersError) as refusal:
        load_game("runner-up", players=players)
    assert refusal.value.rule == "runner-up/R1"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R2_R40_a_pawn_for_each_player_and_with_two_a_third(players):
    names = [f"p{seat + 1}" for seat in range(players)] + (["v"] if players == 2 else [])
    state = load_game("runner-up", players=players).new(SEED)
    assert list(state.position()["pawns"]) == names
    assert list(state.scores()) == names


@pytest.mark.parametrize("players", [2, 3, 6])
def test_R3_five_stages_of_five_rounds(players):
    rounds = []
    for state in random_game(load_game("runner-up", players=players), SEED, Random(4)):
        at = (state.position()["stage"], state.position()["round"])
        if not rounds or rounds[-1] != at:
            rounds.append(at)
    assert rounds == [(stage, card_round) for stage in range(1, 6) for card_round in range(1, 6)]
    assert len(state.history) == 25 * players


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 3, "variant": "tactical"}])
def test_R4_every_stage_begins_on_the_start_field(options):
    stages, moved = set(), False
    for state in random_game(load_game("runner-up", **options), SEED, Random(3)):
        position = state.position()
        moved |= any(position["pawns"].values())
        if position["stage"] not in stages:
            stages.add(position["stage"])
            assert set(position["pawns"].values()) == {0}
            assert position["round"] == 1
    assert stages == {1, 2, 3, 4, 5}
    assert moved


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R5_R41_each_stage_all_cards_are_shuffled_and_five_dealt(players):
    seen, deals = set(), set()
    for state in random_game(load_game("runner-up", players=players), SEED, Random(3)):
        position = state.position()
        if position["stage"] not in seen:
            seen.add(position["stage"])
            assert [len(hand) for hand in position["hands"].values()] == [5] * players
            assert len(position["virtual"]) == (4 if players == 2 else 0)
            assert not Counter(cards_dealt(position)) - Counter(COPIES)
            deals.add(str(position["hands"]))
    assert len(deals) == 5


def test_R5_every_card_comes_to_every_place_alike():
    """The first card dealt to the last seat over many deals, each value as often as it is in the deck."""
    game = load_game("runner-up", players=6)
    hands = [game.new(seed).position()["hands"]["p6"] for seed in range(1500)]
    found = Counter(card for hand in hands for card in hand)
    expected = {card: copies * 1500 * 5 / 32 for card, copies in COPIES.items()}
    surprise = sum((found[card] - want) ** 2 / want for card, want in expected.items())
    assert sum(found.values()) == 7500
    assert surprise < 27  # chi-square, 8 degrees of freedom: once in 1500


def dealt_by_hand(key, block):
    """The first thirty of the shuffled deck, by the recipe of the engine's `rng.py`."""
    words = chacha20_words(struct.unpack("<8L", key), block, struct.unpack("<3L", b"stamtisch/v1"))
    deck = list(range(32))
    numbers = iter(half for word in words for half in (word & 0xFFFF, word >> 16))
    for place in range(30):
        left = 32 - place
        product = next(numbers) * left
        while product % 65536 < 65536 % left:
            product = next(numbers) * left
        other = place + (product >> 16)
        deck[place], deck[other] = deck[other], deck[place]
    return deck[:30]


def test_R5_R41_the_deal_written_out():
    """The same cards for the same seed, for good: a change here needs another version of the rules."""
    places = dealt_by_hand(bytes(32), block=0)
    for players in (2, 3, 6):
        position = load_game("runner-up", players=players).new("00" * 32).position()
        for seat, hand in enumerate(position["hands"].values()):
            assert hand == sorted((DECK[card] for card in places[5 * seat : 5 * seat + 5]), key=int)
        assert position["virtual"] == ([DECK[card] for card in places[10:14]] if players == 2 else [])
    tactical = load_game("runner-up", players=3, variant="tactical").new("00" * 32).position()
    for seat, hand in enumerate(tactical["hands"].values()):
        assert hand == [NUMBERED[card] for card in sorted(places[5 * seat : 5 * seat + 5])]


@pytest.mark.parametrize(("players", "aside"), [(2, 18), (3, 17), (4, 12), (5, 7), (6, 2)])
def test_R6_the_others_are_set_aside_and_nobody_draws(players, aside):
    state = load_game("runner-up", players=players).new(SEED)
    dealt = Counter(cards_dealt(state.position()))
    assert 32 - dealt.total() == aside
    dice = Random(9)
    while state.position()["stage"] == 1:
        before = state.position()
        assert not Counter(cards_dealt(before)) - dealt
        random_step(state, dice)
    assert len(state.history) == 5 * players


def test_R6_a_dealt_card_is_dealt_once():
    state = load_game("runner-up", players=6, variant="tactical").new(SEED)
    dealt = cards_dealt(state.position())
    assert len(set(dealt)) == 30
    assert set(dealt) <= set(NUMBERED)


def test_A18_the_cards_are_those_of_why_first():
    seen = Counter()
    for seed in range(60):
        dealt = Counter(cards_dealt(load_game("runner-up", players=6).new(seed).position()))
        seen |= dealt
    assert seen == Counter(COPIES)
    assert sum(int(card) for card in DECK) == 19


def test_R60_A9_the_stand_in_unless_other_numbers_are_given():
    hands = load_game("runner-up", players=3, variant="tactical").new(SEED).position()["hands"]
    numbers = [100 + number for number in reversed(WHITE)]
    given = load_game("runner-up", players=3, variant="tactical", white_numbers=numbers).new(SEED)
    swap = {old: f"{old.split('/')[0]}/{new}" for old, new in zip(NUMBERED, numbers, strict=True)}
    assert {card for hand in hands.values() for card in hand} <= set(NUMBERED)
    assert given.position()["hands"] == {seat: [swap[card] for card in hand] for seat, hand in hands.items()}


def test_R60_the_stand_in_in_words():
    """Larger steps first; at equal size forward first: checked against its description."""
    order = sorted(NUMBERED, key=lambda card: int(card.split("/")[1]))
    steps = [int(card.split("/")[0]) for card in order]
    assert steps == sorted(steps, key=lambda step: (abs(step), step > 0))
    assert sorted(WHITE) == list(range(1, 33))
    assert load_game("runner-up").options["white_numbers"] == WHITE


def test_A10_a_number_twice_is_refused():
    numbers = [*WHITE[:-1], 28]
    with pytest.raises(OptionError, match="28 occurs twice") as refusal:
        load_game("runner-up", players=3, variant="tactical", white_numbers=numbers)
    assert refusal.value.rule == "runner-up/A10"


@pytest.mark.parametrize(
    "numbers",
    ["1", 5, None, WHITE[:-1], [*WHITE, 33], [*WHITE[:-1], 0], [*WHITE[:-1], 1000], [*WHITE[:-1], True]],
)
def test_R60_what_is_no_table_is_refused(numbers):
    with pytest.raises(OptionError, match="32 different whole numbers from 1 to 999") as refusal:
        load_game("runner-up", white_numbers=numbers)
    assert refusal.value.rule == "runner-up/R60"


def test_R60_the_ends_of_the_range_are_possible():
    numbers = [*range(1, 32), 999]
    game = load_game("runner-up", players=3, variant="tactical", white_numbers=numbers)
    assert game.options["white_numbers"] == numbers
    assert game.format_words(game.parse_words("+5/999")) == "+5/999"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"variant": "house"}, "R50"),
        ({"require_scored_stage": 1}, "A4"),
        ({"top_tie": "none"}, "A5"),
        ({"all_equal": "none"}, "A6"),
    ],
)
def test_options_that_cannot_be_are_refused(options, rule):
    with pytest.raises(OptionError) as refusal:
        load_game("runner-up", **options)
    assert refusal.value.rule == f"runner-up/{rule}"


def test_R59_A8_the_tactical_variant_is_not_for_two():
    with pytest.raises(PlayersError, match="three to six") as refusal:
        load_game("runner-up", players=2, variant="tactical")
    assert refusal.value.rule == "runner-up/R59"
    for players in (3, 4, 5, 6):
        assert load_game("runner-up", players=players, variant="tactical").players == players


def test_the_size_of_a_state_and_of_a_list_of_actions():
    game = load_game("runner-up", players=6)
    assert game.spec.record.dtype.itemsize <= 2048
    assert game.action_count == 92
    states = [game.new(seed) for seed in range(40)]
    assert max(len(state.legal_actions(0)) for state in states) == game.spec.max_legal == 30


def test_nothing_can_be_said_beside_the_game():
    state = moment(["+1 > p1", "+1 > p2", "+1 > p3"])
    assert state.signals(0) == []
    assert play(state, "+1 > p1").signals(0) == []


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2}, {"players": 4, "variant": "tactical"}])
def test_A14_the_last_cards_of_a_stage_are_remembered_in_the_next(options):
    state = load_game("runner-up", **options).new(6)
    while state.position()["round"] < 5:
        state.apply(state.legal_actions(state.to_act()[0])[0], state.to_act()[0])
    last = {}
    for seat in list(state.to_act()):
        last[f"p{seat + 1}"] = state.legal_words(seat)[0]
        state.apply(state.legal_actions(seat)[0], seat)
    while state.position()["stage"] == 1:
        state.apply(state.legal_actions()[0])
    assert state.position()["last"] == last
    assert state.observation("spectator").position()["last"] == last
    assert all(words in str(state) for words in last.values())
    assert state.game.from_position(state.position()).position() == state.position()


def test_A14_there_is_no_stage_before_the_first():
    game = load_game("runner-up", players=3)
    first = game.new(1).position()
    with pytest.raises(PositionError, match="no stage before"):
        game.from_position(first | {"last": {"p1": "+3 > p1"}})
    with pytest.raises(PositionError) as refusal:
        game.from_position(first | {"stage": 2, "last": {"p1": "+3 > p2"}})
    assert refusal.value.rule == "runner-up/R19"
