"""The daily dive: one deal for everybody, on all servers, and proof of it when the day is over."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from bot.app import Divemaster
from bot.cli import main
from bot.cli.play import REEF
from bot.deeds.play_on import play_on
from bot.host import Table, daily
from bot.store.memory_rows import Daily
from games.kernel.deal import Deal
from loopback import Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, PATIENCE, UNDO, Dive, is_panel
from tests.kernel.lanterns import Lanterns
from tests.spoken import saying, says

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
DAY = datetime(2026, 11, 15, tzinfo=UTC).date().toordinal()


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "now", lambda: NOON)
    monkeypatch.setattr(Lanterns, "daily", Deal(2))


@pytest.fixture
def world_plan(tmp_path: Path) -> Path:
    """Two servers; everybody is a member of both."""
    plan = yaml.safe_load(REEF.read_text())
    home = plan["guilds"][0]
    plan["guilds"].append({**home, "name": "Lagoon", "channels": [{"name": "lagoon"}]})
    file = tmp_path / "two.yaml"
    file.write_text(yaml.safe_dump(plan))
    return file


@pytest.fixture
async def bot(discord_world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    async with bot_running(discord_world, database) as running:
        yield running


async def dive(world: Loopback, person: Person, channel: str, title: str) -> Dive:
    """`/dive play daily`, and off."""
    page = (await person.slash(channel, "dive play daily")).message
    assert page.ephemeral
    opened = (await person.click(page, title)).message
    await person.until(lambda: opened.id in world.world.channels or None, PATIENCE)
    begun = Dive(world, [person], opened.id)
    await begun.panel()
    return begun


async def tries(bot: Divemaster) -> list[Daily]:
    return await bot.store.memories.dailies(DAY)


async def test_three_people_on_two_servers_dive_the_same_deal(
    bot: Divemaster, discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {"Marina": LOBBY, "Finn": LOBBY, "Pearl": "#lagoon"}
    for number, (name, channel) in enumerate(places.items()):
        person = discord_world.person(name)
        one = await dive(discord_world, person, channel, "The Refuge")
        row = await bot.store.at_place(int(one.thread))
        assert row is not None
        await play_to_the_end(bot, row.id, int(person.id), number)
        last = await person.wait_for(one.thread, ended, PATIENCE)
        assert says(last.text, "display.ending.fairness#1")
        assert not re.search("`[0-9a-f]{32}`", last.text)
        await person.click(last, "Share my dive", patience=PATIENCE)
        card = await person.wait_for(channel, saying("display.daily._streak", n=1), PATIENCE)
        assert f"**{name}**" in card.text
        assert says(card.text, "display.daily._place")
        (tried,) = [one for one in await tries(bot) if one.name == name]
        assert tried.turns is not None
        assert abs(len(re.findall("[🟦⬜🟧]", card.text)) - tried.turns) <= 1
        assert card.pictures
    found = await tries(bot)
    assert {(one.name, one.counts, one.won is not None) for one in found} == {
        (name, True, True) for name in places
    }
    assert len({one.guild for one in found}) == 2
    hashes = {(await bot.store.campaign(one.campaign)).commitment for one in found}  # type: ignore[union-attr] # it is there
    assert len(hashes) == 1
    page = (await discord_world.person("Otto").slash(LOBBY, "dive play daily")).message
    assert "Marina" in page.text
    assert "Finn" in page.text
    assert "Pearl" not in page.text
    monkeypatch.setenv("DIVEMASTER_DATABASE", str(database))
    early = await run("daily", "verify", "2026-11-15", code=1)
    assert "still a secret" in early
    monkeypatch.setattr(daily, "now", lambda: NOON + daily.DAY)
    said = await run("daily", "verify", "2026-11-15")
    for name in places:
        assert re.search(
            rf"^{name}: refuge (won|lost), \d+ turns, \d+ moves replayed", said, re.MULTILINE
        )
    otto = discord_world.person("Otto")
    page = (await otto.slash(LOBBY, "dive play daily")).message
    assert not re.search("[0-9a-f]{16}", page.text)
    page = (await otto.click(page, "Verify")).message
    key, anchor = re.findall("`([0-9a-f]{16,64})`", page.text)
    by_hand = await run("daily", "verify", "2026-11-15", "--key", key, "--anchor", anchor)
    assert f"hash {hashes.pop()}" in by_hand


def ended(message: SeenMessage) -> bool:
    return is_panel(message) and "Play again" in {button.label for button in message.buttons}


async def play_to_the_end(bot: Divemaster, campaign: str, user: int, number: int) -> None:
    """As the autopilot would, everybody with luck of their own."""
    host, luck = bot.house.host, random.Random(number)
    table: Table = await host.tables.peek(campaign)
    while (ask := table.match.ask) is not None:
        if 0 not in ask.awaited:
            await host.autopilot(campaign)
            continue
        seen = ask.seen_by(0)
        option = table.match.game.autopilot(table.match.view(0), seen, 0, luck)
        await host.choose(campaign, user, option.id, ask.token, None)
    await play_on(bot.house, table)


async def run(*words: str, code: int = 0) -> str:
    result = await asyncio.to_thread(CliRunner().invoke, main, list(words))
    assert result.exit_code == code, result.output
    return result.output


async def test_a_second_try_is_practice_and_nothing_is_given_away(
    bot: Divemaster, discord_world: Loopback
) -> None:
    coral = discord_world.person("Coral")
    first = await dive(discord_world, coral, LOBBY, "Lanterns")
    await first.click("Coral", "Trust the die")
    refused = await first.click("Coral", UNDO)
    assert says(refused.message.text, "host.table.check_unsealed")
    for command in ("dive tables export", "dive moderate seat"):
        options = {"seat": 1, "to": "autopilot"} if command == "dive moderate seat" else {}
        answer = await coral.slash(first.thread, command, options)
        assert says(answer.message.text, "host.table.check_unsealed")
    second = await dive(discord_world, coral, "#lagoon", "Practise Lanterns")
    announced = (await coral.read("#lagoon"))[-1]
    assert "practising" in announced.text
    for one in (second, first):
        table = await bot.store.at_place(int(one.thread))
        assert table is not None
        await play_to_the_end(bot, table.id, int(coral.id), 1)
    assert [(one.counts, one.won is not None) for one in await tries(bot)] == [
        (True, True),
        (False, True),
    ]
    page = (await coral.slash(LOBBY, "dive play daily")).message
    assert page.text.count("Coral") == 1


async def test_whoever_ends_too_late_has_not_dived_that_day(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    coral = discord_world.person("Coral")
    one = await dive(discord_world, coral, LOBBY, "Lanterns")
    monkeypatch.setattr(daily, "now", lambda: NOON + daily.DAY)
    table = await bot.store.at_place(int(one.thread))
    assert table is not None
    await play_to_the_end(bot, table.id, int(coral.id), 1)
    (late,) = await tries(bot)
    assert not late.counts
    page = (await coral.slash(LOBBY, "dive play daily")).message
    page = (await coral.click(page, "◀")).message
    assert "1 practice" in page.text
    page = (await coral.click(page, "Verify")).message
    assert "Key of 2026-11-15" in page.text
