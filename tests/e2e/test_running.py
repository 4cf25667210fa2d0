"""The bot as a program: alarms, health, the doctor, commands announced once."""

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.app import Divemaster
from bot.cli._on_discord import there
from bot.config import Settings
from bot.store import Alarm
from games.kernel import T
from loopback import Loopback
from tests.e2e.conftest import QuickBot, bot_running
from tests.e2e.tables import start_game, table_of
from tests.spoken import saying


async def rung_alarm(bot: Divemaster) -> Alarm:
    """The alarm that was set when the one before had rung."""
    async with asyncio.timeout(10):
        while (alarm := (await bot.store.next_alarms())[0]).due == 1:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.01)
    return alarm


async def test_whoever_is_waited_for_is_reminded(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina = dive.people[0]
    table = (await table_of(bot, dive)).id
    await bot.store.set_alarm(Alarm(table, "turn", 1))
    bot.house.host.alarm_set.set()
    first = await marina.wait_for(dive.thread, saying("deeds.remind._reminder"))
    assert first.mentions == [marina.id]
    alarm = await rung_alarm(bot)
    assert alarm.rung == 1
    await bot.store.set_alarm(Alarm(table, "turn", 1, 4, alarm.message))
    bot.house.host.alarm_set.set()
    last = await marina.wait_for(dive.thread, saying("deeds.remind._reminder#1"))
    assert last.mentions == [marina.id]
    await marina.until(
        lambda: None if first.id in discord_world.world.messages[dive.thread] else True
    )
    assert await bot.store.next_alarms() == []


async def test_a_move_puts_the_reminder_off(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto")
    before = (await bot.store.next_alarms())[0]
    await bot.store.set_alarm(Alarm(before.campaign, "turn", before.due - 1000, 3, 77))
    await dive.click("Otto", "Trust the die")
    after = (await bot.store.next_alarms())[0]
    assert after.due >= before.due
    assert after.rung == 0
    assert after.message == 77, "the next reminder takes the last one away"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def health(port: int) -> tuple[int, dict[str, object]]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/health") as answer,
    ):
        return answer.status, await answer.json()


async def until_health_is(port: int, wanted: int) -> None:
    async with asyncio.timeout(10):
        while (await health(port))[0] != wanted:  # noqa: ASYNC110 - a page rings no bell
            await asyncio.sleep(0.01)


async def test_health(discord_world: Loopback, database: Path) -> None:
    port = free_port()
    async with bot_running(discord_world, database, health_port=port):
        await until_health_is(port, 200)
        _, body = await health(port)
        assert body["ready"] is True
        assert body["guilds"] == 1


async def test_prometheus_is_told_what_happens(discord_world: Loopback, database: Path) -> None:
    port = free_port()
    async with bot_running(discord_world, database, health_port=port):
        before = await counted(port)
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        await dive.click("Marina", "Trust the die")
        await dive.click("Otto", "Trust the die")
        after = await counted(port)
    assert after["divemaster_press_seconds_count"] > before["divemaster_press_seconds_count"]
    assert after['divemaster_stage_seconds_count{stage="committed"}'] >= 1
    assert after["divemaster_commit_seconds_count"] > before["divemaster_commit_seconds_count"]
    assert after['divemaster_refusals_total{why="Refusal"}'] >= 1
    assert (after["divemaster_guilds"], after["divemaster_open_tables"]) == (1, 1)
    assert (after["divemaster_shards"], after["divemaster_shards_connected"]) == (1, 1)


async def counted(port: int) -> dict[str, float]:
    """What ``GET /metrics`` tells, line by line."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        lines = (await answer.text()).splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


async def test_health_knows_when_discord_is_gone(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, back = free_port(), asyncio.Event()

    async def wait_until_discord_is_back(*_: object, **__: object) -> None:
        await back.wait()

    async with bot_running(discord_world, database, health_port=port):
        await until_health_is(port, 200)
        monkeypatch.setattr(QuickBot, "before_identify_hook", wait_until_discord_is_back)
        discord_world.trouble.drop_gateway(resumable=False)
        await until_health_is(port, 503)
        back.set()
        await until_health_is(port, 200)


async def test_commands_are_announced_only_when_they_change(
    discord_world: Loopback, database: Path
) -> None:
    announced: list[str] = []

    class Counter:
        def rest(self, exchange: object) -> None:
            if exchange.method == "PUT" and exchange.template.endswith("/commands"):
                announced.append(exchange.template)

        def dispatch(self, event: str, data: object) -> None:
            pass

    discord_world.judges.append(Counter())
    for _ in range(2):
        async with bot_running(discord_world, database):
            pass
    assert len(announced) == 1


async def test_the_doctor_asks_discord(discord_world: Loopback) -> None:
    application = discord_world.world.application
    given = {name: application.pop(name) for name in ("privacy_policy_url", "terms_of_service_url")}
    asked = Settings(token=discord_world.token, _env_file=None)
    told = {finding.what: finding for finding in await there(asked)}
    links = ["the application's Privacy Policy URL", "the application's Terms of Service URL"]
    assert [what for what, finding in told.items() if not finding.well] == links
    assert told[links[1]].mend.count("/terms/") == 1
    application |= given
    findings = await there(asked)
    assert [finding.well for finding in findings] == [True] * len(findings), findings
    assert any("no commands yet" in finding.what for finding in findings)
    findings = await there(Settings(token="wrong", _env_file=None))
    assert [(finding.what, finding.well) for finding in findings] == [("token", False)]
    assert "Get a new one" in findings[0].mend


async def test_the_newest_move_is_shown_after_a_stop_in_between(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        token = table.match.ask.token
        await bot.house.host.choose(table.id, int(dive.people[0].id), "roll", token, None)
    async with bot_running(discord_world, database):
        await dive.panel_for(dive.people[1])


async def test_an_ending_is_shown_after_a_stop_in_between(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        while (ask := table.match.ask) is not None:
            user = int(dive.people[ask.seats[0]].id)
            await bot.house.host.choose(table.id, user, "roll", ask.token, None)
    async with bot_running(discord_world, database):
        await dive.panel("Fair dice")


async def test_a_pause_is_shown_after_a_stop_in_between(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = (await table_of(bot, dive)).id
        await bot.house.host.act(table, T("A pause."), None, values={"status": "paused"})
        assert await bot.store.next_alarms() == [], "nobody is reminded of a table at rest"
    async with bot_running(discord_world, database):
        await dive.panel("Paused")


async def test_people_are_reminded_again_after_a_resume(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    coral = discord_world.person("Coral")
    await dive.people[0].slash(dive.thread, "dive tables pause")
    assert await bot.store.next_alarms() == []
    table = (await table_of(bot, dive)).id
    await coral.slash(dive.thread, "dive tables resume", {"table": table})
    assert [alarm.kind for alarm in await bot.store.next_alarms()] == ["turn"]


async def test_whoever_is_asked_next_is_pinged_also_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    async with bot_running(discord_world, database):
        await dive.click("Marina", "Let all vote")
        panel = await dive.panel("Shall it shine?")
        assert set(panel.mentions) == {person.id for person in dive.people}


async def test_whoever_was_asked_in_the_last_moment_is_pinged_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        token = table.match.ask.token
        await bot.house.host.choose(table.id, int(dive.people[0].id), "vote", token, None)
    async with bot_running(discord_world, database):
        panel = await dive.panel("Shall it shine?")
        assert set(panel.mentions) == {person.id for person in dive.people}
