"""Every sentence that a table uses is in the catalogue, and the catalogue has none that nobody uses."""

import re
from pathlib import Path

import stamtisch.table
from stamtisch.engine.messages import has_message
from stamtisch.table import events
from stamtisch.table.chronicle import tell_table
from stamtisch.table.clock import ClockSettings
from stamtisch.table.events import Event
from stamtisch.table.quiet import PHRASES
from tests.table.sitting import START

FOLDER = Path(stamtisch.table.__file__).parent
IDS = {
    found
    for path in FOLDER.glob("*.py")
    for found in re.findall(r'"((?:table|engine|bots)-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
}
MADE = {
    *(f"table-event-clock-{kind}" for kind in ClockSettings.KINDS),
    *(f"table-event-stood-in-{why}" for why in ("slow", "away", "host", "asked")),
}
"""ids that are put together"""


def test_every_message_used_is_there():
    assert IDS
    for message in {*IDS, *MADE, *PHRASES}:
        assert has_message(message), message


def test_every_message_there_is_used():
    text = (FOLDER.parent / "locale" / "en" / "table.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z][a-z-]+) =", text, re.MULTILINE))
    assert written == {each for each in IDS if each.startswith("table-")} | MADE | set(PHRASES)


def test_whoever_stands_in_there_is_a_sentence_why():
    for why in ("slow", "away", "host", "asked"):
        (entry,) = tell_table(Event(2, START, "g1", events.StoodIn("p2", "greedy", why)), "Bo")
        assert "p2" in entry["message"]["text"]
    for clock in ClockSettings.KINDS:
        (entry,) = tell_table(Event(2, START, "g1", events.ClockSet(clock, 60)), None)
        assert "clock" in entry["message"]["text"]
