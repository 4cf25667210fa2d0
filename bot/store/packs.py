"""Packs that are not of the house: kept while a server offers them or a campaign needs them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.pack_port import ServerPack
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
class Packs:
    """By the names that campaigns know them by, and by the servers that offer them."""

    sql: Sql

    async def get(self, name: str) -> Pinned | None:
        rows = await self.sql.read(PACK, name)
        return Pinned(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def of(self, guild: int, game: str) -> list[ServerPack]:
        return [ServerPack(*row) for row in await self.sql.read(PACKS_OF, guild, game)]

    async def keep(self, game: str, pack: Pinned, at: int) -> None:
        await self.sql.write([_kept(game, pack, at)])

    async def add_to_server(self, brought: ServerPack, pack: Pinned) -> None:
        row = (brought.guild, brought.game, brought.id, brought.name, brought.person, brought.at)
        await self.sql.write([_kept(brought.game, pack, brought.at), (BRING_IN, row)])

    async def remove_from_server(self, guild: int, game: str, pack_id: str) -> None:
        await self.sql.write([(REMOVE, (guild, game, pack_id))])


def _kept(game: str, pack: Pinned, at: int) -> Statement:
    return KEEP_PACK, (pack.name, game, pack.title, pack.body, at)
