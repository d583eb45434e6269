"""Who is connected. It is no part of a table's log: it does not outlive the process, and it flickers."""

from datetime import datetime


class Presence:
    """The guests with an open stream at one table, counted, since people have several tabs."""

    def __init__(self, now: datetime) -> None:
        self._tabs: dict[str, int] = {}
        self._since: dict[str, datetime] = {}
        self._gone: dict[str, datetime] = {}
        self._begun = now
        self.woken: datetime | None = None
        """since when somebody is here; None: nobody is, and the table sleeps"""

    def arrive(self, guest: str, now: datetime) -> bool:
        """A stream of the guest opened; whether the guest was not here before."""
        tabs = self._tabs.get(guest, 0)
        if not self._tabs:
            self.woken = now
        self._tabs[guest] = tabs + 1
        if tabs:
            return False
        self._since[guest] = now
        self._gone.pop(guest, None)
        return True

    def depart(self, guest: str, now: datetime) -> bool:
        """A stream of the guest closed; whether it was the last one."""
        tabs = self._tabs.get(guest, 0)
        if tabs > 1:
            self._tabs[guest] = tabs - 1
            return False
        if tabs == 0:
            return False
        del self._tabs[guest]
        del self._since[guest]
        self._gone[guest] = now
        if not self._tabs:
            self.woken = None
        return True

    def is_here(self, guest: str | None) -> bool:
        """Whether the guest has an open stream."""
        return guest in self._tabs

    def here_since(self, guest: str) -> datetime | None:
        """Since when; None: not here."""
        return self._since.get(guest)

    def gone_since(self, guest: str) -> datetime | None:
        """Since when the guest is not here (as far as this process knows); None: here."""
        return None if guest in self._tabs else self._gone.get(guest, self._begun)

    @property
    def guests(self) -> tuple[str, ...]:
        """All who are here."""
        return tuple(self._tabs)
