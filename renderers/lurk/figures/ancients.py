"""Ancients: slabs, gaps and light between them; upright, still, never touching the ground."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.colour import darker, lighter, rgb
from renderers.curves import Line, points, spline
from renderers.figures.sheet import INK, Figures, Sheet, smooth
from renderers.pen import Mask, both, without

STONE, DARK, GLOW, MOSS = rgb("8B86A8"), rgb("4C4768"), rgb("FF7ADF"), rgb("6FA39A")
CLOTH, GOLD, NIGHT, BONE = rgb("5A2A58"), rgb("C9B06A"), rgb("150A20"), rgb("CFC8DC")
SILT = rgb("8A7A86")


def _cracks(pen: Sheet, within: Mask, many: Sequence[Line]) -> None:
    """Light from inside the stone."""
    mask = both(within, pen.strokes(many, 2.6))
    pen.glow(mask, GLOW, 2.5, 0.9)
    pen.fill(mask, lighter(GLOW, 0.55))


def _hover(pen: Sheet, wide: float, x: float = 70) -> None:
    """Light on the ground below whoever does not touch it."""
    pen.glow(pen.disc(x, 121, wide, 5), GLOW, 5, 0.9)


def _gaze(
    pen: Sheet, line: str, pupil: tuple[float, float, float, float], reach: float = 6
) -> None:
    """An eye in stone: an almond of light, a slit of night."""
    eye = pen.area(spline(points(line), 8, closed=True))
    pen.fill(pen.grown(eye, 4), INK)
    pen.lamp(eye, GLOW, reach, 1)
    pen.fill(pen.disc(*pupil), INK)


def drowned(pen: Sheet) -> None:
    """First Drowned: a crowned hood on a shroud without feet, a spear of light beside it."""
    _hover(pen, 26, 64)
    shroud = (
        "46,54 36,86 22,112 36,108 42,121 52,110 60,124 68,110 78,122 84,108 100,114 92,84 86,54"
    )
    robe = pen.plate(shroud, CLOTH)
    pen.lines(robe, ["52,76 44,104", "80,78 82,104"], 2.2)
    plate = pen.plate("48,56 86,56 88,72 80,96 67,106 54,96 46,72", DARK)
    _cracks(pen, plate, ["68,62 64,76 71,84 66,101", "64,76 53,78", "71,84 81,80"])
    pen.plate("20,62 38,46 52,54 46,76 26,82", STONE)
    pen.plate("82,54 96,46 110,60 106,78 90,76", STONE)
    pen.plate("44,58 42,32 52,14 68,8 84,14 92,30 88,56 68,66", STONE)
    hollow = pen.area("54,54 52,34 62,24 77,22 86,32 84,52 70,60")
    pen.hole(hollow, NIGHT)
    pen.lamp(pen.areas("58,37 69,41 68,46 59,43", "75,41 84,37 84,43 76,46"), GLOW, 4, 1)
    crown = "42,28 34,0 50,10 56,-10 66,5 75,-14 82,6 98,-4 94,30 82,19 67,14 53,19"
    pen.plate(crown, GOLD)
    pen.tube("128,126 128,46", 7, DARK)
    pen.plate("117,48 114,22 128,-8 142,22 139,48 128,60", STONE)
    pen.lamp(pen.area("128,8 136,30 128,48 120,30"), GLOW, 6, 1)
    pen.plate("114,76 132,72 140,82 134,94 118,92", STONE)


def bearer(pen: Sheet) -> None:
    """Gaze Bearer: two pillars of arms that hold up an eye in a ring."""
    for x in (56, 84):
        pen.plate([(x - 9, 98), (x + 9, 98), (x + 11, 121), (x - 11, 121)], DARK)
    trunk = pen.plate("48,68 92,68 96,84 86,104 54,104 44,84", DARK)
    _cracks(pen, trunk, ["70,76 66,88 72,100"])
    for side in (-1, 1):
        pen.plate([(70 + side * x, y) for x, y in ((20, 68), (38, 62), (42, 76), (26, 84))], STONE)
        pen.plate([(70 + side * x, y) for x, y in ((34, 62), (44, 40), (54, 44), (46, 68))], STONE)
    ring = without(pen.disc(70, 24, 42, 40), pen.disc(70, 24, 30, 28))
    gap = pen.areas("70,24 120,-40 140,0", "70,24 0,70 40,80")
    pen.part(without(ring, gap), STONE, turn=0.05)
    pen.glow(pen.disc(70, 24, 24), GLOW, 5, 0.7)
    _gaze(pen, "42,26 70,4 98,24 70,44", (72, 24, 6, 15))
    pen.plate("58,54 84,54 82,66 60,66", STONE, edge=2.6)
    pen.draw(["64,60 78,60"], 2.6, GLOW)


def chanter(pen: Sheet) -> None:
    """Stone Chanter: a long head that sings, and stones that listen."""
    _hover(pen, 30)
    pen.plate("38,92 102,92 112,118 28,118", CLOTH)
    pen.lines(pen.area("38,92 102,92 112,118 28,118"), ["56,96 50,118", "84,96 90,118"], 2.4)
    for stone in (
        "4,60 18,50 28,60 24,76 8,76",
        "112,44 128,34 142,46 136,62 118,62",
        "14,14 26,8 34,18 26,28 14,26",
    ):
        pen.plate(stone, STONE, edge=2.8)
    _cracks(pen, pen.box(0, 0, 160, 80), ["10,64 22,66", "120,48 134,50"])
    head = pen.plate("44,98 40,42 48,2 66,-12 88,-6 100,20 100,98 72,106", STONE, turn=0.14)
    pen.plate("40,40 60,30 102,32 102,44 62,44 42,52", darker(STONE, 0.15), edge=2.4)
    pen.lamp(pen.areas("54,50 68,48 68,54 55,56", "82,48 97,48 96,54 82,54"), GLOW, 3, 0.9)
    pen.plate("70,40 82,40 88,68 68,70", lighter(STONE, 0.1), edge=2.4)
    pen.hole(pen.disc(78, 84, 12, 10), NIGHT)
    pen.glow(pen.disc(78, 87, 7, 5), GLOW, 3, 0.9)
    _cracks(pen, head, ["48,60 54,72 50,90", "94,62 90,74"])
    pen.plate("34,50 42,44 46,70 36,74", DARK, edge=2.4)
    pen.plate("46,2 66,-12 88,-6 94,6 70,0 48,14", MOSS, edge=2.4)


def idol(pen: Sheet) -> None:
    """Abyss Idol: a god that squats: horns, one eye, a carved beard of arms, claws on its knees."""
    for line in ("44,30 22,18 14,-4 24,-14", "94,28 116,16 124,-4 114,-14"):
        pen.limb(line, 19, GOLD, 4)
    pen.plate("30,50 110,50 112,118 28,118", DARK)
    for side in (-1, 1):
        for line, colour, edge in (
            ("32,54 50,36 60,46 72,40 70,66 58,76", STONE, 3.2),
            ("10,124 18,106 38,78 56,92 52,108 62,124", STONE, 3.2),
            ("56,62 70,64 72,84 58,96 48,84", DARK, 3.2),
            ("34,84 52,76 62,84 58,94 54,108 49,94 44,110 40,94 33,106 30,92", STONE, 2.6),
        ):
            pen.plate([(70 + side * x, y) for x, y in points(line)], colour, edge)
    head = pen.area("36,70 34,34 46,12 70,4 94,12 106,34 104,70 88,80 52,80")
    pen.part(head, STONE, turn=0.12)
    for i, (x, low) in enumerate(((46, 100), (58, 112), (71, 118), (84, 112), (96, 100))):
        lock = smooth([(x, 66), (x - 3, 82), (x + 4, 92), (x - 2, low)], 6)
        pen.part(pen.arm(lock, 14, 6), DARK if i % 2 else STONE, edge=2.6)
    _gaze(pen, "46,44 72,22 98,42 74,60", (76, 42, 6.5, 15), 7)
    pen.plate("36,40 48,22 72,14 100,22 106,38 74,26", MOSS, edge=2.6)
    _cracks(pen, head, ["40,56 46,64 42,76", "100,56 96,64 101,74"])


def guard(pen: Sheet) -> None:
    """Hollow Guard: armour with nobody in it; the helm hovers over light."""
    for x in (54, 78):
        pen.plate([(x - 9, 98), (x + 9, 98), (x + 12, 122), (x - 12, 122)], DARK)
    pen.plate("34,108 18,12 22,-16 36,8 46,104", STONE)
    trunk = pen.plate("36,62 50,54 86,54 98,64 90,100 46,100", DARK)
    _cracks(pen, trunk, ["50,64 60,74 56,92"])
    pen.plate("24,62 36,48 54,54 50,74 28,78", STONE)
    pen.glow(pen.disc(68, 44, 13, 6), GLOW, 4, 1)
    pen.fill(pen.disc(68, 45, 10, 3), lighter(GLOW, 0.6))
    pen.plate("50,31 50,9 62,-2 80,-2 92,10 92,31 80,35 60,35", STONE)
    slit = pen.area("64,12 92,12 92,18 82,19 82,30 76,30 76,19 64,18")
    pen.fill(pen.grown(slit, 1.6), INK)
    pen.glow(slit, GLOW, 2.5, 0.8)
    pen.fill(pen.area("67,14 91,14 91,16.5 67,16.5"), lighter(GLOW, 0.4))
    pen.plate("80,54 122,52 126,64 122,112 102,122 82,112 78,62", STONE, turn=0.14)
    pen.fill(pen.area("86,56 116,54 118,106 102,114 87,106"), darker(STONE, 0.25), 0.7)
    _gaze(pen, "86,80 102,68 118,80 102,92", (103, 80, 4, 8), 4)


def shade(pen: Sheet) -> None:
    """Whisper Shade: a veil with hands, thinner and thinner towards the ground."""
    _hover(pen, 14, 74)
    right, left = "48,20 68,4 92,14 102,40 96,62 104,80 92,96 96,112 78,124", "48,78 54,60 44,42"
    veil = pen.blob(f"{right} 82,106 70,98 60,106 62,88 {left}")
    pen.glow(veil, GLOW, 6, 0.5)
    pen.part(veil, rgb("7A5C92"))
    pen.lines(veil, [smooth("62,66 58,80 66,90 62,102"), smooth("86,66 92,84 82,98 90,110")], 2.4)
    for line in ("56,60 34,66 22,50 10,54", "90,58 112,62 124,44 138,46"):
        pen.limb(line, 11, rgb("7A5C92"), 5)
    for x, y, way in ((10, 54, -1), (138, 46, 1)):
        claws = [[(x, y), (x + way * 14, y + d - 4), (x + way * 4, y + d)] for d in (-8, 2, 12)]
        pen.part(pen.areas(*claws), BONE, edge=2)
    pen.hole(pen.blob("58,34 64,20 82,18 92,32 90,50 76,58 62,50"), NIGHT)
    pen.lamp(pen.discs([(69, 34, 5), (84, 33, 4.6)]), GLOW, 4, 1)
    pen.fill(pen.disc(77, 47, 4, 5.5), lighter(GLOW, 0.3))


def thrall(pen: Sheet) -> None:
    """Silt Thrall: a drowned man with his arms out, chained to his own stone."""
    pen.plate("6,104 34,100 38,126 4,127", STONE)
    pen.fill(pen.stroke(smooth("24,102 34,90 50,98"), 6), INK)
    pen.fill(pen.stroke(smooth("24,102 34,90 50,98"), 2.8), GOLD)
    for line in ("56,94 50,108 52,122", "72,94 80,106 78,122"):
        pen.tube(line, 13, SILT, 10)
    pen.part(
        pen.areas("42,118 62,118 68,127 40,127", "70,118 88,118 94,127 68,127"), SILT, edge=2.6
    )
    pen.tube("72,62 98,62 124,56", 13, darker(SILT, 0.2), 8)
    trunk = pen.plate("46,56 78,52 84,74 78,100 70,92 62,104 54,94 46,100", CLOTH)
    pen.lines(trunk, ["56,66 74,64", "56,76 76,74", "58,86 74,84"], 3)
    pen.tube("60,64 88,76 118,76", 14, SILT, 9)
    for x, y in ((124, 54), (118, 76)):
        claws = [
            [(x - 3.0, y + d - 3), (x - 3.0, y + d + 3), (x + 15.0, y + d + 2)] for d in (-7, 0, 7)
        ]
        pen.part(pen.areas(*claws), BONE, edge=2)
    head = pen.plate("52,50 46,30 56,14 78,12 92,24 92,42 80,54 64,56", SILT)
    pen.hole(pen.area("66,44 90,40 86,52 70,54"), NIGHT)
    pen.teeth("67,44 89,41", 5, 4, BONE)
    pen.lamp(pen.discs([(69, 31, 5), (84, 29, 4.4)]), GLOW, 3, 0.9)
    for line in ("52,18 40,22 36,36", "60,14 48,8 38,14"):
        pen.limb(line, 6, rgb("3F6A4A"), 2.5)
    _cracks(pen, head, ["58,20 64,26 60,36"])


FIGURES: Figures = {
    "first_drowned": drowned,
    "gaze_bearer": bearer,
    "stone_chanter": chanter,
    "abyss_idol": idol,
    "hollow_guard": guard,
    "whisper_shade": shade,
    "silt_thrall": thrall,
}
