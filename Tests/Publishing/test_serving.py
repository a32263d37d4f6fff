"""The site as real servers hand it out: nginx below a path, and `python3 -m http.server`."""

import os
import shutil
import socket
import subprocess
import time
import urllib.request

import pytest
from conftest import ROOT
from crawler import crawl
from playwright.sync_api import sync_playwright

# A page's own shifts and the moment of its first picture, as the browser itself measures them.
MEASURING = """
window.measured = { shift: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(scope="session")
def nginx(built, tmp_path_factory):
    """nginx with the site below /some/path/, and nothing else there."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if not program:
        pytest.skip("nginx is not installed")
    folder = tmp_path_factory.mktemp("nginx")
    shutil.copytree(built / "based", folder / "root/some/path")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Types as a distribution's own nginx has them. A superuser's nginx would change to a user who may not read here.
    user = "user root;" if os.geteuid() == 0 else ""
    configuration = f"""
      {user} daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
      events {{ }}
      http {{
        include /etc/nginx/mime.types; default_type application/octet-stream; access_log {folder}/access.log;
        client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
        uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
        server {{ listen 127.0.0.1:{port}; root {folder}/root; error_page 404 /some/path/404.html; }}
      }}"""
    (folder / "nginx.conf").write_text(configuration, encoding="utf-8")
    server = subprocess.Popen([program, "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}/some/path/"
    for _ in range(100):
        try:
            urllib.request.urlopen(base, timeout=5)
            break
        except OSError:
            time.sleep(0.1)
    yield base, folder
    server.terminate()
    server.wait()


def files(folder):
    """What a reader may be led to: not what is for servers, robots and the tool itself."""
    own = {".nojekyll", "_headers", ".menugen-manifest.json", "robots.txt", "sitemap.xml", "404.html", "design.md"}
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - own


def check(base, folder):
    report = crawl(base)
    assert report.faults == []
    reached = {address[len(base):] or "index.html" for address in report.seen}
    reached = {name + "index.html" if name.endswith("/") else name for name in reached}
    assert files(folder) <= reached, "files that nothing leads to"


def test_every_link_on_nginx(nginx, built):
    base, folder = nginx
    check(base, built / "based")
    asked = {line.split('"')[1].split()[1] for line in (folder / "access.log").read_text().splitlines()}
    assert {path for path in asked if not path.startswith("/some/path/")} == set()


def test_every_link_on_pythons_server(built, served):
    check(served(built / "plain"), built / "plain")


def test_committed_site(served):
    assert crawl(served(ROOT / "site")).faults == []


def test_a_wrong_address_gets_the_sites_page(nginx):
    """It is served at any depth, and its links start at the site's root."""
    base, _ = nginx
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        answer = page.goto(base + "no/such/page")
        assert answer.status == 404
        for link in page.eval_on_selector_all("a[href]", "links => links.map((link) => link.href)"):
            assert link.startswith(base), link
        browser.close()


@pytest.mark.parametrize("path, size", [
    ("", (390, 800)), ("noodle-bar/", (390, 800)), ("noodle-bar/", (1280, 900)), ("report/", (1280, 900)),
    ("reference/", (390, 800)),
])
def test_first_paint(nginx, path, size, record_property):
    """Nothing moves once it is seen, nothing comes from elsewhere, and what is sent is little."""
    base, _ = nginx
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        asked, problems = [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("requestfailed", lambda request: problems.append(request.url))
        page.add_init_script(MEASURING)
        page.goto(base + path, wait_until="networkidle")
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        sent = page.evaluate("performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize || 0), 0)")
        shift = page.evaluate("window.measured.shift")
        browser.close()
    figures = f"{path or 'index'} at {size[0]}: paint {paint:.0f} ms, shift {shift}, {sent} bytes in {len(asked)} files"
    record_property("figures", figures)
    print(figures)
    assert shift == 0
    assert problems == []
    assert all(address.startswith((base, "data:")) for address in asked)
    # The page itself is some 200 KB at most without compression; pictures below the fold wait.
    assert 0 < sent < 1_000_000
    assert paint < 5000
