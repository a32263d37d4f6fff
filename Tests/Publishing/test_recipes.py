"""Recipes that publish: checked as the services read them, and their shell steps executed in a fresh clone.

What needs a network or a superuser has stand-ins: a folder for the place of release, whose package runs the tool
under test, and an `apt-get` that unpacks it."""

import hashlib
import os
import re
import shutil
import stat
import subprocess

import pytest
import yaml
from conftest import BASE, ROOT, run, tool

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def actionlint(*files):
    program = shutil.which("actionlint") or ROOT / ".build/venv/bin/actionlint"
    done = subprocess.run([str(program), *map(str, files)], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def script(path, text):
    path.write_text(text, encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def release(tmp_path):
    """A place of release with a package, and the environment in which a recipe's steps run."""
    if not shutil.which("dpkg-deb"):
        pytest.skip("packages are Debian's, and this is none")
    version = run(tool(), "--version").split()[1]
    package = tmp_path / "package"
    (package / "usr/bin").mkdir(parents=True)
    (package / "DEBIAN").mkdir()
    script(package / "usr/bin/menugen", f'#!/bin/sh\nexec "{tool()}" "$@"\n')
    machine = run("dpkg", "--print-architecture").strip()
    (package / "DEBIAN/control").write_text(
        f"Package: menugen\nVersion: {version}\nArchitecture: {machine}\nMaintainer: x <x@y>\nDescription: x\n")
    folder = tmp_path / f"releases/download/v{version}"
    folder.mkdir(parents=True)
    name = f"menugen_{version}_{machine}.deb"
    run("dpkg-deb", "--root-owner-group", "--build", package, folder / name)
    digest = hashlib.sha256((folder / name).read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  {name}\n{'0' * 64}  another-file\n")
    stand_ins = tmp_path / "bin"
    stand_ins.mkdir()
    script(stand_ins / "apt-get", f"""#!/bin/sh
      for word; do case $word in *.deb) dpkg-deb --extract "$word" {tmp_path}/installed ;; esac; done""")
    environment = {**os.environ, "PATH": f"{tmp_path}/installed/usr/bin:{stand_ins}:{os.environ['PATH']}",
                   "MENUGEN_RELEASES": f"file://{tmp_path}/releases"}
    return {"folder": folder, "name": name, "digest": digest, "environment": environment}


def site_with(recipe, tmp_path):
    """A fresh clone of a site that got its recipe from the tool."""
    site = tmp_path / "site"
    run(tool(), "init", site, "--quiet")
    run(tool(), "init", site, "--publish", recipe, "--quiet")
    git = ["git", "-C", site, "-c", "user.name=x", "-c", "user.email=x@y"]
    run(*git, "init", "--quiet")
    run(*git, "add", "--all")
    run(*git, "commit", "--quiet", "--message", "x")
    run("git", "clone", "--quiet", site, tmp_path / "clone")
    return tmp_path / "clone"


def filled(text):
    """With what GitHub would put in."""
    return text.replace("${{ steps.pages.outputs.base_url }}", BASE)


def execute(steps, folder, environment):
    """Shell steps one after the other as runners start them: `sh -e` in a container without bash."""
    for step in steps:
        done = subprocess.run(["sh", "-e", "-c", step["run"]], cwd=folder, capture_output=True, text=True, check=False,
                              env={**environment, **{name: filled(value) for name, value in step.get("env", {}).items()}})
        if done.returncode != 0:
            return f"{step['run']}\n{done.stdout}{done.stderr}"
    return ""


def published(folder):
    page = (folder / "public/index.html").read_text(encoding="utf-8")
    assert f'<link rel="canonical" href="{BASE}">' in page
    assert (folder / "public/sitemap.xml").is_file() and (folder / "public/.nojekyll").is_file()


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_own_workflows_are_sound(workflow):
    assert actionlint(workflow) == ""


def github(clone):
    path = clone / ".github/workflows/publish.yml"
    assert actionlint(path) == ""
    recipe = yaml.safe_load(path.read_text(encoding="utf-8"))
    # What GitHub puts in for expressions comes from the environment here.
    variables = {name: value for name, value in recipe["env"].items() if "${{" not in value}
    return [step for step in recipe["jobs"]["build"]["steps"] if "run" in step], variables


def test_github(release, tmp_path):
    clone = site_with("github", tmp_path)
    steps, variables = github(clone)
    assert len(steps) == 3
    assert execute(steps, clone, {**release["environment"], **variables}) == ""
    published(clone)


@pytest.mark.parametrize("change, said", [
    (lambda release: release["environment"].pop("MENUGEN_RELEASES"), "must say where menugen is released"),
    (lambda release: (release["folder"] / release["name"]).write_bytes(b"another"), "did NOT match"),
    (lambda release: (release["folder"] / release["name"]).unlink(), "curl"),
    (lambda release: release["environment"].update(MENUGEN_SHA256="0" * 64), "did NOT match"),
    (lambda release: release["environment"].update(MENUGEN_SHA256=release["digest"]), ""),
], ids=["no place", "other bytes", "no package", "other bytes than pinned", "the pinned bytes"])
def test_only_the_released_package_is_installed(release, tmp_path, change, said):
    steps, variables = github(site_with("github", tmp_path))
    change(release)
    found = execute(steps[:1], tmp_path, {**variables, **release["environment"]})
    assert said in found and bool(said) == bool(found)
    assert (tmp_path / "installed").exists() == (not said)


def test_gitlab(release, tmp_path):
    clone = site_with("gitlab", tmp_path)
    pipeline = yaml.safe_load((clone / ".gitlab-ci.yml").read_text(encoding="utf-8"))
    assert set(pipeline) == {"variables", "default", "check", "pages"}
    assert all(isinstance(value, str) for value in pipeline["variables"].values())
    job = pipeline["pages"]
    assert job["artifacts"]["paths"] == ["public"] and job["rules"][0]["if"] == "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH"
    environment = {**release["environment"], **pipeline["variables"], "CI_PAGES_URL": BASE.rstrip("/")}
    for script_of in ("check", "pages"):
        lines = pipeline["default"]["before_script"] + pipeline[script_of]["script"]
        # GitLab joins the lines of a job into one script.
        assert execute([{"run": "\n".join(lines)}], clone, environment) == ""
    published(clone)


# rsync


@pytest.fixture
def publish(release, tmp_path):
    if not shutil.which("rsync"):
        pytest.skip("rsync is not installed")
    package = release["folder"].parents[2] / "package/usr/bin"
    environment = {**os.environ, "PATH": f"{package}:{os.environ['PATH']}"}
    clone = site_with("rsync", tmp_path)

    def start(target):
        return subprocess.run(["sh", "clone/publish.sh", str(target)], cwd=tmp_path, env=environment,
                              capture_output=True, text=True, check=False)

    return clone, start


def files(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_rsync_brings_the_site_and_takes_old_files_away(publish, tmp_path):
    clone, start = publish
    assert start("web").returncode == 0
    assert files(tmp_path / "web") == files(clone / "site")
    assert (tmp_path / "web/index.html").stat().st_mode & 0o777 == 0o644
    (tmp_path / "web/.well-known").mkdir()
    (tmp_path / "web/.well-known/key").write_text("the server's own")
    (clone / "content/menu/images/lunch.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    done = start(tmp_path / "web/")
    assert done.returncode == 0, done.stderr
    assert files(tmp_path / "web") == {**files(clone / "site"), ".well-known/key": b"the server's own"}


def test_rsync_leaves_other_peoples_folders_alone(publish, tmp_path):
    _, start = publish
    (tmp_path / "home").mkdir()
    (tmp_path / "home/thesis.txt").write_text("mine")
    done = start("home")
    assert done.returncode == 1 and "no site of menugen" in done.stderr
    assert files(tmp_path / "home") == {"thesis.txt": b"mine"}


def test_rsync_stops_at_what_check_finds(publish, tmp_path):
    clone, start = publish
    (clone / "content/menu/menugen.yml").write_text("fields: {titel: Dish}\n")
    assert start("web").returncode == 1
    assert not (tmp_path / "web").exists()


# This repository's own


def test_own_publishing_builds_the_site(tmp_path):
    """The step of publish.yml in a fresh clone, with the tool under test for the one that would be built."""
    run("git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", tmp_path / "clone")
    release = tmp_path / "clone/.build/release"
    release.mkdir(parents=True)
    script(release / "menugen", f'#!/bin/sh\nexec "{tool()}" "$@"\n')
    (tmp_path / "clone/.build/menugen-built").touch()
    recipe = yaml.safe_load((tmp_path / "clone/.github/workflows/publish.yml").read_text(encoding="utf-8"))
    step = next(step for step in recipe["jobs"]["build"]["steps"] if step.get("name") == "Site")
    assert execute([step], tmp_path / "clone", dict(os.environ)) == ""
    published(tmp_path / "clone")


def test_what_the_questions_show_is_yaml():
    text = (ROOT / "content/questions/5-publishing/06-reports.md").read_text(encoding="utf-8")
    blocks = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", text, re.S)]
    assert [type(block) for block in blocks] == [list, dict]
