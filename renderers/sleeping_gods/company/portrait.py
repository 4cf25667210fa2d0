"""A bust in a brass ring: drawn once large, scaled to whatever is wanted."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from renderers.cache import kept
from renderers.colour import darker, lighter, mix
from renderers.curves import vary
from renderers.pen import Mask, both, either
from renderers.sleeping_gods.company import hair, parts, wardrobe
from renderers.sleeping_gods.company.easel import INK, MIDDLE, RADIUS, TOP, Easel, Part
from renderers.sleeping_gods.company.table import MOODS, person_of
from renderers.sleeping_gods.look import THEME
from renderers.sprite import Sprite

SIZES = (42, 70, 100)
"""A medallion is drawn at the next of these radii; the smallest with bolder lines."""


@kept(named=False)
def _drawn(crew: str, mood: str, radius: int) -> Sprite:
    """The whole medallion, as large as its kind is ever wanted."""
    scale = radius / RADIUS
    e = Easel(person_of(crew), MOODS[mood], scale, 3, 1.5 if radius == SIZES[0] else 1.0)
    _ring(e)
    _ground(e, crew)
    bust(e)
    return e.sprite(MIDDLE * scale, TOP * scale)


@kept(named=False)
def portrait(crew: str, radius: int, mood: str = "well") -> Sprite:
    """A bust in a brass ring, as its owner is. Anchored at the ring's middle."""
    drawn = next((size for size in SIZES if size >= radius), SIZES[-1])
    whole, by = _drawn(crew, mood, drawn), radius / drawn
    if by == 1:
        return whole
    size = round(whole.image.width * by), round(whole.image.height * by)
    return Sprite(whole.image.resize(size, Image.Resampling.LANCZOS), whole.x * by, whole.y * by)


def _ring(e: Easel) -> None:
    k = e.k
    e.glow(e.round(MIDDLE + 0.6, TOP + 2, RADIUS), (0, 3, 8), 1.6 * k, 0.5)
    e.fill(e.round(MIDDLE, TOP, RADIUS), THEME.outline)
    e.ball(e.round(MIDDLE, TOP, RADIUS - 1.2), THEME.brass_light, THEME.brass_dark)
    e.fill(e.round(MIDDLE, TOP, RADIUS * 0.91), darker(THEME.brass_dark, 0.45))


def _ground(e: Easel, crew: str) -> None:
    """The light they stand in."""
    who, mood = e.who, e.mood
    light = mix(who.light, e.air, 0.9 * max(0.0, 1 - mood.light))
    light = mix(light, (255, 236, 178), mood.warm)
    deep = mix(who.deep, (20, 30, 48), 0.8 * max(0.0, 1 - mood.light))
    e.shade(e.frame, mix(light, deep, 0.55), deep)
    glow = e.round(MIDDLE - 10, 56, 34)
    e.fill(both(e.frame, e.soft(glow, 13 * e.k)), lighter(light, 0.12), 0.92)
    for at in range(3):
        y = 84 + at * 11 + 3 * vary(crew, "swell", at)
        swell = e.shape(
            [(0, y), (30, y - 3), (60, y + 1), (92, y - 3), (120, y), (120, 130), (0, 130)],
            head=False,
        )
        e.fill(both(e.frame, swell), darker(deep, 0.12), 0.3)


def bust(e: Easel, *, plain: bool = False) -> None:
    """From back to front; `plain` in the dark, where a face is only its shape."""
    who, skin = e.who, parts.skin_of(e)
    _worn(wardrobe.PROPS, who.prop, e)
    _worn(hair.BEHIND, who.style, e)
    breast = either(_neck(e, skin), wardrobe.torso(e, up=6))
    wardrobe.DRESS[who.dress](e)
    slung = e.mood.wounded and who.wound == "sling"
    if slung:
        wardrobe.arm_in_sling(e)
    else:
        _worn(wardrobe.BEFORE, who.prop, e)
    parts.ears(e, skin)
    under = e.shifted(parts.skull(e), 0.6 * e.k, 3.4 * e.k)
    e.paint(both(e.soft(under, 1.1 * e.k), breast), mix(e.air, INK, 0.7), 0.42)
    head = e.lay(parts.skull(e), skin, depth=0.16, rim=0.7)
    (hair.beard if plain else _features)(e)
    e.dim(head, 5.5, 0.2)
    hair.fringe(e)
    if not plain:
        parts.brows(e)
    if e.mood.wounded and not slung:
        parts.wound(e)
    if who.glasses and not plain:
        parts.glasses(e)
    _hatted(e, head)


def _features(e: Easel) -> None:
    """Lines, eyes, nose, mouth; a moustache hangs over a mouth, a beard grows around it."""
    skin = parts.skin_of(e)
    parts.lines(e, skin)
    parts.eyes(e, skin)
    parts.nose(e, skin)
    if e.who.beard == "handlebar":
        parts.mouth(e, skin)
    hair.beard(e)
    if e.who.beard != "handlebar":
        parts.mouth(e, skin)


def _worn(rack: Mapping[str, Part], name: str, e: Easel) -> None:
    if name in rack:
        rack[name](e)


def _hatted(e: Easel, head: Mask) -> None:
    if e.who.hat in hair.HATS:
        hair.HATS[e.who.hat](e, head)
    if e.who.dress == "turned":
        wardrobe.collar_up(e)


def back(e: Easel) -> None:
    """The same person from behind: coat, hair, hat; no more is known in the dark."""
    skin = parts.skin_of(e)
    _neck(e, skin)
    wardrobe.DRESS[e.who.dress](e)
    if e.who.prop == "towel":
        wardrobe.BEFORE["towel"](e)
    parts.ears(e, skin)
    head = e.lay(parts.skull(e), e.who.hair, rim=0.6)
    _worn(hair.BEHIND, e.who.style, e)
    _hatted(e, head)


def _neck(e: Easel, skin: tuple[int, int, int]) -> Mask:
    who = e.who
    half, y = who.neck[0], who.at[1] + who.head.chin * who.size
    x = who.at[0]
    ring = [
        (x - half, y - 12),
        (x + half, y - 12),
        (x + half * 1.1, y + who.neck[1]),
        (x - half * 1.1, y + who.neck[1]),
    ]
    return e.lay(e.shape(ring, head=False, soft=False), darker(skin, 0.2), rim=0.3)
