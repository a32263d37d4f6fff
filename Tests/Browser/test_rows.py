"""4: rows that expand, and tables."""

import pytest

import samples
from marks import line

OPEN = "return Array.from(document.querySelectorAll('.row details, .detail-row details')).map((row) => row.open)"


# 4.1


@line("4.1")
@pytest.mark.parametrize("script", [True, False])
def test_rows_open_by_pointer_and_key_several_at_once(visit, script):
    page = visit("questions", script=script, changes={"open": "none"})
    assert not any(page.js(OPEN))
    page.click("#ordering .row:nth-child(1) summary")
    page.click("#allergies .row:nth-child(2) summary")
    page.js("document.querySelector('#paying summary').focus()")
    page.key("Enter")
    page.rest()
    assert page.js(OPEN).count(True) == 3
    assert page.js("return document.querySelector('#ordering .detail').checkVisibility()")
    page.click("#ordering .row:nth-child(1) summary")
    assert page.js(OPEN).count(True) == 2


@line("4.1")
@pytest.mark.parametrize("script", [True, False])
def test_a_deep_link_opens_its_row_and_shows_it_from_its_top(visit, script):
    page = visit("questions", "#paying/may-we-split-the-bill", script=script, changes={"open": "none"}, size=(1000, 420))
    page.rest()
    state = page.js("""
      const row = document.getElementById("paying/may-we-split-the-bill").closest(".row");
      const heading = row.closest(".section").querySelector(".heading").getBoundingClientRect();
      return { open: row.querySelector("details").open, top: row.getBoundingClientRect().top - heading.bottom,
        seen: row.getBoundingClientRect().top < innerHeight - 40 };
    """)
    assert state["open"] and state["top"] >= -1 and state["seen"]
    assert page.js(OPEN).count(True) == 1


@line("4.1")
@pytest.mark.parametrize("choice, expected", [("none", 0), ("first", 3), ("all", 9)])
def test_the_menu_says_what_starts_open(visit, choice, expected):
    page = visit("questions", changes={"open": choice})
    assert page.js(OPEN).count(True) == expected


@line("4.1")
def test_all_can_be_opened_and_closed(visit):
    page = visit("questions", changes={"open": "none"})
    page.click("[data-do='expand']")
    assert all(page.js(OPEN))
    page.rest()
    assert page.js("return document.querySelector('[data-do=expand]').hidden")
    page.click("[data-do='collapse']")
    assert not any(page.js(OPEN))


@line("4.1")
def test_without_script_there_are_no_dead_buttons(visit):
    page = visit("questions", script=False)
    shown = page.js("return Array.from(document.querySelectorAll('button, input')).filter((part) => part.checkVisibility()).length")
    assert shown == 0


@line("4.1")
def test_open_rows_survive_a_reload(visit):
    page = visit("questions", changes={"open": "first"})
    page.click("#allergies .row:nth-child(2) summary")
    page.click("#ordering .row:nth-child(1) summary")
    before = page.js(OPEN)
    page.reload()
    page.rest()
    assert page.js(OPEN) == before
    page.goto(page.base)
    page.rest()
    assert page.js(OPEN).count(True) == 3, "only a reload keeps them"


@line("4.1")
def test_print_opens_all_and_restores_them(visit):
    page = visit("questions", changes={"open": "first"})
    before = page.js(OPEN)
    page.js("dispatchEvent(new Event('beforeprint'))")
    assert all(page.js(OPEN))
    page.js("dispatchEvent(new Event('afterprint'))")
    assert page.js(OPEN) == before


# 4.2


@line("4.2")
def test_opening_a_row_above_never_moves_the_text_being_read(visit):
    page = visit("questions", size=(1000, 500), changes={"open": "none"})
    page.js("document.querySelectorAll('#paying details').forEach((row) => row.open = true)")
    page.rest()
    page.scroll_to(10 ** 6)
    page.rest()
    page.scroll_to(page.js("return scrollY - 150"))
    page.rest()
    before = page.js("return document.querySelector('#paying .row:nth-child(4)').getBoundingClientRect().top")
    page.js("document.querySelectorAll('#ordering details').forEach((row) => row.open = true)")
    page.rest()
    after = page.js("return document.querySelector('#paying .row:nth-child(4)').getBoundingClientRect().top")
    assert after == pytest.approx(before, abs=2)


@line("4.2")
def test_opening_all_keeps_the_place(visit):
    page = visit("questions", size=(1000, 500), changes={"open": "none"})
    page.scroll_to(page.js("return document.querySelector('#paying').getBoundingClientRect().top + scrollY - 60"))
    page.rest()
    row = "return document.querySelector('#paying .row:nth-child(1)').getBoundingClientRect().top"
    before = page.js(row)
    page.click("[data-do='expand']")
    page.rest()
    assert page.js(row) == pytest.approx(before, abs=2)


@line("4.2")
def test_the_current_section_is_measured_anew(visit):
    page = visit("questions", size=(1000, 700), changes={"open": "all"})
    page.wheel(50)
    page.rest()
    page.scroll_to(page.js("return document.querySelector('#allergies').getBoundingClientRect().top + scrollY - 300"))
    page.rest()
    assert page.current() == ["ordering"]
    page.js("""
      document.documentElement.style.overflowAnchor = "none";
      document.querySelectorAll("#ordering details").forEach((row) => row.open = false);
    """)
    page.rest()
    crossed = page.js("return document.querySelector('#allergies').getBoundingClientRect().top <= document.querySelector('.bar').offsetHeight")
    assert (page.current() == ["ordering"]) != crossed


# 4.3

CELLS = "return Array.from(document.querySelectorAll(args[0]), (cell) => cell.textContent.trim())"


@line("4.3")
@pytest.mark.parametrize("script", [True, False])
def test_a_table_is_a_table_with_the_columns_asked_for(visit, script):
    page = visit("reference", script=script)
    assert page.js(CELLS, "#building thead th")[1:] == ["Name", "argument", "About", "time"]
    assert page.js(CELLS, "#building tbody th .title") == ["build", "check", "clean"]
    assert page.js("return document.querySelector('#building tbody tr > th').scope") == "row"


@line("4.3")
@pytest.mark.parametrize("script", [True, False])
def test_details_are_rows_of_their_own_that_count(visit, script):
    """The actual index counts them, the visible number does not."""
    page = visit("reference", script=script)
    rows = page.js("""
      return Array.from(document.querySelectorAll("#looking tr"), (row) => [...new Set(Array.from(row.cells, (cell) => Number(cell.getAttribute("aria-rowindex")))),
        row.matches(".detail-row") ? "detail" : row.querySelector(".number").textContent.trim()]);
    """)
    assert rows[1:] == [[2, "1"], [3, "2"], [4, "detail"], [5, "3"]]
    assert page.js("return document.querySelector('#looking table').getAttribute('aria-rowcount')") == "5"
    page.click("#looking .detail-row summary")
    assert page.js("return document.querySelector('#looking .detail').checkVisibility()")


@line("4.3")
@pytest.mark.parametrize("script", [True, False])
def test_the_arrow_stands_at_the_first_line_of_its_row(visit, script):
    """However many lines the row has."""
    words = "A title that takes several lines in a narrow column of a table "
    data = [{"title": "All", "rows": [{"title": words * 3, "summary": "short", "detail": "More."}]}]
    page = visit("tall", files=samples.site({"tall": ({"title": "Tall", "layout": "table"}, data, {})}), size=(1000, 700), script=script)
    box = page.js("""
      const row = document.querySelector(".row").getBoundingClientRect();
      const arrow = document.querySelector(".detail-row summary").getBoundingClientRect();
      return { lines: row.height / 22, top: arrow.top - row.top, bottom: arrow.bottom - row.top, end: row.right - arrow.right };
    """)
    assert box["lines"] > 3 and abs(box["top"]) <= 2 and box["bottom"] < 50 and abs(box["end"]) <= 2
    page.click(".detail-row summary")
    assert page.js("return document.querySelector('.detail').checkVisibility()")


@line("4.3")
def test_the_header_sticks_under_the_heading(visit):
    page = visit("reference", size=(1280, 400))
    page.scroll_to(page.js("return document.querySelector('#building tbody').getBoundingClientRect().top + scrollY - 100"))
    page.rest()
    gap = page.js("""
      const heading = document.querySelector("#building .heading").getBoundingClientRect();
      return document.querySelector("#building thead th").getBoundingClientRect().top - heading.bottom;
    """)
    assert -2 <= gap <= 1


@line("4.3")
def test_a_column_sorts_up_down_and_back(visit):
    page = visit("reference")
    titles = "#building tbody th .title"
    button = "#building thead th:nth-child(4) .sorter"
    page.click(button)
    assert page.js(CELLS, titles) == ["build", "check", "clean"]
    page.click(button)
    assert page.js(CELLS, titles) == ["clean", "check", "build"]
    assert page.js("return document.querySelector('#building [aria-sort]').getAttribute('aria-sort')") == "descending"
    rows = page.js("""
      return Array.from(document.querySelectorAll("#building tbody tr"), (row) => [...new Set(Array.from(row.cells, (cell) => Number(cell.getAttribute("aria-rowindex")))),
        row.matches(".detail-row") ? "detail" : row.querySelector(".number").textContent.trim()]);
    """)
    assert rows == [[2, "3"], [3, "detail"], [4, "2"], [5, "detail"], [6, "1"], [7, "detail"]]
    page.click(button)
    assert page.js(CELLS, titles) == ["build", "check", "clean"]
    assert page.js("return document.querySelector('#building [aria-sort]')") is None


@line("4.3")
def test_numbers_sort_as_numbers(visit):
    page = visit("noodles", changes={"layout": "table", "columns": ["price"], "selection": False})
    page.click("#small-plates thead th:nth-child(3) .sorter")
    assert page.js(CELLS, "#small-plates tbody th .title") == [
        "Tea egg", "Vinegar peanuts", "Smashed cucumber", "Silken tofu", "Wood-ear salad"]
