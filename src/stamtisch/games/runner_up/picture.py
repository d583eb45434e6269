"""The track and the table of Runner-Up in plain text: a lane for each pawn."""

from stamtisch._jit import plain
from stamtisch.engine.messages import Arguments, say
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.pictures import mark_seat
from stamtisch.engine.spec import Options
from stamtisch.games.runner_up import cards, scoring
from stamtisch.games.runner_up.position import (
    hand_words,
    is_finished,
    last_words,
    open_words,
    pile_words,
    sealed_words,
    spent_words,
)
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord
from stamtisch.games.runner_up.words import VIRTUAL, pawn_names

_RIM = 11
_MARKS = (cards.BACK_END, -6, 0, 6, 12, cards.FRONT_END)
"""fields that are named above the track"""
_scoring_field = plain(scoring.scoring_field)


def picture(record: RunnerUpRecord, options: Options) -> str:
    """The table in plain text."""
    names = pawn_names(options)
    moment: Arguments = {
        "stage": record.stage,
        "stages": cards.STAGES,
        "round": min(record.round, cards.ROUNDS),
        "rounds": cards.ROUNDS,
    }
    lines = [say("pictures-stage", moment), _rim()]
    lines += [_lane(record, player, name) for player, name in enumerate(names)]
    if before := (spent_words(record, options) or [last_words(record, options)])[-1]:
        lines.append(say("pictures-round-before", {"cards": _list(before)}))
    if opened := open_words(record, options):
        turn = format_seat(record.turn)
        shown = {
            name: f"{card}{'' if record.awaited >> seat & 1 else ' ' + say('pictures-moved')}"
            for seat, (name, card) in enumerate(opened.items())
        }
        now = say("pictures-now-moves", {"seat": turn, "card": opened[turn]})
        lines.append(f"{say('pictures-open', {'cards': _list(shown)})}   {now}")
    sealed = {who: choice for who, choice in sealed_words(record, options).items() if choice != HIDDEN}
    if sealed:
        lines.append(say("pictures-face-down", {"cards": _list(sealed)}))
    return "\n".join([*lines, *_hands(record, options)])


def _rim() -> str:
    """The numbers of some fields above the track."""
    rim = [" "] * (_RIM + cards.FRONT_END - cards.BACK_END + 2)
    for field in _MARKS:
        words = str(field)
        at = _RIM + field - cards.BACK_END - (len(words) - 1)
        rim[at : at + len(words)] = words
    return f"{''.join(rim).rstrip()}   {say('pictures-field'):>5}  {say('pictures-total'):>5}"


def _lane(record: RunnerUpRecord, player: int, name: str) -> str:
    """A pawn on its way, where it stands, its total; whether it would score now."""
    field = record.pawn[player]
    lane = ["·"] * (cards.FRONT_END - cards.BACK_END + 1)
    lane[-cards.BACK_END] = "|"
    lane[field - cards.BACK_END] = "●"
    acts = not is_finished(record) and (
        record.turn == player if record.turn != NOBODY else bool(record.awaited >> player & 1)
    )
    who = mark_seat(player, record.viewer, acts) if name != VIRTUAL else f"  {VIRTUAL}"
    second = f"  {say('pictures-second')}" if field == _scoring_field(record) else ""
    return f"{who:<{_RIM}}{''.join(lane)}   {field:>5}  {record.total[player]:>5}{second}"


def _hands(record: RunnerUpRecord, options: Options) -> list[str]:
    """All hands in a full state, in a view one's own."""
    shown = []
    for player, name in enumerate(pawn_names(options)):
        hand = pile_words(record) if name == VIRTUAL else hand_words(record, player, options)
        if hand and HIDDEN not in hand:
            whose = "pictures-your-hand" if record.viewer == player + 1 else "pictures-hand-of"
            shown.append(f"{say(whose, {'seat': name})}: {' '.join(hand)}")
    return shown


def _list(words: dict[str, str]) -> str:
    return ", ".join(f"{name} {choice}" for name, choice in words.items())
