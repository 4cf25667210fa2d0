"""Direct messages and groups: listed, opened, written and pressed in, with the app along."""

import pytest
from playwright.async_api import Page, expect

from tests.loopback.page.conftest import PHONE, Stage, last, pane, run, show

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def to_directs(page: Page, at: int = 0) -> None:
    if await (channels := pane(page, at).locator(".calling")).is_visible():
        await channels.click()
    await pane(page, at).get_by_role("button", name="Direct messages").click()
    await expect(pane(page, at).locator(".rooms h1")).to_have_text("Direct messages")


async def test_the_bot_is_written_to_and_pressed_in_private(stage: Stage) -> None:
    page = await stage.tab()
    await to_directs(page)
    bot = stage.discord.world.bot["username"]
    await expect(page.locator(".head h2")).to_have_text(bot)
    await expect(page.locator(".room.here")).to_have_text(bot)
    await run(page, "Only for you")
    await expect(last(page)).to_contain_text("Only for you")
    await run(page, "/demo start game:Whale Fall")
    await last(page).get_by_role("button", name="Dive", exact=True).click()
    await expect(last(page)).to_contain_text("Turn 1")
    await show(page, "direct")
    await expect(page.locator(".member")).to_have_count(2)
    direct = stage.discord.person("Marina").direct()
    assert stage.discord.world.channels[direct]["type"] == 1


async def test_what_the_bot_writes_first_is_counted(stage: Stage) -> None:
    page = await stage.tab()
    marina = stage.discord.person("Marina")
    await marina.write(marina.direct(), "I was here")
    await to_directs(page)
    await expect(last(page)).to_contain_text("I was here")
    await page.reload()
    await expect(last(page)).to_contain_text("I was here")


async def test_a_group_has_the_app_only_with_who_took_it_along(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@general")
    await to_directs(page)
    await pane(page).locator(".calling").click()
    await pane(page).get_by_role("button", name="New group").click()
    await page.locator(".veil input").fill("Finn")
    await page.keyboard.press("Enter")
    await expect(pane(page).locator(".head h2")).to_have_text("Marina, Finn")
    await pane(page).locator(".composer textarea").fill("/demo f")
    await expect(pane(page).locator(".completion li", has_text="/demo fish")).to_have_count(0)
    await pane(page).locator(".composer textarea").fill("")
    await pane(page).locator(".chip").click()
    await page.locator(".picker li", has_text="Take the app along").click()
    await run(pane(page), "/demo fish name:eel")
    await expect(last(pane(page))).to_contain_text("A fine eel.")
    await to_directs(page, 1)
    await pane(page, 1).locator(".calling").click()
    await pane(page, 1).locator(".room", has_text="Marina, Finn").click()
    await expect(last(pane(page, 1))).to_contain_text("A fine eel.")
    await last(pane(page)).hover()
    await last(pane(page)).get_by_role("button", name="More").click()
    await page.locator(".picker li", has_text="Praise").click()
    await expect(last(pane(page, 1))).to_contain_text("Well said")


async def test_an_emoji_of_the_app_is_drawn(stage: Stage) -> None:
    page = await stage.tab(size=PHONE)
    await run(page, "/demo emblem")
    await expect(last(page).locator("img.emoji, img[alt*=bubbles]")).to_be_visible()
    drawn = "image => image.complete && image.naturalWidth"
    assert await last(page).locator("img[alt*=bubbles]").evaluate(drawn) == 64
