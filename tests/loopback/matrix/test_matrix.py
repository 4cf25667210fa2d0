"""Seven client libraries, unmodified, through the same evening: what one forgives another finds."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from loopback import Loopback, Person
from tests.loopback.matrix.libraries import FEATURES, LIBRARIES, Library, NotAtHand
from tests.loopback.raw import PNG

PATIENCE = 45.0
COMMANDS = {"greet", "panel", "file", "thread"}
Scene = Callable[[Person], Awaitable[None]]


async def greet(marina: Person) -> None:
    assert (await marina.slash("#general", "greet", {"fish": "ray"})).message.text == "hello ray"


async def complete(marina: Person) -> None:
    found = await marina.autocomplete("#general", "greet", {"fish": "lan"}, "fish")
    assert [choice.value for choice in found] == ["lantern"]


async def private(marina: Person) -> None:
    assert (await marina.slash("#general", "greet", {"fish": "eel"})).message.ephemeral


async def press(marina: Person) -> None:
    panel = await marina.slash("#general", "panel")
    answer = await marina.click(panel.message, "Go")
    assert (answer.kind, answer.message.content) == ("update", "went")


async def choose(marina: Person) -> None:
    panel = await marina.slash("#general", "panel")
    assert (await marina.select(panel.message, "pick", "two")).message.content == "picked two"


async def fill_in(marina: Person) -> None:
    panel = await marina.slash("#general", "panel")
    opened = await marina.click(panel.message, "Form")
    done = await marina.submit(opened.modal, {"name": "Marina"})
    assert done.message.content == "hello Marina"


async def receive(marina: Person) -> None:
    message = (await marina.slash("#general", "file")).message
    assert [file["filename"] for file in message.attachments] == ["dot.png"]


async def open_thread(marina: Person) -> None:
    assert (await marina.slash("#general", "thread")).message.content == "opened"
    assert [m.content for m in await marina.read("Matrix")][-1:] == ["inside"]


async def lay_out(marina: Person) -> None:
    assert (await marina.slash("#general", "deep")).message.text == "The deep"


SCENES: dict[str, Scene] = dict(
    zip(
        FEATURES,
        (greet, complete, private, press, choose, fill_in, receive, open_thread, lay_out),
        strict=True,
    )
)


@asynccontextmanager
async def playing(library: Library, world: Loopback) -> AsyncIterator[asyncio.subprocess.Process]:
    told = {
        "LOOPBACK_URL": world.base_url,
        "LOOPBACK_TOKEN": world.token,
        "PICTURE": PNG.hex(),
    }
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(
        *library.command,
        env=os.environ | library.environment | told,
        stdout=pipe,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.communicate()


def names(world: Loopback) -> set[str]:
    return {command["name"] for command in world.world.commands.values()}


async def declared(world: Loopback, bot: asyncio.subprocess.Process) -> None:
    """Waits until the bot is there and its commands are."""
    async with asyncio.timeout(PATIENCE):
        while not (world.realm.gateway.online and names(world) >= COMMANDS):
            if bot.returncode is not None:
                assert bot.stdout is not None
                pytest.fail((await bot.stdout.read()).decode())
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
async def test_a_library_through_everything(
    discord_world: Loopback, library: Library, capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        await asyncio.to_thread(library.install)
    except NotAtHand as reason:
        with capfd.disabled():
            sys.stderr.write(f"\nNOT JUDGED by {library.name}: {reason}\n")
        pytest.skip(str(reason))
    discord_world.settle = 0.05
    marina = discord_world.person("Marina")
    failed = {}
    async with playing(library, discord_world) as bot:
        await declared(discord_world, bot)
        for feature, scene in SCENES.items():
            try:
                if feature not in library.cannot:
                    await scene(marina)
            except Exception as error:  # noqa: BLE001 - all of them are told together
                failed[feature] = repr(error)
        if failed:
            bot.kill()
            failed["the bot said"] = (await bot.communicate())[0].decode()[-3000:]
    assert not failed, "\n".join(f"{key}: {why}" for key, why in failed.items())
