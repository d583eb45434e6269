"""The arena: repeatable, fair, and not stopped by bots that go wrong."""

import re
import signal
from pathlib import Path

import pytest

from stamtisch import GameRecord
from stamtisch.bots.foreign import BotFileError
from stamtisch.bots.roster import UnknownBotError
from stamtisch.engine.errors import OptionError
from stamtisch.lab import arena, crew
from stamtisch.lab.arena import ALL, INTERRUPTED, NARROW, PlanError, run_arena
from stamtisch.lab.match import Clock, Fault, Played, forfeit, play_game, set_alarm
from stamtisch.lab.plan import Plan
from stamtisch.lab.report import as_json, as_page, as_text
from stamtisch.lab.tally import Tally

BAD = Path(__file__).parent / "bad_bots.py"


def bad(name):
    return f"{BAD}:{name}"


def outcome(*bots, game="claim", workers=1, **plan):
    options = plan.pop("options", {})
    return run_arena(Plan(game, options, bots, **plan), workers)


def without_time(found):
    told = as_json(found)
    del told["time"]
    return told


@pytest.mark.parametrize("paired", [False, True])
def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes(paired):
    told = [
        without_time(outcome("greedy", "easy", games=24, paired=paired, seed="ab" * 32, workers=workers))
        for workers in (1, 3)
    ]
    assert told[0] == told[1]
    other = without_time(outcome("greedy", "easy", games=24, paired=paired, seed="cd" * 32))
    assert other["standings"] != told[0]["standings"]


def test_it_stops_early_at_the_same_game_whatever_the_number_of_processes():
    found = [outcome("greedy", "random", games=1000, until=0.15, workers=workers) for workers in (1, 2)]
    assert found[0].ended == found[1].ended == NARROW
    assert without_time(found[0]) == without_time(found[1])
    assert 100 <= len(found[0].tally.games) < 1000
    assert found[0].tally.width() <= 0.15


def test_the_better_bot_is_ahead_in_everything():
    found = outcome("greedy", "random", games=60, paired=True)
    first, second = found.tally.standings()
    assert found.ended == ALL
    assert first.games == second.games == 60
    assert first.wins + second.wins == pytest.approx(60)
    assert first.rate[1] > second.rate[2]
    assert first.fair == second.fair == 0.5
    assert first.rating[0] > second.rating[0] + 5
    assert first.score[0] > second.score[0]
    (difference,) = found.tally.differences()
    assert difference.deals == 30
    assert difference.rate[1] > 0 < difference.score[1]
    assert first.moves > 0 < first.slowest <= first.seconds


def test_a_game_of_all_together_compares_bots_on_the_same_deals():
    found = outcome("greedy", "random", game="the-game", options={"players": 2}, games=12, paired=True)
    first, second = found.tally.standings()
    assert (first.games, second.games, first.fair, first.rating) == (6, 6, None, None)
    (difference,) = found.tally.differences()
    assert difference.score[0] == pytest.approx(first.score[0] - second.score[0])
    assert difference.score[1] > 20
    assert found.tally.by_seat() == []


def test_a_lone_bot_shows_what_the_seats_are_worth():
    found = outcome("random", options={"players": 2}, games=30)
    rates = [rate[0] for _, rate in found.tally.by_seat()]
    assert sum(rates) == pytest.approx(1)
    assert found.tally.width() < 1


def test_seats_of_unequal_bots_are_compared_a_seat():
    found = outcome(
        "greedy", "random", "random", game="saboteur", options={"players": 3}, games=6, paired=True
    )
    first, second = found.tally.standings()
    assert (first.seats, second.seats) == (6, 12)
    assert (first.fair, second.fair) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    (difference,) = found.tally.differences()
    assert difference.rate[0] == pytest.approx(first.wins / 6 - second.wins / 12)


@pytest.mark.parametrize(
    ("name", "seconds", "words"),
    [
        # Where no time is to run out there is plenty: a busy machine may stand still for a moment.
        ("Raises", 60, "raised ZeroDivisionError"),
        ("Illegal", 60, "“take stock”, which is not legal"),
        ("Nothing", 60, "None, which is neither"),
        ("Sleeps", 2, "not answer within 2 s"),
        ("Spins", 2, "not answer within 2 s|None, which is neither"),
        ("Deaf", 2, "not answer within 2 s"),
        ("Dies", 60, "process ended"),
    ],
)
def test_a_bot_that_goes_wrong_forfeits_and_the_run_goes_on(name, seconds, words, monkeypatch):
    monkeypatch.setattr(crew, "GRACE", 1.0)
    found = outcome(bad(name), bad("Fine"), games=2, move_seconds=seconds)
    assert len(found.tally.games) == 2
    wrong, fine = found.tally.standings()
    assert (wrong.forfeits, wrong.wins, fine.forfeits, fine.wins) == (2, 0, 0, 2)
    for told in as_json(found)["forfeits"]:
        assert told["bot"] == bad(name)
        assert re.search(words, told["problem"])
        if told["record"] is not None:
            GameRecord(**{k: v for k, v in told["record"].items() if k != "format"}).start()
    assert "Forfeits:" in as_text(found)
    assert name in as_page(found)


def test_a_bot_that_cannot_be_made_any_more_forfeits():
    found = outcome(bad("WillNotStart"), bad("Fine"), games=6)
    assert 1 <= found.tally.standings()[0].forfeits <= 6
    assert "worn out" in as_json(found)["forfeits"][0]["problem"]


def test_among_four_the_partner_of_a_bot_that_goes_wrong_loses_with_it():
    factions = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "trolls", "seers"]
    plan = Plan("claim", {"players": 4, "factions": factions}, ("greedy", "random"))
    assert forfeit(plan, 0, Fault(0, "no")).shares == (0, 0.5, 0, 0.5)
    lone = Plan("claim", {}, ("greedy",))
    assert forfeit(lone, 0, Fault(1, "no")).shares == (1, 0)
    together = Plan("the-game", {"players": 2}, ("greedy",))
    assert forfeit(together, 0, Fault(1, "no")).shares == (0, 0)


def test_signals_are_given_unless_they_are_switched_off(tmp_path):
    path = tmp_path / "talker.py"
    path.write_text(
        "class Talker:\n"
        "    given = 0\n"
        "    def act(self, observation):\n"
        "        return observation.legal_actions(observation.seat)[0]\n"
        "    def signal(self, observation):\n"
        "        Talker.given += 1\n"
        "        return observation.signals(observation.seat)[0] if Talker.given % 7 == 0 else None\n",
        encoding="utf-8",
    )
    set_alarm()
    from stamtisch.bots.foreign import load_kind

    kind = load_kind(f"{path}:Talker")
    for signals in (True, False):
        plan = Plan("the-game", {"players": 2}, (f"{path}:Talker",), signals=signals)
        kind.given = 0
        assert play_game(plan, 0).fault is None
        assert (kind.given > 7) == signals


def interrupt_after(games):
    """As Ctrl-C does, when so many games are done."""

    def progress(done, _tally):
        if done == games:
            signal.raise_signal(signal.SIGINT)

    return progress


def test_ctrl_c_keeps_what_is_done():
    found = run_arena(Plan("claim", {}, ("greedy", "random"), games=1000), 1, interrupt_after(10))
    assert found.ended == INTERRUPTED
    assert [game.number for game in found.tally.games] == list(range(10))
    assert "Interrupted" in as_text(found)


def test_ctrl_c_keeps_no_game_behind_one_that_was_not_finished(monkeypatch):
    """Else of the games that were played at last only the short ones would count."""

    class OneIsSlow(crew.Crew):
        def play(self, numbers):
            slow = None
            for played in super().play(numbers):
                if played.number == 3:
                    slow = played
                else:
                    yield played
            yield slow

    monkeypatch.setattr(arena, "Crew", OneIsSlow)
    found = run_arena(Plan("claim", {}, ("greedy", "random"), games=1000), 1, interrupt_after(10))
    assert found.ended == INTERRUPTED
    assert [game.number for game in found.tally.games] == [0, 1, 2]


def test_ctrl_c_with_several_processes_leaves_no_gap():
    found = run_arena(Plan("claim", {}, ("greedy", "random"), games=1000), 2, interrupt_after(10))
    assert found.ended == INTERRUPTED
    numbers = [game.number for game in found.tally.games]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) <= 10  # one process may be far behind the other


def test_with_paired_deals_half_a_deal_does_not_count():
    plan = Plan("claim", {}, ("greedy", "random"), paired=True)
    games = [Played(n, (1.0, 0.0), (3, 2), (Clock(), Clock())) for n in range(5)]
    assert len(Tally(plan, games).games) == 4


def test_nothing_done_is_told():
    found = outcome("greedy", "random", games=2)
    empty = type(found)(Tally(found.tally.plan, []), INTERRUPTED, 0.0)
    assert "No game was finished" in as_text(empty)
    assert as_json(empty)["games"] == 0
    assert "No game was finished" in as_page(empty)


@pytest.mark.parametrize(
    ("error", "plan"),
    [
        (PlanError, Plan("claim", {}, ("greedy",), games=None)),
        (PlanError, Plan("claim", {}, ("greedy",), until=2.0)),
        (PlanError, Plan("claim", {}, ("greedy",), games=0)),
        (PlanError, Plan("claim", {}, (f"{BAD}:WillNotStart",) * 2)),
        (OptionError, Plan("claim", {"players": 9}, ("greedy",))),
        (UnknownBotError, Plan("claim", {}, ("nobody",))),
        (BotFileError, Plan("claim", {}, ("none.py:Bot",))),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(error, plan, monkeypatch):
    if plan.bots[0].endswith("WillNotStart"):
        from stamtisch.bots.foreign import load_kind

        monkeypatch.setattr(load_kind(plan.bots[0]), "count", 9)
    with pytest.raises(error):
        run_arena(plan)


def test_the_page_is_whole_and_quotes_names():
    page = as_page(outcome("greedy", "random", games=2))
    assert page.startswith("<!doctype html>")
    assert "http" not in page
    assert page.count("<script") == 1
