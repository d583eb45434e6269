"""Who may do what when: every command in every phase by every kind of actor."""

from random import Random

import pytest

from stamtisch.table import commands as c
from stamtisch.table.errors import ConflictError, NotAllowedError, RefusalError, StaleError
from stamtisch.table.transitions import CLOCK, PHASES, RULES, bot_actor
from tests.table.sitting import Sitting

ACTORS = {"host": "g1", "player": "g2", "watcher": "g9", "bot": bot_actor("p3"), "clock": CLOCK}
SHARE = "5a" * 32

EXPECTED: dict[c.Command, tuple[str, str, str]] = {
    # who gets it done             in the lobby          in play          afterwards
    c.Sit("p4", "Zoe"): ("watcher", "", ""),
    c.Leave(): ("host player", "host player", "host player"),
    c.Rename("Zoe"): ("host player", "host player", "host player"),
    c.SetSeat("p4", "bot", "random"): ("host", "", ""),
    c.Move("p4"): ("host player", "", ""),
    c.Share(SHARE): ("host player", "", ""),
    c.Act("+1 > p1"): ("", "host player bot", ""),
    c.Undo(): ("", "", ""),
    c.AnswerUndo(True): ("", "", ""),
    c.Chat("hello"): ("host player", "host player", "host player"),
    c.Say("web-phrase-hello"): ("host player", "host player", "host player"),
    c.Kick("p2"): ("host", "host", "host"),
    c.Lock(True): ("host", "host", "host"),
    c.GiveHost("p2"): ("host", "host", "host"),
    c.SetClock("hard", 30): ("host", "host", ""),
    c.StandIn("p2"): ("", "player", ""),
    c.Back(): ("", "host player", ""),
    c.Rematch(): ("", "", "host player"),
    c.Adopt("p2"): ("watcher player", "watcher player", "watcher player"),
    c.Expire("p2"): ("", "clock", ""),
    c.HandBack("p2"): ("", "clock", ""),
    c.PassHost(): ("clock", "clock", "clock"),
}
"""at a table with p1 the host, p2 a player, p3 a bot and p4 open (in play: another player)"""


def table_in(phase: str) -> Sitting:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    sitting = Sitting("runner-up", people=2, options={"players": 4}, seats=seats)
    if phase != "lobby":
        sitting.do("g4", c.Sit("p4", "Dora"))
        sitting.start()
    if phase == "over":
        dice = Random(4)
        while sitting.table.phase == "playing":
            seat = dice.choice(sitting.table.play.now.awaited)
            words = sitting.table.play.now.state.legal_words(seat)[0]
            sitting.do(bot_actor(seat) if seat == "p3" else f"g{seat[1:]}", c.Act(words))
    return sitting


@pytest.fixture(scope="module")
def tables():
    return {phase: table_in(phase) for phase in PHASES}


def legal(sitting: Sitting, actor: str, command: c.Command) -> c.Command:
    """An action that the actor's seat really has."""
    seat = sitting.table.acting_seat(actor)
    if isinstance(command, c.Act) and sitting.table.phase == "playing" and seat:
        return c.Act(sitting.table.play.now.state.legal_words(seat)[0])
    return command


def answer(sitting: Sitting, actor: str, command: c.Command) -> str:
    """`done`, or the refusal's code."""
    try:
        sitting.decide(actor, legal(sitting, actor, command))
    except RefusalError as refused:
        return refused.code
    return "done"


def test_every_command_has_its_row():
    assert {type(command) for command in EXPECTED} | {c.Start} == set(RULES)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("command", EXPECTED, ids=lambda command: type(command).__name__)
def test_each_command_is_done_by_those_who_may_and_by_nobody_else(tables, phase, command):
    sitting = tables[phase]
    version = sitting.table.version
    answers = {name: answer(sitting, actor, command) for name, actor in ACTORS.items()}
    assert set(answers.values()) <= {"done", "not-allowed", "conflict"}
    assert {name for name, each in answers.items() if each == "done"} == set(
        EXPECTED[command][PHASES.index(phase)].split()
    )
    assert sitting.table.version == version


def test_only_the_host_starts_and_only_once():
    sitting = Sitting()
    with pytest.raises(NotAllowedError, match="Only the host"):
        sitting.do("g2", c.Start())
    assert sitting.do("g1", c.Start()) == ["started"]
    with pytest.raises(ConflictError, match="while a game is played"):
        sitting.do("g1", c.Start())


NAMING = [c.Kick("p2"), c.GiveHost("p2"), c.SetSeat("p2", "bot"), c.StandIn("p2")]


@pytest.mark.parametrize("command", NAMING, ids=lambda command: command.type)
def test_a_command_about_a_seat_is_stale_once_somebody_else_has_it(command):
    sitting = Sitting(people=2)
    seen = sitting.table.version
    sitting.do("g2", c.Leave())
    sitting.do("g7", c.Sit("p2", "Somebody else"))
    if isinstance(command, c.StandIn):
        sitting.do("g3", c.Sit("p3", "Cora"))
        sitting.start()
    with pytest.raises(StaleError):
        sitting.do("g1", command, seen=seen)
    assert sitting.table.guest_of("p2") == "g7"


HARMLESS = [
    c.Chat("hello"),
    c.Say("web-phrase-hello"),
    c.Rename("Zoe"),
    c.Lock(True),
    c.SetClock("gentle", 60),
    c.Leave(),
]


@pytest.mark.parametrize("command", HARMLESS, ids=lambda command: command.type)
def test_what_cannot_conflict_is_never_stale(command):
    sitting = Sitting().start().play(7)
    assert sitting.do("g1", command, seen=1)


def test_every_seat_that_a_command_names_must_exist():
    sitting = Sitting(people=2)
    for command in (c.Kick("p4"), c.GiveHost("p9"), c.SetSeat("p4", "open"), c.Move("p4")):
        for seen in (None, 0, sitting.table.version):
            with pytest.raises(RefusalError, match="no seat"):
                sitting.do("g1", command, seen=seen)
    with pytest.raises(RefusalError, match="no seat"):
        sitting.do("g9", c.Sit("p4", "Zoe"))
