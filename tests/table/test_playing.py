"""Acting: by turn and all at once, stale or not, hints and talk, what refusals say."""

import pytest

from stamtisch import IllegalActionError, NotationError
from stamtisch.table import commands as c
from stamtisch.table.errors import CommandError, ConflictError, NotAllowedError, StaleError
from stamtisch.table.quiet import MOST_SPOKEN, PHRASES
from stamtisch.table.transitions import bot_actor
from tests.table.sitting import Sitting


def test_a_refusal_is_the_game_s_own_with_its_rule():
    sitting = Sitting("the-game").start()
    with pytest.raises(IllegalActionError) as refused:
        sitting.do("g1", c.Act("end"))
    assert refused.value.rule == "the-game/R14"
    with pytest.raises(IllegalActionError) as refused:
        sitting.do("g2", c.Act("end"))
    assert refused.value.rule == "the-game/R5"
    with pytest.raises(NotationError, match="There is no card"):
        sitting.do("g1", c.Act("100 up1"))
    assert sitting.table.play.ply == 0


def test_why_not_tells_the_same_without_trying():
    sitting = Sitting("the-game").start()
    assert sitting.table.why_not("g1", "end").rule == "the-game/R14"
    assert sitting.table.why_not("g1", sitting.view("g1")["game"]["legal"][0]) is None
    assert sitting.table.why_not("stranger", "end").code == "not-allowed"
    assert Sitting("the-game").table.why_not("g1", "end").code == "conflict"
    assert sitting.table.play.ply == 0


def test_a_card_played_on_an_old_board_is_stale_though_it_would_be_legal():
    sitting = Sitting("the-game", options={"players": 1}).start()
    seen = sitting.table.version
    first, *others = [words for words in sitting.view("g1")["game"]["legal"] if words.endswith("up1")]
    sitting.act("p1", first, seen)
    later = next(words for words in others if words in sitting.view("g1")["game"]["legal"])
    with pytest.raises(StaleError):
        sitting.act("p1", later, seen)
    assert sitting.act("p1", later, sitting.table.version) == ["acted"]


def test_choices_at_once_do_not_make_each_other_stale():
    sitting = Sitting().start()
    seen = sitting.table.version
    for seat in ("p2", "p3", "p1"):
        assert sitting.act(seat, seen=seen) == ["acted"]
    assert sitting.view()["game"]["position"]["round"] == 2
    with pytest.raises(StaleError):
        sitting.act("p2", seen=seen)


def test_a_choice_sent_twice_counts_once():
    sitting = Sitting().start()
    seen = sitting.table.version
    sitting.act("p2", seen=seen)
    with pytest.raises(StaleError):
        sitting.do("g2", c.Act("+1 > p1"), seen=seen)
    with pytest.raises(IllegalActionError) as refused:
        sitting.do("g2", c.Act("+1 > p1"), seen=sitting.table.version)
    assert refused.value.rule == "runner-up/R8"


def test_moves_one_after_another_are_stale_also_in_a_game_of_choices_at_once():
    sitting = Sitting(options={"players": 3, "variant": "tactical"}).start()
    for seat in ("p1", "p2", "p3"):
        sitting.act(seat)
    seen = sitting.table.version
    (turn,) = sitting.view()["game"]["to_act"]
    sitting.act(turn, seen=seen)
    (turn,) = sitting.view()["game"]["to_act"]
    with pytest.raises(StaleError):
        sitting.act(turn, seen=seen)


def test_talk_and_lobby_matters_do_not_make_an_action_stale():
    sitting = Sitting("claim").start()
    seen = sitting.table.version
    sitting.do("g2", c.Chat("hello"))
    sitting.do("g2", c.Rename("Bo"))
    sitting.do("g1", c.SetClock("hard", 60))
    assert sitting.act("p1", seen=seen) == ["acted"]


def test_words_are_kept_in_their_one_spelling():
    sitting = Sitting("claim").start()
    words = sitting.view("g1")["game"]["legal"][0]
    with pytest.raises(NotationError):
        sitting.act("p1", f" {words}")
    sitting.act("p1", words)
    assert sitting.events[-1].what.words == words


def test_a_bot_acts_for_its_seat_and_for_no_other():
    sitting = Sitting(people=2)
    sitting.do("g1", c.SetSeat("p3", "bot", "random"))
    sitting.start()
    words = sitting.table.play.now.state.legal_words("p3")[0]
    with pytest.raises(NotAllowedError):
        sitting.do(bot_actor("p2"), c.Act(words))
    with pytest.raises(NotAllowedError):
        sitting.do(bot_actor("p9"), c.Act(words))
    assert sitting.do(bot_actor("p3"), c.Act(words)) == ["acted"]
    assert sitting.table.log("p1")[-1]["bot"] == "random"


def test_hints_are_acts_that_anybody_gives_at_any_time_and_are_never_stale():
    sitting = Sitting("the-game").start()
    seen = sitting.table.version
    sitting.act("p1")
    assert sitting.do("g2", c.Act("hint up1 avoid"), seen=seen) == ["acted"]
    assert sitting.do("g3", c.Act("hint up2 good"), seen=1) == ["acted"]
    assert sitting.view("g1")["game"]["position"]["hints"]["p2"] == {"up1": "avoid"}
    assert sitting.act("p1", seen=sitting.table.version - 2) == ["acted"]


def test_a_hint_that_says_nothing_new_is_not_written():
    sitting = Sitting("the-game").start()
    assert sitting.do("g2", c.Act("hint up1 avoid")) == ["acted"]
    assert sitting.do("g2", c.Act("hint up1 avoid")) == []
    assert sitting.do("g3", c.Act("hint up1 none")) == []


def test_hints_and_phrases_are_measured_until_somebody_plays():
    sitting = Sitting("the-game").start()
    wishes = ["good", "avoid"]
    for number in range(MOST_SPOKEN - 1):
        sitting.do("g2", c.Act(f"hint up1 {wishes[number % 2]}"))
    sitting.do("g2", c.Say("web-phrase-hello"))
    for command in (c.Say("web-phrase-hello"), c.Act("hint up2 good")):
        with pytest.raises(ConflictError, match="enough") as refused:
            sitting.do("g2", command)
        assert refused.value.rule == "the-game/R24"
    assert sitting.do("g3", c.Say("web-phrase-hello")) == ["said"]
    sitting.act("p1")
    assert sitting.do("g2", c.Act("hint up2 good")) == ["acted"]


def test_phrases_are_not_measured_where_talk_is_free():
    sitting = Sitting("claim").start()
    for _ in range(2 * MOST_SPOKEN):
        assert sitting.do("g1", c.Say(PHRASES[0])) == ["said"]


def test_only_known_phrases_are_said():
    sitting = Sitting()
    for phrase in PHRASES:
        assert sitting.do("g1", c.Say(phrase)) == ["said"]
        assert sitting.table.log("p2")[-1]["message"]["text"]
    with pytest.raises(CommandError):
        sitting.do("g1", c.Say("web-phrase-i-have-fifty-seven"))


def test_a_game_s_end_ends_the_phase_and_tells_the_result():
    sitting = Sitting("claim").start().play()
    view = sitting.view("g1")
    assert view["table"]["phase"] == "over"
    assert view["game"]["over"]
    assert view["game"]["legal"] == view["game"]["signals"] == []
    assert sitting.table.log("p1")[-1]["message"] == view["game"]["result"]
    with pytest.raises(ConflictError, match="over"):
        sitting.do("g1", c.Act("goblin-4"))
