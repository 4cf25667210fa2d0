"""Diagrams for the rules, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, T, Text
from games.sleeping_gods.content.encounters import Cell
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.words import ROOM, SKILL, STATUS, word
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import Canvas
from renderers.colour import rgb
from renderers.icons import icon
from renderers.picture import Picture
from renderers.sleeping_gods.battle import CARD_HEAD, card_head, square
from renderers.sleeping_gods.contest import fate_card, joiner
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.look import ROOMS, SKILLS, STATUSES, THEME
from renderers.sleeping_gods.page import Entry, Leaf, draw_leaf, medallion
from renderers.sleeping_gods.rail import ORDER, room
from renderers.sleeping_gods.ship import steamship
from renderers.sleeping_gods.signs import edge, hazard, place, sign
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

WIDE, HIGH = 1200, 500
PACK = "shallows"


@kept(LAYERS)
def ground() -> Sprite:
    return Canvas(paint.sea(WIDE, HIGH, THEME, "rules")).sprite()


def _picture(canvas: Canvas, alt: Text) -> Picture:
    return Picture(canvas.image, "sleeping_gods-rules", "sleeping_gods", say(alt))


def _caption(canvas: Canvas, text: Text, x: float, y: float, room: float = 220) -> None:
    style = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(text), x, y, style, room)


def turn_page() -> Picture:
    canvas = Canvas.on(ground())
    steps = (
        ("wheel", T("1 Ship action"), T("to another room")),
        ("storm", T("2 Event"), T("cannot be refused")),
        ("compass", T("3 Two actions"), T("travel, explore, market, port")),
        ("flag", T("4 The next player"), T("takes the captain token")),
    )
    for at, (name, head, text) in enumerate(steps):
        x = 162 + at * 292
        canvas.put(plates.parchment(264, 250, THEME), x - 132, 110)
        canvas.put(medallion(name, rgb("2F5D70")), x, 190)
        ink = Style(THEME.ink, HEAD - 2, Face.DISPLAY, align="m")
        canvas.write(say(head), x, 270, ink, 240)
        canvas.paragraph(
            say(text), x - 116, 292, 232, 60, Style(THEME.quiet_ink, SMALL + 2, align="m")
        )
        if at < 3:
            canvas.put(icon("right", 30, THEME.trail, THEME.outline), x + 146, 235)
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
        y = 46 + at * 70
        canvas.put(
            room(name, say(ROOM[name]), int(name == "galley"), figure=name == "bridge"), 60, y
        )
        canvas.put(icon(picture(ROOMS[name]), 30, THEME.brass_light, THEME.outline), 372, y + 22)
        canvas.write(
            say(gifts[name]), 404, y + 22, Style(THEME.bone, TEXT, halo=THEME.outline), 480
        )
    canvas.put(portrait("laurent", 60), 1020, 150)
    for at in range(2):
        canvas.put(icon("flag", 44, THEME.trail, THEME.outline), 990 + at * 60, 250)
    _caption(canvas, T("Command stays on the board"), 1020, 312, 320)
    _caption(canvas, T("until it is cleared"), 1020, 344, 320)
    return _picture(canvas, T("The rooms of the ship and what each gives."))


def challenge_page() -> Picture:
    canvas = Canvas.on(ground())
    canvas.put(plates.parchment(1120, 380, THEME), 40, 60)
    sign_name, colour = SKILLS["strength"]
    canvas.put(medallion(sign_name, colour), 160, 165)
    big = Style(THEME.ink, 40, Face.DISPLAY, align="m")
    canvas.write(say(T("STRENGTH 7")), 160, 250, big, 210)
    for at, (crew, name) in enumerate((("laurent", "Laurent"), ("odessa", "Odessa"))):
        canvas.put(joiner(crew, name, 1, "strength"), 330 + at * 150, 230)
    canvas.write("+", 590, 220, Style(THEME.ink, 64, Face.DISPLAY, align="m"))
    canvas.put(fate_card(5), 690, 220)
    canvas.write("=", 800, 220, Style(THEME.ink, 64, Face.DISPLAY, align="m"))
    canvas.write("7", 880, 220, Style(rgb("1C5233"), 110, Face.DISPLAY, align="m"))
    canvas.put(icon("tick", 60, rgb("2F7D4F"), THEME.parchment), 980, 220)
    quiet = Style(THEME.quiet_ink, TEXT, align="m")
    canvas.write(say(T("who takes part")), 405, 340, quiet, 260)
    canvas.write(say(T("fate")), 690, 340, quiet, 160)
    canvas.write(say(T("then cards and abilities")), 920, 340, quiet, 300)
    return _picture(canvas, T("A challenge: two crew members and fate 5 make 7."))


def chart_page() -> Picture:
    canvas = Canvas.on(ground())
    canvas.put(steamship(1.6), 190, 230)
    _caption(canvas, T("The ship"), 190, 330)
    canvas.put(place(17, "lamp", visited=False), 420, 200)
    _caption(canvas, T("A place to explore"), 420, 290)
    canvas.put(place(17, "lamp", visited=True), 420, 400)
    _caption(canvas, T("visited"), 420, 460)
    canvas.put(sign("both", say(word("Millstair"))), 660, 220)
    _caption(canvas, T("Port and market"), 660, 310)
    harm = say(T("{n} ship damage", n=1))
    canvas.put(hazard(say(word("Sandbar")), "savvy", 5, harm), 880, 200)
    _caption(canvas, T("Hazard: SAVVY 5"), 880, 290)
    canvas.put(edge("E", 6), 1080, 200)
    _caption(canvas, T("To page 6"), 1080, 290)
    for at, (total, far) in enumerate((("1–3", 1), ("4–6", 2), ("7–9", 3), ("10+", 4))):
        x = 640 + at * 140
        canvas.put(plates.parchment(124, 76, THEME), x - 62, 384)
        canvas.write(total, x, 408, Style(THEME.ink, TEXT, Face.HEAVY, align="m"), 110)
        quiet = Style(THEME.quiet_ink, SMALL, align="m")
        canvas.write(say(N("{n} region", "{n} regions", n=far)), x, 438, quiet, 116)
    return _picture(canvas, T("Signs of the chart, and the travel table."))


def story_page() -> Picture:
    page = find_pack(PACK).paragraph["2"]
    entries = tuple(
        Entry(choice.key, say(word(choice.text)), note, True, f"choice.{choice.key}")
        for choice, note in zip(
            page.choices, (say(T("PERCEPTION 5 · fail: −2 health")), ""), strict=True
        )
    )
    leaf = Leaf(say(word(page.title)), "2", "lamp", say(word(page.text)), entries)
    canvas = Canvas(paint.sea(1200, 900, THEME, "desk"))
    draw_leaf(canvas, leaf, {"choice.A": 1, "choice.B": 2})
    return _picture(Canvas(canvas.image.crop((0, 40, 900, 720))), T("A page of the storybook."))


def _squid(
    canvas: Canvas, left: float, top: float, covered: Sequence[int], fresh: Sequence[int]
) -> None:
    enemy, size = find_pack(PACK).enemy[8], 96
    head = card_head(
        enemy.num,
        say(word(enemy.name)),
        say(T("level {n}", n=enemy.level)),
        enemy.defense,
        enemy.attack + 1,
        "squid",
        size * 2,
    )
    canvas.put(head, left, top)
    for number in range(6):
        row, column = divmod(number, 2)
        cell: Cell | None = enemy.cells[row][column]
        hidden = number in (*covered, *fresh)
        x, y = left + column * size, top + CARD_HEAD + row * size
        canvas.put(square(cell, size, covered=hidden, fresh=number in fresh), x, y)


def combat_page() -> Picture:
    canvas = Canvas.on(ground())
    _squid(canvas, 60, 36, (), ())
    _squid(canvas, 390, 36, (), (4, 2))
    _squid(canvas, 720, 36, (4, 2), (5, 3))
    for x in (321, 651):
        canvas.put(icon("right", 44, THEME.trail, THEME.outline), x, 240)
    _caption(canvas, T("a double heart"), 156, 462, 300)
    _caption(canvas, T("3 damage: 2 and 1"), 486, 462, 300)
    _caption(canvas, T("2 more, beside it"), 816, 462, 300)
    canvas.put(portrait("laurent", 54), 1060, 150)
    signs = (("swords", T("attack")), ("hourglass", T("end of round")), ("synergy", T("synergy")))
    for at, (name, text) in enumerate(signs):
        canvas.put(icon(picture(name), 34, THEME.brass_light, THEME.outline), 1000, 250 + at * 56)
        style = Style(THEME.bone, TEXT, halo=THEME.outline)
        canvas.write(say(text), 1030, 250 + at * 56, style, 150)
    return _picture(canvas, T("Damage on an enemy's squares, in two attacks."))


def status_page() -> Picture:
    canvas = Canvas.on(ground())
    for at, (name, sign_name) in enumerate(STATUSES.items()):
        x = 140 + at * 230
        canvas.put(medallion(sign_name, THEME.danger_dark), x, 120)
        _caption(canvas, STATUS[name], x, 190)
    for at, (skill, (sign_name, colour)) in enumerate(SKILLS.items()):
        x = 140 + at * 230
        canvas.put(medallion(sign_name, colour), x, 330)
        _caption(canvas, SKILL[skill], x, 400)
    return _picture(canvas, T("The five statuses above, the five skills below."))


def score_page() -> Picture:
    canvas = Canvas.on(ground())
    rows = (
        ("bell", T("Totem"), "4"),
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
        x, y = 46 + column * 284, 70 + line * 190
        canvas.put(plates.parchment(262, 150, THEME), x, y)
        canvas.put(medallion(name, rgb("2F5D70")), x + 66, y + 76)
        canvas.write(points, x + 180, y + 60, Style(THEME.ink, 56, Face.DISPLAY, align="m"), 120)
        canvas.write(say(text), x + 180, y + 112, Style(THEME.quiet_ink, TEXT, align="m"), 140)
    return _picture(canvas, T("What counts at the end."))
