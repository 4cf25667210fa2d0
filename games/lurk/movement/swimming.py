"""Swimming: a tile farther and over rock, for a worse die in defence until the model settles."""

from __future__ import annotations

from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.models.tokens import drop_token, give_token
from games.lurk.state import Model


def swim(battle: Battle, model: Model) -> None:
    give_token(battle, model, "swimming")


def settle(battle: Battle, model: Model) -> None:
    drop_token(model, "swimming")
    battle.tell(told.SETTLES(model=NAMES[model.kind]))
