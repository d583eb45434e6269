"""What a move brought about in Claim, told from a viewer's records before and after it."""

from collections import Counter

from stamtisch._jit import plain
from stamtisch.engine.errors import Reason
from stamtisch.engine.layout import copy_states
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.spec import Json, Options
from stamtisch.games.claim.cards import KINDS
from stamtisch.games.claim.position import write_position
from stamtisch.games.claim.state import PLAY, ClaimRecord
from stamtisch.games.claim.trick import best_play

_best_play = plain(best_play)


def happened(before: ClaimRecord, after: ClaimRecord, action: int, options: Options) -> list[Reason]:
    """Who won the trick, who took which follower, what was scored, the second phase, what powers did."""
    told = []
    if before.stage == PLAY and action < KINDS and before.played == before.players - 1:
        told.append(Reason("claim-event-trick", {"seat": format_seat(_winner(before, action))}, "claim/R11"))
    old, new = write_position(before, options), write_position(after, options)
    if before.phase == 1 and after.phase == 2:
        return [*told, Reason("claim-event-phase", {}, "claim/R20")]
    for field, message in (("followers", "claim-event-follower"), ("score", "claim-event-score")):
        for seat, cards in new[field].items():
            gained = list((Counter(cards) - Counter(old[field].get(seat, []))).elements())
            if gained:
                shown = [card for card in gained if card != HIDDEN]
                arguments: dict[str, Argument] = {
                    "seat": seat,
                    "cards": shown,
                    "hidden": gained.count(HIDDEN),
                }
                told.append(Reason(message, arguments))
    return told + _powers(before, after, action, old, new)


def _powers(before: ClaimRecord, after: ClaimRecord, action: int, old: Json, new: Json) -> list[Reason]:
    """What factions did in the second phase, beyond who scored what."""
    if before.phase == 1 or before.stage != PLAY or before.played < before.players - 1:
        return []
    told = []
    for field, message, rule in (
        ("middle", "claim-event-waits", "claim/R27"),
        ("out", "claim-event-smashed", "claim/R25" if before.players == 2 else "claim/R42"),
    ):
        cards: list[str] = list((Counter(new[field]) - Counter(old[field])).elements())
        if cards:
            told.append(Reason(message, {"cards": cards, "count": len(cards)}, rule))
    if after.left and after.leader != _winner(before, action):
        told.append(Reason("claim-event-leads", {"seat": format_seat(after.leader)}, "claim/R26"))
    return told


def _winner(before: ClaimRecord, kind: int) -> int:
    """The seat that wins when the last card of the trick is played."""
    full = ClaimRecord(copy_states(before.states))
    full.trick[full.played] = kind
    full.played += 1
    return (full.leader + _best_play(full)) % full.players
