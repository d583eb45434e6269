"""Nobody can steer the shuffle, and everybody can check it."""

import hashlib

import pytest

from stamtisch import GameRecord
from stamtisch.table import commands as c
from stamtisch.table.errors import ConflictError
from stamtisch.table.fair import derive, make_commit, make_seed, new_table_id
from tests.table.sitting import Sitting

SHARES = {"p1": "11" * 32, "p3": "33" * 32}


def shared():
    sitting = Sitting("claim", options={"players": 3, "factions": SEVEN})
    sitting.do("g3", c.Share(SHARES["p3"]))
    sitting.do("g1", c.Start(SHARES["p1"]))
    return sitting


SEVEN = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "dragons", "seers"]


def test_the_seed_is_made_of_the_secret_and_the_shares_in_the_order_of_the_seats():
    secret = bytes(range(32))
    one, three = bytes.fromhex(SHARES["p1"]), bytes.fromhex(SHARES["p3"])
    assert make_seed(secret, [one, three]) == hashlib.sha256(secret + one + three).hexdigest()
    assert make_seed(secret, []) == hashlib.sha256(secret).hexdigest()


def test_the_commitment_is_no_seed_and_no_step_on_the_way_to_one():
    """Neither without shares, nor with SHA-256's own padding as the first share, after which its inner state
    would be SHA-256(secret): whoever knew that could work out the seed from the other shares."""
    secret = bytes(range(32))
    assert make_commit(secret) == hashlib.sha256(hashlib.sha256(secret).digest()).hexdigest()
    padding = b"\x80" + bytes(23) + (8 * len(secret)).to_bytes(8, "big")
    assert len(padding) == 32
    for shares in ([], [padding], [padding, padding]):
        assert make_commit(secret) != make_seed(secret, shares)
    assert make_commit(secret) != hashlib.sha256(secret).hexdigest()


def test_before_the_end_only_the_commitment_and_the_shares_are_shown():
    sitting = shared()
    fair = sitting.view("g1")["table"]["fair"]
    assert fair["shares"] == SHARES
    assert fair["secret"] is fair["seed"] is None
    for guest in ("g1", "g2", "stranger"):
        sent = sitting.update(guest).decode()
        assert sitting.table.fair.secret.hex() not in sent
        assert sitting.table.play.start.seed not in sent


def test_at_the_end_anybody_can_check_the_deal():
    sitting = shared()
    before = sitting.view()["table"]["fair"]
    sitting.play()
    after = sitting.view()["table"]["fair"]
    assert after["commit"] == before["commit"] == make_commit(bytes.fromhex(after["secret"]))
    mixed = bytes.fromhex(after["secret"] + SHARES["p1"] + SHARES["p3"])
    assert after["seed"] == hashlib.sha256(mixed).hexdigest()
    record = sitting.table.record()
    assert record["seed"] == after["seed"]
    again = GameRecord.from_json(record).start()
    for words in record["actions"]:
        again.apply(words)
    assert again.position() == sitting.table.replay("all")[-1]["game"]["position"]


def test_the_commitment_stands_before_the_first_share():
    sitting = Sitting()
    commit = sitting.view()["table"]["fair"]["commit"]
    sitting.do("g2", c.Share("aa" * 32))
    sitting.do("g2", c.Share("bb" * 32))
    assert sitting.do("g2", c.Share("bb" * 32)) == []
    assert sitting.view()["table"]["fair"] == {
        "commit": commit,
        "shares": {"p2": "bb" * 32},
        "secret": None,
        "seed": None,
    }


def test_every_share_changes_the_deal():
    deals = set()
    for share in (None, "00" * 32, "01" * 32):
        sitting = Sitting()
        sitting.do("g1", c.Start(share))
        deals.add(sitting.table.play.start.seed)
    assert len(deals) == 3


def test_what_is_derived_for_one_purpose_tells_nothing_of_another():
    entropy = bytes(32)
    assert derive("table", entropy) != derive("secret", entropy)
    assert len(new_table_id(entropy)) == 16
    assert new_table_id(bytes(32)) != new_table_id(bytes([1] * 32))
    with pytest.raises(ValueError, match="32 bytes"):
        derive("table", bytes(31))


def test_the_record_is_there_only_once_the_game_is_over():
    sitting = shared()
    with pytest.raises(ConflictError, match="once the game is over"):
        sitting.table.record()
    with pytest.raises(ConflictError, match="once the game is over"):
        sitting.table.replay("all")
