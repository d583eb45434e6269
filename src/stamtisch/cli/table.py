"""The talk between a person at the terminal and a session: pictures, news, moves, questions, commands."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

from stamtisch.cli.ending import print_ending, print_record
from stamtisch.cli.invoked import command_name
from stamtisch.cli.listing import list_moves, number_moves, order_moves, shorten_list
from stamtisch.cli.reference import Reference
from stamtisch.cli.saves import Keeper, SaveError
from stamtisch.cli.session import News, Session
from stamtisch.cli.terminal import (
    ask,
    bold,
    fit_picture,
    headline,
    is_dialogue,
    say,
    text_height,
    text_width,
    wrap,
)
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import join_words
from stamtisch.engine.messages import say as words
from stamtisch.engine.notation import shorten

FEWEST_LINES = 6
"""of moves that are shown even where the terminal is too small"""
_NUMBER = re.compile(r"[0-9]{1,9}")
_COLUMNS = {"the-game": ("up1", "up2", "down1", "down2")}
"""what moves end with where that is not seats"""


class Left(Exception):  # noqa: N818  # not an error: the person leaves
    """The person leaves the table."""


class Table:
    """One evening at the terminal."""

    def __init__(self, session: Session, keeper: Keeper) -> None:
        self._session, self._keeper = session, keeper
        self._title = session.state.game.spec.title
        self._reference = Reference(session.state.game)
        self._columns = _COLUMNS.get(session.state.game.id, session.state.game.names)
        self._moves: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "??": lambda _: self._reference.show_book(),
            "rules": self._show_rules,
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
            print_ending(self._session)
            self._rescue()
            print_record(self._session, self._keeper)
        return 0

    def _greet(self) -> None:
        session, game = self._session, self._session.state.game
        resumed = bool(session.state.history)
        problem = self._keeper.begin()
        headline(words("cli-resumed" if resumed else "cli-beginning", {"game": self._title}))
        if game.players > 1:
            say(words("cli-welcome", {"seat": session.seat_name, "players": game.players}))
        else:
            say(words("cli-welcome-solo"))
        changed = {name: value for name, value in game.changed_options().items() if name != "players"}
        if changed:
            shown = ", ".join(f"{name} {shorten(value)}" for name, value in changed.items())
            say(words("cli-with-options", {"options": shown}))
        if problem is not None:
            say(words("cli-not-kept", {"problem": str(problem)}))
        if not resumed:
            self._introduce()

    def _introduce(self) -> None:
        """What the game is about; then a moment to read it, if somebody is there to read."""
        print()
        self._reference.show_primer()
        while is_dialogue():
            answer = ask(words("cli-press-enter"))
            if not (answer.startswith("?") or answer.lower() in self._commands):
                break
            self._answer(answer)

    def _play(self) -> None:
        session = self._session
        while True:
            session.advance()
            if problem := self._keeper.keep():
                say(words("cli-not-written", {"problem": str(problem)}))
            news = self._lines_of(session.news())
            if news:
                print("\n" + "\n".join(news))
            if session.state.is_over():
                return
            self._show_turn(len(news))
            self._ask_for_move()

    def _show_turn(self, lines_above: int) -> None:
        """The table and the moves, in as many lines as the terminal has."""
        print()
        headline(words("cli-turn", {"game": self._title, "move": len(self._session.state.history) + 1}))
        picture = fit_picture(str(self._session.view()))
        print("\n".join(picture))
        self._moves = order_moves(self._session.view().legal_words(self._session.seat))
        if len(self._moves) == 1:
            say(bold(words("cli-only-move", {"move": self._moves[0]})))
            return
        print(bold(words("cli-your-moves")))
        lines = list_moves(self._moves, text_width(), columns=self._columns)
        around = lines_above + len(picture) + 5  # blank lines, headline, heading, prompt
        room = max(FEWEST_LINES, text_height() - around)
        shown, is_cut = shorten_list(lines, room, text_width())
        print("\n".join(shown))
        if is_cut:
            say(words("cli-more-moves", {"count": len(self._moves)}), indent="  ")

    def _show_table(self) -> None:
        print("\n".join(fit_picture(str(self._session.view()))))

    def _lines_of(self, news: list[News]) -> list[str]:
        """What has happened, set for the terminal; seats that chose in secret share a line."""
        lines: list[str] = []
        sealed: list[str] = []
        for item in [*news, None]:
            if item is not None and item.is_sealed and not item.events:
                sealed.append(item.seat)
                continue
            if sealed:
                chosen: dict[str, str | int] = {"seats": join_words(sealed), "count": len(sealed)}
                lines += wrap(words("cli-has-chosen", chosen), "  ", "    ")
                sealed = []
            if item is not None:
                lines += self._lines_of_one(item)
        return lines

    def _lines_of_one(self, item: News) -> list[str]:
        lines: list[str] = []
        if item.seat == self._session.seat_name:
            lines += wrap(f"{words('cli-you-did')}: {', '.join(item.actions)}", "  ", "    ")
        elif not item.is_sealed:
            lines += wrap(" ".join(item.told), "  ", "    ")
        for event in item.events:
            lines += wrap(f"→ {event}", "    ", "      ")
        return lines

    def _ask_for_move(self) -> None:
        """Ask until something was done that changes the game."""
        ply = len(self._session.state.history)
        while len(self._session.state.history) == ply:
            answer = ask(f"{self._session.seat_name}>")
            if answer:
                self._answer(answer)
            elif len(self._moves) == 1:
                self._act(self._moves[0])

    def _answer(self, answer: str) -> None:
        """Do what was typed: a command, a move's number or its words."""
        command, _, rest = answer.partition(" ")
        if command.startswith("?") and command.strip("?"):
            command, rest = "?", answer.strip("? ")
        if command.lower() in self._commands:
            self._commands[command.lower()](rest.strip())
        elif _NUMBER.fullmatch(answer):
            self._choose(int(answer))
        else:
            self._act(" ".join(answer.lower().split()))

    def _choose(self, number: int) -> None:
        moves = dict(zip(number_moves(self._moves), self._moves, strict=True))
        if number in moves:
            self._act(moves[number])
        else:
            say(words("cli-no-number", {"number": str(number), "count": len(self._moves)}))

    def _act(self, move: str) -> None:
        own = f"{self._session.seat_name}: "
        try:
            self._session.state.apply(move.removeprefix(own), self._session.seat)
        except StamtischError as problem:
            say(str(problem))
            self._reference.refused_by = problem.rule
            if problem.rule is not None:
                say(words("cli-read-the-rule", {"rule": problem.rule}))
        else:
            self._reference.refused_by = None

    def _help(self, what: str) -> None:
        if self._reference.explain(what):
            return
        self._reference.show_help(self._moves[0] if self._moves else "")
        state = self._session.state
        signals = [state.game.format_words(each) for each in self._session.view().signals(self._session.seat)]
        self._reference.show_signals(signals)

    def _show_rules(self, which: str) -> None:
        if not which or not self._reference.explain(which):
            self._reference.show_book()

    def _list(self, word: str) -> None:
        lines = list_moves(self._moves, text_width(), word.lower(), self._columns)
        print("\n".join(lines)) if lines else say(words("cli-no-such-moves", {"word": shorten(word)}))

    def _show_log(self) -> None:
        lines = self._lines_of(self._session.news(0))
        print("\n".join(lines) if lines else words("cli-no-log"))

    def _take_back(self) -> None:
        undone = self._session.take_back()
        if not undone:
            say(words("cli-nothing-to-take-back"))
            return
        actions = "; ".join(f"{item.seat}: {', '.join(item.actions)}" for item in undone)
        say(words("cli-taken-back", {"actions": actions}))

    def _save(self, name: str) -> None:
        if name:
            self._write_to(name)
        else:
            say(words("cli-save-where"))

    def _write_to(self, name: str) -> bool:
        """Write the record to a file; whether it could be written."""
        try:
            self._keeper.save_as(Path(name).expanduser())
        except (SaveError, RuntimeError) as problem:  # no home folder to expand
            say(str(problem))
            return False
        say(words("cli-saved", {"path": name}))
        return True

    def _leave(self) -> None:
        """Ask whether to keep the game, then leave."""
        if ask(words("cli-keep-it")).lower().startswith("n"):
            self._keeper.forget()
            say(words("cli-forgotten"))
        else:
            self._say_kept()
        raise Left

    def _say_kept(self) -> None:
        self._keeper.keep()
        self._rescue()
        place = self._keeper.place()
        command = {"command": command_name()}
        if self._keeper.is_in_folder:
            print(words("cli-kept", command))
        elif place is not None:
            print(words("cli-kept-in", {**command, "path": shlex.quote(str(place))}))

    def _rescue(self) -> None:
        """The game is nowhere on disk: offer to write it to another file, as long as somebody answers."""
        if self._keeper.place() is not None:
            return
        say(words("cli-not-kept", {"problem": str(self._keeper.problem)}))
        try:
            while name := ask(words("cli-keep-where")):
                if self._write_to(name):
                    return
        except EOFError:
            return
