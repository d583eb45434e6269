"""The façade: loading, seats, seeds, options, errors with code, place and words."""

import pytest

from stamtisch import (
    Game,
    IllegalActionError,
    NotationError,
    OptionError,
    PlayersError,
    SeedError,
    StamtischError,
    UnknownGameError,
    available_games,
    load_game,
)
from stamtisch.engine.messages import has_message, say
from tests.support.play import raw


def test_there_are_four_games():
    assert available_games() == ("the-game", "runner-up", "saboteur", "claim")


@pytest.mark.parametrize("name", ["chess", "", None, 7, "The-Game"])
def test_an_unknown_game_is_refused_with_the_known_ones(name):
    with pytest.raises(UnknownGameError, match="the-game, runner-up, saboteur and claim") as refusal:
        load_game(name)
    assert refusal.value.code == "unknown-game"


def test_an_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(OptionError, match="min_cards_empty") as refusal:
        load_game("the-game", players=2, min_card=3)
    assert refusal.value.as_json()["where"] == "min_card"
    assert refusal.value.code == "bad-option"


BAD_VALUES = [
    ("min_cards", 0, "1 to 8"),
    ("min_cards", True, "whole number"),
    ("min_cards", "2", "whole number"),
    ("hand_delta", 3, "-2 to 2"),
    ("edition", "extreme", "on-fire"),
    ("good_threshold_inclusive", 1, "true or false"),
    ("first_player", "p3", "seat of the table"),
    ("first_player", 0, "seat of the table"),
    ("first_player", None, "seat of the table"),
]


@pytest.mark.parametrize(("option", "value", "right"), BAD_VALUES)
def test_an_impossible_value_is_refused_with_what_it_may_be(option, value, right):
    with pytest.raises(OptionError, match=right) as refusal:
        load_game("the-game", players=2, **{option: value})
    assert refusal.value.where == option
    assert refusal.value.rule.startswith("the-game/")


@pytest.mark.parametrize("players", [0, 6, -1, "2", 2.0, True, None, [2], 10**30])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players):
    with pytest.raises(PlayersError, match="1 to 5 players") as refusal:
        load_game("the-game", players=players)
    assert (refusal.value.code, refusal.value.rule) == ("wrong-players", "the-game/R1")


BAD_SEEDS = [
    "",
    "12",
    "g" * 64,
    "0" * 63,
    "0" * 65,
    b"short",
    -1,
    1 << 256,
    1.5,
    True,
    "0x" + "0" * 62,
    " " * 64,
]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=repr)
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(SeedError, match="64 hexadecimal digits"):
        load_game("the-game").new(seed)


def test_the_same_seed_may_be_written_in_three_ways():
    game = load_game("the-game", players=2)
    ways = [7, f"{7:064x}", (7).to_bytes(32, "big"), f"{7:064X}"]
    assert len({raw(game.new(seed)) for seed in ways}) == 1
    assert {game.new(seed).seed for seed in ways} == {f"{7:064x}"}


def test_without_a_seed_every_deal_is_another():
    game = load_game("the-game", players=2)
    assert len({game.new().seed for _ in range(20)}) == 20


def test_every_bit_of_the_seed_counts():
    game = load_game("the-game", players=2)
    deals = {repr(game.new(1 << bit).position()) for bit in range(256)}
    assert len(deals) == 256


@pytest.mark.parametrize("seat", ["p0", "p3", "", "1", "P1", "p01", "v", -1, 2, True, "spectator"])
def test_what_is_no_seat_is_refused_with_the_seats_there_are(seat):
    state = load_game("the-game", players=2).new(1)
    with pytest.raises(NotationError, match="p1 to p2"):
        state.legal_actions(seat)


def test_seats_may_be_numbers_or_names():
    state = load_game("the-game", players=2).new(1)
    assert state.legal_actions(0) == state.legal_actions("p1") == state.legal_actions() != []
    assert state.observation("p2").position() == state.observation(1).position()


@pytest.mark.parametrize("words", ["45 up1", ": 45 up1", "p1 45 up1", "p9: end", "x: end", "p1; end"])
def test_an_action_without_a_seat_of_the_table_is_refused(words):
    with pytest.raises(NotationError):
        load_game("the-game", players=2).parse_action(words)


def test_words_with_and_without_the_seat():
    game = load_game("the-game", players=2)
    words = game.new(1).legal_words()[3]
    alike = [
        game.new(1).apply(f"p1: {words}"),
        game.new(1).apply(f"  p1 :{words}  "),
        game.new(1).apply(words),
        game.new(1).apply(words, 0),
        game.new(1).apply(words, "p1"),
        game.new(1).apply(game.parse_words(words)),
    ]
    assert len({raw(state) for state in alike}) == 1


def test_why_not_answers_none_for_what_may_be_done():
    state = load_game("the-game", players=2).new(1)
    assert all(state.why_not(0, words) is None for words in state.legal_words())
    assert state.why_not(1, "hint up1 good") is None
    assert state.why_not("p1", "end").rule == "the-game/R14"
    assert state.why_not(0, "nonsense").code == "bad-notation"


def test_after_the_end_everything_is_refused_in_one_way():
    state = load_game("the-game", players=1).from_position({"hands": {"p1": [5]}, "draw": []})
    state.apply("5 up1")
    assert state.is_over()
    with pytest.raises(IllegalActionError, match="over"):
        state.apply("p1: end")
    with pytest.raises(IllegalActionError, match="over"):
        state.legal_actions()
    assert state.why_not(0, "6 up1").code == "illegal-action"


def test_errors_say_code_rule_place_and_words():
    error = load_game("the-game", players=2).new(1).why_not(0, "end")
    assert error.as_json() == {"code": "illegal-action", "rule": "the-game/R14", "message": str(error)}
    assert isinstance(error, StamtischError)
    placed = OptionError("engine-unknown-option", where="x", game="g", known="k")
    assert str(placed).startswith("x: ")


def test_a_game_shows_how_to_load_it_again():
    game = load_game("the-game", players=3, min_cards=3, edition="standard")
    assert repr(game) == "load_game('the-game', players=3, min_cards=3)"
    again = eval(repr(game))
    assert isinstance(again, Game)
    assert again.options == game.options


def test_messages_are_found_or_named_as_missing():
    assert has_message("engine-game-over")
    assert not has_message("engine-nothing-like-it")
    with pytest.raises(LookupError, match="no message"):
        say("engine-nothing-like-it")
    with pytest.raises(LookupError, match="engine-unknown-game"):
        say("engine-unknown-game", {"game": "x"})
