"""How much the team has: told in figures at the end of a turn, when it has changed."""

from __future__ import annotations

from typing import NamedTuple

from games.tentacula import told
from games.tentacula.board import STASHES
from games.tentacula.state import State
from games.tentacula.voyage import Voyage


class Treasure(NamedTuple):
    """Gems on the chest, gems safe in the stash, shells."""

    chest: int
    stash: int
    shells: int


def treasure_of(s: State) -> Treasure:
    return Treasure(sum(s.chest), sum(s.stashed), s.shells)


def tell_treasure(voyage: Voyage, before: Treasure) -> None:
    now = treasure_of(voyage.s)
    if now.chest != before.chest:
        voyage.figure(told.CHEST_HOLDS(n=now.chest))
    if now.stash != before.stash:
        wanted = sum(STASHES[voyage.s.stash])
        voyage.figure(told.STASH_HOLDS(home=now.stash, wanted=wanted))
    if now.shells != before.shells:
        voyage.figure(told.SHELLS_READY(n=now.shells))
