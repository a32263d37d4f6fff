#!/usr/bin/env python3
"""Works out what `menu.json` must hold for the shapes of data in Sites/shape-*.

usage: expected_shapes.py [--list] [SHAPE...]

Each shape is written twice: in English and in German, with other names for its keys. Both are read
here by Python's own parsers, with the names of the keys given, and the whole of `expected/out/
english/menu.json` and `…/deutsch/menu.json` is compared. `--list` prints the shapes.
"""

import csv
import io
import json
import sys

from expected_menus import (
    SITES, Number, differences, number, price_is_text, row, section,
)

LANGUAGES = ("english", "deutsch")
SHAPES = {}


def shape(name, english, deutsch):
    """Registers how a shape is read; the names of keys in each language are handed to it."""

    def register(function):
        SHAPES[name] = (function, dict(zip(LANGUAGES, (english, deutsch))))
        return function

    return register


class Folder:
    def __init__(self, name, language):
        self.folder = SITES / f"shape-{name}" / "input/content" / language

    def text(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def json(self, name):
        return json.loads(self.text(name), parse_float=Number, parse_int=Number)

    def table(self, name):
        text = self.text(name)
        mark = ";" if ";" in text.splitlines()[0] else ","
        return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=mark))

    def outline(self, name):
        """YAML of maps and lists of one line each, as nested pairs of name and value."""
        top, stack = [], []
        for line in self.text(name).splitlines():
            depth = len(line) - len(line.lstrip())
            name, _, value = line.strip().removeprefix("- ").partition(":")
            entry = (name, value.strip() or [])
            while stack and stack[-1][0] >= depth:
                stack.pop()
            (stack[-1][1] if stack else top).append(entry)
            if not value.strip():
                stack.append((depth, entry[1]))
        return top

    def flow_rows(self, name):
        """Lines such as `- {titel: Go, arten: [Brett, zu zweit]}`."""
        for line in self.text(name).splitlines():
            if "{" in line:
                first, rest = line[line.index("{") + 1 : line.rindex("}")].split(",", 1)
                name, values = rest.split(":", 1)
                yield {
                    first.split(":")[0].strip(): first.split(":")[1].strip(),
                    name.strip(): [v.strip() for v in values.strip(" []").split(",")],
                }


def item(title, **parts):
    return {"title": title, **{n: v for n, v in parts.items() if v}}


def plain(record, title, price):
    return row(record[title], price=record.get(price))


def by(records, key, make):
    groups = {}
    for record in records:
        groups.setdefault(record[key], []).append(make(record))
    return [section(name, rows) for name, rows in groups.items()]


@shape(
    "several-arrays",
    ("menu.json", "groups", "name", "items", "name", "price"),
    ("karte.json", "rubriken", "titel", "speisen", "bezeichnung", "preis"),
)
def _(data, file, groups, name, items, title, price):
    return [
        section(g[name], [plain(r, title, price) for r in g[items]]) for g in data.json(file)[groups]
    ]


@shape("map-key-as-title", ("tools.json", "price", "description"), ("werkzeug.yml", "preis", "beschreibung"))
def _(data, file, price, note):
    if file.endswith(".json"):
        groups = data.json(file)
    else:
        groups = {s: {r: dict(parts) for r, parts in rows} for s, rows in data.outline(file)}
    return [
        section(name, [row(t, price=p[price], summary=p[note]) for t, p in rows.items()])
        for name, rows in groups.items()
    ]


@shape(
    "title-inside-the-map",
    ("plants.json", "name", "family", "height"),
    ("pflanzen.json", "benennung", "gruppe", "wuchs"),
)
def _(data, file, title, group, other):
    records = [{"": key, **record} for key, record in data.json(file).items()]
    return by(records, group, lambda r: row(r[title], id=r[""], fields={other: r[other]}))


@shape("one-key-maps", ("guide.json",), ("preise.yml",))
def _(data, file):
    if file.endswith(".json"):
        pairs = [next(iter(g.items())) for g in data.json(file)]
        return [
            section(name, [row(t, summary=v) for r in rows for t, v in r.items()])
            for name, rows in pairs
        ]
    return [section(name, [row(t, price=v) for t, v in rows]) for name, rows in data.outline(file)]


@shape(
    "header-rows",
    ("list.json", "header", "name", "price", ""),
    ("liste.csv", None, "Artikel", "Preis", "Bemerkung"),
)
def _(data, file, header, title, price, note):
    sections = []
    for record in data.json(file) if file.endswith(".json") else data.table(file):
        name = record.get(header) if header else None if record[price] else record[title]
        if name:
            sections.append((name, []))
        else:
            sections[-1][1].append(row(record[title], price=record[price], summary=record.get(note)))
    return [section(name, rows) for name, rows in sections]


@shape("rows-in-several-sections", ("games.json", "name", "tags"), ("spiele.yml", "titel", "arten"))
def _(data, file, title, groups):
    records = data.json(file) if file.endswith(".json") else list(data.flow_rows(file))
    names = list(dict.fromkeys(name for r in records for name in r[groups]))
    return [section(n, [row(r[title]) for r in records if n in r[groups]]) for n in names]


@shape(
    "names-that-give-the-order",
    ("menu.json", "order", "items", "name", "kind", "price"),
    ("karte.json", "reihenfolge", "artikel", "bezeichnung", "gruppe", "preis"),
)
def _(data, file, order, items, title, group, price):
    whole = data.json(file)
    return [
        section(name, [plain(r, title, price) for r in whole[items] if r[group] == name])
        for name in whole[order]
    ]


@shape(
    "two-name-columns",
    ("goods.csv", "Category", "Subcategory", "Name", "Price"),
    ("waren.csv", "Abteilung", "Warengruppe", "Artikel", "Preis"),
)
def _(data, file, outer, inner, title, price):
    sections, records = [], data.table(file)
    for name in dict.fromkeys(r[outer] for r in records):
        sections.append(section(name))
        own = [r for r in records if r[outer] == name]
        for inside in by(own, inner, lambda r: plain(r, title, price)):
            sections.append({**inside, "level": Number(1)})
    return sections


@shape(
    "wrapped-rows",
    ("menu.json", "name", "items", "info", "name", "price"),
    ("karte.json", "rubrik", "speisen", "daten", "titel", "preis"),
)
def _(data, file, name, items, wrapper, title, price):
    return [
        section(g[name], [plain(r[wrapper], title, price) for r in g[items]]) for g in data.json(file)
    ]


@shape(
    "an-object-for-a-list",
    ("menu.json", "groups", "name", "items", "name", "price"),
    ("karte.json", "rubriken", "titel", "speisen", "bezeichnung", "preis"),
)
def _(data, file, groups, name, items, title, price):
    def listed(value):
        return value if isinstance(value, list) else [value]

    return [
        section(g[name], [plain(r, title, price) for r in listed(g[items])])
        for g in data.json(file)[groups]
    ]


@shape("lists-of-lists", ("lists.json",), ("listen.yml",))
def _(data, file):
    if file.endswith(".json"):
        lists = data.json(file)
    else:
        lists = [l.strip("- []").split(", ") for l in data.text(file).splitlines()]
    anchors = ["section"] + [f"section-{n}" for n in range(2, len(lists) + 1)]
    return [section(None, map(row, rows), stand_in=a) for rows, a in zip(lists, anchors)]


@shape(
    "joined-lists",
    ("shop.json", "categories", "id", "name", "products", "name", "category", "price"),
    ("laden.json", "gruppen", "kennung", "bezeichnung", "artikel", "titel", "gruppe", "preis"),
)
def _(data, file, groups, key, name, items, title, group, price):
    whole = data.json(file)
    return [
        section(g[name], [plain(r, title, price) for r in whole[items] if r[group] == g[key]], id=g[key])
        for g in whole[groups]
    ]


@shape(
    "joined-files",
    ("towns.csv", "town", "county", "people", "counties.csv", "code", "name"),
    ("orte.csv", "ort", "kreis", "einwohner", "kreise.csv", "nummer", "bezeichnung"),
)
def _(data, file, title, group, other, names, key, name):
    records = data.table(file)
    return [
        section(
            joined[name],
            [
                row(r[title], fields={other: number(r[other])})
                for r in records
                if r[group] == joined[key]
            ],
            id=joined[key],
        )
        for joined in data.table(names)
    ]


@shape(
    "adjacency-list",
    ("tree.csv", "id", "parent", "name"),
    ("baum.json", "nummer", "oben", "bezeichnung"),
)
def _(data, file, key, parent, title):
    records = data.json(file) if file.endswith(".json") else data.table(file)

    def under(record):
        return [r for r in records if r[parent] and r[parent] == record[key]]

    def made(record):
        return row(record[title], id=record[key], items=[item(r[title]) for r in under(record)])

    return [
        section(r[title], map(made, under(r)), id=r[key]) for r in records if not r[parent]
    ]


@shape(
    "language-maps",
    ("menu.json", "en", "name", "items", "name", "price"),
    ("karte.json", "de", "titel", "speisen", "bezeichnung", "preis"),
)
def _(data, file, language, name, items, title, price):
    return [
        section(g[name][language], [row(r[title][language], price=r[price]) for r in g[items]])
        for g in data.json(file)
    ]


@shape(
    "language-columns",
    ("menu.csv", "kind_en", "name_en", "price"),
    ("karte.csv", "Gruppe (DE)", "Artikel (DE)", "Preis"),
)
def _(data, file, group, title, price):
    return by(data.table(file), group, lambda r: plain(r, title, price))


@shape(
    "variant-rows",
    ("shop.csv", "Title", "Type", "Option", "Price", "Handle"),
    ("pizza.csv", "Pizza", None, "Größe", "Preis", None),
)
def _(data, file, title, group, option, price, key):
    rows = []
    for record in data.table(file):
        if record[title]:
            rows.append((record, []))
        rows[-1][1].append(item(record[option], price=record[price]))
    made = [
        (
            r.get(group),
            row(
                r[title], id=r.get(key), price=r[price], items=items, fields={option: r[option]}
            ),
        )
        for r, items in rows
    ]
    return [
        section(name, [r for n, r in made if n == name]) for name in dict.fromkeys(n for n, _ in made)
    ]


@shape(
    "sizes",
    ("coffee.csv", "Kind", "Drink", ("Small", "Medium", "Large"), None, None),
    ("getraenke.json", "rubrik", "titel", ("klein", "groß"), "sorten", "preise"),
)
def _(data, file, group, title, sizes, items, prices):
    def made(record):
        known = record[prices] if prices else record
        return row(record[title], items=[item(s, price=known[s]) for s in sizes if known.get(s)])

    if items:
        return [section(g[group], map(made, g[items])) for g in data.json(file)]
    return by(data.table(file), group, made)


def levels(value, names):
    """Pairs of a name and what is under it, from maps or from objects with a name."""
    if isinstance(value, dict):
        return [(name, levels(inner, names)) for name, inner in value.items()]
    if value and isinstance(value[0], dict):
        return [(v["name"], levels(v[names[0]], names[1:])) for v in value]
    return [(v, []) for v in value]


def items_of(pairs):
    return [item(name, items=items_of(inner)) for name, inner in pairs]


def as_detail(pairs):
    return [
        section(name, [row(n, items=items_of(inner)) for n, inner in rows]) for name, rows in pairs
    ]


@shape("three-levels-as-detail", ("world.json", ("countries", "cities")), ("welt.json", ()))
def _(data, file, names):
    return as_detail(levels(data.json(file), names))


@shape("three-levels-as-sections", ("world.json", ("countries", "cities")), ("welt.json", ()))
def _(data, file, names):
    sections = []
    for name, inner in levels(data.json(file), names):
        sections.append(section(name))
        for title, rows in inner:
            sections.append(section(title, [row(n) for n, _ in rows], level=1))
    return sections


@shape(
    "five-levels",
    ("world.json", ("countries", "states", "cities", "districts"), "continents"),
    ("welt.json", (), None),
)
def _(data, file, names, root):
    whole = data.json(file)
    return as_detail(levels(whole[root] if root else whole, names))


def compare(name):
    function, spellings = SHAPES[name]
    for language in LANGUAGES:
        made = SITES / f"shape-{name}/expected/out/{language}/menu.json"
        if not made.exists():
            yield f"{language}/menu.json is not there"
            continue
        have = json.loads(made.read_text(encoding="utf-8"), parse_float=Number, parse_int=Number)
        want = {
            "title": language,
            "language": {"english": "en", "deutsch": "de"}[language],
            "sections": function(Folder(name, language), *spellings[language]),
        }
        yield from (f"{language}: {line}" for line in differences(price_is_text(want), have))


def main(names):
    if names == ["--list"]:
        print("\n".join(SHAPES))
        return 0
    failed = 0
    for name in names or SHAPES:
        found = list(compare(name))
        for line in found:
            print(f"{name}: {line}")
        failed += bool(found)
    print(f"{len(names or SHAPES) - failed} of {len(names or SHAPES)} shapes hold what Python reads")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
