"""Names lead to bots; names that lead nowhere say what would be right; strangers' code only if allowed."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from stamtisch import load_game
from stamtisch.bots.asking import BotFault, ask, ask_signal
from stamtisch.bots.base import Bot, RandomBot
from stamtisch.bots.budget import Budget, BudgetError
from stamtisch.bots.foreign import BotFileError
from stamtisch.bots.roster import LEVELS, UnknownBotError, bot_names, make_bot, resolve_level
from stamtisch.engine.errors import Reason, UnknownGameError
from tests.support.variants import GAMES

LAST = """
class Last:
    def act(self, observation):
        return observation.legal_words()[-1]

    def explain(self, observation, action):
        return "it was the last one"

class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def act(self, observation):
        return observation.legal_actions()[self.seed % 2]

class Silent:
    pass

class Picky:
    def __init__(self):
        raise RuntimeError("not today")

    def act(self, observation):
        return 0
"""


@pytest.fixture
def bot_file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(LAST, encoding="utf-8")
    return path


def view(game="claim", seat=0):
    return load_game(game).new(3).observation(seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_and_a_greedy_bot_and_all_levels(game):
    assert bot_names(game)[:2] == ("random", "greedy")
    for name in (*bot_names(game), *LEVELS):
        assert isinstance(make_bot(name, game, 5), Bot)


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_bots_of_the_roster(game):
    for level in LEVELS:
        name = resolve_level(level, game).removeprefix("careless:").partition(":")[0]
        assert name in bot_names(game)


def test_the_easy_level_sometimes_plays_what_the_fair_one_would_not():
    observation = view()
    choices = {make_bot("easy", "claim", seed).act(observation) for seed in range(60)}
    careful = {make_bot("fair", "claim", seed).act(observation) for seed in range(60)}
    assert careful < choices <= set(observation.legal_actions())


def test_reseeding_repeats_the_easy_level():
    bot, observation = make_bot("easy", "claim"), view()
    played = []
    for _ in range(2):
        bot.reseed(11)
        played.append([bot.act(observation) for _ in range(20)])
    assert played[0] == played[1]


def test_an_unknown_name_is_told_the_known_ones():
    with pytest.raises(UnknownBotError, match=r"random, greedy.*search, easy, fair and strong") as caught:
        make_bot("gready", "claim")
    assert caught.value.code == "unknown-bot"
    with pytest.raises(UnknownGameError):
        make_bot("greedy", "bridge")


def test_a_budget_is_for_bots_that_think():
    with pytest.raises(UnknownBotError, match="does not think longer"):
        make_bot("greedy:200ms", "claim")


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("200ms", Budget(seconds=0.2)),
        ("1.5s", Budget(seconds=1.5)),
        ("500sims", Budget(simulations=500)),
    ],
)
def test_budgets_are_read(words, budget):
    assert Budget.parse(words) == budget
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize("words", ["", "200", "ms", "0ms", "-1s", "61s", "1.5sims", "0sims", "200 ms", "٣s"])
def test_what_is_no_budget_is_refused(words):
    with pytest.raises(BudgetError, match="200ms"):
        Budget.parse(words)


def test_a_class_in_a_file_plays_and_explains(bot_file):
    observation = view()
    bot = make_bot(f"{bot_file}:Last", "claim", foreign=True)
    assert ask(bot, observation) == observation.legal_actions()[-1]
    assert str(bot.explain(observation, 0)) == "it was the last one"


def test_a_class_that_takes_a_seed_is_given_it(bot_file):
    observation = view()
    for seed in range(2):
        bot = make_bot(f"{bot_file}:Seeded", "claim", seed, foreign=True)
        assert ask(bot, observation) == observation.legal_actions()[seed]


def test_a_class_in_a_module_plays(tmp_path, monkeypatch):
    (tmp_path / "stamtisch_test_module.py").write_text(LAST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make_bot("stamtisch_test_module:Last", "claim", foreign=True)
    assert ask(bot, view()) == view().legal_actions()[-1]


def test_our_own_classes_can_be_named_by_their_module():
    assert isinstance(make_bot("stamtisch.bots.base:RandomBot", "claim", foreign=True), RandomBot)


@pytest.mark.parametrize(
    "name", ["stamtisch.bots.base:RandomBot", "mine.py:Last", "http://localhost:1", "https://x.example"]
)
def test_strangers_code_is_run_only_where_it_is_allowed(name):
    with pytest.raises(UnknownBotError):
        make_bot(name, "claim")


@pytest.mark.parametrize(
    ("kind", "words"),
    [("Nobody", "There is no “Nobody”"), ("Silent", "no bot")],
)
def test_a_file_without_the_bot_says_so(bot_file, kind, words):
    with pytest.raises(BotFileError, match=words):
        make_bot(f"{bot_file}:{kind}", "claim", foreign=True)


def test_files_that_are_missing_or_broken_say_so(tmp_path):
    with pytest.raises(BotFileError, match="No such file"):
        make_bot(f"{tmp_path}/none.py:Bot", "claim", foreign=True)
    (tmp_path / "broken.py").write_text("class Bot(", encoding="utf-8")
    with pytest.raises(BotFileError, match="SyntaxError"):
        make_bot(f"{tmp_path}/broken.py:Bot", "claim", foreign=True)
    with pytest.raises(BotFileError, match="ModuleNotFoundError"):
        make_bot("no_such_module_here:Bot", "claim", foreign=True)


class Answers(Bot):
    """Gives one answer, or raises it."""

    def __init__(self, answer):
        super().__init__()
        self.answer = answer

    def act(self, _observation):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    signal = act


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (ValueError("oops"), "raised ValueError: oops"),
        (KeyError(), "raised KeyError"),
        ("goblin-77", "It answered “goblin-77”: There is no card"),
        ("take stock", "“take stock”, which is not legal"),
        (-3, "“-3”, which is not legal"),
        (10**9, "“1000000000”, which is not legal"),
        (None, "None, which is neither a number nor words"),
        (1.5, "neither"),
        (True, "neither"),
    ],
)
def test_a_wrong_answer_is_the_bots_fault(answer, words):
    with pytest.raises(BotFault, match=words):
        ask(Answers(answer), view())


def test_an_illegal_signal_is_the_bots_fault_and_none_is_fine():
    observation = view("the-game")
    assert ask_signal(Answers(None), observation) is None
    signal = observation.signals(0)[0]
    assert ask_signal(Answers(observation.game.format_words(signal)), observation) == signal
    with pytest.raises(BotFault, match="not legal"):
        ask_signal(Answers(observation.legal_actions(0)[0]), observation)
    with pytest.raises(BotFault, match="raised"):
        ask_signal(Answers(ValueError("no")), observation)


def test_most_bots_give_no_signals_and_no_reasons():
    observation = view()
    assert RandomBot().signal(observation) is None
    assert RandomBot().explain(observation, 0) is None
    assert str(Reason("bots-says", {"words": "so"})) == "so"


class Handler(BaseHTTPRequestHandler):
    """Answers with what the path says, or plays the last legal action."""

    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert set(question) == {"game", "options", "rules", "seat", "position", "legal", "dice"}
        status, body = 200, json.dumps({"action": question["legal"][-1]})
        if self.path == "/broken":
            status = 500
        elif self.path == "/text":
            body = "hello"
        elif self.path == "/list":
            body = "[1]"
        elif self.path == "/illegal":
            body = json.dumps({"action": "take stock"})
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *arguments):
        pass


@pytest.fixture
def address():
    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_bot_behind_http_plays(address):
    observation = view()
    bot = make_bot(f"{address}/play", "claim", foreign=True)
    assert ask(bot, observation) == observation.legal_actions()[-1]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/broken", "status 500"),
        ("/text", 'should answer JSON like {"action"'),
        ("/list", "should answer JSON"),
        ("/illegal", "not legal"),
    ],
)
def test_what_goes_wrong_behind_http_is_told(address, path, words):
    with pytest.raises(BotFault, match=words):
        ask(make_bot(f"{address}{path}", "claim", foreign=True), view())


def test_an_address_without_a_bot_is_told():
    with pytest.raises(BotFault, match="cannot be reached"):
        ask(make_bot("http://127.0.0.1:9/", "claim", foreign=True), view())
