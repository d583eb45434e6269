"""From a command to what happens: who may is in `transitions.py`, what follows in `decide_*.py`."""

from collections.abc import Callable
from typing import Any

from stamtisch.table import commands, decide_game, decide_host, decide_people
from stamtisch.table.asking import Asking
from stamtisch.table.commands import Command
from stamtisch.table.events import Happening

_DECIDE: dict[type[Command], Callable[[Asking, Any], list[Happening]]] = {
    commands.Sit: decide_people.sit,
    commands.Leave: decide_people.leave,
    commands.Rename: decide_people.rename,
    commands.SetSeat: decide_host.set_seat,
    commands.Move: decide_people.move,
    commands.Start: decide_host.start,
    commands.Share: decide_people.share,
    commands.Act: decide_game.act,
    commands.Undo: decide_game.undo,
    commands.AnswerUndo: decide_game.answer_undo,
    commands.Chat: decide_people.chat,
    commands.Say: decide_people.say,
    commands.Kick: decide_host.kick,
    commands.Lock: decide_host.lock,
    commands.GiveHost: decide_host.give_host,
    commands.SetClock: decide_host.set_clock,
    commands.StandIn: decide_game.stand_in,
    commands.Back: decide_game.back,
    commands.Rematch: decide_people.rematch,
    commands.Adopt: decide_people.adopt,
    commands.Expire: decide_game.expire,
    commands.HandBack: decide_game.hand_back,
    commands.PassHost: decide_host.pass_host,
}


def decide(asking: Asking, command: Command) -> list[Happening]:
    """What happens.

    Raises:
        RefusalError: why it does not. IllegalActionError, NotationError: the game's own.
    """
    return _DECIDE[type(command)](asking, command)
