"""What a page says of itself, read with Python's own HTML parser."""

import json
from html.parser import HTMLParser
from pathlib import Path

# Elements without an end tag.
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Page(HTMLParser):
    """Head, links, anchors and the titles of sections and rows of one HTML file."""

    def __init__(self, path):
        super().__init__()
        self.path = Path(path)
        self.metas = {}
        self.links = []  # (rel, type, href) of link elements
        self.addresses = []  # (element, attribute, address) of all that is loaded or led to
        self.ids = set()
        self.scripts = []
        self.texts = {"title": [], "h1": [], "name": [], "heading-text": [], "badge": []}
        self.language = None
        self.open = []
        self.feed(self.path.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        classes = (values.get("class") or "").split()
        if "id" in values:
            self.ids.add(values["id"])
        if tag == "html":
            self.language = values.get("lang")
        if tag == "meta":
            key = values.get("name") or values.get("property")
            if key:
                self.metas.setdefault(key, []).append(values.get("content"))
        if tag == "link":
            self.links.append((values.get("rel"), values.get("type"), values.get("href")))
        for attribute in ("href", "src", "action"):
            if values.get(attribute) is not None:
                self.addresses.append((tag, attribute, values[attribute]))
        for candidate in (values.get("srcset") or "").split(","):
            if candidate.strip():
                self.addresses.append((tag, "srcset", candidate.split()[0]))
        kind = next((name for name in self.texts if name == tag or name in classes), None)
        if tag == "script":
            kind = "ld" if values.get("type") == "application/ld+json" else None
            if kind:
                self.scripts.append("")
        elif kind:
            self.texts[kind].append("")
        if tag not in VOID:
            self.open.append((tag, kind))

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        kind = next((kind for _, kind in reversed(self.open) if kind), None)
        if kind == "ld":
            self.scripts[-1] += data
        elif kind:
            self.texts[kind][-1] += data

    @property
    def title(self):
        return self.texts["title"][0] if self.texts["title"] else None

    def meta(self, name):
        """The one value of a meta element; None when it isn't there."""
        values = self.metas.get(name, [])
        assert len(values) <= 1, f"{self.path}: {name} stands there {len(values)} times"
        return values[0] if values else None

    def link(self, rel, kind=None):
        found = [href for r, t, href in self.links if r == rel and (kind is None or t == kind)]
        assert len(found) <= 1, f"{self.path}: {len(found)} links of {rel} {kind or ''}"
        return found[0] if found else None

    @property
    def data(self):
        """The structured data; None when there is none."""
        assert len(self.scripts) <= 1
        return json.loads(self.scripts[0]) if self.scripts else None


def pages(folder):
    return [Page(path) for path in sorted(Path(folder).rglob("*.html"))]
