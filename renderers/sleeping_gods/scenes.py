"""A vignette as a picture of its own, and in the corner of others."""

from __future__ import annotations

import renderers.sleeping_gods.vignettes  # noqa: F401 - the scenes enter the list as they are read
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.picture import SOFT, Picture
from renderers.sleeping_gods.vignettes.register import VIGNETTES
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sprite import Sprite
from renderers.words import Words, say


@kept(named=False)
def scene(name: str) -> Sprite:
    """The painted scene."""
    stage = Stage(name)
    VIGNETTES[name].draw(stage)
    return Sprite(stage.done())


def vignette(game_id: str, name: str) -> Picture | None:
    """The scene with its words; nothing for a name that nobody painted."""
    if name not in VIGNETTES:
        return None
    alt = Words(say(VIGNETTES[name].alt)).alt
    return Picture(Canvas.on(scene(name)), f"{game_id}-{name}", SOFT, alt)
