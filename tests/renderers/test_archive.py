"""The archive: what was rehearsed is read instead of drawn, and nothing else is ever kept."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextvars import Context
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image

from bot.display.kept_pictures import kept_pictures
from bot.own_files import OwnFolder
from renderers import archive, cache, renderer_for
from renderers.archive import (
    LIMIT,
    PACKED,
    TICK,
    Archive,
    OpenArchive,
    _unpacked,
    learning,
    mark_of,
)
from renderers.cache import kept
from renderers.conformance.gallery import middle
from renderers.shelf import Shelf
from renderers.sprite import Sprite
from renderers.theme import SEA
from tests.renderers.test_every_game import every_game

SLOW = 1.0
NOBODY = 65534


pytestmark = pytest.mark.usefixtures("archive_apart")


@pytest.fixture
def opened(archive_apart: None, tmp_path: Path) -> Archive:
    OpenArchive.use(kept_pictures(tmp_path))
    assert OpenArchive.archive is not None
    return OpenArchive.archive


def files(archive: Archive) -> list[Path]:
    assert isinstance(archive.folder, OwnFolder)
    return sorted(archive.folder.path.iterdir())


def red(size: int = 8) -> Sprite:
    return Sprite(Image.new("RGBA", (size, size), (200, 10, 10, 128)), 2.7, 3.0)


def test_a_sprite_comes_back_as_it_was(opened: Archive) -> None:
    with learning():
        opened.file(mark_of(("red", 8)), red(), SLOW)
    found = opened.find(mark_of(("red", 8)))
    assert found is not None
    assert found.image.tobytes() == red().image.tobytes()
    assert (found.image.mode, found.x, found.y) == ("RGBA", 2.7, 3.0)
    assert opened.find(mark_of(("red", 9))) is None


def test_what_a_rehearsal_drew_is_packed_until_a_table_needs_it(opened: Archive) -> None:
    """And a rehearsal after the next start does not lay it flat."""
    mark, large = mark_of(("red", 64)), red(64)
    with learning():
        opened.file(mark, large, SLOW)
        packed = files(opened)[0].stat().st_size
        again = opened.find(mark)
    assert again is not None
    assert files(opened)[0].stat().st_size == packed == opened.weight
    found = Context().run(opened.find, mark)
    assert found is not None
    assert found.image.tobytes() == again.image.tobytes() == large.image.tobytes()
    assert files(opened)[0].stat().st_size == opened.weight > 4 * packed


def test_only_what_is_rehearsed_and_slow_is_kept(opened: Archive) -> None:
    Context().run(opened.file, mark_of("a player's name"), red(), SLOW)
    with learning():
        opened.file(mark_of("quick"), red(), 0.0)
        opened.file(mark_of(("no lasting name", object())), red(), SLOW)
    assert files(opened) == []


def test_a_kept_function_reads_instead_of_drawing(
    opened: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "COSTLY", 0.0)
    shelf, drawn = Shelf(2**20), list[int]()

    @kept(shelf)
    def draw(size: int) -> Sprite:
        drawn.append(size)
        return red(size)

    with learning():
        first = draw(8)
    shelf.clear()
    assert draw(8).image.tobytes() == first.image.tobytes()
    assert drawn == [8]
    assert opened.weight > 0


def test_what_names_nobody_is_kept_whenever_it_is_drawn(
    opened: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "COSTLY", 0.0)

    @kept(Shelf(2**20), named=False)
    def draw(size: int) -> Sprite:
        return red(size)

    Context().run(draw, 8)
    assert len(files(opened)) == 1


def test_what_takes_no_words_names_nobody(opened: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "COSTLY", 0.0)

    @kept(Shelf(2**20))
    def draw(*seen: object, shade: object = None) -> Sprite:
        return red()

    for seen in ("Ada",), (8, (1, "Ada")), (SEA, object()):
        Context().run(draw, *seen)
    Context().run(draw, 8, shade="Ada")
    assert files(opened) == []
    Context().run(draw, 8, 0.5, (1, None, True), SEA, shade=(1, 2, 3))
    assert len(files(opened)) == 1


def test_pieces_of_a_sprite_are_as_they_were(opened: Archive) -> None:
    image = Image.new("RGBA", (300, 300))
    image.paste((10, 200, 10, 200), (20, 30, 60, 90))
    image.paste((10, 10, 200, 255), (200, 210, 260, 280))
    sprites = {
        "loose": Sprite(image, 1.0, 2.0),
        "solid": Sprite(Image.new("RGB", (40, 40), (1, 2, 3))),
        "full": Sprite(Image.new("RGBA", (40, 40), (1, 2, 3, 255))),
        "clear": Sprite(Image.new("RGBA", (40, 40))),
    }
    with learning():
        for name, sprite in sprites.items():
            opened.file(mark_of(name), sprite, SLOW)
    for name, sprite in sprites.items():
        found = opened.find(mark_of(name))
        assert found is not None
        assert found.outline == sprite.outline
        assert [(p.image.tobytes(), p.mask is None, p.x, p.y) for p in found.pieces] == [
            (p.image.tobytes(), p.mask is None, p.x, p.y) for p in sprite.pieces
        ]
    assert [len(sprite.pieces) for sprite in sprites.values()] == [6, 1, 1, 0]


class Notebook(Archive):
    """Keeps nothing, and writes down what it was asked to keep, and whether it may be named."""

    def __init__(self, folder: Path) -> None:
        super().__init__(kept_pictures(folder))
        self.keys: dict[bytes | None, str] = {}
        self.asked: list[tuple[str, bool]] = []

    def mark(self, key: object) -> bytes | None:
        mark = mark_of(key)
        self.keys[mark] = repr(key)
        return mark

    def file(
        self, mark: bytes | None, sprite: Sprite, seconds: float, *, named: bool = True
    ) -> None:
        self.asked.append((self.keys.get(mark, "as before"), named))


@every_game
def test_nobody_is_named_in_what_is_always_kept(
    game_id: str, archive_apart: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever holds a name is kept by it: with names never seen before it is drawn anew."""
    book, match, renderer = Notebook(tmp_path), middle(game_id), renderer_for(game_id)
    OpenArchive.archive = book
    monkeypatch.setattr(cache, "mark_of", book.mark)
    names = [f"Quillfeather{seat}" for seat in range(match.game.seat_count)]
    for viewer in (None, 0):
        renderer.draw(match.view(viewer), match.asked(viewer), names)
    renderer.hand(match.view(0), 0, names)
    renderer.lobby(names, None)
    assert [key for key, named in book.asked if "Quillfeather" in key and not named] == []
    assert [key for key, named in book.asked if "Quillfeather" in key and named]


def test_rows_of_a_layer_are_read_without_the_rest(
    opened: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "COSTLY", 0.0)
    shelf, drawn = Shelf(2**20), list[int]()

    @kept(shelf)
    def ramp(wide: int) -> Sprite:
        drawn.append(wide)
        return Sprite(Image.linear_gradient("L").convert("RGB").resize((wide, 100)))

    layer = ramp(40)
    assert len(shelf) == 0, "what lies on disk needs no place in memory"
    assert layer.rows(30, 55).tobytes() == ramp(40).image.crop((0, 30, 40, 55)).tobytes()
    assert drawn == [40]
    assert opened.rows(mark_of("never drawn"), 0, 10) is None
    shutil.rmtree(files(opened)[0].parent)
    for _ in range(3):
        assert layer.rows(30, 55).size == (40, 25), "it is drawn again"
    assert drawn == [40, 40], "once: what cannot be kept on disk is kept in memory"


def kept_red(archive: Archive) -> Path:
    """A sprite on disk, long enough ago to be trusted once it was found to be whole."""
    with learning():
        archive.file(mark_of("red"), red(60), SLOW)
    time.sleep(2 * TICK / 1e9)
    (path,) = files(archive)
    return path


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut at its end": lambda data: data[:-9],
    "cut in its head": lambda data: data[:20],
    "empty": lambda data: b"",
    "longer": lambda data: data + b"more",
    "another pixel": lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
    "another anchor": lambda data: data[:26] + bytes([data[26] ^ 1]) + data[27:],
    "without a seal": lambda data: _unpacked(data[len(PACKED) :], LIMIT)[16:],
}


@pytest.mark.parametrize("how", SPOILT)
@pytest.mark.parametrize("seen", [True, False])
def test_what_is_spoilt_is_drawn_again_and_kept_again(
    opened: Archive, how: str, *, seen: bool
) -> None:
    path = kept_red(opened)
    assert not seen or opened.find(mark_of("red"))
    path.write_bytes(SPOILT[how](path.read_bytes()))
    assert opened.find(mark_of("red")) is None
    assert not opened.has(mark_of("red"))
    kept_red(opened)
    found = opened.find(mark_of("red"))
    assert found is not None
    assert found.image.tobytes() == red(60).image.tobytes()


def test_rows_of_a_spoilt_layer_are_never_painted(opened: Archive) -> None:
    layer = Sprite(Image.linear_gradient("L").convert("RGB"))
    with learning():
        opened.file(mark_of("layer"), layer, SLOW)
    time.sleep(2 * TICK / 1e9)
    assert opened.rows(mark_of("layer"), 0, 9) is not None
    (path,) = files(opened)
    data = path.read_bytes()
    path.write_bytes(data[:5000] + b"spoilt" + data[5006:])
    assert opened.rows(mark_of("layer"), 0, 9) is None


CUT_UNDER_OUR_HANDS = """
import os, sys
from pathlib import Path
from tempfile import TemporaryDirectory
from PIL import Image
from bot.display.kept_pictures import kept_pictures
from renderers.archive import Archive, learning, mark_of
from renderers.sprite import Sprite
archive = Archive(kept_pictures(Path(sys.argv[1])))
with learning():
    archive.file(mark_of("red"), Sprite(Image.new("RGBA", (300, 300), (200, 10, 10, 128))), 1.0)
found = archive.find(mark_of("red"))
(path,) = archive.folder.path.iterdir()
os.truncate(path, 0)
print(found.image.getpixel((299, 299)))
"""


def test_a_file_cut_while_its_sprite_is_painted_stops_nobody(tmp_path: Path) -> None:
    """A mapped one would end the process."""
    command = [sys.executable, "-c", CUT_UNDER_OUR_HANDS, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "(200, 10, 10, 128)\n"), done.stderr


def test_a_full_disk_keeps_nothing_and_leaves_nothing_behind(opened: Archive) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with learning():
            opened.file(mark_of("red"), red(60), SLOW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert files(opened) == []
    assert not opened.has(mark_of("red"))


@pytest.fixture
def not_almighty() -> Iterator[None]:
    """Root may write anywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    yield
    os.seteuid(before)


@pytest.mark.usefixtures("not_almighty")
def test_a_disk_that_is_only_read_is_read(archive_apart: None) -> None:
    with TemporaryDirectory() as name:
        first = Archive(kept_pictures(Path(name, "pictures")))
        path = kept_red(first)
        path.parent.chmod(0o500)
        again = Archive(kept_pictures(path.parents[1]))
        with learning():
            again.file(mark_of("blue"), red(61), SLOW)
        path.parent.chmod(0o700)
        assert not again.has(mark_of("blue"))
        assert again.find(mark_of("red")) is not None


def test_several_workers_share_a_folder(opened: Archive, tmp_path: Path) -> None:
    others = [Archive(kept_pictures(tmp_path)) for _ in range(2)]
    with learning():
        for one in (opened, *others):
            one.file(mark_of("red"), red(), SLOW)
    assert len(files(opened)) == 1
    assert all(one.find(mark_of("red")) for one in (opened, *others))


def test_the_archive_is_bounded(tmp_path: Path) -> None:
    small = Archive(kept_pictures(tmp_path), limit=10)
    with learning():
        small.file(mark_of("red"), red(), SLOW)
    assert small.find(mark_of("red")) is None
