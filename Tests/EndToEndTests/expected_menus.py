#!/usr/bin/env python3
"""Works out what `menu.json` must hold for the cases in Sites/, with Python's own parsers.

usage: expected_menus.py [CASE...]

Reads each case's input by another way than the tool does (csv, json, tomllib, plistlib; YAML and
Markdown by hand), says which column plays which part, and compares the whole of the result with
`expected/out/menu.json`. Prints what differs; the exit code is 1 when something does.
"""

import csv
import io
import json
import plistlib
import re
import sys
import tomllib
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

SITES = Path(__file__).parent / "Sites"
CASES = {}


def case(name):
    def register(function):
        CASES[name] = function
        return function

    return register


# --- The form of menu.json


class Number(str):
    """The digits of a number as they are written."""

    def __eq__(self, other):
        return isinstance(other, Number) and str(self) == str(other)

    __hash__ = str.__hash__


def number(text):
    """A cell of a table: a number when it is written as JSON writes one."""
    return Number(text) if re.fullmatch(r"-?(0|[1-9]\d*)(\.\d+)?", text) else text


def slug(text):
    """Letters, marks and digits in lower case, without apostrophes, all else one hyphen."""
    text = re.sub("['’]", "", unicodedata.normalize("NFC", text).lower())
    kept = (c if unicodedata.category(c)[0] in "LMN" else "-" for c in text)
    return re.sub("-+", "-", "".join(kept)).strip("-")


def row(title, **parts):
    return {"title": title, **{name: value for name, value in parts.items() if value}}


def section(title, rows=(), level=0, stand_in="section", **parts):
    made = {"title": title, "anchor": slug(title) if title else stand_in, "rows": list(rows)}
    if level:
        made["level"] = Number(level)
    made.update({name: value for name, value in parts.items() if value})
    for entry in made["rows"]:
        entry.setdefault("anchor", f"{made['anchor']}/{slug(entry['title'])}")
    return made


def menu(title, sections, **parts):
    return {"title": title, "language": "en", "sections": sections, **parts}


def grouped(records, key, make):
    """Sections in first-seen order, each with its rows."""
    groups = {}
    for record in records:
        groups.setdefault(record[key], []).append(make(record))
    return [section(title, rows) for title, rows in groups.items()]


def table(records, key, title, hidden=(), **parts):
    """Flat rows: `parts` names the columns of parts, the others that hold something are fields."""
    taken = {key, title, *parts.values(), *hidden}

    def make(record):
        fields = {n: number(v) for n, v in record.items() if n not in taken and v}
        return row(
            record[title], fields=fields, **{part: record[name] for part, name in parts.items()}
        )

    return grouped(records, key, make)


def rows_of(text, delimiter=","):
    return [r for r in csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)]


# --- Reading the inputs


class Input:
    def __init__(self, name):
        self.folder = SITES / name / "input"

    def bytes(self, name):
        return (self.folder / name).read_bytes()

    def text(self, name, encoding="utf-8-sig"):
        return self.bytes(name).decode(encoding)

    def json(self, name):
        return json.loads(self.text(name), parse_float=Number, parse_int=Number)


# --- Formats


@case("csv-commas")
def _(files):
    return menu("teas", table(rows_of(files.text("teas.csv")), "Kind", "Tea", price="Price"))


@case("csv-semicolons-and-decimal-commas")
def _(files):
    records = rows_of(files.text("teesorten.csv"), ";")
    return menu("teesorten", table(records, "Sorte", "Tee", price="Preis"))


@case("csv-quoted-breaks-and-crlf")
def _(files):
    records = rows_of(files.text("notes.csv").replace("two\r\nlines", "two\nlines"))
    records = [r for r in records if any(r.values())]
    for record in records:
        record["Remark"] = record["Remark"] and record["Remark"].replace("two\nlines", "two\r\nlines")
    return menu("notes", table(records, "Shelf", "Book"))


@case("tsv")
def _(files):
    return menu("birds", table(rows_of(files.text("birds.tsv"), "\t"), "Habitat", "Bird"))


@case("bars")
def _(files):
    return menu("tools", table(rows_of(files.text("tools.txt"), "|"), "Drawer", "Tool"))


@case("csv-without-a-line-of-names")
def _(files):
    records = [dict(zip("123", r)) for r in csv.reader(io.StringIO(files.text("plain.csv")))]
    return menu("plain", table(records, "1", "2", price="3"))


@case("csv-lines-of-comment")
def _(files):
    text = "".join(l for l in files.text("levels.csv").splitlines(True) if l[0] != "#")
    return menu("levels", table(rows_of(text), "Reach", "Gauge"))


@case("utf16")
def _(files):
    return menu("inseln", table(rows_of(files.text("inseln.csv", "utf-16")), "Meer", "Insel"))


@case("another-encoding")
def _(files):
    return menu("fromages", table(rows_of(files.text("fromages.csv", "cp1252")), "Région", "Fromage"))


@case("json-groups-with-objects")
def _(files):
    return menu(
        "menu",
        [
            section(g["name"], [row(d["name"], price=d["price"]) for d in g["dishes"]])
            for g in files.json("menu.json")
        ],
    )


@case("json-groups-with-strings")
def _(files):
    return menu(
        "words", [section(g["letter"], map(row, g["words"])) for g in files.json("words.json")]
    )


@case("json-map-to-list")
def _(files):
    return menu(
        "animaux", [section(name, map(row, rows)) for name, rows in files.json("animaux.json").items()]
    )


@case("json-name-to-object")
def _(files):
    records = [{"name": name, **value} for name, value in files.json("parts.json").items()]
    return menu(
        "parts", grouped(records, "kind", lambda r: row(r["name"], fields={"weight": r["weight"]}))
    )


@case("json-in-an-envelope")
def _(files):
    records = files.json("answer.json")["data"]["items"]
    return menu(
        "answer", grouped(records, "type", lambda r: row(r["title"], fields={"age": r["age"]}))
    )


@case("json-lines")
def _(files):
    records = [json.loads(l, parse_float=Number, parse_int=Number) for l in files.text("events.jsonl").splitlines()]
    return menu(
        "events", grouped(records, "stage", lambda r: row(r["name"], fields={"took": r["took"]}))
    )


@case("json-digits-are-kept")
def _(files):
    return menu(
        "ids",
        grouped(
            files.json("ids.json"), "group", lambda r: row(r["name"], id=str(r["id"]), price=r["price"])
        ),
    )


@case("yaml-groups")
def _(files):
    return menu(
        "karte",
        [
            section("Suppen", [row("Zwiebelsuppe", price="7.20"), row("Kürbissuppe", price="6.50")]),
            section("Getränke", [row("Wasser", price="0.00")]),
        ],
    )


@case("yaml-words-stay-words")
def _(files):
    return menu(
        "switches",
        [
            section("Norway", map(row, ["no", "off", "y", "012", "1.10", "2024-01-31"])),
            section("Ontario", map(row, ["on", "yes"])),
        ],
    )


@case("yaml-aliases")
def _(files):
    return menu(
        "shelf",
        [
            section("Chest", map(row, ["saw", "file"])),
            section("Bench", map(row, ["saw", "file"])),
            section("Wall", map(row, ["clock"])),
        ],
    )


@case("toml-tables")
def _(files):
    return menu(
        "garden",
        [
            section(
                b["name"],
                [row(p["name"], fields={"height": Number(p["height"])}) for p in b.get("plants", [])],
            )
            for b in tomllib.loads(files.text("garden.toml"))["beds"]
        ],
    )


def categories(files):
    return menu(
        "categories",
        [
            section(c["name"], map(row, c.get("subcategories", [])), icon=c.get("icon"))
            for c in plistlib.loads(files.bytes("categories.plist"))
        ],
    )


CASES["plist-xml"] = CASES["plist-binary"] = categories


@case("markdown-folder")
def _(files):
    return menu(
        "help",
        [
            section(
                "Start",
                [
                    row("The first page", detail="Open it.\n", detail_format="markdown"),
                    row("How to install", detail="\nUnpack it.\n", detail_format="markdown"),
                ],
                id="Start",
            ),
            section(
                "Trouble",
                [row("nothing-shows", detail="Nothing shows at first.\n", detail_format="markdown")],
                id="Trouble",
            ),
        ],
    )


# --- Shapes


@case("three-levels")
def _(files):
    return menu(
        "world",
        [
            section(
                c["name"],
                [row(n["name"], items=[{"title": t} for t in n["towns"]]) for n in c["countries"]],
            )
            for c in files.json("world.json")
        ],
    )


@case("three-levels-as-subsections")
def _(files):
    sections = []
    for continent in files.json("content/world/world.json"):
        sections.append(section(continent["name"]))
        for country in continent["countries"]:
            sections.append(section(country["name"], map(row, country["towns"]), level=1))
    return menu("world", sections)


@case("flat-without-a-group")
def _(files):
    records = rows_of(files.text("rivers.csv"))
    rows = [row(r["River"], fields={"Kilometres": number(r["Kilometres"])}) for r in records]
    return menu("rivers", [section(None, rows)])


@case("a-row-in-several-sections")
def _(files):
    films = [{"g": g, **film} for film in files.json("films.json") for g in film["genres"]]
    return menu("films", grouped(films, "g", lambda r: row(r["title"])))


@case("the-largest-list-wins")
def _(files):
    rooms = files.json("two.json")["rooms"]
    return menu(
        "two", grouped(rooms, "floor", lambda r: row(r["room"], fields={"seats": r["seats"]}))
    )


@case("lists-without-names")
def _(files):
    lists = files.json("rows.json")
    names = ["section", "section-2", "section-3"]
    return menu("rows", [section(None, map(row, l), stand_in=n) for l, n in zip(lists, names)])


@case("names-in-many-scripts")
def _(files):
    return menu("names", table(rows_of(files.text("names.csv")), "段", "名"))


@case("text-that-looks-like-markup")
def _(files):
    return menu("markup", table(rows_of(files.text("markup.csv")), "Part", "Name"))


# --- Keys of menugen.yml


def things(files, **parts):
    records = rows_of(files.text("content/tools/things.csv"))
    return table(records, "Shelf", "Thing", price="Price", **parts)


def by_title(sections, *titles):
    return [next(s for s in sections if s["title"] == t) for t in titles]


@case("key-order-by-title")
def _(files):
    return menu("Tools", by_title(things(files), "Elm", "Oak", "Yew"))


@case("key-order-by-count")
def _(files):
    return menu("Tools", by_title(things(files), "Oak", "Elm", "Yew"))


@case("key-order-listed")
def _(files):
    return menu("Tools", by_title(things(files), "Yew", "Oak", "Elm"))


@case("key-extra-hide")
def _(files):
    return menu("Tools", things(files))


CASES["key-extra-listed"] = CASES["key-extra-hide"]


@case("key-fields")
def _(files):
    sections = things(files, summary="Colour", badge="Mark", tags="Weight")
    for entry in (r for s in sections for r in s["rows"]):
        if "tags" in entry:
            entry["tags"] = [entry["tags"]]
    return menu("Tools", sections)


@case("key-section-icon-and-summary")
def _(files):
    records = rows_of(files.text("content/tools/things.csv"))
    sections = table(records, "Shelf", "Thing", hidden=["Picture", "About"])
    sections[0].update(icon="oak", summary="Hard")
    sections[1].update(icon="elm", summary="Light and tough")
    # What a row says otherwise than its section stays with the row.
    sections[1]["rows"][1]["fields"] = {"Picture": "other", "About": "Second"}
    return menu("Tools", sections)


@case("key-group-by-two-columns")
def _(files):
    records = rows_of(files.text("content/tools/things.csv"))
    sections = []
    for shelf in dict.fromkeys(r["Shelf"] for r in records):
        own = [r for r in records if r["Shelf"] == shelf]
        make = lambda some: table(some, "Shelf", "Thing", hidden=["Colour"], price="Price")
        bare = [r for r in own if not r["Colour"]]
        sections += make(bare) if bare else [section(shelf)]
        for colour in dict.fromkeys(r["Colour"] for r in own if r["Colour"]):
            rows = make([r for r in own if r["Colour"] == colour])[0]["rows"]
            for entry in rows:
                del entry["anchor"]
            sections.append(section(colour, rows, level=1))
    return menu("Tools", sections)


@case("key-several-files")
def _(files):
    records = [r for n in "ab" for r in rows_of(files.text(f"content/tools/{n}.csv"))]
    return menu("Tools", table(records, "Kind", "Name"))


@case("notes-find-their-places")
def _(files):
    sections = table(rows_of(files.text("content/tea/teas.csv")), "Kind", "Tea")
    green, black = sections
    for place, note in (
        (green, "Young leaves.\n"),
        (green["rows"][0], "Steamed.\n"),
        (black["rows"][0], "Strong.\n"),
    ):
        place.update(note=note, note_format="markdown")
    return menu("tea", sections, note="All of it is *tea*.\n", note_format="markdown")


@case("csv-words-for-nothing")
def _(files):
    records = rows_of(files.text("stock.csv"))
    words = {"\\N", "NULL", "null", "-"}
    for column in records[0]:
        others = {r[column] for r in records} - words
        isnumbers = all(isinstance(number(text), Number) for text in others)
        for record in records:
            if record[column] == "\\N" or isnumbers and record[column] in words:
                record[column] = None
    return menu("stock", table(records, "Shelf", "Name", price="Price", detail="Note"))


@case("rows-of-different-length")
def _(files):
    lines = list(csv.reader(io.StringIO(files.text("teas.csv"))))
    names = lines[0] + [str(n + 1) for n in range(len(lines[0]), max(map(len, lines)))]
    records = [dict.fromkeys(names) | dict(zip(names, line)) for line in lines[1:]]
    return menu("teas", table(records, "Kind", "Tea", price="Price"))


# --- Every format, in two languages and two spellings of keys


def yaml_rows(text):
    """A list of maps of plain texts, a key a line."""
    rows = []
    for line in text.splitlines():
        if line.startswith("- "):
            rows.append({})
        key, _, value = line[2:].partition(":")
        rows[-1][key] = value.strip() or None
    return rows


def xml_rows(data):
    """An array of dictionaries, the digits of its numbers as they are written."""
    rows = ElementTree.fromstring(data).find("array").findall("dict")
    return [dict(zip((k.text for k in r[::2]), (v.text for v in r[1::2]))) for r in rows]


def front_matter(text):
    """The fields of a Markdown file, and what follows them."""
    opening, rest = text.split("\n", 1)
    if opening == "{":
        fields, end = json.JSONDecoder(parse_float=Number, parse_int=Number).raw_decode(text)
        return fields, text[end + 1 :]
    head, body = rest.split(opening + "\n", 1)
    if opening == "+++":
        return tomllib.loads(head, parse_float=Number), body
    return dict(line.split(": ", 1) for line in head.splitlines()), body


def json_rows(text):
    return json.loads(text, parse_float=Number, parse_int=Number)


FORMATS = {
    "json": lambda data: json_rows(data.decode()),
    "json-lines": lambda data: [json_rows(line) for line in data.decode().splitlines()],
    "yaml": lambda data: yaml_rows(data.decode()),
    "toml": lambda data: tomllib.loads(data.decode(), parse_float=Number)["entry"],
    "plist": xml_rows,
    "plist-utf-16": xml_rows,
    "plist-iso-8859-1": xml_rows,
    "plist-binary": plistlib.loads,
    "csv": lambda data: rows_of(data.decode()),
    "semicolons": lambda data: rows_of(data.decode(), ";"),
    "tabs": lambda data: rows_of(data.decode(), "\t"),
    "bars": lambda data: rows_of(data.decode(), "|"),
    "utf-8-mark": lambda data: rows_of(data.decode("utf-8-sig")),
    "utf-16le-mark": lambda data: rows_of(data.decode("utf-16"), ";"),
    "utf-16be-mark": lambda data: rows_of(data.decode("utf-16"), ";"),
    "utf-16le": lambda data: rows_of(data.decode("utf-16le")),
    "utf-16be": lambda data: rows_of(data.decode("utf-16be")),
    "windows-1252": lambda data: rows_of(data.decode("cp1252"), ";"),
    "shift_jis": lambda data: rows_of(data.decode("shift_jis")),
    "gb18030": lambda data: rows_of(data.decode("gb18030")),
    "koi8-r": lambda data: rows_of(data.decode("koi8-r")),
    "euc-kr": lambda data: rows_of(data.decode("euc-kr")),
}


def dishes(read):
    """Four rows of four columns: section, title, price, and one that is no part."""

    def expected(files):
        (path,) = files.folder.iterdir()
        records = read(path.read_bytes())
        group, title, price, other = records[0]

        def make(record):
            fields = {other: record[other]}
            return row(record[title], price=number(record.get(price) or ""), fields=fields)

        return menu(path.stem, grouped(records, group, make))

    return expected


def documents(files):
    """A folder of Markdown: a section a folder, a row a file."""
    (top,) = files.folder.iterdir()
    sections = []
    for folder in sorted(top.iterdir(), key=lambda f: f.name.encode()):
        rows = []
        for path in sorted(folder.iterdir()):
            fields, body = front_matter(path.read_text())
            title = fields.pop("title")
            prices = [name for name in fields if number(fields[name]) == Number(fields[name])]
            price = number(fields.pop(prices[0])) if prices else None
            rows.append(
                row(title, price=price, detail=body, detail_format="markdown", fields=fields)
            )
        sections.append(section(folder.name, rows, id=folder.name))
    return menu(top.name, sections)


for folder in sorted(SITES.glob("format-*")):
    name = folder.name.removeprefix("format-").rpartition("-")[0]
    CASES[folder.name] = documents if name.startswith("front-matter") else dishes(FORMATS[name])


# --- Comparing


def differences(want, have, path="menu"):
    if isinstance(want, dict) and isinstance(have, dict):
        for name in want.keys() | have.keys():
            if name not in have:
                yield f"{path}.{name} is missing; wanted {want[name]!r}"
            elif name not in want:
                yield f"{path}.{name} is more than wanted: {have[name]!r}"
            else:
                yield from differences(want[name], have[name], f"{path}.{name}")
    elif isinstance(want, list) and isinstance(have, list):
        if len(want) != len(have):
            yield f"{path} has {len(have)} entries; wanted {len(want)}"
        for place, (one, other) in enumerate(zip(want, have)):
            yield from differences(one, other, f"{path}[{place}]")
    elif want != have:
        yield f"{path} is {have!r}; wanted {want!r}"


def price_is_text(value):
    """Prices print as written, so menu.json gives them as text."""
    if isinstance(value, dict):
        return {
            n: str(v) if n == "price" and isinstance(v, Number) else price_is_text(v)
            for n, v in value.items()
        }
    return [price_is_text(v) for v in value] if isinstance(value, list) else value


def main(names):
    failed = 0
    for name in names or sorted(CASES):
        made = SITES / name / "expected/out/menu.json"
        if not made.exists():
            found = [f"{made.relative_to(SITES)} is not there"]
        else:
            have = json.loads(made.read_text(), parse_float=Number, parse_int=Number)
            found = list(differences(price_is_text(CASES[name](Input(name))), have))
        for line in found:
            print(f"{name}: {line}")
        failed += bool(found)
    print(f"{len(names or CASES) - failed} of {len(names or CASES)} cases hold what Python reads")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
