"""All figures of some games on one sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from renderers import renderer_for
from renderers.figures.sheets import figure_sheet
from renderers.sprite import Sprite

ROW = 9


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
