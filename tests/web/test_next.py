"""A rematch: everybody who wished finds their seat at the next table, programs by their token alone."""

import sqlite3

import httpx
import pytest

from tests.web.live import PATIENCE, error_code, serving


def finish(*people, table):
    while True:
        views = [each.look(table) for each in people]
        if views[0]["game"]["over"]:
            return
        for each, view in zip(people, views, strict=True):
            if view["game"]["legal"]:
                each.send(table, "act", view["version"], words=view["game"]["legal"][0])


def follow(person, table):
    return person.client.post(f"/api/tables/{table}/next")


def played(live, wish=True):
    """Anna hosts, a program plays; the game is over and Anna has begun the next one."""
    anna, ben = live.person(), live.person()
    table = anna.host()["table"]
    token = ben.do(table, "sit", seat="p2", name="Robot")["token"]
    robot = live.person(token)
    anna.do(table, "start")
    finish(anna, robot, table=table)
    assert (follow(robot, table).status_code, error_code(follow(robot, table))) == (409, "conflict")
    if wish:
        robot.do(table, "rematch")
    anna.do(table, "rematch")
    return anna, ben, robot, table


def test_a_program_with_a_seats_token_alone_comes_along(live):
    anna, ben, robot, table = played(live)
    kept = follow(robot, table).json()
    assert kept["table"] == robot.look(table)["table"]["next_table"]
    assert kept["seat"] == "p2"
    assert kept["token"] != robot.token
    again = live.person(kept["token"])
    assert again.look(kept["table"])["table"]["you"] == "p2"
    assert follow(robot, table).json() == kept
    anna.do(kept["table"], "start")
    again.do(kept["table"], "chat", text="Here again")
    # The old token opens nothing there, and the new one nothing here.
    assert robot.client.get(f"/api/tables/{kept['table']}").status_code == 401
    assert again.client.get(f"/api/tables/{table}").status_code == 401
    # Whoever holds the seat as a browser does is shown the same link.
    assert ben.look(kept["table"])["table"]["your_link"] == f"/s/{kept['token']}"


def test_nobody_else_is_told_the_token(live):
    anna, _, robot, table = played(live)
    kept = follow(robot, table).json()
    bodies = [anna.client.get(f"/api/tables/{each}").text for each in (table, kept["table"])]
    bodies += [live.person().client.get(f"/api/tables/{each}").text for each in (table, kept["table"])]
    bodies += [follow(anna, table).text]
    assert not any(kept["token"] in body for body in bodies)
    assert follow(anna, table).json()["seat"] == "p1"
    assert follow(anna, table).json()["token"] in anna.look(kept["table"])["table"]["your_link"]


def test_a_browser_that_went_first_keeps_its_link_and_the_program_gets_the_same(live):
    _, ben, robot, table = played(live)
    following = ben.look(table)["table"]["next_table"]
    link = ben.look(following)["table"]["your_link"]
    assert f"/s/{follow(robot, table).json()['token']}" == link


def test_who_has_no_seat_here_or_there_gets_none(live):
    anna, _, robot, table = played(live, wish=False)
    answer = follow(robot, table)
    assert (answer.status_code, error_code(answer)) == (403, "not-yours")
    for stranger in (live.person(), live.person("A" * 43)):
        assert follow(stranger, table).status_code in {401, 403}
    assert follow(anna, "nothing").status_code == 404
    foreign = anna.client.post(f"/api/tables/{table}/next", headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, error_code(foreign)) == (403, "foreign-origin")


@pytest.mark.parametrize("before", [True, False])
def test_after_a_restart_the_same_token_is_told_again(path, before):
    with serving(path) as live:
        _, _, robot, table = played(live)
        old, kept = robot.token, follow(robot, table).json() if before else None
    with serving(path) as live:
        ask = httpx.post(
            f"{live.base}/api/tables/{table}/next",
            headers={"Authorization": f"Bearer {old}"},
            timeout=PATIENCE,
        )
        assert ask.status_code == 200
        assert kept in (None, ask.json())
        assert live.person(ask.json()["token"]).look(ask.json()["table"])["table"]["you"] == "p2"
    with sqlite3.connect(path) as database:
        assert ask.json()["token"] not in "\n".join(database.iterdump())
    database.close()
