"""Positions of Saboteur: the record to JSON and back.

Beside the fields of FORMAT there are optional ones for what is remembered:

- `passed` {"p1": ["cross"]}: cards that a seat passed with this round, which the others did not see ({});
- `discard` the cards played and discarded openly this round (all that are named nowhere else);
- `shares` how gold was shared out in rounds remembered: a list of
  {"round": 1, "picks": [["p3", 3], …], "asked": 2, "alike": true} (the picks asked for came first, the
  engine made the others, because the cards left were equal if `alike`; of the round going on, the picks
  so far) or {"round": 1, "paid": {"p2": [3, 1]}} (`"credit"`: credited without cards) ([]);
- `credit` {"p1": 2}: nuggets credited without cards (A9) ({}); `gold_out` gold cards that left the
  game for it ([]);
- `over` true after the third round (false).
"""

from typing import Any

from stamtisch._jit import plain
from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.positions import (
    check_fields,
    check_list,
    check_word,
    read_by_seat,
    read_flag,
    read_list,
    read_number,
    read_seat,
)
from stamtisch.engine.spec import Json, Options
from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.position_board import read_board, read_goals, write_board, write_open
from stamtisch.games.saboteur.position_gold import read_gold, write_gold
from stamtisch.games.saboteur.rounds import add_card
from stamtisch.games.saboteur.state import DIGGING, OVER, SHARING, SaboteurRecord

FIELDS = (
    *("round", "turn", "roles", "spare_roles", "hands", "draw", "board", "goals", "open", "broken", "gold"),
    *("gold_pile", "packet", "known", "last", "passed", "discard", "shares", "credit", "gold_out", "over"),
)
_add_card = plain(add_card)


def hand_cards(s: SaboteurRecord, seat: int) -> list[int]:
    """The kinds in the seat's hand, in the order of the tables; empty where hidden."""
    return [kind for kind in range(cards.KINDS) for _ in range(s.hand[seat, kind])]


def broken_tools(s: SaboteurRecord, seat: int) -> list[str]:
    """The seat's broken tools."""
    return [name for tool, name in enumerate(cards.TOOLS) if s.broken[tool] >> seat & 1]


def known_goals(s: SaboteurRecord, seat: int) -> list[str]:
    """The goals that the seat has looked at."""
    return [name for goal, name in enumerate(cards.GOAL_WORDS) if s.known[seat] >> goal & 1]


def _names(kinds: list[int], count: int) -> list[str]:
    return [cards.KIND_NAMES[kind] for kind in kinds] or [HIDDEN] * count


def write_position(s: SaboteurRecord, options: Options) -> Json:
    """The position; a hidden card is `?`."""
    seats = range(s.players)
    passed = {i: [k for k in range(cards.KINDS) for _ in range(s.passed[i, k])] for i in seats}
    draw = [cards.KIND_NAMES[s.draw[i]] if s.viewer == 0 else HIDDEN for i in range(s.draw_at, s.draw_end)]
    return {
        "round": s.round + 1,
        "turn": format_seat(s.turn),
        "roles": {format_seat(i): cards.ROLE_NAMES[s.role[i]] for i in seats},
        "spare_roles": [cards.ROLE_NAMES[s.role[s.players]]],
        "hands": {format_seat(i): _names(hand_cards(s, i), s.hand_count[i]) for i in seats},
        "draw": draw,
        "board": write_board(s),
        "goals": [cards.GOAL_NAMES[s.goal[goal]] for goal in range(cards.GOALS)],
        "open": write_open(s),
        "broken": {format_seat(i): tools for i in seats if (tools := broken_tools(s, i))},
        "known": {format_seat(i): seen for i in seats if (seen := known_goals(s, i))},
        "last": format_seat(s.last),
        "passed": {format_seat(i): _names(passed[i], n) for i in seats if (n := s.passed_count[i])},
        "discard": [cards.KIND_NAMES[k] for k in range(cards.KINDS) for _ in range(s.gone[k])],
        **write_gold(s),
        "over": s.phase == OVER,
    }


def read_position(s: SaboteurRecord, position: Json, options: Options) -> None:
    """Fill the record from a position.

    Raises:
        PositionError: what cannot be, and where.
    """
    check_fields(position, FIELDS)
    s.round = read_number(position, "round", 1, 1, cards.ROUNDS, "saboteur/R1") - 1
    s.turn = read_seat(position, "turn", "p1", s.players)
    before = format_seat((s.turn - 1) % s.players)
    s.last = read_seat(position, "last", before, s.players)
    _read_phase(s, position)
    _read_roles(s, position)
    left = _Census()
    read_goals(s, position)
    read_board(s, position, left)
    _read_hands(s, position, left)
    _read_broken(s, position, left)
    _read_known(s, position)
    _read_discard(s, position, left)
    read_gold(s, position)


class _Census:
    """Counts the deck's cards as they are named."""

    def __init__(self) -> None:
        self.left = list(cards.COPIES)

    def take(self, kind: int, where: str) -> int:
        """One card of a kind lies there (R5)."""
        if self.left[kind] == 0:
            raise PositionError(
                "saboteur-too-many",
                where=where,
                rule="saboteur/R5",
                card=cards.KIND_NAMES[kind],
                copies=cards.COPIES[kind],
            )
        self.left[kind] -= 1
        return kind

    def read(self, name: Any, where: str) -> int:
        """The kind named, taken."""
        check_word(name, where, cards.KIND_NAMES, "saboteur/R5")
        return self.take(cards.KIND_NAMES.index(name), where)


def _read_phase(s: SaboteurRecord, position: Json) -> None:
    s.phase = SHARING if read_list(position, "packet") else DIGGING
    if read_flag(position, "over"):
        if s.round != cards.ROUNDS - 1 or s.phase == SHARING:
            raise PositionError("saboteur-not-over", where="over", rule="saboteur/R1")
        s.phase = OVER


def _read_roles(s: SaboteurRecord, position: Json) -> None:
    """Every seat's role and the spare one, out of the right set (R2)."""
    names = cards.ROLE_NAMES[1:]
    roles = read_by_seat(position, "roles", s.players, lambda v, w: check_word(v, w, names, "saboteur/R2"))
    if missing := [format_seat(seat) for seat in range(s.players) if seat not in roles]:
        raise PositionError("saboteur-no-role", where="roles", rule="saboteur/R2", seat=missing[0])
    spare = [check_word(v, "spare_roles", names, "saboteur/R2") for v in read_list(position, "spare_roles")]
    held = [roles[seat] for seat in range(s.players)]
    counts = {"digger": cards.DIGGERS[s.players], "saboteur": cards.SABOTEURS[s.players]}
    if not spare:
        spare = [name for name in names if held.count(name) < counts[name]][:1]
    given = held + spare
    if len(given) != s.players + 1 or any(given.count(name) != counts[name] for name in names):
        raise PositionError(
            "saboteur-wrong-roles",
            where="roles",
            rule="saboteur/R2",
            players=s.players,
            diggers=counts["digger"],
            saboteurs=counts["saboteur"],
        )
    for i, name in enumerate(given):
        s.role[i] = cards.ROLE_NAMES.index(name)


def _read_hands(s: SaboteurRecord, position: Json, left: _Census) -> None:
    """Hands and draw pile, no hand larger than at the deal (R5)."""
    for seat, hand in read_by_seat(position, "hands", s.players, check_list).items():
        where = f"hands.{format_seat(seat)}"
        if len(hand) > s.hand_size:
            arguments = {"count": len(hand), "most": s.hand_size}
            raise PositionError("saboteur-hand-too-large", where=where, rule="saboteur/R5", **arguments)
        for name in hand:
            _add_card(s, seat, left.read(name, where))
    for at, name in enumerate(read_list(position, "draw")):
        s.draw[at] = left.read(name, "draw")
        s.draw_end = at + 1
    if s.phase == DIGGING and s.draw_end > 0 and not any(s.hand_count[i] for i in range(s.players)):
        raise PositionError("saboteur-nobody-holds-cards", where="hands", rule="saboteur/R8")


def _read_broken(s: SaboteurRecord, position: Json, left: _Census) -> None:
    """Broken tools, at most one of each before a seat (R20)."""
    for seat, tools in read_by_seat(position, "broken", s.players, check_list).items():
        where = f"broken.{format_seat(seat)}"
        for name in tools:
            tool = cards.TOOLS.index(check_word(name, where, cards.TOOLS, "saboteur/R20"))
            if s.broken[tool] >> seat & 1:
                raise PositionError("saboteur-broken-twice", where=where, rule="saboteur/R20", tool=name)
            s.broken[tool] |= 1 << seat
            left.take(cards.TUNNELS + tool, where)


def _read_known(s: SaboteurRecord, position: Json) -> None:
    for seat, seen in read_by_seat(position, "known", s.players, check_list).items():
        for name in seen:
            check_word(name, f"known.{format_seat(seat)}", cards.GOAL_WORDS, "saboteur/R25")
            s.known[seat] |= 1 << cards.GOAL_WORDS.index(name)


def _read_discard(s: SaboteurRecord, position: Json, left: _Census) -> None:
    """Cards passed with, face down; all that are named nowhere lie on the discard pile (R9, A15)."""
    for seat, passed in read_by_seat(position, "passed", s.players, check_list).items():
        for name in passed:
            s.passed[seat, left.read(name, f"passed.{format_seat(seat)}")] += 1
            s.passed_count[seat] += 1
    for kind in range(cards.KINDS):
        s.gone[kind] = left.left[kind]
    if position.get("discard") is not None:
        for name in read_list(position, "discard"):
            left.read(name, "discard")
        if lost := [cards.KIND_NAMES[kind] for kind in range(cards.KINDS) if left.left[kind]]:
            raise PositionError("saboteur-card-missing", where="discard", rule="saboteur/R5", card=lost[0])
