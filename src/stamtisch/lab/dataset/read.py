"""Opens a data set again, a piece at a time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from stamtisch.engine.record import GameRecord
from stamtisch.lab.dataset.order import FORMAT, DatasetError
from stamtisch.lab.dataset.rows import unpack_masks
from stamtisch.lab.dataset.tables import read_about


class Dataset:
    """A data set in a file.

    Attributes:
        about: what the file says of itself: game, options, bots, seed, versions, pieces.
        rows: how many rows it has.
    """

    def __init__(self, path: Path | str) -> None:
        """Raises DatasetError if the file is no data set; OSError if it cannot be read."""
        self._path = str(path)
        self.about = read_about(self._path)
        if self.about.get("format") != FORMAT:
            raise DatasetError("lab-dataset-foreign", where=self._path)
        self.rows: int = pq.read_metadata(self._path).num_rows

    def batches(self, rows: int = 1024) -> Iterator[dict[str, Any]]:
        """The decisions, so many rows at a time: NumPy arrays by the names of the columns, masks unpacked."""
        self._must_be("decisions")
        with pq.ParquetFile(self._path) as file:
            for batch in file.iter_batches(rows):
                yield self._arrays(batch)

    def records(self) -> Iterator[GameRecord]:
        """The games as records, one after the other."""
        self._must_be("records")
        with pq.ParquetFile(self._path) as file:
            for batch in file.iter_batches(256, columns=["record"]):
                yield from map(GameRecord.parse, batch.column("record").to_pylist())

    def _must_be(self, table: str) -> None:
        if self.about["table"] != table:
            raise DatasetError("lab-dataset-wrong-table", where=self._path, table=self.about["table"])

    def _arrays(self, batch: Any) -> dict[str, Any]:
        found = {}
        for name in batch.schema.names:
            column = batch.column(name)
            if name == "observation":
                found[name] = column.flatten().to_numpy().reshape(len(column), -1)
            elif name == "mask":
                packed = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
                found[name] = unpack_masks(packed, self.about["actions"])
            else:
                found[name] = column.to_numpy(zero_copy_only=False)
        return found
