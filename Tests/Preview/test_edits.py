"""An hour's worth of edits in minutes: whatever is done to the files, the page that is served at the end is
the page of a fresh build, and the process has grown neither in memory nor in open files."""

import os
import random
import re
import shutil
import subprocess
import time

import pytest

from preview import Preview, tool, write

GOOD = {
    "content/site.yml": "title: Random edits\n",
    "content/tea/menu.csv": "Section,Name,Price\n" + "".join(f"Tea {n % 5},Leaf {n},{n}.50\n" for n in range(40)),
    "content/tea/notes/tea-1.md": "Steeped *twice*.\n",
    "content/tea/images/leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
}


class Editor:
    """Does to a site folder what people and their programs do."""

    def __init__(self, folder, seed):
        self.folder, self.chance, self.count = folder, random.Random(seed), 0

    def text(self):
        self.count += 1
        return self.chance.choice([
            f"Section,Name,Price\nTea,Leaf {self.count},4.{self.count % 90 + 10}\nCake,Plain,3.20\n",
            f"- name: Leaf {self.count}\n  price: 4.50\n",
            f"Words about leaf {self.count}.\n", f'{{"Tea": [{{"name": "Leaf {self.count}"}}]}}', "", '{"broken": ', "title: [\n",
        ])

    def place(self):
        folder = self.chance.choice(["tea", "tea", "tea/notes", "tea/notes/deep", "tea/images", "cake", "cake/notes", "."])
        name = self.chance.choice(["menu.csv", "menu.json", "menugen.yml", "tea-1.md", "leaf.md", "leaf.svg", "other.txt"])
        return self.folder / "content" / folder / name

    def folders(self):
        return [path for path in (self.folder / "content").rglob("*") if path.is_dir() and not path.is_symlink()]

    def act(self):
        act = self.chance.choice([
            self.write, self.write, self.write, self.replace, self.replace, self.remove, self.move, self.make_folder,
            self.move_folder, self.remove_folder, self.link, self.relink, self.templates, self.burst])
        try:
            act()
        except (OSError, IndexError):
            pass  # what stands in the way, stands in the way

    def write(self):
        place = self.place()
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(self.text())

    def replace(self):
        place = self.place()
        place.parent.mkdir(parents=True, exist_ok=True)
        aside = place.with_name("." + place.name + ".swp")
        aside.write_text(self.text())
        aside.rename(place)

    def remove(self):
        self.place().unlink()

    def move(self):
        self.place().rename(self.place())

    def make_folder(self):
        """A folder whose files come at once, before anybody can have a watch on it."""
        new = self.chance.choice(self.folders()) / f"new-{self.chance.randrange(4)}"
        (new / "notes/deep").mkdir(parents=True)
        (new / "menu.csv").write_text(self.text())
        (new / "notes/deep/leaf.md").write_text(self.text())

    def move_folder(self):
        self.chance.choice(self.folders()).rename(self.chance.choice(self.folders()) / f"moved-{self.chance.randrange(3)}")

    def remove_folder(self):
        shutil.rmtree(self.chance.choice(self.folders()))

    def link(self):
        outside = self.folder / "outside"
        (outside / "notes").mkdir(parents=True, exist_ok=True)
        (outside / "menu.csv").write_text(self.text())
        goal = self.chance.choice([outside, outside / "menu.csv", outside / "notes"])
        (self.chance.choice(self.folders()) / self.chance.choice(["menu.csv", "linked", "notes"])).symlink_to(goal)

    def relink(self):
        """Behind a link: nothing below content/ changes."""
        self.folder.joinpath("outside/menu.csv").write_text(self.text())

    def templates(self):
        folder = self.folder / "Templates"
        if folder.exists():
            shutil.rmtree(folder)
        else:
            write(folder, {"foot.mustache": f"<footer>Number {self.count}</footer>\n"})

    def burst(self):
        for _ in range(10):
            self.write()


def built(folder):
    """What a fresh build makes of the folder: its page, or None when it fails."""
    output = folder.parent / "fresh"
    shutil.rmtree(output, ignore_errors=True)
    done = subprocess.run([tool(), "build", str(folder), "--output", str(output), "--quiet"], capture_output=True, check=False)
    return (output / "index.html").read_text() if done.returncode == 0 else None


def plain(page):
    """A served page without what a preview adds to it."""
    page = re.sub(r'<script src="/\.menugen/live\.js[^>]*></script>', "", page)
    return re.sub(r'(http-equiv="Content-Security-Policy" content=")[^"]*', r"\1", page)


def assert_follows(preview, folder):
    """The served page becomes the fresh build's. A site that can't be built is repaired, one file at a time as
    a person would; then too the page must follow."""
    fresh = built(folder)
    if fresh is None:
        shutil.rmtree(folder / "content", ignore_errors=True)
        shutil.rmtree(folder / "Templates", ignore_errors=True)
        write(folder, GOOD)
        fresh = built(folder)
    assert fresh is not None
    preview.until(lambda page: plain(page) == plain(fresh), seconds=20)


def resting(preview):
    """Memory, open files and threads, as few as they are when the connections that ended are closed."""
    readings = []
    for _ in range(10):
        time.sleep(0.1)
        readings.append(preview.status())
    return tuple(min(column) for column in zip(*readings))


def run(tmp_path, rounds, acts, seed, *, options=(), pause=0.004):
    folder = tmp_path / "site"
    write(folder, GOOD)
    preview = Preview(folder, *options)
    listeners = [preview.events() for _ in range(50)]
    sizes = []
    try:
        editor = Editor(folder, seed)
        for number in range(rounds):
            for _ in range(acts):
                editor.act()
                if editor.chance.random() < 0.3:
                    time.sleep(pause)
            assert_follows(preview, folder)
            # Something known stands there again, so that the figures can be compared.
            for path in ("content", "Templates", "outside"):
                shutil.rmtree(folder / path, ignore_errors=True)
            write(folder, GOOD)
            assert_follows(preview, folder)
            if number in (rounds // 4, rounds - 1):
                sizes.append(resting(preview))
        for listener in listeners:
            assert listener.next()
    finally:
        for listener in listeners:
            listener.close()
        assert preview.stop() == 0
    return sizes


def test_no_change_is_missed(tmp_path):
    (memory, files, threads), (later, more_files, more_threads) = run(tmp_path, 6, 25, seed=1)
    assert (more_files, more_threads) == (files, threads)
    assert later < memory * 1.5 + 20_000


def test_no_change_is_missed_by_looking_alone(tmp_path):
    """Where the file system tells nothing."""
    folder = tmp_path / "site"
    write(folder, GOOD)
    preview = Preview(folder, "--poll")
    editor = Editor(folder, 2)
    try:
        for _ in range(4):
            for _ in range(15):
                editor.act()
            assert_follows(preview, folder)
    finally:
        preview.stop()


@pytest.mark.long
def test_no_change_is_missed_in_an_hours_worth(tmp_path):
    """4,000 edits, at ever other speeds, with fifty pages open."""
    (memory, files, threads), (later, more_files, more_threads) = run(tmp_path, 80, 50, seed=int(os.environ.get("SEED", "3")), pause=0.02)
    assert (more_files, more_threads) == (files, threads)
    assert later < memory * 1.3 + 20_000
