"""Things of the glossary by themselves: cards, pieces and places that have a picture."""

from __future__ import annotations

import pytest

from games.catalog import GAMES, find_game
from renderers import renderer_for
from renderers.exhibit import HIGH, WIDE

PICTURED = {
    "refuge": ("salvage", "ability", "diver", "objective", "kraken", "space"),
    "jupiter": ("card", "robot", "module"),
    "tentacula": ("animal", "fish", "gem", "stash", "tile", "gate"),
    "lurk": ("model",),
    "sleeping_gods": ("crew", "ability", "market", "card"),
}


@pytest.mark.parametrize("game_id", GAMES)
def test_cards_and_pieces_have_pictures(game_id: str) -> None:
    game, renderer = find_game(game_id), renderer_for(game_id)
    options, seen = game.Options(), dict.fromkeys(PICTURED[game_id], 0)
    for thing in game.glossary(options).values():
        kind = thing.id.partition(".")[0]
        if seen.get(kind, 0) >= 6 and game_id == "sleeping_gods":
            continue
        picture = renderer.thing(thing.id, options)
        if picture is None:
            assert kind not in PICTURED[game_id], thing.id
            continue
        assert picture.image.size == (WIDE, HIGH)
        assert picture.alt == str(thing.name)
        seen[kind] = seen.get(kind, 0) + 1
    assert all(seen.values()), seen
