"""Emblems of badges: a medal in the shape of its game, enamelled, with a sign cut out of light."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import cos, pi, sin

from games.catalog import find_game
from games.kernel.text import T
from renderers import paint
from renderers.cache import kept
from renderers.canvas import CARD_HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, regular
from renderers.icons import stencil
from renderers.pen import Mask, Pen
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import MARGIN, TEXT, Theme
from renderers.typeface import Face
from renderers.words import say

SIZE = 132
COLUMNS, ROW = 4, 184
LEFT_OUT = 0.3
"""What is left of a badge that is not earned yet."""
METALS: Mapping[str, tuple[Colour, Colour]] = {
    "bronze": (rgb("E0A878"), rgb("6B3A1E")),
    "silver": (rgb("F2F6F8"), rgb("5E6C77")),
    "gold": (rgb("FFE9A0"), rgb("8A5A12")),
}
"""The rim, lit and in the shade: what is earned on the way, by skill, and by daring."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A sign of the house, a metal, and a number or letter where signs would be the same."""

    sign: str
    metal: str = "silver"
    mark: str = ""


_ENAMELS: Mapping[str, Colour] = {
    "refuge": rgb("A32C3A"),
    "tentacula": rgb("1E8FA8"),
    "jupiter": rgb("B4692A"),
    "lurk": rgb("3A2F86"),
    "sleeping_gods": rgb("2E6E52"),
}
EMBLEMS: Mapping[str, Mapping[str, Emblem]] = {
    "refuge": {
        "cargo": Emblem("chest", "bronze"),
        "alone": Emblem("helmet", "gold"),
        "crew": Emblem("submarine"),
        "swift": Emblem("propeller"),
        "calm": Emblem("moon", "gold"),
        "brink": Emblem("tentacle"),
        "last_card": Emblem("cards"),
        "unknown": Emblem("compass"),
        "upright": Emblem("heart"),
        "harpooner": Emblem("harpoon", "bronze"),
        "driver": Emblem("kraken", "bronze"),
        "bait": Emblem("hook", "bronze"),
    },
    "tentacula": {
        "home": Emblem("fish", "bronze"),
        "second": Emblem("star", "silver", "2"),
        "third": Emblem("star", "silver", "3"),
        "pro": Emblem("sun", "gold"),
        "unrobbed": Emblem("lock", "gold"),
        "shells": Emblem("shell"),
        "swift": Emblem("wave"),
        "school": Emblem("bubbles"),
        "so_close": Emblem("hourglass", "bronze"),
        "fish_food": Emblem("skull", "bronze"),
        "thrifty": Emblem("starfish", "bronze"),
        "whisperer": Emblem("hand", "bronze"),
    },
    "jupiter": {
        "rescue": Emblem("person", "bronze"),
        "practised": Emblem("shield", "silver", "21"),
        "printed": Emblem("shield", "gold", "28"),
        "heroes": Emblem("star", "gold"),
        "fast": Emblem("bolt"),
        "fragile": Emblem("flask"),
        "alone": Emblem("lamp", "gold"),
        "crew": Emblem("wheel"),
        "none_lost": Emblem("heart", "gold"),
        "swift": Emblem("flare"),
        "shepherd": Emblem("flag", "bronze"),
        "hunter": Emblem("cross", "bronze"),
    },
    "lurk": {
        "cog": Emblem("wrench", "bronze"),
        "nautilus": Emblem("whirlpool", "bronze"),
        "low_clans": Emblem("knife", "bronze"),
        "ancients": Emblem("key", "bronze"),
        "unbroken": Emblem("shield", "gold"),
        "last_one": Emblem("person", "gold"),
        "crowd": Emblem("trident"),
        "blitz": Emblem("bolt"),
        "patient": Emblem("hourglass"),
        "hunter": Emblem("skull"),
        "gazer": Emblem("lair", "bronze"),
        "essence": Emblem("flame"),
    },
    "sleeping_gods": {
        "ending": Emblem("ship", "bronze"),
        "home": Emblem("sun", "gold"),
        "brutal": Emblem("skull", "gold"),
        "undefeated": Emblem("shield", "gold"),
        "wreck": Emblem("anchor", "bronze"),
        "cards": Emblem("chest"),
        "quests": Emblem("tick"),
        "reader": Emblem("book"),
        "explorer": Emblem("compass"),
        "coins": Emblem("coin", "bronze"),
        "artifacts": Emblem("key"),
        "veterans": Emblem("star"),
    },
}


def _wavy(x: float, y: float, radius: float, waves: int, depth: float) -> list[Point]:
    """A round that swings in and out."""
    steps = 24 * waves
    rounds = [
        (2 * pi * at / steps, radius * (1 - depth * (1 - cos(2 * pi * at * waves / steps)) / 2))
        for at in range(steps)
    ]
    return [(x + sin(turn) * far, y - cos(turn) * far) for turn, far in rounds]


def _shape(game: str, x: float, y: float, radius: float) -> list[Point]:
    """A porthole, a scallop, a nut, a tile of the map, a compass rose."""
    if game == "tentacula":
        return _wavy(x, y, radius, 12, 0.1)
    if game == "jupiter":
        return regular(x, y, radius, 8, pi / 8)
    if game == "lurk":
        return regular(x, y, radius, 6)
    if game == "sleeping_gods":
        return _wavy(x, y, radius, 8, 0.22)
    return regular(x, y, radius, 48)


@kept()
def emblem(game: str, badge: str) -> Sprite:
    """One badge's emblem, anchored in its middle."""
    wanted, pad = EMBLEMS[game][badge], 6
    pen, c, r = Pen(SIZE + 2 * pad, SIZE + 2 * pad), SIZE / 2 + pad, SIZE / 2
    light, dark = METALS[wanted.metal]
    enamel = _ENAMELS[game]
    rim, face = pen.area(_shape(game, c, c, r)), pen.area(_shape(game, c, c, r * 0.86))
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


def theme_of(game: str) -> Theme:
    found: Theme = import_module(f"renderers.{game}.look").THEME
    return found


def cabinet(game: str, earned: Collection[str]) -> Picture:
    """All badges of a game, three rows of four: those that are earned shine."""
    theme, badges = theme_of(game), find_game(game).badges
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
        Canvas.on(_ground(theme_of("refuge"), CARD_HEIGHT)).image.resize(
            (12 * cell, len(games) * cell)
        )
    )
    for row, game in enumerate(games):
        for column, badge in enumerate(EMBLEMS[game]):
            canvas.put(
                emblem(game, badge).sized(size / SIZE), (column + 0.5) * cell, (row + 0.5) * cell
            )
    return Picture(canvas, "emblems", "refuge")
