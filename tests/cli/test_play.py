"""Playing at the terminal, from the first prompt to the result."""

import contextlib
import json
import re
import shlex
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stamtisch.cli.catalogue import installed_games
from tests.cli.command import COMMAND, SEED, Runner, Terminal, record

PROMPT = r"p[0-9]+> "
BEGINS = r"shows the rulebook first\. "


def begin(stamtisch: Runner, *arguments: str, **changes: Any) -> Terminal:
    """A game of The Game for one, as far as the first question."""
    terminal = Terminal(stamtisch, "play", "the-game", "--players=1", *arguments, **changes)
    terminal.until(BEGINS.replace(" ", r"\s+"))
    terminal.type("")
    terminal.until(PROMPT)
    return terminal


def play_on(terminal: Terminal, choose: int = 0) -> None:
    """Answer with numbers until the game is over."""
    shown = terminal.until(PROMPT)
    while shown is not None:
        numbers = re.findall(r"\b([0-9]+)\) ", shown.rpartition("Your moves:")[2])
        terminal.type(numbers[choose % len(numbers)] if numbers else "")
        shown = terminal.until(PROMPT)


def saved(stamtisch: Runner, folder: str) -> list[Path]:
    return sorted((stamtisch.data / folder).glob("*.json"))


@pytest.mark.slow
@pytest.mark.parametrize("game", [spec.id for spec in installed_games()])
def test_a_whole_game_with_numbers(stamtisch: Runner, game: str) -> None:
    terminal = Terminal(stamtisch, "play", game, "--seed", "5")
    terminal.until(r"\[[0-9]+\] ")
    terminal.type("")
    terminal.until(r"\[fair\] ")
    terminal.type("")
    terminal.until(BEGINS)
    terminal.type("")
    play_on(terminal)
    assert terminal.status() == 0
    assert "Traceback" not in terminal.shown
    assert "is over" in terminal.shown
    assert f"Seed: {'5':0>64}" in terminal.shown
    assert saved(stamtisch, "unfinished") == []
    (path,) = saved(stamtisch, "finished")
    assert str(path) in terminal.shown
    assert stamtisch("verify", path).status == 0


def test_from_the_menu_to_the_table(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "play")
    assert "The Game" in (terminal.until(r"\? ") or "")
    terminal.type("chess")
    assert "one of" in (terminal.until(r"Which game.*\? ") or "")
    terminal.type("1")
    terminal.until(r"\[2\] ")
    terminal.type("9")
    terminal.until(r"\[2\] ")
    terminal.type("1")
    assert "You play alone" in (terminal.until(BEGINS) or "")
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("quit")
    terminal.until(r"\] ")
    terminal.type("n")
    assert terminal.status() == 0
    assert saved(stamtisch, "unfinished") == []


def dialogue(stamtisch: Runner, *lines: str, arguments: tuple[str, ...] = (), **changes: str) -> str:
    """What is shown in a piped game of The Game for two."""
    given = ["play", "the-game", "--players=2", f"--seed={SEED}", "--bots=random", *arguments]
    answer = stamtisch(*given, feed="\n".join(lines) + "\n", **changes)
    assert (answer.status, answer.err) == (0, "")
    return answer.out


def flat(stamtisch: Runner, *lines: str) -> str:
    """The same, whatever way it is wrapped."""
    return " ".join(dialogue(stamtisch, *lines).split())


def first_cards(stamtisch: Runner) -> list[int]:
    lines = stamtisch("replay", "-", feed=json.dumps(record())).lines()
    hand: list[int] = lines[0]["position"]["hands"]["p1"]
    return hand


def test_words_numbers_and_blanks(stamtisch: Runner) -> None:
    cards = first_cards(stamtisch)
    shown = dialogue(stamtisch, "", f"  {cards[0]}   UP1 ", f"p1: {cards[1]} up1", "end")
    assert f"you: {cards[0]} up1" in shown
    assert f"you: {cards[1]} up1" in shown
    assert re.search(r"you: end\n  p2 lays ", shown)


def test_the_same_seed_and_moves_make_the_same_game(stamtisch: Runner) -> None:
    first, second = (dialogue(stamtisch, *"11" * 20) for _ in range(2))
    assert "Seed: " in first
    assert first.partition("Seed: ")[0] == second.partition("Seed: ")[0]


def test_a_refusal_names_the_rule_and_the_next_question_mark_shows_it(stamtisch: Runner) -> None:
    shown = dialogue(stamtisch, "end", "?", "?")
    assert "(the-game/R14; type ? to read it)" in shown
    assert "R14 On your turn you lay at least the minimum" in shown
    assert "undo" in shown.partition("R14 On")[2]


def test_help_rules_and_hints(stamtisch: Runner) -> None:
    shown = flat(stamtisch, "? r8", "?R9", "? R99", "hint up1 avoid", "??", "help")
    assert "R8 The step of 10" in shown
    assert "R9 Gaps may be" in shown
    assert "There is no rule “R99”" in shown
    assert "you: hint up1 avoid" in shown
    assert "R25 For experts" in shown
    assert "signal on your turn: hint up1 none" in shown


def test_log_table_moves_and_strange_input(stamtisch: Runner) -> None:
    strange = "x" * 3000
    shown = flat(stamtisch, "log", "1", "log", "table", "moves down2", "moves xyz", "999", "9" * 40, strange)
    assert "Nothing has happened yet" in shown
    assert shown.count("you: ") == 2
    assert "No legal move has “xyz”" in shown
    assert "There is no move 999;" in shown
    assert "…” is no move of The Game" in shown


def test_undo_goes_back_to_the_own_last_move(stamtisch: Runner) -> None:
    cards = first_cards(stamtisch)
    shown = dialogue(stamtisch, "undo", "1", "1", "end", "undo", "undo", "log")
    assert "not done anything yet" in shown
    assert "Taken back: p1: end; p2: " in shown
    assert shown.endswith(f"you: {cards[0]} up1\np1> \n" + shown.rpartition("p1> \n")[2])
    (path,) = saved(stamtisch, "unfinished")
    assert json.loads(path.read_text())["actions"] == [f"p1: {cards[0]} up1"]


def test_end_of_input_keeps_the_game_and_resume_goes_on(stamtisch: Runner) -> None:
    assert "stamtisch play --resume" in dialogue(stamtisch, "1", "1")
    unanswered = stamtisch("play", "--resume", feed="")
    assert unanswered.status == 2
    hint = unanswered.err.split("stamtisch ", 1)[1]
    assert stamtisch(*shlex.split(hint), feed="quit\nn\n").status == 0
    answer = stamtisch("play", "--resume", feed="y\nlog\n")
    assert answer.status == 0
    assert "Go on with The Game of" in answer.out
    assert "The Game goes on" in answer.out
    assert len(saved(stamtisch, "unfinished")) == 1
    declined = stamtisch("play", "--resume", feed="?\nn\n")
    assert declined.status == 0
    assert "throws it away" in declined.out
    assert "stay as they are" in declined.out
    assert len(saved(stamtisch, "unfinished")) == 1
    assert "thrown away" in stamtisch("play", "--resume", feed="drop\n").out
    assert saved(stamtisch, "unfinished") == []


def test_resume_keeps_the_seat_and_the_bots(stamtisch: Runner) -> None:
    dialogue(stamtisch, "1", arguments=("--seat=p2",))
    assert saved(stamtisch, "unfinished")[0].name.endswith(".the-game.p2.random.json")
    assert "you are p2)" in stamtisch("play", "--resume", feed="y\n").out


def test_quit_asks_whether_to_keep_the_game(stamtisch: Runner) -> None:
    assert "The game is kept" in dialogue(stamtisch, "1", "quit", "")
    assert len(saved(stamtisch, "unfinished")) == 1
    answer = stamtisch("play", "--resume", feed="y\nquit\nn\n")
    assert "thrown away" in answer.out
    assert saved(stamtisch, "unfinished") == []
    assert stamtisch("play", "--resume").err.startswith("bad-usage: There is no unfinished game.")


def test_a_record_file_is_saved_and_resumed(stamtisch: Runner, tmp_path: Path) -> None:
    shown = dialogue(
        stamtisch, "1", "save", "save Game 1.json", "SAVE Game 1.json", "save a/b.json", "save ."
    )
    assert "Say where" in shown
    assert shown.count("Saved: Game 1.json") == 2
    assert "Nothing can be saved in a/b.json: No such file" in " ".join(shown.split())
    assert ". exists already" in shown
    assert stamtisch("verify", "Game 1.json").status == 0
    answer = stamtisch("play", "the-game", "--resume", "Game 1.json", "--bots=random", feed="log\n")
    assert answer.status == 0
    assert "you: " in answer.out
    assert "Game 1.json exists already" in dialogue(stamtisch, "save Game 1.json")


def test_save_writes_every_move_into_the_file(stamtisch: Runner, tmp_path: Path) -> None:
    dialogue(stamtisch, "1", arguments=("--save=game.json",))
    assert len(json.loads((tmp_path / "game.json").read_text())["actions"]) == 1
    again = stamtisch("play", "the-game", "--players=2", "--bots=random", "--save=game.json")
    assert (again.status, again.err) == (2, "cannot-save: game.json exists already; choose another name.\n")
    on = ("play", "--resume=game.json", "--bots=random", "--save=game.json")
    assert stamtisch(*on, feed="1\n").status == 0
    assert len(json.loads((tmp_path / "game.json").read_text())["actions"]) == 2


@pytest.mark.parametrize("path", ["missing/game.json", "\0", "/proc/game.json", "x" * 300])
def test_a_save_path_that_cannot_be_written(stamtisch: Runner, path: str) -> None:
    if "\0" in path:
        answer = stamtisch("play", "the-game", "--players=2", "--bots=random", feed=f"save {path}\n")
        assert answer.status == 0
        assert "Nothing can be saved" in answer.out
    else:
        answer = stamtisch("play", "the-game", "--players=2", "--bots=random", f"--save={path}", feed="1\n")
        assert answer.status == 2
        assert answer.err.startswith(("cannot-save: ", "system-error: "))


def test_a_data_folder_that_cannot_be_written(stamtisch: Runner) -> None:
    shown = dialogue(stamtisch, "1", "save kept.json", STAMTISCH_DATA_DIR="/proc/nowhere")
    assert "This game cannot be kept for later" in shown
    assert "Saved: kept.json" in shown


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], "unknown-game"),
        (["the-game", "--players=9"], "wrong-players"),
        (["the-game", "--players=two"], "wrong-players"),
        (["the-game", "--players", "9" * 5000], "wrong-players"),
        (["the-game", "--seat=p3"], "bad-notation"),
        (["the-game", "--seat=spectator"], "bad-notation"),
        (["the-game", "--bots=clever"], "unknown-bot"),
        (["the-game", "--seed=xyz"], "bad-seed"),
        (["the-game", "--seed="], "bad-seed"),
        (["the-game", "--seed=" + "0" * 65], "bad-seed"),
        (["the-game", "--option=colour=red"], "bad-option"),
        (["the-game", "--option=name=red"], "bad-option"),
        (["the-game", "--option=min_cards=many"], "bad-option"),
        (["the-game", "--option=min_cards=[[[["], "bad-option"),
        (["the-game", "--resume=missing.json"], "bad-file"),
        (["the-game", "--resume=."], "bad-file"),
        (["--resume=missing.json", "--players=3"], "bad-usage"),
        ([], "bad-usage"),
        (["--resume"], "bad-usage"),
    ],
)
def test_mistakes_are_told_in_one_line(stamtisch: Runner, arguments: list[str], code: str) -> None:
    answer = stamtisch("play", *arguments)
    assert answer.status == 2
    assert answer.err.startswith(f"{code}: ")
    assert answer.err.count("\n") == 1


def test_resuming_what_is_not_the_game_asked_for(stamtisch: Runner, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record()))
    (tmp_path / "bad.json").write_text(json.dumps(record(actions=["p1: end"])))
    (tmp_path / "two.json").write_text(f"{json.dumps(record())}\n{json.dumps(record())}\n")
    assert stamtisch("play", "claim", "--resume=game.json").err.startswith(
        "bad-usage: This is a game of the-game"
    )
    assert stamtisch("play", "--resume=two.json").err.startswith("bad-usage: two.json: ")
    refused = stamtisch("play", "--resume=bad.json")
    assert (refused.status, refused.err[:15]) == (1, "illegal-action:")


def test_an_option_without_a_value_is_a_usage_error(stamtisch: Runner) -> None:
    assert stamtisch("play", "the-game", "--option=min_cards").err.startswith("usage:")


def test_options_reach_the_game(stamtisch: Runner) -> None:
    shown = dialogue(stamtisch, arguments=("--option=hand_delta=-1", "--option=first_player=p1"))
    (path,) = saved(stamtisch, "unfinished")
    assert json.loads(path.read_text())["options"] == {"players": 2, "hand_delta": -1}
    assert "  p2      ? ? ? ? ? ?\n" in shown
    assert "With hand_delta -1." in shown


def test_control_c_and_control_d_keep_the_game(stamtisch: Runner) -> None:
    for key, status in (("\x03", 130), ("\x04", 0)):
        terminal = begin(stamtisch)
        terminal.type("1")
        terminal.until(PROMPT)
        terminal.press(key)
        assert terminal.status() == status
        assert "The game is kept" in terminal.shown
        assert "Traceback" not in terminal.shown


def test_control_c_in_the_menu(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "play")
    terminal.until(r"\? ")
    terminal.press("\x03")
    assert terminal.status() == 130
    assert "Traceback" not in terminal.shown


def test_bold_type_only_where_it_can_be_shown(stamtisch: Runner) -> None:
    for kind, plain, styled in (("xterm", "", True), ("xterm", "1", False), ("dumb", "", False)):
        terminal = begin(stamtisch, TERM=kind, NO_COLOR=plain)
        terminal.press("\x04")
        terminal.status()
        assert ("\033[1m" in terminal.shown) == styled
    assert "\033" not in dialogue(stamtisch, "1", TERM="xterm")


@pytest.mark.parametrize("columns", [1, 30, 60])
def test_a_narrow_terminal(stamtisch: Runner, columns: int) -> None:
    terminal = begin(stamtisch, columns=columns)
    terminal.type("?")
    terminal.until(PROMPT)
    terminal.type("? R1")
    shown = terminal.until(PROMPT) or ""
    assert max(map(len, shown.splitlines())) <= max(columns, 30)
    terminal.press("\x04")
    assert terminal.status() == 0


def test_a_closed_pipe_in_the_middle_of_a_game(stamtisch: Runner) -> None:
    command = subprocess.Popen(
        [*COMMAND, "play", "the-game", "--players=2", "--bots=random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=stamtisch.environment(),
    )
    assert command.stdin is not None
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    with contextlib.suppress(BrokenPipeError):  # it may have noticed already
        command.stdin.write(b"1\n" * 50)
        command.stdin.close()
    assert command.stderr.read() == b""
    command.stderr.close()
    assert command.wait(60) == 141
    assert len(saved(stamtisch, "unfinished")) == 1


def test_terminated_from_outside_the_game_is_still_there(stamtisch: Runner) -> None:
    terminal = begin(stamtisch)
    terminal.type("1")
    terminal.until(PROMPT)
    terminal.kill(signal.SIGKILL)
    assert terminal.status() == -signal.SIGKILL
    (path,) = saved(stamtisch, "unfinished")
    assert len(json.loads(path.read_text())["actions"]) == 1


def test_questions_are_explained_and_can_be_left(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "play")
    terminal.until(r"helps\)\? ")
    terminal.type("?")
    assert "quit leaves" in (terminal.until(r"helps\)\? ") or "")
    terminal.type("? 4")
    assert "trick-taking" in (terminal.until(r"helps\)\? ") or "")
    terminal.type("claim")
    terminal.until(r"\[2\] ")
    terminal.type("?")
    assert "bots have the others" in (terminal.until(r"\[2\] ") or "")
    terminal.type("")
    terminal.until(r"\[fair\] ")
    terminal.type("?")
    assert "soundly" in (terminal.until(r"\[fair\] ") or "")
    terminal.type("quit")
    assert terminal.status() == 0
    assert terminal.shown.endswith("Goodbye.\n")


def test_control_d_in_the_menu_is_a_goodbye(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "play")
    terminal.until(r"\? ")
    terminal.press("\x04")
    assert terminal.status() == 0
    assert "bad-usage" not in terminal.shown


def test_unfinished_games_are_offered_to_who_has_not_said_what_to_play(stamtisch: Runner) -> None:
    dialogue(stamtisch, "1")
    terminal = Terminal(stamtisch, "play")
    assert "Go on with The Game of" in (terminal.until(r"\[Y/n\] ") or "")
    terminal.type("n")
    assert "Claim" in (terminal.until(r"helps\)\? ") or "")
    terminal.type("quit")
    assert terminal.status() == 0
    dialogue(stamtisch, "1", "1", arguments=("--seat=p2",))
    terminal = Terminal(stamtisch, "play")
    assert "you are p2" in (terminal.until(r"\[1\] ") or "")
    terminal.type("2")
    assert "one move" in terminal.shown
    assert "The Game goes on" in (terminal.until(PROMPT) or "")
    terminal.press("\x04")
    assert terminal.status() == 0


def test_an_unfinished_game_that_cannot_be_read_is_told_and_left_out(stamtisch: Runner) -> None:
    dialogue(stamtisch, "1")
    (path,) = saved(stamtisch, "unfinished")
    broken = path.with_name(path.name.replace("20", "30", 1))
    broken.write_text("{")
    answer = stamtisch("play", "--resume", feed="y\n")
    assert answer.status == 0
    assert "cannot be read and is left out" in answer.out
    assert "The Game goes on" in answer.out
    assert broken.exists()


def test_a_move_without_choice_is_played_by_enter(stamtisch: Runner) -> None:
    position = {"hands": {"p1": [95], "p2": []}, "piles": {"up1": 94, "up2": 96, "down1": 2, "down2": 3}}
    (stamtisch.home / "end.json").write_text(json.dumps(record(position=position)))
    answer = stamtisch("play", "--resume=end.json", feed="\n")
    assert answer.status == 0
    assert "Only one move: 95 up1 (Enter plays it)" in answer.out
    assert answer.out.count("The Game is beaten") == 1
    assert "win" not in answer.out.rpartition("is over")[2]


@pytest.mark.parametrize(
    ("seat", "headline"), [("p2", "Claim is over: you win!"), ("p1", "Claim is over: you do not win")]
)
def test_the_result_is_told_once_and_for_the_person(stamtisch: Runner, seat: str, headline: str) -> None:
    position = {"phase": 2, "hands": {"p1": ["goblin-1"], "p2": ["goblin-9"]}, "leader": "p1"}
    whole = record(game="claim", options={"players": 2}, position=position)
    (stamtisch.home / "end.json").write_text(json.dumps(whole))
    answer = stamtisch("play", "--resume=end.json", f"--seat={seat}", feed="\n")
    assert answer.status == 0
    assert f"── {headline} ─" in answer.out
    assert answer.out.count("wins the throne") == 1
    assert f"{seat} (you) {1 if seat == 'p2' else 0}" in answer.out


def test_a_follower_that_is_taken_is_told_once(stamtisch: Runner) -> None:
    seven = "--option=factions=gnomes,giants,undead,dwarves,dragons,trolls,seers"
    shown = stamtisch("play", "claim", "--players=4", seven, "--seed=8", feed="1\n").out
    assert shown.count("p3 takes giant-1 as a follower.") == 1


def test_choices_in_secret_are_one_line(stamtisch: Runner) -> None:
    shown = stamtisch("play", "runner-up", "--players=4", f"--seed={SEED}", feed="1\n").out
    assert "p2, p3 and p4 have chosen." in shown
    assert ": ?" not in shown


def test_a_turn_fits_a_small_terminal(stamtisch: Runner) -> None:
    terminal = Terminal(stamtisch, "play", "saboteur", "--players=5", "--seed=5")
    terminal.until(BEGINS)
    terminal.type("")
    turn = terminal.until(PROMPT) or ""
    assert len(turn.rpartition("── Saboteur, move")[2].splitlines()) <= 23
    assert max(map(len, turn.splitlines())) <= 80
    assert "hand: " in turn
    assert "moves in all" in turn
    terminal.press("\x04")
    assert terminal.status() == 0
