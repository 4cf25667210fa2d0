"""How high a message stands on a phone, told before it is sent.

The window is 350 px wide and 700 px high. Figures are those of a real client: a button is 36 px
high with 8 px below it, a letter of its label 8 px wide; a line of words holds 45 letters, one of
small print 52, one of a heading 34.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.display.parts import ROW, Button, Gallery, Menu, Part, Row, Sheet, Words

SCREEN = 700
INSIDE = 326
"""Width between the edges of the frame."""
PICTURE = 315
"""Height of a board that is ten wide to nine high."""
FRAME = 24
BUTTON_ROW = MENU_ROW = 44
GAP = 8


def button_width(button: Button) -> int:
    return 32 + 8 * len(button.label) + (24 if button.emoji else 0)


def packed(buttons: Iterable[Button]) -> list[Part]:
    """Rows that never wrap: as many buttons side by side as there is room for."""
    rows: list[list[Button]] = []
    used = 0
    for button in buttons:
        wide = button_width(button)
        if not rows or len(rows[-1]) == ROW or used + GAP + wide > INSIDE:
            rows.append([])
            used = -GAP
        rows[-1].append(button)
        used += GAP + wide
    return [Row(row) for row in rows]


def height(parts: Iterable[Part]) -> int:
    return sum(_height(part) for part in parts)


def sheet_height(sheet: Sheet) -> int:
    """From the picture down: what must be on one screen. The story above may scroll away."""
    framed = FRAME + height(sheet.parts) if sheet.parts else 0
    return height(sheet.pictures) + framed + height(sheet.beneath)


def _height(part: Part) -> int:
    if isinstance(part, Words):
        return words_height(part.text)
    return {Row: BUTTON_ROW, Menu: MENU_ROW, Gallery: PICTURE}[type(part)]


def words_height(text: str) -> int:
    """The lines of a text; a mention is as long as a usual name."""
    return sum(_line_height(line) for line in _MENTION.sub("@somebody", text).split("\n"))


def _line_height(line: str) -> int:
    for sign, letters, high in _KINDS:
        if line.startswith(sign):
            return high * max(1, -(-(len(line) - len(sign)) // letters))
    raise AssertionError("the last kind takes every line")


_MENTION = re.compile(r"<@\d+>")
_KINDS: Sequence[tuple[str, int, int]] = (
    ("-# ", 52, 16),
    ("### ", 34, 26),
    ("## ", 28, 32),
    ("", 45, 20),
)
