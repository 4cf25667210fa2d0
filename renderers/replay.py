"""A replay: a game frame after frame, as an animation small enough to send.

Scenes are gathered first (cheap), then drawn one at a time, so that whoever waits can be told how
far it has come. What would be too long is shown in larger steps, never cut off before the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from typing import Any

import numpy as np
from PIL import Image, ImageChops

from games.kernel import Outcome
from games.kernel.match import Match
from renderers.gif import Delta, first, join, step
from renderers.palette import COLOURS, Bytes, Palette, load
from renderers.picture import Picture
from renderers.renderer import Renderer

WIDE = 800
LIMIT = 8 * 2**20
MOST = 240
_BAND = 24
PAUSE, LAST_PAUSE = 70, 500  # hundredths of a second

Told = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """What one viewer saw at one moment."""

    view: Any
    outcome: Outcome | None

    def draw(self, renderer: Renderer[Any], names: Sequence[str]) -> list[Picture]:
        """The board, and at the end of the game its ending."""
        board = renderer.draw(self.view, None, names)
        return (
            [board]
            if self.outcome is None
            else [board, renderer.ending(self.view, self.outcome, names)]
        )


def scenes(matches: Iterable[Match], viewer: int | None) -> list[Scene]:
    """The moments of a match that is being played through, as this viewer may see them."""
    return [Scene(match.view(viewer), match.outcome) for match in matches]


def evenly(count: int, most: int) -> list[int]:
    """At most so many of the numbers below `count`, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(count))
    return sorted({round(index * (count - 1) / (most - 1)) for index in range(most)})


def film(
    found: Sequence[Scene],
    renderer: Renderer[Any],
    names: Sequence[str],
    told: Told | None = None,
    *,
    limit: int = LIMIT,
    most: int = MOST,
) -> bytes:
    """A GIF of these scenes within the limit; `told` hears how many of how many are drawn."""
    shown = evenly(len(found), most)
    while True:
        reel = Reel()
        for done, index in enumerate(shown, 1):
            for picture in found[index].draw(renderer, names):
                reel.add(picture)
            if told is not None:
                told(done, len(shown))
        data = reel.gif()
        if len(data) <= limit or len(shown) <= 2:
            return data
        shown = evenly(len(found), max(2, len(shown) * limit // (2 * len(data)) + 1))


@dataclass(slots=True)
class Reel:
    """Collects pictures as they come and keeps only what changed."""

    wide: int = WIDE
    _palette: Palette | None = field(default=None, init=False)
    _size: tuple[int, int] = field(default=(0, 0), init=False)
    _shown: Image.Image | None = field(default=None, init=False)
    _last: Bytes | None = field(default=None, init=False)
    _frames: list[Delta] = field(default_factory=list, init=False)

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, picture: Picture) -> None:
        """The next frame."""
        image = picture.image
        if self._palette is None:
            self._palette = load(picture.palette) or _palette_of(image)
            self._size = self.wide, round(image.height * self.wide / image.width)
        entries = self._entries(image, self._palette)
        self._frames.append(first(entries) if self._last is None else step(self._last, entries))
        self._last, self._shown = entries, image

    def _entries(self, image: Image.Image, palette: Palette) -> Bytes:
        """The frame in the film's size and colours; only what changed is made anew."""
        if self._last is None or self._shown is None or not self._alike(image):
            return palette.entries(self._fitted(image))
        entries = self._last.copy()
        across = Fraction(image.width, self._size[0])
        down = Fraction(image.height, self._size[1])
        band = ceil(_BAND / down.denominator) * down.denominator
        for top in range(0, self._size[1], band):
            bottom = min(top + band, self._size[1])
            strip = 0, int(top * down), image.width, int(bottom * down)
            before, now = self._shown.crop(strip), image.crop(strip)
            if changed := ImageChops.difference(before, now).getbbox():
                x0, x1 = _whole_steps(changed[0], changed[2], across)
                part = now.crop((int(x0 * across), 0, int(x1 * across), now.height))
                part = part.resize((x1 - x0, bottom - top), Image.Resampling.BOX)
                entries[top:bottom, x0:x1] = palette.entries(part)
        return entries

    def _alike(self, image: Image.Image) -> bool:
        """Whether this picture fills the film just as the one before it did."""
        wide, high = self._size
        fills = round(image.height * wide / image.width) == high and wide < image.width
        return fills and self._shown is not None and self._shown.size == image.size

    def _fitted(self, image: Image.Image) -> Image.Image:
        """A picture of another shape stands in the middle of the film's."""
        scale = min(self._size[0] / image.width, self._size[1] / image.height)
        size = round(image.width * scale), round(image.height * scale)
        small = image.resize(size, Image.Resampling.BOX if scale < 1 else Image.Resampling.BICUBIC)
        if size == self._size:
            return small
        frame = Image.new("RGB", self._size)
        frame.paste(small, ((frame.width - size[0]) // 2, (frame.height - size[1]) // 2))
        return frame

    def gif(self, pause: int = PAUSE) -> bytes:
        """The animation so far."""
        assert self._palette is not None, "a film needs a frame"
        times = [pause] * (len(self._frames) - 1) + [LAST_PAUSE]
        return join(self._size, self._palette, list(zip(self._frames, times, strict=True)))


def _whole_steps(left: int, right: int, scale: Fraction) -> tuple[int, int]:
    """The columns of the film that show these of the picture, widened to where pixels meet."""
    step = scale.denominator
    return int(left / scale) // step * step, ceil(right / scale / step) * step


def _palette_of(image: Image.Image) -> Palette:
    """For a game whose palette was never made: the colours of its first picture."""
    colours = image.quantize(COLOURS).getpalette() or [0, 0, 0]
    return Palette("first", np.array(colours, np.uint8).reshape(-1, 3)[:COLOURS])
