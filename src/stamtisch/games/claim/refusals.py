"""Why an action of Claim is not legal, told from the seat's own view."""

from stamtisch._jit import plain
from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.claim import rules, taking
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, MAX_LEGAL, TAKE_STOCK
from stamtisch.games.claim.cards import (
    CARD_NAMES,
    DOPPELGANGER,
    FACTION_OF,
    FACTIONS,
    GOBLIN,
    KINDS,
    KNIGHT,
    PLURALS,
    SEER,
)
from stamtisch.games.claim.deck import faction_names
from stamtisch.games.claim.position import hand_names
from stamtisch.games.claim.state import FIRST_CHOICE, NOT_LOOKED, PLAY, ClaimRecord
from stamtisch.games.claim.trick import winning_card

_legal_actions = plain(rules.legal_actions)
_may_look = plain(taking.may_look)
_winning_card = plain(winning_card)


def refuse(view: ClaimRecord, seat: int, action: int, options: Options) -> Reason:
    """Why the action is not legal."""
    if action < KINDS and view.bit_of[action] < 0:
        known = faction_names(view.deck)
        return Reason("claim-not-in-deck", {"card": CARD_NAMES[action], "known": known}, _deck_rule(view))
    if seat != view.turn:
        return _not_your_turn(view, seat)
    if view.stage == PLAY:
        return _cannot_play(view, seat, action)
    return _cannot_choose(view, action)


def _deck_rule(view: ClaimRecord) -> str:
    return "claim/R2" if view.players == 2 else "claim/R3"


def _choice_rule(view: ClaimRecord) -> str:
    return "claim/R18" if view.players == 2 else "claim/R37"


def _not_your_turn(view: ClaimRecord, seat: int) -> Reason:
    who = {"seat": format_seat(seat), "turn": format_seat(view.turn)}
    if view.stage == PLAY:
        return Reason("claim-not-your-turn", who, "claim/R8")
    rule = _choice_rule(view) if _winner_has_seer(view) else "claim/R36"
    return Reason("claim-not-your-choice", who, rule)


def _winner_has_seer(view: ClaimRecord) -> bool:
    return FACTION_OF[_winning_card(view)] == SEER


def _cannot_play(view: ClaimRecord, seat: int, action: int) -> Reason:
    arguments: dict[str, Argument] = {"legal": _legal(view)}
    if action >= FIRST_TAKE:
        if view.phase == 2:
            return Reason("claim-nothing-to-take", arguments, "claim/R28" if action == LOOK else "claim/R22")
        return Reason("claim-nothing-to-take", arguments, "claim/R15" if view.players == 2 else "claim/R36")
    arguments["card"] = CARD_NAMES[action]
    hand = hand_names(view, seat)
    if CARD_NAMES[action] not in hand:
        return Reason("claim-not-in-hand", arguments | {"hand": hand}, "claim/R7")
    arguments["led"] = CARD_NAMES[view.trick[0]]
    arguments["faction"] = PLURALS[view.led]
    if not any(name.startswith(FACTIONS[view.led] + "-") for name in hand):
        return Reason("claim-doppelganger-forced", arguments, "claim/A2")
    if view.led == DOPPELGANGER:
        return Reason("claim-doppelganger-led", arguments, "claim/R9")
    if view.led == GOBLIN and FACTION_OF[action] == KNIGHT:
        return Reason("claim-knight-must-follow", arguments, "claim/R8")
    if view.deck >> DOPPELGANGER & 1:
        return Reason("claim-must-follow-or-double", arguments, "claim/R8")
    return Reason("claim-must-follow", arguments, "claim/R8")


def _cannot_choose(view: ClaimRecord, action: int) -> Reason:
    arguments: dict[str, Argument] = {"legal": _legal(view)}
    rule = _choice_rule(view) if _winner_has_seer(view) else "claim/R36"
    if action < FIRST_TAKE:
        return Reason("claim-choose-first", arguments | {"card": CARD_NAMES[action]}, rule)
    if action < LOOK:
        return Reason("claim-not-open", arguments | {"card": CARD_NAMES[action - FIRST_TAKE]}, rule)
    if view.stage != FIRST_CHOICE or not _winner_has_seer(view):
        return Reason("claim-stock-is-closed", arguments, _choice_rule(view))
    if action == TAKE_STOCK and view.looked == NOT_LOOKED:
        return Reason("claim-look-first", arguments, _choice_rule(view))
    return Reason("claim-looked-already", arguments, _choice_rule(view))


def _legal(view: ClaimRecord) -> list[str]:
    """What the seat to act may do, in words."""
    out = [0] * MAX_LEGAL
    count = _legal_actions(view, view.turn, out)
    return [_words(action) for action in out[:count]]


def _words(action: int) -> str:
    if action == LOOK:
        return "look"
    if action == TAKE_STOCK:
        return "take stock"
    return CARD_NAMES[action] if action < FIRST_TAKE else f"take {CARD_NAMES[action - FIRST_TAKE]}"
