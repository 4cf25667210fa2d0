"""A sprite is pasted in as few and as small pieces as its clear parts allow, and looks the same."""

from PIL import Image, ImageChops, ImageDraw

from renderers.canvas import Canvas
from renderers.sprite import Sprite


def drawn(size: tuple[int, int], *boxes: tuple[int, int, int, int]) -> Image.Image:
    image = Image.new("RGBA", size)
    for number, box in enumerate(boxes):
        ImageDraw.Draw(image).ellipse(box, (200, 90 + number, 40, 120 + 40 * number))
    return image


def test_pieces_are_pasted_where_the_whole_would_be() -> None:
    for image in (
        drawn((40, 40), (4, 4, 36, 36)),
        drawn((220, 200), (90, 30, 130, 60)),
        drawn((400, 300), (0, 0, 60, 60), (300, 200, 390, 290)),
    ):
        frame = Canvas(Image.new("RGB", (500, 400), (9, 30, 60)))
        frame.put(Sprite(image, 10, 20), 50, 60)
        whole = Image.new("RGB", (500, 400), (9, 30, 60))
        whole.paste(image, (40, 40), image)
        assert ImageChops.difference(frame.image, whole).getbbox() is None


def test_clear_margins_are_not_pasted() -> None:
    bar = Sprite(drawn((220, 200), (90, 30, 130, 60)))
    assert [piece.image.size for piece in bar.pieces] == [(41, 31)]
    corners = Sprite(drawn((400, 300), (0, 0, 60, 60), (300, 200, 390, 290)))
    assert sum(piece.image.width * piece.image.height for piece in corners.pieces) < 400 * 300 / 6
    assert Sprite(Image.new("RGBA", (90, 90))).pieces == ()


def test_what_fills_its_sheet_is_one_piece_and_solid_ones_need_no_mask() -> None:
    disc = drawn((60, 60), (1, 1, 58, 58))
    assert [piece.image for piece in Sprite(disc).pieces] == [disc]
    plate = Sprite(Image.new("RGBA", (30, 30), (1, 2, 3, 255)))
    assert [piece.mask for piece in plate.pieces] == [None]
    assert plate.weight == 30 * 30 * 4


def test_a_settled_sprite_looks_the_same_and_is_not_drawn_on() -> None:
    for image in (
        drawn((40, 40), (4, 4, 36, 36)),
        drawn((400, 300), (0, 0, 60, 60), (300, 200, 390, 290)),
        drawn((400, 300), (0, 0, 399, 299)),
        Image.new("RGB", (300, 300), (9, 30, 60)),
    ):
        sprite = Sprite(image, 10, 20)
        settled = sprite.settled()
        assert settled.outline == sprite.outline
        assert settled.image.tobytes() == image.tobytes()
        for ours, theirs in zip(settled.pieces, sprite.pieces, strict=True):
            assert ours.image.tobytes() == theirs.image.tobytes()
            assert (ours.mask is None) == (theirs.mask is None)
    large = Sprite(drawn((400, 300), (0, 0, 399, 299))).settled()
    before = large.image.tobytes()
    Canvas(large.image.copy()).put(large, 50, 50)
    assert large.image.tobytes() == before


def test_a_sprite_knows_in_which_rows_there_is_anything_to_see() -> None:
    """Also where its margins are too small to be worth cutting away."""
    for image, rows in (
        (drawn((40, 40), (4, 4, 36, 36)), (4, 37)),
        (drawn((220, 200), (90, 30, 130, 60)), (30, 61)),
        (drawn((400, 300), (0, 0, 60, 60), (300, 200, 390, 290)), (0, 291)),
        (Image.new("RGB", (30, 20)), (0, 20)),
        (Image.new("RGBA", (30, 20)), (0, 0)),
    ):
        assert Sprite(image).outline[-2:] == rows


def test_the_same_look_has_the_same_mark() -> None:
    one, other = drawn((40, 40), (4, 4, 36, 36)), drawn((40, 40), (4, 4, 36, 35))
    assert Sprite(one).mark == Sprite(one.copy(), 3, 4).mark
    assert Sprite(one).mark != Sprite(other).mark
