"""The same page inside Discord: who somebody is, and at which table, is Discord's word alone."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import yarl
from discord.http import Route
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.store import Reading
from bot.window.links import NoPass
from games.kernel import T

AT_ONCE, PATIENCE = 4, 10.0
UNKNOWN = T("Discord hasn't told me who you are. Close this, open it again, and say yes.")
NO_TABLE = T("There's no game in this channel. Open me in the thread of one.")


class Arrival(BaseModel):
    """What a page inside Discord says first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    code: str = Field(max_length=200)
    instance: str = Field(max_length=200, pattern=r"^[\w-]+$")


class Activity:
    """Whoever arrives is asked for at Discord: by their code, and in this very Activity."""

    def __init__(self, client: discord.Client, store: Reading, secret: str) -> None:
        self._client, self._store, self._secret = client, store, secret
        self._door = asyncio.Semaphore(AT_ONCE)

    @property
    def id(self) -> str:
        return str(self._client.application_id)

    @property
    def origin(self) -> str:
        """Where Discord, or a local one, shows the page."""
        api = yarl.URL(Route.BASE)
        known = api.host is None or api.host.endswith("discord.com")
        return f"https://{self.id}.discordsays.com" if known else str(api.origin())

    async def admit(self, said: str) -> tuple[str, int]:
        """The table of this Activity, and the person."""
        try:
            arrival = Arrival.model_validate_json(said)
            async with self._door, asyncio.timeout(PATIENCE):
                user = await self._user(arrival.code)
                where = Route(
                    "GET",
                    "/applications/{app}/activity-instances/{instance}",
                    app=self.id,
                    instance=arrival.instance,
                )
                found: dict[str, Any] = await self._client.http.request(where)
        except (ValidationError, TimeoutError, aiohttp.ClientError, discord.HTTPException) as error:
            raise NoPass(UNKNOWN) from error
        if user not in found["users"]:
            raise NoPass(UNKNOWN)
        campaign = await self._store.at_place(int(found["location"]["channel_id"]))
        if campaign is None:
            raise NoPass(NO_TABLE)
        return campaign.id, int(user)

    async def _user(self, code: str) -> str:
        """The code is good once, and for us alone."""
        told = {"client_id": self.id, "client_secret": self._secret}
        told |= {"grant_type": "authorization_code", "code": code}
        async with aiohttp.ClientSession(raise_for_status=True) as session:
            async with session.post(f"{Route.BASE}/oauth2/token", data=told) as answer:
                token = (await answer.json())["access_token"]
            known = {"Authorization": f"Bearer {token}"}
            async with session.get(f"{Route.BASE}/users/@me", headers=known) as answer:
                return str((await answer.json())["id"])
