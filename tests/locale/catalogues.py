"""The Fluent files as data: which messages there are, what they name, and where the code asks for them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import stamtisch
from stamtisch.engine.messages import LANGUAGES

PACKAGE = Path(stamtisch.__file__).parent
FOLDER = PACKAGE / "locale"
OTHERS = tuple(language for language in LANGUAGES if language != "en")
_ID = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9_]+)+"


@dataclass(frozen=True)
class Message:
    """A message or one of its attributes (`id.attribute`)."""

    id: str
    file: str
    text: str
    variables: frozenset[str]
    selectors: tuple[tuple[str, tuple[str, ...]], ...]
    """of each selector: the variable and the keys of its variants"""


class _Names(visitor.Visitor):  # type: ignore[misc]  # untyped in fluent.syntax
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, tuple[str, ...]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("-token"))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = tuple(getattr(each.key, "name", None) or each.key.value for each in node.variants)
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _read(file: str, entry: ftl.Message) -> Iterator[Message]:
    parts = [
        (entry.id.name, entry.value),
        *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
    ]
    for name, pattern in parts:
        if pattern is not None:
            names = _Names()
            names.visit(pattern)
            source = pattern.span
            text = entry.source[source.start : source.end] if hasattr(entry, "source") else ""
            yield Message(name, file, text, frozenset(names.variables), tuple(names.selectors))


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language and their attributes, by id."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in parse(source).body:
            if isinstance(entry, ftl.Junk):
                raise AssertionError(f"{path}: {entry.content.strip()[:80]}")
            if isinstance(entry, ftl.Message):
                entry.source = source
                for message in _read(path.stem, entry):
                    assert message.id not in found, f"{message.id} stands twice in {language}"
                    found[message.id] = message
    return found


def prefixes() -> set[str]:
    """What ids begin with: the names of the files."""
    return {path.stem for path in (FOLDER / "en").glob("*.ftl")}


@cache
def asked_for() -> dict[str, str]:
    """Ids of messages in the Python source, each with the file."""
    ids: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_id(node.value):
                ids.setdefault(node.value, str(path.relative_to(PACKAGE)))
    return ids


@cache
def asked_for_by_pages() -> tuple[dict[str, str], set[str]]:
    """Ids of messages that the pages put into words, each with the file, and any other that they name."""
    said: dict[str, str] = {}
    named: set[str] = set()
    for path in sorted((PACKAGE / "web" / "static").rglob("*.js")):
        if "lib" not in path.parts:
            source = path.read_text(encoding="utf-8")
            named |= {
                found for found in re.findall(rf"[\"'`]({_ID}(?:\.[a-z-]+)?)[\"'`]", source) if is_id(found)
            }
            for found in re.findall(rf"\bt\(\s*[\"']({_ID}(?:\.[a-z-]+)?)[\"']", source):
                said.setdefault(found, str(path.relative_to(PACKAGE)))
    return said, named


@cache
def made_ids() -> list[re.Pattern[str]]:
    """Patterns of the ids that the code puts together from parts."""
    made: set[tuple[str, ...]] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                made.add(
                    tuple(
                        getattr(part, "value", "*") if isinstance(part, ast.Constant) else "*"
                        for part in node.values
                    )
                )
    for path in sorted((PACKAGE / "web" / "static").rglob("*.js")):
        if "lib" not in path.parts:
            for found in re.findall(r"`([A-Za-z0-9_-]+)\$\{", path.read_text(encoding="utf-8")):
                made.add((found, "*"))
    wanted = [parts for parts in made if _begins_an_id("".join(parts))]
    return [
        re.compile("".join("[A-Za-z0-9_-]+" if part == "*" else re.escape(part) for part in parts))
        for parts in wanted
    ]


def _begins_an_id(made: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_*-]+", made) is not None and any(
        made.startswith(f"{each}-") for each in prefixes()
    )


def is_id(text: str) -> bool:
    """Whether a text could be the id of a message, as its beginning shows."""
    begins = next(
        (each for each in sorted(prefixes(), key=len, reverse=True) if text.startswith(f"{each}-")), None
    )
    return begins is not None and re.fullmatch(rf"{_ID}(\.[A-Za-z0-9_-]+)?", text) is not None
