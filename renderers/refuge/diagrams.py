"""Diagrams for the rules: the board's own pieces, set up to show one thing each."""

from __future__ import annotations

from games.kernel.text import T, Text
from games.refuge.cards import TYPE_NAMES
from renderers import cards, marks, paint
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.icons import icon
from renderers.picture import Picture
from renderers.refuge.board import space
from renderers.refuge.divers import diver
from renderers.refuge.kraken import kraken, tentacle
from renderers.refuge.look import RISE, STEP, THEME, TYPES
from renderers.refuge.rail import air, medal_of
from renderers.refuge.sides import maw, objective, omen, supply, threat
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 480


@kept(LAYERS)
def _ground() -> Sprite:
    return Sprite(paint.sea(WIDTH, HIGH, THEME, "rules"))


def _picture(canvas: Canvas, kind: str, alt: Text) -> Picture:
    return Picture(canvas.image, f"refuge-rules-{kind}", "refuge", say(alt))


def _caption(canvas: Canvas, text: Text, x: float, y: float, room: float) -> None:
    style = Style(THEME.bone, TEXT, Face.TEXT, THEME.abyss, "m")
    canvas.paragraph(say(text), x - room / 2, y, room, 84, style)


def _number(canvas: Canvas, value: int, x: float, y: float) -> None:
    canvas.put(cards.tag(str(value), THEME), x, y)


def _row(canvas: Canvas, kinds: str, x: float, y: float) -> None:
    """Spaces side by side, one letter each."""
    names = {
        "S": "spawn",
        "L": "lair",
        "C": "cave",
        "W": "whirlpool",
        "K": "kraken",
        "T": "start",
        "F": "finish",
    }
    for index, letter in enumerate(kinds):
        if letter in names:
            canvas.put(space(names[letter], index % 4), x + index * STEP, y)


def turn_page() -> Picture:
    canvas = Canvas.on(_ground())
    for index, name in enumerate(("thin_the_herd", "breach_the_hull", "board_the_ub85")):
        titles = (T("Thin the Herd"), T("Breach the Hull"), T("Board the UB-85"))
        state = ("done", "now", "later")[index]
        numeral = ("I", "II", "III")[index]
        progress = ((6, 6), (1, 2), (0, 3))[index]
        canvas.put(
            objective(say(titles[index]), name, numeral, state, progress), 70 + index * 116, 120
        )
    canvas.put(diver("michael", "Mi", "calm", active=True, size=1.4), 610, 220)
    canvas.put(air().sized(1.6), 560, 110)
    canvas.put(air().sized(1.6), 610, 110)
    canvas.put(icon("right", 60, THEME.bone, THEME.outline), 470, 200)
    canvas.put(icon("right", 60, THEME.bone, THEME.outline), 745, 200)
    canvas.put(kraken(1).sized(0.72), 980, 190)
    _caption(canvas, T("Three objectives, in order"), 230, 330, 330)
    _caption(canvas, T("Two actions: move, play, use, recover"), 610, 330, 260)
    _caption(canvas, T("Then the Kraken strikes"), 980, 330, 300)
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
        x, y = 210 + (index % 3) * 390, 92 + (index // 3) * 225
        canvas.put(space(kind, index % 4).sized(1.25), x, y)
        style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.abyss, "m")
        canvas.write(say(name), x, y + 68, style, 300)
        _caption(canvas, words, x, y + 88, 330)
    return _picture(canvas, "spaces", T("The six kinds of spaces and what they do."))


def cards_page() -> Picture:
    canvas = Canvas.on(_ground())
    for index, (kind, name) in enumerate(TYPE_NAMES.items()):
        face = cards.card(say(name), kind, TYPES[kind], 150, 220, THEME)
        canvas.put(face, 50 + index * 165, 90)
    for index, (ability, ready) in enumerate((("rally", True), ("charge", True), ("brace", False))):
        canvas.put(medal_of(ability, ready).sized(2.2), 800 + index * 130, 190)
    _caption(canvas, T("Four types of salvage cards"), 370, 340, 560)
    _caption(canvas, T("Abilities: ready, ready, used"), 930, 340, 400)
    return _picture(canvas, "cards", T("Salvage cards of four types, and ability medals."))


def kraken_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(omen("K4").sized(2.4), 210, 170)
    _caption(
        canvas,
        T("Above: the head moves. Below: one symbol for each column under it"),
        210,
        300,
        330,
    )
    for row in range(2):
        _row(canvas, "SLSCSLS", 480, 300 + row * RISE)
    canvas.put(kraken(1), 780, 150)
    for column in range(3):
        canvas.put(
            icon(("down", "left", "tentacle")[column], 40, THEME.trail, THEME.outline),
            680 + column * 100,
            440,
        )
    canvas.put(tentacle(1, fresh=True), 680, 376)
    canvas.put(tentacle(2, fresh=True), 880, 300)
    return _picture(canvas, "kraken", T("A Kraken card: arrows above, three symbols below."))


def push_page() -> Picture:
    canvas = Canvas.on(_ground())
    for row, kinds in enumerate(("KKKK", "KKKKK", "KKKKK")):
        _row(canvas, kinds, 250, 130 + row * RISE)
    canvas.put(kraken(1), 350, 206)
    canvas.put(marks.trail(170, 0, THEME, 16), 480, 60)
    for index, (who, letters, x) in enumerate(
        (("michael", "Mi", 550), ("sophie", "So", 550), ("mags", "Ma", 550), ("vega", "Ve", 650))
    ):
        canvas.put(diver(who, letters, "scared"), x, 130 + min(index, 2) * RISE)
    canvas.put(maw(True).sized(1.5), 1000, 170)
    _caption(
        canvas,
        T("The head pushes one space; with no room to give, a diver is devoured"),
        1000,
        260,
        350,
    )
    return _picture(canvas, "push", PUSH_ALT)


PUSH_ALT = T(
    "The head moves right: two divers with no room behind them are devoured, one is pushed into "
    "a nook, and the one in the other nook is safe."
)


def loss_page() -> Picture:
    canvas = Canvas.on(_ground())
    canvas.put(threat(4), 90, 50)
    canvas.put(supply(0), 390, 130)
    canvas.put(cards.pile("chest", rgb("1F6E78"), 110, 150, THEME, 0), 640, 120)
    for index, (who, letters) in enumerate((("michael", "Mi"), ("katerina", "Ka"))):
        canvas.put(diver(who, letters, "down", size=1.15), 950 + index * 130, 200)
    for text, x in (
        (T("Four threats"), 137),
        (T("No tentacle left in the supply"), 437),
        (T("No salvage card left to draw"), 700),
        (T("Nobody on their feet"), 1010),
    ):
        _caption(canvas, text, x, 398, 230)
    return _picture(canvas, "loss", T("The four ways to lose."))
