"""A picture that has not changed stays where it is: nothing is sent, and nothing flickers."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from bot.app import Divemaster
from bot.custom_ids import GROUP, read
from bot.display.board import public_controls
from bot.display.errors import NotShownYet
from bot.display.painting import ReadyPicture
from bot.display.pictures import Studio
from bot.display.shapes.desk import BACK
from bot.host import Table
from loopback import Loopback, RestFault, SeenMessage
from loopback.user.refusals import InteractionFailed
from tests.e2e.tables import Dive, giving_up_soon, open_lobby, start_game, table_of


def sent(panel: SeenMessage) -> str:
    """The file that its picture shows."""
    return panel.pictures[0].url.split("/")[-2]


async def asks_for_several(bot: Divemaster, table: Table, dive: Dive) -> None:
    """Another question, the same board."""
    ask = table.match.ask
    assert ask is not None
    await bot.house.host.choose(table.id, int(dive.people[0].id), "many", ask.token, None)


async def another_panel_with_its_picture(dive: Dive, first: SeenMessage, world: Loopback) -> None:
    second = await dive.panel()
    assert second.id != first.id
    assert world.realm.files.get(sent(second))


async def test_only_what_looks_otherwise_is_sent(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    await dive.click("Marina", "Play several cards")
    asked = await dive.panel()
    assert (asked.id, sent(asked)) == (before.id, sent(before))
    assert asked.text != before.text
    assert asked.pictures[0].description == before.pictures[0].description
    await dive.click("Marina", "Done")
    await dive.panel_for(dive.people[1])
    await dive.click("Finn", "Light a lantern")
    private = (await dive.click("Finn", "Hand")).message
    await dive.people[1].click(private, private.buttons[0].custom_id)
    later = await dive.panel_for(dive.people[0])
    assert later.pictures[0].description != before.pictures[0].description
    assert discord_world.realm.files.get(sent(later))


async def test_a_panel_posted_anew_has_its_picture(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, first = await table_of(bot, dive), await dive.panel()
    await bot.house.display.show(table, anew=True)
    await another_panel_with_its_picture(dive, first, discord_world)


async def test_a_panel_that_is_gone_is_posted_with_its_picture(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, first = await table_of(bot, dive), await dive.panel()
    discord_world.trouble.delete_message(dive.thread, first.id)
    await asks_for_several(bot, table, dive)
    await bot.house.display.show(table)
    await another_panel_with_its_picture(dive, first, discord_world)


@pytest.mark.parametrize("kind", ["cut", "lost"])
async def test_nobody_knows_what_a_panel_shows_whose_change_failed(
    bot: Divemaster, discord_world: Loopback, kind: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, first = await table_of(bot, dive), await dive.panel()
    bot.house.display.show_later = lambda _: None  # type: ignore[method-assign]  # not by itself
    discord_world.faults.rest.append(RestFault(kind, "PATCH", "/messages/", times=99))
    await asks_for_several(bot, table, dive)
    with pytest.raises(NotShownYet):
        await bot.house.display.show(table)
    discord_world.faults.rest.clear()
    await bot.house.display.show(table)
    shown = await dive.panel()
    assert shown.id == first.id
    assert sent(shown) != sent(first)


async def where_a_picture_comes_closer(
    bot: Divemaster, dive: Dive
) -> tuple[Table, SeenMessage, str]:
    """Plays on to a panel with a first tap that brings the picture closer: that tap."""
    table = await table_of(bot, dive)
    wording = await bot.house.display.wording(table)
    while True:
        panel = await dive.panel()
        for button in panel.buttons:
            step = read(button.custom_id)
            if step is None or step.name != GROUP:
                continue
            if public_controls(table, wording, step.more[0]).zoom:
                return table, panel, button.custom_id
        ask = table.match.ask
        assert ask is not None
        person = int(dive.people[ask.awaited[0]].id)
        await bot.house.host.choose(table.id, person, ask.options[0].id, ask.token, None)
        await bot.house.display.show(table)


async def test_nobody_knows_how_close_a_picture_is_when_the_answer_was_lost(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """The picture has come closer, and nobody heard of it: on the way back it is sent."""
    dive = await start_game(discord_world, "refuge", "Marina")
    marina, (_, panel, step) = dive.people[0], await where_a_picture_comes_closer(bot, dive)
    discord_world.faults.rest.append(RestFault("lost", "POST", "/callback", times=6))
    with giving_up_soon(discord_world), suppress(InteractionFailed):
        await marina.click(panel, step)
    discord_world.faults.rest.clear()
    near = await dive.panel()
    assert sent(near) != sent(panel)
    back = next(one.custom_id for one in near.buttons if one.custom_id.endswith(f":{BACK}"))
    await marina.click(near, back)
    far = await dive.panel()
    assert {one.custom_id for one in far.buttons} == {one.custom_id for one in panel.buttons}
    assert sent(far) != sent(near)


async def test_a_first_tap_at_a_table_that_is_lost_meanwhile_changes_nothing(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever serves it now may have put a newer board there while ours was drawn."""
    dive = await start_game(discord_world, "refuge", "Marina")
    marina, (_, panel, step) = dive.people[0], await where_a_picture_comes_closer(bot, dive)
    studio, drawn = bot.house.display.studio, list[object]()

    with monkeypatch.context() as others:

        async def board(*given: Any, **how: Any) -> ReadyPicture | None:
            drawn.append(picture := await Studio.board(studio, *given, **how))
            others.setattr(bot.house.host, "serves", lambda _: False)
            return picture

        others.setattr(studio, "board", board)
        await marina.click(panel, step)
    assert drawn
    still = await dive.panel()
    assert (still.id, sent(still)) == (panel.id, sent(panel))
    assert still.buttons == panel.buttons
    await marina.click(still, step)
    assert sent(await dive.panel()) != sent(panel)


async def test_nor_does_one_that_leaves_the_picture(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    with monkeypatch.context() as others:
        others.setattr(bot.house.host, "serves", lambda _: False)
        await otto.click(panel, "Further …")
    assert (await dive.panel()).buttons == panel.buttons


async def test_a_picture_that_discord_does_not_find_by_its_name_is_sent_again(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    discord_world.trouble.forget_names()
    await dive.click("Marina", "Play several cards")
    asked = await dive.panel("Which cards")
    assert asked.id == before.id
    assert sent(asked) != sent(before)
    assert discord_world.realm.files.get(sent(asked))


async def test_so_is_that_of_a_second_step(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    discord_world.trouble.forget_names()
    page = (await otto.click(panel, "Further …")).message
    assert page.id == panel.id
    assert page.buttons[0].label not in {one.label for one in panel.buttons}
    assert discord_world.realm.files.get(sent(page))


async def test_so_is_that_of_a_lobby_that_was_behind(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Whoever is refused there sees who sits in it, with a picture that is there."""
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    (row,) = await bot.store.read("SELECT id FROM campaigns")
    async with bot.house.host.lobbies.visit(row[0]) as behind:
        behind.join(int(finn.id), "Finn")
        await bot.house.host.lobbies.keep_seats(behind)
    discord_world.trouble.forget_names()
    assert "You're in" in (await finn.click(lobby, "Join")).message.text
    shown = await finn.wait_for(lobby.channel_id, lambda seen: "Finn" in seen.text)
    assert shown.id == lobby.id
    assert discord_world.realm.files.get(sent(shown))


async def test_so_is_that_of_a_private_page(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto = dive.people[0]
    page = (await dive.click("Otto", "Hand")).message
    discord_world.trouble.forget_names()
    second = (await otto.click(page, "Further …")).message
    assert second.id == page.id
    assert sent(second) != sent(page)
    assert second.buttons[0].label not in {one.label for one in page.buttons}
    assert discord_world.realm.files.get(sent(second))


async def test_a_lobby_that_is_called_off_does_without_it(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    discord_world.trouble.forget_names()
    closed = (await marina.click(lobby, "Cancel")).message
    assert "called off" in closed.text
    assert closed.buttons == []


async def test_a_page_that_two_people_close_at_once_does_without_it(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Whoever was second pressed on what has been folded meanwhile."""
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    await dive.click("Marina", "Read on")
    page = await dive.panel("It was dark")
    discord_world.trouble.forget_names()
    answers = await asyncio.gather(*(one.click(page, "Read on") for one in dive.people))
    assert not any("went wrong" in one.message.text for one in answers)
    await dive.panel("Chapter 2.")
    (closed,) = [one for one in await dive.people[0].read(dive.thread) if one.id == page.id]
    assert "Chapter 1." in closed.text
    assert not closed.buttons


async def test_whoever_did_not_tap_finds_hand_help_and_log_under_the_dots(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Places fill the panel since somebody else has tapped."""
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    table, panel, step = await where_a_picture_comes_closer(bot, dive)
    assert table.match.ask is not None
    asked = dive.people[table.match.ask.awaited[0]]
    other = next(one for one in dive.people if one is not asked)
    assert not {"Hand", "Help"} & labels((await other.click(panel, "…")).message)
    await asked.click(panel, step)
    panel = await dive.panel()
    assert not {"Hand", "Help", "Log"} & labels(panel)
    page = (await other.click(panel, "…")).message
    assert labels(page) >= {"Hand", "Help", "Log"}
    assert (await other.click(page, "Hand")).message.pictures


def labels(message: SeenMessage) -> set[str]:
    return {one.label for one in message.buttons}
