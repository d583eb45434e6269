"""Card rounds of the base game: choosing, turning up, moving."""

from itertools import permutations

import pytest

from stamtisch import IllegalActionError
from stamtisch._jit import plain
from tests.games.runner_up.table import after, fields, moment, play
from tests.support.play import raw


def rule_of(state, seat, words):
    problem = state.why_not(seat, words)
    return problem and problem.rule


def test_R7_R9_all_seats_choose_at_once_in_any_order():
    choices = ["+3 > p2", "-2 > p1", "+1 > p3", "-1 > p3"]
    ends = set()
    for order in permutations(range(4)):
        state = moment(choices, pawns=[1, 2, 3, 4])
        waiting = {0, 1, 2, 3}
        for seat in order:
            assert set(state.to_act()) == waiting
            assert fields(state) == [1, 2, 3, 4]
            state.apply(choices[seat], seat)
            waiting.remove(seat)
        ends.add(str(state.position()))
        assert fields(state) == [-1, 5, 3, 4]
    assert len(ends) == 1


def test_R8_exactly_one_card_of_the_hand():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    hand = state.position()["hands"]["p1"]
    state.apply("p1: +3 > p2")
    assert sorted([*state.position()["hands"]["p1"], "+3"]) == sorted(hand)
    assert state.position()["committed"] == {"p1": "+3 > p2"}


def test_R8_a_card_that_is_not_in_hand():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    hand = state.position()["hands"]["p1"]
    assert "+5" not in hand
    problem = state.why_not("p1", "+5 > p2")
    assert problem.rule == "runner-up/R8"
    assert all(card in str(problem) for card in ["+5", *hand])


def test_R8_a_choice_once_made_stands():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    state.apply("p1: +3 > p2")
    before = raw(state)
    for words in ("+3 > p2", "-4 > p1"):
        problem = state.why_not("p1", words)
        assert problem.rule == "runner-up/R8"
        assert str(problem) == "Your choice +3 > p2 is made and stands. Still to choose: p2 and p3."
        with pytest.raises(IllegalActionError):
            state.apply(words, "p1")
    assert raw(state) == before


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("card_round", [1, 2, 3, 4])
def test_R9_each_card_before_each_pawn(players, card_round):
    state = moment([f"+{1 + seat % 3} > p1" for seat in range(players)], card_round)
    for seat, hand in enumerate(state.position()["hands"].values()):
        assert len(hand) == 6 - card_round
        expected = {f"{card} > p{target + 1}" for card in hand for target in range(players)}
        assert set(state.legal_words(seat)) == expected
        assert len(state.legal_words(seat)) == len(expected)


def test_R9_nobody_who_does_not_play():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    assert rule_of(state, "p1", "+3 > p3") is None
    assert "p1 to p3" in str(state.why_not("p1", "+3 > p4"))
    assert rule_of(state, "p1", "+3 > v") == "runner-up/R40"
    wrong = state.game.parse_words("+3 > p3") + 1
    with pytest.raises(IllegalActionError, match="p1, p2 and p3") as refusal:
        state.apply(wrong, "p1")
    assert refusal.value.rule == "runner-up/R9"


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (["+2 > p1", "-1 > p3", "-3 > p3"], [2, 0, -4]),  # W1
        (["+1 > p2", "+2 > p2", "-3 > p2"], [0, 0, 0]),
        (["+1 > p2", "+3 > p3", "-2 > p1"], [-2, 1, 3]),
        (["+5 > p1", "+4 > p1", "-4 > p1", "+3 > p1", "+1 > p1", "+1 > p1"], [10, 0, 0, 0, 0, 0]),  # W9
        (["-1 > p6", "-2 > p6", "-4 > p6", "+5 > p5", "-3 > p6", "-3 > p6"], [0, 0, 0, 0, 5, -12]),
    ],
)
def test_R10_R12_none_one_several_or_all_cards(choices, expected):
    assert after(choices, [0] * len(choices)) == expected


def test_R11_nothing_moves_before_all_cards_are_turned_up():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    play(state, "+3 > p2", "-2 > p1")
    assert (fields(state), state.position()["spent"], state.position()["round"]) == ([0, 0, 0], [], 1)
    state.apply("p3: +1 > p3")
    assert (fields(state), state.position()["round"]) == ([-2, 3, 1], 2)
    assert state.position()["spent"] == [{"p1": "+3 > p2", "p2": "-2 > p1", "p3": "+1 > p3"}]
    assert state.position()["committed"] == {}
    assert state.to_act() == [0, 1, 2]


@pytest.mark.parametrize(
    ("pawns", "choices", "expected"),
    [
        ([14, 0, 0], ["+5 > p1", "+1 > p2", "+1 > p2"], [16, 2, 0]),  # W3
        ([11, 0, 0], ["+5 > p1", "+1 > p2", "+1 > p2"], [16, 2, 0]),
        ([12, 0, 0], ["+3 > p1", "+1 > p2", "+1 > p2"], [15, 2, 0]),
        ([-10, 0, 0], ["-4 > p1", "-3 > p1", "+1 > p2"], [-12, 1, 0]),  # W4
        ([-12, 0, 0], ["+1 > p1", "-3 > p2", "+1 > p2"], [-11, -2, 0]),  # W5
        ([0, 0, -9], ["-2 > p3", "+1 > p1", "-1 > p3"], [1, 0, -12]),
        ([0, 0, -9], ["-2 > p3", "+1 > p1", "+1 > p1"], [2, 0, -11]),
    ],
)
def test_R13_steps_beyond_the_ends_are_lost(pawns, choices, expected):
    assert after(choices, pawns) == expected


@pytest.mark.parametrize(
    ("pawns", "choices", "expected"),
    [
        ([0, 15, 0], ["+3 > p2", "+1 > p1", "-4 > p2"], [1, 14, 0]),  # W2
        ([-11, 0, 0], ["-3 > p1", "+2 > p1", "+1 > p2"], [-12, 1, 0]),  # W6
        ([16, 0, 0], ["+3 > p1", "-3 > p1", "+1 > p2"], [16, 1, 0]),  # W7
        ([16, 1, 2, 3], ["+3 > p1", "+2 > p1", "-1 > p1", "+1 > p4"], [16, 1, 2, 4]),
        ([1, -11, 2, 3], ["-3 > p2", "+2 > p2", "-1 > p2", "+1 > p4"], [1, -12, 2, 4]),
        ([9, 0, 0], ["+4 > p1", "+4 > p1", "-1 > p1"], [16, 0, 0]),
        ([0, 0, 13], ["-4 > p3", "+5 > p3", "+1 > p3"], [0, 0, 15]),
    ],
)
def test_R14_A11_cards_are_added_before_the_pawn_moves(pawns, choices, expected):
    assert after(choices, pawns) == expected
    for order in permutations(range(len(choices))):
        state = moment(choices, pawns=pawns)
        for seat in order:
            state.apply(choices[seat], seat)
        assert fields(state) == expected


@pytest.mark.parametrize(
    ("pawns", "choices", "expected"),
    [
        ([1, -1, 1], ["-2 > p1", "+3 > p2", "-1 > p3"], [-1, 2, 0]),  # W8
        ([1, 0, 0], ["-1 > p1", "+1 > p2", "+1 > p2"], [0, 2, 0]),
        ([-2, 0, 0], ["+3 > p1", "+1 > p2", "+1 > p2"], [1, 2, 0]),
    ],
)
def test_R15_the_start_is_one_step(pawns, choices, expected):
    assert after(choices, pawns) == expected


def test_R16_pawns_pass_and_meet_without_effect():
    choices = ["+1 > p1", "+1 > p2", "-1 > p3", "-2 > p4"]
    assert after(choices, [3, 4, 5, 5]) == [4, 5, 4, 3]
    assert after(["+5 > p1", "+1 > p2", "-3 > p3"], [0, 4, 8]) == [5, 5, 5]


def test_R17_cards_of_a_round_do_not_come_back():
    state = moment(["+3 > p1", "+2 > p2", "+1 > p3"], 3)
    hands = state.position()["hands"]
    play(state, "+3 > p1", "+2 > p2", "+1 > p3")
    left = state.position()["hands"]
    for seat, card in (("p1", "+3"), ("p2", "+2"), ("p3", "+1")):
        assert sorted([*left[seat], card]) == sorted(hands[seat])
    assert rule_of(state, "p1", "+3 > p1") == "runner-up/R8"


def test_R18_equal_values_are_one_choice_and_numbers_mean_nothing():
    game = moment(["+1 > p1", "+2 > p1", "+3 > p1"], 4).game
    position = {"round": 4, "hands": {"p1": ["+1", "+1"], "p2": ["-1", "+1"], "p3": ["+2", "+2"]}}
    state = game.from_position(position)
    assert state.legal_words("p1") == ["+1 > p1", "+1 > p2", "+1 > p3"]
    assert len(state.legal_words("p2")) == 6
    assert rule_of(state, "p1", "+1/6 > p1") == "runner-up/R18"
    assert state.apply("p1: +1 > p2").position()["hands"]["p1"] == ["+1"]


@pytest.mark.parametrize("most", ["+1", "-1", "+3"])
def test_R18_a_hand_may_hold_many_of_a_value(most):
    game = moment(["+1 > p1", "+2 > p1", "+3 > p1"], 4).game
    copies = {"+1": 4, "-1": 4, "+3": 4}[most]
    position = {"round": 2, "hands": {"p1": [most] * copies, "p2": ["-2"] * 4, "p3": ["+2"] * 4}}
    state = game.from_position(position)
    for left in range(copies, 1, -1):
        assert state.position()["hands"]["p1"] == [most] * left
        assert state.legal_words("p1") == [f"{most} > p{n}" for n in (1, 2, 3)]
        play(state, f"{most} > p1", "-2 > p1", "+2 > p1")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_R19_the_last_card_goes_before_oneself_and_is_asked_for(players):
    choices = [f"+{1 + seat % 2} > p{seat + 1}" for seat in range(players)]
    state = moment(choices, 5)
    assert state.to_act() == list(range(players))
    for seat, choice in enumerate(choices):
        assert state.legal_words(seat) == [choice]
        other = choice[:-1] + ("1" if seat else "2")
        problem = state.why_not(seat, other)
        assert problem.rule == "runner-up/R19"
        assert choice in str(problem)
    assert rule_of(state, 0, "-4 > p1") == "runner-up/R8"


def test_R20_the_last_round_moves_and_scores_at_once():
    choices = ["-3 > p1", "+2 > p2", "-1 > p3"]  # W19
    state = moment(choices, 5, [5, 3, 4])
    play(state, *choices[:2])
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 0}
    state.apply("p3: -1 > p3")
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 3}
    assert (state.position()["stage"], state.position()["round"]) == (2, 1)
    assert state.position()["spent"] == []


def test_R13_R20_lost_steps_in_the_last_round():
    state = moment(["+3 > p1", "+4 > p2", "+1 > p3"], 5, [15, 14, 10])
    assert play(state, "+3 > p1", "+4 > p2", "+1 > p3").scores()["p3"] == 11


def test_R42_two_players_have_three_targets():
    state = moment(["+3 > v", "-1 > p1"], 4)
    assert {word.split(" ")[2] for word in state.legal_words("p1")} == {"p1", "p2", "v"}
    assert len(state.legal_words("p1")) == 3 * len(set(state.position()["hands"]["p1"]))
    assert rule_of(state, "p1", "+3 > p3") is None
    assert "p1 to p2" in str(state.why_not("p1", "+3 > p3"))


def test_R43_A17_the_virtual_player_plays_the_top_card_before_itself():
    state = moment(["+3 > v", "-1 > p1"], 2, virtual=["+2", "-3", "+1"])  # W27
    assert state.position()["virtual"] == ["+2", "-3", "+1"]
    state.apply("p1: +3 > v")
    assert state.position()["virtual"] == ["+2", "-3", "+1"]
    state.apply("p2: -1 > p1")
    assert fields(state) == [-1, 0, 5]
    assert state.position()["virtual"] == ["-3", "+1"]
    assert state.position()["spent"][1]["v"] == "+2 > v"


def test_R43_A17_the_pile_is_played_in_order():
    pile = ["+4", "-3", "+5", "-1"]
    state = moment(["+1 > p1", "+1 > p1"], 1, virtual=pile)
    at = []
    for _ in range(4):
        for seat in ("p1", "p2"):
            state.apply(f"{state.position()['hands'][seat][0]} > p1", seat)
        at.append(fields(state)[2])
    assert at == [4, 1, 6, 5]
    assert state.position()["virtual"] == []


@pytest.mark.parametrize(
    ("pawn", "pile", "gift", "expected"),
    [(15, "+4", "-2", 16), (15, "-1", "+5", 16), (-12, "-4", "+3", -12), (-10, "+1", "-3", -12)],
)
def test_R43_the_virtual_card_is_added_up_with_gifts(pawn, pile, gift, expected):
    state = moment([f"{gift} > v", "+1 > p2"], 4, [0, 0, pawn], virtual=[pile])
    assert fields(play(state, f"{gift} > v", "+1 > p2")) == [0, 1, expected]


def test_R44_in_round_five_the_virtual_pawn_stays():
    state = moment(["-2 > p1", "+1 > p2"], 5, [8, 4, 6])  # W28
    for words in ("-2 > v", "-2 > p2"):
        assert rule_of(state, "p1", words) == "runner-up/R19"
    play(state, "-2 > p1", "+1 > p2")
    assert state.scores() == {"p1": 0, "p2": 5, "v": 0}


def test_R40_R43_the_virtual_player_never_acts():
    state = moment(["+3 > v", "-1 > p1"], 4)
    assert state.to_act() == [0, 1]
    with pytest.raises(Exception, match="no seat"):
        state.apply("v: +1 > v")


def test_R41_a_new_pile_in_every_stage():
    state = moment(["-2 > p1", "+1 > p2"], 5, [8, 4, 6])
    play(state, "-2 > p1", "+1 > p2")
    assert len(state.position()["virtual"]) == 4
    assert fields(state) == [0, 0, 0]


def test_R48_two_players_else_play_the_base_game():
    """W20 for two: every rule of a round in one stage."""
    position = {
        "hands": {"p1": ["-1", "-2", "+3", "-1", "+4"], "p2": ["+1", "+2", "-4", "-3", "+1"]},
        "virtual": ["+2", "+1", "+1", "+2"],
    }
    state = moment(["+1 > p1", "+1 > p2"]).game.from_position(position)
    rounds = [("+3 > p2", "-4 > p1"), ("+4 > p1", "+1 > v"), ("-1 > p2", "+1 > v"), ("-1 > v", "+2 > p2")]
    seen = [fields(play(state, *choices)) for choices in rounds]
    assert seen == [[-4, 3, 2], [0, 3, 4], [0, 2, 6], [0, 4, 7]]
    assert play(state, "-2 > p1", "-3 > p2").scores() == {"p1": 0, "p2": 1, "v": 0}


def test_a_whole_stage_of_three():
    """W20."""
    position = {
        "hands": {
            "p1": ["+2", "-1", "+3", "+1", "-2"],
            "p2": ["+4", "-3", "+1", "-1", "+2"],
            "p3": ["+5", "-4", "+2", "-2", "+1"],
        }
    }
    state = moment(["+1 > p1", "+1 > p2", "+1 > p2"]).game.from_position(position)
    rounds = [
        (["+2 > p1", "-3 > p3", "+5 > p2"], [2, 5, -3]),
        (["-1 > p2", "+4 > p2", "-4 > p2"], [2, 4, -3]),
        (["+3 > p3", "-1 > p1", "+2 > p3"], [1, 4, 2]),
        (["+1 > p2", "+1 > p1", "-2 > p1"], [0, 5, 2]),
        (["-2 > p1", "+2 > p2", "+1 > p3"], [0, 0, 0]),
    ]
    for choices, expected in rounds:
        assert fields(play(state, *choices)) == expected
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 3}


@pytest.mark.parametrize("card_round", [1, 4, 5])
@pytest.mark.parametrize("choices", [["+3 > v", "-2 > p1"], ["+3/25", "-2/14", "+1/6", "-1/1"]])
def test_R8_R52_any_random_word_is_a_legal_action(choices, card_round):
    """Evenly: word * n >> 32, in the order of the list."""
    own = [words.replace("v", "p1").replace("> p1", f"> p{at + 1}") for at, words in enumerate(choices)]
    state = moment(own, card_round)
    sample = plain(state.game.spec.kernels.sample_action)
    while True:
        (seat, *_) = state.to_act()
        actions = state.legal_actions(seat)
        for word in [0, 1, 2**31, 2**32 - 1, *range(7, 2**32, 123456789)]:
            assert sample(state._record, seat, word) == actions[word * len(actions) >> 32]
        state.apply(actions[-1], seat)
        if state.position()["round"] != card_round:
            return


def test_A16_a_card_too_early_or_too_late_is_no_action():
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    state.apply("p1: +3 > p2")
    assert state.legal_actions("p1") == []
    state.apply("p2: -2 > p1").apply("p3: +1 > p3")
    assert state.legal_words("p1")
