"""A real `menugen serve` on a scratch folder, and what the tests of it share."""

import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

# A shell lets what it starts in the background ignore Ctrl-C, nohup the end of the terminal, and so would all that is
# started from here. What has a handler here is as usual there.
signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)

ROOT = Path(__file__).resolve().parents[2]


def tool():
    """The tool under test: MENUGEN_BINARY, else what a debug build left."""
    return os.environ.get("MENUGEN_BINARY") or str(ROOT / ".build/debug/menugen")


def write(folder, files):
    for path, content in files.items():
        place = Path(folder) / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content if isinstance(content, bytes) else content.encode())


class Preview:
    """The process. `address` is what it printed; `output` and `errors` are files that it writes to."""

    def __init__(self, folder, *arguments, path=".", port=None, under=(), seconds=60, **options):
        self.folder = Path(folder)
        self.output, self.errors = (self.folder.parent / f"{self.folder.name}.{end}" for end in ("out", "err"))
        command = [*under, tool(), "serve", path, *arguments, *(["--port", str(port)] if port else [])]
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=self.output.open("w"), stderr=self.errors.open("w"), **options)
        end = time.monotonic() + seconds
        while not (found := re.search(r"http://(\S+?):(\d+)(/\S*)", self.output.read_text())):
            assert self.process.poll() is None and time.monotonic() < end, self.errors.read_text()
            time.sleep(0.01)
        self.address, self.host, self.port, self.base = found[0], found[1].strip("[]"), int(found[2]), found[3]

    def request(self, target=None, method="GET", seconds=20, **headers):
        """One answer: status, headers by small names, body."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        lines = {"Host": f"{name}:{self.port}", "Connection": "close"}
        lines.update({key.replace("_", "-"): value for key, value in headers.items()})
        text = f"{method} {self.base if target is None else target} HTTP/1.1\r\n"
        text += "".join(f"{key}: {value}\r\n" for key, value in lines.items() if value is not None) + "\r\n"
        return self.send(text.encode("latin-1"), seconds)

    def send(self, request, seconds=20):
        """Bytes as they are; the answer, or None when the connection is closed without one."""
        with socket.create_connection((self.host, self.port), timeout=seconds) as connection:
            connection.sendall(request)
            answer = bytearray()
            while part := connection.recv(1 << 18):
                answer += part
        if not answer:
            return None
        head, _, body = bytes(answer).partition(b"\r\n\r\n")
        first, *rest = head.decode("latin-1").split("\r\n")
        headers = {key.lower(): value for key, value in (line.split(": ", 1) for line in rest)}
        if headers.get("transfer-encoding") == "chunked":
            body = unchunked(body)
        return int(first.split()[1]), headers, body

    def page(self, target=None):
        status, _, body = self.request(target)
        return body.decode() if status == 200 else None

    def until(self, test, target=None, seconds=30):
        """The page as soon as a test of its text holds."""
        end = time.monotonic() + seconds
        while not ((text := self.page(target)) and test(text)):
            assert time.monotonic() < end, f"the page never followed\n{self.errors.read_text()[-2000:]}"
            time.sleep(0.02)
        return text

    def events(self):
        return Events(self)

    def status(self):
        """Of the process: memory in KiB, open files, threads."""
        folder = Path(f"/proc/{self.process.pid}")
        lines = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
        return int(lines["VmRSS"].split()[0]), len(list((folder / "fd").iterdir())), int(lines["Threads"])

    def stop(self, by=signal.SIGTERM):
        """Ends it; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        return self.process.wait(20)


class Events:
    """The stream of events: `next` waits for a state of the site."""

    def __init__(self, preview):
        self.connection = socket.create_connection((preview.host, preview.port), timeout=30)
        self.connection.sendall(
            f"GET /.menugen/events HTTP/1.1\r\nHost: {preview.host}:{preview.port}\r\n\r\n".encode())
        self.rest = b""
        self.state = self.next()

    def next(self):
        while not (found := re.search(rb"data: (\S+)\n\n", self.rest)):
            part = self.connection.recv(4096)
            assert part, "the stream has ended"
            self.rest += part
        self.rest = self.rest[found.end():]
        return found[1].decode()

    def close(self):
        self.connection.close()


def unchunked(body):
    whole = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        whole += body[:int(size, 16)]
        body = body[int(size, 16) + 2:]
    return whole
