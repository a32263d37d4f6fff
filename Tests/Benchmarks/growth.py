"""How time and memory grow with each thing that can grow."""
import math
import random
import shutil
from dataclasses import dataclass

from processes import TOOL, WORK, timed
from results import Figure

WORDS = "amber ancient baked bitter braised bright bronze candied charred chilled coastal crisp".split()


@dataclass
class Step:
    size: int
    figure: Figure
    exponent: float | None


def table(file, rows, sections, title=None):
    """A CSV of so many rows in so many sections."""
    chance = random.Random(1)
    with open(file, "w", encoding="utf-8") as out:
        out.write("category,name,price,summary\n")
        for row in range(rows):
            section = row * sections // rows
            name = title or f"{chance.choice(WORDS)} {chance.choice(WORDS)} {row}"
            summary = " ".join(chance.choice(WORDS) for _ in range(8))
            out.write(f"Section {section},{name},{chance.random() * 90 + 2:.2f},{summary}\n")


def menu(folder, pages, rows, sections, title=None):
    folder.mkdir(parents=True)
    table(folder / "rows.csv", rows, sections, title)
    (folder / "menugen.yml").write_text(
        f"data: rows.csv\ngroup_by: category\npages: {pages}\n", encoding="utf-8")


def rows(folder, size):
    menu(folder, "section", size, 100)


def sections(folder, size):
    menu(folder, "one", 100_000, size)


def one_section(folder, size):
    menu(folder, "one", size, 1)


def equal_titles(folder, size):
    menu(folder, "section", size, 100, title="Tea")


def note(folder, size):
    menu(folder, "one", 10, 1)
    (folder / "notes").mkdir()
    paragraph = "A *note* of many **words** with [links](https://example.com/tea) and `code`.\n\n"
    text = paragraph * (size // len(paragraph) + 1)
    (folder / "notes" / "index.md").write_text(text[:size], encoding="utf-8")


def nesting(folder, size):
    """Objects in each other's `items`, as deep as asked: refused below a depth, in linear time."""
    folder.mkdir(parents=True)
    text = '{"name":"Tea","items":[' * size + '{"name":"x"}' + "]}" * size
    (folder / "menu.json").write_text("[" + text + "]", encoding="utf-8")


KINDS = {
    "rows": (rows, [10**3, 10**4, 10**5, 10**6]),
    "sections": (sections, [1, 10, 10**3, 10**4, 10**5]),
    "rows in one section": (one_section, [10**3, 10**4, 10**5]),
    "rows of one title": (equal_titles, [10**3, 10**4, 10**5, 10**6]),
    "one note, bytes": (note, [500_000, 5_000_000, 50_000_000]),
    "depth of nesting": (nesting, [10**3, 10**4, 10**5, 10**6]),
}


def measure():
    return {name: steps(*kind) for name, kind in KINDS.items()}


def steps(make, sizes):
    found = []
    for size in sizes:
        folder, out = WORK / "growth", WORK / "growth-out"
        for old in (folder, out):
            shutil.rmtree(old, ignore_errors=True)
        make(folder, size)
        command = [TOOL, "build", folder, "--output", out, "--jobs", 2, "--quiet"]
        runs = []
        for _ in range(3 if size < 10**6 else 1):
            shutil.rmtree(out, ignore_errors=True)
            runs.append(timed(command, may_fail=make is nesting))
        figure = Figure.least(runs)
        exponent = None
        if found:
            before = found[-1]
            exponent = math.log(figure.wall / before.figure.wall) / math.log(size / before.size)
        found.append(Step(size, figure, exponent))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(out, ignore_errors=True)
    return found
