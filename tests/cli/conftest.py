from pathlib import Path

import pytest

from tests.cli.command import Runner


@pytest.fixture
def stamtisch(tmp_path: Path) -> Runner:
    return Runner(tmp_path)
