"""What viewers are sent: positions, legal actions, logs, looking back."""

import json
from random import Random

import pytest

from stamtisch import NotationError
from stamtisch.table import commands as c
from stamtisch.table.chronicle import KEPT
from tests.table.sitting import FULL, Sitting, view

TABLE_PARTS = {
    "id", "phase", "game", "options", "host", "locked", "seats", "you", "hosting", "your_link", "clock",
    "deadline", "undo", "may_undo", "watchers", "next_table", "fair",
}  # fmt: skip
GAME_PARTS = {"ply", "position", "to_act", "legal", "signals", "scores", "over", "winners", "result"}
ENTRY_PARTS = {"n", "at", "kind", "seat", "name", "bot", "words", "message"}


@pytest.mark.parametrize("game", FULL)
def test_an_update_has_all_its_parts_and_is_plain_json(game):
    sitting = Sitting(game)
    assert sitting.view()["game"] is None
    sitting.start().play(30)
    update = json.loads(sitting.update("g1"))
    assert set(update) == {"version", "table", "game", "log"}
    assert set(update["table"]) == TABLE_PARTS
    assert set(update["game"]) == GAME_PARTS
    assert {frozenset(entry) for entry in update["log"]} == {frozenset(ENTRY_PARTS)}
    assert update["version"] == sitting.table.version == sitting.events[-1].n
    numbers = [entry["n"] for entry in update["log"]]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("game", FULL)
def test_each_seat_sees_its_own_cards_and_its_own_legal_actions(game):
    sitting = Sitting(game).start().play(5)
    state = sitting.table.play.now.state
    for number in range(1, state.game.players + 1):
        part = sitting.view(f"g{number}")["game"]
        seat = f"p{number}"
        assert part["position"] == state.observation(seat).position()
        assert part["legal"] == (state.legal_words(seat) if number - 1 in state.to_act() else [])
        assert part["scores"] == state.observation(seat).scores()
    part = sitting.view("stranger")["game"]
    assert part["position"] == state.observation("spectator").position()
    assert part["legal"] == part["signals"] == []


def test_options_are_shown_all_of_them():
    assert Sitting("saboteur").view()["table"]["options"]["require_connection"] is True


def test_watchers_are_counted_and_people_here_are_known():
    sitting = Sitting()
    sitting.presence.arrive("stranger", sitting.now)
    sitting.presence.arrive("stranger", sitting.now)
    sitting.presence.depart("g2", sitting.now)
    table = sitting.view()["table"]
    assert table["watchers"] == 1
    assert [seat["here"] for seat in table["seats"]] == [True, False, True]


def test_a_personal_link_is_shown_to_its_holder_only():
    sitting = Sitting()

    def link_of(guest):
        return view(sitting.table, guest, sitting.presence, "/s/secret")["table"]["your_link"]

    assert link_of("g2") == "/s/secret"
    assert link_of("stranger") is None


@pytest.mark.parametrize("game", FULL)
def test_a_table_that_rests_tells_the_same_afterwards(game):
    waking, resting = Sitting(game).start(), Sitting(game).start()
    dice, same = Random(5), Random(5)
    while waking.table.phase == "playing" and waking.table.version < 60:
        assert waking.step(dice) == resting.step(same)
        for guest in ("g1", "g2", "stranger"):
            resting.table.rest()
            assert waking.update(guest) == resting.update(guest)


@pytest.mark.parametrize("game", FULL)
def test_the_log_is_the_same_told_live_at_once_or_after_a_restart(game):
    live = Sitting(game, salt=7).start()
    told = {viewer: live.table.log(viewer) for viewer in ("p1", "p2", "spectator")}
    for _ in range(60):
        if live.table.phase == "over":
            break
        live.play(1)
        for viewer, entries in told.items():
            entries.extend(live.table.log(viewer, live.table.version - 1))
    late = live.refolded()
    for viewer, entries in told.items():
        assert late.log(viewer) == live.table.log(viewer) == entries
        assert late.log(viewer, 20) == [entry for entry in entries if entry["n"] > 20]
        assert late.log(viewer, late.version) == late.log(viewer, 10**9) == []
        assert late.log(viewer, -5) == entries


def test_a_sealed_choice_is_in_nobody_else_s_log():
    sitting = Sitting().start()
    words = sitting.view("g2")["game"]["legal"][0]
    sitting.act("p2", words)
    assert sitting.table.log("p2")[-1]["words"] == words
    for viewer in ("p1", "p3", "spectator"):
        entry = sitting.table.log(viewer)[-1]
        assert (entry["kind"], entry["seat"], entry["words"]) == ("action", "p2", "?")
        assert words not in json.dumps(entry)


def test_names_in_the_log_are_those_of_the_time():
    sitting = Sitting()
    sitting.do("g2", c.Chat("hello"))
    sitting.do("g2", c.Rename("Bea"))
    sitting.do("g2", c.Leave())
    sitting.do("g7", c.Sit("p2", "Cleo"))
    last = [
        (entry["message"] and entry["message"]["id"], entry["name"]) for entry in sitting.table.log("p1")
    ][-4:]
    assert last == [
        (None, "Guest B"),
        ("table-event-renamed", "Bea"),
        ("table-event-left", "Bea"),
        ("table-event-sat", "Cleo"),
    ]


def test_chat_is_told_as_it_was_written():
    sitting = Sitting()
    sitting.do("g2", c.Chat("<img src=x onerror=alert(1)>"))
    entry = sitting.table.log("spectator")[-1]
    assert entry["kind"] == "chat"
    assert entry["seat"] == "p2"
    assert entry["words"] == "<img src=x onerror=alert(1)>"
    assert entry["message"] is None


def test_every_event_of_a_table_has_its_sentence():
    sitting = Sitting("claim")
    for actor, command in [
        ("g1", c.Lock(True)), ("g1", c.Lock(False)), ("g2", c.Leave()), ("g1", c.SetSeat("p2", "bot")),
        ("g1", c.SetSeat("p2", "open")), ("g1", c.Move("p2")), ("g1", c.Move("p1")),
        ("g2", c.Sit("p2", "Bo")), ("g1", c.Kick("p2")), ("g3", c.Sit("p2", "Cy")), ("g3", c.Rename("Cyd")),
        ("g1", c.GiveHost("p2")), ("g3", c.SetClock("gentle", 60)), ("g3", c.SetClock("hard", 60)),
        ("g3", c.SetClock("none", 60)), ("g30", c.Adopt("p2")), ("g30", c.Share("ab" * 32)),
    ]:  # fmt: skip
        assert sitting.do(actor, command)
        if not isinstance(command, c.Share):
            assert sitting.table.log("p1", sitting.table.version - 1)[0]["message"]["text"]
    assert sitting.table.log("p1", sitting.table.version - 1) == []


@pytest.mark.parametrize("game", FULL)
def test_a_finished_game_is_looked_back_at_from_every_side(game):
    sitting = Sitting(game, salt=11).start().play()
    table, state = sitting.table, sitting.table.play.now.state
    everything = table.replay("all")
    assert len(everything) == len(state.history) + 1
    assert everything[-1]["game"]["position"] == state.position()
    assert everything[0]["game"]["position"] == table.play.start.position()
    actions = [frame["log"][0]["words"] for frame in everything[1:]]
    assert actions == [state.game.format_words(action) for _, action in state.history]
    for viewer in ("p1", "spectator"):
        frames = table.replay(viewer)
        assert len(frames) == len(everything)
        assert frames[-1]["game"] == table.play.now.part(viewer)
        told = [entry for entry in table.log(viewer) if entry["kind"] in {"action", "event"}]
        assert [entry for frame in frames for entry in frame["log"]] == told
    for viewer in ("p9", "p0", "", "ALL"):
        with pytest.raises(NotationError):
            table.replay(viewer)


def test_looking_back_with_all_cards_open_no_follower_is_told_of_as_hidden():
    table = Sitting("claim", salt=11).start().play().table

    def hidden(viewer: str) -> list[int]:
        entries = [entry for frame in table.replay(viewer) for entry in frame["log"] if entry["message"]]
        messages = [entry["message"] for entry in entries]
        return [each["args"]["hidden"] for each in messages if each["id"] == "claim-event-follower"]

    assert len(hidden("all")) == len(hidden("spectator"))
    assert max(hidden("spectator")) == 1
    assert max(hidden("all")) == 0


@pytest.mark.parametrize("game", FULL)
def test_an_update_does_not_change_when_it_is_asked_for_again(game):
    sitting = Sitting(game).start().play(20)
    assert sitting.update("g1") == sitting.update("g1")
    assert view(sitting.refolded(), "g1", sitting.presence) == sitting.view("g1")


def test_what_was_told_long_ago_is_not_kept_in_memory():
    sitting = Sitting("saboteur").start().play(150)
    whole = sitting.table.log("p1")
    kept = sitting.table.chronicle._told["p1"]
    assert len(kept) == KEPT < len(sitting.events)
    assert sitting.table.log("p1") == whole
