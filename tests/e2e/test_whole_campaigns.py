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
from tests.e2e.tables import Dive, onward, start_game, table_of

log = logging.getLogger(__name__)
GAME = "sleeping_gods"
LONG_ENOUGH = 60
"""Letters of a sentence that nobody says by chance."""
SENTENCE = re.compile(r"(?<=[.!?…\"”’])\s+")


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
    panel = await dive.panel()
    while onward(panel):
        panel = await dive.read_on("Marina")
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
    """Every sentence that was read stands in the thread once, one after the other."""
    posted = {str(one.message) for one in await bot.store.passages(table.id)}
    thread = await dive.people[0].read(dive.thread)
    book = "\n".join(one.text for one in thread if one.id in posted)
    everything, at = "\n".join(one.text for one in thread), 0
    for sentence in (one for part in read for one in SENTENCE.split(part)):
        at = book.index(sentence, at) + len(sentence)
        assert len(sentence) <= LONG_ENOUGH or everything.count(sentence) == 1


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
async def test_past_panels_fold_to_two_lines_and_tell_no_deed_twice(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    """However often somebody else is asked; the rest of it is under *Log*."""
    dive = await start_game(discord_world, game, "Marina", "Finn")
    table, luck = await table_of(bot, dive), random.Random(3)
    first, panels = table.campaign.length, {str(table.campaign.panel)}
    async for _ in played(bot, table, luck, 24):
        await bot.house.display.show(table)
        panels.add(str(table.campaign.panel))
    wording = await bot.house.display.wording(table)
    thread = await dive.people[0].read(dive.thread)
    past = [one.text for one in thread if one.id in panels - {str(table.campaign.panel)}]
    assert past
    assert all(len(text.split("\n")) <= 2 for text in past)
    told = Counter(
        wording.say(line.text)
        for entry in table.standing()
        if first < entry.number <= table.campaign.panel_length
        for line in entry.lines
        if line.to is None and line.kind in ("deed", "opening")
    )
    times = {words: times_told("\n".join(past), words) for words in told}
    assert any(times.values())
    assert all(times[words] <= count for words, count in told.items())


def times_told(past: str, words: str) -> int:
    """What happened several times in a row is said once, with how often."""
    return sum(
        int(times or 1) for times in re.findall(rf"{re.escape(words)}(?: \(×(\d+)\))?", past)
    )
