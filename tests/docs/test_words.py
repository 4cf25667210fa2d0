"""How all that people read is written: our nouns, British spelling, lines one can read."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.bot.test_catalogues import said
from tests.docs.pages import PAGES, ROOT, SITE
from tests.games.sleeping_gods.test_hollow_gyre_writing import all_texts

GLOSSARY = ROOT / "docs" / "words.md"
OWN_WORDS = Path(__file__).parent / "house_words.txt"
OTHERS = {"docs/benchmarks.md", "docs/testing/equivalent.md", "docs/words.md"}
"""Pages of figures and of code, and the list itself."""
TOOLS = Path(sys.executable).parent
RULES = ("SpellCheck", "AnA")


@cache
def forbidden() -> dict[str, str]:
    """What nobody should write, and what to write instead."""
    entries = re.findall(r"^- (.+?)(?=^- |\Z)", GLOSSARY.read_text(), re.MULTILINE | re.DOTALL)
    found: dict[str, str] = {}
    for entry in entries:
        better, _, never = " ".join(entry.split()).partition(" Not: ")
        found |= (
            dict.fromkeys(never.rstrip(".").split(", "), better.partition(":")[0]) if never else {}
        )
    return found


@cache
def sentences() -> str:
    """All that the program says, in English, with a name wherever something is filled in."""
    spoken_words = sorted(words for room in ("bot", "games", "renderers") for words in said(room))
    filled = (re.sub(r"\{n\}", "3", words) for words in spoken_words)
    return "\n\n".join(plain(re.sub(r"\{\w+\}('s)?", " Finn ", words)) for words in filled)


def plain(text: str) -> str:
    """Without code, addresses and marks."""
    text = re.sub(r"^(`{3,}).*?^\1`*$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`]*`|\b[A-Z]+_[A-Z]+\b|\]\([^)]*\)|https?://\S+", " ", text)
    return re.sub(r"[*_#|\[\]{}]|\b\w*\d\w*", " ", text)


def words_against(text: str) -> list[str]:
    return [
        f"{never}: write {better}"
        for never, better in forbidden().items()
        if re.search(rf"\b{never}\b", " ".join(text.split()))
    ]


def harper(text: str, *rules: str) -> list[str]:
    """What the grammar checker finds, with the words around it."""
    command = [TOOLS / "harper", "lint", "-d", "british", "--format", "json", "--quiet"]
    run = subprocess.run(
        [*command, "-u", OWN_WORDS, "--only", ",".join(rules)],
        input=text, capture_output=True, text=True, check=False,
    )  # fmt: skip
    lints = [lint for file in json.loads(run.stdout or "[]") for lint in file["lints"]]
    return [f"{lint['rule']}: {lint['matched_text']}" for lint in lints]


def typos(text: str) -> list[str]:
    """What the spelling checker finds, which knows British from American."""
    run = subprocess.run(
        [TOOLS / "typos", "--locale", "en-gb", "--format", "brief", "-"],
        input=text, capture_output=True, text=True, check=False,
    )  # fmt: skip
    own = set(OWN_WORDS.read_text().split())
    found = re.findall(r"`(.+?)` should be", run.stdout)
    return [word for word in found if word not in own]


def test_the_program_uses_our_nouns_and_the_list_can_fail() -> None:
    assert len(forbidden()) > 30
    assert words_against("Who gets the film of this guild?") == [
        "film: write **replay**",
        "guild: write **server**",
    ]
    assert words_against(sentences()) == []


@pytest.mark.parametrize("page", [*PAGES], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_uses_our_nouns_in_lines_one_can_read(page: Path) -> None:
    text = page.read_text()
    body = re.sub(r"^(`{3,}).*?^\1`*$", "", text, flags=re.MULTILINE | re.DOTALL)
    wide = [line for line in body.splitlines() if len(line) > 100 and line[0] not in "|![>`"]
    assert [line for line in wide if " " in line.strip()] == []
    if page.relative_to(ROOT).as_posix() not in OTHERS:
        assert words_against(plain(text)) == []


def test_the_checkers_find_a_fault() -> None:
    assert harper("He recieves an gift.", *RULES)
    assert typos("The color of the armour.") == ["color"]


def test_what_the_program_says_is_spelt_well() -> None:
    assert harper(sentences(), *RULES) == []
    assert typos(sentences()) == []


def test_the_pages_are_spelt_well() -> None:
    """The grammar checker would take a minute for them."""
    text = "\n\n".join(
        plain(page.read_text()) for page in (*PAGES, *SITE) if page.name != "equivalent.md"
    )
    assert typos(text) == []


def test_the_tale_is_spelt_well() -> None:
    assert typos("\n\n".join(all_texts())) == []
