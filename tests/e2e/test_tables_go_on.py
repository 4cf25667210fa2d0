"""Tables that go on without the lost; those who watch; moderators who look after all of it."""

import pytest

from bot.app import Divemaster
from bot.custom_ids import verb
from loopback import Loopback, May, SeenMessage
from tests.e2e.passing_time import HOUR, Days, SharedClock, shared_clock
from tests.e2e.tables import (
    LOBBY,
    Dive,
    is_panel,
    open_lobby,
    show_highlights,
    start_game,
    table_of,
)
from tests.spoken import says

DAY = "**a day**"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    return shared_clock(monkeypatch)


async def ballot(dive: Dive) -> SeenMessage:
    found = [one for one in await dive.people[0].read(dive.thread) if "What now?" in one.text]
    return found[-1]


async def test_a_pace_is_chosen_in_the_lobby_and_said_on_the_panel(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    refused = await finn.click(lobby, "Pace")
    assert says(refused.message.text, "deeds.lobby_message.check_starter")
    lobby = (await marina.click(lobby, "Pace")).message
    assert "**live**" in lobby.text
    lobby = (await finn.click(lobby, "Join")).message
    await marina.click(lobby, "Start")
    panel = await marina.wait_for(lobby.id, is_panel)
    assert f"Please answer by <t:{int(clock.now()) + HOUR}:f>" in panel.text


async def test_the_others_let_the_autopilot_play_and_one_press_brings_somebody_back(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl", pace=DAY)
    marina, finn, pearl = dive.people
    await Days(bot, clock).pass_hours(13)
    (reminder,) = [one for one in await finn.read(dive.thread) if "⏰" in one.text]
    assert reminder.mentions == [marina.id]
    assert reminder.raw["flags"] & (1 << 12), "no device rings"
    await Days(bot, clock).pass_hours(12)
    offer = await ballot(dive)
    assert set(offer.mentions) == {finn.id, pearl.id}
    assert "Marina" in offer.text
    refused = await marina.click(offer, "Autopilot for now")
    assert says(refused.message.text, "deeds.late_player.decide#1")
    stands = (await finn.click(offer, "Autopilot for now")).message
    assert "Autopilot for now (1)" in {one.label for one in stands.buttons}
    await pearl.click(stands, "Autopilot for now (1)")
    panel = await dive.panel_for(finn)
    assert says(panel.text, "deeds.late_player._text", names="Marina")
    await marina.click(panel, "Take my seat back")
    assert (await table_of(bot, dive)).seats_of(int(marina.id)) == [0]


@pytest.mark.parametrize(
    ("pressed", "told"),
    [
        ("Free the seat", "Marina: this seat is free now"),
        ("Keep waiting", "The table keeps waiting for Marina"),
    ],
)
async def test_the_only_other_decides_alone(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock, pressed: str, told: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", pace=DAY)
    await Days(bot, clock).pass_hours(25)
    done = await dive.people[1].click(await ballot(dive), pressed)
    assert told in done.message.text
    assert told in (await dive.log("Finn")).text
    table = await table_of(bot, dive)
    assert table.campaign.waits_since == int(clock.now())


async def test_people_who_do_not_agree_wait(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl", pace=DAY)
    await Days(bot, clock).pass_hours(25)
    offer = await ballot(dive)
    stands = (await dive.people[1].click(offer, "Free the seat")).message
    done = await dive.people[2].click(stands, "Autopilot for now")
    assert says(done.message.text, "deeds.late_player._text#3", names="Marina")


async def test_a_moderator_decides_at_once_and_an_answer_ends_the_vote(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", pace=DAY)
    coral, days = discord_world.person("Coral"), Days(bot, clock)
    await days.pass_hours(25)
    offer = await ballot(dive)
    await dive.click("Marina", "Trust the die")
    gone = await dive.people[1].click(offer, "Free the seat")
    assert "moved on" in gone.message.text
    await days.pass_hours(25)
    done = await coral.click(await ballot(dive), "Autopilot for now")
    assert says(done.message.text, "deeds.late_player.decide", name="Coral")


async def test_a_patient_holiday_is_announced_and_nobody_is_late_meanwhile(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", pace=DAY)
    marina, days = dive.people[0], Days(bot, clock)
    panel = (await marina.slash(LOBBY, "dive me notices")).message
    form = (await marina.click(panel, "Time away")).modal
    wrong = await marina.submit(form, {"first": "2030-03-22", "last": "2030-03-20"})
    assert says(wrong.message.text, "deeds.holiday.announce#2")
    form = (await marina.click(panel, "Time away")).modal
    filled = {"first": "2030-03-18", "last": "2030-03-20", "meanwhile": "wait"}
    told = (await marina.submit(form, filled)).message
    assert says(told.text, "display.me._standing#3")
    await days.settle()
    assert says((await dive.panel("is away")).text, "deeds.holiday._away_text", name="Marina")
    await days.pass_hours(48)
    assert not [text for text in await dive.texts() if "What now?" in text or "⏰" in text]
    back = (await marina.click(told, "I'm back")).message
    assert "Welcome back" in back.text
    assert (await bot.store.people.wishes(int(marina.id))).away is None


async def test_somebody_comes_back_early_from_a_holiday_with_an_autopilot(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, days, table = dive.people[0], Days(bot, clock), await table_of(bot, dive)
    panel = (await marina.slash(LOBBY, "dive me notices")).message
    form = (await marina.click(panel, "Time away")).modal
    told = await marina.submit(form, {"first": "2030-03-18", "last": "2030-03-30"})
    await days.settle()
    await dive.panel_for(dive.people[1])
    assert table.away(int(marina.id)) == [0]
    await marina.click(told.message, "I'm back")
    await days.settle()
    assert table.seats_of(int(marina.id)) == [0]
    assert says((await dive.log("Finn")).text, "deeds.holiday.come_back", name="Marina")


async def test_whoever_follows_hears_of_the_end_and_nothing_secret(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    otto = discord_world.person("Otto")
    page = (await otto.click(await dive.panel(), "…")).message
    followed = await otto.click(page, "Follow")
    assert says(followed.message.text, "deeds.watch.follow#2")
    assert "Unfollow" in {
        one.label for one in (await otto.click(await dive.panel(), "…")).message.buttons
    }
    assert says(
        (await otto.slash("#general", "dive tables mine")).message.text,
        "display.mine._followed_lines",
    )
    await dive.click("Marina", "Look under the deck")
    for _ in range(2):
        await dive.click("Marina", "Trust the die")
    await Days(bot, clock).settle()
    (told,) = [one for one in await otto.read(dive.thread) if "has ended" in one.text]
    assert told.mentions == [otto.id]
    assert "Under the deck" not in told.text


async def test_endings_are_shown_where_moderators_want_them(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    coral, logbook = await show_highlights(discord_world)
    dive = await start_game(discord_world, "lanterns", "Marina")
    for _ in range(3):
        await dive.click("Marina", "Trust the die")
    await Days(bot, clock).settle()
    (shown,) = await coral.read(logbook)
    assert "The brightest wins" in shown.text
    assert says(shown.text, "display.highlight.highlight_panel", names="Marina")
    assert dive.thread in shown.text
    assert shown.pictures
    assert shown.mentions == []


async def test_moderators_see_what_is_stuck_and_mend_it(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    well = await start_game(discord_world, "lanterns", "Pearl", "Otto")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", pace=DAY)
    coral, table = discord_world.person("Coral"), await table_of(bot, dive)
    refused = (await dive.people[0].slash("#general", "dive tables list")).message
    assert "What is stuck?" not in {one.label for one in refused.buttons}
    clock.advance(30 * HOUR)
    listed = (await coral.slash("#general", "dive tables list")).message
    page = (await coral.click(listed, "What is stuck?")).message
    assert says(page.text, "display.stuck.stuck_list", n=2, stuck=1)
    first, second = [line for line in page.text.splitlines() if line.startswith("- ")]
    assert says(first, "display.stuck._reasons", names="Marina")
    assert (await table_of(bot, well)).id in second
    one = (await coral.select(page, verb("stuck"), table.id)).message
    assert {"Show again", "Autopilot for Marina", "Free Marina's seat", "Play on here", "End"} <= {
        button.label for button in one.buttons
    }
    done = await coral.click(one, "Autopilot for Marina")
    assert says(done.message.text, "deeds.seat._new_row#4", n=1)
    assert says((await dive.log("Finn")).text, "deeds.seat._new_row", by="Coral", n=1)


async def test_moderators_hear_of_a_place_that_is_lost(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    coral, table = discord_world.person("Coral"), await table_of(bot, dive)
    tables = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "tables")
    discord_world.trouble.forbid(tables, May.SEND_MESSAGES_IN_THREADS)
    listed = (await coral.slash("#general", "dive tables list")).message
    page = (await coral.click(listed, "What is stuck?")).message
    one = (await coral.select(page, verb("stuck"), table.id)).message
    assert says(one.text, "display.threads.fault_of#3")
    discord_world.trouble.allow_again(tables)
    discord_world.trouble.delete_channel(dive.thread)
    page = (await coral.click(one, "All tables")).message
    one = (await coral.select(page, verb("stuck"), table.id)).message
    assert says(one.text, "display.threads.place_fault")
    await coral.click(one, "Play on here")
    assert table.campaign.place != int(dive.thread)


async def test_a_server_has_a_usual_pace_and_a_channel_its_own(
    bot: Divemaster, discord_world: Loopback
) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    tables = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "tables")
    form = (await coral.slash("#general", "dive moderate settings")).modal
    page = (await coral.submit(form, {})).message
    assert page.ephemeral
    page = (await coral.select(page, verb("usual_pace"), "4320")).message
    (menu,) = page.selects
    assert [one["value"] for one in menu.raw["options"] if one.get("default")] == ["4320"]
    assert "three days" in (await open_lobby(marina, "lanterns")).message.text
    form = (await coral.slash("#general", "dive moderate settings", {"channel": tables})).modal
    own = (await coral.submit(form, {"pace": "60"})).message
    assert not own.selects
    assert "**live**" in (await open_lobby(marina, "lanterns")).message.text
    elsewhere = (await open_lobby(marina, "lanterns", channel="#general")).message
    assert "**three days**" in elsewhere.text
    form = (await coral.slash("#general", "dive moderate settings")).modal
    await coral.submit(form, {"remind_hours": "8"})
    kept = await bot.store.settings(int(discord_world.guild["id"]))
    assert (kept.pace, kept.remind_hours, kept.at(int(tables)).pace) == (4320, 8, 60)


async def test_players_do_not_choose_the_pace_of_a_server(
    bot: Divemaster, discord_world: Loopback
) -> None:
    finn = discord_world.person("Finn")
    role = next(one for one in discord_world.guild["roles"] if one["name"] == "Moderator")
    roles = discord_world.world.members[discord_world.guild["id"]][finn.id]["roles"]
    roles.append(role["id"])
    form = (await finn.slash("#general", "dive moderate settings")).modal
    page = (await finn.submit(form, {})).message
    roles.remove(role["id"])
    refused = await finn.select(page, verb("usual_pace"), "60")
    assert "Only moderators" in refused.message.text
    assert (await bot.store.settings(int(discord_world.guild["id"]))).pace == 0


async def test_a_channel_has_settings_of_its_own(bot: Divemaster, discord_world: Loopback) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    tables = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "tables")
    form = (await coral.slash("#general", "dive moderate settings", {"channel": tables})).modal
    told = await coral.submit(form, {"language": "de", "pace": "1440"})
    assert "Deutsch" in told.message.text
    here = (await open_lobby(marina, "lanterns")).message
    assert "Mitspielen" in {one.label for one in here.buttons}
    elsewhere = (await open_lobby(marina, "lanterns", channel="#general")).message
    assert "Join" in {one.label for one in elsewhere.buttons}
    assert "Pace" not in elsewhere.text, "where nobody chose one, nothing is said of it"
    kept = await bot.store.settings(int(discord_world.guild["id"]))
    assert kept.at(int(tables)).pace == 1440
    form = (await coral.slash("#general", "dive moderate settings", {"channel": tables})).modal
    await coral.submit(form, {"language": "-", "pace": "-"})
    assert not (await bot.store.settings(int(discord_world.guild["id"]))).by_channel
