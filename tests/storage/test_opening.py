"""Opening a database: made, brought up to date, or refused in one clear line; never harmed."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from stamtisch.storage import schema, sqlite
from stamtisch.storage.base import (
    DatabaseUrlError,
    ReadOnlyError,
    SchemaError,
    StorageBusyError,
    StorageError,
    StorageFullError,
)
from stamtisch.storage.faults import explain
from stamtisch.storage.opening import open_storage, sqlite_path
from stamtisch.storage.sqlite import SqliteStorage
from tests.storage.changes import change


def close(storage):
    asyncio.run(storage.close())


def test_what_was_kept_is_there_when_it_is_opened_again(path):
    storage = SqliteStorage(path)
    asyncio.run(storage.write(change("t", 1)))
    close(storage)
    again = SqliteStorage(path)
    assert len(asyncio.run(again.table("t")).events) == 1
    close(again)


def test_it_is_durable_wal_with_synchronous_full(storage):
    connection = storage._open[0]
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_an_older_database_is_brought_up_to_date_with_everything_in_it(path, monkeypatch):
    storage = SqliteStorage(path)
    asyncio.run(storage.write(change("t", 1, 2)))
    close(storage)
    more = (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN note TEXT; UPDATE tables SET note = 'kept'")
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    newer = SqliteStorage(path)
    assert schema.schema_version(newer._open[0]) == len(more)
    assert newer._open[0].execute("SELECT note FROM tables").fetchall() == [("kept",)]
    assert len(asyncio.run(newer.table("t")).events) == 2
    close(newer)


def test_a_migration_that_fails_leaves_the_database_as_it_was(path, monkeypatch):
    storage = SqliteStorage(path)
    asyncio.run(storage.write(change("t", 1)))
    close(storage)
    before = len(schema.MIGRATIONS)
    with monkeypatch.context() as patched:
        patched.setattr(
            schema, "MIGRATIONS", (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN note TEXT; nonsense")
        )
        with pytest.raises(StorageError):
            SqliteStorage(path)
    again = SqliteStorage(path)
    assert schema.schema_version(again._open[0]) == before
    assert len(asyncio.run(again.table("t")).events) == 1
    close(again)


def test_a_newer_database_is_refused_and_left_alone(path):
    close(SqliteStorage(path))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(SchemaError, match="99"):
        SqliteStorage(path)
    assert path.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(path):
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(SchemaError, match="not a database of Stamtisch"):
        SqliteStorage(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(path):
    path.write_bytes(b"Dear diary, " * 100)
    with pytest.raises(SchemaError):
        SqliteStorage(path)
    assert path.read_bytes() == b"Dear diary, " * 100


def test_a_database_belongs_to_one_server_at_a_time(path):
    first = SqliteStorage(path)
    with pytest.raises(StorageBusyError, match="already running"):
        SqliteStorage(path)
    close(first)
    close(SqliteStorage(path))


def test_a_link_to_a_database_is_the_same_database(path, tmp_path):
    first = SqliteStorage(path)
    link = tmp_path / "link.sqlite"
    link.symlink_to(path)
    with pytest.raises(StorageBusyError, match="already running"):
        SqliteStorage(link)
    close(first)


def test_a_database_of_two_names_is_refused_by_both_and_left_alone(path, tmp_path):
    """By one name SQLite does not see what it has written beside the other."""
    close(SqliteStorage(path))
    link = tmp_path / "link.sqlite"
    link.hardlink_to(path)
    before = path.read_bytes()
    for name in (path, link):
        with pytest.raises(StorageError, match="hard links"):
            SqliteStorage(name)
    assert path.read_bytes() == before
    assert not (tmp_path / "link.sqlite.lock").exists()
    link.unlink()
    close(SqliteStorage(path))


def test_a_database_that_another_program_holds_is_told_so(path, monkeypatch):
    storage = SqliteStorage(path)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    storage._open[0].execute("PRAGMA busy_timeout = 50")
    with pytest.raises(StorageBusyError, match="Another program"):
        asyncio.run(storage.write(change("t", 1)))
    holder.execute("ROLLBACK")
    holder.close()
    asyncio.run(storage.write(change("t", 1)))
    close(storage)


def test_a_folder_that_cannot_be_is_told_so(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    for place in (file / "tables.sqlite", file / "below" / "tables.sqlite"):
        with pytest.raises(StorageError, match="what should be a folder is a file"):
            SqliteStorage(place)


def test_a_database_that_may_not_be_written_is_told_so(path):
    close(SqliteStorage(path))
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("UPDATE tables SET version = 2")
    connection.close()
    problem = explain(caught.value, str(path))
    assert isinstance(problem, ReadOnlyError)
    assert "--data" in str(problem)


def test_the_systems_own_complaints_are_told_too():
    assert isinstance(explain(PermissionError(13, "no"), "x"), ReadOnlyError)
    assert isinstance(explain(OSError(30, "read-only file system"), "x"), ReadOnlyError)
    assert isinstance(explain(OSError(28, "no space"), "x"), StorageFullError)
    assert "odd" in str(explain(OSError(5, "odd"), "x"))


def test_a_full_disk_is_told_and_what_was_acknowledged_stays(path):
    storage = SqliteStorage(path)
    connection = storage._open[0]
    pages = connection.execute("PRAGMA page_count").fetchone()[0]

    async def write(first):
        for version in range(first, first + 1000):
            try:
                await storage.write(change("t", version))
            except StorageFullError:
                return version - 1
        raise AssertionError("it was never full")

    async def fill():
        connection.execute(f"PRAGMA max_page_count = {pages + 5}")
        written = await write(1)
        assert len((await storage.table("t")).events) == written > 0
        connection.execute("PRAGMA max_page_count = 100000")
        await storage.write(change("t", written + 1))
        return written + 1, await storage.table("t")

    last, file = asyncio.run(fill())
    assert [event.version for event in file.events] == list(range(1, last + 1))
    close(storage)


def test_whether_it_can_be_written_is_tried_by_writing(path, monkeypatch):
    """What changes nothing would succeed on a full disk."""
    monkeypatch.setattr(sqlite, "CHECKED_SECONDS", 1e9)
    storage = SqliteStorage(path)
    log = path.with_name(path.name + "-wal")
    before = log.read_bytes()
    asyncio.run(storage.check())
    after = log.read_bytes()
    assert after != before
    asyncio.run(storage.check())
    assert log.read_bytes() == after, "asked again at once, it is not written again"
    close(storage)
    close(SqliteStorage(path))


FULL = """
import asyncio, resource, sys
from pathlib import Path
from stamtisch.storage.base import StorageError
from stamtisch.storage.sqlite import SqliteStorage
storage = SqliteStorage(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))  # no file may grow
try:
    asyncio.run(storage.check())
except StorageError as problem:
    print("not ready")
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
asyncio.run(storage.check())
print("ready")
"""


def test_it_is_not_ready_while_nothing_can_be_written_and_recovers_by_itself(path):
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["not ready", "ready"]


def test_a_full_disk_is_told_as_such_however_sqlite_calls_it(path, monkeypatch):
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
    assert not isinstance(explain(problem, str(path)), StorageFullError)
    monkeypatch.setattr("shutil.disk_usage", lambda _: shutil._ntuple_diskusage(100, 100, 0))
    assert isinstance(explain(problem, str(path)), StorageFullError)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:hunter2@host/db",
        "sqlite://",
        "sqlite:///",
        "tables.sqlite",
        "sqlite://host/x",
        "",
        "sqlite:///a?b=c",
    ],
)
def test_other_databases_are_refused_without_their_passwords(url):
    with pytest.raises(DatabaseUrlError) as caught:
        sqlite_path(url)
    assert "hunter2" not in str(caught.value)


def test_a_url_names_a_file(tmp_path):
    assert sqlite_path("sqlite:///a/b.sqlite") == Path("a/b.sqlite")
    assert sqlite_path("sqlite:////a/b%20c.sqlite") == Path("/a/b c.sqlite")
    close(open_storage(f"sqlite:///{tmp_path / 'x.sqlite'}"))
    assert (tmp_path / "x.sqlite").exists()
