"""A moderator brings a pack into the server: it is played there, and nowhere else."""

from bot.app import Divemaster
from loopback import Loopback, Upload
from tests.e2e.tables import PATIENCE, start_game, table_of
from tests.games.sleeping_gods.outside import EXAMPLE, example_zip
from tests.spoken import says


async def test_a_pack_is_brought_in_played_and_removed(
    bot: Divemaster, discord_world: Loopback
) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    file = {"file": Upload("bell.zip", example_zip())}
    refused = await marina.slash("#general", "dive moderate import", file, patience=PATIENCE)
    assert "Only moderators" in refused.message.text
    kept = (
        await coral.slash("#general", "dive moderate import", file, patience=5 * PATIENCE)
    ).message
    assert "The Ferry Bell" in kept.text
    assert "1 of 8" in kept.text
    [pack] = await bot.house.host.packs.own(int(discord_world.guild["id"]))
    dive = await start_game(discord_world, "sleeping_gods", "Marina", pack=pack.name)
    assert (await table_of(bot, dive)).match.view(None).pack == pack.name
    shown = (await coral.slash("#general", "dive moderate import")).message
    gone = await coral.select(shown, "Remove a pack…", "sleeping_gods/ferry_bell")
    assert "is removed" in gone.message.text
    assert "0 of 8" in gone.message.text


async def test_a_broken_pack_is_answered_with_all_its_findings(
    bot: Divemaster, discord_world: Loopback
) -> None:
    story = (EXAMPLE / "story.md").read_text().replace("fight 3", "fight 99")
    story = story.replace("turn to 3.1", "turn to 3.9")
    coral = discord_world.person("Coral")
    file = Upload("bell.zip", example_zip(**{"story.md": story}))
    told = (
        await coral.slash("#general", "dive moderate import", {"file": file}, patience=5 * PATIENCE)
    ).message
    assert says(told.text, "display.packs.findings_words")
    whole = discord_world.realm.files.get(told.attachments[0]["id"]).decode()
    assert "turns to 3.9" in whole
    assert "fights enemy 99" in whole
    assert await bot.house.host.packs.own(int(discord_world.guild["id"])) == []
