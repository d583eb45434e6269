"""A database of its own for each test."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from stamtisch.storage.sqlite import SqliteStorage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def storage(path: Path) -> Iterator[SqliteStorage]:
    opened = SqliteStorage(path)
    yield opened
    asyncio.run(opened.close())
