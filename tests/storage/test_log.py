"""A table's log: versions without gaps, whole changes or none, many writers."""

import asyncio

import pytest

from stamtisch.storage.base import (
    Answer,
    Guest,
    Result,
    SeatHolder,
    StorageError,
    TakenError,
    VersionConflictError,
)
from stamtisch.storage.sqlite import SqliteStorage
from tests.storage.changes import AT, change


def test_what_was_written_is_there_in_order(storage):
    async def write():
        await storage.write(change("t", 1))
        await storage.write(change("t", 2, 3))
        return await storage.table("t")

    assert [event.version for event in asyncio.run(write()).events] == [1, 2, 3]


def test_an_unknown_table_is_none(storage):
    assert asyncio.run(storage.table("nowhere")) is None


@pytest.mark.parametrize("versions", [(1,), (3,), (2, 2), (2, 4)])
def test_a_version_that_does_not_follow_is_refused_and_nothing_of_the_change_is_kept(storage, versions):
    async def write():
        await storage.write(change("t", 1))
        with pytest.raises(StorageError):
            await storage.write(change("t", *versions, answer=Answer("g", "k", b"", 1)))
        return await storage.table("t")

    file = asyncio.run(write())
    assert [event.version for event in file.events] == [1]
    assert not file.answers


def test_two_tables_at_once_are_kept_both_or_none(storage):
    async def write():
        await storage.write(change("old", 1))
        with pytest.raises(VersionConflictError):
            await storage.write(change("new", 1), change("old", 7))
        assert await storage.table("new") is None
        await storage.write(change("new", 1), change("old", 2))
        return await storage.table("new"), await storage.table("old")

    new, old = asyncio.run(write())
    assert (len(new.events), len(old.events)) == (1, 2)


def test_O05_of_many_who_write_the_same_version_at_once_one_succeeds(storage):
    async def write():
        await storage.write(change("t", 1))
        tries = (storage.write(change("t", 2)) for _ in range(50))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        return outcomes, await storage.table("t")

    outcomes, file = asyncio.run(write())
    assert outcomes.count(None) == 1
    assert all(each is None or isinstance(each, VersionConflictError) for each in outcomes)
    assert len(file.events) == 2


def test_O29_many_tables_are_written_at_once_without_a_loss(storage):
    async def play(table):
        for version in range(1, 21):
            await storage.write(change(table, version))

    async def write():
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*map(play, names))
        return [await storage.table(name) for name in names]

    assert all(len(file.events) == 20 for file in asyncio.run(write()))


def test_one_bad_change_in_a_group_does_not_harm_the_others(storage):
    async def write():
        jobs = [storage.write(change(f"t{number}", 1 if number != 5 else 9)) for number in range(10)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    outcomes = asyncio.run(write())
    assert [index for index, each in enumerate(outcomes) if each is not None] == [5]


def test_a_seat_has_one_holder_and_a_guest_one_seat_a_table(storage):
    async def write():
        await storage.write(change("t", 1, seats=(SeatHolder("t", "p1", "anna", b"1", b""),)))
        with pytest.raises(TakenError):
            await storage.write(change("t", 2, seats=(SeatHolder("t", "p2", "anna", b"2", b""),)))
        await storage.write(
            change("t", 2, seats=(SeatHolder("t", "p2", "anna", b"1", b""),), vacated=("p1",))
        )
        return await storage.table("t"), await storage.seat(b"1"), await storage.seat(b"2")

    file, found, missing = asyncio.run(write())
    assert [(holder.seat, holder.guest) for holder in file.seats] == [("p2", "anna")]
    assert found == file.seats[0]
    assert missing is None


def test_an_answer_is_kept_once(storage):
    async def write():
        await storage.write(change("t", 1, answer=Answer("anna", "key", b"d", 1)))
        with pytest.raises(TakenError):
            await storage.write(change("t", 2, answer=Answer("anna", "key", b"d", 2)))
        return await storage.table("t")

    file = asyncio.run(write())
    assert file.answers == (Answer("anna", "key", b"d", 1),)
    assert len(file.events) == 1


def test_guests_and_their_tables_and_results_are_found(storage):
    guest = Guest("anna", b"hash", "Anna", "nl")

    async def write():
        await storage.write(change("", guest=guest))
        for number in (1, 2):
            table = f"t{number}"
            holder = SeatHolder(table, "p1", "anna", bytes([number]), b"")
            result = Result(table, "p1", "anna", "claim", number % 2, f"{AT}{number}")
            await storage.write(change(table, 1, seats=(holder,), results=(result,)))
        found = await storage.guest(b"hash")
        return found, await storage.holdings("anna", 10), await storage.results("anna")

    found, holdings, results = asyncio.run(write())
    assert found == guest
    assert {holding.head.table for holding in holdings} == {"t1", "t2"}
    assert [result.won for result in results] == [0, 1]


def test_a_changed_guest_replaces_himself(storage):
    async def write():
        await storage.write(change("", guest=Guest("anna", b"hash", "Anna", "nl")))
        await storage.write(change("", guest=Guest("anna", b"hash", "Ans", "fy")))
        return await storage.guest(b"hash")

    assert asyncio.run(write()).name == "Ans"


def test_after_closing_nothing_is_taken(path):
    async def write():
        storage = SqliteStorage(path)
        await storage.write(change("t", 1))
        await storage.close()
        with pytest.raises(StorageError):
            await storage.write(change("t", 2))

    asyncio.run(write())
