"""The pages that are measured: ours, Hugo's and one of Material's theme, of the same rows and notes."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Benchmarks"))

import peers  # noqa: E402
from processes import BENCH, WORK, run  # noqa: E402

OURS, HUGO, MATERIAL = "menugen", "Hugo", "Material"
PARSED, INDEX = "menugen, parsed alone", "menugen, index of 1,000"


@dataclass
class MeasuredPage:
    """A page on disk, and the selector of the links of its index."""

    file: Path
    entries: str


def tool():
    built = [ROOT / ".build" / kind / "menugen" for kind in ("release", "debug")]
    return os.environ.get("MENUGEN_BINARY") or next((file for file in built if file.exists()), built[0])


def made(is_small):
    """Every page by its name; a peer that can't be had is told and left out."""
    size, of_many = ("M/10", "index/10") if is_small else ("M", "index")
    data = peers.prepare_data(size)
    pages = {OURS: ours(data)}
    for name, make in {HUGO: hugo, MATERIAL: material}.items():
        try:
            pages[name] = make(size, data)
        except (subprocess.SubprocessError, OSError) as error:
            print(f"measure: {name} is absent: {error}", file=sys.stderr)
    pages[PARSED] = parsed_alone(pages[OURS])
    pages[INDEX] = ours(peers.prepare_data(of_many))
    return pages


def ours(data):
    """With MENUGEN_THEME, in the templates as they stand in the checkout, as the tests have it."""
    out = WORK / f"browser-menugen-{data.name}"
    shutil.rmtree(out, ignore_errors=True)
    source = themed(data) if os.environ.get("MENUGEN_THEME") else data
    run(tool(), "build", source, "--output", out, "--quiet")
    return MeasuredPage(out / "index.html", ".index a")


def themed(data):
    """A site of the one menu beside the checkout's templates; a menu's folder alone has no place for them."""
    site = WORK / f"browser-themed-{data.name}"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(data, site / "content/menu", copy_function=os.link)
    (site / "content/site.yml").write_text("title: Menu\n", encoding="utf-8")
    shutil.copytree(ROOT / "Templates", site / "Templates", ignore=shutil.ignore_patterns("*.md"))
    return site


def parsed_alone(page):
    """The same HTML with nothing to be done for it: no script, and a style that shows no section."""
    folder = page.file.parent
    out = folder.with_name(f"{folder.name}-parsed")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    html = re.sub(r'<script src="[^"]*"></script>', "", page.file.read_text(encoding="utf-8"))
    html, count = re.subn(r'(<link rel="stylesheet" href=")[^"]*', r"\1parsed.css", html)
    assert count == 1
    (out / "index.html").write_text(html, encoding="utf-8")
    (out / "parsed.css").write_text(".columns { display: none }", encoding="utf-8")
    return MeasuredPage(out / "index.html", ".index a")


def python_of_peers():
    python = peers.prepare("mkdocs-material")
    if python is None:
        raise OSError("PyPI could not be reached")
    return python


def hugo(size, data):
    """Hugo's page as the benchmarks make it, with the address of its style made fit for opening from disk."""
    site, out = peers.prepare_hugo(size, data, "one", "idiomatic"), WORK / f"browser-hugo-{data.name}"
    shutil.rmtree(out, ignore_errors=True)
    settings = site / "hugo.toml"
    settings.write_text("relativeURLs = true\n" + settings.read_text(encoding="utf-8"), encoding="utf-8")
    run(python_of_peers().parent / "hugo", "--quiet", "-d", out, cwd=site)
    return MeasuredPage(out / "index.html", "nav a[href^='#']")


def material(size, data):
    """One page of Markdown, as its readers would write it: a heading, a picture, a line and the note of each
    row, and the sections beside it as its table of contents. Made once: it takes minutes."""
    site, out = WORK / f"browser-material-{data.name}", WORK / f"browser-material-{data.name}-out"
    page = MeasuredPage(out / "index.html", ".md-nav--secondary a[href^='#']")
    if page.file.exists():
        return page
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(data / "img", site / "docs/img")
    sections = json.loads((data / "menu.json").read_text(encoding="utf-8"))
    parts = ["# Menu"]
    for section in sections:
        parts.append(f"## {section['name']}")
        parts += [as_markdown(row, data) for row in section["items"]]
    (site / "docs/index.md").write_text("\n\n".join(parts), encoding="utf-8")
    (site / "mkdocs.yml").write_text(
        "site_name: Menu\nuse_directory_urls: false\ntheme: {name: material, font: false}\nplugins: []\n"
        "markdown_extensions: [attr_list, fenced_code, tables, {toc: {toc_depth: 2}}]\n", encoding="utf-8")
    run(python_of_peers().parent / "mkdocs", "build", "-q", "-d", out, cwd=site, timeout=1800)
    return page


def as_markdown(row, data):
    body = ""
    if row.get("note"):
        note = (data / row["note"]).read_text(encoding="utf-8")
        body = note.split("\n---\n", 1)[1].replace("\n#", "\n###")
    picture = f"![]({row['image']}){{ loading=lazy width=64 height=64 }}" if row.get("image") else ""
    return f"### {row['name']}\n\n{picture}\n{row['price']} · {row['summary']}\n\n{body}"


def size_of(page):
    """The bytes of the page and of the style and script that it loads of its own folder."""
    text = page.read_text(encoding="utf-8")
    parts = set(re.findall(r"""<(?:link|script)[^>]* (?:href|src)=["']?([^"' >]+\.(?:css|js))(?=["' >?])""", text))
    files = [page.parent / part for part in parts]
    return page.stat().st_size + sum(file.stat().st_size for file in files if file.is_file())


def versions():
    def first(*command):
        try:
            done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
            return done.stdout.strip().split("\n")[0]
        except OSError:
            return "absent"

    pip = first(WORK / "venv/bin/python", "-c", "from importlib.metadata import version as v; "
                "print(f'Hugo {v(\"hugo\")}, mkdocs-material {v(\"mkdocs-material\")} on MkDocs {v(\"mkdocs\")}')")
    chromium = re.search(r"[\d.]{6,}", first("/usr/bin/chromium", "--version"))
    return f"Chromium {chromium.group() if chromium else 'of unknown version'}; {first(tool(), '--version')}; {pip or 'peers absent'}"
