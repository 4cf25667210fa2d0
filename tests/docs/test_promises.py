"""Every promise names the test that holds it, and that test is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text()
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


def test_the_page_names_many() -> None:
    assert len(NAMED) > 30


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_named_test_is_there(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text())
    found = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert name in found


def test_every_promise_is_held() -> None:
    promises = PAGE.partition("## Promises")[2].partition("Not promised")[0]
    rows = [line for line in promises.splitlines() if line.startswith("| ")][1:]
    assert [row for row in rows if "::test_" not in row] == []
