"""All figures of some games on one sheet, to judge them by, or to show them on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image

from renderers import renderer_for
from renderers.figures.sheets import figure_sheet
from renderers.sprite import Sprite

ROW = 9
PAGE_WIDE, COLOURS = 1125, 128
PHONE, COLUMNS = 354, 4


def all_figures(games: Sequence[str]) -> tuple[Image.Image, int]:
    """The sheet, and how many figures are on it."""
    rows = [row for game_id in games for row in rows_of(game_id)]
    return figure_sheet(rows), sum(map(len, rows))


def rows_of(game_id: str) -> list[Mapping[str, Sprite]]:
    """A row for each army, or one for a game that has few figures."""
    armies = renderer_for(game_id).figures()
    if sum(map(len, armies.values())) > ROW:
        return list(armies.values())
    return [{f"{army} {name}": one for army in armies for name, one in armies[army].items()}]


def all_vignettes(games: Sequence[str]) -> tuple[Image.Image, int]:
    """Every scene as wide as a phone shows it, and how many there are."""
    painters = [renderer_for(game_id) for game_id in games]
    shown = [one.vignette(name) for one in painters for name in one.vignettes()]
    scenes = [picture.image for picture in shown if picture is not None]
    high = max((round(image.height * PHONE / image.width) for image in scenes), default=1)
    sheet = Image.new("RGB", (COLUMNS * PHONE, high * -(-len(scenes) // COLUMNS) or 1))
    for at, image in enumerate(scenes):
        small = image.resize((PHONE, high), Image.Resampling.LANCZOS)
        sheet.paste(small, (at % COLUMNS * PHONE, at // COLUMNS * high))
    return sheet, len(scenes)


def write_figures(games: Sequence[str], path: Path) -> Path:
    """The sheet, light enough for a page."""
    sheet, _ = all_figures(games)
    size = PAGE_WIDE, round(sheet.height * PAGE_WIDE / sheet.width)
    sheet.resize(size, Image.Resampling.LANCZOS).quantize(COLOURS).save(path, optimize=True)
    return path
