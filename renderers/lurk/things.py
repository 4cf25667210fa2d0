"""Models, creatures, tiles and dice by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from games.lurk.state import Ground
from games.lurk.words import GROUND_NAMES
from renderers.lurk.ground import tile
from renderers.lurk.look import GROUNDS
from renderers.lurk.miniatures import PEOPLE_OF, figure
from renderers.lurk.pieces import diamond, pool
from renderers.sprite import Sprite

SCALE, SIZE = 1.8, 90
TILES: Mapping[str, Ground] = {ground: ground for ground in GROUND_NAMES if ground in GROUNDS}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind in ("model", "abyss") and key in PEOPLE_OF:
        return figure(key, SCALE)
    if kind == "ground" and key in TILES:
        return tile(TILES[key], 0)
    if thing in ("sign.essence", "sign.diamond"):
        return diamond(SIZE)
    return pool("WRB", SIZE) if thing == "sign.dice" else None
