"""One evening before a bot in some library: what every library is asked to do.

It needs discord-loopback alone, so it is also copied into empty environments and run there.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from loopback import Loopback, Person, Upload

PATIENCE = 120.0
COMMANDS = ("greet", "panel", "selects", "later", "follow", "nick", "file", "thread", "forum")
LABELS = "no Label in forms"
PICTURE = "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"


class Evening:
    """Marina in #general, before a bot that cannot do everything."""

    def __init__(self, world: Loopback, cannot: Sequence[str]) -> None:
        self.world = world
        self.cannot = cannot
        self.marina: Person = world.person("Marina")
        self.finn = world.person("Finn")
        self.role: str = world.guild["roles"][2]["id"]
        self.channels = {c["name"]: c["id"] for c in world.world.channels.values()}
        self.log = self.channels.get("logbook") or self.channels["log"]
        self.forum = self.channels.get("expeditions") or self.channels["forum"]

    async def said(self, command: str) -> str:
        return (await self.marina.slash("#general", command)).message.text


async def ready(here: Evening) -> None:
    await here.marina.wait_for(here.log, lambda message: message.content == "ready")


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
    chosen = {
        "string": "two",
        "user": here.finn.id,
        "role": here.role,
        "mentionable": here.finn.id,
        "channel": here.channels["general"],
    }
    panel = await here.marina.slash("#general", "selects")
    for menu, value in chosen.items():
        answer = await here.marina.select(panel.message, menu, value)
        assert answer.message.content == f"picked {value}", menu


async def fill_in(here: Evening) -> None:
    """Every field that the library knows: words alone, or every kind that a Label can hold."""
    if LABELS in here.cannot:
        assert await filled(here, "Form", {"name": "Marina"}) == "hello marina"
        return
    finn, general = here.finn.id, here.channels["general"]
    first = {"name": "Marina", "fish": ["ray"], "friend": [finn], "wet": True}
    proof = {"proof": [Upload("a.txt", b"a")]}
    told = await filled(here, "Form", first | proof)
    assert told == f"hello marina ray {finn} a.txt true"
    second = {"role": [here.role], "place": [general], "anyone": [finn]}
    told = await filled(here, "More", second | {"way": "down", "gear": ["fins", "lamp"]})
    assert told == f"chose {here.role} {general} {finn} down fins lamp"


async def filled(here: Evening, button: str, given: dict[str, object]) -> str:
    panel = await here.marina.slash("#general", "panel")
    opened = await here.marina.click(panel.message, button)
    assert opened.modal is not None
    return (await here.marina.submit(opened.modal, given)).message.content.lower()


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


SCENES: dict[str, Callable[[Evening], Awaitable[None]]] = {
    "ready": ready,
    "commands": greet,
    "autocomplete": complete,
    "private answers": private,
    "defer and edit": edit_later,
    "follow-ups": follow_up,
    "nick": take_a_nick,
    "buttons": press,
    "selects": choose,
    "modals": fill_in,
    "files": receive,
    "threads": open_thread,
    "forums": open_post,
    "Components V2": lay_out,
    "reconnect": come_back,
}


async def evening(world: Loopback, command: Sequence[str], cannot: Sequence[str]) -> None:
    """All scenes; those that fail are told together, with what the bot said."""
    await world.listen_with_tls()
    world.settle = 0.05
    here, failed = Evening(world, cannot), {}
    async with playing(here, command) as bot:
        await declared(world, bot)
        for feature, scene in SCENES.items():
            try:
                if feature not in cannot:
                    await scene(here)
            except Exception as error:  # noqa: BLE001 - all of them are told together
                failed[feature] = repr(error)
        if failed:
            failed["the bot said"] = await last_words(bot)
    if verdict := world.refusals.verdict():
        failed["refused"] = verdict
    assert not failed, "\n".join(f"{key}: {why}" for key, why in failed.items())


@asynccontextmanager
async def playing(
    here: Evening, command: Sequence[str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    told = {
        "LOOPBACK_URL": here.world.base_url,
        "LOOPBACK_TOKEN": here.world.token,
        "LOOPBACK_HTTPS": here.world.tls_url or "",
        "LOOPBACK_CERTIFICATE": str(here.world.certificate),
        "PICTURE": PICTURE,
        "GUILD": here.world.guild["id"],
        "LOG": here.log,
        "FORUM": here.forum,
    }
    pipe = asyncio.subprocess.PIPE
    start = asyncio.create_subprocess_exec
    bot = await start(
        *command, env=os.environ | told, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    try:
        yield bot
    finally:
        await last_words(bot)


async def last_words(bot: asyncio.subprocess.Process) -> str:
    """Ends the bot, and gives what it printed."""
    with contextlib.suppress(ProcessLookupError):
        bot.kill()
    return (await bot.communicate())[0].decode()[-3000:]


async def declared(world: Loopback, bot: asyncio.subprocess.Process) -> None:
    """Waits until the bot is there and its commands are."""
    waiting = asyncio.create_task(world.commands_ready(*COMMANDS, patience=PATIENCE))
    ending = asyncio.create_task(bot.wait())
    await asyncio.wait((waiting, ending), return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if not waiting.done() or waiting.exception():
        waiting.cancel()
        why = "It ended" if bot.returncode is not None else f"No commands in {PATIENCE} seconds"
        raise AssertionError(f"{why}. The bot said: {await last_words(bot)}")
