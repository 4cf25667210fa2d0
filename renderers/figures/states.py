"""What a figure has suffered or is about to do, shown on the figure itself.

Each state is a layer drawn once for a size. Laying it over a figure is a few pastes, so that a
wound costs a press nothing to speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageChops

from renderers.cache import kept
from renderers.colour import rgb
from renderers.curves import placed, star
from renderers.figures.sheet import DY, GROUND, INK, Sheet, X, curve, smooth
from renderers.pen import both
from renderers.sprite import Sprite

CUT, ACID, NET, STAR = rgb("FF4A4A"), rgb("A8F24A"), rgb("E5A03B"), rgb("F0E442")
_INK_CLOUD, _INK_EDGE = rgb("140C26"), rgb("B79CFF")
LEAN, LIFT = 0.16, 14
"""How far a charging figure leans, and how high a swimming one floats."""


def _cuts(pen: Sheet, count: int) -> None:
    """Claw marks, one for each third of the Heart that is gone, and a body that pales."""
    pen.fill(pen.box(-30, -30, 170, GROUND), rgb("40202C"), 0.08 * count)
    for i in range(count):
        x = 46 + 17 * i
        cut = curve(placed("0,42 12,62 4,80 16,106", x))
        pen.fill(pen.arm(cut[:12], 3, 11), INK)
        pen.fill(pen.arm(cut, 11, 3), INK)
        pen.fill(pen.arm(cut, 6, 1.4), CUT)


def _acid(pen: Sheet, _: int) -> None:
    """Green climbs from the feet."""
    wave = smooth("-30,92 30,82 52,96 74,80 96,94 120,82 170,94", 6)
    pen.fill(pen.area([(-30, 140), *wave, (170, 140)]), rgb("4E9A12"), 0.6)
    pen.fill(pen.stroke(wave, 3.8), ACID)


def _bubbles(pen: Sheet, _: int) -> None:
    for x, y, r in ((28, 58, 6), (114, 50, 7.5), (20, 34, 4), (122, 28, 4.5)):
        pen.fill(pen.disc(x, y, r + 2), INK)
        pen.fill(pen.disc(x, y, r), ACID)
        pen.fill(pen.disc(x - r * 0.3, y - r * 0.3, r * 0.3), (255, 255, 255))


def _cloud(pen: Sheet, _: int) -> None:
    """Ink over the eyes."""
    lobes = [(40, 42, 17), (60, 30, 20), (84, 34, 20), (104, 46, 16), (70, 52, 20), (50, 56, 13),
             (92, 58, 14)]  # fmt: skip
    pen.fill(pen.discs([(x, y, r + 3) for x, y, r in lobes]), _INK_EDGE)
    pen.fill(pen.discs(lobes), _INK_CLOUD)
    shine = [(x - r * 0.3, y - r * 0.35, r * 0.34) for x, y, r in lobes[:4]]
    pen.fill(pen.discs(shine), rgb("5B478F"), 0.9)
    for x in (56, 88):
        pen.fill(pen.disc(x, 66, 3.5, 9), _INK_CLOUD)


def _stars(pen: Sheet, _: int) -> None:
    for x, y, r in ((34, -2, 10), (70, -8, 12), (104, 0, 10)):
        mask = pen.area(star(x, y, r * 1.2, r * 0.52))
        pen.fill(pen.grown(mask, 2.4), INK)
        pen.fill(mask, STAR)


def _net(pen: Sheet, _: int) -> None:
    """A few thick cords from the waist down."""
    skirt = pen.area("36,70 104,70 124,124 16,124")
    many = [[(20 + 20 * i, 126.0), (74 + 20 * i, 66.0)] for i in range(-4, 7)]
    many += [[(120 - 20 * i, 126.0), (66 - 20 * i, 66.0)] for i in range(-4, 7)]
    pen.fill(both(skirt, pen.strokes(many, 6.4)), INK)
    pen.fill(both(skirt, pen.strokes(many, 3.2)), NET)
    pen.fill(pen.stroke("36,70 104,70", 7), INK)
    pen.fill(pen.stroke("36,70 104,70", 4), NET)


def _rush(pen: Sheet, _: int) -> None:
    """Water torn behind it."""
    for y, x0, x1 in ((46, -14, 34), (66, -8, 28), (86, -14, 30), (104, -6, 26)):
        pen.fill(pen.arm([(x1, y), (x0, y)], 10, 2), INK)
        pen.fill(pen.arm([(x1, y), (x0 + 3, y)], 6, 1), STAR)


def _boulder(pen: Sheet, _: int) -> None:
    """The rock it has climbed."""
    pen.plate("24,118 34,104 58,98 84,102 108,100 118,116 110,132 70,138 32,132", rgb("7A7E8A"))
    pen.lines(
        pen.area("24,118 34,104 58,98 84,102 108,100 118,116 110,132"),
        ["58,98 66,112 60,132", "84,102 92,116"],
        2.6,
    )


def _ripples(pen: Sheet, _: int) -> None:
    """Water between a swimmer and its foot."""
    for wide, y in ((40, 120), (28, 112)):
        wave = [(X - wide, y), (X - wide / 2, y - 5), (X, y), (X + wide / 2, y + 5), (X + wide, y)]
        pen.fill(pen.stroke(smooth(wave), 6.4), INK, 0.8)
        pen.fill(pen.stroke(smooth(wave), 3.4), rgb("9FE3F2"))


LAYERS: dict[str, Callable[[Sheet, int], None]] = {
    "cuts": _cuts,
    "acid": _acid,
    "bubbles": _bubbles,
    "cloud": _cloud,
    "stars": _stars,
    "net": _net,
    "rush": _rush,
    "boulder": _boulder,
    "ripples": _ripples,
}


@kept()
def layer(name: str, count: int, scale: float) -> Sprite:
    pen = Sheet()
    LAYERS[name](pen, count)
    return pen.standing(scale)


def on_body(figure: Sprite, layers: Sequence[Sprite]) -> Sprite:
    """Layers that stay within the figure's outline."""
    image = figure.image.copy()
    for one in layers:
        over = one.image.copy()
        over.putalpha(ImageChops.multiply(over.getchannel("A"), figure.image.getchannel("A")))
        image.alpha_composite(over)
    return Sprite(image, figure.x, figure.y)


def leaning(figure: Sprite, scale: float, *, left: bool) -> Sprite:
    """The figure bent forward over its feet."""
    foot, lean = (GROUND + DY) * scale, -LEAN if left else LEAN
    shear = (1, lean, -lean * foot, 0, 1, 0)
    image = figure.image.transform(
        figure.image.size, Image.Transform.AFFINE, shear, Image.Resampling.BICUBIC
    )
    return Sprite(image, figure.x, figure.y)
