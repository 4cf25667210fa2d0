"""Who they are: one row for a person, one for a mood. All lengths are hundredths of a medallion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.sleeping_gods.view import View
from renderers.colour import Colour, rgb
from renderers.curves import Point, vary


class Head(NamedTuple):
    """Half its width at the temples, up to the crown, down to the chin; half of jaw and chin."""

    wide: float
    crown: float
    chin: float
    jaw: float
    point: float


class Person(NamedTuple):
    """What tells one from another."""

    skin: Colour
    hair: Colour
    coat: Colour
    trim: Colour
    light: Colour
    deep: Colour
    head: Head
    at: Point = (60, 62)
    size: float = 1.0
    turn: float = 0.3
    tilt: float = 0.0
    nose: tuple[float, float, float] = (3.4, 8.0, 0.0)
    """How wide, how long, how far its bridge stands out."""
    eye: tuple[float, float] = (3.7, 0.12)
    """How large, and how far its lid hangs by nature."""
    brow: tuple[float, float] = (1.9, 0.8)
    """How thick, how arched."""
    mouth: tuple[float, float] = (6.0, 0.2)
    """How wide, how far its corners turn up by nature."""
    ease: float = 1.0
    """How much of a mood shows."""
    crooked: float = 0.0
    """How much more of it shows on one side."""
    age: float = 0.0
    neck: tuple[float, float] = (7.5, 12.0)
    shoulders: tuple[float, float] = (40, 12)
    ears: float = 4.2
    style: str = ""
    hat: str = ""
    beard: str = ""
    dress: str = "collar"
    prop: str = ""
    wound: str = "cheek"
    glasses: bool = False
    freckles: bool = False


PEOPLE: dict[str, Person] = {
    "odessa": Person(
        rgb("C08A66"), rgb("3A3230"), rgb("22406A"), rgb("D8AE56"), rgb("F7DDA0"), rgb("2F5E86"),
        Head(15.6, 24, 23.5, 12.2, 5.2), (60, 60), turn=0.35, tilt=-0.02, nose=(3.2, 9.0, 1.2),
        brow=(1.6, 0.8), mouth=(5.2, 0.28), ease=0.55, age=0.5, neck=(6.2, 14), shoulders=(38, 8),
        style="nape", hat="peaked", dress="greatcoat", prop="", wound="cheek",
    ),
    "rafael": Person(
        rgb("8F5F3E"), rgb("1C1614"), rgb("5B4636"), rgb("C9B48A"), rgb("F3B45C"), rgb("7A3F22"),
        Head(15.8, 24.5, 24, 12.6, 6), (62, 63), turn=-0.45, tilt=-0.15, nose=(3.6, 9.2, 0.8),
        eye=(3.4, 0.26), brow=(2.1, 0.5), mouth=(4.6, 0.15), ease=0.5, crooked=0.5, age=0.35,
        shoulders=(38, 13), style="receding", beard="trim", dress="jacket", prop="spanner",
        wound="brow", glasses=True,
    ),
    "audrie": Person(
        rgb("EDC3A0"), rgb("A94A24"), rgb("3C6A54"), rgb("E2C25A"), rgb("D5EEF2"), rgb("4F93B0"),
        Head(14.6, 23, 22.5, 10.6, 3.8), (56, 61), 0.97, 0.75, 0.05, nose=(2.8, 8.0, 0.5),
        eye=(3.5, 0.26), brow=(1.6, 0.6), mouth=(5.2, 0.1), ease=0.8, crooked=0.5, neck=(5.6, 14),
        shoulders=(34, 12), style="wind", dress="scarf", prop="spyglass", wound="sling",
        freckles=True,
    ),
    "kasumi": Person(
        rgb("E6BC94"), rgb("1E1C24"), rgb("7C3148"), rgb("F0E2BE"), rgb("D9EFB8"), rgb("4C8A6C"),
        Head(15.2, 23.5, 21.5, 11.8, 5.0), (59, 62), 0.98, -0.3, 0.06, nose=(2.9, 7.0, 0.0),
        eye=(3.5, 0.18), brow=(1.5, 0.7), mouth=(4.4, 0.4), ease=0.55, age=0.2, neck=(5.8, 12),
        shoulders=(33, 14), style="bob", dress="rollneck", prop="chart", wound="sling",
        glasses=True,
    ),
    "kannan": Person(
        rgb("6E4229"), rgb("16110F"), rgb("C9C0AA"), rgb("B23A2E"), rgb("FFB65A"), rgb("A83E1E"),
        Head(15.4, 22, 23.0, 13.4, 7), (60, 58), 1.0, 0.3, -0.03, nose=(4.2, 8.0, 0.4),
        eye=(3.6, 0.12), brow=(2.4, 0.9), mouth=(6.6, 0.95), ease=1.25, neck=(11.0, 14),
        shoulders=(50, 8), style="crop", hat="rag", beard="handlebar", dress="singlet",
        prop="towel", wound="cheek",
    ),
    "gregory": Person(
        rgb("E3B696"), rgb("C9C5BC"), rgb("39505C"), rgb("EFEAE0"), rgb("DDF0E4"), rgb("6FA39A"),
        Head(18.0, 23, 22, 16.4, 10), (60, 63), 1.14, 0.2, 0.06, nose=(4.8, 7.6, 0.0),
        eye=(3.0, 0.16), brow=(2.8, 0.5), mouth=(5.0, 0.5), ease=0.9, age=0.8, neck=(16, 8),
        shoulders=(56, 12), style="tufts", hat="mate", beard="great", dress="waistcoat",
        prop="cup", wound="brow",
    ),
    "laurent": Person(
        rgb("DDA981"), rgb("4B3326"), rgb("EFE8D8"), rgb("B8352B"), rgb("FFE7A6"), rgb("C08A3C"),
        Head(14.2, 23, 24.5, 10.4, 4.6), (59, 64), 0.98, 0.55, -0.06, nose=(4.0, 10.5, 1.9),
        eye=(3.5, 0.24), brow=(1.8, 0.8), mouth=(5.4, 0.5), ease=0.95, crooked=0.7, age=0.4,
        neck=(6, 14), shoulders=(33, 13), style="sides", hat="toque", beard="chin", dress="cook",
        prop="ladle", wound="cheek",
    ),
    "marco": Person(
        rgb("B97E57"), rgb("4A423E"), rgb("3B3F46"), rgb("8E4B34"), rgb("A9D4D2"), rgb("245064"),
        Head(16.4, 22.5, 22.5, 14.4, 7.6), (62, 64), 1.0, -0.6, 0.1, nose=(4.4, 8.6, 1.2),
        eye=(3.3, 0.36), brow=(2.5, 0.1), mouth=(6.2, 0.25), ease=0.85, crooked=0.9, age=0.7,
        neck=(10, 9), shoulders=(43, 17), style="short", hat="flat", beard="stubble",
        dress="turned", prop="", wound="eye",
    ),
    "mac": Person(
        rgb("EFC8A4"), rgb("C98F3C"), rgb("3E739C"), rgb("F2EBD8"), rgb("FFF0C2"), rgb("7FB2B8"),
        Head(15.2, 22, 19.5, 12.0, 5), (60, 72), 0.92, 0.2, 0.1, nose=(2.8, 5.4, -0.3),
        eye=(4.3, 0.0), brow=(1.6, 1.0), mouth=(5.6, 0.55), ease=1.25, crooked=0.3, neck=(5, 9),
        shoulders=(30, 16), ears=5.4, style="mop", hat="woolly", dress="jersey", prop="sling",
        wound="brow", freckles=True,
    ),
}  # fmt: skip


class Mood(NamedTuple):
    """What it does to a face, a pair of shoulders and the light."""

    brow_in: float = 0.0
    """How far the inner ends of the brows rise; below 0 they are drawn together."""
    brow_up: float = 0.0
    lid: float = 0.0
    """How far the upper lid falls; below 0 the eye is wide."""
    cheek: float = 0.0
    """How far the lower lid is pushed up."""
    gaze: Point = (0.0, 0.0)
    smile: float = 0.0
    open: float = 0.0
    teeth: float = 0.0
    wince: float = 0.0
    """One eye is shut tight, the mouth drawn to its side."""
    nod: float = 0.0
    """How far the head sinks."""
    cock: float = 0.0
    """How far it leans to a side."""
    hunch: float = 0.0
    """How far the shoulders rise."""
    light: float = 1.0
    warm: float = 0.0
    pale: float = 0.0
    sick: float = 0.0
    """How green they are."""
    astray: float = 0.0
    """Each eye looks elsewhere, each brow goes its own way."""
    wounded: bool = False


MOODS: dict[str, Mood] = {
    "well": Mood(),
    "hurt": Mood(
        brow_in=1.3, brow_up=-0.2, lid=0.1, cheek=0.4, gaze=(0.2, 0.2), smile=-0.6, teeth=0.8,
        wince=1.0, nod=2.4, cock=0.1, hunch=1.5, light=0.74, pale=0.12, wounded=True,
    ),
    "low": Mood(
        brow_in=3.0, brow_up=0.5, lid=-0.1, gaze=(-0.5, 0.55), smile=-0.85, open=0.14, nod=4.0,
        cock=-0.06, hunch=5.0, light=0.56, pale=0.28,
    ),
    "venom": Mood(
        brow_in=2.4, lid=0.52, cheek=0.2, gaze=(0.2, 0.5), smile=-1.0, nod=4.0, cock=0.14,
        hunch=3.0, light=0.8, sick=0.75,
    ),
    "mad": Mood(
        brow_up=1.4, lid=-0.34, gaze=(0.0, -0.1), smile=0.9, teeth=0.9, cock=-0.2, nod=-1.0,
        light=0.86, pale=0.2, astray=1.0,
    ),
    "afraid": Mood(
        brow_in=3.4, brow_up=2.0, lid=-0.3, gaze=(0.7, 0.0), smile=-0.8, open=0.34, nod=2.0,
        hunch=7.0, light=0.78, pale=0.5,
    ),
    "weak": Mood(
        brow_in=1.4, brow_up=-0.6, lid=0.62, gaze=(0.0, 0.6), smile=-0.5, nod=6.0, cock=0.2,
        hunch=-1.0, light=0.78, pale=0.22,
    ),
    "joy": Mood(
        brow_in=0.9, brow_up=2.0, lid=0.06, cheek=0.75, smile=1.2, open=0.75, nod=-1.6, cock=-0.08,
        hunch=-0.6, light=1.16, warm=0.35,
    ),
    "down": Mood(
        brow_in=1.2, lid=1.0, smile=-0.25, nod=6.0, cock=0.18, hunch=2.0, light=0.42, pale=0.5,
        wounded=True,
    ),
}  # fmt: skip


STATUS_MOODS = {
    "madness": "mad",
    "venom": "venom",
    "frightened": "afraid",
    "weakened": "weak",
    "low_morale": "low",
}
"""What each status does to a face; of several the first is seen."""


def mood_for(left: int, whole: int, statuses: Sequence[str] = (), *, joy: bool = False) -> str:
    """Which mood somebody's sheet shows: wounds before worries, and joy only where it is whole."""
    if left <= 0:
        return "down"
    if 2 * left <= whole:
        return "hurt"
    worries = (mood for status, mood in STATUS_MOODS.items() if status in statuses)
    return next(worries, "joy" if joy else "well")


def person_of(crew: str) -> Person:
    """A known person, or one that belongs to the name."""
    if crew in PEOPLE:
        return PEOPLE[crew]
    known = list(PEOPLE.values())
    return known[int(vary(crew, "face") * len(known))]


def mood_of(view: View, at: int, *, joy: bool = False) -> str:
    """How a crew member of this table is."""
    sheet, member = view.sheets[at], view.state.crew[at]
    return mood_for(sheet.left, sheet.health, member.statuses, joy=joy)
