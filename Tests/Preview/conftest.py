"""Tests of the preview on the real command; those in a browser are beside it, in Tests/Browser."""

import os

import pytest


def pytest_configure(config):
    config.addinivalue_line("markers", "long: only with --all-engines, or MENUGEN_LONG_TESTS=true")


def pytest_collection_modifyitems(config, items):
    if config.getoption("all_engines", default=False) or os.environ.get("MENUGEN_LONG_TESTS") == "true":
        return
    here = os.path.dirname(__file__)
    items[:] = [item for item in items if not (str(item.path).startswith(here) and item.get_closest_marker("long"))]
