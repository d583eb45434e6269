"""Taking back: freely, by consent, never across a reveal."""

from datetime import timedelta

import pytest

from stamtisch import redeal
from stamtisch.table import commands as c
from stamtisch.table.errors import ConflictError, NotAllowedError, StaleError
from stamtisch.table.moments import Moment
from stamtisch.table.play import Play
from stamtisch.table.transitions import bot_actor
from stamtisch.table.undo import Seals, stands
from tests.support.play import random_step, raw
from tests.support.strategies import dice, for_every_game, game_seeds, variants
from tests.support.variants import load
from tests.table.sitting import START, Sitting


def may_undo(sitting, guest="g1"):
    return sitting.view(guest)["table"]["may_undo"]


def test_a_card_of_one_s_own_is_taken_back_freely():
    sitting = Sitting("claim").start()
    before = sitting.view("g1")["game"]
    sitting.act("p1")
    assert may_undo(sitting) == "free"
    assert may_undo(sitting, "g2") is None
    assert may_undo(sitting, "watcher") is None
    assert sitting.do("g1", c.Undo()) == ["undone"]
    assert sitting.view("g1")["game"] == before
    assert may_undo(sitting) is None
    with pytest.raises(ConflictError, match="anything yet"):
        sitting.do("g1", c.Undo())


def test_claim_a_trick_that_turned_a_card_up_stands():
    sitting = Sitting("claim").start()
    sitting.act("p1")
    sitting.act("p2")
    for guest in ("g1", "g2"):
        assert may_undo(sitting, guest) is None
        with pytest.raises(ConflictError, match="something hidden"):
            sitting.do(guest, c.Undo())


def test_claim_a_trick_of_the_second_phase_can_be_taken_back():
    sitting = Sitting("claim", options={"players": 2}).start()
    while sitting.view()["game"]["position"]["phase"] == 1:
        sitting.act(sitting.table.play.now.awaited[0])
    assert may_undo(sitting, "g1") is may_undo(sitting, "g2") is None
    first, second = (sitting.table.play.now.awaited[0], None)
    sitting.act(first)
    second = sitting.table.play.now.awaited[0]
    sitting.act(second)
    assert may_undo(sitting, f"g{second[1]}") == "free"
    assert may_undo(sitting, f"g{first[1]}") == "ask"


def test_claim_a_look_stands():
    for salt in range(40):
        sitting = Sitting("claim", salt=salt).start()
        for _ in range(60):
            if sitting.table.phase == "over":
                break
            (turn,) = sitting.table.play.now.awaited
            legal = sitting.table.play.now.state.legal_words(turn)
            if "look" in legal:
                sitting.act(turn, "look")
                assert may_undo(sitting, f"g{turn[1]}") is None
                return
            sitting.act(turn, legal[-1])
    raise AssertionError("no Seer ever looked")


def test_the_game_cards_can_be_taken_back_the_drawing_turn_cannot():
    sitting = Sitting("the-game", options={"players": 1}).start()
    sitting.act("p1")
    sitting.act("p1")
    assert may_undo(sitting) == "free"
    assert sitting.do("g1", c.Undo()) == ["undone"]
    assert sitting.table.play.ply == 1
    sitting.act("p1")
    sitting.act("p1", "end")
    assert may_undo(sitting) is None
    with pytest.raises(ConflictError, match="something hidden"):
        sitting.do("g1", c.Undo())


def test_the_game_with_others_a_card_shown_is_a_number_told_so_they_are_asked():
    sitting = Sitting("the-game").start()
    sitting.act("p1")
    assert may_undo(sitting) == "ask"
    assert sitting.do("g1", c.Undo()) == ["undo-asked"]


def test_the_game_hints_do_not_stand_in_the_way():
    sitting = Sitting("the-game", options={"players": 1}).start()
    sitting.act("p1")
    sitting.do("g1", c.Act("hint up1 good"))
    assert sitting.do("g1", c.Undo()) == ["undone"]
    assert sitting.table.play.ply == 0
    assert sitting.view()["game"]["position"]["hints"] == {}


def test_runner_up_a_choice_made_stands():
    sitting = Sitting().start()
    sitting.act("p1")
    assert may_undo(sitting) is None
    with pytest.raises(ConflictError, match="all have chosen at once"):
        sitting.do("g1", c.Undo())
    sitting.act("p2")
    sitting.act("p3")
    assert {may_undo(sitting, guest) for guest in ("g1", "g2", "g3")} == {None}


def test_runner_up_a_move_of_the_tactical_game_can_be_taken_back():
    sitting = Sitting(options={"players": 3, "variant": "tactical"}).start()
    for seat in ("p1", "p2", "p3"):
        sitting.act(seat)
    (turn,) = sitting.table.play.now.awaited
    sitting.act(turn)
    assert may_undo(sitting, f"g{turn[1]}") == "free"
    (second,) = sitting.table.play.now.awaited
    sitting.act(second)
    assert may_undo(sitting, f"g{turn[1]}") == "ask"


def test_saboteur_a_card_with_a_draw_stands_and_without_one_can_be_taken_back():
    sitting = Sitting("saboteur", salt=1).start()
    sitting.act("p1")
    assert may_undo(sitting) is None
    for _ in range(400):
        view = sitting.view()["game"]
        (turn,) = view["to_act"]
        legal = [words for words in sitting.view(f"g{turn[1]}")["game"]["legal"] if words.startswith("lay")]
        pile, round_number = len(view["position"]["draw"]), view["position"]["round"]
        sitting.act(turn, legal[0] if legal else None)
        after = sitting.view()["game"]["position"]
        if pile:
            assert may_undo(sitting, f"g{turn[1]}") is None
        elif legal and after["round"] == round_number and after["open"] == view["position"]["open"]:
            assert may_undo(sitting, f"g{turn[1]}") == "free"
            return
    raise AssertionError("the pile never ran out")


def test_saboteur_a_look_at_a_goal_stands_and_one_at_a_goal_known_does_not():
    found = set()
    for salt in range(8):
        sitting = Sitting("saboteur", salt=salt).start()
        while sitting.view()["game"]["position"]["draw"]:
            sitting.act(sitting.table.play.now.awaited[0])
        for _ in range(8):
            (turn,) = sitting.table.play.now.awaited
            legal = sitting.table.play.now.state.legal_words(turn)
            known = sitting.view(f"g{turn[1]}")["game"]["position"]["goals"][0] != "?"
            looks = "map top" in legal
            sitting.act(turn, "map top" if looks else None)
            if looks:
                assert (may_undo(sitting, f"g{turn[1]}") == "free") == known
                found.add(known)
    assert found == {True, False}


def asked():
    """p1 led in the second phase of Claim for three, p2 followed, p1 would like to take back."""
    sitting = Sitting("claim", options={"players": 3, "factions": SEVEN}).start()
    while sitting.view()["game"]["position"]["phase"] == 1:
        sitting.act(sitting.table.play.now.awaited[0])
    first = sitting.table.play.now.awaited[0]
    ply = sitting.table.play.ply
    sitting.act(first)
    second = sitting.table.play.now.awaited[0]
    sitting.act(second)
    third = sitting.table.play.now.awaited[0]
    guests = [f"g{seat[1]}" for seat in (first, second, third)]
    assert sitting.do(guests[0], c.Undo()) == ["undo-asked"]
    return sitting, ply, guests


SEVEN = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "dragons", "seers"]


def test_what_others_built_upon_is_taken_back_when_all_agree():
    sitting, ply, (one, two, three) = asked()
    seat = sitting.table.seat_of(one)
    waiting = [sitting.table.seat_of(guest) for guest in (two, three)]
    assert sitting.view()["table"]["undo"] == {"by": seat, "waiting": sorted(waiting)}
    assert may_undo(sitting, two) is None
    assert sitting.do(two, c.AnswerUndo(True)) == ["undo-answered"]
    with pytest.raises(NotAllowedError, match="answered already"):
        sitting.do(two, c.AnswerUndo(False))
    with pytest.raises(NotAllowedError):
        sitting.do(one, c.AnswerUndo(True))
    assert sitting.do(three, c.AnswerUndo(True)) == ["undo-answered", "undone"]
    assert sitting.table.play.ply == ply
    assert sitting.view()["table"]["undo"] is None


def test_one_who_does_not_agree_is_enough_and_is_not_asked_again():
    sitting, ply, (one, two, three) = asked()
    assert sitting.do(three, c.AnswerUndo(False)) == ["undo-answered"]
    assert sitting.view()["table"]["undo"] is None
    assert sitting.table.play.ply == ply + 2
    assert may_undo(sitting, one) is None
    with pytest.raises(ConflictError, match="rather play on"):
        sitting.do(one, c.Undo())
    with pytest.raises(ConflictError, match="Nobody has asked"):
        sitting.do(two, c.AnswerUndo(True))


def test_playing_on_answers_the_question():
    sitting, _, (one, _, three) = asked()
    assert sitting.do(three, c.Act(sitting.view(three)["game"]["legal"][0])) == ["acted"]
    assert sitting.view()["table"]["undo"] is None
    assert may_undo(sitting, one) == "ask"


def test_the_time_that_a_question_took_is_given_back():
    sitting, _, (_, two, three) = asked()
    (awaited,) = sitting.table.play.awaited_since
    before = sitting.table.play.awaited_since[awaited]
    sitting.wait(20)
    sitting.do(two, c.AnswerUndo(True))
    assert sitting.table.play.awaited_since[awaited] == before, "not all have answered"
    sitting.wait(5)
    sitting.do(three, c.AnswerUndo(False))
    assert sitting.table.play.awaited_since[awaited] - before == timedelta(seconds=25)


def test_an_answer_to_an_older_question_is_stale():
    sitting, _, (one, _, three) = asked()
    seen = sitting.table.version
    sitting.do(three, c.Act(sitting.view(three)["game"]["legal"][0]))
    sitting.do(one, c.Undo())
    with pytest.raises(StaleError):
        sitting.do(three, c.AnswerUndo(True), seen=seen)


def test_only_one_asks_at_a_time():
    sitting, _, (one, two, _) = asked()
    with pytest.raises(ConflictError, match="asked to take back"):
        sitting.do(two, c.Undo())
    with pytest.raises(ConflictError, match="yet to agree"):
        sitting.do(one, c.Undo())


def test_bots_and_those_they_stand_in_for_agree():
    sitting, ply, (one, two, three) = asked()
    sitting.do(two, c.StandIn(sitting.table.seat_of(two)))
    sitting.do(three, c.Leave())
    assert sitting.view()["table"]["undo"]["waiting"] == []
    assert sitting.do(one, c.Undo()) == ["undone"]
    assert sitting.table.play.ply == ply


def test_what_bots_built_upon_is_taken_back_freely():
    sitting = Sitting("claim", people=1, options={"players": 2})
    sitting.do("g1", c.SetSeat("p2", "bot"))
    sitting.start()
    while True:
        (turn,) = sitting.table.play.now.awaited
        actor = "g1" if turn == "p1" else bot_actor(turn)
        sitting.do(actor, c.Act(sitting.table.play.now.state.legal_words(turn)[0]))
        view = sitting.view("g1")
        if view["game"]["position"]["phase"] == 2 and view["game"]["to_act"] == ["p1"]:
            break
    sitting.act("p1")
    if sitting.table.play.now.awaited == ("p2",):
        sitting.do(bot_actor("p2"), c.Act(sitting.table.play.now.state.legal_words("p2")[0]))
    assert may_undo(sitting) == "free"
    assert sitting.do("g1", c.Undo()) == ["undone"]


def test_taking_back_twice_by_a_double_click_takes_back_once():
    sitting = Sitting("the-game", options={"players": 1}).start()
    sitting.act("p1")
    sitting.act("p1")
    seen = sitting.table.version
    assert sitting.do("g1", c.Undo(), seen=seen) == ["undone"]
    with pytest.raises(StaleError):
        sitting.do("g1", c.Undo(), seen=seen)
    assert sitting.table.play.ply == 1


def test_nothing_is_taken_back_once_the_game_is_over():
    sitting = Sitting("claim").start().play()
    assert may_undo(sitting) is None
    with pytest.raises(ConflictError, match="over"):
        sitting.do("g1", c.Undo())


def test_the_log_keeps_what_was_taken_back_and_the_record_does_not():
    sitting = Sitting("claim", salt=2).start()
    words = sitting.view("g1")["game"]["legal"]
    sitting.act("p1", words[0])
    sitting.do("g1", c.Undo())
    sitting.act("p1", words[1])
    told = [entry["words"] or entry["message"]["id"] for entry in sitting.table.log("p2")]
    assert told[-3:] == [words[0], "table-event-undone", words[1]]
    sitting.play()
    assert sitting.table.record()["actions"][0] == f"p1: {words[1]}"
    assert sitting.table.replay("all")[1]["log"][0]["words"] == words[1]
    assert sitting.refolded().log("p2") == sitting.table.log("p2")


def a_play(game, seed, rng):
    """A random game as a `Play`, with all its moments."""
    play = Play(game, seed, START, 1)
    moments = [play.now]
    for _ in range(rng.randrange(1, 90)):
        state = play.now.state.clone()
        if state.is_over():
            break
        seat, action = random_step(state, rng)
        play.act(f"p{seat + 1}", game.format_words(action), START, len(moments) + 1)
        moments.append(play.now)
    return play, moments


@for_every_game(variants, game_seeds, dice)
def test_what_can_be_taken_back_told_nobody_anything(variant, seed, rng):
    """In every world that fits what a seat knew, an action that does not stand leads to the same view."""
    game = load(variant)
    play, moments = a_play(game, seed, rng)
    for ply in rng.sample(range(play.ply), min(play.ply, 15)):
        before, after = moments[ply], moments[ply + 1]
        if stands(play, ply, before, after):
            continue
        seat, action = play.now.state.history[ply]
        for who in (seat, *rng.sample(range(game.players), 2 if game.players > 1 else 1), "spectator"):
            world = redeal(before.state.observation(who), rng.randrange(2**32))
            if world.why_not(seat, game.format_words(action)) is None:
                world.apply(action, seat)
                assert raw(world.observation(who)) == raw(after.state.observation(who))


@for_every_game(variants, game_seeds, dice)
def test_what_stands_is_the_same_asked_at_once_or_later(variant, seed, rng):
    """Looking back over a whole game finds what was found after each action."""
    game = load(variant)
    play, at_once = Play(game, seed, START, 1), Seals()
    for n in range(rng.randrange(1, 60)):
        state = play.now.state.clone()
        if state.is_over():
            break
        seat, action = random_step(state, rng)
        play.act(f"p{seat + 1}", game.format_words(action), START, n + 2)
        sealed = at_once.sealed(play)
    play.before = None
    assert Seals().sealed(play) == sealed


@for_every_game(variants, game_seeds, dice)
def test_whether_an_action_stands_betrays_nothing(variant, seed, rng):
    """In every world that looks the same to somebody before and after, the answer is the same."""
    game = load(variant)
    play, moments = a_play(game, seed, rng)
    for ply in rng.sample(range(play.ply), min(play.ply, 15)):
        seat, action = play.now.state.history[ply]
        who = rng.choice([*range(game.players), "spectator"])
        viewer = game.viewer(who)
        world = redeal(moments[ply].state.observation(who), rng.randrange(2**32))
        seen = play.now.state.seen_action(seat, action, viewer)
        likely = [each for each in world.legal_actions(seat) if world.seen_action(seat, each, viewer) == seen]
        if not likely:
            continue
        before, after = Moment(world.clone()), Moment(world.apply(rng.choice(likely), seat))
        if raw(after.state.observation(who)) == raw(moments[ply + 1].state.observation(who)):
            real = stands(play, ply, moments[ply], moments[ply + 1])
            assert stands(play, ply, before, after) == real
