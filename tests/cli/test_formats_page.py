"""The page on formats names every field and action form there is."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from stamtisch.cli.catalogue import installed_games

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [spec.id for spec in installed_games()])
def test_every_field_of_a_position_is_described(game: str) -> None:
    titles = {spec.id: spec.title for spec in installed_games()}
    section = re.search(rf"^### {titles[game]}$(.*?)^##", PAGE, re.MULTILINE | re.DOTALL)
    assert section
    module = game.replace("-", "_")
    for name in ("position", "reading"):
        try:
            fields = import_module(f"stamtisch.games.{module}.{name}").FIELDS
        except (ImportError, AttributeError):
            continue
        missing = [field for field in fields if f"`{field}`" not in section[1]]
        assert missing == []
        return
    pytest.fail(f"{game} names no fields")


def test_the_examples_are_json() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 3
    assert all(json.loads(example) for example in examples)
