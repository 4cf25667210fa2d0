"""Diagrams for the rules: the board's own pieces, set up to show one thing each."""

from __future__ import annotations

from games.kernel.text import T, Text
from games.refuge.cards import TYPE_NAMES
from renderers import cards, marks, paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.icons import icon
from renderers.picture import Picture
from renderers.refuge.board import space
from renderers.refuge.divers import diver
from renderers.refuge.kraken import SIZE, kraken, tentacle
from renderers.refuge.look import HIDE, RISE, STEP, THEME, TYPES
from renderers.refuge.medals import air, medal_of
from renderers.refuge.omens import omen
from renderers.refuge.sides import goal, maw, threat
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 500
THIRDS = (170, 500, 830)


@kept()
def _ground() -> Sprite:
    return Sprite(paint.sea(WIDTH, HIGH, THEME, "rules"))


def _picture(canvas: Canvas, kind: str, alt: Text) -> Picture:
    return Picture(canvas, f"refuge-rules-{kind}", "refuge", say(alt))


def _captions(canvas: Canvas, y: float, *texts: Text) -> None:
    """One under each third of the page."""
    for text, x in zip(texts, THIRDS, strict=True):
        _caption(canvas, text, x, y)


def _caption(canvas: Canvas, text: Text, x: float, y: float, room: float = 310) -> None:
    style = Style(THEME.bone, TEXT, Face.TEXT, THEME.abyss, "m")
    canvas.paragraph(say(text), x - room / 2, y, room, 4 * 36, style)


def _row(canvas: Canvas, kinds: str, x: float, y: float) -> None:
    """Spaces side by side, one letter each."""
    names = {"S": "spawn", "L": "lair", "C": "cave", "K": "kraken", "T": "start"}
    for index, letter in enumerate(kinds):
        canvas.put(space(names[letter], index % 4), x + index * STEP, y)


def turn_page() -> Picture:
    canvas = Canvas.on(_ground())
    for index, (name, state, progress) in enumerate(
        (
            ("thin_the_herd", "done", ""),
            ("breach_the_hull", "now", "1/2"),
            ("board_the_ub85", "later", ""),
        )
    ):
        canvas.put(goal(name, state, progress), 80 + index * 92, 190)
    canvas.put(diver("michael", "Mi", "calm", active=True, size=1.5), 500, 230)
    canvas.put(air().sized(1.6), 470, 90)
    canvas.put(air().sized(1.6), 530, 90)
    for x in (365, 645):
        canvas.put(icon("right", 54, THEME.bone, THEME.outline), x, 200)
    canvas.put(kraken(1).sized(0.8), 830, 190)
    _captions(
        canvas,
        345,
        T("Three objectives, in order"),
        T("Two actions: move, play, use, recover"),
        T("Then the Kraken strikes"),
    )
    return _picture(
        canvas, "turn", T("Three objectives, a diver with two actions, and the Kraken.")
    )


SPACE_WORDS: tuple[tuple[str, Text, Text], ...] = (
    ("spawn", T("Spawn"), T("eliminate a tentacle in line")),
    ("lair", T("Lair"), T("move a tentacle one space")),
    ("cave", T("Cave"), T("tentacles stay out")),
    ("whirlpool", T("Whirlpool"), T("switch with a diver in a cave")),
    ("kraken", T("Kraken"), T("the head comes a step closer")),
    ("finish", T("Finish"), T("a way into the wreck")),
)


def spaces_page() -> Picture:
    canvas = Canvas.on(_ground())
    for index, (kind, name, words) in enumerate(SPACE_WORDS):
        x, y = THIRDS[index % 3], 62 + (index // 3) * 240
        canvas.put(space(kind, index % 4).sized(1.2), x, y)
        style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.abyss, "m")
        canvas.write(say(name), x, y + 70, style, 300)
        _caption(canvas, words, x, y + 92, 300)
    return _picture(canvas, "spaces", T("The six kinds of spaces and what they do."))


def cards_page() -> Picture:
    canvas = Canvas.on(_ground())
    for index, (kind, name) in enumerate(TYPE_NAMES.items()):
        face = cards.card(say(name), kind, TYPES[kind], 172, 220, THEME)
        canvas.put(face, 28 + index * 182, 70)
    for index, (ability, ready) in enumerate((("rally", True), ("brace", False))):
        canvas.put(medal_of(ability, ready).sized(2.4), 870, 130 + index * 110)
    _caption(canvas, T("Four types of salvage cards"), 390, 330, 640)
    _caption(canvas, T("Abilities: ready, used"), 870, 330, 230)
    return _picture(canvas, "cards", T("Salvage cards of four types, and ability medals."))


def kraken_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(omen("K4").sized(1.5), 170, 150)
    _caption(
        canvas,
        T("Above: the head moves. Below: one symbol for each column under it"),
        170,
        300,
        320,
    )
    for row in range(2):
        _row(canvas, "LSCSL", 420, 325 + row * RISE)
    canvas.put(kraken(1).sized(SIZE), 636, 170)
    canvas.put(tentacle(1, fresh=True), 528, 325 + RISE)
    canvas.put(tentacle(2, fresh=True), 744, 325)
    for column in range(3):
        name = ("down", "left", "tentacle")[column]
        canvas.put(icon(name, 40, THEME.trail, THEME.outline), 528 + column * STEP, 472)
    return _picture(canvas, "kraken", T("A Kraken card: arrows above, three symbols below."))


def tentacles_page() -> Picture:
    canvas = Canvas.on(_ground())
    for x in THIRDS:
        for row in range(3):
            canvas.put(space(("lair", "spawn", "lair")[row], row), x, 90 + row * RISE)
    canvas.put(marks.trail(0, RISE, THEME, 10, rgb("FF5A3C")), THIRDS[0], 98)
    canvas.put(tentacle(1, fresh=True), THIRDS[0], 90 + RISE)
    canvas.put(tentacle(2, fresh=True), THIRDS[1], 90 + RISE)
    canvas.put(diver("mags", "Ma", "down"), THIRDS[1], 90 + 2 * RISE)
    canvas.put(space("cave", 1), THIRDS[2], 90 + 2 * RISE)
    canvas.put(tentacle(3), THIRDS[2], 90 + RISE)
    canvas.put(diver("vega", "Ve", "calm"), THIRDS[2], 90 + 2 * RISE)
    _captions(
        canvas,
        345,
        T("Tentacles crawl as the card says"),
        T("One that reaches a diver knocks them down and goes"),
        T("Into a cave with a diver none can go"),
    )
    return _picture(canvas, "tentacles", T("Tentacles: they crawl, strike, and stay out of caves."))


def ground_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(diver("michael", "Mi", "down", size=1.3), THIRDS[0], 170)
    for index, kind in enumerate(("lamp", "lamp")):
        face = cards.card(say(TYPE_NAMES["lamp"]), kind, TYPES[kind], 150, 200, THEME)
        canvas.put(face, THIRDS[1] - 150 + index * 140, 70)
    canvas.put(icon("right", 54, THEME.bone, THEME.outline), 685, 170)
    canvas.put(diver("michael", "Mi", "calm", active=True, size=1.4), THIRDS[2], 200)
    _captions(
        canvas,
        320,
        T("On the ground you only recover, help or pass"),
        T("Two cards of one type …"),
        T("… stand you up, or a neighbour"),
    )
    return _picture(canvas, "ground", T("A diver down, two cards, and the diver up again."))


def push_page() -> Picture:
    canvas = Canvas.on(_ground())
    left = 112
    for row in range(3):
        _row(canvas, "KKKK" if row == 0 else "KKKKK", left, 130 + row * RISE)
    canvas.put(kraken(1).sized(SIZE), left + STEP, 130 + RISE)
    canvas.put(marks.trail(170, 0, THEME, 16, rgb("FF5A3C")), left + 20, 40)
    for who, letters, column, row in (
        ("michael", "Mi", 3, 0),
        ("sophie", "So", 3, 1),
        ("mags", "Ma", 3, 2),
        ("vega", "Ve", 4, 2),
    ):
        canvas.put(diver(who, letters, "scared"), left + column * STEP, 130 + row * RISE)
    canvas.put(maw(True).sized(1.5), 800, 150)
    _caption(
        canvas,
        T("The head pushes one space; with no room to give, a diver is devoured"),
        800,
        235,
        330,
    )
    return _picture(canvas, "push", PUSH_ALT)


PUSH_ALT = T(
    "The head moves right. Two divers with no room behind them are devoured, one is pushed into a "
    "nook, and the one in the other nook is safe."
)


def threat_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(threat(2), 150, 50)
    for row in range(2):
        canvas.put(space(("lair", "start")[row], row), 480, 130 + row * RISE)
    canvas.put(marks.trail(0, RISE, THEME, 10, rgb("FF5A3C")), 480, 138)
    canvas.put(tentacle(1, fresh=True), 480, 130 + RISE)
    for row in range(3):
        canvas.put(space("spawn", row), 830, 90 + row * RISE)
        canvas.put(tentacle(row), 830, 90 + row * RISE)
    _caption(canvas, T("Reaches the Start row"), 480, 345, 280)
    _caption(canvas, T("No free Spawn space for a new one"), 830, 345, 290)
    return _picture(canvas, "threat", T("The threat track, and two ways a tentacle gets there."))


def loss_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(threat(4).sized(0.8), 125, 20)
    canvas.put(icon("tentacle", 130, HIDE.pale, THEME.outline), 370, 170)
    canvas.put(cards.pile("chest", rgb("1F6E78"), 110, 150, THEME, 0), 560, 90)
    for index, (who, letters) in enumerate((("michael", "Mi"), ("katerina", "Ka"))):
        canvas.put(diver(who, letters, "down", size=1.15), 870, 110 + index * 120)
    for text, x in (
        (T("Four threats"), 125),
        (T("No tentacle left in the supply"), 370),
        (T("No salvage card left to draw"), 620),
        (T("Nobody on their feet"), 870),
    ):
        _caption(canvas, text, x, 340, 230)
    return _picture(canvas, "loss", T("The four ways to lose."))
