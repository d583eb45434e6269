"""A clock for bots with a budget of time, of which nobody else sees anything."""

from itertools import count
from types import SimpleNamespace


def let_a_look_take_a_second(monkeypatch):
    """At the clock; the seconds that it will show next."""
    seconds = count()
    watch = SimpleNamespace(perf_counter=lambda: float(next(seconds)))
    monkeypatch.setattr("stamtisch.bots.clock.time", watch)
    return seconds
