"""The harness: `visit` opens a sample in an engine and a way; see README.md."""

import zlib

import pytest

from engines import NAMES, Engines
from sites import WAYS, Workshop


def pytest_addoption(parser):
    parser.addoption("--all-engines", action="store_true", help="three engines, four ways each, and the long tests")
    parser.addoption("--engine", choices=NAMES, help="only this engine")


def pytest_generate_tests(metafunc):
    """Each test that visits pages runs in Chromium in one of the ways (which, its name decides, so that a
    quick run covers all four); with --all-engines in every engine and way."""
    if "place" not in metafunc.fixturenames:
        return
    marks = {mark.name: mark.args for mark in metafunc.definition.iter_markers()}
    engines = marks.get("engines", NAMES)
    ways = marks.get("ways", WAYS)
    only = metafunc.config.getoption("engine")
    if only:
        engines = [name for name in engines if name == only]
    elif not metafunc.config.getoption("all_engines"):
        engines = [name for name in engines if name == "chromium"] or list(engines)[:1]
        ways = [ways[zlib.crc32(metafunc.function.__name__.encode()) % len(ways)]]
    places = [(engine, way) for engine in engines for way in ways]
    metafunc.parametrize("place", places, ids=["-".join(place) for place in places])


def pytest_collection_modifyitems(config, items):
    if not config.getoption("all_engines"):
        kept = [item for item in items if not item.get_closest_marker("long")]
        items[:] = kept


@pytest.fixture(scope="session")
def workshop(tmp_path_factory):
    workshop = Workshop(tmp_path_factory.mktemp("sites"))
    yield workshop
    workshop.close()


@pytest.fixture(scope="session")
def engines():
    engines = Engines()
    yield engines
    engines.close()


@pytest.fixture
def visit(place, workshop, engines):
    """Opens a sample: `visit("noodles", "#dumplings", size=(390, 800), script=False, changes={...})`."""
    engine, way = place
    opened = []

    def open_page(sample, address="", *, files=None, changes=None, script=True, **options):
        files = files or workshop.sample(sample, **(changes or {}))
        # Chromium and Firefox switch scripts off themselves; WebKit's driver needs them.
        is_cut = not script and engine == "webkit"
        base = workshop.address(way, files, script=not is_cut)
        page = engines.open(engine, script=script, **options)
        opened.append(page)
        page.goto(base + address)
        page.way = way
        page.base = base
        return page

    yield open_page
    for page in opened:
        if page.engine == "chromium":
            problems = page.problems
            page.close()
            assert not problems, problems
        else:
            page.close()
