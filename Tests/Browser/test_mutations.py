"""That the tests see: each break of menu.js or menu.css, one line of it, is caught by the test it names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from marks import long
from sites import mutated, mutations

HERE = Path(__file__).parent


def test_there_are_enough_mutations_and_each_fits(monkeypatch):
    names = [mutation["name"] for mutation in mutations()]
    assert len(names) >= 40 and len(set(names)) == len(names)
    for name in names:
        monkeypatch.setenv("MENUGEN_MUTATION", name)
        assert mutated()


@long
@pytest.mark.parametrize("mutation", mutations(), ids=lambda mutation: mutation["name"].replace(" ", "-"))
def test_a_break_is_caught(mutation):
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", str(HERE / mutation["caught_by"])]
    environment = {**os.environ, "MENUGEN_MUTATION": mutation["name"]}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 1, f"survived {mutation['caught_by']}:\n{done.stdout[-2000:]}"
