"""Bots at tables: an answer in any case, never on the event loop; the process that thinks."""

import asyncio
import threading
import time

import pytest

from stamtisch import load_game
from stamtisch.bots.base import Bot
from stamtisch.web import crew as crews
from stamtisch.web.crew import Crew
from stamtisch.web.metrics import Metrics
from stamtisch.web.settings import Settings
from stamtisch.web.thinker import ThinkerError, ThinkingProcess
from stamtisch.web.thinking import answer, pack, unpack
from tests.support.play import raw
from tests.web.live import PATIENCE, QUICK, serving, until

GAMES = {"claim": 2, "runner-up": 3, "saboteur": 4, "the-game": 3}


def view_of(game="claim", players=2):
    state = load_game(game, players=players).new(5)
    for _ in range(4):  # so that there is a past
        seat = state.to_act()[0]
        state.apply(state.legal_actions(seat)[0], seat)
    return state.observation(state.to_act()[0])


class Stub:
    """A process that thinks, as one would like it to be, or not."""

    def __init__(self, ready=True, says=None, problem=None):
        self.ready, self.says, self.problem = ready, says, problem
        self.prepared, self.asked = [], []

    def prepare(self, bot, game, _options):
        self.prepared.append((bot, game))

    def is_ready(self, _bot, _game):
        return self.ready

    async def ask(self, bot, *_):
        self.asked.append(bot)
        if self.problem is not None:
            raise self.problem
        return self.says

    async def close(self):
        pass


def choose(bot, thinker=None, view=None):
    async def ask():
        crew = Crew(Settings(), Metrics(), thinker)
        try:
            return await crew.choose(bot, view or view_of(), 1)
        finally:
            await crew.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(("game", "players"), GAMES.items())
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "fair", "strong"])
def test_every_level_answers_legally_without_a_process_of_its_own(game, players, bot):
    view = view_of(game, players)
    assert choose(bot, None, view) in view.legal_actions(view.seat)


def test_a_bot_that_searches_is_asked_in_the_process():
    view = view_of()
    legal = view.legal_actions(view.seat)
    thinker = Stub(says=legal[-1])
    assert choose("search", thinker, view) == legal[-1]
    assert thinker.asked == ["search"]


def test_until_the_process_is_ready_a_simple_bot_answers():
    thinker, view = Stub(ready=False), view_of()
    assert choose("search", thinker, view) in view.legal_actions(view.seat)
    assert thinker.prepared == [("search", "claim")]
    assert not thinker.asked


@pytest.mark.parametrize(
    "stub", [Stub(problem=ThinkerError("dead")), Stub(problem=OSError()), Stub(says=10**6)]
)
def test_A04_when_the_process_fails_a_simple_bot_answers(stub):
    view = view_of()
    assert choose("search", stub, view) in view.legal_actions(view.seat)


class Broken(Bot):
    def act(self, _):
        raise RuntimeError("broken")


class Illegal(Bot):
    def act(self, _):
        return -1


class Slow(Bot):
    def act(self, _):
        time.sleep(0.5)
        return -1


@pytest.mark.parametrize("kind", [Broken, Illegal, Slow])
def test_A04_when_every_bot_fails_any_legal_action_is_taken(monkeypatch, kind):
    monkeypatch.setattr(crews, "make_bot", lambda *_: kind())
    monkeypatch.setattr(crews, "PATIENCE", 0.05)
    view = view_of()
    assert choose("greedy", None, view) in view.legal_actions(view.seat)


@pytest.mark.parametrize(("game", "players"), GAMES.items())
def test_A01_a_view_goes_to_the_process_and_back_whole_and_nothing_else_does(game, players):
    view = view_of(game, players)
    again = unpack(pack(view))
    assert raw(again) == raw(view)
    assert again.legal_actions(again.seat) == view.legal_actions(view.seat)
    assert again.position() == view.position()
    assert again.past == view.past
    assert set(pack(view)) == {"game", "options", "states", "awaited", "viewer", "past"}


def test_the_process_answers_what_the_bot_would():
    view = view_of()
    told = answer({"id": 7, "bot": "greedy", "dice": 3, **pack(view)})
    assert told["id"] == 7
    assert told["action"] in view.legal_actions(view.seat)


def test_the_process_itself_answers_and_is_started_anew_when_it_dies(monkeypatch):
    monkeypatch.setenv("STAMTISCH_THINK_INTERPRETED", "1")
    view = view_of()

    async def talk():
        thinker = ThinkingProcess()
        thinker.prepare("greedy", "claim", {"players": 2})
        await until(lambda: thinker.is_ready("greedy", "claim"))
        first = await thinker.ask("greedy", view, 1, PATIENCE)
        process = thinker._process
        process.kill()
        await process.wait()
        await until(lambda: not thinker.is_ready("greedy", "claim"))
        with pytest.raises(ThinkerError):
            await thinker.ask("nobody", view, 1, PATIENCE)
        second = await thinker.ask("greedy", view, 1, PATIENCE)
        await thinker.close()
        return first, second

    first, second = asyncio.run(talk())
    assert first == second in view.legal_actions(view.seat)


def test_A04_a_bot_that_thinks_long_at_one_table_holds_up_no_other(path):
    thought = threading.Event()

    class Ponderer(Stub):
        async def ask(self, _bot, observation, *_):
            await asyncio.to_thread(thought.wait, PATIENCE)
            return observation.legal_actions(observation.seat)[0]

    with serving(path, QUICK, thinker=Ponderer()) as live:
        anna, ben = live.person(), live.person()
        slow = anna.client.post(
            "/api/tables",
            json={
                "game": "claim",
                "name": "Anna",
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search"}],
            },
        ).json()["table"]
        quick = ben.host("the-game", options={"players": 1})["table"]
        ben.do(quick, "start")
        with anna.watch(slow) as watch:
            anna.do(slow, "start")
            begun = anna.look(slow)
            if begun["game"]["legal"]:
                anna.act(slow)
            before = anna.look(slow)["version"]
            for _ in range(4):
                assert ben.act(quick).status_code == 200
            assert anna.look(slow)["version"] == before, "it thinks still"
            thought.set()
            watch.wait_version(before + 1)


def test_a_bot_is_made_ready_as_soon_as_it_sits_at_a_table(path):
    thinker = Stub()
    with serving(path, thinker=thinker) as live:
        anna = live.person()
        table = anna.host("claim")["table"]
        with anna.watch(table) as watch:
            assert thinker.prepared == []
            version = anna.do(table, "seat", seat="p2", kind="bot", bot="search")["version"]
            watch.wait_version(version)
            assert thinker.prepared == [("search", "claim")]


def test_O32_a_bot_stands_in_and_its_person_comes_back(person):
    anna, ben = person(), person()
    table = anna.host("claim")["table"]
    ben.do(table, "sit", seat="p2", name="Ben")
    anna.do(table, "start")
    with anna.watch(table) as watch:
        ben.do(table, "leave")
        update = watch.wait(lambda w: w.updates[-1]["table"]["seats"][1]["stand_in"])
        while not update["game"]["legal"]:
            update = watch.wait_version(update["version"] + 1)
        anna.act(table)
        watch.wait(
            lambda w: any(each["kind"] == "action" and each["seat"] == "p2" and each["bot"] for each in w.log)
        )
        ben.do(table, "back")
        watch.wait(lambda w: not w.updates[-1]["table"]["seats"][1]["stand_in"])
    assert ben.look(table)["table"]["you"] == "p2"


def test_bots_give_hints_where_the_game_knows_them(person):
    anna = person()
    table = anna.host("the-game", bots=2, options={"players": 3})["table"]
    with anna.watch(table) as watch:
        anna.do(table, "start")
        while not watch.updates[-1]["game"]["over"]:
            update = watch.wait(lambda w: w.updates[-1]["game"]["legal"] or w.updates[-1]["game"]["over"])
            if update["game"]["over"]:
                break
            anna.send(table, "act", update["version"], words=update["game"]["legal"][0])
            version = update["version"]
            watch.wait(lambda w, seen=version: w.updates[-1]["version"] > seen)
        hints = [each for each in watch.log if (each["words"] or "").startswith("hint")]
    assert all(each["bot"] for each in hints)
