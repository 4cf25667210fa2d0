"""The last attack in the lower corners: two figures face to face, their dice, and the wounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.text import N, T, Text
from games.lurk.attack.clash import PRINTED
from games.lurk.content import NAMES, POWER_NAMES
from games.lurk.dice.dice import USEFUL, Purpose, hits
from games.lurk.state import Duel
from games.lurk.view import FightView, ModelView, View
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.curves import star
from renderers.icons import icon
from renderers.lurk.look import THEME
from renderers.lurk.miniatures import figure, hurt, miniature
from renderers.lurk.pieces import die, pool
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TITLE
from renderers.typeface import Face
from renderers.words import say

_DIE = 40
_ROOM, _POWER_ROOM = 316, 164
_SIGN = 118
"""Right of the sign that says a picture has words."""
_NAME_Y, _POWER_Y, _DICE_Y = 812, 838, 874
_FIGURE_Y, _SCALE = 788, 0.8
_NAME = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline)
_POWER = Style(THEME.trail, SMALL, Face.TEXT, THEME.outline)


class Corner(NamedTuple):
    """Where one side of an attack is shown."""

    x: float
    figure: float
    left: bool
    """Whether its figure looks left."""
    dice: float
    """Where its ability and its dice begin: Discord's own sign covers the corner below the name."""
    room: float
    """For the dice."""


ATTACKER = Corner(12, 84, left=False, dice=_SIGN, room=_ROOM - _SIGN + 24)
DEFENDER = Corner(WIDTH - 12 - _ROOM, WIDTH - 88, True, WIDTH - 12 - _ROOM, _ROOM)


def draw_last_attack(canvas: Canvas, view: View) -> None:
    """Nothing before the first blow."""
    if view.fight is not None:
        _fought(canvas, view.fight)
    elif view.duel is not None:
        _fighting(canvas, view, view.duel)
    elif view.roll:
        _rolled(canvas, view.roll)


def _fought(canvas: Canvas, fight: FightView) -> None:
    """Both sides with their dice, and what came of it."""
    canvas.put(miniature(fight.attacker, 0, (), _SCALE), ATTACKER.figure, _FIGURE_Y)
    if fight.destroyed:
        canvas.put(fallen(fight.target), DEFENDER.figure, _FIGURE_Y)
    else:
        body = miniature(fight.target, min(3, fight.wounds), (), _SCALE, DEFENDER.left)
        canvas.put(body, DEFENDER.figure, _FIGURE_Y)
    canvas.put(blow(fight.wounds), DEFENDER.figure - 62, _FIGURE_Y - 76)
    for corner, kind, source, dice, purpose in (
        (ATTACKER, fight.attacker, fight.attack_ability, fight.attack, "attack"),
        (DEFENDER, fight.target, fight.defence_ability, fight.defence, "defence"),
    ):
        _side(canvas, kind, _power(kind, source), corner)
        _dice(canvas, dice, purpose, corner)  # type: ignore[arg-type]  # both are purposes
    text = T("Destroyed!") if fight.destroyed else N("{n} wound", "{n} wounds", fight.wounds)
    _result(canvas, text, bright=bool(fight.wounds))


@kept()
def fallen(kind: str) -> Sprite:
    """A figure that lies on its back and fades."""
    body = figure(kind, _SCALE, True).turned(-82)
    lying = body.faded(0.62)
    return Sprite(lying.image, lying.width / 2, lying.height * 0.72)


@kept()
def blow(wounds: int) -> Sprite:
    """What the attack did, beside whom it did it to: wounds in a burst, or a shield."""
    size, c = 84, 42
    if not wounds:
        return icon("shield", 52, THEME.safe, THEME.outline)
    pen = Pen(size, size)
    burst = pen.area(star(c, c, 40, 24, 9))
    pen.fill(pen.grown(burst, 1.6), THEME.outline)
    pen.ball(burst, (255, 214, 160), THEME.danger, (0.5, 0.5))
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(wounds), c, c, Style(THEME.outline, TITLE, Face.HEAVY, (255, 244, 214), "m"))
    return canvas.sprite(c, c)


def _power(kind: str, source: str) -> str:
    """The ability somebody used, for the line above the dice."""
    if not source:
        return ""
    return say(POWER_NAMES[kind] if source == PRINTED else NAMES[source])


def _fighting(canvas: Canvas, view: View, duel: Duel) -> None:
    """Before the roll: the dice both sides are about to throw."""
    for number, dice, corner in (
        (duel.attacker, duel.attack, ATTACKER),
        (duel.target, duel.defence, DEFENDER),
    ):
        one = _by_id(view, number)
        if one is not None:
            cuts = hurt(one.wounds, one.heart)
            body = miniature(one.kind, cuts, one.tokens, _SCALE, corner.left)
            canvas.put(body, corner.figure, _FIGURE_Y)
            _side(canvas, one.kind, "", corner)
        canvas.put(pool(dice, 34), corner.dice, _DICE_Y)
    _result(canvas, T("Attack!"), bright=True)


def _by_id(view: View, number: int) -> ModelView | None:
    return next((one for one in view.models if one.id == number), None)


def _rolled(canvas: Canvas, rolled: Sequence[str]) -> None:
    """A roll outside of combat: for a climb, a search or a dispute."""
    canvas.write(say(T("The last roll")), ATTACKER.x, _NAME_Y, _NAME, _ROOM)
    _dice(canvas, rolled, "attack", ATTACKER)
    _result(canvas, N("{n} octopus", "{n} octopuses", hits(rolled)), bright=bool(hits(rolled)))


def _side(canvas: Canvas, kind: str, power: str, corner: Corner) -> None:
    """A fighter's name, and the ability it used, above its dice."""
    canvas.write(say(NAMES[kind]), corner.x, _NAME_Y, _NAME, _ROOM)
    if power:
        canvas.write(power, corner.dice, _POWER_Y, _POWER, _POWER_ROOM)


def _dice(canvas: Canvas, rolled: Sequence[str], purpose: Purpose, corner: Corner) -> None:
    """In a row, those that count in full light; many dice move closer together."""
    step = min(_DIE + 6, (corner.room - _DIE) / max(1, len(rolled) - 1)) if rolled else 0
    left = corner.dice + _DIE / 2
    for number, one in enumerate(rolled):
        counts = one[1] in USEFUL[purpose]
        canvas.put(die(one, _DIE) if counts else _idle(one), left + number * step, _DICE_Y)


@kept()
def _idle(rolled: str) -> Sprite:
    return die(rolled, _DIE).faded(0.4)


def _result(canvas: Canvas, text: Text, *, bright: bool) -> None:
    """What came of it, in the corner beside the board."""
    colour = THEME.trail if bright else THEME.bone
    style = Style(colour, HEAD, Face.DISPLAY, THEME.outline, "r")
    canvas.write(say(text), WIDTH - 12, _POWER_Y - 4, style, _ROOM - _POWER_ROOM)
