"""A picture: what was drawn, its bytes when they are wanted, and its words."""

from dataclasses import dataclass, field
from functools import cached_property

from PIL import Image

from renderers.encode import Encoded, Fingerprint
from renderers.frames import give_back
from renderers.palette import load

ALT_LIMIT = 1024


@dataclass(eq=False)
class Picture:
    """An RGB image with a name; encoded once, when somebody asks for the bytes."""

    image: Image.Image
    name: str
    palette: str
    alt: str = field(default="")
    lent: bool = field(default=False)
    """Whether its image is a frame that others wait for."""

    @cached_property
    def _encoded(self) -> Encoded:
        return Encoded(self.image, load(self.palette))

    def give_back(self) -> None:
        """Nobody looks at the image any more."""
        if self.lent:
            give_back(self.image)

    @property
    def data(self) -> bytes:
        return self._encoded.data

    @property
    def fingerprint(self) -> Fingerprint:
        """The same for pictures that look the same."""
        return self._encoded.fingerprint

    @property
    def filename(self) -> str:
        return f"{self.name}.{self._encoded.ending}"
