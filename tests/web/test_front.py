"""Commands by the short way are answered as the framework answers them."""

import asyncio

import httpx
import pytest

from stamtisch.engine.errors import StamtischError
from stamtisch.storage.sqlite import SqliteStorage
from stamtisch.web.app import create_app
from stamtisch.web.front import Front, read_command
from tests.web.live import QUICK

WISH = {"game": "claim", "options": {"players": 2}, "name": "Anna"}
JSON = {"Content-Type": "application/json"}
GOOD = b'{"version": 1, "command": {"type": "sit", "seat": "p2", "name": "Ben"}}'
BODIES = [
    GOOD,
    b"",
    b"{",
    b"\xff\xfe\x00",
    b"null",
    b"[]",
    b"[" * 5000,
    b'{"version": 1}',
    b'{"version": "1", "command": {"type": "leave"}}',
    b'{"version": true, "command": {"type": "leave"}}',
    b'{"version": -1, "command": {"type": "leave"}}',
    b'{"version": 1, "command": {"type": "dance"}}',
    b'{"version": 1, "command": {"type": "act"}}',
    b'{"version": 1, "command": {"type": "act", "words": 7}}',
    b'{"version": 1, "command": {"type": "act", "words": "a", "more": 1}}',
    b'{"version": 1, "command": {"type": "sit", "seat": "p9", "name": "Ben"}}',
    b'{"version": NaN, "command": {"type": "leave"}}',
]
HEADERS = [
    {},
    {"Idempotency-Key": "with blank"},
    {"Idempotency-Key": "x" * 101},
    {"Authorization": "Bearer nonsense"},
    {"Authorization": "Basic abc"},
    {"Origin": "https://evil.example"},
    {"Content-Type": "text/plain"},
]


def told(answer):
    """What both ways must have in common."""
    whole = answer.json()
    error = whole.get("error", {})
    headers = {
        name: answer.headers.get(name) for name in ("content-type", "cache-control", "www-authenticate")
    }
    return (
        answer.status_code,
        error.get("code"),
        error.get("where"),
        set(whole),
        headers,
        "set-cookie" in answer.headers,
    )


async def ask_both(path, body, headers, where="/api/tables/{}/commands"):
    answers = []
    for way in (lambda app: app, Front):
        app = create_app(SqliteStorage(path / f"{way.__name__}.sqlite"), QUICK)
        transport = httpx.ASGITransport(way(app))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            table = (await client.post("/api/tables", json=WISH)).json()["table"]
            client.cookies.clear()
            answers.append(await client.post(where.format(table), content=body, headers={**JSON, **headers}))
        await app.state.house.close()
    return answers


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body[:60].decode("latin-1"))
def test_whatever_is_sent_is_answered_alike_by_both_ways(tmp_path, body):
    long, short = asyncio.run(ask_both(tmp_path, body, {}))
    assert told(long) == told(short)
    assert (short.status_code == 200) == (body == GOOD)


@pytest.mark.parametrize("headers", HEADERS, ids=str)
def test_headers_count_alike_by_both_ways(tmp_path, headers):
    long, short = asyncio.run(ask_both(tmp_path, GOOD, headers))
    assert told(long) == told(short)
    assert (short.status_code == 200) == (headers == {})


def test_a_fault_of_ours_is_not_told(tmp_path, monkeypatch):
    def fail(*_):
        raise RuntimeError("secret")

    monkeypatch.setattr("stamtisch.web.house.House.room", fail)
    app = create_app(SqliteStorage(tmp_path / "t"), QUICK)

    async def ask():
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(Front(app)), base_url="http://localhost"
        ) as client:
            return await client.post("/api/tables/x/commands", content=GOOD, headers=JSON)

    answer = asyncio.run(ask())
    asyncio.run(app.state.house.storage.close())
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert answer.json()["error"]["code"] == "bad-request"


@pytest.mark.parametrize("body", [b"", b"[]", b"7", b'{"version": 1, "command": 7}'])
def test_a_refused_shape_names_no_class_of_ours(body):
    with pytest.raises(StamtischError) as caught:
        read_command(body)
    assert "SentComma" not in str(caught.value)
    assert "instance" not in str(caught.value)
