"""Foreign text and values as they may be quoted in an error: printable, short, and never a failure.

Values are written as in JSON, as which they come in (`null`, `true`), where they can be.
"""

import json


def shorten(words: object, limit: int = 60) -> str:
    """The text of anything: control characters, escapes and lone surrogates as dots, the rest cut off."""
    try:
        text = _in_json(words) or str(words)
    except (RecursionError, ValueError):  # nested too deep; an int of too many digits
        text = f"a very large {type(words).__name__}"
    text = "".join(letter if letter.isprintable() else "·" for letter in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"


def quote(value: object) -> str:
    """A value as a programmer writes it, made fit for an error."""
    try:
        return shorten(_in_json(value) or repr(value))
    except (RecursionError, ValueError):
        return shorten(value)


def _in_json(value: object) -> str | None:
    """What Python writes in words of its own, in those of JSON."""
    if value is None or isinstance(value, bool | float | list | dict):
        try:
            return json.dumps(value, ensure_ascii=False)
        except TypeError:  # something else in a list
            return None
    return None
