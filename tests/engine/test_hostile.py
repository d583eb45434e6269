"""Hostile values: a clear error of ours, whatever comes."""

import json

import numpy as np
import pytest

from stamtisch import (
    GameRecord,
    NotationError,
    OptionError,
    RecordError,
    SeedError,
    StamtischError,
    load_game,
    redeal,
)
from stamtisch.engine.quoting import quote, shorten
from tests.support.play import raw

HUGE = 10**5000


def nameless(value):
    """An id for values that cannot be printed."""
    return type(value).__name__


def deep(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def test_quoting_never_fails_and_never_lets_an_escape_through():
    assert shorten("a\x1b[31mb\n\ud800") == "a·[31mb··"
    assert shorten("x" * 1000) == "x" * 59 + "…"
    assert "large int" in shorten(HUGE)
    assert "large int" in quote(HUGE)
    assert shorten(deep(100_000))
    assert quote(deep(100_000))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "null"),
        (True, "true"),
        (1.0, "1.0"),
        (float("inf"), "Infinity"),
        (float("nan"), "NaN"),
        ([None, "é"], '[null, "é"]'),
        ({"a": False}, '{"a": false}'),
    ],
)
def test_values_are_quoted_as_in_json(value, words):
    assert shorten(value) == quote(value) == words
    assert "{1}" in quote([{1}]), "what JSON cannot say is said all the same"


@pytest.mark.parametrize("depth", range(940, 1010, 3))
def test_a_deep_record_is_refused_at_any_depth(depth):
    text = json.dumps(
        {"format": "stamtisch-record/1", "game": "claim", "actions": [], "position": {"hands": 7}}
    )
    text = text.replace("7", "[" * depth + "]" * depth)
    with pytest.raises(StamtischError):
        GameRecord.parse(text).start()


@pytest.mark.parametrize("name", ["\x1b[31mX", "y" * 100_000, "\ud800"], ids=nameless)
def test_an_option_with_a_hostile_name_is_quoted(name):
    with pytest.raises(OptionError) as refusal:
        load_game("claim", **{name: 1})
    words = str(refusal.value)
    assert len(words) < 1000
    assert words.isprintable()


@pytest.mark.parametrize(
    "seat", [0.5, 1.9, None, [], {}, b"p1", np.array([0, 1]), HUGE, -1, True], ids=nameless
)
def test_what_is_no_seat_is_refused(seat):
    state = load_game("the-game", players=2).new(1)
    with pytest.raises(NotationError):
        state.game.seat(seat)
    with pytest.raises(NotationError):
        state.observation(seat)


@pytest.mark.parametrize(
    "action", [HUGE, -HUGE, 2**63, -(2**63), 1.5, np.array([1]), None, b"end", []], ids=nameless
)
def test_what_is_no_action_is_refused(action):
    state = load_game("the-game", players=2).new(1)
    before = raw(state)
    with pytest.raises(NotationError):
        state.apply(action)
    with pytest.raises(NotationError):
        state.apply(action, 0)
    assert raw(state) == before


@pytest.mark.parametrize("words", [5, None, b"end", ["end"]], ids=nameless)
def test_words_are_a_text(words):
    state = load_game("the-game", players=2).new(1)
    assert state.why_not("p1", words).code == "bad-notation"
    with pytest.raises(NotationError):
        state.game.parse_action(words)


@pytest.mark.parametrize("action", [-1, 413, 2**63, HUGE], ids=nameless)
def test_only_actions_have_words(action):
    with pytest.raises(NotationError):
        load_game("the-game", players=2).format_words(action)


def test_numpy_integers_are_whole_numbers_everywhere():
    two = np.int64(2)
    game = load_game("the-game", players=two)
    assert game.options["players"] == 2
    assert type(game.options["players"]) is int
    assert raw(game.new(np.int64(3))) == raw(game.new(3))
    assert game.seat(np.int8(1)) == 1


@pytest.mark.parametrize("value", [HUGE, [HUGE], deep(100_000)], ids=nameless)
def test_values_too_large_to_print_are_refused(value):
    with pytest.raises(OptionError):
        load_game("the-game", players=value)
    with pytest.raises(OptionError):
        load_game("the-game", players=2, min_cards=value)
    with pytest.raises(StamtischError):
        load_game("the-game", players=2).from_position({"laid": value})
    with pytest.raises(SeedError):
        load_game("the-game", players=2).new(value)


def test_a_game_replays_its_own_records_only():
    claim = load_game("claim")
    for record in (
        GameRecord("the-game", {}),
        GameRecord("claim", {"factions": "claim2"}),
        GameRecord("claim", {}, rules=99),
    ):
        with pytest.raises(RecordError):
            claim.replay(record)
    assert claim.replay(GameRecord("claim", {"players": 2})).to_act() == [0]


def test_a_hand_laid_down_whole_is_a_position_too():
    """All hands empty, cards to draw, the end of the turn still to be said."""
    game = load_game("the-game", players=1)
    position = {"piles": {"up1": 30}, "hands": {"p1": []}, "draw": [40, 41, 42], "laid": 8}
    state = game.from_position(position)
    assert state.legal_words() == ["end"]
    world = redeal(state.observation("p1"), 1)
    assert world.record().start().legal_words() == ["end"]
