"""The combat strip: who rolled what against whom, what was blocked, what it did."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import N, T, Text
from games.lurk.clash import PRINTED
from games.lurk.content import CREATURES, NAMES, POWER_NAMES
from games.lurk.dice import USEFUL, Purpose, hits
from games.lurk.state import Duel
from games.lurk.view import FightView, ModelView, View
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.icons import icon
from renderers.lurk.look import STRIP_HIGH, STRIP_TOP, THEME
from renderers.lurk.pieces import creature, die, model, pool
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

_DIE = 44
_DICE_WIDE = 7.4 * (_DIE + 6)
_LEFT, _RIGHT, _RESULT = MARGIN + 18, 494, 946
_DICE_Y = STRIP_TOP + STRIP_HIGH / 2 + 15


def draw_strip(canvas: Canvas, view: View) -> None:
    canvas.put(plates.glass(WIDTH - 2 * MARGIN, STRIP_HIGH, THEME), MARGIN, STRIP_TOP)
    if view.fight is not None:
        _fought(canvas, view, view.fight)
    elif view.duel is not None:
        _fighting(canvas, view, view.duel)
    elif view.roll:
        _rolled(canvas, view.roll)
    else:
        middle = STRIP_TOP + STRIP_HIGH / 2
        style = Style(THEME.quiet_bone, TEXT, align="m")
        canvas.write(say(_no_fight(view)), WIDTH / 2, middle, style, WIDTH - 200)


def _no_fight(view: View) -> Text:
    return T("No blow has fallen yet.") if view.turn else T("The Lurk waits for its armies.")


def _fought(canvas: Canvas, view: View, fight: FightView) -> None:
    """Both sides with their dice, and what came of it."""
    attacker = _power(fight.attacker, fight.attack_ability)
    _side(canvas, view, fight.attacker, fight.attacker_seat, attacker, _LEFT)
    _dice(canvas, fight.attack, "attack", _LEFT + 66)
    target = _power(fight.target, fight.defence_ability)
    _side(canvas, view, fight.target, fight.target_seat, target, _RIGHT)
    _dice(canvas, fight.defence, "defence", _RIGHT + 66)
    _result(canvas, fight)


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
            _side(canvas, view, one.kind, one.seat, "", x)
        canvas.put(pool(dice, 34), x + 66, _DICE_Y)
    style = Style(THEME.trail, HEAD, Face.DISPLAY)
    room = WIDTH - MARGIN - 18 - _RESULT
    canvas.write(say(T("Attack!")), _RESULT, STRIP_TOP + STRIP_HIGH / 2, style, room)


def _by_id(view: View, number: int) -> ModelView | None:
    return next((one for one in view.models if one.id == number), None)


def _rolled(canvas: Canvas, rolled: Sequence[str]) -> None:
    """A roll outside of combat: for a climb, a search or a dispute."""
    name = Style(THEME.bone, SMALL, Face.HEAVY)
    canvas.write(say(T("The last roll")), _LEFT + 66, STRIP_TOP + 21, name, _DICE_WIDE)
    _dice(canvas, rolled, "attack", _LEFT + 66)
    found = N("{n} octopus", "{n} octopuses", hits(rolled))
    style = Style(THEME.trail if hits(rolled) else THEME.bone, HEAD, Face.DISPLAY)
    canvas.write(say(found), _RESULT, STRIP_TOP + STRIP_HIGH / 2, style, 220)


def _side(canvas: Canvas, view: View, kind: str, seat: int, power: str, x: float) -> None:
    """A fighter, its name and its ability above its dice."""
    canvas.put(_figure(view, kind, seat), x + 28, STRIP_TOP + STRIP_HIGH / 2)
    title = say(NAMES[kind])
    if power:
        title = say(T("{name}: {ability}", name=title, ability=power))
    name = Style(THEME.bone, SMALL, Face.HEAVY)
    canvas.write(title, x + 66, STRIP_TOP + 21, name, _DICE_WIDE)


def _figure(view: View, kind: str, seat: int) -> Sprite:
    if kind in CREATURES:
        return creature(kind, 0, 0, 0).sized(0.8)
    return model(kind, view.players[seat].faction, 0, 0, ())


def _dice(canvas: Canvas, rolled: Sequence[str], purpose: Purpose, x: float) -> None:
    """In a row, those that count in full light; many dice move closer together."""
    step = min(_DIE + 6, (_DICE_WIDE - _DIE) / max(1, len(rolled) - 1)) if rolled else 0
    for number, one in enumerate(rolled):
        counts = one[1] in USEFUL[purpose]
        canvas.put(die(one, _DIE) if counts else _idle(one), x + _DIE / 2 + number * step, _DICE_Y)


@kept()
def _idle(rolled: str) -> Sprite:
    return die(rolled, _DIE).faded(0.4)


def _result(canvas: Canvas, fight: FightView) -> None:
    """Octopuses against shields, and the wounds in large letters."""
    y, ink = STRIP_TOP + 26, Style(THEME.bone, TEXT, Face.HEAVY)
    canvas.put(_sign("kraken"), _RESULT + 14, y)
    canvas.write(str(fight.hits), _RESULT + 36, y, ink, 40)
    canvas.put(_sign("shield"), _RESULT + 92, y)
    canvas.write(str(fight.blocks), _RESULT + 112, y, ink, 40)
    colour = THEME.trail if fight.wounds else THEME.bone
    text = T("Destroyed!") if fight.destroyed else N("{n} wound", "{n} wounds", fight.wounds)
    style = Style(colour, HEAD, Face.DISPLAY)
    canvas.write(say(text), _RESULT, STRIP_TOP + 64, style, WIDTH - MARGIN - 18 - _RESULT)


@kept()
def _sign(name: str) -> Sprite:
    return icon(name, 28, THEME.bone, THEME.outline)
