"""Every card of every deck, written down once more: a figure that slips in a pack is noticed.

``python -m tests.games.sleeping_gods.test_printed`` writes them anew; read the difference.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from games.sleeping_gods.content.extending import extended
from games.sleeping_gods.content.files import folder_files
from games.sleeping_gods.content.loader import PACKS as HOUSE
from games.sleeping_gods.content.loader import house_source
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import read_files

PRINTED = Path(__file__).parent / "printed"
PACKS = ("hollow_gyre", "shallows")
DECKS = ("crew", "abilities", "adventure", "market", "enemies", "events", "quests", "search")
PROSE = {"text", "about", "emblem", "short", "role", "title", "temper"}
"""What is read or answers for somebody, and is not counted; tests of the writing hold it."""


def figures(value: Any) -> str:
    """Everything that counts, in one line, without what is absent."""
    if isinstance(value, Mapping):
        parts = [f"{key}: {figures(part)}" for key, part in sorted(value.items()) if there(part)]
        return "{" + ", ".join(part for part in parts if part.split(":")[0] not in PROSE) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(figures(part) for part in value) + "]"
    return str(value)


def there(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", 0, (), [], {})


def lines(pack: str, deck: str) -> list[str]:
    """Of the files alone that hold the deck: no story is read."""
    holds = re.compile(rf"^({deck}|about):".encode(), re.MULTILINE)
    files = {name: text for name, text in folder_files(HOUSE / pack).items() if holds.search(text)}
    entries = extended(read_files(files), house_source).sections[deck]
    cards = TypeAdapter(Pack.model_fields[deck].annotation).validate_python(entries)
    return [figures(card.model_dump()) for card in cards]


def written(pack: str, deck: str) -> Path:
    return PRINTED / f"{pack}.{deck}.txt"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_its_printed_figures(pack: str, deck: str) -> None:
    printed = written(pack, deck).read_text().splitlines()
    for card, line in zip(lines(pack, deck), printed, strict=True):
        assert card == line


def test_nothing_that_counts_is_left_out() -> None:
    assert figures({"n": 0, "op": "heal", "text": "…", "mods": [{"n": 1, "res": None}]}) == (
        "{mods: [{n: 1}], op: heal}"
    )


if __name__ == "__main__":
    for name in PACKS:
        for part in DECKS:
            written(name, part).write_text("\n".join(lines(name, part)) + "\n")
