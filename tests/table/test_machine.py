"""A table under anything that people, bots and time may do to it, in any order.

Whatever happens: commands are carried out or refused, never anything else; versions follow each other; the
table is what its stored log folds to; everybody's views agree on what is public; somebody can always act; and
the game can be played to its end.
"""

import json
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stamtisch import IllegalActionError, NotationError
from stamtisch.table import commands as c
from stamtisch.table.errors import RefusalError
from stamtisch.table.events import Event
from stamtisch.table.quiet import PHRASES
from stamtisch.table.table import Table
from stamtisch.table.transitions import CLOCK, bot_actor
from tests.table.sitting import FULL, Sitting, view

GUESTS = [f"g{n}" for n in range(1, 7)]
SEATS = st.sampled_from(["p1", "p2", "p3", "p4", "p10"])
NAMES = st.sampled_from(["Anna", "Bo", "anna", "x" * 24])
SHARES = st.sampled_from(["00" * 32, "ff" * 32])
BOTS = st.sampled_from([None, "random", "greedy", "deep-blue"])
WORDS = st.sampled_from(
    ["end", "48 up1", "+1 > p1", "hint up1 good", "hint up2 avoid", "pass", "goblin-4", "x", ""]
)
COMMANDS = st.one_of(
    st.builds(c.Sit, SEATS, NAMES),
    st.just(c.Leave()),
    st.builds(c.Rename, NAMES),
    st.builds(c.SetSeat, SEATS, st.sampled_from(["open", "bot"]), BOTS),
    st.builds(c.Move, SEATS),
    st.builds(c.Start, st.none() | SHARES),
    st.builds(c.Share, SHARES),
    st.builds(c.Act, WORDS),
    st.just(c.Undo()),
    st.just(c.Undo()),
    st.builds(c.AnswerUndo, st.booleans()),
    st.just(c.AnswerUndo(True)),
    st.builds(c.Chat, st.sampled_from(["hello", "42"])),
    st.builds(c.Say, st.sampled_from([*PHRASES, "web-phrase-forty-two"])),
    st.builds(c.Kick, SEATS),
    st.builds(c.Lock, st.booleans()),
    st.builds(c.GiveHost, SEATS),
    st.builds(c.SetClock, st.sampled_from(["none", "gentle", "hard"]), st.sampled_from([10, 60])),
    st.builds(c.StandIn, SEATS, BOTS),
    st.just(c.Back()),
    st.just(c.Rematch()),
    st.builds(c.Adopt, SEATS),
)
INTERNAL = st.one_of(st.builds(c.Expire, SEATS), st.builds(c.HandBack, SEATS), st.just(c.PassHost()))
SEEN = st.none() | st.integers(0, 12)


class TableMachine(RuleBasedStateMachine):
    game = ""

    @initialize(salt=st.integers(0, 99), rush=st.booleans())
    def create(self, salt, rush):
        self.sitting = Sitting(self.game, salt=salt, people=1)
        self.dice = Random(salt)
        self.twin = self.sitting.refolded()
        if rush:
            table = self.sitting.table
            for seat in [*table.seats][1:]:
                guest = f"g{seat.id[1]}"
                self.carry_out(guest, c.Sit(seat.id, "Guest") if self.dice.random() < 0.7 else c.Leave())
                if seat.kind == "open":
                    self.carry_out("g1", c.SetSeat(seat.id, "bot"))
            self.carry_out("g1", c.Start())

    def carry_out(self, actor, command, back=None):
        table = self.sitting.table
        before = table.version, len(table.chronicle.events)
        seen = None if back is None else table.version - back
        try:
            kinds = self.sitting.do(actor, command, seen)
        except (RefusalError, IllegalActionError, NotationError) as problem:
            words = str(problem)
            assert words
            assert (table.version, len(table.chronicle.events)) == before
            return False
        new = self.sitting.events[before[0] :]
        assert [event.n for event in new] == list(range(before[0] + 1, table.version + 1))
        for event in new:
            self.twin.apply(Event.from_json(json.loads(json.dumps(event.as_json()))))
        return bool(kinds)

    @rule(asked=st.lists(st.tuples(st.sampled_from(GUESTS), COMMANDS, SEEN), min_size=4, max_size=12))
    def people_ask(self, asked):
        for actor, command, back in asked:
            self.carry_out(actor, command, back)

    @rule(asked=st.lists(st.tuples(COMMANDS, SEEN), min_size=2, max_size=8))
    def the_host_asks(self, asked):
        for command, back in asked:
            self.carry_out(self.sitting.table.host, command, back)

    @precondition(lambda self: self.sitting.table.phase == "playing")
    @rule(answers=st.lists(st.booleans(), min_size=3, max_size=3), then=COMMANDS)
    def somebody_takes_back(self, answers, then):
        table, presence = self.sitting.table, self.sitting.presence
        for guest in GUESTS:
            may = view(table, guest, presence)["table"]["may_undo"]
            if may is not None:
                ply = table.play.ply
                assert self.carry_out(guest, c.Undo())
                assert (table.pending is None) == (may == "free")
                assert (table.play.ply < ply) == (may == "free")
        for guest, agree in zip(GUESTS, answers, strict=False):
            self.carry_out(guest, c.AnswerUndo(agree))
            self.carry_out(guest, then)

    @rule(command=INTERNAL, seat=SEATS)
    def the_clock_asks(self, command, seat):
        self.carry_out(CLOCK, command)
        with pytest.raises(RefusalError):
            self.sitting.decide("g1", command)
        self.carry_out(bot_actor(seat), c.Act("x"))

    @precondition(lambda self: self.sitting.table.phase == "playing")
    @rule(moves=st.integers(1, 12), back=st.none() | st.just(0))
    def somebody_plays(self, moves, back):
        for _ in range(moves):
            if self.sitting.table.phase == "playing":
                assert self.play_on(back)

    def play_on(self, back=None):
        """A legal action by whoever plays an awaited seat."""
        table = self.sitting.table
        seat = self.dice.choice(table.play.now.awaited)
        words = self.dice.choice(table.play.now.state.legal_words(seat))
        actor = bot_actor(seat) if table.bot_of(seat) else table.guest_of(seat)
        return self.carry_out(actor, c.Act(words), back)

    @rule(seconds=st.integers(0, 90))
    def time_passes(self, seconds):
        self.sitting.wait(seconds)

    @rule(guest=st.sampled_from(GUESTS))
    def somebody_comes(self, guest):
        self.sitting.presence.arrive(guest, self.sitting.now)

    @rule(guest=st.sampled_from(GUESTS))
    def somebody_goes(self, guest):
        self.sitting.presence.depart(guest, self.sitting.now)

    @rule()
    def what_is_due_is_done(self):
        due = self.sitting.table.due(self.sitting.presence)
        if not due:
            return
        first = due[0]
        self.sitting.now = max(self.sitting.now, first.at)
        if first.command is not None:
            assert self.carry_out(first.actor, first.command)
        else:
            words = self.sitting.table.play.now.state.legal_words(first.seat)[0]
            assert self.carry_out(first.actor, c.Act(words))

    @invariant()
    def the_twin_is_the_same(self):
        if not hasattr(self, "sitting"):
            return
        presence, table = self.sitting.presence, self.sitting.table
        views = [table.update(guest, presence) for guest in (*GUESTS, None)]
        assert views == [self.twin.update(guest, presence) for guest in (*GUESTS, None)]
        self.views_agree([*map(json.loads, views)])

    def views_agree(self, views):
        own = {"you", "hosting", "your_link", "may_undo"}
        shared = [{key: value for key, value in view["table"].items() if key not in own} for view in views]
        assert all(each == shared[0] for each in shared)
        seats = [view["table"]["you"] for view in views if view["table"]["you"]]
        assert len(seats) == len(set(seats))
        assert sum(view["table"]["hosting"] for view in views) == 1
        if views[0]["game"]:
            for key in ("ply", "to_act", "over", "winners", "result"):
                assert len({json.dumps(view["game"][key]) for view in views}) == 1

    @invariant()
    def somebody_can_act(self):
        if not hasattr(self, "sitting") or self.sitting.table.phase != "playing":
            return
        table = self.sitting.table
        awaited = table.play.now.awaited
        assert len(awaited) > 0
        for seat in awaited:
            assert table.bot_of(seat) or table.guest_of(seat)

    def teardown(self):
        if not hasattr(self, "sitting"):
            return
        table = self.sitting.table
        if table.phase == "lobby":
            for seat in table.seats:
                if seat.kind == "open":
                    self.carry_out(table.host, c.SetSeat(seat.id, "bot"))
            assert self.carry_out(table.host, c.Start())
        for _ in range(1000):
            if table.phase == "over":
                break
            assert self.play_on()
        assert table.phase == "over"
        folded = self.sitting.refolded()
        for viewer in ("p1", "p2", "spectator"):
            assert folded.log(viewer) == table.log(viewer)
        assert folded.record() == table.record()
        assert Table.fold(table.chronicle.events).results() == table.results()


@pytest.mark.parametrize("game", FULL)
def test_whatever_is_done_a_table_stays_a_table(game):
    from hypothesis.stateful import run_state_machine_as_test

    machine = type("GameMachine", (TableMachine,), {"game": game})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=40, stateful_step_count=30, deadline=None)
    )
