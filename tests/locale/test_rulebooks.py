"""The rulebooks in other languages are the English ones: same rules, tables, notation and numbers."""

import re
from collections import Counter

import pytest

from stamtisch import available_games
from stamtisch.rulebooks import load_rulebook
from tests.locale.catalogues import OTHERS

BOOKS = [(game, language) for game in available_games() for language in OTHERS]
SEAT_AND_WORDS = re.compile(r"`[A-ZÀ-Ž]+: [A-ZÀ-Ž]+`")
"""how an action is written: the two words are translated"""


def texts(game: str, language: str) -> tuple[str, str]:
    """The English book and the other."""
    english, other = load_rulebook(game).text, load_rulebook(game, language).text
    assert english != other, f"{game} is not there in {language}"
    return SEAT_AND_WORDS.sub("", english), SEAT_AND_WORDS.sub("", other)


def marked(text: str) -> Counter[str]:
    """What stands in backticks, wherever the line ends."""
    return Counter(re.findall(r"`([^`]+)`", " ".join(text.split())))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_has_the_same_rules_in_the_same_order(game, language):
    english, other = load_rulebook(game), load_rulebook(game, language)
    assert list(other.rules()) == list(english.rules())
    assert other.minutes == english.minutes
    assert other.title == english.title
    assert other.summary.endswith(".")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_each_rule_has_the_same_notation_numbers_and_references(game, language):
    english, other = load_rulebook(game).rules(), load_rulebook(game, language).rules()
    for rule, text in other.items():
        assert marked(text) == marked(english[rule]), rule
        for found in (r"\b[RAF][0-9]+[ab]?\b", r"-?[0-9]+"):
            assert Counter(re.findall(found, text)) == Counter(re.findall(found, english[rule])), rule


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_has_the_same_shape(game, language):
    english, other = texts(game, language)
    for shape in (r"^#+ ", r"^    .*$", r"^\|", r"\|", r"^- "):
        wanted = re.findall(shape, english, re.MULTILINE)
        assert re.findall(shape, other, re.MULTILINE) == wanted, shape
    assert marked(other) == marked(english)
    assert not re.search(r"^([0-9]+[.)]|[+*]) ", other, re.MULTILINE), "an accidental list"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_tables_have_the_same_numbers_and_words_to_type(game, language):
    english, other = (
        [line for line in text.splitlines() if line.startswith("|")] for text in texts(game, language)
    )
    for mine, theirs in zip(english, other, strict=True):
        for found in (r"[0-9]+", r"`[^`]+`", r'"[a-z0-9-]+"'):
            assert re.findall(found, theirs) == re.findall(found, mine), theirs
