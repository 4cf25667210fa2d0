"""How high a message stands on a phone, told before it is sent.

The window is 354 px wide and 700 px high. Figures are those of the page on a phone, where
``python -m benchmarks panel`` lays real panels out and compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from bot.display.parts import ROW, Button, Gallery, Menu, Part, Row, Sheet, Words

SCREEN = 700
INSIDE = 326
"""Width between the edges of the frame."""
PICTURE = 319
"""Height of a board that is ten wide to nine high."""
GAP = 8
FRAME = 26 + GAP
BUTTON_ROW = 40 + GAP
MENU_ROW = 44 + GAP
END = 3
"""Below the last row of a message."""


class Type(NamedTuple):
    """A kind of line: how it begins, and its size, height and margins in pixels."""

    sign: str
    size: float
    high: float
    margin: float = 0


_KINDS = (
    Type("-# ", 13, 18.2),
    Type("### ", 16.6, 20, 16),
    Type("## ", 19.6, 24, 16),
    Type("", 15, 21),
)
BUTTON = Type("", 14.6, 17)
_WIDTHS = (
    (" iljI.,:;'|!·/", 0.28),
    ("tfr-()[]*", 0.34),
    ("mwMWGOQ%…", 0.86),
    ("@←→↑↓–—", 1.0),
    ("↖↗↘↙", 1.45),
    ("\ufe0e\ufe0f", 0.0),
)
_EMS = {letter: em for letters, em in _WIDTHS for letter in letters}
EMOJI = 0x2300
"""Signs from here on are drawn as pictures."""


def _em(letter: str) -> float:
    known = _EMS.get(letter)
    if known is None and ord(letter) >= EMOJI:
        return 1.3
    return (0.68 if letter.isupper() else 0.555) if known is None else known


def wide(words: str, size: float) -> float:
    """The width of a line of words in pixels."""
    return size * sum(map(_em, words))


def button_width(button: Button) -> int:
    label = round(wide(button.label, BUTTON.size))
    sign = 20 if button.emoji else 0
    return max(48, 30 + label + sign + (6 if label and sign else 0))


def packed(buttons: Iterable[Button], *, snug: bool = False) -> list[Part]:
    """Rows that never wrap: as many buttons side by side as there is room for; ``snug`` where a
    small one may also fill the room that a row before has left."""
    rows: list[list[Button]] = []
    for button in buttons:
        for row in rows if snug else rows[-1:]:
            used = sum(button_width(one) + GAP for one in row)
            if len(row) < ROW and used + button_width(button) <= INSIDE:
                row.append(button)
                break
        else:
            rows.append([button])
    return [Row(row) for row in rows]


def height(parts: Iterable[Part]) -> int:
    return sum(_height(part) for part in parts)


def sheet_height(sheet: Sheet) -> int:
    """From the picture down: what must be on one screen. The story above may scroll away."""
    framed = FRAME + height(sheet.parts) - GAP if sheet.parts else 0
    return height(sheet.pictures) + framed + height(sheet.beneath) + END


def _height(part: Part) -> int:
    if isinstance(part, Words):
        return words_height(part.text) + GAP
    return {Row: BUTTON_ROW, Menu: MENU_ROW, Gallery: PICTURE}[type(part)]


def words_height(text: str) -> int:
    """The lines of a text; a mention is as long as a usual name."""
    lines = _plain(text).split("\n")
    return round(sum(map(_line_height, lines)))


def _plain(text: str) -> str:
    """As it is read: without marks for bold, a mention as a name."""
    return _MENTION.sub("@somebody", text).replace("**", "")


def _line_height(line: str) -> float:
    kind = next(kind for kind in _KINDS if line.startswith(kind.sign))
    return kind.margin + kind.high * _rows(line.removeprefix(kind.sign), kind.size)


def _rows(line: str, size: float) -> int:
    """How often a line must go on below, broken between words."""
    rows, used = 1, 0.0
    for word in line.split(" "):
        more = wide(word, size)
        if used and used + more > INSIDE:
            rows, used = rows + 1, 0.0
        used += more + wide(" ", size)
    return rows


_MENTION = re.compile(r"<@\d+>")
