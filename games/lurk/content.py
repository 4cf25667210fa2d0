"""What is printed, read from the data files and checked.

A mistake in the files is told to whoever wrote it: which file, which card, which field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from games.kernel.data_files import read_data
from games.kernel.text import T, Text
from games.lurk.schema import (
    FACTION_IDS,
    Abyss,
    Card,
    Chart,
    DiceFaces,
    Events,
    Faction,
    Items,
    Kind,
    Printed,
)

FOLDER = Path(__file__).with_name("data")


class ContentError(ValueError):
    """A mistake in a data file, told to whoever must mend it."""


P = TypeVar("P", bound=Printed)


def read(kind: type[P], name: str, folder: Path = FOLDER) -> P:
    """One file; every mistake in it is named by file, card and field."""
    data = read_data(folder / name)
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        faults = [f"{name}: {_place(data, e['loc'])}: {e['msg']}" for e in error.errors()]
        raise ContentError("\n".join(faults)) from error


def _place(data: Any, path: tuple[int | str, ...]) -> str:
    """The way to a field in words: entries of lists by their id or name."""
    words: list[str] = []
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            data = None
        named = isinstance(data, dict) and (data.get("id") or data.get("name"))
        words.append(str(named if isinstance(step, int) and named else step))
    return " > ".join(words) or "the whole file"


DICE = read(DiceFaces, "dice.yaml")
CHART = read(Chart, "map.yaml")
FACTIONS: Mapping[str, Faction] = {name: read(Faction, f"{name}.yaml") for name in FACTION_IDS}
ITEMS = read(Items, "items.yaml").cards
ABYSS = read(Abyss, "abyss.yaml")
CREATURES = {one.id: one for one in ABYSS.creatures}
TREASURES = {one.id: one for one in ABYSS.treasures}
EVENTS = {one.id: one for one in read(Events, "events.yaml").events}

KINDS: Mapping[str, Kind] = {
    kind.id: kind for faction in FACTIONS.values() for kind in faction.models
}
STARTING: Mapping[str, Card] = {
    card.id: card for faction in FACTIONS.values() for card in faction.cards
}
CARDS: Mapping[str, Card] = {**STARTING, **{card.id: card for card in ITEMS}}


def _names() -> Iterator[tuple[str, Text]]:
    for group in (KINDS, CARDS, CREATURES, TREASURES, EVENTS, FACTIONS):
        for key, one in group.items():
            yield key, T(one.name)


NAMES: Mapping[str, Text] = dict(_names())
"""Every printed name, ready to be spoken."""

POWER_NAMES: Mapping[str, Text] = {key: T(kind.ability.name) for key, kind in KINDS.items()}
EVENT_TEXTS: Mapping[str, Text] = {key: T(event.text) for key, event in EVENTS.items()}
ARMY_NAMES: Mapping[str, Text] = {
    army.name: T(army.name) for faction in FACTIONS.values() for army in faction.armies
}
CREEDS: Mapping[str, Text] = {key: T(faction.creed) for key, faction in FACTIONS.items()}


def copies(cards: Mapping[str, Any]) -> list[str]:
    """A deck: every card as often as it is printed."""
    return [key for key, card in cards.items() for _ in range(card.copies)]
