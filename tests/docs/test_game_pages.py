"""A page a game, all alike, their tables as the code has them."""

import re

import pytest

from stamtisch import available_games
from stamtisch.engine.registry import find_spec
from stamtisch.games.saboteur.window import LARGEST_MARGIN
from tools.game_pages import FOLDER, HEADINGS, MAKERS, fill, path_of

GAMES = available_games()


def text_of(game):
    return path_of(game).read_text(encoding="utf-8")


def test_every_game_has_a_page_and_no_page_lacks_a_game():
    assert {path.stem for path in FOLDER.glob("*.md")} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_up_to_date(game):
    """If not: python tools/game_pages.py."""
    assert text_of(game) == fill(game, text_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_all_pages_have_the_same_headings_and_tables(game):
    assert re.findall(r"^## (.*)$", text_of(game), re.MULTILINE) == list(HEADINGS)
    assert re.findall(r"^<!-- made: (\w+) -->$", text_of(game), re.MULTILINE) == list(MAKERS)


@pytest.mark.parametrize("game", GAMES)
def test_the_history_ends_with_the_versions_of_today(game):
    rows = re.findall(
        r"^\| (\d+) \| (\d+) \| .+ \|$", text_of(game).split("## Version history")[1], re.MULTILINE
    )
    spec = find_spec(game)
    assert rows[-1] == (str(spec.rules_version), str(spec.tensor_version))


def test_the_margin_that_pages_name_is_the_largest():
    assert f"from 0 to {LARGEST_MARGIN}" in text_of("saboteur")
