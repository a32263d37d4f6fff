"""Sites that the real tool builds for the tests of publishing."""

import functools
import http.server
import os
import subprocess
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BASE = "https://example.org/some/path/"


def tool():
    """The tool under test: MENUGEN_BINARY, else what a debug build left."""
    return os.environ.get("MENUGEN_BINARY") or str(ROOT / ".build/debug/menugen")


def run(*command, folder=None, **options):
    done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """This repository's own site: with its address in `based`, without in `plain`."""
    folder = tmp_path_factory.mktemp("built")
    run(tool(), "build", ROOT, "--output", folder / "based", "--base-url", BASE, "--quiet")
    run(tool(), "build", ROOT, "--output", folder / "plain", "--quiet")
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def served():
    """Serves a folder as `python3 -m http.server` does, and gives the address."""
    servers = []

    def serve(folder):
        handler = functools.partial(Quiet, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}/"

    yield serve
    for server in servers:
        server.shutdown()
        server.server_close()
