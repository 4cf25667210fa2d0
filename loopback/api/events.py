"""Live updates, each as one person may see it: server-sent events, or a WebSocket."""

import asyncio
from collections.abc import Iterator

from aiohttp import web

from loopback.api import activities, snapshot
from loopback.api.lines import Line, Socket, Stream
from loopback.gateway.payloads import sees
from loopback.realm import Change, Realm
from loopback.types import Json

PATIENCE = 15.0
MOST_WAITING = 2000


class Events:
    """One open line of events."""

    def __init__(self, realm: Realm, user_id: str) -> None:
        self.realm = realm
        self.user_id = user_id
        self.waiting: asyncio.Queue[Change] = asyncio.Queue(MOST_WAITING)

    def watch(self, change: Change) -> None:
        """Whoever is too slow loses the stream and reads the world again."""
        if self.waiting.full():
            self.realm.watchers.remove(self.watch)
            return
        self.waiting.put_nowait(change)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() != "websocket":
            stream = Stream(self.realm.signer.text)
            await stream.response.prepare(request)
            await self._follow(stream)
            return stream.response
        return await self._over_socket(request, Socket(self.realm.signer.text))

    async def _over_socket(self, request: web.Request, socket: Socket) -> web.StreamResponse:
        """Follows until the browser hangs up, which only reading tells."""
        await socket.response.prepare(request)
        following = asyncio.create_task(self._follow(socket))
        hanging_up = asyncio.create_task(socket.closed())
        await asyncio.wait((following, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        for task in (following, hanging_up):
            task.cancel()
        await asyncio.gather(following, hanging_up, return_exceptions=True)
        await socket.response.close()
        return socket.response

    async def _follow(self, line: Line) -> None:
        self.realm.watchers.append(self.watch)
        try:
            await line.send("hello", {})
            while self.watch in self.realm.watchers:
                await self._next(line)
        except ConnectionError:
            pass
        finally:
            if self.watch in self.realm.watchers:
                self.realm.watchers.remove(self.watch)

    async def _next(self, line: Line) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                change = await self.waiting.get()
        except TimeoutError:
            await line.keep()
            return
        for name, data in self.told(change):
            await line.send(name, data)

    def told(self, change: Change) -> Iterator[tuple[str, object]]:
        """What this person learns of a change."""
        match change.kind:
            case "message":
                yield from self._message(change)
            case "channel":
                yield from self._channels(change)
            case "interaction":
                yield from self._interaction(change)
            case "activity":
                yield from self._activity(change)
            case "people":
                yield "people", snapshot.people(self.realm)
            case "commands":
                yield "commands", {}
            case "bot":
                yield "bot", {"online": self.realm.gateway.online}
            case _:
                yield from self._small(change)

    def _sees(self, channel_id: str | None) -> bool:
        channel = self.realm.world.channels.get(channel_id or "")
        return channel is not None and sees(self.realm.world, self.user_id, channel)

    def _message(self, change: Change) -> Iterator[tuple[str, object]]:
        known = self.realm.world.messages.get(change.channel_id or "", {})
        message = known.get(change.thing_id or "")
        if message is None or not self.realm.world.visible(message, self.user_id):
            return
        if self._sees(change.channel_id):
            yield "message", snapshot.message(message, self.user_id)

    def _channels(self, change: Change) -> Iterator[tuple[str, object]]:
        """One channel, or all of them when a role changed."""
        every = self.realm.world.channels
        wanted = [change.channel_id] if change.channel_id else list(every)
        for channel_id in wanted:
            if channel_id in every and self._sees(channel_id):
                yield "channel", snapshot.channel(self.realm, every[channel_id], self.user_id)
            elif channel_id:
                yield "channel_gone", {"id": channel_id, "guild_id": change.thing_id}

    def _interaction(self, change: Change) -> Iterator[tuple[str, object]]:
        found = self.realm.interactions.by_id.get(change.thing_id or "")
        if found and found.user_id == self.user_id:
            yield (
                "interaction",
                {
                    "id": found.id,
                    "state": found.state,
                    "channel_id": found.channel_id,
                    "message_id": found.original_id or found.source_id,
                },
            )

    def _activity(self, change: Change) -> Iterator[tuple[str, object]]:
        """Who is in one now; nobody, once it has ended."""
        if not self._sees(change.channel_id):
            return
        found = self.realm.activities.running.get(change.thing_id or "")
        told = activities.participants(self.realm, found) if found else []
        where = {"channel_id": change.channel_id, "instance_id": change.thing_id}
        yield "activity", where | {"participants": told}

    def _small(self, change: Change) -> Iterator[tuple[str, object]]:
        data: Json = {"channel_id": change.channel_id}
        if change.kind == "message_gone":
            if change.user_id in (None, self.user_id):
                yield "message_gone", data | {"id": change.thing_id}
        elif change.kind == "channel_gone":
            yield "channel_gone", {"id": change.channel_id, "guild_id": change.thing_id}
        elif change.kind == "typing" and self._sees(change.channel_id):
            yield "typing", data | {"user_id": change.user_id}
        elif change.kind == "pins" and self._sees(change.channel_id):
            yield "pins", data
