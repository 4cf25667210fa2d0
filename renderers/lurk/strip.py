"""The combat strip: who rolled what against whom, what was blocked, what it did."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import N, T, Text
from games.lurk.content import CREATURES, NAMES
from games.lurk.view import FightView, View
from renderers import plates
from renderers.canvas import WIDTH, Canvas
from renderers.lurk.look import STRIP_HIGH, STRIP_TOP, THEME
from renderers.lurk.pieces import creature, die, model
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

_DIE = 34
_DICE_WIDE = 9 * (_DIE + 5)


def draw_strip(canvas: Canvas, view: View) -> None:
    middle = STRIP_TOP + STRIP_HIGH / 2
    canvas.put(plates.glass(WIDTH - 2 * MARGIN, STRIP_HIGH, THEME), MARGIN, STRIP_TOP)
    fight = view.fight
    if fight is None:
        words = say(_no_fight(view))
        canvas.write(
            words, WIDTH / 2, middle, Style(THEME.quiet_bone, TEXT, align="m"), WIDTH - 200
        )
        return
    _side(canvas, view, fight.attacker, fight.attacker_seat, MARGIN + 18)
    _dice(canvas, fight.attack, MARGIN + 84, middle + 15)
    _side(canvas, view, fight.target, fight.target_seat, 506)
    _dice(canvas, fight.defence, 572, middle + 15)
    _result(canvas, fight)


def _no_fight(view: View) -> Text:
    return T("No blow has fallen yet.") if view.turn else T("The Lurk waits for its armies.")


def _side(canvas: Canvas, view: View, kind: str, seat: int, x: float) -> None:
    """A fighter and its name above its dice."""
    canvas.put(_figure(view, kind, seat), x + 26, STRIP_TOP + STRIP_HIGH / 2)
    name = Style(THEME.bone, SMALL, Face.HEAVY)
    canvas.write(say(NAMES[kind]), x + 66, STRIP_TOP + 20, name, _DICE_WIDE)


def _figure(view: View, kind: str, seat: int) -> Sprite:
    if kind in CREATURES:
        return creature(kind, 0, 0, 0).sized(0.72)
    return model(kind, view.players[seat].faction, 0, 0, ())


def _dice(canvas: Canvas, rolled: Sequence[str], x: float, y: float) -> None:
    """In a row; many dice move closer together."""
    step = min(_DIE + 5, (_DICE_WIDE - _DIE) / max(1, len(rolled) - 1)) if rolled else 0
    for number, one in enumerate(rolled):
        canvas.put(die(one, _DIE), x + _DIE / 2 + number * step, y)


def _result(canvas: Canvas, fight: FightView) -> None:
    """Hits against shields, and the wounds in large letters."""
    x, right = 950, WIDTH - MARGIN - 18
    count = T(
        "{hits} hits, {blocks} blocked", hits=fight.hits, blocks=min(fight.blocks, fight.hits)
    )
    canvas.write(say(count), x, STRIP_TOP + 24, Style(THEME.quiet_bone, SMALL), right - x)
    colour = THEME.trail if fight.wounds else THEME.bone
    text = T("Destroyed!") if fight.destroyed else N("{n} wound", "{n} wounds", fight.wounds)
    canvas.write(say(text), x, STRIP_TOP + 60, Style(colour, HEAD, Face.DISPLAY), right - x)
