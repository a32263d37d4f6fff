"""Builds the sample sites with the real tool, and opens them in the four ways a reader may."""

import contextlib
import fcntl
import functools
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import threading
import time
from pathlib import Path

import samples

ROOT = Path(__file__).resolve().parents[2]
WAYS = ["root", "path", "file", "single"]


def tool():
    """The tool under test: MENUGEN_BINARY, else what a debug build left."""
    return os.environ.get("MENUGEN_BINARY") or str(ROOT / ".build/debug/menugen")


class Workshop:
    """Built sites of one run, each built once, also when several processes ask for it."""

    def __init__(self, folder):
        self.folder = folder
        self.built = {}
        self.server = None
        folder.mkdir(parents=True, exist_ok=True)

    def build(self, files, *options):
        """The folder that the tool makes of a site folder's files."""
        files = {**files, **theme(), **mutated()}
        text = json.dumps([files, options], sort_keys=True)
        key = hashlib.sha256(text.encode()).hexdigest()[:16]
        if key not in self.built:
            with alone(self.folder / f"{key}.lock"):
                self.built[key] = self.make(self.folder / key, files, options)
        return self.built[key]

    def make(self, place, files, options):
        output = place / "out"
        if (place / "done").exists():
            return output
        write(place / "site", files)
        command = [tool(), "build", str(place / "site"), "--output", str(output), "--quiet", *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        (place / "done").touch()
        return output

    def checkout(self):
        """The repository's own site, as the tool makes it now."""
        if "checkout" not in self.built:
            with alone(self.folder / "checkout.lock"):
                output = self.folder / "checkout"
                if not output.exists():
                    subprocess.run([tool(), "build", str(ROOT), "--output", str(output), "--quiet"], check=True)
                self.built["checkout"] = output
        return self.built["checkout"]

    def sample(self, name, **changes):
        return sample_files(name, json.dumps(changes, sort_keys=True))

    def address(self, way, files, *, script=True, in_pieces=False):
        """The address of the page in a way; without script, its script element is taken out. In pieces, the
        server takes breath on the way, so that the engine lays out what it has."""
        folder = self.build(files, *(["--single-file"] if way == "single" else []))
        if not script:
            with alone(folder.parent / "without-script.lock"):
                folder = without_script(folder)
        page = folder / "index.html"
        if way in ("file", "single"):
            return page.as_uri()
        return self.serve(folder, "some/where/" if way == "path" else "", in_pieces)

    def serve(self, folder, prefix, in_pieces):
        if not self.server:
            self.server = Server()
        return self.server.address(folder, prefix, in_pieces)

    def close(self):
        if self.server:
            self.server.close()


@functools.lru_cache(maxsize=None)
def sample_files(name, changes):
    return samples.ALL[name](**json.loads(changes))


def write(folder, files):
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


@functools.lru_cache(maxsize=None)
def theme():
    """With MENUGEN_THEME, the templates as they stand in the checkout, which spares a build of the tool
    while one works at them."""
    if not os.environ.get("MENUGEN_THEME"):
        return {}
    files = [file for file in (ROOT / "Templates").iterdir() if file.suffix in (".mustache", ".css", ".js")]
    return {f"Templates/{file.name}": file.read_text(encoding="utf-8") for file in files}


def mutated():
    """While a mutation is tried: the theme's file with the one line broken, as a site's own template."""
    name = os.environ.get("MENUGEN_MUTATION")
    if not name:
        return {}
    mutation = next(m for m in mutations() if m["name"] == name)
    text = (ROOT / "Templates" / mutation["file"]).read_text(encoding="utf-8")
    assert text.count(mutation["from"]) == 1, f"{name}: its line is not in {mutation['file']} exactly once"
    return {f"Templates/{mutation['file']}": text.replace(mutation["from"], mutation["to"])}


def mutations():
    return json.loads((Path(__file__).parent / "mutations" / "mutations.json").read_text(encoding="utf-8"))


@contextlib.contextmanager
def alone(lock):
    """Lets one process at a time do its work."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def without_script(folder):
    copy = folder.parent / (folder.name + "-without-script")
    if not copy.exists():
        shutil.copytree(folder, copy)
        for page in copy.rglob("*.html"):
            text = re.sub(r"<script(?! type)[^>]*>.*?</script>", "", page.read_text(encoding="utf-8"), flags=re.S)
            page.write_text(text, encoding="utf-8")
    return copy


class Server:
    """Serves built folders on loopback, at the root of a port or below a path."""

    def __init__(self):
        self.servers = {}

    def address(self, folder, prefix, in_pieces=False):
        key = (folder, prefix, in_pieces)
        if key not in self.servers:
            handler = functools.partial(Handler, directory=str(folder), prefix="/" + prefix, in_pieces=in_pieces)
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            self.servers[key] = server
        return f"http://127.0.0.1:{self.servers[key].server_port}/{prefix}"

    def close(self):
        for server in self.servers.values():
            server.shutdown()


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *args, prefix="/", in_pieces=False, **options):
        self.prefix, self.in_pieces = prefix, in_pieces
        super().__init__(*args, **options)

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return os.devnull + "/nothing"
        return super().translate_path("/" + path[len(self.prefix):])

    def copyfile(self, source, outputfile):
        if not self.in_pieces:
            return super().copyfile(source, outputfile)
        while piece := source.read(1 << 16):
            outputfile.write(piece)
            time.sleep(0.03)

    def end_headers(self):
        rules = Path(self.directory) / "_headers"
        if rules.exists():
            found = re.search(r"Content-Security-Policy: (.*)", rules.read_text(encoding="utf-8"))
            if found:
                self.send_header("Content-Security-Policy", found[1])
        super().end_headers()

    def log_message(self, *_):
        pass
