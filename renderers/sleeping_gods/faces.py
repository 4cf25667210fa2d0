"""The nine, and whoever else a pack brings: small busts in round frames, told apart by shape."""

from __future__ import annotations

from typing import NamedTuple

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import bezier, oval, spline, vary
from renderers.pen import Pen, both, without
from renderers.sleeping_gods.look import THEME
from renderers.sprite import Sprite


class Face(NamedTuple):
    """What tells one face from another."""

    skin: Colour
    hair: Colour
    coat: Colour
    style: str
    hat: str = ""
    beard: str = ""
    glasses: bool = False


FACES: dict[str, Face] = {
    "odessa": Face(rgb("C98F6B"), rgb("2B1D18"), rgb("1F3A5F"), "long", "peaked"),
    "rafael": Face(rgb("9C6A45"), rgb("1D1512"), rgb("7A4B2A"), "short", "", "full"),
    "audrie": Face(rgb("F0C9A4"), rgb("B5532B"), rgb("3F6B4A"), "tail"),
    "kasumi": Face(rgb("EBC29A"), rgb("15131A"), rgb("8A2F45"), "bob", "", "", glasses=True),
    "kannan": Face(rgb("7A4A2E"), rgb("14100E"), rgb("B07D2B"), "short", "bandana", "moustache"),
    "gregory": Face(rgb("EBC4A6"), rgb("D8D5CF"), rgb("4B4F58"), "bald", "", "moustache", True),
    "laurent": Face(rgb("E6B68F"), rgb("6B4423"), rgb("E4DDCB"), "short", "toque", "pointed"),
    "marco": Face(rgb("C68B62"), rgb("221A16"), rgb("A1412F"), "short", "flat", "stubble"),
    "mac": Face(rgb("F2CBA8"), rgb("D9A441"), rgb("3A6FA0"), "mop", "beret"),
}


def face_of(crew: str) -> Face:
    """A known face, or one that belongs to the name."""
    if crew in FACES:
        return FACES[crew]
    known = list(FACES.values())
    return known[int(vary(crew, "face") * len(known))]


@kept()
def portrait(crew: str, radius: int, *, down: bool = False) -> Sprite:
    """A bust in a brass ring; grey when its owner is at 0 health. Anchored at its middle."""
    size = 2 * radius + 10
    pen, c, r = Pen(size, size), size / 2, radius / 50
    face = face_of(crew)
    pen.glow(pen.disc(c + 1, c + 3, radius), (0, 3, 8), 2.5, 0.55)
    pen.fill(pen.disc(c, c, radius), THEME.outline)
    pen.ball(pen.disc(c, c, radius - 1.4), THEME.brass_light, THEME.brass_dark)
    field = pen.disc(c, c, radius * 0.88)
    ground = rgb("8FB6B4") if not down else rgb("6E7478")
    pen.ball(field, lighter(ground, 0.35), darker(ground, 0.25), (0.4, 0.3))
    _bust(pen, face, c, r)
    pen.inner_shadow(field, THEME.outline, radius * 0.1, 0.6)
    if down:
        pen.fill(field, rgb("3A3F45"), 0.55)
        for turn in (-1, 1):
            line = [(c - 22 * r, c - turn * 22 * r), (c + 22 * r, c + turn * 22 * r)]
            pen.fill(pen.stroke(line, 7 * r), THEME.danger)
    return pen.sprite(c, c)


def _bust(pen: Pen, face: Face, c: float, r: float) -> None:
    frame = pen.disc(c, c, 44 * r)
    x, y = c, c - 4 * r
    _hair_behind(pen, face, x, y, r)
    coat = [
        (x - 44 * r, c + 50 * r),
        *bezier(
            (x - 40 * r, c + 30 * r),
            (x - 24 * r, c + 20 * r),
            (x - 10 * r, c + 22 * r),
            (x, c + 22 * r),
        ),
        *bezier(
            (x, c + 22 * r),
            (x + 10 * r, c + 22 * r),
            (x + 24 * r, c + 20 * r),
            (x + 40 * r, c + 30 * r),
        ),
        (x + 44 * r, c + 50 * r),
    ]
    body = both(frame, pen.area(coat))
    pen.fill(pen.grown(body, 1.4 * r), THEME.outline)
    pen.shade(both(frame, pen.area(coat)), lighter(face.coat, 0.15), darker(face.coat, 0.3))
    collar = pen.areas(
        [(x - 12 * r, c + 20 * r), (x, c + 38 * r), (x - 20 * r, c + 32 * r)],
        [(x + 12 * r, c + 20 * r), (x, c + 38 * r), (x + 20 * r, c + 32 * r)],
    )
    pen.fill(both(frame, collar), lighter(face.coat, 0.35))
    neck = pen.box(x - 8 * r, c + 8 * r, x + 8 * r, c + 26 * r, 5 * r)
    pen.fill(neck, darker(face.skin, 0.25))
    head = pen.area(oval(x, y, 19 * r, 23 * r))
    pen.fill(pen.grown(head, 1.3 * r), THEME.outline)
    pen.ball(head, lighter(face.skin, 0.2), darker(face.skin, 0.18), (0.35, 0.3))
    _features(pen, face, x, y, r)
    _hair(pen, face, x, y, r)
    _hat(pen, face, x, y, r)


def _features(pen: Pen, face: Face, x: float, y: float, r: float) -> None:
    dark = rgb("241A16")
    for side in (-1, 1):
        pen.fill(pen.disc(x + side * 7.5 * r, y - 1 * r, 2.1 * r, 2.6 * r), dark)
        brow = [(x + side * 4 * r, y - 7 * r), (x + side * 11 * r, y - 6 * r)]
        pen.fill(pen.stroke(brow, 1.8 * r), darker(face.hair, 0.1))
        if face.glasses:
            ring = without(
                pen.disc(x + side * 7.5 * r, y - 1 * r, 6 * r),
                pen.disc(x + side * 7.5 * r, y - 1 * r, 4.8 * r),
            )
            pen.fill(ring, THEME.brass_dark)
    pen.fill(
        pen.stroke([(x, y), (x - 2 * r, y + 6 * r), (x + r, y + 7 * r)], 1.3 * r),
        darker(face.skin, 0.4),
    )
    pen.fill(
        pen.stroke([(x - 5 * r, y + 12 * r), (x + 5 * r, y + 12 * r)], 1.8 * r),
        darker(face.skin, 0.5),
    )
    _beard(pen, face, x, y, r)


def _beard(pen: Pen, face: Face, x: float, y: float, r: float) -> None:
    if face.beard in ("full", "stubble", "pointed"):
        low = {"full": 30, "pointed": 31, "stubble": 23}[face.beard]
        wide = 8 if face.beard == "pointed" else 18
        shape = [
            (x - wide * r, y + 4 * r),
            *bezier(
                (x - wide * r, y + 8 * r),
                (x - 14 * r, y + low * r),
                (x + 14 * r, y + low * r),
                (x + wide * r, y + 8 * r),
            ),
            (x + wide * r, y + 4 * r),
            (x + 9 * r, y + 9 * r),
            (x - 9 * r, y + 9 * r),
        ]
        hole = pen.box(x - 5 * r, y + 10 * r, x + 5 * r, y + 14 * r, 2 * r)
        alpha = 0.45 if face.beard == "stubble" else 1.0
        pen.fill(without(pen.area(shape), hole), face.hair, alpha)
    if face.beard in ("moustache", "pointed"):
        for side in (-1, 1):
            line = bezier(
                (x, y + 9 * r),
                (x + side * 5 * r, y + 8 * r),
                (x + side * 9 * r, y + 11 * r),
                (x + side * 12 * r, y + 9 * r),
                8,
            )
            pen.fill(pen.arm(line, 5 * r, 1.4 * r), face.hair)


def _hair_behind(pen: Pen, face: Face, x: float, y: float, r: float) -> None:
    if face.style in ("long", "bob"):
        low = 30 if face.style == "long" else 16
        back = pen.box(x - 23 * r, y - 20 * r, x + 23 * r, y + low * r, 14 * r)
        pen.fill(pen.grown(back, 1.2 * r), THEME.outline)
        pen.fill(back, face.hair)
    if face.style == "tail":
        tail = pen.arm(
            bezier(
                (x + 14 * r, y - 14 * r),
                (x + 34 * r, y - 10 * r),
                (x + 26 * r, y + 14 * r),
                (x + 30 * r, y + 26 * r),
            ),
            12 * r,
            3 * r,
        )
        pen.fill(pen.grown(tail, 1.2 * r), THEME.outline)
        pen.fill(tail, face.hair)


def _hair(pen: Pen, face: Face, x: float, y: float, r: float) -> None:
    if face.style == "bald":
        for side in (-1, 1):
            pen.fill(pen.disc(x + side * 18 * r, y - 4 * r, 3.5 * r, 9 * r), face.hair)
        return
    fringe = 8 if face.style == "mop" else 12
    crown = [(-20, -2), (-21, -15), (-13, -26), (1, -29), (14, -25), (21, -14), (20, -2)]
    edge = bezier((17, -11), (6, -fringe), (-8, -17), (-17, -fringe), 10)
    cap = [(x + px * r, y + py * r) for px, py in (*spline(crown, 6), *edge)]
    mask = pen.area(cap)
    pen.fill(pen.grown(mask, 1.1 * r), THEME.outline)
    pen.shade(mask, lighter(face.hair, 0.25), face.hair)


def _hat(pen: Pen, face: Face, x: float, y: float, r: float) -> None:
    shapes = {
        "peaked": ([(-24, -16), (-26, -30), (0, -40), (26, -30), (24, -16)], rgb("F1EBDD")),
        "bandana": ([(-21, -12), (-20, -27), (0, -33), (20, -27), (21, -12)], rgb("B83B3B")),
        "toque": (
            [(-18, -15), (-24, -38), (-8, -46), (8, -46), (24, -38), (18, -15)],
            rgb("F7F3E8"),
        ),
        "flat": ([(-24, -16), (-18, -30), (10, -33), (24, -20)], rgb("55606B")),
        "beret": ([(-20, -18), (-26, -28), (0, -38), (26, -32), (18, -16)], rgb("27496D")),
    }
    if face.hat not in shapes:
        return
    points, colour = shapes[face.hat]
    mask = pen.area([(x + px * r, y + py * r) for px, py in points])
    pen.fill(pen.grown(mask, 1.3 * r), THEME.outline)
    pen.shade(mask, lighter(colour, 0.2), darker(colour, 0.2))
    if face.hat in ("peaked", "flat"):
        peak = pen.area(
            [
                (x - 23 * r, y - 17 * r),
                (x + 23 * r, y - 17 * r),
                (x + 18 * r, y - 11 * r),
                (x - 18 * r, y - 11 * r),
            ]
        )
        pen.fill(pen.grown(peak, 1.0 * r), THEME.outline)
        pen.fill(peak, rgb("1B2A3A"))
    if face.hat == "peaked":
        pen.fill(pen.disc(x, y - 25 * r, 4 * r), THEME.brass)
