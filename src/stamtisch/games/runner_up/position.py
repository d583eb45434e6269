"""Positions of Runner-Up: the record to JSON and back.

A field of our own, `spent`, is what was played in the earlier rounds of the stage: a list with one object
a round, such as {"p1": "+3 > p2", "p2": "-1 > p2", "v": "+2 > v"} or {"p1": "+3/25", ...}. Everybody has
seen it (A14), so a redeal keeps these cards out of the hands. It may be left out, in whole or in part;
cards named nowhere may then be anywhere. `last` ({}) is the fifth round of the stage before, which
everybody has seen as well: {"p1": "+3 > p1", "p2": "-1 > p2"}.

A finished game is stage 5, round 5, nobody with a card, in hand or on the table.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stamtisch._jit import plain
from stamtisch.engine.errors import NotationError, PositionError
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.positions import (
    check_fields,
    check_list,
    check_number,
    check_word,
    read_by_seat,
    read_list,
    read_number,
    read_object,
    read_seat,
)
from stamtisch.engine.spec import Json, Options
from stamtisch.games.runner_up import cards
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS
from stamtisch.games.runner_up.rules import call_highest_number, kind_of_value
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord
from stamtisch.games.runner_up.words import (
    VIRTUAL,
    format_action,
    format_card,
    parse_action,
    parse_card,
    pawn_names,
)

FIELDS = (
    *("stage", "round", "pawns", "hands", "virtual", "totals", "scored", "committed", "spent", "last"),
    *("played", "turn"),
)
TACTICAL_FIELDS = 2
"""the last so many fields are the tactical variant's"""
MOST_POINTS = cards.FRONT_END - 1
"""of a stage: somebody is in front of those who score"""

_call_highest_number = plain(call_highest_number)
_kind_of_value = plain(kind_of_value)


def is_finished(s: RunnerUpRecord) -> bool:
    """Whether the game is over."""
    return s.round > cards.ROUNDS


def hand_size(s: RunnerUpRecord, seat: int) -> int:
    """How many cards the seat holds, hidden or not."""
    if is_finished(s):
        return 0
    chosen = s.turn != NOBODY or not s.awaited >> seat & 1
    return cards.HAND_SIZE + 1 - s.round - chosen


def hand_units(s: RunnerUpRecord, seat: int) -> list[int]:
    """The units of the seat's hand from the lowest; empty where hidden."""
    if s.tactical:
        return [card for card in range(cards.CARDS) if s.hand[seat] >> card & 1]
    most = (1 << cards.COUNT_BITS) - 1
    counts = [s.hand[seat] >> cards.COUNT_BITS * kind & most for kind in range(cards.KINDS)]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def hand_words(s: RunnerUpRecord, seat: int, options: Options) -> list[str]:
    """The seat's cards in words; a hidden one is `?`."""
    hand = [format_card(unit, options) for unit in hand_units(s, seat)]
    return hand or [HIDDEN] * hand_size(s, seat)


def pile_words(s: RunnerUpRecord) -> list[str]:
    """What is left of the virtual player's pile, top first."""
    if s.pawns == s.players:
        return []
    return [f"{s.pile[i]:+d}" if s.pile[i] else HIDDEN for i in range(s.round - 1, cards.PILE_SIZE)]


def choice_words(s: RunnerUpRecord, card_round: int, seat: int, options: Options) -> str | None:
    """What the seat chose in a round (from 1); None if it is hidden or not known."""
    choice = s.played[card_round - 1, seat]
    return format_action(choice - 1, options) if choice else None


def sealed_words(s: RunnerUpRecord, options: Options) -> dict[str, str]:
    """By seat, the choices of this round that lie face down."""
    if s.turn != NOBODY or is_finished(s):
        return {}
    chosen = [seat for seat in range(s.players) if not s.awaited >> seat & 1]
    return {format_seat(seat): choice_words(s, s.round, seat, options) or HIDDEN for seat in chosen}


def open_words(s: RunnerUpRecord, options: Options) -> dict[str, str]:
    """By seat, the open cards of this round in the tactical variant."""
    if s.turn == NOBODY:
        return {}
    return {format_seat(seat): choice_words(s, s.round, seat, options) or HIDDEN for seat in range(s.players)}


def write_position(s: RunnerUpRecord, options: Options) -> Json:
    """The position; a hidden card is `?`."""
    names = pawn_names(options)
    seats = range(s.players)
    position: Json = {
        "stage": s.stage,
        "round": min(s.round, cards.ROUNDS),
        "pawns": {name: s.pawn[pawn] for pawn, name in enumerate(names)},
        "hands": {format_seat(seat): hand_words(s, seat, options) for seat in seats},
        "virtual": pile_words(s),
        "totals": {name: s.total[player] for player, name in enumerate(names)},
        "scored": [name for player, name in enumerate(names) if s.scored >> player & 1],
        "committed": sealed_words(s, options),
        "spent": spent_words(s, options),
        "last": last_words(s, options),
    }
    if s.tactical:
        position["played"] = open_words(s, options)
        if s.turn != NOBODY:
            position["turn"] = format_seat(s.turn)
    return position


def last_words(s: RunnerUpRecord, options: Options) -> dict[str, str]:
    """By seat, what was put down in the fifth round of the stage before."""
    chosen = {format_seat(seat): s.last[seat] for seat in range(s.players) if s.last[seat]}
    return {name: format_action(choice - 1, options) for name, choice in chosen.items()}


def spent_words(s: RunnerUpRecord, options: Options) -> list[dict[str, str]]:
    """What was played in earlier rounds, as far as it is known."""
    spent = []
    for past in range(1, s.round):
        words = {format_seat(seat): choice_words(s, past, seat, options) for seat in range(s.players)}
        if past <= cards.PILE_SIZE and s.pile[past - 1]:
            words[VIRTUAL] = f"{s.pile[past - 1]:+d} > {VIRTUAL}"
        spent.append({name: choice for name, choice in words.items() if choice})
    return spent if any(spent) else []


def read_position(s: RunnerUpRecord, position: Json, options: Options) -> None:
    """Fill the record from a position.

    Raises:
        PositionError: what cannot be, and where.
    """
    check_fields(position, FIELDS if s.tactical else FIELDS[:-TACTICAL_FIELDS])
    s.stage = read_number(position, "stage", 1, 1, cards.STAGES, "runner-up/R3")
    s.round = read_number(position, "round", 1, 1, cards.ROUNDS, "runner-up/R3")
    s.turn = NOBODY
    reader = _Reader(s, position, options)
    reader.read_hands()
    reader.read_choices()
    reader.check_finished()
    reader.read_pile()
    reader.read_spent()
    reader.read_points()
    reader.read_last()


class _Reader:
    """Reads the parts of one position; every card is taken once."""

    def __init__(self, s: RunnerUpRecord, position: Json, options: Options) -> None:
        self.s, self.position, self.options = s, position, options
        self.names = pawn_names(options)
        self.virtual = self.names[s.players :]
        self.left = self.whole_deck()
        for pawn, field in read_by_seat(position, "pawns", s.players, _check_field, self.virtual).items():
            s.pawn[pawn] = field

    def whole_deck(self) -> list[int]:
        """How often each unit is there: in the tactical variant every card is one of its own."""
        return [1] * cards.CARDS if self.s.tactical else list(cards.COPIES)

    def take(self, unit: int, where: str) -> int:
        """The unit, if there is still a card of it."""
        if self.left[unit] == 0:
            copies = 1 if self.s.tactical else cards.COPIES[unit]
            card = format_card(unit, self.options)
            raise PositionError(
                "runner-up-too-many", where=where, rule="runner-up/R5", card=card, copies=copies
            )
        self.left[unit] -= 1
        return unit

    def parse(self, parser: Callable[[Any, Options], int], words: Any, where: str) -> int:
        """What the words say."""
        try:
            return parser(words if isinstance(words, str) else "", self.options)
        except NotationError as problem:
            raise PositionError(
                problem.reason.message, where=where, rule=problem.rule, **problem.reason.arguments
            ) from problem

    def parse_choice(self, words: Any, where: str) -> int:
        """A card put down, before whom it may be put."""
        action = self.parse(parse_action, words, where)
        if action >= FIRST_MOVE:
            raise PositionError("runner-up-not-a-card", where=where, rule="runner-up/R50", words=words)
        unit = action - FIRST_CARD if self.s.tactical else action // TARGETS
        self.take(unit, where)
        return action

    def read_last(self) -> None:
        """What was put down at the end of the stage before, from a deck of its own (R5, A14)."""
        self.left = self.whole_deck()
        chosen = read_object(self.position, "last")
        if chosen and self.s.stage == 1:
            raise PositionError("runner-up-no-stage-before", where="last", rule="runner-up/R3")
        for seat, action in self._choices("last", chosen, cards.ROUNDS).items():
            self.s.last[seat] = action + 1

    def read_hands(self) -> None:
        """The hands as they are; their sizes are checked with the choices."""
        bits = 1 if self.s.tactical else cards.COUNT_BITS
        hands = read_by_seat(self.position, "hands", self.s.players, check_list)
        self.sizes = {seat: len(hand) for seat, hand in hands.items()}
        for seat, hand in hands.items():
            where = f"hands.{format_seat(seat)}"
            for words in hand:
                unit = self.take(self.parse(parse_card, words, where), where)
                self.s.hand[seat] += 1 << bits * unit

    def read_choices(self) -> None:
        """Cards of this round: face down, or in the tactical variant all open."""
        s = self.s
        sealed = self._choices("committed", read_object(self.position, "committed"), s.round)
        opened = {}
        if s.tactical:
            opened = self._choices("played", read_object(self.position, "played"), s.round)
        s.awaited = sum(1 << seat for seat in range(s.players) if seat not in sealed)
        if opened and (sealed or len(opened) < s.players):
            raise PositionError("runner-up-played-in-part", where="played", rule="runner-up/R50")
        for seat, action in (sealed | opened).items():
            s.played[s.round - 1, seat] = action + 1
        if opened:
            self._read_turn()
        elif self.position.get("turn") is not None:
            raise PositionError("runner-up-no-turn", where="turn", rule="runner-up/R51")

    def _choices(self, field: str, by_seat: Mapping[str, Any], card_round: int) -> dict[int, int]:
        """By seat, what it put down in a round (from 1)."""
        found = read_by_seat({field: by_seat}, field, self.s.players, self.parse_choice)
        for seat, action in found.items():
            if card_round == cards.ROUNDS and not self.s.tactical and action % TARGETS != seat:
                where = f"{field}.{format_seat(seat)}"
                raise PositionError(
                    "runner-up-last-card-position",
                    where=where,
                    rule="runner-up/R19",
                    words=format_action(action, self.options),
                    seat=format_seat(seat),
                )
        return found

    def _read_turn(self) -> None:
        """Who moves a pawn now; those with higher numbers have moved."""
        s = self.s
        _call_highest_number(s)
        s.turn = read_seat(self.position, "turn", format_seat(s.turn), s.players)
        number = s.white[s.played[s.round - 1, s.turn] - 1 - FIRST_CARD]
        for seat in range(s.players):
            if s.white[s.played[s.round - 1, seat] - 1 - FIRST_CARD] > number:
                s.awaited &= ~(1 << seat)

    def check_finished(self) -> None:
        """The right number of cards in each hand, or the game is over."""
        s = self.s
        last = s.stage == cards.STAGES and s.round == cards.ROUNDS
        nothing_down = s.turn == NOBODY and s.awaited == (1 << s.players) - 1
        if last and nothing_down and not any(self.sizes.values()):
            s.round += 1
            s.awaited = 0
            return
        for seat in range(s.players):
            due = hand_size(s, seat)
            if self.sizes.get(seat, 0) != due:
                raise PositionError(
                    "runner-up-hand-size",
                    where=f"hands.{format_seat(seat)}",
                    rule="runner-up/R8",
                    count=self.sizes.get(seat, 0),
                    due=due,
                )

    def read_pile(self) -> None:
        """The virtual player's cards for this round and the later ones (R41, R43)."""
        pile = read_list(self.position, "virtual")
        due = max(cards.PILE_SIZE + 1 - self.s.round, 0) if self.virtual else 0
        if len(pile) != due:
            rule = "runner-up/R41" if self.virtual else "runner-up/R40"
            raise PositionError("runner-up-pile-size", where="virtual", rule=rule, count=len(pile), due=due)
        for at, words in enumerate(pile, self.s.round - 1):
            unit = self.take(self.parse(parse_card, words, "virtual"), "virtual")
            self.s.pile[at] = cards.VALUES[unit]

    def read_spent(self) -> None:
        """What was played in earlier rounds of the stage (A14)."""
        rounds = read_list(self.position, "spent")
        if len(rounds) >= self.s.round:
            raise PositionError(
                "runner-up-spent-rounds",
                where="spent",
                rule="runner-up/R3",
                count=len(rounds),
                most=self.s.round - 1,
            )
        for past, choices in enumerate(rounds, 1):
            where = f"spent.{past}"
            by_seat = dict(read_object({where: choices}, where))
            if self.virtual and past <= cards.PILE_SIZE and VIRTUAL in by_seat:
                self._read_spent_virtual(by_seat.pop(VIRTUAL), past)
            for seat, action in self._choices(where, by_seat, past).items():
                self.s.played[past - 1, seat] = action + 1

    def _read_spent_virtual(self, words: Any, past: int) -> None:
        where = f"spent.{past}.{VIRTUAL}"
        kind, target = divmod(self.parse_choice(words, where), TARGETS)
        if target != self.s.players:
            raise PositionError("runner-up-virtual-itself", where=where, rule="runner-up/R43", words=words)
        self.s.pile[past - 1] = cards.VALUES[kind]

    def read_points(self) -> None:
        """Totals that so many stages can give, and who has scored at all (A4)."""
        s = self.s
        stages = s.stage - 1 + is_finished(s)

        def check_total(value: Any, where: str) -> int:
            low, high = cards.BACK_END * stages, MOST_POINTS * stages
            return check_number(value, where, low, high, "runner-up/R37")

        totals = read_by_seat(self.position, "totals", s.players, check_total, self.virtual)
        for player, total in totals.items():
            s.total[player] = total
            s.scored |= (total != 0) << player
        if self.position.get("scored") is not None:
            self._read_scored(stages)

    def _read_scored(self, stages: int) -> None:
        scored = 0
        for name in read_list(self.position, "scored"):
            scored |= 1 << self.names.index(check_word(name, "scored", self.names))
        if missing := list(_names_in(self.s.scored & ~scored, self.names)):
            raise PositionError(
                "runner-up-has-scored", where="scored", rule="runner-up/R37", player=missing[0]
            )
        if scored and not stages:
            raise PositionError("runner-up-scored-early", where="scored", rule="runner-up/R3")
        self.s.scored = scored


def _names_in(mask: int, names: list[str]) -> Iterator[str]:
    return (name for player, name in enumerate(names) if mask >> player & 1)


def _check_field(value: Any, where: str) -> int:
    return check_number(value, where, cards.BACK_END, cards.FRONT_END, "runner-up/R13")
