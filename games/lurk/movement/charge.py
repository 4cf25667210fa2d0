"""Charging: a tile farther, for a worse die in every attack of the turn."""

from __future__ import annotations

from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.state import Model
from games.lurk.words import TOKEN_NAMES


def charge(battle: Battle, model: Model) -> None:
    """Every charge costs a die of its own: who charges in both movements bears two tokens."""
    model.tokens.append("charging")
    name, token = NAMES[model.kind], TOKEN_NAMES["charging"]
    battle.tell(told.PREPARES(model=name, token=token))
