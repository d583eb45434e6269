"""What a person can look up during a game: the help, a rule, a word, the book."""

import re

from stamtisch.cli.glossary import example_word, explain, primer, rules_with
from stamtisch.cli.rulebook import RulebookError, load_rulebook
from stamtisch.cli.terminal import say, show_long, wrap
from stamtisch.engine.game import Game
from stamtisch.engine.messages import say as words
from stamtisch.engine.notation import shorten

SIGNALS_SHOWN = 3
MOVE_WIDTH = 12
_RULE = re.compile(r"([a-z-]+/)?[A-Za-z][0-9]+[a-z]?")


class Reference:
    """The books on the table."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._book = load_rulebook(game.id)
        self.refused_by: str | None = None
        """the rule behind the last refusal"""

    def show_primer(self) -> None:
        """What the game is about."""
        for line in primer(self._game).split("\n"):
            print("\n".join(wrap(line, hanging="  " if line.startswith("- ") else None)))

    def show_book(self) -> None:
        """The rulebook, in a pager if it is longer than the terminal."""
        from stamtisch.cli.markdown import set_markdown

        show_long(set_markdown(self._book.text))

    def explain(self, what: str) -> bool:
        """Tell about a word or rule, or the rule behind the last refusal; False if none is asked for."""
        what = what or self.refused_by or ""
        self.refused_by = None
        if not what:
            return False
        if about := explain(self._game, what):
            say(about)
            return True
        try:
            number, text = self._book.rule(what)
        except RulebookError as problem:
            if _RULE.fullmatch(what):
                say(str(problem))
            elif found := rules_with(self._book, what):
                say(words("cli-word-in-rules", {"word": shorten(what), "rules": found}))
            else:
                say(words("cli-unknown-word", {"word": shorten(what)}))
            return True
        from stamtisch.cli.markdown import set_markdown

        show_long(set_markdown(f"**{number}** {text}"))
        return True

    def show_help(self, example: str) -> None:
        """What can be typed, with a move as an example."""
        padding = " " * max(0, MOVE_WIDTH - len(example))
        shown = words("cli-help-words", {"words": example, "padding": padding})
        word = example_word(self._game.id).ljust(MOVE_WIDTH)
        print(words("cli-help", {"example": shown, "word": word}))

    def show_signals(self, signals: list[str]) -> None:
        """The signals that may be given now."""
        if signals:
            say(words("cli-help-signals", {"some": ", ".join(signals[:SIGNALS_SHOWN])}))
