"""Memory of its own for what is kept for long.

What is drawn comes and goes in the memory of malloc. A kept image left in its midst would keep the
room around it from ever being used again, or given back.
"""

from mmap import mmap

from PIL import Image

LARGE = 32 * 2**10
"""Bytes from which an image has pages of its own; they come in four thousand bytes each."""


def settled(image: Image.Image) -> Image.Image:
    """The same image, not to be drawn on any more."""
    size = 4 * image.width * image.height
    if image.mode != "RGBA" or size < LARGE:
        return image
    home = mmap(-1, size)
    home.write(image.tobytes())
    return Image.frombuffer(
        "RGBA",
        image.size,
        home,  # type: ignore[arg-type]  # any buffer will do
        "raw",
        "RGBA",
        0,
        1,
    )
