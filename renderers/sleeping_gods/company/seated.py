"""The nine in a scene: the same busts, seen through its air, with its light along one side."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageOps

from renderers.cache import kept
from renderers.colour import rgb
from renderers.sleeping_gods.company.easel import HIGH, Easel
from renderers.sleeping_gods.company.portrait import back, bust
from renderers.sleeping_gods.company.table import MOODS, person_of
from renderers.sprite import Sprite

DARK, PAD, LARGE = 0.7, 16, 240


class Seen(NamedTuple):
    """How a scene shows somebody: through what air, in what light, turned where."""

    air: str = "1E1410"
    share: float = 0.35
    """Of the air; 1 is a pure silhouette."""
    light: str = "FFCF8A"
    turn: float | None = None
    from_right: bool = False
    """Whence the light comes."""
    bare: bool = True
    away: bool = False


LAMPLIT = Seen()


@kept(named=False)
def half_figure(crew: str, mood: str, high: int, seen: Seen) -> Sprite:
    """Somebody from the breast up, no frame around them. Anchored under the middle of it."""
    who = person_of(crew)
    turn = who.turn if seen.turn is None else seen.turn
    turn, tilt = (-turn, -who.tilt) if seen.from_right else (turn, who.tilt)
    prop = "" if seen.bare else who.prop
    who = who._replace(turn=turn, tilt=tilt, light=rgb(seen.light), deep=rgb(seen.air), prop=prop)
    over = 2 if high > LARGE else 3
    e = Easel(who, MOODS[mood]._replace(light=1.0), high / HIGH, over, 1.15, PAD)
    e.room = Image.new("L", e.size, 255)
    e.veil = rgb(seen.air), seen.share
    if seen.away:
        back(e)
    else:
        bust(e, plain=seen.share >= DARK)
    image = e.image.reduce(over)
    middle = image.width / 2
    if seen.from_right:
        image = ImageOps.mirror(image)
    return Sprite(image, middle, image.height)
