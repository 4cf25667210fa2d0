"""Nautilus: spirals, scallops, arms; S-curves that lean back; pearl lights."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.colour import darker, lighter, rgb
from renderers.creature import Hide, limb
from renderers.curves import Point, normals, offset, ribbon, spiral, widths
from renderers.figures.sheet import INK, Figures, Sheet, curve, smooth
from renderers.pen import Mask, both, either

SHELL, STRIPE, SKIN, ROBE = rgb("F6E2C4"), rgb("C9573F"), rgb("8ED6CE"), rgb("23688F")
CORAL, KELP, PEARL, GOLD = rgb("FF7E79"), rgb("5FA04E"), rgb("BDF6FF"), rgb("E9A23B")
VIOLET, ROSE, INKY = rgb("8E62E8"), rgb("D9536B"), rgb("3A2E6E")
ARMS = Hide(SKIN, lighter(SKIN, 0.6), INK)
_AMBER = rgb("FFC24A")


def _coil(pen: Sheet, shell: Mask, x: float, y: float, reach: float) -> None:
    """Stripes that wind outwards from the heart of a shell, and its spiral."""
    for i in range(6):
        a = -0.25 - i * 0.72
        near = (x + 0.22 * reach * cos(a), y + 0.22 * reach * sin(a))
        far = (x + reach * cos(a - 0.3), y + reach * sin(a - 0.3))
        bent = (near[0] + 0.4 * (far[0] - near[0]) + 0.14 * reach * sin(a),
                near[1] + 0.4 * (far[1] - near[1]) - 0.14 * reach * cos(a))  # fmt: skip
        stripe = smooth([near, bent, far], 6)
        mask = pen.area(ribbon(stripe, widths(len(stripe), 0.04 * reach, 0.2 * reach)))
        pen.fill(both(shell, mask), STRIPE, 0.95)
    pen.lines(shell, [spiral(x, y, 2, 0.36 * reach, 1.35, 0.4)], 3, 1)
    pen.rim(shell, (255, 255, 255), 2.2, 0.8)


def _calm_eyes(pen: Sheet, *eyes: tuple[float, float, float]) -> None:
    for x, y, r in eyes:
        pen.fill(pen.disc(x, y, r + 1.5, r + 0.5), INK)
        pen.ball(pen.disc(x, y, r, r - 1), (255, 255, 230), _AMBER)
        pen.fill(pen.disc(x + 1.5, y, 1.8, 3.2), INK)


def speaker(pen: Sheet) -> None:
    """Tide Speaker: an old face under a coiled shell, a beard of arms, a crook with a pearl."""
    pen.limb("120,126 118,92 124,60 120,34 126,10 141,6 146,20", 8, CORAL, 5)
    pen.lamp(pen.disc(133, 22, 8.5), PEARL, 7, 1)
    scallops = "30,112 34,124 46,119 58,126 70,120 82,126 94,119 104,122 100,104"
    robe = pen.blob(f"52,60 44,84 {scallops} 92,80 88,62 70,54")
    pen.part(robe, ROBE)
    pen.lines(robe, [curve("60,72 56,92 52,104 46,118"), curve("80,78 82,96 82,108 82,124")], 2.2)
    hem = smooth("30,113 46,109 58,116 70,110 82,116 94,109 104,112")
    pen.fill(both(robe, pen.stroke(hem, 4.5)), CORAL)
    shell = pen.blob("78,8 52,2 28,14 18,38 28,60 50,66 70,56 86,50 92,24")
    pen.part(shell, SHELL, turn=0.14)
    _coil(pen, shell, 50, 36, 42)
    pen.lump("66,24 62,40 68,56 84,60 96,50 98,34 88,22 76,20", SKIN)
    for line, wide in (
        ("70,54 62,70 66,84 58,92", 10),
        ("90,54 98,68 94,80 103,84", 10),
        ("76,56 72,76 78,90 72,100", 11),
        ("84,57 88,76 83,90 91,97", 11),
    ):
        limb(pen, smooth(line), wide, 3, ARMS, suckers=1, edge=2.4)
    _calm_eyes(pen, (78, 39, 5.5), (92, 38, 5))
    pen.draw(["70,31 83,33", "88,33 98,31"], 3)
    pen.tube(curve("88,68 98,82 108,82 120,76"), 14, ROBE)
    pen.part(pen.disc(121, 76, 7), SKIN)


def knight(pen: Sheet) -> None:
    """Coral Knight: antlers on the helm, a scallop for a shield, a blade over the shoulder."""
    blade = smooth("40,88 22,54 10,16 4,-14")
    pen.plate(ribbon(blade, widths(len(blade), 15, 2, 2)), rgb("DCE6EA"), edge=2.8)
    for line in ("58,96 48,110 48,122", "82,96 86,110 84,122"):
        pen.tube(line, 17, darker(ROSE, 0.2), 14)
    pen.plate("36,118 58,118 62,127 34,127", ROSE)
    pen.plate("74,118 94,118 100,127 72,127", ROSE)
    pen.tube("48,62 36,76 40,88", 14, ROSE)
    pen.part(pen.disc(40, 88, 8), GOLD)
    trunk = pen.lump("46,58 44,82 52,102 70,108 88,102 96,82 94,58 70,50", ROSE)
    pen.lines(trunk, ["44,74 96,74", "46,88 94,88"], 2.4)
    for line in (
        "58,26 44,10 46,-8",
        "50,12 34,6 32,-6",
        "84,26 100,12 98,-10",
        "92,12 108,6 110,-4",
    ):
        pen.tube(smooth(line, 6), 8, CORAL, 4)
    helm = pen.lump("48,52 48,30 62,16 80,16 94,30 94,52 72,60", ROSE)
    pen.lines(helm, [curve("72,16 70,26 72,34 72,40")], 3)
    pen.hole(pen.area("60,38 92,36 92,44 62,46"), rgb("10202A"))
    pen.fill(pen.discs([(70, 41, 3.2), (85, 40, 3.2)]), PEARL)
    fan = [(104.0, 118.0)]
    for i in range(7):
        a = pi * (1.12 + 0.127 * i)
        fan += [
            (104 + 40 * cos(a - 0.2), 96 + 42 * sin(a - 0.2)),
            (104 + 45 * cos(a), 96 + 47 * sin(a)),
        ]
    shield = pen.plate([*fan, (142, 100), (118, 122)], SHELL, turn=0.12)
    ribs = [[(106.0, 116.0), (104 + 44 * cos(pi * t), 96 + 46 * sin(pi * t))] for t in
            (1.1, 1.25, 1.4, 1.55, 1.7, 1.85)]  # fmt: skip
    pen.fill(both(shield, pen.strokes(ribs, 5)), STRIPE, 0.9)
    pen.lamp(pen.disc(106, 114, 6.5), PEARL, 4, 0.9)


def weaver(pen: Sheet) -> None:
    """Ink Weaver: a cuttlefish with a tall hood, spinning darkness between its arms."""
    hide = Hide(rgb("6FB7D6"), rgb("DFF6FF"), INK)
    pen.glow(pen.disc(118, 64, 22), rgb("B79CFF"), 6, 0.9)
    for line, wide in (
        ("60,84 38,92 18,84 12,64 22,56", 13),
        ("84,84 102,96 124,94 136,80 128,70", 13),
        ("64,90 52,110 34,116 22,126", 13),
        ("80,90 92,110 108,114 120,126", 13),
        ("72,92 68,108 74,118 70,127", 13),
    ):
        limb(pen, smooth(line), wide, 3.4, hide, suckers=1, edge=2.6)
    pen.part(pen.disc(118, 62, 17), INKY)
    pen.lines(pen.disc(118, 62, 17), [spiral(118, 62, 2, 16, 1.8)], 3, 1)
    pen.fill(pen.stroke(spiral(118, 62, 3, 13, 1.6, 0.6), 2.2), rgb("B79CFF"))
    fins = pen.blob("46,60 28,40 36,6 56,-14 52,20 52,50")
    pen.part(either(fins, pen.blob("94,60 104,40 92,8 66,-16 84,22 86,50")), INKY)
    hood = pen.lump("46,74 44,46 48,14 60,-18 76,8 92,40 96,72 86,94 58,94", rgb("3E8FB5"))
    for x, y, r in ((56, 18, 4), (70, 24, 3.2), (58, 36, 3), (80, 42, 4)):
        pen.fill(both(hood, pen.disc(x, y, r)), PEARL, 0.85)
    for x in (62, 84):
        pen.fill(pen.disc(x, 66, 10.5, 9.5), INK)
        pen.ball(pen.disc(x, 66, 8.5, 7.5), (255, 255, 230), rgb("FFE27A"))
        wave = [(x - 6.0, 64.0), (x - 3.0, 69.0), (x, 65.0), (x + 3.0, 69.0), (x + 6.0, 64.0)]
        pen.fill(pen.stroke(wave, 3), INK)
    pen.draw(["50,56 70,58", "77,58 96,56"], 3.4)


def titan(pen: Sheet) -> None:
    """Shell Titan: a house with claws."""
    shell = pen.blob("30,96 -4,86 -10,50 12,16 48,-6 82,-2 106,22 104,60 84,92")
    pen.part(shell, SHELL, turn=0.12)
    _coil(pen, shell, 46, 44, 62)
    spikes = pen.areas("10,18 0,0 24,6", "46,-6 47,-18 62,-6", "-8,52 -16,40 -6,38")
    pen.part(spikes, STRIPE, edge=2.6)
    legs = ("52,96 28,100 16,126", "66,100 50,108 46,127", "96,100 112,106 112,127")
    for line in legs:
        pen.tube(line, 14, darker(GOLD, 0.15), 6)
    pen.lump("46,84 50,66 76,60 104,66 116,84 104,104 70,108 50,100", GOLD)
    for base, tip in (("84,66", "86,38"), ("102,68", "112,44")):
        pen.tube(f"{base} {tip}", 8, GOLD)
    for x, y in ((86, 36), (113, 42)):
        pen.eye(x, y, 8, PEARL)
    pen.brow("76,27 98,31", 3.4)
    pen.hole(pen.blob("84,86 98,82 112,84 106,94 92,96"), rgb("3A1420"))
    pen.tube("108,88 124,98 126,88", 14, GOLD)
    for claw in (
        "114,90 106,66 122,48 142,46 128,62 130,78",
        "130,84 140,64 156,62 154,84 138,98 124,96",
    ):
        pen.lump(claw, CORAL)
    pen.tube("56,92 42,104 40,112", 12, GOLD)
    pen.lump("24,104 40,98 56,106 50,122 34,127 22,118", CORAL)


def archer(pen: Sheet) -> None:
    """Reef Archer: a striped fish on two feet behind a bow of coral."""
    for line in ("56,92 50,108 48,120", "76,92 84,108 82,120"):
        pen.tube(line, 10, KELP)
    pen.part(pen.areas("36,127 46,116 58,127", "72,127 80,116 94,127"), KELP, edge=2.6)
    pen.lump("34,72 14,56 8,74 8,98 22,92 36,86", CORAL)
    fin = pen.area("48,44 40,12 64,26 84,20 84,44")
    pen.part(fin, CORAL)
    body = pen.lump("30,76 40,52 62,38 86,44 100,62 98,74 84,92 62,102 42,94", rgb("F4C53A"))
    for stripe in ("46,40 56,38 52,100 42,98", "68,34 78,36 72,104 64,104"):
        pen.fill(both(body, pen.area(stripe)), ROBE, 0.95)
    pen.eye(85, 60, 7, PEARL)
    pen.draw(["77,49 94,54"], 3)
    bow = smooth("104,22 126,30 138,56 138,78 126,104 102,112")
    pen.plate(ribbon(bow, [5 + 5 * sin(pi * i / (len(bow) - 1)) for i in range(len(bow))]), CORAL)
    pen.draw(["104,22 86,70", "86,70 102,112"], 2.6, SHELL)
    pen.draw(["84,70 146,66"], 6)
    pen.draw(["84,70 146,66"], 3, SHELL)
    pen.plate("138,58 154,66 139,75", KELP, edge=2.6)
    pen.tube(curve("66,74 80,86 112,84 134,70"), 9, rgb("F4C53A"))
    pen.part(pen.disc(134, 68, 6), rgb("F4C53A"))


def kelp_spear(pen: Sheet) -> None:
    """A seahorse in arms."""
    pen.tube("108,126 122,30", 6, darker(KELP, 0.25))
    leaf = pen.lump("118,42 111,28 116,8 127,-12 134,8 132,28 124,44", KELP)
    pen.lines(leaf, [curve("121,42 122,26 124,10 127,-8")], 2)
    for leaflet in ("113,92 127,82 131,90 121,96", "116,73 102,63 98,71 108,77"):
        pen.lump(leaflet, KELP, edge=2.4)
    fin = pen.lump("48,50 30,58 28,70 34,82 50,84", CORAL)
    pen.lines(fin, ["50,60 28,60", "50,68 26,72", "50,76 32,84"], 2)
    body = smooth("66,44 58,62 60,80 70,96 70,112 58,119 46,112 48,102 57,104", 10)
    _ringed(pen, body, [_seahorse(i / (len(body) - 1)) for i in range(len(body))])
    crest = pen.areas(
        "58,34 40,22 50,38", "62,24 50,4 70,20", "54,46 34,42 52,54", "72,20 72,2 80,22"
    )
    pen.part(crest, CORAL)
    snout = pen.area("80,28 106,40 108,50 102,53 76,46")
    pen.part(either(pen.blob("54,36 60,22 74,18 86,26 88,38 78,50 62,54"), snout), GOLD)
    pen.eye(74, 33, 6.4, PEARL)
    pen.brow("64,23 82,27")
    pen.tube(curve("68,66 82,80 98,82 114,74"), 11, GOLD, 9)
    pen.part(pen.disc(115, 74, 6.5), GOLD)


def _seahorse(at: float) -> float:
    """How thick it is: a belly first, then a tail."""
    return 18 + 18 * sin(min(1.0, at * 2.1) * pi) if at < 0.476 else 18 - 21 * (at - 0.476)


def _ringed(pen: Sheet, body: list[Point], wide: list[float]) -> None:
    trunk = pen.part(either(pen.area(ribbon(body, wide)), pen.disc(*body[-1], 3.5)), GOLD)
    belly = ribbon(offset(body, [w * 0.25 for w in wide]), [w * 0.4 for w in wide])
    pen.fill(both(trunk, pen.area(belly)), rgb("FFE0A0"), 0.9)
    path = list(zip(body, normals(body), wide, strict=True))[10::7]
    pen.lines(
        trunk,
        [
            [(x - nx * w / 2, y - ny * w / 2), (x + nx * w / 2, y + ny * w / 2)]
            for (x, y), (nx, ny), w in path
        ],
        1.8,
        0.6,
    )


def jelly(pen: Sheet) -> None:
    """Spore Jelly: a bell with fangs."""
    hide = Hide(rgb("B58CFF"), rgb("FFE0FF"), INK)
    for line, wide in (
        ("46,56 36,78 50,94 40,116", 11),
        ("92,56 104,76 92,94 106,112", 11),
        ("58,60 54,84 66,98 58,120", 12),
        ("80,60 84,82 74,98 84,120", 12),
    ):
        limb(pen, smooth(line), wide, 3, hide, suckers=1)
    bell = pen.blob("28,58 30,34 46,14 70,8 94,14 110,34 112,58 98,64 84,58 70,66 56,58 42,64")
    pen.glow(bell, rgb("B58CFF"), 7, 0.7)
    pen.part(bell, VIOLET)
    pen.lamp(pen.discs([(62, 30, 5), (84, 24, 4), (46, 42, 3.6)]), CORAL, 4, 0.7)
    for x, r in ((76, 6.5), (96, 5.8)):
        pen.fill(pen.disc(x, 46, r + 2), INK)
        pen.lamp(pen.disc(x, 46, r), rgb("FFE27A"), 4, 0.8)
        pen.fill(pen.disc(x + 1.5, 47, r * 0.28, r * 0.8), INK)
    lids = pen.areas("62,34 88,42 86,47 66,44", "88,44 108,36 106,44 90,48")
    pen.part(lids, rgb("6A44BE"), edge=2.2)
    for fang in (
        "46,62 55,62 51,76",
        "58,60 67,60 63,78",
        "72,60 81,60 77,78",
        "86,62 95,62 91,76",
    ):
        pen.plate(fang, rgb("FFE0FF"), edge=2)


FIGURES: Figures = {
    "tide_speaker": speaker,
    "coral_knight": knight,
    "ink_weaver": weaver,
    "shell_titan": titan,
    "reef_archer": archer,
    "kelp_spear": kelp_spear,
    "spore_jelly": jelly,
}
