"""ChaCha20's block function on vectors of four words: what compiled kernels run for `rng.py`'s.

Deals are most of a short random game. Four 32-bit lanes take two thirds of the time of the scalar
source, and numba makes no vectors of it by itself. The tests hold both to RFC 8439's vectors.
"""

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

WORD, WIDE, LANES = ir.IntType(32), ir.IntType(64), 4
ROW = ir.VectorType(WORD, LANES)
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
DOUBLE_ROUNDS = 10
_unpack: Any = cgutils.unpack_tuple


def _row(builder: Any, words: list[Any]) -> Any:
    row = ir.Constant(ROW, ir.Undefined)
    for lane, word in enumerate(words):
        row = builder.insert_element(row, word, WORD(lane))
    return row


def _add_xor_rotate(builder: Any, a: Any, b: Any, d: Any, bits: int) -> tuple[Any, Any]:
    """`a += b; d ^= a; d <<<= bits` in all lanes."""
    a = builder.add(a, b)
    d = builder.xor(d, a)
    left = builder.shl(d, ir.Constant(ROW, [bits] * LANES))
    right = builder.lshr(d, ir.Constant(ROW, [32 - bits] * LANES))
    return a, builder.or_(left, right)


def _turn_lanes(builder: Any, row: Any, by: int) -> Any:
    lanes = ir.Constant(ir.VectorType(WORD, LANES), [(lane + by) % LANES for lane in range(LANES)])
    return builder.shuffle_vector(row, row, lanes)


def _quarter_rounds(builder: Any, rows: Any) -> Any:
    """RFC 8439, 2.1, on four columns at once."""
    a, b, c, d = rows
    a, d = _add_xor_rotate(builder, a, b, d, 16)
    c, b = _add_xor_rotate(builder, c, d, b, 12)
    a, d = _add_xor_rotate(builder, a, b, d, 8)
    c, b = _add_xor_rotate(builder, c, d, b, 7)
    return a, b, c, d


def _double_round(builder: Any, rows: Any) -> Any:
    """A column round and a diagonal round (RFC 8439, 2.3)."""
    a, b, c, d = _quarter_rounds(builder, rows)
    diagonals = a, _turn_lanes(builder, b, 1), _turn_lanes(builder, c, 2), _turn_lanes(builder, d, 3)
    a, b, c, d = _quarter_rounds(builder, diagonals)
    return a, _turn_lanes(builder, b, 3), _turn_lanes(builder, c, 2), _turn_lanes(builder, d, 1)


def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The block function's instructions."""
    key = [builder.trunc(word, WORD) for word in _unpack(builder, arguments[0], 8)]
    nonce = [builder.trunc(word, WORD) for word in _unpack(builder, arguments[2], 3)]
    counter = builder.trunc(arguments[1], WORD)
    start = (
        _row(builder, [WORD(word) for word in CONSTANTS]),
        _row(builder, key[:4]),
        _row(builder, key[4:]),
        _row(builder, [counter, *nonce]),
    )
    rows = start
    for _ in range(DOUBLE_ROUNDS):
        rows = _double_round(builder, rows)
    ends = [builder.add(row, first) for row, first in zip(rows, start, strict=True)]
    words = [builder.extract_element(row, WORD(lane)) for row in ends for lane in range(LANES)]
    return context.make_tuple(builder, signature.return_type, [builder.zext(word, WIDE) for word in words])


def signature(key: Any, counter: Any, nonce: Any) -> Any:
    """Types of its arguments and result: whole numbers of 64 bits."""
    int64: Any = types.int64
    words: Any = types.UniTuple
    return words(int64, 16)(words(int64, 8), int64, words(int64, 3))
