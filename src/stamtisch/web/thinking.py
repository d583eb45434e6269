"""The process that thinks for bots: reads questions from its input, writes answers, a line of JSON each.

It is given a seat's view and nothing else: what the seat may not know never gets here. Kernels are compiled
here, not in the server, and search without holding each other up. It ends when its input does.
"""

import json
import os
import sys
import threading
from base64 import b64decode, b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

NICE = 5
"""the server goes first"""
BOTS_KEPT = 16
"""a thread; a search's tables are large"""


def pack(observation: Any) -> dict[str, Any]:
    """A view as JSON."""
    game = observation.game
    states = observation._states  # noqa: SLF001  # the view's bytes, to be unpacked by `unpack` alone
    return {
        "game": game.id,
        "options": game.changed_options(),
        "states": b64encode(states.tobytes()).decode(),
        "awaited": observation._awaited,  # noqa: SLF001  # as above
        "viewer": observation.viewer,
        "past": observation.past,
    }


@cache
def load(game: str, options: str) -> Any:
    """A game by its id and its options as JSON; the same one for the same."""
    from stamtisch import load_game

    return load_game(game, **json.loads(options))


def unpack(whole: dict[str, Any]) -> Any:
    """The reverse of `pack`."""
    import numpy as np

    from stamtisch import Observation

    game = load(whole["game"], json.dumps(whole["options"], sort_keys=True))
    data = bytearray(b64decode(whole["states"]))  # unlike bytes, an array over it can be written
    states = np.frombuffer(data, game.empty.states.dtype).reshape(game.empty.states.shape)
    past = tuple((seat, action) for seat, action in whole["past"])
    return Observation(game, states, whole["awaited"], whole["viewer"], past)


_kept = threading.local()


def get_bot(name: str, game: Any) -> Any:
    """A bot of this thread, with what it has built up for a game; its dice are the caller's to set."""
    from stamtisch.bots.roster import make_bot

    bots = _kept.__dict__.setdefault("bots", {})
    key = (name, id(game))
    if key not in bots:
        if len(bots) >= BOTS_KEPT:
            bots.clear()
        bots[key] = make_bot(name, game.id)
    return bots[key]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question: an action, or that a bot is ready."""
    if "states" not in question:
        game = load(question["game"], json.dumps(question["options"], sort_keys=True))
        get_bot(question["bot"], game).prepare(game)
        return {"id": question["id"], "ready": True}
    view = unpack(question)
    bot = get_bot(question["bot"], view.game)
    bot.reseed(question["dice"])
    return {"id": question["id"], "action": int(bot.act(view))}


def main() -> None:
    """Answer until the input ends."""
    os.nice(NICE)
    out, lock = sys.stdout.buffer, threading.Lock()
    sys.stdout = sys.stderr  # whatever a bot prints is no answer

    def work(line: bytes) -> None:
        question = json.loads(line)
        try:
            told = answer(question)
        except Exception as problem:  # noqa: BLE001  # the server must hear of it, whatever it is
            told = {"id": question["id"], "error": f"{type(problem).__name__}: {problem}"}
        with lock:
            out.write(json.dumps(told).encode() + b"\n")
            out.flush()

    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as threads:
        for line in sys.stdin.buffer:
            threads.submit(work, line)
    # Who asked is gone: nobody waits for what is still being thought about.
    os._exit(0)


if __name__ == "__main__":
    main()
