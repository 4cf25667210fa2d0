"""The client: connects to Discord, hands interactions on, and stops gently."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
from discord import app_commands

from bot.background import Background, repeat
from bot.clock import Clock
from bot.commands import dive_group
from bot.commands.tables import REQUEST, request_of
from bot.config import Settings
from bot.deeds.play_on import play_on
from bot.display.display import Display
from bot.display.errors import NotShownYet
from bot.display.films import Films
from bot.display.pictures import Studio
from bot.error_answers import answer_error
from bot.health import Condition, Health
from bot.host import Host
from bot.house import House
from bot.languages.commands import CommandTranslator
from bot.presses import handle_press
from bot.store import StoreError
from bot.store.opening import open_store
from bot.store.sql import SqlStore
from renderers.pool import DrawingPool

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

INTENTS = discord.Intents(guilds=True)
KEEP_SHOWN_SECONDS = 5
LAST_CLICKS_SECONDS = 5
AT_ONCE = 20
"""More clicks of one person than this are not answered at the same time."""


class Divemaster(discord.Client):
    """One process of the bot. Everything that must last is in the store."""

    store: SqlStore
    house: House

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            intents=INTENTS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.settings = settings
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self.pool = DrawingPool()
        self.films = Films()
        self.background = Background()
        self._leaving: asyncio.Task[None] | None = None
        self._connected = False
        """Whether Discord hears us now; discord.py's own word stays true when it is gone."""
        self._seen: dict[int, None] = {}
        self._busy: Counter[int] = Counter()
        """How many clicks of each person are being answered."""
        self._idle = asyncio.Event()
        self._idle.set()

    async def setup_hook(self) -> None:
        self.store = await open_store(self.settings.database)
        self.house = self._build()
        self.tree.add_command(dive_group(self.house))
        await self._announce_commands()
        self.health = await Health.start(self.settings, self._condition)
        spawn, studio = self.background.spawn, self.house.display.studio
        spawn(self._watch_the_clock(), "clock")
        spawn(repeat(self._keep_shown_now_and_then, "shown"), "shown")
        spawn(self._check_database(), "integrity")
        spawn(self._catch_up(), "catch up")
        if self.settings.warm:
            spawn(studio.warm_up(self.settings.files / "pictures"), "warm up")

    def _build(self) -> House:
        host = Host(self.store, self.settings.failures)
        display = Display(self, self.store, host, Studio(self.pool), self.background)
        return House(self.settings, self.store, host, display, self.background, self.films)

    async def _watch_the_clock(self) -> None:
        await self.wait_until_ready()
        await repeat(Clock(self.house).tick, "clock")

    async def _announce_commands(self) -> None:
        """Tells Discord our commands, only when they have changed."""
        translator = CommandTranslator()
        await self.tree.set_translator(translator)
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        words = json.dumps([str(self.application_id), payload], sort_keys=True, default=str)
        fingerprint = hashlib.sha256(words.encode()).hexdigest()
        if await self.store.fact("commands") != fingerprint:
            await self.tree.sync()
            await self.store.set_fact("commands", fingerprint)
            log.info("commands announced")

    async def on_ready(self) -> None:
        self._connected = True
        log.info("ready", extra={"user": str(self.user), "guilds": len(self.guilds)})

    async def on_resumed(self) -> None:
        self._connected = True

    async def on_disconnect(self) -> None:
        self._connected = False

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ) and self._takes(interaction):
            async with self.busy(interaction.user.id):
                await handle_press(self.house, interaction)

    def _takes(self, interaction: discord.Interaction) -> bool:
        """Not while we are leaving, and of one person only so many at a time."""
        if self.background.stopping:
            return False
        if self._busy[interaction.user.id] >= AT_ONCE:
            log.warning("too many clicks at once", extra={"user": interaction.user.id})
            return False
        return self._is_new(interaction.id)

    def _is_new(self, interaction: int) -> bool:
        """Whether this very click has not come in before; Discord may deliver one twice."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > 2000:
            del self._seen[next(iter(self._seen))]
        return True

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        request = interaction.extras.get(REQUEST) or request_of(interaction)
        await answer_error(self.house, request, cause or error)

    def _condition(self) -> Condition:
        return Condition(
            ready=self._connected and not self.background.stopping,
            latency_ms=round(self.latency * 1000) if math.isfinite(self.latency) else None,
            guilds=len(self.guilds),
            open_tables=len(self.house.host.tables),
        )

    async def _check_database(self) -> None:
        """Reads a whole file once, beside the clicks; damage stops the bot at once."""
        fault = await self.store.fault()
        if fault is not None:
            log.critical(
                "the database is damaged: stop, keep a copy, and restore the newest backup",
                extra={"fault": fault},
            )
            await self.close()

    async def _catch_up(self) -> None:
        """Tables whose newest move was committed but perhaps not shown before the last stop."""
        await self.wait_until_ready()
        for campaign in await self.store.not_shown():
            try:
                await play_on(self.house, await self.house.host.peek(campaign))
            except NotShownYet:
                continue
            except Exception as error:  # noqa: BLE001 - one lost table must not hide the others
                log.warning("could not show", extra={"table": campaign, "error": str(error)})

    async def _keep_shown_now_and_then(self) -> None:
        await asyncio.sleep(KEEP_SHOWN_SECONDS)
        await self.house.display.keep_shown()

    async def close(self) -> None:
        """Finishes what is being committed and shown, then leaves; once, however often asked."""
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(), name="leaving")
        await asyncio.shield(self._leaving)

    async def _leave(self) -> None:
        self.background.stopping = True
        await self._let_clicks_finish()
        self.background.cancel_all()
        await super().close()
        if hasattr(self, "health"):
            await self.health.stop()
        if hasattr(self, "house"):
            with suppress(StoreError):
                await self.house.display.keep_shown()
            await self.store.close()
        self.pool.close()
        self.films.close()

    @asynccontextmanager
    async def busy(self, user: int) -> AsyncIterator[None]:
        """A click is being answered: a gentle stop waits for it."""
        self._busy[user] += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._busy[user] -= 1
            self._busy += Counter()
            if not self._busy:
                self._idle.set()

    async def _let_clicks_finish(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_CLICKS_SECONDS):
                await self._idle.wait()
