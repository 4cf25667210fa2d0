"""Pictures to show elsewhere."""

from pathlib import Path

from PIL import Image

from renderers.canvas import Canvas
from renderers.picture import SOFT, Picture
from renderers.postcards import SMALL, write_both


def test_a_picture_with_more_colours_than_a_palette_keeps_its_name(tmp_path: Path) -> None:
    picture = Picture(
        Canvas(Image.linear_gradient("L").convert("RGB").resize((960, 600))), "board", SOFT
    )
    large, small = write_both(picture, "atoll", tmp_path)
    assert [large.name, small.name] == ["atoll.png", "atoll-small.png"]
    with Image.open(large) as one, Image.open(small) as other:
        assert one.size == (960, 600)
        assert other.size == (SMALL, 300)
