"""The mark that ties a test to its line of CONTRACT.md: `@line("2.3")`."""

import pytest

line = pytest.mark.line
