"""The atlas: the whole sea on one sheet, and each of its pages as far as this crew knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.kernel import T, Text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers.cache import kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import rgb
from renderers.notes import Note
from renderers.pen import Pen
from renderers.sleeping_gods.atlas_notes import mark_notes, note_lines, note_spots, slip
from renderers.sleeping_gods.chart import sheet
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import EDGE, HEADER, MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.placement import middle, places
from renderers.sleeping_gods.seascape import lay_places
from renderers.sleeping_gods.ship import steamship
from renderers.sleeping_gods.signs import chart
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

WORLD = "world"
SEEN, UNSEEN, WANTED = rgb("2F7D4F"), rgb("B3261E"), rgb("F2C14E")
LINES = 6
NOTED = 4
"""How many notes stand in the margin of a page; all of them stand in the message."""


def sheets(view: View) -> Iterator[tuple[str, Text]]:
    """The world, then its pages, the ship's own first."""
    yield WORLD, T("The whole sea")
    here = int(view.state.region[0])
    for page in sorted(find_pack(view.pack).pages, key=lambda page: (page.id != here, page.id)):
        yield str(page.id), T("Page {n}: {name}", n=page.id, name=word(page.name))


def draw_sheet(view: View, name: str, notes: Sequence[Note] = ()) -> Canvas:
    return _world(view, notes) if name == WORLD else _page(view, int(name), notes)


def sheet_words(view: View, name: str) -> str:
    """What the sheet tells, in words."""
    pack = find_pack(view.pack)
    pages = pack.pages if name == WORLD else (pack.page[int(name)],)
    numbers = [place.num for page in pages for region in page.regions for place in region.locations]
    known = [number for number in numbers if str(number) in view.state.visits]
    told = T("{n} of {total} places explored.", n=len(known), total=len(numbers))
    return "\n".join([say(told), *(say(line) for line in _known(view, pack, known))])


def wanted_here(view: View, number: int) -> list[str]:
    """The keywords that this place asked for and that are not used up: stale notes are gone."""
    bearer = find_pack(view.pack).bearer
    used = view.state.used_quests
    return [kw for kw in view.state.notes.get(str(number), []) if bearer[kw] not in used]


def _known(view: View, pack: Pack, numbers: Sequence[int]) -> Iterator[Text]:
    for number in numbers:
        wanted = wanted_here(view, number)
        title = word(pack.paragraph[str(number)].title or "…")
        if set(wanted) & set(view.keywords):
            have = [word(kw) for kw in wanted if kw in view.keywords]
            yield T("{n} {title}: you carry {what}.", n=number, title=title, what=have)
        elif wanted:
            asks = [word(kw) for kw in wanted]
            yield T("{n} {title}: asks for {what}.", n=number, title=title, what=asks)


def grid(pack: Pack) -> dict[int, tuple[int, int]]:
    """Column and row of every page that there is: the nine of an atlas lie three by three."""
    found = {page.id: ((page.id - 1) % 3, (page.id - 1) // 3) for page in pack.pages}
    left, top = min(x for x, _ in found.values()), min(y for _, y in found.values())
    return {page: (x - left, y - top) for page, (x, y) in found.items()}


@kept()
def small_sheet(pack_name: str, page: int, wide: int, high: int) -> Sprite:
    """A page of the atlas, small, without its signs."""
    image = sheet(pack_name, page).image.resize((wide, high), Image.Resampling.LANCZOS)
    return Sprite(image, 0, 0)


@kept()
def dot(kind: str) -> Sprite:
    """A place on the world map: unseen, seen, or one where something you carry is wanted."""
    size = 36 if kind == "wanted" else 24
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, c - 2), THEME.outline)
    pen.fill(pen.disc(c, c, c - 4), {"seen": SEEN, "unseen": UNSEEN, "wanted": WANTED}[kind])
    return pen.sprite(c, c)


def _world(view: View, notes: Sequence[Note]) -> Canvas:
    pack, canvas = find_pack(view.pack), Canvas.on(desk())
    where = grid(pack)
    columns = 1 + max(x for x, _ in where.values())
    rows = 1 + max(y for _, y in where.values())
    wide = (WIDTH - 2 * EDGE) // columns - 4
    high = min((HEIGHT - HEADER - EDGE) // rows - 34, round(wide * MAIN_HIGH / MAIN_WIDE))
    _title(canvas, word(pack.about.title))
    for page, (column, row) in where.items():
        x, y = EDGE + column * (wide + 4), HEADER + row * (high + 34)
        canvas.put(small_sheet(view.pack, page, wide, high), x, y)
        name = Style(THEME.bone, SMALL, Face.DISPLAY, THEME.outline, "m")
        canvas.write(
            f"{page} {say(word(pack.page[page].name))}", x + wide / 2, y + high + 16, name, wide
        )
        for number, (px, py) in places(view.pack, page).items():
            spot = dot(_kind(view, number))
            canvas.put(spot, x + px * wide / MAIN_WIDE, y + py * high / MAIN_HIGH)
        spots = note_spots(view, page)
        for sx, sy in {spots[note.place] for note in notes if note.place in spots}:
            canvas.put(slip(0.7), x + sx * wide / MAIN_WIDE + 6, y + sy * high / MAIN_HIGH - 6)
        if str(page) == view.state.region[0]:
            mx, my = middle(pack.region[view.state.region])
            canvas.put(steamship(0.5), x + mx * wide / MAIN_WIDE, y + my * high / MAIN_HIGH)
    _legend(canvas, HEADER + rows * (high + 34) + 34)
    return canvas


def _legend(canvas: Canvas, y: float) -> None:
    style, x = Style(THEME.bone, TEXT, Face.TEXT, THEME.abyss), EDGE + 18.0
    for sign, meaning in (
        (dot("seen"), T("explored")),
        (dot("unseen"), T("not yet")),
        (slip(), T("noted")),
        (dot("wanted"), T("you carry what they ask for")),
    ):
        canvas.put(sign, x, y)
        x += 26 + canvas.write(say(meaning), x + 26, y, style, WIDTH - EDGE - x - 26) + 34


def _kind(view: View, number: int) -> str:
    if set(wanted_here(view, number)) & set(view.keywords):
        return "wanted"
    return "seen" if str(number) in view.state.visits else "unseen"


def _title(canvas: Canvas, name: Text) -> None:
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(say(name), EDGE, HEADER / 2, style, WIDTH - 2 * EDGE)


def _page(view: View, number: int, notes: Sequence[Note]) -> Canvas:
    pack, canvas = find_pack(view.pack), Canvas.on(desk())
    page = pack.page[number]
    _title(canvas, T("{n}. {name}", n=number, name=word(page.name)))
    canvas.put(chart(view.pack, number), MAIN_X, MAIN_Y)
    lay_places(canvas, view, number, {})
    if str(number) == view.state.region[0]:
        x, y = middle(pack.region[view.state.region])
        canvas.put(steamship(0.92), MAIN_X + x, MAIN_Y + y)
    mark_notes(canvas, view, number, notes)
    style = Style(THEME.bone, TEXT, Face.TEXT, THEME.abyss)
    for at, line in enumerate(_margin(view, number, notes)):
        canvas.write(say(line), EDGE, MAIN_Y + MAIN_HIGH + 30 + 38 * at, style, WIDTH - 2 * EDGE)
    return canvas


def _margin(view: View, number: int, notes: Sequence[Note]) -> list[Text]:
    """What stands below a page: the newest notes, what is asked for, and the motto if it fits."""
    pack = find_pack(view.pack)
    noted = list(note_lines(view, number, notes))[-NOTED:]
    lines = [*noted, *_known(view, pack, list(places(view.pack, number)))]
    if len(lines) < LINES:
        lines.insert(0, word(pack.page[number].motto))
    return lines[:LINES]
