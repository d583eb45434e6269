"""Logs are read for ever: every event comes back from its JSON, older formats are brought up to date."""

import json
from dataclasses import fields
from datetime import UTC, datetime, timedelta, timezone

import pytest

from stamtisch.table import events
from stamtisch.table.errors import LogError
from stamtisch.table.events import FORMAT, KINDS, Event, format_time, parse_time, to_milliseconds
from stamtisch.table.table import Table
from tests.table.sitting import START, Sitting

SAMPLES = {"str": "p1", "bool": True, "int": 4, "Json": {"players": 2}, "list[Json]": [{}, {"bot": "greedy"}]}


def sample(kind):
    values = {}
    for each in fields(kind):
        name = str(each.type if isinstance(each.type, str) else getattr(each.type, "__name__", each.type))
        values[each.name] = "greedy" if "None" in str(each.type) else _sample(str(each.type), name)
    return kind(**values)


def _sample(written, name):
    if "list" in written:
        return SAMPLES["list[Json]"]
    return SAMPLES["Json"] if "dict" in written else SAMPLES[name]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_an_event_comes_back_from_its_json(kind):
    event = Event(7, START, "g1", sample(kind))
    stored = json.loads(json.dumps(event.as_json()))
    assert Event.from_json(stored) == event
    assert list(stored)[:5] == ["v", "n", "at", "by", "kind"]
    assert stored["v"] == FORMAT


def test_times_are_utc_whatever_the_zone_and_keep_the_millisecond():
    east = timezone(timedelta(hours=12, minutes=45))
    at = datetime(2026, 3, 29, 1, 59, 59, 123999, tzinfo=east)
    kept = to_milliseconds(at)
    assert kept == datetime(2026, 3, 28, 13, 14, 59, 123000, tzinfo=UTC)
    assert format_time(kept) == "2026-03-28T13:14:59.123Z"
    assert parse_time(format_time(kept)) == kept


def test_an_older_format_is_brought_up_to_date(monkeypatch):
    """As if this release had renamed `phrase` and given `chatted` a tone."""
    old = Event(3, START, "g1", events.Said("p1", "web-phrase-hello")).as_json()
    old["sentence"] = old.pop("phrase")
    monkeypatch.setattr(events, "FORMAT", 2)
    monkeypatch.setattr(
        events, "UPGRADES", {1: lambda whole: {**drop(whole, "sentence"), "phrase": whole["sentence"]}}
    )
    assert Event.from_json(old).what == events.Said("p1", "web-phrase-hello")


def drop(whole, key):
    return {name: value for name, value in whole.items() if name != key}


GOOD = Event(3, START, "g1", events.Chatted("p1", "hello")).as_json()


@pytest.mark.parametrize(
    "stored",
    [
        {},
        drop(GOOD, "v"),
        drop(GOOD, "at"),
        drop(GOOD, "text"),
        {**GOOD, "kind": "sung"},
        {**GOOD, "at": "yesterday"},
        {**GOOD, "at": 5},
        {**GOOD, "tone": "loud"},
        {**GOOD, "v": "1"},
        [],
        None,
    ],
    ids=str,
)
def test_a_damaged_event_is_refused_in_words(stored):
    with pytest.raises(LogError, match="damaged"):
        Event.from_json(stored)


def test_an_event_of_a_newer_release_is_refused_in_words():
    with pytest.raises(LogError, match="newer release"):
        Event.from_json({**GOOD, "v": FORMAT + 1})
    with pytest.raises(LogError, match="newer release"):
        Event.from_json({**GOOD, "v": FORMAT + 1, "kind": "sung", "note": 4})


def test_a_log_is_folded_in_order_or_not_at_all():
    log = Sitting().start().play(9).events
    for broken in ([], log[1:], log[:3] + log[4:], [log[0], *log], [*log[:5], log[0]]):
        with pytest.raises(LogError, match="damaged"):
            Table.fold(broken)


def test_a_log_of_other_rules_is_refused_in_words():
    stored = Sitting().events[0].as_json()
    with pytest.raises(LogError, match="version 99 of the rules"):
        Table.fold([Event.from_json({**stored, "rules": 99})])
    with pytest.raises(LogError, match="damaged"):
        Table.fold([Event.from_json({**stored, "game": "chess"})])


def test_an_action_that_cannot_have_been_is_refused_in_words():
    sitting = Sitting().start()
    wrong = Event(sitting.table.version + 1, START, "g1", events.Acted("p1", "+99 > p1"))
    with pytest.raises(LogError, match="damaged"):
        Table.fold([*sitting.events, wrong])
    early = Event(2, START, "g1", events.Acted("p1", "+1 > p1"))
    with pytest.raises(LogError, match="damaged"):
        Table.fold([sitting.events[0], early])
