"""Every rule has its number, every number its rule, and every rule a test."""

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[3]
PAGES = ("sleeping_gods", "sleeping_gods_rules")
EXPLAINED = [
    number
    for page in PAGES
    for number in re.findall(
        r"^- \*\*([RG]\d+)\b", (HOUSE / f"docs/games/{page}.md").read_text(), re.MULTILINE
    )
]
ROOMS = ("games/sleeping_gods", "tests/games/sleeping_gods")
NAMES = re.compile(r"\b([RG]\d{1,3})\b(?:[-–]([RG]?\d{1,3})\b)?")
NAMED = re.compile(r"def test_((?:[rg]\d+_(?:to_)?)+)")


def span(first: str, last: str) -> set[str]:
    """All numbers from one to the other."""
    return {f"{first[0]}{n}" for n in range(int(first[1:]), int(last.lstrip("RG") or 0) + 1)}


def numbers_in(text: str) -> set[str]:
    found = NAMES.findall(text)
    return {first for first, _ in found}.union(*(span(a, b) for a, b in found if b))


def numbers_of(name: str) -> set[str]:
    """``r35_to_r39_`` is five of them."""
    parts = name.upper().rstrip("_").split("_")
    spans = (span(parts[at - 1], parts[at + 1]) for at, one in enumerate(parts) if one == "TO")
    return ({*parts} - {"TO"}).union(*spans)


def test_no_number_is_explained_twice() -> None:
    assert len(set(EXPLAINED)) == len(EXPLAINED)


@pytest.mark.parametrize("room", ROOMS)
def test_whatever_code_and_tests_refer_to_is_explained(room: str) -> None:
    for path in sorted((HOUSE / room).rglob("*.py")):
        text = path.read_text()
        named = set[str]().union(*map(numbers_of, NAMED.findall(text)))
        assert (numbers_in(text) | named) - set(EXPLAINED) == set(), path.name


def test_every_rule_of_the_rulebook_is_named_by_a_test() -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py")]
    named = {
        number for text in texts for name in NAMED.findall(text) for number in numbers_of(name)
    }
    assert [one for one in EXPLAINED if one.startswith("R") and one not in named] == []
