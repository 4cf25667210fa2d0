"""Frames are used again, and nobody ever sees what was on them before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renderers import frames
from renderers.frames import MOST, borrowed

SIZE = 40, 30


@pytest.fixture(autouse=True)
def no_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_spare", [])


def test_a_frame_that_was_given_back_serves_the_next_picture() -> None:
    with borrowed(SIZE) as first:
        pass
    with borrowed(SIZE) as second:
        assert second is first
        with borrowed(SIZE) as third:
            assert third is not second


def test_a_frame_of_another_size_does_not_serve() -> None:
    with borrowed((50, 30)):
        pass
    with borrowed(SIZE) as frame:
        assert frame.size == SIZE


def test_only_a_few_frames_wait() -> None:
    for wide in range(MOST + 3):
        with borrowed((10 + wide, 10)):
            pass
    assert len(frames._spare) == MOST


def test_a_frame_comes_back_when_painting_fails() -> None:
    with pytest.raises(ValueError, match="no paint"), borrowed(SIZE):
        raise ValueError("no paint")
    assert len(frames._spare) == 1


def test_two_who_draw_at_once_never_share_a_frame() -> None:
    shades = [Image.new("RGB", (200, 200), (number, 0, 0)) for number in range(64)]

    def draw(layer: Image.Image) -> bool:
        with borrowed(layer.size) as frame:
            frame.paste(layer)
            return frame.tobytes() == layer.tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(draw, shades * 4))
