"""Scoring a stage and finding the winners of Runner-Up. Numbers refer to `rulebooks/runner-up.en.md`."""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.layout import Row
from stamtisch.games.runner_up.cards import FRONT_END, ROUNDS
from stamtisch.games.runner_up.state import RunnerUpRecord

NO_FIELD = FRONT_END + 1
NO_TOTAL = -(1 << 20)


@kernel
def score_stage(s: RunnerUpRecord) -> None:
    """Each pawn on the scoring field gets its points, the virtual one too (R31, R33, R34, R37, R46)."""
    field = scoring_field(s)
    for pawn in range(s.pawns):
        if s.pawn[pawn] == field:
            s.total[pawn] += field
            s.scored |= 1 << pawn


@kernel
def scoring_field(s: RunnerUpRecord) -> int:
    """The second of the occupied fields from the front, or NO_FIELD (R30, R32, R35, R36, R45, A1, A2, A3)."""
    occupied = 0
    for pawn in range(s.pawns):
        occupied |= 1 << (FRONT_END - s.pawn[pawn])
    behind = occupied & (occupied - 1)
    return FRONT_END - lowest_bit(behind) if behind != 0 else NO_FIELD


@kernel
def scores(s: RunnerUpRecord, out: Row) -> None:
    """The totals, open to all (R37, R46, A15)."""
    for player in range(s.pawns):
        out[player] = s.total[player]


@kernel
def may_win(s: RunnerUpRecord) -> int:
    """Mask of the players among whom the winner is sought (R47, A4)."""
    return s.scored if s.require_scored_stage == 1 else (1 << s.pawns) - 1


@kernel
def highest_below(s: RunnerUpRecord, players: int, limit: int) -> int:
    """The highest total below the limit among these players, or NO_TOTAL."""
    highest = NO_TOTAL
    for player in range(s.pawns):
        total = s.total[player]
        if (players >> player) & 1 == 1 and total < limit and total > highest:
            highest = total
    return highest


@kernel
def with_total(s: RunnerUpRecord, players: int, total: int) -> int:
    """Mask of those of the players who have this total (R39)."""
    found = 0
    for player in range(s.pawns):
        if (players >> player) & 1 == 1 and s.total[player] == total:
            found |= 1 << player
    return found


@kernel
def winners(s: RunnerUpRecord) -> int:
    """Those with the second-most points once the game is over (R38, R39, R39a, R39b, R47, A5, A6, A7)."""
    if s.round <= ROUNDS:
        return 0
    players = may_win(s)
    highest = highest_below(s, players, -NO_TOTAL)
    top = with_total(s, players, highest)
    if top == players:
        return players if s.equal_share == 1 else 0
    if s.top_places == 1 and popcount(top) > 1:
        return top
    return with_total(s, players, highest_below(s, players, highest))


@kernel
def returns(s: RunnerUpRecord, out: Row) -> None:
    """Winners share 1, the others share -1, a draw of all is 0; a virtual player counts (R39, R47)."""
    won = winners(s)
    count = popcount(won)
    for seat in range(s.players):
        if count % s.pawns == 0:
            out[seat] = 0.0  # type: ignore[assignment]  # float64 here
        elif (won >> seat) & 1 == 1:
            out[seat] = 1.0 / count  # type: ignore[assignment]  # float64 here
        else:
            out[seat] = -1.0 / (s.pawns - count)  # type: ignore[assignment]  # float64 here
