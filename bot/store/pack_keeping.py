"""Packs that are not of the house: kept while a server offers them or a campaign needs them."""

from __future__ import annotations

from bot.store.housekeeping import Housekeeping
from bot.store.pack_port import ServerPack
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
NOBODY_NEEDS = (
    "DELETE FROM packs WHERE at < ? AND name NOT IN (SELECT name FROM server_packs) "
    "AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.game = packs.game "
    "AND campaigns.options LIKE '%\"' || packs.name || '\"%')"
)


class PackKeeping(Housekeeping):
    """For a store that can read rows and write units."""

    async def pack(self, name: str) -> Pinned | None:
        rows = await self.read(PACK, name)
        return Pinned(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def packs_of(self, guild: int, game: str) -> list[ServerPack]:
        return [ServerPack(*row) for row in await self.read(PACKS_OF, guild, game)]

    async def keep_pack(self, game: str, pack: Pinned, at: int) -> None:
        await self.write([_kept(game, pack, at)])

    async def add_server_pack(self, brought: ServerPack, pack: Pinned) -> None:
        row = (brought.guild, brought.game, brought.id, brought.name, brought.person, brought.at)
        await self.write([_kept(brought.game, pack, brought.at), (BRING_IN, row)])

    async def remove_server_pack(self, guild: int, game: str, pack_id: str) -> None:
        await self.write([(REMOVE, (guild, game, pack_id))])

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """Packs that no server offers and no campaign names go, too."""
        await super().clear_away(cancelled_before, ended_before)
        await self.write([(NOBODY_NEEDS, (cancelled_before,))])


def _kept(game: str, pack: Pinned, at: int) -> Statement:
    return KEEP_PACK, (pack.name, game, pack.title, pack.body, at)
