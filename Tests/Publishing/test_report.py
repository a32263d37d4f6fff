"""The report recipe of the questions: findings become a page that is kept as a build's artefact."""

import http.server
import functools
import re
import shutil
import subprocess
import threading

import pytest
from conftest import ROOT, tool
from playwright.sync_api import sync_playwright

# What Jenkins sends with artefacts unless it is told otherwise.
JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self'"


class Artefacts(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Content-Security-Policy", JENKINS)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """What the command in the questions makes of the sample's findings."""
    folder = tmp_path_factory.mktemp("report")
    question = (ROOT / "content/questions/5-publishing/06-reports.md").read_text(encoding="utf-8")
    command = re.search(r"```sh\n(.*?)\n```", question, re.S).group(1).split()
    assert command[0] == "menugen"
    shutil.copy(ROOT / "content/report/findings.json", folder)
    done = subprocess.run([tool(), *command[1:]], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "report"


@pytest.fixture(scope="module")
def under_jenkins(report):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Artefacts, directory=str(report)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/index.html"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


def looks_right(page):
    """Both columns side by side, a finding that opens."""
    index = page.locator(".index").bounding_box()
    sections = page.locator(".sections").bounding_box()
    assert index["x"] + index["width"] <= sections["x"] + 1
    assert page.locator(".section").count() == 3
    row = page.locator("details").first
    row.locator("summary").click()
    assert row.locator(".detail").is_visible()


def test_under_jenkins_policy(browser, under_jenkins):
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    assert page.goto(under_jenkins).headers["content-security-policy"] == JENKINS
    looks_right(page)
    assert page.evaluate("document.documentElement.hasAttribute('data-script')") is False
    page.locator(".index a").nth(1).click()
    assert page.url.split("#")[1] != ""


def test_from_disk(browser, report):
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    problems = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto((report / "index.html").as_uri())
    looks_right(page)
    assert problems == []
