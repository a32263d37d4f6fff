"""Limits, tables, and the file that keeps them."""
import statistics
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "RESULTS.md"
BEGIN, END = "<!-- measured -->", "<!-- end -->"

LIMITS = [
    # sizes, ours, theirs, words, limit on ours / theirs
    ("M L", "menugen, 2 jobs", "floor, 2 threads", "wall over the floor's, 2 threads", 2.0),
    ("M L", "menugen, 2 jobs, nothing kept", "floor, 2 threads",
     "wall over the floor's, 2 threads, nothing kept", 2.0),
    ("M L", "menugen, 1 job", "floor, 1 thread", "wall over the floor's, 1 thread", 2.0),
    ("M L", "menugen, 2 jobs", "pyromark, 2 processes", "wall over the fastest peer's", 1 / 1.6),
    ("M L", "menugen, 2 jobs", "Hugo, fast", "wall over Hugo's fastest", 1 / 4),
    ("M L", "menugen, 2 jobs", "Hugo, idiomatic", "wall over idiomatic Hugo's", 1 / 6),
]


@dataclass
class Figure:
    wall: float
    processor: float
    peak: float

    @staticmethod
    def least(runs):
        """Times as if nothing else had run: whatever a machine does besides only adds to them. The usual peak."""
        walls, processors, peaks = zip(*runs)
        return Figure(min(walls), min(processors), statistics.median(peaks))


class Tables:
    def __init__(self):
        self.figures = ["| size | pages | what | wall s | processor s | peak MiB |",
                        "|---|---|---|---|---|---|"]
        self.limits = ["| what | figure | limit | holds |", "|---|---|---|---|"]
        self.growth = []
        self.holds = True

    def judge(self, what, figure, limit, digits=2):
        holds = figure <= limit
        self.holds &= holds
        self.limits.append(
            f"| {what} | {figure:.{digits}f} | ≤ {limit:.{digits}f} | {'yes' if holds else '**no**'} |")

    def add(self, size, pages, results, memory):
        """`memory`: MiB that the peak is held against."""
        for name, figure in results.items():
            self.add_figure(size, pages, name, figure)
        for sizes, ours, theirs, words, limit in LIMITS:
            if size in sizes.split() and ours in results and theirs in results:
                self.judge(f"{size}, {pages}: {words}", results[ours].wall / results[theirs].wall, limit)
        floor, ours = results["floor, 2 threads"], results["menugen, 2 jobs"]
        self.judge(f"{size}, {pages}: peak MiB", ours.peak, 2 * memory + 30, 0)
        if size == "M":
            gain = results["menugen, 1 job"].wall / ours.wall
            own = results["floor, 1 thread"].wall / floor.wall
            # As a limit from above: the floor's gain over ours.
            self.judge(f"{size}, {pages}: the floor's gain by a second thread over ours", own / gain, 1 / 0.9)
        if size == "S":
            self.judge("S: whole process, ms", results["menugen, 1 job"].wall * 1000, 25, 1)

    def add_figure(self, size, pages, name, figure):
        self.figures.append(
            f"| {size} | {pages} | {name} | {figure.wall:.3f} | {figure.processor:.3f} | "
            f"{figure.peak:.0f} |")

    def add_cold(self, results):
        if results is None:
            self.limits.append("| M, nothing cached | not measured: caches can't be dropped here | | |")
            return
        ratio = results["menugen, 2 jobs"].wall / results["floor, 8 threads"].wall
        self.judge("M, nothing cached: wall over the floor's, 8 threads", ratio, 1.6)

    def add_rebuild(self, figures):
        for name, figure in figures.items():
            self.add_figure("M", "a page a section", name, figure)
        self.judge("M, a page a section, one note changed: ms",
                   figures["menugen, 2 jobs, one note changed"].wall * 1000, 60, 0)

    def add_start(self, figure):
        self.judge("`menugen --version`, ms", figure.wall * 1000, 10, 1)

    def add_growth(self, measured):
        self.growth = ["| what grows | size | wall s | peak MiB | exponent |", "|---|---|---|---|---|"]
        for name, steps in measured.items():
            for step in steps:
                exponent = "" if step.exponent is None else f"{step.exponent:.2f}"
                self.growth.append(
                    f"| {name} | {step.size:,} | {step.figure.wall:.3f} | {step.figure.peak:.0f} | "
                    f"{exponent} |")
            self.judge(f"growth of {name}: exponent of the last step", steps[-1].exponent, 1.15)
            if name == "rows":
                self.judge("1,000,000 rows: wall s", steps[-1].figure.wall, 5, 1)
                self.judge("1,000,000 rows: peak MiB", steps[-1].figure.peak, 600, 0)

    @property
    def text(self):
        parts = ["### Limits", "", *self.limits, "", "### Figures", "", *self.figures]
        if self.growth:
            parts += ["", "### Growth", "", "Time grows with the size to the power of the exponent, "
                      "between this size and the one before; 1 is linear.", "", *self.growth]
        return "\n".join(parts) + "\n"


def write(text):
    """Replaces the measured part of RESULTS.md and leaves the rest."""
    whole = RESULTS.read_text(encoding="utf-8")
    head, rest = whole.split(BEGIN)
    _, tail = rest.split(END)
    RESULTS.write_text(f"{head}{BEGIN}\n\n{text}\n{END}{tail}", encoding="utf-8")
