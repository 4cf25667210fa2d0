"""Emblems of badges: a medal in the shape of its game, enamelled, with a sign cut out of light."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.catalog import find_game
from games.kernel.text import T
from renderers import paint, renderer_for
from renderers.cache import kept
from renderers.canvas import CARD_HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.icons import stencil
from renderers.medals import METALS
from renderers.pen import Mask, Pen
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import MARGIN, SEA, TEXT, Theme
from renderers.typeface import Face
from renderers.words import say

SIZE = 132
COLUMNS, ROW = 4, 184
LEFT_OUT = 0.3
"""What is left of a badge that is not earned yet."""


@kept()
def emblem(game: str, badge: str) -> Sprite:
    """One badge's emblem, anchored in its middle."""
    medals, pad = renderer_for(game).medals, 6
    wanted, enamel = medals.emblem(badge), medals.enamel
    pen, c, r = Pen(SIZE + 2 * pad, SIZE + 2 * pad), SIZE / 2 + pad, SIZE / 2
    light, dark = METALS[wanted.metal]
    rim, face = pen.area(medals.shape(c, c, r)), pen.area(medals.shape(c, c, r * 0.86))
    pen.glow(pen.shifted(rim, 1.5, 3), (0, 3, 8), 3, 0.6)
    pen.fill(pen.grown(rim, 1.6), rgb("0A0F16"))
    pen.ball(rim, light, dark, (0.3, 0.22))
    pen.rim(rim, lighter(light, 0.6), 1.4, 0.8)
    pen.fill(pen.grown(face, 1.2), darker(dark, 0.35))
    pen.ball(face, lighter(enamel, 0.22), darker(enamel, 0.45))
    pen.inner_shadow(face, darker(enamel, 0.7), 5, 0.55)
    raised = 0.1 * r if wanted.mark else 0.0
    _cut(
        pen,
        stencil(pen, wanted.sign, c, c - raised, r * (0.5 if wanted.mark else 0.58)),
        enamel,
        light,
    )
    sprite = pen.sprite(c, c)
    return _marked(sprite, wanted.mark, light, enamel) if wanted.mark else sprite


def _cut(pen: Pen, mask: Mask, enamel: Colour, light: Colour) -> None:
    """The sign stands up from the enamel."""
    pen.fill(pen.shifted(pen.grown(mask, 1.4), 1.2, 2.0), darker(enamel, 0.75), 0.8)
    pen.fill(pen.grown(mask, 1.2), darker(enamel, 0.65))
    pen.shade(mask, lighter(light, 0.55), mix(light, rgb("C9A45C"), 0.25))
    pen.rim(mask, rgb("FFFFFF"), 1.0, 0.7)


def _marked(sprite: Sprite, mark: str, light: Colour, enamel: Colour) -> Sprite:
    canvas = Canvas(sprite.image.copy())
    style = Style(lighter(light, 0.5), round(SIZE * 0.26), Face.HEAVY, darker(enamel, 0.7), "m")
    canvas.write(mark, sprite.x, sprite.y + SIZE * 0.27, style)
    return canvas.sprite(sprite.x, sprite.y)


@kept()
def _ground(theme: Theme, high: int) -> Sprite:
    return Sprite(paint.sea(WIDTH, high, theme, "badges"))


def cabinet(game: str, earned: Collection[str]) -> Picture:
    """All badges of a game, three rows of four: those that are earned shine."""
    theme, badges = renderer_for(game).theme, find_game(game).badges
    rows = -(-len(badges) // COLUMNS)
    canvas = Canvas.on(_ground(theme, rows * ROW + MARGIN))
    wide = WIDTH / COLUMNS
    for at, badge in enumerate(badges):
        x, y = (at % COLUMNS + 0.5) * wide, SIZE / 2 + MARGIN + at // COLUMNS * ROW
        shown, has = emblem(game, badge.id), badge.id in earned
        canvas.put(shown if has else shown.faded(LEFT_OUT), x, y)
        style = Style(theme.bone if has else theme.quiet_bone, TEXT, halo=theme.abyss, align="m")
        canvas.write(say(badge.title), x, y + SIZE / 2 + 24, style, wide - 10)
    return Picture(canvas, f"badges-{game}", game, _alt(game, earned))


def _alt(game: str, earned: Collection[str]) -> str:
    badges = find_game(game).badges
    has = [say(one.title) for one in badges if one.id in earned]
    rest = [say(one.title) for one in badges if one.id not in earned]
    words = T("Earned: {has}. Still to earn: {rest}.", has=has or "–", rest=rest or "–")
    return say(words)


def all_emblems(games: Sequence[str], size: int) -> Picture:
    """Every emblem of every game on one sheet, to judge them as one family."""
    cell = size + 14
    canvas = Canvas(
        Canvas.on(_ground(SEA, CARD_HEIGHT)).image.resize((12 * cell, len(games) * cell))
    )
    for row, game in enumerate(games):
        for column, badge in enumerate(one.id for one in find_game(game).badges):
            canvas.put(
                emblem(game, badge).sized(size / SIZE), (column + 0.5) * cell, (row + 0.5) * cell
            )
    return Picture(canvas, "emblems", "sea")
