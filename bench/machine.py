"""What a benchmark ran on: the first thing each prints."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("numba", "numpy", "gymnasium", "pettingzoo", "open-spiel")


def processor() -> str:
    """The processor's model, where the system tells."""
    if (info := Path("/proc/cpuinfo")).exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        if models:
            return models[0].split(":")[1].strip()
    return platform.processor() or "unknown processor"


def print_machine(title: str) -> None:
    """A title, the machine, how busy it is, the versions that matter."""
    print(f"== {title} ==")
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, load {busy}")
    found = [f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    print(", ".join(found) + "\n", flush=True)
