"""Games in which the rules forbid telling: no free chat in play, phrases and hints in measure."""

from stamtisch.engine.messages import has_message

QUIET: dict[str, str] = {"the-game": "the-game/R24"}
"""by game, the rule: numbers must not be told, and free text can always carry one"""
MOST_SPOKEN = 8
"""hints and phrases of one seat between two actions in a quiet game; more would be a code"""
MOST_TALK = 2000
"""lines of chat, phrases and new names at one table: its log is kept for ever"""
PHRASES = (
    "web-phrase-hello",
    "web-phrase-good-luck",
    "web-phrase-your-turn",
    "web-phrase-one-moment",
    "web-phrase-thanks",
    "web-phrase-sorry",
    "web-phrase-well-played",
    "web-phrase-oh-no",
    "web-phrase-good-game",
    "web-phrase-again",
    "web-phrase-bye",
)
"""the ready-made phrases, in the order in which they are offered"""


def is_quiet(game: str) -> bool:
    """Whether free chat is forbidden while the game is played."""
    return game in QUIET


def is_phrase(phrase: str) -> bool:
    """Whether there is such a phrase, with words for it."""
    return phrase in PHRASES and has_message(phrase)
