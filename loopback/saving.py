"""Keeps the world in a file, so that tomorrow goes on where today stopped."""

import asyncio
import json
import time
from dataclasses import asdict, fields
from pathlib import Path

from loopback.channel_table import ChannelTable
from loopback.snowflake import Snowflakes
from loopback.types import Json
from loopback.world import Message, World

VERSION = 1
EVERY = 1.0


class NotAWorld(ValueError):
    """The file holds something else."""


def dump(world: World, base_url: str) -> str:
    plain = {f.name: getattr(world, f.name) for f in fields(world) if f.name != "clock"}
    plain["ids"] = world.ids.last
    plain["channels"] = world.channels.data
    plain["messages"] = {
        channel_id: [asdict(message) for message in messages.values()]
        for channel_id, messages in world.messages.items()
    }
    return json.dumps({"version": VERSION, "base_url": base_url, "world": plain})


def load(text: str, base_url: str) -> World:
    """A world as it was saved; the addresses of its files follow the server."""
    try:
        saved = json.loads(text)
        moved = json.dumps(saved["world"]).replace(saved["base_url"], base_url)
        return _built(json.loads(moved))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotAWorld(f"This isn't a saved world: {error!r}") from error


def _built(plain: Json) -> World:
    messages = {
        channel_id: {m["data"]["id"]: Message(**m) for m in kept}
        for channel_id, kept in plain.pop("messages").items()
    }
    ids = Snowflakes(plain.pop("ids"))
    channels = ChannelTable(plain.pop("channels").values())
    world = World(ids=ids, messages=messages, channels=channels, **plain)
    _share_people(world)
    return world


def _share_people(world: World) -> None:
    """A person is one object wherever they appear, as before the world was written down."""
    for members in world.members.values():
        for user_id, member in members.items():
            member["user"] = world.users[user_id]
    for channel in world.channels.values():
        if "recipients" in channel:
            channel["recipients"] = [world.users[u["id"]] for u in channel["recipients"]]


def write(path: Path, text: str) -> None:
    """Writes beside the file and then puts it in its place, so that it is always whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(path.suffix + ".new")
    beside.write_text(text)
    beside.replace(path)


class Keeper:
    """Saves a moment after something changed (a large world less often), and at the end."""

    def __init__(self, world: World, path: Path, base_url: str) -> None:
        self.world = world
        self.path = path
        self.base_url = base_url
        self.stale = asyncio.Event()
        self.pause = EVERY

    def watch(self, _: object) -> None:
        self.stale.set()

    async def run(self) -> None:
        while True:
            await self.stale.wait()
            await asyncio.sleep(self.pause)
            self.stale.clear()
            began = time.monotonic()
            text = dump(self.world, self.base_url)
            self.pause = max(EVERY, 20 * (time.monotonic() - began))
            await asyncio.to_thread(write, self.path, text)

    def save(self) -> None:
        write(self.path, dump(self.world, self.base_url))
