"""1: two columns at every width, images that hold their place, colours that can be read."""

import itertools
import re

import pytest

import samples
from marks import line, long
from sites import ROOT

WIDTHS = [320, 390, 768, 1280, 1920]

# Where things stand does not hang on the address; a single file is another document than a folder's page.
documents = pytest.mark.ways("file", "single")

BOXES = """
  const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
  return { index: box(".index"), main: box(".sections"), link: box(".index a"), icon: box(".index :is(.icon, i)"),
    label: box(".index a > span"), count: box(".index a > small"), rem: parseFloat(getComputedStyle(document.documentElement).fontSize) };
"""


# 1.1


@line("1.1")
@documents
@pytest.mark.parametrize("width", WIDTHS)
def test_two_columns_stand_side_by_side_at_every_width(visit, width):
    page = visit("noodles", size=(width, 800))
    boxes = page.js(BOXES)
    assert boxes["index"]["right"] <= boxes["main"]["left"] + 1
    assert boxes["index"]["width"] > 60 and boxes["main"]["width"] > boxes["index"]["width"]
    assert page.js("return document.querySelector('.index').checkVisibility()")
    if width < 768:
        expected = min(5.5 * boxes["rem"], 0.28 * width)
        assert boxes["index"]["width"] == pytest.approx(expected, abs=1)
        assert boxes["icon"]["bottom"] <= boxes["label"]["top"] + 1, "the icon stands above the label"
    else:
        assert boxes["icon"]["right"] <= boxes["label"]["left"] + 1
        assert boxes["label"]["right"] <= boxes["count"]["left"] + 1, "icon, title and count in one line"


@line("1.1")
@documents
def test_wide_screens_show_rows_in_columns(visit):
    page = visit("directory", size=(1280, 800), changes={"extra": "hide"})
    lefts = page.js("return Array.from(document.querySelectorAll('.section:nth-of-type(2) .row'), (row) => Math.round(row.getBoundingClientRect().left))")
    assert len(set(lefts)) >= 3


# 1.2


@line("1.2")
@pytest.mark.parametrize("script", [True, False])
def test_the_document_scrolls_and_the_index_stays(visit, script):
    page = visit("many", size=(1000, 600), script=script)
    page.scroll_to(4000)
    page.rest()
    state = page.js("""
      const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
      const index = document.querySelector(".index");
      const box = index.getBoundingClientRect();
      return { y: scrollY, top: box.top - bar, bottom: innerHeight - box.bottom, inner: index.scrollHeight > index.clientHeight,
        chain: getComputedStyle(index).overscrollBehaviorY };
    """)
    assert state["y"] == 4000
    assert abs(state["top"]) <= 1 and abs(state["bottom"]) <= 1
    assert state["inner"] and state["chain"] == "contain"


@line("1.2")
def test_a_wheel_over_the_index_never_moves_the_page(visit):
    page = visit("many", size=(1000, 600))
    page.scroll_to(1000)
    page.rest()
    for _ in range(3):
        page.wheel(100000, ".index")
        page.rest(0.2)
    assert page.js("return scrollY") == 1000
    assert page.js("const index = document.querySelector('.index'); return index.scrollTop > 0")


# 1.3


@line("1.3")
@pytest.mark.parametrize("width", [390, 1280])
def test_headings_stick_under_the_bar(visit, width):
    page = visit("long", size=(width, 700))
    y = page.js("return document.getElementById('section-3').getBoundingClientRect().top + scrollY + 300")
    page.scroll_to(y)
    page.rest()
    gap = page.js("""
      const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
      return document.querySelector("#section-3 .heading").getBoundingClientRect().top - bar;
    """)
    assert abs(gap) <= 1


@line("1.3")
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("sample, anchor", [("noodles", "drinks/plum"), ("noodles", "dry-noodles/dan-dan-noodles"),
                                            ("reference", "looking/inspect"), ("directory", "津")])
def test_a_target_is_never_hidden_by_bar_or_heading(visit, sample, anchor, width):
    page = visit(sample, size=(width, 600))
    anchors = page.js("return Array.from(document.querySelectorAll('.section, .row[id], .anchor'), (place) => place.id)")
    anchor = next((known for known in anchors if known == anchor or known.startswith(anchor.split("/")[0] + "/")), anchor)
    page.js("location.hash = '#' + encodeURIComponent(args[0])", anchor)
    page.rest(0.5)
    state = page.js("""
      const target = document.getElementById(args[0]);
      const place = target.matches(".section") ? target.querySelector(".heading")
        : target.closest(".detail-row")?.previousElementSibling ?? target.closest(".row");
      const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
      const heading = place.closest(".section").querySelector(".heading").getBoundingClientRect();
      const cover = target.matches(".section") ? bar : Math.max(bar, heading.bottom);
      const box = place.getBoundingClientRect();
      return { top: box.top - cover, below: innerHeight - box.top };
    """, anchor)
    assert state["top"] >= -1 and state["below"] > 0


@line("1.3")
def test_one_property_gives_bar_and_scroll_padding(visit):
    page = visit("noodles")
    before = page.js("return [document.querySelector('.bar').offsetHeight, parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)]")
    assert before[0] == before[1]
    page.js("document.documentElement.style.setProperty('--bar', '90px')")
    after = page.js("return [document.querySelector('.bar').offsetHeight, parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)]")
    assert after == [90, 90]


# 1.4

OVERLAPS = """
  const shown = (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && element.getClientRects().length;
  const pairs = [];
  const touch = (a, b) => {
    const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return one.width && two.width && width > 1.5 && height > 1.5;
  };
  for (const row of document.querySelectorAll("li.row, .index a, .heading, .bar, .masthead-text, tr.row")) {
    const parts = Array.from(row.querySelectorAll(
      ".title, .price, .summary, .tags, .picture, .plus input, .stepper button, .icon, .index i, .index a > span, .index small, .count, .heading-text, .place, .tools, h1, .lead, .totals, td, th"))
      .filter(shown).filter((part) => !part.closest(".detail"));
    for (const [place, a] of parts.entries()) {
      for (const b of parts.slice(place + 1)) {
        if (!a.contains(b) && !b.contains(a) && !(a.closest("td, th") && a.closest("td, th") === b.closest("td, th") && a.matches("td, th")) && touch(a, b)) {
          // A line box of inline text is as wide as its lines: compare the lines.
          const lines = (part) => Array.from(part.getClientRects());
          const meet = lines(a).some((x) => lines(b).some((y) =>
            Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1.5 && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1.5));
          if (meet) pairs.push([a.className || a.localName, b.className || b.localName, row.textContent.trim().slice(0, 40)]);
        }
      }
    }
  }
  return pairs.slice(0, 5);
"""

SIDEWAYS = """
  const root = document.documentElement;
  const wide = Array.from(document.querySelectorAll("body *")).filter((element) =>
    element.checkVisibility() && !element.closest(".sr, svg") && !element.matches(".skip") && getComputedStyle(element).position !== "fixed"
      && (element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1)
      && !element.closest("thead"));
  return { page: root.scrollWidth - innerWidth, wide: wide.slice(0, 3).map((element) => element.className || element.localName),
    index: document.querySelector(".index").scrollWidth - document.querySelector(".index").clientWidth };
"""


@line("1.4")
@documents
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("width", [320, 1280, *(pytest.param(width, marks=long) for width in (390, 768))])
@pytest.mark.parametrize("sample", ["noodles", "german", "arabic", "directory", "reference", "report", "guide", "questions"])
def test_nothing_overlaps_and_nothing_scrolls_sideways(visit, sample, width):
    """WebKitGTK's window can't be made as narrow as a phone; its turn is in the next test."""
    page = visit(sample, size=(width, 800))
    sideways = page.js(SIDEWAYS)
    assert sideways == {"page": sideways["page"], "wide": [], "index": 0} and sideways["page"] <= 0
    assert page.js(OVERLAPS) == []


@line("1.4")
@documents
@pytest.mark.parametrize("sample", ["noodles", "german", "arabic", "reference"])
def test_text_of_twice_the_size_fits(visit, sample):
    """200 % zoom: half as many pixels of style, or text alone twice as large."""
    page = visit(sample, size=(640, 700))
    assert page.js(SIDEWAYS)["page"] <= 0
    page.js("document.documentElement.style.fontSize = '200%'")
    sideways = page.js(SIDEWAYS)
    assert sideways["page"] <= 0 and sideways["wide"] == []
    assert page.js(OVERLAPS) == []


@line("1.4")
@documents
@pytest.mark.parametrize("width", [640, 1280])
def test_a_wide_table_in_a_note_scrolls_by_itself_and_keeps_its_words_whole(visit, width):
    names = ["Ingredients", "Allergens", "Temperature", "Preparation", "Provenance", "Availability", "Responsible"]
    table = "\n".join(["| " + " | ".join(cells) + " |" for cells in [names, ["---"] * 7, [f"`{name.lower()}`" for name in names]]])
    data = [{"title": "All", "rows": [{"title": "Tea"}]}]
    page = visit("wide", files=samples.site({"wide": ({"title": "Wide"}, data, {"notes/all.md": table + "\n"})}), size=(width, 700))
    state = page.js("""
      const table = document.querySelector(".note table");
      const lines = (cell) => { const range = document.createRange(); range.selectNodeContents(cell); return range.getClientRects().length; };
      return { sideways: document.documentElement.scrollWidth - innerWidth, own: table.scrollWidth - table.clientWidth,
        broken: Array.from(table.querySelectorAll("th"), lines).filter((count) => count > 1).length };
    """)
    assert state["sideways"] <= 0 and state["broken"] == 0
    assert (state["own"] > 0) == (width == 640)


@line("1.4")
@documents
def test_right_to_left_puts_the_index_on_the_right(visit):
    page = visit("arabic", size=(1000, 700))
    boxes = page.js(BOXES)
    assert page.js("return document.documentElement.dir") == "rtl"
    assert boxes["index"]["left"] >= boxes["main"]["right"] - 1
    assert boxes["icon"]["left"] >= boxes["label"]["right"] - 1


@line("1.4")
def test_the_style_knows_no_left_and_right():
    """Logical properties only: the words would be wrong in half of the world's directions."""
    style = re.sub(r"/\*.*?\*/", "", (ROOT / "Templates" / "menu.css").read_text(encoding="utf-8"), flags=re.S)
    physical = re.findall(r"(?<![-\w])(?:margin|padding|border|inset)?-?(?:left|right)\s*:|text-align:\s*(?:left|right)", style)
    assert physical == []
    assert not re.search(r"(?<![-\w])(?:width|height|max-width|min-width|max-height|min-height)\s*:", style)


# 1.5


@line("1.5")
def test_images_carry_their_size_and_load_lazily_below_the_fold(visit):
    page = visit("noodles", size=(390, 700))
    images = page.js("""
      return Array.from(document.images, (image) => ({ width: image.getAttribute("width"), height: image.getAttribute("height"),
        lazy: image.loading === "lazy", top: image.getBoundingClientRect().top + scrollY, picture: image.matches(".picture") }));
    """)
    assert images and all(image["width"] and image["height"] for image in images)
    assert all(image["lazy"] for image in images if image["picture"] and image["top"] > 3000)
    assert not any(image["lazy"] for image in images if image["picture"] and image["top"] < 700)


@line("1.5")
@pytest.mark.engines("chromium")
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_shifts_while_the_page_loads_and_scrolls(visit, width):
    """Only Chromium reports shifts."""
    page = visit("noodles", size=(width, 700))
    page.js("""
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput).map((entry) => entry.value)))
        .observe({ type: "layout-shift", buffered: true });
    """)
    for y in range(0, 4000, 400):
        page.scroll_to(y)
        page.rest(0.08)
    assert sum(page.js("return window.shifts")) < 0.01


@line("1.5")
def test_a_section_without_icon_shows_a_letter(visit):
    page = visit("noodles")
    tile = page.js("""
      const link = Array.from(document.querySelectorAll(".index a")).find((link) => link.textContent.includes("Specials"));
      const tile = link.querySelector("i");
      return [tile.textContent.trim(), tile.getAttribute("aria-hidden"), link.querySelectorAll("img").length, tile.getBoundingClientRect().width > 10];
    """)
    assert tile == ["S", "true", 0, True]
    assert page.js("return Array.from(document.images).filter((image) => image.complete && !image.naturalWidth).length") == 0


# 1.6

CONTRAST = """
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const channels = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) => value / 255);
  };
  const luminance = (colour) => channels(colour)
    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, place) => sum + value * [0.2126, 0.7152, 0.0722][place], 0);
  const probe = document.createElement("i");
  document.body.append(probe);
  const resolve = (role) => { probe.style.color = `var(${role})`; return getComputedStyle(probe).color; };
  const contrast = (one, two) => {
    const [a, b] = [luminance(resolve(one)), luminance(resolve(two))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const worst = {};
  for (const accent of args[0]) {
    document.documentElement.style.setProperty("--accent", accent);
    for (const [text, surfaces] of [["--ink", ["--paper", "--raised", "--sunk", "--tint"]], ["--soft", ["--paper", "--raised", "--sunk"]],
      ["--mark", ["--paper", "--raised", "--sunk", "--tint"]], ["--on-fill", ["--fill"]], ["--bad", ["--paper"]], ["--warn", ["--paper"]], ["--good", ["--paper"]]]) {
      for (const surface of surfaces) {
        const value = contrast(text, surface);
        const pair = `${text} on ${surface}`;
        if (value < (worst[pair]?.[0] ?? 99)) worst[pair] = [value, accent];
      }
    }
  }
  return worst;
"""


@line("1.6")
@documents
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_whatever_the_accent_is(visit, scheme):
    """Accents from all over the cube; WebKitGTK's driver can't set the scheme."""
    page = visit("noodles", scheme=scheme)
    steps = ["00", "33", "66", "99", "cc", "ff"]
    accents = ["#" + "".join(channels) for channels in itertools.product(steps, repeat=3)]
    worst = page.js(CONTRAST, accents)
    assert {pair: found for pair, found in worst.items() if found[0] < 4.5} == {}


@line("1.6")
def test_states_can_be_told_apart(visit):
    page = visit("noodles", "#dumplings")
    look = "return getComputedStyle(document.querySelector(args[0])).color"
    assert page.js(look, ".row.unavailable .title") != page.js(look, ".row:not(.unavailable) .title")
    page.js("document.querySelector('.index a').focus()")
    page.key("Tab")
    outline = page.js("const style = getComputedStyle(document.activeElement); return [style.outlineStyle, parseFloat(style.outlineWidth)]")
    assert outline[0] == "solid" and outline[1] >= 2


@line("1.6")
@pytest.mark.engines("chromium")
def test_no_request_leaves_the_folder(visit):
    """Only Chromium's driver lists requests; the policy forbids them in all."""
    page = visit("noodles", size=(1280, 900))
    page.scroll_to(10 ** 6)
    page.rest(0.6)
    base = page.base.rsplit("/", 1)[0] + "/"
    assert [request for request in page.requests if not request.startswith((base, "data:"))] == []
    assert page.js("return document.fonts.size") == 0


@line("1.6")
@documents
def test_density_changes_the_height_of_rows(visit):
    heights = {}
    for choice in ["compact", "comfortable", "spacious"]:
        page = visit("one", changes={"density": choice})
        heights[choice] = page.rect(".row")["height"]
    assert heights["compact"] < heights["comfortable"] < heights["spacious"]


@line("1.6")
def test_a_file_of_properties_is_a_theme(visit):
    files = {**samples.noodles(), "Templates/theme.css": ":root { --accent: #0000ff; --radius: 0; }\n"}
    page = visit("noodles", files=files)
    assert page.js("return getComputedStyle(document.documentElement).getPropertyValue('--radius').trim()") == "0"
    assert page.js("return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()") in ("#00f", "#0000ff")
