"""The bundled fonts, opened once for each size."""

from enum import Enum
from functools import cache
from pathlib import Path
from threading import local

from PIL import ImageFont

FOLDER = Path(__file__).parent / "fonts"


class Face(Enum):
    """Who speaks: a title, a text, a counter."""

    DISPLAY = "AlegreyaSC-ExtraBold.ttf"
    TEXT = "Lato-Bold.ttf"
    HEAVY = "Lato-Black.ttf"
    OTHER = "DejaVuSans-Bold.ttf"


_own = local()


def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A font of this size; each thread opens its own, as FreeType asks."""
    opened: dict[tuple[Face, int], ImageFont.FreeTypeFont] = _own.__dict__.setdefault("fonts", {})
    if (face, size) not in opened:
        opened[face, size] = ImageFont.truetype(str(FOLDER / face.value), size)
    return opened[face, size]


@cache
def missing(face: Face) -> bytes:
    """How this face draws a character that it does not have."""
    return bytes(font(face, 24).getmask("\U0010fffe"))


@cache
def has(face: Face, character: str) -> bool:
    return character.isspace() or bytes(font(face, 24).getmask(character)) != missing(face)


def covering(face: Face, text: str) -> Face:
    """The face itself if it has every character, else the one that knows most scripts."""
    return face if all(has(face, character) for character in text) else Face.OTHER


def readable(text: str) -> str:
    """The text without the characters that no bundled font can draw."""
    return " ".join("".join(c for c in text if has(Face.TEXT, c) or has(Face.OTHER, c)).split())
