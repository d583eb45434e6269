"""Writes docs/strength.md: how strong the bots are, as the arena measures it.

    python -m bench.strength --share 0.1     # a tenth of the games, printed
    python -m bench.strength -o docs/strength.md

Each row is one run of `stamtisch arena`, with its command beside it. The seed is used for nothing else: bots
were tuned on other deals.
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
was tuned on. Time is what one decision took on the average, on a machine that did other things besides. The
table takes hours at its full numbers of games; {share}

"""


@dataclass(frozen=True)
class Match:
    """One run: the first bot is the one that is measured."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)

    def command(self, share: float) -> list[str]:
        """As it is typed, without the program's name."""
        options = [part for key, value in self.options.items() for part in ("--option", f"{key}={value}")]
        games = max(2 * self.players, round(self.games * share))
        return [
            *("arena", self.game, *self.bots, "--players", str(self.players), *options),
            *("--games", str(games), "--paired" if len(self.bots) > 1 else "", "--seed", SEED),
        ]


def against(game: str, players: int, bot: str, other: str, games: int, **options: str) -> Match:
    """One seat of the bot, all others the other's."""
    return Match(game, players, (bot, *[other] * (players - 1)), games, options)


MATCHES = [
    *(against("claim", 2, "search:1500sims", other, 200) for other in ("random", "greedy", "expert")),
    *(against("claim", 2, "search:10000sims", other, 200) for other in ("greedy", "expert")),
    against("claim", 2, "search:10000sims", "greedy", 200, factions="claim2"),
    *(against("claim", 2, "expert", other, 1000) for other in ("random", "greedy")),
    against("claim", 2, "greedy", "random", 2000),
    against("claim", 3, "search:1500sims", "greedy", 150, factions=SEVEN),
    Match("claim", 4, ("search:1500sims", "greedy"), 150, {"factions": SEVEN}),
    *(against("runner-up", players, "expert", "random", 600) for players in (2, 3, 4, 5, 6)),
    *(against("runner-up", players, "expert", "greedy", 600) for players in (2, 3, 4, 5, 6)),
    *(against("runner-up", players, "expert", "greedy", 400, variant="tactical") for players in (3, 4, 6)),
    against("runner-up", 4, "search:4000sims", "greedy", 200),
    against("runner-up", 4, "greedy", "random", 2000),
    *(Match("the-game", players, ("greedy",), 5000) for players in (1, 2, 3, 4, 5)),
    *(Match("the-game", players, ("planner",), 2000) for players in (1, 2, 3, 4, 5)),
    *(Match("the-game", players, ("expert",), 2000) for players in (1, 2, 3, 4, 5)),
    *(Match("the-game", players, ("search:400sims",), 200) for players in (1, 2, 3, 4, 5)),
    Match("the-game", 1, ("search:3000sims",), 200),
    *(against("saboteur", players, "planner", "greedy", 400) for players in (3, 5, 8, 10)),
    *(against("saboteur", players, "expert", "greedy", 200) for players in (5, 8)),
]


def run(command: list[str]) -> Any:
    """What the arena says, as JSON."""
    whole = [sys.executable, "-m", "stamtisch", *filter(None, command), "--json"]
    return json.loads(subprocess.run(whole, check=True, capture_output=True, text=True).stdout)


def row(match: Match, share: float) -> str:
    """A line of the table."""
    command = match.command(share)
    found = run(command)
    first = found["standings"][0]
    low, high = first["rate"][1], first["rate"][2]
    fair = f"{first['fair']:.0%}" if first["fair"] else "–"
    options = "".join(f", {value}" for value in match.options.values())
    rest = f" v {match.bots[1]}" if len(match.bots) > 1 else ""
    time = found["time"]["bots"][match.bots[0]]["mean_ms"]
    rate = f"{first['rate'][0]:.1%} ({low:.1%} to {high:.1%})"
    return (
        f"| {match.game}, {match.players}{options} | {match.bots[0]}{rest} | {found['games']:,} "
        f"| {rate} | {fair} | {first['score'][0]:.2f} | {time:.2g} ms "
        f"| `stamtisch {' '.join(filter(None, command))}` |"
    )


def main() -> None:
    """Play, print, and perhaps write the page."""
    parser = argparse.ArgumentParser(description="Measure all bots.")
    parser.add_argument("--share", type=float, default=1.0, help="of the games (1)")
    parser.add_argument("--only", default="", help="a word that the game's name or a bot's has")
    parser.add_argument("-o", "--output", type=Path, help="write this page")
    given = parser.parse_args()
    played = (
        "these are all of them." if given.share == 1 else f"these are {given.share:g} of them (`--share`)."
    )
    page = HEAD.format(machine=processor(), date=f"{datetime.now(UTC):%Y-%m-%d}", share=played)
    lines = [
        "| table | bots | games | wins of the first | its fair share | mean score | a decision | command |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for match in MATCHES:
        if given.only in " ".join((match.game, *match.bots)):
            lines.append(row(match, given.share))
            print(lines[-1], flush=True)
            if given.output:  # after each row, so that what is done is kept
                given.output.write_text(page + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
