"""What a viewer may know, and drawing worlds that fit it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from stamtisch import load_game, redeal
from tests.games.runner_up.table import COPIES, DECK, NUMBERED, moment, play
from tests.support.play import random_game, raw

BASE = ["+3 > p2", "-2 > p1", "+1 > p3"]
TACTICAL = ["-2/14", "+4/30", "+1/6"]
VIEWERS = ["p1", "p2", "p3", "spectator"]


def seen(state, who):
    return state.observation(who).position()


def test_R5_hands_are_secret():
    state = moment(BASE, 2)
    hands = state.position()["hands"]
    hidden = ["?"] * 4
    assert seen(state, "p2")["hands"] == {"p1": hidden, "p2": hands["p2"], "p3": hidden}
    assert seen(state, "spectator")["hands"] == dict.fromkeys(hands, hidden)


@pytest.mark.parametrize("choices", [BASE, TACTICAL])
def test_R9_A16_a_choice_is_sealed_until_all_are_in(choices):
    """Neither the card nor the target nor anything that hangs on them (O-03)."""
    state = moment(choices)
    views = set()
    for action in state.legal_words("p1"):
        chosen = state.clone().apply(action, "p1")
        views.add(tuple(raw(chosen.observation(who)) for who in ("p2", "p3", "spectator")))
        views.add(tuple(str(chosen.observation(who)) for who in ("p2", "p3", "spectator")))
        for who in ("p2", "p3", "spectator"):
            assert seen(chosen, who)["committed"] == {"p1": "?"}
            assert seen(chosen, who)["hands"]["p1"] == ["?"] * 4
            assert chosen.information_state(who)["events"][0]["action"] == "p1: ?"
        assert seen(chosen, "p1")["committed"] == {"p1": action}
        assert chosen.information_state("p1")["events"][0]["action"] == f"p1: {action}"
    assert len(views) == 2


def test_R8_who_has_chosen_still_knows_what():
    state = play(moment(BASE), *BASE[:2])
    assert seen(state, "p1")["committed"] == {"p1": "+3 > p2", "p2": "?"}
    assert seen(state, "p3")["committed"] == {"p1": "?", "p2": "?"}


def test_R11_A14_cards_givers_and_targets_are_public_when_turned_up():
    state = play(moment(BASE), *BASE)
    for who in VIEWERS:
        assert seen(state, who)["spent"] == [{"p1": "+3 > p2", "p2": "-2 > p1", "p3": "+1 > p3"}]
        assert seen(state, who)["committed"] == {}


def test_R50_R53_A14_open_cards_and_moves_are_public():
    state = play(moment(TACTICAL), *TACTICAL)
    state.apply("p2: move p3")
    for who in VIEWERS:
        position = seen(state, who)
        assert position["played"] == dict(zip(["p1", "p2", "p3"], TACTICAL, strict=True))
        assert (position["turn"], position["pawns"]["p3"]) == ("p1", 4)
        assert state.information_state(who)["events"][-1]["action"] == "p2: move p3"


def test_R6_A14_cards_not_dealt_are_secret():
    """The view is the same whichever cards lie aside: they can only be guessed."""
    state = load_game("runner-up", players=6).new(3)
    view = state.observation("p1")
    assert list(view.view.deck) == [0] * 32
    dealt = Counter(card for hand in state.position()["hands"].values() for card in hand)
    for seed in range(30):
        world = redeal(view, seed).position()
        other = Counter(card for hand in world["hands"].values() for card in hand)
        if other != dealt:
            return
    raise AssertionError("the cards aside are always the true ones")


def test_R41_A17_the_pile_is_hidden_until_played():
    state = moment(["+3 > v", "-1 > p1"], 2, virtual=["+2", "-3", "+1"])
    for who in ("p1", "p2", "spectator"):
        assert seen(state, who)["virtual"] == ["?", "?", "?"]
    play(state, "+3 > v", "-1 > p1")
    for who in ("p1", "p2", "spectator"):
        assert seen(state, who)["virtual"] == ["?", "?"]
        assert seen(state, who)["spent"][1]["v"] == "+2 > v"


def all_cards(position):
    """Every card that a position names, face up or down."""
    sealed = position["committed"].values()
    spent = [words for choices in position["spent"] for words in choices.values()]
    named = [*position["virtual"], *sealed, *position.get("played", {}).values(), *spent]
    hands = [card for hand in position["hands"].values() for card in hand]
    return Counter(words.split(" ")[0] for words in [*hands, *named])


VARIANTS = [
    {"players": 2},
    {"players": 3},
    {"players": 6},
    {"players": 3, "variant": "tactical"},
    {"players": 6, "variant": "tactical"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_redeal_fits_the_view_and_the_deck(options):
    deck = Counter(NUMBERED if "variant" in options else DECK)
    dice = Random(11)
    for ply, state in enumerate(random_game(load_game("runner-up", **options), "0f" * 32, dice)):
        if ply % 3 and not state.is_over():
            continue
        for who in ("p1", f"p{state.game.players}", "spectator"):
            view = state.observation(who)
            world = redeal(view, ply)
            assert raw(world.observation(who)) == raw(view)
            assert world.to_act() == state.to_act()
            position = world.position()
            assert "?" not in all_cards(position)
            assert not all_cards(position) - deck
            assert {seat: len(hand) for seat, hand in position["hands"].items()} == {
                seat: len(hand) for seat, hand in state.position()["hands"].items()
            }
            assert world.game.from_position(position).position() == position


@pytest.mark.parametrize("players", [2, 6])
def test_R19_a_sealed_last_card_lies_before_its_owner(players):
    choices = [f"+{1 + seat % 2} > p{seat + 1}" for seat in range(players)]
    state = play(moment(choices, 5), *choices[:-1])
    for seed in range(20):
        sealed = redeal(state.observation(f"p{players}"), seed).position()["committed"]
        assert {words.split(" > ")[1] for words in sealed.values()} == set(sealed)


def surprise(found: Counter, chances: dict, tries: int) -> float:
    """Chi-square of counts against exact chances; what cannot be must not have been found."""
    assert set(found) <= set(chances)
    return sum((found[key] - chance * tries) ** 2 / (chance * tries) for key, chance in chances.items())


def test_A14_played_cards_are_in_no_hand():
    """The virtual player's and everybody's: of the +5 and the -4 there is one each."""
    hands = {"p1": ["+1", "+1"], "p2": ["+1", "-1"]}
    spent = [{"v": "+5 > v"}, {"p1": "-4 > p2"}, {}]
    game = load_game("runner-up", players=2)
    state = game.from_position({"round": 4, "hands": hands, "virtual": ["-1"], "spent": spent})
    for seed in range(80):
        position = redeal(state.observation("spectator"), seed).position()
        hidden = {*position["hands"]["p1"], *position["hands"]["p2"], *position["virtual"]}
        assert not hidden & {"+5", "-4"}


def nearly_all_seen():
    """Six players, round 5, everything public but seven cards: five hands and two aside."""
    unseen = ["+1", "+1", "+1", "-1", "-4", "+2", "+2"]
    left = list((Counter(COPIES) - Counter(unseen)).elements())
    spent = []
    for card_round in range(4):
        cards = left[6 * card_round : 6 * card_round + 6]
        spent.append({f"p{at + 1}": f"{card} > p1" for at, card in enumerate(cards)})
    hands = {"p1": [left[24]]} | {f"p{at + 2}": [card] for at, card in enumerate(unseen[:5])}
    game = load_game("runner-up", players=6)
    return game.from_position({"round": 5, "hands": hands, "spent": spent}), unseen


@pytest.mark.parametrize("card", COPIES)
def test_R43_a_redeal_knows_the_virtual_players_open_card(card):
    """One holds all others of its value, so nobody else can have one."""
    others = list((Counter(DECK) - Counter({card: COPIES[card]})).elements())
    mine = [card] * (COPIES[card] - 1) + others[: 6 - COPIES[card]]
    position = {"hands": {"p1": mine, "p2": others[6:11]}, "virtual": [card, *others[11:14]]}
    state = load_game("runner-up", players=2).from_position(position)
    play(state, f"{others[0]} > p1" if others[0] in mine else f"{card} > p1", f"{others[6]} > p2")
    for seed in range(30):
        world = redeal(state.observation("p1"), seed).position()
        assert card not in [*world["hands"]["p2"], *world["virtual"]]


def test_a_redeal_is_uniform_over_the_cards_unseen():
    state, unseen = nearly_all_seen()
    view, tries = state.observation("p1"), 1200
    ways = Counter((unseen[a], unseen[b], unseen[c]) for a, b, c in permutations(range(7), 3))
    chances = {key: count / 210 for key, count in ways.items()}
    found = Counter()
    for seed in range(tries):
        hands = redeal(view, seed).position()["hands"]
        found[tuple(hands[seat][0] for seat in ("p2", "p4", "p6"))] += 1
    assert surprise(found, chances, tries) < len(chances) + 4 * (2 * len(chances)) ** 0.5


def test_a_redeal_is_uniform_over_a_sealed_card_and_its_target():
    """Two players: a sealed choice of p2, three targets; the card like any of the unseen ones."""
    state = play(moment(["+3 > v", "-1 > p1"], 3, virtual=["+2", "-3"]), "+3 > v")
    view, tries = state.observation("p2"), 1200
    own = Counter(state.position()["hands"]["p2"])
    unseen = Counter(COPIES) - own
    chances = {
        f"{card} > {target}": count / unseen.total() / 3
        for card, count in unseen.items()
        for target in ("p1", "p2", "v")
    }
    found, top, rest = Counter(), Counter(), Counter()
    for seed in range(tries):
        position = redeal(view, seed).position()
        found[position["committed"]["p1"]] += 1
        top[position["virtual"][0]] += 1
        rest[position["hands"]["p1"][0 if seed % 2 else 1]] += 1
    assert surprise(found, chances, tries) < len(chances) + 4 * (2 * len(chances)) ** 0.5
    by_card = {card: count / unseen.total() for card, count in unseen.items()}
    assert surprise(top, by_card, tries) < 27
    assert set(rest) <= set(unseen)


def test_a_redeal_is_uniform_over_numbered_cards():
    state = play(moment(TACTICAL, 4), *TACTICAL[:1])
    view, tries = state.observation("p2"), 1200
    unseen = set(NUMBERED) - set(state.position()["hands"]["p2"])
    found = Counter()
    for seed in range(tries):
        found[redeal(view, seed).position()["committed"]["p1"]] += 1
    assert surprise(found, dict.fromkeys(unseen, 1 / len(unseen)), tries) < 30 + 4 * 60**0.5


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "variant": "tactical"}])
def test_a_redealt_game_written_down_is_the_same_game(options):
    """The deals of later stages follow from the position and the seed alone."""
    dice = Random(6)
    world = redeal(load_game("runner-up", **options).new(5).observation("p1"), 77)
    while world.position()["stage"] == 1:
        seat = world.to_act()[0]
        world.apply(dice.choice(world.legal_actions(seat)), seat)
    again = world.game.replay(world.record())
    assert again.position() == world.position()
    other = redeal(load_game("runner-up", **options).new(5).observation("p1"), 78)
    assert other.position()["hands"] != world.record().position["hands"]


def test_A15_views_of_the_end_hide_nothing():
    state = load_game("runner-up", players=2).new(8)
    dice = Random(1)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(dice.choice(state.legal_actions(seat)), seat)
    assert seen(state, "spectator") == state.position()
    assert len(state.position()["spent"]) == 5
    assert redeal(state.observation("p1"), 3).position() == state.position()
