"""A game of each kind at a table, so that everything a server needs is compiled and cached."""

from datetime import UTC, datetime
from random import Random

from stamtisch.engine.registry import find_spec
from stamtisch.games import available_games
from stamtisch.table.commands import Act, Start
from stamtisch.table.presence import Presence
from stamtisch.table.setup import Setup
from stamtisch.table.table import Table
from stamtisch.table.transitions import bot_actor

HOST = "host"
ENTROPY = bytes(32)


def warm_up() -> None:
    """Play each game once, as everybody at the table is told it, with the simple bots."""
    for game in available_games():
        play_once(game, max(find_spec(game).default_players, 2))


def play_once(game: str, players: int, moves: int = 10_000) -> Table:
    """A game that bots play at a table to its end, or for so many moves."""
    now = datetime.now(UTC)
    presence = Presence(now)
    presence.arrive(HOST, now)
    seats = [{"kind": "bot", "bot": "greedy"}] * players
    setup = Setup.parse({"game": game, "options": {"players": players}, "seats": seats})
    table, _ = Table.create("warm", setup, HOST, now, ENTROPY)
    dice = Random(0)  # noqa: S311  # no secret
    _carry_out(table, HOST, Start(), now)
    while table.phase == "playing" and moves:
        moves -= 1
        assert table.play is not None
        seat = table.play.now.awaited[0]
        view = table.observation(seat)
        legal = view.legal_actions(seat)
        view.signals(seat)
        table.why_not(HOST, view.game.format_words(legal[0]))
        _carry_out(table, bot_actor(seat), Act(view.game.format_words(dice.choice(legal))), now)
        for each in table.seats:
            table.log(each.id, table.version - 1)
        table.update(HOST, presence, table.version - 1)
        table.update(None, presence, table.version - 1)
    return table


def _carry_out(table: Table, actor: str, command: Start | Act, now: datetime) -> None:
    for event in table.decide(actor, command, now, ENTROPY):
        table.apply(event)
