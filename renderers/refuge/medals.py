"""Portraits of divers, medals for their abilities, and the air of an action."""

from __future__ import annotations

from games.refuge.view import DiverView
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, mix, rgb
from renderers.icons import icon, stencil
from renderers.pen import Pen, without
from renderers.refuge.divers import Mood
from renderers.refuge.divers import diver as figure
from renderers.refuge.look import LOOKS, THEME
from renderers.sprite import Sprite

_ABILITIES: dict[str, str] = {
    "rally": "flag",
    "charge": "bolt",
    "brace": "shield",
    "jury_rig": "cards",
    "overcharge": "bolt",
    "sonar": "eye",
    "plant_cameras": "camera",
    "flash": "sun",
    "reposition": "swap",
    "wrench": "wrench",
    "patch_up": "heart",
    "haul": "rope",
    "sprint": "propeller",
    "slip_away": "bubbles",
    "trade_places": "swap",
    "calm_the_beast": "moon",
    "lure": "hook",
    "ink_screen": "jellyfish",
}


def status_of(who: DiverView) -> str:
    """What keeps a diver from acting, if anything does."""
    if who.devoured or who.boarded:
        return "devoured" if who.devoured else "boarded"
    return "" if who.standing else "down"


@kept()
def portrait(character: str, letters: str, status: str) -> Sprite:
    """The diver in a brass porthole, awash when down, in the dark when swallowed."""
    radius = 36
    look = THEME.seats[LOOKS[character]].colour if character in LOOKS else THEME.water
    inside = rgb("3A1A2E") if status else mix(look, THEME.deep, 0.55)
    window = plates.porthole(radius + 4, THEME, inside)
    canvas = Canvas(window.image.copy())
    c = window.x
    if status == "boarded":
        canvas.put(icon("submarine", 44, THEME.bone, THEME.outline), c, c)
    elif character:
        mood: Mood = "down" if status == "down" else "scared" if status else "calm"
        sprite = figure(character, letters, mood)
        canvas.put(_within(sprite, radius), c, c)
    else:
        canvas.put(icon("person", 40, THEME.quiet_bone, THEME.outline), c, c)
    if status == "devoured":
        canvas.put(icon("skull", 30, THEME.danger, THEME.outline), c + 22, c + 22)
    return canvas.sprite(c, c)


def _within(sprite: Sprite, radius: int) -> Sprite:
    """The figure scaled so that the whole of it stands in the window."""
    box = sprite.image.getbbox() or (0, 0, 1, 1)
    cut = sprite.image.crop(box)
    scale = min(1.0, 2 * radius / max(cut.width, cut.height))
    small = Sprite(cut).sized(scale)
    return Sprite(small.image, small.width / 2, small.height / 2)


@kept()
def air() -> Sprite:
    """One action left: a bubble of air."""
    pen, c = Pen(28, 28), 14
    pen.fill(pen.disc(c, c, 10.5), THEME.outline)
    pen.ball(pen.disc(c, c, 9), lighter(THEME.safe, 0.7), darker(THEME.safe, 0.25))
    pen.fill(pen.disc(c - 3, c - 3.4, 2.8, 2), (255, 255, 255), 0.9)
    return pen.sprite(c, c)


def medal_of(ability: str, ready: bool) -> Sprite:
    return medal(_ABILITIES.get(ability, "star"), ready)


@kept()
def medal(name: str, ready: bool) -> Sprite:
    """An ability: struck in brass when ready, a dark blank when used."""
    pen, c = Pen(40, 40), 20
    pen.fill(pen.disc(c, c, 16.5), THEME.outline)
    if ready:
        pen.ball(pen.disc(c, c, 15), THEME.brass_light, THEME.brass)
    else:
        pen.ball(pen.disc(c, c, 15), mix(THEME.deep, THEME.water, 0.3), THEME.abyss)
    mask = stencil(pen, name, c, c, 10)
    pen.fill(mask, THEME.ink if ready else rgb("4E6F7A"), 1.0)
    if not ready:
        slash = pen.stroke([(c - 9, c + 9), (c + 9, c - 9)], 2.6)
        pen.fill(slash, rgb("7FA0A6"))
    else:
        edge = without(pen.disc(c, c, 15), pen.disc(c, c, 13.4))
        pen.fill(edge, THEME.brass_dark, 0.7)
    return pen.sprite(c, c)
