"""Data sets: what they hold, that they repeat to the byte, that an interruption loses nothing."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from stamtisch import GameRecord, load_game
from stamtisch.adapters.match import Match
from stamtisch.bots.roster import UnknownBotError
from stamtisch.engine.tensors import split_tensor, with_margin
from stamtisch.lab.dataset import make, tables
from stamtisch.lab.dataset.make import make_dataset
from stamtisch.lab.dataset.order import DatasetError, Order
from stamtisch.lab.dataset.parts import Parts, parts_folder, regroup, unfinished_seed
from stamtisch.lab.dataset.read import Dataset
from stamtisch.lab.dataset.rows import Reader, unpack_masks
from stamtisch.lab.plan import Plan
from tests.support.variants import CLAIM

FOUR_PLAYERS = CLAIM[-1]
BAD = Path(__file__).parent / "bad_bots.py"
KINDS = [
    ("the-game", {"players": 2}, "greedy", 3),
    ("the-game", {"players": 3, "edition": "on-fire"}, "random", 3),
    ("runner-up", {"players": 2}, "greedy", 3),
    ("runner-up", {"players": 4, "variant": "tactical"}, "random", 3),
    ("saboteur", {"players": 3}, "random", 1),
    ("claim", {"players": 2, "factions": "claim2"}, "greedy", 3),
    (*FOUR_PLAYERS, "random", 3),
]


def order(*bots, game="claim", games=6, table="decisions", margin=3, **plan):
    options = plan.pop("options", {})
    return Order(Plan(game, options, bots or ("random", "greedy"), games, **plan), table, margin)


def rows_of(path):
    """All decisions, one after the other."""
    for batch in Dataset(path).batches(100):
        for row in range(len(batch["game"])):
            yield {name: column[row] for name, column in batch.items()}


def made(tmp_path, wanted, name="whole.parquet", **more):
    path = tmp_path / name
    assert make_dataset(wanted, path, **more).finished
    return path


@pytest.mark.parametrize(("game", "options", "bot", "games"), KINDS)
def test_every_decision_is_a_row_with_what_the_environments_show(tmp_path, game, options, bot, games):
    wanted = order(bot, "random", game=game, options=options, games=games, signals=False)
    rows = rows_of(made(tmp_path, wanted))
    for number in range(games):
        match = Match(wanted.plan.loaded)
        match.start(wanted.plan.deal_seed(number))
        results = []
        while not match.state.is_over():
            row = next(rows)
            assert row["game"] == number
            assert row["ply"] == len(match.state.history)
            assert row["bot"] == wanted.bots(number)[row["seat"]]
            assert row["seat"] == match.state.to_act()[0]
            assert np.array_equal(row["observation"], match.tensor(row["seat"]))
            assert np.array_equal(row["mask"], match.mask(row["seat"]))
            assert row["mask"][row["action"]] == 1
            assert row["words"] == match.game.format_words(match.action(row["seat"], row["action"]))
            results.append((row["seat"], row["return"]))
            match.act(row["seat"], row["action"])
        returns = match.state.returns()
        assert all(returns[seat] == result for seat, result in results)
    assert next(rows, None) is None


@pytest.mark.parametrize(("game", "options", "bot", "games"), KINDS)
def test_records_replay_to_the_same_decisions(tmp_path, game, options, bot, games):
    about = {"game": game, "options": options, "games": games}
    rows = rows_of(made(tmp_path, order(bot, **about), "decisions.parquet"))
    path = made(tmp_path, order(bot, **about, table="records"), "records.parquet")
    reader = Reader(load_game(game, **options))
    for number, record in enumerate(Dataset(path).records()):
        state = reader.game.replay(record)
        found = reader.read(record.start(), state.history)
        assert len(found) > 0
        for each in range(len(found)):
            row = next(rows)
            assert (row["game"], row["ply"]) == (number, found.plies[each])
            assert (row["action"], row["return"]) == (found.actions[each], found.returns[each])
            assert np.array_equal(row["observation"], found.observations[each])
            mask = unpack_masks(found.masks[each : each + 1], reader.count)[0]
            assert np.array_equal(row["mask"], mask)
    assert next(rows, None) is None
    for number, row in enumerate(pq.read_table(path).to_pylist()):
        state = reader.game.replay(GameRecord.parse(row["record"]))
        assert row["game"] == number
        assert row["seed"] == state.seed
        assert row["plies"] == len(state.history)
        assert row["returns"] == state.returns()
        assert row["scores"] == list(state.scores().values())
        assert row["winners"] == state.winners()


def test_signals_are_no_rows_but_seen_and_counted():
    game = load_game("the-game", players=2)
    state = game.new(7)
    state.apply(state.signals(1)[-1], 1)
    while not state.is_over():
        state.apply(state.legal_actions()[0])
    found = Reader(game).read(game.new(7), state.history)
    assert found.plies[0] == 1
    assert len(found) == len(state.history) - 1
    assert split_tensor(found.observations[0], game.spec.pieces)["hints"].sum() == 1


def test_saboteurs_window_grows_with_the_margin(tmp_path):
    wanted = order("random", game="saboteur", options={"players": 3}, games=1, margin=5)
    path = made(tmp_path, wanted)
    match = Match(wanted.plan.loaded, margin=5)
    about = Dataset(path).about
    assert about["margin"] == 5
    assert about["observation"]["size"] == match.size
    assert about["actions"] == match.action_count
    assert {row["mask"][row["action"]] for row in rows_of(path)} == {1}


def test_the_file_says_all_about_itself(tmp_path):
    wanted = order("greedy", "random", options=FOUR_PLAYERS[1], games=2, seed="ab" * 32)
    about = Dataset(made(tmp_path, wanted)).about
    game = wanted.plan.loaded
    assert about["format"] == "stamtisch-dataset/1"
    assert (about["table"], about["game"], about["games"]) == ("decisions", "claim", 2)
    assert about["options"] == game.options
    assert (about["bots"], about["seed"]) == (["greedy", "random"], "ab" * 32)
    assert about["versions"]["rules"] == game.spec.rules_version
    assert about["versions"]["tensor"] == game.spec.tensor_version
    assert set(about["versions"]) == {"stamtisch", "rules", "tensor"}
    pieces = about["observation"]["pieces"]
    assert [(each["name"], tuple(each["shape"])) for each in pieces] == [
        (each.name, each.shape) for each in with_margin(game.spec.pieces, 3)
    ]
    assert about["repeatable"] is True


@pytest.mark.parametrize(
    ("bot", "repeatable"),
    [("search:20sims", True), ("search:20ms", False), ("strong", False), (f"{BAD}:Fine", False)],
)
def test_a_file_says_whether_its_order_makes_it_again(bot, repeatable):
    assert order(bot).about()["repeatable"] is repeatable


@pytest.mark.parametrize("table", ["decisions", "records"])
def test_the_same_order_makes_the_same_bytes_whatever_the_processes_and_interruptions(
    tmp_path, table, monkeypatch
):
    wanted = order(games=9, table=table)
    whole = made(tmp_path, wanted, "a.parquet").read_bytes()
    assert made(tmp_path, wanted, "b.parquet", workers=3).read_bytes() == whole

    monkeypatch.setattr(make, "SAVE_EVERY", 0.0)
    path = tmp_path / "c.parquet"
    for stop in (2, 5, 9):
        interrupted = make_dataset(wanted, path, progress=stop_at(stop))
        assert (interrupted.finished, interrupted.games) == (False, stop)
        assert not path.exists()
    assert make_dataset(wanted, path, progress=never_twice()).finished
    assert path.read_bytes() == whole
    assert not parts_folder(path).exists()

    other = made(tmp_path, order(games=9, table=table, seed="cd" * 32), "d.parquet")
    assert other.read_bytes() != whole


def stop_at(games):
    def progress(done):
        if done == games:
            raise KeyboardInterrupt

    return progress


def never_twice():
    """Fails if a game that is kept already were played again."""
    told = []

    def progress(done):
        assert not told
        told.append(done)
        assert done == 9

    return progress


KILLED = """
import os, signal, sys
from stamtisch.lab.dataset import make
from tests.lab.test_dataset import order

make.SAVE_EVERY = 0.0
def progress(done):
    if done == 4:
        os.kill(os.getpid(), signal.SIGKILL)
make.make_dataset(order(games=9), sys.argv[1], progress=progress)
"""


def test_killed_it_goes_on_from_the_last_game_kept(tmp_path):
    whole = made(tmp_path, order(games=9)).read_bytes()
    path = tmp_path / "killed.parquet"
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", KILLED, path]
    # It ends when nobody holds its output any more, so the bots' processes have ended too.
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, timeout=300, check=False)
    assert done.returncode == -signal.SIGKILL
    folder = parts_folder(path)
    (folder / "new").write_bytes(b"half a part")
    (folder / "part-000000007-000000009.parquet").write_bytes(b"damaged")
    told = []
    assert make_dataset(order(games=9), path, progress=told.append).finished
    assert told[0] == 3
    assert path.read_bytes() == whole
    assert not folder.exists()


@pytest.mark.parametrize("table", ["decisions", "records"])
@pytest.mark.parametrize("size", [0, 100, -1])
def test_a_damaged_part_alone_is_made_anew(tmp_path, table, size, monkeypatch):
    wanted = order(games=9, table=table)
    whole = made(tmp_path, wanted).read_bytes()
    monkeypatch.setattr(make, "SAVE_EVERY", 0.0)
    path = tmp_path / "damaged.parquet"
    make_dataset(wanted, path, progress=stop_at(7))
    parts = sorted(parts_folder(path).glob("part-*"))
    assert len(parts) == 7
    for bad in (parts[2], parts[5]):
        bad.write_bytes(bad.read_bytes()[:size])
    done, damaged = [], []
    assert make_dataset(wanted, path, progress=done.append, damaged=damaged.append).finished
    assert damaged == [parts[2], parts[5]]
    assert done == [2, 3, 6, 8, 9]
    assert path.read_bytes() == whole


def test_a_part_of_other_columns_or_too_few_games_is_made_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(make, "SAVE_EVERY", 0.0)
    wanted = order(games=3, table="records")
    whole = made(tmp_path, wanted).read_bytes()
    other = made(tmp_path, order(games=1), "other.parquet").read_bytes()
    path = tmp_path / "changed.parquet"
    make_dataset(wanted, path, progress=stop_at(2))
    first, second = sorted(parts_folder(path).glob("part-*"))
    second.unlink()
    second = first.rename(first.with_name("part-000000000-000000002.parquet"))
    (parts_folder(path) / "part-000000002-000000003.parquet").write_bytes(other)
    damaged = []
    assert make_dataset(wanted, path, damaged=damaged.append).finished
    assert len(damaged) == 2
    assert path.read_bytes() == whole


def test_damage_that_shows_only_at_the_joining_is_told_and_mended_by_the_same_order(tmp_path, monkeypatch):
    wanted = order(games=4, table="records")
    whole = made(tmp_path, wanted).read_bytes()
    monkeypatch.setattr(make, "SAVE_EVERY", 0.0)
    path = tmp_path / "damaged.parquet"
    make_dataset(wanted, path, progress=stop_at(3))
    part = sorted(parts_folder(path).glob("part-*"))[1]
    held = bytearray(part.read_bytes())
    for place in range(4, 60):
        held[place] ^= 255
    part.write_bytes(held)
    with pytest.raises(DatasetError, match=f"The part {part.name} was damaged"):
        make_dataset(wanted, path)
    assert not path.exists()
    assert make_dataset(wanted, path).finished
    assert path.read_bytes() == whole


def test_ctrl_c_while_a_part_is_written_neither_loses_nor_doubles_games(tmp_path, monkeypatch):
    whole = made(tmp_path, order(games=6)).read_bytes()
    path = tmp_path / "broken.parquet"
    save = Parts.save
    moments = iter(["before", "after"])

    def broken(parts, table, stop):
        moment = next(moments, None)
        if moment != "before":
            save(parts, table, stop)
        if moment is not None:
            raise KeyboardInterrupt

    monkeypatch.setattr(make, "SAVE_EVERY", 0.0)
    monkeypatch.setattr(Parts, "save", broken)
    with pytest.raises(KeyboardInterrupt):
        make_dataset(order(games=6), path)
    monkeypatch.setattr(Parts, "save", save)
    assert make_dataset(order(games=6), path).finished
    assert path.read_bytes() == whole


def test_memory_does_not_grow_with_the_games(tmp_path, monkeypatch):
    """Parts and row groups are of so many rows; what is held is no more than that and a game."""
    monkeypatch.setattr(tables, "GROUP_BYTES", 64 * 4 * 1600)
    wanted = order(games=20)
    limit = tables.rows_per_group(wanted)
    assert 50 < limit < 70
    held = []
    save = Parts.save

    def spy(parts, table, stop):
        held.append(table.num_rows)
        save(parts, table, stop)

    monkeypatch.setattr(Parts, "save", spy)
    path = made(tmp_path, wanted)
    assert len(held) > 5
    assert max(held) < limit + 53  # a game of two has 52 decisions, and a Seer's look
    metadata = pq.read_metadata(path)
    groups = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    assert set(groups[:-1]) == {limit}
    assert 0 < groups[-1] <= limit
    assert sum(groups) == sum(held)


def test_regrouping_keeps_rows_and_order():
    stretches = [(0, 3), (3, 13), (13, 14), (14, 16)]
    pieces = [pa.table({"x": list(range(*stretch))}) for stretch in stretches]
    grouped = list(regroup(pieces, 4))
    assert [table.num_rows for table in grouped] == [4, 4, 4, 4]
    assert pa.concat_tables(grouped)["x"].to_pylist() == list(range(16))
    assert [table.num_rows for table in regroup(pieces, 5)] == [5, 5, 5, 1]
    assert list(regroup([], 5)) == []


def test_a_file_that_is_there_is_left_alone(tmp_path):
    path = tmp_path / "mine.parquet"
    path.write_bytes(b"mine")
    with pytest.raises(DatasetError, match="there already"):
        make_dataset(order(), path)
    assert path.read_bytes() == b"mine"
    assert not parts_folder(path).exists()


@pytest.mark.parametrize(
    "other", [{"games": 7}, {"seed": "cd" * 32}, {"table": "records"}, {"signals": False}]
)
def test_an_unfinished_set_of_another_order_is_left_alone(tmp_path, other):
    path = tmp_path / "one.parquet"
    assert not make_dataset(order(), path, progress=stop_at(3)).finished
    before = sorted(parts_folder(path).iterdir())
    with pytest.raises(DatasetError, match="another order"):
        make_dataset(order(**other), path)
    assert sorted(parts_folder(path).iterdir()) == before
    assert unfinished_seed(path) == "0" * 64
    assert unfinished_seed(tmp_path / "none.parquet") is None


HOLDING = """
import fcntl, sys
with open(sys.argv[1], "wb") as lock:
    fcntl.lockf(lock, fcntl.LOCK_EX)
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_two_processes_do_not_make_the_same_set(tmp_path):
    path = tmp_path / "one.parquet"
    assert not make_dataset(order(), path, progress=stop_at(3)).finished
    holding = [sys.executable, "-c", HOLDING, parts_folder(path) / "lock"]
    with subprocess.Popen(holding, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(DatasetError, match="Another process"):
            make_dataset(order(), path)
        other.communicate(b"\n")
    assert make_dataset(order(), path).finished


@pytest.mark.parametrize(("name", "words"), [("Raises", "ZeroDivisionError"), ("Illegal", "not legal")])
def test_a_bot_that_goes_wrong_is_named(tmp_path, name, words):
    bots = (f"{BAD}:{name}", "random")
    with pytest.raises(DatasetError, match=words) as told:
        make_dataset(order(*bots, move_seconds=60.0), tmp_path / "one.parquet")
    assert f"bad_bots.py:{name}: In game 0 the bot of p1 went wrong" in str(told.value)
    assert list(tmp_path.iterdir()) == []


def test_games_before_a_bot_that_goes_wrong_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(make, "SAVE_EVERY", 1e9)
    path = tmp_path / "one.parquet"
    wanted = order(f"{BAD}:Picky", "random", games=40, seed="9" * 64)
    with pytest.raises(DatasetError, match="not with this card") as told:
        make_dataset(wanted, path)
    failed = int(str(told.value).split("In game ")[1].split()[0])
    assert 0 < failed < 40
    (part,) = parts_folder(path).glob("part-*")
    assert part.name == f"part-000000000-{failed:09}.parquet"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"table": "pictures"}, "decisions and records"),
        ({"games": 0}, "1 or more"),
        ({"margin": 4}, "without borders"),
        ({"game": "saboteur", "margin": 99}, "from 0 to 34"),
    ],
)
def test_an_order_that_cannot_be_is_refused_before_anything_is_done(tmp_path, changes, words):
    with pytest.raises(DatasetError, match=words):
        make_dataset(order(**changes), tmp_path / "one.parquet")
    with pytest.raises(UnknownBotError):
        make_dataset(order("nobody"), tmp_path / "one.parquet")
    assert list(tmp_path.iterdir()) == []


def test_only_our_files_are_opened_and_only_as_what_they_are(tmp_path):
    foreign = tmp_path / "foreign.parquet"
    pq.write_table(pa.table({"x": [1]}), foreign)
    torn = tmp_path / "torn.parquet"
    torn.write_bytes(b"PAR1")
    for path in (foreign, torn):
        with pytest.raises(DatasetError, match="no data set"):
            Dataset(path)
    with pytest.raises(OSError, match="No such file"):
        Dataset(tmp_path / "none.parquet")
    found = Dataset(made(tmp_path, order(games=1, table="records")))
    with pytest.raises(DatasetError, match="holds records"):
        next(found.batches())
    assert found.rows == 1
    decisions = Dataset(made(tmp_path, order(games=1), "other.parquet"))
    with pytest.raises(DatasetError, match="holds decisions"):
        next(decisions.records())


def test_disk_full(tmp_path, monkeypatch):
    def full(_file):
        raise OSError(28, os.strerror(28))

    path = tmp_path / "one.parquet"
    assert not make_dataset(order(), path, progress=stop_at(3)).finished
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(DatasetError, match=r"No space left on device\. The games so far are kept"):
            make_dataset(order(), path)
    assert unfinished_seed(path) == "0" * 64
    assert make_dataset(order(), path).finished
