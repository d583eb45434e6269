"""Records: read, refused, replayed."""

import json

import pytest

from stamtisch import (
    GameRecord,
    IllegalActionError,
    NotationError,
    OptionError,
    PlayersError,
    RecordError,
    SeedError,
    StamtischError,
    UnknownGameError,
    load_game,
    redeal,
)
from tests.support.play import raw

WHOLE = {
    "format": "stamtisch-record/1",
    "game": "the-game",
    "options": {"players": 2},
    "seed": "0123456789abcdef" * 4,
    "actions": [],
    "rules": 1,
}


def text_with(**changes):
    return json.dumps({key: value for key, value in (WHOLE | changes).items() if value != "left out"})


def test_a_record_reads_what_it_writes():
    record = GameRecord.parse(text_with(actions=["p1: hint up1 good"]))
    assert GameRecord.parse(str(record)) == record
    assert record.start().record().as_json() == WHOLE


BAD = [
    ("", RecordError, "not JSON"),
    ("{", RecordError, "not JSON"),
    ("[" * 100_000, RecordError, "not JSON"),
    ("3", RecordError, "JSON object"),
    ("[]", RecordError, "JSON object"),
    (text_with(format="left out"), RecordError, "stamtisch-record/1"),
    (text_with(format="stamtisch-record/2"), RecordError, "stamtisch-record/2"),
    (text_with(game="left out"), RecordError, "game"),
    (text_with(actions="left out"), RecordError, "actions"),
    (text_with(moves=[]), RecordError, "moves"),
    (text_with(game="chess"), UnknownGameError, "chess"),
    (text_with(game=None), UnknownGameError, "null"),
    (text_with(rules=2), RecordError, "version 2"),
    (text_with(rules=True), RecordError, "version true"),
    (text_with(rules="1"), RecordError, "version 1"),
    (text_with(options=[]), RecordError, "JSON object"),
    (text_with(options={"players": 9}), PlayersError, "1 to 5"),
    (text_with(options={"colour": "red"}), OptionError, "colour"),
    (text_with(options={"name": "claim"}), OptionError, "name"),
    (text_with(seed="xyz"), SeedError, "'x'"),
    (text_with(seed=5.5), SeedError, "not a text"),
    (text_with(seed=None), SeedError, "not a text"),
    (text_with(seed=7), SeedError, "not a text"),
    (text_with(actions={}), RecordError, "list of texts"),
    (text_with(actions=["p1: end", 3]), RecordError, "entry 3"),
    (text_with(position=[]), StamtischError, "JSON object"),
    (text_with(position={"turn": "p7"}), StamtischError, "p7"),
]


@pytest.mark.parametrize(
    ("text", "error", "words"), BAD, ids=[words + str(i) for i, (_, _, words) in enumerate(BAD)]
)
def test_a_broken_record_is_refused_by_name(text, error, words):
    with pytest.raises(error, match=words):
        GameRecord.parse(text).start()


def test_an_action_that_is_not_legal_stops_a_replay():
    game = load_game("the-game", players=2)
    with pytest.raises(IllegalActionError):
        game.replay(GameRecord.parse(text_with(actions=["p1: end"])))
    with pytest.raises(NotationError):
        game.replay(GameRecord.parse(text_with(actions=["p1: jump"])))


def test_a_game_from_a_position_is_recorded_with_it():
    game = load_game("the-game", players=2)
    position = {"hands": {"p1": [30, 31], "p2": [40]}, "draw": [50, 60]}
    state = game.from_position(position, 5).apply("p1: 30 up1").apply("p1: 31 up1").apply("p1: end")
    record = state.record()
    assert record.position == position
    assert raw(game.replay(GameRecord.parse(str(record)))) == raw(state)
    assert raw(state.undo().undo()) == raw(game.from_position(position, 5).apply("p1: 30 up1"))


def test_a_redealt_world_is_recorded_by_its_position():
    world = redeal(load_game("the-game", players=2).new(3).observation(0), "11" * 32)
    world.apply(world.legal_actions()[0])
    again = world.game.replay(GameRecord.parse(str(world.record())))
    assert again.position() == world.position()
    assert raw(world.clone().undo()) != raw(world)


def test_the_default_seed_is_64_zeros():
    record = GameRecord.parse(text_with(seed="left out"))
    assert record.seed == "0" * 64
    assert raw(record.start()) == raw(load_game("the-game", players=2).new("0" * 64))
