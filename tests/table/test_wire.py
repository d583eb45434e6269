"""Nothing that a viewer may not know is in anything the viewer is sent: views, logs, refusals, what is due.

Two tables are played side by side, alike in all that one viewer may know: the second one's cards are dealt
anew from the viewer's view. As long as the viewer cannot tell them apart by the game, every byte is the same.
"""

import json
from random import Random

import pytest
from hypothesis import settings

from stamtisch import redeal
from stamtisch.engine.errors import StamtischError
from stamtisch.table import commands as c
from stamtisch.table.moments import Moment
from stamtisch.table.play import Play
from tests.support.play import random_state, raw
from tests.support.strategies import dice, for_every_game, game_seeds, variants
from tests.support.variants import load
from tests.table.sitting import FULL, START, Sitting


def begin_from(sitting, state):
    """A table whose game begins with a state."""
    play = Play(state.game, state.seed, START, sitting.table.version)
    play.start, play.now = state, Moment(state)
    play.awaited_since = dict.fromkeys(play.now.awaited, START)
    play._at_once = len(play.now.awaited) > 1
    sitting.table.play = play
    return sitting


def sent(sitting, viewer, words):
    """All that the viewer is ever sent: the whole update, refusals, what is due."""
    guest = "stranger" if viewer == "spectator" else f"g{viewer[1:]}"
    due = [str(each) for each in sitting.table.due(sitting.presence)]
    return [sitting.update(guest), due, *(refusal(sitting, guest, each) for each in words)]


def refusal(sitting, guest, words):
    try:
        sitting.decide(guest, c.Act(words))
    except StamtischError as problem:
        return json.dumps([problem.as_json_with_detail(), str(sitting.table.why_not(guest, words))])
    return None


def alike(sitting, other, seat, words, viewer):
    """What the seat can do in the other world that looks the same to the viewer, before and after."""
    state, world = (each.table.play.now.state for each in (sitting, other))
    game = state.game
    number = game.viewer(viewer)
    index = game.seat(seat)
    action = game.parse_words(words)
    seen = state.seen_action(index, action, number)
    after = raw(state.clone().apply(action, index).observation(viewer))
    for each in [action, *world.legal_actions(index)]:
        if world.why_not(seat, game.format_words(each)) is not None:
            continue
        same = world.seen_action(index, each, number) == seen
        if same and raw(world.clone().apply(each, index).observation(viewer)) == after:
            return game.format_words(each)
    return None


@for_every_game(variants, game_seeds, game_seeds, dice)
@settings(max_examples=30)
def test_every_byte_is_the_same_in_every_world_that_looks_the_same(variant, seed, other_seed, rng):
    game = load(variant)
    state = random_state(game, seed, rng, rng.randrange(90))
    viewer = rng.choice(["spectator", *(f"p{n + 1}" for n in range(game.players))])
    world = redeal(state.observation(viewer), other_seed)
    clock = {"kind": "hard", "seconds": 60}
    options = dict(variant[1])
    # The redealt world begins with its position, as a record would have it; so does the first one.
    state = game.from_position(state.position(), seed)
    one, two = (
        begin_from(Sitting(variant[0], options=options, clock=clock).start(), each) for each in (state, world)
    )
    for _ in range(14):
        words = [game.format_words(rng.randrange(game.action_count)) for _ in range(4)]
        assert sent(one, viewer, words) == sent(two, viewer, words)
        if one.table.phase == "over":
            assert two.table.phase == "over"
            break
        seat = rng.choice(one.table.play.now.awaited)
        words = rng.choice(one.table.play.now.state.legal_words(seat))
        likewise = alike(one, two, seat, words, viewer)
        if likewise is None:
            break
        one.act(seat, words)
        two.act(seat, likewise)
        if one.table.phase == "over":
            break  # now all is shown


@pytest.mark.parametrize("game", FULL)
def test_from_creation_to_the_end_no_secret_of_the_server_is_sent(game):
    """Neither the seed, nor the secret, nor anybody's id is in any update before the end."""
    sitting = Sitting(game, salt=5)
    hidden = [sitting.table.fair.secret.hex(), '"g1"', '"g2"', "bot:p"]
    bodies = [sitting.update(guest) for guest in ("g1", "g2", "stranger")]
    sitting.start()
    hidden.append(sitting.table.play.start.seed)
    rng = Random(5)
    while sitting.table.phase == "playing":
        bodies += [sitting.update(guest, sitting.table.version - 1) for guest in ("g1", "g2", "stranger")]
        sitting.step(rng)
    for body in bodies:
        for secret in hidden:
            assert secret not in body


@pytest.mark.parametrize("salt", range(5))
def test_two_tables_that_differ_in_a_sealed_choice_only_are_sent_alike(salt):
    one, two = Sitting(salt=salt).start(), Sitting(salt=salt).start()
    legal = one.view("g2")["game"]["legal"]
    one.act("p2", legal[0])
    two.act("p2", legal[-1])
    for guest in ("g1", "g3", "stranger"):
        assert one.update(guest) == two.update(guest)
    assert one.update("g2") != two.update("g2")
