"""The tables of the SQLite file, and the way from each older release's to the present."""

import sqlite3

from stamtisch.storage.base import SchemaError

APPLICATION_ID = 0x5374616D
"""`Stam`, in the file's header: this database is ours"""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE guests (
        id TEXT PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL, language TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, game TEXT NOT NULL, phase TEXT NOT NULL,
        changed TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE events (
        table_id TEXT NOT NULL, version INTEGER NOT NULL CHECK (version > 0), at TEXT NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        table_id TEXT NOT NULL, seat TEXT NOT NULL, guest TEXT NOT NULL, token BLOB NOT NULL UNIQUE,
        sealed BLOB NOT NULL, PRIMARY KEY (table_id, seat), UNIQUE (table_id, guest)
    ) WITHOUT ROWID;
    CREATE INDEX seats_guest ON seats (guest);
    CREATE TABLE answers (
        table_id TEXT NOT NULL, actor TEXT NOT NULL, key TEXT NOT NULL, digest BLOB NOT NULL,
        version INTEGER NOT NULL, PRIMARY KEY (table_id, actor, key)
    ) WITHOUT ROWID;
    CREATE TABLE results (
        guest TEXT NOT NULL, at TEXT NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL,
        game TEXT NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (guest, at, table_id, seat)
    ) WITHOUT ROWID;
    """,
)
"""Each entry leads one version on; an entry that was released is never edited."""


def schema_version(connection: sqlite3.Connection) -> int:
    """The version of the file's tables; 0: an empty file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def prepare(connection: sqlite3.Connection, path: str) -> None:
    """Make the tables, or bring them up to date, in one transaction.

    Raises:
        SchemaError: not our file, or written by a newer release; it is left as it was.
    """
    known = len(MIGRATIONS)
    found = schema_version(connection)
    ours = int(connection.execute("PRAGMA application_id").fetchone()[0]) == APPLICATION_ID
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not ours and not (empty and found == 0):
        raise SchemaError("server-database-foreign", path=path)
    if found > known:
        raise SchemaError("server-database-newer", path=path, found=found, known=known)
    if found == known:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in MIGRATIONS[found:]:
            for statement in migration.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {known}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
