"""Whatever a game says can be said in every language, and everything in it has a name there."""

import re
from functools import cache
from random import Random

import pytest

from stamtisch import NotationError, Reason, State
from stamtisch.engine.kernels import SPECTATOR
from stamtisch.engine.messages import LANGUAGES
from stamtisch.engine.names import make_names
from tests.support.play import random_step
from tests.support.variants import ALL, Variant, load, name_of, seeds

PEOPLE = {f"p{seat}": f"Player{seat}" for seat in range(1, 11)}
NO_NAME_NEEDED = re.compile(r"[^A-Za-z]*")
"""numbers, cells, cards of Runner-Up"""


@cache
def said(variant: Variant) -> dict[str, list[Reason]]:
    """By kind, what was said in random games of the variant."""
    found: dict[tuple[str, str], Reason] = {}
    game = load(variant)
    dice = Random(7)

    def keep(kind: str, reason: Reason) -> None:
        short = sorted((key, value) for key, value in reason.arguments.items() if len(str(value)) < 14)
        shape = f"{kind} {reason.message} {short}"
        if len(found) < 1500:
            found.setdefault((kind, shape), reason)

    for seed in seeds(2, salt=11):
        state = game.new(seed)
        while not state.is_over():
            refusals(state, dice, keep)
            before = [state.observation(who) for who in (0, "spectator")]
            seat, action = random_step(state, dice)
            for viewer in (0, seat + 1, SPECTATOR):
                keep("tell", game.spec.text.tell(action, seat, viewer, game.options))
            for view, who in zip(before, (0, "spectator"), strict=True):
                after = state.observation(who)
                for each in game.spec.text.happened(view.view, after.view, action, game.options):
                    keep("event", each)
        keep("result", game.spec.text.result(state._record, game.options))
    told: dict[str, list[Reason]] = {}
    for (kind, _), reason in found.items():
        told.setdefault(kind, []).append(reason)
    return told


def refusals(state: State, dice: Random, keep) -> None:
    """Why some random actions are not legal."""
    for _ in range(3):
        seat = dice.randrange(state.game.players)
        words = state.game.format_words(dice.randrange(state.game.action_count))
        problem = state.why_not(seat, words)
        if problem is not None:
            keep("notation" if isinstance(problem, NotationError) else "refusal", problem.reason)


@pytest.fixture(scope="module", params=[v for v in ALL if v[1]["players"] < 6], ids=name_of)
def variant(request):
    return request.param[0], request.param[1]


class _Hashable(tuple):
    """A variant as the cache wants it."""

    def __hash__(self):
        return hash(name_of(self))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_a_game_is_said_in_every_language(variant, language):
    names = make_names(variant[0], language, PEOPLE)
    for reasons in said(_Hashable(variant)).values():
        for reason in reasons:
            for words in (reason.say(language), reason.say(language, names)):
                assert words.strip()
                assert "{" not in words, words
                assert not re.search(r"[ (][,.;:)]| {2}|\.\.", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shown_in_notation_that_has_a_name(variant, language):
    """Each word of the notation that a sentence shows is a name, or no word at all."""
    known = make_names(variant[0], language, PEOPLE)
    unnamed: set[str] = set()

    def names(token: str) -> str:
        words = [word.removesuffix(":") for word in token.split(" ")]
        bare = [word for word in words if not known(word) and not NO_NAME_NEEDED.fullmatch(word)]
        return f"⟦{token}⟧" if bare else known(token) or token

    for kind, reasons in said(_Hashable(variant)).items():
        for reason in reasons:
            if kind != "notation":
                unnamed |= {
                    f"{reason.message}: {word}" for word in re.findall("⟦(.*?)⟧", reason.say(language, names))
                }
    assert unnamed == set()


def test_the_random_games_say_much(variant):
    told = said(_Hashable(variant))
    assert {"tell", "result"} <= set(told)
    assert len(told["refusal"]) > 3
