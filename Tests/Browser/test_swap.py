"""3: one section at a time."""

import pytest

from marks import line

SHOWN = """
  return Array.from(document.querySelectorAll(".section"))
    .filter((section) => section.querySelector(".heading").checkVisibility({ contentVisibilityAuto: true }) && section.offsetHeight > 10)
    .sort((one, two) => one.getBoundingClientRect().top - two.getBoundingClientRect().top)
    .map((section) => section.id);
"""


def entry(anchor):
    return f".index a[href='#{anchor}']"


@line("3.1")
@pytest.mark.parametrize("script", [True, False])
def test_choosing_an_entry_shows_that_section_alone(visit, script):
    page = visit("guide", script=script)
    assert page.js(SHOWN) == ["all"]
    for anchor in ["food", "hotels", "lottery", "food"]:
        page.click(entry(anchor))
        page.rest()
        assert page.js(SHOWN) == [anchor]
        top = page.js("return document.getElementById(args[0]).querySelector('.heading').getBoundingClientRect().top", anchor)
        assert 0 <= top < 400, "what was chosen is in view"


@line("3.2")
@pytest.mark.parametrize("script", [True, False])
def test_a_link_to_a_row_shows_its_section_and_back_returns(visit, script):
    page = visit("guide", "#food", script=script)
    page.js("""
      const link = document.createElement("a");
      link.href = "#sights/lake";
      link.id = "there";
      link.textContent = "The lake";
      link.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 99";
      document.body.append(link);
    """)
    page.click("#there")
    page.rest()
    assert page.js(SHOWN) == ["sights"]
    assert page.js("const box = document.getElementById('sights/lake').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight")
    page.back()
    page.rest()
    # A browser shows a section for good once a link led into it; only the script hides it again. Without
    # script the chosen one stands above it.
    assert page.js(SHOWN) == (["food"] if script else ["food", "sights"])
    page.click(entry("shopping"))
    page.rest()
    assert page.js(SHOWN) == (["shopping"] if script else ["shopping", "sights"])


@line("3.2")
def test_an_address_of_a_row_shows_its_section_at_start(visit):
    page = visit("guide", "#families/zoo")
    page.rest()
    assert page.js(SHOWN) == ["families"]
    assert page.current() == ["families"]


@line("3.3")
def test_hidden_sections_stay_within_reach_of_find(visit):
    page = visit("guide", "#food")
    hidden = page.js("return Array.from(document.querySelectorAll('.section > .body'), (body) => body.getAttribute('hidden'))")
    assert hidden.count("until-found") == len(hidden) - 1


@line("3.3")
def test_what_find_meets_becomes_current(visit):
    """The event is what a browser's find sends before it shows a hidden part."""
    page = visit("guide", "#food")
    page.js("document.querySelector('#sport > .body').dispatchEvent(new Event('beforematch', { bubbles: true }))")
    page.rest()
    assert page.js(SHOWN) == ["sport"] and page.current() == ["sport"]


@line("3.3")
@pytest.mark.engines("chromium")
def test_a_text_fragment_reaches_a_hidden_section(visit):
    """Firefox looks for a text fragment in what is shown only; WebKitGTK's driver gives no way to follow one."""
    page = visit("guide", "#:~:text=Badminton")
    page.rest()
    assert "sport" in page.js(SHOWN)


@line("3.3")
@pytest.mark.engines("chromium")
def test_paper_shows_all_sections(visit):
    page = visit("guide", "#food")
    page.raw.emulate_media(media="print")
    page.rest()
    assert len(page.js(SHOWN)) == 11


@line("3.4")
def test_the_entry_is_current_and_focus_goes_to_the_heading(visit):
    page = visit("guide")
    assert page.current() == ["all"]
    page.click(entry("shopping"))
    page.rest()
    assert page.current() == ["shopping"]
    assert page.js("return document.activeElement === document.querySelector('#shopping .heading')")
    page.back()
    page.rest()
    assert page.current() == ["all"]
