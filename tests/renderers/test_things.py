"""Things of the glossary by themselves: every one of them has a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from games.catalog import GAMES, find_game
from games.sleeping_gods.content.loader import pack_names
from games.sleeping_gods.options import CampaignOptions
from renderers import renderer_for
from renderers.exhibit import HIGH, WIDE
from tests.renderers.test_every_game import every_game

FEW = 4
UNPICTURED: dict[str, str] = {}
"""Things that cannot be drawn, each with the reason; there are none."""


def boxes() -> list[tuple[str, Any]]:
    """Every game with its usual options, and Sleeping Gods with every pack."""
    packs = [("sleeping_gods", CampaignOptions(pack=pack)) for pack in pack_names()]
    short = [(game, find_game(game).Options()) for game in GAMES if game != "sleeping_gods"]
    return [*short, *packs]


every_box = pytest.mark.parametrize(
    ("game_id", "options"), boxes(), ids=lambda value: str(value)[:40], scope="session"
)


@every_box
def test_what_is_explained_has_a_picture(game_id: str, options: Any) -> None:
    draw_things(game_id, options, _few(find_game(game_id).glossary(options)))


@pytest.mark.soak
@every_box
def test_everything_that_is_explained_has_a_picture(game_id: str, options: Any) -> None:
    draw_things(game_id, options, find_game(game_id).glossary(options))


def draw_things(game_id: str, options: Any, things: Iterable[str]) -> None:
    drawn, renderer = list(things), renderer_for(game_id)
    without = {thing for thing in drawn if renderer.sprite_of(thing, options) is None}
    assert without == UNPICTURED.keys() & set(drawn)


def _few(glossary: Iterable[str]) -> Iterator[str]:
    """All of a kind that is small; of larger ones a few, from one end to the other."""
    kinds: dict[str, list[str]] = {}
    for thing in glossary:
        kinds.setdefault(thing.partition(".")[0], []).append(thing)
    for things in kinds.values():
        yield from things[:: -(-len(things) // FEW)]


@every_game
def test_one_of_each_kind_is_shown_in_the_same_frame(game_id: str) -> None:
    game, renderer = find_game(game_id), renderer_for(game_id)
    options, seen = game.Options(), set()
    for thing in game.glossary(options).values():
        kind = thing.id.partition(".")[0]
        if kind in seen:
            continue
        seen.add(kind)
        picture = renderer.thing(thing.id, options)
        assert picture is not None, thing.id
        assert picture.image.size == (WIDE, HIGH)
        assert picture.alt == str(thing.name)
