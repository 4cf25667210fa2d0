"""Endings worth keeping: the picture to share, and the film."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import PATIENCE, start_game
from tests.spoken import says


async def test_the_end_is_shared_as_a_picture_and_seen_as_a_film(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    for name in ("Marina", "Finn") * 3:
        await dive.click(name, "Trust the die")
    shared = (await dive.click("Finn", "Picture")).message
    assert shared.ephemeral
    assert "Lanterns" in shared.text
    assert discord_world.realm.files.get(shared.attachments[0]["id"])
    await dive.click("Marina", "Replay")
    film = await dive.people[0].wait_for(
        dive.thread,
        lambda seen: says(seen.text, "deeds.replay.WHOLE") and bool(seen.attachments),
        PATIENCE,
    )
    assert film.attachments[0]["filename"].endswith(".gif")


async def test_a_game_ended_before_its_time_has_no_such_picture(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    sure = (await dive.people[0].slash(dive.thread, "dive tables end")).message
    await dive.people[0].click(sure, "End it")
    await dive.panel("ended early")
    refused = await dive.click("Finn", "Picture")
    assert says(refused.message.text, "deeds.share.share_ending#1")
