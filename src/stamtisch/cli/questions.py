"""What is asked before a game: which, how many players, which bots, whether to go on with an old one."""

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stamtisch.cli.invoked import command_name
from stamtisch.cli.terminal import ask, bold, is_dialogue, say
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import say as words

if TYPE_CHECKING:
    from stamtisch.cli.saves import SavedGame
    from stamtisch.engine.game import State
    from stamtisch.engine.spec import GameSpec

MOST_OFFERED = 9
"""unfinished games in a menu"""
USUAL_BOTS = "fair"


class UsageError(StamtischError):
    """Arguments that do not go together."""

    code = "bad-usage"


class Declined(Exception):  # noqa: N818  # not an error: the person leaves before a game has begun
    """The person would rather not play."""


@dataclass(frozen=True)
class Offer:
    """An unfinished game that can be gone on with."""

    saved: "SavedGame"
    state: "State"

    def facts(self) -> dict[str, str | int]:
        """What a person recognises it by."""
        return {
            "game": self.state.game.spec.title,
            "date": self.saved.began,
            "moves": len(self.state.history),
            "seat": self.saved.seat,
        }


def ask_among(
    prompt: str,
    known: Sequence[str],
    usual: str | None,
    explain: Callable[[str], None],
    offers: Sequence[Offer] = (),
) -> str:
    """One of the known answers; asks again until it gets one.

    Args:
        prompt: the question.
        known: what may be answered, in lower case.
        usual: what Enter stands for; None if it stands for nothing.
        explain: prints what is asked, with what was typed behind the `?`.
        offers: the unfinished games that are asked about; one is named if there is nobody to answer.

    Raises:
        Declined: the person leaves. UsageError: there is nobody to answer.
    """
    while True:
        try:
            answer = " ".join(ask(prompt).lower().split())
        except EOFError as end:
            if is_dialogue():
                raise Declined from end
            raise _unanswered(offers) from end
        if not answer and usual is not None:
            return usual
        if answer in known:
            return answer
        if answer in {"quit", "exit", "q"}:
            raise Declined
        if answer.startswith("?") or answer == "help":
            explain(answer.removeprefix("help").strip("? "))
        else:
            say(words("cli-not-among", {"known": ", ".join(known)}))


def _unanswered(offers: Sequence[Offer]) -> UsageError:
    """How to say at once what was asked for."""
    if not offers:
        return UsageError("cli-no-answer", command=command_name())
    path = shlex.quote(str(offers[0].saved.path))
    return UsageError("cli-no-answer-resume", command=command_name(), path=path)


def ask_game(specs: Sequence["GameSpec"]) -> "GameSpec":
    """The game that the person picks from a menu."""
    from stamtisch.cli.catalogue import describe_game
    from stamtisch.cli.rulebook import load_rulebook

    for number, spec in enumerate(specs, 1):
        facts = describe_game(spec)
        low, high = facts["players"]
        print(bold(f"{number}) {spec.title}") + f" ({spec.id}), {low}–{high}, {facts['minutes']} min")
        say(facts["summary"], indent="   ")
    known = {str(number): spec for number, spec in enumerate(specs, 1)}
    known |= {name: spec for spec in specs for name in (spec.id, spec.title.lower())}

    def explain(what: str) -> None:
        say(load_rulebook(known[what].id).opening if what in known else words("cli-which-game-help"))

    return known[ask_among(words("cli-which-game", {"count": len(specs)}), list(known), None, explain)]


def ask_players(spec: "GameSpec") -> int:
    """How many play."""
    facts = {"low": min(spec.seats), "high": max(spec.seats), "usual": spec.default_players}
    return int(
        ask_among(
            words("cli-how-many-players", facts),
            [str(seats) for seats in spec.seats],
            str(spec.default_players),
            lambda _: say(words("cli-how-many-players-help", facts)),
        )
    )


def ask_bots() -> str:
    """How well the bots play."""
    from stamtisch.bots.roster import LEVELS

    facts = {"usual": USUAL_BOTS}
    prompt = words("cli-which-bots", facts)
    return ask_among(prompt, LEVELS, USUAL_BOTS, lambda _: say(words("cli-which-bots-help", facts)))


def choose_unfinished(offers: Sequence[Offer]) -> Offer | None:
    """The unfinished game to go on with; None if the person would rather begin another."""
    if not offers:
        return None
    return _go_on_with(offers[0]) if len(offers) == 1 else _choose_among(offers[:MOST_OFFERED])


def _go_on_with(offer: Offer) -> Offer | None:
    answer = ask_among(
        words("cli-go-on", offer.facts()),
        ("y", "yes", "n", "no", "drop"),
        "y",
        lambda _: say(words("cli-go-on-help")),
        [offer],
    )
    if answer == "drop":
        offer.saved.path.unlink(missing_ok=True)
        say(words("cli-forgotten"))
    return offer if answer[0] == "y" else None


def _choose_among(offers: Sequence[Offer]) -> Offer | None:
    print(words("cli-which-unfinished"))
    for number, offer in enumerate(offers, 1):
        say(words("cli-unfinished", {"number": str(number), **offer.facts()}), indent="  ")
    numbers = [str(number) for number in range(1, len(offers) + 1)]
    answer = ask_among(
        words("cli-go-on-which", {"count": len(offers)}),
        (*numbers, "n", "no"),
        "1",
        lambda _: say(words("cli-go-on-which-help")),
        offers,
    )
    return None if answer[0] == "n" else offers[int(answer) - 1]
