"""The page follows the files: the real `menugen serve`, a real browser, a reader who is in the middle of something."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Preview"))
from preview import Preview, write  # noqa: E402

LEAF = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 {y}h20v8z" fill="#363"/></svg>'
NOTES = {f"content/menu/notes/section-{s}/row-{s}-{r}.md": f"What row {r} of section {s} is about.\n\n- one\n- two\n"
         for s in range(12) for r in range(0, 12, 2)}


def table(*, rows=12, prices=None, extra=()):
    """Twelve sections; `extra` rows are put in the front of a section: (section, name)."""
    lines = ["section,name,price,picture"]
    for section in range(12):
        lines += [f"Section {section},{name},9.99," for at, name in extra if at == section]
        lines += [f"Section {section},Row {section} {row},{(prices or {}).get((section, row), f'{row + 1}.50')},leaf.svg"
                  for row in range(rows)]
    return "\n".join(lines) + "\n"


SITE = {
    "content/site.yml": "title: House of Leaves\naccent: '#206040'\n",
    "content/menu/menugen.yml": "title: Leaves\ngroup_by: section\nselection: true\ncurrency: EUR\nfields: {title: name, price: price, image: picture}\n",
    "content/menu/menu.csv": table(),
    "content/menu/images/leaf.svg": LEAF.format(y=4),
    **NOTES,
}


@pytest.fixture
def served(tmp_path):
    write(tmp_path / "site", SITE)
    preview = Preview(tmp_path / "site")
    yield preview
    assert preview.stop() == 0


@pytest.fixture
def browse(served, engines):
    """Opens a page of the preview; at its end, nothing may have been said on the console."""
    opened = []

    def open_page(address=None, **options):
        page = engines.open("chromium", **{"motion": "no-preference", **options})
        opened.append(page)
        page.goto(address or served.address)
        page.js("window.isFirst = true")
        # The page knows its own text, by which it tells later what has changed.
        page.rest()
        return page

    yield open_page
    for page in opened:
        problems = [text for text in page.problems if not any(word in text for word in ("ERR_", "404", "503"))]
        page.close()
        assert not problems, problems


def in_place(path, text):
    path.write_text(text)


def by_rename(path, text):
    aside = path.with_name("." + path.name + ".tmp")
    aside.write_text(text)
    aside.rename(path)


def anew(path, text):
    path.unlink(missing_ok=True)
    path.write_text(text)


SAVES = [in_place, by_rename, anew]
SAYS = "return document.body?.textContent.includes(args[0])"


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.__name__)
def test_the_page_follows_every_kind_of_file(served, browse, save):
    page = browse()
    content = served.folder / "content"
    save(content / "menu/menu.csv", table(prices={(0, 0): "77.25"}))
    page.until(SAYS, "77.25")
    save(content / "menu/notes/section-0/row-0-0.md", "A note made **afresh**.\n")
    page.until(SAYS, "made afresh")
    save(content / "menu/menugen.yml", SITE["content/menu/menugen.yml"] + "description: Leaves of every kind\n")
    page.until(SAYS, "Leaves of every kind")
    save(content / "site.yml", SITE["content/site.yml"] + "footer: At the foot of the page\n")
    page.until(SAYS, "At the foot of the page")
    before = page.until("return document.querySelector('.row img')?.src")
    save(content / "menu/images/leaf.svg", LEAF.format(y=9))
    page.until("const image = document.querySelector('.row img'); return image && image.src !== args[0] && image.complete && image.naturalWidth === 24", before)
    write(served.folder, {"Templates/foot.mustache": "<footer>A foot of our own</footer>\n"})
    page.until(SAYS, "A foot of our own")
    save(served.folder / "Templates/foot.mustache", "<footer>And another</footer>\n")
    page.until(SAYS, "And another")
    (served.folder / "Templates/foot.mustache").unlink()
    page.until(SAYS, "At the foot of the page")


def test_files_come_and_go(served, browse):
    page = browse()
    menu = served.folder / "content/menu"
    write(menu, {"notes/section-1/row-1-1.md": "A note in a file that is new.\n"})
    page.until(SAYS, "a file that is new")
    (menu / "notes/section-1/row-1-1.md").unlink()
    page.until("return !document.body?.textContent.includes(args[0])", "a file that is new")
    write(served.folder, {"content/cakes/menu.csv": "Section,Name\nCake,Crumble\nCake,Plain\nPie,Apple\n", "content/cakes/notes/cake.md": "Baked at noon.\n"})
    served.until(lambda text: "Baked at noon" in text, served.base + "cakes/")
    # A tab of its own: the first one reloads by itself just now.
    page = browse(served.address + "cakes/")
    page.until(SAYS, "Baked at noon")


def test_another_branch_is_checked_out(served, browse):
    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=served.folder, check=True, capture_output=True)

    git("init", "-q", "-b", "main")
    git("add", ".")
    git("commit", "-qm", "one")
    git("checkout", "-qb", "other")
    (served.folder / "content/menu/menu.csv").write_text(table(extra=[(3, "Of the other branch")]))
    write(served.folder, {"Templates/foot.mustache": "<footer>Other foot</footer>\n", "content/menu/notes/section-3.md": "Other note.\n"})
    git("rm", "-qr", "content/menu/notes/section-0")
    git("add", ".")
    git("commit", "-qm", "two")
    page = browse()
    page.until(SAYS, "Of the other branch")
    for _ in range(2):
        git("checkout", "-q", "main")
        page.until("const text = document.body?.textContent ?? ''; return !text.includes('Of the other') && !text.includes('Other foot') && text.includes('row 0 of section 0')")
        git("checkout", "-q", "other")
        page.until("const text = document.body?.textContent ?? ''; return text.includes('Of the other') && text.includes('Other foot') && !text.includes('row 0 of section 0')")


TOP = """
  const row = Array.from(document.querySelectorAll(".row")).find((row) => row.textContent.includes(args[0]));
  return row.getBoundingClientRect().top;
"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 800)])
@pytest.mark.parametrize("layout", ["list", "table", "cards"])
def test_the_reader_keeps_the_place(served, browse, layout, size):
    configuration = served.folder / "content/menu/menugen.yml"
    configuration.write_text(SITE["content/menu/menugen.yml"] + f"layout: {layout}\n")
    served.until(lambda text: f'data-layout="{layout}"' in text)
    page = browse(size=size)
    # Whatever row is read: one that opens, and one that doesn't.
    for number, name in enumerate(["Row 7 3", "Row 8 4"]):
        page.js("""
          const row = Array.from(document.querySelectorAll(".row")).find((row) => row.textContent.includes(args[0]));
          row.scrollIntoView({ block: "start", behavior: "instant" });
        """, name)
        page.rest()
        before = page.js(TOP, name)
        section = page.current()
        extra = [(7, f"Put in above {n}") for n in range(number + 2)] + [(2, f"Far above {number}")]
        in_place(served.folder / "content/menu/menu.csv", table(extra=extra))
        page.until(SAYS, f"Far above {number}")
        page.rest()
        assert abs(page.js(TOP, name) - before) <= 2
        assert page.current() == section
        assert not page.js("return Boolean(window.isFirst)") or number


def test_an_address_that_lags_behind_does_not_choose(served, browse):
    """A save may come before the address has followed the reader."""
    page = browse()
    page.js("""
      const row = Array.from(document.querySelectorAll(".row")).find((row) => row.textContent.includes("Row 8 4"));
      row.scrollIntoView({ block: "start", behavior: "instant" });
    """)
    page.rest(0.8)
    section = page.current()
    assert section == ["section-8"]
    page.js("history.replaceState(history.state, '', '#section-2')")
    in_place(served.folder / "content/menu/menu.csv", table(extra=[(2, "Far above")]))
    page.until(SAYS, "Far above")
    page.rest()
    assert page.current() == section


def test_open_rows_picks_filter_and_focus_are_kept(served, browse):
    page = browse()
    row = "Array.from(document.querySelectorAll('.row')).find((row) => row.textContent.includes(args[0]))"
    page.js(f"{row}.querySelector('details').open = true", "Row 2 4")
    for name in ("Row 1 1", "Row 2 4", "Row 2 6"):
        page.js(f"{row}.querySelector('.pick').click()", name)
    page.js("document.querySelector('form.filter input').focus()")
    page.type("form.filter input", "row 2")
    page.rest()
    page.js("document.querySelector('form.filter input').setSelectionRange(1, 3)")
    in_place(served.folder / "content/menu/menu.csv", table(extra=[(1, "Put in above"), (2, "Row 2 put in above")], prices={(1, 1): "8.88"}))
    page.until("return !window.isFirst && document.querySelector('.tally-count')?.textContent.includes('3')")
    state = page.js(f"""
      const picked = Array.from(document.querySelectorAll(".pick:checked"), (input) => input.closest(".row").querySelector(".name").textContent.trim());
      const input = document.querySelector("form.filter input");
      return {{
        picked, total: document.querySelector(".total").textContent, filter: input.value,
        hidden: !{row}.checkVisibility({{ visibilityProperty: true }}), isFocused: document.activeElement === input, caret: [input.selectionStart, input.selectionEnd],
        open: Array.from(document.querySelectorAll(".row details[open]"), (row) => row.querySelector(".name").textContent.trim()),
      }};
    """, "Row 3 3")
    assert state["picked"] == ["Row 1 1", "Row 2 4", "Row 2 6"]
    assert state["total"] == "€21.88"
    assert (state["filter"], state["hidden"], state["isFocused"], state["caret"]) == ("row 2", True, True, [1, 3])
    assert state["open"] == ["Row 2 4"]


def test_the_focus_stays_on_a_control_in_a_row(served, browse):
    page = browse()
    for selector in ("summary", ".pick"):
        page.js("""
          const row = Array.from(document.querySelectorAll(".row")).find((row) => row.textContent.includes("Row 2 4"));
          row.querySelector(args[0]).focus();
          window.isFirst = true;
        """, selector)
        in_place(served.folder / "content/menu/menu.csv", table(extra=[(2, f"Put in above {selector}")]))
        page.until("return !window.isFirst && document.activeElement !== document.body")
        assert page.js("return [document.activeElement.matches(args[0]), document.activeElement.closest('.row').textContent.includes('Row 2 4')]", selector) == [True, True]


def test_quantities_and_table_rows_are_kept(served, browse):
    configuration = served.folder / "content/menu/menugen.yml"
    configuration.write_text(SITE["content/menu/menugen.yml"].replace("selection: true", "selection: {quantities: true}") + "layout: table\n")
    served.until(lambda text: 'data-layout="table"' in text and 'class="stepper"' in text)
    page = browse()
    row = "Array.from(document.querySelectorAll('tr.row')).find((row) => row.textContent.includes(args[0]))"
    page.js(f"const more = {row}.querySelector('[data-do=more]'); more.click(); more.click(); more.click()", "Row 2 4")
    page.js(f"{row}.nextElementSibling.querySelector('details').open = true", "Row 2 4")
    in_place(served.folder / "content/menu/menu.csv", table(extra=[(2, "Put in above")]))
    page.until("return !window.isFirst && document.querySelector('.tally-count')?.textContent.includes('3')")
    assert page.js(f"return [{row}.querySelector('.pick').value, {row}.nextElementSibling.querySelector('details').open, document.querySelectorAll('details[open]').length]", "Row 2 4") == ["3", True, 1]


def test_the_chosen_section_is_kept_where_one_shows_at_a_time(served, browse):
    (served.folder / "content/menu/menugen.yml").write_text(SITE["content/menu/menugen.yml"] + "behaviour: swap\n")
    served.until(lambda text: 'data-behaviour="swap"' in text)
    page = browse()
    page.click(".index a[href='#section-5']")
    page.rest()
    in_place(served.folder / "content/menu/menu.csv", table(extra=[(5, "Put in")]))
    page.until("return !window.isFirst && document.body?.textContent.includes('Put in')")
    page.rest()
    assert page.current() == ["section-5"]
    assert page.js("return document.querySelector('#section-5 .body').hidden") is False


def test_a_style_change_is_no_reload(served, browse):
    page = browse()
    page.js("document.querySelector('#section-6').scrollIntoView({ behavior: 'instant' })")
    page.rest()
    before = page.js("return [scrollY, getComputedStyle(document.documentElement).getPropertyValue('--menugen-test')]")
    css = (Path(__file__).resolve().parents[2] / "Templates/menu.css").read_text()
    for number in (1, 2):
        write(served.folder, {"Templates/menu.css": css + f":root {{ --menugen-test: {number} }}\n"})
        page.until("return getComputedStyle(document.documentElement).getPropertyValue('--menugen-test').trim() === args[0]", str(number))
        page.until("return document.querySelectorAll('link[rel=stylesheet]').length === 1")
    assert page.js("return Boolean(window.isFirst)")
    assert page.js("return scrollY") == before[0]


WATCH_FLASHES = """
  window.flashes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    window.flashes.push([this.querySelector(".name").textContent.trim(), animation.effect.getTiming().iterations]);
    return animation;
  };
"""


@pytest.mark.parametrize("layout", ["list", "table"])
def test_changed_rows_flash_once(served, browse, layout):
    (served.folder / "content/menu/menugen.yml").write_text(SITE["content/menu/menugen.yml"] + f"layout: {layout}\n")
    served.until(lambda text: f'data-layout="{layout}"' in text)
    page = browse()
    page.raw.add_init_script(WATCH_FLASHES)
    # One changed, one of those that open changed, one new: the others only moved.
    in_place(served.folder / "content/menu/menu.csv", table(prices={(0, 1): "77.25", (0, 4): "77.35"}, extra=[(0, "Put in above")]))
    page.until("return !window.isFirst && window.flashes?.length && document.readyState === 'complete'")
    page.until("return !document.getAnimations().some((animation) => animation.id === 'menugen-changed')")
    assert sorted(page.js("return window.flashes")) == [["Put in above", 1], ["Row 0 1", 1], ["Row 0 4", 1]]


def test_nothing_flashes_for_who_wants_no_motion(served, browse):
    page = browse(motion="reduce")
    page.raw.add_init_script(WATCH_FLASHES)
    in_place(served.folder / "content/menu/menu.csv", table(prices={(0, 1): "77.25"}))
    page.until("return !window.isFirst && document.body?.textContent.includes('77.25') && document.readyState === 'complete'")
    assert page.js("return window.flashes") == []


# --- a build that fails ------------------------------------------------------------------------

PANEL = """
  const host = Array.from(document.body.children).find((child) => child.shadowRoot);
  const panel = host?.shadowRoot.querySelector("[role=alertdialog]");
"""
BROKEN = "title: Leaves\nlayout: tabel\n"


def test_the_messages_show_over_the_last_good_page_and_go(served, browse):
    page = browse()
    page.js("document.querySelector('.index a[href=\"#section-2\"]').focus()")
    configuration = served.folder / "content/menu/menugen.yml"
    in_place(configuration, BROKEN)
    text = page.until(PANEL + "return panel?.textContent")
    assert "layout: tabel" in text and "^" in text and "menugen.yml:2" in text  # the served, the line, the caret
    assert page.js("return window.isFirst && document.querySelectorAll('.row').length") == 144
    assert page.js(PANEL + "return panel.getRootNode().activeElement === panel")
    page.key("Escape")
    page.until(PANEL + "return !panel")
    assert page.js("return document.activeElement.getAttribute('href')") == "#section-2"
    # Broken in another way, it is back; a keyboard reaches its button.
    in_place(configuration, "title: [\n")
    page.until(PANEL + "return panel")
    page.key("Tab")
    while page.js(PANEL + "return panel.getRootNode().activeElement?.localName") == "pre":
        page.key("Tab")
    assert page.js(PANEL + "return panel.getRootNode().activeElement.localName") == "button"
    page.key("Enter")
    page.until(PANEL + "return !panel")
    in_place(configuration, BROKEN + "\n")
    page.until(PANEL + "return panel")
    in_place(configuration, SITE["content/menu/menugen.yml"])
    page.until(PANEL + "return !panel")
    page.rest()
    assert page.js("return Boolean(window.isFirst)"), "the page is the same as before: no reload"


def test_who_comes_while_it_is_broken_sees_the_messages_too(served, browse):
    in_place(served.folder / "content/menu/menugen.yml", BROKEN)
    page = browse()
    page.until(PANEL + "return panel?.textContent.includes('tabel')")
    page.reload()
    page.until(PANEL + "return panel?.textContent.includes('tabel')")
    in_place(served.folder / "content/menu/menugen.yml", SITE["content/menu/menugen.yml"] + "description: Repaired\n")
    page.until(SAYS, "Repaired")
    page.until(PANEL + "return !panel")


def test_what_is_hostile_in_a_message_is_text(served, browse):
    page = browse()
    page.js("window.alert = () => (window.isHurt = true)")
    evil = "</pre></script><img src=x onerror=alert(1)><script>alert(2)</script>\\u2028<b>\\u0000"
    for key in ("layout", "</script><img src=x onerror=alert(3)>"):
        in_place(served.folder / "content/menu/menugen.yml", f'"{key}": "{evil}"\n')
        text = page.until(PANEL + "return panel?.textContent.includes(args[0]) && panel.textContent", key)
        assert "<img src=x onerror=alert(" in text
        assert page.js(PANEL + "return panel.querySelectorAll('img, script, b').length") == 0
    assert not page.js("return Boolean(window.isHurt)")


def test_a_site_that_was_never_good_follows_too(tmp_path, engines):
    write(tmp_path / "site", {**SITE, "content/menu/menugen.yml": BROKEN, "content/site.yml": "base_url: https://example.org/here/\n"})
    preview = Preview(tmp_path / "site")
    page = engines.open("chromium")
    try:
        page.goto(preview.address)
        page.until(SAYS, "There is no page yet")
        page.until(PANEL + "return panel?.textContent.includes('tabel')")
        in_place(preview.folder / "content/menu/menugen.yml", SITE["content/menu/menugen.yml"])
        page.until(SAYS, "Row 3 3")
        assert page.js("return location.pathname") == "/here/"
        page.until(PANEL + "return !panel")
    finally:
        page.close()
        preview.stop()


# --- pages, connections, servers ----------------------------------------------------------------

def test_a_missing_page_shows_when_it_is_made(served, browse):
    page = browse(served.address + "cakes/")
    page.until("return document.querySelector('.not-found')")
    write(served.folder, {"content/cakes/menu.csv": "Kind,Name\nCake,Crumble\n"})
    page.until(SAYS, "Crumble")


def test_a_single_file_and_one_data_file_follow(tmp_path, engines):
    write(tmp_path / "site", {"menu.csv": table(rows=2), "images/leaf.svg": LEAF.format(y=2), "leaf.svg": LEAF.format(y=2)})
    preview = Preview(tmp_path / "site", "--single-file", path="menu.csv")
    page = engines.open("chromium")
    try:
        page.goto(preview.address)
        page.until(SAYS, "Row 3 1")
        page.rest()
        in_place(preview.folder / "menu.csv", table(rows=2, prices={(3, 1): "88.25"}))
        page.until(SAYS, "88.25")
        before = page.until("return document.querySelector('.row img')?.src")
        in_place(preview.folder / "leaf.svg", LEAF.format(y=7))
        page.until("const image = document.querySelector('.row img'); return image && image.src !== args[0]", before)
        assert not page.problems
    finally:
        page.close()
        preview.stop()


def test_several_pages_follow_and_hidden_ones_hold_no_connection(served, browse):
    pages = [browse() for _ in range(3)]
    # Ten in one browser: more than it opens connections to one server.
    crowd = [pages[0].context.new_page() for _ in range(9)]
    for tab in crowd:
        tab.goto(served.address)
        tab.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))")
    in_place(served.folder / "content/menu/menu.csv", table(prices={(0, 0): "77.25"}))
    for page in pages:
        page.until(SAYS, "77.25")
    assert not crowd[0].evaluate("document.body?.textContent.includes('77.25')")
    crowd[0].evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    crowd[0].wait_for_timeout(100)
    crowd[0].get_by_text("77.25").first.wait_for()


def test_a_page_finds_the_server_again(served, browse):
    page = browse()
    port = served.port
    assert served.stop() == 0
    in_place(served.folder / "content/menu/menu.csv", table(prices={(0, 0): "77.25"}))
    again = Preview(served.folder, port=port)
    try:
        page.until(SAYS, "77.25", seconds=15)
        in_place(served.folder / "content/menu/menu.csv", table(prices={(0, 0): "77.35"}))
        page.until(SAYS, "77.35")
    finally:
        assert again.stop() == 0


def test_the_live_script_is_in_no_build(served, browse, workshop):
    folder = workshop.build(SITE)
    for path in folder.rglob("*"):
        if path.is_file():
            assert b".menugen" not in path.read_bytes(), path
    single = workshop.build(SITE, "--single-file")
    assert b".menugen" not in (single / "index.html").read_bytes()
    assert "/.menugen/live.js" in served.page()


def test_a_browser_hears_what_curl_hears(served, browse):
    page = browse()
    heard = page.raw.request.get(served.address).headers
    _, headers, _ = served.request(Connection="keep-alive")
    for answer in (heard, headers):
        for name in ("date", "connection"):
            answer.pop(name, None)
    assert heard == headers
    assert json.loads(page.js("return fetch('/.menugen/messages.json').then((answer) => answer.text())"))["failed"] is False
