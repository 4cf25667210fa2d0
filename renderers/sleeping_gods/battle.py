"""A fight: the row of enemies with their squares, and the attack under way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.fight.squares import strength
from games.sleeping_gods.state import Fight, Foe
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import marks, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.places import Place, corner
from renderers.sleeping_gods.blow import draw_exchange
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.crew_strip import where
from renderers.sleeping_gods.likeness import country, likeness
from renderers.sleeping_gods.line_up import ROWS_Y, LineUp, line_up
from renderers.sleeping_gods.look import (
    GROUNDS,
    MAIN_HIGH,
    MAIN_WIDE,
    MAIN_X,
    MAIN_Y,
    STATUSES,
    THEME,
)
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

SKULL = "skull"
HOURGLASS: dict[str, str] = {
    "venom": STATUSES["venom"],
    "frighten": STATUSES["frightened"],
    "weaken": STATUSES["weakened"],
    "madness": STATUSES["madness"],
    "low_morale": STATUSES["low_morale"],
    "regen": "again",
    "adj_regen": "swap",
    "adj_attack": "horn",
    "discard_ability": "cards",
    "disarm": "swords",
    "lose_resource": "coin",
    "ship_damage": "anchor",
}
HEART = rgb("C8433B")


@kept()
def arena() -> Sprite:
    """The ground of a fight: dark glass."""
    s = plates.SHADOW
    return Sprite(plates.glass(MAIN_WIDE, MAIN_HIGH, THEME, alpha=0.86).image, s, s)


@kept()
def square(cell: Cell | None, size: int, *, covered: bool, fresh: bool) -> Sprite:
    """One square of an enemy. Covered, it is dark under a drop of blood; fresh ones glow."""
    pen = Pen(size, size, 3)
    box = pen.box(1.5, 1.5, size - 1.5, size - 1.5, 8)
    if cell is None:
        pen.fill(box, THEME.outline, 0.35)
        return pen.sprite()
    stone: Colour = rgb("E3D3A8") if not covered else rgb("4C2A2A")
    pen.fill(box, THEME.outline)
    face = pen.box(3.5, 3.5, size - 3.5, size - 3.5, 6)
    pen.shade(face, lighter(stone, 0.25), darker(stone, 0.12))
    pen.inner_shadow(face, THEME.brass_dark, 4, 0.5)
    canvas = Canvas(pen.sprite().image)
    if covered:
        _inside(canvas, cell, size, 0.25)
        tint = THEME.trail if fresh else THEME.danger
        canvas.put(icon("gods.drop", round(size * 0.62), tint, THEME.outline), size / 2, size / 2)
    else:
        _inside(canvas, cell, size, 1.0)
    return canvas.sprite()


def _inside(canvas: Canvas, cell: Cell, size: int, alpha: float) -> None:
    """What is printed in a square: hearts, attack, hourglass, wing, standing powers, synergy."""
    signs = _signs(cell)
    c = size / 2
    for at, (name, colour, text) in enumerate(signs):
        x = c if len(signs) == 1 else c + (at - (len(signs) - 1) / 2) * size * 0.42
        large = round(size * (0.6 if len(signs) == 1 else 0.42))
        sprite = icon(picture(name), large, colour, THEME.outline)
        canvas.put(sprite if alpha == 1 else sprite.faded(alpha), x, c)
        if text and alpha == 1:
            style = Style(
                THEME.bone, max(SMALL, round(size * 0.26)), Face.HEAVY, THEME.outline, "m"
            )
            canvas.write(text, x, c + (0 if name == "heart" else size * 0.2), style)
    if cell.synergy:
        sprite = icon("gods.synergy", round(size * 0.26), rgb("E24B4B"), THEME.outline)
        canvas.put(sprite if alpha == 1 else sprite.faded(alpha), size - size * 0.17, size * 0.17)


def _signs(cell: Cell) -> list[tuple[str, Colour, str]]:
    signs: list[tuple[str, Colour, str]] = []
    if cell.heart:
        signs.append(("heart", HEART, str(cell.heart) if cell.heart > 1 else ""))
    if cell.attack:
        signs.append(("swords", rgb("8C5A2B"), f"+{cell.attack}"))
    if cell.flying:
        signs.append(("wing", rgb("5D88A8"), ""))
    if cell.static is not None:
        name = "shield" if cell.static == "resist" else "bolt"
        signs.append((name, rgb("6A6FA8"), str(cell.n) if cell.static == "resist" else ""))
    if cell.eor is not None:
        signs.append(("hourglass", rgb("A38A4A"), ""))
        signs.append((HOURGLASS[cell.eor], rgb("6C4A8C"), str(cell.n) if cell.n > 1 else ""))
    return signs


@kept()
def card_head(
    enemy: tuple[str, str, str], defense: int, power: int, wide: int, high: int, *, pictured: bool
) -> Sprite:
    """The upper part of an enemy card: name, defense and attack, and its likeness if there is no
    room for that beside it. The enemy is told by its name, its name as it is read, its emblem."""
    name, read, emblem = enemy
    if pictured:
        canvas = Canvas(likeness(name, emblem, wide, high).image.copy())
        canvas.put(_veil(wide, high), 0, 0)
    else:
        canvas = Canvas(_plain_head(wide, high, *GROUNDS[country(name, emblem)].tints).image.copy())
    _label(canvas, read, pictured=pictured)
    _worth(canvas, defense, power, pictured=pictured)
    return canvas.sprite()


def _label(canvas: Canvas, read: str, *, pictured: bool) -> None:
    """The name: on a likeness at its foot, where it hides no face."""
    style = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline, "m")
    room = canvas.width - 16
    if not pictured:
        canvas.paragraph(read, 8, 8, room, 72, style)
    elif width_of(read, style) <= room:
        canvas.write(read, canvas.width / 2, canvas.height - 26, style, room)
    else:
        canvas.paragraph(read, 8, canvas.height - 76, room, 70, style)


def _worth(canvas: Canvas, defense: int, power: int, *, pictured: bool) -> None:
    """Defense and attack: side by side, or in the upper corners of a likeness."""
    y, wide = (30, canvas.width) if pictured else (canvas.height - 34, canvas.width)
    spots = (26, wide - 58) if pictured else (wide * 0.24, wide * 0.66)
    number = Style(THEME.bone, HEAD, Face.HEAVY, THEME.outline)
    signs = (("shield", rgb("7FB4D6"), defense), ("gods.swords", rgb("E8A15A"), power))
    for x, (sign, tint, value) in zip(spots, signs, strict=True):
        canvas.put(icon(sign, 34, tint, THEME.outline), x, y)
        canvas.write(str(value), x + 20, y, number, 34)


@kept()
def _plain_head(wide: int, high: int, upper: Colour, lower: Colour) -> Sprite:
    pen = Pen(wide, high, 3)
    pen.fill(pen.box(1, 1, wide - 1, high - 1, 9), THEME.outline)
    pen.shade(pen.box(3, 3, wide - 3, high - 3, 7), upper, lower)
    return pen.sprite()


@kept()
def _veil(wide: int, high: int) -> Sprite:
    """Dusk behind the words on a likeness."""
    pen = Pen(wide, high, 1)
    pen.glow(pen.box(8, high - 62, wide - 8, high - 6, 6), THEME.abyss, 8, 0.8)
    return pen.sprite()


def emblem_of(enemy: Enemy) -> str:
    return enemy.emblem or SKULL


def draw_battle(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    fight, pack = view.state.fight, find_pack(view.pack)
    assert fight is not None
    enemies = [pack.enemy[foe.num] for foe in fight.foes]
    canvas.put(arena(), MAIN_X, MAIN_Y)
    row = line_up(enemies)
    for frame in row.likenesses:
        enemy = enemies[frame.foe]
        left = frame.x > MAIN_WIDE / 2
        shown = likeness(enemy.name, emblem_of(enemy), frame.wide, frame.high, left=left)
        canvas.put(shown, MAIN_X + frame.x, MAIN_Y + frame.y)
    for at, foe in enumerate(fight.foes):
        _card(canvas, view, foe, at, row, numbers)
    draw_exchange(canvas, view)
    _synergy(canvas, view, fight)


def _card(
    canvas: Canvas, view: View, foe: Foe, at: int, row: LineUp, numbers: Mapping[str, int]
) -> None:
    place, size = row.cards[at], row.size
    left, top, wide = MAIN_X + place.x, MAIN_Y + ROWS_Y, place.wide
    enemy = find_pack(view.pack).enemy[foe.num]
    attack = view.state.fight.attack if view.state.fight is not None else None
    fresh = [number for index, number in attack.placed if index == at] if attack else []
    power = strength(enemy, foe) + view.foe_attack
    told = enemy.name, say(word(enemy.name)), emblem_of(enemy)
    defense, pictured = enemy.defense + view.foe_defense, not row.likenesses
    head = card_head(told, defense, power, wide, row.head, pictured=pictured)
    canvas.put(head, left, top)
    for line_at, line in enumerate(enemy.cells):
        for column, cell in enumerate(line):
            number = line_at * enemy.cols + column
            x, y = MAIN_X + place.squares + column * size, top + row.head + line_at * size
            covered = number in foe.covered or number in fresh
            canvas.put(square(cell, size, covered=covered, fresh=number in fresh), x, y)
            if f"square.{at}.{number}" in numbers:
                canvas.put(marks.frame(size - 6, size - 6, THEME), x + size / 2, y + size / 2)
                mark = marks.number(numbers[f"square.{at}.{number}"], THEME, 17)
                canvas.put(mark, x + 19, y + 19)
    high = row.head + size * enemy.rows
    if attack is not None and attack.target == at and attack.fate:
        canvas.put(target(wide, high), left + wide / 2, top + high / 2)
    if f"foe.{at}" in numbers:
        canvas.put(marks.frame(wide - 2, high - 2, THEME), left + wide / 2, top + high / 2)
        mark = marks.number(numbers[f"foe.{at}"], THEME, 22)
        canvas.put(mark, left + wide / 2, top + high)


def foes(view: View) -> Iterator[tuple[str, Place]]:
    """Where the enemies and their squares are."""
    fight, pack = view.state.fight, find_pack(view.pack)
    enemies = [] if fight is None else [pack.enemy[foe.num] for foe in fight.foes]
    row = line_up(enemies)
    for at, (enemy, card) in enumerate(zip(enemies, row.cards, strict=True)):
        left, top, size = MAIN_X + card.x, MAIN_Y + ROWS_Y, row.size
        yield f"foe.{at}", corner(left, top, card.wide, row.head + size * enemy.rows + 24)
        for number in range(enemy.rows * enemy.cols):
            line, column = divmod(number, enemy.cols)
            x, y = MAIN_X + card.squares + column * size, top + row.head + line * size
            yield f"square.{at}.{number}", corner(x, y, size, size)


@kept()
def target(wide: int, high: int) -> Sprite:
    """A warm frame around the enemy that is being attacked."""
    pen = Pen(wide + 12, high + 12, 2)
    outer, inner = pen.box(2, 2, wide + 10, high + 10, 10), pen.box(6, 6, wide + 6, high + 6, 8)
    pen.glow(without(outer, inner), THEME.trail, 3, 0.8)
    pen.fill(without(outer, inner), THEME.trail)
    return pen.sprite(wide / 2 + 6, high / 2 + 6)


def _synergy(canvas: Canvas, view: View, fight: Fight) -> None:
    """Synergy tokens that lie on other boards, with the face of whose they are."""
    spots = where(view)
    held: dict[int, int] = {}
    for owner, holder in enumerate(fight.synergy):
        if owner == holder:
            continue
        at = held[holder] = held.get(holder, -1) + 1
        x, y = spots[view.state.crew[holder].id]
        face = portrait(view.state.crew[owner].id, 15, mood_of(view, owner))
        canvas.put(face, x + 18 + at * 30, y - 4)
