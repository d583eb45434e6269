"""What is told of a trick of phase 2 beyond who wins it: R25 to R27, R42."""

from tests.games.claim.helpers import hands, start, two


def told(table, *cards, **fields):
    """The sentences after the last card of a trick, as the spectator hears them."""
    position = {
        "phase": 2,
        **hands(*[[card, rest] for card, rest in zip(cards, ("seer-0", "seer-1"), strict=True)]),
        **fields,
    }
    state = start(table, position)
    for card in cards[:-1]:
        state.apply(card)
    before = state.observation("spectator")
    action = state.game.parse_words(cards[-1])
    state.apply(cards[-1])
    return state.happened(before, state.observation("spectator"), action)


def test_R26_who_leads_by_a_dragon_without_winning_is_told():
    assert "p2 leads the next trick, by the last Dragon." in told(two("claim2"), "troll-6", "dragon-3")
    assert not any("leads" in line for line in told(two("claim2"), "dragon-9", "troll-3"))


def test_R27_trolls_that_stay_in_the_middle_are_told():
    assert "troll-3 stays in the middle." in told(two("claim2"), "troll-8", "troll-3")
    assert not any("middle" in line for line in told(two("claim2"), "troll-8", "dragon-3"))


def test_R25_gnomes_that_a_giant_removes_are_told():
    taken = {"gnomes": {"p2": ["gnome-5"]}}
    assert "Giants remove gnome-5 from the game." in told(two("claim2"), "giant-5", "troll-0", **taken)
    assert not any("Giants" in line for line in told(two("claim2"), "giant-7", "troll-0", **taken))
