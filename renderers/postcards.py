"""Pictures to show elsewhere: a board in full size and small, as tightly packed as they go."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from renderers.canvas import Canvas
from renderers.picture import Picture

SMALL = 480


def write_both(picture: Picture, name: str, folder: Path) -> list[Path]:
    """Full size and small."""
    image = picture.image
    size = SMALL, round(image.height * SMALL / image.width)
    small = Picture(Canvas(image.resize(size, Image.Resampling.LANCZOS)), name, picture.palette)
    return [pack(picture, folder / f"{name}.png"), pack(small, folder / f"{name}-small.png")]


def pack(picture: Picture, path: Path) -> Path:
    """As a PNG of at most 256 colours, whatever the picture itself is sent as."""
    with Image.open(io.BytesIO(picture.data)) as image:
        few = image if image.mode == "P" else image.convert("RGB").quantize()
        few.save(path, "PNG", optimize=True)
    return path
