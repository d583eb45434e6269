"""One server for the tests of a file, people at it, a folder for those that need their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.live import Live, Person, serving


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def person(live: Live) -> Callable[..., Person]:
    return live.person
