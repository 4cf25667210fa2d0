"""What every part of the server shares: the world, the gateway, the files, the clock."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from loopback.activities import Activities
from loopback.clock import Clock, timestamp
from loopback.faults import Faults
from loopback.files import FileStore
from loopback.gateway.gateway import Gateway
from loopback.gateway.payloads import sees
from loopback.interactions import Interactions
from loopback.signing import Signer
from loopback.types import Json
from loopback.world import World


@dataclass(frozen=True, slots=True)
class Change:
    """Something a watching person may want to know: what kind, and which things."""

    kind: str
    channel_id: str | None = None
    thing_id: str | None = None
    user_id: str | None = None


@dataclass(frozen=True, slots=True)
class SentOnce:
    """Which message was sent with a nonce, and when."""

    channel_id: str
    message_id: str
    sent: float


Watcher = Callable[[Change], None]


@dataclass(slots=True, eq=False, repr=False)
class Realm:
    """The world and the machinery around it."""

    world: World
    clock: Clock
    files: FileStore
    interactions: Interactions
    faults: Faults = field(default_factory=Faults)
    activities: Activities = field(default_factory=Activities)
    base_url: str = ""
    watchers: list[Watcher] = field(default_factory=list)
    gateway: Gateway = field(init=False)
    nonces: dict[tuple[str, str], SentOnce] = field(default_factory=dict)
    """By author and nonce."""
    commands_made: dict[tuple[str | None, int], int] = field(default_factory=dict)
    """By guild and day."""
    changes: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.world.clock = self.clock
        self.gateway = Gateway(self.world, self.faults, self.clock)
        self.gateway.on_presence = lambda: self.notice(Change("bot"))

    def adopt(self, world: World) -> None:
        """Takes another world for the one it began with; before any client has come."""
        self.world = world
        world.clock = self.clock
        self.gateway.world = world

    @property
    def signer(self) -> Signer:
        return Signer(self.clock, self.world.token)

    def close(self) -> None:
        """Ends every stream of watchers."""
        self.notice(Change("end"))
        self.watchers.clear()

    def new_id(self) -> str:
        return self.world.ids.at(self.clock.now())

    def now_text(self) -> str:
        return timestamp(self.clock.now())

    def notice(self, change: Change) -> None:
        """Tells whoever watches or waits that something changed."""
        self.changes += 1
        for watcher in list(self.watchers):
            watcher(change)
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self) -> None:
        """Waits for the next change."""
        await self._changed.wait()

    def tell_channel(self, event: str, channel: Json, data: Json) -> None:
        """An event of a channel reaches the bot only if it can see the channel."""
        if sees(self.world, self.world.bot["id"], channel):
            self.gateway.dispatch(event, data, channel.get("guild_id"))
