"""A table as its host wishes it, or a clear word why not."""

import pytest

from stamtisch import OptionError, PlayersError, UnknownGameError
from stamtisch.table.clock import ClockSettings
from stamtisch.table.errors import CommandError
from stamtisch.table.setup import ME, Setup
from tests.table.sitting import setup_json


def test_left_out_the_host_sits_first_and_the_rest_is_open():
    setup = Setup.parse({"game": "claim", "name": "Anna"})
    assert setup.seats == (ME, None)
    assert setup.clock == ClockSettings("none", 60)
    assert not setup.locked
    assert setup.game.players == 2


def test_everything_can_be_said():
    seats = [{"kind": "bot", "bot": "strong"}, {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    clock = {"kind": "gentle", "seconds": 90}
    setup = Setup.parse(setup_json(options={"players": 4}, seats=seats, clock=clock, lock=True))
    assert setup.seats == ("strong", ME, None, "greedy")
    assert setup.clock == ClockSettings("gentle", 90)
    assert setup.locked


def test_a_host_who_does_not_sit_needs_no_name():
    assert Setup.parse({"game": "claim", "seats": [{"kind": "open"}] * 2}).name is None


BAD = [
    (None, CommandError, "table"),
    ({"game": "claim"}, CommandError, "name"),
    ({"name": "Anna"}, UnknownGameError, None),
    (setup_json(game=["claim"]), UnknownGameError, None),
    (setup_json(game="chess"), UnknownGameError, None),
    (setup_json(options=[]), CommandError, "options"),
    (setup_json(options={"players": 9}), PlayersError, "players"),
    (setup_json(options={"players": "3"}), PlayersError, "players"),
    (setup_json(options={"dragons": True}), OptionError, "dragons"),
    (setup_json(seed="00" * 32), CommandError, "seed"),
    (setup_json(name="\u202e"), CommandError, "name"),
    (setup_json(seats={}), CommandError, "seats"),
    (setup_json(seats=[{"kind": "me"}]), CommandError, "seats"),
    (setup_json(seats=[{"kind": "me"}] * 3), CommandError, "seats"),
    (setup_json(seats=[{"kind": "me"}, None, {"kind": "open"}]), CommandError, "seats.p2"),
    (setup_json(seats=[{"kind": "me"}, {"kind": "guest"}, {"kind": "open"}]), CommandError, "seats.p2"),
    (
        setup_json(seats=[{"kind": "me"}, {"kind": "bot", "bot": 4}, {"kind": "open"}]),
        CommandError,
        "seats.p2",
    ),
    (
        setup_json(seats=[{"kind": "me"}, {"kind": "open", "token": "x"}, {"kind": "open"}]),
        CommandError,
        "token",
    ),
    (setup_json(clock=60), CommandError, "clock"),
    (setup_json(clock={"kind": "slow"}), CommandError, "clock.kind"),
    (setup_json(clock={"kind": "hard", "seconds": 0}), CommandError, "clock.seconds"),
    (setup_json(clock={"kind": ["hard"]}), CommandError, "clock.kind"),
    (setup_json(lock="no"), CommandError, "lock"),
]


@pytest.mark.parametrize(("whole", "error", "where"), BAD, ids=lambda each: str(each)[:60])
def test_what_cannot_be_is_refused_by_name_and_place(whole, error, where):
    with pytest.raises(error) as refused:
        Setup.parse(whole)
    assert refused.value.where == where
    assert str(refused.value)
