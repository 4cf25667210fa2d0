"""The quests on the desk: what is to be done first, with keyword, hint and place."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T, Text
from games.sleeping_gods.content.cards import QuestCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sleeping_gods.captains_desk.leaves import WIDE, blank_leaf, plate_height, top
from renderers.sleeping_gods.look import EDGE, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import TEXT
from renderers.typeface import Face
from renderers.words import say

ON_A_LEAF = 6
HIGH = plate_height(ON_A_LEAF)
PLACES = 3
"""How many places stand beside a keyword; words name all of them."""
TITLE = T("Quests")


def open_quests(view: View) -> list[QuestCard]:
    """What is to be done, what is asked for at a known place, and the rest; newest first."""
    quests = [find_pack(view.pack).quest[number] for number in reversed(view.state.quests)]
    return sorted(quests, key=lambda quest: (not quest.active, not asked_at(view, quest)))


def asked_at(view: View, quest: QuestCard) -> list[int]:
    """The places, as far as this crew knows them, that want its keyword."""
    notes = view.state.notes
    return sorted(int(place) for place, wanted in notes.items() if quest.keyword in wanted)


def draw_quests(view: View, quests: Sequence[QuestCard], number: int, total: int) -> Canvas:
    canvas = blank_leaf(TITLE, number, total)
    for at, quest in enumerate(quests):
        _draw(canvas, quest, asked_at(view, quest), top(at, ON_A_LEAF))
    return canvas


def _draw(canvas: Canvas, quest: QuestCard, places: list[int], y: float) -> None:
    canvas.put(plates.parchment(WIDE, HIGH, THEME), EDGE, y)
    left, right = EDGE + 18.0, EDGE + WIDE - 18.0
    if quest.active:
        canvas.put(icon("flag", 34, THEME.accent, THEME.outline), left + 16, y + 30)
    else:
        canvas.put(icon(picture("scroll"), 34, THEME.quiet_ink), left + 16, y + 30)
    for place in reversed(places[:PLACES]):
        canvas.put(ringed(place), right - 22, y + 30)
        right -= 50
    if quest.keyword is not None:
        right -= stamp(canvas, quest.keyword, right, y + 30) + 14
    title = Style(THEME.ink, TEXT, Face.DISPLAY)
    canvas.write(say(word(quest.title)), left + 42, y + 30, title, right - left - 42)
    text = Style(THEME.ink, TEXT)
    canvas.paragraph(say(word(quest.text)), left + 4, y + 50, WIDE - 44, HIGH - 56, text)


@kept()
def ringed(number: int) -> Sprite:
    """A place's number as it stands on the chart."""
    pen = Pen(48, 48)
    pen.fill(pen.disc(24, 24, 22), THEME.outline)
    pen.fill(pen.disc(24, 24, 20), THEME.accent)
    pen.fill(pen.disc(24, 24, 16), THEME.parchment)
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(number), 24, 24, Style(THEME.ink, 24, Face.HEAVY, align="m"), 34)
    return canvas.sprite(24, 24)


def stamp(canvas: Canvas, keyword: str, right: float, y: float) -> float:
    """A keyword in a stamped frame that ends there; how wide it is."""
    style = Style(THEME.danger_dark, TEXT, Face.HEAVY, align="m")
    words = say(word(keyword))
    wide = round(width_of(words, style)) + 24
    canvas.put(frame(wide), right - wide, y - 21)
    canvas.write(words, right - wide / 2, y, style)
    return wide


@kept()
def frame(wide: int) -> Sprite:
    pen = Pen(wide, 42)
    inner = pen.box(3, 3, wide - 3, 39, 4)
    pen.fill(without(pen.box(0, 0, wide, 42, 6), inner), THEME.danger_dark)
    return pen.sprite()


def quest_words(view: View, quest: QuestCard) -> Text:
    told = T("{title}: {text}", title=word(quest.title), text=word(quest.text))
    if quest.keyword is not None:
        word_ = word(quest.keyword)
        told = (
            T("{keyword} (to be done), {told}", keyword=word_, told=told)
            if quest.active
            else T("{keyword}, {told}", keyword=word_, told=told)
        )
    places = asked_at(view, quest)
    if not places:
        return told
    return T("{told} Asked for at {places}.", told=told, places=[T("{n}", n=n) for n in places])
