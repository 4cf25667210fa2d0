"""Log book, badges, hall, daily dive, players and one's own data: each within a phone's screen."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.app import Divemaster
from bot.host import Lobby, daily
from bot.host.lobby import new_campaign
from bot.store import SeatRow
from bot.store.memory_rows import EarnedBadge, Ended, Result
from games.catalog import GAMES, find_game
from tests.e2e.conftest import bot_running
from tests.e2e.party import PHONE, SLOW
from tests.e2e.staging import stage
from tests.loopback.page.conftest import Stage, last, pane, run, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SCREEN = 700
"""Pixels of a message that are seen at once, beside the bars of the app."""

TURNS = 25


async def full_life(bot: Divemaster, stage: Stage) -> None:
    """Everybody has dived a lot this month."""
    host, guild, now = bot.house.host, bot.guilds[0].id, int(daily.now())
    names = ("Marina", "Finn", "Pearl", "Otto")
    people = {name: int(stage.discord.person(name).id) for name in names}
    for at, (name, who) in enumerate(people.items()):
        await host.log_books.open(guild, who, name, shown=True)
        await host.seekers.add(guild, who, name, (GAMES[at], "today", "live", "some"))
        for n, game in enumerate(GAMES):
            campaign = new_campaign(find_game(game), guild, 5, who)
            rows = [SeatRow(0, who, name, "person")]
            await host.store.add_campaign(campaign, rows)
            if game in daily.deals():
                lobby = Lobby(campaign, rows)
                tried = await host.log_books.try_daily(lobby, daily.today(), name)
                if at == n == 0:
                    await dive(bot, lobby)
                campaign.status = "ended"
            result = Result(
                *(campaign.id, 0, guild, who, game, n % 2 == 0, "Satoshi", "normal", 20 + n, now)
            )
            earned = [
                EarnedBadge(guild, who, game, one.id, campaign.id, now + n + at)
                for one in find_game(game).badges[:5]
            ]
            await host.store.record(campaign, ended=Ended((result,), tuple(earned)))
            if game in daily.deals():
                dived = replace(tried, won=at % 2 == 0, turns=TURNS + at)
                await host.store.record(campaign, ended=Ended(daily=dived))


async def dive(bot: Divemaster, lobby: Lobby) -> None:
    """The one whose card is shown: so many turns of it, as the autopilot takes them."""
    host, luck = bot.house.host, random.Random(0)
    table = await host.begin_certain(lobby, 1, seed=4)
    while (game := table.match.game).turn < TURNS:
        ask = table.match.ask
        assert ask is not None
        option = game.autopilot(table.match.view(0), ask.seen_by(0), 0, luck)
        await host.choose(table.id, lobby.campaign.starter, option.id, ask.token, None)


async def test_every_page_fits_into_a_phone(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phone.db") as bot:
        await full_life(bot, stage)
        page = await stage.tab("Marina@tables", size=PHONE)
        page.set_default_timeout(SLOW)
        expect.set_options(timeout=SLOW)
        here = pane(page)
        for command, words in (
            ("/dive me hall", "Hall of fame · season"),
            ("/dive play daily", "The daily dive ·"),
            ("/dive play looking", "Who wants to play?"),
            ("/dive me notices", "My notifications"),
        ):
            await run(here, command)
            await expect(last(here)).to_contain_text(words)
            await fits(here, command.rpartition(" ")[2])
        await run(here, "/dive play daily")
        await expect(last(here)).to_contain_text("The daily dive ·")
        await press(here, "The Refuge", "No. 1 of 4")
        await last(here).locator("img").first.wait_for()
        await fits(here, "card")
        await run(here, "/dive me notices")
        await press(here, "Forget me", "Forget me?")
        await fits(here, "forget")
        await run(here, "/dive me hall")
        await expect(last(here)).to_contain_text("Most wins")
        await press(here, "All time", "Most in a row")
        await fits(here, "all-time")
        await press(here, "My log book", "Log book of Marina")
        await fits(here, "book")
        await press(here, "Badges", "5 / 12")
        await last(here).locator("img").first.wait_for()
        await fits(here, "badges")
        other = await stage.tab("Nerida@tables", size=PHONE)
        other.set_default_timeout(SLOW)
        there = pane(other)
        await run(there, "/dive me hall")
        await expect(last(there)).to_contain_text("Hall of fame · season")
        await press(there, "My log book", "You have no log book")
        await fits(there, "no-book")
        await press(there, "Keep a log book", "0 of 60 badges")
        await press(there, "Badges", "0 / 12")
        await last(there).locator("img").first.wait_for()
        await fits(there, "no-badges")


async def press(here: Locator, button: str, then: str) -> None:
    await last(here).get_by_role("button", name=button).click()
    await expect(last(here)).to_contain_text(then)


async def fits(here: Locator, name: str) -> None:
    await show(here.page, name)
    while (box := await last(here).bounding_box()) is None:
        await here.page.wait_for_timeout(50)  # it is being drawn anew
    assert box["height"] <= SCREEN, f"{name} is {box['height']} high"
    assert await here.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
