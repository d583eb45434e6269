"""Actions in words, and refusals of words."""

import pytest

from stamtisch import NotationError, load_game
from stamtisch.engine import kernels
from tests.games.runner_up.table import COPIES, NUMBERED, last_round, moment, play

BASE = load_game("runner-up", players=3)
TWO = load_game("runner-up", players=2)
TACTICAL = load_game("runner-up", players=3, variant="tactical")


def test_every_action_has_its_words_and_number():
    words = [f"{card} > {name}" for card in COPIES for name in ("p1", "p2", "p3")]
    actions = [BASE.parse_words(each) for each in words]
    assert [BASE.format_words(action) for action in actions] == words
    assert actions[:4] == [0, 1, 2, 6]
    assert len(set(actions)) == 27
    words = [*NUMBERED, "move p1", "move p2", "move p3"]
    actions = [TACTICAL.parse_words(each) for each in words]
    assert [TACTICAL.format_words(action) for action in actions] == words
    assert actions == [*range(54, 86), 86, 87, 88]


def test_R42_the_virtual_player_in_words():
    assert TWO.format_words(TWO.parse_words("+3 > v")) == "+3 > v"
    assert TWO.parse_words("-4 > v") == 2


@pytest.mark.parametrize("game", [BASE, TWO, TACTICAL], ids=repr)
def test_every_number_has_words(game):
    """Also those that this table cannot use: they are read back or refused clearly."""

    def is_usable(action):
        if game is TACTICAL:
            return 54 <= action < 89
        return action < 54 and action % 6 < 3

    for action in range(game.action_count):
        words = game.format_words(action)
        if is_usable(action):
            assert game.parse_words(words) == action
        else:
            with pytest.raises(NotationError):
                game.parse_words(words)


@pytest.mark.parametrize(
    ("game", "words", "rule"),
    [
        (BASE, "", None),
        (BASE, "pass", None),
        (BASE, "+3>p2", None),
        (BASE, "+3 > p2 ", None),
        (BASE, "+3  > p2", None),
        (BASE, "+3 < p2", None),
        (BASE, "3 > p2", None),
        (BASE, "+0 > p2", None),
        (BASE, "-5 > p2", None),
        (BASE, "+6 > p2", None),
        (BASE, "+33 > p2", None),
        (BASE, "+3\n > p2", None),
        (BASE, "+٣ > p2", None),
        (BASE, "+3 > p4", None),
        (BASE, "+3 > P2", None),
        (BASE, "+3", "R9"),
        (BASE, "+3 > v", "R40"),
        (BASE, "+3/25 > p2", "R18"),
        (BASE, "+3/25", "R18"),
        (BASE, "move p2", "R50"),
        (TWO, "+3 > p3", None),
        (TACTICAL, "+3 > p2", "R50"),
        (TACTICAL, "+3/25 > p2", "R50"),
        (TACTICAL, "+3", "R60"),
        (TACTICAL, "+3/5", "R60"),
        (TACTICAL, "+3/33", "R60"),
        (TACTICAL, "+6/25", None),
        (TACTICAL, "/25", None),
        (TACTICAL, "25", None),
        (TACTICAL, "+3/25 p1 p2", None),
        (TACTICAL, "move", None),
        (TACTICAL, "move p4", None),
        (TACTICAL, "move v", "R40"),
        (TACTICAL, "move p1 p2", None),
    ],
)
def test_R9_R18_R40_R50_R60_what_says_nothing(game, words, rule):
    with pytest.raises(NotationError) as refusal:
        game.parse_words(words)
    assert refusal.value.rule == (rule and f"runner-up/{rule}")
    assert str(refusal.value)


@pytest.mark.parametrize(
    ("game", "words", "says"),
    [
        (BASE, "pass", "“pass” is no action of Runner-Up. Put a card before a player: “+3 > p2”."),
        (BASE, "+3", "“+3” does not say before whom the card goes. Write “+3 > p2”."),
        (
            BASE,
            "+9 > p1",
            "There is no card “+9”. The cards are -4 to -1 and +1 to +5, always written with the sign.",
        ),
        (BASE, "+3/25", "In the base game cards have no white numbers: write “+3” alone."),
        (TACTICAL, "+3/5", "cards of this value have 24, 25, 26 and 27."),
        (TACTICAL, "+3 > p1", "write the card alone, such as “+3/25”."),
    ],
)
def test_a_refusal_says_what_would_be_right(game, words, says):
    with pytest.raises(NotationError) as refusal:
        game.parse_words(words)
    assert says in str(refusal.value)


def test_R50_actions_of_the_other_variant_are_refused():
    """By their numbers: words of the other variant are no words here."""
    state = moment(["+3 > p2", "-2 > p1", "+1 > p3"])
    for action in (54, 85, 86, 91):
        assert (
            state.game.spec.text.refuse(state._record, 0, action, state.game.options).rule == "runner-up/R50"
        )
    state = moment(["-2/14", "+4/30", "+1/6"])
    for action in (0, 53):
        assert (
            state.game.spec.text.refuse(state._record, 0, action, state.game.options).rule == "runner-up/R50"
        )
    assert "belongs to the base game" in str(
        state.game.spec.text.refuse(state._record, 0, 0, state.game.options)
    )


def test_any_number_is_safe_and_what_is_offered_is_accepted():
    for state in (
        moment(["+3 > p2", "-2 > p1", "+1 > p3"]),
        moment(["+3 > p1", "-2 > p2", "+1 > p3"], 5),
        play(moment(["+3 > p2", "-2 > p1", "+1 > p3"]), "+3 > p2"),
        moment(["+3 > v", "-2 > p1"], 3),
        moment(["-2/14", "+4/30", "+1/6"]),
        play(moment(["-2/14", "+4/30", "+1/6"]), "-2/14", "+4/30", "+1/6"),
        last_round([1, 2, 3], stage=5),
    ):
        for seat in range(state.game.players):
            offered = state.legal_actions(seat)
            for action in [*range(-100, 200), 10**6, -(10**6)]:
                assert kernels.check_action(state._states, seat, action) == (action in offered)
