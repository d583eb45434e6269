"""Commands are read from JSON, whole or not at all, and what is wrong is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stamtisch.table import commands as c
from stamtisch.table.commands import COMMANDS, format_command, parse_command
from stamtisch.table.errors import CommandError

SHARE = "0f" * 32
GOOD = [
    ({"type": "sit", "seat": "p2", "name": " Anna "}, c.Sit("p2", "Anna")),
    ({"type": "leave"}, c.Leave()),
    ({"type": "rename", "name": "Bo"}, c.Rename("Bo")),
    ({"type": "seat", "seat": "p10", "kind": "bot", "bot": "greedy"}, c.SetSeat("p10", "bot", "greedy")),
    ({"type": "seat", "seat": "p1", "kind": "open"}, c.SetSeat("p1", "open", None)),
    ({"type": "move", "seat": "p3"}, c.Move("p3")),
    ({"type": "start"}, c.Start(None)),
    ({"type": "start", "share": SHARE}, c.Start(SHARE)),
    ({"type": "share", "share": SHARE}, c.Share(SHARE)),
    ({"type": "act", "words": "goblin-4"}, c.Act("goblin-4")),
    ({"type": "undo"}, c.Undo()),
    ({"type": "answer_undo", "agree": False}, c.AnswerUndo(False)),
    ({"type": "chat", "text": "hello"}, c.Chat("hello")),
    ({"type": "say", "phrase": "web-phrase-hello"}, c.Say("web-phrase-hello")),
    ({"type": "kick", "seat": "p2"}, c.Kick("p2")),
    ({"type": "lock", "locked": True}, c.Lock(True)),
    ({"type": "host", "seat": "p2"}, c.GiveHost("p2")),
    ({"type": "clock", "kind": "hard", "seconds": 60}, c.SetClock("hard", 60)),
    ({"type": "stand_in", "seat": "p2", "bot": None}, c.StandIn("p2", None)),
    ({"type": "back"}, c.Back()),
    ({"type": "rematch"}, c.Rematch()),
]
BAD = [
    (None, None, "engine-not-an-object"),
    ([], None, "engine-not-an-object"),
    ("sit", None, "engine-not-an-object"),
    ({}, "type", "table-no-command"),
    ({"type": None}, "type", "table-no-command"),
    ({"type": ["sit"]}, "type", "table-no-command"),
    ({"type": "adopt", "seat": "p1"}, "type", "table-no-command"),
    ({"type": "expire", "seat": "p1"}, "type", "table-no-command"),
    ({"type": ""}, "type", "table-no-command"),
    ({"type": "sit", "seat": "p2"}, "name", "table-field-missing"),
    ({"type": "sit", "seat": "p0", "name": "A"}, "seat", "table-field-seat"),
    ({"type": "sit", "seat": "p11", "name": "A"}, "seat", "table-field-seat"),
    ({"type": "sit", "seat": 2, "name": "A"}, "seat", "table-field-seat"),
    ({"type": "sit", "seat": "p2", "name": "A", "guest": "x"}, "guest", "table-no-field"),
    ({"type": "sit", "seat": "p2", "name": 4}, "name", "table-field-text"),
    ({"type": "sit", "seat": "p2", "name": " \u202e "}, "name", "table-name-empty"),
    ({"type": "rename", "name": "x" * 25}, "name", "table-name-long"),
    ({"type": "chat", "text": "x" * 301}, "text", "table-text-long"),
    ({"type": "chat", "text": ""}, "text", "table-text-empty"),
    ({"type": "act", "words": 48}, "words", "table-field-words"),
    ({"type": "act", "words": ["48 up1"]}, "words", "table-field-words"),
    ({"type": "act", "words": "x" * 101}, "words", "table-field-words"),
    ({"type": "act", "words": "pass", "rotation": 90}, "rotation", "table-no-field"),
    ({"type": "answer_undo", "agree": 1}, "agree", "table-field-flag"),
    ({"type": "lock", "locked": "yes"}, "locked", "table-field-flag"),
    ({"type": "share", "share": "0F" * 32}, "share", "table-field-share"),
    ({"type": "share", "share": SHARE + "0"}, "share", "table-field-share"),
    ({"type": "share", "share": None}, "share", "table-field-share"),
    ({"type": "start", "share": 7}, "share", "table-field-share"),
    ({"type": "say", "phrase": "web-phrase-42"}, "phrase", "table-field-phrase"),
    ({"type": "say", "phrase": "claim-won"}, "phrase", "table-field-phrase"),
    ({"type": "clock", "kind": "fast", "seconds": 60}, "kind", "table-field-word"),
    ({"type": "clock", "kind": "hard", "seconds": 9}, "seconds", "table-field-seconds"),
    ({"type": "clock", "kind": "hard", "seconds": 60.0}, "seconds", "table-field-seconds"),
    ({"type": "clock", "kind": "hard", "seconds": True}, "seconds", "table-field-seconds"),
    ({"type": "clock", "kind": "hard", "seconds": 10**30}, "seconds", "table-field-seconds"),
    ({"type": "seat", "seat": "p1", "kind": "me"}, "kind", "table-field-word"),
    ({"type": "seat", "seat": "p1", "kind": "bot", "bot": "os:system"}, "bot", "table-field-bot"),
]


@pytest.mark.parametrize(("whole", "command"), GOOD, ids=lambda each: str(each)[:50])
def test_a_command_is_read_and_written(whole, command):
    assert parse_command(whole) == command
    assert parse_command(format_command(command)) == command


def test_every_command_has_a_good_example():
    assert {whole["type"] for whole, _ in GOOD} == set(COMMANDS)


@pytest.mark.parametrize(("whole", "where", "message"), BAD, ids=lambda each: str(each)[:50])
def test_what_is_no_command_is_refused_by_name_and_place(whole, where, message):
    with pytest.raises(CommandError) as refused:
        parse_command(whole)
    assert refused.value.reason.message == message
    assert refused.value.where == (where or "command")
    assert refused.value.code == "bad-command"
    assert str(refused.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(JSON)
def test_any_json_is_read_or_refused(whole):
    with pytest.raises(CommandError):
        parse_command(whole)


@given(st.sampled_from(GOOD), st.data())
def test_any_value_in_any_place_is_read_or_refused(example, data):
    whole = {**example[0]}
    key = data.draw(st.sampled_from([*whole]))
    whole[key] = data.draw(JSON)
    try:
        command = parse_command(whole)
    except CommandError:
        return
    assert parse_command(format_command(command)) == command
