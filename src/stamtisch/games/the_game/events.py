"""What a move brought about in The Game, told from a viewer's records before and after it."""

from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.the_game.state import LOST, TheGameRecord


def happened(before: TheGameRecord, after: TheGameRecord, action: int, options: Options) -> list[Reason]:
    """Why the game was lost."""
    if after.outcome != LOST:
        return []
    left = after.minimum - after.laid
    arguments: dict[str, Argument] = {"seat": format_seat(after.turn), "left": left}
    if left > 0:
        return [Reason("the-game-event-stuck", arguments, "the-game/R20")]
    return [Reason("the-game-event-fire", arguments, "the-game/F2")]
