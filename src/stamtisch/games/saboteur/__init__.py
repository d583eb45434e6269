"""Saboteur: dig for gold, or spoil it. Rules: `rulebooks/saboteur.en.md`."""

from typing import Any

from stamtisch.engine.notation import parse_seat
from stamtisch.engine.spec import GameSpec, Kernels, Option, Options, choice, flag, seat_option
from stamtisch.games.saboteur import observe, rounds, rules, tensor, text
from stamtisch.games.saboteur.actions import ACTIONS, MAX_LEGAL
from stamtisch.games.saboteur.cards import HAND_SIZES, LEAST_SEATS, SEATS
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.window import WindowNumbering

OPTIONS: tuple[Option, ...] = (
    seat_option("first_player", "R7"),
    flag("require_connection", True, "A1"),
    flag("allow_self_break", True, "A12"),
    flag("saboteur_finisher_picks", False, "A7"),
    choice("gold_cards", "players", ("players", "diggers"), "A8"),
    flag("broken_diggers_unpaid", False, "A16"),
)


def prepare(record: Any, options: Options) -> None:
    """Write the options into an empty record."""
    record.first_player = parse_seat(options["first_player"], options["players"])
    record.require_connection = int(options["require_connection"])
    record.allow_self_break = int(options["allow_self_break"])
    record.saboteur_finisher_picks = int(options["saboteur_finisher_picks"])
    record.gold_by_diggers = int(options["gold_cards"] == "diggers")
    record.broken_diggers_unpaid = int(options["broken_diggers_unpaid"])
    record.hand_size = HAND_SIZES[options["players"]]


SPEC = GameSpec(
    id="saboteur",
    title="Saboteur",
    seats=range(LEAST_SEATS, SEATS + 1),
    default_players=5,
    rules_version=1,
    players_rule="R1",
    options=OPTIONS,
    record=SaboteurRecord,
    action_count=ACTIONS,
    max_legal=MAX_LEGAL,
    kernels=Kernels(
        deal=rounds.deal,
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
    numbering=WindowNumbering,
    seen=text.seen_action,
)
