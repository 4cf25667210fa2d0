"""Reef tiles: coral on sand, with water showing through where there is a gap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.tentacula.board import CORAL, FACE_ANIMAL, FACES, TILES
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, spiral, swing, taper, vary
from renderers.pen import Mask, Pen, both, either, without
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.look import OUTLINE, SAND, THEME, WET_SAND
from renderers.tentacula.route import LAYOUTS, REEF

Ground = Callable[[float, float], Point]
"""From a place on the tile, along (0 to 3) and away from the sand, to a point of the sheet."""

HUES: tuple[tuple[Colour, Colour], ...] = (
    (rgb("FF7F8E"), rgb("FFB25E")),
    (rgb("F2994A"), rgb("F25F7A")),
    (rgb("E86AA6"), rgb("FF9E7A")),
    (rgb("FFA94D"), rgb("D96BC0")),
)
WATER: Colour = rgb("1B6FA8")
SANDY = 10.0
PAD = 12


@dataclass(frozen=True, slots=True)
class Bed:
    """The ground of one tile and the sheet it is drawn on."""

    ground: Ground
    deep: float
    left: float
    top: float
    wide: float
    high: float

    @classmethod
    def of(cls, ground: Ground, deep: float) -> Bed:
        rim = [ground(n / 8, d) for n in range(25) for d in (0.0, deep)]
        xs, ys = [x for x, _ in rim], [y for _, y in rim]
        left, top = min(xs) - PAD, min(ys) - PAD
        return cls(ground, deep, left, top, max(xs) - left + PAD, max(ys) - top + PAD)

    def at(self, along: float, depth: float) -> Point:
        x, y = self.ground(along, depth)
        return x - self.left, y - self.top

    def area(self, start: float, end: float, near: float, far: float) -> list[Point]:
        steps = [start + (end - start) * n / 12 for n in range(13)]
        return [*(self.at(u, near) for u in steps), *(self.at(u, far) for u in reversed(steps))]


def draw_tile(bed: Bed, coral: tuple[bool, ...], number: int, over: int = 3) -> Pen:
    """Sand along the route, then a third of coral or of water, three times."""
    pen = Pen(bed.wide, bed.high, over)
    base = pen.area(bed.area(0, 3, 0, bed.deep))
    pen.glow(pen.shifted(base, 1, 3), (0, 20, 40), 3, 0.45)
    pen.fill(pen.grown(base, 2.2), OUTLINE)
    pen.fill(base, WET_SAND)
    for third, grown in enumerate(coral):
        if not grown:
            _water(pen, bed, third)
    pen.shade(pen.area(bed.area(0, 3, 0, SANDY)), lighter(SAND, 0.3), SAND)
    for third, grown in enumerate(coral):
        if grown:
            _thicket(pen, bed, third, number)
    return pen


def _water(pen: Pen, bed: Bed, third: int) -> None:
    """A gap: open water through which Tentacula looks."""
    hole = pen.area(bed.area(third + 0.05, third + 0.95, SANDY, bed.deep - 1))
    pen.fill(hole, WATER)
    pen.inner_shadow(hole, rgb("082C4E"), 6, 0.8)
    for depth in (0.4, 0.6, 0.8):
        line = [
            bed.at(third + 0.2 + n / 20, bed.deep * (depth + 0.05 * (-1 if n % 4 < 2 else 1)))
            for n in range(13)
        ]
        pen.fill(both(hole, pen.stroke(line, 2.0)), THEME.shaft, 0.55)


def _thicket(pen: Pen, bed: Bed, third: int, number: int) -> None:
    """Branches of coral from the sand outwards, and a round brain coral in front."""
    one, other = HUES[(number + third) % len(HUES)]
    back = pen.area(bed.area(third + 0.03, third + 0.97, SANDY, bed.deep - 2))
    pen.fill(back, darker(mix(one, other, 0.5), 0.38))
    for branches, colour in (((0, 2, 4), other), ((1, 3), one)):
        mask = either(*(_branch(pen, bed, third, number, branch) for branch in branches))
        pen.fill(pen.grown(mask, 1.5), darker(colour, 0.62))
        pen.fill(mask, colour)
        pen.rim(mask, lighter(colour, 0.6), 1.3, 0.8)
    at = third + 0.3 + 0.4 * vary(number, third, "brain")
    tint = lighter(other if vary(number, third) < 0.5 else one, 0.25)
    _brain(pen, *bed.at(at, SANDY + 8), 8.5, tint)


def _branch(pen: Pen, bed: Bed, third: int, number: int, branch: int) -> Mask:
    """A stem with two twigs."""
    along = third + 0.12 + branch * 0.19
    lean = 0.1 * swing(number, third, branch)
    reach = bed.deep * (0.78 + 0.2 * vary(number, third, branch, "h"))
    middle = SANDY + (reach - SANDY) * 0.5
    stem = [bed.at(along, SANDY + 1), bed.at(along + lean / 2, middle), bed.at(along + lean, reach)]
    left = [stem[1], bed.at(along + lean / 2 - 0.1, reach * 0.82)]
    right = [stem[1], bed.at(along + lean / 2 + 0.1, reach * 0.9)]
    return _limbs(pen, stem, left, right)


def _limbs(pen: Pen, stem: list[Point], *twigs: list[Point]) -> Mask:
    ends = [(*stem[0], 3.6), (*stem[-1], 3.2), *((*twig[-1], 2.6) for twig in twigs)]
    branches = (taper(twig, 5.5, 4.4) for twig in twigs)
    return either(pen.areas(taper(stem, 7.2, 5.6), *branches), pen.discs(ends))


def _brain(pen: Pen, x: float, y: float, radius: float, colour: Colour) -> None:
    knob = pen.disc(x, y, radius)
    pen.fill(pen.disc(x, y, radius + 1.5), darker(colour, 0.62))
    pen.ball(knob, lighter(colour, 0.28), darker(colour, 0.34))
    pen.fill(
        both(knob, pen.stroke(spiral(x, y, radius * 0.8, 1, 1.8), 1.4)), darker(colour, 0.4), 0.7
    )


def draw_laid(canvas: Canvas, fold: int, side: int, slot: int, face: int) -> None:
    """A tile in its place on the route."""
    canvas.put(grown(fold, side, slot, CORAL[side][face]), 0, 0)
    if TILES[face // 2].snail:
        canvas.put(snail(), *LAYOUTS[fold].strip(side, slot).at(1.5, REEF * 0.62))


@kept(named=False)
def grown(fold: int, side: int, slot: int, coral: tuple[bool, ...]) -> Sprite:
    """A tile with this coral; its looks belong to the place, so that few need to be drawn."""
    bed = Bed.of(LAYOUTS[fold].strip(side, slot).at, REEF)
    return draw_tile(bed, coral, 2 * slot + side, 2).sprite(-bed.left, -bed.top)


@kept(named=False)
def ghost(fold: int, side: int, slot: int, coral: tuple[bool, ...]) -> Sprite:
    """How a tile would lie there."""
    return grown(fold, side, slot, coral).faded(0.62)


@kept(named=False)
def free(fold: int, side: int, slot: int) -> Sprite:
    """An empty reef square: its print in the sand."""
    strip = LAYOUTS[fold].strip(side, slot)
    bed = Bed.of(strip.at, REEF)
    pen = Pen(bed.wide, bed.high, 3)
    whole = pen.area(bed.area(0, 3, 2, REEF - 1))
    pen.fill(whole, SAND, 0.2)
    for n in range(18):
        for depth in (2.0, REEF - 1):
            pen.fill(
                pen.stroke([bed.at(n / 6 + 0.02, depth), bed.at(n / 6 + 0.1, depth)], 2.2),
                SAND,
                0.75,
            )
    for along in (0.0, 3.0):
        for n in range(3):
            dash = [bed.at(along, 6 + n * 14), bed.at(along, 12 + n * 14)]
            pen.fill(pen.stroke(dash, 2.2), SAND, 0.75)
    return pen.sprite(-bed.left, -bed.top)


@kept(named=False)
def in_hand(face: int, wide: int) -> Sprite:
    """A tile before its player: the animal that it shows on sand, coral above it."""
    coral = tuple(letter == "1" for letter in FACES[face][1])
    canvas = Canvas.on(_beach(coral, face // 2 % len(HUES), wide))
    if TILES[face // 2].snail:
        canvas.put(snail(), PAD + 18, PAD + REEF + 44)
    canvas.put(animal(FACE_ANIMAL[face], 54), PAD + wide / 2, PAD + REEF + 29)
    return canvas.sprite(PAD + wide / 2, PAD + REEF / 2 + 30)


@kept(named=False)
def _beach(coral: tuple[bool, ...], growth: int, wide: int) -> Sprite:
    """Sand with this coral above it; many tiles share one, and differ in their animal."""
    third, high = wide / 3, REEF + 60

    def ground(along: float, depth: float) -> Point:
        return PAD + along * third, PAD + REEF - depth

    pen = draw_tile(Bed(ground, REEF, 0, 0, wide + 2 * PAD, high + 2 * PAD), coral, growth)
    beach = pen.box(PAD, PAD + REEF - 1, PAD + wide, PAD + high, 9)
    pen.fill(without(pen.grown(beach, 2.2), pen.box(0, 0, wide + 2 * PAD, PAD + REEF - 2)), OUTLINE)
    pen.shade(beach, SAND, WET_SAND)
    return pen.sprite()


@kept()
def snail() -> Sprite:
    """The mark of the best tiles, anchored at its middle."""
    pen, x, y = Pen(40, 30), 20.0, 15.0
    foot = pen.area(
        [(x - 13, y + 6), (x + 14, y + 6), (x + 15, y - 4), (x + 10, y + 1), (x - 10, y + 2)]
    )
    pen.fill(pen.grown(foot, 1.5), OUTLINE)
    pen.fill(foot, rgb("F7E3B0"))
    pen.body(pen.disc(x - 1, y - 3, 8.5), rgb("8C6BD6"), OUTLINE, 1.5)
    pen.fill(pen.stroke(spiral(x - 1, y - 3, 6, 1, 1.4), 1.6), rgb("3D2A73"))
    return pen.sprite(x, y)
