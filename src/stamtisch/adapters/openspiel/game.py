"""Our games as OpenSpiel's: a game, its states, their registration."""

import random
from typing import Any

import pyspiel

from stamtisch.adapters.openspiel.facts import FACTS
from stamtisch.adapters.openspiel.moment import Moment
from stamtisch.adapters.openspiel.observer import Observer
from stamtisch.adapters.openspiel.parameters import pack_position, specification
from stamtisch.adapters.openspiel.setup import CHANCE, SIMULTANEOUS, TERMINAL, Setup, find_setup
from stamtisch.engine.errors import IllegalActionError
from stamtisch.engine.notation import shorten
from stamtisch.engine.registry import find_spec
from stamtisch.engine.seeds import SEED_BYTES

Types = pyspiel.GameType
PREFIX = "stamtisch_"


def short_name(name: str) -> str:
    """A game's name in OpenSpiel: `stamtisch_the_game`."""
    return PREFIX + name.replace("-", "_")


def describe(name: str, setup: Setup | None = None) -> pyspiel.GameType:
    """A game's type; without a setup, the widest that its parameters allow."""
    spec, facts = find_spec(name), FACTS[name]
    widest = Types.Utility.IDENTICAL if facts.identical else Types.Utility.GENERAL_SUM
    at_once = facts.simultaneous if setup is None else setup.may_choose_at_once
    sampled = setup is not None and setup.sampled
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=spec.title,
        dynamics=Types.Dynamics.SIMULTANEOUS if at_once else Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.SAMPLED_STOCHASTIC if sampled else Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Types.Information.IMPERFECT_INFORMATION,
        utility=widest if setup is None else facts.utility(setup.game),
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=max(spec.seats),
        min_num_players=min(spec.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(spec, facts.simultaneous),
    )


class StamtischGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is compiled
    """One of our games with its parameters."""

    name = ""
    """the game's id in our words"""

    def __init__(self, parameters: dict[str, Any]) -> None:
        name = self.name
        known = specification(find_spec(name), FACTS[name].simultaneous)
        if "position" in parameters:
            parameters = {**parameters, "position": pack_position(parameters["position"])}
        given = {key: value for key, value in parameters.items() if value != known.get(key)}
        self.setup = setup = find_setup(name, tuple(sorted(given.items())))
        utility = setup.facts.utility(setup.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.numbers,
            max_chance_outcomes=len(setup.outcomes),
            num_players=setup.game.players,
            min_utility=setup.facts.lowest,
            max_utility=1.0,
            utility_sum=0.0 if utility == Types.Utility.ZERO_SUM else None,
            max_game_length=setup.facts.longest(setup.game, setup.setting.sequential),
        )
        super().__init__(describe(name, setup), info, given)
        fixed = setup.setting.rng_seed
        self._dice = random.SystemRandom() if fixed < 0 else random.Random(fixed)  # noqa: S311 - asked for

    def new_initial_state(self) -> "StamtischState":
        """A state before the deal."""
        return StamtischState(self, self.setup)

    def max_chance_nodes_in_history(self) -> int:
        """All chance is before the first decision."""
        return self.setup.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer; OpenSpiel may give the parameters alone, and we know none.

        Raises:
            ValueError: parameters.
        """
        if isinstance(iig_obs_type, dict):
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"no parameters are known for observations, not {shorten(params)}")
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its game string; the dice of sampled chance begin anew."""
        return _restore, (str(self),)

    def draw_seed(self) -> bytes:
        """The seed of the next deal where chance is sampled."""
        return self._dice.randbytes(SEED_BYTES)


def _restore(game: str) -> StamtischGame:
    return pyspiel.load_game(game)  # type: ignore[no-any-return]


class StamtischState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is compiled
    """One state. Everything of ours is in `moment`, which OpenSpiel copies and pickles."""

    def __init__(self, game: StamtischGame, setup: Setup) -> None:
        super().__init__(game)
        self.moment = Moment(setup)

    # Asked by OpenSpiel, and directly by Python code

    def current_player(self) -> int:
        """Who is to act, or why nobody is."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether the seed is still being drawn."""
        return self.moment.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Whether several seats choose at once."""
        return self.moment.player == SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, the lowest first."""
        moment = self.moment
        current = moment.player
        if current >= 0 and (player is None or player == current):
            return moment.legal_actions(current).copy()
        if current == SIMULTANEOUS and player is not None and 0 <= player < moment.setup.game.players:
            return moment.legal_actions(player).copy()
        return super().legal_actions() if player is None else super().legal_actions(player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely; empty elsewhere."""
        return self.moment.setup.outcomes.copy() if self.moment.player == CHANCE else []

    def returns(self) -> list[float]:
        """Each seat's return; all 0 before the end."""
        return self.moment.returns()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player (left out: the one to act) may know now; see the page on observations."""
        moment = self.moment
        seat = moment.player if player is None else player
        if not moment.is_dealt() or not 0 <= seat < moment.setup.game.players:
            return super().observation_tensor(seat)  # type: ignore[no-any-return]
        return moment.observation(seat)

    def string_to_action(self, *player_and_words: Any) -> int:
        """The legal action of a player (left out: of the one to act) that has these words.

        Raises:
            NotationError: they say nothing. IllegalActionError: it is not legal now.
        """
        player, words = player_and_words if len(player_and_words) == 2 else (None, *player_and_words)
        if self.moment.player == CHANCE:
            return super().string_to_action(CHANCE, words)  # type: ignore[no-any-return]
        seat = self.moment.player if player is None else player
        problem = self.moment.snapshot().why_not(seat, words)
        if problem is not None:
            raise problem
        number = self.moment.number(seat, self.moment.setup.game.parse_words(words))
        if number not in self.moment.legal_actions(seat):
            raise self.moment.refusal(seat, number)
        return number

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "StamtischState":
        """A state that is the same to the player, the rest dealt anew. Its history begins here.

        Raises:
            pyspiel.SpielError: no such player.
        """
        players = self.moment.setup.game.players
        if not 0 <= player_id < players:
            raise pyspiel.SpielError(f"player must be from 0 to {players - 1}, not {player_id}")
        state: StamtischState = self.get_game().new_initial_state()
        number = 0
        for _ in range(4):
            number = number << 32 | int(probability_sampler() * (1 << 32))
        state.moment = self.moment.resampled(player_id, number)
        return state

    # Asked by OpenSpiel alone

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0:
            raise IllegalActionError("engine-whose-turn", seats="all")
        return self.moment.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.player >= 0:
            moment.act(moment.player, action)
        elif moment.player != CHANCE:
            raise IllegalActionError("engine-nobody-acts")
        elif moment.setup.sampled:
            moment.deal(self.get_game().draw_seed())
        else:
            moment.draw(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.moment.act_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return self.moment.words(player, action)

    def __str__(self) -> str:
        return str(self.moment)


class TheGame(StamtischGame):
    """`stamtisch_the_game`."""

    name = "the-game"


class RunnerUp(StamtischGame):
    """`stamtisch_runner_up`."""

    name = "runner-up"


class Saboteur(StamtischGame):
    """`stamtisch_saboteur`."""

    name = "saboteur"


class Claim(StamtischGame):
    """`stamtisch_claim`."""

    name = "claim"


def register() -> None:
    """Make our games known to OpenSpiel.

    What makes a game must be a class: OpenSpiel lets go of it after Python has ended, when taking a
    function apart would abort the process.
    """
    for game in (TheGame, RunnerUp, Saboteur, Claim):
        pyspiel.register_game(describe(game.name), game)
