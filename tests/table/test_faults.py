"""Faults that other online tables had, and that this one is not to have."""

import json
from datetime import datetime, timedelta, timezone
from itertools import permutations
from random import Random

import pytest

from stamtisch.engine.errors import StamtischError
from stamtisch.table import commands as c
from stamtisch.table.commands import parse_command
from stamtisch.table.errors import CommandError, ConflictError, NotAllowedError, StaleError
from stamtisch.table.table import Table
from stamtisch.table.transitions import CLOCK, bot_actor
from tests.table.sitting import FULL, Sitting


@pytest.mark.parametrize("game", FULL)
def test_O01_no_update_holds_a_start_state_a_history_or_an_undo_snapshot(game):
    sitting = Sitting(game, salt=4).start().play(25)
    for guest in ("g1", "g2", "stranger"):
        update = json.loads(sitting.update(guest))
        assert set(update) == {"version", "table", "game", "log"}
        keys = set(walk_keys(update))
        assert not keys & {"rng", "initial", "history", "state", "snapshot", "guest", "token", "deck"}


def walk_keys(part):
    if isinstance(part, dict):
        yield from part
        for value in part.values():
            yield from walk_keys(value)
    elif isinstance(part, list):
        for value in part:
            yield from walk_keys(value)


def test_O02_choices_made_at_once_are_all_taken_in_any_order():
    ends = set()
    for order in permutations(("p1", "p2", "p3")):
        sitting = Sitting().start()
        seen = sitting.table.version
        for seat in order:
            assert sitting.act(seat, seen=seen) == ["acted"]
        ends.add(json.dumps(sitting.view()["game"]["position"]))
    assert len(ends) == 1


def test_O03_before_the_last_choice_the_others_learn_only_that_one_was_made():
    updates = set()
    for choice in range(5):
        sitting = Sitting().start()
        legal = sitting.view("g1")["game"]["legal"]
        sitting.act("p1", legal[choice])
        updates.add(tuple(sitting.update(guest) for guest in ("g2", "g3", "stranger")))
        with pytest.raises(StamtischError):
            sitting.do("g1", c.Act(legal[choice]))
    assert len(updates) == 1


def test_O04_a_double_click_plays_once():
    sitting = Sitting("the-game").start()
    seen = sitting.table.version
    words = sitting.view("g1")["game"]["legal"][0]
    sitting.act("p1", words, seen)
    for again in (words, sitting.view("g1")["game"]["legal"][0]):
        with pytest.raises(StaleError):
            sitting.act("p1", again, seen)
    assert sitting.table.play.ply == 1


def test_O04_a_turn_ended_twice_ends_once():
    sitting = Sitting("the-game", options={"players": 1}).start()
    sitting.act("p1")
    sitting.act("p1")
    seen = sitting.table.version
    sitting.act("p1", "end", seen)
    with pytest.raises(StaleError):
        sitting.act("p1", "end", seen)


def test_O04_an_equal_card_in_hand_is_not_discarded_by_a_retry():
    for salt in range(60):
        sitting = Sitting("saboteur", salt=salt).start()
        hand = sitting.view("g1")["game"]["position"]["hands"]["p1"]
        twins = [card for card in hand if hand.count(card) > 1]
        if twins:
            break
    seen = sitting.table.version
    sitting.act("p1", f"pass {twins[0]}", seen)
    with pytest.raises(StaleError):
        sitting.act("p1", f"pass {twins[0]}", seen)


def test_O07_as_many_sit_down_as_there_are_seats_and_each_in_their_own():
    sitting = Sitting("the-game", options={"players": 4}, people=1)
    answers = []
    for number in range(8):
        try:
            sitting.do(f"guest-{number}", c.Sit("p2", "Anna") if number < 4 else c.Sit("p3", "Bo"))
            answers.append("sat")
        except ConflictError:
            answers.append("taken")
    assert answers.count("sat") == 2
    held = [seat.guest for seat in sitting.table.seats if seat.guest]
    assert len(held) == len(set(held)) == 3


def test_O07_one_guest_has_one_seat_however_often_they_ask():
    sitting = Sitting("the-game", options={"players": 4}, people=1)
    sitting.do("g2", c.Sit("p2", "Bo"))
    for command in (c.Sit("p2", "Bo"), c.Sit("p3", "Bo"), c.Adopt("p1")):
        with pytest.raises(ConflictError):
            sitting.do("g2", command)


def test_O08_a_seat_left_or_lost_is_void_for_who_had_it():
    sitting = Sitting()
    sitting.do("g2", c.Leave())
    sitting.do("g7", c.Sit("p2", "Cy"))
    for command in (c.Rename("Bo"), c.Leave(), c.Share("aa" * 32)):
        with pytest.raises(NotAllowedError):
            sitting.do("g2", command)
    assert sitting.table.viewer_of("g2") == "spectator"


@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("way", ["leaves", "drops"])
def test_O10_nobody_blocks_a_table_by_going(game, way):
    """At every decision of a game its owner goes: a bot takes it over and play goes on to the end."""
    sitting = Sitting(game, salt=3, clock={"kind": "gentle", "seconds": 10}).start()
    sitting.presence.arrive("stranger", sitting.now)
    steps = 0
    while sitting.table.phase == "playing":
        seat = sitting.table.play.now.awaited[-1]
        if sitting.table.guest_of(seat) and sitting.table.bot_of(seat) is None:
            guest = sitting.table.guest_of(seat)
            if way == "leaves":
                sitting.do(guest, c.Leave())
            else:
                sitting.presence.depart(guest, sitting.now)
        due = sitting.table.due(sitting.presence)
        assert due, "somebody is always able to act"
        sitting.now = max(sitting.now, due[0].at)
        command = due[0].command
        if command is None:
            command = c.Act(sitting.table.play.now.state.legal_words(due[0].seat)[0])
        assert sitting.do(due[0].actor, command)
        steps += 1
        assert steps < 3000
    assert sitting.table.phase == "over"


JUNK = [
    "100 up1",
    "48",
    "48 up5",
    "1 up1",
    "-1 up1",
    "48.0 up1",
    "48 up1 up2",
    "٤٨ up1",
    "48\u00a0up1",
    "48 UP1",
]


@pytest.mark.parametrize("words", JUNK)
def test_O11_nothing_but_legal_words_is_carried_out(words):
    sitting = Sitting("the-game").start()
    with pytest.raises(StamtischError):
        sitting.act("p1", words)
    assert sitting.table.play.ply == 0


@pytest.mark.parametrize("game", FULL)
def test_O11_what_is_accepted_is_what_is_legal(game):
    """All actions of the game, at random moments, by the right and the wrong seat."""
    dice = Random(8)
    sitting = Sitting(game, salt=8).start().play(dice.randrange(12))
    state = sitting.table.play.now.state
    for action in dice.sample(range(state.game.action_count), min(300, state.game.action_count)):
        words = state.game.format_words(action)
        for seat in ("p1", "p2"):
            allowed = words in state.legal_words(seat) or action in state.signals(seat)
            assert carried_out(sitting, seat, words) == allowed


def carried_out(sitting, seat, words):
    try:
        sitting.decide(f"g{seat[1]}", c.Act(words))
    except StamtischError:
        return False
    return True


def test_O11_extra_fields_are_not_overlooked():
    for extra in ({"rotation": 90}, {"openings": "LRTB"}, {"seat": "p2"}):
        with pytest.raises(CommandError):
            parse_command({"type": "act", "words": "pass cross", **extra})


def test_O12_a_refusal_depends_on_nothing_that_its_reader_may_not_know():
    """To rock-fall a goal is refused alike, gold or stone; so is what somebody else holds."""
    refusals = set()
    for salt in range(12):
        sitting = Sitting("saboteur", salt=salt).start()
        refusals.add(str(sitting.table.why_not("g2", "rockfall 8,0")))
    assert len(refusals) == 1


def test_O12_each_viewer_s_log_tells_what_that_viewer_saw():
    sitting = Sitting("saboteur", salt=2).start()
    card = sitting.view("g1")["game"]["position"]["hands"]["p1"][0]
    sitting.act("p1", f"pass {card}")
    last = {viewer: sitting.table.log(viewer)[-1] for viewer in ("p1", "p2", "spectator")}
    assert last["p1"]["words"] == f"pass {card}"
    assert last["p2"]["words"] == last["spectator"]["words"] == "pass ?"
    assert last["p2"] == last["spectator"]


@pytest.mark.parametrize("game", FULL)
def test_O15_a_table_rebuilt_from_its_log_deals_the_same_cards_later(game):
    """As after a crash at any moment: the log alone leads to the same hands and the same later deals."""
    dice, lost = Random(1), Random(6)
    sitting = Sitting(game, salt=6).start()
    while sitting.table.phase == "playing":
        if lost.random() < 0.05:
            sitting.table = sitting.refolded()
        sitting.step(dice)
    unbroken, dice = Sitting(game, salt=6).start(), Random(1)
    while unbroken.table.phase == "playing":
        unbroken.step(dice)
    assert sitting.table.record() == unbroken.table.record()


def test_O18_a_move_made_on_an_old_board_is_refused_however_legal():
    sitting = Sitting("claim").start()
    seen = sitting.table.version
    words = sitting.view("g1")["game"]["legal"]
    sitting.act("p1", words[0])
    sitting.do("g1", c.Undo())
    with pytest.raises(StaleError):
        sitting.act("p1", words[0], seen)
    assert sitting.act("p1", words[0], sitting.table.version) == ["acted"]


def test_O19_a_draw_is_never_taken_back_not_even_by_consent():
    sitting = Sitting("the-game").start()
    sitting.act("p1")
    sitting.act("p1")
    sitting.act("p1", "end")
    for guest in ("g1", "g2", "g3"):
        with pytest.raises(ConflictError):
            sitting.do(guest, c.Undo())
    assert "undo-asked" not in {event.what.kind for event in sitting.events}


def test_O23_disconnection_alone_costs_nobody_anything():
    sitting = Sitting("claim", clock={"kind": "hard", "seconds": 60}).start()
    sitting.presence.depart("g1", sitting.now)
    assert sitting.wait(30).do(CLOCK, c.Expire("p1")) == []


def test_O26_who_was_removed_cannot_come_back_by_the_table_s_link():
    sitting = Sitting(people=2)
    sitting.do("g1", c.Kick("p2"))
    for command in (c.Sit("p2", "Bo"), c.Sit("p3", "Bo"), c.Adopt("p1")):
        with pytest.raises(NotAllowedError):
            sitting.do("g2", command)
    assert sitting.table.log("spectator")[-1]["message"]["id"] == "table-event-kicked"


def test_O26_a_finished_table_takes_no_more_actions():
    sitting = Sitting("claim").start().play()
    for actor, command in (
        ("g1", c.Act("goblin-4")), ("g1", c.Undo()), ("g1", c.Start()), ("g1", c.SetClock("hard", 60)),
        ("g9", c.Sit("p1", "Zoe")), (bot_actor("p2"), c.Act("goblin-4")), (CLOCK, c.Expire("p1")),
    ):  # fmt: skip
        with pytest.raises((ConflictError, NotAllowedError)):
            sitting.do(actor, command)


def test_O32_who_returns_has_the_seat_with_all_that_the_bot_saw():
    sitting = Sitting("saboteur", salt=1, clock={"kind": "gentle", "seconds": 10}).start()
    sitting.presence.depart("g1", sitting.now)
    sitting.wait(30).do(CLOCK, c.Expire("p1"))
    words = next(iter(sitting.table.play.now.state.legal_words("p1")))
    sitting.do(bot_actor("p1"), c.Act(words))
    sitting.wait(5).presence.arrive("phone", sitting.now)
    sitting.do("phone", c.Adopt("p1"))
    assert sitting.table.due(sitting.presence)[0].command == c.HandBack("p1")
    sitting.do(CLOCK, c.HandBack("p1"))
    assert sitting.view("phone")["game"]["position"] == sitting.table.observation("p1").position()
    told = [entry for entry in sitting.table.log("p1") if entry["kind"] == "action"]
    assert (told[-1]["words"], told[-1]["bot"]) == (words, "greedy")


def test_O32_a_bot_s_late_move_does_not_count_once_its_person_is_back():
    sitting = Sitting("claim", clock={"kind": "hard", "seconds": 10}).start().wait(10)
    sitting.do(CLOCK, c.Expire("p1"))
    seen, words = sitting.table.version, sitting.table.play.now.state.legal_words("p1")
    sitting.act("p1", words[0])
    with pytest.raises(NotAllowedError):
        sitting.do(bot_actor("p1"), c.Act(words[1]), seen=seen)


def test_O33_nothing_is_dealt_before_all_seats_are_taken():
    sitting = Sitting(people=2)
    assert sitting.view("g1")["game"] is None
    with pytest.raises(ConflictError):
        sitting.do("g1", c.Start())
    assert sitting.table.play is None


def test_O33_nobody_begins_again_until_the_deal_suits():
    """The seed is not to be chosen, a game is begun once, and a new one is another table that all see."""
    with pytest.raises(CommandError):
        Sitting(seed="00" * 32)
    sitting = Sitting().start()
    for command in (c.Start(), c.Share("aa" * 32), c.Rematch(), c.SetSeat("p2", "open")):
        with pytest.raises(ConflictError):
            sitting.do("g1", command)


TALK = ["42", "forty-two", "\uff14\uff12", "4 2", "4️⃣2️⃣", "91 is mine", "https://pics.test/42.png", "!!!! !!"]


@pytest.mark.parametrize("text", TALK)
def test_O36_no_free_text_while_the_rules_forbid_telling(text):
    sitting = Sitting("the-game").start()
    with pytest.raises(ConflictError) as refused:
        sitting.do("g2", c.Chat(text))
    assert refused.value.rule == "the-game/R24"
    with pytest.raises(ConflictError):
        sitting.do("g2", c.Rename(text[:24]))
    assert Sitting("the-game").do("g2", c.Chat(text)) == ["chatted"]


def test_O36_talk_is_free_again_once_the_game_is_over():
    sitting = Sitting("the-game").start().play()
    assert sitting.do("g2", c.Chat("I had the 42!")) == ["chatted"]


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", '"><svg onload=1>', "{{7*7}}", "Be\u202eta"]
)
def test_O13_names_and_chat_are_text(name):
    sitting = Sitting(people=1)
    command = parse_command({"type": "sit", "seat": "p2", "name": name[:24]})
    sitting.do("g2", command)
    shown = sitting.view()["table"]["seats"][1]["name"]
    assert shown == name[:24].replace("\u202e", "")


def test_O05_a_log_has_no_gap_and_no_number_twice():
    log = Sitting().start().play(20).events
    assert [event.n for event in log] == list(range(1, len(log) + 1))
    for broken in (log[:5] + log[6:], log[:6] + log[5:]):
        with pytest.raises(StamtischError):
            Table.fold(broken)


def test_O24_tables_of_the_same_second_have_nothing_in_common():
    sittings = [Sitting("the-game", salt=salt).start() for salt in range(100)]
    assert len({sitting.table.play.start.seed for sitting in sittings}) == 100
    hands = {json.dumps(sitting.view("g1")["game"]["position"]["hands"]["p1"]) for sitting in sittings}
    assert len(hands) == 100


def test_O35_times_are_shown_in_utc_whatever_the_server_s_zone():
    sitting = Sitting("claim", clock={"kind": "hard", "seconds": 86400}).start()
    sitting.now = datetime(2027, 3, 28, 3, 30, tzinfo=timezone(timedelta(hours=2)))
    sitting.act("p1")
    assert sitting.view()["table"]["deadline"] == {"p2": "2027-03-29T01:30:00.000Z"}
    assert sitting.table.log("p1")[-1]["at"] == "2027-03-28T01:30:00.000Z"
