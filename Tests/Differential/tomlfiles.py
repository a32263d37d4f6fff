"""TOML: written here, read by Python's tomllib."""

import datetime
import json
import math
import random
import tomllib

import values


class Refused(Exception):
    """tomllib can't read it."""


def generate(source: random.Random) -> bytes:
    root = values.table(source)
    lines = []
    write_table(root, [], lines, source)
    return "".join(line + source.choice(["\n", "\n", "\r\n"]) for line in lines).encode()


def write_table(table: dict, path: list[str], lines: list[str], source: random.Random) -> None:
    """The plain members first, then the tables among them, some of these in one line."""
    later = []
    for name, value in table.items():
        if isinstance(value, dict) and source.random() < 0.7:
            later.append((name, value))
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            later.append((name, value))
        else:
            lines.append(f"{key(name, source)} = {inline(value, source)}" + source.choice(["", " # x"]))
    for name, value in later:
        inner = path + [key(name, source)]
        for item in value if isinstance(value, list) else [value]:
            header = " . ".join(inner) if source.random() < 0.1 else ".".join(inner)
            lines.append(f"[[{header}]]" if isinstance(value, list) else f"[{header}]")
            write_table(item, inner, lines, source)


def key(name: str, source: random.Random) -> str:
    is_bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if is_bare and source.random() < 0.8 else quoted(name)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def inline(value, source: random.Random) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        digits = f"{value:_}" if source.random() < 0.3 else str(value)
        return hex(value) if value >= 0 and source.random() < 0.1 else digits
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        space = source.choice(["", " ", "\n  "])
        return f"[{space}" + f",{space or ' '}".join(inline(item, source) for item in value) + f"{space}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key(name, source)} = {inline(item, source)}" for name, item in value.items()) + "}"
    is_literal = "'" not in value and all(character >= " " for character in value)
    if is_literal and source.random() < 0.5:
        return f"'{value}'"
    if '"' not in value and "\\" not in value and "\r" not in value and source.random() < 0.3:
        return f'"""\n{value}"""'
    return quoted(value)


def samples() -> list[bytes]:
    return [
        b"a = 1979-05-27T07:32:00Z\nb = 1979-05-27\nc = 07:32:00.5\nd = 1979-05-27 07:32:00-07:00\n",
        b"a.b.c = 1\na.d = 2\n[x.y]\nz = 1\n[x]\nw = 0b101\nv = 0o17\n[[p]]\n[p.q]\n[[p]]\n",
        b"a = '\'\'\nb\n\'\'\'\nc = \"\"\"d\\\n   e\"\"\"\nf = [1, 2,\n# x\n3,]\n",
        b"a = [inf, -inf, nan, +1.0, 1e5, 1_0.0_1]\n",
    ]


def read(data: bytes):
    try:
        return dumped(tomllib.loads(data.decode()))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Refused(str(error)) from error


def dumped(value):
    """In the form of menugen's dump, numbers by amount."""
    if isinstance(value, bool) or isinstance(value, str):
        return value
    if isinstance(value, float) and not math.isfinite(value):
        return Moment(value)
    if isinstance(value, (int, float)):
        return {"number": value}
    if isinstance(value, (datetime.date, datetime.time)):
        return Moment(value)
    if isinstance(value, list):
        return [dumped(inner) for inner in value]
    return {"map": [[key, dumped(inner)] for key, inner in value.items()]}


class Moment:
    """What menugen keeps as it was written: equal to any text that means the same."""

    def __init__(self, value):
        self.value = value

    def __eq__(self, text):
        return isinstance(text, str) and str(tomllib.loads(f"a = {text}")["a"]) == str(self.value)

    def __repr__(self):
        return repr(self.value)


def same(ours, theirs) -> bool:
    return values.amounts(ours) == theirs
