"""Polls, forwards, webhooks with faces, and commands in a person's own language."""

import base64
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import expect

from loopback.permissions import May
from tests.loopback.page.conftest import Stage, last, messages, run, show
from tests.loopback.page.test_like_discord import picture
from tests.loopback.raw import Raw

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

QUESTION = {"text": "Where do we dive?"}
ANSWERS = [
    {"poll_media": {"text": "The wreck", "emoji": {"name": "🚢"}}},
    {"poll_media": {"text": "The reef"}},
]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(stage: Stage) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(stage.discord, session)


async def test_a_poll_is_voted_on_with_the_keyboard(stage: Stage, bot: Raw) -> None:
    await bot.send({"poll": {"question": QUESTION, "answers": ANSWERS}})
    page = await stage.tab("Marina@general+Finn@general")
    marina, finn = page.locator(".pane").first, page.locator(".pane").nth(1)
    group = last(marina).get_by_role("group", name="Where do we dive?")
    await expect(group.get_by_role("radio")).to_have_count(2)
    vote = last(marina).get_by_role("button", name="Vote")
    await expect(vote).to_be_disabled()
    await group.get_by_label("The wreck").focus()
    await page.keyboard.press("ArrowDown")
    await expect(vote).to_be_enabled()
    await page.keyboard.press("Tab")
    await expect(vote).to_be_focused()
    await page.keyboard.press("Enter")
    results = last(marina).get_by_role("region", name="Poll: Where do we dive?")
    await expect(results.locator(".mine")).to_contain_text("The reef")
    await expect(results.locator(".mine")).to_contain_text("1 vote, 100 %")
    await last(finn).get_by_label("The wreck").check()
    await last(finn).get_by_role("button", name="Vote").click()
    await expect(results.locator(".mine")).to_contain_text("1 vote, 50 %")
    await show(page, "poll")
    await results.get_by_role("button", name="Remove vote").click()
    await expect(group.get_by_role("radio")).to_have_count(2)


async def test_a_closed_poll_shows_how_it_ended(stage: Stage, bot: Raw) -> None:
    several = {"question": QUESTION, "answers": ANSWERS, "allow_multiselect": True}
    _, sent = await bot.send({"poll": several})
    page = await stage.tab("Marina@general")
    await expect(last(page).get_by_role("checkbox")).to_have_count(2)
    path = f"/channels/{sent['channel_id']}/polls/{sent['id']}/expire"
    assert (await bot("POST", path))[0] == 200
    await expect(last(page)).to_contain_text("0 votes • poll closed")
    await expect(last(page).get_by_role("button", name="Vote")).to_have_count(0)


async def test_a_forward_shows_what_was_said_and_where(stage: Stage, bot: Raw) -> None:
    _, first = await bot.send({"content": "The **Kraken** wakes."})
    reference = {"type": 1, "channel_id": first["channel_id"], "message_id": first["id"]}
    assert (await bot.send({"message_reference": reference}, "tables"))[0] == 200
    page = await stage.tab("Marina@tables")
    forward = last(page).get_by_role("region", name="Forwarded message")
    await expect(forward).to_contain_text("Forwarded")
    await expect(forward.locator("strong, b").first).to_have_text("Kraken")
    await show(page, "forward")
    await forward.get_by_role("button", name="#general").click()
    await expect(messages(page).filter(has_text="The Kraken wakes.")).to_have_count(1)


async def test_a_webhook_has_a_face_of_its_own(stage: Stage, bot: Raw) -> None:
    image = "data:image/png;base64," + base64.b64encode(picture(64, 64)).decode()
    stage.discord.give_bot(May.MANAGE_WEBHOOKS)
    path = f"/channels/{bot.channel('general')}/webhooks"
    _, hook = await bot("POST", path, {"name": "Parrot", "avatar": image})
    for name in ("Captain", "Captain", "Bosun"):
        address = f"/webhooks/{hook['id']}/{hook['token']}"
        await bot("POST", address, {"content": "ahoy", "username": name})
    page = await stage.tab("Marina@general")
    await expect(last(page).locator("header .name")).to_have_text("Bosun")
    face = last(page).locator(".face img")
    await expect(face).to_have_attribute(
        "src", f"/avatars/{hook['id']}/{hook['avatar']}.png?size=128"
    )
    assert await face.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 64
    await show(page, "webhook")


async def test_commands_are_named_in_ones_own_language(stage: Stage, bot: Raw) -> None:
    path = f"/applications/{stage.discord.world.application['id']}/commands"
    _, known = await bot("GET", path)
    demo = next(command for command in known if command["name"] == "demo")
    start = next(option for option in demo["options"] if option["name"] == "start")
    demo["name_localizations"], start["name_localizations"] = {"de": "probe"}, {"de": "beginnen"}
    start["options"][0]["name_localizations"] = {"de": "spiel"}
    assert (await bot("PATCH", f"{path}/{demo['id']}", demo))[0] == 200
    stage.discord.person("Marina").speaks("de")
    page = await stage.tab("Marina@general")
    await page.locator(".composer textarea").fill("/probe beg")
    await expect(page.get_by_role("option").first).to_contain_text("/probe beginnen")
    await expect(page.get_by_role("option").first.locator("code")).to_have_text("spiel")
    await show(page, "german-commands")
    await run(page, "/probe beginnen spiel:Reef Race")
    await expect(last(page)).to_contain_text("Turn 0")
    await run(page, "/demo start game:Whale Fall")
    await expect(messages(page).filter(has_text="Turn 0")).to_have_count(2)
