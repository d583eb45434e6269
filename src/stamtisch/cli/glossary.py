"""What a word of a game means: a line of plain explanation, a drawing where there is one, its rules."""

import re
from typing import cast

from stamtisch.cli.rulebook import Rulebook, shorten_ids
from stamtisch.engine.game import Game
from stamtisch.engine.messages import has_message, spoken_language
from stamtisch.engine.messages import say as words
from stamtisch.engine.names import name_of

_SINGULAR = {"dwarves": "dwarf", "undead": "undead"}
_CARD = re.compile(r"[+-][0-9]{1,2}(/[0-9]{1,4})?")
_EXAMPLES = {"the-game": "jump", "runner-up": "second", "saboteur": "lamp", "claim": "seer"}
MOST_RULES = 12


def example_word(game: str) -> str:
    """A word that the help can tell about."""
    return _EXAMPLES.get(game, "R1")


def explain(game: Game, word: str) -> str | None:
    """What the word means in this game; None if it is not known."""
    wanted = " ".join(word.lower().split())
    if game.id == "saboteur" and (about := _explain_tunnel(wanted)):
        return about
    if game.id == "runner-up" and _CARD.fullmatch(wanted.partition(" ")[0]):
        wanted = "card"
    for name in _spellings(wanted):
        message = f"cli-about-{game.id}-{name}"
        if re.fullmatch(r"[a-z0-9-]+", message) and has_message(message):
            return words(message)
    return None


def _spellings(wanted: str) -> list[str]:
    """The word itself, its first part (`goblin-4`, `break_lamp p2`), each of them in the singular."""
    parts = [wanted, wanted.partition(" ")[0]]
    parts += [re.split(r"[-_]", parts[1])[0], re.sub(r"[-0-9]+$", "", parts[1])]
    return [form for part in parts if part for form in (part, _SINGULAR.get(part, part.removesuffix("s")))]


def _explain_tunnel(word: str) -> str | None:
    """A tunnel card of Saboteur, drawn and described."""
    from stamtisch.games.saboteur import cards
    from stamtisch.games.saboteur.picture import draw_kind

    name = word.partition(" ")[0]
    if name not in cards.KIND_NAMES[: cards.TUNNELS]:
        return None
    kind = cards.KIND_NAMES.index(name)
    lies = [cards.EDGES[1 + i] for i, (placed, _) in enumerate(cards.PLACEMENTS) if placed == kind]
    sides = [[side for i, side in enumerate(cards.SIDE_NAMES) if edges >> i & 1] for edges in lies]
    about = {
        "card": name,
        "drawing": draw_kind(kind),
        "sides": sides[0],
        "turned": sides[1] if len(sides) > 1 else "none",
    }
    message = f"cli-drawn-saboteur-{'dead' if kind >= cards.FIRST_DEAD else 'tunnel'}"
    return words(message, about, names=_name_side)


def _name_side(token: str) -> str | None:
    """What a side of a card is called; all else is notation here."""
    from stamtisch.games.saboteur.cards import SIDE_NAMES

    return name_of("saboteur", token, spoken_language()) if token in SIDE_NAMES else None


def rules_with(book: Rulebook, word: str) -> str | None:
    """The numbers of the rules that have the word; None if none has."""
    whole = re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)
    found = [number for number, text in book.rules().items() if whole.search(text)]
    return shorten_ids(found[:MOST_RULES]) + (" …" if len(found) > MOST_RULES else "") if found else None


def primer(game: Game) -> str:
    """The game in a few lines, for somebody who has never played it."""
    if game.id == "claim":
        return _claim_primer(game)
    variant = "-tactical" if game.options.get("variant") == "tactical" else ""
    return words(f"cli-primer-{game.id}{variant}")


def _claim_primer(game: Game) -> str:
    """With the factions of this deck and what they can do."""
    from stamtisch.games.claim.deck import faction_names
    from stamtisch.games.claim.state import ClaimRecord

    deck = cast("ClaimRecord", game.empty).deck
    lines = [words("cli-primer-claim" if game.players == 2 else "cli-primer-claim-many")]
    lines += [f"- {explain(game, faction)}" for faction in faction_names(deck)]
    if game.players == 4:
        lines.append(words("cli-primer-claim-teams"))
    return "\n".join(lines)
