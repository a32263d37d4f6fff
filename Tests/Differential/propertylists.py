"""Property lists, XML and binary: written and read by Python's plistlib."""

import base64
import datetime
import plistlib
import random
import struct
import xml.parsers.expat

import values


class Refused(Exception):
    """plistlib can't read it."""


def generate(source: random.Random) -> bytes:
    format = source.choice([plistlib.FMT_XML, plistlib.FMT_BINARY])
    return plistlib.dumps(extended(values.value(source), source), fmt=format, sort_keys=False)


def extended(value, source: random.Random):
    """With dates and data here and there, and without what XML can't hold."""
    if isinstance(value, dict):
        return {plain(key): extended(inner, source) for key, inner in value.items()}
    if isinstance(value, list):
        return [extended(inner, source) for inner in value]
    if isinstance(value, str) and source.random() < 0.05:
        return value.encode()
    if isinstance(value, int) and not isinstance(value, bool) and source.random() < 0.1:
        return datetime.datetime(1990 + value % 50, 1 + value % 12, 1 + value % 28, value % 24, value % 60)
    return plain(value) if isinstance(value, str) else value


def plain(text: str) -> str:
    """Without the line break that XML makes another of."""
    return text.replace("\r", "")


def samples() -> list[bytes]:
    return []


def read(data: bytes):
    try:
        return dumped(plistlib.loads(data))
    except (plistlib.InvalidFileException, xml.parsers.expat.ExpatError, ValueError, TypeError, LookupError,
            AttributeError, OverflowError, struct.error, RecursionError, MemoryError) as error:
        raise Refused(str(error)) from error


def dumped(value):
    """In the form of menugen's dump, numbers by amount."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, plistlib.UID):
        return {"number": str(value.data)}
    if isinstance(value, (int, float)):
        return {"number": value if isinstance(value, int) else Real(value)}
    if isinstance(value, bytes):
        return Bytes(value)
    if isinstance(value, datetime.datetime):
        return value.strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")
    if isinstance(value, list):
        return [dumped(inner) for inner in value]
    if isinstance(value, dict):
        return {"map": [[key, dumped(inner)] for key, inner in value.items()]}
    return value


class Real(float):
    """Equal to the same number with fewer digits, which is all that four bytes hold."""

    def __eq__(self, other):
        return float(self) == other or struct.pack(">d", self) == struct.pack(">d", single(other))

    __hash__ = float.__hash__


def single(number) -> float:
    """The number as four bytes hold it."""
    try:
        return struct.unpack(">f", struct.pack(">f", number))[0]
    except (OverflowError, struct.error):
        return number


class Bytes:
    """Equal to the base64 of the same bytes, whatever stands between its characters."""

    def __init__(self, value):
        self.value = value

    def __eq__(self, text):
        return isinstance(text, str) and base64.b64decode(text) == self.value

    def __repr__(self):
        return repr(self.value)


def same(ours, theirs) -> bool:
    return values.amounts(ours) == theirs
