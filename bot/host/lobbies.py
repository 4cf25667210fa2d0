"""Games that have not begun: opened, changed and closed here, one visitor at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.errors import Refusal
from bot.host.doors import Doors
from bot.host.lobby import Lobby, new_campaign
from bot.host.packs import Packs
from bot.store import Alarm, Campaign, SeatRow, Store
from bot.store.memory_rows import Waiting
from games.catalog import find_game
from games.kernel import GameOptions, T


class Lobbies:
    """All lobbies. They live in the store alone, so a restart forgets nothing."""

    def __init__(
        self,
        store: Store,
        packs: Packs,
        doors: Doors,
        alarm_set: asyncio.Event,
    ) -> None:
        self.store = store
        self.packs = packs
        self._doors = doors
        self.alarm_set = alarm_set

    async def open(
        self,
        game: str,
        options: GameOptions,
        seats: list[SeatRow],
        *,
        guild: int,
        channel: int,
        starter: int,
        minutes: float,
        pace: int = 0,
        hints: int = 0,
        begins: int | None = None,
        private: int = 0,
    ) -> Lobby:
        """A new lobby, which closes by itself when nobody starts the game."""
        await self.packs.pin(find_game(game), options)
        campaign = new_campaign(find_game(game), guild, channel, starter)
        campaign.options, campaign.pace, campaign.hints = options.model_dump_json(), pace, hints
        campaign.private = private
        due = begins or int(time.time() + minutes * 60)
        await self.store.add_campaign(campaign, seats, Alarm(campaign.id, "lobby", due))
        if begins is not None:
            await self.store.seeking.set_date(campaign.id, begins)
        return Lobby(campaign, seats, begins=begins)

    @asynccontextmanager
    async def visit(self, campaign: str) -> AsyncIterator[Lobby]:
        """The lobby, for one visitor at a time; a closed one says so."""
        async with self._doors.to(campaign):
            row = await self.store.campaign(campaign)
            if row is None or row.status != "lobby":
                raise Refusal(T("This lobby is closed. `/dive play start` opens a new one."))
            yield await self.look(row)

    async def look(self, row: Campaign) -> Lobby:
        """The lobby as it stands, for whoever only looks."""
        seats, waiting = await self.store.seats(row.id), await self.store.seeking.waiting(row.id)
        return Lobby(row, seats, waiting, await self.store.seeking.date_of(row.id))

    async def due(self, campaign: str) -> Lobby | None:
        """A lobby for a date; nothing when it has none, or is not one any more."""
        row, begins = (
            await self.store.campaign(campaign),
            await self.store.seeking.date_of(campaign),
        )
        waits = row is not None and row.status == "lobby" and begins is not None
        return await self.look(row) if row is not None and waits else None

    async def wait(self, lobby: Lobby, who: Waiting) -> None:
        """Somebody wants the next seat that falls free."""
        lobby.waiting.append(who)
        await self.store.seeking.wait_in(lobby.campaign.id, who, int(time.time()))

    async def seat_next(self, lobby: Lobby) -> Waiting | None:
        """Whoever has waited longest sits down; nobody when nobody waits."""
        if not lobby.waiting or not lobby.open_to_people:
            return None
        who = lobby.waiting.pop(0)
        await self.store.seeking.stop_waiting(lobby.campaign.id, who.person)
        lobby.join(who.person, who.name)
        return who

    async def invite(self, lobby: Lobby, guest: int, at: int) -> bool:
        """Whether they are invited now: nobody is twice."""
        return await self.store.seeking.invite(lobby.campaign.id, guest, at)

    async def posted(self, lobby: Lobby, message: int | None) -> None:
        """Its message is there."""
        lobby.campaign.lobby = message
        await self.store.change_campaign(lobby.campaign.id, lobby=message)
        self.alarm_set.set()

    async def keep_seats(self, lobby: Lobby) -> None:
        await self.store.set_seats(lobby.campaign.id, lobby.seats)

    async def keep_options(self, lobby: Lobby, options: GameOptions) -> None:
        await self.packs.pin(lobby.game, options)
        lobby.campaign.options = options.model_dump_json()
        await self.store.change_campaign(lobby.campaign.id, options=lobby.campaign.options)

    async def keep_hints(self, lobby: Lobby, *, given: bool) -> None:
        lobby.campaign.hints = int(given)
        await self.store.change_campaign(lobby.campaign.id, hints=lobby.campaign.hints)

    async def hand_on(self, lobby: Lobby, starter: int) -> None:
        """Somebody else looks after it from now on."""
        lobby.campaign.starter = starter
        await self.store.change_campaign(lobby.campaign.id, starter=starter)

    async def keep_pace(self, lobby: Lobby, pace: int) -> None:
        lobby.campaign.pace = pace
        await self.store.change_campaign(lobby.campaign.id, pace=pace)

    async def cancel(self, lobby: Lobby) -> None:
        """Somebody decided that there will be no game."""
        await self._mark_cancelled(lobby)
        await self.store.drop_alarm(lobby.campaign.id, "lobby")

    async def close(self, campaign: str) -> Lobby | None:
        """Its time is over; nothing when it has become a game. Its alarm stays as it is."""
        async with self._doors.to(campaign):
            row = await self.store.campaign(campaign)
            if row is None or row.status not in ("lobby", "cancelled"):
                return None
            lobby = await self.look(row)
            await self._mark_cancelled(lobby)
            return lobby

    async def _mark_cancelled(self, lobby: Lobby) -> None:
        lobby.campaign.status = "cancelled"
        await self.store.change_campaign(lobby.campaign.id, status="cancelled")
