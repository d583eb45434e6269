"""Writes docs/strength.md: how strong the bots are, as the arena measures it.

    python -m bench.strength --share 0.1     # a tenth of the games, printed
    python -m bench.strength -o docs/strength.md

Each row is one run of `stamtisch arena`, with its command beside it; one that stands on the page already is
not played again: delete it when its bot has changed. The seed is used for nothing else: bots were tuned on
other deals.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.machine import processor

SEED = "57"
SEVEN = "goblins,knights,undead,dwarves,doppelgangers,trolls,seers"
HEAD = """# How strong the bots are

Written by `python -m bench.strength -o docs/strength.md` ({machine}, {date}). Each row is one run of the
[arena](arena.md); intervals are of 95 % (Wilson). Seats go round and all play the same deals, which no bot
was tuned on. Time is what one decision took on the average, on a machine that did other things besides. A run
goes on where the one before stopped, so rows that none has come to are missing.

"""


@dataclass(frozen=True)
class Match:
    """One run: the first bot is the one that is measured."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)
    silent: bool = False
    """without hints"""

    def command(self, share: float) -> list[str]:
        """As it is typed, without the program's name."""
        options = [part for key, value in self.options.items() for part in ("--option", f"{key}={value}")]
        games = max(2 * self.players, round(self.games * share))
        return [
            *("arena", self.game, *self.bots, "--players", str(self.players), *options),
            *("--games", str(games), "--paired" if len(self.bots) > 1 else "", "--seed", SEED),
            "--no-signals" if self.silent else "",
        ]


def against(game: str, players: int, bot: str, other: str, games: int, **options: str) -> Match:
    """One seat of the bot, all others the other's."""
    return Match(game, players, (bot, *[other] * (players - 1)), games, options)


TOP = (
    "| table | bots | games | wins of the first | its fair share | mean score | a decision | command |",
    "|---|---|---|---|---|---|---|---|",
)
SEATS = (1, 2, 3, 4, 5)
MATCHES = [
    *(
        against("claim", 2, "search:1500sims", other, 600, factions=deck)
        for deck in ("claim", "claim2")
        for other in ("random", "greedy", "expert")
    ),
    *(against("claim", 2, "search:10000sims", other, 200) for other in ("random", "greedy", "expert")),
    against("claim", 2, "search:10000sims", "greedy", 200, factions="claim2"),
    *(against("claim", 2, "expert", other, 300) for other in ("random", "greedy")),
    against("claim", 2, "greedy", "random", 600),
    against("claim", 3, "search:1500sims", "greedy", 45, factions=SEVEN),
    Match("claim", 4, ("search:1500sims", "greedy"), 46, {"factions": SEVEN}),
    *(against("runner-up", players, "expert", "random", 180) for players in (2, 3, 4, 5, 6)),
    *(against("runner-up", players, "expert", "greedy", 180) for players in (2, 3, 4, 5, 6)),
    *(against("runner-up", players, "expert", "greedy", 120, variant="tactical") for players in (3, 4, 6)),
    against("runner-up", 4, "search:4000sims", "greedy", 60),
    against("runner-up", 4, "greedy", "random", 600),
    *(Match("the-game", players, ("greedy",), 1500) for players in SEATS),
    *(Match("the-game", players, ("planner",), 600) for players in SEATS),
    *(Match("the-game", players, ("expert",), 600) for players in SEATS),
    *(Match("the-game", players, ("expert",), 600, silent=True) for players in SEATS[1:]),
    Match("the-game", 1, ("search:400sims",), 200),
    *(Match("the-game", players, ("search:400sims",), 60) for players in SEATS[1:]),
    *(Match("the-game", players, ("search:400sims",), 60, silent=True) for players in SEATS[1:]),
    Match("the-game", 1, ("search:1600sims",), 60),
    Match("the-game", 5, ("search:1600sims",), 60, silent=True),
    *(against("saboteur", players, "planner", "greedy", 120) for players in (3, 5, 8, 10)),
    against("saboteur", 5, "expert", "greedy", 60),
]


def run(command: list[str]) -> Any:
    """What the arena says, as JSON."""
    whole = [sys.executable, "-m", "stamtisch", *filter(None, command), "--json"]
    return json.loads(subprocess.run(whole, check=True, capture_output=True, text=True).stdout)


def typed(command: list[str]) -> str:
    """As it stands in the table."""
    return f"`stamtisch {' '.join(filter(None, command))}`"


def row(match: Match, command: list[str]) -> str:
    """A line of the table."""
    found = run(command)
    first = found["standings"][0]
    low, high = first["rate"][1], first["rate"][2]
    fair = f"{first['fair']:.0%}" if first["fair"] else "–"
    options = "".join(f", {value}" for value in match.options.values())
    rest = f" v {match.bots[1]}" if len(match.bots) > 1 else ""
    rest += ", silent" if match.silent else ""
    time = found["time"]["bots"][match.bots[0]]["mean_ms"]
    rate = f"{first['rate'][0]:.1%} ({low:.1%} to {high:.1%})"
    return (
        f"| {match.game}, {match.players}{options} | {match.bots[0]}{rest} | {found['games']:,} "
        f"| {rate} | {fair} | {first['score'][0]:.2f} | {time:.2g} ms | {typed(command)} |"
    )


def read_rows(page: Path | None, commands: list[str]) -> dict[str, str]:
    """The rows that stand on the page already, by their commands."""
    lines = page.read_text(encoding="utf-8").splitlines() if page and page.exists() else []
    ends = {f"| {command} |": command for command in commands}
    return {ends[end]: line for line in lines for end in ends if line.endswith(end)}


def main() -> None:
    """Play, print, and perhaps write the page."""
    parser = argparse.ArgumentParser(description="Measure all bots.")
    parser.add_argument("--share", type=float, default=1.0, help="of the games (1)")
    parser.add_argument("--only", default="", help="a word that the game's name or a bot's has")
    parser.add_argument("-o", "--output", type=Path, help="write this page, after each row")
    given = parser.parse_args()
    page = HEAD.format(machine=processor(), date=f"{datetime.now(UTC):%Y-%m-%d}")
    wanted = [(match, match.command(given.share)) for match in MATCHES]
    rows = read_rows(given.output, [typed(command) for _, command in wanted])
    for match, command in wanted:
        key = typed(command)
        if key not in rows and given.only in " ".join((match.game, *match.bots)):
            rows[key] = row(match, command)
            if given.output:
                done = [rows[typed(command)] for _, command in wanted if typed(command) in rows]
                given.output.write_text("\n".join([page.strip(), "", *TOP, *done, ""]), encoding="utf-8")
        print(rows.get(key, f"| {key} not played |"), flush=True)


if __name__ == "__main__":
    main()
