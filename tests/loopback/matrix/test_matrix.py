"""Ten client libraries, unmodified, through the same evening: what one forgives another finds."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from loopback import Loopback, Person, Upload
from tests.loopback.matrix.libraries import FEATURES, LABELS, LIBRARIES, Library, NotAtHand
from tests.loopback.raw import PNG

PATIENCE = 45.0
COMMANDS = ("greet", "panel", "selects", "later", "follow", "nick", "file", "thread", "forum")
Scene = Callable[["Evening"], Awaitable[None]]


class Evening:
    """Marina in #general, before a bot in some library."""

    def __init__(self, world: Loopback, library: Library) -> None:
        self.world = world
        self.library = library
        self.marina: Person = world.person("Marina")

    async def said(self, command: str) -> str:
        return (await self.marina.slash("#general", command)).message.text


async def ready(here: Evening) -> None:
    await here.marina.wait_for("#logbook", lambda message: message.content == "ready")


async def greet(here: Evening) -> None:
    answer = await here.marina.slash("#general", "greet", {"fish": "ray"})
    assert answer.message.text == "hello ray"


async def complete(here: Evening) -> None:
    found = await here.marina.autocomplete("#general", "greet", {"fish": "lan"}, "fish")
    assert [choice.value for choice in found] == ["lantern"]


async def private(here: Evening) -> None:
    assert (await here.marina.slash("#general", "greet", {"fish": "eel"})).message.ephemeral


async def edit_later(here: Evening) -> None:
    answer = await here.marina.slash("#general", "later")
    await here.marina.until(lambda: answer.message.content == "later still" or None)


async def follow_up(here: Evening) -> None:
    answer = await here.marina.slash("#general", "follow")
    assert answer.message.content == "one"
    await here.marina.until(lambda: [m.content for m in answer.followups] == ["three"] or None)


async def take_a_nick(here: Evening) -> None:
    assert await here.said("nick") == "nicked"
    world = here.world.world
    assert world.member(here.world.guild["id"], world.bot["id"])["nick"] == "Squid"


async def press(here: Evening) -> None:
    panel = await here.marina.slash("#general", "panel")
    answer = await here.marina.click(panel.message, "Go")
    assert (answer.kind, answer.message.content) == ("update", "went")


async def choose(here: Evening) -> None:
    finn, moderator = here.world.person("Finn"), here.world.guild["roles"][2]
    general = next(c for c in here.world.world.channels.values() if c["name"] == "general")
    chosen = {
        "string": ("two", "two"),
        "user": (finn.id, finn.id),
        "role": (moderator["id"], moderator["id"]),
        "mentionable": (finn.id, finn.id),
        "channel": (general["id"], general["id"]),
    }
    panel = await here.marina.slash("#general", "selects")
    for menu, (value, told) in chosen.items():
        answer = await here.marina.select(panel.message, menu, value)
        assert answer.message.content == f"picked {told}", menu


async def fill_in(here: Evening) -> None:
    """Every field that the library knows: words alone, or every kind that a Label can hold."""
    panel = await here.marina.slash("#general", "panel")
    opened = await here.marina.click(panel.message, "Form")
    if LABELS in here.library.cannot:
        done = await here.marina.submit(opened.modal, {"name": "Marina"})
        assert done.message.content == "hello Marina"
        return
    finn = here.world.person("Finn")
    given = {
        "name": "Marina",
        "fish": ["ray"],
        "friend": [finn.id],
        "proof": [Upload("a.txt", b"a")],
    }
    done = await here.marina.submit(opened.modal, given)
    assert done.message.content == f"hello Marina ray {finn.id} a.txt"


async def receive(here: Evening) -> None:
    message = (await here.marina.slash("#general", "file")).message
    assert [file["filename"] for file in message.attachments] == ["dot.png"]


async def open_thread(here: Evening) -> None:
    assert await here.said("thread") == "opened"
    assert [m.content for m in await here.marina.read("Matrix")][-1:] == ["inside"]


async def open_post(here: Evening) -> None:
    assert await here.said("forum") == "posted"
    assert [m.content for m in await here.marina.read("Post")] == ["first"]


async def lay_out(here: Evening) -> None:
    assert await here.said("deep") == "The deep"


async def come_back(here: Evening) -> None:
    """Its connection is cut and it resumes; what it missed is told to it."""
    here.world.trouble.drop_gateway()
    await here.world.bot_online(PATIENCE)
    await greet(here)


SCENES: dict[str, Scene] = dict(
    zip(
        FEATURES,
        (
            *(ready, greet, complete, private, edit_later, follow_up, take_a_nick),
            *(press, choose, fill_in, receive, open_thread, open_post, lay_out, come_back),
        ),
        strict=True,
    )
)


@asynccontextmanager
async def playing(library: Library, world: Loopback) -> AsyncIterator[asyncio.subprocess.Process]:
    channels = {c["name"]: c["id"] for c in world.world.channels.values()}
    told = {
        "LOOPBACK_URL": world.base_url,
        "LOOPBACK_TOKEN": world.token,
        "LOOPBACK_HTTPS": world.tls_url or "",
        "LOOPBACK_CERTIFICATE": str(world.certificate),
        "PICTURE": PNG.hex(),
        "GUILD": world.guild["id"],
        "LOG": channels["logbook"],
        "FORUM": channels["expeditions"],
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
        with contextlib.suppress(ProcessLookupError):
            bot.kill()
        await bot.communicate()


async def declared(world: Loopback, bot: asyncio.subprocess.Process) -> None:
    """Waits until the bot is there and its commands are."""
    waiting = asyncio.create_task(world.commands_ready(*COMMANDS, patience=PATIENCE))
    ending = asyncio.create_task(bot.wait())
    await asyncio.wait((waiting, ending), return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if not waiting.done() or waiting.exception():
        waiting.cancel()
        with contextlib.suppress(ProcessLookupError):
            bot.kill()
        pytest.fail((await bot.communicate())[0].decode())


HERE = tuple(library for library in LIBRARIES if not library.own_folder)
ELSEWHERE = tuple(library for library in LIBRARIES if library.own_folder)


@pytest.mark.parametrize("library", HERE, ids=lambda library: library.name)
async def test_a_library_through_everything(discord_world: Loopback, library: Library) -> None:
    await evening(discord_world, library)


@pytest.mark.libraries
@pytest.mark.parametrize("library", ELSEWHERE, ids=lambda library: library.name)
async def test_a_library_of_its_own_through_everything(
    discord_world: Loopback, library: Library, capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        await asyncio.to_thread(library.install)
    except NotAtHand as reason:
        with capfd.disabled():
            sys.stderr.write(f"\nNOT JUDGED by {library.name}: {reason}\n")
        pytest.skip(str(reason))
    await evening(discord_world, library)


async def evening(world: Loopback, library: Library) -> None:
    await world.listen_with_tls()
    world.settle = 0.05
    here, failed = Evening(world, library), {}
    async with playing(library, world) as bot:
        await declared(world, bot)
        for feature, scene in SCENES.items():
            try:
                if feature not in library.cannot:
                    await scene(here)
            except Exception as error:  # noqa: BLE001 - all of them are told together
                failed[feature] = repr(error)
        if failed:
            with contextlib.suppress(ProcessLookupError):
                bot.kill()
            failed["the bot said"] = (await bot.communicate())[0].decode()[-3000:]
    if verdict := world.refusals.verdict():
        failed["refused"] = verdict
    assert not failed, "\n".join(f"{key}: {why}" for key, why in failed.items())
