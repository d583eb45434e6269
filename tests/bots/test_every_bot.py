"""What is promised of every bot of the house: it acts legally, by its view alone, repeatably.

With STAMTISCH_MANY=10000 so many games are played and so many moments dealt again, for each game, all its
variants together.
"""

import os
from collections import Counter
from random import Random

import pytest

from stamtisch import redeal
from stamtisch._jit import INTERPRETED
from stamtisch.bots.asking import ask, ask_signal
from stamtisch.bots.base import ThinkingBot
from stamtisch.bots.roster import LEVELS, bot_names, make_bot, resolve_level
from tests.support.play import random_step
from tests.support.variants import ALL, load, name_of, seeds

MANY = int(os.environ.get("STAMTISCH_MANY", "0"))
BUDGET = "4sims" if INTERPRETED else "24sims"
OWN_MOVES = 0.08 if INTERPRETED else 1.0
"""the part of a game's decisions that the bots take, the others fall at random"""
OF_GAME = Counter(game for game, _ in ALL)


def how_many(variant, usual):
    """How often for one variant."""
    return -(-MANY // OF_GAME[variant[0]]) or (1 if INTERPRETED else usual)


def make(name, game, seed):
    """The bot, with a small budget if it takes any."""
    bot = make_bot(name, game, seed)
    return make_bot(f"{name}:{BUDGET}", game, seed) if isinstance(bot, ThinkingBot) else bot


def play(game, seed, dice, names):
    """The state before each decision of a game whose seats are held by bots of the roster."""
    state = game.new(seed)
    bots = [make(dice.choice(names), game.id, number) for number in range(game.players)]
    while not state.is_over():
        for seat, bot in enumerate(bots):
            if dice.random() < 0.1 and (signal := ask_signal(bot, state.observation(seat))) is not None:
                state.apply(signal, seat)
        yield state
        if dice.random() < OWN_MOVES:
            seat = dice.choice(state.to_act())
            state.apply(ask(bots[seat], state.observation(seat)), seat)
        else:
            random_step(state, dice)


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_nobody_ever_acts_illegally(variant):
    """`ask` and `ask_signal` raise if an answer is not a legal one."""
    game = load(variant)
    played = [
        sum(1 for _ in play(game, seed, Random(number), bot_names(game.id)))
        for number, seed in enumerate(seeds(how_many(variant, 3), salt=1))
    ]
    assert sum(played) >= 8 * len(played)


def moment(game, seed, dice):
    """A moment in a game of simple bots, any as likely."""
    states = (state.clone() for state in play(game, seed, dice, ("greedy", "random")))
    return dice.choice(list(states))


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_what_is_hidden_changes_no_choice_and_no_hint(variant):
    """Every bot, twice made with the same dice, in the game and in one dealt from what its seat sees."""
    game = load(variant)
    for number, seed in enumerate(seeds(how_many(variant, 4), salt=2)):
        dice = Random(number)
        state = moment(game, seed, dice)
        seat = dice.choice(state.to_act())
        view = state.observation(seat)
        world = redeal(view, number).observation(seat)
        for name in bot_names(game.id):
            bot, again = make(name, game.id, 5), make(name, game.id, 5)
            assert bot.act(view) == again.act(world), name
            assert bot.signal(view) == again.signal(world), name


@pytest.mark.parametrize("variant", ALL[::4], ids=name_of)
def test_new_dice_make_a_bot_as_new(variant):
    """Nothing that it did before matters."""
    game = load(variant)
    for number, seed in enumerate(seeds(how_many(variant, 2), salt=3)):
        dice = Random(number)
        state = moment(game, seed, dice)
        seat = dice.choice(state.to_act())
        view = state.observation(seat)
        for name in bot_names(game.id):
            bot, fresh = make(name, game.id, 5), make(name, game.id, 6)
            bot.act(view)
            bot.reseed(9)
            fresh.reseed(9)
            assert bot.act(view) == fresh.act(view), name


@pytest.mark.parametrize("variant", ALL[::4], ids=name_of)
@pytest.mark.parametrize("level", LEVELS)
def test_levels_for_people_act_legally(variant, level):
    """The careless one, too; those that think with little time."""
    game = load(variant)
    name = resolve_level(level, game.id).partition(":")[0]
    bot = make_bot(level, game.id, 3) if name == "careless" else make(name, game.id, 3)
    dice = Random(level)
    for number, seed in enumerate(seeds(1 if INTERPRETED else 4, salt=4)):
        bot.reseed(number)
        state = moment(game, seed, dice)
        seat = dice.choice(state.to_act())
        ask(bot, state.observation(seat))
