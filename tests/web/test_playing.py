"""Tables over HTTP, from setting up to the record, as browsers and programs use them."""

import json

import pytest

from stamtisch import GameRecord
from tests.web.live import error_code

GAMES = {"claim": 2, "runner-up": 3, "saboteur": 3, "the-game": 2}


def is_awaited(watch):
    """Whether it is one's turn, or the game is over."""
    game = watch.updates and watch.updates[-1]["game"]
    return game and (game["legal"] or game["over"])


@pytest.mark.parametrize(("game", "players"), GAMES.items())
def test_a_game_is_played_to_its_record_with_bots_and_a_watcher(person, game, players):
    anna, watcher = person(), person()
    table = anna.host(game, bots=players - 1, options={"players": players})["table"]
    with anna.watch(table) as watch, watcher.watch(table) as seen:
        anna.do(table, "start")
        while True:
            update = watch.wait(is_awaited)
            if update["game"]["over"]:
                break
            anna.send(table, "act", update["version"], words=update["game"]["legal"][0])
            watch.wait_version(update["version"] + 1)
        last = seen.wait_version(update["version"])
        assert last["game"]["over"]
        assert sorted({entry["n"] for entry in watch.log}) == list(range(1, update["version"] + 1))
        assert sorted({entry["n"] for entry in seen.log}) == list(range(1, update["version"] + 1))
    record = anna.client.get(f"/api/tables/{table}/record")
    state = GameRecord.parse(record.text).start()
    for words in record.json()["actions"]:
        state.apply(words)
    assert state.is_over()
    assert state.winners() == last["game"]["winners"]
    replay = watcher.client.get(f"/api/tables/{table}/replay", params={"as": "all"}).json()
    assert replay["frames"][-1]["game"]["over"]
    mine = anna.client.get("/api/me").json()
    assert mine["tables"][0]["table"] == table
    assert mine["statistics"][game]["played"] == 1


def test_two_people_see_each_others_moves(person):
    anna, ben = person(), person()
    made = anna.host()
    table = made["table"]
    assert made["link"].endswith(f"/t/{table}")
    assert made["seat_link"].endswith(f"/s/{made['token']}")
    done = ben.do(table, "sit", seat="p2", name="Ben")
    assert done["seat"] == "p2"
    anna.do(table, "start")
    with anna.watch(table) as hers, ben.watch(table) as his:
        for _ in range(6):
            mover = anna if anna.look(table)["game"]["legal"] else ben
            version = mover.act(table).json()["version"]
            hers.wait_version(version)
            his.wait_version(version)
        assert [entry["n"] for entry in hers.log] == [entry["n"] for entry in his.log]
        assert hers.updates[-1]["table"]["you"] == "p1"
        assert his.updates[-1]["table"]["you"] == "p2"


def test_a_stream_goes_on_after_the_version_it_names(person):
    anna = person()
    table = anna.host(bots=1)["table"]
    anna.do(table, "start")
    version = anna.look(table)["version"]
    anna.do(table, "chat", text="hello")
    with anna.watch(table, after=version) as watch:
        first = watch.wait_version(version + 1)
        assert [entry["n"] for entry in watch.updates[0]["log"]] == [version + 1]
        assert first["version"] == version + 1
    with anna.watch(table) as watch:
        watch.wait_version(version + 1)
        assert watch.updates[0]["log"][0]["n"] == 1
    with anna.watch(table, after=999) as watch:
        watch.wait_version(version + 1)
        assert watch.updates[0]["log"][0]["n"] == 1, "a version that never was: the whole log"


def test_a_program_plays_with_its_seats_token_alone(person):
    made = person().host(bots=1)
    robot = person(made["token"])
    robot.do(made["table"], "start")
    while not robot.look(made["table"])["game"]["over"]:
        answer = robot.act(made["table"])
        assert answer is None or answer.status_code == 200
    assert robot.client.get(f"/api/tables/{made['table']}/record").status_code == 200


def test_why_says_which_rule_forbids_it_and_changes_nothing(person):
    anna = person()
    table = anna.host("the-game", bots=1)["table"]
    anna.do(table, "start")
    before = anna.look(table)
    hand = before["game"]["position"]["hands"]["p1"]
    words = f"{next(card for card in range(2, 100) if card not in hand)} up1"
    verdict = anna.client.post(f"/api/tables/{table}/why", json={"words": words}).json()
    assert verdict["legal"] is False
    assert verdict["reason"]["text"]
    legal = before["game"]["legal"][0]
    assert anna.client.post(f"/api/tables/{table}/why", json={"words": legal}).json() == {"legal": True}
    assert anna.look(table)["version"] == before["version"]
    refused = anna.send(table, "act", words=words)
    assert (refused.status_code, error_code(refused)) == (400, "illegal-action")


def test_the_record_and_the_replay_are_there_only_when_it_is_over(person):
    anna = person()
    table = anna.host(bots=1)["table"]
    anna.do(table, "start")
    for what in ("record", "replay"):
        answer = anna.client.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, error_code(answer)) == (409, "conflict")


def test_a_rematch_leads_everybody_who_wants_to_a_new_table(person):
    anna = person()
    table = anna.host("the-game", options={"players": 1})["table"]
    anna.do(table, "start")
    while not anna.look(table)["game"]["over"]:
        anna.act(table)
    anna.do(table, "rematch")
    following = anna.look(table)["table"]["next_table"]
    assert following
    update = anna.look(following)
    assert update["table"]["you"] == "p1"
    assert update["table"]["your_link"]
    assert update["table"]["hosting"]


def test_many_words_of_people_stay_what_they_are(person):
    anna = person()
    table = anna.host(bots=1)["table"]
    evil = "<img src=x onerror=alert(1)>"
    anna.do(table, "chat", text=evil)
    entry = anna.look(table)["log"][-1]
    assert evil in json.dumps(entry, ensure_ascii=False)
    page = anna.client.get(f"/t/{table}")
    assert "onerror" not in page.text


def test_a_stranger_watches_but_gets_no_link_and_no_seat(person):
    anna, stranger = person(), person()
    table = anna.host(bots=1)["table"]
    anna.do(table, "start")
    update = stranger.look(table)
    assert update["table"]["you"] is None
    assert update["table"]["your_link"] is None
    assert update["game"]["legal"] == []
    refused = stranger.send(table, "act", words="goblin-1")
    assert refused.status_code == 403


def test_the_counts_name_nobody(person):
    anna = person()
    made = anna.host(bots=1)
    text = anna.client.get("/metrics").text
    assert "stamtisch_requests_total" in text
    assert made["table"] not in text
    assert made["token"] not in text
    assert "Anna" not in text


def test_a_person_is_seen_to_be_here_while_a_stream_is_open(person):
    anna, ben = person(), person()
    table = anna.host()["table"]

    def here(watch: object) -> bool:
        return bool(watch.updates) and watch.updates[-1]["table"]["seats"][0]["here"]

    with ben.watch(table) as watch:
        watch.wait(lambda w: w.updates and not here(w))
        with anna.watch(table):
            watch.wait(here)
        watch.wait(lambda w: not here(w))
