"""The numbered list of moves."""

from stamtisch.cli.listing import list_moves, order_moves


def test_moves_that_begin_alike_stand_together_in_the_order_of_their_numbers() -> None:
    moves = ["25 up1", "31 up1", "25 up2", "end", "31 up2"]
    assert order_moves(moves) == ["25 up1", "25 up2", "31 up1", "31 up2", "end"]


def test_groups_have_a_label_and_aligned_columns() -> None:
    moves = ["lay cross 1,0", "lay cross -2,10", "pass cross", "end"]
    assert list_moves(moves, 80) == [
        "  lay cross  1) 1,0    2) -2,10",
        "  pass       3) cross",
        "             4) end",
    ]


def test_single_words_need_no_label() -> None:
    assert list_moves(["goblin-0", "goblin-12"], 80) == ["  1) goblin-0   2) goblin-12"]


def test_it_fits_the_width() -> None:
    moves = [f"lay {card} turned {x},0" for card in ("cross", "dead_curve_se") for x in range(60)]
    for width in (30, 40, 80):
        lines = list_moves(moves, width)
        assert max(map(len, lines)) <= width
        assert sum(line.count(")") for line in lines) == 120
        assert lines[0].startswith("  lay cross turned")


def test_numbers_stay_when_only_some_are_shown() -> None:
    moves = ["goblin-0", "knight-2", "goblin-1"]
    assert list_moves(moves, 80, "goblin") == ["  1) goblin-0  3) goblin-1"]
    assert list_moves(moves, 80, "troll") == []
    assert list_moves([], 80) == []
