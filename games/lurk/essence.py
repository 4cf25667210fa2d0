"""Essence: what pays for abilities, gained by diamonds, rewards and events."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.text import N, Seat, T, Text
from games.lurk.battle import Battle
from games.lurk.state import LURKER, Model


def gain_essence(battle: Battle, seat: int, essence: int) -> None:
    battle.s.players[seat].essence += essence


def collect_diamonds(battle: Battle, model: Model, essence: int) -> None:
    if model.seat == LURKER:
        model.essence += essence
    else:
        gain_essence(battle, model.seat, essence)


def tell_gains(battle: Battle) -> None:
    """What everybody has won and lost since it was told last, in small print."""
    for seat, player in enumerate(battle.s.players):
        army = len(battle.army(seat))
        if player.told:
            changes = list(_changes(player.essence - player.told[0], army - player.told[1]))
            if changes:
                battle.figure(T("{seat} {changes}", seat=Seat(seat), changes=changes))
        player.told = [player.essence, army]


def _changes(essence: int, models: int) -> Iterator[Text]:
    if essence:
        yield T("+{n}♦", n=essence) if essence > 0 else T("−{n}♦", n=-essence)
    if models:
        yield N("−{n} model", "−{n} models", -models)
