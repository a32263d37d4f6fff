"""The harness: `visit` opens a sample in an engine and a way; see README.md."""

import inspect
import zlib

import pytest

from engines import NAMES, Engines
from sites import WAYS, Workshop


def pytest_addoption(parser):
    parser.addoption("--all-engines", action="store_true", help="three engines, four ways each, and the long tests")
    parser.addoption("--engine", choices=NAMES, help="only this engine")
    parser.addoption("--alone", action="store_true", help="only the tests that want the machine for themselves")
    parser.addoption("--way", choices=WAYS, help="only this way")


def pytest_generate_tests(metafunc):
    """Each test that visits pages runs in Chromium in one of the ways (which, its name decides, so that a
    quick run covers all four); with --all-engines in every engine and way. An engine that a test leaves
    out is seen as a skip, whose reason is what the test says of itself."""
    if "place" not in metafunc.fixturenames:
        return
    marks = {mark.name: mark.args for mark in metafunc.definition.iter_markers()}
    engines = marks.get("engines", NAMES)
    ways = marks.get("ways", WAYS)
    option = metafunc.config.getoption
    only, only_way = option("engine"), option("way")
    if only or option("all_engines"):
        ran = [name for name in engines if only in (None, name)]
        ways = [way for way in ways if only_way in (None, way)]
    else:
        ran = [name for name in engines if name == "chromium"] or list(engines)[:1]
        ways = [ways[zlib.crc32(metafunc.function.__name__.encode()) % len(ways)]]
    places = [placed(engine, way) for engine in ran for way in ways]
    if option("all_engines"):
        reason = why_not_everywhere(metafunc.function)
        left_out = [name for name in NAMES if name not in engines and only in (None, name)]
        places += [placed(engine, "no", pytest.mark.skip(reason=reason)) for engine in left_out]
    metafunc.parametrize("place", places, indirect=True)


def placed(engine, way, *marks):
    name = f"{engine}-{way}"
    return pytest.param((engine, way), id=name, marks=[pytest.mark.xdist_group(name), *marks])


def why_not_everywhere(function):
    return " ".join((inspect.getdoc(function) or "").split()) or "it gives no reason"


def pytest_collection_modifyitems(config, items):
    if not config.getoption("all_engines"):
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    is_alone = config.getoption("--alone")
    if is_alone or hasattr(config, "workerinput"):
        items[:] = [item for item in items if is_alone == bool(item.get_closest_marker("alone"))]
    # One engine after the other, so that few browsers are open at a time.
    items.sort(key=engine_of)


def engine_of(item):
    place = item.callspec.params.get("place") if hasattr(item, "callspec") else None
    return NAMES.index(place[0]) if isinstance(place, tuple) else -1


@pytest.fixture
def place(request):
    return request.param


@pytest.fixture(scope="session")
def workshop(tmp_path_factory, worker_id):
    """The built sites; those who work side by side share them."""
    root = tmp_path_factory.getbasetemp()
    workshop = Workshop((root if worker_id == "master" else root.parent) / "sites")
    yield workshop
    workshop.close()


@pytest.fixture(scope="session")
def engines():
    engines = Engines()
    yield engines
    engines.close()


@pytest.fixture
def visit(place, workshop, engines):
    """Opens a sample: `visit("noodles", "#dumplings", size=(390, 800), script=False, changes={...})`. With
    `is_blocked` the browser would run scripts, but the page's never comes: a policy or an extension stops it."""
    engine, way = place
    opened = []

    def open_page(sample, address="", *, files=None, changes=None, script=True, is_blocked=False, in_pieces=False, **options):
        files = files or workshop.sample(sample, **(changes or {}))
        # Chromium and Firefox switch scripts off themselves; WebKit's driver needs them.
        is_cut = is_blocked or (not script and engine == "webkit")
        base = workshop.address(way, files, script=not is_cut, in_pieces=in_pieces)
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
