"""A sprite: something drawn once, with the point by which it is placed."""

from dataclasses import dataclass, field

from PIL import Image


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """An RGBA (or, for whole layers, RGB) image and its anchor; solid ones need no mask."""

    image: Image.Image
    x: float = 0.0
    y: float = 0.0
    mask: Image.Image | None = field(init=False)

    def __post_init__(self) -> None:
        alpha = self.image.getchannel("A").getextrema() if self.image.mode == "RGBA" else None
        solid = alpha in (None, (255, 255))
        object.__setattr__(self, "mask", None if solid else self.image)

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    @property
    def weight(self) -> int:
        return self.width * self.height * 4

    def turned(self, degrees: float) -> "Sprite":
        """The sprite turned around its middle, anchored there."""
        image = self.image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        return Sprite(image, image.width / 2, image.height / 2)

    def sized(self, by: float) -> "Sprite":
        size = max(1, round(self.width * by)), max(1, round(self.height * by))
        image = self.image.resize(size, Image.Resampling.LANCZOS)
        return Sprite(image, self.x * by, self.y * by)

    def faded(self, share: float) -> "Sprite":
        """The sprite with only a share of its opacity."""
        image = self.image.copy()
        image.putalpha(image.getchannel("A").point([round(v * share) for v in range(256)]))
        return Sprite(image, self.x, self.y)

    def flipped(self) -> "Sprite":
        image = self.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return Sprite(image, self.width - self.x, self.y)
