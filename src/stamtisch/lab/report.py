"""An arena's outcome as JSON, as text for a terminal, and as a page."""

import html
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from stamtisch.engine.messages import say
from stamtisch.engine.notation import format_seat
from stamtisch.lab.arena import ALL, INTERRUPTED, NARROW, Outcome
from stamtisch.lab.match import Played
from stamtisch.lab.stats import Estimate
from stamtisch.lab.tally import Difference, Standing, Tally

FORMAT = "stamtisch-arena/1"
FAULTS_SHOWN = 10
Json = dict[str, Any]
Table = tuple[list[str], list[list[str]]]
"""heads and rows"""


def as_json(outcome: Outcome) -> Json:
    """Everything; `time` is what differs when the same plan is played again."""
    tally, plan = outcome.tally, outcome.tally.plan
    standings = tally.standings()
    return {
        "format": FORMAT,
        "game": plan.game,
        "options": plan.loaded.changed_options(),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "paired": plan.paired,
        "games": len(tally.games),
        "seatings": len(plan.cycle),
        "ended": outcome.ended,
        "standings": [_standing_json(standing) for standing in standings],
        "differences": [asdict(each) for each in tally.differences()],
        "seats": [{"seat": seat, "rate": rate} for seat, rate in tally.by_seat()],
        "forfeits": [_fault_json(tally, game) for game in tally.games if game.fault],
        "time": {
            "seconds": round(outcome.seconds, 3),
            "bots": {each.name: _time_json(each) for each in standings},
        },
    }


def _standing_json(standing: Standing) -> Json:
    parts = asdict(standing)
    del parts["seconds"], parts["slowest"]
    return parts


def _time_json(standing: Standing) -> Json:
    mean = standing.seconds / standing.moves if standing.moves else 0.0
    return {"mean_ms": round(1000 * mean, 3), "longest_ms": round(1000 * standing.slowest, 3)}


def _fault_json(tally: Tally, game: Played) -> Json:
    plan, fault = tally.plan, game.fault
    assert fault is not None
    bot = plan.contestants[plan.seating(game.number)[fault.seat]]
    return {
        "game": game.number + 1,
        "seat": format_seat(fault.seat),
        "bot": bot,
        "problem": fault.problem,
        "record": fault.record,
    }


def as_text(outcome: Outcome) -> str:
    """For a terminal: tables set in columns."""
    parts = [_head(outcome)]
    parts += ["\n".join(_columns(*table)) for table in _tables(outcome.tally)]
    parts += ["\n".join(_faults(outcome.tally))] if any(game.fault for game in outcome.tally.games) else []
    return "\n\n".join([*parts, "\n".join(_foot(outcome))])


def as_page(outcome: Outcome) -> str:
    """A page of its own, without anything from elsewhere; the JSON is in it."""
    plan = outcome.tally.plan
    title = html.escape(
        say("arena-title", {"game": plan.loaded.spec.title, "bots": ", ".join(plan.contestants)})
    )
    body = "\n".join(_table_html(*table) for table in _tables(outcome.tally))
    faults = "".join(f"<li>{html.escape(line.strip())}</li>" for line in _faults(outcome.tally)[1:])
    foot = "".join(f"<p>{html.escape(line)}</p>" for line in _foot(outcome))
    data = json.dumps(as_json(outcome), ensure_ascii=False).replace("<", "\\u003c")
    return PAGE.format(
        title=title,
        head=html.escape(_head(outcome)),
        body=body,
        faults=f"<h2>{html.escape(say('arena-faults'))}</h2><ul>{faults}</ul>" if faults else "",
        foot=foot,
        data=data,
    )


def _head(outcome: Outcome) -> str:
    tally, plan = outcome.tally, outcome.tally.plan
    options = {key: value for key, value in plan.loaded.changed_options().items() if key != "players"}
    said = say(
        "arena-head",
        {
            "game": plan.loaded.spec.title,
            "players": plan.loaded.players,
            "options": "".join(f", {key} {_value(value)}" for key, value in options.items()),
            "games": len(tally.games),
            "paired": "yes" if plan.paired else "no",
            "deals": len(tally.games) // len(plan.cycle),
            "seatings": len(plan.cycle),
        },
    )
    why = {INTERRUPTED: "arena-interrupted", NARROW: "arena-narrow", ALL: None}[outcome.ended]
    lines = [said, *([say(why)] if why else []), *([] if tally.games else [say("arena-nothing")])]
    return "\n".join(lines)


def _value(value: Any) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def _foot(outcome: Outcome) -> list[str]:
    seconds = say("arena-seconds-taken", {"seconds": f"{outcome.seconds:.0f}"})
    return [say("arena-about"), f"{say('arena-again', {'seed': outcome.tally.plan.seed})} ({seconds})"]


def _tables(tally: Tally) -> list[Table]:
    if not tally.games:
        return []
    standings, differences = tally.standings(), tally.differences()
    tables = [_standings_table(standings)]
    if differences:
        tables.append(_differences_table(differences))
    if seats := tally.by_seat():
        tables.append(([say("arena-seat"), say("arena-rate")], [[seat, _rate(rate)] for seat, rate in seats]))
    return tables


def _standings_table(standings: Sequence[Standing]) -> Table:
    heads = ["bot", "played", "rate", "fair", "score", "rating", "time", "slowest", "forfeits"]
    rows = []
    for each in standings:
        mean = 1000 * each.seconds / each.moves if each.moves else 0.0
        rows.append(
            [
                each.name,
                str(each.games),
                _rate(each.rate),
                "" if each.fair is None else f"{100 * each.fair:.1f} %",
                _number(each.score),
                "" if each.rating is None else f"{each.rating[0]:.1f} ± {each.rating[1]:.1f}",
                f"{mean:.2f}",
                f"{1000 * each.slowest:.0f}",
                str(each.forfeits or ""),
            ]
        )
    kept = [i for i in range(len(heads)) if any(row[i] for row in rows)]
    return [say(f"arena-{heads[i]}") for i in kept], [[row[i] for i in kept] for row in rows]


def _differences_table(differences: Sequence[Difference]) -> Table:
    heads = [say(f"arena-{head}") for head in ("pair", "deals", "rate-difference", "score-difference")]
    rows = [
        [f"{each.first} − {each.second}", str(each.deals), _signed(each.rate), _number(each.score, "+")]
        for each in differences
    ]
    return heads, rows


def _rate(rate: Estimate) -> str:
    return f"{100 * rate[0]:.1f} % ({100 * rate[1]:.1f}–{100 * rate[2]:.1f})"


def _signed(rate: Estimate | None) -> str:
    if rate is None:
        return ""
    return f"{100 * rate[0]:+.1f} % ({100 * rate[1]:+.1f} to {100 * rate[2]:+.1f})"


def _number(estimate: Estimate | None, sign: str = "") -> str:
    if estimate is None:
        return ""
    middle, low, high = (f"{value:{sign}.2f}" for value in estimate)
    return f"{middle} ({low} to {high})"


def _faults(tally: Tally) -> list[str]:
    found = [_fault_json(tally, game) for game in tally.games if game.fault]
    shown = [
        say("arena-fault", {key: fault[key] for key in ("game", "seat", "bot", "problem")})
        for fault in found[:FAULTS_SHOWN]
    ]
    if len(found) > FAULTS_SHOWN:
        shown.append(say("arena-more-faults", {"count": len(found) - FAULTS_SHOWN}))
    return [say("arena-faults"), *(f"  {line}" for line in shown)]


def _columns(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table in columns: the first to the left, the others to the right."""
    lines = [heads, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    return [
        "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def _table_html(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{html.escape(cell)}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{html.escape(row[0])}</th>'
        + "".join(f"<td>{html.escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }}
body {{ max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; margin: 1.5rem 0; display: block; overflow-x: auto; }}
th, td {{ padding: .3rem .8rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886; }}
th:first-child {{ text-align: left; }}
</style>
</head>
<body>
<h1>{title}</h1>
<p style="white-space: pre-line">{head}</p>
{body}
{faults}
{foot}
<script type="application/json" id="data">{data}</script>
</body>
</html>
"""
