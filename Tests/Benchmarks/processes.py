"""Runs and times whole processes for the benchmarks."""
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
BENCH = Path(os.environ.get("MENUGEN_SHARED", CHECKOUT.parent / "shared")) / "bench"
WORK = CHECKOUT / ".build" / "benchmarks"
TOOL = CHECKOUT / ".build" / "release" / "menugen"
ASIDE = WORK / "out-aside"


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


def put_aside(folder):
    """Empties a folder's files, so that they are never brought to the disk, and moves it away.

    To remove them would slow down whoever makes files next: some file systems pass over the numbers of removed
    files, one by one, for minutes.
    """
    for file in folder.rglob("*"):
        if file.is_file():
            os.truncate(file, 0)
    ASIDE.mkdir(exist_ok=True)
    folder.rename(tempfile.mkdtemp(dir=ASIDE) + "/emptied")


def drop_caches():
    """Empties the page cache; false where that is not allowed."""
    try:
        os.sync()
        with open("/proc/sys/vm/drop_caches", "w", encoding="ascii") as switch:
            switch.write("3\n")
        return True
    except OSError:
        return False
