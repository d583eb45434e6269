"""Other people's games, each measured in an environment of its own that `make bench` makes."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build"


def measure_rival(environment: str, program: str) -> dict[str, float]:
    """What `bench/rivals/PROGRAM.py` prints: figures by name. Empty where its environment is missing."""
    python = FOLDER / environment / "bin" / "python"
    if not python.exists():
        print(f"build/{environment} is missing: nothing of {program} is measured. `make bench` installs it.")
        return {}
    # -P: a program's folder does not hide the package it measures.
    command = [str(python), "-P", str(ROOT / "bench" / "rivals" / f"{program}.py")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def print_rivals(title: str, figures: dict[str, float], unit: str) -> None:
    """A line each."""
    for name, figure in figures.items():
        print(f"{title + ' ' + name:46}{figure:>14,.0f} {unit}")
