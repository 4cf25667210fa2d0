"""Packs that are not of the house: kept while a server offers them or a campaign needs them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.sql_port import Sql
from bot.store.statements import Statement
from games.kernel.content import Pinned

KEEP_PACK = (
    "INSERT INTO packs (name, game, title, body, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
PACK = "SELECT name, title, body FROM packs WHERE name = ?"
PACKS_OF = (
    "SELECT s.guild, s.game, s.id, s.name, s.person, s.at, p.title FROM server_packs s "
    "JOIN packs p ON p.name = s.name WHERE s.guild = ? AND s.game = ? ORDER BY s.id"
)
BRING_IN = (
    "INSERT INTO server_packs (guild, game, id, name, person, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (guild, game, id) DO UPDATE SET name = excluded.name, "
    "person = excluded.person, at = excluded.at"
)
REMOVE = "DELETE FROM server_packs WHERE guild = ? AND game = ? AND id = ?"


@dataclass(frozen=True, slots=True)
class ServerPack:
    """A pack that somebody brought into a server."""

    guild: int
    game: str
    id: str
    name: str
    """Under which it is kept."""
    person: int | None
    at: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class ReadingPacks:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def get(self, name: str) -> Pinned | None:
        """The pack that is kept under this name."""
        rows = await self.sql.read(PACK, name)
        return Pinned(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def of(self, guild: int, game: str) -> list[ServerPack]:
        """A server's own packs, by their ids."""
        return [ServerPack(*row) for row in await self.sql.read(PACKS_OF, guild, game)]


class Packs(ReadingPacks):
    """By the names that campaigns know, and the servers that offer them. Only the host writes."""

    async def keep(self, game: str, pack: Pinned, at: int) -> None:
        """So that campaigns can name it."""
        await self.sql.write([_kept(game, pack, at)])

    async def add_to_server(self, brought: ServerPack, pack: Pinned) -> None:
        """In the place of the one with the same id."""
        row = (brought.guild, brought.game, brought.id, brought.name, brought.person, brought.at)
        await self.sql.write([_kept(brought.game, pack, brought.at), (BRING_IN, row)])

    async def remove_from_server(self, guild: int, game: str, pack_id: str) -> None:
        """It is not offered any more; campaigns that are played with it go on."""
        await self.sql.write([(REMOVE, (guild, game, pack_id))])


def _kept(game: str, pack: Pinned, at: int) -> Statement:
    return KEEP_PACK, (pack.name, game, pack.title, pack.body, at)
