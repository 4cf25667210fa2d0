"""Every panel about people is within one screen of a phone of 390 x 844."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.app import Divemaster
from bot.host.packs import MOST_OF_A_SERVER
from bot.store import Alarm
from bot.store.packs import ServerPack
from games.kernel.content import Pinned
from tests.e2e.conftest import bot_running
from tests.e2e.party import PHONE, SLOW
from tests.e2e.staging import stage
from tests.e2e.tables import Dive, start_game, table_of
from tests.loopback.page.conftest import Stage, last, messages, pane, run, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
LONG_AGO = 1_700_000_000


async def phone(stage: Stage, where: str) -> Page:
    expect.set_options(timeout=SLOW)
    page = await stage.tab(where, size=PHONE)
    page.set_default_timeout(SLOW)
    return page


async def fits(page: Page, message: Locator, name: str) -> None:
    """Shown, and no higher than what the screen leaves for messages."""
    await message.scroll_into_view_if_needed()
    await show(page, name)
    room = await page.locator(".messages:not(.outbox)").first.evaluate("it => it.clientHeight")
    box = await message.bounding_box()
    assert box is not None
    assert box["height"] <= room, f"{name} is {box['height']} high, and there is room for {room}"
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def wait_long(bot: Divemaster, dive: Dive) -> str:
    """This table has waited for longer than it wanted to."""
    table = await table_of(bot, dive)
    table.campaign.asked_at = LONG_AGO
    await bot.store.change_campaign(table.id, asked_at=LONG_AGO)
    return table.id


async def press(page: Page, label: str) -> None:
    await last(pane(page)).get_by_role("button", name=label).last.click()


@pytest.mark.timeout(600)
async def test_what_people_choose_and_find(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db"):
        for _ in range(9):
            await start_game(stage.discord, "lanterns", "Marina", "Finn")
        page = await phone(stage, "Marina@general")
        here = pane(page)
        await run(here, "/dive tables mine")
        await expect(last(here)).to_contain_text("My tables")
        await fits(page, last(here), "mine")
        await run(here, "/dive me notices")
        await expect(last(here)).to_contain_text("Your clock shows")
        await fits(page, last(here), "me")
        await press(page, "Time away")
        await expect(page.get_by_role("dialog")).to_be_visible()
        await show(page, "holiday")
        await page.get_by_role("dialog").get_by_role("button", name="Submit").click()
        await expect(last(here)).to_contain_text("Have a good time")
        await fits(page, last(here), "me-away")


@pytest.mark.timeout(600)
async def test_what_a_table_says_of_time(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db") as bot:
        names = ("Marina", "Finn", "Pearl", "Otto")
        dive = await start_game(stage.discord, "lanterns", *names, pace="**a day**")
        page = await phone(stage, f"Finn@{dive.thread}")
        here = pane(page)
        await expect(last(here)).to_contain_text("Please answer by")
        await fits(page, last(here), "panel")
        await press(page, "…")
        await expect(last(here)).to_contain_text("Fair dice")
        await fits(page, last(here), "more")
        campaign = await wait_long(bot, dive)
        await bot.store.set_alarm(Alarm(campaign, "turn", 1, 1))
        bot.house.host.alarm_set.set()
        ballot = messages(here).filter(has_text="What now?")
        await expect(ballot).to_be_visible()
        await fits(page, ballot, "ballot")


@pytest.mark.timeout(600)
async def test_what_moderators_look_at(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db") as bot:
        for _ in range(8):
            dive = await start_game(stage.discord, "lanterns", "Marina", "Finn", "Pearl", "Otto")
            await wait_long(bot, dive)
        page = await phone(stage, "Coral@general")
        here = pane(page)
        await run(here, "/dive tables list")
        await press(page, "What is stuck?")
        await expect(last(here)).to_contain_text("8 open, 8 stuck")
        await fits(page, last(here), "stuck")
        await last(here).get_by_text("Look after a table").click()
        await page.locator(".picker li").first.click()
        await expect(last(here)).to_contain_text("plays")
        await fits(page, last(here), "mend")


@pytest.mark.timeout(600)
async def test_what_moderators_see_of_packs(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db") as bot:
        guild = int(stage.discord.guild["id"])
        for number in range(MOST_OF_A_SERVER):
            name, title = f"pack_{number}", f"The Long Voyage of the Manticore {number}"
            brought = ServerPack(guild, "sleeping_gods", name, f"{name}@{number:024x}", 5, 1)
            await bot.store.packs.add_to_server(brought, Pinned(brought.name, title, b""))
        page = await phone(stage, "Coral@general")
        here = pane(page)
        await run(here, "/dive moderate import")
        await expect(last(here)).to_contain_text("8 of 8")
        await fits(page, last(here), "packs")


@pytest.mark.timeout(600)
async def test_what_answers_the_settings(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db"):
        page = await phone(stage, "Coral@general")
        here = pane(page)
        await run(here, "/dive moderate settings")
        await page.get_by_role("dialog").get_by_role("button", name="Submit").click()
        await expect(last(here)).to_contain_text("New tables: no hurry")
        await last(here).get_by_text("New tables: no hurry").click()
        await page.locator(".picker li").filter(has_text="three days").click()
        await expect(last(here)).to_contain_text("New tables: three days")
        await fits(page, last(here), "usual-pace")


@pytest.mark.timeout(600)
async def test_what_somebody_without_a_seat_finds(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db"):
        dive = await start_game(stage.discord, "lanterns", "Marina", "Finn", "Pearl", "Otto")
        page = await phone(stage, f"Coral@{dive.thread}")
        here = pane(page)
        await press(page, "…")
        await expect(last(here)).to_contain_text("Wait for a seat")
        await fits(page, last(here), "wait-for-a-seat")
        await press(page, "Wait for a seat")
        await expect(last(here)).to_contain_text("You're on the waiting list")
        await stage.discord.person("Coral").slash(
            dive.thread, "dive moderate seat", {"seat": 2, "to": "nobody"}
        )
        offer = messages(here).filter(has_text="A seat is free")
        await expect(offer).to_be_visible()
        await fits(page, offer, "seat-offered")


@pytest.mark.timeout(600)
async def test_how_an_end_recalls_its_turning_points(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db"):
        dive = await start_game(stage.discord, "lanterns", "Marina")
        marina = dive.people[0]
        await dive.click("Marina", "Light a lantern")
        hand = (await marina.click(await dive.panel("Play a card"), "Hand")).message
        card = next(one.label for one in hand.buttons if one.label.startswith("Card"))
        await marina.click(hand, card)
        for _ in range(2):
            await dive.click("Marina", "Trust the die")
        await dive.panel("The brightest wins")
        page = await phone(stage, f"Marina@{dive.thread}")
        ending = messages(pane(page)).filter(has_text="The brightest wins")
        await expect(ending).to_contain_text("Marina lights")
        assert (await ending.inner_text()).count("Marina lights") == 1
        await fits(page, ending, "ending")
