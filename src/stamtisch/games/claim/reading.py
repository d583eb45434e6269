"""Reading a position of Claim into a record, refusing what cannot be."""

from collections.abc import Sequence
from typing import Any

from stamtisch._jit import plain
from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import format_seat, shorten
from stamtisch.engine.positions import (
    check_fields,
    check_list,
    check_seat,
    check_word,
    read_by_seat,
    read_flag,
    read_list,
    read_number,
    read_object,
    read_seat,
)
from stamtisch.engine.spec import Json, Options
from stamtisch.games.claim import cards, trick, zones
from stamtisch.games.claim.cards import (
    CARD_NAMES,
    COPIES,
    DOPPELGANGER,
    FACTION_OF,
    GNOME,
    KIND_OF,
    KINDS,
    PLURALS,
    SEER,
    TROLL,
    UNDEAD,
)
from stamtisch.games.claim.deck import faction_names
from stamtisch.games.claim.state import (
    LOOKED,
    MIDDLE,
    OUT,
    SEEN_CARD_GONE,
    ClaimRecord,
)

FIELDS = (
    "phase",
    "hands",
    "stock",
    "open",
    "leader",
    "trick",
    "turn",
    "looked",
    "followers",
    "score",
    "gnomes",
    "middle",
    "out",
    "known",
    "seen",
    "voids",
)
_put = plain(zones.put)
_copies_in = plain(zones.copies_in)
_size = plain(zones.size)
_best_play = plain(trick.best_play)
_seat_of = plain(trick.seat_of)


def read_position(s: ClaimRecord, position: Json, options: Options) -> None:
    """Fill the record from a position.

    Raises:
        PositionError: what cannot be, and where.
    """
    check_fields(position, FIELDS)
    s.phase = read_number(position, "phase", 1, 1, 2, "claim/R19")
    count = dict.fromkeys(range(KINDS), 0)
    _read_hands(s, position, count)
    _read_trick(s, position, count)
    _read_table(s, position, count)
    _read_followers(s, position, count)
    _read_piles(s, position, count)
    _check_out(s, position, count)
    _read_known(s, position)
    _read_voids(s, position)
    _check_sizes(s)
    _read_look(s, position)
    _check_turn(s, position)


def _kind(s: ClaimRecord, card: Any, where: str) -> int:
    """A card of this deck."""
    if not isinstance(card, str) or card not in KIND_OF:
        raise PositionError("claim-no-such-card", where=where, rule="claim/R4", card=shorten(card))
    kind = KIND_OF[card]
    if s.bit_of[kind] < 0:
        known = faction_names(s.deck)
        raise PositionError("claim-card-not-in-deck", where=where, rule="claim/R1", card=card, known=known)
    return kind


def _place(s: ClaimRecord, card: Any, where: str, count: dict[int, int]) -> int:
    """A card that lies in one place only (R4)."""
    kind = _kind(s, card, where)
    count[kind] += 1
    if count[kind] > COPIES[kind]:
        raise PositionError(
            "claim-card-twice", where=where, rule="claim/R4", card=CARD_NAMES[kind], copies=COPIES[kind]
        )
    return kind


def _wrong_place(kind: int, where: str, rule: str) -> PositionError:
    return PositionError("claim-wrong-place", where=where, rule=f"claim/{rule}", card=CARD_NAMES[kind])


def _fill(s: ClaimRecord, zone: Any, row: int, found: Sequence[int]) -> None:
    for kind in found:
        _put(s, zone, row, kind)


def _by_seat(s: ClaimRecord, position: Json, field: str, count: dict[int, int]) -> dict[int, list[int]]:
    def parse(value: Any, where: str) -> list[int]:
        return [_place(s, card, where, count) for card in check_list(value, where)]

    return read_by_seat(position, field, s.players, parse)


def _read_hands(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    for seat, hand in _by_seat(s, position, "hands", count).items():
        _fill(s, s.hand, seat, hand)


def _read_trick(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    """The cards played, clockwise from the leader; each had to be allowed (R8, R34)."""
    played = read_list(position, "trick")
    if len(played) > s.players:
        raise PositionError("claim-trick-too-long", where="trick", rule="claim/R34", most=s.players)
    s.leader = read_seat(position, "leader", _first_seat(played) or "p1", s.players)
    for place, entry in enumerate(played):
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            raise PositionError("claim-trick-entry", where="trick", found=shorten(entry))
        seat = check_seat(entry[0], "trick", s.players)
        if seat != _seat_of(s, place):
            due = format_seat(_seat_of(s, place))
            raise PositionError(
                "claim-trick-order", where="trick", rule="claim/R8", seat=due, place=place + 1
            )
        s.trick[place] = kind = _place(s, entry[1], "trick", count)
        s.played = place + 1
        if place == 0:
            s.led = FACTION_OF[kind]
        else:
            _check_followed(s, seat, kind)


def _first_seat(played: list[Any]) -> Any:
    entry = played[0] if played else None
    return entry[0] if isinstance(entry, list | tuple) and entry and isinstance(entry[0], str) else None


def _check_followed(s: ClaimRecord, seat: int, kind: int) -> None:
    """What a card in the trick says of the hand it came from (R8, R9, A2)."""
    if FACTION_OF[kind] in (s.led, DOPPELGANGER):
        return
    s.void[seat] |= 1 << s.led
    if s.doppelganger_forced:
        s.void[seat] |= 1 << DOPPELGANGER
    for faction in (s.led, DOPPELGANGER):
        if s.void[seat] >> faction & 1 and _holds_faction(s, s.hand, seat, faction):
            raise PositionError(
                "claim-did-not-follow",
                where="trick",
                rule="claim/R8",
                seat=format_seat(seat),
                card=CARD_NAMES[kind],
                faction=PLURALS[faction],
            )


def _holds_faction(s: ClaimRecord, zone: Any, row: int, faction: int) -> bool:
    return bool(zone[row, 0] & s.suit[faction, 0] | zone[row, 1] & s.suit[faction, 1])


def _read_table(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    """The stock and the cards turned up (R14, R33)."""
    shown = 1 if s.players == 2 else 2
    turned = read_list(position, "open")
    stock = read_list(position, "stock")
    if s.phase == 2 and (turned or stock):
        raise PositionError("claim-no-stock", where="open" if turned else "stock", rule="claim/R19")
    if len(turned) not in (0, shown):
        raise PositionError(
            "claim-open-count", where="open", rule="claim/R14" if shown == 1 else "claim/R33", shown=shown
        )
    for i, card in enumerate(turned):
        s.open[i] = _place(s, card, "open", count)
    s.open_count = len(turned)
    for i in range(cards.MOST_CARDS):
        s.stock[i] = 0
    for i, card in enumerate(stock):
        s.stock[i] = _place(s, card, "stock", count)
    s.stock_at, s.stock_end = 0, len(stock)


def _read_followers(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    found = _by_seat(s, position, "followers", count)
    if s.phase == 2 and any(found.values()):
        raise PositionError("claim-no-followers", where="followers", rule="claim/R20")
    for seat, followers in found.items():
        _fill(s, s.follow, seat, followers)


def _read_piles(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    """Score piles (in phase 1 only Undead), Gnomes in front, Trolls in the middle."""
    for seat, won in _by_seat(s, position, "score", count).items():
        for kind in won:
            if FACTION_OF[kind] == GNOME or (s.phase == 1 and FACTION_OF[kind] != UNDEAD):
                rule = "R24" if FACTION_OF[kind] == GNOME else "R16"
                raise _wrong_place(kind, f"score.{format_seat(seat)}", rule)
        _fill(s, s.pile, seat, won)
    for seat, gnomes in _by_seat(s, position, "gnomes", count).items():
        for kind in gnomes:
            if FACTION_OF[kind] != GNOME or s.phase == 1:
                raise _wrong_place(kind, f"gnomes.{format_seat(seat)}", "R24")
        _fill(s, s.pile, seat, gnomes)
    for card in read_list(position, "middle"):
        kind = _place(s, card, "middle", count)
        if FACTION_OF[kind] != TROLL or s.phase == 1:
            raise _wrong_place(kind, "middle", "R27")
        _put(s, s.pile, MIDDLE, kind)


def _check_out(s: ClaimRecord, position: Json, count: dict[int, int]) -> None:
    """Cards named nowhere are out of the game; where `out` is given, it must name just these."""
    rest = [kind for kind in range(KINDS) if s.bit_of[kind] >= 0 for _ in range(COPIES[kind] - count[kind])]
    if position.get("out") is not None:
        named = sorted(_place(s, card, "out", count) for card in read_list(position, "out"))
        if named != rest:
            missing = next(kind for kind in rest if rest.count(kind) > named.count(kind))
            raise PositionError("claim-card-nowhere", where="out", rule="claim/R4", card=CARD_NAMES[missing])
    _fill(s, s.pile, OUT, rest)


def _read_known(s: ClaimRecord, position: Json) -> None:
    """Followers that all know, and those that a Seer showed to one (R15, R18)."""
    zone = s.hand if s.phase == 2 else s.follow
    everywhere = dict.fromkeys(range(KINDS), -len(cards.CARD_NAMES))
    for seat, found in _by_seat(s, position, "known", everywhere).items():
        _fill(s, s.known, seat, found)
        _check_within(s, zone, seat, f"known.{format_seat(seat)}", (s.known, seat))
    for viewer, owners in read_by_seat(position, "seen", s.players, _object).items():
        where = f"seen.{format_seat(viewer)}"
        for owner, found in _by_seat(s, {where: owners}, where, everywhere).items():
            if owner == viewer and (s.phase == 2 or s.loser_peeks) and found:
                raise PositionError("claim-sees-own", where=where, rule="claim/A1")
            row = 4 * viewer + owner
            _fill(s, s.seen, row, found)
            _check_within(s, zone, owner, where, (s.known, owner), (s.seen, row))


def _object(value: Any, where: str) -> Any:
    return read_object({where: value}, where)


def _check_within(s: ClaimRecord, zone: Any, seat: int, where: str, *parts: tuple[Any, int]) -> None:
    """What is known of a zone must lie in it."""
    for kind in range(KINDS):
        if s.bit_of[kind] >= 0:
            known = sum(_copies_in(s, part, row, kind) for part, row in parts)
            if known > _copies_in(s, zone, seat, kind):
                raise PositionError(
                    "claim-known-elsewhere",
                    where=where,
                    rule="claim/R15",
                    card=CARD_NAMES[kind],
                    seat=format_seat(seat),
                )


def _read_voids(s: ClaimRecord, position: Json) -> None:
    """Factions that a hand cannot hold, as all saw (R8)."""
    for seat, names in read_by_seat(position, "voids", s.players, check_list).items():
        where = f"voids.{format_seat(seat)}"
        for name in names:
            faction = PLURALS.index(check_word(name, where, faction_names(s.deck), "claim/R8"))
            if _holds_faction(s, s.hand, seat, faction):
                raise PositionError(
                    "claim-void-held", where=where, rule="claim/R8", seat=format_seat(seat), faction=name
                )
            s.void[seat] |= 1 << faction


def _check_sizes(s: ClaimRecord) -> None:
    """Hands, followers and stock belong to one moment of the game (R2, R3, R14, R19, R33)."""
    has_played = {_seat_of(s, place) for place in range(s.played)}
    held = [_size(s.hand, seat) + (seat in has_played) for seat in range(s.players)]
    s.left = held[0]
    if len(set(held)) > 1 or s.left > s.hand_size:
        rule = "claim/R2" if s.players == 2 else "claim/R3"
        raise PositionError("claim-hand-sizes", where="hands", rule=rule, sizes=held, most=s.hand_size)
    if s.phase == 2:
        return
    if s.played and not s.open_count:
        raise PositionError("claim-nothing-open", where="open", rule="claim/R14")
    needed = s.left * s.players
    there = s.stock_end + s.open_count
    gone = int(s.played == s.players > 2 and there == needed - 1)
    if there != needed - gone:
        raise PositionError("claim-stock-size", where="stock", rule="claim/R4", needed=needed, there=there)
    s.looked = SEEN_CARD_GONE if gone else 0
    _check_followers(s, gone)


def _check_followers(s: ClaimRecord, gone: int) -> None:
    """All have as many followers; the winning Seer one more who has drawn already (R15, R37)."""
    winner = _seat_of(s, _best_play(s)) if gone else -1
    sizes = [_size(s.follow, seat) - (seat == winner) for seat in range(s.players)]
    s.gained = max(sizes[0], 0)
    if len(set(sizes)) > 1 or not 0 <= sizes[0] <= s.hand_size - s.left:
        raise PositionError(
            "claim-follower-sizes",
            where="followers",
            rule="claim/R15" if s.players == 2 else "claim/R36",
            sizes=[_size(s.follow, seat) for seat in range(s.players)],
            most=s.hand_size - s.left,
        )


def _read_look(s: ClaimRecord, position: Json) -> None:
    """Only a Seer that has won a whole trick of phase 1 has looked, and then perhaps drawn (R18, R37)."""
    looked = read_flag(position, "looked")
    rule = "claim/R18" if s.players == 2 else "claim/R37"
    if s.looked == SEEN_CARD_GONE and not looked:
        raise PositionError("claim-not-looked", where="looked", rule=rule)
    if looked:
        whole = s.phase == 1 and s.played == s.players
        if not whole or FACTION_OF[s.trick[_best_play(s)]] != SEER:
            raise PositionError("claim-no-look", where="looked", rule=rule)
        s.looked = s.looked or LOOKED


def _check_turn(s: ClaimRecord, position: Json) -> None:
    """Whose turn it is follows from the rest; where it is given, it must agree (R8, R36)."""
    if s.played < s.players:
        due = _seat_of(s, s.played)
    elif s.looked == SEEN_CARD_GONE:
        due = _second(s)
    else:
        due = _seat_of(s, _best_play(s))
    if position.get("turn") is not None and read_seat(position, "turn", "p1", s.players) != due:
        raise PositionError("claim-wrong-turn", where="turn", rule="claim/R8", seat=format_seat(due))


def _second(s: ClaimRecord) -> int:
    """The second in the order of taking (R35)."""
    plain(trick.fill_order)(s, _best_play(s))
    return int(s.order[1])
