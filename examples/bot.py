"""A bot over HTTP: sits down at a table (or sets one up against the house's bots) and plays to the end.

python examples/bot.py http://localhost:8765 claim          # a table of its own, against bots
python examples/bot.py http://localhost:8765/t/AbCd… p2     # an open seat at somebody's table

It needs Python and nothing else. Ctrl-C stops it.
"""

import json
import random
import sys
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def ask(url: str, token: str = "", sent: dict | None = None):
    """What the server answers, still to be read; with something to send it is a POST."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(url, sent and json.dumps(sent).encode(), headers), timeout=60)  # noqa: S310


def take_seat(server: str, place: str, what: str) -> tuple[str, str]:
    """The table's address and the seat's secret token, by which the seat is played from then on."""
    if "/t/" in place:
        table = f"{server}/api/tables/{place.rpartition('/t/')[2]}"
        sit = {"type": "sit", "seat": what, "name": "Example bot"}
        return table, json.load(ask(f"{table}/commands", "", {"version": 0, "command": sit}))["token"]
    fewest = {game["id"]: game["players"][0] for game in json.load(ask(f"{server}/api/games"))["games"]}
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (max(fewest.get(what, 2), 2) - 1)
    wish = {"game": what, "options": {"players": len(seats)}, "name": "Example bot", "seats": seats}
    made = json.load(ask(f"{server}/api/tables", "", wish))
    table = f"{server}/api/tables/{made['table']}"
    ask(f"{table}/commands", made["token"], {"version": 1, "command": {"type": "start"}})
    return table, made["token"]


def play(table: str, token: str, at_home: bool) -> tuple[str, str] | None:
    """Play a game to its end; at somebody's table wish for another one, and come along."""
    for line in ask(f"{table}/events", token):
        update = json.loads(line[6:]) if line.startswith(b'data: {"version"') else {}
        game = update.get("game") or {"over": False, "legal": []}
        if update and update["table"]["next_table"]:
            break
        if game["over"] and not update["table"]["seats"][int(update["table"]["you"][1:]) - 1]["rematch"]:
            print(game["result"]["text"], "Winners:", ", ".join(game["winners"]) or "nobody", flush=True)
            if at_home:
                return None
            command = {"type": "rematch"}
        elif game["legal"]:
            command = {"type": "act", "words": random.choice(game["legal"])}
        else:
            continue
        try:
            ask(f"{table}/commands", token, {"version": update["version"], "command": command})
        except HTTPError as refused:
            if refused.code != 409:  # else the table has moved on: the next event tells
                raise
    kept = json.load(ask(f"{table}/next", token, {"next": True}))  # something sent makes it a POST
    return f"{table.rpartition('/')[0]}/{kept['table']}", kept["token"]


try:
    place, what = sys.argv[1:] if len(sys.argv) == 3 else sys.exit(__doc__)
    following = take_seat("/".join(place.split("/")[:3]), place, what)
    while following:
        following = play(*following, at_home="/t/" not in place)
except URLError as problem:  # an HTTPError is one, with the server's words
    sys.exit(json.load(problem)["error"]["message"] if isinstance(problem, HTTPError) else str(problem))
