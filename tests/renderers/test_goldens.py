"""Small pictures of how every game looks, compared as an eye would: they only lock behaviour.

`python -m tests.renderers.test_goldens GAME` draws a game's again after a change that was meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageFilter

from games.catalog import HOUSE
from renderers import Picture
from renderers.conformance.gallery import board, every_kind, middle

FOLDER = Path(__file__).parent / "goldens"
WIDE = 200
APART, WORST = 3.0, 60.0


def small(picture: Picture) -> Image.Image:
    high = round(picture.image.height * WIDE / picture.image.width)
    return picture.image.resize((WIDE, high), Image.Resampling.BOX)


def shown(game_id: str) -> dict[str, Picture]:
    """Two boards and one picture of every other kind."""
    found = {"later": board(middle(game_id, 2, 60))}
    for index, picture in enumerate(every_kind(game_id)):
        found[f"{index}"] = picture
    return found


@pytest.mark.parametrize("game_id", HOUSE)
def test_pictures_look_as_they_did(game_id: str) -> None:
    for name, picture in shown(game_id).items():
        path = FOLDER / f"{game_id}-{name}.png"
        assert path.exists(), f"{path.name} was never made; see this file's first lines"
        now = np.asarray(small(picture).filter(ImageFilter.BoxBlur(1)), dtype=int)
        with Image.open(path) as golden:
            then = golden.convert("RGB").filter(ImageFilter.BoxBlur(1))
        apart = np.abs(now - np.asarray(then, dtype=int))
        assert apart.mean() <= APART, f"{path.name}: {apart.mean():.1f} on average"
        assert np.percentile(apart, 99.5) <= WORST, f"{path.name} differs in one place"


def main(games: Iterable[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in games:
        for old in FOLDER.glob(f"{game_id}-*.png"):
            old.unlink()
        for name, picture in shown(game_id).items():
            small(picture).quantize(256).save(FOLDER / f"{game_id}-{name}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
