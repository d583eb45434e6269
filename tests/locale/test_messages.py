"""Messages in words: lists, names, languages, what falls back to English."""

import pytest

from stamtisch.engine.errors import OptionError, Reason
from stamtisch.engine.messages import (
    LANGUAGES,
    catalogue,
    choose_language,
    has_message,
    join_words,
    say,
)
from stamtisch.engine.names import make_names, name_of

ANNA = {"p1": "Anna", "p2": "Bo b"}


@pytest.mark.parametrize(
    ("words", "joined"),
    [([], "–"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_are_joined(words, joined):
    assert join_words(words) == joined
    assert say("saboteur-not-in-packet", {"card": 3, "packet": words}).endswith(f"It holds {joined}.")


def test_numbers_in_a_list_are_written_as_they_are():
    assert say("saboteur-pick-now", {"packet": [1, 2, 2]}).endswith("The packet holds 1, 2 and 2.")


def test_without_names_there_is_notation():
    reason = Reason("claim-not-in-hand", {"card": "goblin-4", "hand": ["knight-2", "undead-0"]})
    assert str(reason) == "goblin-4 is not in your hand (knight-2 and undead-0)."


def test_tokens_are_said_by_their_names():
    reason = Reason("claim-not-in-hand", {"card": "goblin-4", "hand": ["knight-2", "undead-0"]})
    assert reason.say("en", make_names("claim")) == "Goblin 4 is not in your hand (Knight 2 and Undead 0)."
    assert reason.say("en", lambda _: None) == str(reason)


@pytest.mark.parametrize(
    ("game", "token", "name"),
    [
        ("claim", "goblin-4", "Goblin 4"),
        ("claim", "goblins", "Goblins"),
        ("claim", "take goblin-4", "take Goblin 4"),
        ("saboteur", "cross 3,0", "Crossing 3 east"),
        ("saboteur", "3,-1", "3 east 1 up"),
        ("saboteur", "-2,4", "2 west 4 down"),
        ("saboteur", "0,-12", "12 up"),
        ("saboteur", "0,0", "0 east"),
        ("saboteur", "03,-0", None),
        ("saboteur", "curve_se turned", "South-east curve (turned)"),
        ("runner-up", "p1: +3 > p2", "Anna put +3 before Bo b"),
        ("runner-up", "p2: -2 > p2", "Bo b put −2 before themselves"),
        ("runner-up", "-4 > v", "−4 before Virtual player"),
        ("runner-up", "p1 +3", "Anna +3"),
        ("runner-up", "v", "Virtual player"),
        ("the-game", "45 up1", "45 rising pile 1"),
    ],
)
def test_words_of_the_notation_have_names(game, token, name):
    assert make_names(game, "en", ANNA)(token) == name


def test_people_read_a_true_minus_sign_and_terminals_what_is_typed():
    cards = ["p1: -2 > p2", "p2: +3 > p2"]
    told = say("runner-up-event-round", {"cards": cards}, "en", make_names("runner-up", "en", ANNA))
    assert told == "The cards are turned up: Anna put −2 before Bo b and Bo b put +3 before themselves."
    assert "p1: -2 > p2" in say("runner-up-event-round", {"cards": cards}, "en")


@pytest.mark.parametrize(
    "token", ["3,-1", "+3/25", "45", "?", "wizard-3", "Anna", "", "x y", "{ $seat }", "-"]
)
def test_what_has_no_name_stays_as_it_is_written(token):
    assert name_of("claim", token) is None
    assert (make_names("claim")(token) or token) == token


def test_of_many_legal_things_the_first_are_said_and_how_many_more():
    def refuse(count: int) -> Reason:
        legal = [f"{east},0" for east in range(1, 1 + count)]
        return Reason("saboteur-no-rockfall", {"cell": "99,0", "what": "nothing", "legal": legal})

    names = make_names("saboteur")
    first = "1 east, 2 east, 3 east"
    assert refuse(6).say("en", names).endswith(f"{first}, 4 east, 5 east and 6 east.")
    assert refuse(7).say("en", names).endswith(f"{first} … and 4 more.")
    assert refuse(40).say("nl", make_names("saboteur", "nl")).endswith("3 oost … en nog 37.")
    assert refuse(40).say("en").endswith("2,0, 3,0 … and 37 more.")
    assert len(refuse(40).as_json()["args"]["legal"]) == 40


def test_a_player_may_be_called_anything():
    names = make_names("claim", "en", {"p1": "{ $seat } goblin-4 p2"})
    assert (
        Reason("claim-event-trick", {"seat": "p1"}).say("en", names)
        == "{ $seat } goblin-4 p2 wins the trick."
    )


def test_a_message_may_choose_by_the_token_whatever_its_name():
    told = Reason("saboteur-tell-map", {"seat": "p1", "goal": "top"})
    assert told.say("en", make_names("saboteur", "en", ANNA)) == "Anna looks at the top goal."


def test_a_message_for_programs_has_all_to_say_it_again():
    reason = Reason("claim-must-follow", {"card": "goblin-4", "legal": ("a", "b"), "count": 3}, "claim/R8")
    assert Reason("saboteur-pick-now", {"packet": (1, 2)}, "saboteur/R35").as_json() == {
        "id": "saboteur-pick-now",
        "args": {"packet": [1, 2]},
        "rule": "saboteur/R35",
        "text": "Gold is being shared out: pick a card first. The packet holds 1 and 2.",
    }
    assert dict(reason.arguments)["legal"] == ("a", "b")


def test_an_error_for_programs_may_carry_its_message():
    problem = OptionError("engine-unknown-option", where="x", game="claim", known=["a", "b"])
    assert problem.as_json() == {
        "code": "bad-option",
        "message": "claim has no such option. Its options are a and b.",
        "where": "x",
    }
    assert problem.as_json_with_detail() == {**problem.as_json(), "detail": problem.reason.as_json()}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["en"], "en"),
        (["en_GB.UTF-8"], "en"),
        (["EN-us"], "en"),
        (["xx", "en"], "en"),
        ([], "en"),
        (["", "C", "POSIX"], "en"),
        (["nl-BE", "fr"], "nl"),
        (["xx", "de_AT.UTF-8"], "de"),
        (["fy"], "fy"),
    ],
)
def test_the_language_is_the_first_that_there_is(wanted, language):
    assert choose_language(wanted) == (language if language in LANGUAGES else "en")


def test_an_unknown_language_is_english():
    assert say("engine-game-over", {}, "tlh") == say("engine-game-over")


def test_a_message_that_a_language_lacks_is_in_english(tmp_path, monkeypatch):
    for language, text in (("en", "a-x = one\na-y = two\n    .z = three\n"), ("nl", "a-x = een\n")):
        (tmp_path / "locale" / language).mkdir(parents=True)
        (tmp_path / "locale" / language / "a.ftl").write_text(text)
    from stamtisch.engine import messages

    monkeypatch.setattr(messages, "files", lambda _: tmp_path)
    monkeypatch.setattr(messages, "LANGUAGES", ("en", "nl"))
    for cached in (messages._bundle, messages.catalogue):
        monkeypatch.setattr(messages, cached.__name__, cached.__wrapped__)
    assert (say("a-x", {}, "nl"), say("a-y", {}, "nl"), say("a-y.z", {}, "nl")) == ("een", "two", "three")
    assert not has_message("a-y", "nl")
    whole = messages.catalogue("nl")
    assert "a-x = een" in whole
    assert "a-y = two" in whole
    assert ".z = three" in whole
    assert "one" not in whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_catalogue_of_a_language_can_be_had(language):
    text = catalogue(language)
    assert "engine-list = " in text
    assert text.count("\nengine-list = ") <= 1
    assert catalogue(language) is text
