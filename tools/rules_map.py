"""Writes docs/rules.md: each rule of the rulebooks, its kernels and its tests.

`python tools/rules_map.py` writes the page; a test compares it with what it should say.
"""

import ast
import json
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
GAMES = ("the-game", "runner-up", "saboteur", "claim")
RULE = re.compile(r"^\*\*((?:R|A|F)\d+[a-z]?)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b((?:R|A|F)\d+[a-z]?)\b")
IN_TEST_NAME = re.compile(r"^test_((?:(?:R|A|F)\d+[a-z]?_)+)")

NOTHING_TO_SHOW: dict[str, str] = {}
"""Rules and rulings that decide nothing a program does, each with the reason."""


def module_name(game: str) -> str:
    """`the-game` lives in `the_game`."""
    return game.replace("-", "_")


def rule_ids(game: str) -> list[str]:
    """The ids of a rulebook, in its order."""
    text = (ROOT / f"src/stamtisch/rulebooks/{game}.en.md").read_text(encoding="utf-8")
    return RULE.findall(text)


def functions(folder: Path) -> list[tuple[Path, ast.FunctionDef]]:
    """All functions in the Python files of a folder."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [(path, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return found


def is_kernel(function: ast.FunctionDef) -> bool:
    """Whether it is decorated as a kernel."""
    return any(isinstance(d, ast.Name) and d.id == "kernel" for d in function.decorator_list)


def kernels_by_rule(game: str) -> dict[str, list[str]]:
    """The kernels whose docstring cites the rule: `rules.fitting`."""
    cited = defaultdict(list)
    for path, function in functions(ROOT / "src/stamtisch/games" / module_name(game)):
        if is_kernel(function):
            for rule in sorted(set(CITED.findall(ast.get_docstring(function) or ""))):
                cited[rule].append(f"{path.stem}.{function.name}")
    return cited


def tests_by_rule(game: str) -> dict[str, list[str]]:
    """The tests whose name begins with the rule's id."""
    named = defaultdict(list)
    for _path, function in functions(ROOT / "tests/games" / module_name(game)):
        if found := IN_TEST_NAME.match(function.name):
            for rule in found[1].rstrip("_").split("_"):
                named[rule].append(function.name)
    return named


def cases_by_rule(game: str) -> dict[str, int]:
    """How many worked cases name the rule."""
    counted: dict[str, int] = defaultdict(int)
    for case in json.loads((ROOT / f"tests/cases/{game}.json").read_text(encoding="utf-8")):
        for rule in case["rule"]:
            counted[rule.split("/")[1]] += 1
    return counted


def rules_without_test(game: str) -> list[str]:
    """Rules that no test is named for."""
    named = tests_by_rule(game)
    return [f"{game}/{r}" for r in rule_ids(game) if r not in named and f"{game}/{r}" not in NOTHING_TO_SHOW]


def table(game: str) -> list[str]:
    """One game's table."""
    kernels, tests, cases = kernels_by_rule(game), tests_by_rule(game), cases_by_rule(game)
    lines = [f"## {game}", "", "| rule | kernels | tests | cases |", "|---|---|---|---|"]
    for rule in rule_ids(game):
        named = ", ".join(f"`{name}`" for name in tests.get(rule, []))
        shown = named or NOTHING_TO_SHOW.get(f"{game}/{rule}", "")
        carried = ", ".join(f"`{name}`" for name in kernels.get(rule, []))
        lines.append(f"| {rule} | {carried} | {shown} | {cases.get(rule, 0) or ''} |")
    return [*lines, ""]


def page() -> str:
    """The whole page."""
    head = [
        "# Rules, kernels, tests",
        "",
        "Made by `python tools/rules_map.py` from rulebooks, docstrings and test names.",
        "A rule without a kernel is kept by the engine or by how the game is set up; the last column counts",
        "the worked cases in `tests/cases` that name the rule.",
        "",
    ]
    return "\n".join([*head, *(line for game in GAMES for line in table(game))])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
