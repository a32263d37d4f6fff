"""Site folders with every payload in every place that data, notes, names and settings reach a page from."""

import functools
import json
import os
from pathlib import Path

import payloads

SHARED = Path(os.environ.get("MENUGEN_SHARED", Path(__file__).resolve().parents[3] / "shared"))
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"%</svg>'
# The last one is harmless: it must be there.
PICTURES = [PICTURE.replace("%", part) for part in (
    " onload=\"sentinel(-2)\">", "><script>sentinel(-3)</script>", "><script xlink:href=\"http://trap.invalid/script\"/>",
    "><a href=\"java&#115;cript:sentinel(-4)\"><rect width=\"9\" height=\"9\"/></a>",
    "><foreignObject><iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"javascript:sentinel(-5)\"/></foreignObject>",
    "><rect width=\"9\" height=\"9\"><animate attributeName=\"x\" onbegin=\"sentinel(-6)\" dur=\"1s\"/></rect>",
    "><rect width=\"9\" height=\"9\"/>")]


@functools.lru_cache(maxsize=None)
def texts():
    """All of them: our own, and those of the public list where it lies beside the checkout."""
    listed = SHARED / "suites" / "markdown-it" / "xss.txt"
    public = [part.strip("\n") for part in listed.read_text(encoding="utf-8").split("\n.\n")] if listed.exists() else []
    return tuple(dict.fromkeys([payload.text for payload in payloads.live()] + list(payloads.quiet()) + public))


def chunks(size):
    return [" ".join(texts()[start:start + size]) for start in range(0, len(texts()), size)]


PARTS = ["title", "price", "summary", "detail", "tags", "badge", "link", "icon", "image", "id"]


def row(text, number):
    return {**{part: text for part in PARTS}, "tags": [text, f"t{number}"], "other": text, "nested": {text: [text]}}


def menu(folder, rows, **settings):
    """A menu's files. Settings are written as JSON, which is YAML too."""
    return {f"content/{folder}/rows.json": json.dumps(rows),
            f"content/{folder}/menugen.yml": json.dumps({"data": "rows.json", **settings})}


def sections(items, size=12):
    """Sections that are called by a payload, with a row for each."""
    return [{"name": items[start], "note": items[start], "rows": [row(text, number) for number, text in
             enumerate(items[start:start + size], start)]} for start in range(0, len(items), size)]


SHAPE = {"fields": {"children": "rows", **{part: part for part in PARTS}}, "extra": "show", "selection": True}


def fields():
    """Each part of a row, in each layout and behaviour."""
    files = menu("every-part", sections(texts()), title="Every part", **SHAPE)
    for number, (name, settings) in enumerate({
            "cards": {"layout": "cards"}, "table": {"layout": "table", "columns": ["price", "summary", "other"]},
            "swap": {"behaviour": "swap", "shape": "menu"}, "pages": {"pages": "section"},
            "guide": {"shape": "guide", "open": "all"}}.items()):
        some = texts()[number::9]
        files |= menu(name, sections(some, 40 if name == "pages" else 12), title=name, **SHAPE, **settings)
    formats = {"title": "html", "summary": "html", "detail": "html", "badge": "markdown", "price": "markdown"}
    for name, kinds in {"html": formats, "markdown": dict.fromkeys(formats, "markdown")}.items():
        rich = {**SHAPE, "fields": {**SHAPE["fields"], **{part: {"from": part, "as": kind} for part, kind in kinds.items()}}}
        files |= menu(name, sections(texts()), title=name, **rich)
    return files | {"content/site.yml": json.dumps({"title": "Fields", "design": True, "base_url": "https://a.example/"})}


def columns():
    """Names of columns, each with itself as its value."""
    rows = [{"name": f"Row {n}", **{text: text for text in texts()[n::20]}} for n in range(20)]
    files = menu("columns", [{"name": "All", "rows": rows}], title="Columns", extra="show",
                 fields={"children": "rows", "title": "name"})
    names = [text for text in texts() if not set(text) & set("\r\n\x00") and text.strip() == text][:200]
    table = ",".join(["name", *("\"" + name.replace("\"", "\"\"") + "\"" for name in names)])
    files["content/table/rows.csv"] = table + "\n" + ",".join(["Row", *("\"x\"" for _ in names)]) + "\n"
    files["content/table/menugen.yml"] = json.dumps({"title": "Table", "layout": "table", "extra": "show"})
    return files | {"content/site.yml": json.dumps({"title": "Columns"})}


def notes():
    """Notes of rows and of sections, with HTML left out and with HTML sanitised."""
    files = {"content/site.yml": json.dumps({"title": "Notes"})}
    for name, rule in {"bare": "leave_out", "kept": "sanitise"}.items():
        files |= menu(name, [{"name": f"s{start}", "rows": [{"id": f"r{n}", "name": f"r{n}"} for n in
                      range(start, min(start + 20, len(texts())))]} for start in range(0, len(texts()), 20)],
                      title=name, html_in_notes=rule, fields={"children": "rows", "title": "name", "id": "id"})
        for number, text in enumerate(texts()):
            section = number - number % 20
            files[f"content/{name}/notes/s{section}/r{number}.md"] = f"# Note {number}\n\n{text}\n\n{text} in a line\n"
    return files


KEYS = ["title", "description", "logo", "header", "footer", "legend"]


def settings():
    """Every text of the configuration: of the site, and of menus with some of the payloads each."""
    files = {"content/site.yml": json.dumps({**{key: " ".join(texts()[:300]) for key in KEYS}, "design": True})}
    for number, text in enumerate(chunks(100)):
        files |= menu(f"m{number}", [{"name": "A", "rows": [{"name": "x", "price": "1"}]}], selection=True,
                      words={"filter_label": text, "expand_all": text, "total": text, "pick_row": text},
                      currency="EUR", **{key: text for key in KEYS})
    return files


def names():
    """Names of folders, data files, notes and pictures."""
    usable = [text for text in texts() if "/" not in text and not set(text) & set("\r\n\x00\x01\x1f\x1b\x07\t\f")
              and len(text.encode()) < 90 and not text.startswith(".") and text.strip() == text]
    files = {"content/site.yml": json.dumps({"title": "Names"})}
    for text in usable[::9][:14]:
        files[f"content/{text}/{text}.csv"] = "kind,name,image\na,Row," + "\"" + text.replace("\"", "\"\"") + "\"\n"
        files[f"content/{text}/images/{text}.svg"] = PICTURES[len(files) % len(PICTURES)]
        files[f"content/{text}/notes/a/{text}.md"] = text
    for text in usable[1::4][:60]:
        files[f"content/folder/{text}.md"] = f"# {text}\n\n{text}\n"
    return files


ALL = {"fields": fields, "columns": columns, "notes": notes, "settings": settings, "names": names}
