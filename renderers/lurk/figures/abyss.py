"""Creatures of the abyss: wet hide, warm lights, mouths; on a dark red foot that is nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageChops

from renderers.colour import Colour, darker, lighter, rgb
from renderers.creature import Hide, limb
from renderers.curves import (
    Point,
    mirrored,
    moved,
    normals,
    offset,
    placed,
    points,
    ribbon,
    scaled,
    spline,
    widths,
)
from renderers.figures.sheet import GROUND, INK, Figures, Sheet, curve, smooth
from renderers.pen import Mask, both, either, without

WINE, SERPENT, BELLY, FIN = rgb("7A2E3A"), rgb("3B4E9A"), rgb("A9B8E8"), rgb("E5473B")
LURE, BONE, MOUTH, CYAN = rgb("FFE27A"), rgb("F0E4C3"), rgb("3A0610"), rgb("7CF0FF")
PALE, RUST, PLUM = rgb("D9CFE0"), rgb("A65A3A"), rgb("6A3A78")
_EYE = rgb("FFD83A")


def biter(pen: Sheet) -> None:
    """Lantern Biter: a purse of teeth behind its lamp."""
    tail = spline(points("30,70 12,50 4,54 14,72 4,92 14,94 32,78"), 6, closed=True)
    pen.plate(tail, FIN)
    pen.plate("44,44 44,22 56,30 62,18 70,30 80,24 80,44", FIN)
    body = "24,72 36,48 60,36 86,38 104,52 108,66 88,72 90,86 108,92 98,106 72,112 44,102"
    pen.lump(body, WINE)
    pen.hole(pen.blob("80,76 94,68 116,64 120,78 114,96 96,98 84,90"), MOUTH)
    pen.teeth("86,70 120,66", 16, 5, BONE)
    pen.teeth("86,98 120,92", -17, 5, BONE)
    pen.lump("76,92 90,100 110,96 124,88 120,106 96,114 78,108", WINE)
    pen.eye(84, 53, 9.2, _EYE, 0.28)
    pen.plate("70,40 98,46 96,52 72,48", darker(WINE, 0.2), edge=2.4)
    pen.lump("50,78 34,84 30,98 44,98 60,90", FIN)
    pen.limb("72,38 74,18 92,6 114,10 122,26", 6, WINE, 4)
    pen.lamp(pen.disc(122, 32, 9), LURE, 9, 1)


def crawler(pen: Sheet) -> None:
    """Shell Crawler: plates on many legs, feelers before it."""
    for x in (18, 38, 58, 78, 98):
        pen.tube([(x + 4, 92), (x - 8, 106), (x - 4, 125)], 9, darker(RUST, 0.3), 4)
    for line in ("112,74 130,52 150,50", "110,68 122,38 142,22"):
        pen.limb(line, 6, RUST, 2.5)
    for line in ("104,96 122,108 136,102", "96,102 112,118 128,118"):
        pen.limb(line, 10, darker(RUST, 0.15), 5)
    shell = pen.blob("-8,104 -6,72 18,42 54,30 90,38 116,64 124,92 100,104 50,108")
    pen.part(shell, RUST, turn=0.12)
    for x, lean in ((8, -12), (30, -8), (54, -2), (78, 6)):
        plate = smooth([(x + lean, 110), (x - 2, 74), (x + 10, 34 if 20 < x < 70 else 44)], 8)
        pen.fill(both(shell, pen.stroke(plate, 6)), INK)
        pen.fill(both(shell, pen.stroke(moved(plate, 3.4, 0), 2.4)), lighter(RUST, 0.45), 0.9)
    spikes = pen.areas(
        "10,46 4,24 24,38", "34,34 32,12 50,30", "62,30 66,8 78,32", "88,38 98,20 102,48"
    )
    pen.part(spikes, BONE, edge=2.6)
    pen.lump("92,66 112,58 128,72 130,90 114,100 96,96", darker(RUST, 0.1))
    pen.eye(112, 76, 8, _EYE, 0.28)
    pen.brow("100,65 122,68", 3.8)
    pen.part(pen.areas("112,92 122,92 118,106", "122,88 131,86 131,100"), BONE, edge=2)


_NEEDLE = "44,0 10,-9 -20,-7 -36,-13 -30,0 -36,13 -20,7 10,9"


def shoal(pen: Sheet) -> None:
    """Needle Shoal: five thin fish with one will."""
    fish = ((34, 28, 0.8), (44, 104, 0.84), (24, 66, 0.9), (84, 44, 1.0), (88, 84, 1.0))
    for x, y, size in fish:
        body = moved(scaled(points(_NEEDLE), size), x, y)
        mask = pen.plate(spline(body, 6, closed=True), SERPENT, edge=2.8)
        pen.fill(both(mask, pen.disc(x - 4 * size, y + 8 * size, 36 * size, 7 * size)), BELLY, 0.9)
        beak = [(x + 38 * size, y - 5 * size), (x + 66 * size, y), (x + 38 * size, y + 4 * size)]
        pen.plate(beak, BONE, edge=2.2)
        fin = placed("-14,-7 -4,-19 10,-8", x, y, wide=size, high=size)
        pen.plate(fin, FIN, edge=2.2)
        pen.fill(pen.disc(x + 24 * size, y - 2, 6.4), INK)
        pen.fill(pen.disc(x + 24 * size, y - 2, 4.6), _EYE)
        pen.fill(pen.disc(x + 26 * size, y - 2, 2, 3.6), INK)


def ray(pen: Sheet) -> None:
    """Trench Ray: two wings, two horns, and a sting held over its back."""
    pen.limb("70,92 30,108 4,84 10,44 36,18 58,2", 9, darker(PLUM, 0.1), 4)
    pen.plate("48,16 46,4 84,-16 62,6 64,14", rgb("A8F24A"), edge=2.8)
    right = "70,44 92,46 118,34 150,20 142,56 132,84 104,98 84,118 70,122"
    left = "56,118 36,98 12,92 -12,70 -6,44 24,46 48,46"
    body = pen.lump(f"{right} {left}", PLUM, turn=0.1)
    pen.fill(both(body, pen.blob("70,74 100,84 84,114 70,118 56,114 40,84")), BELLY)
    pen.lines(body, [curve("42,58 26,66 12,66 0,58"), curve("98,56 116,60 132,48 144,38")], 3)
    pen.lines(body, ["56,88 62,92", "56,96 62,99", "84,92 78,95", "84,99 78,102"], 3)
    horns = either(
        pen.blob("50,62 40,84 50,98 58,90 56,70"), pen.blob("90,60 102,82 92,98 83,90 84,70")
    )
    pen.part(horns, PLUM)
    for x in (56, 84):
        pen.eye(x, 60, 7.5, rgb("A8F24A"), 0.3)
    pen.draw(["46,50 66,54", "74,54 94,49"], 4)
    pen.hole(pen.blob("60,76 70,73 80,76 76,84 64,84"), MOUTH)
    pen.teeth("61,77 79,77", 5, 4, BONE)
    pen.lamp(
        pen.discs([(18, 60, 3), (36, 68, 3), (104, 68, 3), (124, 56, 3)]), rgb("A8F24A"), 3, 0.8
    )


def gulper(pen: Sheet) -> None:
    """Gulper: nothing but a mouth, and a tail that was an afterthought."""
    tail = smooth("52,84 26,96 4,84 2,58 18,44 30,54", 10)
    pen.plate(ribbon(tail, widths(len(tail), 22, 4)), rgb("2E3350"))
    pen.lamp(pen.disc(31, 56, 7), FIN, 7, 1)
    pen.lump("46,84 52,104 76,124 112,124 138,104 148,76 120,78 80,76", rgb("3E4468"))
    throat = pen.blob("58,70 66,98 88,112 114,108 134,88 142,66 110,30 76,44")
    pen.hole(throat, MOUTH)
    pen.ball(both(throat, pen.disc(100, 92, 34, 24)), rgb("C2202E"), MOUTH, (0.5, 0.5), 0.9)
    pen.lump("36,74 44,46 66,22 96,6 132,0 152,8 144,22 112,28 84,46 66,72 52,90", rgb("3E4468"))
    pen.teeth("84,46 146,18", 15, 7, BONE)
    pen.teeth("82,108 136,88", -15, 7, BONE)
    pen.part(pen.areas("48,42 30,26 60,28", "66,22 58,2 82,12"), FIN, edge=2.6)
    pen.eye(84, 26, 8.5, CYAN, 0.28)
    pen.brow("72,20 98,12", 4)
    pen.lamp(pen.discs([(50, 62, 3), (58, 50, 2.6), (64, 116, 2.8), (82, 122, 2.6)]), CYAN, 3, 0.8)


def maw(pen: Sheet) -> None:
    """Reef Maw: part of the reef, until it opens."""
    for line in (
        "26,44 10,26 12,6",
        "18,30 2,22 -4,8",
        "44,30 40,10 48,-6",
        "112,44 128,30 126,10",
        "120,36 138,30 146,16",
    ):
        pen.tube(smooth(line, 6), 9, rgb("C25A8A"), 5)
    lower = pen.blob("0,92 14,84 70,98 126,84 142,92 134,118 100,127 40,127 8,118")
    pen.hole(pen.blob("6,74 30,44 70,34 112,44 136,74 128,98 70,106 14,98"), MOUTH)
    pen.ball(pen.blob("34,84 70,66 108,84 98,104 44,104"), rgb("D9536B"), rgb("7A1220"), (0.5, 0.2))
    pen.part(lower, rgb("5F7A6A"), turn=0.16)
    pen.teeth("14,88 128,88", -20, 8, BONE)
    upper = pen.lump(
        "-4,66 4,36 34,18 70,12 108,18 138,36 146,66 124,58 98,64 70,58 44,64 18,58",
        rgb("5F7A6A"),
        turn=0.16,
    )
    pen.teeth("14,60 128,60", 20, 8, BONE)
    for x, y, r in ((20, 44, 4), (52, 26, 5), (98, 28, 4), (124, 46, 5)):
        pen.fill(both(upper, pen.disc(x, y, r)), rgb("C25A8A"), 0.9)
    for x, y in ((46, 40), (90, 40)):
        pen.eye(x, y, 8.5, _EYE, 0.28)
    pen.draw(["34,29 58,34", "80,34 104,29"], 4.4)


def pale_kraken(pen: Sheet) -> None:
    """Pale Kraken: the colour of things that never saw light."""
    hide = Hide(PALE, rgb("FF9AA8"), INK)
    back = ("58,74 24,66 6,38 16,16 30,22", "54,82 16,90 -8,74 -8,52 4,50")
    front = ("62,90 36,112 10,112 0,124", "66,94 56,112 44,118 38,127")
    for lines, wide in ((back, 17), (front, 16)):
        for line in lines:
            for path in (points(line), mirrored(points(line), 70)):
                side = 1 if path[0][0] < 70 else -1
                limb(pen, smooth(path), wide, 4, hide, suckers=side, edge=2.8)
    mantle = pen.blob(
        "70,-16 94,-6 106,20 102,50 94,62 98,82 84,98 56,98 42,82 46,62 38,50 34,20 46,-6"
    )
    pen.part(mantle, PALE, turn=0.16)
    for x, y, r in ((56, 4, 4), (80, 0, 5), (90, 24, 4), (50, 28, 3)):
        pen.fill(both(mantle, pen.disc(x, y, r)), rgb("B48CB0"), 0.8)
    for x in (54, 86):
        pen.fill(pen.disc(x, 62, 13, 12), INK)
        pen.ball(pen.disc(x, 62, 11, 10), rgb("FFB49A"), rgb("B0101E"))
        pen.fill(pen.disc(x, 62, 3, 8), INK)
    pen.draw(["38,46 66,54", "74,54 102,46"], 5)
    pen.hole(pen.blob("60,84 70,80 80,84 74,96 66,96"), MOUTH)
    pen.teeth("62,83 78,83", 7, 3, BONE)


def _spines(pen: Sheet, line: Sequence[Point], wide: Sequence[float], high: float) -> None:
    """Along the left side of a line, in its middle part."""
    path = list(zip(line, normals(line), wide, strict=True))
    many = []
    for (here, n, w), (there, _, _) in zip(path[8:-12:6], path[14::6], strict=False):
        low, top = 0.3 * w, 0.5 * w + high
        many.append([(p[0] + n[0] * low, p[1] + n[1] * low) for p in (here, there)])
        many[-1].append((here[0] + n[0] * top, here[1] + n[1] * top))
    pen.part(pen.areas(*many), FIN)


def _serpent(pen: Sheet, line: list[Point], wide: list[float], colour: Colour) -> None:
    trunk = pen.plate(ribbon(line, wide), colour, turn=0.1)
    belly = pen.area(ribbon(offset(line, [-w * 0.3 for w in wide]), [w * 0.38 for w in wide]))
    pen.fill(both(trunk, belly), darker(BELLY, 0.05))
    rim = ribbon(offset(line, [-w * 0.44 for w in wide]), [w * 0.14 for w in wide])
    pen.fill(both(trunk, pen.area(rim)), darker(BELLY, 0.45), 0.8)
    path = list(zip(line, normals(line), wide, strict=True))[2::4]
    rings = [[(x, y), (x - nx * w, y - ny * w)] for (x, y), (nx, ny), w in path]
    pen.lines(both(trunk, belly), rings, 1.8 * pen.line, 0.7)
    _scales(pen, without(trunk, belly), path)


def _scales(pen: Sheet, back: Mask, path: Sequence[tuple[Point, Point, float]]) -> None:
    """Small arcs in rows along the back: only a large picture has room for them."""
    if pen.line == 1:
        return
    many = []
    for at, ((x, y), (nx, ny), w) in enumerate(path):
        for row in range(3):
            far, r = w * (0.1 + 0.15 * (row + 0.5 * (at % 2))), w * 0.07
            cx, cy = x + nx * far, y + ny * far
            tip = (cx - 1.3 * r * ny, cy + 1.3 * r * nx)
            many.append([(cx + nx * r, cy + ny * r), tip, (cx - nx * r, cy - ny * r)])
    pen.lines(back, [smooth(arc, 5) for arc in many], 1.1, 0.5)


def leviathan(pen: Sheet) -> None:
    """Sleeping Leviathan: a neck that rises out of its own coils and out of the water."""
    hump = smooth("8,128 6,98 20,80 42,86 50,108 48,130", 10)
    wide = widths(len(hump), 20, 24)
    _spines(pen, hump, wide, 13)
    _serpent(pen, hump, wide, darker(SERPENT, 0.2))
    pen.limb("122,130 134,112 128,96 140,84", 17, darker(SERPENT, 0.1), 5)
    pen.plate("136,88 128,72 142,78 152,68 148,88", FIN)
    neck = smooth("92,132 96,108 78,88 54,70 44,42 60,18 84,16", 10)
    wide = widths(len(neck), 40, 30)
    _spines(pen, neck, wide, 16)
    _serpent(pen, neck, wide, SERPENT)
    path = list(zip(neck, normals(neck), strict=True))[10:-14:8]
    lights = [(x + nx * 8, y + ny * 8, 3.0) for (x, y), (nx, ny) in path]
    pen.lamp(pen.discs(lights), CYAN, 3, 0.8)
    pen.plate("64,36 34,34 48,22 26,6 50,8 46,-12 74,2", FIN)
    gape = pen.area("88,28 140,10 138,54 88,50")
    pen.hole(gape, MOUTH)
    pen.shade(gape, rgb("C2202E"), MOUTH)
    pen.lump("66,42 88,46 114,54 140,52 136,66 110,72 80,64", SERPENT)
    skull = "58,38 58,12 78,-4 102,-2 124,0 148,8 147,20 124,22 104,28 90,38 76,48"
    pen.lump(skull, SERPENT)
    pen.teeth("98,29 146,19", 13, 5, BONE)
    pen.teeth("94,50 136,54", -12, 5, BONE)
    pen.lamp(pen.area("82,16 102,10 105,19 91,25"), _EYE, 5, 1)
    pen.fill(pen.disc(95, 17, 2.5, 5), INK)
    pen.plate("74,8 106,1 109,10 80,17", darker(SERPENT, 0.2), edge=2.4)
    pen.fill(pen.discs([(140, 8, 2), (133, 6, 1.6)]), INK)
    if pen.line < 1:
        _age(pen)
    _water(pen)


def _age(pen: Sheet) -> None:
    """What one sees of it from near: whiskers, scars, gills, an eye with a light in it."""
    for line in ("142,24 152,34 150,46 158,54", "112,68 116,82 110,92 116,102"):
        pen.limb(line, 3.4, BELLY, 1.2)
    pen.draw(["112,4 120,16", "117,3 123,12", "70,62 82,70"], 1.6, BELLY, 0.9)
    gills = [smooth(placed("0,30 -4,38 -1,46", x), 5) for x in (66, 72, 78)]
    pen.draw(gills, 1.6, INK, 0.85)
    pen.fill(pen.disc(93, 15.4, 1.2), (255, 255, 255))
    warts = [
        (128, 6, 1.4),
        (120, 9, 1.1),
        (110, 8, 1.3),
        (134, 12, 1.0),
        (84, 2, 1.6),
        (90, -1, 1.2),
    ]
    pen.fill(pen.discs([(x, y, r) for x, y, r in warts]), lighter(SERPENT, 0.4), 0.8)


def _water(pen: Sheet) -> None:
    """Broken water hides where the coils go under."""
    dry = ImageChops.subtract(pen.image.getchannel("A"), pen.box(-30, GROUND + 1, 170, 158))
    pen.image.putalpha(dry)
    for x, w in ((4, 19), (48, 21), (92, 28), (123, 14)):
        ring = pen.disc(x, GROUND, w, 6)
        pen.fill(pen.grown(ring, 1.6), INK)
        pen.fill(ring, rgb("BFEFF2"))
        pen.fill(both(ring, pen.disc(x, GROUND - 2.5, w * 0.84, 4)), darker(SERPENT, 0.45))


FIGURES: Figures = {
    "lantern_biter": biter,
    "shell_crawler": crawler,
    "needle_shoal": shoal,
    "trench_ray": ray,
    "gulper": gulper,
    "reef_maw": maw,
    "pale_kraken": pale_kraken,
    "sleeping_leviathan": leviathan,
}
