"""Notes in free words on the atlas: where one may write them, and how they look there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from games.kernel import T, Text
from games.sleeping_gods.content.atlas import Page
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.notes import Note
from renderers.pen import Pen
from renderers.sleeping_gods.look import MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.placement import middle, places
from renderers.sprite import Sprite

PAGE = "page-"


def all_pages(pack: Pack) -> list[tuple[str, Text]]:
    """For a note on a page as a whole."""
    return [(f"{PAGE}{page.id}", _page_name(page)) for page in pack.pages]


def places_of(page: Page) -> list[tuple[str, Text]]:
    """The page itself, its numbered places, its spaces."""
    numbers = sorted(place.num for region in page.regions for place in region.locations)
    spaces = [(region.id, _space(region.id, region.name)) for region in page.regions]
    return [
        (f"{PAGE}{page.id}", _page_name(page)),
        *((str(number), T("Place {n}", n=number)) for number in numbers),
        *spaces,
    ]


def _page_name(page: Page) -> Text:
    return T("Page {n}: {name}", n=page.id, name=word(page.name))


def _space(region: str, name: str) -> Text:
    printed = word(region.upper())
    if name:
        return T("Space {id}, {name}", id=printed, name=word(name))
    return T("Space {id}", id=printed)


def is_spent(view: View, words: str) -> bool:
    """Whether a note speaks of keywords, and this crew has used up all of them."""
    bearer = find_pack(view.pack).bearer
    named = [bearer[one] for one in re.findall(r"\w+", words) if one in bearer]
    return bool(named) and all(quest in view.state.used_quests for quest in named)


@kept()
def slip(by: float = 1.0) -> Sprite:
    """A slip of paper with three lines on it, held by a pin."""
    pen = Pen(40, 40)
    paper = pen.area([(7, 9), (32, 6), (35, 33), (10, 36)])
    pen.fill(pen.grown(paper, 1.6), THEME.outline)
    pen.shade(paper, THEME.parchment, THEME.parchment_shade)
    for top in (16, 22, 28):
        pen.fill(pen.stroke([(13, top), (29, top - 2)], 2), THEME.outline)
    pen.fill(pen.disc(20, 8, 5), THEME.outline)
    pen.fill(pen.disc(20, 8, 3.6), THEME.accent)
    return pen.sprite_sized(by, 20, 20)


def mark_notes(canvas: Canvas, view: View, number: int, notes: Sequence[Note]) -> None:
    """A slip at each place of a page that bears a note."""
    spots = note_spots(view, number)
    for place in {note.place: None for note in notes}:
        if place in spots:
            x, y = spots[place]
            canvas.put(slip(), MAIN_X + x, MAIN_Y + y)


def note_spots(view: View, number: int) -> dict[str, Point]:
    """Where the slip of a place hangs: where it hides neither number nor tick."""
    pack = find_pack(view.pack)
    numbered = {str(num): (x + 36, y - 16) for num, (x, y) in places(view.pack, number).items()}
    spaces = {
        region.id: (x - 44, y - 34)
        for region in pack.page[number].regions
        for x, y in [middle(region)]
    }
    return {**numbered, **spaces, f"{PAGE}{number}": (30.0, 30.0)}


def note_lines(view: View, number: int, notes: Sequence[Note]) -> Iterator[Text]:
    """What was noted on this page, for the margin; what is spent is not."""
    spots = note_spots(view, number)
    for note in notes:
        if note.place in spots and not is_spent(view, note.words):
            yield T("{place}: “{words}”", place=_short(note.place), words=note.words)


def _short(place: str) -> Text:
    if place.startswith(PAGE):
        return T("Page {n}", n=place.removeprefix(PAGE))
    return word(place.upper())
