"""From image to bytes and back: palettes, PNG, JPEG, GIF."""

from __future__ import annotations

import io
from itertools import islice, pairwise

import numpy as np
import pytest
from PIL import Image, ImageFilter

from games.catalog import HOUSE
from games.kernel.text import clip
from renderers import renderer_for
from renderers.canvas import Canvas
from renderers.conformance.gallery import board, finished, middle, names_for, play
from renderers.encode import Encoded
from renderers.gif import first, join, step
from renderers.palette import COLOURS, Palette, load
from renderers.picture import ALT_LIMIT, Picture
from renderers.replay import Reel, evenly, film, scenes
from tests.renderers.test_every_game import every_game

SEEN = 1.3
"""Of 255: from here on an eye finds bands in a soft sky."""


def grey() -> Palette:
    ramp = np.arange(COLOURS, dtype=np.uint8)
    return Palette("grey", np.stack([ramp, ramp, ramp], axis=1))


def test_a_png_says_exactly_the_entries_of_its_palette() -> None:
    palette = grey()
    shades = np.random.default_rng(1).integers(0, COLOURS, (61, 60, 1), dtype=np.uint8)
    drawn = Image.fromarray(shades.repeat(3, axis=2))
    image = Image.open(io.BytesIO(Encoded(Canvas(drawn), palette).data))
    entries = palette.entries(drawn)
    assert image.mode == "P"
    assert (np.asarray(image) == entries).all()
    assert (np.asarray(image.convert("RGB"))[:, :, 0] == entries).all()


def test_each_colour_goes_to_its_nearest_entry() -> None:
    palette = grey()
    image = Image.new("RGB", (4, 4), (101, 99, 100))
    assert abs(int(palette.entries(image)[0, 0]) - 100) <= 2


def test_colours_that_the_palette_does_not_know_become_a_webp() -> None:
    encoded = Encoded(Canvas(Image.new("RGB", (90, 90), (250, 0, 120))), grey())
    assert encoded.ending == "jpg"
    assert Image.open(io.BytesIO(encoded.data)).format == "JPEG"


def test_a_picture_without_palette_becomes_a_jpeg() -> None:
    picture = Picture(Canvas(Image.new("RGB", (90, 90))), "empty", "no such palette")
    assert picture.filename == "empty.jpg"


@pytest.mark.parametrize("game_id", HOUSE)
def test_the_stored_palette_is_true_to_the_picture(game_id: str) -> None:
    picture = board(middle(game_id))
    assert picture.filename.endswith(".png"), "run `divemaster palette` for this game"
    shown = np.asarray(Image.open(io.BytesIO(picture.data)).convert("RGB"), dtype=np.float64)
    error = ((shown - np.asarray(picture.image)) ** 2).mean()
    assert 10 * np.log10(255**2 / error) >= 34


def _seen_error(picture: Picture) -> float:
    """How far what is sent lies from what was drawn, for an eye that sees no single pixel."""
    sent = Image.open(io.BytesIO(picture.data)).convert("RGB")
    blurred = (
        np.asarray(one.filter(ImageFilter.GaussianBlur(2)), dtype=np.float64)
        for one in (sent, picture.image.convert("RGB"))
    )
    return float(np.sqrt((next(blurred) - next(blurred)) ** 2).mean())


@pytest.mark.parametrize("game_id", HOUSE)
def test_no_sky_has_bands(game_id: str) -> None:
    over = finished(game_id)
    assert over.outcome is not None
    names, renderer = names_for(over.game.seat_count), renderer_for(game_id)
    ending = renderer.ending(over.view(None), over.outcome, names)
    for picture in (renderer.lobby(names, None), ending):
        assert _seen_error(picture) < SEEN, picture.name
        banded = Picture(picture.canvas, picture.name, game_id)
        assert _seen_error(banded) > SEEN, "a judge that cannot tell"


def test_alt_text_is_clipped_with_an_ellipsis() -> None:
    assert clip("a" * 1024, ALT_LIMIT) == "a" * 1024
    assert clip("a" * 1025, ALT_LIMIT) == "a" * 1023 + "…"


def test_an_animation_plays_back_frame_by_frame() -> None:
    palette, luck = grey(), np.random.default_rng(5)
    frames = [luck.integers(0, 4, (30, 50), dtype=np.uint8) * 60]
    for _ in range(3):
        after = frames[-1].copy()
        after[5:15, 10:30] = luck.integers(0, 4, (10, 20), dtype=np.uint8) * 60
        frames.append(after)
    frames.append(frames[-1].copy())
    deltas = [first(frames[0]), *(step(a, b) for a, b in pairwise(frames))]
    gif = Image.open(io.BytesIO(join((50, 30), palette, [(delta, 10) for delta in deltas])))
    assert gif.n_frames == len(frames)
    for index, frame in enumerate(frames):
        gif.seek(index)
        assert (np.asarray(gif.convert("RGB"))[:, :, 0] == frame).all(), f"frame {index}"


def test_a_step_stores_only_what_changed() -> None:
    before = np.zeros((300, 400), np.uint8)
    after = before.copy()
    after[100:120, 50:90] = 7
    delta = step(before, after)
    assert (delta.x, delta.y, delta.width, delta.height) == (50, 100, 40, 20)
    assert len(delta.data) < 200


def test_long_replays_take_larger_steps_and_keep_both_ends() -> None:
    assert evenly(5, 10) == [0, 1, 2, 3, 4]
    assert evenly(100, 3) == [0, 50, 99] or evenly(100, 3) == [0, 49, 99]


@every_game
def test_a_replay_stays_within_its_limit_and_says_how_far_it_is(game_id: str) -> None:
    found = scenes(play(game_id, 1, autopilot=True), None)[-40:]
    renderer, heard = renderer_for(game_id), list[tuple[int, int]]()
    names = names_for(len(NAMES_ENOUGH))
    data = film(found, renderer, names, lambda *at: heard.append(at), limit=700_000, most=8)
    assert len(data) <= 700_000
    assert heard[0] == (1, 8)
    assert Image.open(io.BytesIO(data)).n_frames >= 3


NAMES_ENOUGH = range(8)


def test_pictures_of_another_shape_fit_the_film() -> None:
    reel = Reel(wide=120)
    reel.add(Picture(Canvas(Image.new("RGB", (1200, 900), (10, 20, 30))), "a", "none"))
    reel.add(Picture(Canvas(Image.new("RGB", (1200, 600), (10, 20, 30))), "b", "none"))
    gif = Image.open(io.BytesIO(reel.gif()))
    assert gif.size == (120, 90)


def test_every_stored_palette_loads() -> None:
    for game_id in HOUSE:
        palette = load(game_id)
        assert palette is not None
        assert len(palette.colours) <= COLOURS


def test_a_film_made_of_changes_is_the_film_made_whole() -> None:
    """Only what changed is scaled and looked up; it must come out as if all were."""
    pictures = [board(match) for match in islice(play(HOUSE[0], 1, autopilot=True), 6)]
    reel = Reel()
    for picture in pictures:
        reel.add(picture)
    film = Image.open(io.BytesIO(reel.gif()))
    palette = load(HOUSE[0])
    assert palette is not None
    for index, picture in enumerate(pictures):
        film.seek(index)
        whole = palette.entries(picture.image.resize(film.size, Image.Resampling.BOX))
        assert (np.asarray(film.convert("RGB")) == palette.colours[whole]).all(), f"frame {index}"
