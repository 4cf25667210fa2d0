"""The server: starts, stops, and hands out the people in it."""

import asyncio
import tempfile
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from loopback import guilds, tls
from loopback.activities import SECRET
from loopback.activity_proxy import ActivityProxy
from loopback.answers import has_activities
from loopback.api.app import UserApi
from loopback.cdn import Cdn
from loopback.clock import Clock, MovableClock
from loopback.faults import Faults
from loopback.files import LARGEST_REQUEST, FileStore
from loopback.gateway.gateway import HEARTBEAT
from loopback.gateway.socket import gateway_socket
from loopback.gateway.starting import Starts
from loopback.interactions import Interactions
from loopback.judges import Judge
from loopback.page_files import add_page
from loopback.permissions import May
from loopback.rate_limits import RateLimits
from loopback.realm import Realm
from loopback.refusals import Refusals
from loopback.rest.app import RestApi
from loopback.running import Startable, running
from loopback.saving import Keeper, NotAWorld, load
from loopback.transcript import Transcript
from loopback.trouble import Trouble
from loopback.types import Json
from loopback.user import finding
from loopback.user.person import Person
from loopback.world import TEXT, World
from loopback.world_files import FIRST, first_world

PATIENCE = 10.0


class Loopback:
    """A Discord of your own, from `start` to `stop`."""

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        world: World | Path = FIRST,
        world_file: Path | None = None,
        clock: Clock | None = None,
        rate_limits: bool = False,
        shards: int | None = None,
        max_concurrency: int | None = None,
        heartbeat: float = HEARTBEAT,
        judges: Iterable[Judge] = (),
        answer_within: float = 3.0,
        settle: float = 0.0,
        anywhere: bool = False,
        tls: bool = False,
        activity: str | None = None,
    ) -> None:
        self.host, self.port = host, port
        self.world_file = world_file
        self.settle = settle
        self.anywhere = anywhere
        self.tls = tls
        self.tls_url: str | None = None
        """The same server over https, and where its certificate lies."""
        self.certificate: Path | None = None
        self._papers = ExitStack()
        clock = clock or MovableClock()
        folder = world_file.with_suffix(".files") if world_file else None
        self.realm = Realm(
            world if isinstance(world, World) else first_world(clock.now(), world),
            clock,
            FileStore(folder),
            Interactions(answer_within),
        )
        self.limits = RateLimits(clock, on=rate_limits)
        gateway = self.realm.gateway
        gateway.starts = Starts(clock, rate_limits, shards, max_concurrency)
        gateway.heartbeat = heartbeat
        self.refusals = Refusals()
        self.transcript = Transcript(self.realm)
        self.judges = list(judges)
        for judge in self.judges:
            gateway.witnesses.append(judge.dispatch)
        self.trouble = Trouble(self.realm)
        if activity is not None:
            self.host_activity(activity)
        self._runner: web.AppRunner | None = None
        self._keeper: Keeper | None = None
        self._keeping: asyncio.Task[None] | None = None

    @property
    def base_url(self) -> str:
        return self.realm.base_url

    @property
    def world(self) -> World:
        return self.realm.world

    @property
    def token(self) -> str:
        return self.world.token

    @property
    def client_secret(self) -> str:
        """What the app's own server sends with a code to get a person's token."""
        return SECRET

    def host_activity(self, url: str) -> None:
        """The app has an Activity, served there; Discord makes its Entry Point command."""
        self.realm.activities.url = url
        if not has_activities(self.realm):
            self.trouble.switch_activities_on()

    @property
    def faults(self) -> Faults:
        return self.realm.faults

    @property
    def guild(self) -> Json:
        """The first guild, which is the only one until more are added."""
        return next(iter(self.world.guilds.values()))

    async def start(self) -> None:
        app = web.Application(client_max_size=LARGEST_REQUEST)
        self._add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.realm.base_url = f"http://{_written(self.host)}:{self.port}"
        if self.tls:
            await self.listen_with_tls()
        try:
            if self.world_file is not None:
                self._keep(self.world_file)
        except NotAWorld:
            await self.stop()
            raise

    async def listen_with_tls(self) -> None:
        """The same over https, on a port of its own, with a certificate of its own."""
        runner = self._runner
        assert runner is not None, "start it first"
        folder = Path(self._papers.enter_context(tempfile.TemporaryDirectory()))
        self.certificate = await tls.own_certificate(folder)
        site = web.TCPSite(runner, self.host, 0, ssl_context=tls.context(self.certificate))
        await site.start()
        self.tls_url = f"https://{_written(self.host)}:{runner.addresses[-1][1]}"

    def _keep(self, path: Path) -> None:
        """Goes on where the file stopped, and saves from now on."""
        if path.exists():
            self.realm.adopt(load(path.read_text(), self.base_url))
        self._keeper = Keeper(self.world, path, self.base_url)
        self.realm.watchers.append(self._keeper.watch)
        self._keeping = asyncio.create_task(self._keeper.run())

    def _add_routes(self, app: web.Application) -> None:
        async def socket(request: web.Request) -> web.WebSocketResponse:
            return await gateway_socket(self.realm.gateway, request)

        app.router.add_get("/gateway", socket)
        app.router.add_get("/gateway/", socket)
        Cdn(self.realm).add_to(app)
        witnesses = (self.refusals, self.transcript)
        RestApi(self.realm, self.limits, self.judges, witnesses).add_to(app)
        UserApi(
            self.realm,
            self.trouble,
            self.refusals,
            self.transcript,
            only_this_machine=not self.anywhere,
        ).add_to(app)
        add_page(app)
        ActivityProxy(self.realm, only_this_machine=not self.anywhere).add_to(app)

    async def stop(self) -> None:
        self.realm.gateway.drop()
        self.realm.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self._papers.close()
        if self._keeping is not None and self._keeper is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
            self._keeper.save()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    def person(self, name: str) -> Person:
        """Somebody by name or id."""
        return Person(self.realm, finding.person(self.world, name)["id"], self.settle)

    @property
    def people(self) -> list[Person]:
        """Everybody but the bot."""
        return [self.person(u["id"]) for u in self.world.users.values() if not u.get("bot")]

    def add_person(self, name: str, *, moderator: bool = False) -> Person:
        roles = [r["id"] for r in self.guild["roles"] if r["name"] == "Moderator" and moderator]
        person = guilds.add_person(self.realm, name, self.guild, roles=roles)
        return self.person(person["id"])

    def add_channel(self, name: str, kind: int = TEXT) -> Json:
        return guilds.add_channel(self.realm, self.guild, name, kind)

    def add_guild(self, name: str) -> Json:
        owner = self.world.user(self.guild["owner_id"])
        return guilds.add_guild(self.realm, name, owner)

    def add_group(self, name: str, *people: Person) -> Json:
        """A group chat of these people, in which the bot is not."""
        return guilds.add_group(self.realm, name, [person.user for person in people])

    def give_bot(self, *permissions: May) -> None:
        """Adds permissions to the bot's own role in every guild, as an administrator would."""
        guilds.give_bot(self.realm, permissions)

    async def bot_online(self, patience: float = PATIENCE) -> None:
        """Waits until the bot has connected."""
        await self._until(lambda: self.realm.gateway.online, patience)

    async def commands_ready(self, *names: str, patience: float = PATIENCE) -> None:
        """Waits until the bot is there and has declared these commands; without names, any."""

        def ready() -> bool:
            declared = {command["name"] for command in self.world.commands.values()}
            return self.realm.gateway.online and bool(declared) and declared.issuperset(names)

        await self._until(ready, patience)

    async def _until(self, ready: Callable[[], bool], patience: float) -> None:
        async with asyncio.timeout(patience):
            while not ready():
                await self.realm.changed()

    def running(self, bot: Startable, *commands: str) -> AbstractAsyncContextManager[None]:
        """The bot, connected and with these commands declared, until the end of the block."""
        return running(self, bot, commands)


def _written(host: str) -> str:
    """A host as it stands in an address; listening everywhere is reached on this machine."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - this only compares
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
