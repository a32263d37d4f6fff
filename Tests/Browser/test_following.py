"""2: the index, the sections, and which entry is current."""

import json
import random
import re
from pathlib import Path

import pytest

import samples
from marks import line
from sites import ROOT, mutated

NOODLES = ["noodle-soups", "dry-noodles", "dumplings", "small-plates", "greens", "specials-of-the-week", "drinks", "sweet"]

TOP = """
  const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
  return document.getElementById(args[0]).getBoundingClientRect().top - bar;
"""


def entry(anchor):
    return f".index a[href='#{anchor}']"


def reader_scrolls(page, y):
    """A scroll of the reader's own: a wheel that moves, then wherever they drag to."""
    page.wheel(40)
    page.rest()
    page.scroll_to(y)
    page.rest()


# 2.1


@line("2.1")
def test_entries_are_plain_links_in_a_list_in_a_nav(visit):
    page = visit("noodles")
    links = page.js("""
      return Array.from(document.querySelectorAll("nav.index > ul > li > a"),
        (link) => [link.getAttribute("href"), link.getAttribute("role"), link.closest("nav").getAttribute("aria-label")]);
    """)
    assert [href for href, _, _ in links] == ["#" + anchor for anchor in NOODLES]
    assert all(role is None and label for _, role, label in links)
    assert page.js("return document.querySelectorAll('[role=tab], [role=tablist], [aria-selected]').length") == 0


@line("2.1")
@pytest.mark.parametrize("script", [True, False])
def test_a_click_brings_the_section_to_the_top(visit, script):
    page = visit("noodles", script=script)
    page.click(entry("dumplings"))
    page.rest()
    assert abs(page.js(TOP, "dumplings")) <= 1
    assert page.hash() == "dumplings"


@line("2.1")
def test_enter_follows_an_entry_and_tab_goes_on_in_its_section(visit):
    page = visit("noodles")
    page.js("document.querySelector(args[0]).focus()", entry("dry-noodles"))
    page.key("Enter")
    page.rest()
    assert page.current() == ["dry-noodles"]
    page.key("Tab")
    assert page.js("return document.activeElement.closest('.section')?.id") == "dry-noodles"


@line("2.1")
def test_the_skip_link_is_the_first_thing_that_tab_reaches(visit):
    page = visit("noodles")
    page.key("Tab")
    link = page.js("return [document.activeElement.className, document.activeElement.getBoundingClientRect().top >= 0]")
    assert link == ["skip", True]
    page.key("Enter")
    page.rest()
    page.key("Tab")
    assert page.js("return !!document.activeElement.closest('main')")


# 2.2


@line("2.2")
def test_the_page_as_written_marks_nothing_and_its_script_follows_the_index(visit, workshop):
    for way in ["file", "single"]:
        html = (Path(workshop.build(workshop.sample("noodles"), *(["--single-file"] if way == "single" else [])))
                / "index.html").read_text()
        index = html[html.index("<nav"):html.index("</nav>")]
        assert "aria-current" not in index
        after = html[html.index("</nav>") + len("</nav>"):].lstrip()
        assert re.match(r"<script( src=\"[^\"]+\")?>", after), after[:80]
    assert visit("noodles").current() == ["noodle-soups"]


@line("2.2")
@pytest.mark.parametrize("hash, current", [("", "noodle-soups"), ("#greens", "greens"), ("#drinks/plum", "drinks"),
                                           ("#nowhere", "noodle-soups"), ("#%E0%A4%A", "noodle-soups")])
def test_one_entry_is_current_before_the_first_paint(visit, hash, current):
    """Whatever the hash: the mark is there when the parser reaches what follows the script."""
    page = visit("noodles", hash)
    assert page.current() == [current]
    assert page.js("return 'script' in document.documentElement.dataset")


@line("2.2")
def test_a_hash_of_another_script_is_decoded(visit):
    """The last but one: where the page ends, the place alone would mark the last."""
    page = visit("directory", "#%E6%BE%B3")
    page.rest()
    assert page.current() == ["澳"]


@line("2.2")
def test_the_mark_is_bar_weight_and_icon(visit):
    page = visit("noodles", "#dumplings")
    look = """
      const link = document.querySelector(args[0]);
      const bar = getComputedStyle(link, "::before").backgroundColor;
      const shown = Array.from(link.querySelectorAll("img")).filter((image) => image.getClientRects().length);
      return { bar, weight: Number(getComputedStyle(link).fontWeight), icons: shown.map((image) => image.className) };
    """
    on, off = page.js(look, entry("dumplings")), page.js(look, entry("greens"))
    assert on["weight"] >= 600 > off["weight"]
    assert on["bar"] != off["bar"] and off["bar"] == "rgba(0, 0, 0, 0)"
    assert on["icons"] == ["icon picked-icon"] and off["icons"] == ["icon"]


# 2.3


def pure_functions():
    """The pure functions of menu.js, by name, as text."""
    script = mutated().get("Templates/menu.js") or (ROOT / "Templates" / "menu.js").read_text(encoding="utf-8")
    found = dict(re.findall(r"^  function (\w+)(\(.*?^  \})", script, re.M | re.S))
    return {name: f"function {name}{body}" for name, body in found.items()}


def vectors(name):
    return json.loads((Path(__file__).parent / "vectors" / name).read_text(encoding="utf-8"))


FAIR_MAP = """
  const map = scrollMap(args[0].window, args[0].range, args[0].tops.at(-1), args[0].lastHeight);
  const chosen = args[0].chosen ?? undefined;
  return args[0].steps.map(([y]) => [readingLine(map, y),
    currentAt(map, Math.min(Math.max(0, y), map.range), args[0].tops.length, (place) => args[0].tops[place], chosen)]);
"""


@line("2.3")
@pytest.mark.ways("file")
def test_the_map_gives_what_the_swift_code_gives(visit):
    page = visit("one")
    code = pure_functions()
    body = "\n".join(code[name] for name in ["scrollMap", "readingLine", "currentAt"]) + FAIR_MAP
    cases = vectors("linkage.json")["map"]
    assert len(cases) > 10
    for case in cases:
        answers = page.js(body, case)
        for (y, reading_line, current), (line_here, current_here) in zip(case["steps"], answers):
            assert line_here == pytest.approx(reading_line, abs=1e-6), (case["name"], y)
            assert current_here == current, (case["name"], y)


@line("2.3")
@pytest.mark.ways("file")
def test_the_map_is_monotone_and_gives_every_section_its_turn(visit):
    """Random documents, with headers above and footers below, in random windows, before and after a resize."""
    page = visit("one")
    code = pure_functions()
    body = "\n".join(code[name] for name in ["scrollMap", "readingLine", "currentAt"]) + """
      const { heights, header, footer, window } = args[0];
      let top = header;
      const tops = heights.map((height) => (top += height) - height);
      const range = Math.max(0, top + footer - window);
      const map = scrollMap(window, range, tops.at(-1), heights.at(-1));
      const at = (y) => currentAt(map, y, tops.length, (place) => tops[place]);
      const seen = [];
      for (let step = 0; step <= 4000; step += 1) seen.push(at((range * step) / 4000));
      // Where a section's interval lies is found from the inverse: each must be met at its own middle.
      const start = map.range - map.sweep;
      const inverse = (line) => line <= start || !map.sweep ? Math.min(line, range)
        : start + ((line - start) * map.sweep) / (map.sweep + map.reach);
      const own = tops.map((top, place) => heights[place] <= 0 || range === 0
        || at(Math.min(range, inverse(place === tops.length - 1 ? range + map.reach : top + heights[place] * 0.5))) === place);
      return { first: at(0), last: at(range), range, seen, own };
    """
    chance = random.Random(7)
    for _ in range(60):
        heights = [chance.choice([1, 3, 40, 200, 900, 3000]) for _ in range(chance.randint(1, 12))]
        header, footer = chance.choice([0, 120, 700]), chance.choice([0, 30, 400, 2000])
        for window in [320, 700, 1400]:
            answer = page.js(body, {"heights": heights, "header": header, "footer": footer, "window": window})
            case = (heights, header, footer, window)
            assert answer["first"] == 0, case
            assert answer["seen"] == sorted(answer["seen"]), case
            if answer["range"] > 0:
                assert answer["last"] == len(heights) - 1, case
                if header <= window:
                    assert all(answer["own"]), (case, answer["own"])


# Gives sections their heights, whatever stands in them.
HEIGHTS = """
  for (const [place, section] of document.querySelectorAll(".section").entries()) {
    Object.assign(section.style, { blockSize: `${args[0][place]}px`, paddingBlock: 0, overflow: "clip", contentVisibility: "visible" });
  }
  document.querySelector(".foot").style.marginBlockStart = `${args[1]}px`;
"""

# Every pixel of the scroll, each with the frame that would follow it done at once: which entries are marked
# one after the other, and from which pixel on.
SWEEP = """
  const range = document.documentElement.scrollHeight - innerHeight;
  const entries = Array.from(document.querySelectorAll(".index a"));
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (work) => work(performance.now());
  const seen = [], starts = [];
  for (let y = 0; y <= range; y += 1) {
    scrollTo({ top: y, behavior: "instant" });
    dispatchEvent(new Event("scroll"));
    const current = document.querySelectorAll(".index [aria-current]");
    const place = current.length === 1 ? entries.indexOf(current[0]) : -1;
    if (seen.at(-1) === place) continue;
    seen.push(place);
    starts.push(y);
  }
  window.requestAnimationFrame = ask;
  return { seen, starts, range };
"""

# Where each section's turn begins and ends, by the map's inverse.
TURNS = """
  const bar = document.querySelector(".bar").offsetHeight;
  const H = innerHeight - bar, M = document.documentElement.scrollHeight - innerHeight;
  const boxes = Array.from(document.querySelectorAll(".section"), (section) => section.getBoundingClientRect());
  const tops = boxes.map((box) => box.top + scrollY - bar);
  const a = Math.max(0, tops.at(-1) - M), s = a === 0 ? 0 : Math.min(H, a + boxes.at(-1).height / 2), k = Math.min(M, s);
  const inverse = (line) => line <= M - k || !k ? Math.min(M, line) : M - k + ((line - (M - k)) * k) / (k + s);
  return tops.map((top, place) => [Math.max(0, place ? inverse(top) : 0), inverse(tops[place + 1] ?? M + s)]);
"""


@line("2.3")
@pytest.mark.ways("file")
@pytest.mark.parametrize("height", [500, 800, 1300])
def test_sweeping_pixel_by_pixel_visits_every_section_in_order(visit, height):
    """Real pages with sections of random heights, of one pixel too: each that owns a pixel has its turn,
    in order and at its place, the last one at the end; and whichever entry is chosen, it alone is marked."""
    page = visit("heights", files=samples.heights([8] * 9), size=(1000, height))
    chance = random.Random(height)
    for _ in range(3):
        heights = [chance.choice([1, 1, 2, 7, 40, 150, 400, 900]) for _ in range(9)]
        page.js(HEIGHTS, heights, chance.choice([0, 30, 600]))
        page.scroll_to(0)
        page.wheel(30)
        page.rest()
        answer = page.js(SWEEP)
        turns = page.js(TURNS)
        if answer["range"] > 0:
            assert answer["seen"] == sorted(set(answer["seen"])), ("out of order or unmarked", heights)
            assert answer["seen"][0] == 0 and answer["seen"][-1] == len(heights) - 1, heights
            missing = [place for place, (start, end) in enumerate(turns) if end - start >= 2 and place not in answer["seen"]]
            assert not missing, (heights, turns)
            for place, start in zip(answer["seen"], answer["starts"]):
                assert turns[place][0] - 1 <= start <= turns[place][0] + 1.5, (place, start, heights, turns)
        each_choice_is_marked_alone(page)


@line("2.3")
@pytest.mark.ways("file")
@pytest.mark.parametrize("height", [500, 800, 1300])
def test_on_a_page_that_cannot_scroll_the_choice_is_marked_alone(visit, height):
    page = visit("heights", files=samples.heights([8] * 9), size=(1000, height))
    page.js(HEIGHTS, [1, 3, 1, 5, 2, 1, 4, 1, 2], 0)
    page.js("document.querySelectorAll('.masthead, .foot, .index i').forEach((part) => part.remove());"
            "document.querySelector('.index').style.padding = 0; document.querySelectorAll('.index a').forEach((link) => link.style.padding = 0)")
    assert page.js("return document.documentElement.scrollHeight <= innerHeight")
    each_choice_is_marked_alone(page)


def each_choice_is_marked_alone(page):
    anchors = page.js("return Array.from(document.querySelectorAll('.index a'), (link) => link.hash.slice(1))")
    for anchor in [*anchors, *reversed(anchors)]:
        page.js("document.querySelector(`.index a[href='#${args[0]}']`).click()", anchor)
        assert page.current() == [anchor]
        page.rest(0.05)
        assert page.current() == [anchor]


@line("2.3")
@pytest.mark.parametrize("offset, current", [(20, "section-4"), (-20, "section-3")])
def test_the_line_lies_at_the_lower_edge_of_the_bar(visit, offset, current):
    page = visit("long", size=(1000, 700))
    reader_scrolls(page, page.js("return scrollY") + page.js(TOP, "section-4") + offset)
    assert page.current() == [current]


@line("2.3")
def test_the_first_is_current_at_the_top_and_the_last_at_the_end(visit):
    page = visit("noodles")
    reader_scrolls(page, 10 ** 6)
    assert page.current() == ["sweet"]
    page.scroll_to(0)
    page.rest()
    assert page.current() == ["noodle-soups"]


@line("2.3")
def test_tops_are_measured_anew_when_a_row_has_opened(visit):
    page = visit("questions", changes={"open": "all"}, size=(1000, 500))
    y = page.js("return document.getElementById('allergies').getBoundingClientRect().top + scrollY - 50")
    reader_scrolls(page, y + 60)
    assert page.current() == ["allergies"]
    page.js("document.documentElement.style.overflowAnchor = 'none'")
    page.js("document.querySelectorAll('#ordering details').forEach((row) => row.open = false)")
    page.rest()
    expected = page.js("""
      const bar = document.querySelector(".bar").offsetHeight;
      return document.getElementById("paying").getBoundingClientRect().top <= bar + 1 ? "paying" : "later";
    """)
    assert (page.current() == ["paying"]) == (expected == "paying") or page.engine == "webkit"


# 2.4


@line("2.4")
@pytest.mark.parametrize("sample", ["noodles", "long"])
def test_each_entry_stays_marked_when_it_was_chosen(visit, sample):
    """Also the short last ones, whose section can't come to the top."""
    page = visit(sample, size=(1000, 700), motion="no-preference")
    anchors = page.js("return Array.from(document.querySelectorAll('.index a'), (link) => link.hash.slice(1))")
    for anchor in [*anchors[-4:], anchors[0], *reversed(anchors[-4:]), anchors[3]]:
        page.click(entry(anchor))
        assert page.current() == [anchor]
        page.rest()
        assert page.current() == [anchor]


@line("2.4")
def test_frames_that_come_late_do_not_end_the_choice(visit):
    """Where a machine is busy a pause ends before the frame that it waits for; here every pause does."""
    page = visit("long", size=(1000, 700), motion="no-preference")
    page.js("""
      const later = window.setTimeout;
      window.setTimeout = (work, pause, ...values) => later(work, pause / 100, ...values);
    """)
    for anchor in ["section-12", "section-1", "section-9", "section-4", "section-11", "section-3"]:
        page.click(entry(anchor))
        page.rest()
        assert page.current() == [anchor]
        assert abs(page.js(TOP, anchor)) <= 1 or anchor == "section-12"


@line("2.4")
def test_a_scroll_that_moves_nothing_does_not_end_the_choice(visit):
    """An engine tells of the last step of a glide when the page has come to rest."""
    page = visit("many", size=(1000, 700))
    page.click(entry("section-129"))
    page.rest(0.8)
    page.js("dispatchEvent(new Event('scroll'))")
    page.rest()
    assert page.current() == ["section-129"]


@line("2.4")
def test_sections_that_are_passed_do_not_light_up(visit):
    page = visit("long", size=(1000, 700), motion="no-preference")
    page.js("""
      window.marks = [];
      new MutationObserver((changes) => changes.forEach((change) => {
        if (change.target.hasAttribute("aria-current")) window.marks.push(change.target.hash);
      })).observe(document.querySelector(".index"), { subtree: true, attributeFilter: ["aria-current"] });
    """)
    page.click(entry("section-11"))
    page.rest()
    assert page.js("return window.marks") == ["#section-11"]


@line("2.4")
@pytest.mark.parametrize("how", ["wheel", "key", "drag"])
def test_the_reader_takes_over_by_scrolling(visit, how):
    page = visit("long", size=(1000, 700))
    page.click(entry("section-12"))
    page.rest(0.5)
    assert page.current() == ["section-12"]
    if how == "wheel":
        page.wheel(-2500)
    elif how == "key":
        for _ in range(4):
            page.key("PageUp")
            page.rest()
    else:
        page.scroll_to(page.js("return scrollY - 2500"))
    page.rest()
    assert page.current() != ["section-12"]
    top = page.js(TOP, page.current()[0])
    assert top <= 1


@line("2.4")
def test_back_and_forward_mark_their_section(visit):
    page = visit("long", size=(1000, 700))
    for anchor in ["section-4", "section-12", "section-11"]:
        page.click(entry(anchor))
        page.rest()
    page.back()
    page.rest()
    assert page.current() == ["section-12"]
    page.back()
    page.rest()
    assert page.current() == ["section-4"]
    page.forward()
    page.rest()
    assert page.current() == ["section-12"]


@line("2.4")
def test_a_growing_page_does_not_end_the_choice(visit):
    """What moves because a row opened was not moved by the reader."""
    page = visit("questions", size=(1000, 600))
    page.click(entry("paying"))
    page.rest(0.5)
    page.js("document.querySelector('#ordering details:not([open])').open = true")
    page.rest(0.5)
    assert page.current() == ["paying"]


@line("2.4")
def test_when_nothing_can_scroll_the_chosen_one_stays(visit):
    page = visit("nested", size=(1000, 2400))
    assert page.js("return document.documentElement.scrollHeight <= innerHeight")
    for anchor in ["stones", "plants"]:
        page.click(entry(anchor))
        page.rest()
        page.wheel(100)
        page.rest()
        assert page.current() == [anchor]


# 2.5


@line("2.5")
@pytest.mark.engines("chromium")
def test_without_script_chromium_marks_by_its_own_knowledge(visit):
    """Only Chromium knows :target-current."""
    page = visit("long", script=False, size=(1000, 700))
    weights = "return Array.from(document.querySelectorAll('.index a'), (link) => Number(getComputedStyle(link).fontWeight))"
    assert page.js(weights)[0] >= 600
    page.scroll_to(page.js("return document.getElementById('section-5').offsetTop + 100"))
    page.rest()
    marked = [place for place, weight in enumerate(page.js(weights)) if weight >= 600]
    assert marked == [4]


@line("2.5")
@pytest.mark.engines("chromium")
@pytest.mark.parametrize("hash, expected", [("", [0]), ("#part-3", [])])
def test_without_script_a_page_too_short_to_scroll_marks_its_first_section(visit, hash, expected):
    """Chromium's own knowledge names the last there; which one was chosen, its style can't tell. No other
    engine marks by it."""
    page = visit("heights", hash, files=samples.heights([1, 1, 1]), script=False, size=(1000, 1400))
    assert page.js("return document.documentElement.scrollHeight <= innerHeight")
    weights = page.js("return Array.from(document.querySelectorAll('.index a'), (link) => Number(getComputedStyle(link).fontWeight))")
    assert [place for place, weight in enumerate(weights) if weight >= 600] == expected


@line("2.5")
@pytest.mark.engines("webkit")
def test_without_script_webkit_marks_by_view_timelines(visit):
    """Firefox knows neither; there the entries stay plain links."""
    page = visit("long", script=False, size=(1000, 700))
    page.scroll_to(page.js("return document.getElementById('section-5').offsetTop + 100"))
    page.rest()
    # Timelines move with the frames that the engine draws, and it draws them when it likes.
    marked = page.until("""
      const weights = Array.from(document.querySelectorAll(".index a"), (link) => Number(getComputedStyle(link).fontWeight));
      const marked = weights.flatMap((weight, place) => (weight >= 600 ? [place] : []));
      return marked.includes(4) && marked;
    """)
    assert marked == [4]


@line("2.5")
def test_the_document_is_touched_only_when_the_current_section_changes(visit):
    page = visit("long", size=(1000, 700))
    page.wheel(30)
    page.rest(0.8)
    page.js("""
      window.changes = 0;
      new MutationObserver((list) => (window.changes += list.length))
        .observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
      window.frames = 0;
      const ask = requestAnimationFrame;
      window.requestAnimationFrame = (work) => { window.frames += 1; return ask(work); };
    """)
    # Moves within one section, each of them several scroll events a frame.
    start = page.js("return document.getElementById('section-3').getBoundingClientRect().top + scrollY")
    page.scroll_to(start)
    page.rest()
    frames = page.js("""
      window.changes = 0;
      window.frames = 0;
      for (let step = 1; step <= 20; step += 1) {
        scrollTo({ top: args[0] + step, behavior: "instant" });
        dispatchEvent(new Event("scroll"));
      }
      return window.frames;
    """, start)
    assert frames == 1
    page.rest()
    assert page.js("return window.changes") == 0


# 2.6


@line("2.6")
def test_the_index_scrolls_itself_by_the_smallest_amount(visit):
    page = visit("many", size=(1000, 600))
    reader_scrolls(page, page.js("return document.getElementById('section-120').getBoundingClientRect().top + scrollY"))
    box = page.js("""
      const index = document.querySelector(".index").getBoundingClientRect();
      const link = document.querySelector(".index [aria-current]").getBoundingClientRect();
      return { above: link.top - index.top, below: index.bottom - link.bottom };
    """)
    assert box["above"] >= -0.5 and box["below"] >= -0.5
    assert min(box["above"], box["below"]) < 60, "it moved further than needed"
    before = page.js("return [scrollY, document.querySelector('.index').scrollTop]")
    page.scroll_to(before[0] - 300)
    page.rest()
    after = page.js("return [scrollY, document.querySelector('.index').scrollTop]")
    assert after[0] == before[0] - 300, "the page was moved"
    assert after[1] == before[1], "an entry in view needs no scroll"


@line("2.6")
def test_an_entry_chosen_by_address_is_shown_in_the_index(visit):
    page = visit("huge", "#section-180", size=(390, 700))
    page.rest()
    assert page.js("""
      const index = document.querySelector(".index").getBoundingClientRect();
      const link = document.querySelector(".index [aria-current]").getBoundingClientRect();
      return link.top >= index.top - 1 && link.bottom <= index.bottom + 1;
    """)
    assert abs(page.js(TOP, "section-180")) <= 4


# 2.7


@line("2.7")
def test_the_address_follows_the_reader_without_history(visit):
    page = visit("long", size=(1000, 700))
    page.rest(0.6)
    length = page.js("return history.length")
    assert page.hash() == ""
    reader_scrolls(page, page.js("return document.getElementById('section-6').getBoundingClientRect().top + scrollY"))
    page.until("return location.hash === '#section-6'")
    assert page.js("return history.length") == length
    page.scroll_to(0)
    page.rest(0.6)
    assert page.js("return location.href.includes('#')") is False


@line("2.7")
def test_a_click_makes_one_entry_in_the_history(visit):
    page = visit("long", size=(1000, 700))
    page.renew()
    length = page.js("return history.length")
    page.click(entry("section-4"))
    page.rest(0.7)
    assert page.js("return history.length") == length + 1
    assert page.hash() == "section-4"


@line("2.7")
def test_at_most_one_replace_when_the_scroll_rests(visit):
    """Rests as the page can know it: on a busy machine a steady scroll comes to it with pauses of its own."""
    page = visit("long", size=(1000, 700))
    page.js("""
      window.replaced = [];
      window.scrolled = [];
      addEventListener("scroll", () => window.scrolled.push(performance.now()), { capture: true, passive: true });
      const replace = history.replaceState;
      history.replaceState = function (...all) { window.replaced.push(performance.now()); return replace.apply(this, all); };
    """)
    page.wheel(20)
    page.rest(0.6)
    page.js("""
      window.done = false;
      (async () => {
        for (let step = 0; step < 40; step += 1) {
          scrollBy({ top: 90, behavior: "instant" });
          await new Promise((next) => setTimeout(next, 40));
        }
        window.done = true;
      })();
    """)
    page.until("return window.done", seconds=10)
    page.rest(0.7)
    replaced, scrolled = page.js("return [window.replaced, window.scrolled]")
    assert len(replaced) >= 1 and len(scrolled) > 5
    for time in replaced:
        assert time - max(moment for moment in scrolled if moment <= time) >= 390, (replaced, scrolled)
    assert all(later - sooner >= 390 for sooner, later in zip(replaced, replaced[1:]))


@line("2.7")
def test_a_refusal_of_the_engine_is_ignored(visit):
    page = visit("long", size=(1000, 700))
    page.js("history.replaceState = () => { throw new Error('too many'); }")
    reader_scrolls(page, 2500)
    page.rest(0.6)
    page.scroll_to(10 ** 6)
    page.rest()
    assert page.current() == ["section-12"]


@line("2.7")
def test_follow_address_can_be_switched_off(visit):
    page = visit("long", size=(1000, 700), changes={"follow_address": False})
    reader_scrolls(page, 2500)
    page.rest(0.7)
    assert page.hash() == "" and page.current() != ["section-1"]


@line("2.7")
def test_one_odd_anchor_never_stops_the_rest(visit):
    """Titles that would break a selector or an escape: quotes, brackets, per cent signs, other scripts."""
    titles = ['Say "hi"', "50% off", "a[b]c", "#hash", "天津 & 北京", "x'); drop", "Öl\\Äpfel"]
    data = [{"title": title, "rows": [{"title": f"{title} {row}"} for row in range(12)]} for title in titles]
    page = visit("odd", files=samples.site({"odd": ({"title": "Odd"}, data, {})}), size=(1000, 700))
    hrefs = page.js("return Array.from(document.querySelectorAll('.index a'), (link) => link.getAttribute('href'))")
    assert len(set(hrefs)) == len(titles)
    for place in [6, 1, 4, 2, 0]:
        page.js("document.querySelectorAll('.index a')[args[0]].click()", place)
        page.rest()
        assert page.js("return Array.from(document.querySelectorAll('.index a')).map((link) => link.hasAttribute('aria-current'))"
                       ).index(True) == place
    page.goto(page.base + "#%")
    page.rest()
    assert len(page.current()) == 1


@line("2.7")
def test_no_selector_is_built_from_data():
    script = (ROOT / "Templates" / "menu.js").read_text(encoding="utf-8")
    assert not re.search(r"(querySelector(All)?|closest|matches|\bone|\ball)\(\s*`", script)
    assert not re.search(r"(querySelector(All)?|closest|matches|\bone|\ball)\([^)]*\" \+", script)


# 2.8


@line("2.8")
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("motion, behaviour", [("reduce", "auto"), ("no-preference", "smooth")])
def test_scrolling_is_smooth_only_for_those_who_want_motion(visit, motion, behaviour):
    """WebKitGTK's driver can't set the preference; the rule is the same for all."""
    page = visit("long", motion=motion)
    assert page.js("return getComputedStyle(document.documentElement).scrollBehavior") == behaviour
    moving = page.js("""
      return Array.from(document.querySelectorAll("*")).filter((element) =>
        getComputedStyle(element).transitionDuration.split(",").some((time) => parseFloat(time) > 0)).length;
    """)
    assert (moving > 0) == (motion == "no-preference")


# 2.9

ENTRIES_SHOWN = """
  return Array.from(document.querySelectorAll(".index a")).filter((link) => link.getClientRects().length)
    .map((link) => link.querySelector("span").textContent);
"""


@line("2.9")
def test_sub_sections_open_with_their_parent(visit):
    page = visit("nested", size=(1000, 400))
    assert page.js(ENTRIES_SHOWN) == ["Animals", "Birds", "Mammals", "Plants", "Stones"]
    page.click(entry("plants"))
    page.rest()
    assert page.js(ENTRIES_SHOWN) == ["Animals", "Plants", "Trees", "Herbs", "Stones"]
    page.js("Array.from(document.querySelectorAll('.index a')).find((link) => link.textContent.includes('Herbs')).click()")
    page.rest()
    assert page.js(ENTRIES_SHOWN) == ["Animals", "Plants", "Trees", "Herbs", "Stones"]
    indents = page.js("return ['Plants', 'Herbs'].map((title) => Array.from(document.querySelectorAll('.index a > span'))"
                      ".find((label) => label.textContent === title).getBoundingClientRect().left)")
    assert indents[1] > indents[0] - 1


@line("2.9")
def test_without_script_all_sub_sections_are_open(visit):
    page = visit("nested", script=False)
    assert page.js(ENTRIES_SHOWN) == ["Animals", "Birds", "Mammals", "Plants", "Trees", "Herbs", "Stones"]


# 2.10


@line("2.10")
def test_counts_stand_beside_the_entries(visit):
    page = visit("noodles")
    counts = page.js("return Array.from(document.querySelectorAll('.index a > small'), (count) => count.textContent)")
    assert counts == ["4", "4", "3", "5", "2", "0", "3", "1"]


@line("2.10")
def test_an_empty_section_says_so_and_can_be_reached(visit):
    page = visit("noodles")
    page.click(entry("specials-of-the-week"))
    page.rest()
    assert page.current() == ["specials-of-the-week"]
    text = page.js("return document.querySelector('#specials-of-the-week .empty').textContent")
    assert text == "Nothing here yet."
