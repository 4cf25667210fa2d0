"""Essence: what pays for abilities, gained by diamonds, rewards and events."""

from __future__ import annotations

from games.kernel.text import N, Seat
from games.lurk.battle import Battle
from games.lurk.state import LURKER, Model


def gain_essence(battle: Battle, seat: int, essence: int) -> None:
    if essence:
        battle.s.players[seat].essence += essence
        battle.say(
            N(
                "{seat} gains {n} Essence.",
                "{seat} gains {n} Essence.",
                essence,
                seat=Seat(seat),
            )
        )


def collect_diamonds(battle: Battle, model: Model, essence: int) -> None:
    if model.seat == LURKER:
        model.essence += essence
    else:
        gain_essence(battle, model.seat, essence)
