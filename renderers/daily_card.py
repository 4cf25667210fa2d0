"""The card of a daily dive, to show to others: whose it was, how it went turn by turn, and nothing
of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.catalog import find_game
from games.kernel import GameOptions, Text
from renderers import renderer_for
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import regular
from renderers.pen import Pen
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, TEXT, TITLE, UNIT
from renderers.typeface import Face
from renderers.words import say

POSTER, FOOT = 520, 134
"""How much of the invitation is seen, and what the words below the squares need."""
SQUARE, GAP, IN_A_ROW = 62, 12, 13
MOST = 39
"""So many turns are shown, the last ones."""
COLOURS: dict[int, Colour] = {1: rgb("56B4E9"), 0: rgb("7C8A94"), -1: rgb("E69F00")}
"""Told apart by every eye, and by an arrow besides."""


@dataclass(frozen=True, slots=True)
class DailyCard:
    """What stands on it; ``tides`` are better (1), worse (-1) or neither, turn by turn."""

    game: str
    options: GameOptions
    name: str
    day: str
    tides: Sequence[int]
    result: Text
    standing: Sequence[Text]


def daily_card(card: DailyCard) -> Picture:
    rows = -(-min(MOST, len(card.tides)) // IN_A_ROW)
    high = POSTER + HEAD + 2 * MARGIN + rows * (SQUARE + GAP) + FOOT
    renderer = renderer_for(card.game)
    theme = renderer.theme
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.abyss))
    poster = renderer.lobby((card.name,), card.options).image.convert("RGB")
    canvas.image.paste(poster.crop((0, 0, WIDTH, POSTER)))
    top = POSTER + MARGIN + HEAD // 2
    style = Style(theme.bone, TITLE, Face.DISPLAY)
    canvas.write(say(card.result), MARGIN, top, style, WIDTH - 320)
    canvas.write(card.day, WIDTH - MARGIN, top, Style(theme.quiet_bone, TEXT, align="r"), 260)
    top += HEAD // 2 + MARGIN
    for at, tide in enumerate(card.tides[-MOST:]):
        x = MARGIN + at % IN_A_ROW * (SQUARE + GAP)
        canvas.put(square(tide), x, top + at // IN_A_ROW * (SQUARE + GAP))
    top += rows * (SQUARE + GAP) + 2 * UNIT
    standing = Style(theme.bone, TEXT, align="r")
    for line in card.standing:  # at the right: Discord's own sign covers the other corner
        canvas.write(say(line), WIDTH - MARGIN, top + TEXT // 2, standing, WIDTH - 2 * MARGIN)
        top += TEXT + 2 * UNIT
    return Picture(canvas, f"daily-{card.game}", card.game, alt(card))


@kept()
def square(tide: int) -> Sprite:
    """One turn."""
    pen, colour = Pen(SQUARE, SQUARE), COLOURS[tide]
    area = pen.box(1, 1, SQUARE - 1, SQUARE - 1, 10)
    pen.shade(area, lighter(colour, 0.25), darker(colour, 0.2))
    pen.rim(area, lighter(colour, 0.6), 1.4, 0.7)
    if tide:
        turned = -1.5707963 * tide
        pen.fill(pen.area(regular(SQUARE / 2, SQUARE / 2, 17, 3, turned)), rgb("0A1620"), 0.85)
    return pen.sprite(0, 0)


def alt(card: DailyCard) -> str:
    said = [say(find_game(card.game).title), card.name, card.day, say(card.result)]
    return ". ".join([*said, *(say(line) for line in card.standing)])
