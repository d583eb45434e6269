"""Asking a bot that may be anybody's: its answer is checked before anything is done with it."""

from stamtisch.bots.base import Bot
from stamtisch.engine.errors import NotationError, StamtischError
from stamtisch.engine.notation import shorten
from stamtisch.engine.seeds import whole_number
from stamtisch.engine.snapshot import Observation


class BotFault(StamtischError):  # noqa: N818  # the word that people are shown
    """A bot did not give a legal action."""

    code = "bot-fault"


def ask(bot: Bot, observation: Observation) -> int:
    """The bot's action, certainly a legal one.

    Raises:
        BotFault: it raised, or its answer is no legal action.
    """
    try:
        answer: object = bot.act(observation)
    except BotFault:
        raise
    except Exception as problem:
        raise BotFault("bots-raised", problem=_describe(problem)) from problem
    return check_answer(answer, observation)


def ask_signal(bot: Bot, observation: Observation) -> int | None:
    """The signal that the bot gives now, certainly one that it may give; None for none.

    Raises:
        BotFault: it raised, or its answer is no such signal.
    """
    try:
        answer: object = bot.signal(observation)
    except BotFault:
        raise
    except Exception as problem:
        raise BotFault("bots-raised", problem=_describe(problem)) from problem
    if answer is None:
        return None
    number = _parse(answer, observation)
    if observation.seat is None or number not in observation.signals(observation.seat):
        raise BotFault("bots-illegal", answer=_quote(answer, observation))
    return number


def check_answer(answer: object, observation: Observation) -> int:
    """The legal action that an answer (a number or words) stands for.

    Raises:
        BotFault: it is none.
    """
    number = _parse(answer, observation)
    if number not in observation.legal_actions(observation.seat):
        raise BotFault("bots-illegal", answer=_quote(answer, observation))
    return number


def _parse(answer: object, observation: Observation) -> int:
    if isinstance(answer, str):
        try:
            return observation.game.parse_words(answer)
        except NotationError as problem:
            raise BotFault("bots-bad-words", answer=shorten(answer), problem=str(problem)) from problem
    number = whole_number(answer)
    if number is None:
        # A method that forgets its `return` is told so in Python's own word.
        raise BotFault("bots-no-action", answer="None" if answer is None else shorten(answer))
    return number


def _quote(answer: object, observation: Observation) -> str:
    """The answer in words where it has some."""
    number = whole_number(answer)
    if number is None or not 0 <= number < observation.game.action_count:
        return shorten(answer)
    return observation.game.format_words(number)


def _describe(problem: Exception) -> str:
    kind = type(problem).__name__
    words = shorten(problem, 200)
    return f"{kind}: {words}" if words else kind
