"""The recorded requests of a hostile client: refusals and nothing else, and no file outside opened.

Whatever is asked, the answer is 400, 404, 405 or 421. A request too large for the connection's memory
never reaches us: libmicrohttpd refuses it itself, with 413, 414 or 431, or by closing.
"""

import os
import re
import shutil
import socket
import threading
import time

import pytest

from preview import Preview, write

SECRET = "a secret beside the site"
REFUSED = {400, 404, 405, 421}
UP = "../" * 12


@pytest.fixture(scope="module")
def preview(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    write(folder, {
        "secret.txt": SECRET, "site/secret.txt": SECRET,
        "site/content/menu/menu.csv": "Section,Name,Price\nTea,Oolong,4.50\n",
        "site/content/menu/.hidden.csv": SECRET,
    })
    trace = folder / "trace"
    under = ["strace", "-f", "-qq", "-e", "trace=open,openat,openat2,creat,execve", "-o", str(trace)] if shutil.which("strace") else []
    preview = Preview(folder / "site", under=under)
    preview.trace = trace if under else None
    yield preview
    if under:  # strace itself was started; the tool is its child
        children = open(f"/proc/{preview.process.pid}/task/{preview.process.pid}/children").read().split()
        os.kill(int(children[0]), 15)
        preview.process.wait(20)
    preview.stop()


PATHS = [
    "/" + UP + "etc/passwd", "/../secret.txt", "/..", "/.", "/./secret.txt", "/content/menu/menu.csv",
    "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt", "/%2E%2E/%2E%2E/etc/passwd",
    "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt", "/%25252e%25252e/secret.txt",
    "/%c0%ae%c0%ae/secret.txt", "/%e0%80%ae/secret.txt", "/%u002e%u002e/secret.txt", "/..;/secret.txt",
    "/..\\secret.txt", "/..%5csecret.txt", "/%5c..%5c..%5cetc", "//etc/passwd", "///etc/passwd", "/etc/passwd",
    "//127.0.0.1/secret.txt", "/index.html/../../secret.txt", "/assets/../../secret.txt", "/assets//", "/assets/",
    "/index.html%00", "/index.html%00.css", "/%00", "/%", "/%2", "/%zz", "/%ff%fe", "/a%0d%0aSet-Cookie:%20a=b",
    "/a%0ab", "/%7f", "/.menugen", "/.menugen/", "/.menugen/../index.html", "/.menugen/%2e%2e/secret.txt", "/.git/config",
    "/.hidden.csv", "/menu/.hidden.csv", "/secret.txt", "/C:/Windows/win.ini", "/file:///etc/passwd", "/index.html/",
    "/INDEX.HTML", "/~root", "/*", "/$HOME", "/`id`", "/" + "a" * 4096, "/" + "a/" * 2048, "/" + "%2e" * 1300 + "/x",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_no_path_leads_out(preview, path):
    status, headers, body = preview.request(path)
    assert status in {400, 404}
    assert SECRET.encode() not in body and b"root:x:0" not in body
    assert "set-cookie" not in headers


LINES = {
    "an absolute address": b"GET http://elsewhere.example/secret.txt HTTP/1.1\r\nHost: {host}\r\n",
    "an absolute address of ours": b"GET http://{host}/secret.txt HTTP/1.1\r\nHost: {host}\r\n",
    "a file address": b"GET file:///etc/passwd HTTP/1.1\r\nHost: {host}\r\n",
    "no slash": b"GET secret.txt HTTP/1.1\r\nHost: {host}\r\n",
    "only dots": b"GET ../secret.txt HTTP/1.1\r\nHost: {host}\r\n",
    "a raw NUL": b"GET /index.html\x00.css HTTP/1.1\r\nHost: {host}\r\n",
    "a raw NUL after a letter": "GET /é\0 HTTP/1.1\r\nHost: {host}\r\n".encode(),
    "raw bytes": b"GET /\xff\xfe HTTP/1.1\r\nHost: {host}\r\n",
    "no host": b"GET / HTTP/1.1\r\n",
    "an empty host": b"GET / HTTP/1.1\r\nHost:\r\n",
    "a foreign host": b"GET / HTTP/1.1\r\nHost: evil.example\r\n",
    "a foreign host with our port": b"GET / HTTP/1.1\r\nHost: evil.example:{port}\r\n",
    "our name within another": b"GET / HTTP/1.1\r\nHost: localhost:{port}.evil.example\r\n",
    "our name before another": b"GET / HTTP/1.1\r\nHost: evil.localhost:{port}\r\n",
    "another port": b"GET / HTTP/1.1\r\nHost: localhost:1\r\n",
    "a user before the host": b"GET / HTTP/1.1\r\nHost: a@{host}\r\n",
    "a foreign host for the events": b"GET /.menugen/events HTTP/1.1\r\nHost: evil.example\r\n",
    "a foreign host for the messages": b"GET /.menugen/messages.json HTTP/1.1\r\nHost: evil.example:{port}\r\n",
    "a method of its own": b"STEAL / HTTP/1.1\r\nHost: {host}\r\n",
    "a tunnel": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: {host}\r\n",
    "all options": b"OPTIONS * HTTP/1.1\r\nHost: {host}\r\n",
    "a small method": b"get / HTTP/1.1\r\nHost: {host}\r\n",
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_no_request_line_or_host_gets_in(preview, line):
    host = f"127.0.0.1:{preview.port}".encode()
    request = line.replace(b"{host}", host).replace(b"{port}", str(preview.port).encode())
    status, _, body = preview.send(request + b"Connection: close\r\n\r\n")
    assert status in REFUSED
    assert SECRET.encode() not in body and b"Oolong" not in body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_nothing_can_be_changed(preview, method):
    status, headers, _ = preview.request("/", method=method)
    assert (status, headers["allow"]) == (405, "GET, HEAD")
    body = b"a" * 100_000
    answer = preview.send(
        f"{method} / HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        .encode() + body)
    assert answer[0] == 405


@pytest.mark.parametrize("size", [5_000, 20_000, 100_000, 1_000_000, 20_000_000])
def test_very_long_requests_are_refused(preview, size):
    for request in (b"GET /" + b"a" * size + b" HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: " + b"a" * size + b"\r\n",
                    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * (size // 6)):
        try:
            answer = preview.send(request + f"Host: evil.example:{preview.port}\r\n\r\n".encode())
        except OSError:
            continue  # closed while we were still sending
        assert answer is None or answer[0] in REFUSED | {413, 414, 431}, answer[0]


def test_nonsense_is_refused(preview):
    for request in (b"\r\n\r\n\r\n", b"\x00" * 64, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n",
                    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"):
        try:
            with socket.create_connection((preview.host, preview.port), timeout=5) as connection:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(1 << 16)
        except OSError:
            continue
        status = re.match(rb"HTTP/1\.1 (\d+)", answer)
        assert not answer or int(status[1]) in REFUSED | {505}, answer[:80]
    assert preview.request()[0] == 200


def test_half_open_connections_hold_up_nobody(preview):
    open_ones = []
    try:
        for number in range(300):
            connection = socket.create_connection((preview.host, preview.port), timeout=5)
            connection.sendall([b"", b"G", b"GET / HTTP/1.1\r\nHos", b"GET / HTTP/1.1\r\nHost: a\r\nX: "][number % 4])
            open_ones.append(connection)
        start = time.monotonic()
        assert preview.request()[0] == 200
        assert time.monotonic() - start < 5
    finally:
        for connection in open_ones:
            connection.close()


def test_a_thousand_at_a_time_get_an_answer(preview):
    """All are connected before the first is answered; each hears no, or yes where it may."""
    connections = [socket.create_connection((preview.host, preview.port), timeout=60) for _ in range(1000)]
    answers = []

    def ask(number, connection):
        path = [f"/{UP}etc/passwd", "/", "/%00"][number % 3]
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\nConnection: close\r\n\r\n".encode())
        answers.append((number % 3, connection.recv(64)[:12]))
        connection.close()

    threads = [threading.Thread(target=ask, args=pair) for pair in enumerate(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) == {(0, b"HTTP/1.1 404"), (1, b"HTTP/1.1 200"), (2, b"HTTP/1.1 400")}
    assert len(answers) == 1000


def test_no_file_outside_is_ever_opened(preview):
    """The last of this file: looks through everything that the tool has opened since it was started."""
    if not preview.trace:
        pytest.skip("strace is not there")
    assert preview.request()[0] == 200
    site = str(preview.folder)
    opened = set(re.findall(r'(?:open|openat|openat2|creat)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"', preview.trace.read_text()))
    assert any(path.endswith("menu.csv") for path in opened), "nothing was traced"
    system = re.compile(
        r"/(usr/|opt/|home/|root/|)[^ ]*(lib|lib64|share/zoneinfo|share/icu)/|/etc/(ld\.so\.(cache|preload)|localtime|timezone)$"
        r"|/proc/(self|sys/vm)/|/proc/(meminfo|stat|cpuinfo)|/sys/(devices/system/(cpu|node)|fs/cgroup|kernel/mm)|/dev/(null|urandom|random)$"
        r"|.*\.so(\.\d+)*$")
    content = re.compile(rf"({re.escape(site)}/)?(content|Templates)(/|$)")
    foreign = sorted(path for path in opened if not system.match(path) and not content.match(path))
    assert not foreign
    assert not [path for path in opened if "secret" in path or "passwd" in path or "hidden" in path]
