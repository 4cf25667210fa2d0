"""What moderators do: pause, resume anywhere, end, change seats, settings, files."""

import hashlib
import json
from pathlib import Path

from bot.app import Divemaster
from bot.host.transfer import export_campaign
from loopback import Loopback, Upload
from tests.e2e.conftest import bot_running
from tests.e2e.tables import is_panel, open_lobby, start_game, table_of
from tests.spoken import says


async def test_pause_and_resume(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    coral = discord_world.person("Coral")
    paused = await dive.people[0].slash(dive.thread, "dive tables pause")
    assert "Paused" in paused.message.text
    panel = await dive.panel()
    assert "Paused" in panel.text
    assert not any(button.label == "Trust the die" for button in panel.buttons)
    table = (await table_of(bot, dive)).id
    otto = discord_world.person("Otto")
    refused = await otto.slash(dive.thread, "dive tables resume", {"table": table})
    assert says(refused.message.text, "rights.check_plays_or_moderates")
    logbook = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "logbook")
    elsewhere = {"table": table, "channel": logbook}
    refused = await dive.people[0].slash(dive.thread, "dive tables resume", elsewhere)
    assert "Only moderators" in refused.message.text, "whoever plays there does not move it"
    choices = await coral.autocomplete("#general", "dive tables resume", {"table": ""}, "table")
    assert choices[0].value == table
    assert "Lanterns · turn 1 · paused · Marina, Finn" in choices[0].name
    await coral.slash("#general", "dive tables resume", {"table": table})
    await dive.click("Marina", "Trust the die")


async def test_a_game_moves_to_another_channel(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Trust the die")
    coral = discord_world.person("Coral")
    logbook = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "logbook")
    answer = await coral.slash(
        "#general",
        "dive tables resume",
        {"table": (await table_of(bot, dive)).id, "channel": logbook},
    )
    place = answer.message.text.partition("<#")[2].rstrip(">")
    assert discord_world.world.channels[place]["parent_id"] == logbook
    panel = await coral.wait_for(place, is_panel)
    await dive.people[1].click(panel, "Trust the die")
    assert "Round 2" in (await coral.wait_for(place, lambda seen: "Round 2" in seen.text)).text


async def test_a_player_is_replaced_in_the_middle(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    coral, pearl = discord_world.person("Coral"), discord_world.person("Pearl")
    seats = await coral.autocomplete(dive.thread, "dive moderate seat", {"seat": ""}, "seat")
    assert [choice.name for choice in seats] == ["1 · Marina", "2 · Finn"]
    typed = await coral.autocomplete(dive.thread, "dive moderate seat", {"seat": "fin"}, "seat")
    assert [choice.name for choice in typed] == ["2 · Finn"], "what is typed counts"
    told = await coral.slash(
        dive.thread, "dive moderate seat", {"seat": 2, "to": "player", "player": pearl}
    )
    assert says(told.message.text, "deeds.seat._new_row", n=2, name="Pearl")
    await dive.click("Marina", "Trust the die")
    refused = await dive.click("Finn", "Trust the die")
    assert says(refused.message.text, "host.asking.not_seated#2")
    await dive.click("Pearl", "Trust the die")
    log = await dive.log("Marina")
    assert says(log.text, "deeds.seat._new_row", n=2, name="Pearl")


async def test_the_autopilot_stands_in_and_gives_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    finn = dive.people[1]
    refused = await finn.slash(dive.thread, "dive moderate seat", {"seat": 1, "to": "autopilot"})
    assert "Only moderators" in refused.message.text
    await finn.slash(dive.thread, "dive moderate seat", {"seat": 2, "to": "autopilot"})
    await dive.click("Marina", "Trust the die")
    panel = await dive.panel()
    assert panel.mentions == [dive.people[0].id]
    await finn.slash(dive.thread, "dive moderate seat", {"seat": 2, "to": "back"})
    await dive.click("Marina", "Trust the die")
    assert (await dive.panel()).mentions == [finn.id]


async def test_a_freed_seat_can_be_taken(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    coral, otto = discord_world.person("Coral"), discord_world.person("Otto")
    await coral.slash(dive.thread, "dive moderate seat", {"seat": 1, "to": "nobody"})
    panel = await dive.panel()
    assert says(panel.text, "wording.seat_name#1", n=1)
    refused = (await dive.click("Finn", "Take this seat")).message
    assert says(refused.text, "deeds.seat.take_seat#1")
    await otto.click(panel, "Take this seat")
    panel = await dive.panel()
    assert says(panel.text, "deeds.seat.take_seat", name="Otto")
    assert panel.mentions == [otto.id]
    await otto.click(panel, "Trust the die")


async def test_end_asks_first(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    refused = await dive.people[1].slash(dive.thread, "dive tables end")
    assert says(refused.message.text, "deeds.end._check_may_end")
    sure = (await dive.people[0].slash(dive.thread, "dive tables end")).message
    kept = await dive.people[0].click(sure, "Keep playing")
    assert "goes on" in kept.message.text
    sure = (await dive.people[0].slash(dive.thread, "dive tables end")).message
    await dive.people[0].click(sure, "End it")
    last = await dive.panel("ended early")
    assert "seed was" in last.text


async def test_settings(bot: Divemaster, discord_world: Loopback) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    refused = await marina.slash("#general", "dive moderate settings")
    assert "Only moderators" in refused.message.text
    form = (await coral.slash("#general", "dive moderate settings")).modal
    logbook = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "logbook")
    await coral.submit(form, {"channels": [logbook], "remind_hours": "8"})
    elsewhere = await marina.slash("#tables", "dive play start", {"game": "lanterns"})
    assert says(elsewhere.message.text, "deeds.start.check_may_start")
    await open_lobby(marina, "lanterns", channel=logbook)
    assert (await bot.store.settings(int(discord_world.guild["id"]))).remind_hours == 8


async def test_a_campaign_travels_as_a_file(
    discord_world: Loopback, database: Path, tmp_path: Path
) -> None:
    coral = discord_world.person("Coral")
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        await dive.click("Marina", "Trust the die")
        refused = await dive.people[0].slash(dive.thread, "dive tables export")
        assert "Only moderators" in refused.message.text
        given = (await coral.slash(dive.thread, "dive tables export")).message
        data = discord_world.realm.files.get(given.attachments[0]["id"])
        before = (await bot.house.host.tables.peek((await table_of(bot, dive)).id)).match.save()
    async with bot_running(discord_world, tmp_path / "other.db") as bot:
        kept = await coral.slash(
            "#general", "dive moderate import", {"file": Upload("x.dive", data)}
        )
        table = kept.message.text.partition("`")[2].partition("`")[0]
        assert (await bot.house.host.tables.peek(table)).match.save() == before
        answer = await coral.slash("#general", "dive tables resume", {"table": table})
        place = answer.message.text.partition("<#")[2].rstrip(">")
        panel = await coral.wait_for(place, is_panel)
        await dive.people[1].click(panel, "Trust the die")


async def test_a_broken_file_is_refused_with_a_reason(
    bot: Divemaster, discord_world: Loopback
) -> None:
    coral = discord_world.person("Coral")
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Trust the die")
    data = await export_campaign(bot.house.host, (await table_of(bot, dive)).id)
    forged = data.partition(b"\n")[2].replace(b'"roll"', b'"look"')
    seal = json.dumps({"divemaster campaign": 1, "sha256": hashlib.sha256(forged).hexdigest()})
    newer = json.dumps({"divemaster campaign": 99, "sha256": ""})
    for file, reason in [
        (b"hello", "not a campaign file"),
        (data[:-10], "damaged or cut short"),
        (newer.encode() + b"\n{}", "newer Divemaster"),
        (seal.encode() + b"\n" + forged, "doesn't follow the rules"),
    ]:
        answer = await coral.slash(
            "#general", "dive moderate import", {"file": Upload("x.dive", file)}
        )
        assert reason in answer.message.text


async def test_whoever_comes_back_is_offered_their_seat(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    finn = dive.people[1]
    await finn.slash(dive.thread, "dive moderate seat", {"seat": 2, "to": "autopilot"})
    for button in ("Trust the die", "Hand"):
        refused = (await dive.click("Finn", button)).message
        assert refused.ephemeral
        assert says(refused.text, "errors.SeatIsKept")
    back = (await finn.click(refused, "Take my seat back")).message
    assert back.ephemeral
    assert says(back.text, "deeds.seat._new_row", n=2, who="Finn")
    assert back.buttons == []
    await dive.click("Marina", "Trust the die")
    assert (await dive.panel()).mentions == [finn.id]


async def test_the_panel_offers_the_seat_and_a_stranger_is_told_whose_it_is(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    await finn.slash(dive.thread, "dive moderate seat", {"seat": 2, "to": "autopilot"})
    stranger = await dive.click("Otto", "Take my seat back")
    assert says(stranger.message.text, "deeds.seat.take_my_seat_back", names="Finn")
    await marina.slash(dive.thread, "dive moderate seat", {"seat": 1, "to": "autopilot"})
    panel = await dive.panel(place="display.board._NOBODY")
    await finn.click(panel, "Take my seat back")
    assert (await dive.panel_for(finn)).mentions == [finn.id], "the autopilot played for Marina"
    assert "Only autopilots" not in (await dive.panel()).text


async def test_whoever_presses_without_a_seat_is_offered_an_autopilots_chair(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
    otto = discord_world.person("Otto")
    assert "Take this seat" not in {one.label for one in (await dive.panel()).buttons}
    more = (await dive.click("Otto", "…")).message
    assert "Take this seat" in {one.label for one in more.buttons}
    offer = (await dive.click("Otto", "Trust the die")).message
    await otto.click(offer, "Take this seat")
    await dive.panel(place="deeds.seat.take_seat", name="Otto")
    await dive.click("Marina", "Trust the die")
    assert (await dive.panel()).mentions == [otto.id]


async def test_a_paused_panel_wakes_at_a_moderators_press(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.people[0].slash(dive.thread, "dive tables pause")
    await dive.click("Coral", "Resume")
    await dive.click("Marina", "Trust the die")
