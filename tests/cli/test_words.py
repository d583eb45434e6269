"""What a word means, what a game is about, and how the program is called."""

import re
import sys
from pathlib import Path

import pytest

from stamtisch import load_game
from stamtisch.cli.catalogue import installed_games
from stamtisch.cli.glossary import example_word, explain, primer, rules_with
from stamtisch.cli.invoked import command_name
from stamtisch.cli.rulebook import load_rulebook
from stamtisch.engine.messages import LANGUAGES, speak, spoken_language
from stamtisch.games.claim.cards import FACTIONS, PLURALS
from stamtisch.games.saboteur.cards import KIND_NAMES
from tests.cli.command import Runner

SEVEN = ["gnomes", "giants", "undead", "dwarves", "dragons", "trolls", "seers"]


@pytest.mark.parametrize("card", KIND_NAMES)
def test_every_card_of_saboteur_is_explained(card: str) -> None:
    about = explain(load_game("saboteur", players=3), card)
    assert about
    assert ("dead end" in about) == card.startswith("dead")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [spec.id for spec in installed_games()])
def test_no_word_of_a_rulebook_is_too_much_to_ask_about(game: str, language: str) -> None:
    named, book = load_game(game), load_rulebook(game, language)
    before = spoken_language()
    found = set(re.findall(r"[\w’-]+", book.text)) | {f"dead_{word} 1,0" for word in ("cross", "end")}
    speak(language)
    try:
        answers = [explain(named, word) for word in sorted(found)]
    finally:
        speak(before)
    assert any(answers)


@pytest.mark.parametrize(
    "word", ["tunnel", "dead", "dead end", "Tunnel card", "dead_cross 1,0", "cross turned 1,0"]
)
def test_tunnels_and_dead_ends_are_explained_in_whatever_words(word: str) -> None:
    assert explain(load_game("saboteur", players=3), word)


def test_a_tunnel_is_drawn_as_it_may_lie() -> None:
    game = load_game("saboteur", players=3)
    curve, cross = explain(game, "Curve_SE turned"), explain(game, "cross")
    assert curve is not None
    assert cross is not None
    assert curve.startswith(
        " ╔═ / ═╝   curve_se: a tunnel open to the east and south, turned to the north and west."
    )
    assert cross.startswith(
        "═╬═  cross: a tunnel open to the north, east, south and west; turned it looks the same."
    )


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_every_faction_of_claim_is_explained_by_any_of_its_names(faction: int) -> None:
    game = load_game("claim", players=2)
    names = (FACTIONS[faction], PLURALS[faction], f"{FACTIONS[faction]}-4", f"take {PLURALS[faction]}")
    answers = {explain(game, name) for name in names[:3]}
    assert len(answers) == 1
    assert None not in answers


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("the-game", "up2"),
        ("the-game", "hint up1 avoid"),
        ("runner-up", "+3/25"),
        ("runner-up", "-4 > p2"),
        ("saboteur", "break_lamp p2"),
        ("claim", "votes"),
        *((spec.id, example_word(spec.id)) for spec in installed_games()),
    ],
)
def test_words_and_whole_moves_are_explained(game: str, word: str) -> None:
    assert explain(load_game(game), word)


def test_an_unknown_word_is_looked_up_in_the_rules() -> None:
    book = load_rulebook("the-game")
    assert explain(load_game("the-game"), "draw") is None
    assert (rules_with(book, "draw") or "").startswith("R3, ")
    assert rules_with(book, "elephant") is None
    assert rules_with(book, "(") is not None  # no pattern, a letter
    assert explain(load_game("the-game"), "../{") is None


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("claim", {"players": 2}, "- Goblins"),
        ("claim", {"players": 4, "factions": SEVEN}, "partners"),
        ("runner-up", {"players": 3, "variant": "tactical"}, "white number"),
        ("runner-up", {"players": 2}, "second"),
        ("saboteur", {"players": 3}, "treasure"),
        ("the-game", {"players": 1}, "ten back"),
    ],
)
def test_a_game_is_introduced_in_a_few_lines(name: str, options: dict[str, object], told: str) -> None:
    text = primer(load_game(name, **options))
    assert told in text
    assert len(text) < 1700
    assert ("Trolls" in text) == (options.get("factions") == SEVEN)


def test_hints_name_the_command_that_works(
    stamtisch: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = stamtisch("play", "the-game", "--players=1", feed="1\n").out
    assert "-m stamtisch play --resume" in shown
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "stamtisch"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    for called, name in (
        (str(program), "bin/stamtisch"),
        ("/other place/stamtisch", "'/other place/stamtisch'"),
    ):
        monkeypatch.setattr(sys, "argv", [called])
        command_name.cache_clear()
        assert command_name() == name
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(sys, "argv", [str(program)])
    command_name.cache_clear()
    assert command_name() == "stamtisch"
    command_name.cache_clear()
