"""The last attack in the lower corners: who rolled what against whom, and what it did."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import N, T, Text
from games.lurk.clash import PRINTED
from games.lurk.content import NAMES, POWER_NAMES
from games.lurk.dice import USEFUL, Purpose, hits
from games.lurk.state import Duel
from games.lurk.view import FightView, ModelView, View
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.lurk.look import THEME
from renderers.lurk.pieces import die, pool
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL
from renderers.typeface import Face
from renderers.words import say

_DIE = 40
_ROOM = 316
_LEFT, _RIGHT = 12, WIDTH - 12 - _ROOM
_NAME_Y, _POWER_Y, _DICE_Y = 808, 834, 872
_RESULT_X, _RESULT_Y = WIDTH - 12, 770
_NAME = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline)
_POWER = Style(THEME.trail, SMALL, Face.TEXT, THEME.outline)


def draw_strip(canvas: Canvas, view: View) -> None:
    """Nothing before the first blow."""
    if view.fight is not None:
        _fought(canvas, view.fight)
    elif view.duel is not None:
        _fighting(canvas, view, view.duel)
    elif view.roll:
        _rolled(canvas, view.roll)


def _fought(canvas: Canvas, fight: FightView) -> None:
    """Both sides with their dice, and what came of it."""
    _side(canvas, fight.attacker, _power(fight.attacker, fight.attack_ability), _LEFT)
    _dice(canvas, fight.attack, "attack", _LEFT)
    _side(canvas, fight.target, _power(fight.target, fight.defence_ability), _RIGHT)
    _dice(canvas, fight.defence, "defence", _RIGHT)
    text = T("Destroyed!") if fight.destroyed else N("{n} wound", "{n} wounds", fight.wounds)
    _result(canvas, text, bright=bool(fight.wounds))


def _power(kind: str, source: str) -> str:
    """The ability somebody used, for the line above the dice."""
    if not source:
        return ""
    return say(POWER_NAMES[kind] if source == PRINTED else NAMES[source])


def _fighting(canvas: Canvas, view: View, duel: Duel) -> None:
    """Before the roll: the dice both sides are about to throw."""
    for number, dice, x in (
        (duel.attacker, duel.attack, _LEFT),
        (duel.target, duel.defence, _RIGHT),
    ):
        one = _by_id(view, number)
        if one is not None:
            _side(canvas, one.kind, "", x)
        canvas.put(pool(dice, 34), x, _DICE_Y)
    _result(canvas, T("Attack!"), bright=True)


def _by_id(view: View, number: int) -> ModelView | None:
    return next((one for one in view.models if one.id == number), None)


def _rolled(canvas: Canvas, rolled: Sequence[str]) -> None:
    """A roll outside of combat: for a climb, a search or a dispute."""
    canvas.write(say(T("The last roll")), _LEFT, _POWER_Y, _NAME, _ROOM)
    _dice(canvas, rolled, "attack", _LEFT)
    _result(canvas, N("{n} octopus", "{n} octopuses", hits(rolled)), bright=bool(hits(rolled)))


def _side(canvas: Canvas, kind: str, power: str, x: float) -> None:
    """A fighter's name, and the ability it used, above its dice."""
    canvas.write(say(NAMES[kind]), x, _NAME_Y, _NAME, _ROOM)
    if power:
        canvas.write(power, x, _POWER_Y, _POWER, _ROOM)


def _dice(canvas: Canvas, rolled: Sequence[str], purpose: Purpose, x: float) -> None:
    """In a row, those that count in full light; many dice move closer together."""
    step = min(_DIE + 6, (_ROOM - _DIE) / max(1, len(rolled) - 1)) if rolled else 0
    for number, one in enumerate(rolled):
        counts = one[1] in USEFUL[purpose]
        canvas.put(die(one, _DIE) if counts else _idle(one), x + _DIE / 2 + number * step, _DICE_Y)


@kept()
def _idle(rolled: str) -> Sprite:
    return die(rolled, _DIE).faded(0.4)


def _result(canvas: Canvas, text: Text, *, bright: bool) -> None:
    """What came of it, in the corner beside the board."""
    colour = THEME.trail if bright else THEME.bone
    style = Style(colour, HEAD, Face.DISPLAY, THEME.outline, "r")
    canvas.write(say(text), _RESULT_X, _RESULT_Y, style, 168)
