"""Runner-Up: a race in which second place counts. Rules: `rulebooks/runner-up.en.md`."""

from typing import Any

from stamtisch.engine.errors import OptionError, PlayersError
from stamtisch.engine.spec import GameSpec, Kernels, Option, Options, choice, flag
from stamtisch.games.runner_up import observe, rules, scoring, tensor, text
from stamtisch.games.runner_up.actions import ACTIONS, MAX_LEGAL
from stamtisch.games.runner_up.cards import CARDS, LARGEST_WHITE, SEATS, WHITE_DEFAULT
from stamtisch.games.runner_up.state import RunnerUpRecord
from stamtisch.games.runner_up.words import VIRTUAL

FEWEST_ALONE = 3
"""so many play without a virtual player (R40), and may play the tactical variant (R59)"""


def _check_white_numbers(value: Any) -> list[int]:
    if not isinstance(value, list | tuple) or len(value) != CARDS:
        raise ValueError
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= LARGEST_WHITE:
            raise ValueError
    return list(value)


OPTIONS: tuple[Option, ...] = (
    choice("variant", "base", ("base", "tactical"), "R50"),
    flag("require_scored_stage", False, "A4"),
    choice("top_tie", "distinct", ("distinct", "places"), "A5"),
    choice("all_equal", "draw", ("draw", "shared"), "A6"),
    Option(
        "white_numbers",
        list(WHITE_DEFAULT),
        "list",
        "R60",
        _check_white_numbers,
        low=1,
        high=LARGEST_WHITE,
    ),
)


def prepare(record: Any, options: Options) -> None:
    """Write the options into an empty record.

    Raises:
        PlayersError: two players in the tactical variant. OptionError: a white number twice.
    """
    record.tactical = int(options["variant"] == "tactical")
    if record.tactical and options["players"] < FEWEST_ALONE:
        raise PlayersError("runner-up-tactical-players", where="players", rule="runner-up/R59")
    numbers = options["white_numbers"]
    for number in numbers:
        if numbers.count(number) > 1:
            raise OptionError(
                "runner-up-white-twice", where="white_numbers", rule="runner-up/A10", number=number
            )
    for card, number in enumerate(numbers):
        record.white[card] = number
    record.require_scored_stage = int(options["require_scored_stage"])
    record.top_places = int(options["top_tie"] == "places")
    record.equal_share = int(options["all_equal"] == "shared")
    record.pawns = options["players"] + len(virtual(options))


def virtual(options: Options) -> tuple[str, ...]:
    """With two players a virtual one takes part (R40)."""
    return (VIRTUAL,) if options["players"] < FEWEST_ALONE else ()


SPEC = GameSpec(
    id="runner-up",
    title="Runner-Up",
    seats=range(2, SEATS + 1),
    default_players=3,
    rules_version=1,
    players_rule="R1",
    options=OPTIONS,
    record=RunnerUpRecord,
    action_count=ACTIONS,
    max_legal=MAX_LEGAL,
    kernels=Kernels(
        deal=rules.deal,
        settle=rules.settle,
        to_act=rules.to_act,
        legal_actions=rules.legal_actions,
        sample_action=rules.sample_action,
        is_legal=rules.is_legal,
        signals=rules.signals,
        apply_action=rules.apply_action,
        scores=scoring.scores,
        winners=scoring.winners,
        returns=scoring.returns,
        observe=observe.observe,
        redeal=observe.redeal,
        fill_tensor=tensor.fill_tensor,
    ),
    text=text,
    prepare=prepare,
    pieces=tensor.PIECES,
    virtual=virtual,
)
