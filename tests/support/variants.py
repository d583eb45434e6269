"""Every game with every number of players and its main options: what general tests run over."""

from collections.abc import Iterator
from typing import Any

from stamtisch import Game, load_game

FIVE = ["undead", "dwarves", "doppelgangers", "dragons", "seers"]
GOBLINS = ["goblins", "knights"]
GNOMES = ["gnomes", "giants"]

Variant = tuple[str, dict[str, Any]]

THE_GAME: list[Variant] = [
    *[("the-game", {"players": n}) for n in range(1, 6)],
    ("the-game", {"players": 3, "min_cards": 3, "hand_delta": -1}),
    ("the-game", {"players": 2, "min_cards_empty": 2, "first_player": "p2"}),
    ("the-game", {"players": 1, "edition": "on-fire"}),
    ("the-game", {"players": 4, "edition": "on-fire", "jump_announcements": True}),
    ("the-game", {"players": 2, "good_threshold_inclusive": True}),
]
RUNNER_UP: list[Variant] = [
    *[("runner-up", {"players": n}) for n in range(2, 7)],
    *[("runner-up", {"players": n, "variant": "tactical"}) for n in range(3, 7)],
    ("runner-up", {"players": 3, "require_scored_stage": True}),
    ("runner-up", {"players": 2, "top_tie": "places", "all_equal": "shared"}),
    ("runner-up", {"players": 3, "variant": "tactical", "white_numbers": list(range(64, 32, -1))}),
]
SABOTEUR: list[Variant] = [
    *[("saboteur", {"players": n}) for n in range(3, 11)],
    ("saboteur", {"players": 4, "require_connection": False}),
    ("saboteur", {"players": 5, "allow_self_break": False, "first_player": "p4"}),
    ("saboteur", {"players": 3, "saboteur_finisher_picks": True, "gold_cards": "diggers"}),
    ("saboteur", {"players": 6, "broken_diggers_unpaid": True}),
]
CLAIM: list[Variant] = [
    ("claim", {"players": 2}),
    ("claim", {"players": 2, "factions": "claim2"}),
    ("claim", {"players": 2, "factions": [*GNOMES, "undead", "doppelgangers", "trolls"]}),
    ("claim", {"players": 2, "loser_peeks": False, "doppelganger_forced": True, "first_leader": "p2"}),
    ("claim", {"players": 2, "factions": "claim2", "dragon_last_card": True, "troll_strict": True}),
    ("claim", {"players": 3, "factions": [*GOBLINS, *FIVE], "beaten_knight_first": True}),
    ("claim", {"players": 3, "factions": [*GNOMES, "undead", "dwarves", "trolls", "dragons", "seers"]}),
    ("claim", {"players": 4, "factions": [*GOBLINS, *FIVE]}),
    (
        "claim",
        {"players": 4, "factions": [*GNOMES, "trolls", "dwarves", "doppelgangers", "dragons", "seers"]},
    ),
]
ALL: list[Variant] = [*THE_GAME, *RUNNER_UP, *SABOTEUR, *CLAIM]
GAMES = ("the-game", "runner-up", "saboteur", "claim")
"""One variant of each game after the other, for tests that are too slow for all of them."""
ONE_EACH: list[Variant] = [THE_GAME[2], RUNNER_UP[2], RUNNER_UP[5], SABOTEUR[2], CLAIM[1], CLAIM[5]]


def name_of(variant: Variant) -> str:
    """The variant as a test's id: `claim-players=3-troll_strict=True`."""
    game, options = variant
    return "-".join([game, *(f"{key}={_short(value)}" for key, value in options.items())])


def _short(value: Any) -> str:
    return "+".join(str(item)[:4] for item in value[:7]) if isinstance(value, list) else str(value)


def load(variant: Variant) -> Game:
    """The variant's game."""
    game, options = variant
    return load_game(game, **options)


def seeds(count: int, salt: int = 0) -> Iterator[str]:
    """Fixed seeds that look nothing alike."""
    for number in range(count):
        yield f"{(number * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03 + 0x5EED):0128x}"[-64:]
