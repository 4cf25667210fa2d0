"""Every card of every deck, written down once more: a figure that slips in a pack is noticed.

``python -m tests.games.sleeping_gods.test_printed`` writes them anew; read the difference.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from games.sleeping_gods.content.loader import find_pack

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
    cards: Iterable[Any] = getattr(find_pack(pack), deck)
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
