"""From `--database URL` to a storage."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from stamtisch.engine.quoting import shorten
from stamtisch.storage.base import DatabaseUrlError, Storage


def open_storage(url: str) -> Storage:
    """The storage that a URL names: `sqlite:///tables.sqlite`, `sqlite:////srv/tables.sqlite`.

    Raises:
        DatabaseUrlError: no such kind of database. StorageError: it cannot be used, and why.
    """
    path = sqlite_path(url)
    from stamtisch.storage.sqlite import SqliteStorage

    return SqliteStorage(path)


def sqlite_path(url: str) -> Path:
    """The file that a `sqlite:///` URL names: three slashes and a relative path, four and an absolute one.

    Raises:
        DatabaseUrlError: another kind of URL, or no file in it.
    """
    parts = urlsplit(url)
    path = unquote(parts.path)
    if parts.scheme != "sqlite" or parts.netloc or parts.query or len(path) < 2 or "\0" in path:
        # The URL of another database may hold a password: only its kind is shown.
        raise DatabaseUrlError("server-database-url", where="--database", kind=shorten(parts.scheme or url))
    return Path(path[1:]).expanduser()
