"""A picture is painted and packed strip by strip, and nobody could tell that some are old."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw

from games.catalog import find_game
from games.kernel.match import Match
from renderers import encode, renderer_for, strips
from renderers.arrangement import STRIP, Arrangement
from renderers.canvas import Canvas
from renderers.conformance.gallery import names_for
from renderers.encode import Encoded, jpeg
from renderers.palette import Bytes, Palette, load
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.strip_file import Strip, StripFile
from tests.renderers.test_every_game import every_game

WIDE, HIGH = 120, 5 * STRIP + 7


@pytest.fixture(autouse=True)
def kept_strips(monkeypatch: pytest.MonkeyPatch) -> Iterator[StripFile]:
    """None but those of this test."""
    with closing(StripFile()) as file:
        for module in (strips, encode):
            monkeypatch.setattr(module, "STRIPS", file)
        yield file


@pytest.fixture
def small() -> Iterator[StripFile]:
    with closing(StripFile(limit=1_000)) as file:
        yield file


def ground() -> Sprite:
    return Sprite(Image.linear_gradient("L").resize((WIDE, HIGH)).convert("RGB"))


def disc(shade: int, size: int = 30) -> Sprite:
    image = Image.new("RGBA", (size + 8, size + 8))
    ImageDraw.Draw(image).ellipse((4, 4, size + 3, size + 3), (shade, shade, shade, 140))
    return Sprite(image, size / 2, size / 2)


def greys() -> Palette:
    ramp = np.arange(255, dtype=np.uint8)
    return Palette("greys", np.stack([ramp, ramp, ramp], axis=1))


def seen(data: bytes) -> Bytes:
    return np.asarray(Image.open(io.BytesIO(data)))


def laid(*places: tuple[Sprite, int, int], on: Sprite | None = None) -> Canvas:
    canvas = Canvas.on(on or ground())
    for sprite, x, y in places:
        canvas.put(sprite, x, y)
    return canvas


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[range]]:
    """Which strips were painted, picture by picture."""
    runs: list[Sequence[range]] = []
    paint = Arrangement.paint

    def note(self: Arrangement, frame: Image.Image, wanted: Sequence[range]) -> None:
        runs.append(list(wanted))
        paint(self, frame, wanted)

    monkeypatch.setattr(Arrangement, "paint", note)
    return runs


def test_only_what_changed_is_painted_again(painted: list[Sequence[range]]) -> None:
    base, palette = ground(), greys()
    first = Encoded(laid((disc(200), 60, 20), on=base), palette).data
    second = Encoded(laid((disc(200), 60, 20), (disc(90), 40, 92), on=base), palette).data
    assert painted == [[range(6)], [range(3, 5)]]
    third = Encoded(laid((disc(200), 60, 20), on=base), palette).data
    assert painted == [[range(6)], [range(3, 5)]]
    assert (third == first, second == first) == (True, False)
    for data, canvas in (
        (first, laid((disc(200), 60, 20))),
        (second, laid((disc(200), 60, 20), (disc(90), 40, 92))),
    ):
        assert (seen(data) == palette.entries(canvas.image)).all()


def test_what_lies_beyond_the_frame_or_half_of_it_is_painted_as_far_as_it_shows() -> None:
    palette, canvas = greys(), laid((disc(9), 0, -4), (disc(250), 118, HIGH), (disc(70), 50, 900))
    whole = laid((disc(9), 0, -4), (disc(250), 118, HIGH)).image
    assert (seen(Encoded(canvas, palette).data) == palette.entries(whole)).all()


def test_order_place_and_look_of_every_sprite_count() -> None:
    base, palette = ground(), greys()
    one, other = disc(30), disc(220)
    ways = [
        [(one, 50, 50), (other, 60, 55)],
        [(other, 60, 55), (one, 50, 50)],
        [(one, 51, 50), (other, 60, 55)],
        [(one, 50, 50), (disc(221), 60, 55)],
        [(one, 50, 50)],
    ]
    prints = [Encoded(laid(*way, on=base), palette).fingerprint for way in ways]
    assert len({*prints}) == len(ways)
    assert Encoded(laid(*ways[0], on=base), palette).fingerprint == prints[0]


def test_other_colours_are_other_strips() -> None:
    """Two games may lay the same thing in the same place."""
    base, palette = ground(), greys()
    dark = Palette("dark", np.maximum(palette.colours, 9) - 9)
    Encoded(laid(on=base), palette).data  # noqa: B018
    assert (seen(Encoded(laid(on=base), dark).data) == dark.entries(base.image)).all()


def test_a_picture_whose_colours_are_strange_stays_a_jpeg() -> None:
    pink = Sprite(Image.new("RGBA", (60, 60), (250, 0, 120, 255)))
    base, palette = ground(), greys()
    for _ in range(2):
        assert Encoded(laid((pink, 20, 20), on=base), palette).ending == "jpg"
    assert Encoded(laid(on=base), palette).ending == "png"


def test_a_scene_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    base, packed = ground(), list[Image.Image]()

    def noted(image: Image.Image) -> bytes:
        packed.append(image)
        return jpeg(image)

    monkeypatch.setattr(encode, "jpeg", noted)
    scenes = [Encoded(laid((disc(shade), 20, 20), on=base), None) for shade in (9, 9, 200)]
    first, same, other = [scene.data for scene in scenes]
    assert first == same == jpeg(packed[0])
    assert first != other
    assert len(packed) == 2


def test_drawing_on_the_image_itself_is_seen() -> None:
    base, palette = ground(), greys()
    plain = Encoded(laid(on=base), palette)
    canvas = laid(on=base)
    canvas.image.paste((0, 0, 0), (0, 0, 50, 50))
    canvas.put(disc(255), 60, 60)
    written = Encoded(canvas, palette)
    assert written.fingerprint != plain.fingerprint
    assert (seen(written.data) == palette.entries(canvas.image)).all()


def boards(game_id: str, count: int) -> Iterator[Picture]:
    game, luck, renderer = find_game(game_id), random.Random(4), renderer_for(game_id)
    match, names = Match.start(game, game.seats[0], None, 4), names_for(game.seats[0])
    for _ in range(count):
        if match.ask is None:
            return
        yield renderer.draw(match.view(None), match.asked(None), names)
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)


@every_game
def test_the_boards_of_a_game_look_as_if_painted_anew(game_id: str) -> None:
    palette: Any = load(game_id)
    for picture in boards(game_id, 24):
        if picture.filename.endswith("png"):
            assert (seen(picture.data) == palette.entries(picture.image)).all()


@every_game
def test_a_third_of_a_games_rows_or_more_are_known_again(
    game_id: str, painted: list[Sequence[range]]
) -> None:
    shown = boards(game_id, 24)
    drawn = [picture.data for picture in shown if picture.filename.endswith("png")]
    rows = sum(len(run) for runs in painted[1:] for run in runs)
    assert rows <= 2 / 3 * len(drawn) * 38, "a sprite that nobody keeps is never known again"


def strip(number: int, size: int = 100) -> Strip:
    return Strip(bytes([number]) * size, number, number)


def test_a_full_file_forgets_the_oldest(small: StripFile) -> None:
    for number in range(30):
        small.keep([(b"%d" % number, strip(number, 90 + number % 7 * 9))])
        found = small.find([b"%d" % n for n in range(number + 1)])
        kept = [n for n, one in enumerate(found) if one is not None]
        assert kept[-1] == number
        assert kept == list(range(kept[0], number + 1)), "no gap, and nothing half overwritten"
        assert [found[n] for n in kept] == [strip(n, 90 + n % 7 * 9) for n in kept]
    assert len(small) >= 5


def test_a_strip_is_kept_once_and_a_new_file_is_empty(small: StripFile, tmp_path: Path) -> None:
    small.keep([(b"a", strip(1)), (b"a", strip(2))])
    assert small.find([b"a", b"b"]) == [strip(1), None]
    small.move(tmp_path)
    assert small.find([b"a"]) == [None]
    small.keep([(b"a", strip(3))])
    assert small.find([b"a"]) == [strip(3)]
    assert list(tmp_path.iterdir()) == [], "a file without a name"
    small.move(tmp_path / "no such folder")
    small.keep([(b"a", strip(3))])
    assert small.find([b"a"]) == [None]


class FullDisk(io.BytesIO):
    def write(self, _: object) -> int:
        raise OSError("no room")


class NearlyFullDisk(io.BytesIO):
    def write(self, data: object) -> int:
        assert isinstance(data, bytes)
        return super().write(data[:40])


@pytest.mark.parametrize("disk", [FullDisk, NearlyFullDisk])
def test_a_disk_without_room_is_no_reason_to_stop(
    kept_strips: StripFile, disk: type[io.BytesIO]
) -> None:
    kept_strips._file = disk()
    base, palette = ground(), greys()
    for _ in range(2):
        data = Encoded(laid(on=base), palette).data
        assert (seen(data) == palette.entries(base.image)).all()
    assert len(kept_strips) == 0


def test_many_may_read_and_write_at_once(small: StripFile) -> None:
    def work(number: int) -> bool:
        name = b"%d" % (number % 40)
        small.keep([(name, strip(number % 40))])
        return small.find([name])[0] in {strip(number % 40), None}

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(2_000)))
