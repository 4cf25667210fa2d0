"""Whose button it is: partners advise with a press, rivals are told, and one strip says it all."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.custom_ids import choose
from games.catalog import GAMES
from games.kernel import T
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import Dive, start_game, table_of
from tests.e2e.test_catalog import answer
from tests.spoken import says

WOULD = "deeds.suggest._would_pick"
ANSWERED = "games.kernel.match._offered#4"


async def asked_and_not(bot: Divemaster, dive: Dive) -> tuple[Person, Person]:
    """Plays on until one of the two is asked alone, about something public: who, and who not."""
    luck = random.Random(3)
    for _ in range(60):
        table = await table_of(bot, dive)
        ask = table.match.asked(None)
        assert ask is not None
        panel = await dive.panel()
        if len(ask.awaited) == 1 and public(panel, ask.token):
            (seat,) = ask.awaited
            return dive.people[seat], dive.people[1 - seat]
        await answer(bot, dive, luck)
    raise LookupError("nobody was asked alone")


def public(panel: SeenMessage, token: str) -> list[str]:
    """The plain choices on a panel, by their custom ids."""
    return [
        one.custom_id
        for one in panel.buttons
        if f":{token}:" in one.custom_id and "+" not in one.custom_id
    ]


async def press_anothers(bot: Divemaster, dive: Dive, person: Person) -> tuple[Answer, str]:
    table = await table_of(bot, dive)
    assert table.match.ask is not None
    panel = await dive.panel()
    custom_id = public(panel, table.match.ask.token)[0]
    label = next(one.label for one in panel.buttons if one.custom_id == custom_id)
    return await person.click(panel, custom_id), label


@pytest.mark.parametrize("game", ["refuge", "jupiter", "tentacula", "sleeping_gods"])
async def test_a_partners_press_is_advice_and_a_second_takes_it_back(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    dive = await start_game(discord_world, game, "Marina", "Finn")
    _, other = await asked_and_not(bot, dive)
    before = (await table_of(bot, dive)).campaign.length
    messages, line = len(await other.read(dive.thread)), f"{other.name} would pick: "
    _, _ = await press_anothers(bot, dive, other)
    panel = await dive.panel(line)
    assert other.id not in panel.mentions, "advice pings nobody"
    assert len(await other.read(dive.thread)) == messages, "and costs no message"
    assert (await table_of(bot, dive)).campaign.length == before, "nothing was chosen"
    await press_anothers(bot, dive, other)
    assert line not in (await dive.panel()).text


async def test_between_rivals_it_says_whose_it_is_and_what_one_can_do(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lurk", "Marina", "Finn")
    asked, other = await asked_and_not(bot, dive)
    for _ in range(3):
        told, _ = await press_anothers(bot, dive, other)
        assert says(told.message.text, "host.asking._belongs_to", names=asked.name)
    assert len(await dive.strip(other)) == 1, "however often it is pressed"
    labels = [one.label for one in (await dive.strip(other))[0].buttons]
    assert labels, "and offers what is theirs"
    assert not says((await dive.panel()).text, WOULD)


@pytest.mark.parametrize("game", ["tentacula", "lurk", "sleeping_gods"])
async def test_whoever_has_answered_is_told_whom_the_table_waits_for(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    """The sentences that people read when they press what is over, or another's."""
    dive = await start_game(discord_world, game, "Marina", "Finn")
    asked, other = await asked_and_not(bot, dive)
    old = await dive.panel()
    table = await table_of(bot, dive)
    assert table.match.ask is not None
    token, gone = table.match.ask.token, public(old, table.match.ask.token)[0]
    option = gone.removeprefix(choose(table.id, token, ""))
    await bot.house.host.choose(table.id, int(asked.id), option, token, None)
    await asyncio.gather(asked.click(old, gone), other.click(old, gone))
    for person in (asked, other):
        strip = await person.wait_for(dive.thread, lambda seen: seen.ephemeral, 60)
        assert not says(strip.text, ANSWERED)
        assert strip.buttons, "and offers what one can do now"


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_has_one_strip_whatever_they_press(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    dive = await start_game(discord_world, game, "Marina", "Finn")
    luck = random.Random(4)
    for _ in range(4):
        for person in dive.people:
            for button in ("Hand", "Help", "Log", "…"):
                await dive.click(person, button)
                await person.wait_for(dive.thread, lambda seen: seen.ephemeral)
                assert len(await dive.strip(person)) == 1
        await answer(bot, dive, luck)
    for person in dive.people:
        assert len(await dive.strip(person)) <= 1


@pytest.mark.parametrize("pressed", ["the strip", "the panel"])
async def test_a_strip_from_before_a_restart_goes_on_wherever_is_pressed(
    discord_world: Loopback, database: Path, pressed: str
) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        marina, finn = dive.people
        strip = (await dive.click("Marina", "…")).message
        others = (await dive.click("Finn", "Log")).message
    async with bot_running(discord_world, database):
        if pressed == "the strip":
            await marina.click(strip, "Whole log")
        page = await dive.private("Marina", "Help")
        assert page.id == strip.id, "no second one stands there"
        assert "Board in words" in labels(page)
        assert [one.id for one in await dive.strip(finn)] == [others.id], "each has their own"
        await asyncio.gather(dive.click("Finn", "Help"), dive.click("Finn", "…"))
        assert len(await dive.strip(finn)) == 1, "nor after two presses at once"


async def test_advice_from_before_a_restart_is_taken_back_with_one_press(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
        for name in ("Finn", "Pearl"):
            await dive.click(name, "Trust the die")
            await dive.panel(f"{name} would pick: Trust the die")
    async with bot_running(discord_world, database):
        await dive.click("Finn", "Trust the die")
        panel = await dive.panel()
        assert not says(panel.text, "deeds.suggest._would_pick", name="Finn")
        assert "Pearl would pick: Trust the die" in panel.text, "the others' stays"
        await dive.click("Marina", "Trust the die")
        assert "would pick" not in (await dive.panel_for(dive.people[1])).text


def labels(message: SeenMessage) -> set[str]:
    return {one.label for one in message.buttons}


async def strip_that_says(dive: Dive, person: Person, place: str) -> SeenMessage:
    """The one strip of somebody, when it says what that place does."""
    await person.wait_for(dive.thread, lambda seen: seen.ephemeral and says(seen.text, place))
    (strip,) = await dive.strip(person)
    return strip


async def test_two_clicks_on_one_choice_are_one_and_the_second_says_whose_turn_it_is(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    panel, marina = await dive.panel(), dive.people[0]
    await asyncio.gather(*(marina.click(panel, "Trust the die") for _ in range(2)))
    strip = await strip_that_says(dive, marina, "deeds.choose.step")
    assert "waiting for Finn: What will you do?" in strip.text
    assert {"Hand", "Log", "Help"} <= labels(strip)
    assert (await table_of(bot, dive)).match.choices_made == 1


async def test_advice_on_a_panel_that_has_gone_on_is_no_advice_and_no_move(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    (marina, finn), old, table = dive.people, await dive.panel(), await table_of(bot, dive)
    for _ in range(2):
        await finn.click(old, "Trust the die")
    assert not says((await dive.panel()).text, WOULD), "said twice, it is taken back"
    assert table.match.ask is not None
    token = table.match.ask.token
    await bot.house.host.choose(table.id, int(marina.id), "roll", token, None)
    await finn.click(old, "Trust the die")
    strip = await strip_that_says(dive, finn, "deeds.choose.step")
    assert "Trust the die" in labels(strip), "it is their turn: their own choices stand there"
    assert "would pick" not in (await dive.panel_for(finn)).text
    assert table.match.choices_made == 1


async def test_strangers_and_those_who_gave_their_seat_away_are_told_what_they_can_do(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, otto = dive.people[0], discord_world.person("Otto")
    await dive.click("Otto", "Trust the die")
    told = await strip_that_says(dive, otto, "host.asking.not_seated#2")
    assert says(told.text, "host.asking.waits_for", names="Marina")
    assert {"Log", "…"} <= labels(told)
    form = (await marina.click(await dive.private("Marina", "…"), "Hand over")).modal
    await marina.submit(form, {"player": [otto.id]})
    await dive.click("Marina", "Trust the die")
    told = await strip_that_says(dive, marina, "host.asking.not_seated#2")
    assert says(told.text, "host.asking.waits_for", names="Otto")
    await otto.click(await dive.private("Otto", "…"), "Leave")
    await dive.click("Marina", "Trust the die")
    told = await strip_that_says(dive, marina, "host.asking.not_seated#1")
    assert "Take this seat" in labels(told)
    assert (await table_of(bot, dive)).match.choices_made == 0


async def test_a_press_at_a_table_that_has_ended_says_so(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    old, table = await dive.panel(), await table_of(bot, dive)
    await bot.house.host.act(table.id, T("Enough."), None, values={"status": "ended"})
    for person in dive.people:
        await person.click(old, "Trust the die")
        told = await strip_that_says(dive, person, "host.asking.check_not_over")
        assert "waiting for" not in told.text
        assert "Log" in labels(told)


async def test_whoever_paused_or_plays_there_resumes_and_strangers_do_not(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    more = (await dive.click("Marina", "…")).message
    await marina.click(more, "Pause")
    panel = await dive.panel(place="display.board.board_panel#1")
    refused = await discord_world.person("Otto").click(panel, "Resume")
    assert says(refused.message.text, "rights.check_plays_or_moderates")
    await finn.click(panel, "Resume")
    assert "Paused" not in (await dive.panel("What will you do?")).text


async def test_ones_own_seat_is_handed_over_or_left_under_more(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn, otto = *dive.people, discord_world.person("Otto")
    form = (await marina.click((await dive.click("Marina", "…")).message, "Hand over")).modal
    await marina.submit(form, {"player": [otto.id]})
    table = await table_of(bot, dive)
    assert [row.name for row in table.seats] == ["Otto", "Finn"]
    await finn.click((await dive.click("Finn", "…")).message, "Play for me")
    assert (await table_of(bot, dive)).seats[1].keeper == "autopilot"
    await otto.click((await dive.click("Otto", "…")).message, "Leave")
    assert (await table_of(bot, dive)).seats[0].keeper == "vacant"


async def test_the_log_right_after_ones_own_move_is_the_last_round(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    assert "So far" in (await dive.private("Finn", "Log")).text, "who has not chosen yet"
    assert "waiting for Marina: What will you do?" in (await dive.private("Finn", "Help")).text
    await dive.click("Marina", "Trust the die")
    await dive.click("Finn", "Look under the deck")
    await dive.panel_for(dive.people[0])
    page = await dive.private("Finn", "Log")
    assert says(page.text, "display.missed.missed_page#3")
    assert "Under the deck" in page.text
