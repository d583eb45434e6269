"""What a move brought about in Saboteur, told from a viewer's records before and after it."""

from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.actions import FIRST_MAP, FIRST_PASS
from stamtisch.games.saboteur.position_gold import unpaid_seats
from stamtisch.games.saboteur.state import DIGGING, OVER, PAID, SHARED, SaboteurRecord


def happened(before: SaboteurRecord, after: SaboteurRecord, action: int, options: Options) -> list[Reason]:
    """What a map showed, how a round ended, who got gold, and the next round."""
    number = before.round
    told = _seen_on_map(before, after, action)
    ended = after.round != number or after.phase == OVER
    if before.phase == DIGGING and (ended or after.phase != DIGGING):
        told.append(_end_of_digging(after, number))
    if ended and after.gold_of_round[number] == SHARED:
        picked = [format_seat(after.picker[number, i]) for i in range(after.packet[number])]
        told.append(Reason("saboteur-event-shared", {"seats": picked}, "saboteur/R35"))
        if unpaid := unpaid_seats(after, number):
            turned_up: dict[str, Argument] = {"seats": unpaid, "count": len(unpaid)}
            told.append(Reason("saboteur-event-unpaid", turned_up, "saboteur/R34"))
    if ended and after.phase != OVER:
        arguments: dict[str, Argument] = {"round": after.round + 1, "seat": format_seat(after.turn)}
        told.append(Reason("saboteur-event-round", arguments, "saboteur/R41"))
    return told


def _seen_on_map(before: SaboteurRecord, after: SaboteurRecord, action: int) -> list[Reason]:
    """What lies under the goal, for who has just looked at it; the others' views do not say."""
    if (
        not FIRST_MAP <= action < FIRST_PASS
        or before.viewer != before.turn + 1
        or after.round != before.round
    ):
        return []
    card = cards.GOAL_NAMES[after.goal[action - FIRST_MAP]]
    return [Reason("saboteur-event-saw", {"card": card}, "saboteur/R25")]


def _end_of_digging(after: SaboteurRecord, number: int) -> Reason:
    """The treasure was reached, or the saboteurs have won, or nobody has."""
    arguments: dict[str, Argument] = {"round": number + 1}
    if after.gold_of_round[number] == SHARED:
        arguments["cards"] = after.packet[number]
        return Reason("saboteur-event-treasure", arguments, "saboteur/R32")
    if after.gold_of_round[number] == PAID:
        paid = [format_seat(seat) for seat in range(after.players) if after.paid[number, seat] != 0]
        arguments |= {"seats": paid, "count": len(paid), "worth": cards.WORTH[len(paid)]}
        return Reason("saboteur-event-spoilt", arguments, "saboteur/R33")
    return Reason("saboteur-event-nothing", arguments, "saboteur/R38")
