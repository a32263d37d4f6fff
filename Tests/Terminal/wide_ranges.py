#!/usr/bin/env python3
"""Prints the table of Sources/Escaping/WideRanges.swift; with --check compares it.

The facts are the East Asian Width of each code point (W and F), as Python's copy of the Unicode
character database gives it, with the blocks that UAX 11 declares wide where nothing is assigned.
"""

import sys
import unicodedata
from pathlib import Path

WIDE_WHEN_UNASSIGNED = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF),
                        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def is_wide(code):
    if any(first <= code <= last for first, last in WIDE_WHEN_UNASSIGNED):
        return True
    return unicodedata.east_asian_width(chr(code)) in "WF" and unicodedata.category(chr(code)) != "Cn"


def ranges():
    start = None
    for code in range(0x110001):
        wide = code < 0x110000 and is_wide(code)
        if wide and start is None:
            start = code
        if not wide and start is not None:
            yield start, code - 1
            start = None


def table():
    yield f"""/// The code points that take two cells of a terminal: East Asian Width W and F of Unicode
/// {unicodedata.unidata_version}, as first and last of each range. `Tests/Terminal/wide_ranges.py` prints this file.
enum WideRanges {{
  static let bounds: [UInt32] = ["""
    line = "   "
    for number in (f"0x{bound:X}" for pair in ranges() for bound in pair):
        if len(line) + len(number) + 2 > 100:
            yield line
            line = "   "
        line += f" {number},"
    yield line
    yield "  ]\n}"


def main():
    text = "\n".join(table()) + "\n"
    if "--check" not in sys.argv[1:]:
        print(text, end="")
        return 0
    committed = (Path(__file__).resolve().parents[2] / "Sources/Escaping/WideRanges.swift").read_text()
    if f"/// {unicodedata.unidata_version}," not in committed:
        return 77
    if committed != text:
        print("Sources/Escaping/WideRanges.swift is not what this script prints", file=sys.stderr)
    return int(committed != text)


sys.exit(main())
