"""Shorthands for what goes into a database."""

from typing import Any

from stamtisch.storage.base import Change, Head, StoredEvent

AT = "2026-11-30T10:00:00.000Z"


def event(version: int, body: str = "{}") -> StoredEvent:
    return StoredEvent(version, AT, body)


def change(table: str, *versions: int, **more: Any) -> Change:
    head = Head(table, versions[-1], "claim", "playing", AT) if versions else None
    return Change(table, head, tuple(event(version) for version in versions), **more)
