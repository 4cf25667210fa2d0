"""Everything that can go wrong, and what the person sees."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import time_snowflake, utcnow

from bot import background, click_intake
from bot.app import Divemaster
from bot.click_intake import AT_ONCE
from bot.display import answer as answer_module
from bot.display.pictures import Studio
from bot.store import Alarm, StoreLocked
from loopback import DispatchFault, InteractionFailed, Loopback, RestFault
from loopback.errors import Refusal
from loopback.permissions import May
from loopback.world import PRIVATE_THREAD, PUBLIC_THREAD
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, UNDO, giving_up_soon, is_panel, start_game, table_of
from tests.spoken import saying, says


async def test_stale_panel(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        marina, finn = dive.people
        panel = await dive.panel()
        table = await table_of(bot, dive)
        await bot.house.host.choose(table.id, int(marina.id), "roll", table.match.ask.token, None)
        answer = await marina.click(panel, "Trust the die")
        told = (await answer.followed())[0]
        assert told.ephemeral
        assert says(told.text, "deeds.choose.step")
        assert (await marina.look(panel)).buttons == [], "the old panel loses its buttons"
        await dive.panel_for(finn)


async def test_a_click_that_discord_delivers_twice(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto")
    discord_world.faults.dispatches.append(DispatchFault("double", "INTERACTION_CREATE"))
    await dive.click("Otto", "Trust the die")
    await dive.panel("Round 2")
    assert (await table_of(bot, dive)).match.choices_made == 1


async def test_two_users_at_the_same_instant(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    await dive.click("Marina", "Let all vote")
    panel = await dive.panel()
    await asyncio.gather(*(person.click(panel, "Aye") for person in dive.people))
    await dive.panel_for(dive.people[1])
    assert (await table_of(bot, dive)).match.choices_made == 4


async def test_deleted_panel(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    panel = await dive.panel()
    private = (await dive.click("Marina", "Hand")).message
    discord_world.world.messages[dive.thread].pop(panel.id)
    await dive.people[0].click(private, "Play several cards")
    fresh = await dive.panel("Which cards?")
    assert fresh.id != panel.id


async def test_deleted_thread(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    coral = discord_world.person("Coral")
    discord_world.trouble.delete_channel(dive.thread)
    board = await coral.slash("#general", "dive tables board", {"table": table.id})
    assert says(board.message.text, "display.errors.PlaceLost")
    assert "/dive tables resume" in board.message.text
    answer = await coral.slash("#general", "dive tables resume", {"table": table.id})
    place = answer.message.text.partition("<#")[2].rstrip(">")
    panel = await coral.wait_for(place, is_panel)
    await dive.people[0].click(panel, "Trust the die")


async def test_a_table_that_moves_while_it_is_drawn_is_shown_in_its_new_place(
    bot: Divemaster,
    discord_world: Loopback,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever pressed can't be answered in the old one, and there is no panel to change."""
    dive = await start_game(discord_world, "lanterns", "Marina")
    table, coral = await table_of(bot, dive), discord_world.person("Coral")
    drawing, go_on, draw = asyncio.Event(), asyncio.Event(), Studio.board

    async def gated(*args: Any, **more: Any) -> Any:
        drawing.set()
        await go_on.wait()
        return await draw(*args, **more)

    async def lost(*_: Any, **__: Any) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(Studio, "board", gated)
    monkeypatch.setattr(answer_module.Answer, "update", lost)
    pressed = asyncio.create_task(dive.click("Marina", "Let all vote"))
    await drawing.wait()
    discord_world.trouble.delete_channel(dive.thread)
    resumed = asyncio.create_task(
        coral.slash("#general", "dive tables resume", {"table": table.id})
    )
    await coral.until(lambda: True if table.campaign.panel is None else None)
    go_on.set()
    place = (await resumed).message.text.partition("<#")[2].rstrip(">")
    panel = await coral.wait_for(place, is_panel)
    assert table.campaign.panel == int(panel.id)
    assert len([one for one in await coral.read(place) if is_panel(one)]) == 1
    with suppress(InteractionFailed, Refusal):
        await pressed
    assert table.match.choices_made == 1
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


async def test_a_locked_thread_is_left_for_a_new_one(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, coral = await table_of(bot, dive), discord_world.person("Coral")
    forbid(discord_world, May.MANAGE_THREADS)
    lock = discord_world.world.channels[dive.thread]["thread_metadata"]
    lock.update(locked=True, archived=True)
    answer = await coral.slash("#general", "dive tables resume", {"table": table.id})
    place = answer.message.text.partition("<#")[2].rstrip(">")
    assert place != dive.thread
    panel = await coral.wait_for(place, is_panel)
    await dive.people[0].click(panel, "Trust the die")


async def test_missing_permission_to_make_threads(bot: Divemaster, discord_world: Loopback) -> None:
    forbid(discord_world, May.CREATE_PUBLIC_THREADS)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    assert discord_world.world.channels[dive.thread]["name"] == "tables"
    await dive.click("Marina", "Trust the die")


@pytest.mark.parametrize(
    ("missing", "kind"), [(None, PRIVATE_THREAD), (May.CREATE_PRIVATE_THREADS, PUBLIC_THREAD)]
)
async def test_a_lesson_is_private_where_the_bot_may_make_it_so(
    bot: Divemaster, discord_world: Loopback, missing: May | None, kind: int
) -> None:
    if missing is not None:
        forbid(discord_world, missing)
    nerida = discord_world.person("Nerida")
    await nerida.slash("#tables", "dive learn lesson", {"game": "refuge"}, patience=PATIENCE)
    told = await nerida.wait_for("#tables", saying("deeds.learn.learn"), 60)
    thread = told.text.partition("<#")[2].partition(">")[0]
    assert discord_world.world.channels[thread]["type"] == kind


async def test_where_several_games_share_a_channel_a_command_must_say_which(
    bot: Divemaster, discord_world: Loopback
) -> None:
    forbid(discord_world, May.CREATE_PUBLIC_THREADS)
    first = await start_game(discord_world, "lanterns", "Marina", "Finn")
    second = await start_game(discord_world, "lanterns", "Finn", "Marina")
    assert first.thread == second.thread
    ids = {row.id for row in await bot.store.on_at(int(first.thread))}
    coral = discord_world.person("Coral")
    seat = {"seat": 1, "to": "autopilot"}
    for command, options in (("end", {}), ("tables pause", {}), ("seat", seat)):
        said = (await coral.slash(first.thread, f"dive {command}", options)).message.text
        assert all(name in said for name in ids)
        assert "table:" in said
    assert {row.id for row in await bot.store.on_at(int(first.thread))} == ids
    one = min(ids)
    await coral.slash(first.thread, "dive tables pause", {"table": one})
    paused = [row.id for row in await bot.store.on_at(int(first.thread)) if row.status == "paused"]
    assert paused == [one]


def forbid(world: Loopback, permission: May) -> None:
    tables = next(c["id"] for c in world.world.channels.values() if c["name"] == "tables")
    world.trouble.forbid(tables, permission)


async def test_missing_permission_to_write(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    forbid(discord_world, May.SEND_MESSAGES_IN_THREADS)
    answer = await dive.click("Marina", "Trust the die")
    told = (await answer.followed())[0]
    assert says(told.text, "display.errors.PlaceLost")
    await dive.panel("Round 1")
    answer = await dive.click("Finn", "Trust the die")
    assert (await table_of(bot, dive)).match.choices_made == 2, "the game goes on in the old panel"


async def test_database_locked(bot: Divemaster, discord_world: Loopback, database: Path) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await bot.store.database.run(lambda connection: connection.execute("PRAGMA busy_timeout=50"))
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = await dive.click("Marina", "Trust the die")
    assert says(answer.message.text, "store.errors.StoreLocked")
    assert "Nothing was changed" in answer.message.text
    other.execute("ROLLBACK")
    other.close()
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])


async def test_alarms_and_bookkeeping_go_on_after_the_database_was_locked(
    bot: Divemaster, discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RETRY_SECONDS", 0.05)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    await bot.store.set_alarm(Alarm(table.id, "turn", 1))
    await bot.store.database.run(lambda connection: connection.execute("PRAGMA busy_timeout=50"))
    bot.house.display.so_far.lengths[table.id] = 1
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    bot.house.host.alarm_set.set()
    with pytest.raises(StoreLocked):
        await bot.house.display.so_far.keep()
    await asyncio.sleep(0.3)
    assert bot.house.display.so_far.lengths == {table.id: 1}
    other.execute("ROLLBACK")
    other.close()
    await dive.people[0].wait_for(dive.thread, saying("deeds.remind._reminder"))
    await bot.house.display.so_far.keep()
    campaign = await bot.store.campaign(table.id)
    assert campaign is not None
    assert campaign.shown == 1


async def test_disk_full_while_committing(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await bot.store.read("PRAGMA max_page_count = 1")
    said = ""
    for _ in range(60):
        for button in ("Play several cards", UNDO):
            answer = await dive.click("Marina", button)
            if answer.message.ephemeral:
                break
        if answer.message.ephemeral:
            said = answer.message.text
            break
    assert says(said, "store.errors.StoreFull")
    before = (await table_of(bot, dive)).match.save()
    await bot.store.read("PRAGMA max_page_count = 100000")
    await dive.click("Marina", "Trust the die" if button != UNDO else "Done")
    assert (await table_of(bot, dive)).match.save() != before


async def test_rules_that_stumble(bot: Divemaster, discord_world: Loopback, database: Path) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    answer = await dive.click("Marina", "Break the rules")
    assert "The rules stumbled" in answer.message.text
    error = answer.message.text.partition("error ")[2].partition(")")[0]
    kept = list((database.parent / "failures").glob(f"{error}-0-burn.save"))
    assert len(kept) == 1, "the save that reproduces it is kept under the error's id"
    await dive.click("Marina", "Trust the die")


async def test_a_button_of_another_version(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    panel = await dive.panel()
    raw = discord_world.world.messages[dive.thread][panel.id].data
    row = next(c for c in raw["components"] if c["type"] == 1)
    row["components"][0]["custom_id"] = "d0:strange"
    answer = await dive.people[0].click(panel, "d0:strange")
    assert says(answer.message.text, "presses._unknown")


async def test_slow_pictures_are_acknowledged_first(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    monkeypatch.setattr(answer_module, "PATIENCE", 0.0)
    answer = await dive.click("Marina", "Play several cards")
    assert answer.kind == "deferred_update"
    await dive.panel("Which cards?")


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_game(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    monkeypatch.setattr("tests.bot.lanterns_pictures.LanternsRenderer.draw", None)
    await dive.click("Marina", "Trust the die")
    panel = await dive.panel_for(dive.people[1])
    assert panel.pictures == []


async def test_discord_stumbles_while_a_panel_is_posted(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.faults.rest.append(RestFault("500", "POST", "/messages"))
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])


async def test_the_gateway_drops_and_the_game_goes_on(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.realm.gateway.drop()
    await discord_world.bot_online()
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])


async def test_a_gentle_stop_lets_clicks_finish(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        await bot.intake.quiet()
        click = asyncio.create_task(dive.click("Marina", "Trust the die"))
        while not bot.intake.inside:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.001)
        await bot.close()
        await click
    panel = await dive.panel_for(dive.people[1])
    assert "Round 1" in panel.text


async def test_a_table_is_played_in_its_own_server_alone(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, panel = await table_of(bot, dive), await dive.panel()
    table.campaign.guild += 1
    refused = await dive.people[0].click(panel, "Trust the die")
    assert says(refused.message.text, "presses._check_home")
    assert table.match.choices_made == 0


@asynccontextmanager
async def waiting_inside(bot: Divemaster, user: int, count: int = 1) -> AsyncIterator[None]:
    """Clicks that are being answered all the while."""
    now = time_snowflake(utcnow())
    clicks: list[Any] = [
        SimpleNamespace(id=now + number, guild_id=None, extras={}, user=SimpleNamespace(id=user))
        for number in range(count)
    ]
    await bot.intake.quiet()
    for click in clicks:
        assert await bot.intake.enter(click)
    yield
    for click in clicks:
        bot.intake.leave(click)


async def test_a_flood_of_one_person_is_turned_away_with_a_word(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    panel = await dive.panel()
    async with waiting_inside(bot, int(marina.id), AT_ONCE):
        assert says((await marina.click(panel, "Hand")).message.text, "turning_away.TOO_MANY")
        bot.intake._users[int(marina.id)] += AT_ONCE
        with giving_up_soon(discord_world), pytest.raises(InteractionFailed):
            await marina.click(panel, "Hand")
        assert (await finn.click(panel, "Hand")).message.ephemeral
        bot.intake._users[int(marina.id)] -= AT_ONCE
    assert (await marina.click(panel, "Hand")).message.ephemeral


async def test_a_stop_takes_no_new_clicks_and_says_so(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For as long as somebody inside is waited for, however busy the machine is."""
    monkeypatch.setattr(click_intake, "LAST_CLICKS_SECONDS", 60)
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        panel, table = await dive.panel(), await table_of(bot, dive)
        async with waiting_inside(bot, 1):
            leaving = asyncio.create_task(bot.close())
            marina = dive.people[0]
            await marina.until(lambda: bot.intake.closed or None)
            told = await marina.click(panel, "Trust the die")
            asked = await marina.slash(dive.thread, "dive tables board")
        assert "just restarting" in told.message.text
        assert "just restarting" in asked.message.text
        await leaving
        assert table.match.choices_made == 0
