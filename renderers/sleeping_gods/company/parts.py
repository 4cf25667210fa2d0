"""The parts that all faces share: head, ears, nose, eyes, brows, mouth; and what wounds leave."""

from __future__ import annotations

from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, bezier, placed, vary
from renderers.pen import Mask, both, without
from renderers.sleeping_gods.company.easel import INK, Easel, mirrored

LINEN = rgb("F3EBDA")
BLOOD = rgb("A8322C")


def skin_of(e: Easel) -> Colour:
    """Paler with fear, green with venom, warmer with joy."""
    grey = sum(e.who.skin) // 3 + 14
    skin = mix(e.who.skin, (grey, grey, grey + 6), 0.8 * e.mood.pale)
    skin = mix(skin, rgb("6E9A4E"), 0.75 * e.mood.sick)
    return mix(skin, rgb("E07A50"), 0.1 * e.mood.warm)


def skull(e: Easel) -> Mask:
    """The head's outline, its chin a little to where it looks."""
    h, aside = e.who.head, e.who.turn * 1.6
    half = [
        (h.wide * 0.62, -h.crown * 0.9), (h.wide * 0.97, -h.crown * 0.45), (h.wide, 0.0),
        (h.wide * 0.97, h.chin * 0.3), (h.jaw, h.chin * 0.68), (h.point, h.chin * 0.96)
    ]  # fmt: skip
    right = [(x + aside * max(0.0, y / h.chin), y) for x, y in half]
    left = [(-x + aside * max(0.0, y / h.chin), y) for x, y in reversed(half)]
    return e.shape([(0, -h.crown), *right, (aside, h.chin), *left])


def ears(e: Easel, skin: Colour) -> None:
    who = e.who
    for side in (-1, 1):
        far = side * who.turn > 0.25
        size = who.ears * (0.55 if far else 1.0)
        u = side * (who.head.wide + (0.2 if far else 0.9)) - who.turn * 1.6
        ear = e.shape([(u - size * 0.5, 1.5 - size), (u + side * size * 0.6, 0.6 - size * 0.6),
                       (u + side * size * 0.5, 3), (u, 2.4 + size)])  # fmt: skip
        e.lay(ear, darker(skin, 0.08), rim=0.3)


def nose(e: Easel, skin: Colour) -> None:
    wide, long, bump = e.who.nose
    side = 1 if e.who.turn >= 0 else -1
    tip = side * (1.5 + abs(e.who.turn) * 1.8)
    shade = mix(darker(skin, 0.34), rgb("7A2E22"), 0.18)
    bridge = [(side * 0.2, -2.4), (side * (1.0 + bump), long * 0.42)]
    foot = [(tip + side * 0.8, long * 0.86), (tip * 0.6, long + 0.5)]
    wing = [(-side * wide * 0.5, long * 0.98), (0, long * 0.75)]
    plane = e.shape([*bridge, *foot, *wing], face=True)
    e.paint(e.soft(plane, 0.35 * e.k), shade, 0.42)
    under = [(-side * wide * 0.62, long * 0.9), (0.0, long + 0.9), (tip + side * 0.7, long * 0.84)]
    e.paint(e.thread(under, 1.15 * e.bold, 0.7), shade, 0.95)
    e.paint(e.egg(tip * 0.75, long * 0.66, 1.0, 1.5), lighter(skin, 0.5), 0.4)


def eyes(e: Easel, skin: Colour) -> None:
    who, mood = e.who, e.mood
    for side in (-1, 1):
        size = who.eye[0] * (0.86 if side * who.turn > 0.2 else 1.0) * (1 + 0.12 * (e.bold - 1))
        lid = who.eye[1] * (1 - 0.6 * mood.cheek) + mood.lid
        shut = mood.wince > 0 and side * (who.turn or 1) > 0
        if shut or lid > 0.9:
            _closed(e, side, size, skin, wince=shut and mood.lid < 0.9)
        else:
            _open(e, side, size, lid, skin)


def brows(e: Easel) -> None:
    """Over the hair, so that a fringe hides no mood."""
    for side in (-1, 1):
        _brow(e, side, shut=e.mood.wince > 0 and side * (e.who.turn or 1) > 0)


def _closed(e: Easel, side: int, size: float, skin: Colour, *, wince: bool) -> None:
    u, drop = side * 7.4, (-0.8 if wince else 1.3)
    line = [(u - size, 0.4), (u, 0.4 + drop), (u + size, 0.4)]
    e.paint(e.egg(u, 0, size * 1.1, size * 0.7), darker(skin, 0.2), 0.5)
    e.paint(e.thread(line, 1.5 * e.bold, 1.1 * e.bold), INK)
    if wince:
        for at in (-1.4, 1.6):
            out = [(u + side * size * 0.9, 0.2), (u + side * (size + 2.4), at)]
            e.paint(e.thread(out, 0.7, 0.4), darker(skin, 0.45), 0.8)


def _open(e: Easel, side: int, size: float, lid: float, skin: Colour) -> None:
    who, mood = e.who, e.mood
    u = side * 7.4
    up, low = size * (0.82 - 0.72 * lid), size * (0.5 - 0.5 * mood.cheek)
    inner, outer = (u - side * size, 0.5), (u + side * size, 0.1 - 0.3 * who.brow[1])
    over = bezier(
        inner, (u - side * size * 0.5, -up * 1.3), (u + side * size * 0.5, -up * 1.3), outer, 8
    )
    under = bezier(
        outer, (u + side * size * 0.4, low * 1.2), (u - side * size * 0.4, low * 1.2), inner, 8
    )
    socket = e.egg(u, -0.8, size * 1.25, size * 1.05)
    e.paint(e.soft(socket, 1.0 * e.k), mix(darker(skin, 0.4), rgb("5A2A2A"), 0.3), 0.34)
    ball = e.shape([*over, *under[1:-1]], soft=False, face=True)
    e.paint(ball, rgb("F7EFE2"))
    gaze_x = who.turn * 0.9 + mood.gaze[0] * 1.2 + side * mood.astray * 1.1
    small = 0.55 if mood.astray else 0.82 if lid < -0.05 else 1.0
    iris = e.egg(u + gaze_x, -0.1 + mood.gaze[1] * 1.1, size * 0.56 * small, size * 0.62 * small)
    e.paint(both(ball, iris), rgb("2A1B18"))
    e.paint(e.egg(u + gaze_x - 0.7, -0.9 + mood.gaze[1], 0.62, 0.62), (255, 255, 255), 0.95)
    e.paint(e.thread(over, 1.2 * e.bold, 0.9 * e.bold), mix(INK, who.hair, 0.15))
    if mood.cheek > 0.3:
        fold = [(u - size * 0.9, low + 1.5), (u, low + 2.2), (u + size * 0.9, low + 1.3)]
        e.paint(e.thread(fold, 0.8, 0.5), darker(skin, 0.35), 0.6)
    if who.age > 0.4:
        bag = [(u - side * size * 0.7, 2.9), (u, 3.8), (u + side * size * 0.9, 3.0)]
        e.paint(e.thread(bag, 0.7, 0.4), darker(skin, 0.35), 0.55 * who.age)


def _brow(e: Easel, side: int, *, shut: bool) -> None:
    who, mood = e.who, e.mood
    thick, arch = who.brow
    raised = (who.crooked * 1.6 if side > 0 else 0.0) if not shut else -1.6
    up, inner = mood.brow_up * who.ease + raised, mood.brow_in * who.ease
    up += side * mood.astray * 2.6
    inner -= max(0, -side) * mood.astray * 3.2
    v = -5.6 - (0.6 if who.eye[0] > 4 else 0) - up
    if mood.wince and not shut:
        inner *= 0.6
    line = [
        (side * 3.2, v - inner * 0.9),
        (side * 7.4, v - arch - max(0.0, inner) * 0.15),
        (side * 12.0, v + 1.3 + max(0.0, inner) * 0.45),
    ]
    light = sum(who.hair)
    colour = darker(who.hair, 0.15 if light < 300 else 0.48 if light < 520 else 0.32)
    e.paint(e.thread(line, thick * (0.85 + 0.15 * e.bold), thick * 0.42), colour)


def mouth(e: Easel, skin: Colour) -> None:
    who, mood = e.who, e.mood
    ease = who.ease
    v = who.head.chin * 0.62
    lift = who.mouth[1] * (1 if mood.smile >= 0 else 0.2) + mood.smile * ease
    half = who.mouth[0] * (1 + 0.22 * max(0.0, mood.smile) * ease - 0.16 * max(0.0, -mood.smile))
    gape = mood.open * ease
    bend = 2.3 * lift
    pull = mood.wince * 1.3 * (1 if who.turn >= 0 else -1)
    side = who.crooked * 1.3 * (1 if mood.smile >= 0 else 0.3)
    left = (-half + pull, v - bend * 0.55 + max(0, -side))
    right = (half + pull, v - bend * 0.55 - max(0, side))
    lip = mix(darker(skin, 0.36), rgb("8C2F2A"), 0.35)
    middle = (pull * 0.6, v + bend * 0.5)
    if mood.teeth:
        _clenched(e, left, right, v + bend * 0.3, lip)
    elif gape > 0.45:
        _laugh(e, left, right, v, bend, gape, lip)
    elif gape > 0.05 and lift < 0:
        small = e.shape([(-2.6, v + 0.6), (0, v - 0.9), (2.6, v + 0.6), (0, v + 2.0)], face=True)
        e.paint(small, rgb("3E1618"))
        e.paint(
            e.thread(
                [left, (left[0] * 0.5, v + 0.1), (0, v - 0.7), (right[0] * 0.5, v + 0.1), right],
                1.0 * e.bold,
                0.8,
            ),
            lip,
        )
    else:
        e.paint(e.thread([left, middle, right], 1.35 * e.bold, 1.0 * e.bold), lip)
        e.paint(
            e.thread([(-half * 0.4, v + 3.0), (half * 0.4, v + 3.0)], 1.2, 0.8),
            darker(skin, 0.22),
            0.5,
        )
    if lift > 0.35:
        for corner in (left, right):
            way = -1 if corner is left else 1
            crease = placed("0.6,-2 1.5,0 0.8,1.6", corner[0], corner[1], wide=way)
            e.paint(e.thread(crease, 0.8, 0.4), darker(skin, 0.3), 0.7)


def _clenched(e: Easel, left: Point, right: Point, v: float, lip: Colour) -> None:
    ring = [
        left,
        (left[0] * 0.4, v - 1.4),
        (right[0] * 0.5, v - 1.5),
        right,
        (right[0] * 0.5, v + 1.5),
        (left[0] * 0.4, v + 1.3),
    ]
    e.paint(e.shape(ring, face=True), rgb("F3EBDD"))
    e.paint(e.thread([*ring, left], 0.9 * e.bold), lip)
    e.paint(e.thread([left, ((left[0] + right[0]) / 2, v), right], 0.5), lip, 0.8)


def _laugh(
    e: Easel, left: Point, right: Point, v: float, bend: float, gape: float, lip: Colour
) -> None:
    deep = v + bend * 0.5 + 4.6 * gape
    upper = bezier(
        left, (left[0] * 0.5, v + bend * 0.22), (right[0] * 0.5, v + bend * 0.22), right, 8
    )
    lower = bezier(right, (right[0] * 0.72, deep + 1), (left[0] * 0.72, deep + 1), left, 8)
    hole = e.shape([*upper, *lower[1:-1]], soft=False, face=True)
    e.paint(hole, rgb("4A1618"))
    e.paint(both(hole, e.egg(0, deep, abs(right[0]) * 0.55, 2.0)), rgb("C0564C"))
    band = [*upper, *[(x * 0.94, y + 1.7) for x, y in reversed(upper)]]
    e.paint(both(hole, e.shape(band, soft=False, face=True)), rgb("F8F2E6"))
    e.paint(e.thread(upper, 0.9 * e.bold, 0.8), lip)


def lines(e: Easel, skin: Colour) -> None:
    """What years, sun and feeling leave: cheeks, furrows, freckles, a drop of sweat."""
    who, mood = e.who, e.mood
    red = mix(skin, rgb("C8452E"), 0.55)
    glow = 0.2 + 0.3 * mood.warm - 0.3 * mood.pale
    for side in (-1, 1):
        if glow > 0.05:
            e.paint(e.soft(e.egg(side * 9, 6.4, 3.6, 2.8), 1.6 * e.k), red, glow)
        if who.age > 0.4:
            fold = mirrored("4.4,8 7.2,11.2 7.6,13.6", side)
            e.paint(e.thread(fold, 0.9, 0.4), darker(skin, 0.32), 0.6 * who.age)
    if who.freckles:
        for at in range(14):
            u, v = 22 * vary("freckle", at) - 11, 3.4 + 4.6 * vary("freckle", at, "v")
            e.paint(e.egg(u, v, 0.5, 0.5), mix(skin, rgb("8E4A26"), 0.6), 0.7)
    if mood.wince:
        e.paint(e.thread("-1,-8.2 -0.7,-4.8", 0.8, 0.5), darker(skin, 0.4), 0.8)
        e.paint(e.thread("1.2,-8 0.9,-4.8", 0.8, 0.5), darker(skin, 0.4), 0.8)


def glasses(e: Easel) -> None:
    wire = rgb("4A3A26")
    for side in (-1, 1):
        u = side * 7.4
        outer, inner = e.egg(u, 0.4, 6.0, 5.7), e.egg(u, 0.4, 5.1, 4.8)
        e.paint(inner, rgb("EAF6F2"), 0.14)
        e.paint(without(outer, inner), wire)
        glint = e.shape(
            [(u - 3.6, -1.0), (u - 1.6, -3.4), (u - 0.6, -3.0), (u - 3.2, 0.4)],
            soft=False,
            face=True,
        )
        e.paint(both(inner, glint), (255, 255, 255), 0.55)
    e.paint(e.thread("-1.6,0 0,-0.9 1.6,0", 1.0), wire)
    for side in (-1, 1):
        e.paint(e.thread(mirrored("13.2,-0.4 16,-0.8", side), 1.0), wire)


def wound(e: Easel) -> None:
    """A dressing, and a little of why."""
    kind, w = e.who.wound, e.who.head.wide
    if kind == "brow":
        band = [
            (-w - 0.6, -10.5),
            (0, -14.5),
            (w + 0.6, -11.5),
            (w + 0.7, -6.2),
            (0, -9.2),
            (-w - 0.6, -5.2),
        ]
        e.lay(both(e.shape(band), e.grown(skull(e), 0.9 * e.k)), LINEN, depth=0.16, rim=0.2)
        e.paint(
            e.thread([(-w, -7.6), (0, -11.6), (w, -8.6)], 0.5, where="head"),
            darker(LINEN, 0.3),
            0.7,
        )
        e.paint(e.soft(e.egg(5, -10.2, 2.6, 1.7), 0.4 * e.k), BLOOD, 0.9)
    elif kind == "eye":
        side = 1 if e.who.turn >= 0 else -1
        band = [
            (-side * w, -14),
            (-side * w, -9.5),
            (side * 3, -0.4),
            (side * 6, 5.0),
            (side * (w + 0.6), 6.6),
            (side * (w + 0.8), -2.4),
            (side * 7, -7),
        ]
        e.lay(both(e.shape(band), e.grown(skull(e), 0.8 * e.k)), LINEN, depth=0.16, rim=0.2)
        e.paint(
            e.thread(
                [(-side * w * 0.9, -11.6), (side * 5, -3.6), (side * w, 1.6)], 0.5, where="head"
            ),
            darker(LINEN, 0.3),
            0.7,
        )
    else:
        side = -1 if e.who.turn >= 0 else 1
        e.paint(e.thread(mirrored("4.6,9.4 8,11 12.4,10.2", side), 0.9, 0.4), BLOOD)
        for strip in (mirrored("6.4,6.6 11,10", side), mirrored("11.2,6.2 6.8,10.2", side)):
            cut = e.thread(strip, 2.5)
            e.paint(e.shifted(cut, 0, 0.4 * e.k), INK, 0.3)
            e.paint(cut, LINEN)
    bruise = e.soft(e.egg((1 if e.who.turn >= 0 else -1) * 9.5, 3.2, 3.6, 2.4), 1.0 * e.k)
    e.paint(bruise, rgb("6A3A56"), 0.34)
