"""Streams: signs of life, goodbyes, slow readers, and what a watcher is told when."""

import asyncio
import time
from dataclasses import replace

from stamtisch.web.front import Front
from stamtisch.web.streams import BYE, SIGN_OF_LIFE, Streams, Watcher
from tests.web.live import PATIENCE, QUICK, error_code, serving, until


class Wire:
    """The server's side of a connection, that may be held up."""

    def __init__(self) -> None:
        self.sent: list[dict] = []
        self.open = asyncio.Event()
        self.open.set()
        self.left = asyncio.Event()
        self.told = asyncio.Event()

    async def receive(self):
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        await self.open.wait()
        self.sent.append(message)
        if message.get("body"):
            self.told.set()

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


async def others_go_on():
    """Until nothing can go on by itself any more; no time is waited for."""
    for _ in range(50):
        await asyncio.sleep(0)


async def begin(room=4):
    wire, watcher = Wire(), Watcher("anna", room)
    task = asyncio.create_task(watcher.serve({"method": "GET"}, wire.receive, wire.send))
    await others_go_on()
    return wire, watcher, task


def test_what_is_pushed_is_sent_in_order():
    async def watch():
        wire, watcher, task = await begin()
        watcher.push(b"one ")
        watcher.push(b"two ")
        await others_go_on()
        watcher.push(b"three")
        watcher.end()
        await task
        assert wire.body == b"one two three"
        assert wire.sent[-1] == {"type": "http.response.body", "body": b"", "more_body": False}

    asyncio.run(watch())


def test_who_reads_too_slowly_is_let_go_and_nobody_waits_for_him():
    async def watch():
        wire, watcher, task = await begin(room=3)
        wire.open.clear()
        taken = [watcher.push(b"x") for _ in range(3)]
        await others_go_on()  # the first three are on their way, and stuck there
        taken += [watcher.push(b"x") for _ in range(4)]
        assert taken == [True] * 6 + [False]
        await asyncio.wait_for(task, PATIENCE)
        assert watcher.ended

    asyncio.run(watch())


def test_who_leaves_is_noticed():
    async def watch():
        wire, watcher, task = await begin()
        wire.left.set()
        await asyncio.wait_for(task, PATIENCE)
        assert watcher.ended
        assert watcher.push(b"too late")

    asyncio.run(watch())


def test_signs_of_life_come_only_when_nothing_else_does():
    async def watch():
        streams = Streams(0.01)
        wire, watcher, task = await begin()
        streams.add(watcher)
        life = asyncio.create_task(streams.keep_alive())
        await until(lambda: SIGN_OF_LIFE in wire.body)
        life.cancel()
        watcher.end()
        await task

    asyncio.run(watch())


def test_all_are_told_when_the_server_goes_down():
    async def watch():
        streams = Streams(10)
        all_of_them = [await begin() for _ in range(5)]
        for _, watcher, _ in all_of_them:
            streams.add(watcher)
        streams.say_goodbye()
        for wire, _, task in all_of_them:
            await task
            assert wire.body.endswith(BYE)

    asyncio.run(watch())


def test_O16_the_server_says_goodbye_stops_in_time_and_goes_on_where_it_was(path):
    with serving(path) as live:
        anna = live.person()
        table = anna.host("the-game", bots=1)["table"]
        anna.do(table, "start")
        before = anna.look(table)
        with anna.watch(table) as watch:
            watch.wait_version(before["version"])
            live.server.should_exit = True
            assert watch.ended.wait(PATIENCE)
            assert watch.said_goodbye
            live.thread.join(PATIENCE)
            assert not live.thread.is_alive()
        cookies = anna.client.cookies
    with serving(path) as live:
        anna = live.person()
        anna.client.cookies = cookies
        after = anna.look(table)
        assert {**after, "table": None} == {**before, "table": None}
        assert after["table"]["your_link"] == before["table"]["your_link"]
        with anna.watch(table, after=before["version"]) as watch:
            assert anna.act(table).status_code == 200
            update = watch.wait_version(before["version"] + 1)
            assert update["table"]["you"] == "p1"


def test_heartbeats_come_over_http(path):
    with serving(path, replace(QUICK, heartbeat=0.05)) as live:
        anna = live.person()
        table = anna.host()["table"]
        with anna.watch(table) as watch:
            watch.wait(lambda w: w.raw.count(": here") >= 2)


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(path):
    with serving(path) as live:
        anna = live.person()
        table = anna.host("claim", bots=1)["table"]
        anna.do(table, "start")
        before = anna.look(table)
        live.house.put_away(time.monotonic() + 1)
        assert table not in live.house._rooms
        assert anna.look(table) == before
        with anna.watch(table) as watch:
            watch.wait_version(before["version"])
            live.house.put_away(time.monotonic() + 1)
            assert table in live.house._rooms, "somebody is watching"


def test_a_change_that_could_not_be_stored_is_shown_to_nobody_and_can_be_tried_again(path):
    with serving(path) as live:
        anna, ben = live.person(), live.person()
        table = anna.host("claim", bots=1)["table"]
        anna.do(table, "start")
        before = anna.look(table)
        words = before["game"]["legal"][0]
        connection = live.house.storage._open[0]
        with ben.watch(table) as watch:
            watch.wait_version(before["version"])
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            taken = 0
            while (answer := anna.send(table, "chat", text="x" * 300)).status_code == 200:
                taken += 1
                assert taken < 1000, "it is never full"
            assert (answer.status_code, error_code(answer)) == (503, "storage-full")
            assert anna.client.get("/readyz").status_code in {200, 503}
            connection.execute("PRAGMA max_page_count = 1000000")
            present = anna.look(table)["version"]
            assert present == before["version"] + taken
            assert anna.send(table, "act", before["version"], words=words).status_code == 200
            watch.wait_version(present + 1)
            seen = sorted({entry["n"] for entry in watch.log})
            assert seen == list(range(1, len(seen) + 1))


def test_the_short_way_in_and_the_long_one_tell_the_same(path):
    async def first(app, table, cookie):
        wire = Wire()
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/api/tables/{table}/events",
            "raw_path": b"",
            "query_string": b"after=1",
            "headers": [(b"host", b"localhost"), (b"cookie", f"stamtisch={cookie}".encode())],
            "scheme": "http",
            "server": ("127.0.0.1", 80),
            "client": ("127.0.0.1", 1),
        }
        task = asyncio.create_task(app(scope, wire.receive, wire.send))
        await asyncio.wait_for(wire.told.wait(), PATIENCE)
        wire.left.set()
        await task
        return wire.sent[0], wire.body

    with serving(path) as live:
        anna = live.person()
        table = anna.host("claim", bots=1)["table"]
        anna.do(table, "start")
        cookie = anna.client.cookies["stamtisch"]

        async def both():
            return await first(Front(live.app), table, cookie), await first(live.app, table, cookie)

        loop = next(iter(live.house._work)).get_loop()
        short, long = asyncio.run_coroutine_threadsafe(both(), loop).result(PATIENCE)
        assert short == long
        assert b'"n":2' in short[1]
        assert b'"n":1,' not in short[1]
