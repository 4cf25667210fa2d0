"""Icons: one silhouette each, cut like a stencil, shown flat, embossed or carved into stone."""

from __future__ import annotations

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter
from renderers.icons.ink import STENCILS, Ink
from renderers.icons.sea import *  # noqa: F403 - the stencils enter the list as they are read
from renderers.icons.signs import *  # noqa: F403 - as above
from renderers.icons.tools import *  # noqa: F403 - as above
from renderers.pen import Mask, Pen, without
from renderers.sprite import Sprite

__all__ = ["STENCILS", "Ink", "carved", "icon", "names", "stencil"]


def names() -> list[str]:
    return sorted(STENCILS)


def stencil(pen: Pen, name: str, x: float, y: float, radius: float) -> Mask:
    """The icon's silhouette on a sheet, for whoever draws something larger."""
    ink = Ink(pen, x, y, radius)
    STENCILS[name](ink)
    return ink.mask


@kept()
def icon(name: str, size: int, colour: Colour, edge: Colour | None = None) -> Sprite:
    """The icon, lit from above, with a dark edge if it must stand off its ground."""
    pad = 5
    pen, c = Pen(size + 2 * pad, size + 2 * pad), size / 2 + pad
    mask = stencil(pen, name, c, c, size / 2)
    if edge is not None:
        pen.fill(pen.grown(mask, 2.2), edge)
    pen.shade(mask, lighter(colour, 0.2), darker(colour, 0.12))
    if edge is not None:
        pen.rim(mask, lighter(colour, 0.6), 1.0, 0.6)
    return pen.sprite(c, c)


@kept()
def carved(name: str, size: int, ground: Colour, light: Colour, depth: float = 1.3) -> Sprite:
    """The icon cut into its ground: dark within, a lit lip at the lower right."""
    pad = 4
    pen, c = Pen(size + 2 * pad, size + 2 * pad), size / 2 + pad
    mask = stencil(pen, name, c, c, size / 2)
    pen.fill(without(pen.shifted(mask, depth, depth), mask), lighter(ground, 0.35), 0.65)
    pen.fill(mask, light, 0.9)
    pen.fill(without(mask, pen.shifted(mask, depth, depth)), darker(ground, 0.75), 0.75)
    return pen.sprite(c, c)
