"""Films are drawn one at a time in a place of their own, so that nothing else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from bot.errors import Refusal
from games.kernel import T

MOST = 8
"""So many may be drawn or wait at a time; with more, the last would come too late to be shown."""

KEPT_BYTES = 12 * 2**20
"""A table that stands still is asked for the same film by several: the newest are kept."""


class Films:
    """One thread, a short queue, and one film for each person."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._wanted: set[int] = set()
        self._kept: dict[Hashable, bytes] = {}

    def kept(self, key: Hashable) -> bytes | None:
        """A film that was drawn before, as long as it is one of the newest."""
        return self._kept.get(key)

    def keep(self, key: Hashable, film: bytes) -> None:
        self._kept[key] = film
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            del self._kept[next(iter(self._kept))]

    def draw(self, user: int, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        """The film, when its turn has come."""
        if user in self._wanted:
            raise Refusal(T("I'm still making your last replay. Ask again when it's here."))
        if len(self._wanted) >= MOST:
            raise Refusal(T("I'm already making {n} replays. Try again in a few minutes.", n=MOST))
        self._wanted.add(user)
        film = asyncio.get_running_loop().run_in_executor(self._thread, work)
        film.add_done_callback(lambda _: self._wanted.discard(user))
        return film

    def close(self) -> None:
        """What waits is not drawn any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
