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

from bot.background import Background, repeat, until_it_works
from bot.clock import Clock
from bot.commands import dive_group
from bot.commands.tables import REQUEST, request_of
from bot.commands.tree import Tree
from bot.config import Settings
from bot.deeds.play_on import play_on
from bot.deeds.server import rest_server, wake_server
from bot.deeds.tidy import tidy
from bot.display.display import Display
from bot.display.errors import may_be_shown_later
from bot.display.films import Films
from bot.display.pictures import Studio
from bot.error_answers import answer_error
from bot.errors import Refusal
from bot.health import Condition, Health
from bot.host import Host
from bot.house import House
from bot.languages.commands import CommandTranslator
from bot.presses import handle_press
from bot.store import SqliteStore, StoreError
from bot.store.database import check
from bot.turning_away import LEAVING, TOO_MANY, turn_away
from games.kernel import T, Text
from renderers.pool import DrawingPool

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

INTENTS = discord.Intents(guilds=True)
KEEP_SHOWN_SECONDS = 5
LAST_CLICKS_SECONDS = 5
AT_ONCE = 20
"""More clicks of one person than this are turned away; twice as many get no word any more."""
TIDY_SECONDS = 600
ANOTHER_VERSION = T(
    "This command comes from another version of me. Reload Discord (Ctrl+R), then try again."
)


class Divemaster(discord.Client):
    """One process of the bot. Everything that must last is in the store."""

    store: SqliteStore
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
        self.tree = Tree(self, self)
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
        self.store = await SqliteStore.open(self.settings.database)
        self.house = self._build()
        self.tree.add_command(dive_group(self.house))
        await self._announce_commands()
        self.health = await Health.start(self.settings, self._condition)
        spawn, studio = self.background.spawn, self.house.display.studio
        spawn(self._watch_the_clock(), "clock")
        spawn(repeat(self._keep_shown_now_and_then, "shown"), "shown")
        spawn(repeat(self._tidy_now_and_then, "tidy"), "tidy")
        spawn(self._check_database(), "integrity")
        spawn(self._catch_up(), "catch up")
        if self.settings.warm:
            spawn(studio.warm_up(self.settings.database.parent / "pictures"), "warm up")

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
        kinds = discord.InteractionType
        if interaction.type not in (kinds.component, kinds.modal_submit):
            return
        user, reason = interaction.user.id, self._reason_against(interaction.user.id)
        if not self._is_new(interaction.id) or self._busy[user] >= 2 * AT_ONCE:
            return
        async with self.busy(user):
            if reason is None:
                await handle_press(self.house, interaction)
            else:
                await turn_away(self.house, interaction, reason)

    def _reason_against(self, user: int) -> Text | None:
        """None are taken while we are leaving, and of one person only so many at a time."""
        if self.background.stopping:
            return LEAVING
        return TOO_MANY if self._busy[user] >= AT_ONCE else None

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
        failed = isinstance(error, app_commands.CommandInvokeError)
        cause = error.__cause__ if failed else Refusal(ANOTHER_VERSION)
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
        """Reads the whole file once, beside the clicks; damage stops the bot at once."""
        fault = await asyncio.to_thread(check, self.settings.database)
        if fault is not None:
            log.critical(
                "the database is damaged: stop, keep a copy, and restore the newest backup",
                extra={"fault": fault},
            )
            await self.close()

    async def _catch_up(self) -> None:
        """Tables whose newest move was committed but perhaps not shown before the last stop."""
        await self.wait_until_ready()
        for campaign in await until_it_works(self.store.not_shown, "catch up"):
            try:
                await play_on(self.house, await self.house.host.peek(campaign))
            except Exception as error:  # noqa: BLE001 - one lost table must not hide the others
                log.warning("could not show", extra={"table": campaign, "error": str(error)})
                if may_be_shown_later(error):
                    self.house.display.show_later(campaign)

    async def _keep_shown_now_and_then(self) -> None:
        await asyncio.sleep(KEEP_SHOWN_SECONDS)
        await self.house.display.keep_shown()

    async def _tidy_now_and_then(self) -> None:
        await asyncio.sleep(TIDY_SECONDS)
        await tidy(self.house)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Taken out of a server; one that Discord cannot reach just now stays."""
        await rest_server(self.house, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await wake_server(self.house, guild.id)

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
