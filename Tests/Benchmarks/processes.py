"""Runs and times whole processes for the benchmarks."""
import os
import subprocess
import sys
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
BENCH = Path(os.environ.get("MENUGEN_SHARED", CHECKOUT.parent / "shared")) / "bench"
WORK = CHECKOUT / ".build" / "benchmarks"
TOOL = CHECKOUT / ".build" / "release" / "menugen"


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, **options)


def timed(command, folder=None, may_fail=False):
    """Wall seconds, processor seconds and peak MiB of one whole process and its children."""
    start = time.monotonic()
    # Errors go to a file: a pipe that fills up would stop the process.
    with open(WORK / "errors", "w+b") as errors:
        process = subprocess.Popen([str(part) for part in command], cwd=folder,
                                   stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0 and not may_fail:
            errors.seek(0)
            text = errors.read().decode(errors="replace")[-600:]
            sys.exit(f"{command[0]} failed ({process.returncode}): {text}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def drop_caches():
    """Empties the page cache; false where that is not allowed."""
    try:
        os.sync()
        with open("/proc/sys/vm/drop_caches", "w", encoding="ascii") as switch:
            switch.write("3\n")
        return True
    except OSError:
        return False
