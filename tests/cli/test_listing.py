"""The numbered list of moves."""

from stamtisch.cli.listing import list_moves, number_moves, order_moves, shorten_list


def test_moves_that_begin_alike_stand_together_in_the_order_of_their_numbers() -> None:
    moves = ["9 up1", "31 up1", "end", "9 up2", "4 up2"]
    assert order_moves(moves) == ["4 up2", "9 up1", "9 up2", "31 up1", "end"]
    assert order_moves(["lay cross 1,0", "map top", "lay tee_v 1,0", "lay cross turned 0,1"]) == [
        "lay cross 1,0",
        "lay cross turned 0,1",
        "map top",
        "lay tee_v 1,0",
    ]


def test_gold_cards_are_numbered_by_their_nuggets_so_that_a_bare_number_is_no_other_card() -> None:
    assert number_moves(["take 2", "take 3"]) == [2, 3]
    assert list_moves(["take 2", "take 3"], 80) == ["  take  2) 2  3) 3"]
    assert number_moves(["4 up1", "31 up1"]) == [1, 2]


def test_groups_have_a_label_and_go_on_beside_it() -> None:
    moves = ["lay cross 1,0", "lay cross turned -2,10", "pass cross", "end"]
    assert list_moves(moves, 80) == [
        "  lay cross  1) 1,0  2) turned -2,10",
        "  pass       3) cross",
        "             4) end",
    ]


PILES = ("up1", "up2", "down1", "down2")


def test_a_table_has_every_ending_in_its_own_column() -> None:
    moves = ["4 up2", "4 down1", "31 up1", "end"]
    assert list_moves(moves, 80, columns=PILES) == [
        "  4             1) up2    2) down1",
        "  31  3) up1",
        "      4) end",
    ]
    assert list_moves(moves, 20, columns=PILES)[0] == "  4   1) up2"
    assert list_moves(["map top", "use p1"], 80, columns=("p1",)) == ["  map  1) top", "  use  2) p1"]


def test_a_list_that_is_too_long_still_shows_every_kind_of_move() -> None:
    moves = [f"lay {card} {x},0" for card in ("cross", "tee_v") for x in range(20)] + ["map top"]
    lines = list_moves(moves, 60)
    assert shorten_list(lines, len(lines), 60) == (lines, False)
    short, is_cut = shorten_list(lines, 5, 60)
    assert is_cut
    assert [line.split()[-1] for line in short] == ["…", "…", "top"]
    assert max(map(len, short)) <= 60
    assert len(shorten_list(lines, 2, 60)[0]) == 1


def test_single_words_need_no_label() -> None:
    assert list_moves(["goblin-0", "goblin-12"], 80) == ["  1) goblin-0   2) goblin-12"]


def test_it_fits_the_width() -> None:
    moves = [f"lay {card} turned {x},0" for card in ("cross", "dead_curve_se") for x in range(60)]
    for width in (30, 40, 80):
        lines = list_moves(moves, width)
        assert max(map(len, lines)) <= width
        assert sum(line.count(")") for line in lines) == 120
        assert lines[0].startswith("  lay cross ")


def test_numbers_stay_when_only_some_are_shown() -> None:
    moves = ["goblin-0", "knight-2", "goblin-1"]
    assert list_moves(moves, 80, "goblin") == ["  1) goblin-0  3) goblin-1"]
    assert list_moves(moves, 80, "troll") == []
    assert list_moves([], 80) == []
