"""Names and chat are text, and show as what they are."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stamtisch.table.errors import CommandError
from stamtisch.table.texts import LONGEST_NAME, LONGEST_TEXT, clean_name, clean_text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Bo  ", "Anna Bo"),
        ("An\u202ena", "Anna"),
        ("\u2066Anna\u2069", "Anna"),
        ("An\u0000na\u0007", "Anna"),
        ("An\u200bna", "Anna"),
        ("Anna\u2028Bo", "Anna Bo"),
        ("Zo\u0065\u0308", "Zoë"),
        ("a" + "\u0335" * 1000, None),
        ("a" + "\u0335" * 20, "a\u0335\u0335"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Anna\u200d", "Anna"),
        ("\ud800Anna", "Anna"),
        ("山田", "山田"),
    ],
)
def test_a_name_shows_what_it_is(typed, shown):
    if shown is None:
        with pytest.raises(CommandError):
            clean_name(typed)
    else:
        assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b", "\u202e\u202c", "\u0301", "\ufeff", "\u200d"])
def test_what_cannot_be_seen_is_no_name(typed):
    with pytest.raises(CommandError, match="at least one letter"):
        clean_name(typed)


def test_lengths_count_what_is_shown():
    assert clean_name("x" * LONGEST_NAME + " " * 20) == "x" * LONGEST_NAME
    assert clean_text("x" * LONGEST_TEXT) == "x" * LONGEST_TEXT
    for clean, most in ((clean_name, LONGEST_NAME), (clean_text, LONGEST_TEXT)):
        with pytest.raises(CommandError, match=str(most)):
            clean("x" * (most + 1))


@given(st.text(max_size=LONGEST_TEXT))
def test_whatever_is_typed_comes_out_harmless_and_stays_so(typed):
    try:
        shown = clean_text(typed)
    except CommandError:
        return
    assert clean_text(shown) == shown
    assert len(shown) <= LONGEST_TEXT
    strange = {unicodedata.category(letter) for letter in shown if letter != "\u200d"} & {
        "Cc",
        "Cf",
        "Cs",
        "Zl",
    }
    assert not strange
    shown.encode()
