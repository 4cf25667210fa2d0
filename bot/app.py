"""The bot: connects to Discord and puts host, store, pictures and panels together."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
from discord import app_commands

from bot.answer import Answer
from bot.clock import Clock
from bot.commands import dive_group
from bot.config import Settings
from bot.errors import Refusal
from bot.health import Health
from bot.host import Host, Table
from bot.languages import codes
from bot.languages.commands import CommandTranslator
from bot.panel.display import Display
from bot.panel.pictures import Studio
from bot.presses import handle_press
from bot.steady import steadily
from bot.store import SeatRow, SqliteStore, StoreError
from bot.store.database import check
from bot.trouble import answer_error
from bot.wording import Wording
from games.kernel import T
from renderers.pool import DrawingPool

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

INTENTS = discord.Intents(guilds=True)
FLUSH_SECONDS = 5
LAST_CLICKS_SECONDS = 5


class Divemaster(discord.Client):
    """One process of the bot. Everything that must last is in the store."""

    store: SqliteStore
    host: Host
    display: Display
    clock: Clock

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
        self.tree.add_command(dive_group(self))
        self.tree.error(self._command_failed)
        self.pool = DrawingPool()
        self.studio = Studio(self.pool)
        self.stopping = False
        self._leaving: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._seen: dict[int, None] = {}
        self._clicks = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def setup_hook(self) -> None:
        self.store = await SqliteStore.open(self.settings.database)
        self.host = Host(self.store)
        self.display = Display(self, self.host, self.studio)
        self.clock = Clock(self)
        await self._announce_commands()
        self.health = await Health.start(self)
        self.spawn(self.clock.run(), "clock")
        self.spawn(steadily(self._flush_now_and_then, "shown"), "shown")
        self.spawn(self._check_database(), "integrity")
        self.spawn(self._catch_up(), "catch up")
        if self.settings.warm:
            self.spawn(self.studio.warm_up(self.settings.database.parent / "pictures"), "warm up")

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
        log.info("ready", extra={"user": str(self.user), "guilds": len(self.guilds)})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ) and self._is_new(interaction.id):
            async with self.busy():
                await handle_press(self, interaction)

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
        answer = interaction.extras.get("answer") or Answer(interaction)
        await answer_error(self, answer, cause or error)

    def answer(self, interaction: discord.Interaction, *, private: bool = True) -> Answer:
        """The answer to a command."""
        answer = Answer(interaction, private=private)
        interaction.extras["answer"] = answer
        return answer

    async def wording(
        self, interaction: discord.Interaction, rows: list[SeatRow] | None = None
    ) -> Wording:
        """For words that only this person sees: their own language, if we speak it."""
        locale = str(interaction.locale)
        if locale in codes() or locale.partition("-")[0] in codes()[1:]:
            return Wording(locale, rows or [])
        return await self.public_wording(interaction.guild_id or 0, rows)

    async def public_wording(self, guild: int, rows: list[SeatRow] | None = None) -> Wording:
        settings = await self.store.settings(guild)
        return Wording(settings.language, rows or [])

    async def is_moderator(self, interaction: discord.Interaction) -> bool:
        may = interaction.permissions
        if may.administrator or may.manage_guild or may.manage_messages:
            return True
        role = (await self.store.settings(interaction.guild_id or 0)).moderator_role
        member = interaction.user
        return isinstance(member, discord.Member) and member.get_role(role or 0) is not None

    async def check_moderator(self, interaction: discord.Interaction) -> None:
        if not await self.is_moderator(interaction):
            raise Refusal(
                T(
                    "Only moderators may do this: members who can manage messages, or who have "
                    "the role named in `/dive settings`."
                )
            )

    async def play_on(self, table: Table, answer: Answer | None = None) -> None:
        """Lets autopilots play, then shows the table; goes on in the background if need be."""
        more = await self.host.autopilot(table.id)
        await self.display.show(table, answer)
        if more and not self.stopping:
            self.spawn(self.play_on(table), "autopilot")

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Work beside the clicks; its failures are logged, never lost."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", extra={"task": task.get_name()}, exc_info=error)

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
        for campaign in await self.store.not_shown():
            try:
                await self.play_on(await self.host.peek(campaign))
            except Exception as error:  # noqa: BLE001 - one lost table must not hide the others
                log.warning("could not show", extra={"table": campaign, "error": str(error)})

    async def _flush_now_and_then(self) -> None:
        await asyncio.sleep(FLUSH_SECONDS)
        await self.flush_shown()

    async def flush_shown(self) -> None:
        """Writes down how far each table has been shown; what cannot be written waits."""
        if not self.display.shown:
            return
        shown, self.display.shown = self.display.shown, {}
        try:
            await self.store.mark_shown(shown)
        except StoreError:
            self.display.shown = {**shown, **self.display.shown}
            raise

    async def close(self) -> None:
        """Finishes what is being committed and shown, then leaves; once, however often asked."""
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(), name="leaving")
        await asyncio.shield(self._leaving)

    async def _leave(self) -> None:
        self.stopping = True
        await self._let_clicks_finish()
        for task in list(self._tasks):
            task.cancel()
        await super().close()
        if hasattr(self, "store"):
            await self.health.stop()
            with suppress(StoreError):
                await self.flush_shown()
            await self.store.close()
        self.pool.close()

    @asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """A click is being answered: a gentle stop waits for it."""
        self._clicks += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._clicks -= 1
            if not self._clicks:
                self._idle.set()

    async def _let_clicks_finish(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_CLICKS_SECONDS):
                await self._idle.wait()
