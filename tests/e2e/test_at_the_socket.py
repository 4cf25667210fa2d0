"""Who may come to the window, and what their taps count for."""

import asyncio
import json
import re
import struct
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.app import WINDOW, Divemaster
from bot.host import Table
from bot.window import audience, watching
from bot.window.links import NOBODY
from bot.window.prints import Print
from bot.window.viewer import AT_ONCE
from loopback import Loopback, moderation
from loopback.user.person import Person
from renderers.encode import jpeg
from tests.e2e.conftest import bot_running
from tests.e2e.tables import Dive, start_game, table_of
from tests.e2e.test_window import a_port

Said = dict[str, Any]


class Socket:
    """A page without its pictures."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def hears(self, kind: str) -> Any:
        """The next of this kind."""
        async with asyncio.timeout(60):
            while True:
                said = await self.socket.receive()
                if said.type is aiohttp.WSMsgType.TEXT:
                    self.heard.append(said.data)
                    found = json.loads(said.data)
                    if kind in found:
                        return found[kind]
                elif said.type is not aiohttp.WSMsgType.BINARY:
                    raise ConnectionError(said.type)

    async def sees(self, kind: str) -> tuple[Said, bytes]:
        """The next picture of this kind: its head, and what follows."""
        async with asyncio.timeout(60):
            while True:
                said = await self.socket.receive()
                if said.type is aiohttp.WSMsgType.BINARY:
                    (length,) = struct.unpack(">I", said.data[:4])
                    head = json.loads(said.data[4 : 4 + length])
                    if head["picture"] == kind:
                        return head, bytes(said.data[4 + length :])

    async def film(self) -> bytes:
        await self.socket.send_str(json.dumps({"open": "film"}))
        return (await self.sees("film"))[1]

    async def tap(self, scene: Said, number: int, option: str = "") -> None:
        chosen = option or scene["options"][0]["id"]
        deed = {"tap": number, "token": scene["token"], "options": [chosen]}
        await self.socket.send_str(json.dumps(deed))


@pytest.fixture
async def bot(discord_world: Loopback, tmp_path: Path) -> AsyncIterator[Divemaster]:
    port, secret = a_port(), discord_world.client_secret
    discord_world.host_activity(f"http://127.0.0.1:{port}")
    more = {"window_port": port, "client_secret": secret}
    async with bot_running(discord_world, tmp_path / "w.db", **more) as running:
        yield running


@asynccontextmanager
async def at(
    bot: Divemaster, signed: str, origin: str = "", language: str = "de"
) -> AsyncIterator[Socket]:
    assert bot.house.links is not None
    base = bot.house.links.base
    headers = {"Origin": origin or base, "Accept-Language": language}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{base}/socket", headers=headers) as socket,
    ):
        await socket.send_str(signed)
        yield Socket(socket)


def signed(bot: Divemaster, table: Table, user: int) -> str:
    assert bot.house.links is not None
    return bot.house.links.sign(table.id, user)


async def seated(dive: Dive, bot: Divemaster) -> tuple[Table, str]:
    """The table, and the pass of whoever is asked first."""
    table = await table_of(bot, dive)
    return table, signed(bot, table, table.asked_people[0])


async def test_the_link_is_private_and_lies_behind_the_hash(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    more = (await dive.click("Marina", "…")).message
    assert more.ephemeral
    link = re.search(r"'url': '([^']+/board#[^']+)'", str(more.raw))
    assert link is not None
    assert all("/board#" not in text for text in await dive.texts() if text != more.text)
    async with at(bot, link[1].partition("#")[2]) as page:
        scene = await page.hears("scene")
    assert scene["seated"]


async def test_strangers_forgers_and_other_pages_stay_outside(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table, good = await seated(dive, bot)
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        async with at(bot, good, "https://evil.example"):
            pass
    other = re.sub(r"\.\d+\.", ".1.", good, count=1)
    for forged in ("", "x", good[:-3] + "AAA", other):
        async with at(bot, forged) as page:
            assert "keiner von meinen" in await page.hears("shut")
    assert bot.house.links is not None
    old = bot.house.links.sign(table.id, table.asked_people[0], now=1e9)
    async with at(bot, old) as page:
        assert "abgelaufen" in await page.hears("shut")
    assert table.campaign.length == 1


async def test_a_tap_counts_once_however_often_it_comes(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table, good = await seated(dive, bot)
    async with at(bot, good) as page, at(bot, good) as other:
        scene, _ = await page.hears("scene"), await other.hears("scene")
        before = table.campaign.length
        await page.tap(scene, 7)
        await page.tap(scene, 7)
        await other.tap(scene, 7)
        while (await page.hears("scene"))["token"] == scene["token"]:
            pass
        await asyncio.sleep(0.2)
        made = [one for one in table.recent if one.number > before and one.interaction]
        assert len(made) == 1
        await page.tap(scene, 8)
        refused = await page.hears("refused")
        assert "waiting for" in refused or "answered already" in refused
        assert len([one for one in table.recent if one.interaction]) == 1


async def test_whoever_has_no_seat_looks_on_and_chooses_nothing(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table, good = await seated(dive, bot)
    coral = int(discord_world.person("Coral").id)
    async with at(bot, good) as page, at(bot, signed(bot, table, coral)) as guest:
        scene, seen = await page.hears("scene"), await guest.hears("scene")
        assert (seen["options"], seen["token"], seen["seated"]) == ([], "", False)
        length = table.campaign.length
        await guest.tap(scene, 9)
        assert "not playing here" in await guest.hears("refused")
        assert table.campaign.length == length


async def test_whoever_has_left_the_server_has_left_the_window(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table = await table_of(bot, dive)
    finn = discord_world.person("Finn").id
    async with at(bot, signed(bot, table, int(finn))) as page:
        await page.hears("scene")
    moderation.remove_member(discord_world.realm, discord_world.guild["id"], finn)
    async with at(bot, signed(bot, table, int(finn))) as page:
        assert "nicht mehr auf diesem Server" in await page.hears("shut")


async def test_an_open_page_gets_a_new_pass_and_closes_when_its_person_has_left(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "AGAIN", 0.3)
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table = await table_of(bot, dive)
    finn = discord_world.person("Finn").id
    async with at(bot, signed(bot, table, int(finn))) as page:
        async with at(bot, await page.hears("pass")) as again:
            assert (await again.hears("scene"))["seated"]
        moderation.remove_member(discord_world.realm, discord_world.guild["id"], finn)
        assert "not on this server any more" in await page.hears("shut")


async def test_a_page_that_asks_too_much_is_refused_and_nobody_opens_too_many(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    _, good = await seated(dive, bot)
    async with AsyncExitStack() as room:
        pages = [await room.enter_async_context(at(bot, good)) for _ in range(watching.EACH)]
        for one in pages:
            await one.hears("scene")
        assert (await bot._condition()).windows == watching.EACH
        async with at(bot, good, language="en") as one_more:
            assert "a lot at once" in await one_more.hears("shut")
        for _ in range(2 * round(AT_ONCE)):
            await pages[0].socket.send_str(json.dumps({"open": "d1:x::words"}))
        assert "a lot at once" in await pages[0].hears("refused")


async def test_a_page_is_told_which_worker_has_its_table_and_taps_nothing_elsewhere(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table, good = await seated(dive, bot)
    async with at(bot, good) as page:
        scene, length = await page.hears("scene"), table.campaign.length
        monkeypatch.setattr(bot.intake.crew, "serves", not_ours)
        await page.tap(scene, 3)
        assert (await page.hears("scene"))["token"] == scene["token"]
        monkeypatch.setattr(bot.house.host, "serves", lambda _: False)
        await bot.store.set_fact(f"{WINDOW}{bot.shard_of(0)}", "https://two.example")
        await bot.lost([0])
        with pytest.raises(ConnectionError):
            await page.hears("nothing more")
    async with at(bot, good) as page:
        assert await page.hears("moved") == "https://two.example"
    assert table.campaign.length == length


async def not_ours(_: int | None) -> bool:
    return False


async def test_each_socket_is_told_the_choices_of_its_own_seat(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lurk", "Marina", "Finn")
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    for row in table.seats:
        async with at(bot, signed(bot, table, row.user or 0)) as page:
            scene = await page.hears("scene")
            assert {one["id"] for one in scene["options"]} == {one.id for one in ask.of(row.seat)}


async def test_a_picture_that_comes_back_travels_as_a_number(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the page stays; another page begins anew."""
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table = await table_of(bot, dive)
    coral = signed(bot, table, int(discord_world.person("Coral").id))
    scene = Print((256, 256), "", (), jpeg(Image.linear_gradient("L").convert("RGB")), "A scene.")
    turns = cycle((audience.printed, lambda *_: scene))
    monkeypatch.setattr(audience, "printed", lambda *of: next(turns)(*of))  # noqa: PLW0108
    for _ in range(2):
        async with at(bot, coral) as page:
            seen = [await page.sees("board")]
            for _ in range(3):
                bot.house.host.tables.changed(table.id)
                seen.append(await page.sees("board"))
        assert [head.get("over") for head, _ in seen] == [None, None, 1, 1]
        assert [len(json.dumps(head)) < 96 for head, _ in seen[2:]] == [True, True]
        assert [data for _, data in seen[1:]] == [scene.whole, b"", b""]


async def test_guests_look_on_while_the_table_lets_them(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table = await table_of(bot, dive)
    public = signed(bot, table, NOBODY)
    async with at(bot, public) as page:
        assert "nur noch die, die mitspielen" in await page.hears("shut")
    marina = dive.people[0]
    more = (await dive.click(marina, "…")).message
    more = (await marina.click(more, "Let others look on")).message
    assert re.search(rf"/board#{table.id}\.0\.", str(more.raw))
    async with at(bot, public) as page:
        scene = await page.hears("scene")
        assert (scene["seated"], scene["options"], scene["hand"]) == (False, [], {})
        assert (await page.film()).startswith(b"GIF89a")
        table, _ = await seated(dive, bot)
        await page.socket.send_str(json.dumps({"undo": table.campaign.length}))
        assert "Only those at the table" in await page.hears("refused")
    await marina.click(more, "Close the public link")
    async with at(bot, public) as page:
        await page.hears("shut")


async def test_in_an_activity_discord_says_who_somebody_is(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    activities, now = discord_world.realm.activities, discord_world.realm.clock.now()
    table, marina, coral = await table_of(bot, dive), dive.people[0], discord_world.person("Coral")
    here = (await marina.launch(dive.thread)).activity
    elsewhere = (await marina.launch("#general")).activity
    assert here is not None
    assert elsewhere is not None

    def says(person: Person, instance: str, code: str = "") -> str:
        code = code or activities.authorize(person.id, ("identify",), now)
        return json.dumps({"code": code, "instance": instance})

    good = says(marina, here.id)
    async with at(bot, good, discord_world.base_url) as page:
        link = await page.hears("pass")
        assert link.startswith(f"{table.id}.{marina.id}.")
        assert (await page.hears("scene"))["seated"]
    refused = {
        good: "who you are",
        says(coral, here.id): "who you are",
        says(marina, "i-1-2"): "who you are",
        says(marina, here.id, "made-up"): "who you are",
        '{"code": "", "instance": "../../users"}': "who you are",
        says(marina, elsewhere.id): "no game in this channel",
        "": "isn't one of mine",
    }
    for said, why in refused.items():
        async with at(bot, said, discord_world.base_url, "en") as page:
            assert why in await page.hears("shut"), said
    async with at(bot, link, discord_world.base_url) as page:
        await page.hears("scene")
    async with at(bot, says(marina, here.id), language="en") as page:
        assert "isn't one of mine" in await page.hears("shut")
