"""Runner-Up: what the tensor says, as a position."""

from tests.adapters.decoders.common import index, number

VALUES = (-4, -3, -2, -1, 1, 2, 3, 4, 5)
COPIES = (1, 3, 4, 5, 6, 5, 4, 3, 1)
CARD_VALUES = [value for value, copies in zip(VALUES, COPIES, strict=True) for _ in range(copies)]


def decode(reader):
    """The parts of the position that the tensor tells."""
    tactical = reader.game.options["variant"] == "tactical"
    pawns = len(reader.game.names)
    names = [reader.name(near) for near in range(pawns)]
    card_round = index(reader["round"])
    over = card_round is None
    seats = dict(sorted((name, near) for near, name in enumerate(names) if name != "v"))
    chosen = [] if over or reader.one("turn") else [n for n, i in seats.items() if not reader["awaited"][i]]
    spent = [spent_in(reader, seats, past, tactical) for past in range(5 if over else card_round)]
    position = {
        "stage": index(reader["stage"]) + 1,
        "round": 5 if over else card_round + 1,
        "pawns": {name: number(reader["pawns"][near], 16) for near, name in enumerate(names)},
        "totals": {name: number(reader["totals"][near], 80) for near, name in enumerate(names)},
        "scored": [name for name in sorted(names) if reader["scored"][names.index(name)]],
        "virtual": virtual(reader, card_round) if pawns > reader.players else [],
        "committed": {name: words(reader, card_round, seats[name], tactical) or "?" for name in chosen},
        "spent": spent if any(spent) else [],
    }
    if tactical:
        position["played"] = {}
        if reader.one("turn"):
            position["turn"] = reader.one("turn")
            position["played"] = {name: words(reader, card_round, near, True) for name, near in seats.items()}
    own = hand(reader, tactical)
    position["hands"] = {reader.name(0): own}
    return position


def hand(reader, tactical):
    counts = [number(count, 5) for count in reader["hand"]]
    values = [f"{value:+d}" for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]
    if not tactical:
        assert not reader["hand_cards"].any()
        return values
    whites = reader.game.options["white_numbers"]
    held = [f"{CARD_VALUES[i]:+d}/{whites[i]}" for i in range(32) if reader["hand_cards"][i]]
    assert [card.split("/")[0] for card in held] == values
    return held


def words(reader, past, near, tactical):
    """What a seat put down in a round; None if hidden or nothing."""
    value = number(reader["played"][past][near], 5)
    if value == 0:
        return None
    if tactical:
        return f"{value:+d}/{number(reader['whites'][past][near], 999)}"
    return f"{value:+d} > {reader.name(index(reader['targets'][past][near]))}"


def spent_in(reader, seats, past, tactical):
    found = {name: words(reader, past, near, tactical) for name, near in seats.items()}
    if past < 4 and reader["virtual"][past]:
        found["v"] = f"{number(reader['virtual'][past], 5):+d} > v"
    return {name: choice for name, choice in found.items() if choice}


def virtual(reader, card_round):
    values = [number(value, 5) for value in reader["virtual"]]
    return [f"{value:+d}" if value else "?" for value in values[4 if card_round is None else card_round :]]


def check_rest(reader, view):
    """What the tensor tells that a position does not."""
    for near in range(reader.players):
        assert reader["awaited"][near] == view.awaited >> (reader.seat + near) % reader.players & 1
