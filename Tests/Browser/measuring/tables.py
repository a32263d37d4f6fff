"""What is measured, what it may be, and the tables of both."""

import statistics
from dataclasses import dataclass, field

from measuring.pages import HUGO, INDEX, MATERIAL, OURS, PARSED
from measuring.visits import DESKTOP, PHONE

# name, unit, digits, what it is
FIGURES = [
    ("bytes", "MB", 1, "the page, its style and its script"),
    ("nodes", "", 0, "elements in the document"),
    ("paint", "ms", 0, "first contentful paint"),
    ("loaded", "ms", 0, "end of the load event"),
    ("opened_memory", "MB", 0, "the renderer's own memory, opened and at rest"),
    ("memory", "MB", 0, "the same after scrolling"),
    ("filtered_memory", "MB", 0, "the same after finding"),
    ("shift", "", 3, "layout shift while loading and scrolling"),
    ("frame", "ms", 1, "time between frames while scrolling, median"),
    ("slow", "ms", 1, "the same, of the slowest twentieth"),
    ("script", "ms", 2, "script a scroll frame, the measure's own among it"),
    ("layout", "ms", 2, "style and layout a scroll frame"),
    ("index_frame", "ms", 1, "time between frames while the index scrolls, median"),
    ("index_slow", "ms", 1, "the same, of the slowest twentieth"),
    ("early", "ms", 0, "first key in the filter, to its result on the screen, as soon as loaded"),
    ("key", "ms", 0, "the same when the page has rested"),
    ("next_key", "ms", 0, "the slowest of the keys after it"),
    ("clear", "ms", 0, "Escape, until all is there again"),
    ("jump", "ms", 0, "from a click on the last entry to rest at its target"),
    ("missed", "px", 1, "how far from its target the jump ended"),
]
BY_NAME = {name: (unit, digits, what) for name, unit, digits, what in FIGURES}

BOTH = (DESKTOP, PHONE)

# profiles, page, figure, limit: the design's 8.4, and what the filter and the index promise
LIMITS = [
    ((DESKTOP,), OURS, "paint", 300),
    ((DESKTOP,), OURS, "loaded", 1500),
    ((DESKTOP,), OURS, "opened_memory", 347),
    ((DESKTOP,), OURS, "script", 1),
    (BOTH, OURS, "frame", 17.5),
    (BOTH, OURS, "shift", 0.01),
    (BOTH, OURS, "missed", 1),
    (BOTH, OURS, "early", 50),
    (BOTH, OURS, "key", 50),
    (BOTH, INDEX, "frame", 17.5),
    (BOTH, INDEX, "index_frame", 17.5),
]

# figure, the other page, limit on ours / theirs
RATIOS = [(figure, peer, 1) for peer in (HUGO, MATERIAL)
          for figure in ("paint", "loaded", "opened_memory", "memory", "slow", "jump")]
RATIOS += [("loaded", PARSED, 1.25), ("opened_memory", PARSED, 1.25)]


@dataclass
class Tables:
    """Figures by profile, page and name: those of each round."""

    rounds: dict = field(default_factory=dict)
    holds: bool = True

    def add(self, profile, page, figures):
        for name, value in figures.items():
            if value is not None:
                self.rounds.setdefault((profile, page, name), []).append(value)

    def median(self, *key):
        return statistics.median(self.rounds[key]) if key in self.rounds else None

    def limits(self):
        self.holds = True
        lines = ["| what | profile | figure | limit | holds |", "|---|---|--:|--:|---|"]
        for profiles, page, name, limit in LIMITS:
            unit, digits, what = BY_NAME[name]
            words = f"{'' if page == OURS else page + ': '}{what}{', ' + unit if unit else ''}"
            for profile in profiles:
                lines.append(self.judged(words, profile, self.median(profile, page, name), limit, digits))
        for name, other, limit in RATIOS:
            for profile in BOTH:
                theirs, ours = self.median(profile, other, name), self.median(profile, OURS, name)
                if theirs:
                    lines.append(self.judged(f"{BY_NAME[name][2]}: over {other}'s", profile, ours / theirs, limit, 2))
        return lines

    def judged(self, words, profile, figure, limit, digits):
        holds = figure is not None and round(figure, 3) <= limit
        self.holds &= holds
        shown = "not measured" if figure is None else f"{figure:,.{digits}f}"
        return f"| {words} | {profile} | {shown} | ≤ {limit} | {'yes' if holds else '**no**'} |"

    def figures(self, profile):
        pages = list(dict.fromkeys(page for _, page, _ in self.rounds))
        lines = ["| | " + " | ".join(pages) + " |", "|---|" + "--:|" * len(pages)]
        for name, unit, _, what in FIGURES:
            cells = [self.cell((profile, page, name)) for page in pages]
            lines.append(f"| {what}{', ' + unit if unit else ''} | " + " | ".join(cells) + " |")
        return lines

    def cell(self, key):
        """The median, with the least and the most when they differ from it."""
        if key not in self.rounds:
            return "–"
        values, digits = self.rounds[key], BY_NAME[key[2]][1]
        middle, least, most = (f"{value:,.{digits}f}" for value in (statistics.median(values), min(values), max(values)))
        return middle if least == most else f"{middle} ({least}–{most})"

    def text(self, head):
        parts = [head, "", "## Limits", "", *self.limits()]
        parts += ["", "## Desktop: the machine as it is, 1280 × 800", "", *self.figures(DESKTOP)]
        parts += ["", "## Phone: processor throttled 4 ×, 390 × 780, touch", "", *self.figures(PHONE)]
        return "\n".join(parts) + "\n"
