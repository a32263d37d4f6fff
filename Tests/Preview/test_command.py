"""`menugen serve` and `menugen init` as commands: ports, signals, terminals, pipes."""

import os
import pty
import re
import select
import signal
import socket
import subprocess
import time

import pytest

from preview import Preview, tool, write

TABLE = "Section,Name,Price\nTea,Oolong,4.50\n"
SITE = {"content/site.yml": "title: House\n", "content/menu/menu.csv": TABLE}


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, *command, cwd):
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(cwd)
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
        self.text = ""

    def wait_for(self, pattern, seconds=20):
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text)):
            assert time.monotonic() < end, self.text
            if select.select([self.file], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.file, 4096).decode(errors="replace").replace("\r\n", "\n")
                except OSError:
                    found = re.search(pattern, self.text)
                    assert found, self.text
                    break
        return found

    def type(self, text):
        os.write(self.file, text.encode())

    def end(self):
        status = os.waitpid(self.process, 0)[1]
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)


def test_one_data_file_is_previewed_without_its_neighbours(tmp_path):
    write(tmp_path / "here", {"menu.csv": TABLE, "other.csv": TABLE, "notes/tea.md": "A note that is not meant.\n"})
    preview = Preview(tmp_path / "here", path="menu.csv")
    assert "Oolong" in preview.page() and "not meant" not in preview.page()
    (tmp_path / "here/other.csv").write_text("changed")
    (tmp_path / "here/menu.csv").write_text(TABLE + "Tea,Assam,3.50\n")
    preview.until(lambda text: "Assam" in text)
    assert sorted(path.name for path in (tmp_path / "here").iterdir()) == ["menu.csv", "notes", "other.csv"]
    assert preview.stop() == 0


def test_standard_input_is_previewed(tmp_path):
    write(tmp_path / "here", {"in": TABLE})
    with (tmp_path / "here/in").open() as file:
        preview = Preview(tmp_path / "here", path="-", stdin=file)
    assert "Oolong" in preview.page()
    assert preview.stop() == 0


def test_a_port_in_use_is_passed_over_unless_it_was_asked_for(tmp_path):
    write(tmp_path / "site", SITE)
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8080))
            taken.listen()
        except OSError:
            pass  # somebody else has it
        preview = Preview(tmp_path / "site")
        assert preview.port != 8080 and "Oolong" in preview.page()
        done = subprocess.run([tool(), "serve", "--port", str(preview.port)], cwd=tmp_path / "site", capture_output=True, text=True, check=False)
        assert done.returncode == 1 or done.returncode == 2
        assert "[preview-port]" in done.stderr and str(preview.port) in done.stderr
        assert preview.stop() == 0


def test_only_who_asks_is_seen_from_the_network_and_is_warned(tmp_path):
    write(tmp_path / "site", SITE)
    preview = Preview(tmp_path / "site")
    assert preview.host == "127.0.0.1" and preview.errors.read_text() == ""
    preview.stop()
    preview = Preview(tmp_path / "site", "--host", "0.0.0.0")
    assert "[preview-open]" in preview.errors.read_text()
    for host, status in (("127.0.0.1", 200), ("192.168.1.7", 200), ("evil.example", 421)):
        assert preview.request(Host=f"{host}:{preview.port}")[0] == status
    assert preview.stop() == 0


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_and_frees_the_port(tmp_path, by):
    write(tmp_path / "site", SITE)
    preview = Preview(tmp_path / "site")
    listeners = [preview.events() for _ in range(3)]
    start = time.monotonic()
    assert preview.stop(by) == 0
    assert time.monotonic() - start < 3
    again = Preview(tmp_path / "site", port=preview.port)
    assert "Oolong" in again.page()
    assert again.stop() == 0
    for listener in listeners:
        listener.close()


def test_a_browser_is_opened_and_survives(tmp_path):
    write(tmp_path / "site", SITE)
    opener = tmp_path / "bin/xdg-open"
    write(tmp_path, {"bin/xdg-open": f"#!/bin/sh\necho noise\necho noise >&2\necho \"$1\" >{tmp_path}/opened\nexec sleep 60\n"})
    opener.chmod(0o755)
    preview = Preview(tmp_path / "site", "--open", env={**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"})
    end = time.monotonic() + 10
    while not ((tmp_path / "opened").exists() and (tmp_path / "opened").read_text()):
        assert time.monotonic() < end
        time.sleep(0.02)
    assert (tmp_path / "opened").read_text().strip() == preview.address
    child = int(open(f"/proc/{preview.process.pid}/task/{preview.process.pid}/children").read().split()[0])
    status = open(f"/proc/{child}/status").read()
    assert re.search(r"SigBlk:\t0+\n", status), "it could not be ended"
    assert os.getpgid(child) != os.getpgid(preview.process.pid), "Ctrl-C would end it"
    assert "noise" not in preview.output.read_text() + preview.errors.read_text()
    assert preview.stop() == 0
    os.kill(child, signal.SIGTERM)


def test_a_browser_that_is_not_there_is_said(tmp_path):
    write(tmp_path / "site", SITE)
    (tmp_path / "bin").mkdir()
    preview = Preview(tmp_path / "site", "--open", env={**os.environ, "PATH": f"{tmp_path}/bin"})
    end = time.monotonic() + 10
    while "no browser" not in preview.errors.read_text():
        assert time.monotonic() < end
        time.sleep(0.02)
    assert preview.stop() == 0


def test_a_pipe_hears_the_address_and_messages_alone(tmp_path):
    write(tmp_path / "site", SITE)
    preview = Preview(tmp_path / "site")
    (preview.folder / "content/menu/menu.csv").write_text(TABLE + "Tea,Assam,3.50\n")
    preview.until(lambda text: "Assam" in text)
    assert preview.output.read_text().count("\n") == 1 and preview.errors.read_text() == ""
    # A message that still holds is not said again.
    for number in range(3):
        (preview.folder / "content/menu/menugen.yml").write_text("layout: tabel\n" + "\n" * number)
        time.sleep(0.3)
    assert preview.errors.read_text().count("[") == 1
    assert preview.stop() == 0


def test_a_terminal_hears_what_changed_and_how_long_it_took(tmp_path):
    write(tmp_path / "site", SITE)
    terminal = Terminal(tool(), "serve", cwd=tmp_path / "site")
    terminal.wait_for(r"http://127\.0\.0\.1:\d+/ +\(built in \d+ ms; Ctrl-C ends\)")
    (tmp_path / "site/content/menu/menu.csv").write_text(TABLE + "Tea,Assam,3.50\n")
    terminal.wait_for(r"\nmenu\.csv: built in \d+ ms\n")
    (tmp_path / "site/content/menu/menugen.yml").write_text("layout: tabel\n")
    terminal.wait_for(r"\nmenugen\.yml: not built, the last good page stays\n")
    (tmp_path / "site/content/menu/menugen.yml").unlink()
    terminal.wait_for(r"\nmenugen\.yml: built in \d+ ms\n")
    terminal.type("\x03")
    assert terminal.end() == 0


# --- menugen init ------------------------------------------------------------------------------


def test_who_sits_at_a_terminal_is_asked_three_questions(tmp_path):
    terminal = Terminal(tool(), "init", "new", cwd=tmp_path)
    terminal.wait_for(r"called\? \[The Corner Café\] $")
    terminal.type('Ann\'s "Tea": #1\n')
    terminal.wait_for(r"language.*\[en\] $")
    terminal.type("not a tag!\n")
    terminal.wait_for(r"not one: .*\[en\] $")
    terminal.type("fr\n")
    terminal.wait_for(r"currency.*\[EUR\] $")
    terminal.type("chf\n")
    terminal.wait_for("menugen serve new")
    assert terminal.end() == 0
    preview = Preview(tmp_path / "new")
    page = preview.page()
    assert "Ann&#39;s &quot;Tea&quot;: #1" in page or 'Ann\'s "Tea": #1' in page
    assert 'lang="fr"' in page and "CHF" in page
    assert preview.errors.read_text() == ""
    assert preview.stop() == 0


def test_the_end_of_the_input_takes_the_rest_as_it_stands(tmp_path):
    terminal = Terminal(tool(), "init", "new", cwd=tmp_path)
    terminal.wait_for("called")
    terminal.type("Here\n")
    terminal.wait_for("language")
    terminal.type("\x04")
    terminal.wait_for("currency")
    terminal.type("\x04")
    terminal.wait_for("menugen serve new")
    assert terminal.end() == 0
    assert '"Here"' in (tmp_path / "new/content/site.yml").read_text()


def run_init(folder, *arguments):
    return subprocess.run([tool(), "init", *arguments], cwd=folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def test_nothing_is_asked_without_a_terminal(tmp_path):
    done = run_init(tmp_path, "new")
    assert (done.returncode, done.stderr) == (0, "")
    built = subprocess.run([tool(), "build", "new", "--strict"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")


def test_what_is_there_is_left_as_it_is(tmp_path):
    write(tmp_path, {"content/site.yml": "title: Mine\n"})
    done = run_init(tmp_path)
    assert done.returncode != 0 and "is there already" in done.stderr
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()] == ["content/site.yml"]
    assert (tmp_path / "content/site.yml").read_text() == "title: Mine\n"
    # A terminal is not asked first, and then refused.
    terminal = Terminal(tool(), "init", cwd=tmp_path)
    terminal.wait_for("is there already")
    assert terminal.end() != 0 and "called" not in terminal.text


def test_ones_own_data_is_copied_with_how_it_was_understood(tmp_path):
    write(tmp_path, {"My lunch.csv": "Kind,Dish,Cost\nSoup,Lentil,6.40\nSoup,Leek,5.40\nPie,Quiche,8.20\n"})
    done = run_init(tmp_path, "new", "--from", "My lunch.csv")
    assert done.returncode == 0, done.stderr
    copies = list((tmp_path / "new").rglob("*.csv"))
    assert [copy.read_bytes() for copy in copies] == [(tmp_path / "My lunch.csv").read_bytes()]
    preview = Preview(tmp_path / "new")
    assert "Quiche" in preview.page() and preview.errors.read_text() == ""
    assert preview.stop() == 0
    assert run_init(tmp_path, "newer", "--from", "nothing.csv").returncode != 0
    assert not (tmp_path / "newer").exists()
