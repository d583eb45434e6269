"""The second dealer against the first: every deal of every game, and against the vectors of RFC 8439."""

from random import Random
from typing import Any

import pytest

from stamtisch import load_game
from stamtisch.cli.catalogue import installed_games
from stamtisch.cli.dealer import Shuffler, chacha20_block, deals, find_difference
from stamtisch.cli.verify import DealChecker, verify_record

SEVEN = ["gnomes", "giants", "undead", "dwarves", "doppelgangers", "dragons", "seers"]
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"hand_delta": -1}),
    ("the-game", {"players": 5, "edition": "on-fire"}),
    ("runner-up", {"players": 4, "variant": "tactical"}),
    ("claim", {"factions": "claim2"}),
    ("claim", {"players": 3, "factions": SEVEN}),
    ("claim", {"players": 4, "factions": SEVEN}),
]


def test_the_block_function_of_rfc_8439() -> None:
    nonce = bytes.fromhex("000000090000004a00000000")  # 2.3.2
    assert chacha20_block(bytes(range(32)), 1, nonce).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def every_table() -> list[tuple[str, dict[str, Any]]]:
    sizes = [(spec.id, {"players": players}) for spec in installed_games() for players in spec.seats]
    plain = [(game, options) for game, options in sizes if game != "claim" or options["players"] == 2]
    return plain + VARIANTS


@pytest.mark.parametrize(("game", "options"), every_table(), ids=str)
def test_both_dealers_deal_the_same(game: str, options: dict[str, Any]) -> None:
    random = Random(str(options))
    state = load_game(game, **options).new(random.getrandbits(256))
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    report = verify_record(state.record())
    assert (report["deal"], report["holds"], report["over"]) == (True, True, True)


def test_another_seed_is_noticed() -> None:
    state = load_game("the-game").new(1)
    checker = DealChecker(state)
    assert checker.report() == {"deal": True}
    other = next(deals("the-game", state.game.options, f"{2:064x}"))
    assert find_difference(other, state.position()) == "hands"
    own = next(deals("the-game", state.game.options, state.seed))
    position = state.position()
    position["draw"][0], position["draw"][1] = position["draw"][1], position["draw"][0]
    assert find_difference(own, position) == "draw"


def test_a_part_of_a_pack_is_drawn_like_the_whole() -> None:
    whole, part = (Shuffler("ab" * 32).shuffle(range(50), places) for places in (None, 7))
    assert whole[:7] == part[:7]
    assert sorted(part) == list(range(50))
    assert Shuffler("ab" * 32).shuffle([5]) == [5]
