"""The prose of the Hollow Gyre: spelled well, never stamped, long enough to matter."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from spellchecker import SpellChecker

from games.sleeping_gods.content.files import folder_files
from games.sleeping_gods.content.prose import parse, spoken
from games.sleeping_gods.content.source import read_files

PACK = Path(__file__).parents[3] / "games/sleeping_gods/pack/hollow_gyre"
WORDED = {"text", "title", "name", "more", "premise", "motto", "about"}
STOCK = (
    "ancient", "mysterious", "eerie", "suddenly", "you find yourself", "little did",
    "a sense of", "whispers of", "tapestry", "testament", "shiver down",
)  # fmt: skip
HABITS = {
    "something like": 2, "as if": 20, "as though": 12, "the way": 20, "it seems": 12, "upon": 10,
    "has got": 20, "turns out": 12, "for the first time": 10, "all at once": 10, "one by one": 10,
}  # fmt: skip
"""How often the whole book may lean on a turn of phrase."""

Entry = dict[str, Any]


def entries(section: str) -> list[Entry]:
    return read_files(folder_files(PACK)).sections.get(section, [])


@pytest.fixture(scope="module")
def book() -> list[Entry]:
    return entries("storybook")


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


def shared_runs(book: list[Entry]) -> list[str]:
    """Twelve words in a row that two paragraphs have in common."""
    seen: dict[tuple[str, ...], str] = {}
    found = []
    for paragraph in book:
        text = words(paragraph["text"])
        runs = (tuple(text[at : at + 12]) for at in range(len(text) - 11))
        found += [
            " ".join(run)
            for run in runs
            if seen.setdefault(run, paragraph["id"]) != paragraph["id"]
        ]
    return found


def same_openings(book: list[Entry]) -> list[tuple[str, ...]]:
    openings = Counter(tuple(words(entry["text"])[:4]) for entry in book)
    return [opening for opening, times in openings.items() if times > 1]


def stock_phrases(book: list[Entry]) -> list[tuple[str, str]]:
    return [
        (entry["id"], phrase)
        for entry in book
        for phrase in STOCK
        if phrase in entry["text"].lower()
    ]


def habits(book: list[Entry]) -> list[tuple[str, int]]:
    """Turns of phrase that the book has grown too fond of."""
    whole = " ".join(" ".join(words(entry["text"])) for entry in book)
    often = {phrase: len(re.findall(rf"\b{phrase}\b", whole)) for phrase in HABITS}
    return [(phrase, times) for phrase, times in often.items() if times > HABITS[phrase]]


def matters(entry: Entry, chimes: set[int]) -> bool:
    """Locations, chimes and endings are read with the whole table listening."""
    gives = entry.get("effects", [])
    found = any(effect["op"] == "card" and effect["num"] in chimes for effect in gives)
    return entry["id"].isdigit() or found or any(effect["op"] == "ending" for effect in gives)


def misfits(book: list[Entry], chimes: set[int]) -> list[tuple[str, int]]:
    """Paragraphs that matter with fewer than 60 words, and any with more than 220, as read."""
    sizes = [(entry, len(read.split())) for entry in book for read in readings(entry["text"])]
    return [
        (entry["id"], size)
        for entry, size in sizes
        if size > 220 or (size < 60 and matters(entry, chimes))
    ]


def misspelled(texts: list[str]) -> list[str]:
    own = set((PACK / "words.txt").read_text().split())
    used = {word for text in texts for word in re.findall(r"[A-Za-z]+(?:'[a-z]+)?", text)}
    plain = {word for word in used if word.islower()} - own
    return sorted(SpellChecker(language="en").unknown(plain))


def marked(texts: list[str]) -> list[str]:
    """Texts with signs that mean something to a chat but are drawn as they stand in pictures.

    Letters, notices and songs may be set off, in a paragraph of their own, by "> ".
    """
    return [text for text in texts if re.search(r"[*_`#<>|~{}]", text.replace("\n> ", "\n"))]


def all_texts() -> list[str]:
    """Every sentence of the pack, in its first reading and in its last."""
    source = read_files(folder_files(PACK))
    texts = sentences({"about": source.about, **source.sections})
    return [re.sub(r"\{[a-z]+\}", "", read) for text in texts for read in readings(text)]


def readings(text: str) -> set[str]:
    return {spoken(parse(text), lambda _, so=so: so) for so in (True, False)}


def chimes() -> set[int]:
    return {card["num"] for card in entries("adventure") if "totem" in card["types"]}


def test_the_storybook_is_a_book(book: list[Entry]) -> None:
    assert len(book) >= 400
    assert sum(len(words(paragraph["text"])) for paragraph in book) > 30_000


def test_no_two_paragraphs_share_a_run_of_twelve_words(book: list[Entry]) -> None:
    assert shared_runs(book) == []


def test_no_two_paragraphs_open_alike(book: list[Entry]) -> None:
    assert same_openings(book) == []


def test_no_stock_phrase_is_used(book: list[Entry]) -> None:
    assert stock_phrases(book) == []


def test_no_turn_of_phrase_becomes_a_habit(book: list[Entry]) -> None:
    assert habits(book) == []


def test_what_matters_has_sixty_to_220_words(book: list[Entry]) -> None:
    assert misfits(book, chimes()) == []


def test_every_word_is_spelled_well() -> None:
    assert misspelled(all_texts()) == []


def test_texts_are_plain() -> None:
    assert marked(all_texts()) == []


def test_each_of_these_checks_can_fail(book: list[Entry]) -> None:
    """The same book with a clumsy hand in it."""
    first, other = book[0]["text"], book[1]["text"]
    copied = [*book, {"id": "98", "text": f"Elsewhere, {' '.join(first.split()[:14])}"}]
    assert shared_runs(copied)
    assert same_openings([*book, {"id": "98", "text": " ".join(other.split()[:5])}])
    assert stock_phrases([{"id": "98", "text": "An Ancient door."}]) == [("98", "ancient")]
    assert habits([*book, {"id": "98", "text": "all at once " * 20}])
    short: Entry = {"id": "98", "text": "A hut."}
    assert misfits([*book, short], chimes()) == [("98", 2)]
    bell: Entry = {"id": "98.1", "text": "It rings.", "effects": [{"op": "card", "num": 1}]}
    assert misfits([bell], chimes()) == [("98.1", 2)]
    assert misfits([{"id": "98.2", "text": "on " * 221}], chimes()) == [("98.2", 221)]
    assert misspelled(["The harbor recieves nobody."]) == ["recieves"]
    assert marked(["Plain.", "The *Manticore*."]) == ["The *Manticore*."]
    assert marked(["A note.\n> please ring", "> A button."]) == ["> A button."]
