"""The user's side as JSON: whoever can click can script."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from loopback import Loopback
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import PNG, Raw


class Page:
    """What the page does, without a page."""

    def __init__(self, raw: Raw, name: str = "Marina") -> None:
        self.raw = raw
        self.raw.headers = {}
        self.name = name

    async def get(self, path: str, **query: str) -> Any:
        status, body = await self.raw(
            "GET", path, root="/loopback", params={"as": self.name} | query
        )
        assert status == 200, body
        return body

    async def do(self, path: str, **body: Any) -> Any:
        status, answer = await self.raw("POST", path, {"as": self.name} | body, root="/loopback")
        assert status in (200, 204), answer
        return answer

    @asynccontextmanager
    async def events(self) -> AsyncIterator[asyncio.Queue[tuple[str, Any]]]:
        heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        url = f"{self.raw.world.base_url}/loopback/events"
        async with self.raw.session.get(url, params={"as": self.name}) as stream:

            async def listen() -> None:
                name = ""
                async for line in stream.content:
                    key, _, value = line.decode().strip().partition(": ")
                    if key == "event":
                        name = value
                    elif key == "data":
                        heard.put_nowait((name, json.loads(value)))

            task = asyncio.create_task(listen())
            assert (await heard.get())[0] == "hello"
            yield heard
            task.cancel()


@pytest.fixture
def page(raw: Raw) -> Page:
    return Page(raw)


class Form(discord.ui.Modal, title="Who?"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"hello {self.name.value}")


class View(discord.ui.View):
    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="pick", options=[discord.SelectOption(label="A"), discord.SelectOption(label="B")]
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(select.values[0], ephemeral=True)


def bot() -> TinyBot:
    bot = TinyBot()

    @bot.tree.command(description="Shows")
    async def show(interaction: discord.Interaction, chart: discord.Attachment) -> None:
        await interaction.response.send_message(f"{chart.filename} {chart.size}", view=View())

    @bot.tree.command(description="Sleeps")
    async def sleep(interaction: discord.Interaction, how: str) -> None:
        pass

    @sleep.autocomplete("how")
    async def how(
        interaction: discord.Interaction, current: str
    ) -> list[discord.app_commands.Choice[str]]:
        return [discord.app_commands.Choice(name=f"{current}!", value=current)]

    return bot


async def test_the_world_as_a_person_sees_it(page: Page) -> None:
    world = await page.get("/world")
    assert world["me"]["global_name"] == "Marina"
    assert [p["global_name"] or p["username"] for p in world["people"]] == [
        "Divemaster", "Coral", "Marina", "Finn", "Pearl", "Otto", "Nerida",
    ]  # fmt: skip
    assert [c["name"] for c in world["guilds"][0]["channels"]] == [
        "welcome", "general", "tables", "logbook", "expeditions",
    ]  # fmt: skip
    assert world["bot"]["online"] is False


async def test_from_the_command_to_the_form(page: Page, start: Start) -> None:
    await start(bot())
    general = page.raw.channel("general")
    names = [c["name"] for c in await page.get("/commands", channel=general)]
    assert names == ["show", "sleep"]
    completed = await page.do(
        "/autocomplete", channel=general, command="sleep", options={"how": "well"}, focused="how"
    )
    assert completed["choices"] == [{"name": "well!", "value": "well"}]
    url = f"{page.raw.world.base_url}/loopback/uploads"
    query = {"as": "Marina", "filename": "chart.png"}
    async with page.raw.session.post(url, params=query, data=PNG) as answer:
        upload = await answer.json()
    shown = await page.do(
        "/invoke", channel=general, command="show", options={"chart": upload["id"]}
    )
    assert shown["state"] == "message"
    assert shown["message"]["content"] == f"chart.png {len(PNG)}"
    where = {"channel": general, "message": shown["message"]["id"]}
    private = await page.do("/select", **where, custom_id="pick", values=["B"])
    assert (private["state"], private["message"]["content"]) == ("message", "B")
    opened = await page.do("/click", **where, custom_id="ask")
    assert (opened["state"], opened["modal"]["title"]) == ("modal", "Who?")
    done = await page.do("/submit", interaction=opened["id"], values={"name": "Marina"})
    assert (done["state"], done["message"]["content"]) == ("update", "hello Marina")
    seen = await page.get(f"/channels/{general}/messages")
    assert [m["content"] for m in seen] == ["hello Marina", "B"]
    other = await Page(page.raw, "Finn").get(f"/channels/{general}/messages")
    assert [m["content"] for m in other] == ["hello Marina"]
    dismiss = f"/channels/{general}/messages/{private['message']['id']}"
    status, _ = await page.raw("DELETE", dismiss, root="/loopback", params={"as": "Marina"})
    assert status == 204


async def test_an_interaction_that_failed(page: Page, start: Start) -> None:
    page.raw.world.realm.interactions.answer_within = 0.05
    await start(bot())
    options = {"how": "deep"}
    failed = await page.do("/invoke", channel="#general", command="sleep", options=options)
    assert (failed["state"], failed["error"]) == ("failed", "This interaction failed")


async def test_live_updates_are_for_those_who_may_see(
    page: Page, discord_world: Loopback, start: Start
) -> None:
    await start(bot())
    async with page.events() as marina, Page(page.raw, "Finn").events() as finn:
        said = await page.do("/messages", channel="#general", content="ahoy")
        assert await marina.get() == ("message", said)
        assert await finn.get() == ("message", said)
        await Page(page.raw, "Finn").do("/typing", channel="#general")
        assert (await marina.get())[0] == "typing"
        discord_world.trouble.delete_message(said["channel_id"], said["id"])
        name, gone = await marina.get()
        assert (name, gone["id"]) == ("message_gone", said["id"])
        discord_world.add_person("Ernest")
        assert (await marina.get())[0] == "people"
        discord_world.add_channel("wreck")
        name, channel = await marina.get()
        assert (name, channel["name"]) == ("channel", "wreck")


async def test_private_answers_reach_only_their_person(page: Page, start: Start) -> None:
    await start(bot())
    general = page.raw.channel("general")
    url = f"{page.raw.world.base_url}/loopback/uploads"
    query = {"as": "Marina", "filename": "a.txt"}
    async with page.raw.session.post(url, params=query, data=b"x") as answer:
        upload = await answer.json()
    shown = await page.do(
        "/invoke", channel=general, command="show", options={"chart": upload["id"]}
    )
    async with page.events() as marina, Page(page.raw, "Finn").events() as finn:
        where = {"channel": general, "message": shown["message"]["id"]}
        await page.do("/select", **where, custom_id="pick", values=["A"])
        kinds = [await marina.get() for _ in range(3)]
        assert ("message", "A") in [(k, d.get("content")) for k, d in kinds]
        await page.do("/messages", channel=general, content="end")
        assert (await finn.get())[1]["content"] == "end"


async def test_people_channels_threads(page: Page, discord_world: Loopback) -> None:
    status, ernest = await page.raw("POST", "/people", {"name": "Ernest"}, root="/loopback")
    assert (status, ernest["global_name"]) == (200, "Ernest")
    status, wreck = await page.raw("POST", "/channels", {"name": "wreck"}, root="/loopback")
    assert wreck["name"] == "wreck"
    thread = discord_world.person("Finn").actor.open_thread("#general", "Corner")
    await page.do("/threads/join", thread=thread["id"])
    assert thread["member_count"] == 2
    await page.do("/threads/leave", thread=thread["id"])
    assert thread["member_count"] == 1


async def test_faults_are_set_listed_and_cleared(page: Page, discord_world: Loopback) -> None:
    for fault in (
        {"kind": "429", "path": "/messages", "times": 2, "seconds": 0.1},
        {"kind": "hold", "event": "MESSAGE_CREATE"},
        {"kind": "forbid", "channel": page.raw.channel("general"), "permissions": ["VIEW_CHANNEL"]},
        {"kind": "close_door", "person": "Finn"},
        {"kind": "time", "seconds": 900},
    ):
        status, _ = await page.raw("POST", "/faults", fault, root="/loopback")
        assert status == 200
    _, listed = await page.raw("GET", "/faults", root="/loopback")
    assert (len(listed["rest"]), len(listed["dispatches"])) == (1, 1)
    assert discord_world.faults.doors == {discord_world.person("Finn").id: 50007}
    assert discord_world.realm.clock.now() > time.time() + 890
    assert (await page.raw("DELETE", "/faults", root="/loopback"))[0] == 204
    assert discord_world.faults.rest == []
    status, body = await page.raw("POST", "/faults", {"kind": "meteor"}, root="/loopback")
    assert (status, body["code"]) == (400, 50035)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/click", {"as": "Nobody"}, 404, 10013),
        ("/click", {"as": "Divemaster"}, 400, 0),
        ("/click", {"as": "Marina"}, 400, 50035),
        ("/click", {"as": "Marina", "channel": "1", "message": "1", "custom_id": "a"}, 404, 10003),
        ("/invoke", {"as": "Marina", "channel": "#general", "command": "x"}, 400, 0),
        ("/submit", {"as": "Marina", "interaction": "1"}, 404, 10062),
        ("/messages", {"as": "Marina", "channel": "#general", "content": ""}, 400, 50006),
        ("/messages", {"as": "Marina", "channel": "#general", "uploads": ["7"]}, 400, 0),
        ("/nothing", {}, 404, 0),
        ("/people", {"name": ""}, 400, 50035),
        ("/click", [], 400, 50035),
    ],
)
async def test_mistakes_are_told(
    page: Page, path: str, body: object, status: int, code: int
) -> None:
    got, answer = await page.raw("POST", path, json=body, root="/loopback")
    assert (got, answer["code"]) == (status, code)


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://example.org"}, {"Origin": "null"}, {"Host": "example.org"}],
)
async def test_other_web_pages_are_kept_out(page: Page, headers: dict[str, str]) -> None:
    query = {"as": "Marina"}
    status, _ = await page.raw("GET", "/world", root="/loopback", params=query, headers=headers)
    assert status == 403


async def test_its_own_page_may_act(page: Page) -> None:
    headers = {"Origin": page.raw.world.base_url}
    query = {"as": "Marina"}
    status, _ = await page.raw("GET", "/world", root="/loopback", params=query, headers=headers)
    assert status == 200


async def test_forms_of_other_kinds_are_refused(page: Page) -> None:
    url = f"{page.raw.world.base_url}/loopback/messages"
    async with page.raw.session.post(url, data={"as": "Marina", "content": "x"}) as answer:
        assert answer.status == 400
