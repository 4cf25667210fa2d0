"""Cog: barrels, rivets, pipes; weight low, feet wide, something tall in the hand."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.colour import darker, lighter, rgb
from renderers.curves import placed, points, ribbon, star
from renderers.figures.sheet import INK, Figures, Sheet, curve, smooth
from renderers.pen import both, either

BRASS, COPPER, IRON, COAT = rgb("D9A441"), rgb("BF6A3A"), rgb("5B6B7F"), rgb("2F4A7C")
AMBER, BONE, STEEL, RED_STEEL = rgb("FFC24A"), rgb("F3E7C9"), rgb("AEBBC4"), rgb("B9482F")
OILSKIN, LEATHER = rgb("4A5A4E"), rgb("8A5A3A")


def _pane(pen: Sheet, x: float, y: float, radius: float) -> None:
    """A porthole: cold glass, never a warm face."""
    pen.part(pen.disc(x, y, radius + 4.5), BRASS, edge=2)
    glass = pen.disc(x, y, radius)
    pen.fill(pen.grown(glass, 1.5), INK)
    pen.ball(glass, rgb("2E7F94"), rgb("0B2638"), (0.4, 0.3))


def _boots(pen: Sheet, xs: tuple[float, ...], y: float = 104) -> None:
    for x in xs:
        pen.tube([(x, y), (x, y + 12)], 17, darker(IRON, 0.2))
        pen.plate(placed("-11,8 9,8 17,16 17,23 -11,23", x, y), IRON)


def admiral(pen: Sheet) -> None:
    """A bicorne on a diving helmet, a sabre thrust forward and up."""
    pipe = "36,70 34,40 30,22"
    pen.tube(pipe, 11, darker(COPPER, 0.15))
    pen.plate("22,14 40,18 38,27 21,23", COPPER)
    pen.fill(pen.discs([(24, 4, 5), (33, -5, 3.4)]), lighter(AMBER, 0.6), 0.8)
    pen.part(pen.box(26, 56, 56, 104, 12), COPPER)
    pen.lines(pen.box(26, 56, 56, 104, 12), ["26,68 56,68", "26,92 56,92"])
    _boots(pen, (57, 82))
    coat = pen.blob("50,62 44,84 38,112 54,117 70,106 88,117 102,110 95,84 92,62 72,54")
    pen.part(coat, COAT)
    belly = pen.blob("64,60 60,82 66,100 84,100 90,82 88,60")
    pen.part(both(coat, belly), BRASS, edge=2)
    pen.rivets("72,70 72,80 72,90 82,70 82,80 82,90", BRASS)
    blade = smooth("104,80 119,62 129,40 131,14", 8)
    steel = pen.area(
        ribbon(blade, [8 - 6.5 * (i / (len(blade) - 1)) ** 2 for i in range(len(blade))])
    )
    pen.part(steel, rgb("DCE6EA"), edge=2.8)
    pen.tube(curve("88,68 94,84 98,86 105,79"), 15, COAT)
    pen.part(pen.disc(105, 80, 8), BRASS)
    pen.tube(curve("52,68 38,78 42,88 52,90"), 14, COAT)
    for x in (50, 93):
        pen.part(pen.disc(x, 63, 11, 7), BRASS)
        pen.lines(
            pen.disc(x, 65, 13, 12),
            [[(x + d, 66), (x + d * 1.2, 74)] for d in (-8, -4, 0, 4, 8)],
            2.2,
        )
    pen.part(pen.disc(73, 42, 23, 22), lighter(IRON, 0.25))
    _pane(pen, 81, 43, 12)
    for eye in (77.5, 87):
        pen.lamp(pen.disc(eye, 39.5, 2.6, 3), AMBER, 2.5, 0.9)
    pen.draw(["72,34 80,36.5", "85,36.5 92,34"], 2.6, BONE)
    tash = pen.blob("70,50 76,45 82.5,46 89,45 96,50 88,52 82.5,50 77,53")
    pen.part(tash, BONE, edge=2)
    hat = pen.blob("38,33 44,16 58,6 75,1 92,6 104,16 110,32 96,27 74,22 52,27")
    pen.part(hat, COAT)
    trim = smooth("41,31 53,25 74,20 95,25 107,30", 8)
    pen.fill(pen.stroke(trim, 5), INK)
    pen.fill(pen.stroke(trim, 3), BRASS)
    pen.lamp(pen.area(star(75, 12, 7, 3.2)), AMBER, 3, 0.5)


def deck_hand(pen: Sheet) -> None:
    """A small man with a wrench as tall as himself."""
    pen.part(pen.box(30, 84, 54, 110, 8), IRON)
    _boots(pen, (58, 81), 106)
    torso = pen.blob("50,80 46,98 54,114 86,114 93,98 89,80 70,74")
    pen.part(torso, LEATHER)
    pen.lines(torso, ["44,104 96,104"], 4)
    pen.tube("106,122 126,42", 8, RED_STEEL)
    fork = "114,40 108,16 117,2 124,5 120,18 125,30 133,30 139,20 137,6 145,7 150,24 140,40 128,44"
    jaw = either(pen.area(fork), pen.area("116,38 138,38 133,50 120,50"))
    pen.part(jaw, STEEL)
    pen.tube(curve("88,86 98,96 106,94 115,86"), 15, LEATHER)
    pen.part(pen.disc(115, 86, 8.5), IRON)
    pen.tube(curve("52,84 44,98 48,106 60,104"), 14, LEATHER)
    pen.part(pen.disc(62, 104, 7.5), IRON)
    pen.part(pen.box(64, 28, 76, 44, 3), BRASS)
    pen.part(pen.disc(70, 60, 25, 24), BRASS)
    pen.part(pen.box(48, 78, 94, 87, 4), COPPER, edge=2.4)
    pen.rivets("54,82 64,82 74,82 84,82", COPPER)
    pen.part(pen.disc(78, 60, 16), COPPER, edge=2)
    pane = pen.disc(78, 60, 11.5)
    pen.fill(pen.grown(pane, 1.5), INK)
    pen.ball(pane, rgb("9FE3E6"), rgb("1B4A62"), (0.4, 0.3))
    pen.lines(pane, ["78,46 78,74", "66,60 92,60"], 3.4, 1)
    pen.draw(["70,54 74,51"], 2.4, (255, 255, 255), 0.9)


def mine_drone(pen: Sheet) -> None:
    """A mine on its chain that has learned to look."""
    chain = [(70, 124 - 7 * i) for i in range(4)]
    for i, (x, y) in enumerate(chain):
        pen.fill(pen.disc(x, y, 5 - 2 * (i % 2), 5), INK)
        pen.fill(pen.disc(x, y, 3 - 1.2 * (i % 2), 3), lighter(IRON, 0.3))
    for i in range(9):
        a = -pi / 2 + (i - 4) * pi / 4.6
        x0, y0, x1, y1 = 70 + 28 * cos(a), 66 + 28 * sin(a), 70 + 45 * cos(a), 66 + 45 * sin(a)
        pen.tube([(x0, y0), (x1, y1)], 12, IRON, 5)
        pen.part(pen.disc(x1, y1, 5.5), rgb("E5473B"), edge=2.6)
    ball = pen.part(pen.disc(70, 66, 34), IRON, turn=0.24)
    pen.lines(ball, [curve("36,66 50,78 90,78 104,66")], 3)
    pen.rivets("44,76 57,82 83,82 96,76", IRON, 2.4)
    pen.lamp(pen.disc(82, 58, 12), rgb("FF5A3A"), 6)
    pen.fill(pen.disc(85, 58, 4.5), INK)
    pen.plate("64,44 98,50 96,57 66,52", BRASS, edge=2.4)


def walker(pen: Sheet) -> None:
    """The Pressure Walker: a bathysphere on two crooked legs, with a claw like a door."""
    for leg, far in (("50,86 26,92 22,122", 0.35), ("88,90 108,96 104,122", 0.0)):
        colour, (_, knee, (x, y)) = darker(IRON, far), points(leg)
        pen.tube(leg, 17, colour, 13)
        pen.part(pen.disc(*knee, 10), darker(COPPER, far))
        pen.plate([(x - 14, y - 4), (x + 12, y - 4), (x + 20, y + 8), (x - 18, y + 8)], colour)
    pen.tube("40,30 36,6", 12, COPPER)
    pen.plate("28,2 46,2 44,11 29,11", COPPER)
    ball = pen.part(pen.disc(64, 62, 40, 38), BRASS, turn=0.22)
    pen.lines(ball, [curve("25,62 40,84 88,84 104,62"), curve("48,26 38,50 38,76 50,98")], 2.6)
    pen.rivets("34,74 48,82 64,85 80,83 94,76 41,44 39,60", BRASS, 2.4)
    pen.part(pen.disc(76, 54, 22), COPPER, edge=2.4)
    pane = pen.disc(76, 54, 16)
    pen.lamp(pane, AMBER, 7, 0.7)
    pen.lines(pane, ["76,36 76,72", "58,54 94,54"], 4, 1)
    pen.tube(curve("56,84 70,104 96,104 108,84"), 15, IRON)
    claw = either(
        pen.blob("98,78 106,62 124,52 136,58 126,66 118,78"),
        pen.blob("100,82 118,82 136,74 134,92 116,104 102,98"),
    )
    pen.part(claw, RED_STEEL)
    pen.part(pen.disc(106, 84, 9), BRASS)


def marshal(pen: Sheet) -> None:
    """Harpoon Marshal: a long coat, a flat brim, and a harpoon as long as the deck is wide."""
    _boots(pen, (52, 86), 104)
    coat = pen.blob(
        "54,56 46,80 30,116 46,122 62,112 70,98 78,112 98,122 108,114 94,80 88,56 70,50"
    )
    pen.part(coat, OILSKIN)
    pen.lines(coat, ["70,60 70,100", curve("50,84 46,98 42,108 36,116")], 2.2)
    pen.part(both(coat, pen.area("44,78 98,78 100,88 42,88")), COPPER, edge=2)
    pen.part(pen.box(63, 76, 77, 90, 3), BRASS, edge=2)
    pen.tube("50,62 36,74 46,86", 14, OILSKIN)
    gun = pen.area("10,74 34,68 96,68 96,80 34,82 24,92 12,92")
    pen.part(gun, LEATHER)
    pen.part(pen.box(44, 64, 104, 76, 4), IRON)
    pen.rivets("52,70 66,70 80,70", IRON)
    pen.tube("104,70 146,70", 5, rgb("DCE6EA"))
    pen.plate("134,58 156,70 134,82 141,70", STEEL, edge=2.8)
    pen.tube(curve("90,60 104,64 104,74 92,78"), 14, OILSKIN)
    pen.part(pen.disc(92, 78, 7.5), IRON)
    pen.part(pen.disc(48, 86, 7.5), IRON)
    pen.part(pen.box(50, 46, 92, 57, 5), COPPER, edge=2.4)
    pen.part(pen.disc(71, 32, 22, 20), BRASS)
    _pane(pen, 79, 34, 12)
    pen.lamp(pen.box(72, 30, 87, 36, 3), AMBER, 3, 0.9)
    pen.lump("24,22 46,12 70,10 94,12 118,22 94,25 70,26 46,25", OILSKIN, edge=3)
    crown = pen.area("48,16 52,-10 64,-6 78,-8 90,-10 94,16 70,20")
    pen.part(crown, OILSKIN)
    pen.part(both(crown, pen.area("46,6 96,6 96,15 46,15")), RED_STEEL, edge=1.6)
    pen.lamp(pen.area(star(71, 9, 6.5, 3)), AMBER, 3, 0.5)


def surgeon(pen: Sheet) -> None:
    """Boiler Surgeon: half stove, half doctor; a saw in one hand, a syringe in the other."""
    _boots(pen, (54, 86), 108)
    pen.tube("46,44 42,4", 15, darker(COPPER, 0.1))
    pen.plate("30,-6 54,-4 52,8 32,6", COPPER)
    pen.fill(pen.discs([(34, -15, 7), (48, -18, 5)]), (255, 255, 255), 0.75)
    drum = pen.part(pen.box(34, 52, 108, 114, 22), COPPER, turn=0.16)
    pen.lines(drum, ["34,66 108,66", "34,102 108,102"], 2.6)
    pen.rivets("44,59 58,59 72,59 86,59 99,59 44,108 58,108 72,108 86,108 99,108", COPPER)
    pen.part(pen.disc(70, 85, 16), BONE, edge=2.4)
    pen.fill(either(pen.box(66, 74, 74, 96), pen.box(59, 81, 81, 89)), rgb("C8202E"))
    pen.tube(curve("104,66 122,70 126,56 124,44"), 13, IRON)
    saw = pen.area("118,38 142,-6 152,-2 136,48")
    pen.part(saw, STEEL, edge=2.8)
    pen.teeth("143,-4 121,36", -7, 6, STEEL)
    pen.part(pen.disc(124, 44, 8.5), BRASS)
    pen.tube(curve("38,66 18,72 14,84 18,94"), 13, IRON)
    pen.part(pen.box(4, 92, 24, 116, 5), rgb("9FE3E6"), edge=2.6)
    pen.fill(pen.box(7, 104, 21, 114, 3), rgb("7CD63A"))
    pen.draw(["14,116 14,130"], 3.4)
    pen.draw(["4,90 24,90"], 5)
    pen.part(pen.disc(18, 92, 8), BRASS)
    pen.part(pen.disc(72, 36, 23, 22), BRASS)
    for x in (64, 86):
        pen.part(pen.disc(x, 36, 11), COPPER, edge=2)
        pen.lamp(pen.disc(x, 36, 7), rgb("7CF0D0"), 3, 0.8)
        pen.fill(pen.disc(x + 1, 37, 2.6), INK)
    pen.plate("58,14 86,12 90,22 54,24", BONE, edge=2.4)
    pen.part(pen.disc(73, 12, 9), rgb("DCE6EA"), edge=2.4)


def gunner(pen: Sheet) -> None:
    """Rivet Gunner: one knee down behind a drum and a barrel."""
    pen.tube("48,96 26,104 24,120", 15, darker(IRON, 0.15))
    pen.plate("12,116 34,116 36,127 8,127", IRON)
    pen.tube("70,98 88,104 86,120", 16, IRON)
    pen.plate("76,114 96,114 104,121 104,127 74,127", IRON)
    torso = pen.blob("38,68 34,88 42,106 74,108 84,92 80,68 58,62")
    pen.part(torso, rgb("7A6A45"))
    pen.lines(torso, ["36,94 84,94"], 4)
    pen.part(pen.disc(56, 52, 23, 21), IRON)
    pen.plate("30,48 34,34 56,26 80,34 88,50 58,46", BRASS)
    pen.lamp(pen.area("58,50 82,52 80,59 60,58"), AMBER, 3, 0.9)
    pen.part(pen.box(60, 70, 124, 90, 6), STEEL)
    pen.part(pen.box(120, 67, 146, 93, 4), IRON)
    pen.hole(pen.disc(147, 80, 3, 8), rgb("2A1410"))
    pen.part(pen.disc(84, 98, 19), RED_STEEL)
    pen.part(pen.disc(84, 98, 8), BRASS, edge=2)
    pen.rivets("84,84 98,98 84,112 70,98", BRASS, 2.2)
    pen.tube("42,74 44,92 62,92", 13, rgb("7A6A45"))
    pen.part(pen.disc(64, 90, 8), IRON)
    pen.tube(curve("30,62 14,66 12,86 30,92"), 6, darker(COPPER, 0.1))


FIGURES: Figures = {
    "brass_admiral": admiral,
    "harpoon_marshal": marshal,
    "boiler_surgeon": surgeon,
    "pressure_walker": walker,
    "rivet_gunner": gunner,
    "deck_hand": deck_hand,
    "mine_drone": mine_drone,
}
