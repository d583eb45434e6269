"""The seats' tokens of one table: who holds which, and those that have been shown since it was opened.

A seat belongs to the guest that the table's log names. A token is the other way in: for a personal link, and
for programs. It goes with its guest, and dies when the guest loses the seat.
"""

from collections.abc import Iterable
from dataclasses import replace

from stamtisch.storage.base import SeatHolder
from stamtisch.table.table import Table
from stamtisch.web.people import Actor
from stamtisch.web.secrets import follow_token, hash_token, new_token, same, seal, unseal


class SeatLinks:
    """The seats' tokens of one table."""

    def __init__(self, table: str, holders: Iterable[SeatHolder]) -> None:
        self._table = table
        self._holders = {holder.seat: holder for holder in holders}
        self._shown: dict[bytes, str] = {}
        """tokens by their hashes, as far as they have been shown or made since the table was opened"""

    def holder_of(self, token: str) -> SeatHolder | None:
        """Whose token this is."""
        hashed = hash_token(token)
        for holder in self._holders.values():
            if same(holder.token, hashed):
                self._shown[hashed] = token
                return holder
        return None

    def token(self, seat: str | None, guest: str | None) -> str | None:
        """The token of a guest's seat, if it has been shown."""
        holder = self._holders.get(seat or "")
        return self._shown.get(holder.token) if holder and holder.guest == guest else None

    def open(self, seat: str | None, actor: Actor) -> SeatHolder | None:
        """Open the seal of an actor's seat with his cookie; what to store, if the seat has no token yet."""
        if seat is None or actor.id is None or actor.cookie is None:
            return None
        holder = self._holders.get(seat)
        if holder is not None and holder.guest == actor.id:
            if not holder.sealed:
                return self._seal_anew(holder, actor.cookie)
            if holder.token in self._shown:
                return None
            token = unseal(holder.sealed, actor.cookie, self._table)
            if token is not None and same(hash_token(token), holder.token):
                self._shown[holder.token] = token
                return None
        token = new_token()
        hashed = hash_token(token)
        self._shown[hashed] = token
        return SeatHolder(self._table, seat, actor.id, hashed, seal(token, actor.cookie, self._table))

    def _seal_anew(self, holder: SeatHolder, cookie: str) -> SeatHolder | None:
        """A token that only a program has had: sealed for the guest's cookie too, once it has been shown."""
        token = self._shown.get(holder.token)
        return None if token is None else replace(holder, sealed=seal(token, cookie, self._table))

    def follow(self, seat: str, guest: str, actor: Actor) -> tuple[str, SeatHolder | None]:
        """The token of a seat whose player comes from the table before, and what to store if it is new.

        It follows from what was shown there, so whoever has that gets the same again, and nobody else.
        """
        old = actor.bearer or actor.cookie or ""
        token = follow_token(old, self._table)
        hashed = hash_token(token)
        holder = self._holders.get(seat)
        if holder is not None and holder.guest == guest:
            if actor.cookie is not None and holder.token not in self._shown:
                self.open(seat, actor)
            if (shown := self._shown.get(holder.token)) is not None:
                return shown, None
            if same(holder.token, hashed):
                self._shown[hashed] = token
                return token, None
        self._shown[hashed] = token
        sealed = seal(token, actor.cookie, self._table) if actor.cookie else b""
        return token, SeatHolder(self._table, seat, guest, hashed, sealed)

    def adopted(self, holder: SeatHolder, actor: Actor, token: str) -> SeatHolder:
        """The same seat and token, held by the actor's guest."""
        sealed = seal(token, actor.cookie or "", self._table)
        return replace(holder, guest=actor.id or "", sealed=sealed)

    def settle(self, table: Table) -> tuple[list[SeatHolder], list[str]]:
        """What must change so that tokens follow their guests: the seats' new holders, and seats without."""
        moved: list[SeatHolder] = []
        left: list[str] = []
        for seat, holder in self._holders.items():
            now = table.seat_of(holder.guest)
            if now != seat:
                left.append(seat)
                if now is not None:
                    moved.append(replace(holder, seat=now))
        return moved, left

    def remember(self, holders: Iterable[SeatHolder], left: Iterable[str]) -> None:
        """What was stored counts."""
        for seat in left:
            self._holders.pop(seat, None)
        for holder in holders:
            self._holders[holder.seat] = holder
