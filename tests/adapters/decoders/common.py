"""Reading a tensor by the published table of pieces, seat by seat."""

import numpy as np

from stamtisch.engine.tensors import split_tensor, with_margin


class Reader:
    """A seat's tensor in pieces; seats are named as in positions."""

    def __init__(self, game, seat, tensor, margin=3):
        self.game, self.seat = game, seat
        self.pieces = split_tensor(tensor, with_margin(game.spec.pieces, margin))
        self.players = game.players

    def __getitem__(self, name):
        return self.pieces[name]

    def name(self, near):
        """The seat so many places clockwise of the viewer; from the last seat on, virtual players."""
        if near >= self.players:
            return self.game.names[near]
        return f"p{(self.seat + near) % self.players + 1}"

    def one(self, name):
        """The name of the only seat marked, None if there is none."""
        marked = np.flatnonzero(self[name])
        assert len(marked) <= 1
        return self.name(marked[0]) if len(marked) else None

    def by_seat(self, piece, read, count=None):
        """What `read` makes of each seat's part, where it makes something."""
        found = {self.name(near): read(self[piece][near]) for near in range(count or self.players)}
        return {name: value for name, value in sorted(found.items()) if value}


def number(value, scale):
    """A scaled whole number, which it must be exactly."""
    found = round(float(value) * scale)
    assert abs(float(value) * scale - found) < 1e-3
    return found


def index(row):
    """Which one of a row is marked; None if none."""
    marked = np.flatnonzero(row)
    assert len(marked) <= 1
    return int(marked[0]) if len(marked) else None
