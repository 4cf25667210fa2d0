"""What grows on their heads, and what they put on them: hair, hats, beards."""

from __future__ import annotations

from collections.abc import Callable

from renderers.colour import darker, lighter, mix, rgb
from renderers.curves import Point, points
from renderers.pen import Mask, both, without
from renderers.sleeping_gods.company.easel import INK, Easel, Part, mirrored


def strands(e: Easel, mask: Mask, *threads: str, alpha: float = 0.5) -> None:
    """Light along a few locks."""
    for thread in threads:
        e.paint(
            both(mask, e.thread(thread, 1.0, 0.4, where="head")), lighter(e.who.hair, 0.35), alpha
        )


# Hair behind the head.


def _nape(e: Easel) -> None:
    e.lay(e.shape("-16,-10 -19,4 -17,14 -12,20 6,22 15,16 18,6 16,-10"), e.who.hair, rim=0.3)
    e.lay(e.shape("-20,9 -26,12 -26,20 -19,24 -13,20 -13,12"), e.who.hair, rim=0.5)


def _wind(e: Easel) -> None:
    tail = e.shape("8,-22 22,-25 32,-17 38,-4 47,0 42,6 46,11 36,11 37,17 28,10 21,-4 12,-12")
    e.lay(tail, e.who.hair, rim=0.45)
    strands(e, tail, "14,-19 26,-15 33,0 42,3", "12,-16 24,-8 31,6 38,9")
    e.lay(e.shape("-15,-8 -17,4 -15,10 -11,4 12,4 16,8 17,-4 15,-14"), e.who.hair, rim=0.3)


def _bob(e: Easel) -> None:
    e.lay(e.shape("-19,-12 -22,6 -25,17 -20,19 20,19 25,16 22,4 19,-12 0,-26"), e.who.hair, rim=0.5)


def _tufts(e: Easel) -> None:
    for side in (-1, 1):
        e.lay(e.shape(mirrored("14,-12 19.6,-11 21,-3 20,6 15,6", side)), e.who.hair)


def _mop(e: Easel) -> None:
    back = e.shape(
        "-14,-20 -24,-16 -20,-10 -28,-4 -21,-1 -25,8 -18,7 -16,13 16,13 19,7 26,8 21,0 27,-6 "
        "21,-10 24,-18 12,-22"
    )
    e.lay(back, e.who.hair, rim=0.5)


BEHIND: dict[str, Part] = {"nape": _nape, "wind": _wind, "bob": _bob, "tufts": _tufts, "mop": _mop}


# Hair before it.

FRONT = {
    "nape": ("-16.5,4 -17,-12 -10,-20 8,-20 16,-12 16.5,2 14.6,0 13,-10 4,-13 -8,-12 -13.6,-6",),
    "receding": (
        (
            "-16.6,2 -17.4,-10 -14,-20 -5,-25.4 6,-25.4 14,-20.5 17.2,-10 16.6,2 14.8,-5 13,-12 "
            "7.5,-18 3,-14.6 -3,-15 -8,-18.4 -13,-12 -14.8,-5"
        ),
        "-8,-23 -11,-18",
    ),
    "wind": (
        (
            "-15.6,4 -17,-10 -12,-21 0,-25.5 12,-23 17,-13 15.8,2 13.6,-5 12,-11 4,-17 -4,-15 "
            "-11,-9 -14,-3"
        ),
        "-2,-22 6,-20 13,-13",
        "-8,-19 0,-19 8,-16",
    ),
    "bob": (
        (
            "-20,14 -20.5,-6 -15,-20 -2,-26.5 12,-24 19,-12 20.5,14 15.4,10 15.8,-4 14,-9.5 4,-8.6 "
            "-9,-8.8 -14.6,-8.4 -15.8,-2 -15.6,10"
        ),
        "-12,-19 -17,-8 -18,6",
        "6,-23 14,-15 17,-2",
    ),
    "crop": ("-15.8,0 -16,-12 -8,-21 8,-21 16,-12 15.8,0 14,-8 0,-13 -14,-8",),
    "sides": ("-15,6 -16.4,-6 -14,-16 14,-16 16,-6 14.8,5 12.8,-4 11,-10 0,-12.6 -11,-10 -13,-3",),
    "short": ("-17,3 -18,-8 -14,-18 14,-18 18,-8 17,2 15,-6 0,-11 -15,-6",),
    "mop": (
        (
            "-17,2 -19,-10 -12,-20 6,-22 16,-16 19,-6 16.5,3 14,-4 10,-1.6 7,-8 2,-3 -3,-8.6 "
            "-7,-2.6 -11,-7 -14,-1"
        ),
        "-6,-18 -8,-10",
        "4,-19 5,-10",
    ),
}
"""What is seen of it from before: its outline, then light along a few locks."""


def fringe(e: Easel) -> None:
    if e.who.style in FRONT:
        line, *threads = FRONT[e.who.style]
        strands(e, e.lay(e.shape(line), e.who.hair, rim=0.45), *threads)


# Hats.


def _brimshade(e: Easel, head: Mask, line: str, alpha: float = 0.42) -> None:
    e.fill(both(both(head, e.room), e.soft(e.shape(line), 1.1 * e.k)), mix(e.air, INK, 0.7), alpha)


def _peaked(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-18,-13 18,-13 17,-4.5 0,-2.5 -17,-5.5")
    e.lay(
        e.shape("-17,-13 -27,-23 -25,-29 -6,-36.5 12,-36.5 27,-29.5 28,-24 17.5,-13 0,-15"),
        rgb("EFE6D3"),
        depth=0.2,
    )
    band = e.lay(
        e.shape("-17.4,-18.6 0,-21 17.8,-18.6 17.6,-11 0,-12.4 -17.6,-11"), rgb("1C2C48"), rim=0.3
    )
    e.paint(both(band, e.thread("-17,-12.8 0,-14.4 17,-12.8", 1.1, where="head")), e.who.trim)
    e.lay(
        e.shape("-17.6,-12.6 -6,-14 10,-14 18.4,-12 20.5,-7.2 12,-7.4 0,-8.6 -11,-8.4 -18.6,-8.6"),
        rgb("141C2C"),
        rim=0.7,
    )
    u = e.who.turn * 7
    e.lay(e.shape([(u - 3.6, -21), (u, -25.4), (u + 3.6, -21), (u, -15.6)]), e.who.trim, rim=0.6)


def _rag(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-16,-12 16,-12 15,-7 0,-7.5 -15,-7", 0.3)
    for tail in ("-14,-12 -22,-11 -27,-4 -22,-4 -18,-7", "-14,-13 -23,-17 -28,-13 -22,-11"):
        e.lay(e.shape(tail), darker(e.who.trim, 0.12))
    e.lay(e.shape("-16.4,-8 -15.6,-17 -7,-23.4 7,-23.6 15.6,-17 16.4,-8.6 0,-12"), e.who.trim)
    e.paint(
        e.thread("-15.8,-10 0,-14.2 15.8,-10.6", 0.8, where="head"), darker(e.who.trim, 0.35), 0.8
    )
    e.paint(e.thread("-11,-17 0,-20 11,-17", 0.7, where="head"), darker(e.who.trim, 0.25), 0.6)


def _mate(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-19,-14 19,-14 18,-8 0,-7 -18,-8", 0.36)
    e.lay(e.shape("-17,-14 -19,-22 -12,-28 4,-30 16,-27 19,-21 17,-14 0,-17"), rgb("26323C"))
    e.lay(
        e.shape("-16,-15.6 0,-18 16.6,-15.4 19.6,-11.4 10,-11 0,-12.6 -14,-11.6"),
        rgb("161E26"),
        rim=0.7,
    )
    e.paint(e.thread("-16.6,-17 0,-19.4 16.8,-16.8", 1.2, where="head"), rgb("C9A24E"), 0.9)


def _toque(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-15,-14 15,-14 14,-8.5 0,-9 -14,-8.5", 0.3)
    puff = e.lay(
        e.shape("-14,-19 -19,-30 -13,-40 -2,-42.5 9,-44 21,-41 30,-31 31,-22 25,-17 20,-21 14,-20"),
        rgb("F6F0E2"),
        depth=0.2,
    )
    for fold in ("-8,-22 -10,-31 -6,-39", "1,-22 2,-31 8,-40", "10,-22 15,-30 23,-35"):
        e.paint(both(puff, e.thread(fold, 1.3, 0.5, where="head")), rgb("B9AE98"), 0.6)
    e.lay(
        e.shape("-15,-20 0,-22.4 15.4,-20 15.2,-11.4 0,-13.4 -15.2,-11.4"),
        rgb("EFE7D6"),
        depth=0.18,
    )


def _flat(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-19,-14 19,-14 18,-5 0,-3 -20,-3.5", 0.5)
    cloth = rgb("6E6A60")
    top = e.lay(
        e.shape("-18,-11 -22,-19 -14,-26.4 4,-28 18,-24 22,-15 18.6,-9.6 0,-13"), cloth, depth=0.32
    )
    for seam in ("-4,-27 -10,-18 -14,-12", "-2,-27.4 6,-20 10,-12"):
        e.paint(both(top, e.thread(seam, 0.8, where="head")), darker(cloth, 0.4), 0.7)
    e.lay(
        e.shape("-20.6,-12.6 -8,-16 8,-15 15.6,-11 8,-9.6 -4,-9.8 -16,-6.4 -24,-5.2 -24.6,-8.6"),
        darker(cloth, 0.18),
        rim=0.75,
    )


def _woolly(e: Easel, head: Mask) -> None:
    _brimshade(e, head, "-17,-15 17,-15 16,-9 0,-9 -16,-9", 0.24)
    wool = rgb("2D4F74")
    cap = e.lay(e.shape("-16,-14 -17,-24 -8,-33 4,-37 15,-36 19,-30 16,-22 17.4,-13 0,-17"), wool)
    for rib in ("-9,-18 -8,-30", "-1,-19 3,-35", "7,-18 12,-34"):
        e.paint(both(cap, e.thread(rib, 0.8, where="head")), darker(wool, 0.35), 0.7)
    e.lay(e.shape("-18,-17 0,-20.6 18.4,-16.4 18,-10.4 0,-14.4 -17.8,-11"), lighter(wool, 0.1))
    e.lay(e.shape("15,-40 21,-41 24,-36 21,-31 15,-31.4 12,-36"), rgb("C8412F"))


HATS: dict[str, Callable[[Easel, Mask], None]] = {
    "peaked": _peaked, "rag": _rag, "mate": _mate,
    "toque": _toque, "flat": _flat, "woolly": _woolly,
}  # fmt: skip


# Beards: under the mouth, then over it.


def beard(e: Easel) -> None:
    """What grows below and beside the mouth, which stays free. Measured from the mouth, or from
    temples and chin."""
    kind, hair, h = e.who.beard, e.who.hair, e.who.head
    v = h.chin * 0.62
    free = e.shape(
        f"-5.2,{v} 0,{v - 1.9} 5.2,{v} 0,{v + 2.7 + 3.6 * e.mood.open * e.who.ease}", face=True
    )

    def lip(line: str, side: int = 1) -> list[Point]:
        return [(side * x, v + y) for x, y in points(line)]

    def jaw(side: int, temple: float, cheek: float, top: float) -> list[Point]:
        return [
            (side * (h.wide + temple), 0 if temple > 1 else -2 if temple > 0 else 2),
            (side * (h.wide - cheek), 8),
            (side * 8, v - top),
        ]

    if kind == "trim":
        low = f"{h.jaw + 2.6},16 7,{h.chin + 3.4} {e.who.turn * 2},{h.chin + 4.6}"
        left = f"-7,{h.chin + 3.4} {-h.jaw - 2.6},16"
        ring = [*jaw(-1, 0.2, 2.6, 4.6), (0, v - 5.2), *jaw(1, 0.2, 2.6, 4.6)[::-1]]
        e.lay(without(e.shape([*ring, *points(low), *points(left)]), free), hair, rim=0.4)
    elif kind == "great":
        low = f"{h.wide + 3.4},14 15,30 5,36.5 -6,36 -16,30 {-h.wide - 3.4},14"
        ring = [*jaw(-1, 1.4, 3.4, 4.6), (0, v - 4.0), *jaw(1, 1.4, 3.4, 4.6)[::-1], *points(low)]
        mask = e.lay(without(e.shape(ring), free), hair, depth=0.3)
        locks = "-12,14 -9,24 -4,32", "13,14 10,24 4,32", "-1,22 0,28 1,34", "-17,8 -15,18 -11,26"
        strands(e, mask, *locks, alpha=0.8)
        for side in (-1, 1):
            tash = lip("0,-4.4 6,-5 11,-0.6 12.6,2.4 7,-0.6 1,-1.6", side)
            e.lay(e.shape(tash, face=True), lighter(hair, 0.16), depth=0.18)
    elif kind == "handlebar":
        for side in (-1, 1):
            tash = lip("0,-5 5,-5.6 9.6,-3.4 13,-6.6 13.6,-4.8 10.4,-1.2 5,-2.4 0,-3.2", side)
            e.lay(e.shape(tash, face=True), hair, rim=0.35)
    elif kind == "chin":
        tip = f"4.8,{h.chin - 0.6} 1.4,{h.chin + 5.6} -0.6,{h.chin + 5.6} -4.6,{h.chin - 0.6}"
        ring = [*lip("-4.6,4.2 0,3 4.6,4.2"), *points(tip)]
        e.lay(e.shape(ring, face=True), mix(hair, rgb("B0A79C"), 0.45), rim=0.35)
    elif kind == "stubble":
        low = f"{h.jaw + 0.4},15 {h.point + 1},{h.chin} 0,{h.chin + 0.6}"
        left = f"{-h.point - 1},{h.chin} {-h.jaw - 0.4},15"
        ring = [*jaw(-1, -0.4, 3.4, 4.2), (0, v - 4.6), *jaw(1, -0.4, 3.4, 4.2)[::-1]]
        shade = without(e.shape([*ring, *points(low), *points(left)]), free)
        e.paint(e.soft(shade, 0.9 * e.k), hair, 0.44)
