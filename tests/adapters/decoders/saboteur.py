"""Saboteur: what the tensor says, as a position."""

import numpy as np

from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.names import PLACEMENT_OF, placement_name
from tests.adapters.decoders.common import index, number

GOALS = ("top", "middle", "bottom")
GOAL_NAMES = ("gold", "stone_se", "stone_sw")
ROLES = ("digger", "saboteur")
TOOLS = ("pick", "lamp", "cart")
GOAL_CELLS = {(8, -2): "top", (8, 0): "middle", (8, 2): "bottom"}
SHAPES = {(cards.EDGES[1 + i], cards.THROUGH[1 + i]): placement_name(i) for i in range(cards.PLACED)}
"""a placement by its open sides and whether it leads on: no two are alike"""
assert len(SHAPES) == cards.PLACED


def decode(reader, margin=3):
    """The parts of the position that the tensor tells."""
    seats = sorted((reader.name(near), near) for near in range(reader.players))
    own = reader.name(0)
    hands = {name: ["?"] * number(reader["hand_sizes"][near], 6) for name, near in seats}
    hands[own] = kinds(reader["hand"])
    passed = {name: ["?"] * n for name, near in seats if (n := number(reader["passes"][near], 67))}
    if own in passed:
        passed[own] = kinds(reader["passed"])
    position = {
        "round": index(reader["round"]) + 1,
        "last": reader.one("last"),
        "roles": {name: marked(reader["roles"][near], ROLES) for name, near in seats},
        "spare_roles": [marked(reader["spare_role"], ROLES)],
        "hands": hands,
        "passed": passed,
        "discard": kinds(reader["discard"]),
        "draw": ["?"] * number(reader["draw_pile"][0], 67),
        "board": board(reader, margin),
        "goals": [marked(reader["goals"][goal], GOAL_NAMES) for goal in range(3)],
        "open": {name: opened(reader, goal) for goal, name in enumerate(GOALS) if reader["opened"][goal][0]},
        "broken": reader.by_seat("broken", lambda row: [TOOLS[i] for i in np.flatnonzero(row)]),
        "known": reader.by_seat("looked", lambda row: [GOALS[i] for i in np.flatnonzero(row)]),
        "credit": reader.by_seat("credit", lambda value: number(value, 12)),
        "gold_pile": ["?"] * number(reader["gold_pile"][0], 28),
        "shares": [share(reader, i) for i in range(3) if reader["shares"][i].any()],
        "over": not reader["phase"].any(),
    }
    if reader.one("turn"):
        position["turn"] = reader.one("turn")
    return position


def marked(row, names):
    return "?" if index(row) is None else names[index(row)]


def kinds(row):
    counts = [number(part, copies) for part, copies in zip(row, cards.COPIES, strict=True)]
    return [name for name, count in zip(cards.KIND_NAMES, counts, strict=True) for _ in range(count)]


def opened(reader, goal):
    return marked(reader["goals"][goal], GOAL_NAMES) + " turned" * int(reader["opened"][goal][1])


def board(reader, margin):
    mine = reader["mine"]
    found = {}
    for row, column in np.argwhere(mine[0]):
        sides = sum(1 << side for side in range(4) if mine[1 + side][row][column])
        found[column - margin, row - margin - 3] = SHAPES[sides, int(mine[5][row][column])]
    for x, y, kind, turned in reader["outside"]:
        if kind:
            name = cards.KIND_NAMES[number(kind, 16) - 1] + " turned" * int(turned)
            assert name in PLACEMENT_OF
            found[number(x, 42), number(y, 42)] = name
    return {f"{x},{y}": found[x, y] for x, y in sorted(found, key=lambda cell: cell[::-1])}


def share(reader, i):
    """An entry of `shares` as far as the tensor tells it: payments by their code."""
    if reader["shares"][i][1]:
        paid = {reader.name(near): number(reader["paid"][i][near], 6) for near in range(reader.players)}
        return {"round": i + 1, "paid": {name: way for name, way in sorted(paid.items()) if way}}
    size = number(reader["packets"][i], 9)
    values = [number(value, 3) or "?" for value in reader["picks"][i][:size]]
    made = [number(picker, 10) for picker in reader["pickers"][i] if picker]
    found = {
        "round": i + 1,
        "picks": [[reader.name(near - 1), value] for near, value in zip(made, values, strict=False)],
        "asked": number(reader["asked"][i], 9),
        "alike": bool(reader["alike"][i]),
    }
    if unpaid := [near for near in range(reader.players) if reader["unpaid"][i][near]]:
        found["unpaid"] = sorted(map(reader.name, unpaid), key=lambda name: int(name[1:]))
    if seen := stretches([number(value, 3) for value in reader["stretches"][i]], values):
        found["seen"] = seen
    return found


def stretches(hints, values):
    found = []
    at = 0
    while at < len(values):
        end = at
        while end < len(values) and hints[end]:
            end += 1
        if end > at:
            found.append({"from": at + 1, "to": end, "cards": hints[at:end]})
        at = end + 1 if end == at else end
    return found


def check_rest(reader, view):
    """What the tensor tells that a position does not, and what it tells in another way."""
    assert index(reader["phase"]) == (view.phase if view.phase < 2 else None)
    scores = [number(value, 44) for value in reader["nuggets"]]
    for near in range(reader.players):
        seat = (reader.seat + near) % reader.players
        assert number(reader["start_cards"][near], 28) == view.start_cards[seat]
        for value in range(3):
            assert number(reader["start_gold"][near][value], 28) == view.start_gold[seat, value]
    assert all(score == -44 or score >= 0 for score in scores)
