"""Nobody is told what he may not know: views, refusals, pictures, redeals, information states."""

import pytest

from stamtisch import IllegalActionError, redeal
from stamtisch.engine.kernels import SPECTATOR
from tests.support.play import random_step, raw
from tests.support.strategies import dice, for_every_game, game_seeds, states


@for_every_game(states, game_seeds, dice)
def test_a_redealt_world_goes_on_as_its_record_says(state, seed, rng):
    """Later deals too: read back from its record, the world goes the same way to the end."""
    world = redeal(state.observation(rng.randrange(state.game.players)), seed)
    again = world.record().start()
    while not world.is_over():
        again.apply(*reversed(random_step(world, rng)))
        assert again.position() == world.position()


def viewers(state):
    return ["spectator", *range(state.game.players)]


@for_every_game(states, game_seeds)
def test_a_redeal_fits_what_the_viewer_knows(state, seed):
    for who in viewers(state):
        view = state.observation(who)
        world = redeal(view, seed)
        assert raw(world.observation(who)) == raw(view)
        assert world.position() == state.game.from_position(world.position(), seed).position()
        assert world.to_act() == state.to_act()


@for_every_game(states, game_seeds)
def test_a_redeal_depends_on_the_view_alone(state, seed):
    """Drawing from a redealt world gives the same world: the truth is not in the view."""
    for who in viewers(state):
        world = redeal(state.observation(who), seed)
        assert raw(redeal(world.observation(who), seed)) == raw(world)
        assert world.seed == seed


@for_every_game(states, game_seeds, dice)
def test_nothing_hidden_is_in_anything_that_a_viewer_is_sent(state, seed, rng):
    """Observation, picture, legal actions, scores and refusals are alike in every world that fits."""
    for who in viewers(state):
        world = redeal(state.observation(who), seed)
        mine, other = state.observation(who), world.observation(who)
        assert mine.position() == other.position()
        assert str(mine) == str(other)
        assert mine.scores() == other.scores()
        if who == "spectator":
            continue
        assert state.legal_actions(who) == world.legal_actions(who)
        assert state.signals(who) == world.signals(who)
        for _ in range(5):
            action = rng.randrange(state.game.action_count)
            assert refusal(state, who, action) == refusal(world, who, action)


def refusal(state, seat, action):
    problem = state.why_not(seat, state.game.format_words(action))
    return problem and problem.as_json()


@for_every_game(states)
def test_a_seat_can_tell_its_legal_actions_from_its_view(state):
    for seat in state.to_act():
        view = state.observation(seat)
        assert view.legal_actions(seat) == state.legal_actions(seat)
        assert view.signals(seat) == state.signals(seat)
        assert view.to_act() == state.to_act()


@for_every_game(states)
def test_a_view_holds_no_seed(state):
    for who in viewers(state):
        view = state.observation(who).view
        assert list(view.seed) == [0] * 8
        assert view.blocks == 0
        assert view.viewer == (SPECTATOR if who == "spectator" else who + 1)


@for_every_game(states)
def test_observing_changes_nothing(state):
    before = raw(state)
    for who in viewers(state):
        state.observation(who).position()
        state.information_state(who)
        str(state.observation(who))
    assert raw(state) == before


def changed(part, change):
    """`difference` undone: what a part was changed to."""
    if not isinstance(part, dict) or not isinstance(change, dict):
        return change
    merged = {key: changed(part.get(key), change[key]) if key in change else part[key] for key in part}
    merged |= {key: value for key, value in change.items() if key not in part}
    return {key: value for key, value in merged.items() if value is not None}


def names(seats):
    return [f"p{seat + 1}" for seat in seats]


@for_every_game(states, dice)
def test_an_information_state_recalls_every_observation(state, rng):
    """Putting its changes together again gives what the viewer saw after each action."""
    game, record = state.game, state.record()
    for who in ("spectator", rng.randrange(game.players)):
        known = state.information_state(who)
        again = record.start()
        seen = known["start"]
        assert seen == again.observation(who).position()
        assert names(again.to_act()) == known["to_act"]
        assert len(known["events"]) == len(record.actions)
        for action, event in zip(record.actions, known["events"], strict=True):
            again.apply(action)
            seen = changed(seen, event["saw"])
            assert seen == again.observation(who).position()
            assert event["to_act"] == names(again.to_act())
            assert event.get("winners") == (again.winners() if again.is_over() else None)


@for_every_game(states, game_seeds, dice)
def test_worlds_that_look_alike_stay_one_information_state(state, seed, rng):
    """Two worlds with one view, the same actions in both, equal views all the way: equal knowledge."""
    seat = rng.randrange(state.game.players)
    world = redeal(state.observation(seat), seed)
    start = state.game.from_position(state.position(), state.seed)
    for _ in range(6):
        if start.is_over():
            break
        actor = rng.choice(start.to_act())
        shared = sorted(set(start.legal_actions(actor)) & set(world.legal_actions(actor)))
        if not shared:
            break
        action = rng.choice(shared)
        start.apply(action, actor)
        world.apply(action, actor)
        if raw(start.observation(seat)) != raw(world.observation(seat)):
            break
        assert start.information_state(seat)["events"] == world.information_state(seat)["events"]


@for_every_game(states, dice)
def test_own_actions_are_seen_whole_and_others_no_more_than_shown(state, rng):
    game = state.game
    seat, action = random_step(state, rng)
    assert state.seen_action(seat, action, seat + 1) == game.format_action(seat, action)
    for who in range(game.players):
        seen = state.seen_action(seat, action, who + 1)
        assert seen.startswith(f"p{seat + 1}: ")
        public = state.seen_action(seat, action, SPECTATOR)
        assert seen == public or who == seat or "?" in public


def test_asking_for_whose_turn_it_is_needs_no_secret():
    from stamtisch import load_game

    state = load_game("runner-up", players=3).new(8)
    with pytest.raises(IllegalActionError, match="p1, p2 and p3"):
        state.legal_actions()
