"""A process that is killed while it writes: what it acknowledged is there, nothing twice, nothing half."""

import asyncio
import random
import signal
import subprocess
import sys
import time

import pytest

from stamtisch.storage.sqlite import SqliteStorage

WRITER = """
import asyncio, sys
from pathlib import Path
from stamtisch.storage.sqlite import SqliteStorage
from tests.storage.changes import change

async def play(storage, table):
    file = await storage.table(table)
    version = len(file.events) if file else 0
    while True:
        await storage.write(change(table, version + 1, version + 2))
        version += 2
        print(table, version, flush=True)

async def main():
    storage = SqliteStorage(Path(sys.argv[1]))
    await asyncio.gather(*(play(storage, f"t{n}") for n in range(5)))

asyncio.run(main())
"""


@pytest.mark.slow
def test_O16_killed_while_writing_nothing_acknowledged_is_lost_and_no_change_is_half_there(path):
    acknowledged = {f"t{number}": 0 for number in range(5)}
    dice = random.Random(1)
    for _ in range(6):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        )
        first = process.stdout.readline()
        time.sleep(dice.random() * 0.1)
        process.send_signal(signal.SIGKILL)
        rest, _ = process.communicate()
        # The last line may be cut off in the middle.
        for line in (first + rest).rpartition("\n")[0].splitlines():
            table, version = line.split()
            acknowledged[table] = max(acknowledged[table], int(version))
        storage = SqliteStorage(path)
        for table, version in acknowledged.items():
            file = asyncio.run(storage.table(table))
            versions = [event.version for event in file.events] if file else []
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= version
            assert len(versions) % 2 == 0, "half a change"
        asyncio.run(storage.close())
    assert all(acknowledged.values())
