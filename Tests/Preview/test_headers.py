"""What a preview answers to those who ask as they should: curl hears what a browser hears."""

import json
import shutil
import subprocess

import pytest

from preview import Preview, write

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'


@pytest.fixture(scope="module")
def preview(tmp_path_factory):
    folder = tmp_path_factory.mktemp("headers") / "site"
    write(folder, {
        "content/site.yml": "title: House\nbase_url: https://example.org/our%20menus/\n",
        "content/menu/menu.csv": "Section,Name,Price,Image\nTea,Oolong,4.50,leaf.svg\n",
        "content/menu/images/leaf.svg": PICTURE,
    })
    preview = Preview(folder)
    yield preview
    preview.stop()


def test_the_site_stands_under_the_path_of_its_address(preview):
    assert preview.base == "/our%20menus/"
    assert preview.request("/our%20menus/")[0] == 200
    status, headers, _ = preview.request("/")
    assert (status, headers["location"]) == (301, "/our%20menus/")
    assert preview.request("/index.html")[0] == 404
    assert preview.request("/our%20menus")[0] == 404


def test_each_kind_of_file_says_what_it_is(preview):
    page = preview.request("/our%20menus/")[2].decode()
    names = [part.split('"')[0] for part in page.replace("href=", "src=").split('src="')[1:]]
    wanted = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "json": "application/json"}
    seen = set()
    for name in names:
        ending = name.rsplit(".", 1)[-1]
        if ending not in wanted or name.startswith(("http", "/")):
            continue
        status, headers, _ = preview.request("/our%20menus/" + name)
        assert (status, headers["content-type"]) == (200, wanted[ending]), name
        seen.add(ending)
    assert seen == set(wanted)
    for name, kind in (("", "text/html; charset=utf-8"), ("robots.txt", "text/plain; charset=utf-8"), ("sitemap.xml", "application/xml")):
        status, headers, _ = preview.request("/our%20menus/" + name)
        assert (status, headers["content-type"], headers["x-content-type-options"]) == (200, kind, "nosniff")


def test_a_missing_page_is_the_sites_own(preview):
    status, headers, body = preview.request("/our%20menus/nothing")
    assert status == 404 and headers["content-type"].startswith("text/html")
    assert b"House" in body and b"/.menugen/live.js" in body


def test_what_is_known_is_not_sent_again(preview):
    _, headers, body = preview.request("/our%20menus/")
    assert headers["cache-control"] == "no-cache" and int(headers["content-length"]) == len(body)
    status, again, nothing = preview.request("/our%20menus/", If_None_Match=headers["etag"])
    assert (status, again["etag"], nothing) == (304, headers["etag"], b"")


def test_head_says_the_same_and_sends_nothing(preview):
    for target in ("/our%20menus/", "/our%20menus/nothing", "/.menugen/live.js"):
        status, headers, body = preview.request(target)
        head_status, head_headers, nothing = preview.request(target, method="HEAD")
        for answer in (headers, head_headers):
            answer.pop("date", None)
        assert (head_status, head_headers, nothing) == (status, headers, b"")
        assert len(body) == int(headers["content-length"])


def test_parts_of_a_file_join_to_the_whole(preview):
    whole = preview.request("/our%20menus/menu.json")[2]
    middle = len(whole) // 2
    first = preview.request("/our%20menus/menu.json", Range=f"bytes=0-{middle - 1}")
    second = preview.request("/our%20menus/menu.json", Range=f"bytes={middle}-")
    assert (first[0], second[0]) == (206, 206)
    assert first[2] + second[2] == whole
    assert second[1]["content-range"] == f"bytes {middle}-{len(whole) - 1}/{len(whole)}"
    status, headers, _ = preview.request("/our%20menus/menu.json", Range=f"bytes={len(whole)}-")
    assert (status, headers["content-range"]) == (416, f"bytes */{len(whole)}")


def test_curl_hears_the_same(preview):
    if not shutil.which("curl"):
        pytest.skip("curl is not there")
    address = f"http://127.0.0.1:{preview.port}/our%20menus/"
    text = subprocess.run(["curl", "-sD", "-", "-o", "/dev/null", address], capture_output=True, text=True, check=True).stdout
    first, *lines = text.strip().splitlines()
    heard = {key.lower(): value for key, value in (line.split(": ", 1) for line in lines)}
    status, headers, _ = preview.request("/our%20menus/")
    for answer in (heard, headers):
        answer.pop("date", None)
        answer.pop("connection", None)
    assert first == f"HTTP/1.1 {status} OK" and heard == headers


def test_the_messages_are_for_a_program(preview):
    _, headers, body = preview.request("/.menugen/messages.json")
    assert headers["content-type"] == "application/json"
    assert json.loads(body)["failed"] is False
