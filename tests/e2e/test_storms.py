"""What a storm of faults has found: each mended, each with the smallest trouble that showed it."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot import retry
from bot.app import Divemaster
from bot.deeds import start
from bot.display import answer
from bot.display.display import Display
from bot.display.errors import NotShownYet
from bot.display.pictures import Studio
from bot.host import Table, open_tables
from bot.store import SqliteStore, StoreFull, StoreLocked, StoreUnsure
from bot.store.rows import write_heard
from games.kernel import T
from loopback import Loopback, May, Person, RestFault, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import (
    PATIENCE,
    Dive,
    giving_up_soon,
    is_panel,
    onward,
    open_lobby,
    start_game,
    table_of,
)
from tests.e2e.test_same_picture import where_a_picture_comes_closer
from tests.spoken import says


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)


async def test_a_table_is_shown_when_a_permission_comes_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    await dive.click("Marina", "Trust the die")
    discord_world.trouble.allow_again(dive.thread)
    await dive.panel_for(dive.people[1])


async def test_nobody_is_called_twice_when_the_bot_dies_after_the_panel(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel is posted and known; that it was shown is written down a little later."""
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        await dive.click("Marina", "Trust the die")
        panel = await dive.panel_for(dive.people[1])
        table = await table_of(bot, dive)
        bot.house.display.so_far.lengths.clear()
    async with bot_running(discord_world, database) as bot:
        await dive.people[0].until(lambda: bot.house.display.so_far.lengths.get(table.id))
        live = [one.id for one in await dive.people[0].read(dive.thread) if is_panel(one)]
        assert live == [panel.id]


async def test_a_ping_for_one_question_does_not_count_for_the_next(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel is posted and cannot be written down; it is found when the table has gone on."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, host = await table_of(bot, dive), bot.house.host
    await chosen(bot, table, dive.people[0], "roll")
    await shown_without_a_note(bot, table, monkeypatch)
    host.tables.forget(table)
    table = await table_of(bot, dive)
    await chosen(bot, table, dive.people[1], "vote")
    await bot.house.display.show(table)
    await dive.panel_for(*dive.people)


async def test_a_ping_counts_as_long_as_the_question_is_the_same(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are asked; the panel cannot be written down, and is found when one has answered."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, host = await table_of(bot, dive), bot.house.host
    await chosen(bot, table, dive.people[0], "vote")
    await shown_without_a_note(bot, table, monkeypatch)
    called = (await live(dive))[-1]
    host.tables.forget(table)
    table = await table_of(bot, dive)
    await chosen(bot, table, dive.people[0], "aye")
    await bot.house.display.show(table)
    assert await live(dive) == [called]


async def test_a_step_does_not_hide_whom_a_panel_has_pinged(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel cannot be written down; somebody takes a step on it before it is found."""
    dive = await start_game(discord_world, "shoals", "Otto", "Finn")
    table, finn = await table_of(bot, dive), dive.people[1]
    await chosen(bot, table, dive.people[0], "f3")
    await shown_without_a_note(bot, table, monkeypatch)
    called = await dive.panel_for(finn)
    page = (await finn.click(called, "Further …")).message
    assert page.id == called.id
    bot.house.host.tables.forget(table)
    await bot.house.display.show(await table_of(bot, dive))
    assert await live(dive) == [called.id]


async def test_a_closer_look_does_not_hide_whom_a_panel_has_pinged(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a step; the picture, too, is another one then."""
    dive = await start_game(discord_world, "refuge", "Marina")
    marina, (table, first, step) = dive.people[0], await where_a_picture_comes_closer(bot, dive)
    await bot.house.host.store.change_campaign(table.id, heard=write_heard({}, {}))
    bot.house.host.tables.forget(table)
    table = await table_of(bot, dive)
    await shown_without_a_note(bot, table, monkeypatch, anew=True)
    called = await dive.panel_for(marina)
    assert called.id != first.id
    await marina.click(called, step)
    bot.house.host.tables.forget(table)
    await bot.house.display.show(await table_of(bot, dive))
    assert await live(dive) == [called.id]


async def test_a_pause_of_moments_calls_nobody_again(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """In its own place; whoever finds the table in a new one is called there."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    assert (await dive.panel()).mentions
    table = {"table": (await table_of(bot, dive)).id}
    marina, coral = dive.people[0], discord_world.person("Coral")
    await marina.slash(dive.thread, "dive tables pause")
    await dive.panel("Paused")
    await marina.slash(dive.thread, "dive tables resume", table)
    assert (await dive.panel("What will you do?")).mentions == []
    logbook = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "logbook")
    moved = await coral.slash("#general", "dive tables resume", table | {"channel": logbook})
    place = moved.message.text.partition("<#")[2].rstrip(">")
    assert marina.id in (await coral.wait_for(place, is_panel)).mentions


async def test_a_ping_counts_when_its_panel_is_found_while_the_table_rests(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks nothing then; when it goes on, everybody has been called already."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, marina = await table_of(bot, dive), dive.people[0]
    await chosen(bot, table, marina, "vote")
    await shown_without_a_note(bot, table, monkeypatch)
    await dive.panel_for(*dive.people)
    await marina.slash(dive.thread, "dive tables pause")
    await dive.panel("Paused")
    await marina.slash(dive.thread, "dive tables resume", {"table": table.id})
    assert (await dive.panel("Shall")).mentions == []


async def test_so_does_the_ping_of_a_page_that_is_to_be_read_first(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no answers that would tell what it called for."""
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    table, (marina, finn) = await table_of(bot, dive), dive.people
    for person in (marina, finn, marina, finn):
        await chosen(bot, table, person, "wait")
    await chosen(bot, table, marina, "read")
    await shown_without_a_note(bot, table, monkeypatch)
    page = await dive.panel("Paragraph")
    assert onward(page)
    assert page.mentions
    await marina.slash(dive.thread, "dive tables pause")
    await dive.panel("Paused")
    await marina.slash(dive.thread, "dive tables resume", {"table": table.id})
    assert (await dive.panel("Round 3")).mentions == []


async def test_so_does_that_of_a_page_that_tells_of_an_earlier_choice(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads on finds it; as when autopilots have played on."""
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    table, (marina, finn) = await table_of(bot, dive), dive.people
    for person in (marina, finn):
        await chosen(bot, table, person, "read")
    await shown_without_a_note(bot, table, monkeypatch)
    page = await dive.panel("Chapter 1.")
    assert page.mentions
    await finn.click(page, onward(page))
    assert (await dive.panel("Chapter 2.")).mentions == []


async def test_a_ping_counts_when_whoever_stepped_forward_steps_back(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are asked who plays; the panel cannot be written down, and is found while only the one
    who has stepped forward is asked. The other has been called already."""
    dive = await start_game(discord_world, "tentacula", "Marina", "Finn", "Pearl")
    table, (_, finn, pearl) = await table_of(bot, dive), dive.people
    while table.campaign.turn == table.campaign.panel_turn:
        assert table.match.ask is not None
        option = table.match.ask.options[0]
        await chosen(bot, table, dive.people[option.seat], option.id)
    await shown_without_a_note(bot, table, monkeypatch)
    called = await dive.panel_for(finn, pearl)
    bot.house.host.tables.forget(table)
    table = await table_of(bot, dive)
    for step in ("go", "back"):
        await chosen(bot, table, finn, step)
        await bot.house.display.show(table)
    assert await live(dive) == [called.id]


async def shown_without_a_note(
    bot: Divemaster, table: Table, monkeypatch: pytest.MonkeyPatch, *, anew: bool = False
) -> None:
    """A panel is posted, and cannot be written down; nobody tries again by itself."""

    async def full(*_: object) -> None:
        raise StoreLocked

    bot.house.display.show_later = lambda _: None  # type: ignore[method-assign]  # not by itself
    with monkeypatch.context() as disk:
        disk.setattr(bot.house.host.showing, "panel", full)
        with pytest.raises(NotShownYet):
            await bot.house.display.show(table, anew=anew)


async def chosen(bot: Divemaster, table: Table, person: Person, option: str) -> None:
    ask = table.match.ask
    assert ask is not None
    await bot.house.host.choose(table.id, int(person.id), option, ask.token, None)


async def test_an_old_panel_loses_its_buttons_as_soon_as_discord_lets_us(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first = await dive.panel()
    discord_world.faults.rest.append(RestFault("cut", "PATCH", "/messages/", times=2))
    table = await table_of(bot, dive)
    await chosen(bot, table, dive.people[0], "roll")
    await bot.house.display.show(table)
    newest = await dive.panel_for(dive.people[1])
    assert newest.id != first.id
    await only_live(dive, newest)


async def test_an_old_panel_that_was_left_behind_is_found_at_the_next_start(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")

        async def dies(*_: object) -> None:
            bot.house.display.so_far.lengths.clear()

        monkeypatch.setattr(bot.house.display._old, "retire", dies)
        table = await table_of(bot, dive)
        await chosen(bot, table, dive.people[0], "roll")
        await bot.house.display.show(table)
        newest = await dive.panel_for(dive.people[1])
        bot.house.display.so_far.lengths.clear()
    async with bot_running(discord_world, database):
        await only_live(dive, newest)


async def test_a_panel_that_could_not_be_written_down_is_the_only_one_in_the_end(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full between the new panel and the note that it is there."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table = await dive.panel(), await table_of(bot, dive)
    change, failed = bot.store.change_campaign, []

    async def full_once(campaign: str, *errands: object, **values: object) -> None:
        if "panel" in values and not failed:
            failed.append(campaign)
            raise StoreFull
        await change(campaign, *errands, **values)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)
    monkeypatch.setattr(bot.store, "change_campaign", full_once)
    await chosen(bot, table, dive.people[0], "roll")
    with pytest.raises(NotShownYet):
        await bot.house.display.show(table)
    newest = await dive.panel_for(dive.people[1])
    assert failed
    assert newest.id != first.id
    await only_live(dive, newest)
    kept = await bot.store.campaign(table.id)
    assert kept is not None
    assert str(kept.panel) == newest.id


async def test_whom_it_called_nobody_calls_again_where_we_may_not_look(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the table goes on before it is written down, opened anew, with the same question."""
    monkeypatch.setattr(retry, "FIRST_SECONDS", 600)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table = await dive.panel(), await table_of(bot, dive)
    discord_world.trouble.forbid(dive.thread, May.READ_MESSAGE_HISTORY)
    with monkeypatch.context() as full:
        full.setattr(bot.store, "change_campaign", AsyncMock(side_effect=StoreFull))
        await chosen(bot, table, dive.people[0], "roll")
        with pytest.raises(NotShownYet):
            await bot.house.display.show(table)
    bot.house.host.tables.forget(table)
    table = await bot.house.host.act(table.id, T("The tide turns."), None)
    await bot.house.display.show(table)
    finn = dive.people[1]
    seen = await finn.read(dive.thread)
    pinged = [one for one in seen if one.id > first.id and finn.id in one.mentions]
    assert [one.id for one in pinged] == [str(table.campaign.panel)]
    await only_live(dive, await dive.panel_for(finn))
    kept = await bot.store.campaign(table.id)
    assert kept is not None
    assert kept.panel == table.campaign.panel


async def test_what_others_serve_now_is_not_written_down_any_more(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 600)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table = await dive.panel(), await table_of(bot, dive)
    discord_world.trouble.forbid(dive.thread, May.READ_MESSAGE_HISTORY)
    with monkeypatch.context() as full:
        full.setattr(bot.store, "change_campaign", AsyncMock(side_effect=StoreFull))
        await chosen(bot, table, dive.people[0], "roll")
        with pytest.raises(NotShownYet):
            await bot.house.display.show(table)
    monkeypatch.setattr(bot.house.host, "serves", lambda _: False)
    with suppress(NotShownYet):
        await bot.house.display.show(table)
    assert str(table.campaign.panel) == first.id


async def test_a_panel_whose_answer_was_lost_is_not_posted_twice_where_we_may_not_look(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It arrived and nobody told us, and the history is closed to us."""
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table = await dive.panel(), await table_of(bot, dive)
    discord_world.trouble.forbid(dive.thread, May.READ_MESSAGE_HISTORY)
    discord_world.faults.rest.append(RestFault("lost", "POST", "/messages", times=6))
    await chosen(bot, table, dive.people[0], "roll")
    with pytest.raises(NotShownYet):
        await bot.house.display.show(table)
    discord_world.faults.rest.clear()
    await dive.people[0].until(lambda: str(table.campaign.panel) != first.id or None)
    discord_world.trouble.allow_again(dive.thread)
    newest = await dive.panel_for(dive.people[1])
    await only_live(dive, newest)
    assert str(table.campaign.panel) == newest.id
    seen = await dive.people[0].read(dive.thread)
    assert [one.id for one in seen if one.id > first.id and dive.people[1].id in one.mentions] == [
        newest.id
    ]


async def test_a_press_on_a_panel_we_did_not_know_makes_it_the_tables_own(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table = await dive.panel(), await table_of(bot, dive)
    bot.house.display.show_later = lambda _: None  # type: ignore[method-assign]  # not by itself
    discord_world.faults.rest.append(RestFault("lost", "POST", "/messages", times=6))
    await chosen(bot, table, dive.people[0], "roll")
    with pytest.raises(NotShownYet):
        await bot.house.display.show(table)
    discord_world.faults.rest.clear()
    newest = await dive.panel_for(dive.people[1])
    assert newest.id != first.id
    discord_world.trouble.forbid(dive.thread, May.READ_MESSAGE_HISTORY)
    await dive.click("Finn", "Trust the die")
    discord_world.trouble.allow_again(dive.thread)
    panel = await dive.panel()
    assert panel.id >= newest.id
    await only_live(dive, panel)


async def test_a_table_is_shown_only_when_its_old_panel_has_lost_its_buttons(
    discord_world: Loopback, database: Path
) -> None:
    """Discord takes the new panel and does not let go of the old one; then the bot dies."""
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        discord_world.faults.rest.append(RestFault("cut", "PATCH", "/messages/", times=99))
        table = await table_of(bot, dive)
        await chosen(bot, table, dive.people[0], "roll")
        await bot.house.display.show(table)
        newest = await dive.panel_for(dive.people[1])
        await bot.house.display.so_far.keep()
        assert len(await live(dive)) == 2
    discord_world.faults.rest.clear()
    async with bot_running(discord_world, database):
        await only_live(dive, newest)


async def test_a_panel_posted_anew_leaves_no_other_when_the_bot_dies_between(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        await bot.house.display.show(table)
        await bot.house.display.so_far.keep()
        await _post_and_die(bot, table, monkeypatch)
        newest = (await live(dive))[-1]
        assert len(await live(dive)) == 2
    async with bot_running(discord_world, database):
        await only_live(dive, await dive.panel())
        assert await live(dive) == [newest]


async def test_an_ending_is_posted_once_when_the_bot_dies_before_the_old_panel_shrinks(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        await bot.house.host.act(table.id, T("🏁 Over."), 1, values={"status": "ended"})
        table = await table_of(bot, dive)
        await _post_and_die(bot, table, monkeypatch)
        endings = [one.id for one in await dive.people[0].read(dive.thread)]
    async with bot_running(discord_world, database) as bot:
        await dive.people[0].until(lambda: bot.house.display.so_far.lengths.get(table.id))
        assert [one.id for one in await dive.people[0].read(dive.thread)] == endings


async def test_tables_are_caught_up_beside_one_another(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that hangs holds up no other."""
    async with bot_running(discord_world, database) as bot:
        dives = [await start_game(discord_world, "lanterns", name) for name in ("Marina", "Finn")]
        tables = [await table_of(bot, dive) for dive in dives]
        for table in tables:
            await bot.house.display.show(table)
        bot.house.display.so_far.lengths.clear()
    show, shown = Display.show, asyncio.Event()

    async def slow(display: Display, table: Table, *given: Any) -> None:
        if table.id == tables[1].id:
            await shown.wait()
        await show(display, table, *given)
        shown.set()

    monkeypatch.setattr(Display, "show", slow)
    async with bot_running(discord_world, database) as bot:
        await dives[0].people[0].until(lambda: len(bot.house.display.so_far.lengths) == len(tables))


async def test_nothing_is_drawn_for_a_table_whose_thread_is_gone(
    discord_world: Loopback,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        await bot.house.display.show(table)
        bot.house.display.so_far.lengths.clear()
    discord_world.trouble.delete_channel(dive.thread)
    drawn: list[object] = []
    monkeypatch.setattr(Studio, "board", lambda *given: drawn.append(given))
    async with bot_running(discord_world, database) as bot, asyncio.timeout(PATIENCE):
        while "could not show" not in caplog.text:  # noqa: ASYNC110 - a look now and then
            await asyncio.sleep(0.02)
    assert drawn == []


async def _post_and_die(bot: Divemaster, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new panel is posted and known; before anything else happens nothing more is heard of us."""

    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(bot.house.display._old, "retire", dies)
    with pytest.raises(asyncio.CancelledError):
        await bot.house.display.show(table, anew=True)
    await bot.house.display.so_far.keep()


async def only_live(dive: Dive, panel: SeenMessage) -> None:
    """Waits until nothing but this panel can be played on."""
    async with asyncio.timeout(PATIENCE):
        while await live(dive) != [panel.id]:  # noqa: ASYNC110 - a look now and then
            await asyncio.sleep(0.05)


async def live(dive: Dive) -> list[str]:
    return [one.id for one in await dive.people[0].read(dive.thread) if is_panel(one)]


async def test_autopilots_play_on_when_the_database_is_free_again(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
    record, left = bot.store.record, [False, True, True]

    async def locked(*given: object, **more: object) -> None:
        if left and left.pop(0):
            raise StoreLocked
        await record(*given, **more)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(bot.store, "record", locked)
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[0])
    table = await table_of(bot, dive)
    assert table.asked_people == [int(dive.people[0].id)]
    assert table.match.choices_made >= 2


async def test_autopilots_that_fail_while_their_table_is_shown_play_on(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was owed to its people already, and that was just being paid: it is owed once more."""
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
    table, display, record = await table_of(bot, dive), bot.house.display, bot.store.record
    at_work, shown, left = asyncio.Event(), asyncio.Event(), [False, True]
    bring = display._bring_up_to_date

    async def fails(*given: object, **more: object) -> None:
        if left and left.pop(0):
            at_work.set()
            await shown.wait()
            raise StoreLocked
        await record(*given, **more)  # type: ignore[arg-type]  # handed on

    async def slowly(*given: Any, **how: Any) -> None:
        shown.set()
        await asyncio.sleep(0.2)
        await bring(*given, **how)

    with monkeypatch.context() as others:
        others.setattr(bot.store, "record", fails)
        others.setattr(display, "_bring_up_to_date", slowly)
        press = asyncio.create_task(dive.click("Marina", "Trust the die"))
        await at_work.wait()
        display.show_later(table.id)
        await press
    await dive.panel_for(dive.people[0])
    assert (await table_of(bot, dive)).match.choices_made >= 2


async def test_who_shows_a_table_while_its_autopilots_are_at_work_does_not_say_all_is_shown(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start would not look after it any more, should they come to nothing."""
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
    table, marina = await table_of(bot, dive), dive.people[0]
    with monkeypatch.context() as others:
        others.setattr(bot.house.host._pilots, "_at_work", {table.id})
        await chosen(bot, table, marina, "roll")
        assert table.autopilots_turn
        await bot.house.display._show_newest(table.id)
    assert bot.house.display.is_behind(table.campaign)


async def test_autopilots_play_on_after_a_restart(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies between two moves of an autopilot, when everything so far has been shown."""
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
        host = bot.house.host

        async def asleep(_: str) -> bool:
            return True

        monkeypatch.setattr(host, "autopilot", asleep)
        monkeypatch.setattr(bot.background, "spawn", lambda work, _: work.close())
        await dive.click("Marina", "Trust the die")
        table = await table_of(bot, dive)
        await dive.people[0].until(
            lambda: bot.house.display.state(table).length == table.campaign.length or None
        )
        made = table.match.choices_made
    async with bot_running(discord_world, database) as bot:
        table = await table_of(bot, dive)
        await dive.people[0].until(lambda: table.match.choices_made > made or None)


async def test_a_move_of_which_nobody_knew_whether_it_counts_is_shown_if_it_does(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    committed_in_doubt(bot, monkeypatch)
    answer = await dive.click("Marina", "Trust the die")
    assert says(answer.message.text, "store.errors.StoreUnsure")
    await dive.panel_for(dive.people[1])


async def test_a_game_of_which_nobody_knew_whether_it_began_is_shown_if_it_did(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    committed_in_doubt(bot, monkeypatch)
    await marina.click(lobby, "Start")
    await marina.wait_for(lobby.id, is_panel)


def committed_in_doubt(bot: Divemaster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit is made, but its answer is lost, and nobody can be asked."""
    record = bot.store.record

    async def in_doubt(*given: Any, **more: Any) -> None:
        monkeypatch.setattr(bot.store, "record", record)
        await record(*given, **more)
        raise StoreUnsure

    monkeypatch.setattr(bot.store, "record", in_doubt)


async def test_a_start_with_a_locked_database_catches_up_later(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.RETRY_SECONDS", 0.05)
    monkeypatch.setattr(retry, "FIRST_SECONDS", 600)
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        discord_world.faults.rest.append(RestFault("cut", "POST", "/messages"))
        await dive.click("Marina", "Trust the die")
    not_shown, locked = SqliteStore.not_shown, [True]

    async def first_locked(store: SqliteStore) -> list[str]:
        if locked and locked.pop():
            raise StoreLocked
        return await not_shown(store)

    monkeypatch.setattr(SqliteStore, "not_shown", first_locked)
    async with bot_running(discord_world, database):
        await dive.panel_for(dive.people[1])


async def test_a_refusal_that_cannot_be_said_is_no_error(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.faults.rest.append(RestFault("cut", "POST", "/callback", times=3))
    with giving_up_soon(discord_world), pytest.raises(Exception, match="failed"):
        await dive.click("Finn", "Trust the die")
    await dive.people[1].until(lambda: "an answer did not arrive" in caplog.text or None)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_a_lobby_that_took_long_is_there_for_everybody(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    form = await marina.slash("#tables", "dive play start", {"game": "tentacula"})
    monkeypatch.setattr(answer, "PATIENCE", 0)
    lobby = (await marina.submit(form.modal, {})).message
    assert not lobby.ephemeral
    assert lobby.id in [one.id for one in await finn.read("#tables")]


async def test_a_refusal_that_took_long_is_private(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marina, check = discord_world.person("Marina"), start.check_limits

    async def check_slowly(*given: Any) -> None:
        await asyncio.sleep(0.2)
        await check(*given)

    async with bot_running(discord_world, database, open_games_each=1):
        await open_lobby(marina, "lanterns")
        monkeypatch.setattr(start, "check_limits", check_slowly)
        monkeypatch.setattr(answer, "PATIENCE", 0.01)
        await marina.slash("#tables", "dive play start", {"game": "lanterns"})
        refusal = await marina.wait_for("#tables", lambda seen: "the limit" in seen.text)
    assert refusal.ephemeral


async def test_an_acknowledgement_that_arrived_unheard_is_filled_in(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marina, check = discord_world.person("Marina"), start.check_limits

    async def check_slowly(*given: Any) -> None:
        while discord_world.faults.rest:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        await check(*given)

    async with bot_running(discord_world, database, open_games_each=1):
        await open_lobby(marina, "lanterns")
        monkeypatch.setattr(start, "check_limits", check_slowly)
        monkeypatch.setattr(answer, "PATIENCE", 0.01)
        discord_world.faults.rest.append(RestFault("lost", "POST", "/callback"))
        await marina.slash("#tables", "dive play start", {"game": "lanterns"})
        await marina.wait_for("#tables", lambda seen: "the limit" in seen.text)


async def test_whoever_presses_on_an_old_lobby_sees_the_new_one(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """A join that counts, although its answer and the new message were lost."""
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "tentacula")).message
    discord_world.faults.rest.append(RestFault("cut", "POST", "/callback", times=2))
    with giving_up_soon(discord_world), pytest.raises(Exception, match="failed"):
        await finn.click(lobby, "Join")
    await finn.until(lambda: not discord_world.faults.rest or None)
    assert (await marina.look(lobby)).button("Start").disabled
    assert "You're in" in (await finn.click(lobby, "Join")).message.text
    await marina.wait_for(
        "#tables", lambda seen: seen.id == lobby.id and not seen.button("Start").disabled
    )


async def test_a_start_catches_up_from_both_ends(
    bot: Divemaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that were just played, and tables that wait longest: neither keeps the other out."""
    behind, shown = [("newest", 1), ("newer", 1), ("older", 1), ("oldest", 1)], []

    async def not_shown() -> list[tuple[str, int]]:
        return behind

    async def peek(campaign: str) -> str:
        return campaign

    async def play_on(_: object, table: str) -> None:
        shown.append(table)
        await asyncio.sleep(0)

    monkeypatch.setattr(bot.store, "not_shown", not_shown)
    monkeypatch.setattr(bot.house.host.tables, "peek", peek)
    monkeypatch.setattr("bot.catching_up.play_on", play_on)
    await bot._catch_up()
    assert shown == ["newest", "oldest", "newer", "older"]


async def test_a_press_on_a_panel_that_is_replaced_meanwhile_does_not_bring_it_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """It waits behind whoever posts the next panel; its answer is not the new panel's."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first, table, display = await dive.panel(), await table_of(bot, dive), bot.house.display
    state, length = display.state(table), table.campaign.length
    async with state.lock:
        press = asyncio.create_task(dive.click("Marina", "Trust the die"))
        await dive.people[0].until(lambda: table.campaign.length > length or None)
        await asyncio.sleep(0.1)
        await display._panels.post(table, state, await display._frames.ready(table, None), None)
    await press
    newest = await dive.panel_for(dive.people[1])
    assert newest.id != first.id
    await only_live(dive, newest)


async def test_who_serves_a_shard_again_opens_its_tables_anew(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Somebody who came late has opened one meanwhile, and others have played on."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await bot.lost({0})
    late = await table_of(bot, dive)
    await bot.gained({0})
    assert await table_of(bot, dive) is not late


async def test_what_was_being_opened_then_is_read_once_more(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was read from is as old as what was open."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    await bot.lost({0})
    opened, read, go_on = open_tables.open_table, asyncio.Event(), asyncio.Event()
    panels = list[int | None]()

    async def slowly(*given: Any) -> Table:
        late = await opened(*given)
        panels.append(late.campaign.panel)
        read.set()
        await go_on.wait()
        return late

    monkeypatch.setattr(open_tables, "open_table", slowly)
    opening = asyncio.create_task(bot.house.host.tables.peek(table.id))
    await read.wait()
    await bot.store.change_campaign(table.id, panel=77)
    await bot.gained({0})
    go_on.set()
    assert (await opening).campaign.panel == 77
    assert panels == [table.campaign.panel, 77]


async def test_whoever_lost_a_table_while_it_was_drawn_shows_it_no_more(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow worker that was taken for dead would put an older board over the newest one."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    table, display = await table_of(bot, dive), bot.house.display
    with monkeypatch.context() as others:
        others.setattr(bot.house.host, "serves", lambda _: False)
        length = table.campaign.length
        await dive.click("Marina", "Trust the die")
        assert table.campaign.length > length
        assert (await dive.panel()).id == before.id
    display.show_later(table.id)
    await dive.people[0].until(lambda: display.state(table).length == table.campaign.length or None)
    assert (await dive.panel()).id != before.id
