"""The client: connects to Discord, hands interactions on, and stops gently."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Collection
from contextlib import suppress
from functools import partial

import discord

from bot import backups
from bot.arriving import Arriving
from bot.background import Background, repeat
from bot.catching_up import catch_up
from bot.click_intake import ClickIntake
from bot.clock import Clock
from bot.commands import dive_group
from bot.commands.announcing import announce_if_new
from bot.commands.menus import add_menus
from bot.commands.tree import Tree
from bot.config import Settings
from bot.crew.alone import Alone
from bot.crew.crew import Crew, Fleet
from bot.crew.gate import OwnGate
from bot.crew.joining import new_fleet
from bot.crew.shares import shard_of
from bot.deeds.bot_removed import rest_server, wake_server
from bot.deeds.tidy import tidy
from bot.display.display import Display
from bot.display.films import Films
from bot.display.painters import Painters
from bot.display.pictures import Studio, here
from bot.fencing import fence
from bot.health import Condition, Health
from bot.host import Host
from bot.house import House
from bot.memory import give_back_after_a_while
from bot.reception import Reception
from bot.store import DatabaseGone, DatabaseInUse, StoreError
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from bot.warming import read_languages, warm_up
from bot.window.activity import Activity
from bot.window.links import Links
from bot.window.server import Window
from bot.window.watching import Watching
from renderers.pool import WORKERS, DrawingPool

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

INTENTS = discord.Intents(guilds=True)
KEEP_SHOWN_SECONDS = 5
TRY_TO_OPEN_SECONDS = 0.02
STORE_ANSWERS_SECONDS = 2.0
TIDY_SECONDS = 600
LOOK_AT_FILE_SECONDS = 1.0
WINDOW = "window "
"""Begins the fact that says where a shard's tables can be touched."""


class Divemaster(Reception):
    """One process of the bot. Everything that must last is in the store."""

    store: Store
    opened = False
    """Whether the database is ours and the house stands."""
    health: Health | None = None

    def __init__(self, settings: Settings, *, standing_by: bool = False, **options: object) -> None:
        super().__init__(
            intents=INTENTS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=fence(self._sure),
            **options,
        )
        self.settings = settings
        self.standing_by = standing_by
        self.tree = Tree(self, self.lets_in)
        self.tree.error(self.command_failed)
        self.pool = DrawingPool(max(WORKERS, settings.painters))
        pictures = settings.files / "pictures"
        self.painters = (
            Painters(self.pool, pictures if settings.warm else None) if settings.painters else None
        )
        self.films = Films()
        self.background = Background()
        self.alone = Alone(watched=standing_by)
        self.fleet: Fleet | None = None
        self.arriving = Arriving()
        self.intake = ClickIntake(self.alone, self.shard_of)
        self.commands_refused = ""
        """Why Discord did not take our commands, if it did not."""
        self._leaving: asyncio.Task[None] | None = None
        self.given_up: StoreError | None = None
        """Why it stopped by itself."""

    @property
    def crew(self) -> Crew:
        return self.intake.crew

    def shard_of(self, guild: int | None) -> int:
        return shard_of(guild, self.shard_count or 1)

    async def _sure(self) -> None:
        await self.crew.sure()

    async def login(self, token: str) -> None:
        """Whoever is away when we come is waited for."""
        self.health = await Health.start(self.settings, self._condition)
        await self.arriving.reach("Discord", lambda: self._log_in(token))
        await self._set_up()

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            raise

    async def _set_up(self) -> None:
        if self.painters is not None:
            self.background.spawn(self.painters.start(), "painters")
        if self.standing_by:
            self.background.spawn(self._open_when_free(), "standing by")
        else:
            await self._open()

    async def _open_when_free(self) -> None:
        """Connected, but silent, until the process before us lets go of the database. What takes
        long and needs no database is read meanwhile."""
        await asyncio.to_thread(read_languages)
        while True:
            try:
                return await self._open()
            except DatabaseInUse:
                await asyncio.sleep(TRY_TO_OPEN_SECONDS)
            except DatabaseGone as gone:
                return await self._give_up(gone)

    async def _open(self) -> None:
        place = self.settings.database
        self.store = await self.arriving.reach("the database", lambda: open_store(place))
        await asyncio.to_thread(backups.hide_all, self.settings)
        self.house, self.opened = self._build(), True
        if self.settings.packs is not None:
            await self.house.host.packs.read_folder(self.settings.packs)
        self.tree.add_command(dive_group(self.house))
        add_menus(self.tree, self.house)
        announced = partial(announce_if_new, self, self.tree, self.store)
        self.commands_refused = await self.arriving.reach("Discord", announced)
        await self._come_aboard()
        await self._open_window()
        spawn = self.background.spawn
        spawn(self._watch_the_clock(), "clock")
        spawn(repeat(self._keep_shown_now_and_then, "shown"), "shown")
        spawn(repeat(self._tidy_now_and_then, "tidy"), "tidy")
        spawn(repeat(give_back_after_a_while, "memory"), "memory")
        spawn(self._check_database(), "integrity")
        spawn(self._watch_the_file(), "file")
        if self.settings.warm:
            spawn(warm_up(self.house.display.studio, self.settings, self.painters), "warm up")

    async def _come_aboard(self) -> None:
        """Alone with a file; with PostgreSQL perhaps one of several."""
        if isinstance(self.store, SqliteStore):
            await self.alone.opened(self.store)
            self.background.spawn(self._catch_up(), "catch up")
        else:
            fleet = self.fleet = self.intake.crew = new_fleet(self.store, self)
            self.house.host.serves = lambda guild: self.shard_of(guild) in fleet.serving

    def _build(self) -> House:
        host = Host(self.store, self.settings.failures, self.settings.thinkers)
        studio = Studio(self.pool, self.painters or here)
        display = Display(self, self.store, host, studio, self.background)
        host.tables.show_later = display.show_later
        links = None
        if self.settings.window_port:
            links = Links(self.http.token or "", self.settings.window_address)
        return House(self.settings, self.store, host, display, self.background, self.films, links)

    async def _open_window(self) -> None:
        if self.house.links is not None:
            watching = Watching(self.house, self.intake, self.house.links, self._window_of)
            secret = self.settings.client_secret.get_secret_value()
            activity = Activity(self, self.store, secret) if secret else None
            self.window = Window(watching, self.house.links, activity)
            await self.window.start(self.settings.window_host, self.settings.window_port)

    async def _window_of(self, guild: int) -> str:
        """The address of the worker that has this server's tables."""
        return await self.store.fact(f"{WINDOW}{self.shard_of(guild)}") or ""

    async def launch_shards(self) -> None:
        """As many shards as Discord wants, as soon as Discord allows."""
        reach = self.arriving.reach
        count, _, limit = await reach("Discord", self.http.get_bot_gateway)
        self.shard_count = self.settings.shards or count
        if self.fleet is None:
            self.gate = OwnGate(limit["max_concurrency"])
            await super().launch_shards()
        else:
            fleet, wanted = self.fleet, self.shard_count
            self.gate = fleet.gate(limit["max_concurrency"])
            self.background.spawn(repeat(self.hearing.listen, "hearing"), "hearing")
            self.shard_count = await reach("the database", lambda: fleet.join(wanted))
            self._connection.shard_count = self.shard_count

    async def quiet(self, shard: int) -> None:
        await self.intake.quiet(shard)

    async def gained(self, shards: Collection[int]) -> None:
        """What was opened since they were given away is as old as that."""
        self.house.host.hand_over(lambda guild: self.shard_of(guild) in shards)
        self.house.host.alarm_set.set()
        self.house.display.strips.begin_anew()
        if self.house.links is not None:
            for shard in shards:
                await self.store.set_fact(f"{WINDOW}{shard}", self.house.links.base)
        self.background.spawn(self._catch_up(shards), "catch up")

    async def lost(self, shards: Collection[int]) -> None:
        with suppress(StoreError):
            await self.house.display.so_far.keep()
        self.house.host.hand_over(lambda guild: self.shard_of(guild) in shards)
        if hasattr(self, "window"):
            await self.window.watching.part(lambda guild: self.shard_of(guild) in shards)

    async def _watch_the_clock(self) -> None:
        if self.fleet is None:
            await self.wait_until_ready()
        await repeat(Clock(self.house).tick, "clock")

    async def on_ready(self) -> None:
        log.info("ready", extra={"user": str(self.user), "guilds": len(self.guilds)})

    @property
    def listens(self) -> bool:
        """Whether all that we should hear comes in, be it only to stand by."""
        whole = bool(self.shards) and self.connected >= self.shards.keys()
        if self.fleet is not None:
            return self.fleet.settled and (whole or not self.fleet.serving)
        return whole and (self.standing_by or self.alone.settled)

    @property
    def well(self) -> bool:
        """Whether what we serve now is heard; a worker may be about to get more."""
        if self.fleet is not None:
            return self.fleet.well and self.connected >= self.fleet.serving
        return self.listens

    async def _condition(self) -> Condition:
        standing_by = self.standing_by and not self.alone.settled
        return Condition(
            ready=not self.intake.closed
            and self.well
            and (standing_by or await self._store_answers()),
            standing_by=standing_by,
            waiting_for=self.arriving.waiting_for,
            commands_refused=self.commands_refused,
            latency_ms=round(self.latency * 1000) if math.isfinite(self.latency) else None,
            guilds=len(self.guilds),
            open_tables=len(self.house.host.tables) if self.opened else 0,
            shards=sorted(self.shards),
            connected=sorted(self.connected),
            answering=self.intake.inside,
            windows=len(self.window.watching) if hasattr(self, "window") else 0,
            waiting_to_commit=self.store.writer.queue if self.opened else 0,
        )

    async def _store_answers(self) -> bool:
        try:
            async with asyncio.timeout(STORE_ANSWERS_SECONDS):
                await self.store.fact("commands")
            self.store.check_place()
        except (StoreError, TimeoutError):
            return False
        return True

    async def _check_database(self) -> None:
        """Reads a whole file once, beside the clicks; damage stops the bot at once."""
        fault = await self.store.fault()
        if fault is not None:
            log.critical(
                "the database is damaged: stop, keep a copy, and restore the newest backup",
                extra={"fault": fault},
            )
            await self.close()

    async def _watch_the_file(self) -> None:
        """A database that was replaced or removed stops the bot; what it knew is kept."""
        try:
            while True:
                self.store.check_place()
                await asyncio.sleep(LOOK_AT_FILE_SECONDS)
        except DatabaseGone as gone:
            self.intake.closed = True
            if isinstance(self.store, SqliteStore):
                await backups.rescue(self.store, self.settings)
            await self._give_up(gone)

    async def _give_up(self, why: StoreError) -> None:
        log.critical("%s", why)
        self.given_up = why
        await self.close()

    async def _catch_up(self, shards: Collection[int] | None = None) -> None:
        if shards is None:
            await self.wait_until_ready()
        await catch_up(self.house, lambda guild: not shards or self.shard_of(guild) in shards)

    async def _keep_shown_now_and_then(self) -> None:
        await asyncio.sleep(KEEP_SHOWN_SECONDS)
        await self.house.display.so_far.keep()

    async def _tidy_now_and_then(self) -> None:
        """Of several workers the one that serves the first shard does it."""
        await asyncio.sleep(TIDY_SECONDS)
        if self._serves(None):
            await tidy(self.house)

    def _serves(self, guild: int | None) -> bool:
        return self.opened and self.house.host.serves(guild or 0)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Taken out of a server; one that Discord cannot reach just now stays."""
        if self._serves(guild.id):
            await rest_server(self.house, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self._serves(guild.id):
            await wake_server(self.house, guild.id)

    async def close(self) -> None:
        """Finishes what is being committed and shown, then leaves; once, however often asked."""
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(), name="leaving")
        await asyncio.shield(self._leaving)

    async def _leave(self) -> None:
        await self.crew.leave()
        self.intake.closed = self.background.stopping = True
        await self.intake.quiet()
        if hasattr(self, "window"):
            await self.window.stop()
        self.background.cancel_all()
        await super().close()
        if self.health is not None:
            await self.health.stop()
        if self.opened:
            with suppress(StoreError):
                await self.house.display.so_far.keep()
            self.house.host.close()
            await self.crew.sign_off()
            await self.store.close()
        self.pool.close()
        if self.painters is not None:
            self.painters.close()
        self.films.close()
