"""Frames are used again, and nobody ever sees what was on them before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renderers import frames
from renderers.canvas import Canvas
from renderers.frames import MOST, copy_of, give_back
from renderers.picture import Picture
from renderers.sprite import Sprite

SIZE = 40, 30
BLUE, RED = Image.new("RGB", SIZE, (0, 0, 200)), Image.new("RGB", SIZE, (200, 0, 0))


@pytest.fixture(autouse=True)
def no_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_spare", [])


def test_a_frame_that_was_given_back_serves_the_next_picture() -> None:
    first = copy_of(BLUE)
    first.paste((9, 9, 9), (0, 0, 20, 20))
    give_back(first)
    second = copy_of(RED)
    assert second is first
    assert second.tobytes() == RED.tobytes()
    assert copy_of(RED) is not second


def test_a_frame_of_another_size_does_not_serve() -> None:
    give_back(Image.new("RGB", (50, 30)))
    assert copy_of(BLUE).size == SIZE


def test_only_a_few_frames_wait() -> None:
    for _ in range(MOST + 3):
        give_back(Image.new("RGB", SIZE))
    assert len(frames._spare) == MOST


def test_a_picture_gives_back_its_frame_and_nothing_that_is_kept() -> None:
    layer = Sprite(BLUE.copy())
    drawn = Canvas.on(layer)
    Picture(layer.image, "a layer by itself", "refuge").give_back()
    assert frames._spare == []
    Picture(drawn.image, "a frame", "refuge", lent=drawn.lent).give_back()
    assert frames._spare == [drawn.image]
    assert not Canvas.on(Sprite(Image.new("RGBA", SIZE))).lent


def test_two_who_draw_at_once_never_share_a_frame() -> None:
    shades = [Image.new("RGB", (200, 200), (number, 0, 0)) for number in range(64)]

    def draw(layer: Image.Image) -> bool:
        frame = copy_of(layer)
        whole = frame.tobytes() == layer.tobytes()
        give_back(frame)
        return whole

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(draw, shades * 4))
