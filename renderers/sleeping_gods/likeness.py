"""The likeness of a foe, framed, before the colours of its country."""

from __future__ import annotations

from math import ceil

from PIL import Image

import renderers.sleeping_gods.foes  # noqa: F401 - the foes enter the list as they are read
from games.sleeping_gods.content.atlas import Theme
from renderers import paint
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix
from renderers.figures.sheet import DX, DY, HIGH, WIDE
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sleeping_gods.foes.register import FOES
from renderers.sleeping_gods.foes.soft import SoftSheet
from renderers.sleeping_gods.look import GROUNDS, NIGHT, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite

KIN: dict[str, str] = {
    "bird": "Wrack-crow",
    "bone": "Skeletal Warrior",
    "claw": "Infernal Jackal",
    "crab": "Scalder",
    "crystal": "Glazier of the Good",
    "eel": "Drain Eel",
    "eye": "Flying Eye",
    "fire": "Clinker Page",
    "ghost": "The Waiting Thing",
    "hand": "Half of the Heap",
    "helm": "Captain of the Creek",
    "ice": "The Elder Twin",
    "insect": "Well Drone",
    "leaf": "Kelp Bailiff",
    "mask": "Echo-eater",
    "net": "Netted Man",
    "skull": "Skeletal Warrior",
    "snake": "First Long Throat",
    "squid": "Scorpion Squid",
    "tree": "Root Sentry",
    "wave": "The Undertow",
}
"""Whom a foe without a likeness of its own resembles, by its emblem."""

_MASTER, _ROOM, _TALL, _FOOT = 2.7, 134, 166, 156
"""The size of the one drawing; how wide and tall a figure is at least shown; where it is cut off"""


def known_as(name: str, emblem: str) -> str | None:
    """The likeness that shows this foe: its own, or that of its kin."""
    return name if name in FOES else KIN.get(emblem)


def country(name: str, emblem: str) -> Theme:
    known = known_as(name, emblem)
    return FOES[known].ground if known is not None else "whirl"


@kept(named=False)
def figure(name: str, scale: float = _MASTER) -> Sprite:
    """A foe alone, large, in the light of its country. Anchored at the middle of where it is cut
    off."""
    one = FOES[name]
    sheet = SoftSheet(ceil(scale), GROUNDS[one.ground].light, one.temper)
    one.draw(sheet)
    return sheet.sprite_sized(scale, 70 + DX, _FOOT + DY)


def rogues(scale: float) -> dict[str, dict[str, Sprite]]:
    """Every likeness, country by country."""
    rows: dict[str, dict[str, Sprite]] = {}
    for name, one in FOES.items():
        rows.setdefault(f"foes, {one.ground}", {})[name] = figure(name, scale)
    return rows


def sized(name: str, scale: float) -> Sprite:
    """In any size, made from the one drawing."""
    master, size = figure(name), (round(WIDE * scale), round(HIGH * scale))
    image = master.image.resize(size, Image.Resampling.LANCZOS)
    return Sprite(image, master.x * scale / _MASTER, master.y * scale / _MASTER)


@kept(named=False)
def likeness(name: str, emblem: str, wide: int, high: int, *, left: bool = False) -> Sprite:
    """The framed likeness, looking right or left. Anchored at its upper left corner."""
    ground = GROUNDS[country(name, emblem)]
    canvas = Canvas(_backdrop(wide, high, ground.haze, ground.light))
    known = known_as(name, emblem)
    if known is None:
        shape = icon(picture(emblem), round(min(wide, high) * 0.6), THEME.bone, THEME.outline)
        canvas.put(shape, wide / 2, high / 2)
    else:
        shown = sized(known, min(wide / _ROOM, high / _TALL))
        canvas.put(shown.flipped() if left else shown, wide / 2, high)
    paint.vignette(canvas.image, NIGHT, 0.55)
    canvas.image = canvas.image.convert("RGBA")
    canvas.image.putalpha(_rounded(wide, high))
    canvas.put(_frame(wide, high), 0, 0)
    return canvas.sprite()


def _backdrop(wide: int, high: int, haze: Colour, light: Colour) -> Image.Image:
    """The air of its country at dusk, with a light behind the head."""
    dusk = mix(haze, NIGHT, 0.62)
    image = paint.gradient(wide, high, ((0, dusk), (0.6, haze), (1, darker(dusk, 0.3))))
    paint.spot(image, wide * 0.5, high * 0.4, max(wide, high) * 0.6, light, 0.7)
    paint.contours(image, lighter(haze, 0.4), 0.16, 26, f"{haze}")
    return image


def _rounded(wide: int, high: int) -> Image.Image:
    pen = Pen(wide, high, 2)
    return pen.box(0, 0, wide, high, 12).reduce(2)


@kept()
def _frame(wide: int, high: int) -> Sprite:
    pen = Pen(wide, high, 2)
    outer, inner = pen.box(0, 0, wide, high, 12), pen.box(5, 5, wide - 5, high - 5, 8)
    pen.fill(without(outer, inner), THEME.outline)
    brass = without(
        pen.box(1.2, 1.2, wide - 1.2, high - 1.2, 11), pen.box(4, 4, wide - 4, high - 4, 9)
    )
    pen.shade(brass, THEME.brass_light, THEME.brass_dark)
    return pen.sprite()
