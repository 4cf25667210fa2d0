"""The seven robots: cold steel, a panel of the seat's colour, one lens, each its own stance."""

from __future__ import annotations

from collections.abc import Callable

from renderers.colour import rgb
from renderers.curves import oval, spline
from renderers.figures.sheet import INK, Sheet
from renderers.pen import both, either
from renderers.theme import SEATS

STEEL, DARK, LENS = rgb("B4C3CF"), rgb("4A5A6A"), rgb("7CF0FF")
RED = rgb("E5473B")


def titan(pen: Sheet) -> None:
    """Fists and shoulders."""
    colour = SEATS[0].colour
    for x in (50, 90):
        pen.tube([(70 + (x - 70) * 0.8, 88), (x, 108)], 14, DARK)
        pen.plate([(x - 12, 108), (x + 10, 108), (x + 16, 123), (x - 14, 123)], STEEL)
    for elbow, fist in (((8, 70), (-8, 82, 24, 112)), ((132, 70), (116, 82, 149, 112))):
        pen.tube([(70 + (elbow[0] - 70) * 0.7, 48), elbow, (elbow[0], 86)], 15, DARK)
        pen.part(pen.box(*fist, 9), colour)
    chest = [(30, 42), (44, 28), (92, 28), (108, 42), (92, 74), (84, 92), (56, 92), (48, 74)]
    pen.plate(chest, STEEL)
    pen.plate([(50, 42), (92, 42), (84, 68), (58, 68)], colour, 2.2)
    pen.lamp(pen.disc(71, 54, 8), LENS)
    for x in (26, 114):
        pen.part(pen.disc(x, 38, 18), colour)
    pen.plate([(52, 30), (50, 12), (58, 2), (84, 2), (92, 12), (90, 30)], STEEL)
    pen.lamp(pen.box(58, 10, 86, 20, 4), LENS, 3)


def umbriel(pen: Sheet) -> None:
    """Treads, a neck and one great eye."""
    colour = SEATS[1].colour
    track = [(14, 112), (24, 96), (108, 96), (124, 112), (112, 126), (26, 126)]
    pen.plate(spline(track, 6, closed=True), DARK)
    for x in (32, 52, 72, 92, 108):
        pen.part(pen.disc(x, 112, 7.5), STEEL, 2)
    pen.plate([(30, 100), (38, 74), (92, 74), (106, 100)], colour)
    pen.tube([(50, 78), (42, 54), (60, 38)], 11, DARK)
    pen.plate([(36, 14), (70, 8), (74, 46), (40, 48)], colour)
    pen.part(pen.disc(78, 28, 25), STEEL)
    pen.lamp(pen.disc(82, 28, 17), LENS, 6)
    pen.fill(pen.disc(86, 28, 7), INK)
    pen.fill(pen.disc(81, 23, 3), (255, 255, 255))
    pen.tube([(92, 82), (114, 80), (120, 66)], 8, DARK)
    claw = either(
        pen.area([(112, 66), (104, 52), (112, 40), (114, 52), (119, 62)]),
        pen.area([(118, 64), (124, 52), (122, 40), (134, 52), (126, 68)]),
    )
    pen.part(claw, STEEL)


def vega(pen: Sheet) -> None:
    """It never lands: a rocket on a flame, with wings and thin arms."""
    colour = SEATS[2].colour
    flame = pen.area(spline([(54, 90), (62, 112), (70, 132), (78, 112), (86, 90)], 6, closed=True))
    pen.glow(flame, rgb("FFA23C"), 6, 0.9)
    pen.shade(flame, rgb("FFF3C4"), rgb("E4572E"))
    for line in ([(46, 72), (24, 84), (30, 106)], [(94, 72), (116, 84), (110, 106)]):
        pen.tube(line, 8, STEEL)
    wing = [(0, 36), (48, 46), (92, 46), (140, 36), (118, 62), (92, 72), (48, 72), (22, 62)]
    pen.plate(wing, colour)
    pen.plate([(46, 66), (94, 66), (84, 94), (56, 94)], DARK)
    hull = pen.area([(70, -6), (96, 34), (98, 66), (86, 76), (54, 76), (42, 66), (44, 34)])
    pen.part(hull, STEEL)
    pen.part(both(hull, pen.area([(54, -8), (86, -8), (88, 20), (52, 20)])), colour, 2)
    pen.fill(pen.box(44, 34, 98, 58, 10), INK)
    pen.lamp(pen.discs([(60, 46, 7), (82, 46, 7)]), LENS)
    pen.fill(pen.discs([(62, 46, 2.6), (84, 46, 2.6)]), INK)


def wezen(pen: Sheet) -> None:
    """A spider: four bent legs under a low dome."""
    colour = SEATS[3].colour
    for line in (
        [(40, 74), (2, 60), (-8, 122)],
        [(100, 74), (138, 60), (148, 122)],
        [(52, 82), (30, 78), (30, 126)],
        [(88, 82), (110, 78), (110, 126)],
    ):
        pen.tube(line, 11, DARK)
        pen.part(pen.disc(*line[1], 9), colour)
    pen.part(pen.disc(70, 76, 46, 18), DARK)
    shell = pen.area(spline([(22, 72), (28, 36), (70, 14), (112, 36), (118, 72)], 8, closed=True))
    pen.part(shell, colour)
    pen.lines(shell, [[(48, 20), (44, 70)], [(92, 20), (96, 70)]], 3)
    pen.part(pen.disc(70, 52, 24), STEEL)
    pen.lamp(pen.disc(70, 52, 15), LENS, 6)
    pen.fill(pen.disc(72, 54, 6), INK)


def xenon(pen: Sheet) -> None:
    """A tall post on a single wheel, arms out for balance."""
    colour = SEATS[4].colour
    pen.part(pen.disc(70, 100, 28), DARK)
    pen.part(pen.disc(70, 100, 14), STEEL, 2.4)
    pen.part(pen.disc(70, 100, 5), colour, 2)
    fork = either(pen.box(36, 62, 46, 104, 4), pen.box(94, 62, 104, 104, 4))
    pen.part(fork, STEEL)
    for line in ([(44, 52), (14, 40), (-2, 58)], [(96, 52), (126, 40), (142, 22)]):
        pen.tube(line, 10, DARK)
        pen.part(pen.disc(*line[2], 11), colour)
    pen.part(pen.box(38, 34, 102, 74, 10), colour)
    pen.lines(pen.box(38, 34, 102, 74, 10), [[(46, 62), (94, 62)]], 3)
    pen.plate([(44, 34), (48, -2), (92, -2), (96, 34)], STEEL)
    pen.lamp(pen.box(54, 8, 86, 22, 6), LENS)


def ymir(pen: Sheet) -> None:
    """A crane: a cabin with a long neck and a hook."""
    colour = SEATS[5].colour
    for x in (34, 92):
        pen.part(pen.box(x - 18, 104, x + 18, 124, 7), DARK)
    pen.part(pen.box(18, 84, 108, 108, 6), STEEL)
    pen.plate([(10, 86), (14, 50), (44, 42), (62, 50), (66, 86)], colour)
    pen.lamp(pen.area([(24, 74), (27, 56), (44, 51), (54, 57), (56, 74)]), LENS)
    pen.tube([(76, 88), (82, 30), (106, -4)], 13, colour)
    pen.tube([(106, -4), (132, 14)], 9, DARK)
    for joint in ((80, 52), (106, -4)):
        pen.part(pen.disc(*joint, 9), STEEL, 2.6)
    pen.part(pen.box(128, 12, 136, 54, 2), DARK, 2.4)
    hook = [(132, 54), (146, 66), (140, 82), (124, 80), (122, 70)]
    pen.part(pen.arm(spline(hook, 8), 8, 6), STEEL)
    pen.part(pen.disc(30, 36, 8), RED, 2.4)


def zosma(pen: Sheet) -> None:
    """A saucer that hovers, with a glass head and lights around its rim."""
    colour = SEATS[6].colour
    ray = pen.area([(50, 88), (90, 88), (116, 128), (24, 128)])
    pen.fill(ray, LENS, 0.4)
    for line in ([(46, 82), (36, 108)], [(94, 82), (104, 108)]):
        pen.tube(line, 8, DARK)
    pen.part(pen.disc(70, 84, 30, 14), DARK)
    pen.part(pen.disc(70, 34, 36, 36), STEEL)
    pen.lamp(pen.disc(70, 34, 26, 24), LENS, 6)
    pen.fill(pen.discs([(58, 32, 6), (82, 32, 6)]), INK)
    rim = pen.disc(70, 66, 76, 20)
    pen.part(rim, colour)
    lights = oval(70, 68, 62, 12, 0.0, 12)
    pen.fill(pen.discs([(x, y, 5.4) for x, y in lights if y > 66]), INK)
    pen.fill(pen.discs([(x, y, 3.8) for x, y in lights if y > 66]), rgb("FFE9A8"))
    pen.tube([(70, 2), (80, -11)], 5, DARK)
    pen.part(pen.disc(80, -11, 6), RED, 2.4)


FIGURES: tuple[Callable[[Sheet], None], ...] = (titan, umbriel, vega, wezen, xenon, ymir, zosma)
"""By seat."""
