"""The crew on the desk: skills, weapons, and the cards that each of them carries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import T, Text
from games.sleeping_gods.card_words import weapon_text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import SKILL, word
from renderers import plates
from renderers.canvas import Canvas
from renderers.icons import icon
from renderers.sleeping_gods.captains_desk.leaves import WIDE, blank_leaf, plate_height, top
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.crew_strip import PIPS, pips
from renderers.sleeping_gods.look import EDGE, SKILLS, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

ON_A_LEAF = 3
HIGH = plate_height(ON_A_LEAF)
FACE, GEAR = 96, 212
"""Where the face is, and where what they carry begins."""
LARGE_LINES, MOST_LINES = 5, 7
TITLE = T("The crew's cards")
Line = tuple[str, Text]


def carried(view: View, at: int) -> list[Line]:
    """A sign and words for each thing: weapons first, then equipped cards, then levels."""
    pack, member = find_pack(view.pack), view.state.crew[at]
    own = pack.member[member.id].weapon
    lines = [("swords", _held(word(own.name), weapon_text(own)))]
    for weapon in map(pack.card.__getitem__, member.weapons):
        assert weapon.weapon is not None
        lines.append(("swords", _held(word(weapon.name), weapon_text(weapon.weapon))))
    for card in map(pack.ability.__getitem__, member.equipped):
        skill = T("+1 {skill}", skill=SKILL[card.skill])
        what = T("{skill}. {text}", skill=skill, text=word(card.text)) if card.text else skill
        lines.append((SKILLS[card.skill][0], _held(word(card.name), what)))
    levels = map(pack.level.__getitem__, member.levels)
    return [*lines, *(("star", _held(word(one.name), word(one.text))) for one in levels)]


def _held(name: Text, what: Text) -> Text:
    return T("{name}: {what}", name=name, what=what)


def draw_crew(view: View, members: Sequence[int], number: int, total: int) -> Canvas:
    canvas = blank_leaf(TITLE, number, total)
    for at, member in enumerate(members):
        y = top(at, ON_A_LEAF)
        canvas.put(plates.glass(WIDE, HIGH, THEME), EDGE, y)
        _person(canvas, view, member, y)
        _skills(canvas, view, member, y + 36)
        _gear(canvas, carried(view, member), y + 62)
    return canvas


def _person(canvas: Canvas, view: View, at: int, y: float) -> None:
    member, sheet = view.state.crew[at], view.sheets[at]
    x = EDGE + FACE
    canvas.put(portrait(member.id, 66, mood_of(view, at)), x, y + 88)
    style = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline, "m")
    name = say(word(find_pack(view.pack).member[member.id].short))
    canvas.write(name, x, y + 182, style, 2 * FACE - 10)
    canvas.put(pips(max(0, sheet.left), sheet.health), x - PIPS / 2, y + 204)


def _skills(canvas: Canvas, view: View, at: int, y: float) -> None:
    x, style = EDGE + GEAR + 18.0, Style(THEME.bone, HEAD, Face.HEAVY, THEME.outline)
    for skill, n in view.sheets[at].skills.items():
        sign, colour = SKILLS[skill]
        canvas.put(icon(picture(sign), 38, colour, THEME.outline), x, y)
        x += 28 + canvas.write(str(n), x + 28, y, style) + 44


def _gear(canvas: Canvas, lines: Sequence[Line], y: float) -> None:
    """Line by line; where there is much, in smaller type."""
    shown = lines[:MOST_LINES]
    size = TEXT if len(shown) <= LARGE_LINES else SMALL
    step = min(40.0, (HIGH - 70) / len(shown))
    for at, (sign, words) in enumerate(shown):
        middle = y + (at + 0.5) * step
        left = EDGE + GEAR + 18
        canvas.put(icon(picture(sign), 26, THEME.brass_light, THEME.outline), left, middle)
        style = Style(THEME.bone, size, Face.TEXT, THEME.outline)
        canvas.write(say(words), left + 26, middle, style, WIDE - GEAR - 56)


def crew_words(view: View, at: int) -> Iterator[Text]:
    pack, sheet = find_pack(view.pack), view.sheets[at]
    name = word(pack.member[view.state.crew[at].id].name)
    skills = [T("{skill} {n}", skill=SKILL[one], n=n) for one, n in sheet.skills.items()]
    yield T(
        "{name}, {left} of {health} health: {skills}.",
        name=name,
        left=sheet.left,
        health=sheet.health,
        skills=skills,
    )
    for _, words in carried(view, at):
        yield words
