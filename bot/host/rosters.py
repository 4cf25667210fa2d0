"""Rosters that people keep for their next games: a handful each, seen by nobody else."""

from __future__ import annotations

import time
from dataclasses import replace

from bot.errors import Refusal
from bot.store import Store
from bot.store.rosters import KeptRoster
from games.kernel import T
from games.kernel.roster import Roster

MOST = 10
"""So many for each game."""
LONGEST_NAME = 40


class KeptRosters:
    """They live in the store alone, so a restart forgets nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: int, game: str, kind: str) -> list[KeptRoster]:
        return [one for one in await self.store.rosters.of(person, game) if one.kind == kind]

    async def find(self, person: int, game: str, number: int) -> KeptRoster:
        for one in await self.store.rosters.of(person, game):
            if one.id == number:
                return one
        raise Refusal(T("That one's gone."))

    async def keep(self, person: int, game: str, name: str, roster: Roster) -> KeptRoster:
        """Under that name, in the place of the one of the same kind that has it already."""
        name, kept = _name(name), await self.store.rosters.of(person, game)
        same = [one.id for one in kept if (one.kind, one.name) == (roster.kind, name)]
        if not same and len(kept) >= MOST:
            raise Refusal(T("You keep {n} already. Delete one first.", n=MOST))
        number = same[0] if same else max((one.id for one in kept), default=0) + 1
        mine = KeptRoster(person, game, number, roster.kind, name, roster.things, int(time.time()))
        await self.store.rosters.keep(mine)
        return mine

    async def rename(self, roster: KeptRoster, name: str) -> KeptRoster:
        renamed = replace(roster, name=_name(name))
        await self.store.rosters.keep(renamed)
        return renamed

    async def drop(self, roster: KeptRoster) -> None:
        await self.store.rosters.drop(roster.person, roster.game, roster.id)


def _name(words: str) -> str:
    name = " ".join(words.split())[:LONGEST_NAME]
    if not name:
        raise Refusal(T("It needs a name."))
    return name
