"""The warm-up: what pictures need is drawn before the first table, and read at later starts."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.display import painting
from bot.display.pictures import Studio
from games import catalog
from renderers import Picture, archive
from renderers.cache import kept
from renderers.pool import DrawingPool
from renderers.shelf import Shelf
from renderers.sprite import Sprite
from tests.bot import shoals
from tests.bot.lanterns_pictures import LanternsRenderer


@pytest.fixture
def drawn(archive_apart: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn, in a house whose only game is that of shoals, with a lamp to warm up."""
    found: list[str] = []

    def warm(renderer: LanternsRenderer) -> None:
        @kept(Shelf(2**20))
        def lamp(size: int) -> Sprite:
            found.append("lamp")
            return Sprite(Image.new("RGBA", (size, size), (250, 200, 10, 255)), 0, 0)

        lamp(8)

    plain = LanternsRenderer._plain

    def noted(renderer: LanternsRenderer, kind: str, alt: str) -> object:
        found.append(kind)
        return plain(renderer, kind, alt)

    def samples(renderer: LanternsRenderer) -> Iterator[Picture]:
        yield renderer._plain("sample", "What few games come to see")

    monkeypatch.setattr(LanternsRenderer, "warm", warm)
    monkeypatch.setattr(LanternsRenderer, "samples", samples)
    monkeypatch.setattr(LanternsRenderer, "_plain", noted)
    monkeypatch.setattr(painting, "GAMES", ("shoals",))
    monkeypatch.setattr(catalog, "GAMES", ("shoals",))
    for room in ("games", "renderers"):
        monkeypatch.setitem(sys.modules, f"{room}.shoals", shoals)
    monkeypatch.setattr(archive, "COSTLY", 0.0)
    return found


async def test_a_later_start_reads_what_the_first_one_drew(
    drawn: list[str], tmp_path: Path
) -> None:
    for lamps in (1, 0):
        drawn.clear()
        async with DrawingPool() as pool:
            await Studio(pool).warm_up(tmp_path)
        assert drawn[:2] == ["lobby", "board"], "one of each game first"
        assert {"hand", "ending"} <= set(drawn), "then a whole game"
        assert drawn[-1] == "sample", "and what few games come to see"
        assert drawn.count("lamp") == lamps
