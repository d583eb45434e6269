"""What can be set about a server, with the values that suit a computer at home."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done: at once `burst` times, in the long run `each_second`."""

    each_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one guest, or one address, may ask of the server."""

    commands: Rate = Rate(10, 40)
    """commands and other changes of one guest or seat"""
    questions: Rate = Rate(20, 80)
    """`why` and the like, of one guest or seat"""
    talk: Rate = Rate(0.5, 12)
    """lines of chat, phrases and new names of one guest or seat"""
    new_tables: Rate = Rate(0.2, 20)
    """tables that one guest opens"""
    new_guests: Rate = Rate(2, 60)
    """guests that come from one address"""
    address: Rate = Rate(200, 1000)
    """requests of any kind from one address"""
    guesses: Rate = Rate(0.2, 20)
    """wrong seat tokens from one address"""
    guest_streams: int = 30
    """streams that one guest or seat keeps open"""
    unknown_streams: int = 150
    """streams open to one address by those who show neither a cookie nor a token: people who only watch"""
    address_streams: int = 600
    """streams open to one address"""
    address_connections: int = 800
    """connections of one address: its streams and what it asks beside; never more than half of all"""
    connections: int = 60_000
    """connections in all; fewer where the process may not open as many files"""
    head_seconds: float = 15.0
    """how long a connection may take to ask something"""
    body_bytes: int = 16_384
    """the largest body of a request"""
    body_seconds: float = 15.0
    """how long it may take to come"""


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings.

    Attributes:
        public_url: where people reach it, if not where the request says (`https://games.example`).
        share_url: what links begin with for people who use it as `localhost`: its address in the network.
        hosts: further names under which it may be asked: `games.example`, `.example.org`, `*` for any.
        pace: how long bots take beside a person: 1 as people do, 0 at once.
        bot_seconds: how long a bot may think about one move.
        heartbeat: seconds between signs of life on a stream.
        idle: seconds after which a table that nobody looks at is put away.
        stream_backlog: updates that wait for a slow reader before he is let go (he resumes by himself).
        tables_open: tables in memory at most; the least used are put away.
    """

    public_url: str | None = None
    share_url: str | None = None
    hosts: tuple[str, ...] = ()
    pace: float = 1.0
    bot_seconds: float = 1.0
    heartbeat: float = 15.0
    idle: float = 60.0
    stream_backlog: int = 64
    tables_open: int = 20_000
    limits: Limits = field(default_factory=Limits)
