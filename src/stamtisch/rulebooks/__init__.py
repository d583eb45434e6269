"""The rulebooks as texts: the whole, one rule by its number, the facts of the first lines."""

import re
from dataclasses import dataclass
from importlib.resources import files

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import spoken_language
from stamtisch.engine.notation import shorten

_RULE = re.compile(r"^\*\*([A-Z]+[0-9]+[a-z]?)\*\*\s*", re.MULTILINE)
_HEADING = re.compile(r"^#+ .*$", re.MULTILINE)
_MINUTES = re.compile(r"\b(\d+)(?: (?:to|tot|bis|à|oant) (\d+))? (?:[Mm]inuten|minutes)\b")


class RulebookError(StamtischError):
    """A rule that the rulebook does not have."""

    code = "unknown-rule"


@dataclass(frozen=True)
class Rulebook:
    """A game's rulebook.

    Attributes:
        game: the game's id.
        text: Markdown.
    """

    game: str
    text: str

    @property
    def title(self) -> str:
        """The first heading."""
        found = _HEADING.search(self.text)
        return found[0].lstrip("# ") if found else self.game

    @property
    def opening(self) -> str:
        """The first paragraph after the title."""
        return " ".join(_HEADING.sub("", self.text, count=1).strip().split("\n\n")[0].split())

    @property
    def summary(self) -> str:
        """The opening's first sentence."""
        return self.opening.split(". ")[0].rstrip(".") + "."

    @property
    def minutes(self) -> str | None:
        """How long a game takes, as in `15-25`; None if the opening does not say."""
        found = _MINUTES.search(self.opening)
        if found is None:
            return None
        return f"{found[1]}-{found[2]}" if found[2] else found[1]

    def rules(self) -> dict[str, str]:
        """Every rule's text by its number (`R12`), in the book's order."""
        found = {}
        for match in _RULE.finditer(self.text):
            ends = [m.start() for m in (_RULE.search(self.text, match.end()), self._heading(match)) if m]
            found[match[1]] = self.text[match.end() : min(ends, default=len(self.text))].strip()
        return found

    def _heading(self, match: re.Match[str]) -> re.Match[str] | None:
        return _HEADING.search(self.text, match.end())

    def rule(self, number: str) -> tuple[str, str]:
        """A rule's number and text, whatever the case: `r12`, `R12` or `the-game/R12`.

        Raises:
            RulebookError: the book has no such rule.
        """
        wanted = number.rpartition("/")[2].upper()
        rules = self.rules()
        for name, text in rules.items():
            if name.upper() == wanted:
                return name, text
        raise RulebookError("engine-unknown-rule", rule_id=shorten(wanted), known=shorten_ids(list(rules)))


def shorten_ids(numbers: list[str]) -> str:
    """`R1-R25, F1-F3, A1-A12` for a list of rule numbers."""
    runs: list[list[str]] = []
    for number in numbers:
        if runs and _follows(runs[-1][-1], number):
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _follows(before: str, after: str) -> bool:
    letters = before.rstrip("0123456789")
    count = before[len(letters) :]
    return count.isdigit() and after == f"{letters}{int(count) + 1}"


def load_rulebook(game: str, language: str | None = None) -> Rulebook:
    """The rulebook of a game in a language (left out: the one that is spoken), or else in English."""
    folder = files("stamtisch").joinpath("rulebooks")
    path = folder.joinpath(f"{game}.{language or spoken_language()}.md")
    if not path.is_file():
        path = folder.joinpath(f"{game}.en.md")
    return Rulebook(game, path.read_text(encoding="utf-8"))
