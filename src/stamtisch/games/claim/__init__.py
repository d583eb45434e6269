"""Claim and Claim 2: tricks for followers, then tricks for votes. Rules: `rulebooks/claim.en.md`."""

from typing import Any

from stamtisch.engine.notation import parse_seat
from stamtisch.engine.spec import GameSpec, Kernels, Option, Options, flag, seat_option
from stamtisch.games.claim import observe, policy, redeal, rules, tensor, text, votes
from stamtisch.games.claim.actions import ACTIONS, MAX_LEGAL
from stamtisch.games.claim.cards import BOXES, HAND_SIZES, PLURALS
from stamtisch.games.claim.deck import check_deck, check_factions, lay_out
from stamtisch.games.claim.state import ClaimRecord

OPTIONS: tuple[Option, ...] = (
    Option(
        "factions",
        "claim",
        "list",
        "R1",
        check_factions,
        choices=tuple(BOXES),
        items=PLURALS,
    ),
    seat_option("first_leader", "R6"),
    flag("loser_peeks", True, "A1"),
    flag("doppelganger_forced", False, "A2"),
    flag("dragon_last_card", False, "A7"),
    flag("troll_strict", False, "A9"),
    flag("beaten_knight_first", False, "A5"),
)


def prepare(record: Any, options: Options) -> None:
    """Write the options and the deck into an empty record.

    Raises:
        OptionError: factions that are no deck for so many players.
    """
    deck = check_deck(options["factions"], options["players"])
    record.first_leader = parse_seat(options["first_leader"], options["players"])
    for name in (
        "loser_peeks",
        "doppelganger_forced",
        "dragon_last_card",
        "troll_strict",
        "beaten_knight_first",
    ):
        setattr(record, name, int(options[name]))
    record.hand_size = HAND_SIZES[options["players"]]
    lay_out(record, deck)


SPEC = GameSpec(
    id="claim",
    title="Claim",
    seats=range(2, 5),
    default_players=2,
    rules_version=1,
    players_rule="R3",
    options=OPTIONS,
    record=ClaimRecord,
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
        scores=votes.scores,
        winners=votes.winners,
        returns=votes.returns,
        observe=observe.observe,
        redeal=redeal.redeal,
        fill_tensor=tensor.fill_tensor,
        rollout_action=policy.playout_action,
    ),
    text=text,
    prepare=prepare,
    pieces=tensor.PIECES,
)
