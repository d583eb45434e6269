"""Clocks, bots that stand in and hand back, and tables that sleep."""

from datetime import timedelta

import pytest

from stamtisch.table import commands as c
from stamtisch.table.clock import GRACE, PACE
from stamtisch.table.errors import ConflictError, NotAllowedError
from stamtisch.table.events import format_time
from stamtisch.table.presence import Presence
from stamtisch.table.transitions import CLOCK, bot_actor
from tests.table.sitting import START, Sitting


def claim(kind="none", seconds=60, **parts):
    return Sitting("claim", clock={"kind": kind, "seconds": seconds}, **parts).start()


def due(sitting, pace=PACE):
    return [(each.at, each.actor, each.command) for each in sitting.table.due(sitting.presence, pace)]


def stand_in(sitting, seat="p1"):
    return next(each["stand_in"] for each in sitting.view()["table"]["seats"] if each["seat"] == seat)


def test_without_a_clock_nobody_s_time_is_ever_up():
    sitting = claim()
    assert due(sitting) == []
    assert sitting.view()["table"]["deadline"] is None
    sitting.presence.depart("g1", sitting.now)
    assert [each[2] for each in due(sitting)] == [c.PassHost()]
    assert sitting.wait(10**6).do(CLOCK, c.Expire("p1")) == []


def test_a_hard_clock_lets_a_bot_act_for_whoever_is_slow():
    sitting = claim("hard", 60).wait(1)
    assert due(sitting) == [(START + timedelta(seconds=60), CLOCK, c.Expire("p1"))]
    assert sitting.view()["table"]["deadline"] == {"p1": format_time(START + timedelta(seconds=60))}
    assert sitting.do(CLOCK, c.Expire("p1")) == []
    assert sitting.do(CLOCK, c.Expire("p2")) == []
    assert sitting.wait(59).do(CLOCK, c.Expire("p1")) == ["stood-in"]
    assert sitting.events[-1].what.why == "slow"
    assert stand_in(sitting) == "greedy"
    assert due(sitting) == [(sitting.now + PACE, bot_actor("p1"), None)]
    assert sitting.view()["table"]["deadline"] is None
    assert sitting.table.bot_of("p1") == "greedy"
    words = sitting.table.play.now.state.legal_words("p1")[0]
    assert sitting.do(bot_actor("p1"), c.Act(words)) == ["acted"]
    assert sitting.table.log("p2")[-1]["bot"] == "greedy"


def test_who_acts_after_all_has_the_seat_back():
    sitting = claim("hard", 60).wait(60)
    sitting.do(CLOCK, c.Expire("p1"))
    assert sitting.view("g1")["game"]["legal"]
    assert sitting.act("p1") == ["returned", "acted"]
    assert stand_in(sitting) is None


def test_who_says_so_has_the_seat_and_the_whole_time_back():
    sitting = claim("hard", 60).wait(60)
    sitting.do(CLOCK, c.Expire("p1"))
    sitting.wait(0.5)
    assert sitting.do("g1", c.Back()) == ["returned"]
    assert sitting.do("g1", c.Back()) == []
    assert due(sitting) == [(sitting.now + timedelta(seconds=60), CLOCK, c.Expire("p1"))]


def test_a_bot_that_was_still_thinking_no_longer_acts():
    sitting = claim("hard", 60).wait(60)
    sitting.do(CLOCK, c.Expire("p1"))
    words = sitting.table.play.now.state.legal_words("p1")[0]
    sitting.do("g1", c.Back())
    with pytest.raises(NotAllowedError):
        sitting.do(bot_actor("p1"), c.Act(words))


def test_a_gentle_clock_reminds_those_who_are_here():
    sitting = claim("gentle", 60).wait(1000)
    assert due(sitting) == []
    assert sitting.view()["table"]["deadline"] == {"p1": format_time(START + timedelta(seconds=60))}
    assert sitting.do(CLOCK, c.Expire("p1")) == []


def test_a_gentle_clock_lets_a_bot_act_for_those_who_are_gone():
    sitting = claim("gentle", 60).wait(10)
    sitting.presence.depart("g1", sitting.now)
    assert due(sitting)[0] == (START + timedelta(seconds=60), CLOCK, c.Expire("p1"))
    assert sitting.wait(50).do(CLOCK, c.Expire("p1")) == ["stood-in"]
    assert sitting.events[-1].what.why == "away"


def test_a_short_drop_after_a_long_thought_costs_nobody_the_seat():
    sitting = claim("gentle", 60).wait(300)
    sitting.presence.depart("g1", sitting.now)
    assert due(sitting)[0] == (sitting.now + GRACE, CLOCK, c.Expire("p1"))
    assert sitting.do(CLOCK, c.Expire("p1")) == []
    sitting.wait(5).presence.arrive("g1", sitting.now)
    assert due(sitting) == []


def test_who_was_away_has_the_seat_back_on_return():
    sitting = claim("gentle", 60)
    sitting.presence.depart("g1", sitting.now)
    sitting.wait(60).do(CLOCK, c.Expire("p1"))
    assert sitting.do(CLOCK, c.HandBack("p1")) == []
    sitting.wait(30).presence.arrive("g1", sitting.now)
    assert due(sitting) == [(sitting.now, CLOCK, c.HandBack("p1"))]
    assert sitting.do(CLOCK, c.HandBack("p1")) == ["returned"]
    assert stand_in(sitting) is None
    assert sitting.do(CLOCK, c.HandBack("p1")) == []


def test_who_left_is_followed_by_a_bot_at_once_and_may_come_back():
    sitting = claim()
    assert sitting.do("g1", c.Leave()) == ["left", "hosted"]
    assert stand_in(sitting) == "greedy"
    assert sitting.do("g1", c.Leave()) == []
    sitting.wait(5).presence.depart("g1", sitting.now)
    sitting.wait(5).presence.arrive("g1", sitting.now)
    assert due(sitting) == [(START + PACE, bot_actor("p1"), None)]
    assert sitting.do("g1", c.Back()) == ["returned"]


def test_one_may_let_a_bot_play_for_oneself():
    sitting = claim()
    assert sitting.do("g2", c.StandIn("p2", "random")) == ["stood-in"]
    assert stand_in(sitting, "p2") == "random"
    with pytest.raises(ConflictError, match="already"):
        sitting.do("g2", c.StandIn("p2", "random"))
    assert sitting.do("g2", c.StandIn("p2", "greedy")) == ["stood-in"]


def test_the_host_lets_a_bot_play_for_who_is_missed_only():
    sitting = claim()
    sitting.act("p1")
    with pytest.raises(ConflictError, match="p2 is here"):
        sitting.do("g1", c.StandIn("p2"))
    with pytest.raises(NotAllowedError):
        sitting.do("g2", c.StandIn("p1"))
    sitting.presence.depart("g2", sitting.now)
    assert sitting.do("g1", c.StandIn("p2")) == ["stood-in"]
    slow = claim()
    slow.act("p1")
    assert slow.wait(30).do("g1", c.StandIn("p2")) == ["stood-in"]


def test_a_table_sleeps_while_nobody_is_here_and_wakes_with_a_grace():
    sitting = claim("hard", 60)
    for guest in ("g1", "g2"):
        sitting.wait(1).presence.depart(guest, sitting.now)
    assert due(sitting) == []
    sitting.wait(7200)
    assert sitting.do(CLOCK, c.Expire("p1")) == []
    sitting.presence.arrive("g2", sitting.now)
    woken = sitting.now + GRACE
    assert due(sitting) == [(woken, CLOCK, c.PassHost()), (woken, CLOCK, c.Expire("p1"))]
    assert sitting.view()["table"]["deadline"] == {"p1": format_time(woken)}
    assert sitting.wait(5).do(CLOCK, c.Expire("p1")) == []


def test_a_restart_of_the_server_is_nobody_s_fault():
    sitting = claim("hard", 60).wait(59)
    sitting.presence = Presence(sitting.now)
    sitting.presence.arrive("g1", sitting.now)
    assert due(sitting)[0][0] == sitting.now + GRACE


def test_each_decision_has_its_own_time():
    sitting = claim("hard", 60).wait(59)
    sitting.act("p1")
    assert due(sitting) == [(sitting.now + timedelta(seconds=60), CLOCK, c.Expire("p2"))]


def test_choices_at_once_have_one_time_from_when_they_came_up():
    sitting = Sitting(clock={"kind": "hard", "seconds": 30}).start().wait(20)
    sitting.act("p2")
    end = START + timedelta(seconds=30)
    assert due(sitting) == [(end, CLOCK, c.Expire("p1")), (end, CLOCK, c.Expire("p3"))]


def test_a_new_clock_begins_with_a_whole_time():
    sitting = claim().wait(500)
    sitting.do("g1", c.SetClock("hard", 60))
    assert due(sitting)[0][0] == sitting.now + timedelta(seconds=60)
    assert sitting.do("g1", c.SetClock("hard", 60)) == []


def test_bots_act_one_after_another_at_a_pace_that_can_be_none():
    sitting = Sitting(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], people=1).start()
    assert due(sitting) == [(START + PACE, bot_actor(seat), None) for seat in ("p2", "p3")]
    assert due(sitting, timedelta(0))[0][0] == START
    assert sitting.table.observation("p2").seat == 1
    assert sitting.table.dice("p2") != sitting.table.dice("p3")


def test_a_bot_s_dice_depend_on_the_game_alone():
    one, two = Sitting().start(), Sitting().start()
    one.do("g1", c.Chat("hello"))
    assert one.table.dice("p2") == two.table.dice("p2")
    before = one.table.dice("p2")
    one.act("p1")
    assert one.table.dice("p2") != before


def test_nothing_is_due_in_the_lobby_and_after_the_game():
    assert due(Sitting(clock={"kind": "hard", "seconds": 30})) == []
    assert due(Sitting("claim", clock={"kind": "hard", "seconds": 30}).start().play()) == []
    with pytest.raises(ConflictError, match="not begun"):
        Sitting().table.observation("p1")


def test_several_tabs_count_as_one_person():
    presence = Presence(START)
    assert presence.arrive("g1", START)
    assert not presence.arrive("g1", START)
    assert not presence.depart("g1", START)
    assert presence.is_here("g1")
    later = START + timedelta(seconds=9)
    assert presence.depart("g1", later)
    assert not presence.depart("g1", later)
    assert presence.gone_since("g1") == later
    assert presence.gone_since("never seen") == START
    assert presence.woken is None
    assert presence.guests == ()
