"""What people choose for themselves, how they are called, nudged and left in peace."""

import pytest

from bot.app import Divemaster
from bot.custom_ids import verb
from bot.store import Wishes
from loopback import Loopback, Person, SeenMessage
from tests.e2e.passing_time import HOUR, Days, SharedClock, shared_clock
from tests.e2e.tables import LOBBY, Dive, start_game
from tests.spoken import says


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    return shared_clock(monkeypatch)


async def choose(person: Person, **chosen: str) -> SeenMessage:
    """On the panel of `/dive me notices`."""
    panel = (await person.slash(LOBBY, "dive me notices")).message
    for what, value in chosen.items():
        panel = (await person.select(panel, verb("me", what), value)).message
    return panel


def direct(world: Loopback, person: Person) -> list[str]:
    """What was written to somebody directly."""
    return [message.text for message in letters(world, person)]


def letters(world: Loopback, person: Person) -> list[SeenMessage]:
    mine = [
        channel["id"]
        for channel in world.world.channels.values()
        if person.id in [one["id"] for one in channel.get("recipients", [])]
    ]
    return [
        SeenMessage(dict(message.data))
        for channel in mine
        for message in world.world.messages.get(channel, {}).values()
    ]


async def more(dive: Dive, name: str) -> SeenMessage:
    return await dive.private(name, "…")


async def test_everything_is_chosen_on_one_panel(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    panel = (await marina.slash(LOBBY, "dive me notices")).message
    assert panel.ephemeral
    assert len(panel.selects) == 4
    panel = await choose(marina, quiet="23-7", zone="Asia/Tokyo", language="de")
    assert "Meine Benachrichtigungen" in panel.text
    assert "Asia/Tokyo" in panel.text
    kept = await bot.store.people.wishes(int(marina.id))
    assert kept == Wishes(quiet=(23, 7), zone="Asia/Tokyo", language="de")
    refused = await marina.slash(LOBBY, "dive me notices", {"zone": "Atlantis"})
    assert "Europe/Berlin" in refused.message.text
    await marina.slash(LOBBY, "dive me notices", {"zone": "America/Lima"})
    assert (await bot.store.people.wishes(int(marina.id))).zone == "America/Lima"


async def test_zones_are_suggested(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    found = await marina.autocomplete(LOBBY, "dive me notices", {"zone": "new y"}, "zone")
    assert [one.value for one in found][:1] == ["America/New_York"]


async def test_hints_have_one_switch(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    panel = (await marina.slash(LOBBY, "dive me notices")).message
    panel = (await marina.click(panel, "Rule tips: on")).message
    assert await bot.store.met(int(marina.id)) == {"off"}
    await marina.click(panel, "Rule tips: off")
    assert await bot.store.met(int(marina.id)) == set()


async def test_my_language_is_spoken_to_me_alone(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    await choose(marina, language="de")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    assert {"Ganzer Verlauf", "Regeln"} <= {
        one.label for one in (await more(dive, "Marina")).buttons
    }
    assert {"Whole log", "Rules"} <= {one.label for one in (await more(dive, "Finn")).buttons}
    assert "Please" not in (await dive.panel()).text
    await choose(marina, language="-")
    assert "Whole log" in {one.label for one in (await more(dive, "Marina")).buttons}


async def test_a_direct_message_instead_of_a_ping(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    finn = discord_world.person("Finn")
    await choose(finn, way="direct")
    assert says(direct(discord_world, finn)[0], "deeds.me._way#1")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Trust the die")
    await Days(bot, clock).settle()
    panel = await dive.panel()
    assert f"<@{finn.id}>" in panel.text
    assert panel.mentions == []
    (_, told) = letters(discord_world, finn)
    assert says(told.text, "deeds.call.call")
    assert panel.id in told.text
    snoozed = await finn.click(told, "Snooze for a day")
    assert says(snoozed.message.text, "deeds.snooze._words#2")
    await finn.click(told, "My notifications")


async def test_closed_doors_lead_back_to_the_thread_and_that_is_said_once(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    finn = discord_world.person("Finn")
    await choose(finn, way="direct")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    (letter,) = letters(discord_world, finn)
    discord_world.world.channels.pop(letter.channel_id)
    await dive.click("Marina", "Trust the die")
    await Days(bot, clock).settle()
    (called,) = [
        one
        for one in await finn.read(dive.thread)
        if says(one.text, "display.notices.closed_words")
    ]
    assert called.mentions == [finn.id]
    assert (await bot.store.people.wishes(int(finn.id))).way == "thread"
    await dive.click("Finn", "Trust the die")
    await dive.click("Marina", "Trust the die")
    assert (await dive.panel_for(finn)).mentions == [finn.id]


async def test_a_digest_tells_of_all_tables_at_once(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    finn, days = discord_world.person("Finn"), Days(bot, clock)
    await choose(finn, way="digest")
    for _ in range(2):
        await start_game(discord_world, "lanterns", "Finn", "Marina")
    await days.pass_hours(8)
    assert len(letters(discord_world, finn)) == 1
    await days.pass_hours(2)
    assert says(direct(discord_world, finn)[1], "display.notices.digest", n=2)
    await days.pass_hours(3 * 24)
    loud = [one for one in letters(discord_world, finn) if not one.raw["flags"] & (1 << 12)]
    assert len(loud) == 2


async def test_the_board_shown_again_pings_nobody_twice(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    assert set(before.mentions) == {one.id for one in dive.people}, "the first calls everybody"
    await dive.people[1].slash(dive.thread, "dive tables board")
    after = await dive.panel()
    assert after.id != before.id
    assert after.mentions == []


async def test_my_tables_what_waits_for_me_first(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    finn = discord_world.person("Finn")
    nothing = (await finn.slash("#general", "dive tables mine")).message
    assert says(nothing.text, "display.mine._NONE")
    others = await start_game(discord_world, "lanterns", "Marina", "Finn")
    clock.advance(HOUR)
    mine = await start_game(discord_world, "lanterns", "Finn", "Marina")
    page = (await finn.slash("#general", "dive tables mine")).message
    assert page.ephemeral
    first, second = [line for line in page.text.splitlines() if line.startswith("- ")]
    assert mine.thread in first
    assert f"your turn · asked <t:{int(clock.now())}:f>" in first
    assert (await mine.panel()).id in first
    assert others.thread in second
    assert says(second, "display.mine._own_line#2")


async def test_a_nudge_is_given_once_and_not_too_soon(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    finn, marina = dive.people[1], dive.people[0]

    async def nudge() -> str:
        return (await finn.click(await more(dive, "Finn"), "Nudge")).message.text

    assert says(await nudge(), "deeds.nudge._reason_not_to#1", name="Marina")
    clock.advance(3 * HOUR)
    assert "Nudged: Marina" in await nudge()
    (nudged,) = [one for one in await marina.read(dive.thread) if "nudges you" in one.text]
    assert nudged.mentions == [marina.id]
    assert says(await nudge(), "deeds.nudge._reason_not_to#2")
    own = await more(dive, "Marina")
    assert "Nudge" not in {one.label for one in own.buttons}


async def test_nobody_is_nudged_at_night(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    marina = discord_world.person("Marina")
    await choose(marina, quiet="22-7")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    clock.advance(14 * HOUR)
    page = await more(dive, "Finn")
    told = (await dive.people[1].click(page, "Nudge")).message
    assert says(told.text, "deeds.nudge._reason_not_to#3")


async def test_a_table_is_snoozed_and_calls_again(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina = dive.people[0]
    page = await more(dive, "Marina")
    await marina.click(page, "Snooze for a day")
    assert "Unsnooze" in {one.label for one in (await more(dive, "Marina")).buttons}
    days = Days(bot, clock)
    await days.pass_hours(23)
    assert not [text for text in await dive.texts() if says(text, "deeds.call.call")]
    await days.pass_hours(2)
    assert [text for text in await dive.texts() if says(text, "deeds.call.call")]
