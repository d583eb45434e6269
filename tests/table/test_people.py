"""Sitting down, moving, leaving, being removed, hosting, another device, another game."""

import pytest

from stamtisch.table import commands as c
from stamtisch.table.errors import AheadError, CommandError, ConflictError, NotAllowedError
from stamtisch.table.quiet import MOST_TALK
from stamtisch.table.table import Table
from stamtisch.table.transitions import CLOCK
from tests.table.sitting import Sitting


def kinds(sitting):
    return [seat["kind"] for seat in sitting.view()["table"]["seats"]]


def names(sitting):
    return [seat["name"] for seat in sitting.view()["table"]["seats"]]


def test_a_seat_is_taken_once():
    sitting = Sitting(people=1)
    assert sitting.do("g2", c.Sit("p2", "Bo")) == ["sat"]
    with pytest.raises(ConflictError, match="Bo sits there"):
        sitting.do("g3", c.Sit("p2", "Cy"))
    with pytest.raises(ConflictError, match="sit at this table already"):
        sitting.do("g2", c.Sit("p3", "Bo"))


def test_a_bot_s_seat_is_not_open():
    sitting = Sitting(people=1)
    sitting.do("g1", c.SetSeat("p2", "bot"))
    with pytest.raises(ConflictError, match="not free"):
        sitting.do("g2", c.Sit("p2", "Bo"))
    sitting.do("g1", c.SetSeat("p2", "open"))
    assert sitting.do("g2", c.Sit("p2", "Bo")) == ["sat"]


def test_two_people_of_one_name_are_told_apart():
    sitting = Sitting(people=1)
    sitting.do("g2", c.Sit("p2", "ANNA"))
    sitting.do("g3", c.Sit("p3", "anna"))
    assert names(sitting) == ["Anna", "ANNA 2", "anna 3"]
    sitting.do("g2", c.Rename("anna"))
    assert names(sitting)[1] == "anna 2"
    sitting.do("g2", c.Rename("x" * 24))
    sitting.do("g3", c.Rename("x" * 24))
    assert names(sitting)[2] == "x" * 22 + " 2"
    assert sitting.do("g3", c.Rename("x" * 24)) == []


def test_a_locked_table_takes_nobody_but_its_host():
    sitting = Sitting(people=2)
    sitting.do("g1", c.Lock(True))
    with pytest.raises(NotAllowedError, match="locked"):
        sitting.do("g3", c.Sit("p3", "Cy"))
    sitting.do("g1", c.Leave())
    assert sitting.table.host == "g2"
    assert sitting.do("g2", c.Lock(False)) == ["locked"]
    assert sitting.do("g3", c.Sit("p3", "Cy")) == ["sat"]


def test_moving_takes_the_name_and_the_share_along():
    sitting = Sitting(people=2)
    sitting.do("g2", c.Share("ab" * 32))
    sitting.do("g2", c.Move("p3"))
    assert names(sitting) == ["Anna", None, "Guest B"]
    assert sitting.view()["table"]["fair"]["shares"] == {"p3": "ab" * 32}
    with pytest.raises(ConflictError, match="Anna sits there"):
        sitting.do("g2", c.Move("p1"))
    assert sitting.do("g2", c.Move("p3")) == []


def test_leaving_the_lobby_frees_the_seat_and_its_share():
    sitting = Sitting()
    sitting.do("g2", c.Share("ab" * 32))
    sitting.do("g2", c.Leave())
    assert kinds(sitting) == ["person", "open", "person"]
    assert sitting.view()["table"]["fair"]["shares"] == {}
    assert sitting.view("g2")["table"]["you"] is None


def test_a_removed_person_may_watch_and_nothing_else():
    sitting = Sitting()
    sitting.do("g1", c.Kick("p2"))
    assert kinds(sitting) == ["person", "open", "person"]
    for command in (c.Sit("p2", "Bo"), c.Chat("hello"), c.Rename("Bo"), c.Leave()):
        with pytest.raises(NotAllowedError):
            sitting.do("g2", command)
    assert sitting.view("g2")["table"]["you"] is None
    with pytest.raises(ConflictError, match="cannot remove yourself"):
        sitting.do("g1", c.Kick("p1"))


def test_a_person_removed_in_play_is_followed_by_a_bot_for_good():
    sitting = Sitting().start()
    sitting.do("g1", c.Kick("p2"))
    assert kinds(sitting) == ["person", "bot", "person"]
    for command in (c.Act("+1 > p1"), c.Back(), c.Adopt("p2"), c.Adopt("p3")):
        with pytest.raises((NotAllowedError, ConflictError)):
            sitting.do("g2", command)
    assert sitting.view("g2")["game"]["legal"] == []


def test_hosting_is_handed_over_and_taken_along():
    sitting = Sitting()
    sitting.do("g1", c.GiveHost("p3"))
    assert sitting.view("g3")["table"]["hosting"]
    assert not sitting.view("g1")["table"]["hosting"]
    assert sitting.view()["table"]["host"] == "p3"
    sitting.do("g30", c.Adopt("p3"))
    assert sitting.view("g30")["table"]["hosting"]
    assert sitting.table.host == "g30"


def test_hosting_goes_to_a_person_and_not_to_a_bot():
    sitting = Sitting(people=2)
    sitting.do("g1", c.SetSeat("p3", "bot"))
    with pytest.raises(ConflictError, match="Nobody sits"):
        sitting.do("g1", c.GiveHost("p3"))


def test_a_host_who_leaves_is_followed_by_somebody_who_is_here():
    sitting = Sitting()
    sitting.presence.depart("g2", sitting.now)
    assert sitting.do("g1", c.Leave()) == ["left", "hosted"]
    assert sitting.view()["table"]["host"] == "p3"


def test_a_host_alone_keeps_the_table():
    sitting = Sitting(people=1)
    assert sitting.do("g1", c.Leave()) == ["left"]
    assert sitting.view("g1")["table"]["hosting"]
    assert sitting.do("g1", c.Sit("p2", "Anna")) == ["sat"]


def test_hosting_passes_on_when_the_host_stays_away():
    sitting = Sitting()
    sitting.presence.depart("g1", sitting.now)
    due = sitting.table.due(sitting.presence)
    assert [(each.actor, each.command) for each in due] == [(CLOCK, c.PassHost())]
    assert sitting.wait(60).do(CLOCK, c.PassHost()) == []
    sitting.now = due[0].at
    assert sitting.do(CLOCK, c.PassHost()) == ["hosted"]
    assert sitting.view()["table"]["host"] == "p2"
    assert sitting.table.due(sitting.presence) == []


def test_hosting_stays_while_nobody_else_is_here():
    sitting = Sitting()
    for guest in ("g1", "g2", "g3"):
        sitting.presence.depart(guest, sitting.now)
    sitting.presence.arrive("watcher", sitting.now)
    assert sitting.table.due(sitting.presence) == []
    assert sitting.wait(1000).do(CLOCK, c.PassHost()) == []


def test_a_seat_s_link_moves_the_seat_to_another_device():
    sitting = Sitting().start()
    before = sitting.view("g2")
    assert sitting.do("phone", c.Adopt("p2")) == ["adopted"]
    assert sitting.view("phone")["game"] == before["game"]
    assert sitting.view("g2")["table"]["you"] is None
    assert sitting.view("g2")["game"] == sitting.view("stranger")["game"]
    assert sitting.do("phone", c.Adopt("p2")) == []
    with pytest.raises(NotAllowedError):
        sitting.do("g2", c.Act("+1 > p1"))
    with pytest.raises(ConflictError, match="sit at this table already"):
        sitting.do("g3", c.Adopt("p2"))


def test_a_game_begins_when_nobody_is_missing():
    sitting = Sitting(people=2)
    with pytest.raises(ConflictError, match="Nobody sits at p3"):
        sitting.do("g1", c.Start())
    sitting.do("g1", c.SetSeat("p3", "bot", "fair"))
    assert sitting.do("g1", c.Start()) == ["started"]


def test_only_bots_that_the_game_has_sit_down():
    sitting = Sitting(people=2)
    with pytest.raises(CommandError, match="greedy") as refused:
        sitting.do("g1", c.SetSeat("p3", "bot", "deep-blue"))
    assert refused.value.where == "bot"
    for name in ("random", "greedy", "easy", "fair", "strong"):
        assert sitting.do("g1", c.SetSeat("p3", "bot", name)) == ["seat-set"]
    assert sitting.do("g1", c.SetSeat("p3", "bot", "strong")) == []


def test_the_host_may_watch_only():
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    sitting = Sitting(seats=seats, people=0)
    sitting.do("g1", c.Chat("Who plays?"))
    assert sitting.table.log("spectator")[-1]["seat"] is None
    sitting.do("g2", c.Sit("p1", "Bo"))
    assert sitting.do("g1", c.Start()) == ["started"]
    with pytest.raises(NotAllowedError):
        sitting.do("g1", c.Act("+1 > p1"))


def test_a_table_is_given_up_to_bots_when_its_host_watches():
    sitting = Sitting(seats=[{"kind": "bot"}] * 3, people=0)
    assert sitting.do("g1", c.Start()) == ["started"]
    sitting.presence.arrive("g1", sitting.now)
    assert len(sitting.table.due(sitting.presence)) == 3


def finished():
    return Sitting(salt=3).start().play()


def test_the_host_s_rematch_seats_those_who_want_it():
    sitting = finished()
    assert sitting.do("g2", c.Rematch()) == ["wished"]
    assert sitting.do("g2", c.Rematch()) == []
    assert [seat["rematch"] for seat in sitting.view()["table"]["seats"]] == [False, True, False]
    decided = sitting.decide("g1", c.Rematch())
    first = sitting.table.successor(decided, sitting.entropy())
    for event in decided:
        sitting.table.apply(event)
    table = Table.fold(first)
    assert sitting.view()["table"]["next_table"] == table.id
    assert [seat.guest for seat in table.seats] == ["g1", "g2", None]
    assert table.host == "g1"
    assert table.previous == sitting.table.id
    assert table.game.options == sitting.table.game.options
    assert table.fair.secret != sitting.table.fair.secret
    with pytest.raises(ConflictError, match="set up already"):
        sitting.do("g3", c.Rematch())


def test_a_rematch_keeps_the_bots_and_is_nobody_else_s_to_begin():
    sitting = Sitting(people=2, salt=5)
    sitting.do("g1", c.SetSeat("p3", "bot", "random"))
    sitting.do("g1", c.Lock(True))
    sitting.start()
    while sitting.table.phase == "playing":
        seat = sitting.table.play.now.awaited[0]
        words = sitting.table.play.now.state.legal_words(seat)[0]
        sitting.do("bot:p3" if seat == "p3" else f"g{seat[1]}", c.Act(words))
    assert sitting.do("g2", c.Rematch()) == ["wished"]
    table = Table.fold(sitting.table.successor(sitting.decide("g1", c.Rematch()), sitting.entropy()))
    assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]
    assert table.locked
    assert sitting.table.successor(sitting.decide("g2", c.Chat("bye")), sitting.entropy()) == []


def test_who_leaves_afterwards_is_not_waited_for():
    sitting = finished()
    sitting.do("g2", c.Rematch())
    sitting.do("g2", c.Leave())
    assert not sitting.view()["table"]["seats"][1]["rematch"]
    assert sitting.do("g1", c.Leave()) == ["left", "hosted"]
    assert sitting.view()["table"]["host"] == "p3"
    with pytest.raises(NotAllowedError):
        sitting.do("g2", c.Rematch())


def test_results_name_the_people_and_who_won():
    assert Sitting().table.results() == []
    sitting = finished()
    winners = sitting.view()["game"]["winners"]
    assert sitting.table.results() == [
        {"seat": f"p{n}", "guest": f"g{n}", "won": f"p{n}" in winners} for n in (1, 2, 3)
    ]


@pytest.mark.parametrize("talk", [c.Chat("Hello"), c.Say("web-phrase-hello"), c.Rename("Other")])
def test_a_table_takes_so_much_talk_and_no_more(talk):
    sitting = Sitting()
    for number in range(MOST_TALK):
        kinds = (c.Chat("Hi"), c.Say("web-phrase-bye"), c.Rename(f"Anna {number}"))
        assert sitting.do("g1", kinds[number % 3])
    with pytest.raises(ConflictError) as refused:
        sitting.do("g1", talk)
    assert refused.value.reason.message == "table-talked-enough"
    assert refused.value.reason.arguments == {"most": MOST_TALK}
    sitting.start().play()
    assert sitting.table.phase == "over"
    assert sitting.refolded().talked == MOST_TALK


def test_a_command_for_a_version_that_has_not_been_yet_is_refused_as_such():
    sitting = Sitting().start()
    version = sitting.table.version
    words = sitting.table.play.now.state.legal_words("p1")[0]
    for command in (c.Act(words), c.Chat("Hello"), c.Lock(True), c.Undo()):
        with pytest.raises(AheadError) as refused:
            sitting.do("g1", command, version + 1)
        assert refused.value.code == "ahead"
        assert refused.value.where == "version"
        assert refused.value.reason.arguments == {"seen": version + 1, "version": version}
    assert sitting.table.version == version
    sitting.act("p1", words, version)
