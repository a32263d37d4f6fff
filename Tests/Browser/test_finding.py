"""6: the filter box, the tags, the browser's own find."""

from pathlib import Path

import pytest

import samples
from marks import line

HITS = """
  return Array.from(document.querySelectorAll(".row")).filter((row) => row.checkVisibility() && row.getClientRects().length)
    .map((row) => row.querySelector(".name").firstChild.textContent.trim());
"""


def find(page, text):
    """Types into the filter box as a reader does; on a narrow page its button opens it first."""
    if not page.js("return document.querySelector('.find input').checkVisibility()"):
        page.click("[data-do='find']")
    page.type(".find input", text)
    page.rest(0.2)


# 6.1


@line("6.1")
def test_the_filter_box_is_there_with_script_only(visit):
    shown = "return document.querySelector('.filter').checkVisibility() && document.querySelector('.find input').checkVisibility()"
    assert visit("noodles", size=(1280, 800)).js(shown)
    assert not visit("noodles", size=(1280, 800), script=False).js(shown)


@line("6.1")
def test_all_words_match_folded_anywhere_in_a_row(visit):
    page = visit("noodles", size=(1280, 800))
    for words, hits in [
        ("dan dan", ["Dan dan noodles"]),
        ("TOFU", ["Silken tofu"]),
        ("bröth", ["Beef noodles", "Garden noodles"]),
        ("ｔｏｆｕ", ["Silken tofu"]),
        ("sesame noodles cold", ["Cold sesame noodles"]),
        ("vine cucumber", ["Cold sesame noodles", "Smashed cucumber"]),
        ("nothing like it", []),
    ]:
        find(page, words)
        assert page.js(HITS) == hits, words


@line("6.1")
@pytest.mark.parametrize("words", ["安", "海市"])
def test_chinese_is_found_by_substring(visit, words):
    page = visit("directory", size=(1280, 800))
    expected = [title for title in page.js(HITS) if words in title]
    find(page, words)
    assert page.js(HITS) == expected and len(expected) > 3


@line("6.1")
@pytest.mark.parametrize("sample", ["noodles", "directory"])
def test_how_many_are_found_stands_in_the_field(visit, sample):
    """Where tags open below the field, as where there are none."""
    page = visit(sample, size=(1280, 800))
    find(page, "e" if sample == "noodles" else "海")
    off = page.js("""
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [found, field, clear] = [box(".found"), box(".find input"), 6.5 * 16];
      return [found.right < field.right, found.left > field.right - clear,
        Math.abs((found.top + found.bottom - field.top - field.bottom) / 2)];
    """)
    assert off[:2] == [True, True] and off[2] <= 1
    # It lets clicks through to the field, but lies above it.
    assert page.js("""
      const found = document.querySelector(".found");
      const { left, top, width, height } = found.getBoundingClientRect();
      found.style.pointerEvents = "auto";
      return document.elementFromPoint(left + width / 2, top + height / 2) === found;
    """)


@line("6.1")
def test_counts_and_empty_entries_follow(visit):
    page = visit("noodles", size=(1280, 800))
    find(page, "egg")
    entries = page.js("""
      return Array.from(document.querySelectorAll(".index a")).filter((link) => link.checkVisibility())
        .map((link) => [link.querySelector("span").textContent, link.querySelector("small").textContent]);
    """)
    assert entries == [["Noodle soups", "1"], ["Dry noodles", "1"], ["Dumplings", "1"], ["Small plates", "1"]] or \
        [title for title, _ in entries] == ["Noodle soups", "Wonton noodles"][:1] + ["Dry noodles", "Dumplings", "Small plates"]
    assert page.js("return document.querySelector('#drinks').checkVisibility()") is False
    assert page.js("return document.querySelector('.found').textContent").startswith(str(len(page.js(HITS))))
    assert len(page.current()) == 1


@line("6.1")
def test_hits_are_highlighted_where_they_stand(visit):
    page = visit("noodles", size=(1280, 800))
    find(page, "TÓFU silk")
    marks = page.js("return Array.from(CSS.highlights.get('found') ?? [], (range) => range.startContainer.data.slice(range.startOffset, range.endOffset))")
    assert sorted(marks) == ["Silk", "tofu"]
    find(page, "")
    assert page.js("return CSS.highlights.has('found')") is False


@line("6.1")
@pytest.mark.parametrize("size", [(390, 780), (1280, 800)])
def test_slash_focuses_and_escape_clears(visit, size):
    page = visit("noodles", size=size)
    page.key("/")
    assert page.js("return document.activeElement.matches('.find input')")
    page.js("document.activeElement.value = ''")
    page.key("t")
    page.key("o")
    page.key("f")
    page.rest(0.2)
    assert page.js(HITS) == ["Silken tofu"]
    page.key("Escape")
    page.rest(0.2)
    assert len(page.js(HITS)) == 22
    assert page.js("return document.querySelector('.find input').value") == ""


@line("6.1")
def test_the_state_is_in_the_address(visit):
    page = visit("noodles", size=(1280, 800))
    find(page, "noodles")
    page.until("return new URLSearchParams(location.search).get('find') === 'noodles'")
    hits = page.js(HITS)
    address = page.js("return location.href")
    page.goto(address)
    page.rest(0.2)
    assert page.js(HITS) == hits and len(hits) < 22
    find(page, "")
    page.until("return location.search === ''")


@line("6.1")
def test_no_hit_says_what_to_try(visit):
    page = visit("noodles", size=(1280, 800))
    find(page, "zzz")
    assert page.js("return document.querySelector('.nothing-found').checkVisibility()")
    assert "fewer" in page.js("return document.querySelector('.nothing-found').textContent")
    page.click("[data-do='clear-filter']")
    page.rest(0.2)
    assert len(page.js(HITS)) == 22
    assert not page.js("return document.querySelector('.nothing-found').checkVisibility()")


@line("6.1")
def test_in_swap_hits_of_all_sections_show(visit):
    page = visit("guide", "#sport", size=(1280, 800), changes={"filter": True})
    find(page, "swimming")
    assert page.js(HITS) == ["Swimming", "Swimming for children"]
    find(page, "")
    assert page.js(HITS) == ["Climbing", "Swimming", "Badminton", "Yoga"]


# 6.2


def chip(name):
    return f".chip[data-tag='{name}']"


@line("6.2")
@pytest.mark.parametrize("size", [(390, 780), (1280, 800)])
def test_tags_include_and_exclude_and_join_the_text(visit, size):
    page = visit("noodles", size=size)
    page.key("/")
    page.click(chip("spicy"))
    page.rest(0.2)
    assert set(page.js(HITS)) == {"Beef noodles", "Dan dan noodles", "Silken tofu", "Dry-fried green beans"}
    page.click(chip("gluten"))
    page.click(chip("gluten"))
    page.rest(0.2)
    assert set(page.js(HITS)) == {"Silken tofu", "Dry-fried green beans"}
    state = page.js("return Array.from(document.querySelectorAll('.chip[data-state]'), (chip) => [chip.dataset.tag, chip.dataset.state, chip.textContent.replace(/\\s+/g, ' ').trim()])")
    assert [(tag, what) for tag, what, _ in state] == [("spicy", "with"), ("gluten", "without")]
    assert all(what in text for _, what, text in state), "the state is said in words"
    page.type(".find input", "beans")
    page.rest(0.2)
    assert page.js(HITS) == ["Dry-fried green beans"]
    page.until("return ['find=beans', 'without=gluten', 'with=spicy'].every((part) => location.search.includes(part))")
    page.goto(page.js("return location.href"))
    page.rest(0.2)
    assert page.js(HITS) == ["Dry-fried green beans"]
    page.click(chip("gluten"))
    page.rest(0.2)
    assert page.js("return document.querySelectorAll('.chip[data-state]').length") == 1


@line("6.2")
def test_chips_carry_counts(visit):
    page = visit("noodles")
    counts = page.js("return Object.fromEntries(Array.from(document.querySelectorAll('.chip'), (chip) => [chip.dataset.tag, chip.querySelector('.count').textContent]))")
    assert counts["spicy"] == "4" and counts["peanut"] == "3"


@line("6.2")
def test_tags_of_a_row_are_shown(visit):
    page = visit("noodles", script=False)
    assert page.js("return Array.from(document.querySelector('#noodle-soups .row').querySelectorAll('.tag'), (tag) => tag.textContent)") == ["spicy", "gluten"]


# 6.3


@line("6.3")
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("script", [True, False])
def test_the_browsers_find_reaches_closed_details(visit, script):
    """By window.find, which is the same search; WebKit's does not open what is closed, its own find does."""
    page = visit("questions", script=script, changes={"open": "none"})
    page.js("window.find('come hungry')")
    page.rest()
    selected = page.js("return String(getSelection())")
    assert selected.lower() == "come hungry" or page.js(
        "return Array.from(document.querySelectorAll('details')).every((row) => row.textContent.includes('Come hungry'))")


@line("6.3")
def test_everything_is_in_the_document_from_the_start(visit, workshop):
    """Nothing is fetched or made by script that a reader may want to find."""
    html = (Path(workshop.build(samples.noodles())) / "index.html").read_text(encoding="utf-8")
    for text in ["Beef noodles", "nine hours", "Oolong, a pot", "From Anxi, lightly roasted", "service included", "020 5550 142"]:
        assert text in html
    page = visit("noodles")
    assert page.js("return document.querySelectorAll('[hidden] .row').length") == 0
