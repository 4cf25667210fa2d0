"""What is printed is what the digest says, number by number."""

import json
from typing import Any

import pytest

from games.lurk.content import CHART, CREATURES, DICE, EVENTS, FACTIONS, ITEMS, TREASURES
from games.lurk.map.board import FIELD, SUMMONING
from tests.judges import LURK_DIGEST

pytestmark = pytest.mark.skipif(
    not LURK_DIGEST.exists(), reason="../shared/games/lurk.json is absent: figures not compared"
)


@pytest.fixture(scope="module")
def digest() -> Any:
    return json.loads(LURK_DIGEST.read_text(encoding="utf-8"))


def test_dice_have_the_faces_of_the_digest(digest: Any) -> None:
    for colour in ("white", "red", "black"):
        faces = [face.replace("_", " ") for face in getattr(DICE, colour)]
        assert faces == digest["dice"][colour]


def test_models_have_the_values_of_the_digest(digest: Any) -> None:
    printed = {kind.name: (name, kind) for name, f in FACTIONS.items() for kind in f.models}
    assert len(digest["models"]) == len(printed) == 28
    for row in digest["models"]:
        faction, kind = printed[row["name"]]
        assert FACTIONS[faction].name == row["faction"]
        assert kind.size[0].upper() == row["size"]
        for field in ("kind", "speed", "attack", "range", "defence", "heart", "cost"):
            assert getattr(kind, field) == row[field], (row["name"], field)


def test_starting_cards_have_the_costs_of_the_digest(digest: Any) -> None:
    for faction in FACTIONS.values():
        cards = {card.name: (card.kind, card.cost) for card in faction.cards}
        rows = digest["starting_cards"][faction.name]
        assert cards == {row["name"]: (row["kind"], row["cost"]) for row in rows}


def test_items_have_the_kinds_and_copies_of_the_digest(digest: Any) -> None:
    items = {card.name: (card.kind, card.copies) for card in ITEMS}
    assert items == {row["name"]: (row["kind"], row["count"]) for row in digest["item_deck"]}


def test_creatures_have_the_values_of_the_digest(digest: Any) -> None:
    creatures = {one.name: one for one in CREATURES.values()}
    assert len(creatures) == len(digest["abyss_creatures"])
    for row in digest["abyss_creatures"]:
        one = creatures[row["name"]]
        assert one.copies == row["count"]
        for field in ("attack", "range", "defence", "heart"):
            assert getattr(one, field) == row[field], (row["name"], field)


def test_treasures_and_events_have_the_copies_of_the_digest(digest: Any) -> None:
    for printed, rows in ((TREASURES, "abyss_treasures"), (EVENTS, "events")):
        assert {one.name: one.copies for one in printed.values()} == {
            row["name"]: row["count"] for row in digest[rows]
        }


def test_the_map_is_that_of_the_digest(digest: Any) -> None:
    chart = digest["map"]
    assert {tuple(place) for place in FIELD} == {tuple(place) for place in chart["field"]}
    for side, places in SUMMONING.items():
        assert [list(place) for place in places] == chart["summoning"][side[0].upper()]
    assert CHART.tiles["sand"] == chart["types"]["sand"]
    assert CHART.tiles["coral"] + CHART.tiles["poison"] == chart["types"]["coral"]
    assert CHART.tiles["poison"] == chart["poison_coral"]
