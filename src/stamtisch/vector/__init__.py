"""Many games at once, stepped by one compiled call: see `VectorGame` and `docs/vector.md`."""

from stamtisch.vector.table import VectorGame

__all__ = ["VectorGame"]
