"""Diagrams for the rules, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, T, Text
from games.sleeping_gods.content.encounters import Cell
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.words import ROOM_NAME, SKILL, STATUS, word
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, rgb
from renderers.icons import icon
from renderers.picture import Picture
from renderers.sleeping_gods.battle import card_head, emblem_of, square
from renderers.sleeping_gods.challenge import fate_card
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.line_up import HEAD as CARD_HEAD
from renderers.sleeping_gods.look import SKILLS, STATUSES, THEME
from renderers.sleeping_gods.page import medallion
from renderers.sleeping_gods.ship import steamship
from renderers.sleeping_gods.ship_bar import ORDER, room
from renderers.sleeping_gods.signs import edge, hazard, place, sign
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT, TITLE
from renderers.typeface import Face
from renderers.words import say

WIDE, HIGH = 1000, 560
PACK = "shallows"


@kept()
def ground() -> Sprite:
    return Canvas(paint.sea(WIDE, HIGH, THEME, "rules")).sprite()


def _picture(canvas: Canvas, alt: Text) -> Picture:
    return Picture(canvas, "sleeping_gods-rules", "sleeping_gods", say(alt))


def _caption(canvas: Canvas, text: Text, x: float, y: float, room: float = 220) -> None:
    style = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(text), x, y, style, room)


def turn_page() -> Picture:
    canvas = Canvas.on(ground())
    steps = (
        ("wheel", T("1 Ship action"), T("to another room")),
        ("storm", T("2 Event"), T("can't be refused")),
        ("compass", T("3 Two actions"), T("travel, explore, market, port")),
        ("flag", T("4 The next player"), T("takes the captain token")),
    )
    for at, (name, head, text) in enumerate(steps):
        x = 134 + at * 244
        canvas.put(plates.parchment(226, 290, THEME), x - 113, 120)
        canvas.put(medallion(name, rgb("2F5D70")), x, 190)
        ink = Style(THEME.ink, TEXT, Face.DISPLAY, align="m")
        canvas.paragraph(say(head), x - 106, 250, 212, 72, ink)
        quiet = Style(THEME.quiet_ink, SMALL + 2, align="m")
        canvas.paragraph(say(text), x - 104, 326, 208, 80, quiet)
    return _picture(canvas, T("The four steps of a turn."))


def rooms_page() -> Picture:
    canvas = Canvas.on(ground())
    gifts = {
        "bridge": T("draw 1, clear all placed command"),
        "quarters": T("draw 1, clear 2 or 3 placed command"),
        "galley": T("draw 1 or 2, a card for 1 rest"),
        "sick_bay": T("draw 1, restore 1 health"),
        "deck": T("up to 3 search tokens, keep one find"),
        "hull": T("no action, room for 1 damage"),
    }
    for at, name in enumerate(ORDER):
        y = 36 + at * 68
        canvas.put(room(name, int(name == "galley"), figure=name == "bridge"), 30, y)
        loud = Style(THEME.brass_light, TEXT, Face.DISPLAY, THEME.outline)
        canvas.write(say(ROOM_NAME[name]), 140, y + 26, loud, 190)
        canvas.write(
            say(gifts[name]), 340, y + 26, Style(THEME.bone, TEXT, halo=THEME.outline), 640
        )
    _caption(canvas, T("Command stays on the board"), 500, 470, 900)
    _caption(canvas, T("until it's cleared"), 500, 510, 900)
    return _picture(canvas, T("The rooms of the ship and what each gives."))


@kept()
def _joiner(crew: str, name: str, value: int, skill: str) -> Sprite:
    """A participant with what they bring."""
    canvas = Canvas.clear(124, 150)
    canvas.put(portrait(crew, 44), 62, 52)
    sign, colour = SKILLS[skill]
    style = Style(THEME.ink, TEXT, Face.DISPLAY, THEME.parchment, "m")
    canvas.write(name, 62, 110, style, 120)
    canvas.put(icon(picture(sign), 22, darker(colour, 0.2)), 46, 135)
    canvas.write(
        f"+{value}", 62, 135, Style(darker(colour, 0.55), TEXT, Face.HEAVY, THEME.parchment), 50
    )
    return canvas.sprite(62, 75)


def challenge_page() -> Picture:
    canvas = Canvas.on(ground())
    canvas.put(plates.parchment(940, 380, THEME), 30, 80)
    sign_name, colour = SKILLS["strength"]
    canvas.put(medallion(sign_name, colour), 136, 185)
    big = Style(THEME.ink, TEXT, Face.DISPLAY, align="m")
    canvas.write(say(T("STRENGTH 7")), 136, 265, big, 196)
    for at, (crew, name) in enumerate((("laurent", "Laurent"), ("odessa", "Odessa"))):
        canvas.put(_joiner(crew, name, 1, "strength"), 300 + at * 126, 245)
    canvas.write("+", 512, 235, Style(THEME.ink, 64, Face.DISPLAY, align="m"))
    canvas.put(fate_card(5), 600, 235)
    canvas.write("=", 694, 235, Style(THEME.ink, 64, Face.DISPLAY, align="m"))
    canvas.write("7", 770, 235, Style(rgb("1C5233"), 110, Face.DISPLAY, align="m"))
    canvas.put(icon("tick", 60, rgb("2F7D4F"), THEME.parchment), 870, 235)
    quiet = Style(THEME.quiet_ink, TEXT, align="m")
    canvas.write(say(T("who takes part")), 362, 360, quiet, 260)
    canvas.write(say(T("fate")), 600, 360, quiet, 160)
    canvas.write(say(T("then cards and abilities")), 600, 410, quiet, 600)
    return _picture(canvas, T("A challenge: two crew members and fate 5 make 7."))


def chart_page() -> Picture:
    canvas = Canvas.on(ground())
    canvas.put(steamship(1.6), 170, 110)
    _caption(canvas, T("The ship"), 170, 190, 300)
    canvas.put(place(17, "lamp", visited=False), 500, 100)
    _caption(canvas, T("A place to explore"), 500, 190, 310)
    canvas.put(place(17, "lamp", visited=True), 830, 100)
    _caption(canvas, T("visited"), 830, 190, 300)
    canvas.put(sign("both", say(word("Millstair"))), 170, 290)
    _caption(canvas, T("Port and market"), 170, 370, 300)
    harm = say(T("{n} ship damage", n=1))
    canvas.put(hazard(say(word("Sandbar")), "savvy", 5, harm), 500, 290)
    _caption(canvas, T("Hazard: SAVVY 5"), 500, 370, 310)
    canvas.put(edge("E", 6), 830, 290)
    _caption(canvas, T("To page 6"), 830, 370, 300)
    for at, (total, far) in enumerate((("1–3", 1), ("4–6", 2), ("7–9", 3), ("10+", 4))):
        x = 140 + at * 240
        canvas.put(plates.parchment(200, 96, THEME), x - 100, 430)
        canvas.write(total, x, 458, Style(THEME.ink, TEXT, Face.HEAVY, align="m"), 180)
        quiet = Style(THEME.quiet_ink, TEXT, align="m")
        canvas.write(say(N("{n} region", "{n} regions", n=far)), x, 500, quiet, 184)
    return _picture(canvas, T("Signs of the chart, and the travel table."))


def story_page() -> Picture:
    page = find_pack(PACK).paragraph["2"]
    canvas = Canvas.on(ground())
    canvas.put(plates.parchment(940, 480, THEME), 30, 40)
    canvas.put(medallion("lamp", rgb("2F5D70")), 100, 110)
    canvas.write(say(word(page.title)), 170, 110, Style(THEME.ink, TITLE, Face.DISPLAY), 760)
    canvas.paragraph(say(word(page.text)), 66, 180, 870, 200, Style(THEME.ink, TEXT))
    for at, choice in enumerate(page.choices):
        y = 410 + at * 50
        canvas.write(choice.key, 84, y, Style(THEME.danger_dark, HEAD, Face.HEAVY, align="m"), 40)
        canvas.write(say(word(choice.text)), 120, y, Style(THEME.ink, TEXT), 800)
    return _picture(canvas, T("A page of the storybook."))


def _squid(
    canvas: Canvas, left: float, top: float, covered: Sequence[int], fresh: Sequence[int]
) -> None:
    enemy, size = find_pack(PACK).enemy[8], 96
    told = enemy.name, say(word(enemy.name)), emblem_of(enemy)
    head = card_head(told, enemy.defense, enemy.attack + 1, size * 2, CARD_HEAD, pictured=True)
    canvas.put(head, left, top)
    for number in range(6):
        row, column = divmod(number, 2)
        cell: Cell | None = enemy.cells[row][column]
        hidden = number in (*covered, *fresh)
        x, y = left + column * size, top + CARD_HEAD + row * size
        canvas.put(square(cell, size, covered=hidden, fresh=number in fresh), x, y)


def combat_page() -> Picture:
    canvas = Canvas.on(ground())
    _squid(canvas, 20, 26, (), ())
    _squid(canvas, 284, 26, (), (4, 2))
    _squid(canvas, 548, 26, (4, 2), (5, 3))
    for x in (248, 512):
        canvas.put(icon("right", 44, THEME.trail, THEME.outline), x, 260)
    _caption(canvas, T("a double heart"), 126, 500, 240)
    _caption(canvas, T("3 damage: 2 and 1"), 385, 500, 256)
    _caption(canvas, T("2 more, beside it"), 650, 500, 256)
    canvas.put(portrait("laurent", 54), 870, 130)
    signs = (("swords", T("attack")), ("hourglass", T("end of round")), ("synergy", T("synergy")))
    for at, (name, text) in enumerate(signs):
        canvas.put(icon(picture(name), 34, THEME.brass_light, THEME.outline), 776, 250 + at * 56)
        style = Style(THEME.bone, TEXT, halo=THEME.outline)
        canvas.write(say(text), 802, 250 + at * 56, style, 190)
    return _picture(canvas, T("Damage on an enemy's squares, in two attacks."))


def status_page() -> Picture:
    canvas = Canvas.on(ground())
    for at, (name, sign_name) in enumerate(STATUSES.items()):
        x = 110 + at * 195
        canvas.put(medallion(sign_name, THEME.danger_dark), x, 120)
        _caption(canvas, STATUS[name], x, 200, 190)
    for at, (skill, (sign_name, colour)) in enumerate(SKILLS.items()):
        x = 110 + at * 195
        canvas.put(medallion(sign_name, colour), x, 340)
        _caption(canvas, SKILL[skill], x, 410, 190)
    return _picture(canvas, T("The five statuses above, the five skills below."))


def score_page() -> Picture:
    canvas = Canvas.on(ground())
    rows = (
        ("bell", T("Chime"), "4"),
        ("chest", T("Other card"), "2"),
        ("scroll", T("Quest"), "1"),
        ("book", T("Level card"), "2"),
        ("coin", T("Two coins"), "1"),
        ("crystal", T("Artifact"), "1"),
        ("sun", T("An ending"), "10"),
        ("skull", T("Defeat"), "−10"),
    )
    for at, (name, text, points) in enumerate(rows):
        column, line = at % 4, at // 4
        x, y = 22 + column * 242, 80 + line * 210
        canvas.put(plates.parchment(228, 180, THEME), x, y)
        canvas.put(medallion(name, rgb("2F5D70")), x + 64, y + 70)
        canvas.write(points, x + 156, y + 70, Style(THEME.ink, 56, Face.DISPLAY, align="m"), 120)
        canvas.write(say(text), x + 114, y + 146, Style(THEME.quiet_ink, TEXT, align="m"), 216)
    return _picture(canvas, T("What counts at the end."))
