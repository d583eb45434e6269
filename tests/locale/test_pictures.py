"""Tables drawn in a terminal, and all that has no language of its own, are in the one that is spoken."""

from collections.abc import Iterator
from random import Random

import pytest

from stamtisch import State
from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import join_words, say, speak, spoken_language
from tests.locale.catalogues import OTHERS
from tests.support.play import random_game
from tests.support.variants import ONE_EACH, THE_GAME, load, name_of, seeds

ENGLISH_ONLY = ("hand of", "draw pile", "to be won", "round before", "trick", "broken", "looked at", "votes")


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    speak("en")


def moments(variant) -> Iterator[State]:
    """Some moments of a random game, the last among them."""
    (seed,) = seeds(1, salt=5)
    for ply, state in enumerate(random_game(load(variant), seed, Random(2))):
        if ply % 7 == 0 or state.is_over():
            yield state


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", [*ONE_EACH, THE_GAME[8]], ids=name_of)
def test_a_table_is_drawn_in_the_language_that_is_spoken(variant, language):
    for state in moments(variant):
        for drawn in (state, state.observation("p1"), state.observation("spectator")):
            speak("en")
            english = str(drawn)
            speak(language)
            other = str(drawn)
            assert other != english
            assert not any(word in other for word in ENGLISH_ONLY), other
            assert len(other.splitlines()) <= len(english.splitlines()) + 2
            # a row of seats may need another column, but nothing runs far beyond a terminal
            assert max(map(len, other.splitlines())) <= max(80, max(map(len, english.splitlines())) + 40)


def test_what_has_no_language_of_its_own_is_in_the_one_that_is_spoken():
    assert spoken_language() == "en"
    speak("nl")
    assert spoken_language() == "nl"
    assert (
        str(Reason("engine-game-over"))
        == say("engine-game-over", language="nl")
        != say("engine-game-over", language="en")
    )
    assert join_words(["a", "b"]) == "a en b"


def test_programs_are_told_in_english_whatever_is_spoken():
    reason = Reason("saboteur-pick-now", {"packet": [1, 2]})
    before = reason.as_json()
    speak("de")
    assert reason.as_json() == before
    assert reason.say("en") != str(reason)
