"""Leaves a sample of the changes in a cosmic-ray session: drawn by hash, so the same in every run.

`python tools/mutation_sample.py SESSION SIZE`. Two kinds of changes are left out before, since they do
nothing in interpreted kernels: a removed decorator, and `is` for `==` between small numbers.
"""

import sqlite3
import sys
from hashlib import sha256

NOTHING_CHANGED = ("RemoveDecorator", "_Is", "_IsNot")


def sample(session: str, size: int) -> str:
    """Shrink the session to so many changes; says how many there were."""
    with sqlite3.connect(session) as database:
        changes = database.execute(
            "SELECT operator_name, operator_args, occurrence, job_id FROM mutation_specs"
        ).fetchall()
        real = [change for change in changes if not change[0].endswith(NOTHING_CHANGED)]
        real.sort(key=lambda change: sha256(repr(change[:3]).encode()).digest())
        kept = {job for *_, job in real[:size]}
        dropped = [(job,) for *_, job in changes if job not in kept]
        database.executemany("DELETE FROM mutation_specs WHERE job_id = ?", dropped)
        database.executemany("DELETE FROM work_items WHERE job_id = ?", dropped)
    return f"changes in all: {len(real)}, sampled: {len(kept)}\n"


if __name__ == "__main__":
    sys.stdout.write(sample(sys.argv[1], int(sys.argv[2])))
