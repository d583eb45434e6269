"""What a table refuses. The class says what kind of fault it is, the message which one."""

from stamtisch.engine.errors import StamtischError


class RefusalError(StamtischError):
    """A command that a table does not carry out; nothing has changed."""

    code = "refused"


class CommandError(RefusalError):
    """Not a command: an unknown type, a missing or strange field."""

    code = "bad-command"


class NotAllowedError(RefusalError):
    """A command that this person may not give: not seated, not the host, not their matter."""

    code = "not-allowed"


class ConflictError(RefusalError):
    """A command that does not fit how things stand: the seat is taken, the game is over."""

    code = "conflict"


class StaleError(ConflictError):
    """A command made for a table that has changed since in what matters for it."""

    code = "stale"


class AheadError(ConflictError):
    """A command made for a version that the table has not reached: its sender saw another log."""

    code = "ahead"


class LogError(StamtischError):
    """A stored log that this program cannot read."""

    code = "bad-log"
