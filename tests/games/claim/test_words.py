"""Words: actions both ways, the picture, the result."""

import pytest

from stamtisch import NotationError
from tests.games.claim.helpers import GOBLINS, game, trick, two
from tests.games.claim.test_followers import seer_trick


def test_R4_every_action_has_its_own_words():
    table = two()
    words = [table.format_words(action) for action in range(table.action_count)]
    assert len(set(words)) == table.action_count == 2 * 88 + 2
    assert [table.parse_words(word) for word in words] == list(range(table.action_count))
    assert {"goblin-4", "take goblin-4", "look", "take stock", "knight-2", "gnome-9"} <= set(words)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("goblin-10", "no card “goblin-10”"),
        ("knight-1", "Knights go from 2 to 9"),
        ("gnome-2", "no card"),
        ("take gnome-2", "no card “gnome-2”"),
        ("take", "no move of Claim"),
        ("Goblin-4", "no card"),
        ("goblin 4", "no move of Claim"),
        ("look stock", "no move of Claim"),
        ("take take goblin-4", "no move of Claim"),
        ("stock", "no move of Claim"),
        ("", "no move of Claim"),
    ],
)
def test_R4_words_that_are_no_action(words, says):
    with pytest.raises(NotationError) as problem:
        two().parse_words(words)
    assert says in str(problem.value)


def test_R18_a_look_is_told_to_all_without_the_card():
    state = seer_trick()
    assert state.seen_action(0, state.game.parse_words("look"), 2) == "p1: look"


def test_R29_the_picture_shows_the_table():
    state = seer_trick().apply("p1: look")
    mine, theirs = str(state.observation("p1")), str(state.observation("p2"))
    assert "stock: 3, on top dragon-9" in mine
    assert "dragon-9" not in theirs
    assert "to be won: troll-1   stock: 3" in theirs
    assert "trick: p1 seer-6, p2 seer-3   p1 takes a follower" in theirs
    assert "p2  you     hand: giant 1" in theirs
    later = trick(two("claim2"), "troll-9", "troll-1", gnomes={"p2": ["gnome-1"]})
    assert str(later).splitlines() == [
        "phase 2 of 2   tricks left: 0",
        "in the middle: troll 1",
        "  p1           won: troll 9",
        "  p2        gnomes: gnome 1",
        "votes: gnomes p2, giants –, dragons –, trolls p1, seers –",
    ]
    assert "trick: p1 leads\n> p1 " in str(two().new(1))
    team = trick(game(4, GOBLINS), "seer-3", "seer-2", "seer-1", "seer-0")
    assert "seers p1+p3" in str(team)


def test_R32_R44_R45_the_result():
    assert trick(two(), "knight-9", "undead-1").result() == "p1 wins the throne with 2 votes."
    assert trick(two(), "knight-4", "knight-3").result() == "p1 wins the throne with 1 vote."
    tied = trick(two(), "knight-4", "goblin-3", score={"p2": ["undead-4", "dwarf-3"]})
    assert tied.result().startswith("p1 and p2 share the throne")
    team = trick(game(4, GOBLINS), "seer-3", "seer-2", "seer-1", "seer-0")
    assert team.result() == "p1 and p3 win the throne with 1 vote."
    assert team.game.spec.text.result(team._record, team.game.options).rule == "claim/R45"
