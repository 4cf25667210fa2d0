"""What a deed needs, and nothing of the client: settings, tables, panels, and how to speak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.background import Background
from bot.config import Settings
from bot.display.display import Display
from bot.display.films import Films
from bot.homes import home_of
from bot.host import Host, Table
from bot.languages import codes
from bot.store import Reading, SeatRow
from bot.window.links import Links
from bot.wording import Wording


@dataclass(frozen=True, slots=True)
class House:
    """``store`` is for looking things up; whatever changes goes through the host."""

    settings: Settings
    store: Reading
    host: Host
    display: Display
    background: Background
    films: Films
    links: Links | None = None
    """To boards that can be touched, where this bot has a window."""

    async def wording(self, asking: discord.Interaction, table: Table | None = None) -> Wording:
        """For words that only this person sees: what they chose, or their client's language."""
        rows = [] if table is None else table.seats
        locale = (await self.host.people.wishes(asking.user.id)).language or str(asking.locale)
        if locale in codes() or locale.partition("-")[0] in codes()[1:]:
            return Wording(locale, rows)
        return await self.public_wording(home_of(asking), rows)

    async def public_wording(
        self, guild: int, rows: Sequence[SeatRow] = (), channel: int = 0
    ) -> Wording:
        """For words that everybody sees: the language of the server, or of this channel."""
        return await self.display.wording_in(guild, rows, channel)

    async def wording_for(self, person: int, table: Table) -> Wording:
        """For words to somebody who has not asked just now: theirs, or that of the table."""
        public = await self.display.wording(table)
        chosen = (await self.host.people.wishes(person)).language
        return Wording(chosen or public.language, table.seats)
