"""Values at random, and the strings that readers get wrong."""

import random

TEXTS = [
    "", " ", "a", "Tea", "no", "Yes", "on", "null", "~", "true", "False", "004", "9.90", "1e3", "0o17", "0x1F",
    "1_000", ".5", "5.", "+1", "-", "- a", "a: b", "a:b", "a #b", "#a", "?", "? a", ":", ": a", "&a", "*a", "!a",
    "|", ">", "%a", "@a", "`a", "[a", "]", "{a", "}", ",", "'", '"', "''", "it's", 'a"b', "\\", "\\n", "a\nb",
    "\na", "a\n", "a\n\n", "a\n\n\nb", " a\n  b\n", "\ta", "a\tb", "a \nb", "a\n b", "---", "...", "--- a", "<<",
    "=", "2024-05-01", "12:30:45", "é", "北京", "𝔸", "🍵 tea", "a\u00a0b", "a" * 90, "word " * 40, "<b>&amp;</b>",
    "]]>", "<![CDATA[", "\u2028", "x\u0085y", "\ufeffx",
]


def text(source: random.Random) -> str:
    if source.random() < 0.7:
        return source.choice(TEXTS)
    return "".join(source.choice(TEXTS) for _ in range(source.randint(1, 4)))


def table(source: random.Random, depth: int = 0) -> dict:
    return {text(source): value(source, depth + 1) for _ in range(source.randint(0, 5))}


def value(source: random.Random, depth: int = 0):
    """Text, whole numbers, floats, booleans, lists and maps of them."""
    kind = source.random()
    if depth < 4 and kind < 0.25:
        return [value(source, depth + 1) for _ in range(source.randint(0, 4))]
    if depth < 4 and kind < 0.55:
        return table(source, depth)
    if kind < 0.65:
        return source.choice([0, 1, -1, 42, 10**18, -(10**12), source.randint(-1000, 1000)])
    if kind < 0.72:
        return source.choice([0.5, -2.25, 9.9, 1e20, 1.5e-7, source.random()])
    if kind < 0.78:
        return source.random() < 0.5
    return text(source)


def amounts(value):
    """A dump of menugen's with numbers by amount, for readers that forget how they were written."""
    if isinstance(value, list):
        return [amounts(inner) for inner in value]
    if isinstance(value, dict) and "number" in value:
        return {"number": amount(value["number"])}
    if isinstance(value, dict):
        return {"map": [[key, amounts(inner)] for key, inner in value["map"]]}
    return value


def amount(text: str):
    for whole in (lambda: int(text), lambda: int(text, 0), lambda: float(text)):
        try:
            return whole()
        except ValueError:
            pass
    return text
