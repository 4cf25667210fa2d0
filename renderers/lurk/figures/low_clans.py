"""Low Clans: fins, teeth, hooked bone; everything leans forward and comes to a point."""

from __future__ import annotations

from renderers.colour import darker, rgb
from renderers.curves import normals, offset, points, ribbon, widths
from renderers.figures.sheet import INK, Figures, Sheet, curve, smooth
from renderers.pen import both, without

HIDE, BELLY, PAINT, BONE = rgb("3F8C86"), rgb("D5E5C8"), rgb("D2402F"), rgb("F0E4C3")
CLOTH, EYE, EEL, MUD = rgb("6B4630"), rgb("FFD83A"), rgb("5E9E3C"), rgb("5A7A4A")
SLATE = rgb("4C6E8C")


def _legs(pen: Sheet, *lines: str, wide: float = 13, colour: tuple[int, int, int] = HIDE) -> None:
    """Bent legs that end in claws."""
    for line in lines:
        pen.tube(line, wide, darker(colour, 0.12), wide * 0.7)
        x = points(line)[-1][0]
        claws = [(x - 8, 117), (x + 8, 117), (x + 19, 127), (x + 8, 124), (x + 3, 127),
                 (x - 2, 124), (x - 9, 127)]  # fmt: skip
        pen.plate(claws, colour, edge=2.7)


def chief(pen: Sheet) -> None:
    """Gill Chief: a shark on two legs, with an axe made of a jaw."""
    pen.lump("44,96 26,104 10,92 4,76 18,82 30,84 44,78", HIDE)
    _legs(pen, "56,96 46,108 50,120", "80,98 92,106 88,120", wide=19)
    pen.plate(smooth("56,36 46,20 26,8 30,30 34,56"), darker(HIDE, 0.1))
    body = pen.lump("62,26 42,38 34,62 38,88 54,106 78,106 92,92 94,70 86,48", HIDE)
    belly = both(body, pen.blob("84,56 66,66 62,88 70,102 84,100 94,86 96,66"))
    pen.fill(belly, BELLY)
    pen.lines(belly, ["62,78 96,74", "62,88 96,86", "66,97 94,96"], 1.8, 0.5)
    loin = pen.area("34,92 98,90 96,104 84,104 78,114 66,104 40,102")
    pen.part(both(pen.grown(body, 1), loin), CLOTH, edge=2)
    pen.hole(pen.area("80,50 116,44 110,64 80,64"))
    pen.lump("72,60 84,56 100,60 112,60 106,72 90,76 74,72", HIDE)
    head = pen.blob("50,40 56,22 76,12 98,18 116,34 120,42 108,46 96,50 84,52 88,60 70,66 56,58")
    pen.part(head, HIDE)
    pen.teeth("84,51 116,43", 10, 5, BONE)
    pen.teeth("84,62 110,61", -9, 4, BONE)
    stripe = pen.areas("70,12 80,12 78,30 70,26", "84,14 92,16 90,30 84,28")
    pen.fill(both(head, stripe), PAINT)
    pen.lines(head, [curve("60,40 56,48 58,54 62,58"), curve("67,42 63,50 65,56 69,60")], 3, 1)
    pen.lamp(pen.area("84,34 98,30 100,36 92,41"), EYE, 3, 0.6)
    pen.fill(pen.disc(94, 35, 2.2, 3.4), INK)
    pen.brow("80,32 101,29", 4)
    pen.tube("98,122 124,44", 8, CLOTH)
    axe = pen.blob("112,66 110,44 118,22 134,14 148,26 152,54 144,82 140,58 132,46 123,54")
    pen.part(axe, BONE)
    pen.lines(axe, ["132,24 137,32", "140,34 143,44", "120,30 124,38"], 2.4, 0.8)
    shoulder = curve("58,66 62,92 88,102 106,94")
    arm = pen.tube(shoulder, 20, HIDE, 14)
    pen.part(pen.disc(107, 94, 9.5), HIDE)
    pen.fill(both(pen.strokes(["66,78 76,92", "70,74 80,88"], 3), arm), PAINT)
    for x, y in ((42, 52), (52, 49), (62, 46)):
        pen.plate([(x, y), (x + 8, y - 2), (x + 1, y - 14)], BONE, edge=2.2)


def reaver(pen: Sheet) -> None:
    """Tooth Reaver: a lean pike of a man behind the snout of a sawfish."""
    pen.lump("50,92 34,104 16,104 2,116 6,96 24,90 44,80", SLATE)
    _legs(pen, "62,96 48,106 50,120", "78,96 98,104 96,120", wide=14, colour=SLATE)
    saw = smooth("30,64 22,36 22,10 26,-16", 6)
    pen.plate(ribbon(saw, widths(len(saw), 13, 10)), BONE)
    spots = list(zip(saw, normals(saw), strict=True))[3::3]
    for side in (1, -1):
        rows = [[(x + side * nx * 5, y - 4.0), (x + side * nx * 5, y + 4.0),
                 (x + side * nx * 16, y - 2.0)] for (x, y), (nx, _) in spots]  # fmt: skip
        pen.part(pen.areas(*rows), BONE, edge=2)
    pen.tube("38,96 30,62", 9, CLOTH)
    body = pen.lump("50,46 44,70 52,98 72,106 86,96 88,72 80,50", SLATE)
    pen.fill(both(body, pen.blob("72,56 66,80 72,102 90,96 92,66")), BELLY)
    pen.part(
        both(pen.grown(body, 1), pen.area("40,90 94,88 92,102 80,102 74,112 64,102 46,102")),
        CLOTH,
        2,
    )
    for line in ("54,58 42,56 32,66", "62,66 52,84 36,84"):
        pen.tube(line, 13, SLATE, 10)
    pen.part(pen.discs([(31, 66, 8), (35, 84, 8)]), SLATE)
    pen.plate("50,44 30,38 46,34 38,22 58,28 60,14 74,28", PAINT)
    pen.hole(pen.area("84,46 138,36 134,56 84,58"))
    pen.lump("64,58 84,54 108,58 138,52 132,64 100,72 70,70", SLATE)
    head = pen.lump("50,48 56,28 76,22 100,28 142,32 140,42 108,46 84,50 66,60", SLATE)
    pen.teeth("88,48 138,41", 9, 7, BONE)
    pen.teeth("88,58 132,55", -8, 6, BONE)
    pen.fill(both(head, pen.area("62,20 72,20 68,60 60,56")), PAINT)
    pen.eye(84, 34, 6.5, EYE)
    pen.brow("74,25 96,30", 4)


def hag(pen: Sheet) -> None:
    """Net Hag: bent double under wet hair, a lamp before her brow, a net over her arm."""
    _legs(pen, "52,104 46,112 48,120", "74,104 80,112 80,120", wide=12, colour=MUD)
    shawl = pen.lump("18,74 26,42 54,26 80,40 92,74 96,112 74,106 58,118 40,106 18,116", CLOTH)
    pen.lines(shawl, [curve("40,52 36,76 34,92 30,108"), curve("66,64 70,84 66,98 62,112")], 2.4)
    pen.part(pen.areas("24,44 4,40 22,56", "36,30 22,12 46,24", "56,24 54,4 68,26"), PAINT)
    pen.limb("96,40 104,16 124,8 134,22", 6, MUD, 4)
    pen.lamp(pen.disc(134, 30, 9), rgb("D8FF7A"), 9, 1)
    head = pen.lump("66,54 74,36 96,34 116,46 122,62 118,82 94,88 74,78", MUD)
    pen.fill(both(head, pen.blob("80,76 100,70 124,66 122,90 90,94")), BELLY)
    pen.lines(head, [smooth("82,74 98,72 112,68 120,62", 6)], 4, 1)
    pen.teeth("90,74 118,67", -10, 5, BONE)
    pen.eye(96, 54, 8, EYE, 0.3)
    pen.brow("84,43 108,48", 3.6)
    pen.plate("106,54 128,62 110,68", MUD, edge=2.4)
    for line in ("72,40 58,56 64,76 54,92", "64,38 48,54 50,72 40,84", "80,38 70,54 74,66 68,80"):
        pen.limb(line, 7, rgb("2F5A3A"), 2.5)
    net = pen.blob("92,84 118,82 146,92 150,116 124,127 98,120 90,102")
    pen.fill(pen.grown(net, 2.4), INK)
    pen.fill(net, rgb("3A2A18"))
    mesh = [[(60 + 13 * i, 130.0), (110 + 13 * i, 76.0)] for i in range(8)]
    mesh += [[(86 + 13 * i, 76.0), (136 + 13 * i, 130.0)] for i in range(-4, 5)]
    pen.fill(both(net, pen.strokes(mesh, 3.4)), rgb("E5A03B"))
    pen.part(pen.discs([(96, 121, 5), (118, 127, 5), (142, 121, 5)]), BONE, edge=2.2)
    pen.tube(curve("64,74 74,92 86,96 98,88"), 13, MUD, 10)
    pen.part(pen.disc(98, 88, 8), MUD)


def brute(pen: Sheet) -> None:
    """Trench Brute: a hammerhead that walks on its fists."""
    pen.lump("34,84 14,92 -6,82 -16,60 2,66 22,66 40,62", SLATE)
    _legs(pen, "48,92 40,106 42,120", "84,94 94,106 90,120", wide=22, colour=SLATE)
    pen.plate("40,46 20,12 56,26 60,2 84,28", darker(SLATE, 0.15))
    body = pen.lump("30,66 40,36 70,22 104,34 118,62 106,96 70,108 38,96", SLATE, turn=0.16)
    pen.fill(both(body, pen.blob("74,66 62,84 68,106 96,104 112,86 108,66")), BELLY)
    pen.fill(both(body, pen.areas("44,34 54,28 58,52 50,54", "60,26 70,24 70,46 63,48")), PAINT)
    for line, fist in (("40,52 6,66 10,96", (10, 108)), ("108,52 140,64 136,94", (134, 106))):
        pen.limb(line, 27, SLATE, 21)
        pen.part(pen.disc(*fist, 19, 17), SLATE)
        x, y = fist
        pen.lines(
            pen.disc(x, y, 19, 17), [[(x + d, y + 2), (x + d, y + 17)] for d in (-7, 1, 9)], 2.6
        )
        pen.part(
            pen.areas(
                *([(x + d, y - 14), (x + d + 9, y - 14), (x + d + 4, y - 26)] for d in (-14, -3, 8))
            ),
            BONE,
            2,
        )
    hammer = pen.blob("34,36 44,18 70,20 94,18 118,12 126,26 120,42 98,44 92,62 70,66 60,46 44,48")
    pen.part(hammer, SLATE)
    for x, y in ((43, 32), (115, 28)):
        pen.eye(x, y, 7, EYE)
    pen.brow("34,23 54,27", 4)
    pen.brow("104,23 124,18", 4)
    pen.hole(pen.blob("66,50 82,46 98,50 92,62 76,64"))
    pen.teeth("67,50 97,50", 9, 5, BONE)


def slinger(pen: Sheet) -> None:
    """Bone Slinger: all elbows, with a skull whirling overhead."""
    _legs(pen, "60,96 46,104 50,120", "74,96 92,104 88,120", wide=10, colour=MUD)
    ring = without(pen.disc(84, 6, 52, 19), pen.disc(84, 6, 48, 15.4))
    gap = pen.area("20,6 60,6 60,40 20,40")
    pen.fill(pen.grown(without(ring, gap), 1.6), INK)
    pen.fill(without(ring, gap), BONE)
    pen.part(pen.disc(132, 8, 13, 12), BONE)
    pen.fill(pen.discs([(130, 7, 3.6), (138, 7, 3)]), INK)
    pen.draw(["130,15 138,15"], 2.4)
    pen.tube("78,72 98,58 94,26", 9, MUD)
    pen.part(pen.disc(94, 24, 7), MUD)
    pen.tube("50,74 30,84 38,98", 9, MUD)
    pen.lump("24,96 40,92 50,102 44,114 28,112", CLOTH)
    pen.part(pen.disc(36, 96, 6), BONE, edge=2)
    pen.lump("52,72 48,94 60,106 76,104 84,90 80,70", CLOTH)
    pen.part(pen.areas("44,58 24,52 42,46", "46,46 32,32 54,38", "58,38 54,20 68,36"), PAINT)
    head = pen.lump("42,60 48,42 66,34 86,40 98,56 92,72 70,80 50,74", MUD)
    pen.fill(both(head, pen.blob("60,72 80,64 102,58 96,80 66,84")), BELLY)
    pen.lines(head, [smooth("64,68 80,66 96,58", 6)], 3.6, 1)
    pen.teeth("70,68 94,60", -7, 4, BONE)
    pen.eye(76, 52, 8.5, EYE, 0.3)


def raider(pen: Sheet) -> None:
    """Gutter Raider: all head and knives."""
    _legs(pen, "58,94 46,104 44,120", "76,96 90,102 92,120")
    for line in ("106,84 128,80 131,51 134,50", "32,80 8,72 8,43 8,42"):
        blade = curve(line)
        pen.plate(ribbon(blade, widths(len(blade), 12, 2, 1.6)), BONE, edge=2.8)
    pen.tube(curve("80,84 90,96 100,94 106,86"), 12, HIDE)
    pen.tube(curve("50,84 40,94 34,92 32,82"), 12, HIDE)
    pen.part(pen.disc(106, 85, 7), HIDE)
    pen.part(pen.disc(32, 81, 7), HIDE)
    pen.lump("50,78 48,98 66,108 84,100 84,78", CLOTH)
    spikes = "34,66 16,56 34,50 24,32 44,38 42,16 58,30 64,8 74,28 90,14 88,34 60,60"
    pen.plate(spikes, PAINT)
    head = pen.blob("34,62 40,44 58,32 82,32 98,44 102,60 108,70 104,86 86,94 60,92 42,82")
    pen.part(head, HIDE)
    pen.fill(both(head, pen.blob("50,82 70,76 92,74 112,66 112,96 60,100")), BELLY)
    pen.lines(head, [smooth("58,78 74,76 92,73 108,66", 6)], 4, 1)
    pen.teeth("66,78 106,70", -12, 5, BONE)
    pen.eye(80, 54, 11, EYE)
    pen.plate("62,38 96,44 94,50 64,48", darker(HIDE, 0.2), edge=2.4)
    gills = [curve("50,56 45,64 46,72 51,78"), curve("57,58 52,66 53,72 57,78")]
    pen.lines(head, gills, 3, 1)


def eel(pen: Sheet) -> None:
    """Eel Pup: an S with teeth."""
    line = smooth("40,118 70,124 98,112 88,92 58,88 42,70 52,46 72,36", 10)
    wide = [8 + 22 * (i / (len(line) - 1)) ** 0.7 for i in range(len(line))]
    path = list(zip(line, line[5:], normals(line), wide, strict=False))[22::4]
    comb = [[(x + nx * w * 0.2, y + ny * w * 0.2), (x2 + nx * w * 0.2, y2 + ny * w * 0.2),
             (x + nx * w * 0.95, y + ny * w * 0.95)]
            for (x, y), (x2, y2), (nx, ny), w in path]  # fmt: skip
    pen.part(pen.areas(*comb), PAINT)
    body = pen.plate(ribbon(line, wide), EEL)
    belly = ribbon(offset(line, [-w * 0.3 for w in wide]), [w * 0.35 for w in wide])
    pen.fill(both(body, pen.area(belly)), rgb("DDEB9A"), 0.9)
    spots = [
        (line[i][0] + 3, line[i][1] - 2, 1.5 + wide[i] * 0.1) for i in range(20, len(line) - 7, 6)
    ]
    pen.fill(both(body, pen.discs(spots)), rgb("2C5A24"), 0.85)
    pen.hole(pen.area("76,30 118,22 112,52 76,50"))
    pen.lump("62,46 82,48 112,48 106,60 84,64 66,58", EEL)
    pen.lump("52,44 54,24 72,12 92,14 112,20 124,26 118,34 96,36 78,44", EEL)
    pen.teeth("84,37 118,32", 9, 4, BONE)
    pen.teeth("82,51 110,49", -8, 4, BONE)
    pen.eye(80, 24, 7, EYE, 0.3)


FIGURES: Figures = {
    "gill_chief": chief,
    "tooth_reaver": reaver,
    "net_hag": hag,
    "trench_brute": brute,
    "bone_slinger": slinger,
    "gutter_raider": raider,
    "eel_pup": eel,
}
