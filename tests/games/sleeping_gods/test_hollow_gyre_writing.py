"""The prose of the Hollow Gyre: spelled well, never stamped, long enough to matter."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from spellchecker import SpellChecker

PACK = Path(__file__).parents[3] / "games/sleeping_gods/pack/hollow_gyre"
WORDED = {"text", "title", "name", "more", "premise", "motto", "about"}
STOCK = (
    "ancient", "mysterious", "eerie", "suddenly", "you find yourself", "little did",
    "a sense of", "whispers of", "tapestry", "testament", "shiver down",
)  # fmt: skip


def entries(section: str) -> list[dict[str, Any]]:
    files = sorted(PACK.rglob("*.yaml"))
    return [entry for file in files for entry in yaml.safe_load(file.read_text()).get(section, [])]


def words(text: str) -> list[str]:
    return re.findall(r"[a-z']+", text.lower())


def sentences(node: Any) -> Iterator[str]:
    """Everything a player will read."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from [value] if key in WORDED and isinstance(value, str) else sentences(value)
    elif isinstance(node, list):
        for part in node:
            yield from sentences(part)


def test_the_storybook_is_a_book() -> None:
    book = entries("storybook")
    assert len(book) >= 400
    assert sum(len(words(paragraph["text"])) for paragraph in book) > 30_000


def test_no_two_paragraphs_share_a_run_of_twelve_words() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for paragraph in entries("storybook"):
        text = words(paragraph["text"])
        for at in range(len(text) - 11):
            run = tuple(text[at : at + 12])
            assert seen.setdefault(run, paragraph["id"]) == paragraph["id"], " ".join(run)


def test_no_two_paragraphs_open_alike() -> None:
    openings = Counter(tuple(words(entry["text"])[:4]) for entry in entries("storybook"))
    assert [opening for opening, times in openings.items() if times > 1] == []


def test_no_stock_phrase_is_used() -> None:
    for paragraph in entries("storybook"):
        for phrase in STOCK:
            assert phrase not in paragraph["text"].lower(), f"{paragraph['id']}: {phrase}"


def test_every_word_is_spelled_well() -> None:
    own = set((PACK / "words.txt").read_text().split())
    texts = [
        s for file in PACK.rglob("*.yaml") for s in sentences(yaml.safe_load(file.read_text()))
    ]
    used = {word for text in texts for word in re.findall(r"[A-Za-z]+(?:'[a-z]+)?", text)}
    plain = {word for word in used if word.islower()} - own
    assert sorted(SpellChecker(language="en").unknown(plain)) == []
