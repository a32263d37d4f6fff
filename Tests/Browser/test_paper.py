"""7: paper, and what other programs read."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image

import samples
from marks import line


def pdf_text(page, folder):
    """The text of the page as printed, by page, as it is laid out."""
    file = folder / "page.pdf"
    page.raw.pdf(path=str(file), prefer_css_page_size=True, format="A4")
    done = subprocess.run(["pdftotext", "-layout", str(file), "-"], capture_output=True, text=True, check=True)
    return done.stdout


# 7.1


@line("7.1")
@pytest.mark.engines("chromium")
def test_a_menu_on_paper(visit, tmp_path):
    """Only Chromium's driver prints."""
    page = visit("noodles", size=(1280, 800), scheme="dark")
    text = pdf_text(page, tmp_path)
    assert text.index("Noodle soups") < text.index("Beef noodles"), "contents first"
    for part in ["Nine Hours Noodle Bar", "nine hours", "From Anxi", "service included", "menu.json"]:
        assert part in text, part
    assert "Find in this page" not in text and "Open all" not in text
    assert page.js("return document.querySelectorAll('.row details[open]').length") == 0, "restored"


@line("7.1")
@pytest.mark.engines("chromium")
def test_the_style_of_paper(visit):
    page = visit("noodles", size=(794, 1100), scheme="dark")
    page.raw.emulate_media(media="print", color_scheme="dark")
    look = page.js("""
      const style = (selector, pseudo) => getComputedStyle(document.querySelector(selector), pseudo);
      return {
        paper: style("html").backgroundColor, index: style(".index > ul").columnCount, bar: style(".bar").display,
        leader: getComputedStyle(document.querySelector(".line > .price"), "::before").borderBottomStyle, heading: style(".heading").breakAfter, row: style("li.row").breakInside,
        imprint: style(".imprint").display, hidden: style(".row details:not([open]) .detail").display,
        sticky: style(".index").position };
    """)
    assert look["paper"] == "rgb(255, 255, 255)", "the light palette"
    assert look["leader"] == "dotted"
    assert look["heading"] == "avoid" and look["row"] == "avoid"
    assert look["bar"] == "none" and look["imprint"] == "flex" and look["sticky"] == "static"
    assert look["index"] == "3"
    assert page.js("return document.querySelector('.row details:not([open]) .detail').checkVisibility({ contentVisibilityAuto: true })")


@line("7.1")
@pytest.mark.engines("chromium")
def test_a_long_title_leaves_room_for_its_price_on_cards_of_paper(visit, tmp_path):
    """Only Chromium's driver prints."""
    page = visit("german", size=(1280, 800), changes={"layout": "cards"})
    text = pdf_text(page, tmp_path)
    for price in ["0,50", "1,50", "2,50", "3,50", "4,50"]:
        assert text.count(price) == 5, price
    page.raw.emulate_media(media="print")
    page.raw.set_viewport_size({"width": 688, "height": 1000})
    outside = page.js("""
      return Array.from(document.querySelectorAll("li.row .price")).filter((price) =>
        price.getBoundingClientRect().right > price.closest(".row").getBoundingClientRect().right + 1).length;
    """)
    assert outside == 0


@line("7.1")
@pytest.mark.engines("chromium")
def test_short_sections_stand_in_two_columns(visit):
    page = visit("directory", size=(794, 1100), changes={"extra": "hide"})
    page.raw.emulate_media(media="print")
    assert page.js("return getComputedStyle(document.querySelector('.section:nth-of-type(2) .rows')).columnCount") == "2"
    page = visit("noodles", size=(794, 1100))
    page.raw.emulate_media(media="print")
    assert page.js("return getComputedStyle(document.querySelector('#noodle-soups .rows')).columnCount") == "auto"


@line("7.1")
@pytest.mark.engines("chromium")
def test_the_address_stands_at_the_foot(visit):
    files = samples.noodles()
    settings = json.loads(files["content/site.yml"])
    files = {**files, "content/site.yml": json.dumps({**settings, "base_url": "https://noodles.example/menu/"})}
    page = visit("noodles", files=files)
    page.raw.emulate_media(media="print")
    assert "https://noodles.example/menu/" in page.js("return document.querySelector('.imprint').innerText")


# 7.2


def head(workshop, files):
    return (Path(workshop.build(files)) / "index.html").read_text(encoding="utf-8")


def linked_data(html):
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', html, re.S)
    return json.loads(found[1])


@line("7.2")
def test_the_head_says_what_the_page_is(workshop):
    files = samples.noodles()
    settings = json.loads(files["content/site.yml"])
    html = head(workshop, {**files, "content/site.yml": json.dumps({**settings, "base_url": "https://noodles.example/menu/"})})
    for part in ["<title>Nine Hours Noodle Bar", '<meta name="description" content="Hand-pulled noodles and small plates.">',
                 '<link rel="canonical" href="https://noodles.example/menu/">', '<meta property="og:title" content="Nine Hours Noodle Bar">',
                 '<meta property="og:description"', '<meta property="og:url"', '<html lang="en" dir="ltr"']:
        assert part in html, part


@line("7.2")
def test_prices_make_a_menu_and_no_prices_a_list(workshop):
    menu = linked_data(head(workshop, samples.noodles()))
    assert menu["@type"] == "Menu" and len(menu["hasMenuSection"]) == 8
    offer = menu["hasMenuSection"][0]["hasMenuItem"][0]["offers"]
    assert (offer["@type"], offer["priceCurrency"]) == ("Offer", "EUR") and float(offer["price"]) == 18
    assert linked_data(head(workshop, samples.directory()))["@type"] == "ItemList"


@line("7.1")
@pytest.mark.engines("chromium")
@pytest.mark.parametrize("address", ["https://noodles.example/menu/", "https://noodles.example/" + "küche/" * 20])
def test_a_qr_code_leads_to_the_page(visit, tmp_path, address):
    """Only Chromium's driver shows the page as printed; what a scanner reads in it is the canonical address."""
    files = samples.noodles()
    settings = {**json.loads(files["content/site.yml"]), "base_url": address, "qr": True}
    page = visit("noodles", files={**files, "content/site.yml": json.dumps(settings, ensure_ascii=False)}, size=(794, 1100))
    assert not page.js("return document.querySelector('.qr').checkVisibility()"), "on paper only"
    page.raw.emulate_media(media="print")
    page.raw.locator(".qr").screenshot(path=str(tmp_path / "code.png"))
    found = zxingcpp.read_barcodes(Image.open(tmp_path / "code.png"))
    assert [code.text for code in found] == [page.js("return document.querySelector('link[rel=canonical]').href")]
