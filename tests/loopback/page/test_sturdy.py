"""What must hold whatever happens: nothing injected, nothing lost, small screens, long logs."""

import asyncio

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from loopback import Loopback
from loopback.checks.messages import read_message
from loopback.messages import edit
from tests.loopback.conftest import PLAN
from tests.loopback.page.conftest import (
    PHONE,
    Stage,
    bot_in,
    last,
    messages,
    pane,
    run,
    show,
    staged,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
EVIL = '<img src=x onerror="window.hurt=1">'


async def overflow(page: Page) -> int:
    """By how many pixels anything sticks out at the right."""
    script = "document.documentElement.scrollWidth - innerWidth"
    return int(await page.evaluate(script))


async def test_markup_in_names_and_words_stays_words(stage: Stage) -> None:
    stage.discord.add_person(EVIL[:32])
    page = await stage.tab("Marina@general")
    await run(page, f"{EVIL} **{EVIL}** `{EVIL}` ||{EVIL}|| [x](javascript:alert(1)) @{EVIL[:32]}")
    await expect(last(page)).to_contain_text(EVIL)
    await expect(last(page).locator("a")).to_have_count(0)
    await run(page, f"/demo fish name:{EVIL}")
    await expect(last(page)).to_contain_text(f"A fine {EVIL}.")
    await page.locator(".playing-as").click()
    await expect(page.locator(".picker")).to_contain_text(EVIL[:32])
    assert await page.evaluate("window.hurt") is None


async def test_nothing_is_loaded_from_outside(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.reload()
    await run(page, "/demo start game:Reef Race")
    await expect(last(page)).to_contain_text("Reef Race")
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith(stage.discord.base_url)] == []


async def test_a_phone_shows_everything_without_sideways_scrolling(stage: Stage) -> None:
    page = await stage.tab("Marina@general", size=PHONE, greeted=False)
    await expect(page.locator(".welcome")).to_be_visible()
    await show(page, "phone-welcome")
    await page.locator(".welcome").get_by_role("button", name="Start", exact=True).click()
    await run(page, "/demo start game:Reef Race")
    await expect(last(page)).to_contain_text("Reef Race")
    await last(page).locator("img").last.evaluate("image => image.decode()")
    assert await overflow(page) == 0
    await show(page, "phone")
    await page.get_by_role("button", name="Channels").click()
    await expect(page.locator(".nav")).to_be_in_viewport()
    await show(page, "phone-channels")
    await page.locator(".room", has_text="tables").click()
    await expect(page.locator(".nav")).not_to_be_in_viewport()
    await expect(page.locator(".head h2")).to_have_text("tables")
    await page.locator(".chip").click()
    await page.locator(".picker li", has_text="Finn").click()
    await expect(page.locator(".chip")).to_contain_text("Finn")
    await run(page, "/demo words")
    await expect(last(page).locator("h3")).to_have_text("A heading")
    await run(page, "x" * 1900)
    assert await overflow(page) == 0


async def test_hundreds_of_messages_come_in_pages(stage: Stage) -> None:
    nerida = stage.discord.person("Nerida")
    for number in range(320):
        await nerida.write("#general", f"Bubble {number}")
    page = await stage.tab("Marina@general")
    await expect(last(page)).to_contain_text("Bubble 319")
    await expect(messages(page)).to_have_count(50)
    scroller = page.locator(".scroller")
    while not await page.locator(".beginning h2").count():
        before = await messages(page).count()
        await scroller.hover()
        await page.mouse.wheel(0, -100_000)
        await expect(messages(page)).not_to_have_count(before)
    await expect(messages(page)).to_have_count(320)
    await expect(messages(page).first).to_contain_text("Bubble 0")
    await nerida.write("#general", "Bubble 320")
    await page.locator(".jump").click()
    await expect(last(page)).to_be_in_viewport()
    await expect(last(page)).to_contain_text("Bubble 320")


async def test_who_follows_the_newest_keeps_few_and_finds_the_others_again(stage: Stage) -> None:
    nerida = stage.discord.person("Nerida")
    page = await stage.tab("Marina@general")
    first = await nerida.write("#general", "Bubble 0")
    for number in range(1, 130):
        await nerida.write("#general", f"Bubble {number}")
    await expect(last(page)).to_contain_text("Bubble 129")
    assert 60 <= await messages(page).count() <= 120
    realm = stage.discord.realm
    edit(
        realm,
        realm.world.messages[first.channel_id][first.id],
        read_message({"content": "Bubble nought"}, [], lambda _: True),
    )
    await nerida.write("#general", "Bubble 130")
    await expect(last(page)).to_contain_text("Bubble 130")
    await expect(last(page)).to_be_in_viewport()
    await expect(messages(page).filter(has_text="nought")).to_have_count(0)
    while not await page.locator(".beginning h2").count():
        await page.locator(".scroller").hover()
        await page.mouse.wheel(0, -100_000)
    await expect(messages(page)).to_have_count(131)
    await expect(messages(page).first).to_contain_text("Bubble nought")


async def test_the_end_stays_in_sight_while_boards_change(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "/demo start game:Reef Race")
    for turn in range(1, 4):
        await last(page).get_by_role("button", name="Dive", exact=True).click()
        await expect(last(page)).to_contain_text(f"Turn {turn}.")
        await expect(last(page).locator("[data-custom-id=closed]")).to_be_in_viewport()
    await run(page, "Ahoy")
    await expect(last(page)).to_be_in_viewport()


async def test_a_lost_server_is_told_and_found_again(browser: Browser) -> None:
    first = Loopback(world=PLAN)
    await first.start()
    second = Loopback(world=first.world, port=first.port)
    async with staged(browser, first) as stage:
        page = await stage.tab("Marina@general")
        await run(page, "Before")
        await expect(last(page)).to_contain_text("Before")
        await first.stop()
        await expect(page.locator(".banner")).to_contain_text("connection is lost")
        async with second:
            await second.person("Finn").write("#general", "Meanwhile")
            await expect(last(page)).to_contain_text("Meanwhile")
            await expect(page.locator(".banner")).not_to_contain_text("connection is lost")
        stage.complaints.clear()


async def test_what_was_written_before_a_late_connection_is_shown_and_words_are_kept(
    stage: Stage,
) -> None:
    """A busy machine: the page is there, and its stream of events is not yet."""
    released = asyncio.Event()

    async def late(socket: WebSocketRoute) -> None:
        await released.wait()
        socket.connect_to_server()

    page = await stage.tab("Marina@general")
    await page.route_web_socket("**/loopback/events*", late)
    await page.reload()
    await page.locator(".composer textarea").fill("I was just")
    await expect(page.locator(".stage-room")).to_contain_text("Welcome to #general!")
    await stage.discord.person("Finn").write("#general", "Meanwhile")
    released.set()
    await expect(last(page)).to_contain_text("Meanwhile")
    await expect(page.locator(".composer textarea")).to_have_value("I was just")


async def test_a_bot_that_is_away_is_told(browser: Browser) -> None:
    async with Loopback(world=PLAN) as discord, staged(browser, discord) as stage:
        page = await stage.tab("Marina@general", greeted=False)
        await expect(page.locator(".welcome")).to_contain_text("It isn't connected yet")
        await expect(page.locator(".banner")).to_contain_text("Divemaster is not connected")
        async with bot_in(discord):
            await expect(page.locator(".banner")).to_be_hidden()
            await expect(page.locator(".welcome .idea").first).to_contain_text("/demo start")


async def test_faults_from_the_corner(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.get_by_role("button", name="Faults").click()
    corner = page.get_by_role("dialog", name="Faults")
    await corner.get_by_role("button", name="Server error").click()
    await expect(corner.locator(".fault-list")).to_contain_text("500, 1 more")
    await show(page, "faults")
    await corner.get_by_role("button", name="Clear all").click()
    await expect(corner.locator(".fault-list")).to_contain_text("all is calm")
    await corner.get_by_role("button", name="Drop the line").click()
    await run(page, "/demo start game:Reef Race")
    await expect(last(page)).to_contain_text("Reef Race")
    await corner.get_by_role("button", name="Delete its last message").click()
    await expect(messages(page)).to_have_count(0)
    await corner.get_by_role("button", name="Delete this thread").click()
    await expect(page.locator(".toast.problem")).to_contain_text("This isn't a thread.")
    await page.keyboard.press("Escape")


async def test_a_refusal_is_told_kindly_and_the_words_are_kept(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.route("**/loopback/messages", lambda route: route.abort())
    await run(page, "Do not lose this")
    await expect(page.locator(".toast.problem")).to_contain_text(
        "Nobody's answering at this address"
    )
    await expect(page.locator(".composer textarea")).to_have_value("Do not lose this")
    stage.complaints.clear()


async def test_the_focus_stays_when_something_happens_elsewhere(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    room = page.locator(".room", has_text="logbook")
    await room.focus()
    await page.locator(".playing-as").click()
    await stage.discord.person("Otto").write("#tables", "Hello")
    await expect(page.locator(".room.unread")).to_have_text("tables")
    await expect(page.locator(".picker")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".playing-as")).to_be_focused()
    await room.focus()
    await stage.discord.person("Otto").write("#welcome", "Hello")
    await expect(page.locator(".room.unread")).to_have_count(2)
    await expect(room).to_be_focused()


async def test_typing_anywhere_writes(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.locator(".beginning").click()
    await page.keyboard.type("/fish")
    await expect(page.locator(".completion li")).to_have_count(1)


async def test_panes_keep_their_focus_apart(stage: Stage) -> None:
    page = await stage.tab("Marina@general+Finn@general")
    await pane(page, 1).locator("textarea").focus()
    await stage.discord.person("Otto").write("#general", "Hello both")
    await expect(last(pane(page, 0))).to_contain_text("Hello both")
    await expect(pane(page, 1).locator("textarea")).to_be_focused()
