"""Campaigns with a storybook: every passage that was read stands in the thread, whole and once."""

import logging
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence

import pytest

from bot.app import Divemaster
from bot.host import Table
from games.kernel import Line
from loopback import Loopback
from tests.e2e.tables import Dive, start_game, table_of

log = logging.getLogger(__name__)
GAME = "sleeping_gods"
LONG_ENOUGH = 60
"""Letters of a paragraph that nobody says by chance."""


async def campaign(bot: Divemaster, world: Loopback, seed: int, most: int) -> int:
    """Plays as autopilots do and shows what was read; how many paragraphs there were."""
    dive = await start_game(world, GAME, "Marina", "Finn")
    table, luck = await table_of(bot, dive), random.Random(seed)
    wording = await bot.house.display.wording(table)
    read = prose(table.match.lines, wording.say)
    async for lines in played(bot, table, luck, most):
        new = prose(lines, wording.say)
        read += new
        if new:
            await bot.house.display.show(table)
    await bot.house.display.show(table)
    await check(bot, dive, table, read)
    return len(read)


def prose(lines: Sequence[Line], say: object) -> list[str]:
    assert callable(say)
    told = [say(line.text) for line in lines if line.kind == "prose" and line.to is None]
    return [part.strip() for words in told for part in words.split("\n\n") if part.strip()]


async def played(
    bot: Divemaster, table: Table, luck: random.Random, most: int
) -> AsyncIterator[Sequence[Line]]:
    for _ in range(most):
        ask = table.match.ask
        if ask is None:
            return
        seat = ask.awaited[0]
        seen = table.match.asked(seat) or ask
        option = type(table.match.game).autopilot(table.match.view(seat), seen, seat, luck)
        user = table.seats[seat].user
        assert user is not None
        moved = await bot.house.host.choose(table.id, user, option.id, ask.token, None)
        yield moved.lines


async def check(bot: Divemaster, dive: Dive, table: Table, read: list[str]) -> None:
    """The passages one after the other are all that was read; nothing else repeats them."""
    posted = {str(one.message) for one in await bot.store.passages(table.id)}
    thread = await dive.people[0].read(dive.thread)
    passages = [one.text for one in thread if one.id in posted]
    shown = [part.strip() for words in passages for part in words.split("\n\n")]
    assert [part for part in shown if part] == read
    others = "\n".join(one.text for one in thread if one.id not in posted)
    assert [part for part in read if len(part) > LONG_ENOUGH and part in others] == []


async def test_the_beginning_of_a_campaign_is_told_whole(
    bot: Divemaster, discord_world: Loopback
) -> None:
    assert await campaign(bot, discord_world, 1, most=60) > 3


@pytest.mark.soak
@pytest.mark.timeout(7200)
async def test_twenty_campaigns_are_told_whole(bot: Divemaster, discord_world: Loopback) -> None:
    for seed in range(20):
        count = await campaign(bot, discord_world, seed, most=100_000)
        log.info("campaign %d: %d paragraphs", seed + 1, count)
        assert count > 100


@pytest.mark.parametrize("game", ["refuge", "lurk"])
async def test_past_panels_tell_each_deed_once(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    """Read from top to bottom the thread is a chronicle, however often somebody else is asked."""
    dive = await start_game(discord_world, game, "Marina", "Finn")
    table, luck = await table_of(bot, dive), random.Random(3)
    first = table.campaign.length
    async for _ in played(bot, table, luck, 24):
        await bot.house.display.show(table)
    wording = await bot.house.display.wording(table)
    thread = await dive.people[0].read(dive.thread)
    past = "\n".join(one.text for one in thread if one.id != str(table.campaign.panel))
    told = [
        wording.say(line.text)
        for entry in table.standing()
        if first < entry.number <= table.campaign.panel_length
        for line in entry.lines
        if line.to is None and line.kind in ("deed", "opening")
    ]
    assert told
    for words, count in Counter(told).items():
        assert times_told(past, words) == count, words


def times_told(past: str, words: str) -> int:
    """What happened several times in a row is said once, with how often."""
    return sum(
        int(times or 1) for times in re.findall(rf"{re.escape(words)}(?: \(×(\d+)\))?", past)
    )
