"""Words on pictures: drawn once, kept, wrapped and shrunk to fit, and never outside their room."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from PIL import Image, ImageDraw

from renderers.archive import OpenArchive
from renderers.cache import WORDS, kept
from renderers.colour import Colour
from renderers.sprite import Sprite
from renderers.theme import SMALL, TEXT
from renderers.typeface import Face, covering, font, readable

ELLIPSIS = "…"
_PAD = 4
_SMALLEST_STEP = 2
_REMEMBERED = 4096


class Style(NamedTuple):
    """How a text looks; `halo` is a dark or light border that lifts it off any ground."""

    colour: Colour
    size: int = TEXT
    face: Face = Face.TEXT
    halo: Colour | None = None
    align: str = "l"

    def sized(self, size: int) -> "Style":
        return self._replace(size=size)


class Surface(Protocol):
    """What one writes on."""

    width: int
    height: int

    @property
    def image(self) -> Image.Image: ...


@dataclass(frozen=True, slots=True)
class Written:
    """A note for the tests: this was written here, in this room."""

    text: str
    style: Style
    surface: Surface
    ink: tuple[float, float, float, float]
    room: tuple[float, float, float, float]


_notes: ContextVar[list[Written] | None] = ContextVar("notes", default=None)


@contextmanager
def watching() -> Iterator[list[Written]]:
    """Note everything that is written meanwhile (in this thread); what lies on disk, written by
    others, is left there."""
    notes: list[Written] = []
    token, archive = _notes.set(notes), OpenArchive.archive
    OpenArchive.archive = None
    try:
        yield notes
    finally:
        _notes.reset(token)
        OpenArchive.archive = archive


def is_watched() -> bool:
    """Whether anybody wants notes."""
    return _notes.get() is not None


def note(written: Written) -> None:
    notes = _notes.get()
    if notes is not None:
        notes.append(written)


def width_of(text: str, style: Style) -> float:
    return _width(text, style.face, style.size)


@lru_cache(4 * _REMEMBERED)
def _width(text: str, face: Face, size: int) -> float:
    return font(covering(face, text), size).getlength(text)


def line_height(style: Style) -> int:
    return round(style.size * 1.24)


def _cap(style: Style, face: Face) -> float:
    return -font(face, style.size).getbbox("H", anchor="ls")[1]


@kept(WORDS)
def label(text: str, style: Style) -> Sprite:
    """One line of text, anchored at the middle of its capitals by its alignment (l, m or r)."""
    if style.size < SMALL:
        raise ValueError(f"too small to read on a phone: {text!r} at {style.size}")
    face = covering(style.face, text)
    type_ = font(face, style.size)
    wide = ceil(type_.getlength(text)) + 2 * _PAD
    ascent, descent = type_.getmetrics()
    image = Image.new(
        "RGBA", (wide, ascent + descent + 2 * _PAD), (*(style.halo or style.colour), 0)
    )
    draw = ImageDraw.Draw(image)
    at = (_PAD, _PAD + ascent)
    if style.halo:
        stroke = 2 if style.size < 40 else 3
        draw.text(at, text, (*style.halo, 255), type_, "ls", stroke_width=stroke)
        top = Image.new("RGBA", image.size, (*style.colour, 0))
        ImageDraw.Draw(top).text(at, text, (*style.colour, 255), type_, "ls")
        image.alpha_composite(top)
    else:
        draw.text(at, text, (*style.colour, 255), type_, "ls")
    x = {"l": _PAD, "m": wide / 2, "r": wide - _PAD}[style.align]
    return Sprite(image, x, _PAD + ascent - _cap(style, face) / 2)


@lru_cache(_REMEMBERED)
def fit(text: str, style: Style, room: float) -> tuple[str, Style]:
    """One line that is no wider than the room: smaller first, then cut with an ellipsis."""
    text = readable(text)
    while style.size > SMALL and width_of(text, style) > room:
        style = style.sized(max(SMALL, style.size - _SMALLEST_STEP))
    return _cut(text, style, room), style


def _cut(text: str, style: Style, room: float) -> str:
    if width_of(text, style) <= room:
        return text
    while text and width_of(text + ELLIPSIS, style) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def wrap(text: str, style: Style, room: float) -> list[str]:
    """The text in lines no wider than the room; a word that is too long is broken."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_one(readable(paragraph).split(" "), style, room))
    return lines


def _wrap_one(words: Sequence[str], style: Style, room: float) -> list[str]:
    """Words are measured one by one, a whole line only where it gets tight."""
    lines, wide = [""], 0.0
    tight = 0.0 if covering(style.face, "".join(words)) is not style.face else room
    for word in words:
        for piece in _pieces(word, style, room):
            longer, more = f"{lines[-1]} {piece}".strip(), width_of(f"{piece} ", style) + 1
            if wide + more <= tight or width_of(longer, style) <= room:
                lines[-1], wide = longer, wide + more
            else:
                lines.append(piece)
                wide = more
    return lines


def _pieces(word: str, style: Style, room: float) -> list[str]:
    pieces = []
    while len(word) > 1 and width_of(word, style) > room:
        cut = next((n for n in range(len(word) - 1, 1, -1) if width_of(word[:n], style) <= room), 1)
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]


@lru_cache(_REMEMBERED)
def flow(text: str, style: Style, wide: float, high: float) -> tuple[tuple[str, ...], Style]:
    """Lines that fit a room: wrapped, then smaller, then (at the smallest size) cut short."""
    lines = wrap(text, style, wide)
    while style.size > SMALL and len(lines) * line_height(style) > high:
        style = style.sized(max(SMALL, style.size - _SMALLEST_STEP))
        lines = wrap(text, style, wide)
    most = max(1, int(high // line_height(style)))
    if len(lines) > most:
        lines = [*lines[: most - 1], _cut(" ".join(lines[most - 1 :]), style, wide)]
    return tuple(lines), style
