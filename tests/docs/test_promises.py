"""Every promise names the test that holds it, and that test is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from bot.config import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text()
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))
PROMISES: dict[str, dict[str, list[str]]] = yaml.safe_load(
    (Path(__file__).parent / "promises.yaml").read_text()
)

UNSET = {"token", "client_secret", "folder", "packs", "log_file", "discord_url", "window_url"}
"""Settings without a value to tell."""


@cache
def functions_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text())
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_the_page_names_many() -> None:
    assert len(NAMED) > 30


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_named_test_is_there(file: str, name: str) -> None:
    assert name in functions_in(file)


def test_every_promise_is_held() -> None:
    promises = PAGE.partition("## Promises")[2].partition("Not promised")[0]
    entries = re.findall(r"^- \*\*.+?(?=^- |^$)", promises, re.MULTILINE | re.DOTALL)
    assert len(entries) > 50
    assert [entry for entry in entries if "::test_" not in entry] == []


def unbroken(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("page", PROMISES)
def test_a_promise_is_in_its_pages_own_words_and_its_tests_are_there(page: str) -> None:
    text = unbroken((ROOT / page).read_text())
    for words, tests in PROMISES[page].items():
        assert words in text
        for test in tests:
            file, _, name = test.partition("::")
            assert name in functions_in(f"tests/{file}"), words


def promising(page: str) -> list[str]:
    """The bullets and rows of the parts that promise something."""
    text = (ROOT / page).read_text()
    parts = re.split(r"^#+ ", text, flags=re.MULTILINE)
    wanted = ("What it can do", "1. Create", "Settings", "Backups, updates, trouble")
    found = []
    for part in parts:
        if part.startswith(wanted):
            body = part.partition("How that compares")[0]
            items = re.split(r"^(?=- |\| )", body, flags=re.MULTILINE)
            found += [unbroken(item) for item in items if item.startswith(("- ", "| "))]
    return [item for item in found if not item.startswith(("| name", "| permission"))]


@pytest.mark.parametrize("page", PROMISES)
def test_nothing_is_promised_that_no_test_holds(page: str) -> None:
    held = PROMISES[page]
    assert promising(page)
    assert [item for item in promising(page) if not any(words in item for words in held)] == []


def test_every_setting_is_told_with_its_default() -> None:
    table = (ROOT / "docs" / "hosting.md").read_text().partition("## Settings")[2]
    told = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| (.*?) \|", table, flags=re.MULTILINE))
    for name, field in Settings.model_fields.items():
        default = field.default
        if name not in (
            "token",
            "folder",
            "packs",
            "log_file",
            "discord_url",
            "window_url",
            "client_secret",
        ):
            word = str(default).lower() if isinstance(default, bool) else str(default)
            assert told[name.upper()] == f"`{word}`"
        told.pop(name.upper())
    assert told == {}


def test_the_example_of_an_env_file_names_every_setting_with_its_default() -> None:
    told = (ROOT / ".env.example").read_text()
    named = dict(re.findall(rf"^#?{PREFIX}(\w+)=(.*)$", told, flags=re.MULTILINE))
    assert list(named) == [name.upper() for name in Settings.model_fields]
    given = {name.lower(): word for name, word in named.items() if word}
    assert Settings(_env_file=None, **given) == Settings(_env_file=None)  # type: ignore[call-arg]
