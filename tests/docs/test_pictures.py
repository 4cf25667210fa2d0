"""The pictures of the pages are made by our own command, and are light enough to load."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from bot.cli import main
from games.catalog import GAMES
from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "pictures"


@pytest.mark.soak
def test_one_command_draws_them(tmp_path: Path) -> None:
    words = ["pictures", "--game", GAMES[0], "--frames", "3", "--out", str(tmp_path)]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 0, said.output
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"{GAMES[0]}.png", f"{GAMES[0]}-small.png", "replay.gif"}


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_a_picture_is_light(path: Path) -> None:
    assert path.stat().st_size < 2_000_000
    with Image.open(path) as image:
        assert image.mode == "P" or image.format == "GIF"
        assert image.width == (480 if path.stem.endswith("-small") else image.width)
