"""Writes files, has menugen dump what it reads of them, and compares with other readers.

usage: compare.py [--files N] [--seed N]
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import propertylists
import tomlfiles
import yamlfiles

# What is put into files to change them, blanks between.
PIECES = [piece.encode() for piece in r""": - " ' # [ ] { } , &a *a ! | > a 0 < = \ . +""".split()]
PIECES += [b"", b" ", b"\n", b"\t", b"\n  "]
FORMATS = {"yaml": yamlfiles, "plist": propertylists, "toml": tomlfiles}


def mutated(data: bytes, source: random.Random) -> bytes:
    """The same bytes with one to three places changed."""
    data = bytearray(data)
    for _ in range(source.randint(1, 3)):
        place = source.randrange(len(data) + 1)
        piece = source.choice(PIECES)
        data[place : place + source.randint(0, 3)] = piece
    return bytes(data)


def write_files(folder: pathlib.Path, count: int, source: random.Random) -> None:
    for ending, format in FORMATS.items():
        whole = [format.generate(source) for _ in range(count)]
        for number, data in enumerate(whole):
            (folder / f"whole-{number:05}.{ending}").write_bytes(data)
        pool = whole + format.samples()
        for number in range(count):
            data = mutated(source.choice(pool), source)
            try:
                data.decode()
            except UnicodeDecodeError:
                if not data.startswith(b"bplist"):
                    continue
            (folder / f"changed-{number:05}.{ending}").write_bytes(data)


def dump(folder: pathlib.Path) -> None:
    """Has menugen's readers write what they make of each file beside it."""
    environment = dict(os.environ, MENUGEN_DUMP_FOLDER=str(folder))
    command = ["swift", "test", "--disable-xctest", "--filter", "ValueDumpTests"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)


def compare(folder: pathlib.Path) -> int:
    differences = 0
    for ending, format in FORMATS.items():
        counts = {"same": 0, "both refuse": 0, "only menugen takes": 0, "only the other takes": 0, "excused": 0}
        for path in sorted(folder.glob(f"*.{ending}")):
            ours = json.loads(path.with_name(path.name + ".json").read_text("utf-8"))
            takes = not ours["errors"]
            try:
                theirs, their_takes = format.read(path.read_bytes()), True
            except format.Refused:
                theirs, their_takes = None, False
            if path.name.startswith("whole") and not (takes and their_takes):
                differences += 1
                print(f"{path}: refused, {ours['errors'] or 'by the other reader'}")
            elif takes and their_takes and path.name.startswith("changed") and is_excused(format, path):
                counts["excused"] += 1
            elif takes and their_takes and not format.same(ours["value"], theirs):
                differences += 1
                print(f"{path}: read differently\n  menugen {json.dumps(ours['value'])[:300]}")
                print(f"  other   {str(theirs)[:300]}")
            elif takes and their_takes:
                counts["same"] += 1
            elif takes:
                counts["only menugen takes"] += 1
            elif their_takes:
                counts["only the other takes"] += 1
            else:
                counts["both refuse"] += 1
        print(ending, ", ".join(f"{what} {count}" for what, count in counts.items()))
    return differences


def is_excused(format, path: pathlib.Path) -> bool:
    return hasattr(format, "is_excused") and format.is_excused(path.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", type=int, default=2000, help="of each kind and format")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the files, kept")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        folder.mkdir(exist_ok=True)
        write_files(folder, options.files, random.Random(options.seed))
        dump(folder)
        differences = compare(folder)
    print(f"{differences} differences")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
