"""People who play on whatever happens to the line, and write down what they were told."""

import random
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.web.live import PATIENCE, Json, Person, Watch, by_version


class Player:
    """Somebody in a seat: acts when it is his turn, asks again until he gets an answer."""

    def __init__(self, person: Person, table: str, dice: int, stop: Callable[[], bool]) -> None:
        self.person, self.table, self._stop = person, table, stop
        self.acknowledged: dict[int, str] = {}
        """version: the words that the server said it has taken"""
        self.over = threading.Event()
        self.problem: BaseException | None = None
        self._dice = random.Random(dice)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            while not self._stop() and not self.over.is_set():
                update = self._patiently(lambda: self.person.client.get(f"/api/tables/{self.table}"))
                if update is None or not self._play(update.json()):
                    time.sleep(0.05)
        except BaseException as problem:
            self.problem = problem
            raise

    def _play(self, update: Json) -> bool:
        game = update["game"]
        if game["over"]:
            self.over.set()
        if not game["legal"]:
            return False
        words, key = self._dice.choice(game["legal"]), uuid.uuid4().hex
        answer = self._patiently(
            lambda: self.person.send(self.table, "act", update["version"], key=key, words=words)
        )
        if answer is not None and answer.status_code == 200:
            self.acknowledged[answer.json()["version"]] = words
        else:
            assert answer is None or answer.status_code == 409, answer.text
        return True

    def _patiently(self, ask: Callable[[], httpx.Response]) -> httpx.Response | None:
        """An answer, whatever is in between; None if it is time to stop."""
        while not self._stop():
            with suppress(httpx.TransportError):
                answer = ask()
                if answer.status_code < 500:
                    return answer
            time.sleep(0.02)
        return None

    def join(self) -> None:
        """Wait for his end."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self.problem is not None:
            raise self.problem


class Follower:
    """Somebody who watches, opening his stream again whenever it breaks, and keeps the log."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.entries: dict[int, list[Json]] = {}
        self.breaks = 0
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.is_set():
            last = max(self.entries, default=0)
            try:
                watch = Watch(self.person, self.table, last)
            except (httpx.TransportError, OSError):
                time.sleep(0.02)
                continue
            taken = 0
            while not watch.ended.wait(0.02) and not self._stopped.is_set():
                taken = self._take(watch, taken)
            watch.close()
            self._take(watch, taken)
            self.breaks += 1

    def _take(self, watch: Watch, taken: int) -> int:
        """Keep what has come since so many updates; how many there are now."""
        updates = watch.updates[taken:]
        for update in updates:
            for version, entries in by_version(update["log"]).items():
                known = self.entries.setdefault(version, entries)
                assert known == entries, "the log has changed"
        return taken + len(updates)

    def wait(self, version: int) -> None:
        """Until the log has come so far."""
        end = time.monotonic() + PATIENCE
        while max(self.entries, default=0) < version:
            assert time.monotonic() < end, "the log does not come"
            time.sleep(0.02)

    def stop(self) -> None:
        """Leave."""
        self._stopped.set()
        self._thread.join(PATIENCE)


def compare(players: list[Player], followers: list[Follower], table: str) -> int:
    """Everything acknowledged is in the log, once; every follower has just that log. Its length."""
    log = by_version(players[0].person.look(table)["log"])
    assert sorted(log) == list(range(1, max(log) + 1))
    for player in players:
        own = by_version(player.person.look(table)["log"])
        for version, words in player.acknowledged.items():
            assert words in [entry["words"] for entry in own[version] if entry["kind"] == "action"]
    for follower in followers:
        follower.wait(max(log))
        assert follower.entries == by_version(follower.person.look(table)["log"])
    return len(log)
