"""The talk between a person at the terminal and a session: pictures, news, moves, questions, commands."""

import re
from collections.abc import Callable
from pathlib import Path

from stamtisch.cli.ending import print_ending
from stamtisch.cli.listing import list_moves, order_moves
from stamtisch.cli.rulebook import Rulebook, RulebookError, load_rulebook
from stamtisch.cli.saves import Keeper, SaveError
from stamtisch.cli.session import News, Session
from stamtisch.cli.terminal import (
    ask,
    bold,
    headline,
    say,
    show_markdown,
    show_picture,
    text_height,
    text_width,
)
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import say as words
from stamtisch.engine.notation import shorten

SIGNALS_SHOWN = 3
_NUMBER = re.compile(r"[0-9]{1,9}")


class Left(Exception):  # noqa: N818  # not an error: the person leaves
    """The person leaves the table."""


class Table:
    """One evening at the terminal."""

    def __init__(self, session: Session, keeper: Keeper) -> None:
        self._session, self._keeper = session, keeper
        self._title = session.state.game.spec.title
        self._book: Rulebook = load_rulebook(session.state.game.id)
        self._refused_by: str | None = None
        self._moves: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "??": lambda _: show_markdown(self._book.text),
            "moves": self._list,
            "table": lambda _: self._show_table(),
            "log": lambda _: self._show_log(),
            "undo": lambda _: self._take_back(),
            "save": self._save,
            "quit": lambda _: self._leave(),
            "exit": lambda _: self._leave(),
            "q": lambda _: self._leave(),
        }

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit status."""
        try:
            self._greet()
            self._play()
        except EOFError:
            self._say_kept()
        except KeyboardInterrupt:
            print()
            self._say_kept()
            raise
        except Left:
            say(words("cli-goodbye"))
        else:
            print_ending(self._session, self._keeper)
        return 0

    def _greet(self) -> None:
        session = self._session
        players = session.state.game.players
        begun = "cli-resumed" if session.state.history else "cli-beginning"
        self._keeper.keep()
        headline(words(begun, {"game": self._title}))
        seat: dict[str, str | int] = {"seat": session.seat_name, "players": players}
        say(words("cli-welcome-solo" if players == 1 else "cli-welcome", seat))
        if self._keeper.problem is not None:
            say(words("cli-not-kept", {"problem": str(self._keeper.problem)}))

    def _play(self) -> None:
        session = self._session
        while True:
            session.advance()
            self._keeper.keep()
            self._tell(session.news())
            if session.state.is_over():
                return
            self._show_turn()
            self._ask_for_move()

    def _show_turn(self) -> None:
        print()
        headline(words("cli-turn", {"game": self._title, "move": len(self._session.state.history) + 1}))
        self._show_table()
        self._moves = order_moves(self._session.view().legal_words(self._session.seat))
        print()
        print(bold(words("cli-your-moves")))
        lines = list_moves(self._moves, text_width())
        room = max(6, text_height() - 12)
        if len(lines) <= room + 1:
            room = len(lines)
        print("\n".join(lines[:room]))
        if len(lines) > room:
            say(words("cli-more-moves", {"count": len(self._moves)}), indent="  ")

    def _show_table(self) -> None:
        show_picture(str(self._session.view()))

    def _tell(self, news: list[News]) -> None:
        """What has happened since the person was asked last."""
        if not news:
            return
        print()
        for item in news:
            who = words("cli-you-did") if item.seat == self._session.seat_name else item.seat
            say(f"{who}: {', '.join(item.actions)}", indent="  ")
            for event in item.events:
                say(f"→ {event}", indent="    ")

    def _ask_for_move(self) -> None:
        """Ask until something was done that changes the game."""
        ply = len(self._session.state.history)
        while len(self._session.state.history) == ply:
            if answer := ask(f"{self._session.seat_name}> "):
                self._answer(answer)

    def _answer(self, answer: str) -> None:
        """Do what was typed: a command, a move's number or its words."""
        command, _, rest = answer.partition(" ")
        if command.startswith("?") and command.strip("?"):
            command, rest = "?", command.strip("?")
        if command.lower() in self._commands:
            self._commands[command.lower()](rest.strip())
        elif _NUMBER.fullmatch(answer):
            self._choose(int(answer))
        else:
            self._act(" ".join(answer.lower().split()))

    def _choose(self, number: int) -> None:
        if 1 <= number <= len(self._moves):
            self._act(self._moves[number - 1])
        else:
            say(words("cli-no-number", {"number": str(number), "count": len(self._moves)}))

    def _act(self, move: str) -> None:
        own = f"{self._session.seat_name}: "
        try:
            self._session.state.apply(move.removeprefix(own), self._session.seat)
        except StamtischError as problem:
            say(str(problem))
            self._refused_by = problem.rule
            if problem.rule is not None:
                say(words("cli-read-the-rule", {"rule": problem.rule}))
        else:
            self._refused_by = None

    def _help(self, number: str) -> None:
        """A rule by its number, the rule behind the last refusal, or what can be typed."""
        number = number or self._refused_by or ""
        self._refused_by = None
        if number:
            try:
                name, text = self._book.rule(number)
            except RulebookError as problem:
                say(str(problem))
            else:
                say(f"{name}  {' '.join(text.split())}" if "\n-" not in text else f"{name}  {text}")
            return
        example = self._moves[0] if self._moves else ""
        example = words("cli-help-words", {"words": example, "padding": " " * max(0, 12 - len(example))})
        print(words("cli-help", {"example": example}))
        self._tell_signals()

    def _tell_signals(self) -> None:
        state = self._session.state
        signals = [
            state.game.format_words(action) for action in self._session.view().signals(self._session.seat)
        ]
        if signals:
            say(words("cli-help-signals", {"some": ", ".join(signals[:SIGNALS_SHOWN])}))

    def _list(self, word: str) -> None:
        lines = list_moves(self._moves, text_width(), word.lower())
        print("\n".join(lines)) if lines else say(words("cli-no-such-moves", {"word": shorten(word)}))

    def _show_log(self) -> None:
        news = self._session.news(0)
        self._tell(news) if news else say(words("cli-no-log"))

    def _take_back(self) -> None:
        undone = self._session.take_back()
        if not undone:
            say(words("cli-nothing-to-take-back"))
            return
        actions = "; ".join(f"{item.seat}: {', '.join(item.actions)}" for item in undone)
        say(words("cli-taken-back", {"actions": actions}))

    def _save(self, name: str) -> None:
        if not name:
            say(words("cli-save-where"))
            return
        try:
            self._keeper.save_as(Path(name).expanduser())
        except SaveError as problem:
            say(str(problem))
        else:
            say(words("cli-saved", {"path": name}))

    def _leave(self) -> None:
        """Ask whether to keep the game, then leave."""
        if ask(f"{words('cli-keep-it')} ").lower().startswith("n"):
            self._keeper.forget()
            say(words("cli-forgotten"))
        else:
            self._say_kept()
        raise Left

    def _say_kept(self) -> None:
        self._keeper.keep()
        problem, place = self._keeper.problem, self._keeper.place()
        if place is None:
            say(words("cli-not-kept", {"problem": str(problem)}))
        elif problem is not None:
            say(words("cli-kept-in", {"path": str(place)}))
        else:
            say(words("cli-kept"))
