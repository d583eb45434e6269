"""Positions of The Game: the record to JSON and back."""

from typing import Any

from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.positions import (
    check_fields,
    check_list,
    check_number,
    check_word,
    read_by_seat,
    read_flag,
    read_list,
    read_number,
    read_object,
    read_seat,
)
from stamtisch.engine.spec import Json, Options
from stamtisch.games.the_game import cards
from stamtisch.games.the_game.actions import HINTS, NO_HINT
from stamtisch.games.the_game.state import DUE, FRESH, LOST, RUNNING, TheGameRecord

FIELDS = ("piles", "hands", "draw", "turn", "laid", "hints", "fresh", "lost")


def _card(half: int, bit: int) -> int:
    return half * cards.HALF + bit + cards.FIRST_CARD


def hand_cards(s: TheGameRecord, seat: int) -> list[int]:
    """The seat's cards, lowest first; empty where hidden."""
    found = []
    for half in range(2):
        mask = s.hand[seat, half]
        while mask:
            lowest = mask & -mask
            found.append(_card(half, lowest.bit_length() - 1))
            mask ^= lowest
    return found


def draw_pile(s: TheGameRecord) -> list[int | str]:
    """The draw pile, top first."""
    pile = s.draw
    return [pile[i] or HIDDEN for i in range(s.draw_at, s.draw_end)]


def write_position(s: TheGameRecord, options: Options) -> Json:
    """The position; a hidden card is `?`."""
    seats = range(s.players)
    position: Json = {
        "piles": {name: s.top[pile] for pile, name in enumerate(cards.PILE_NAMES)},
        "hands": {format_seat(i): hand_cards(s, i) or [HIDDEN] * s.hand_count[i] for i in seats},
        "draw": draw_pile(s),
        "turn": format_seat(s.turn),
        "laid": s.laid,
        "hints": {format_seat(i): hints for i in seats if (hints := _hints(s, i))},
    }
    if s.on_fire:
        position["fresh"] = [name for pile, name in enumerate(cards.PILE_NAMES) if s.fire[pile] == FRESH]
        position["lost"] = s.outcome == LOST
    return position


def _hints(s: TheGameRecord, seat: int) -> dict[str, str]:
    given = s.hint
    found = {}
    for pile, name in enumerate(cards.PILE_NAMES):
        if (hint := given[seat, pile]) != NO_HINT:
            found[name] = HINTS[hint]
    return found


def read_position(s: TheGameRecord, position: Json, options: Options) -> None:
    """Fill the record from a position.

    Raises:
        PositionError: what cannot be, and where.
    """
    check_fields(position, FIELDS)
    tops = _read_piles(s, position)
    placed = dict(tops)
    _read_hands(s, position, placed)
    _read_draw(s, position, placed)
    s.turn = read_seat(position, "turn", "p1", s.players)
    most = s.hand_size - s.hand_count[s.turn]
    s.laid = read_number(position, "laid", 0, 0, most, "the-game/R14")
    for half in range(2):
        laid = (i for i in range(cards.HALF) if (card := _card(half, i)) in tops or card not in placed)
        s.laid_cards[half] = sum(1 << i for i in laid)
    nobody = not any(s.hand_count[seat] for seat in range(s.players))
    if nobody and s.laid == 0 and s.draw_at < s.draw_end:
        raise PositionError("the-game-nobody-holds-cards", where="hands", rule="the-game/R16")
    _read_hints(s, position)
    _read_fire(s, position)
    s.outcome = LOST if read_flag(position, "lost") else RUNNING


def _place(placed: dict[int, str], card: Any, where: str) -> int:
    """A card that lies in one place only (R3)."""
    number = check_number(card, where, cards.FIRST_CARD, cards.LAST_CARD, "the-game/R2")
    if number in placed:
        raise PositionError(
            "the-game-card-twice",
            where=where,
            rule="the-game/R3",
            card=number,
            other=placed[number],
        )
    placed[number] = where
    return number


def _read_piles(s: TheGameRecord, position: Json) -> dict[int, str]:
    """Set the top values; the number cards among them, each with its place."""
    piles = read_object(position, "piles")
    check_fields(dict(piles), cards.PILE_NAMES, "piles")
    tops: dict[int, str] = {}
    for pile, name in enumerate(cards.PILE_NAMES):
        start = cards.UP_START if pile < cards.DOWN1 else cards.DOWN_START
        value = piles.get(name, start)
        s.top[pile] = start if value == start and value is not True else _place(tops, value, f"piles.{name}")
    return tops


def _read_hands(s: TheGameRecord, position: Json, placed: dict[int, str]) -> None:
    for seat, hand in read_by_seat(position, "hands", s.players, check_list).items():
        where = f"hands.{format_seat(seat)}"
        if len(hand) > s.hand_size:
            raise PositionError(
                "the-game-hand-too-large",
                where=where,
                rule="the-game/R3",
                count=len(hand),
                most=s.hand_size,
            )
        for card in hand:
            bit = _place(placed, card, where) - cards.FIRST_CARD
            s.hand[seat, bit // cards.HALF] |= 1 << bit % cards.HALF
        s.hand_count[seat] = len(hand)


def _read_draw(s: TheGameRecord, position: Json, placed: dict[int, str]) -> None:
    for at, card in enumerate(read_list(position, "draw")):
        s.draw[at] = _place(placed, card, "draw")
        s.draw_end = at + 1


def _read_hints(s: TheGameRecord, position: Json) -> None:
    def parse(value: Any, where: str) -> Json:
        hints = read_object({"hints": value}, "hints")
        check_fields(dict(hints), cards.PILE_NAMES, where)
        return {
            name: check_word(word, f"{where}.{name}", HINTS, "the-game/R24") for name, word in hints.items()
        }

    for seat, hints in read_by_seat(position, "hints", s.players, parse).items():
        for name, word in hints.items():
            s.hint[seat, cards.PILE_NAMES.index(name)] = HINTS.index(word)


def _read_fire(s: TheGameRecord, position: Json) -> None:
    """A fire card on top was laid in this turn if `fresh` names its pile, else it is due (F2)."""
    if not s.on_fire:
        for field in ("fresh", "lost"):
            if field in position:
                raise PositionError("the-game-no-fire", where=field, rule="the-game/F1")
        return
    for name in read_list(position, "fresh"):
        check_word(name, "fresh", cards.PILE_NAMES, "the-game/F2")
    for pile, name in enumerate(cards.PILE_NAMES):
        if s.top[pile] in cards.FIRE_CARDS:
            s.fire[pile] = FRESH if name in read_list(position, "fresh") else DUE
        elif name in read_list(position, "fresh"):
            raise PositionError("the-game-no-fire-there", where="fresh", rule="the-game/F1", pile=name)
