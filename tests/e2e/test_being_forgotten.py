"""One's own data: a file for oneself, and a question before everything is deleted."""

import json

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import LOBBY, open_lobby, start_game, table_of
from tests.spoken import says


async def test_everything_is_given_as_a_file(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Trust the die")
    marina, finn = dive.people
    page = (await marina.slash(LOBBY, "dive me notices")).message
    assert page.ephemeral
    given = (await marina.click(page, "Export my data")).message
    assert given.ephemeral
    (file,) = given.attachments
    kept = json.loads(discord_world.realm.files.get(file["id"]))["kept"]
    assert [row["name"] for row in kept["seats"]["rows"]] == ["Marina"]
    assert {row["user"] for row in kept["log"]["rows"]} == {int(marina.id)}
    assert finn.id not in json.dumps(kept)


async def test_whoever_is_forgotten_leaves_a_free_seat(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    lobby = (await open_lobby(dive.people[0], "lanterns")).message
    lobby = (await dive.people[1].click(lobby, "Join")).message
    marina, finn = dive.people
    page = (await marina.slash(LOBBY, "dive me notices")).message
    sure = (await marina.click(page, "Forget me")).message
    assert says(sure.text, "display.my_data.sure_page#1")
    assert (await table_of(bot, dive)).people == {int(marina.id), int(finn.id)}
    kept = (await marina.click(sure, "Keep everything")).message
    assert "My notifications" in kept.text
    sure = (await marina.click(kept, "Forget me")).message
    gone = (await marina.click(sure, "Forget me for good")).message
    assert "You're forgotten" in gone.text
    panel = await dive.panel(place="host.forgetting.LEFT")
    assert "Take this seat" in {button.label for button in panel.buttons}
    assert (await table_of(bot, dive)).people == {int(finn.id)}
    lobby = await finn.wait_for(LOBBY, lambda seen: "1. Finn" in seen.text)
    assert "Marina" not in lobby.text
    await finn.click(lobby, "Cancel")
    assert await bot.store.privacy.about(int(marina.id)) == {}
