"""Foreign text and values as they may be quoted in an error: printable, short, and never a failure."""


def shorten(words: object, limit: int = 60) -> str:
    """The text of anything: control characters, escapes and lone surrogates as dots, the rest cut off."""
    try:
        text = str(words)
    except (RecursionError, ValueError):  # nested too deep; an int of too many digits
        text = f"a very large {type(words).__name__}"
    text = "".join(letter if letter.isprintable() else "·" for letter in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"


def quote(value: object) -> str:
    """A value as a programmer writes it, made fit for an error."""
    try:
        return shorten(repr(value))
    except (RecursionError, ValueError):
        return shorten(value)
