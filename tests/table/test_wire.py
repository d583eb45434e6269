"""Nothing that a viewer may not know is in anything the viewer is sent: views, logs, refusals, what is due.

Two tables are played side by side, alike in all that one viewer may know: the second one's cards are dealt
anew from the viewer's view. As long as the viewer cannot tell them apart by the game, every byte is the same;
where they could, the cards are dealt anew once more, to the end of the game.
"""

import json
from collections import Counter
from random import Random

import pytest

from stamtisch import redeal
from stamtisch.engine.errors import StamtischError
from stamtisch.table import commands as c
from stamtisch.table.moments import Moment
from stamtisch.table.play import Play
from tests.support.play import random_step, raw
from tests.support.variants import ALL, GAMES, load
from tests.table.sitting import FULL, START, Sitting

TRIES = 8
LEAST = {"the-game": 0.4, "runner-up": 0.6, "saboteur": 0.8, "claim": 0.4}
"""of all moves, the share that must have been compared in two worlds that differ"""


def begin_from(sitting, state):
    """A table whose game begins with a state."""
    play = Play(state.game, state.seed, START, sitting.table.version)
    play.start, play.now = state, Moment(state)
    play.awaited_since = dict.fromkeys(play.now.awaited, START)
    play._at_once = len(play.now.awaited) > 1
    sitting.table.play = play
    return sitting


def begin_alike(variant, state, viewer, rng):
    """Two tables whose games go on from a moment: the second one's hidden cards are dealt anew."""
    # Both begin with a position: what one remembers beyond it is in neither.
    state = state.game.from_position(state.position(), f"{rng.getrandbits(256):064x}")
    for _ in range(TRIES):
        world = redeal(state.observation(viewer), f"{rng.getrandbits(256):064x}")
        if world.position() != state.position():
            break
    assert raw(world.observation(viewer)) == raw(state.observation(viewer))
    clock = {"kind": "hard", "seconds": 60}
    tables = (Sitting(variant[0], options=dict(variant[1]), clock=clock).start() for _ in range(2))
    return [begin_from(table, each) for table, each in zip(tables, (state, world), strict=True)]


def sent(sitting, viewer, after, words):
    """All that the viewer is sent: the update since a version, refusals, what is due."""
    guest = "stranger" if viewer == "spectator" else f"g{viewer[1:]}"
    due = [str(each) for each in sitting.table.due(sitting.presence)]
    return [sitting.update(guest, after), due, *(refusal(sitting, guest, each) for each in words)]


def refusal(sitting, guest, words):
    try:
        sitting.decide(guest, c.Act(words))
    except StamtischError as problem:
        return json.dumps([problem.as_json_with_detail(), str(sitting.table.why_not(guest, words))])
    return None


def outcome(state, seat, action, viewer):
    """An action and what it leads to, as the viewer sees it."""
    number, index = state.game.viewer(viewer), state.game.seat(seat)
    after = state.clone().apply(action, index).observation(viewer)
    return state.seen_action(index, action, number), raw(after)


def alike(sitting, other, seat, words, viewer):
    """What the seat can do in the other world that looks the same to the viewer, before and after."""
    state, world = (each.table.play.now.state for each in (sitting, other))
    game = state.game
    action = game.parse_words(words)
    looks = outcome(state, seat, action, viewer)
    for each in dict.fromkeys([action, *world.legal_actions(seat)]):
        if (
            world.why_not(seat, game.format_words(each)) is None
            and outcome(world, seat, each, viewer) == looks
        ):
            return game.format_words(each)
    return None


def find_pair(one, two, viewer, rng):
    """A seat and what it can do in both worlds that looks the same to the viewer; None: there is nothing."""
    for seat in rng.sample(one.table.play.now.awaited, len(one.table.play.now.awaited)):
        legal = one.table.play.now.state.legal_words(seat)
        for words in rng.sample(legal, min(len(legal), TRIES)):
            likewise = alike(one, two, seat, words, viewer)
            if likewise is not None:
                return seat, words, likewise
    return None


def random_words(game, rng):
    return [game.format_words(rng.randrange(game.action_count)) for _ in range(2)]


def play_alike(one, two, viewer, rng, tally):
    """Play both on for as long as the viewer cannot tell them apart; the state to go on from."""
    game = one.table.game
    differ = one.table.play.now.state.position() != two.table.play.now.state.position()
    words = random_words(game, rng)
    assert sent(one, viewer, 0, words) == sent(two, viewer, 0, words)
    while (pair := find_pair(one, two, viewer, rng)) is not None:
        seat, words, likewise = pair
        seen = one.table.version
        one.act(seat, words)
        two.act(seat, likewise)
        tally["moves alike"] += 1
        tally["in worlds that differ"] += differ
        assert one.table.phase == two.table.phase
        if one.table.phase == "over":  # now all is shown
            tally["ends alike"] += 1
            return one.table.play.now.state
        words = random_words(game, rng)
        assert sent(one, viewer, seen, words) == sent(two, viewer, seen, words)
    words = random_words(game, rng)
    assert sent(one, viewer, 0, words) == sent(two, viewer, 0, words)
    tally["told apart"] += 1
    state = one.table.play.now.state.clone()
    random_step(state, rng)
    return state


@pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_the_same_in_every_world_that_looks_the_same(game, games):
    """Whole games. Where a move would tell the worlds apart, the cards are dealt anew and they go on."""
    rng = Random(f"{game} {games}")
    variants = [variant for variant in ALL if variant[0] == game]
    rng.shuffle(variants)
    tally = Counter()
    for variant in variants[:games]:
        viewer = rng.choice(["spectator", *(f"p{n + 1}" for n in range(load(variant).players))])
        state = load(variant).new(f"{rng.getrandbits(256):064x}")
        while not state.is_over():
            state = play_alike(*begin_alike(variant, state, viewer, rng), viewer, rng, tally)
        tally["games"] += 1
    assert tally["games"] == games
    assert tally["in worlds that differ"] >= LEAST[game] * (tally["moves alike"] + tally["told apart"]), tally


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
            assert secret.encode() not in body


@pytest.mark.parametrize("salt", range(5))
def test_two_tables_that_differ_in_a_sealed_choice_only_are_sent_alike(salt):
    one, two = Sitting(salt=salt).start(), Sitting(salt=salt).start()
    legal = one.view("g2")["game"]["legal"]
    one.act("p2", legal[0])
    two.act("p2", legal[-1])
    for guest in ("g1", "g3", "stranger"):
        assert one.update(guest) == two.update(guest)
    assert one.update("g2") != two.update("g2")
