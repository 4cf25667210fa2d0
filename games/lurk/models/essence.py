"""Essence: what pays for abilities, gained by diamonds, rewards and events."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.text import N, Seat, T, Text
from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.state import FALLEN, LURKER, Model


def gain_essence(battle: Battle, seat: int, essence: int) -> None:
    battle.s.players[seat].essence += essence


def collect_diamonds(battle: Battle, model: Model, essence: int) -> None:
    if model.seat == LURKER:
        model.essence += essence
    else:
        gain_essence(battle, model.seat, essence)


def tell_gains(battle: Battle) -> None:
    """What everybody has won and lost since it was told last, in small print."""
    seats = [model.seat for model in battle.s.models if model.tile != FALLEN]
    for seat, player in enumerate(battle.s.players):
        now = [player.essence, seats.count(seat)]
        if player.told == now:
            continue
        if player.told:
            changes = list(_changes(now[0] - player.told[0], now[1] - player.told[1]))
            battle.figure(told.ESSENCE_CHANGES(seat=Seat(seat), changes=changes))
        player.told = now


def _changes(essence: int, models: int) -> Iterator[Text]:
    if essence:
        yield T("+{n}♦", n=essence) if essence > 0 else T("−{n}♦", n=-essence)
    if models:
        yield N("−{n} model", "−{n} models", -models)
