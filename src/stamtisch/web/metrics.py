"""What the server tells Prometheus. Nothing in it names a person, a table or a card."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import Scope

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "stamtisch_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "stamtisch_request_seconds",
            "Time to answer, streams apart",
            ("route",),
            buckets=_QUICK,
            registry=self.registry,
        )
        self.commands = Counter(
            "stamtisch_commands", "Commands to tables", ("type", "outcome"), registry=self.registry
        )
        self.stored = Histogram(
            "stamtisch_store_seconds", "Time to store a change", buckets=_QUICK, registry=self.registry
        )
        self.bot_moves = Counter(
            "stamtisch_bot_moves", "Moves of bots", ("bot", "outcome"), registry=self.registry
        )
        self.dropped = Counter(
            "stamtisch_streams_dropped", "Streams let go as too slow", registry=self.registry
        )
        self.connections_dropped = Counter(
            "stamtisch_connections_dropped",
            "Connections closed or refused as too many",
            ("reason",),
            registry=self.registry,
        )

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """Let a number be asked for when the metrics are read."""
        Gauge(f"stamtisch_{name}", meaning, registry=self.registry).set_function(ask)

    def saw_request(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request that has been answered."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in {"GET", "POST", "PATCH", "HEAD"} else "other"
        self._requests.labels(method, route, str(status)).inc()
        if not route.endswith("/events"):
            self._seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
