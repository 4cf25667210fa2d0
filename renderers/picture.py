"""A picture: what was drawn, its bytes when they are wanted, and its words."""

from dataclasses import dataclass, field

from PIL import Image

from renderers.canvas import Canvas
from renderers.encode import Encoded, Fingerprint
from renderers.palette import load
from renderers.strip_file import Strip

ALT_LIMIT = 1024
SOFT = ""
"""No palette: where colours change softly, 255 of them would be seen as bands."""


@dataclass(eq=False)
class Picture:
    """A drawing with a name; encoded once, when somebody asks for the bytes."""

    canvas: Canvas
    name: str
    palette: str
    alt: str = field(default="")

    _encoding: Encoded | None = field(default=None, init=False)

    @property
    def _encoded(self) -> Encoded:
        if self._encoding is None:
            self._encoding = Encoded(self.canvas, load(self.palette))
        return self._encoding

    @property
    def image(self) -> Image.Image:
        """All of it, painted."""
        return self.canvas.image

    @property
    def data(self) -> bytes:
        return self._encoded.data

    @property
    def strips(self) -> list[Strip]:
        """What its bytes are put together from, for whoever needs some of them; nothing where they
        are all of one piece."""
        return self._encoded.strips

    @property
    def fingerprint(self) -> Fingerprint:
        """The same only for pictures that look the same."""
        return self._encoded.fingerprint

    @property
    def filename(self) -> str:
        return f"{self.name}.{self._encoded.ending}"
