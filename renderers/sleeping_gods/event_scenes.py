"""The small scene above an event: the sea as mild or as deadly as its card, and in the haze what
the card is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from PIL import Image

from games.kernel import T, Text
from games.sleeping_gods.content.words import Emblem, Tier
from games.sleeping_gods.story.event_deck import EVENT_SCENE
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.icons import icon
from renderers.picture import SOFT, Picture
from renderers.sleeping_gods.stencils import picture
from renderers.sleeping_gods.vignettes.makings import manticore
from renderers.sleeping_gods.vignettes.stage import WIDE, Stage, tint
from renderers.sleeping_gods.vignettes.weather import (
    clouds,
    hole,
    rain,
    road,
    sea,
    stars,
    sun,
    swells,
)
from renderers.sprite import Sprite
from renderers.words import Words, say

TOP, BAND = 60, 270
"""What of the stage is seen: half as high as a passage's scene."""
SIZE = 150
ALT: dict[str, Text] = {
    "mild": T("The ship on a quiet sea."),
    "perilous": T("The ship in a rising sea, under rain."),
    "deadly": T("The ship by night, under the hole in the sky."),
}


def event_scene(game_id: str, name: str) -> Picture | None:
    """The scene of a name that an event gives; nothing for any other."""
    kind, tier, emblem = [*name.split("."), "", ""][:3]
    if kind != EVENT_SCENE or tier not in get_args(Tier) or emblem not in get_args(Emblem):
        return None
    alt = Words(say(ALT[tier])).alt
    return Picture(Canvas.on(event_painted(name)), f"{game_id}-{kind}", SOFT, alt)


@kept(named=False)
def event_painted(name: str) -> Sprite:
    """The painted scene of a name that an event gives."""
    _, tier, emblem = name.split(".")
    stage = Stage(f"{tier}.{emblem}")
    _SEAS[tier](stage, emblem)
    done: Image.Image = stage.done()
    return Sprite(done.crop((0, TOP, WIDE, TOP + BAND)))


def _sign(s: Stage, emblem: str, code: str, air: str, share: float) -> float:
    """What it is about, large and pale in the haze; the side on which there is room for a ship."""
    left = s.vary("side") < 0.5
    x = (140 if left else 510) + 60 * s.vary("x")
    s.glow(x + SIZE / 2, 170, 170, code, 0.35)
    s.put(icon(picture(emblem), SIZE, tint(code)).image, x, 92, air, share)
    return 560.0 if left else 240.0


def _mild(s: Stage, emblem: str) -> None:
    s.sky("3F8498", "9CCFC8", "F3E7C0", "F8EFD0")
    clouds(s, 96, "F4F4E6", 5, 50, 0.22)
    sun(s, 400, 236, 15)
    x = _sign(s, emblem, "FFF6DC", "CFE2D0", 0.08)
    sea(s, 240, "B4DACB", "1F6470")
    road(s, 400, 240, "FFF1C8", 60)
    manticore(s, x, 262, 0.72, smoke="E8E4D4", left=x > 400)


def _perilous(s: Stage, emblem: str) -> None:
    s.sky("1C2935", "3F5663", "8C8468", "B99C68")
    clouds(s, 92, "3A4A56", 6, 74, 0.3)
    x = _sign(s, emblem, "E8DCC0", "66707A", 0.28)
    swells(s, 246, "5E7A7E", "12303E", 24)
    manticore(s, x, 268, 0.72, smoke="5A646A", left=x > 400)
    rain(s, "A9BBC0", 130)


def _deadly(s: Stage, emblem: str) -> None:
    s.sky("04070D", "0E1A2E", "2A2440", "4A3044")
    stars(s, 90, 220)
    hole(s, 400, 92, 92, 20)
    x = _sign(s, emblem, "E8A890", "2A2440", 0.2)
    swells(s, 244, "2E3A52", "060D16", 40)
    manticore(s, x, 268, 0.72, "0A1018", smoke="2A3038", left=x > 400)


_SEAS: dict[str, Callable[[Stage, str], None]] = {
    "mild": _mild,
    "perilous": _perilous,
    "deadly": _deadly,
}
