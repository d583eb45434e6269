"""Game strings and parameters: every option, chance, positions; what cannot be is refused."""

import json
import pickle
import re
from copy import copy, deepcopy
from pathlib import Path
from random import Random

import pyspiel
import pytest

from stamtisch import OptionError, PlayersError, PositionError, StamtischError, load_game
from stamtisch.adapters.openspiel import pack_position, short_name, write_parameters
from stamtisch.adapters.openspiel.parameters import unpack_position
from tests.openspiel import reduced
from tests.openspiel.walk import dealt, load, step
from tests.support.variants import ALL, GAMES, RUNNER_UP, name_of
from tests.support.variants import load as load_ours

Types = pyspiel.GameType


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_a_parameter_and_the_defaults_are_ours(name):
    game = pyspiel.load_game(short_name(name))
    known = game.get_type().parameter_specification
    ours = load_game(name)
    assert {option.name for option in ours.spec.options} | {"players"} <= set(known)
    assert game.num_players() == ours.players
    assert game.setup.game.options == ours.options
    assert pyspiel.load_game(short_name(name), dict(known)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_a_game_string_leads_to_the_same_game(variant):
    game = load(variant)
    assert game.setup.game.options == load_ours(variant).options
    again = pyspiel.load_game(str(game))
    assert again.setup.game.options == game.setup.game.options
    assert str(again) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("copied", [copy, deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize(
    "text", ["stamtisch_claim()", "stamtisch_saboteur(chance=sampled,margin=5,rng_seed=3)"]
)
def test_a_copied_game_is_played_alike(text, copied):
    game = pyspiel.load_game(text)
    for each in (game, game.new_initial_state().get_game()):
        again = copied(each)
        assert str(again) == str(game)
        assert str(dealt(again, Random(1))) == str(dealt(pyspiel.load_game(text), Random(1)))


def test_a_margin_that_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(OptionError, match="35 is not possible here; it must be a whole number from 0 to 34"):
        pyspiel.load_game("stamtisch_saboteur(margin=35)")


def test_a_list_is_written_with_strokes():
    seven = "goblins/knights/undead/dwarves/doppelgangers/dragons/seers"
    game = pyspiel.load_game(f"stamtisch_claim(players=3,factions={seven})")
    assert game.setup.game.options["factions"] == seven.split("/")
    assert write_parameters({"white_numbers": [3, 1, 2]}) == {"white_numbers": "3/1/2"}


@pytest.mark.parametrize(
    ("name", "parameters", "error"),
    [
        ("the-game", {"players": 6}, PlayersError),
        ("the-game", {"min_cards": 9}, OptionError),
        ("the-game", {"first_player": "p3"}, OptionError),
        ("the-game", {"chance": "perhaps"}, OptionError),
        ("the-game", {"deals": -1}, OptionError),
        ("the-game", {"deals": (1 << 20) + 1}, OptionError),
        ("the-game", {"redeal": True}, OptionError),
        ("the-game", {"position": "{"}, PositionError),
        ("the-game", {"position": "[]"}, PositionError),
        ("the-game", {"position": '{"draw":[2,2]}'}, PositionError),
        ("claim", {"factions": "goblins/knights"}, OptionError),
        ("runner-up", {"white_numbers": "1/2/3"}, OptionError),
        ("runner-up", {"players": 2, "variant": "tactical"}, PlayersError),
        ("saboteur", {"margin": -1}, OptionError),
        ("saboteur", {"margin": 1000}, OptionError),
        ("claim", {"margin": 3}, pyspiel.SpielError),
        ("claim", {"sequential": True}, pyspiel.SpielError),
        ("claim", {"unheard_of": 1}, pyspiel.SpielError),
    ],
)
def test_what_cannot_be_is_refused(name, parameters, error):
    with pytest.raises(error) as caught:
        pyspiel.load_game(short_name(name), parameters)
    if issubclass(error, StamtischError):
        assert caught.value.where or caught.value.rule


@pytest.mark.parametrize("name", list(reduced.POSITIONS))
def test_a_position_can_be_given_packed_or_plain(name):
    position = reduced.POSITIONS[name][0]
    packed = pack_position(position)
    assert not set(packed) & set("(),= \n")
    assert unpack_position(packed) == position
    game = reduced.load(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    plain = reduced.load(name, position=json.dumps(position))
    assert str(plain) == str(game)


@pytest.mark.parametrize("name", list(reduced.POSITIONS))
def test_without_redeal_the_position_is_as_given(name):
    game = reduced.load(name, redeal=False, deals=1)
    position = reduced.POSITIONS[name][0]
    found = dealt(game, Random(1)).moment.position()
    assert {seat: sorted(hand) for seat, hand in found["hands"].items()} == {
        seat: sorted(hand) for seat, hand in position["hands"].items()
    }
    assert game.max_chance_outcomes() == 1


@pytest.mark.parametrize("name", list(reduced.POSITIONS))
def test_with_redeal_what_is_open_stays_and_the_rest_is_dealt_anew(name):
    game = reduced.load(name, deals=50)
    given = game.setup.game.from_position(reduced.POSITIONS[name][0]).observation("spectator").position()
    hands = set()
    for outcome in range(50):
        state = game.new_initial_state()
        state.apply_action(outcome)
        assert state.moment.snapshot().observation("spectator").position() == given
        hands.add(str(state.moment.position()["hands"]))
    assert len(hands) > 5


@pytest.mark.parametrize("name", GAMES)
def test_deal_number_n_is_seed_n(name):
    game = pyspiel.load_game(short_name(name), {"deals": 7})
    for outcome in range(7):
        state = game.new_initial_state()
        assert state.chance_outcomes() == [(i, 1 / 7) for i in range(7)]
        state.apply_action(outcome)
        assert state.moment.position() == load_game(name).new(outcome).position()


def test_the_seed_is_drawn_in_five_parts():
    game = pyspiel.load_game("stamtisch_claim")
    state = game.new_initial_state()
    for part in (1, 2, 3, 63, 0):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 64 == game.max_chance_outcomes()
        state.apply_action(part)
    seed = ((((1 * 64) + 2) * 64 + 3) * 64 + 63) * 64
    assert state.moment.position() == load_game("claim").new(seed).position()
    assert game.max_chance_nodes_in_history() == 5
    assert state.chance_outcomes() == []


def test_sampled_chance_draws_whole_seeds():
    def deals(**parameters):
        game = pyspiel.load_game("stamtisch_claim", {"chance": "sampled", **parameters})
        assert game.get_type().chance_mode == Types.ChanceMode.SAMPLED_STOCHASTIC
        found = []
        for _ in range(3):
            state = game.new_initial_state()
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
            found.append(str(state))
        assert len(set(found)) == 3
        return found

    assert deals(rng_seed=5) == deals(rng_seed=5)
    assert deals(rng_seed=5) != deals(rng_seed=6)
    assert deals() != deals()


def test_types():
    def kind(variant, **parameters):
        found = load(variant, **parameters).get_type()
        return found.utility, found.dynamics

    at_once, in_turn = Types.Dynamics.SIMULTANEOUS, Types.Dynamics.SEQUENTIAL
    zero_sum = Types.Utility.ZERO_SUM
    assert kind(("the-game", {"players": 3})) == (Types.Utility.IDENTICAL, in_turn)
    assert kind(("claim", {"players": 2})) == (zero_sum, in_turn)
    assert kind(("saboteur", {"players": 5})) == (zero_sum, in_turn)
    assert kind(("runner-up", {"players": 3})) == (zero_sum, at_once)
    assert kind(("runner-up", {"players": 2})) == (Types.Utility.GENERAL_SUM, at_once), "v may win"
    assert kind(("runner-up", {"players": 3}), sequential=True) == (zero_sum, in_turn)


def test_the_bound_on_the_length_of_a_game_holds_and_is_met():
    for variant in RUNNER_UP[:9]:
        for parameters in ({}, {"sequential": True}):
            game, dice = load(variant, **parameters), Random(8)
            state = dealt(game, dice)
            decisions = 0
            while not state.is_terminal():
                step(state, dice)
                decisions += 1
            assert decisions == game.max_game_length()


def test_numbers_of_actions():
    assert pyspiel.load_game("stamtisch_the_game").num_distinct_actions() == 4 * 98 + 1
    assert pyspiel.load_game("stamtisch_claim").num_distinct_actions() == load_game("claim").action_count
    sizes = [pyspiel.load_game("stamtisch_saboteur", {"margin": m}).num_distinct_actions() for m in (0, 3, 5)]
    assert sizes == sorted(sizes)
    assert sizes[-1] < 12_000


def test_the_page_names_every_parameter_and_every_game():
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    for name in GAMES:
        game = pyspiel.load_game(short_name(name))
        ours = {option.name for option in load_game(name).spec.options}
        for parameter in set(game.get_type().parameter_specification) - ours:
            assert f"`{parameter}`" in page
        actions = f"{game.num_distinct_actions():,}".replace(",", " ")
        assert re.search(rf"^\| .* \| `{short_name(name)}` \| .* \| {actions} \| ", page, re.MULTILINE)
