"""A recorded game for people."""

import json

import pytest

from tests.cli.command import Runner, Terminal, record

PROMPT = r"leave > "
ACTIONS = ["p1: 21 up1", "p1: 22 up1", "p1: end"]


def test_in_a_pipe_every_ply_is_shown_with_what_was_done(stamtisch: Runner) -> None:
    answer = stamtisch("replay", "--show", "-", feed=json.dumps(record(actions=ACTIONS)))
    assert (answer.status, answer.err) == (0, "")
    assert [line.split(" ─")[0] for line in answer.out.splitlines() if line.startswith("──")] == [
        "── The Game, the beginning",
        *(f"── The Game, {ply} of 3" for ply in (1, 2, 3)),
    ]
    assert "\np1 lays 22 on up1.\n" in answer.out
    assert "? ?" not in answer.out
    some = stamtisch(
        "replay", "--show", "--from=2", "--until=2", "-", feed=json.dumps(record(actions=ACTIONS))
    )
    assert some.out.count("──\n") == 1


def test_a_viewer_sees_no_more_than_its_seat_did(stamtisch: Runner) -> None:
    whole = record(game="runner-up", options={"players": 3}, actions=["p2: +4 > p1"])
    whole["seed"] = json.loads(json.dumps("0" * 64))
    start = stamtisch("replay", "-", feed=json.dumps(whole | {"actions": []})).lines()[0]
    card = start["position"]["hands"]["p2"][0]
    whole["actions"] = [f"p2: {card} > p1"]
    open_book = stamtisch("replay", "--show", "-", feed=json.dumps(whole)).out
    assert f"p2 puts {card}" in open_book
    seen = stamtisch("replay", "--show", "--as", "P1", "-", feed=json.dumps(whole)).out
    assert "p2 puts a card face down." in seen
    assert "hand of" not in seen
    assert "p1  you" in seen


def test_a_refused_action_ends_it(stamtisch: Runner) -> None:
    feed = json.dumps(record(actions=["p1: 21 up1", "p1: end", "p1: 22 up1"]))
    answer = stamtisch("replay", "--show", "-", feed=feed)
    assert answer.status == 1
    assert "p1: end is refused: One card has been laid" in answer.out
    assert "3 of 3" not in answer.out
    hidden = stamtisch("replay", "--show", "--as=p2", "-", feed=feed)
    assert "p1: ? is refused: The action was refused" in hidden.out
    assert (
        "words"
        not in stamtisch("replay", "--show", "--as=p2", "-", feed=json.dumps(record(actions=["words"]))).out
    )


@pytest.mark.parametrize("viewer", ["p9", "nobody"])
def test_a_viewer_that_is_not_there(stamtisch: Runner, viewer: str) -> None:
    answer = stamtisch("replay", "--show", f"--as={viewer}", "-", feed=json.dumps(record()))
    assert (answer.status, answer.out) == (2, "")


def test_step_by_step_at_a_terminal(stamtisch: Runner) -> None:
    path = stamtisch.home / "game.json"
    path.write_text(json.dumps(record(actions=ACTIONS)))
    terminal = Terminal(stamtisch, "replay", "--show", str(path))
    assert "the beginning" in (terminal.until(PROMPT) or "")
    steps = (("", "1 of 3"), ("3", "3 of 3"), ("b", "2 of 3"), ("?", "the one before"), ("end", "3 of 3"))
    for answer, shown in (*steps, ("99", "3 of 3"), ("0", "the beginning")):
        terminal.type(answer)
        assert shown in (terminal.until(PROMPT) or "")
    terminal.type("q")
    assert terminal.status() == 0
