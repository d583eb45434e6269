"""A bot over HTTP: sits down at a table (or sets one up against the house's bots) and plays to the end.

python examples/bot.py http://localhost:8765 claim          # a table of its own, against a bot
python examples/bot.py http://localhost:8765/t/AbCd… p2     # an open seat at somebody's table
"""

import json
import random
import sys
from urllib.parse import urlsplit

import httpx


def take_seat(client: httpx.Client, place: str, what: str) -> tuple[str, str]:
    """The table's id and the seat's secret token, by which the seat is played from then on."""
    if "/t/" in place:
        table = place.rpartition("/")[2]
        command = {"type": "sit", "seat": what, "name": "Example bot"}
        made = client.post(f"/api/tables/{table}/commands", json={"version": 0, "command": command})
        return table, made.raise_for_status().json()["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": what, "options": {"players": 2}, "name": "Example bot", "seats": seats}
    made = client.post("/api/tables", json=wish).raise_for_status().json()
    start = {"version": 1, "command": {"type": "start"}}
    bearer = {"Authorization": f"Bearer {made['token']}"}
    client.post(f"/api/tables/{made['table']}/commands", json=start, headers=bearer).raise_for_status()
    return made["table"], made["token"]


def play(client: httpx.Client, table: str, at_home: bool) -> str | None:
    """Play a game to its end; at somebody's table wish for another one, and come along: its table."""
    with client.stream("GET", f"/api/tables/{table}/events") as stream:
        for line in stream.iter_lines():
            update = json.loads(line[6:]) if line.startswith('data: {"version"') else {}
            if update and update["table"]["next_table"]:
                break
            if (game := update.get("game")) is None:
                continue
            if game["over"] and not update["table"]["seats"][int(update["table"]["you"][1:]) - 1]["rematch"]:
                print(game["result"]["text"], "Winners:", ", ".join(game["winners"]) or "nobody", flush=True)
                if at_home:
                    return None
                command = {"type": "rematch"}
            elif game["legal"]:  # a refusal (409) means that the table has moved on: the next event tells
                command = {"type": "act", "words": random.choice(game["legal"])}
            else:
                continue
            sent = {"version": update["version"], "command": command}
            client.post(f"/api/tables/{table}/commands", json=sent)
    kept = client.post(f"/api/tables/{table}/next").raise_for_status().json()
    client.headers["Authorization"] = f"Bearer {kept['token']}"
    return kept["table"]


def main(place: str, what: str) -> None:
    """Play one game at a server, `http://…` and a game, or all at a table, `http://…/t/…` and a seat."""
    parts = urlsplit(place)
    client = httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", timeout=60)
    table, token = take_seat(client, place, what)
    client.headers["Authorization"] = f"Bearer {token}"
    while table:
        table = play(client, table, "/t/" not in place)


main(*sys.argv[1:])
