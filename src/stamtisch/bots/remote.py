"""A bot behind HTTP: it is sent the observation as JSON and answers `{"action": words}`."""

import json
import urllib.error
import urllib.request
from typing import Any

from stamtisch.bots.asking import BotFault, check_answer
from stamtisch.bots.base import Bot
from stamtisch.engine.notation import format_seat, shorten
from stamtisch.engine.snapshot import Observation
from stamtisch.engine.spec import Json

SECONDS = 30.0
"""how long an answer may take; whoever asks may be less patient"""
LARGEST_ANSWER = 1 << 16
SCHEMES = ("http://", "https://")


def describe(observation: Observation) -> Json:
    """The observation of a seat as JSON, with its legal actions in words."""
    seat = observation.seat or 0
    return {
        "game": observation.game.id,
        "options": observation.game.changed_options(),
        "rules": observation.game.spec.rules_version,
        "seat": format_seat(seat),
        "position": observation.position(),
        "legal": observation.legal_words(seat),
    }


class RemoteBot(Bot):
    """Asks a web address for each action."""

    def __init__(self, address: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.address = address

    def act(self, observation: Observation) -> int:
        """The action that comes back.

        Raises:
            BotFault: nothing came, or something else.
        """
        answer = self._post(describe(observation) | {"dice": self.random.getrandbits(32)})
        if not isinstance(answer, dict) or not isinstance(answer.get("action"), str):
            raise BotFault("bots-bad-json", answer=shorten(answer))
        return check_answer(answer["action"], observation)

    def _post(self, question: Json) -> Any:
        request = urllib.request.Request(  # noqa: S310  # the roster lets http(s) through only
            self.address, json.dumps(question).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:  # noqa: S310  # as above
                return json.loads(response.read(LARGEST_ANSWER))
        except urllib.error.HTTPError as problem:
            raise BotFault("bots-http-status", status=problem.code) from problem
        except ValueError as problem:
            raise BotFault("bots-bad-json", answer=shorten(problem)) from problem
        except OSError as problem:
            words = getattr(problem, "reason", None) or problem
            raise BotFault("bots-unreachable", problem=shorten(words)) from problem
