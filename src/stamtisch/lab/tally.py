"""What follows from the games played: rates and means with intervals, paired differences, ratings."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from stamtisch.engine.notation import format_seat
from stamtisch.lab.match import Played
from stamtisch.lab.plan import Plan, Seating
from stamtisch.lab.stats import Estimate, mean, width, wilson


@dataclass(frozen=True)
class Standing:
    """How a bot stands.

    Attributes:
        name: the bot.
        games: games it took part in; `seats`: seats it held in them, all together.
        wins: games won, shared wins as fractions.
        rate: its share of the wins, with Wilson's interval.
        fair: the share that it would have if all played alike; None where all win or lose together.
        score: points a seat, with Student's interval over deals.
        rating: openskill's mean and uncertainty; None where there is no contest.
        moves, seconds, slowest: its moves, the time for all of them, and for the longest.
        forfeits: games lost by a fault.
    """

    name: str
    games: int
    seats: int
    wins: float
    rate: Estimate
    fair: float | None
    score: Estimate | None
    rating: tuple[float, float] | None
    moves: int
    seconds: float
    slowest: float
    forfeits: int


@dataclass(frozen=True)
class Difference:
    """Two bots compared deal by deal.

    Attributes:
        first, second: the bots; the differences are the first's less the second's.
        deals: deals that both played in all seatings.
        rate: of the share of wins, a game (or a seat, where they hold unequally many).
        score: of the points a seat.
    """

    first: str
    second: str
    deals: int
    rate: Estimate | None
    score: Estimate | None


class Tally:
    """All games of an arena so far, in the order of their numbers."""

    def __init__(self, plan: Plan, games: Sequence[Played]) -> None:
        whole = len(games) - len(games) % (len(plan.cycle) if plan.paired else 1)
        self.plan, self.games = plan, games[:whole]
        """with paired deals, only whole ones count"""
        self._seats_of = [plan.seating(game.number) for game in self.games]

    def standings(self) -> list[Standing]:
        """Every bot, in the order given."""
        rated = self.ratings()
        return [self._stand(index, rated) for index in range(len(self.plan.contestants))]

    def _stand(self, bot: int, rated: dict[int, tuple[float, float]]) -> Standing:
        games = seats = forfeits = moves = 0
        wins = seconds = slowest = fair = 0.0
        for game, seating in zip(self.games, self._seats_of, strict=True):
            own = _seats(seating, bot)
            if not own:
                continue
            games += 1
            seats += len(own)
            fair += len(own) / len(seating)
            wins += sum(game.shares[seat] for seat in own)
            forfeits += game.fault is not None and game.fault.seat in own
            clocks = [game.clocks[seat] for seat in own]
            moves += sum(clock.moves for clock in clocks)
            seconds += sum(clock.seconds for clock in clocks)
            slowest = max([slowest, *(clock.slowest for clock in clocks)])
        together = self.plan.is_together
        return Standing(
            self.plan.contestants[bot],
            games,
            seats,
            wins,
            wilson(wins, games),
            None if together or not games else fair / games,
            mean(list(self._by_deal(bot, _points).values())),
            rated.get(bot),
            moves,
            seconds,
            slowest,
            forfeits,
        )

    def _by_deal(self, bot: int, value: Any, per_seat: bool = True) -> dict[int, float]:
        """A value of the bot's seats, on average over each deal."""
        sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for game, seating in zip(self.games, self._seats_of, strict=True):
            own = _seats(seating, bot)
            found = [value(game, seat) for seat in own]
            if own and None not in found:
                total = sums[self.plan.deal(game.number)]
                total[0] += sum(found)
                total[1] += len(own) if per_seat else 1
        return {deal: total / count for deal, (total, count) in sums.items()}

    def differences(self) -> list[Difference]:
        """All pairs of bots; none unless deals are paired."""
        if not self.plan.paired:
            return []
        return [self._compare(a, b) for a, b in combinations(range(len(self.plan.contestants)), 2)]

    def _compare(self, first: int, second: int) -> Difference:
        held = [sum(seating.count(bot) for seating in self.plan.cycle) for bot in (first, second)]
        per_seat = held[0] != held[1]
        rates = [self._by_deal(bot, _share, per_seat) for bot in (first, second)]
        points = [self._by_deal(bot, _points) for bot in (first, second)]
        return Difference(
            self.plan.contestants[first],
            self.plan.contestants[second],
            len(set(rates[0]) & set(rates[1])),
            _clamp(_subtract(*rates)),
            _subtract(*points),
        )

    def by_seat(self) -> list[tuple[str, Estimate]]:
        """How often each seat wins, whoever sits there; empty where all win together."""
        if self.plan.is_together:
            return []
        return [
            (format_seat(seat), wilson(sum(game.shares[seat] for game in self.games), len(self.games)))
            for seat in range(self.plan.loaded.players)
        ]

    def ratings(self) -> dict[int, tuple[float, float]]:
        """Openskill's rating of each bot: winners of a game before the others, game after game."""
        if self.plan.is_together or len(self.plan.contestants) < 2:
            return {}
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = {bot: model.rating() for bot in range(len(self.plan.contestants))}
        for game, seating in zip(self.games, self._seats_of, strict=True):
            bots = list(dict.fromkeys(seating))
            if len(bots) < 2:
                continue
            won = [max(game.shares[seat] for seat in _seats(seating, bot)) for bot in bots]
            ranks = [0.0 if share == max(won) else 1.0 for share in won]
            new = model.rate([[rated[bot]] for bot in bots], ranks=ranks)
            rated.update(zip(bots, (team[0] for team in new), strict=True))
        return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}

    def width(self) -> float:
        """The widest interval of what is measured: the paired differences, or else the rates."""
        if self.plan.paired and len(self.plan.contestants) > 1:
            return max(width(each.rate) for each in self.differences())
        rates = [self._rate(bot) for bot in range(len(self.plan.contestants))]
        if len(rates) == 1 and not self.plan.is_together:
            rates = [rate for _, rate in self.by_seat()]
        return max(width(rate) for rate in rates)

    def _rate(self, bot: int) -> Estimate:
        own = [
            sum(game.shares[seat] for seat in _seats(seating, bot))
            for game, seating in zip(self.games, self._seats_of, strict=True)
            if bot in seating
        ]
        return wilson(sum(own), len(own))


def _seats(seating: Seating, bot: int) -> list[int]:
    return [seat for seat, other in enumerate(seating) if other == bot]


def _share(game: Played, seat: int) -> float:
    return game.shares[seat]


def _points(game: Played, seat: int) -> int | None:
    return game.points[seat]


def _subtract(first: dict[int, float], second: dict[int, float]) -> Estimate | None:
    return mean([first[deal] - second[deal] for deal in sorted(first.keys() & second.keys())])


def _clamp(rate: Estimate | None) -> Estimate | None:
    """No difference of rates is beyond 1."""
    return None if rate is None else (rate[0], max(rate[1], -1.0), min(rate[2], 1.0))
