"""Arrow tables of games: their columns, and what a file says of itself."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from stamtisch.engine.game import State
from stamtisch.lab.dataset.order import DatasetError, Order
from stamtisch.lab.match import Played

METADATA_KEY = b"stamtisch"
GROUP_BYTES = 16 << 20
"""about so many bytes make a row group, before they are compressed"""
RECORD_BYTES = 4096
"""a record and its columns, about"""
MOST_ROWS = 1 << 16

Table = Any
"""a pyarrow.Table; pyarrow has no types"""


def rows_per_group(order: Order) -> int:
    """How many rows each row group has, the last apart."""
    if order.table == "records":
        return GROUP_BYTES // RECORD_BYTES
    row = 4 * order.reader.size + order.reader.mask_bytes + 64
    return max(1, min(MOST_ROWS, GROUP_BYTES // row))


def make_schema(order: Order) -> Any:
    """The columns, with the order as metadata."""
    columns = _record_columns(order) if order.table == "records" else _decision_columns(order)
    fields = [pa.field(name, kind, nullable=False) for name, kind in columns]
    about = json.dumps(order.about(), ensure_ascii=False, sort_keys=True).encode()
    return pa.schema(fields, metadata={METADATA_KEY: about})


def _decision_columns(order: Order) -> list[tuple[str, Any]]:
    return [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int32()),
        ("bot", pa.string()),
        ("observation", _array_of(pa.float32(), order.reader.size)),
        ("mask", pa.binary(order.reader.mask_bytes)),
        ("action", pa.int32()),
        ("words", pa.string()),
        ("return", pa.float64()),
    ]


def _record_columns(order: Order) -> list[tuple[str, Any]]:
    game = order.plan.loaded
    return [
        ("game", pa.int64()),
        ("seed", pa.string()),
        ("bots", _array_of(pa.string(), game.players)),
        ("plies", pa.int32()),
        ("record", pa.string()),
        ("returns", _array_of(pa.float64(), game.players)),
        ("scores", _array_of(pa.int64(), len(game.names))),
        ("winners", pa.list_(pa.field("item", pa.string(), nullable=False))),
    ]


def _array_of(kind: Any, size: int) -> Any:
    return pa.list_(pa.field("item", kind, nullable=False), size)


def read_about(path: str) -> dict[str, Any]:
    """What a file says of itself.

    Raises:
        DatasetError: it is no data set of ours. OSError: it cannot be read.
    """
    try:
        metadata = pq.read_schema(path).metadata or {}
        about: dict[str, Any] = json.loads(metadata[METADATA_KEY])
    except (pa.ArrowInvalid, KeyError, ValueError) as problem:
        raise DatasetError("lab-dataset-foreign", where=path) from problem
    return about


class TableMaker:
    """Makes a table of games, one after the other."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._schema = make_schema(order)
        self._tables: list[tuple[int, Table]] = []
        self.rows = 0
        """about how many rows there are so far"""

    def add(self, played: Played) -> None:
        """One more game."""
        order = self._order
        start = order.plan.loaded.new(order.plan.deal_seed(order.plan.deal(played.number)))
        columns = self._record(start, played) if order.table == "records" else self._decisions(start, played)
        arrays = [
            column if isinstance(column, pa.Array) else pa.array(column, field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        # One step, so that Ctrl-C finds the game there or not.
        self._tables.append((played.number, pa.Table.from_arrays(arrays, schema=self._schema)))
        self.rows += self._tables[-1][1].num_rows

    def table(self, first: int) -> tuple[Table, int]:
        """The games from this number on, and the number after the last."""
        fresh = [(number, table) for number, table in self._tables if number >= first]
        if not fresh:
            return self._schema.empty_table(), first
        return pa.concat_tables([table for _, table in fresh]).combine_chunks(), fresh[-1][0] + 1

    def clear(self) -> None:
        """Begin anew."""
        self._tables, self.rows = [], 0

    def _decisions(self, start: State, played: Played) -> list[Any]:
        order = self._order
        rows = order.reader.read(start, played.history)
        bots = order.bots(played.number)
        observations = pa.array(rows.observations.reshape(-1))
        kinds = {field.name: field.type for field in self._schema}
        return [
            np.full(len(rows), played.number, np.int64),
            rows.plies,
            rows.seats,
            [bots[seat] for seat in rows.seats],
            pa.FixedSizeListArray.from_arrays(observations, type=kinds["observation"]),
            pa.Array.from_buffers(kinds["mask"], len(rows), [None, pa.py_buffer(rows.masks.tobytes())]),
            rows.actions,
            rows.words,
            rows.returns,
        ]

    def _record(self, state: State, played: Played) -> list[Sequence[Any]]:
        for seat, action in played.history:
            state.apply(action, seat)
        row: list[Any] = [
            played.number,
            state.seed,
            self._order.bots(played.number),
            len(played.history),
            str(state.record()),
            state.returns(),
            list(state.scores().values()),
            state.winners(),
        ]
        return [[value] for value in row]
