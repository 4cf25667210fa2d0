"""Several people: split view, live updates, threads, who is who."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, ViewportSize, expect

from tests.loopback.page.conftest import Stage, last, messages, pane, run, show

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
BOTH = "Marina@tables+Finn@tables"


async def test_two_people_side_by_side_see_the_same_game(stage: Stage) -> None:
    page = await stage.tab(BOTH)
    marina, finn = pane(page, 0), pane(page, 1)
    await run(marina, "/demo start game:Reef Race")
    await last(finn).get_by_role("button", name="Dive", exact=True).click()
    await expect(last(marina)).to_contain_text("Turn 1.")
    await expect(last(finn)).to_contain_text("Turn 1.")
    await show(page, "split")


async def test_a_private_answer_stays_with_its_person(stage: Stage) -> None:
    page = await stage.tab(BOTH)
    marina, finn = pane(page, 0), pane(page, 1)
    await run(marina, "/demo start game:Reef Race")
    await last(finn).get_by_role("button", name="My hand").click()
    await expect(last(finn)).to_contain_text("Finn, you hold a harpoon")
    await expect(messages(finn)).to_have_count(2)
    await expect(messages(marina)).to_have_count(1)


async def test_each_pane_has_its_own_form(stage: Stage) -> None:
    page = await stage.tab(BOTH)
    marina, finn = pane(page, 0), pane(page, 1)
    await run(marina, "/demo papers")
    await marina.get_by_role("dialog").wait_for()
    await run(finn, "Take your time")
    await expect(last(marina)).to_contain_text("Take your time")
    await expect(marina.get_by_role("dialog")).to_be_visible()
    await expect(finn.get_by_role("dialog")).to_have_count(0)


async def open_beside(page: Page) -> None:
    """With the button at the side of a wide pane, from the menu of a narrow one."""
    count = await page.locator(".pane").count()
    if count == 1:
        await page.get_by_role("button", name="Open somebody beside").click()
    else:
        await pane(page).locator(".head [aria-label=More]").click()
        await page.locator(".picker li", has_text="Open somebody beside").click()
    await expect(page.locator(".pane .composer")).to_have_count(count + 1)


async def test_opening_and_closing_somebody_beside(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    for _ in range(3):
        await open_beside(page)
    await expect(page.locator(".pane")).to_have_count(4)
    await expect(page.locator(".chip")).to_have_text(["MMarina", "CCoral", "FFinn", "PPearl"])
    await page.reload()
    await expect(page.locator(".pane")).to_have_count(4)
    await pane(page, 1).get_by_role("button", name="Close this person's view").click()
    await expect(page.locator(".pane")).to_have_count(3)
    await show(page, "three")


async def test_playing_as_somebody_else(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "I am Marina")
    await page.locator(".playing-as").click()
    await page.locator(".picker li", has_text="Otto").click()
    await expect(page.locator(".playing-as")).to_contain_text("Otto")
    await run(page, "And I am Otto")
    await expect(last(page).locator(".name")).to_have_text("Otto")
    await page.reload()
    await expect(page.locator(".playing-as")).to_contain_text("Otto")


async def test_somebody_new_joins_by_name(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@general", size=ViewportSize(width=1900, height=800))
    await pane(page, 0).locator(".playing-as").click()
    await page.locator(".picker li", has_text="Somebody new").click()
    await page.get_by_role("dialog").get_by_role("textbox").fill("Ruby")
    await page.keyboard.press("Enter")
    await expect(pane(page, 0).locator(".playing-as")).to_contain_text("Ruby")
    await pane(page, 1).locator(".playing-as").click()
    await expect(page.locator(".picker li", has_text="Ruby")).to_be_visible()


async def test_two_tabs_are_two_people(stage: Stage) -> None:
    marina, finn = await stage.tab("Marina@general"), await stage.tab("Finn@general")
    await run(marina, "Are you there?")
    await expect(last(finn)).to_contain_text("Are you there?")
    await finn.locator(".composer textarea").press_sequentially("Wait")
    await expect(marina.locator(".typing")).to_have_text("Finn is typing…")
    await finn.keyboard.press("Enter")
    await expect(last(marina)).to_contain_text("Wait")
    await expect(marina.locator(".typing")).to_be_empty()


async def test_more_tabs_than_a_browser_opens_streams(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@general+Pearl@general+Otto@general")
    more = await page.context.new_page()
    await more.goto(f"{stage.discord.base_url}/#Nerida@general+Coral@general+Marina@tables")
    await run(pane(more, 0), "Seven of us")
    for at in range(4):
        await expect(last(pane(page, at))).to_contain_text("Seven of us")


async def test_whoever_writes_while_the_next_view_opens_goes_on_writing(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@general+Pearl@general")
    released, views = asyncio.Event(), []

    async def third_late(route: Route) -> None:
        views.append(route)
        if len(views) > 4:
            await released.wait()
        await route.continue_()

    await page.route("**/loopback/world*", third_late)
    await page.reload()
    await pane(page, 1).locator(".composer textarea").press_sequentially("I am")
    released.set()
    await pane(page, 2).locator(".composer").wait_for()
    await page.keyboard.type(" here")
    await page.keyboard.press("Enter")
    await expect(last(pane(page, 2))).to_contain_text("I am here")


async def test_a_thread_is_listed_rings_and_can_be_entered(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    friend = await stage.tab("Finn@welcome")
    await run(page, "/demo thread friend:Finn")
    await expect(page.locator(".thread-card")).to_contain_text("Reef Race")
    await page.locator(".thread-card").click()
    await expect(page.locator(".head .where")).to_contain_text("Reef Race")
    await expect(last(page)).to_contain_text("take your seats")
    room = friend.locator(".threads .room", has_text="Reef Race")
    await expect(room.locator(".badge")).to_have_text("1")
    await show(friend, "thread-badge")
    await room.click()
    await expect(room.locator(".badge")).to_have_count(0)
    await expect(last(friend)).to_have_class(re.compile("to-me"))


async def test_everybody_is_brought_to_one_thread(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@welcome")
    await run(pane(page, 0), "/demo thread friend:Finn")
    await pane(page, 0).locator(".thread-card").click()
    await pane(page, 0).locator(".head [aria-label=More]").click()
    await page.locator(".picker li", has_text="Bring everybody here").click()
    await expect(pane(page, 1).locator(".head h2")).to_have_text("Reef Race")


async def test_a_forum_lists_its_posts(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.locator(".room", has_text="expeditions").click()
    await expect(page.locator(".forum")).to_contain_text("No posts yet")
    await expect(page.locator(".composer")).to_have_count(0)


async def test_a_new_channel_is_made_and_entered(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.get_by_role("button", name="New channel").click()
    await page.get_by_role("dialog").get_by_role("textbox").fill("wreck")
    await page.keyboard.press("Enter")
    await expect(page.locator(".head h2")).to_have_text("wreck")
