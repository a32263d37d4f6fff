"""The marks of tests: `@line("2.3")` names a line of CONTRACT.md, `long` waits for --all-engines."""

import pytest

line = pytest.mark.line
long = pytest.mark.long
