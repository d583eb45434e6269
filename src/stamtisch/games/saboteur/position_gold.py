"""Positions of Saboteur: gold cards held, paid, going round and in the pile."""

from typing import Any

from stamtisch._jit import plain
from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.positions import (
    check_fields,
    check_list,
    check_number,
    check_seat,
    read_by_seat,
    read_flag,
    read_list,
    read_number,
    read_object,
)
from stamtisch.engine.rng import shuffle
from stamtisch.engine.spec import Json
from stamtisch.games.saboteur import cards, gold, inference, knowledge
from stamtisch.games.saboteur.state import (
    CREDITED,
    OVER,
    PAID,
    SHARED,
    SHARING,
    TWO_CARDS,
    SaboteurRecord,
)

_is_known = plain(knowledge.is_pick_known)
_paid_diggers = plain(gold.paid_diggers)
_paid_worth = plain(gold.paid_worth)
_shuffle = plain(shuffle)
_count_ways = plain(inference.count_ways)
Card = int | str


def write_gold(s: SaboteurRecord) -> Json:
    """The fields about gold."""
    seats = range(s.players)
    shares = [_write_share(s, number) for number in range(cards.ROUNDS) if s.gold_of_round[number]]
    pile: list[Card] = [s.gold_pile[i] or HIDDEN for i in reversed(range(s.pile_count))]
    return {
        "gold": {format_seat(i): held for i in seats if (held := gold_cards(s, i))},
        "gold_pile": pile,
        "packet": packet_cards(s),
        "shares": shares,
        "credit": {format_seat(i): s.credit[i] for i in seats if s.credit[i]},
        "gold_out": _gold_out(s, pile),
    }


def _gold_out(s: SaboteurRecord, pile: list[Card]) -> list[Card]:
    """The cards that left the game when saboteurs were credited (A9)."""
    named = [*pile, *packet_cards(s)]
    for seat in range(s.players):
        named += gold_cards(s, seat)
    missing = sum(s.gold_total[value] for value in range(cards.NUGGETS)) - len(named)
    if HIDDEN in named:
        return [HIDDEN] * missing
    out: list[Card] = []
    for value in range(1, cards.NUGGETS + 1):
        out += [value] * (s.gold_total[value - 1] - named.count(value))
    return out


def gold_cards(s: SaboteurRecord, seat: int) -> list[Card]:
    """The seat's gold cards: held from before, then as they came; `?` where hidden."""
    held: list[Card] = [v + 1 for v in range(cards.NUGGETS) for _ in range(s.start_gold[seat, v])]
    held = held or [HIDDEN] * s.start_cards[seat]
    for number in range(cards.ROUNDS):
        held += [_pick(s, number, i) for i in range(_picks_made(s, number)) if s.picker[number, i] == seat]
        held += _payment(s, number, seat) or []
    return held


def packet_cards(s: SaboteurRecord) -> list[Card]:
    """The gold cards going round; `?` where hidden."""
    if s.phase != SHARING:
        return []
    return [_pick(s, s.round, i) for i in range(s.picked, s.packet[s.round])]


def _picks_made(s: SaboteurRecord, number: int) -> int:
    if s.gold_of_round[number] != SHARED:
        return 0
    return s.picked if s.phase == SHARING and number == s.round else s.packet[number]


def _pick(s: SaboteurRecord, number: int, i: int) -> Card:
    return s.pick[number, i] if _is_known(s, number, i) else HIDDEN


def _way(worth: int, way: int) -> list[Card]:
    bundle = cards.PAYMENTS[(worth - 1) * cards.WAYS + way]
    if bundle == cards.NEVER:
        return []
    return [*[3] * (bundle >> 16), *[2] * (bundle >> 8 & 255), *[1] * (bundle & 255)]


def _payment(s: SaboteurRecord, number: int, seat: int) -> list[Card] | None:
    """The cards that a saboteur was paid; None if none or credited."""
    paid = s.paid[number, seat]
    if paid in (0, CREDITED):
        return None
    return [HIDDEN] * 2 if paid == TWO_CARDS else _way(_paid_worth(s, number), paid - 1)


def _write_share(s: SaboteurRecord, number: int) -> Json:
    if s.gold_of_round[number] == PAID:
        seats = [i for i in range(s.players) if s.paid[number, i]]
        return {
            "round": number + 1,
            "paid": {format_seat(i): _payment(s, number, i) or "credit" for i in seats},
        }
    made = range(_picks_made(s, number))
    share: Json = {
        "round": number + 1,
        "picks": [[format_seat(s.picker[number, i]), _pick(s, number, i)] for i in made],
        "asked": s.asked[number],
        "alike": bool(s.alike[number]),
    }
    if unpaid := unpaid_seats(s, number):
        share["unpaid"] = unpaid
    if seen := _stretches(s, number):
        share["seen"] = seen
    return share


def unpaid_seats(s: SaboteurRecord, number: int) -> list[str]:
    """The diggers who got no gold in that round (R34)."""
    return [format_seat(seat) for seat in range(s.players) if s.unpaid[number] >> seat & 1]


def _stretches(s: SaboteurRecord, number: int) -> list[Json]:
    """Cards that the viewer knows to lie in a stretch of the packet, in whatever order."""
    found = []
    i = 0
    while i < s.packet[number]:
        last = i
        if not _is_known(s, number, i) and s.pick[number, i]:
            while last + 1 < s.packet[number] and not _is_known(s, number, last + 1):
                last += 1
            values = [s.pick[number, j] for j in range(i, last + 1)]
            found.append({"from": i + 1, "to": last + 1, "cards": values})
        i = last + 1
    return found


def read_gold(s: SaboteurRecord, position: Json) -> None:
    """Gold held, what is remembered of it, the packet and the pile (R6, R35, R40)."""
    held = {
        seat: _values(values, f"gold.{format_seat(seat)}")
        for seat, values in read_by_seat(position, "gold", s.players, check_list).items()
    }
    for entry in read_list(position, "shares"):
        _read_share(s, entry)
    credited = read_by_seat(position, "credit", s.players, lambda v, w: check_number(v, w, 0, 12))
    for seat, credit in credited.items():
        s.credit[seat] = credit
    _read_packet(s, position)
    _read_start_gold(s, held)
    out = _values(read_list(position, "gold_out"), "gold_out")
    _read_pile(s, position, [*(v for values in held.values() for v in values), *out])


def _values(values: list[Any], where: str) -> list[int]:
    return [check_number(value, where, 1, cards.NUGGETS, "saboteur/R6") for value in values]


def _read_share(s: SaboteurRecord, entry: Any) -> None:
    """One round's entry of `shares`."""
    share = dict(read_object({"shares": entry}, "shares"))
    check_fields(share, ("round", "picks", "asked", "alike", "unpaid", "paid"), "shares")
    latest = s.round + (s.phase in (SHARING, OVER))
    number = read_number(share, "round", 0, 1, latest, "saboteur/R1") - 1
    if s.gold_of_round[number] or ("paid" in share) == ("picks" in share):
        raise PositionError("saboteur-bad-share", where=f"shares.{number + 1}")
    if "paid" in share:
        s.gold_of_round[number] = PAID
        paid = read_by_seat(share, "paid", s.players, lambda value, _: value)
        worth = cards.WORTH[len(paid)] if len(paid) < len(cards.WORTH) else 0
        for seat, values in paid.items():
            s.paid[number, seat] = _read_payment(values, worth, f"shares.{number + 1}.paid")
    else:
        _read_picks(s, share, number)


def _read_payment(values: Any, worth: int, where: str) -> int:
    if values == "credit":
        return CREDITED
    cards_paid: list[Card] = [*sorted(_values(check_list(values, where), where), reverse=True)]
    ways = [_way(worth, way) for way in range(cards.WAYS)] if worth else []
    if not cards_paid or cards_paid not in ways:
        raise PositionError("saboteur-bad-share", where=where, rule="saboteur/R37")
    return 1 + ways.index(cards_paid)


def _read_picks(s: SaboteurRecord, share: Json, number: int) -> None:
    where = f"shares.{number + 1}.picks"
    picks = check_list(share["picks"], where)
    if len(picks) > cards.LARGEST_PACKET:
        raise PositionError("saboteur-bad-share", where=where, rule="saboteur/R35")
    for i, pick in enumerate(picks):
        if not isinstance(pick, list) or len(pick) != 2:
            raise PositionError("saboteur-bad-share", where=where, rule="saboteur/R35")
        s.picker[number, i] = check_seat(pick[0], where, s.players)
        s.pick[number, i] = check_number(pick[1], where, 1, cards.NUGGETS, "saboteur/R6")
    s.gold_of_round[number] = SHARED
    s.packet[number] = len(picks)
    running = s.phase == SHARING and number == s.round
    if running:
        s.asked[number] = len(picks)
        return
    values = [s.pick[number, i] for i in range(len(picks))]
    asked = len(picks) - 1
    while asked > 0 and values[asked - 1] == values[-1]:
        asked -= 1
    s.asked[number] = read_number(share, "asked", max(asked, 0), 0, len(picks))
    s.alike[number] = read_flag(share, "alike", len(picks) > 0)
    if not _could_end(s, number, values):
        raise PositionError("saboteur-bad-share", where=where, rule="saboteur/R35")
    _read_unpaid(s, share, number)


def _read_unpaid(s: SaboteurRecord, share: Json, number: int) -> None:
    """The diggers to whom none of the cards went (R34)."""
    where = f"shares.{number + 1}.unpaid"
    pickers = {s.picker[number, i] for i in range(s.packet[number])}
    for value in check_list(share.get("unpaid") or [], where):
        seat = check_seat(value, where, s.players)
        if seat in pickers or s.unpaid[number] >> seat & 1:
            raise PositionError("saboteur-bad-share", where=where, rule="saboteur/R34")
        s.unpaid[number] |= 1 << seat


def _could_end(s: SaboteurRecord, number: int, values: list[int]) -> bool:
    """Whether the engine would have made the picks that were not asked for, and no others (R35)."""
    asked, size = s.asked[number], len(values)
    if s.alike[number]:
        ends = asked < size and len(set(values[asked:])) == 1
        return ends and (not asked or values[asked - 1] != values[-1])
    takers = {s.picker[number, i] for i in range(asked, size)}
    return asked <= 1 and len(takers) <= 1 and (not asked or len(set(values)) > 1)


def _read_packet(s: SaboteurRecord, position: Json) -> None:
    """The packet, before a seat that may pick from it (R35)."""
    if s.phase != SHARING:
        return
    values = sorted(_values(read_list(position, "packet"), "packet"))
    s.picked = s.packet[s.round]
    if s.picked + len(values) > cards.LARGEST_PACKET:
        raise PositionError(
            "engine-position-number", where="packet", found=len(values), low=0, high=cards.LARGEST_PACKET
        )
    finisher = s.saboteur_finisher_picks and s.picked == 0 and s.role[s.turn] == cards.SABOTEUR
    if not finisher and not _paid_diggers(s) >> s.turn & 1:
        raise PositionError("saboteur-no-picker", where="turn", rule="saboteur/R35", seat=format_seat(s.turn))
    s.gold_of_round[s.round] = SHARED
    s.packet[s.round] = s.picked + len(values)
    for i, value in enumerate(values):
        s.pick[s.round, s.picked + i] = value
    alone = _paid_diggers(s) & ~(1 << s.turn) == 0
    was_alike = s.picked and len({s.pick[s.round, s.picked - 1], *values}) == 1
    if was_alike or (s.picked > 1 and alone):
        raise PositionError("saboteur-bad-share", where="packet", rule="saboteur/R35")


def _read_start_gold(s: SaboteurRecord, held: dict[int, list[int]]) -> None:
    """Gold held that no remembered share explains was held from before."""
    for seat in range(s.players):
        before = list(held.get(seat, ()))
        for value in gold_cards(s, seat):
            if value not in before:
                where = f"gold.{format_seat(seat)}"
                raise PositionError("saboteur-gold-missing", where=where, rule="saboteur/R40", card=value)
            before.remove(int(value))
        s.start_cards[seat] = len(before)
        for value in before:
            s.start_gold[seat, value - 1] += 1


def _read_pile(s: SaboteurRecord, position: Json, named: list[int]) -> None:
    """The gold pile; left out, all cards not handed out, shuffled (R6)."""
    named = named + [int(value) for value in packet_cards(s)]
    left = [cards.GOLD_COPIES[value - 1] - named.count(value) for value in (1, 2, 3)]
    given = position.get("gold_pile") is not None
    pile = _values(read_list(position, "gold_pile"), "gold_pile")
    if not given:
        pile = [value for value in (1, 2, 3) for _ in range(left[value - 1])]
    for value in (1, 2, 3):
        if left[value - 1] < (pile.count(value)):
            arguments = {"card": value, "copies": cards.GOLD_COPIES[value - 1]}
            raise PositionError("saboteur-too-much-gold", where="gold_pile", rule="saboteur/R6", **arguments)
        s.gold_total[value - 1] = named.count(value) + pile.count(value)
    for i, value in enumerate(reversed(pile)):
        s.gold_pile[i] = value
    s.pile_count = len(pile)
    if not given:
        _shuffle(s, s.gold_pile, len(pile), len(pile))
    if not _count_ways(s, 0, sum(s.gold_total[i] << 8 * i for i in range(cards.NUGGETS))):
        raise PositionError("saboteur-bad-share", where="shares", rule="saboteur/A9")
