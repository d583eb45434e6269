"""A text as pixels: each letter in a cell of its own, lines and corners drawn."""

from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, SIZE = 9, 18, 14
INK, PAPER = (32, 32, 32), (250, 248, 240)
NONE, SINGLE, DOUBLE = range(3)
_ARMS = {
    "─": "0101", "│": "1010", "┌": "0110", "┐": "0011", "└": "1100", "┘": "1001",
    "╭": "0110", "╮": "0011", "╰": "1100", "╯": "1001",
    "═": "0202", "║": "2020", "╚": "2200", "╔": "0220", "╝": "2002", "╗": "0022",
    "╠": "2220", "╣": "2022", "╦": "0222", "╩": "2202", "╬": "2222",
    "╨": "2101", "╥": "0121", "╞": "1210", "╡": "1012", "–": "0101",
}  # fmt: skip
"""letters drawn as lines: none, single or double to the north, east, south and west"""


@cache
def _font() -> Any:
    return ImageFont.load_default(SIZE)


def draw_text(text: str) -> Any:
    """The text as an image: rows, columns, red, green and blue as uint8."""
    lines = text.split("\n")
    columns = max(map(len, lines)) + 2
    image = Image.new("RGB", (columns * WIDTH, (len(lines) + 1) * HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            x, y = (column + 1) * WIDTH, row * HEIGHT + HEIGHT // 2
            if letter in _ARMS:
                _draw_lines(draw, x, y, _ARMS[letter])
            elif letter != " ":
                draw.text((x + WIDTH / 2, y + HEIGHT - 5), letter, INK, _font(), anchor="ms")
    return np.array(image, np.uint8)


def _draw_lines(draw: ImageDraw.ImageDraw, x: int, y: int, arms: str) -> None:
    """From the middle of the cell to its sides."""
    middle_x, middle_y = x + WIDTH // 2, y + HEIGHT // 2
    ends = ((middle_x, y), (x + WIDTH - 1, middle_y), (middle_x, y + HEIGHT - 1), (x, middle_y))
    for side, (end_x, end_y) in enumerate(ends):
        for shift in ((), (0,), (-1, 1))[int(arms[side])]:
            dx, dy = (shift, 0) if side % 2 == 0 else (0, shift)
            draw.line((middle_x + dx, middle_y + dy, end_x + dx, end_y + dy), INK)
