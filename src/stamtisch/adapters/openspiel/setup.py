"""A game with its parameters, as all states of one OpenSpiel game share it."""

import json
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from stamtisch import load_game
from stamtisch.adapters.openspiel.facts import FACTS
from stamtisch.adapters.openspiel.parameters import MARGIN, SAMPLED, read_parameters, unpack_position
from stamtisch.engine import kernels
from stamtisch.engine.errors import OptionError
from stamtisch.engine.game import difference
from stamtisch.engine.layout import copy_states
from stamtisch.engine.numbering import Numbering
from stamtisch.engine.registry import find_spec
from stamtisch.engine.seeds import write_seed
from stamtisch.engine.spec import Json
from stamtisch.engine.tensors import Piece, Pieces, tensor_size
from stamtisch.games.saboteur.window import LARGEST_MARGIN

CHANCE, SIMULTANEOUS, TERMINAL = (
    int(pyspiel.PlayerId.CHANCE),
    int(pyspiel.PlayerId.SIMULTANEOUS),
    int(pyspiel.PlayerId.TERMINAL),
)
DRAWS, OUTCOMES = 5, 64
"""without a list of deals: so many chance nodes of so many outcomes draw the seed (2^30 deals)"""
KEY_SIZE = 4
"""numbers in the fingerprint of an information state"""
CACHED_BYTES = 1 << 23
"""of views, the positions of which are kept: searches come back to the same ones"""
encode = json.JSONEncoder(separators=(",", ":")).encode

Parameters = tuple[tuple[str, Any], ...]


class Setup:
    """What does not change in a game: options, chance, the shape of tensors.

    Attributes:
        id: the game's id in our words.
        parameters: those that differ from their defaults, sorted by name.
        game: the engine's game.
        draws: chance nodes before the first decision.
        outcomes: what each of them offers, with the chances.
        player_of: OpenSpiel's current player by the engine's mask of seats to act.
        pieces: the observation tensor.
        numbering: compact numbers of actions where the game has too many.
        numbers: actions are numbered from 0 to this, exclusive.
        plies: most decisions of single seats in a game.
        position, news: see `_position` and `_news`; what they say is kept.
    """

    def __init__(self, name: str, parameters: Parameters) -> None:
        self.id, self.parameters = name, parameters
        self.facts, spec = FACTS[name], find_spec(name)
        options, self.setting = read_parameters(spec, dict(parameters))
        self.game = load_game(name, **options)
        self.sampled = self.setting.chance == SAMPLED
        self.draws, size = (1, self.setting.deals or 1) if self._one_draw() else (DRAWS, OUTCOMES)
        self.outcomes = [(outcome, 1.0 / size) for outcome in range(size)]
        self.player_of = [self._player(mask) for mask in range(1 << self.game.players)]
        self.pieces, self.numbering = self._window()
        self.numbers = self.numbering.count if self.numbering else self.facts.actions or spec.action_count
        self.size = tensor_size(self.pieces)
        self.plies = self.facts.longest(self.game, True)
        self._opening = self._open()
        kept = CACHED_BYTES // spec.record.dtype.itemsize
        self.position = lru_cache(kept)(self._position)
        self.news = lru_cache(kept)(self._news)

    def _one_draw(self) -> bool:
        return self.sampled or self.setting.deals > 0

    def _window(self) -> tuple[Pieces, Numbering | None]:
        """The pieces and the numbers of actions, by the margin around a board."""
        margin = self.setting.margin
        try:
            return self.game.spec.window(margin)
        except ValueError as problem:
            raise OptionError(
                "engine-bad-whole", where=MARGIN, value=margin, low=0, high=LARGEST_MARGIN
            ) from problem

    @property
    def may_choose_at_once(self) -> bool:
        """Whether there are simultaneous nodes."""
        return self.facts.simultaneous and not self.setting.sequential

    def _player(self, mask: int) -> int:
        if mask == 0:
            return TERMINAL
        lowest = mask & -mask
        return SIMULTANEOUS if self.may_choose_at_once and mask != lowest else lowest.bit_length() - 1

    @property
    def recall_pieces(self) -> tuple[Piece, ...]:
        """What an information-state tensor has beside the observation's."""
        return (
            Piece(
                "recall",
                (self.plies, 2),
                "Each action so far: (seat + 1) / seats, own 0; (number + 1) / numbers, 0 if unseen.",
            ),
            Piece("recall_key", (KEY_SIZE,), "Fingerprint of the information state's string."),
        )

    def _open(self) -> Any:
        """The record from which every deal begins."""
        record = self.game.spec.record(copy_states(self.game.empty.states))
        if self.setting.position:
            position = unpack_position(self.setting.position)
            start = self.game.from_position(position)
            if self.setting.redeal:
                return start.observation("spectator").view.states
            self.game.spec.text.read_position(record, position, self.game.options)
        return record.states

    def _position(self, view: bytes) -> Json:
        """The position in the bytes of a view or a state, as JSON. Not to be written."""
        record = self.game.spec.record(np.ndarray(1, self.game.spec.record.dtype, bytearray(view)))
        return self.game.spec.text.write_position(record, self.game.options)

    def _news(self, before: bytes, after: bytes) -> str:
        """What has changed between two views, in text; empty if nothing has."""
        news = difference(self.position(before), self.position(after))
        return encode(news) if news else ""

    def deal(self, key: bytes) -> tuple[Any, int]:
        """The state that follows from a seed, and the seats to act."""
        states = copy_states(self._opening)
        write_seed(self.game.spec.record(states), key)
        if self.setting.redeal:
            kernels.complete(states)
            return states, kernels.awaited(states)
        return states, kernels.resume(states) if self.setting.position else kernels.begin(states)


@lru_cache(maxsize=256)
def find_setup(name: str, parameters: Parameters) -> Setup:
    """The setup of a game with these parameters, made once."""
    return Setup(name, parameters)
