"""The Game: what the tensor says, as a position."""

from tests.adapters.decoders.common import number

PILES = ("up1", "up2", "down1", "down2")
WISHES = ("avoid", "good", "jump", "back")


def decode(reader):
    """The parts of the position that the tensor tells."""
    own = reader.name(0)
    sizes = {reader.name(near): number(reader["hand_sizes"][near], 10) for near in range(reader.players)}
    hands: dict[str, list[int | str]] = {name: ["?"] * size for name, size in sizes.items()}
    hands[own] = [card + 2 for card in range(98) if reader["hand"][card]]
    position = {
        "piles": {name: number(top, 100) for name, top in zip(PILES, reader["tops"], strict=True)},
        "hands": hands,
        "draw": ["?"] * number(reader["draw_pile"][0], 98),
        "laid": number(reader["laid_now"][0], 10),
        "hints": reader.by_seat("hints", read_hints),
    }
    if reader.one("turn"):
        position["turn"] = reader.one("turn")
    if reader.game.options["edition"] == "on-fire":
        position["fresh"] = [name for name, fire in zip(PILES, reader["fires"], strict=True) if fire[0]]
    return position


def read_hints(piles):
    said = {
        name: [w for w, on in zip(WISHES, row, strict=True) if on]
        for name, row in zip(PILES, piles, strict=True)
    }
    return {name: words[0] for name, words in said.items() if words}


def check_rest(reader, view):
    """What the tensor tells that a position does not."""
    laid = [card for card in range(98) if reader["laid"][card]]
    assert laid == [card for card in range(98) if view.laid_cards[card // 49] >> card % 49 & 1]
    due = [fire[1] for fire in reader["fires"]]
    assert due == [float(view.fire[pile] == 2) for pile in range(4)]
    assert number(reader["owed"][0], 10) == view.minimum
    assert list(reader["ended"]) == [view.outcome == 1, view.outcome == 2]
