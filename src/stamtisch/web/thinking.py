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
from typing import Any

NICE = 5
"""the server goes first"""


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
    }


def unpack(whole: dict[str, Any]) -> Any:
    """The reverse of `pack`."""
    import numpy as np

    from stamtisch import Observation, load_game

    game = load_game(whole["game"], **whole["options"])
    data = b64decode(whole["states"])
    states = np.frombuffer(data, game.empty.states.dtype).reshape(game.empty.states.shape).copy()
    return Observation(game, states, whole["awaited"], whole["viewer"])


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question: an action, or that a bot is ready."""
    from stamtisch import load_game
    from stamtisch.bots.roster import make_bot

    if "states" not in question:
        bot = make_bot(question["bot"], question["game"])
        bot.prepare(load_game(question["game"], **question["options"]))
        return {"id": question["id"], "ready": True}
    bot = make_bot(question["bot"], question["game"], question["dice"])
    return {"id": question["id"], "action": int(bot.act(unpack(question)))}


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
