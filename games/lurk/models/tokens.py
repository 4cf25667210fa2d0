"""Tokens on models: given once, kept off by some armour, taken off again."""

from __future__ import annotations

from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.models.stats import immune
from games.lurk.state import Model, Token
from games.lurk.words import TOKEN_NAMES


def give_token(battle: Battle, model: Model, token: Token) -> None:
    """A token counts once; some armour keeps it off."""
    if token in model.tokens or not model.on_map or immune(model, token):  # type: ignore[arg-type]  # armour names only effect tokens
        return
    model.tokens.append(token)
    battle.tell(told.PREPARES(model=NAMES[model.kind], token=TOKEN_NAMES[token]))


def drop_token(model: Model, token: Token) -> None:
    model.tokens[:] = [one for one in model.tokens if one != token]
