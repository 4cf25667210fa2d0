"""The activation card: tokens that go from Movement to Attack to End."""

from __future__ import annotations

from games.lurk import told
from games.lurk.battle import Battle

ACTIVATIONS = 3
MOVEMENT, ATTACK, END = range(3)
"""The columns of the activation card."""


def shift_token(battle: Battle, column: int, into: int) -> None:
    battle.s.columns[column] -= 1
    battle.s.columns[into] += 1


def begin_turn(battle: Battle, seat: int) -> None:
    """The activation card: three tokens in the Movement column, more or fewer by event."""
    s, player = battle.s, battle.s.players[seat]
    s.active, s.turn, s.phase = seat, s.turn + 1, "turn"
    s.columns = [ACTIVATIONS + player.extra, 0, 0]
    player.extra = 0
    tokens = s.columns[MOVEMENT]
    battle.tell(told.BEGINS_WITH_TOKENS(n=tokens))
    for model in s.models:
        if model.seat == seat:
            model.moves, model.acted = 0, False
