"""The archive: what was rehearsed is read instead of drawn, and nothing else is ever kept."""

from __future__ import annotations

import shutil
from contextvars import Context
from pathlib import Path

import pytest
from PIL import Image

from renderers import archive, cache, renderer_for
from renderers.archive import Archive, OpenArchive, learning, mark_of
from renderers.cache import kept
from renderers.shelf import Shelf
from renderers.sprite import Sprite
from renderers.theme import SEA
from tests.renderers.gallery import every_game, middle

SLOW = 1.0


pytestmark = pytest.mark.usefixtures("archive_apart")


@pytest.fixture
def opened(archive_apart: None, tmp_path: Path) -> Archive:
    OpenArchive.use(tmp_path)
    assert OpenArchive.archive is not None
    return OpenArchive.archive


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


def test_only_what_is_rehearsed_and_slow_is_kept(opened: Archive) -> None:
    Context().run(opened.file, mark_of("a player's name"), red(), SLOW)
    with learning():
        opened.file(mark_of("quick"), red(), 0.0)
        opened.file(mark_of(("no lasting name", object())), red(), SLOW)
    assert list(opened.folder.iterdir()) == []


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
    assert len(list(opened.folder.iterdir())) == 1


def test_what_takes_no_words_names_nobody(opened: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "COSTLY", 0.0)

    @kept(Shelf(2**20))
    def draw(*seen: object, shade: object = None) -> Sprite:
        return red()

    for seen in ("Ada",), (8, (1, "Ada")), (SEA, object()):
        Context().run(draw, *seen)
    Context().run(draw, 8, shade="Ada")
    assert list(opened.folder.iterdir()) == []
    Context().run(draw, 8, 0.5, (1, None, True), SEA, shade=(1, 2, 3))
    assert len(list(opened.folder.iterdir())) == 1


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


def test_what_was_never_finished_is_cleared_away(opened: Archive, tmp_path: Path) -> None:
    with learning():
        opened.file(mark_of("whole"), red(), SLOW)
    (opened.folder / "0123.99.77").write_bytes(b"half")
    again = Archive(tmp_path).open()
    assert again.find(mark_of("whole")) is not None
    assert [path.suffix for path in again.folder.iterdir()] == [""]
    assert again.weight == opened.weight


class Notebook(Archive):
    """Keeps nothing, and writes down what it was asked to keep, and whether it may be named."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
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
    shutil.rmtree(opened.folder)
    for _ in range(3):
        assert layer.rows(30, 55).size == (40, 25), "it is drawn again"
    assert drawn == [40, 40], "once: what cannot be kept on disk is kept in memory"


def test_a_broken_file_is_drawn_again(opened: Archive) -> None:
    with learning():
        opened.file(mark_of("red"), red(), SLOW)
    path = next(opened.folder.iterdir())
    path.write_bytes(path.read_bytes()[:-9])
    assert opened.find(mark_of("red")) is None


def test_the_archive_is_bounded_and_older_editions_go(tmp_path: Path) -> None:
    older = tmp_path / "older"
    older.mkdir()
    (older / "sprite").write_bytes(b"old")
    small = Archive(tmp_path, limit=10).open()
    assert not older.exists()
    with learning():
        small.file(mark_of("red"), red(), SLOW)
    assert small.find(mark_of("red")) is None


def test_a_folder_that_cannot_be_made_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    OpenArchive.use(tmp_path / "file")
    assert OpenArchive.archive is None
