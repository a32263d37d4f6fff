"""The crawler finds what is wrong: a small site with one fault each."""

import pytest
from crawler import crawl

GOOD = {
    "index.html": '<link rel="stylesheet" href="a/style.css"><a href="more.html#b">x</a><a href="https://example.org/">y</a>',
    "more.html": '<p id="b"><img src="data:,x"><a href="./#_state">home</a>',
    "a/style.css": "p { background: url(icon.svg) }",
    "a/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "menu.md": '<a id="z"></a> [z](#z) `[no](link.html)`',
}


@pytest.mark.parametrize("name, text, fault", [
    ("index.html", GOOD["index.html"], None),
    ("more.html", '<p id="b"><a href="gone.html">x</a>', "gone.html answers 404"),
    ("more.html", '<p id="b"><img srcset="a/icon.svg 1x, two.png 2x">', "two.png answers 404"),
    ("more.html", "<p>", "leads to no anchor"),
    ("more.html", '<p id="b"><a href="/index.html">x</a>', "starts at the server's root"),
    ("more.html", '<p id="b"><a href="../index.html">x</a>', "leads out of the site"),
    ("more.html", '<p id="b"><a href="data.bin">x</a>', "is served as"),
    ("a/style.css", "p { background: url('no.svg') }", "no.svg answers 404"),
    ("menu.md", "[z](#z)", "leads to no anchor"),
    ("menu.md", '<a id="z"></a>[x](<gone.html>)', "gone.html answers 404"),
])
def test_one_fault_is_found(tmp_path, served, name, text, fault):
    site = tmp_path / "below"
    for path, content in {**GOOD, "data.bin": "x", name: text}.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        link = '<a href="menu.md">as text</a>' if path == "index.html" else ""
        (site / path).write_text(content + link, encoding="utf-8")
    (tmp_path / "index.html").write_text("outside")
    report = crawl(served(tmp_path) + "below/")
    if fault is None:
        assert report.faults == [] and len(report.seen) == 5
    else:
        assert len(report.faults) == 1 and fault in report.faults[0]
