"""The Game in words: actions both ways, refusals, the result. The picture has a module of its own."""

import re

from stamtisch._jit import plain
from stamtisch.engine.errors import NotationError, Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat, shorten
from stamtisch.engine.spec import Options
from stamtisch.games.the_game import cards, rules
from stamtisch.games.the_game.actions import BACK, END, FIRST_HINT, HINTS, MAX_LEGAL
from stamtisch.games.the_game.events import happened
from stamtisch.games.the_game.picture import picture
from stamtisch.games.the_game.position import hand_cards, read_position, write_position
from stamtisch.games.the_game.state import WON, TheGameRecord

__all__ = [
    "format_action",
    "format_seen",
    "happened",
    "parse_action",
    "picture",
    "read_position",
    "refuse",
    "result",
    "tell",
    "write_position",
]

_cards_laid = plain(rules.cards_laid)
_legal_actions = plain(rules.legal_actions)
_NUMBER = re.compile(r"[1-9][0-9]?")


def parse_action(words: str, options: Options) -> int:
    """`45 up1`, `end` or `hint up1 avoid` to an action.

    Raises:
        NotationError: what is wrong.
    """
    parts = words.split(" ")
    if words == "end":
        return END
    if parts[0] == "hint":
        return _parse_hint(parts, words)
    if len(parts) != 2:
        raise NotationError("the-game-no-action", words=shorten(words))
    if not _NUMBER.fullmatch(parts[0]) or int(parts[0]) < cards.FIRST_CARD:
        raise NotationError("the-game-no-card", rule="the-game/R2", card=shorten(parts[0]))
    return (int(parts[0]) - cards.FIRST_CARD) * cards.PILES + _parse_pile(parts[1])


def _parse_hint(parts: list[str], words: str) -> int:
    if len(parts) != 3 or any(char.isdigit() for char in words.replace("1", "").replace("2", "")):
        raise NotationError("the-game-no-hint", rule="the-game/R24", words=shorten(words))
    pile = _parse_pile(parts[1])
    if parts[2] not in HINTS:
        raise NotationError("the-game-no-hint", rule="the-game/R24", words=shorten(words))
    return FIRST_HINT + pile * len(HINTS) + HINTS.index(parts[2])


def _parse_pile(word: str) -> int:
    if word not in cards.PILE_NAMES:
        raise NotationError("the-game-no-pile", rule="the-game/R2", pile=shorten(word))
    return cards.PILE_NAMES.index(word)


def format_action(action: int, options: Options) -> str:
    """An action in words."""
    if action == END:
        return "end"
    if action < END:
        return f"{action // cards.PILES + cards.FIRST_CARD} {cards.PILE_NAMES[action % cards.PILES]}"
    pile, hint = divmod(action - FIRST_HINT, len(HINTS))
    return f"hint {cards.PILE_NAMES[pile]} {HINTS[hint]}"


def format_seen(action: int, seat: int, viewer: int, options: Options) -> str:
    """Everything that is done is public (R13)."""
    return format_action(action, options)


def tell(action: int, seat: int, viewer: int, options: Options) -> Reason:
    """The action as a sentence; everything is public (R13)."""
    who = format_seat(seat)
    if action == END:
        return Reason("the-game-tell-end", {"seat": who}, "the-game/R16")
    if action < END:
        card, pile = action // cards.PILES + cards.FIRST_CARD, cards.PILE_NAMES[action % cards.PILES]
        return Reason("the-game-tell-lay", {"seat": who, "card": card, "pile": pile})
    pile_index, hint = divmod(action - FIRST_HINT, len(HINTS))
    pile = cards.PILE_NAMES[pile_index]
    return Reason(f"the-game-tell-hint-{HINTS[hint]}", {"seat": who, "pile": pile}, "the-game/R24")


def refuse(view: TheGameRecord, seat: int, action: int, options: Options) -> Reason:
    """Why the action is not legal."""
    if action >= FIRST_HINT:
        return Reason("the-game-no-announcement", {"hint": HINTS[BACK]}, "the-game/A12")
    if seat != view.turn:
        return _not_your_turn(view, seat)
    if action == END:
        return _may_not_end(view, options)
    card, pile = action // cards.PILES + cards.FIRST_CARD, action % cards.PILES
    if card not in hand_cards(view, seat):
        return Reason("the-game-not-in-hand", {"card": card, "hand": hand_cards(view, seat)}, "the-game/R4")
    return _does_not_fit(view, card, pile, options)


def _not_your_turn(view: TheGameRecord, seat: int) -> Reason:
    who = {"seat": format_seat(seat), "turn": format_seat(view.turn)}
    if view.hand_count[seat] == 0:
        return Reason("the-game-skipped", who, "the-game/R19")
    return Reason("the-game-not-your-turn", who, "the-game/R5")


def _may_not_end(view: TheGameRecord, options: Options) -> Reason:
    if view.draw_at == view.draw_end:
        rule = "the-game/R18"
    else:
        rule = "the-game/R25" if view.minimum > 2 else "the-game/R14"
    arguments: dict[str, Argument] = {
        "laid": view.laid,
        "minimum": view.minimum,
        "legal": _legal(view, options),
    }
    return Reason("the-game-may-not-end", arguments, rule)


def _does_not_fit(view: TheGameRecord, card: int, pile: int, options: Options) -> Reason:
    top = view.top[pile]
    upward = pile < cards.DOWN1
    jump = top - cards.JUMP if upward else top + cards.JUMP
    arguments: dict[str, Argument] = {
        "card": card,
        "pile": cards.PILE_NAMES[pile],
        "top": top,
        "jump": jump if cards.FIRST_CARD <= jump <= cards.LAST_CARD else "none",
        "legal": _legal(view, options),
    }
    message = "the-game-too-low" if upward else "the-game-too-high"
    return Reason(message, arguments, "the-game/R6" if upward else "the-game/R7")


def _legal(view: TheGameRecord, options: Options) -> list[str]:
    """What the seat to act may do, in words."""
    out = [0] * MAX_LEGAL
    count = _legal_actions(view, view.turn, out)
    return [format_action(action, options) for action in out[:count]]


def result(record: TheGameRecord, options: Options) -> Reason:
    """The grade of R23: beaten, excellent (fewer than ten left), or The Game wins."""
    left = cards.CARDS - _cards_laid(record)
    most = 10 if options["good_threshold_inclusive"] else 9
    if record.outcome == WON:
        return Reason("the-game-beaten", rule="the-game/R21")
    return Reason("the-game-excellent" if left <= most else "the-game-lost", {"left": left}, "the-game/R23")
