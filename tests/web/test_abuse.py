"""What nobody should do, and everybody does: the right status, nothing lost, nobody else disturbed."""

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest

from stamtisch.web.people import client_address
from stamtisch.web.settings import Limits, Rate
from tests.web.live import PATIENCE, QUICK, error_code, serving, when, with_limits


def at_once(*jobs):
    """All of them at the same time, their results in order."""
    with ThreadPoolExecutor(len(jobs)) as threads:
        return [future.result() for future in [threads.submit(job) for job in jobs]]


def begin(person, game="the-game", bots=1, **more):
    anna = person()
    made = anna.host(game, bots=bots, **more)
    anna.do(made["table"], "start")
    return anna, made["table"]


# --- twice -------------------------------------------------------------------------------------------


def test_O04_a_repeated_key_gets_the_same_answer_and_nothing_is_done_twice(person):
    anna, table = begin(person)
    update = anna.look(table)
    words = update["game"]["legal"][0]
    sent = [anna.send(table, "act", update["version"], key="once", words=words) for _ in range(3)]
    assert [answer.status_code for answer in sent] == [200] * 3
    assert len({answer.text for answer in sent}) == 1
    assert anna.look(table)["game"]["ply"] == update["game"]["ply"] + 1


def test_O04_a_double_click_plays_once(person):
    anna, table = begin(person)
    update = anna.look(table)
    act = lambda: anna.send(table, "act", update["version"], words=update["game"]["legal"][0])  # noqa: E731
    answers = at_once(act, act, act)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {error_code(answer) for answer in answers if answer.status_code == 409} == {"stale"}
    assert anna.look(table)["game"]["ply"] == update["game"]["ply"] + 1


def test_O04_the_same_key_at_once_plays_once(person):
    anna, table = begin(person)
    update = anna.look(table)
    act = lambda: anna.send(  # noqa: E731
        table, "act", update["version"], key="k", words=update["game"]["legal"][0]
    )
    answers = at_once(*[act] * 5)
    assert {answer.status_code for answer in answers} == {200}
    assert anna.look(table)["game"]["ply"] == update["game"]["ply"] + 1


def test_O04_a_key_is_remembered_after_a_restart(path):
    with serving(path) as live:
        anna = live.person()
        table = anna.host("the-game", bots=1)["table"]
        anna.do(table, "start")
        update = anna.look(table)
        words = update["game"]["legal"][0]
        first = anna.send(table, "act", update["version"], key="once", words=words)
    with serving(path) as live:
        again = live.person()
        again.client.cookies = anna.client.cookies
        second = again.send(table, "act", update["version"], key="once", words=words)
        assert (second.status_code, second.text) == (200, first.text)
        assert again.look(table)["game"]["ply"] == update["game"]["ply"] + 1


def test_a_key_is_not_used_for_something_else(person):
    anna, table = begin(person, "claim")
    version = anna.look(table)["version"]
    assert anna.send(table, "chat", version, key="k", text="one").status_code == 200
    assert anna.send(table, "chat", version, key="k", text="two").status_code == 409


def test_a_key_of_somebody_else_is_another_key(person):
    anna, ben = person(), person()
    table = anna.host()["table"]
    ben.do(table, "sit", seat="p2", name="Ben")
    assert anna.send(table, "chat", 1, key="k", text="one").status_code == 200
    before = anna.look(table)["version"]
    assert ben.send(table, "chat", 1, key="k", text="two").status_code == 200
    assert anna.look(table)["version"] == before + 1


def test_a_table_is_set_up_once_for_one_key(person):
    anna = person()
    anna.client.patch("/api/me", json={"name": "Anna"})
    wish = {"game": "claim", "name": "Anna"}
    make = lambda: anna.client.post("/api/tables", json=wish, headers={"Idempotency-Key": "one"})  # noqa: E731
    answers = at_once(make, make, make)
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert len({answer.json()["token"] for answer in answers}) == 1


def test_a_key_that_has_made_a_table_makes_no_other_one(person):
    anna = person()
    anna.client.patch("/api/me", json={"name": "Anna"})

    def make(**wish):
        return anna.client.post(
            "/api/tables", json={"game": "claim", "name": "Anna", **wish}, headers={"Idempotency-Key": "one"}
        )

    first = make()
    for other in ({"game": "the-game"}, {"lock": True}, {"clock": {"kind": "hard"}}, {"name": "Bea"}):
        refused = make(**other)
        assert refused.status_code == 409
        assert refused.json()["error"]["detail"]["id"] == "server-key-used"
    anna.do(first.json()["table"], "lock", locked=True)
    assert make().json() == first.json(), "what the table has become does not matter"


def test_two_starts_at_once_deal_once(person):
    anna = person()
    table = anna.host(bots=1)["table"]
    answers = at_once(*[lambda: anna.send(table, "start", 1)] * 4)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    log = anna.look(table)["log"]
    assert [entry["message"]["id"] for entry in log].count("table-event-started") == 1


# --- two tabs, two devices, two people -----------------------------------------------------------------


def test_two_tabs_of_one_seat_are_both_live(person):
    anna, table = begin(person)
    with anna.watch(table) as one, anna.watch(table) as other:
        version = anna.act(table).json()["version"]
        assert one.wait_version(version) == other.wait_version(version)
        assert one.updates[-1]["table"]["you"] == "p1"


def test_O18_an_old_tab_does_not_move_on_a_board_that_has_changed(person):
    anna, table = begin(person, bots=0, options={"players": 1})
    old = anna.look(table)
    words = old["game"]["legal"][-1]
    anna.do(table, "act", words=old["game"]["legal"][0])
    before = anna.look(table)
    refused = anna.send(table, "act", old["version"], words=words)
    assert (refused.status_code, error_code(refused)) == (409, "stale")
    assert anna.look(table) == before


def test_O07_of_many_who_want_one_seat_one_gets_it(person):
    anna = person()
    table = anna.host()["table"]
    others = [person() for _ in range(6)]
    for each in others:
        each.client.patch("/api/me", json={"name": "x"})
    sit = [lambda each=each: each.send(table, "sit", 1, seat="p2", name="me") for each in others]
    answers = at_once(*sit)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    seated = [each for each in others if each.look(table)["table"]["you"] == "p2"]
    assert len(seated) == 1
    tokens = [answer.json().get("token") for answer in answers if answer.status_code == 200]
    assert len(tokens) == 1


def test_O07_one_guest_has_one_seat_however_often_he_sits_down(person):
    anna, ben = person(), person()
    table = anna.host("saboteur", options={"players": 4})["table"]
    ben.do(table, "sit", seat="p2", name="Ben")
    again = ben.send(table, "sit", seat="p3", name="Ben")
    assert again.status_code in {400, 409}
    kinds = [seat["kind"] for seat in anna.look(table)["table"]["seats"]]
    assert kinds == ["person", "person", "open", "open"]


def test_O08_the_tables_link_never_gives_a_taken_seat(person):
    anna, table = begin(person)
    stranger = person()
    for kind, parts in (
        ("sit", {"seat": "p1", "name": "x"}),
        ("move", {"seat": "p1"}),
        ("kick", {"seat": "p1"}),
        ("back", {}),
        ("undo", {}),
        ("stand_in", {"seat": "p1"}),
        ("host", {"seat": "p1"}),
    ):
        assert stranger.send(table, kind, **parts).status_code in {403, 409}, kind
    assert stranger.look(table)["table"]["you"] is None
    assert anna.look(table)["table"]["you"] == "p1"


def test_O08_a_personal_link_moves_the_seat_and_the_old_device_watches_on(person):
    phone, desk = person(), person()
    made = desk.host("the-game", bots=1)
    table = made["table"]
    desk.do(table, "start")
    hand = desk.look(table)["game"]["position"]["hands"]["p1"]
    with desk.watch(table) as watch:
        assert phone.client.post("/api/seats", json={"token": made["token"]}).json() == {
            "table": table,
            "seat": "p1",
        }
        last = watch.wait(lambda w: w.updates[-1]["table"]["you"] is None)
        assert last["game"]["legal"] == []
        assert last["table"]["your_link"] is None
        assert set(last["game"]["position"]["hands"]["p1"]) == {"?"}
    assert phone.look(table)["game"]["position"]["hands"]["p1"] == hand
    assert phone.look(table)["table"]["your_link"] == f"/s/{made['token']}"
    assert desk.send(table, "act", words="2 up1").status_code == 403
    # And back again, with the same link.
    assert desk.client.post("/api/seats", json={"token": made["token"]}).status_code == 200
    assert desk.look(table)["table"]["you"] == "p1"


def test_O26_a_kicked_persons_token_and_cookie_open_nothing(person):
    anna, ben = person(), person()
    table = anna.host()["table"]
    token = ben.do(table, "sit", seat="p2", name="Ben")["token"]
    with ben.watch(table) as watch:
        anna.do(table, "kick", seat="p2")
        watch.wait(lambda w: w.updates[-1]["table"]["you"] is None)
    robot, other = person(token), person()
    assert robot.client.get(f"/api/tables/{table}").status_code == 401
    assert other.client.post("/api/seats", json={"token": token}).status_code == 403
    assert ben.send(table, "sit", seat="p2", name="Ben").status_code in {403, 409}


def test_O08_a_seats_token_dies_when_its_person_leaves_and_the_next_gets_another(person):
    anna, ben, carl = person(), person(), person()
    table = anna.host()["table"]
    first = ben.do(table, "sit", seat="p2", name="Ben")["token"]
    ben.do(table, "leave")
    second = carl.do(table, "sit", seat="p2", name="Carl")["token"]
    assert first != second
    assert person(first).client.get(f"/api/tables/{table}").status_code == 401
    assert person(second).look(table)["table"]["you"] == "p2"


def test_a_person_who_changes_seats_keeps_his_token(person):
    anna = person()
    made = anna.host("saboteur", options={"players": 3})
    done = anna.do(made["table"], "move", seat="p3")
    assert (done["seat"], done["token"]) == ("p3", made["token"])
    assert person(made["token"]).look(made["table"])["table"]["you"] == "p3"


def test_nothing_of_a_token_is_in_the_database_or_the_page(path):
    with serving(path) as live:
        anna = live.person()
        made = anna.host(bots=1)
        cookie = anna.client.cookies["stamtisch"]
        page = anna.client.get(f"/s/{made['token']}")
        assert made["token"] not in page.text
        assert page.headers["referrer-policy"] == "no-referrer"
    kept = b"".join(file.read_bytes() for file in path.parent.iterdir())
    for secret in (made["token"], cookie):
        assert secret.encode() not in kept


# --- forged, foreign, misshapen ------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["x", "A" * 43, "A" * 5000, "ÿ" * 43, "../../etc/passwd"])
def test_forged_tokens_open_nothing(person, token):
    anna = person()
    table = anna.host(bots=1)["table"]
    headers = {"Authorization": b"Bearer " + token.encode("latin-1")}
    answer = httpx.get(f"{anna.base}/api/tables/{table}", headers=headers, timeout=PATIENCE)
    assert (answer.status_code, error_code(answer)) == (401, "unauthorized")
    answer = httpx.post(f"{anna.base}/api/seats", json={"token": token}, timeout=PATIENCE)
    assert answer.status_code in {403, 422}
    seen = httpx.get(f"{anna.base}/api/tables/{table}", cookies={"stamtisch": "A" * 43}, timeout=PATIENCE)
    assert seen.json()["table"]["you"] is None


@pytest.mark.parametrize("table", ["x", "A" * 20, "%00", "..%2f..", "A" * 300, "p1", "ÿ"])
def test_forged_tables_are_not_there(person, table):
    anna = person()
    for answer in (
        anna.client.get(f"/api/tables/{table}"),
        anna.client.get(f"/api/tables/{table}/events"),
        anna.client.post(f"/api/tables/{table}/commands", json={"version": 1, "command": {"type": "start"}}),
    ):
        assert answer.status_code in {404, 422}
        error_code(answer)


ORIGINS = [
    "null",
    "https://evil.test",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.test",
    "http://a127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "http://user@127.0.0.1:{port}",
    "",
    "http://[",
    "http://127.0.0.1:{port}, http://evil.test",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_O30_a_foreign_origin_changes_nothing(person, origin):
    anna, table = begin(person)
    version = anna.look(table)["version"]
    foreign = origin.format(port=anna.client.base_url.port)
    sent = {"version": version, "command": {"type": "chat", "text": "hi"}}
    answer = anna.client.post(f"/api/tables/{table}/commands", json=sent, headers={"Origin": foreign})
    assert (answer.status_code, error_code(answer)) == (403, "foreign-origin")
    assert anna.look(table)["version"] == version


def test_O30_what_another_sites_form_can_send_is_refused(person):
    anna, table = begin(person)
    body = json.dumps({"version": 1, "command": {"type": "chat", "text": "hi"}})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {"Content-Type": kind}
        answer = anna.client.post(f"/api/tables/{table}/commands", content=body, headers=headers)
        assert (answer.status_code, error_code(answer)) == (415, "not-json"), kind
    headers = {"Sec-Fetch-Site": "cross-site", "Content-Type": "application/json"}
    answer = anna.client.post(f"/api/tables/{table}/commands", content=body, headers=headers)
    assert answer.status_code == 403


def test_a_public_address_is_an_origin_too(path):
    with serving(path, replace(QUICK, public_url="https://games.example")) as live:
        anna = live.person()
        anna.client.headers["Origin"] = "https://games.example"
        made = anna.client.post("/api/tables", json={"game": "claim", "name": "Anna"})
        assert made.status_code == 201
        assert made.json()["link"].startswith("https://games.example/t/")
        assert "Secure" in made.headers["set-cookie"]
        anna.client.headers["Origin"] = "https://games.example.evil.test"
        assert anna.client.post("/api/tables", json={"game": "claim", "name": "A"}).status_code == 403


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(person):
    anna = person()
    made = anna.client.post("/api/tables", json={"game": "claim", "name": "Anna"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "set-cookie" not in person().client.get("/api/games").headers


SHAPES = [
    [],
    None,
    1,
    "start",
    {},
    {"version": 1},
    {"version": "1", "command": {"type": "start"}},
    {"version": 1.0, "command": {"type": "start"}},
    {"version": True, "command": {"type": "start"}},
    {"version": -1, "command": {"type": "start"}},
    {"version": 10**30, "command": {"type": "start"}},
    {"version": 1, "command": {"type": "explode"}},
    {"version": 1, "command": {"type": "start", "seed": "00"}},
    {"version": 1, "command": {"type": "sit", "seat": 2, "name": "x"}},
    {"version": 1, "command": {"type": "sit", "seat": "p2", "name": ""}},
    {"version": 1, "command": {"type": "sit", "seat": "p2", "name": "x" * 5000}},
    {"version": 1, "command": {"type": "sit", "seat": "p99", "name": "x"}},
    {"version": 1, "command": {"type": "act", "words": 48}},
    {"version": 1, "command": {"type": "act", "words": ["48", "up1"]}},
    {"version": 1, "command": {"type": "lock", "locked": "yes"}},
    {"version": 1, "command": {"type": "lock", "locked": 1}},
    {"version": 1, "command": {"type": "clock", "kind": "hard", "seconds": 0}},
    {"version": 1, "command": {"type": "clock", "kind": "hard", "seconds": 1e400}},
    {"version": 1, "command": {"type": "share", "share": "zz"}},
    {"version": 1, "command": {"type": "chat", "text": "\u202e\u200b"}},
    {"version": 1, "command": {"type": "say", "phrase": "../../x"}},
    {"version": 1, "command": {"type": "seat", "seat": "p2", "kind": "bot", "bot": "http://evil.test"}},
    {"version": 1, "command": {"type": "seat", "seat": "p2", "kind": "bot", "bot": "os:system"}},
    {"version": 1, "command": {"type": "start"}, "extra": 1},
    {"version": 1, "command": {"type": {"$gt": ""}}},
]


@pytest.mark.parametrize("shape", SHAPES, ids=range(len(SHAPES)))
def test_valid_json_of_the_wrong_shape_is_refused_and_changes_nothing(person, shape):
    anna = person()
    table = anna.host()["table"]
    body = json.dumps(shape).replace("Infinity", "1e400")
    headers = {"Content-Type": "application/json"}
    answer = anna.client.post(f"/api/tables/{table}/commands", content=body, headers=headers)
    assert answer.status_code in {400, 422}
    error_code(answer)
    assert anna.look(table)["version"] == 1


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 8000, b'{"version": NaN}', b'"\\ud800"'])
def test_what_is_no_json_is_refused(person, body):
    anna = person()
    table = anna.host()["table"]
    headers = {"Content-Type": "application/json"}
    answer = anna.client.post(f"/api/tables/{table}/commands", content=body, headers=headers)
    assert answer.status_code in {400, 422}
    error_code(answer)
    assert anna.look(table)["version"] == 1


def test_an_oversize_body_is_refused_whether_it_says_so_or_not(person):
    anna, table = begin(person)
    big = b"x" * 20_000
    headers = {"Content-Type": "application/json"}
    told = anna.client.post(f"/api/tables/{table}/commands", content=big, headers=headers)
    untold = anna.client.post(
        f"/api/tables/{table}/commands", content=iter([big[:9000], big[9000:]]), headers=headers
    )
    for answer in (told, untold):
        assert (answer.status_code, error_code(answer)) == (413, "too-large")
    assert anna.act(table).status_code == 200


def test_a_body_that_does_not_come_is_not_waited_for(path):
    with serving(path, with_limits(body_seconds=0.1)) as live:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        with socket.create_connection(("127.0.0.1", live.port), timeout=PATIENCE) as line:
            line.sendall(head + b"Content-Length: 100\r\n\r\n{")
            assert line.recv(100).startswith(b"HTTP/1.1 408")


def test_no_more_tables_are_opened_than_there_is_room_for(path):
    with serving(path, replace(QUICK, tables_open=2)) as live:
        anna = live.person()
        tables = [anna.host()["table"] for _ in range(4)]
        live.house.put_away(time.monotonic() + 1)
        with anna.watch(tables[0]) as one, anna.watch(tables[1]) as two:
            one.wait_version(1)
            two.wait_version(1)
            expect_wait(anna.client.get(f"/api/tables/{tables[2]}"))
        for table in tables:
            anna.look(table)


ACTS = ["100 up1", "48", "-1 up1", "2 up9", "٤٨ up1", "2 up1; 3 up1", "p2: 2 up1", "end" * 30, "", "\x00"]


@pytest.mark.parametrize("words", ACTS)
def test_O11_only_what_is_legal_is_accepted(person, words):
    anna, table = begin(person)
    before = anna.look(table)
    answer = anna.send(table, "act", words=words)
    assert answer.status_code in {400, 422}
    error_code(answer)
    assert anna.look(table) == before


def test_O11_nobody_acts_for_another_seat_or_out_of_turn(person):
    anna, ben = person(), person()
    table = anna.host("claim")["table"]
    ben.do(table, "sit", seat="p2", name="Ben")
    anna.do(table, "start")
    mover, other = (anna, ben) if anna.look(table)["game"]["legal"] else (ben, anna)
    legal = mover.look(table)["game"]["legal"]
    before = mover.look(table)["version"]
    refused = other.send(table, "act", words=legal[0])
    assert refused.status_code == 400
    assert mover.look(table)["version"] == before


# --- floods --------------------------------------------------------------------------------------------


def expect_wait(answer):
    assert (answer.status_code, error_code(answer)) == (429, "too-many")
    assert int(answer.headers["retry-after"]) >= 1


def test_a_flood_of_commands_is_slowed_and_nobody_else_is(path):
    with serving(path, with_limits(commands=Rate(0.01, 10))) as live:
        anna, ben = live.person(), live.person()
        table = anna.host()["table"]
        answers = [anna.send(table, "chat", 1, text=f"{number}") for number in range(15)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        for answer in answers[10:]:
            expect_wait(answer)
        ben.do(table, "sit", seat="p2", name="Ben")


@pytest.mark.parametrize(
    ("kind", "said"),
    [("chat", {"text": "Hi"}), ("say", {"phrase": "web-phrase-hello"}), ("rename", {"name": "Anne"})],
)
def test_who_talks_without_end_is_slowed_and_can_still_play(path, kind, said):
    with serving(path, with_limits(talk=Rate(0.01, 3))) as live:
        anna, ben = live.person(), live.person()
        table = anna.host()["table"]
        ben.do(table, "sit", seat="p2", name="Ben")
        answers = [anna.send(table, kind, 2, **said) for _ in range(5)]
        assert [answer.status_code for answer in answers[:3]] == [200] * 3
        expect_wait(answers[4])
        ben.do(table, kind, **said)
        anna.do(table, "start")
        anna.do(table, "lock", locked=True)


def test_the_usual_limit_for_talk_is_slower_than_for_commands():
    limits = Limits()
    assert limits.talk.each_second <= limits.commands.each_second / 10
    assert limits.talk.burst < limits.commands.burst


def test_a_seats_token_is_counted_by_itself_not_by_its_address(path):
    """Two bots on one computer do not slow each other down."""
    with serving(path, with_limits(questions=Rate(0.01, 10))) as live:
        anna, ben = live.person(), live.person()
        made = anna.host()
        table = made["table"]
        token = ben.do(table, "sit", seat="p2", name="Ben")["token"]
        one, two = live.person(made["token"]), live.person(token)
        answers = [one.client.get(f"/api/tables/{table}") for _ in range(12)]
        expect_wait(answers[-1])
        assert two.client.get(f"/api/tables/{table}").status_code == 200


FLOODS = {
    "new_tables": lambda p, _: p.client.post("/api/tables", json={"game": "claim", "name": "A"}),
    "questions": lambda p, table: p.client.post(f"/api/tables/{table}/why", json={"words": "x"}),
    "new_guests": lambda p, _: httpx.patch(f"{p.base}/api/me", json={"name": "x"}, timeout=PATIENCE),
    "address": lambda p, _: p.client.get("/healthz"),
    "guesses": lambda p, _: p.client.post("/api/seats", json={"token": "A" * 43}),
}


@pytest.mark.parametrize("limit", FLOODS)
def test_floods_of_other_kinds_are_slowed_too(path, limit):
    with serving(path, with_limits(**{limit: Rate(0.01, 8)})) as live:
        anna = live.person()
        table = anna.host()["table"]
        answers = [FLOODS[limit](anna, table) for _ in range(12)]
        expect_wait(answers[-1])
        assert any(answer.status_code != 429 for answer in answers)


def test_streams_of_one_guest_are_bounded(path):
    with serving(path, with_limits(guest_streams=2)) as live:
        anna = live.person()
        table = anna.host()["table"]
        with anna.watch(table) as one, anna.watch(table) as two:
            one.wait_version(1)
            two.wait_version(1)
            expect_wait(anna.client.get(f"/api/tables/{table}/events"))
        when(lambda: not len(live.house.streams))  # the server notices a moment later
        with anna.watch(table) as again:
            again.wait_version(1)


def test_who_only_watches_cannot_shut_a_household_out(path):
    """Streams without cookie or token are bounded by address; those who play behind it are counted apart."""
    with serving(path, with_limits(unknown_streams=3, guest_streams=2)) as live, ExitStack() as open_streams:
        anna, ben = live.person(), live.person()
        made = anna.host()
        table = made["table"]
        token = ben.do(table, "sit", seat="p2", name="Ben")["token"]
        for _ in range(3):
            open_streams.enter_context(live.person().watch(table)).wait_version(2)
        expect_wait(live.person().client.get(f"/api/tables/{table}/events"))
        for each in (anna, ben, live.person(made["token"]), live.person(token)):
            open_streams.enter_context(each.watch(table)).wait_version(2)


def test_the_streams_of_a_household_fit_in_the_usual_limits():
    """Ten people with three tabs each, and as many who only watch, behind one address."""
    limits = Limits()
    assert limits.guest_streams >= 3
    assert limits.unknown_streams >= 30
    assert limits.address_streams - limits.unknown_streams >= 30


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_whoever_has_a_line_has_one_address(one, other, same):
    first, second = (client_address({"client": (each, 1)}) for each in (one, other))
    assert (first == second) == same


def test_every_answer_carries_what_browsers_should_know(person):
    anna = person()
    made = anna.host()
    for place in ("/", f"/t/{made['table']}", "/api/games", "/nothing", "/static/icon.svg", "/healthz"):
        headers = anna.client.get(place).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize("place", ["../app.py", "%2e%2e/app.py", "/etc/passwd", "", "types.d.ts", "%00"])
def test_nothing_outside_the_front_end_is_sent(person, place):
    answer = person().client.get(f"/static/{place}")
    assert answer.status_code == 404
    error_code(answer)
