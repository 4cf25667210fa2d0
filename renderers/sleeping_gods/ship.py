"""The steamship as she sails the chart, and beasts that hunt her."""

from __future__ import annotations

from renderers.cache import kept
from renderers.colour import darker, lighter, rgb
from renderers.curves import bezier, spline
from renderers.pen import Pen
from renderers.sleeping_gods.look import THEME
from renderers.sprite import Sprite


@kept()
def steamship(size: float = 1.0) -> Sprite:
    """Hull, deckhouse, funnel and a pennant of smoke. Anchored at her waterline's middle."""
    pen = Pen(132, 112)
    x, y = 62, 88
    smoke = [(x + 8, y - 50, 7), (x + 20, y - 60, 9), (x + 36, y - 66, 10), (x + 52, y - 66, 8)]
    pen.glow(pen.discs([(sx, sy, r + 1) for sx, sy, r in smoke]), rgb("2C3A40"), 1.5, 0.5)
    pen.fill(
        pen.discs([(float(sx), float(sy), float(r)) for sx, sy, r in smoke]), rgb("E8E2D4"), 0.92
    )
    pen.contact(x, y + 6, 50, 9, 0.5)
    hull = [
        (x - 52, y - 22),
        *bezier((x - 52, y - 22), (x - 20, y - 14), (x + 20, y - 14), (x + 54, y - 24)),
        (x + 42, y + 4),
        (x - 40, y + 4),
    ]
    pen.body(pen.area(hull), rgb("2E4A5E"), THEME.outline, 2.2)
    pen.fill(
        pen.area([(x - 44, y - 2), (x + 45, y - 2), (x + 42, y + 4), (x - 40, y + 4)]),
        rgb("A43A2C"),
    )
    house = pen.box(x - 30, y - 34, x + 24, y - 16, 3)
    pen.body(house, rgb("F2E8D2"), THEME.outline, 2)
    upper = pen.box(x - 20, y - 45, x + 2, y - 32, 3)
    pen.body(upper, rgb("F2E8D2"), THEME.outline, 2)
    for at in range(5):
        pen.fill(pen.disc(x - 24 + at * 10.5, y - 25, 2.6), rgb("2A5C70"))
    funnel = pen.area([(x + 4, y - 34), (x + 5, y - 56), (x + 16, y - 56), (x + 17, y - 34)])
    pen.body(funnel, rgb("C7402F"), THEME.outline, 2)
    pen.fill(pen.box(x + 5, y - 56, x + 16, y - 51), rgb("1D2327"))
    pen.fill(pen.stroke([(x - 36, y - 18), (x - 36, y - 58)], 2.2), THEME.outline)
    pen.fill(pen.area([(x - 36, y - 58), (x - 54, y - 52), (x - 36, y - 46)]), THEME.trail)
    foam = spline(
        [(x - 60, y + 4), (x - 34, y + 9), (x, y + 5), (x + 34, y + 9), (x + 60, y + 4)], 8
    )
    pen.fill(pen.stroke(foam, 3.4), rgb("FDFDF8"), 0.95)
    return pen.sprite_sized(size, x, y - 20)


@kept()
def serpent() -> Sprite:
    """Coils of something that follows. Anchored at its middle."""
    pen = Pen(92, 66)
    skin = rgb("3E6B4F")
    for x, r in ((64, 13.0), (42, 16.0)):
        arch = pen.arm(
            bezier((x - r, 52), (x - r, 52 - 2 * r), (x + r, 52 - 2 * r), (x + r, 52)), 12, 11
        )
        pen.fill(pen.grown(arch, 2), THEME.outline)
        pen.shade(arch, lighter(skin, 0.35), darker(skin, 0.3))
    neck = pen.arm(bezier((22, 54), (6, 34), (20, 18), (30, 16)), 13, 11)
    pen.fill(pen.grown(neck, 2), THEME.outline)
    pen.shade(neck, lighter(skin, 0.35), darker(skin, 0.3))
    head = pen.area([(24, 8), (44, 12), (50, 20), (40, 26), (24, 24)])
    pen.body(head, skin, THEME.outline, 2)
    pen.fill(pen.disc(36, 15, 2.6), THEME.danger)
    foam = spline([(4, 54), (24, 58), (46, 54), (66, 58), (88, 54)], 8)
    pen.fill(pen.stroke(foam, 3.2), rgb("FDFDF8"), 0.95)
    return pen.sprite(46, 40)
