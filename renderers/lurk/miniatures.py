"""Models and creatures as figures on their feet, with all that befell them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from games.lurk.content import CREATURES, KINDS
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.figures import states
from renderers.figures.sheet import HIGH, WIDE, Figures, Sheet
from renderers.figures.standee import LARGE_FOOT, SMALL_FOOT, foot
from renderers.lurk.figures import abyss, ancients, cog, low_clans, nautilus
from renderers.lurk.look import LOOKS, look_of
from renderers.sprite import Sprite

PEOPLES: dict[str, Figures] = {
    "cog": cog.FIGURES,
    "nautilus": nautilus.FIGURES,
    "low_clans": low_clans.FIGURES,
    "ancients": ancients.FIGURES,
    "abyss": abyss.FIGURES,
}
PEOPLE_OF = {kind: people for people, figures in PEOPLES.items() for kind in figures}
_MASTER, _HUGE, _FINEST = 1.32, 2.0, 5
"""Of this size is the one drawing from which a board's figures are made; from this size on lines
are thinner; and no sheet is larger than so many times the figure."""
_GRAVE, _AIR = 3, 16


def is_large(kind: str) -> bool:
    return kind in CREATURES or KINDS[kind].large


@kept(named=False)
def drawn(kind: str, scale: float) -> Sprite:
    """The figure alone, looking right, from a sheet fine enough for its size."""
    people, over = PEOPLE_OF[kind], min(_FINEST, ceil(2 * scale) + 1)
    sheet = Sheet(over, 0.5 if scale > _HUGE else 1.0)
    PEOPLES[people][kind](sheet)
    look = look_of(people)
    army = look.colour if people in LOOKS else None
    return sheet.edged(look.light, army).standing(scale)


@kept(named=False)
def figure(kind: str, scale: float, left: bool = False) -> Sprite:
    """In any size, looking right or left; small ones are made from one drawing."""
    if scale > _MASTER:
        sprite = drawn(kind, scale)
    else:
        master, size = drawn(kind, _MASTER), (round(WIDE * scale), round(HIGH * scale))
        image = master.image.resize(size, Image.Resampling.LANCZOS)
        sprite = Sprite(image, master.x * scale / _MASTER, master.y * scale / _MASTER)
    return sprite.flipped() if left else sprite


@kept(named=False)
def pedestal(kind: str, scale: float) -> Sprite:
    """The foot in the colour and shape of its people."""
    look = look_of(PEOPLE_OF[kind])
    return foot(look.shape, look.colour, LARGE_FOOT if is_large(kind) else SMALL_FOOT, scale)


def hurt(wounds: int, heart: int) -> int:
    """Thirds of the Heart that are gone, any wound at all being one."""
    return min(_GRAVE, ceil(_GRAVE * wounds / heart)) if wounds else 0


@kept(named=False)
def miniature(
    kind: str, cuts: int, tokens: tuple[str, ...], scale: float, left: bool = False
) -> Sprite:
    """A figure with its wounds and tokens, on its foot, anchored there."""
    body = states.on_body(figure(kind, scale, left), _marks(cuts, tokens, scale))
    if "charging" in tokens:
        body = states.leaning(body, scale, left=left)
    lift = states.LIFT * scale if {"swimming", "climbed"}.intersection(tokens) else 0.0
    x, y = body.x + _AIR * scale, body.y + _AIR * scale
    canvas = Canvas.clear(round((WIDE + 2 * _AIR) * scale), round((HIGH + _AIR) * scale))
    canvas.put(pedestal(kind, scale), x, y)
    for name in _below(tokens):
        under = states.layer(name, 0, scale)
        canvas.put(under.flipped() if left else under, x, y)
    canvas.put(body, x, y - lift)
    for name in _above(tokens):
        canvas.put(states.layer(name, 0, scale), x, y - lift)
    return canvas.sprite(x, y)


def _marks(cuts: int, tokens: Sequence[str], scale: float) -> list[Sprite]:
    """What stays within the outline."""
    found = [states.layer("acid", 0, scale)] if "poisoned" in tokens else []
    if cuts:
        found.append(states.layer("cuts", cuts, scale))
    return found


def _below(tokens: Sequence[str]) -> list[str]:
    names = {"charging": "rush", "climbed": "boulder", "swimming": "ripples"}
    return [names[token] for token in tokens if token in names]


def _above(tokens: Sequence[str]) -> list[str]:
    names = {"poisoned": "bubbles", "trapped": "net", "inked": "cloud", "stunned": "stars"}
    return [names[token] for token in tokens if token in names]


def portraits() -> dict[str, dict[str, Sprite]]:
    """All figures, people by people, as large as their drawing."""
    return {
        people: {kind: figure(kind, _MASTER) for kind in kinds} for people, kinds in PEOPLES.items()
    }
