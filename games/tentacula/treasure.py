"""How much the team has: told in figures at the end of a turn, when it has changed."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel import N, T
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
        voyage.figure(N("{n} gem on the chest", "{n} gems on the chest", n=now.chest))
    if now.stash != before.stash:
        wanted = sum(STASHES[voyage.s.stash])
        voyage.figure(T("{home} of {wanted} gems in the stash", home=now.stash, wanted=wanted))
    if now.shells != before.shells:
        voyage.figure(N("{n} shell", "{n} shells", n=now.shells))
