"""Packs that are not of the house: the host's folder, and what moderators brought into a server.

What is played is pinned: the store keeps it under a name that says what it holds, and every
process puts it on its game's shelf before it opens a table that needs it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bot.errors import Refusal
from bot.lanes import Lane
from bot.store import Store
from bot.store.packs import ServerPack
from bot.workers import Limits, WorkerDied, Workers, WorkLate, WorkTooLarge
from games.catalog import all_games, find_game
from games.kernel import GameClass, GameOptions, T
from games.kernel.content import Bookshelf, BrokenContent, Pinned

log = logging.getLogger(__name__)

MOST_FINDINGS = 200
MOST_OF_A_SERVER = 8
"""With these and the host's own, a menu of packs is full."""
SECONDS = 60.0
"""Nobody's pack takes longer to check."""
MEMORY = 1 << 29
"""Bytes; nobody's pack takes more, together with the program that reads it."""
TOO_MUCH = T("I can't take this pack: checking it needs too much time or memory.")


class Packs:
    """What each game offers beside the packs of the house."""

    def __init__(self, store: Store, lane: Lane) -> None:
        self._store = store
        self._lane = lane
        self._of_the_host: dict[str, list[Pinned]] = {}
        self._reading = Workers("reading packs", 1, once=True, limits=Limits(memory=MEMORY))

    async def read_folder(self, folder: Path) -> None:
        """The host's own. Broken ones are told to the log with all that is wrong, and left out."""
        for game, shelf in _shelves():
            try:
                sound, broken = await self._lane.do(0, shelf.read_folder, folder)
            except OSError as error:
                log.warning("packs cannot be read", extra={"folder": folder, "why": error.strerror})
                continue
            _tell(sound, broken)
            for pack in sound:
                shelf.put(pack, of_the_host=True)
            self._of_the_host[game.id] = sound

    async def offered(self, game: GameClass, guild: int) -> list[str]:
        """What this server may play beside the packs of the house."""
        if game.bookshelf() is None:
            return []
        own = await self._store.packs.of(guild, game.id)
        return [pack.name for pack in self._of_the_host.get(game.id, ())] + [p.name for p in own]

    async def pin(self, game: GameClass, options: GameOptions) -> None:
        """A lobby or campaign is going to name this pack: it is kept from now on."""
        wanted = getattr(options, game.written, "")
        for pack in self._of_the_host.get(game.id, ()):
            if pack.name == wanted:
                await self._store.packs.keep(game.id, pack, int(time.time()))

    async def make_ready(self, game: GameClass, options: Mapping[str, object]) -> None:
        """The pack that these options name can be played afterwards, if it is kept anywhere."""
        shelf, wanted = game.bookshelf(), options.get(game.written)
        if shelf is None or not isinstance(wanted, str) or shelf.holds(wanted):
            return
        pack = await self._store.packs.get(wanted)
        if pack is not None:
            await self._lane.do(0, shelf.put, pack)

    async def own(self, guild: int) -> list[ServerPack]:
        """What moderators brought into this server, of all games."""
        return [one for game, _ in _shelves() for one in await self._store.packs.of(guild, game.id)]

    async def bring_in(self, guild: int, person: int, name: str, data: bytes) -> ServerPack:
        """A pack from a file, as data only; ``BrokenContent`` says all that is wrong with it."""
        game, _ = _shelves()[0]
        pack = await self._read(game, person, name, data)
        own = await self._store.packs.of(guild, game.id)
        if len({*(one.id for one in own), pack.id}) > MOST_OF_A_SERVER:
            raise Refusal(
                T("This server has {n} packs already. Remove one first.", n=MOST_OF_A_SERVER)
            )
        at = int(time.time())
        brought = ServerPack(guild, game.id, pack.id, pack.name, person, at, pack.title)
        await self._store.packs.add_to_server(brought, pack)
        return brought

    async def _read(self, game: GameClass, person: int, name: str, data: bytes) -> Pinned:
        others = self._of_the_host.get(game.id, [])
        try:
            read = await self._reading.do(person, SECONDS, read_pack, game.id, name, data, others)
        except (WorkLate, WorkTooLarge, WorkerDied) as error:
            raise Refusal(TOO_MUCH) from error
        if not isinstance(read, Pinned):
            raise BrokenContent(read)
        return read

    def close(self) -> None:
        self._reading.close()

    async def remove(self, guild: int, game: str, pack_id: str) -> None:
        await self._store.packs.remove_from_server(guild, game, pack_id)


def read_pack(
    game: str, name: str, data: bytes, others: Sequence[Pinned]
) -> Pinned | Sequence[str]:
    """In a process of its own: the pack in a file, or all that is wrong with it."""
    shelf = find_game(game).bookshelf()
    assert shelf is not None
    try:
        return shelf.read_upload(name, data, others)
    except BrokenContent as broken:
        return broken.findings


def _tell(sound: Iterable[Pinned], broken: Mapping[str, Sequence[str]]) -> None:
    for pack in sound:
        log.info("pack offered", extra={"pack": pack.name, "title": pack.title})
    for name, findings in broken.items():
        log.error("pack left out", extra={"pack": name, "findings": len(findings)})
        for finding in findings[:MOST_FINDINGS]:
            log.error("finding", extra={"pack": name, "finding": finding})


def _shelves() -> list[tuple[GameClass, Bookshelf]]:
    """The games that take packs from outside."""
    return [(game, shelf) for game in all_games() if (shelf := game.bookshelf()) is not None]
