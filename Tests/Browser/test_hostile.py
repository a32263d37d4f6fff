"""That nothing which data, notes, names, settings and addresses say runs in a page, or makes it load anything: in
Chromium with scripts on, with the page's policy and with the policy switched off."""

import json
import os
import re
import socket
import subprocess
import urllib.parse

import pytest

import hostile_sites
import payloads
import trap
from marks import line, long
from sites import Server, tool, write

pytestmark = pytest.mark.skipif(os.environ.get("MENUGEN_MUTATION") is not None, reason="mutations are of the script")
POLICY = pytest.mark.parametrize("has_policy", [True, False], ids=["policy", "without-policy"])


@pytest.fixture(scope="module")
def chromium(engines):
    engines.open("chromium").context.close()
    return engines.chromium


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder that a hostile site is built to, once for all tests; in one piece when asked."""
    folders = {}

    def build(name, *options):
        if (name, options) not in folders:
            folder = tmp_path_factory.mktemp("hostile")
            write(folder / "site", hostile_sites.ALL[name]())
            command = [tool(), "build", str(folder / "site"), "--output", str(folder / "out"), "--quiet", *options]
            done = subprocess.run(command, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr[:2000]
            folders[name, options] = folder / "out"
        return folders[name, options]

    return build


@pytest.fixture(scope="module")
def server():
    server = Server()
    yield server
    server.close()


def pages_of(folder):
    return sorted(page.relative_to(folder).as_posix() for page in folder.rglob("*.html"))


def visit_all(chromium, server, folder, has_policy, pages):
    """Visits pages; nothing may run, and nothing be asked for that the build didn't write."""
    base = server.address(folder, "")
    window = trap.Window(chromium, has_policy=has_policy)
    elements = 0
    for page in pages:
        window.harm.clear()
        elements += window.visit(base + urllib.parse.quote(page))
        assert window.harm == [], f"in {page}: {window.harm[:5]}"
    written = {base + path.relative_to(folder).as_posix() for path in folder.rglob("*")} | {base}
    asked = {urllib.parse.unquote(url.split("?")[0].split("#")[0]) for url in window.asked if not url.startswith("data:image/")}
    assert asked - written - {base + "favicon.ico"} == set()
    window.close()
    return elements


# Without the policy the escaping stands alone, which is the harder case; the other one for all sites is for the long run.
EVERY_SITE = [pytest.param(name, has_policy, marks=[long] if has_policy and name != "columns" else [],
                           id=f"{name}-{'policy' if has_policy else 'without-policy'}")
              for name in hostile_sites.ALL for has_policy in (True, False)]


@line("9.1")
@pytest.mark.parametrize("name, has_policy", EVERY_SITE)
def test_nothing_runs_and_nothing_is_loaded(chromium, server, built, name, has_policy):
    folder = built(name)
    elements = visit_all(chromium, server, folder, has_policy, pages_of(folder))
    assert elements > 1000, "the payloads are not on the pages"


@line("9.1")
@pytest.mark.parametrize("has_policy", [pytest.param(True, marks=long), False])
def test_nothing_runs_in_a_page_of_one_file(chromium, server, built, has_policy):
    folder = built("settings", "--single-file")
    visit_all(chromium, server, folder, has_policy, pages_of(folder)[:5])


@line("9.2")
def test_texts_stand_on_the_page_as_they_are(chromium, server, built):
    window = trap.Window(chromium)
    window.page.goto(server.address(built("fields"), "") + "every-part/index.html")
    seen = set(window.page.evaluate("""() => Array.from(document.querySelectorAll(".row"), (row) =>
      Array.from(row.querySelectorAll("h3, summary, .title"), (part) => part.textContent)).flat()
        .map((text) => text.replace(/\\s+/g, " ").trim())"""))
    window.close()
    printed = {re.sub(r"\s+", " ", text).strip() for text in hostile_sites.texts() if not set(text) & set("\x01\x1f\x1b\x07\x00\f\u202e")}
    lost = [text for text in printed if not any(text in each for each in seen)]
    assert len(printed) > 900 and lost == []


@line("9.1")
@pytest.mark.parametrize("has_policy", [pytest.param(True, marks=long), False])
def test_nothing_of_the_address_runs(chromium, server, built, has_policy):
    base = server.address(built("fields"), "") + "guide/index.html"
    window = trap.Window(chromium, has_policy=has_policy)
    some = [payload.text for payload in payloads.live()][::14]
    for start in range(0, len(some), 10):
        for text in some[start:start + 10]:
            # The page reads its filter, its selection and its place from there, as soon as they change.
            window.page.goto(f"{base}#{urllib.parse.quote(text)}")
        text = urllib.parse.quote(some[start])
        window.page.goto(f"{base}?q={text}&pick=1.{text}.0000&tags={text}&filter={text}#{text}")
        window.page.evaluate("""(texts) => { const box = document.querySelector("input[type=search]");
          for (const text of texts) { box.value = text; box.dispatchEvent(new Event("input", { bubbles: true })); } }""",
                             some[start:start + 10])
    window.page.wait_for_timeout(300)
    assert window.harm == [] and window.page.evaluate(trap.STRUCTURE) == []
    assert not [url for url in window.asked if "trap.invalid" in url.split("#")[0].split("?")[0]]
    window.close()


@line("9.1")
@POLICY
def test_pictures_opened_by_themselves_run_nothing(chromium, server, built, has_policy):
    folder = built("names")
    pictures = sorted((folder / "assets").glob("*.svg"))
    assert len(pictures) >= 2, "the tool's own icon, and the one that is harmless"
    base = server.address(folder, "")
    window = trap.Window(chromium, has_policy=has_policy)
    for picture in pictures:
        window.page.goto(base + urllib.parse.quote(picture.relative_to(folder).as_posix()))
        window.page.evaluate("() => document.querySelectorAll('a').forEach((link) => link.dispatchEvent(new Event('click')))")
    window.page.wait_for_timeout(200)
    assert window.harm == []
    assert not [url for url in window.asked if "trap.invalid" in url]
    window.close()


@line("9.3")
@pytest.mark.parametrize("has_policy", [pytest.param(True, marks=long), False])
def test_messages_over_a_preview_run_nothing(chromium, tmp_path, has_policy):
    texts = hostile_sites.texts()
    files = {"content/site.yml": json.dumps({"title": "x", **{text: text for text in texts[:250]}})}
    for number, text in enumerate(texts[250:]):
        files[f"content/m{number % 8}/menugen.yml"] = json.dumps({"data": "rows.csv", "layout": text, text: text, "order": text,
                                                                  "fields": {text: text, "title": text}, "currency": text})
        files[f"content/m{number % 8}/rows.csv"] = f"name,price\n\"{text.replace(chr(34), chr(34) * 2)}\",1\n"
    write(tmp_path, {"content/m0/rows.csv": "name,price\nTea,1\n"})
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([tool(), "serve", str(tmp_path), "--port", str(port)], stdout=subprocess.PIPE, text=True,
                               stderr=subprocess.DEVNULL)
    try:
        address = process.stdout.readline().split()[0]
        window = trap.Window(chromium, has_policy=has_policy)
        window.page.goto(address)
        write(tmp_path, files)
        messages = window.page.wait_for_function("""() => {
          for (const host of document.querySelectorAll("body > div")) {
            const found = host.shadowRoot?.querySelectorAll("pre") ?? [];
            if (found.length > 250) return Array.from(found, (part) => part.textContent);
          }
        }""", timeout=60_000).json_value()
        window.page.evaluate("""() => { for (const host of document.querySelectorAll("body > div"))
          for (const element of host.shadowRoot?.querySelectorAll("pre, pre *") ?? [])
            element.dispatchEvent(new MouseEvent("click", { bubbles: true })); }""")
        window.page.wait_for_timeout(100)
        assert len(messages) > 250 and "sentinel(" in "".join(messages)
        assert window.harm == []
        assert not [url for url in window.asked if not url.startswith(address)]
        window.close()
    finally:
        process.terminate()
        process.wait()


@line("9.4")
def test_every_payload_harms_a_page_without_care(chromium, server, tmp_path, request):
    """Else the tests above prove nothing. All of them in the long run, some in the quick one."""
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>", encoding="utf-8")
    many = payloads.live()
    assert len(many) > 500
    some = many if request.config.getoption("all_engines") else many[::8]
    numbers = {number: payload for number, payload in enumerate(many) if payload in some}
    harmful = trap.harmful(chromium, server.address(tmp_path, ""), numbers)
    assert [payload for number, payload in numbers.items() if number not in harmful] == []
