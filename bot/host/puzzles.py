"""The puzzle of a day: the same for everybody, made from the day's key by whoever asks first."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Iterable

from bot.errors import Refusal
from bot.host import daily
from bot.host.minds import Minds
from bot.store import Store
from bot.store.practices import PuzzleTry
from games.catalog import all_games
from games.kernel import GameClass, T
from games.minds import Puzzle


def makers() -> list[GameClass]:
    """The games that make puzzles, which take turns day by day."""
    return [game for game in all_games() if game.puzzle_seats]


def seed_of(key: bytes, day: int) -> int:
    digest = hmac.digest(key, f"{daily.named(day)} puzzle".encode(), "sha256")
    return int.from_bytes(digest[:16], "big")


def solved_in_a_row(tries: Iterable[PuzzleTry], day: int) -> int:
    return daily.streak([one.day for one in tries if one.solved], day)


class Puzzles:
    """Today's is at hand; of a day gone by it is made once more."""

    def __init__(self, store: Store, minds: Minds) -> None:
        self.store = store
        self._minds = minds
        self._made: dict[int, Puzzle] = {}
        self._making = asyncio.Lock()

    async def of(self, day: int) -> Puzzle:
        async with self._making:
            if day not in self._made:
                key = (await daily.chain_for(self.store, day)).key(day)
                found, games = None, makers()
                if games:
                    game, seed = games[day % len(games)], seed_of(key, day)
                    found = await self._minds.puzzle(game.id, game.puzzle_seats, seed)
                if found is None:
                    raise Refusal(T("I couldn't think of a puzzle. Try again later."))
                self._made = {day: found}
            return self._made[day]

    async def answer(self, day: int, guild: int, person: int, name: str, option: str) -> None:
        """The first answer of each person counts, and only on the day itself."""
        puzzle = await self.of(day)
        if option not in puzzle.shares:
            raise Refusal(T("That move isn't in this puzzle."))
        if day != daily.today():
            raise Refusal(T("That puzzle's day is over. `/dive play daily` has today's."))
        solved, at = option == puzzle.best, int(time.time())
        await self.store.practices.answer(PuzzleTry(day, person, guild, name, option, solved, at))
