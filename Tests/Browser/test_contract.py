"""That the contract and the tests are one: each line has a test, each test a line."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
# These hold no line of the page's contract: the preview reloads pages, and is no part of them.
UNBOUND = {"test_contract.py", "test_mutations.py", "test_serve.py"}


def contract_lines():
    return set(re.findall(r"^- \*\*(\d+\.\d+)\*\* ", (HERE / "CONTRACT.md").read_text(encoding="utf-8"), re.M))


def lines_of_tests():
    """The lines that each test names, by file and function."""
    found = {}
    for file in sorted(set(HERE.glob("test_*.py")) - {HERE / name for name in UNBOUND}):
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                marks = [mark for mark in part.decorator_list
                         if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "line"]
                found[f"{file.name}:{part.name}"] = [mark.args[0].value for mark in marks]
    return found


def test_every_line_of_the_contract_has_a_test():
    named = {line for lines in lines_of_tests().values() for line in lines}
    assert contract_lines() - named == set()


def test_every_test_names_a_line_that_exists():
    tests = lines_of_tests()
    assert [name for name, lines in tests.items() if not lines] == []
    assert {line for lines in tests.values() for line in lines} - contract_lines() == set()
