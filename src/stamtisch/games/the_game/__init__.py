"""The Game: all together against 98 numbers. Rules: `rulebooks/the-game.en.md`."""

from typing import Any

from stamtisch.engine.errors import OptionError
from stamtisch.engine.notation import parse_seat
from stamtisch.engine.spec import (
    GameSpec,
    Kernels,
    Option,
    Options,
    choice,
    flag,
    seat_option,
    whole,
)
from stamtisch.games.the_game import observe, rules, tensor, text
from stamtisch.games.the_game.actions import ACTIONS, MAX_LEGAL
from stamtisch.games.the_game.cards import HAND_SIZES, SEATS
from stamtisch.games.the_game.state import TheGameRecord

OPTIONS: tuple[Option, ...] = (
    whole("min_cards", 2, 1, 8, "R14"),
    whole("min_cards_empty", 1, 1, 8, "R18"),
    whole("hand_delta", 0, -2, 2, "R25"),
    seat_option("first_player", "R4"),
    choice("edition", "standard", ("standard", "on-fire"), "F1"),
    flag("good_threshold_inclusive", False, "A3"),
    flag("jump_announcements", False, "A12"),
)


def prepare(record: Any, options: Options) -> None:
    """Write the options into an empty record.

    Raises:
        OptionError: a minimum that a hand cannot hold.
    """
    hand = HAND_SIZES[options["players"]] + options["hand_delta"]
    if options["min_cards"] > hand:
        arguments = {"owed": options["min_cards"], "hand": hand}
        raise OptionError("the-game-owes-too-much", where="min_cards", rule="the-game/R25", **arguments)
    record.min_cards = options["min_cards"]
    record.min_cards_empty = options["min_cards_empty"]
    record.hand_size = hand
    record.first_player = parse_seat(options["first_player"], options["players"])
    record.on_fire = int(options["edition"] == "on-fire")
    record.may_announce = int(options["jump_announcements"])


SPEC = GameSpec(
    id="the-game",
    title="The Game",
    seats=range(1, SEATS + 1),
    default_players=2,
    rules_version=1,
    players_rule="R1",
    options=OPTIONS,
    record=TheGameRecord,
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
        scores=rules.scores,
        winners=rules.winners,
        returns=rules.returns,
        observe=observe.observe,
        redeal=observe.redeal,
        fill_tensor=tensor.fill_tensor,
    ),
    text=text,
    prepare=prepare,
    pieces=tensor.PIECES,
)
