"""Worlds that fit what a seat knows."""

from stamtisch import load_game, redeal


def test_R20_in_every_world_the_player_to_lay_has_a_card_that_fits():
    """The game goes on, so whoever owes a card can lay one; only some hands of 2 do here."""
    position = {
        "piles": {"up1": 95, "up2": 96, "down1": 5, "down2": 6},
        "hands": {"p1": [97, 40], "p2": [41, 42]},
        "draw": [43, 44, 45, 46],
    }
    game = load_game("the-game", players=2)
    state = game.from_position(position)
    hands = set()
    for seed in range(60):
        world = redeal(state.observation("p2"), seed)
        assert world.legal_actions("p1")
        hands.add(tuple(world.position()["hands"]["p1"]))
    assert hands <= {tuple(sorted((97, card))) for card in (40, 43, 44, 45, 46)}
    assert len(hands) == 5
