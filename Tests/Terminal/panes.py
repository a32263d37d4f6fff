"""An independent model of the panes of `menugen browse`: what each screen must look like.

It is written from what PAGE.md says of the page and from what the browser's own help says of its
keys, in the plainest way: the whole document is a list of lines that is made anew for each question.
Nothing here knows how the browser is built.
"""

import unicodedata
from fractions import Fraction


def cell_width(character):
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def width(text):
    return sum(cell_width(c) for c in text if not unicodedata.combining(c))


def fitted(text, cells):
    if width(text) <= cells:
        return text
    kept = ""
    for c in text:
        if width(kept + c) > cells - 1:
            break
        kept += c
    return kept + "…" if cells > 0 else ""


def wrapped(text, cells):
    """Lines of a detail, broken at blanks and beside wide characters, else where they are full."""
    lines = []
    for paragraph in text.split("\n"):
        rest, made = paragraph, 0
        while width(rest) > cells:
            end = len(fitted_prefix(rest, cells))
            cut = next((at for at in range(end, 0, -1)
                        if " " in (rest[at], rest[at - 1]) or 2 in (cell_width(rest[at]), cell_width(rest[at - 1]))), end)
            lines.append(rest[:cut].rstrip(" "))
            rest, made = rest[cut:].lstrip(" "), made + 1
        if rest or not made:
            lines.append(rest)
    return lines


def fitted_prefix(text, cells):
    kept = ""
    for c in text:
        if width(kept + c) > cells:
            break
        kept += c
    return kept


def at_columns(pieces):
    line = ""
    for column, text in pieces:
        line += " " * (column - width(line)) + text
    return line.rstrip(" ")


class Panes:
    """`sections`: (title, rows); a row: (title, price or None, [detail texts])."""

    HELP = "? keys  ↑↓ move  ⇥ pane  ↵ open  ␣ pick  / filter  q quit"

    def __init__(self, title, sections, columns, lines):
        self.title, self.sections, self.columns, self.height = title, sections, columns, lines
        self.shown = [(s, list(range(len(rows)))) for s, (_, rows) in enumerate(sections)]
        # The same thing in two sections is one to a selection: it goes by its first place.
        self.same = {}
        for s, (_, rows) in enumerate(sections):
            for r, (name, price, details) in enumerate(rows):
                self.same.setdefault((name, price, *details), (s, r))
        self.open, self.picks = set(), {}
        self.filter, self.typing, self.notice, self.focus = "", False, None, "index"
        self.y = self.index_top = 0
        self.chosen = None
        self.current = 0 if self.shown else None
        self.cursor = next((line for line in self.document() if line[0] in "rd"), None)

    # The document: lines ("h", section), ("r", section, row), ("d", section, row, detail), ("e", section), ("b",);
    # section is the place among the shown ones, row the place in the whole section.

    def details(self, s, r):
        texts = self.sections[self.shown[s][0]][1][r][2]
        return [line for text in texts for line in wrapped(text, self.rows_width() - 5)]

    def document(self):
        lines = []
        for s, (source, rows) in enumerate(self.shown):
            if s:
                lines.append(("b",))
            lines.append(("h", s))
            for r in rows:
                lines.append(("r", s, r))
                if (source, r) in self.open:
                    lines += [("d", s, r, d) for d in range(len(self.details(s, r)))]
            if not rows:
                lines.append(("e", s))
        return lines

    @property
    def window(self):
        return max(1, self.height - 2)

    def range(self):
        return max(0, len(self.document()) - self.window)

    def measured(self):
        """The section on the reading line: PAGE.md 2.3, in exact fractions."""
        document = self.document()
        tops = [n for n, line in enumerate(document) if line[0] == "h"]
        if not tops:
            return None
        H, M = self.window, self.range()
        if M == 0:
            return self.chosen if self.chosen is not None else 0
        t, h = tops[-1], len(document) - tops[-1]
        a = max(0, t - M)
        line = Fraction(self.y)
        if a:
            s = min(Fraction(H), a + Fraction(h, 2))
            k = min(Fraction(M), s)
            if self.y > M - k:
                line += s * (self.y - (M - k)) / k
        return max([0] + [n for n, top in enumerate(tops) if top <= line])

    # Following.

    def mark(self, current):
        if current != self.current:
            self.current = current
            self.show_entry()

    def show_entry(self):
        if self.current is None:
            return
        if self.current < self.index_top:
            self.index_top = self.current
        self.index_top = max(self.index_top, self.current - self.window + 1)

    def scroll(self, y):
        y = min(max(0, y), self.range())
        if y != self.y:
            self.y, self.chosen = y, None
            self.mark(self.measured())

    def relaid(self):
        self.y = min(self.y, self.range())
        if self.chosen is not None and self.chosen >= len(self.shown):
            self.chosen = None
        if self.chosen is None:
            self.mark(self.measured())

    def show_cursor(self):
        if self.cursor is None:
            return
        document = self.document()
        line = document.index(self.cursor)
        first = line - 1 if document[line - 1][0] == "h" else line
        y = self.y
        if first < y or line - first + 1 >= self.window:
            y = first
        elif line >= y + self.window:
            y = line - self.window + 1
        self.scroll(y)

    def focused(self):
        if self.cursor is not None:
            self.chosen = self.cursor[1]
            self.mark(self.chosen)

    def drag_cursor(self):
        document = self.document()
        places = [n for n, line in enumerate(document) if line[0] in "rd"]
        if self.cursor is None:
            return
        at = document.index(self.cursor)
        later = [n for n in places if n >= self.y]
        if at < self.y:
            at = later[0] if later else places[-1]
        earlier = [n for n in places if n < self.y + self.window]
        if at >= self.y + self.window:
            at = earlier[-1] if earlier else places[0]
        self.cursor = document[at]

    def kept(self, cursor):
        """The cursor after the document changed: the same line, else its row, else the first place."""
        document = self.document()
        if cursor in document:
            return cursor
        if cursor is not None and ("r", *cursor[1:3]) in document:
            return ("r", *cursor[1:3])
        return next((line for line in document if line[0] in "rd"), None)

    # Keys.

    def press(self, key):
        self.notice = None
        if self.typing:
            return self.type(key)
        if key == "Tab":
            self.focus = "rows" if self.focus == "index" else "index"
        elif key == "Left":
            self.focus = "index"
        elif key == "Right":
            self.focus = "rows"
        elif key == "/":
            self.typing = True
        elif key == "Escape":
            self.set_filter("")
        elif key == "*":
            self.toggle_all()
        elif key in ("PageDown", "PageUp"):
            self.page(1 if key == "PageDown" else -1)
        elif key in (" ", "+", "-"):
            self.pick(key)
        elif self.focus == "index":
            self.press_in_index(key)
        else:
            self.press_in_rows(key)

    def press_in_index(self, key):
        current = self.current or 0
        target = {"Up": current - 1, "Down": current + 1, "Home": 0, "End": len(self.shown) - 1}.get(key)
        if key == "Enter":
            self.focus = "rows"
        if target is None or not 0 <= target < len(self.shown):
            return
        self.chosen = target
        self.y = min(self.document().index(("h", target)), self.range())
        self.mark(target)
        rows = [line for line in self.document() if line[0] == "r" and line[1] == target]
        if rows:
            self.cursor = rows[0]
        else:
            self.drag_cursor()

    def press_in_rows(self, key):
        places = [line for line in self.document() if line[0] in "rd"]
        if key == "Enter":
            return self.toggle()
        if self.cursor is None or key not in ("Up", "Down", "Home", "End"):
            return
        at = places.index(self.cursor)
        target = {"Up": at - 1, "Down": at + 1, "Home": 0, "End": len(places) - 1}[key]
        if 0 <= target < len(places):
            self.cursor = places[target]
            self.show_cursor()
            self.focused()

    def page(self, pages):
        former = self.y
        self.scroll(self.y + pages * max(1, self.window - 1))
        if self.y != former:
            return self.drag_cursor()
        places = [line for line in self.document() if line[0] in "rd"]
        if places:
            self.cursor = places[-1 if pages > 0 else 0]
            self.show_cursor()
            self.focused()

    def toggle(self):
        if self.cursor is None:
            return
        _, s, r = self.cursor[:3]
        name = (self.shown[s][0], r)
        first = self.document().index(("r", s, r)) + 1
        count = len(self.details(s, r))
        if name not in self.open and not count:
            self.notice = "Nothing more about this row"
            return
        opening = name not in self.open
        self.open ^= {name}
        self.cursor = ("r", s, r)
        if first < self.y:
            # The text being read stays where it is.
            self.y += count if opening else max(-count, first - self.y)
        self.y = min(self.y, self.range())
        if self.chosen is None:
            self.mark(self.measured())
        self.show_cursor()
        if opening:
            at = first - 1
            self.scroll(min(at, max(self.y, at + count - self.window + 1)))

    def toggle_all(self):
        if self.open:
            self.open = set()
        else:
            self.open = {(s, r) for s, (_, rows) in enumerate(self.sections) for r, row in enumerate(rows) if row[2]}
        cursor = self.cursor and ("r", *self.cursor[1:3])
        self.relaid()
        self.cursor = cursor
        self.show_cursor()

    def pick(self, key):
        if self.cursor is None:
            return
        name = self.thing(self.shown[self.cursor[1]][0], self.cursor[2])
        former = self.picks.get(name, 0)
        count = {" ": 0 if former else 1, "+": former + 1, "-": max(0, former - 1)}[key]
        if count:
            self.picks[name] = count
        else:
            self.picks.pop(name, None)

    def type(self, key):
        if key == "Enter":
            self.typing, self.focus = False, "rows"
        elif key == "Escape":
            self.typing = False
            self.set_filter("")
        elif key == "BSpace":
            self.set_filter(self.filter[:-1])
        elif len(key) == 1:
            self.set_filter(self.filter + key)

    def set_filter(self, text):
        if text == self.filter:
            return
        former = self.cursor and (self.shown[self.cursor[1]][0], self.cursor[2])
        self.filter = text
        self.chosen = None
        self.mark(self.measured())
        words = fold(text).split()
        self.shown = []
        for s, (title, rows) in enumerate(self.sections):
            hits = [r for r, row in enumerate(rows) if all(w in fold("\n".join([title, row[0], *row[2]])) for w in words)]
            if hits or not words:
                self.shown.append((s, hits))
        self.relaid()
        lines = [line for line in self.document() if line[0] == "r"]
        same = [line for line in lines if (self.shown[line[1]][0], line[2]) == former]
        self.cursor = (same or lines or [None])[0]
        self.index_top = 0
        self.show_cursor()
        self.focused()
        self.show_entry()

    def resize(self, columns, lines):
        document = self.document()
        top = document[self.y] if self.y < len(document) else None
        section = sum(1 for line in document[:self.y + 1] if line[0] == "h") - 1
        cursor = self.cursor and ("r", *self.cursor[1:3])
        self.columns, self.height = columns, lines
        self.relaid()
        if section >= 0:
            line = ("r", *top[1:3]) if top[0] in "rd" else ("h", section)
            self.scroll(self.document().index(line))
        self.cursor = cursor
        self.show_cursor()
        self.show_entry()

    # The screen.

    def index_width(self):
        widest = max((width(title or "Untitled") + len(str(len(rows))) for title, rows in self.sections), default=0)
        return min(max(12, widest + 4), max(12, self.columns // 3))

    def rows_width(self):
        return self.columns - self.index_width() - 1

    def screen(self):
        document = self.document()
        left = self.index_width()
        lines = [self.title_line()]
        for n in range(self.window):
            pieces = self.index_line(self.index_top + n) + [(left, "│")]
            if self.y + n < len(document):
                pieces += [(left + 1 + column, text) for column, text in self.row_line(document[self.y + n])]
            elif n == 1 and not document:
                pieces.append((left + 4, "No row holds these words"))
            lines.append(at_columns(pieces))
        return lines + [self.status_line()]

    def title_line(self):
        total = fitted(self.total(), self.columns * 2 // 3)
        title = fitted(self.title, self.columns - width(total) - 3)
        return at_columns([(1, title), (self.columns - width(total) - 1, total)] if total else [(1, title)])

    def status_line(self):
        cells = self.columns - 2
        if self.notice:
            return " " + fitted(self.notice, cells)
        if self.typing:
            return " " + fitted(f"/{self.filter}▏", cells)
        if self.filter:
            count = sum(len(rows) for _, rows in self.shown)
            return " " + fitted(f"/{self.filter}  {count} {'row' if count == 1 else 'rows'}, Escape shows all", cells)
        return (" " + fitted(self.HELP, cells)).rstrip(" ")

    def index_line(self, s):
        if s >= len(self.shown):
            return []
        source, rows = self.shown[s]
        count = str(len(rows))
        cells = self.index_width() - 3 - len(count)
        title = fitted(self.sections[source][0] or "Untitled", cells)
        return [(0, "▌" if s == self.current else " "), (1, title),
                (self.index_width() - 1 - len(count), count)]

    def row_line(self, line):
        cells = self.rows_width()
        kind = line[0]
        if kind == "b":
            return []
        source = self.shown[line[1]][0]
        if kind == "h":
            return [(1, fitted(self.sections[source][0] or "Untitled", cells - 2))]
        if kind == "e":
            return [(3, "Nothing here")]
        mark = "›" if line == self.cursor else " "
        if kind == "d":
            return [(0, fitted(mark + "   " + self.details(line[1], line[2])[line[3]], cells - 1))]
        title, price, details = self.sections[source][1][line[2]]
        count = self.picks.get(self.thing(source, line[2]), 0)
        right = fitted(" ".join(([f"×{count}"] if count else []) + ([price] if price else [])), cells // 2)
        sign = " " if not details else "▾" if (source, line[2]) in self.open else "▸"
        return [(0, mark + sign + " " + fitted(title, cells - 5 - width(right))), (cells - 1 - width(right), right)]

    def thing(self, s, r):
        name, price, details = self.sections[s][1][r]
        return self.same[(name, price, *details)]

    def total(self):
        if not self.picks:
            return ""
        sums, unpriced = {}, 0
        for (s, r), count in self.picks.items():
            price = self.sections[s][1][r][1]
            if price is None:
                unpriced += count
                continue
            number, currency = price.split(" ")
            cents = int(number.replace(".", "")) * count
            sums[currency] = sums.get(currency, 0) + cents
        words = " + ".join(f"{cents // 100}.{cents % 100:02} {currency}" for currency, cents in sums.items())
        rest = f", {unpriced} without price" if unpriced and sums else ""
        return f"{sum(self.picks.values())} picked" + (f" · {words}" if words else "") + rest


def fold(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
