"""Reading positions: the checks that every game's `read_position` makes, with errors that name the place."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import format_seat, parse_seat, shorten
from stamtisch.engine.spec import Json

T = TypeVar("T")


def check_fields(position: Json, known: Iterable[str], where: str = "position") -> None:
    """Refuse a field that a position does not have.

    Raises:
        PositionError: which one, and which there are.
    """
    names = list(known)
    for key in position:
        if key not in names:
            raise PositionError("engine-unknown-field", where=f"{where}.{shorten(key)}", known=names)


def read_number(
    position: Json, field: str, default: int, low: int, high: int, rule: str | None = None
) -> int:
    """A whole number from `low` to `high`.

    Raises:
        PositionError: it is no whole number or outside.
    """
    return check_number(position.get(field, default), field, low, high, rule)


def check_number(value: Any, where: str, low: int, high: int, rule: str | None = None) -> int:
    """The value, if it is a whole number from `low` to `high`.

    Raises:
        PositionError: it is not.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(
            "engine-position-number",
            where=where,
            rule=rule,
            found=shorten(value),
            low=low,
            high=high,
        )
    return value


def read_flag(position: Json, field: str, default: bool = False) -> bool:
    """True or false.

    Raises:
        PositionError: it is neither.
    """
    value = position.get(field, default)
    if not isinstance(value, bool):
        raise PositionError(
            "engine-position-word", where=field, found=shorten(value), known=("true", "false")
        )
    return value


def check_word(value: Any, where: str, known: Iterable[str], rule: str | None = None) -> str:
    """The value, if it is one of the known words.

    Raises:
        PositionError: it is not.
    """
    names = list(known)
    if not isinstance(value, str) or value not in names:
        raise PositionError(
            "engine-position-word",
            where=where,
            rule=rule,
            found=shorten(value),
            known=names,
        )
    return value


def read_seat(position: Json, field: str, default: str, players: int) -> int:
    """A seat's index from `p1`.

    Raises:
        PositionError: no such seat.
    """
    return check_seat(position.get(field, default), field, players)


def check_seat(value: Any, where: str, players: int) -> int:
    """The seat's index, if the value names a seat of this table.

    Raises:
        PositionError: it does not.
    """
    check_word(value, where, map(format_seat, range(players)))
    return parse_seat(value, players)


def read_list(position: Json, field: str) -> list[Any]:
    """A list; left out or null: empty.

    Raises:
        PositionError: it is no list.
    """
    return check_list(position.get(field), field)


def check_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list (null: empty).

    Raises:
        PositionError: it is not.
    """
    if value is None:
        return []
    if not isinstance(value, list):
        raise PositionError("engine-not-a-list", where=where, found=shorten(value))
    return value


def read_object(position: Json, field: str) -> Mapping[str, Any]:
    """A JSON object; left out or null: empty.

    Raises:
        PositionError: it is no object.
    """
    value = position.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise PositionError("engine-not-an-object", where=field, found=shorten(value))
    return value


def read_by_seat(
    position: Json,
    field: str,
    players: int,
    parse: Callable[[Any, str], T],
    virtual: Iterable[str] = (),
) -> dict[int, T]:
    """An object from seats to something that `parse(value, where)` reads; `virtual` names follow the seats.

    Raises:
        PositionError: an unknown seat, or what `parse` raises.
    """
    names = [*map(format_seat, range(players)), *virtual]
    found = {}
    for name, value in read_object(position, field).items():
        check_word(name, field, names)
        found[names.index(name)] = parse(value, f"{field}.{name}")
    return found
