"""All benchmarks one after the other, printed, and kept as a page of the docs with `-o docs/figures.md`."""

import argparse
import subprocess
import sys
from pathlib import Path

PARTS = ("run", "vector", "adapters", "adapters_openspiel")
HEAD = """# Figures

Printed by `make bench` on the machine named in each part; `make bench ARGS='-o docs/figures.md'` writes this
page. Absolute figures depend on the machine and on what else it does (its load is in the head of each part):
compare the ratios within one run. Other people's games are measured in the same run, each in an environment
of its own.
"""


def printed_by(part: str) -> str:
    """Run one, showing its lines as they come; all of them."""
    lines = []
    command = [sys.executable, "-m", f"bench.{part}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    if running.returncode:
        sys.exit(running.returncode)
    return "".join(lines)


def section(output: str) -> str:
    """A heading from the line `== title ==`, and the rest as it was printed."""
    title, _, rest = output.partition("\n")
    return f"\n## {title.strip('= ')}\n\n```text\n{rest.strip()}\n```\n"


def main() -> None:
    """Run all."""
    parser = argparse.ArgumentParser(prog="make bench", description="Print speeds and sizes.")
    parser.add_argument("-o", "--output", type=Path, help="keep what is printed as this Markdown page")
    given = parser.parse_args()
    sections = []
    for part in PARTS:
        sections.append(section(printed_by(part)))
        print(flush=True)
    if given.output:
        given.output.write_text(HEAD + "".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
