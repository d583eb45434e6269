"""Positions and words."""

import pytest

from stamtisch import NotationError, PositionError, load_game
from tests.games.the_game.table import alone, moment, tops

GOOD = {"piles": tops(10, 12, 90, 88), "hands": {"p1": [20, 21], "p2": [30]}, "draw": [40, 41]}


def read(position, **options):
    return load_game("the-game", **{"players": 2, **options}).from_position(position)


def test_what_is_left_out_has_its_default():
    position = read({"hands": {"p1": [20]}}).position()
    assert position == {
        "piles": tops(),
        "hands": {"p1": [20], "p2": []},
        "draw": [],
        "turn": "p1",
        "laid": 0,
        "hints": {},
    }


def test_every_part_is_kept():
    position = GOOD | {"turn": "p2", "laid": 1, "hints": {"p1": {"up2": "jump"}}}
    assert read(position).position() == position


def test_R22_cards_named_nowhere_have_been_laid():
    assert read(GOOD).scores() == {"p1": 93, "p2": 93}
    assert read({"hands": {"p1": list(range(20, 27))}, "draw": [60]}).scores()["p1"] == 90


def test_R21_all_cards_laid_is_a_win():
    assert read({}).winners() == ["p1", "p2"]
    assert read({"turn": "p2"}).is_over()


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"colour": 1}, "position.colour", None),
        ({"fresh": []}, "fresh", "F1"),
        ({"piles": []}, "piles", None),
        ({"piles": {"up3": 1}}, "piles.up3", None),
        ({"piles": {"up1": 100}}, "piles.up1", "R2"),
        ({"piles": {"down1": 1}}, "piles.down1", "R2"),
        ({"piles": {"up1": 0}}, "piles.up1", "R2"),
        ({"piles": {"up1": True}}, "piles.up1", "R2"),
        ({"piles": {"up1": "5"}}, "piles.up1", "R2"),
        ({"piles": {"up1": 50, "up2": 50}}, "piles.up2", "R3"),
        ({"piles": {"up1": 20}}, "hands.p1", "R3"),
        ({"hands": {"p1": [20, 20]}}, "hands.p1", "R3"),
        ({"hands": {"p1": [20], "p2": [20]}}, "hands.p2", "R3"),
        ({"hands": {"p1": [1]}}, "hands.p1", "R2"),
        ({"hands": {"p1": [100]}}, "hands.p1", "R2"),
        ({"hands": {"p1": ["?"]}}, "hands.p1", "R2"),
        ({"hands": {"p1": list(range(20, 28))}}, "hands.p1", "R3"),
        ({"hands": {"p3": [50]}}, "hands", None),
        ({"hands": {"p1": 5}}, "hands.p1", None),
        ({"draw": [20]}, "draw", "R3"),
        ({"draw": [50, 50]}, "draw", "R3"),
        ({"draw": ["?"]}, "draw", "R2"),
        ({"draw": {}}, "draw", None),
        ({"hands": {}}, "hands", "R16"),
        ({"turn": "p3"}, "turn", None),
        ({"laid": -1}, "laid", "R14"),
        ({"laid": 6}, "laid", "R14"),
        ({"laid": "1"}, "laid", "R14"),
        ({"hints": {"p3": {}}}, "hints", None),
        ({"hints": {"p1": {"up1": "help"}}}, "hints.p1.up1", "R24"),
        ({"hints": {"p1": {"up9": "good"}}}, "hints.p1.up9", None),
    ],
)
def test_R2_R3_R14_R16_R24_what_cannot_be_is_refused(change, where, rule):
    with pytest.raises(PositionError) as refusal:
        read(GOOD | change)
    assert refusal.value.where == where
    assert refusal.value.rule == (rule and f"the-game/{rule}")
    assert str(refusal.value)


def test_R3_R14_the_largest_that_can_be():
    assert len(read(GOOD | {"hands": {"p1": list(range(20, 27))}}).position()["hands"]["p1"]) == 7
    assert read(GOOD | {"laid": 5}).position()["laid"] == 5
    assert len(read({"draw": [*range(3, 100)], "hands": {"p1": [2]}}).position()["draw"]) == 97


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("", None),
        ("pass", None),
        ("end now", "R2"),
        ("45", None),
        ("45 up1 up2", None),
        ("1 up1", "R2"),
        ("100 down1", "R2"),
        ("045 up1", "R2"),
        ("x up1", "R2"),
        ("45 up3", "R2"),
        ("45 UP1", "R2"),
        ("45  up1", None),
        ("٤٥ up1", "R2"),
    ],
)
def test_R2_words_that_say_nothing(words, rule):
    with pytest.raises(NotationError) as refusal:
        load_game("the-game").parse_words(words)
    assert refusal.value.rule == (rule and f"the-game/{rule}")


def test_every_action_has_its_words():
    game = load_game("the-game", jump_announcements=True)
    words = [game.format_words(action) for action in range(game.action_count)]
    assert len(set(words)) == 413
    assert [game.parse_words(each) for each in words] == list(range(413))
    assert (words[0], words[391], words[392]) == ("2 up1", "99 down2", "end")
    assert (words[393], words[412]) == ("hint up1 none", "hint down2 back")


def test_sampling_and_listing_agree():
    from stamtisch._jit import plain

    for state in (alone([2, 30, 50, 51, 52, 99], tops(20, 60, 40, 80), 9), moment([[5], [6]], laid=1)):
        sample, actions = plain(state.game.spec.kernels.sample_action), state.legal_actions()
        for word in [0, 2**31, 2**32 - 1, *range(11, 2**32, 98765431)]:
            assert sample(state._record, 0, word) == actions[word * len(actions) >> 32]


def test_the_picture_shows_the_table():
    state = moment([[2, 30], [], [50]], tops(20, 1, 40, 100), 0, hints={"p3": {"up1": "avoid"}})
    assert str(state).split("\n") == [
        "     up1 ↑     up2 ↑   down1 ↓   down2 ↓",
        "        20         1        40       100",
        "draw pile: 0   laid: 95 of 98   this turn: 0 laid, 1 still to lay",
        "> p1      2 30",
        "  p2      –",
        "  p3      50   says: up1 avoid",
    ]
    seen = str(state.observation("p1"))
    assert "> p1  you 2 30" in seen
    assert "  p3      ?   says: up1 avoid" in seen
    assert "this turn" not in str(moment([[50]], tops(95, 96, 4, 5)))
