"""The programs in README and docs run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples():
    for page in PAGES:
        for number, code in enumerate(EXAMPLE.findall(page.read_text(encoding="utf-8")), 1):
            yield pytest.param(code, id=f"{page.name} {number}")


@pytest.mark.parametrize("code", list(examples()))
def test_example(code):
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_there_are_examples():
    assert len(list(examples())) >= 5


def test_links_between_pages_lead_somewhere():
    link = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
    for page in PAGES:
        for target in link.findall(page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
