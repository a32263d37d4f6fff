"""What pages say of themselves to others: rules on every page of the committed site and of fresh builds."""

import json
import urllib.parse
import xml.etree.ElementTree
from pathlib import Path

import pytest
import vocabulary
from conftest import BASE, ROOT, run, tool
from pages import Page, pages

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@pytest.fixture(params=["committed", "based", "plain", "priced", "split"])
def site(request, built, tmp_path):
    """A site's folder, and its address when that is known."""
    if request.param == "committed":
        return ROOT / "site", None
    if request.param in ("based", "plain"):
        return built / request.param, BASE if request.param == "based" else None
    if request.param == "priced":
        run(tool(), "init", "demo", folder=tmp_path)
        run(tool(), "build", "demo", "--output", "out", "--base-url", "https://example.org", folder=tmp_path)
        return tmp_path / "out", "https://example.org/"
    data = [{"kind": f"{n % 3} & <b>", "name": f"“{n}” <i>", "price": f"{n},50 €" if n % 2 else ""} for n in range(9)]
    (tmp_path / "content/a b").mkdir(parents=True)
    (tmp_path / "content/a b/data.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "content/a b/menugen.yml").write_text("pages: section\ntitle: A & B\ngroup_by: kind\n", encoding="utf-8")
    run(tool(), "build", tmp_path, "--output", tmp_path / "out", "--base-url", "https://example.org/ü/")
    return tmp_path / "out", "https://example.org/%C3%BC/"


def proper(folder):
    """Every page but the one for addresses that lead nowhere."""
    return [page for page in pages(folder) if page.path.name != "404.html"]


def address(base, folder, page):
    path = page.path.relative_to(folder).as_posix()
    if path == "index.html" or path.endswith("/index.html"):
        path = path[: -len("index.html")]
    return base + urllib.parse.quote(path)


def test_structured_data_keeps_to_schema_org(site):
    folder, _ = site
    for page in proper(folder):
        assert page.data, page.path
        assert vocabulary.faults(page.data) == [], page.path


def test_structured_data_says_what_the_page_shows(site):
    folder, base = site
    for page in proper(folder):
        data = page.data
        assert data["name"] == page.texts["h1"][0].strip()
        shown = [text.strip() for text in page.texts["name"] if text.strip()]
        sections = [text.strip() for text in page.texts["heading-text"]]
        told = [" ".join(name.split()) for name in vocabulary.rows(data)]
        shown, sections = ([" ".join(text.split()) for text in texts] for texts in (shown, sections))
        assert told in (shown, sections), page.path
        for element in data.get("itemListElement", []):
            start, anchor = element["url"].split("#", 1)
            assert start == (address(base, folder, page) if base else "")
            assert anchor in page.ids or urllib.parse.unquote(anchor) in page.ids


def test_head(site):
    folder, base = site
    for page in pages(folder):
        assert page.language and page.title and page.title.strip()
        assert len(page.texts["h1"]) == 1
        if page.path.name == "404.html":
            assert page.link("canonical") is None and not page.scripts
            continue
        description = page.meta("description")
        assert description is None or 0 < len(description.encode()) <= 303
        assert page.meta("og:title") == page.texts["h1"][0]
        assert page.meta("og:description") == description
        assert page.meta("og:type") == "website"
        canonical = page.link("canonical")
        assert canonical == (address(base, folder, page) if base else None)
        assert page.meta("og:url") == canonical
        assert page.data.get("url") == canonical
        picture = page.meta("og:image")
        assert base or picture is None
        if picture:
            assert picture.startswith(base) and (folder / urllib.parse.unquote(picture[len(base):])).is_file()


def test_alternates_are_there(site):
    folder, _ = site
    for page in proper(folder):
        for rel, kind, href in page.links:
            if rel == "alternate":
                target = page.path.parent / urllib.parse.unquote(href)
                assert target.is_file(), f"{page.path}: {href}"
                assert target.suffix == {"application/json": ".json", "text/markdown": ".md"}[kind]


def test_each_menu_is_told_as_markdown(built):
    """Each anchor of a page is in the document beside it."""
    for page in proper(built / "plain"):
        href = page.link("alternate", "text/markdown")
        if page.path.parent.name == "design":
            assert href is None
            continue
        assert href, page.path
        document = (page.path.parent / href).read_text(encoding="utf-8")
        anchors = {entry[1:] for _, _, entry in page.addresses if entry[:1] == "#" and entry[1:2] not in ("", "_")}
        for anchor in anchors:
            name = urllib.parse.unquote(anchor).replace("&", "&amp;").replace("'", "&#39;")
            assert f'<a id="{name}"></a>' in document, f"{page.path}: {anchor}"


def test_sitemap_and_robots(site):
    folder, base = site
    robots = (folder / "robots.txt").read_text(encoding="utf-8")
    assert robots.startswith("User-agent: *\nAllow: /\n")
    if not base:
        assert not (folder / "sitemap.xml").exists() and "Sitemap" not in robots
        return
    assert f"Sitemap: {base}sitemap.xml\n" in robots
    root = xml.etree.ElementTree.parse(folder / "sitemap.xml").getroot()
    assert root.tag == SITEMAP + "urlset"
    locations = [entry.find(SITEMAP + "loc").text for entry in root]
    assert sorted(locations) == sorted(page.link("canonical") for page in proper(folder))
    assert len(locations) <= 50_000 and all(len(entry) == 1 for entry in root)


@pytest.mark.parametrize("fault, data", [
    ("has no language", {"@type": "ItemList", "inLanguage": "en"}),
    ("no price", {"@type": "Offer", "price": "4,50", "priceCurrency": "EUR"}),
    ("no currency", {"@type": "Offer", "price": "4.50", "priceCurrency": "€"}),
    ("positions", {"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 2}]}),
    ("without name", {"@type": "MenuSection"}),
    ("is a Offer", {"@type": "Menu", "hasMenuSection": [{"@type": "Offer"}]}),
    ("items are said", {"@type": "ItemList", "numberOfItems": 1, "itemListElement": []}),
])
def test_the_rules_find(fault, data):
    found = " ".join(vocabulary.object_faults(data, "x"))
    assert fault.replace("has no language", "has no inLanguage") in found
