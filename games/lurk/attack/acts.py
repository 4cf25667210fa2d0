"""What a model may do in the Attack column: one of these for each option."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from games.lurk.attack.clash import Use
from games.lurk.state import Model


class Hit(NamedTuple):
    """An attack with the model's own dice; ``use`` is what helps it, or lets it see past rock."""

    target: Model
    use: Use | None = None


class Bomb(NamedTuple):
    """A card thrown at everybody on a tile."""

    tile: int
    card: str


class Chain(NamedTuple):
    """A card thrown at one model."""

    target: Model
    card: str


class SearchCoral(NamedTuple):
    """For an item in the coral one stands on."""


class SearchAbyss(NamedTuple):
    """A look into an abyss next to the model."""

    tile: int


class Recover(NamedTuple):
    """From everything but poison."""


Search: TypeAlias = SearchCoral | SearchAbyss | Recover
"""What is done instead of an attack."""

Act: TypeAlias = Hit | Bomb | Chain | Search
