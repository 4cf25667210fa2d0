"""What never changes while the board stays folded as it is: water, sand, squares, start, finish."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from games.tentacula.board import FIRST_SLOT, LAST_SLOT, PRINTED_REEF, SIDES, animal_of
from renderers import paint
from renderers.cache import kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, points, swing
from renderers.pen import Pen, either, without
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.coral import Bed, draw_tile, free
from renderers.tentacula.figure import Figure
from renderers.tentacula.gates import draw_arch
from renderers.tentacula.look import ANIMALS, OUTLINE, SAND, THEME
from renderers.tentacula.route import FINISHES, LAYOUTS, REEF, STARTS, beside, shown
from renderers.tentacula.treasure import shell

BOARD_HIGH = 806
CREASES = ((333.0, 667.0), (250.0, 500.0, 750.0), (333.0, 667.0))
LAGOON: Colour = rgb("5FC9A0")
BADGES: dict[str, Colour] = {"shell": SAND, "dolphin": rgb("1F6FD6"), "shark": rgb("E8443A")}


@kept(named=False)
def board(fold: int) -> Sprite:
    """The board in one of its three fold states, without anything that moves."""
    canvas = Canvas(water())
    _flap(canvas.image, fold)
    canvas.put(current(fold), 0, 0)
    for slot in range(FIRST_SLOT[fold], LAST_SLOT[fold] + 1):
        for side in SIDES:
            canvas.put(free(fold, side, slot), 0, 0)
    if fold == 0:
        _printed_reef(canvas)
    for gate in range(3):
        if gate == fold or (fold, gate) in ((1, 0), (1, 2), (2, 1)):
            draw_arch(canvas, fold, gate, magic=False)
    for square in shown(fold):
        canvas.put(plate(square, fold), *LAYOUTS[fold].square(square))
    _nests(canvas, fold)
    return canvas.sprite()


def water() -> Image.Image:
    """Shallow, sunny water over sand."""
    image = paint.gradient(
        WIDTH,
        HEIGHT,
        ((0, rgb("9CEBDD")), (0.35, rgb("55CBD2")), (0.8, rgb("2E9CC4")), (1, rgb("1C74A6"))),
    )
    paint.spot(image, WIDTH * 0.5, HEIGHT * 0.42, 520, rgb("F6EFC0"), 0.55)
    paint.spot(image, 160, -60, 560, rgb("FFFFFF"), 0.5)
    paint.contours(image, rgb("FFFFFF"), 0.13, 46, "tentacula")
    paint.caustics(image, rgb("FFFFFF"), 0.2, 120, 1.3)
    paint.shafts(image, THEME.shaft, 5, "tentacula")
    return image


def _flap(image: Image.Image, fold: int) -> None:
    """Creases of the folded board, and the tint of the side that lies on top."""
    if fold != 1:
        left, right = (0, 333) if fold == 0 else (667, WIDTH)
        tint = Image.new("RGB", (right - left, BOARD_HIGH), SAND if fold == 0 else LAGOON)
        mask = Image.new("L", tint.size, 70)
        image.paste(tint, (left, 0), mask)
    for x in CREASES[fold]:
        paint.lines(image, [[(x, 0), (x, BOARD_HIGH)]], (10, 60, 90), 0.28, 3)
        paint.lines(image, [[(x + 3, 0), (x + 3, BOARD_HIGH)]], (255, 255, 255), 0.4, 2)


@kept(named=False)
def current(fold: int) -> Sprite:
    """The lighter stream in which the fish swim, with arrows of foam."""
    layout = LAYOUTS[fold]
    pen = Pen(WIDTH, BOARD_HIGH, 2)
    first, last = (
        layout.way(layout.first) - layout.step * 0.6,
        layout.way(layout.last) + layout.step * 0.6,
    )
    if fold == 0:
        first -= layout.step * 0.4
    if fold == 2:
        last += layout.step * 1.2
    wide = layout.step * 0.45
    steps = [first + (last - first) * n / 160 for n in range(161)]
    bed = pen.area(
        [*(beside(w, wide) for w in steps), *(beside(w, -wide) for w in reversed(steps))]
    )
    pen.glow(bed, rgb("E9FFFA"), 8, 0.5)
    pen.fill(bed, rgb("CFF7F1"), 0.55)
    for square in list(shown(fold))[:-1]:
        way = layout.way(square) + layout.step * 0.5
        if layout.way(square + 1) - layout.way(square) < layout.step * 1.2:
            chevron = [beside(way - 4, -7), beside(way + 5, 0), beside(way - 4, 7)]
            pen.fill(pen.stroke(chevron, 3.5), rgb("2E8FB0"), 0.75)
    return pen.sprite()


@kept()
def plate(square: int, fold: int) -> Sprite:
    """An animal square: a round stone with its animal."""
    layout = LAYOUTS[fold]
    canvas = Canvas(stone(animal_of(square), round(layout.radius)).image.copy())
    c = canvas.width / 2
    canvas.put(animal(animal_of(square), round(layout.radius * 1.42)), c, c)
    return canvas.sprite(c, c)


@kept()
def stone(number: int, radius: int) -> Sprite:
    size = 2 * radius + 28
    pen, c = Pen(size, size, 3), size / 2
    pen.glow(pen.disc(c + 1, c + 4, radius), (0, 40, 70), 3, 0.45)
    face = pen.disc(c, c, radius)
    pen.fill(pen.disc(c, c, radius + 2.2), OUTLINE)
    pen.ball(face, lighter(ANIMALS[number], 0.82), lighter(ANIMALS[number], 0.42))
    ring = without(pen.disc(c, c, radius), pen.disc(c, c, radius - 4))
    pen.fill(ring, mix(ANIMALS[number], (255, 255, 255), 0.15), 0.9)
    return pen.sprite(c, c)


@kept()
def badge(kind: str, radius: int) -> Sprite:
    """What waits on a square: a shell on sand, a dolphin on blue, a shark on red."""
    size = 2 * radius + 12
    pen, c = Pen(size, size), size / 2
    pen.body(pen.disc(c, c, radius), BADGES[kind], OUTLINE, 2)
    canvas = Canvas(pen.sprite().image)
    if kind == "shell":
        canvas.put(shell(round(radius * 1.4)), c, c)
    else:
        canvas.put(swimmer(kind, round(radius * 1.75)), c, c)
    return canvas.sprite(c, c)


@kept()
def swimmer(kind: str, size: int) -> Sprite:
    """A leaping dolphin, or a shark with its fin up."""
    f = Figure(size, 1.4, 1.2)
    if kind == "dolphin":
        body = points(
            "-0.92,0.42 -0.6,-0.16 0.0,-0.44 0.5,-0.3 0.98,0.14 0.52,0.12 0.06,0.14 -0.44,0.36"
        )
        fin = [(-0.1, -0.34), (-0.22, -0.82), (0.26, -0.36)]
        tail = [(-0.8, 0.34), (-1.0, 0.86), (-0.74, 0.66), (-0.46, 0.84), (-0.62, 0.3)]
        colour = rgb("BDEBFF")
    else:
        body = points(
            "-0.98,0.1 -0.4,-0.22 0.2,-0.34 0.7,-0.2 0.98,0.1 0.5,0.34 -0.1,0.36 -0.5,0.2"
        )
        fin = [(-0.22, -0.2), (0.0, -0.88), (0.3, -0.26)]
        tail = [(-0.7, 0.08), (-1.0, -0.5), (-0.86, 0.06), (-0.98, 0.46)]
        colour = rgb("7E8C9A")
    for part in (fin, tail):
        f.body(f.shape(part), darker(colour, 0.1))
    f.body(f.shape(body), colour)
    f.flat(f.round(0.52, -0.06, 0.09), OUTLINE)
    if kind == "shark":
        teeth = [(0.3, 0.16), (0.42, 0.3), (0.52, 0.14), (0.64, 0.28), (0.76, 0.08)]
        f.flat(f.line(teeth, 0.08), (255, 255, 255))
    return f.sprite()


def _printed_reef(canvas: Canvas) -> None:
    """The reef that hides the first four squares, printed on the board."""
    layout = LAYOUTS[0]
    near = layout.step * 0.46
    for outwards in (-1.0, 1.0):
        for third in range(PRINTED_REEF):
            start = layout.way(1) - layout.step / 2 + third * layout.step

            def ground(
                along: float, depth: float, start: float = start, out: float = outwards
            ) -> Point:
                return beside(start + along * layout.step / 3, out * (near + depth))

            bed = Bed.of(ground, REEF - 6)
            pen = draw_tile(bed, (True, True, True), third + 20)
            canvas.put(Sprite(pen.sprite().image), bed.left, bed.top)


def _nests(canvas: Canvas, fold: int) -> None:
    """Three starting squares on the reef, or three finishing ones in the lagoon."""
    if fold == 0:
        for at in STARTS:
            canvas.put(nest(rgb("FFE9B0"), 34), *at)
    if fold == 2:
        canvas.put(castle().sized(0.84), 868, 250)
        for at in FINISHES:
            canvas.put(nest(rgb("8CE0A4"), 44), *at)


@kept()
def nest(colour: Colour, radius: int) -> Sprite:
    """A soft bowl of weed in which a fish can rest."""
    size = 2 * radius + 40
    pen, c = Pen(size, size, 3), size / 2
    weeds = []
    for n in range(14):
        angle = n * pi / 7
        near, far = radius * 0.8, radius + 11 + 4 * swing(n)
        root = (c + near * cos(angle), c + near * sin(angle))
        tip = (c + far * cos(angle + 0.25), c + far * sin(angle + 0.25))
        weeds.append(
            pen.arm([root, ((root[0] + tip[0]) / 2 + 2, (root[1] + tip[1]) / 2), tip], 11, 4)
        )
    pen.body(either(*weeds), darker(colour, 0.3), OUTLINE, 2)
    pen.body(pen.disc(c, c, radius), colour, OUTLINE, 2.4)
    pen.fill(pen.disc(c, c, radius * 0.7), lighter(colour, 0.35), 0.6)
    return pen.sprite(c, c)


@kept()
def castle() -> Sprite:
    """Home: a sandcastle with flags, anchored at the middle of its foot."""
    pen = Pen(250, 240, 3)
    towers = ((40, 96, 52), (98, 48, 58), (160, 84, 50))
    for n, (x, top, wide) in enumerate(towers):
        wall = pen.box(x, top, x + wide, 226, 6)
        teeth = pen.areas(
            *(
                [
                    (x - 4 + k * (wide + 8) / 5, top - 12 + 6),
                    (x - 4 + (k + 1) * (wide + 8) / 5, top - 12 + 6),
                    (x - 4 + (k + 1) * (wide + 8) / 5, top + 10),
                    (x - 4 + k * (wide + 8) / 5, top + 10),
                ]
                for k in (0, 2, 4)
            )
        )
        pole = pen.stroke([(x + wide / 2, top), (x + wide / 2, top - 40)], 3.5)
        pen.fill(pen.grown(pole, 1.4), OUTLINE)
        flag = pen.area(
            [(x + wide / 2, top - 40), (x + wide / 2 + 30, top - 31), (x + wide / 2, top - 20)]
        )
        pen.body(flag, (rgb("E8443A"), rgb("FFD23F"), rgb("2FA66A"))[n], OUTLINE, 2)
        pen.body(either(wall, teeth), SAND, OUTLINE, 2.4)
        window = either(
            pen.disc(x + wide / 2, top + 38, 8),
            pen.box(x + wide / 2 - 8, top + 38, x + wide / 2 + 8, top + 56),
        )
        pen.fill(window, rgb("7A5A2E"))
    gate = either(pen.disc(127, 184, 22), pen.box(105, 184, 149, 226))
    pen.fill(pen.grown(gate, 2), OUTLINE)
    pen.shade(gate, rgb("7A5A2E"), rgb("3E2A12"))
    mound = pen.area(
        [(8, 236), (20, 214), (70, 222), (130, 230), (190, 220), (232, 212), (244, 236)]
    )
    pen.body(mound, SAND, OUTLINE, 2.4)
    return pen.sprite(125, 232)
