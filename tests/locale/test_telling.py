"""Actions as sentences: whatever a viewer is told, the words of the action as seen tell it as well."""

from random import Random

import pytest

from stamtisch import load_game
from stamtisch.engine.kernels import SPECTATOR
from tests.support.play import random_step
from tests.support.variants import ALL, load, name_of, seeds


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_a_sentence_tells_no_more_than_the_words_that_are_seen(variant):
    """Actions that look the same to a viewer are told in the same way."""
    game = load(variant)
    dice = Random(5)
    (seed,) = seeds(1, salt=3)
    state = game.new(seed)
    seen: dict[tuple[int, int, str], str] = {}
    while not state.is_over():
        legal = {seat: state.legal_actions(seat) for seat in state.to_act()}
        for seat, actions in legal.items():
            for action in actions:
                for viewer in (1, 2, SPECTATOR):
                    words = game.spec.text.format_seen(action, seat, viewer, game.options)
                    told = game.spec.text.tell(action, seat, viewer, game.options)
                    assert seen.setdefault((seat, viewer, words), repr(told)) == repr(told)
        random_step(state, dice)
    assert len(seen) > 50


@pytest.mark.parametrize(
    ("game", "options", "words", "own", "others"),
    [
        ("the-game", {}, "45 up1", "p1 lays 45 on up1.", None),
        ("the-game", {}, "end", "p1 ends the turn.", None),
        ("the-game", {}, "hint up1 avoid", "p1: please leave up1 alone.", None),
        ("the-game", {}, "hint up1 good", "p1: I have something very good for up1.", None),
        ("the-game", {}, "hint up1 jump", "p1: please jump back on up1 if you can.", None),
        ("the-game", {}, "hint up1 back", "p1: I can jump back on up1.", None),
        ("the-game", {}, "hint up1 none", "p1 takes back the hint about up1.", None),
        ("runner-up", {}, "+3 > p2", "p1 puts +3 face down before p2.", "p1 puts a card face down."),
        ("runner-up", {}, "+3 > p1", "p1 puts +3 face down before themselves.", "p1 puts a card face down."),
        (
            "runner-up",
            {"players": 2},
            "+3 > v",
            "p1 puts +3 face down before v.",
            "p1 puts a card face down.",
        ),
        (
            "runner-up",
            {"variant": "tactical"},
            "+3/25",
            "p1 puts +3/25 face down.",
            "p1 puts a card face down.",
        ),
        ("runner-up", {"variant": "tactical"}, "move p2", "p1 moves the pawn of p2.", None),
        ("runner-up", {"variant": "tactical"}, "move p1", "p1 moves their own pawn.", None),
        ("saboteur", {}, "lay cross 1,0", "p1 lays cross at 1,0.", None),
        ("saboteur", {}, "lay curve_se turned 3,-1", "p1 lays curve_se turned at 3,-1.", None),
        ("saboteur", {}, "rockfall 3,0", "p1 plays a rockfall and takes away the tunnel card at 3,0.", None),
        ("saboteur", {}, "break_lamp p2", "p1 breaks the lamp of p2.", None),
        ("saboteur", {}, "break_lamp p1", "p1 breaks their own lamp.", None),
        ("saboteur", {}, "fix_pick_lamp p2 lamp", "p1 mends the lamp of p2.", None),
        ("saboteur", {}, "fix_cart p1", "p1 mends their own cart.", None),
        ("saboteur", {}, "map middle", "p1 looks at the middle goal.", None),
        (
            "saboteur",
            {},
            "pass map",
            "p1 passes and discards map face down.",
            "p1 passes and discards a card face down.",
        ),
        ("saboteur", {}, "take 1", "p1 picks a gold card with one nugget.", "p1 picks a gold card."),
        ("saboteur", {}, "take 3", "p1 picks a gold card with 3 nuggets.", "p1 picks a gold card."),
        ("claim", {}, "goblin-4", "p1 plays goblin-4.", None),
        ("claim", {}, "take goblin-4", "p1 takes goblin-4 as a follower.", None),
        ("claim", {}, "look", "p1 looks at the top card of the stock.", None),
        ("claim", {}, "take stock", "p1 takes the top card of the stock as a follower.", None),
    ],
)
def test_actions_are_told_in_sentences(game, options, words, own, others):
    loaded = load_game(game, **options)
    action = loaded.parse_words(words)
    told = {
        viewer: str(loaded.spec.text.tell(action, 0, viewer, loaded.options))
        for viewer in (0, 1, 2, SPECTATOR)
    }
    hidden = others or own
    assert told == {0: own, 1: own, 2: hidden, SPECTATOR: hidden}
