"""Kept pictures lie among other people's files: none of those is ever touched."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from bot.display import kept_pictures as kept_pictures_module
from bot.display.kept_pictures import kept_pictures, open_pictures
from renderers.archive import Archive, OpenArchive, learning, mark_of
from renderers.sprite import Sprite

pytestmark = pytest.mark.usefixtures("archive_apart")

OLDER, NEWER = "0123456789abcdef", "fedcba9876543210"


@pytest.fixture
def becomes(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Another version of pictures from now on."""
    return lambda name: monkeypatch.setattr(kept_pictures_module, "edition", lambda: name)


def draw_into(folder: Path) -> None:
    with learning():
        red = Sprite(Image.new("RGBA", (8, 8), (200, 10, 10, 128)))
        Archive(kept_pictures(folder)).file(mark_of("red"), red, 1.0)


def everything(folder: Path) -> dict[str, bytes | str | None]:
    """Files with their bytes, links with where they lead."""
    return {
        str(path.relative_to(folder)): str(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        if path.is_file()
        else None
        for path in folder.rglob("*")
    }


def holiday(home: Path) -> None:
    """A home folder: pictures of people, links of theirs, and names that look like ours."""
    (home / "album").mkdir()
    (home / "album" / "sea.jpg").write_bytes(b"sea")
    pictures = home / "pictures"
    (pictures / "holiday").mkdir(parents=True)
    (pictures / "holiday" / "beach.jpg").write_bytes(b"beach")
    (pictures / "notes.txt").write_text("buy film")
    (pictures / "aaaaaaaaaaaaaaaa").mkdir()
    (pictures / "aaaaaaaaaaaaaaaa" / "diary.txt").write_text("dear diary")
    (pictures / "aaaaaaaaaaaaaaaa" / ("b" * 32)).write_bytes(b"a scan without an ending")
    (pictures / "aaaaaaaaaaaaaaaa" / ("c" * 32)).symlink_to(home / "album" / "sea.jpg")
    (pictures / "bbbbbbbbbbbbbbbb").symlink_to(home / "album")
    (pictures / "cccccccccccccccc").write_bytes(b"a file")


def test_nothing_of_anybody_else_is_touched(tmp_path: Path, becomes: Callable[[str], None]) -> None:
    holiday(tmp_path)
    before = everything(tmp_path)
    for version in (OLDER, NEWER, OLDER):
        becomes(version)
        draw_into(tmp_path / "pictures")
        after = everything(tmp_path)
        assert {name: after.get(name) for name in before} == before
        assert [name for name in (OLDER, NEWER) if (tmp_path / "pictures" / name).exists()] == [
            version
        ]


def test_what_an_earlier_version_left_goes(tmp_path: Path) -> None:
    """It sealed nothing; what it never finished had two numbers behind its name."""
    older = tmp_path / "pictures" / OLDER
    older.mkdir(parents=True)
    for name, data in (("a" * 32, b"RGBA12"), ("b" * 32, b"RGB\0x"), (f"{'c' * 32}.7.8", b"")):
        (older / name).write_bytes(data)
    kept_pictures(tmp_path / "pictures")
    assert not older.exists()


def test_a_stranger_in_a_folder_of_ours_stays_with_it(
    tmp_path: Path, becomes: Callable[[str], None]
) -> None:
    becomes(OLDER)
    draw_into(tmp_path / "pictures")
    (tmp_path / "pictures" / OLDER / "beach.jpg").write_bytes(b"beach")
    becomes(NEWER)
    kept_pictures(tmp_path / "pictures")
    assert everything(tmp_path / "pictures" / OLDER) == {"beach.jpg": b"beach"}


@pytest.mark.parametrize("place", ["pictures", "pictures/edition"])
def test_a_link_is_not_followed(
    tmp_path: Path, becomes: Callable[[str], None], caplog: pytest.LogCaptureFixture, place: str
) -> None:
    becomes("edition")
    (tmp_path / "album").mkdir()
    (tmp_path / "album" / "sea.jpg").write_bytes(b"sea")
    (tmp_path / "home" / place).parent.mkdir(parents=True)
    (tmp_path / "home" / place).symlink_to(tmp_path / "album")
    before = everything(tmp_path)
    open_pictures(tmp_path / "home" / "pictures")
    assert OpenArchive.archive is None, "all is drawn"
    assert "no link" in caplog.text
    assert everything(tmp_path) == before


def test_a_link_where_a_sprite_would_lie_is_neither_read_nor_written(tmp_path: Path) -> None:
    draw_into(tmp_path / "pictures")
    mark = mark_of("red")
    assert mark is not None
    place = kept_pictures(tmp_path / "pictures").path / mark.hex()
    away = tmp_path / "elsewhere"
    place.rename(away)
    place.symlink_to(away)
    before = everything(tmp_path)
    assert Archive(kept_pictures(tmp_path / "pictures")).find(mark) is None
    draw_into(tmp_path / "pictures")
    assert everything(tmp_path) == before


def test_a_folder_that_cannot_be_made_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    open_pictures(tmp_path / "file")
    assert OpenArchive.archive is None


def test_pictures_are_for_our_eyes_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        draw_into(tmp_path / "data" / "pictures")
    finally:
        os.umask(before)
    for path in (tmp_path / "data").rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_drafts_that_nobody_finishes_go_and_those_of_others_stay(tmp_path: Path) -> None:
    folder = kept_pictures(tmp_path / "pictures")
    names = [f"{sign * 32}.0123abcd.draft" for sign in "abc"]
    for name in names:
        (folder.path / name).write_bytes(b"Divemaster\x01\n")
    (folder.path / names[1]).write_bytes(b"not ours at all")
    for name in names[:2]:
        os.utime(folder.path / name, (1, 1))
    kept_pictures(tmp_path / "pictures")
    assert sorted(path.name for path in folder.path.iterdir()) == names[1:]
