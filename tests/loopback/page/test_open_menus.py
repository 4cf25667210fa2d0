"""A menu stays open while its message is edited, as long as it offers the same."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from loopback import Loopback
from tests.loopback.conftest import PLAN
from tests.loopback.page.conftest import Stage, bot_in, staged
from tests.loopback.page.demo import DemoBot, Pickers

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@dataclass
class Panel:
    """A message with menus, and somebody who looks at it."""

    page: Page
    message: discord.Message

    @property
    def picker(self) -> Locator:
        return self.page.locator(".picker")

    async def tick(self, colour: str) -> None:
        await self.picker.locator("li", has_text=colour).click()

    async def edit(self, words: str, view: discord.ui.View) -> None:
        await self.message.edit(content=words, view=view)
        await expect(self.page.locator(".message").last).to_contain_text(words)


async def posted(bot: DemoBot) -> discord.Message:
    (channel,) = [one for one in bot.get_all_channels() if one.name == "general"]
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("First", view=Pickers())


@pytest_asyncio.fixture(loop_scope="session")
async def panel(browser: Browser) -> AsyncIterator[Panel]:
    async with (
        Loopback(world=PLAN) as world,
        bot_in(world) as bot,
        staged(browser, world) as stage,
    ):
        yield await opened(stage, bot)


async def opened(stage: Stage, bot: DemoBot) -> Panel:
    message, page = await posted(bot), await stage.tab("Marina@general")
    await page.get_by_role("combobox", name="Colours").click()
    return Panel(page, message)


async def test_an_open_menu_keeps_its_ticks_when_its_message_is_edited(panel: Panel) -> None:
    await panel.tick("Red")
    await panel.edit("Second", Pickers())
    await expect(panel.picker.locator("li[aria-selected=true]")).to_have_text(["🐚Red"])
    await panel.page.set_viewport_size({"width": 1100, "height": 700})
    await panel.tick("Blue")
    await panel.picker.get_by_role("button", name="Done").click()
    await expect(panel.page.locator(".message").last).to_contain_text("Chosen: Red, Blue")


async def test_a_menu_that_offers_something_else_closes(panel: Panel) -> None:
    others = Pickers()
    colours = others.children[0]
    assert isinstance(colours, discord.ui.Select)
    colours.add_option(label="Violet")
    await panel.edit("Second", others)
    await expect(panel.picker).to_have_count(0)


async def test_a_menu_that_is_gone_closes(panel: Panel) -> None:
    await panel.edit("Second", discord.ui.View())
    await expect(panel.picker).to_have_count(0)
