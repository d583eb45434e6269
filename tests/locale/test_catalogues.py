"""The catalogues: what the code asks for is there, what is there is asked for, languages agree."""

import re

import pytest

from stamtisch import available_games
from stamtisch.engine.messages import LANGUAGES, has_message, say
from stamtisch.engine.registry import find_spec
from stamtisch.games.claim import cards as claim
from stamtisch.games.saboteur import cards as saboteur
from stamtisch.games.the_game import actions as the_game
from stamtisch.games.the_game import cards as piles
from tests.locale.catalogues import (
    FOLDER,
    OTHERS,
    asked_for,
    asked_for_by_pages,
    made_ids,
    messages,
)

FILES = {"server-is-warm", "the-game-instinct", "the-game-outlook"}
"""names of files that only look like messages"""
ENGLISH = ("adapters", "arena", "lab", "vector")
"""beginnings of files in English only"""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMED = {
    "claim": {*claim.FACTIONS, *claim.PLURALS, "look", "take", "stock"},
    "saboteur": {
        *saboteur.KIND_NAMES,
        *saboteur.TOOLS,
        *saboteur.GOAL_WORDS,
        *("start", "goal", "gold", "stone_se", "stone_sw", "digger", "saboteur", "turned"),
        *saboteur.SIDE_NAMES,
        *("open", "closed"),
    },
    "the-game": {*piles.PILE_NAMES, *the_game.HINTS, "end"},
    "runner-up": {"v", "move"},
}
"""by game, the words of its notation that have names"""
PHRASES = {"saboteur-cell", "runner-up-placed"}
"""how a game says tokens of several parts: cells of a board as places, cards before somebody"""


def options() -> dict[str, set[str]]:
    """By the id of an option's message, the attributes that it must have."""
    found = {}
    for game in available_games():
        for option in find_spec(game).options:
            parts = {"meaning", *option.choices, *(["values"] if option.kind == "list" else [])}
            found[option.message] = parts
    return found


def test_every_message_that_the_code_asks_for_is_there():
    known = {*messages("en"), *FILES}
    assert {message: file for message, file in asked_for().items() if message not in known} == {}


def test_every_message_that_the_pages_put_into_words_is_there():
    said, _ = asked_for_by_pages()
    assert {message: file for message, file in said.items() if message not in messages("en")} == {}


def test_every_message_is_asked_for():
    names = {f"{game}-name-{word}" for game, words in NAMED.items() for word in words}
    refusals = {name.replace("-option-", "-bad-") for name, parts in options().items() if "values" in parts}
    known = {*asked_for(), *asked_for_by_pages()[1], *names, *PHRASES, *options(), *refusals}
    unused = [
        message
        for message in messages("en")
        if "." not in message
        and message not in known
        and not any(made.fullmatch(message) for made in made_ids())
    ]
    assert unused == []


@pytest.mark.parametrize("game", available_games())
def test_every_word_of_the_notation_has_a_name(game):
    missing = [word for word in NAMED[game] if not has_message(f"{game}-name-{word}")]
    assert missing == []


def test_every_option_has_a_label_a_meaning_and_its_choices():
    for message, parts in options().items():
        assert has_message(message), message
        given = {each.partition(".")[2] for each in messages("en") if each.startswith(f"{message}.")}
        assert given == parts, message


def test_a_message_stands_in_the_file_that_its_id_begins_with():
    for message in messages("en").values():
        assert message.id.startswith((f"{message.file}-", "web-")), message.id


def test_every_language_has_its_folder():
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language):
    wanted = {name for name, each in messages("en").items() if not each.file.startswith(ENGLISH)}
    own = {name for name, each in messages(language).items() if not each.file.startswith(ENGLISH)}
    assert own - wanted == set()
    assert wanted - own == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_things(language):
    for name, theirs in messages(language).items():
        if name in messages("en"):
            assert theirs.variables == messages("en")[name].variables, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_choose_by_what_there_is(language):
    """Numbers by plural forms or exact values; words by the same words as in English, or by tokens."""
    for name, theirs in messages(language).items():
        english = messages("en").get(name, theirs)
        words = {key for _, keys in english.selectors for key in keys}
        tokens = NAMED.get(
            next((game for game in NAMED if name.startswith((f"{game}-", f"web-{game}-"))), ""), set()
        )
        for variable, keys in theirs.selectors:
            for key in keys:
                fits = key in PLURALS or re.fullmatch(r"[0-9]+", key) or key in words
                assert fits or (variable.endswith("-token") and key in tokens), (name, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language, number):
    for name, message in messages(language).items():
        for value in (number, "p1", ["p1", "p2", "p3"]):
            arguments = dict.fromkeys(message.variables, value)
            if isinstance(value, int):
                arguments |= dict.fromkeys(_tokens_of(message), "p1")
            words = say(name, arguments, language) if _sayable(message, arguments) else "said"
            assert words.strip(), name
            assert "{" not in words or "{" in name or "bots-bad-json" in name, (name, words)


def _tokens_of(message):
    """The variables by whose tokens something is chosen."""
    return [
        variable.removesuffix("-token") for variable, _ in message.selectors if variable.endswith("-token")
    ]


def _sayable(message, arguments):
    """A list or a number has no token to choose by."""
    return all(isinstance(arguments[each], str) for each in _tokens_of(message))


@pytest.mark.parametrize("language", OTHERS)
def test_notation_in_messages_is_the_same_in_every_language(language):
    """What people are told to type is not translated."""
    for name, theirs in messages(language).items():
        if name in messages("en") and name.startswith(
            ("claim-no-", "saboteur-no-", "runner-up-no-", "the-game-no-")
        ):
            assert _examples(theirs.text) == _examples(messages("en")[name].text), name


def _examples(text: str) -> set[str]:
    """Words of notation in a text: `goblin-4`, `p2`, `1,0`, `break_lamp`, `up1`, `+3/25`."""
    return set(
        re.findall(
            r"(?<![\w$-])(?:[a-z]+-[0-9]|p[0-9]|[a-z]+_[a-z]+|up[12]|down[12]|[+-][0-9](?:/[0-9]+)?)(?![\w-])",
            text,
        )
    )
