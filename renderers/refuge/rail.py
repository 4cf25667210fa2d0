"""The slim rail: the title, a panel for every diver, the decks."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T, Text
from games.refuge.cards import TYPE_OF
from games.refuge.view import DiverView, View
from renderers import cards, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.icons import icon, stencil
from renderers.pen import Pen, without
from renderers.refuge.divers import Mood
from renderers.refuge.divers import diver as figure
from renderers.refuge.look import GROUNDS, LOOKS, PICTURES, RAIL_LEFT, RAIL_WIDE, THEME, TYPES
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say, tongue

S = plates.SHADOW
TITLE = T("The Refuge")
TOP, BOTTOM, GAP = 82, 690, 9
SLOTS = 6
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


def draw_rail(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    canvas.put(plates.title(say(TITLE), RAIL_WIDE, THEME), RAIL_LEFT, 22)
    places = max(2, len(view.divers))
    high = (BOTTOM - TOP - GAP * (places - 1)) // places
    for index, who in enumerate(view.divers):
        canvas.put(
            _panel_of(view, who, names[who.seat], high), RAIL_LEFT, TOP + index * (high + GAP)
        )
    if len(view.divers) == 1:
        canvas.put(legend(high), RAIL_LEFT, TOP + high + GAP)
    _decks(canvas, view)


def _panel_of(view: View, who: DiverView, name: str, high: int) -> Sprite:
    active = who.seat == view.active and not view.ended
    return panel(
        name,
        say(who.name) if who.name else "",
        who.character,
        who.letters,
        status_of(who),
        tuple(sorted(who.hand, key=lambda card: (TYPE_OF[card], card))),
        tuple((ability.id, say(ability.title), ability.ready) for ability in who.abilities),
        view.actions_left if active else -1,
        high,
        cargo=who.cargo,
    )


def status_of(who: DiverView) -> str:
    """What keeps a diver from acting, if anything does."""
    if who.devoured or who.boarded:
        return "devoured" if who.devoured else "boarded"
    return "" if who.standing else "down"


@kept()
def panel(
    name: str,
    person: str,
    character: str,
    letters: str,
    status: str,
    hand: tuple[str, ...],
    abilities: tuple[tuple[str, str, bool], ...],
    actions: int,
    high: int,
    *,
    cargo: bool = False,
) -> Sprite:
    """One diver: portrait, names, abilities, hand by type; `actions` is -1 for whoever waits."""
    active = actions >= 0
    plate = plates.parchment if active else plates.glass
    canvas = Canvas(plate(RAIL_WIDE, high, THEME).image.copy())
    canvas.put(portrait(character, letters, status), S + 51, S + 54)
    left, room = S + 98, RAIL_WIDE - 110
    ink = THEME.ink if active else THEME.bone
    quiet = THEME.quiet_ink if active else THEME.quiet_bone
    canvas.write(name, left, S + 25, Style(ink, TEXT, Face.HEAVY), room)
    if person:
        canvas.write(person, left, S + 49, Style(quiet, SMALL), room - 22 * max(0, actions))
    for index in range(max(0, actions)):
        canvas.put(air(), S + RAIL_WIDE - 19 - index * 22, S + 49)
    if high < 170:
        _abilities_in_a_row(canvas, abilities, left + 16, S + 79)
        _hand(canvas, hand, S + 14, S + high - 26, RAIL_WIDE - 28, cargo=cargo)
    elif high < 250:
        _abilities_in_a_row(canvas, abilities, left + 16, S + 79)
        _hand(canvas, hand, S + 14, S + high - 46, RAIL_WIDE - 28, cargo=cargo)
    else:
        _abilities_by_name(canvas, abilities, S + 30, S + 122, ink)
        _hand(canvas, hand, S + 14, S + high - 36, RAIL_WIDE - 28, cargo=cargo)
    return canvas.sprite(S, S)


def _abilities_in_a_row(
    canvas: Canvas, abilities: tuple[tuple[str, str, bool], ...], x: float, y: float
) -> None:
    for index, (ability, _, ready) in enumerate(abilities):
        canvas.put(medal_of(ability, ready), x + index * 38, y)


def _abilities_by_name(
    canvas: Canvas, abilities: tuple[tuple[str, str, bool], ...], x: float, y: float, ink: Colour
) -> None:
    for index, (ability, title, ready) in enumerate(abilities):
        canvas.put(medal_of(ability, ready), x, y + index * 40)
        canvas.write(title, x + 26, y + index * 40, Style(ink, SMALL), RAIL_WIDE - 66)


LEGEND: tuple[tuple[str, Text], ...] = (
    ("spawn", T("strike in line")),
    ("lair", T("move a tentacle")),
    ("cave", T("shelter")),
    ("whirlpool", T("swap into a cave")),
    ("kraken", T("the head comes")),
)


@kept(by=tongue)
def legend(high: int) -> Sprite:
    """What the spaces do, for a diver alone with room to spare."""
    canvas = Canvas(plates.glass(RAIL_WIDE, high, THEME).image.copy())
    step = (high - 24) / len(LEGEND)
    for index, (name, words) in enumerate(LEGEND):
        y = S + 12 + step * (index + 0.5)
        ground = lighter(GROUNDS[name], 0.35)
        canvas.put(icon(name, 36, ground, THEME.outline), S + 34, y)
        canvas.write(say(words), S + 64, y, Style(THEME.bone, SMALL), RAIL_WIDE - 76)
    return canvas.sprite(S, S)


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


def _hand(
    canvas: Canvas, hand: tuple[str, ...], x: float, y: float, room: float, *, cargo: bool
) -> None:
    """Small cards, one for each held, closer together when there are many."""
    x += 4
    if cargo:
        canvas.put(icon("chest", 26, THEME.brass_light, THEME.outline), x + room - 14, y)
        room -= 34
    for index in range(len(hand), SLOTS):
        canvas.put(slot(), x + 14 + index * 34, y)
    step = min(34.0, (room - 34) / max(1, len(hand) - 1))
    for index, card in enumerate(hand):
        canvas.put(little_card(card), x + 14 + index * step, y)


@kept()
def slot() -> Sprite:
    """Room for a card that is not there yet."""
    pen = Pen(34, 42)
    edge = without(pen.box(3, 3, 31, 39, 5), pen.box(5, 5, 29, 37, 4))
    pen.fill(edge, THEME.quiet_bone, 0.3)
    return pen.sprite(17, 21)


@kept()
def little_card(card: str) -> Sprite:
    """A salvage card as small as it can be: its picture, on the colour of its type."""
    kind = TYPE_OF[card]
    pen = Pen(34, 42)
    pen.fill(pen.box(2, 2, 32, 40, 5), THEME.outline)
    face = pen.box(3.6, 3.6, 30.4, 38.4, 4)
    pen.shade(face, lighter(TYPES[kind], 0.25), darker(TYPES[kind], 0.3))
    pen.fill(stencil(pen, PICTURES[card], 17, 25, 10.5), THEME.bone)
    pen.fill(stencil(pen, kind, 10, 10.5, 5.5), THEME.bone, 0.85)
    return pen.sprite(17, 21)


def _decks(canvas: Canvas, view: View) -> None:
    """Both decks with their numbers."""
    y = 706
    canvas.put(
        cards.pile("chest", rgb("1F6E78"), 88, 118, THEME, view.salvage_left), RAIL_LEFT + 12, y
    )
    canvas.put(
        cards.pile("kraken", rgb("7A2036"), 88, 118, THEME, view.kraken_left), RAIL_LEFT + 126, y
    )
