"""Notes in free words: written and struck out by clicks, kept for the next campaign here."""

from bot.app import Divemaster
from bot.host.notes import LONGEST, MOST_AT_A_PLACE, MOST_OF_A_WRITER
from bot.store.notes import PlaceNote, World
from loopback import Answer, Loopback, Person, SeenMessage, guilds
from loopback.user.seeing import Select
from loopback.world import TEXT
from tests.e2e.tables import EXPLAIN, PATIENCE, Dive, open_lobby, start_game, table_of, told
from tests.spoken import says

HOSTILE = "@everyone <@11> **[free](https://x.test)** \u202e<#5> `{name}` ~~gone~~"


async def open_atlas(dive: Dive, person: Person, sheet: str = "5") -> SeenMessage:
    await dive.click(person, EXPLAIN)
    page = await person.wait_for(dive.thread, lambda seen: bool(_atlas(seen)), PATIENCE)
    menu = _atlas(page)[0]
    return await told(await person.select(page, menu.custom_id, sheet), "places explored")


def _atlas(page: SeenMessage) -> list[Select]:
    return [one for one in page.selects if "inset" in one.custom_id]


async def note(person: Person, page: SeenMessage, place: str, words: str) -> Answer:
    form = await person.click(page, "Write a note")
    return await person.submit(form.modal, {"place": place, "words": words}, patience=PATIENCE)


async def noted(person: Person, page: SeenMessage, place: str, words: str) -> SeenMessage:
    return await told(await note(person, page, place, words), "Noted.")


def world_of(discord_world: Loopback) -> World:
    return World(int(discord_world.guild["id"]), "sleeping_gods", "hollow_gyre")


async def test_a_note_is_written_read_and_struck_out_also_during_a_story(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina", "Finn")
    marina, finn = dive.people
    table = await table_of(bot, dive)
    before, asked = table.match.save(), table.match.ask
    written = await noted(marina, await open_atlas(dive, marina), "10", "Ask for the key")
    assert written.ephemeral
    assert written.pictures
    assert "Noted." in written.text
    assert "**Place 10**: Ask for the key (Marina)" in written.text
    assert (await table_of(bot, dive)).match.save() == before, "notes are not part of the game"
    assert (await table_of(bot, dive)).match.ask == asked
    seen = await open_atlas(dive, finn)
    assert "Ask for the key (Marina)" in seen.text
    assert not [one for one in seen.selects if "strike" in one.custom_id], "it is not his"
    again = await noted(marina, written, "10", "No key after all")
    assert "No key after all" in again.text
    assert "Ask for the key" not in again.text, "one note of each writer at each place"
    struck = await marina.select(again, "Strike out a note…", f"10/{marina.id}")
    assert "No key after all" not in (await told(struck, "Struck out.")).text
    page = await noted(marina, await open_atlas(dive, marina), "9", "Too late")
    [kept] = await bot.store.notes.of(world_of(discord_world))
    await bot.house.host.notes.strike(kept)
    late = await marina.select(page, "Strike out a note…", f"9/{marina.id}")
    assert "gone already" in (await told(late, "That note")).text


async def test_moderators_strike_out_anything_and_onlookers_write_nothing(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina", "Finn")
    marina, finn = dive.people
    coral, otto = discord_world.person("Coral"), discord_world.person("Otto")
    await noted(marina, await open_atlas(dive, marina), "page-5", "Mist at noon")
    watched = await open_atlas(dive, otto)
    assert "Mist at noon" in watched.text
    assert "Write a note" not in [button.label for button in watched.buttons]
    theirs = await noted(finn, await open_atlas(dive, finn), "5b", "Fog")
    assert [item for menu in theirs.selects if "strike" in menu.custom_id for item in menu.values] \
        == [f"5b/{finn.id}"]  # fmt: skip
    whole = await open_atlas(dive, coral, "world")
    struck = await coral.select(whole, "Strike out a note…", f"page-5/{marina.id}")
    assert "Mist at noon" not in (await told(struck, "Struck out.")).text
    assert "Mist" not in (await open_atlas(dive, marina)).text


async def test_the_next_campaign_here_knows_them_and_another_server_does_not(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina")
    await noted(dive.people[0], await open_atlas(dive, dive.people[0]), "10", "Beware the purser")
    later = await start_game(discord_world, "sleeping_gods", "Finn")
    assert "Beware the purser (Marina)" in (await open_atlas(later, later.people[0])).text
    elsewhere = discord_world.add_guild("Elsewhere")
    coral = discord_world.person("Coral")
    channel = guilds.add_channel(discord_world.realm, elsewhere, "reef", TEXT)["id"]
    lobby = (await open_lobby(coral, "sleeping_gods", channel)).message
    await coral.click(lobby, "Start")
    thread = lobby.id if lobby.id in discord_world.world.channels else lobby.channel_id
    abroad = await open_atlas(Dive(discord_world, [coral], thread), coral)
    assert says(abroad.text, "renderers.sleeping_gods.atlas.sheet_words", n=0, total=10)
    assert "purser" not in abroad.text


async def test_hostile_words_have_no_power(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina")
    marina = dive.people[0]
    seen = await noted(marina, await open_atlas(dive, marina), "10", HOSTILE)
    assert seen.pictures
    assert not seen.mentions
    line = next(line for line in seen.text.splitlines() if line.startswith("📝"))
    assert "\u202e" not in line
    for power in ("@everyone", "<@11>", "**[", "](https://", " <#5>", " `{", " ~~gone"):
        assert power not in line, power
    assert "{name}" in line
    nothing = await note(marina, seen, "10", " \u200b\u202e ")
    assert says(nothing.message.text, "host.notes._check_words#1")


async def test_there_is_an_end_to_writing(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina")
    marina, world = dive.people[0], world_of(discord_world)
    page = await open_atlas(dive, marina)
    form = (await marina.click(page, "Write a note")).modal
    assert f'"max_length": {LONGEST}' in str(form.raw).replace("'", '"')
    for person in range(1, MOST_AT_A_PLACE + 1):
        await bot.house.host.notes.write(PlaceNote(world, "10", person, "X", "x", 1))
    full = await note(marina, page, "10", "me too")
    assert f"This place has {MOST_AT_A_PLACE} notes already" in full.message.text
    for place in range(100, 100 + MOST_OF_A_WRITER):
        own = PlaceNote(world, str(place), int(marina.id), "Marina", "x", 1)
        await bot.house.host.notes.write(own)
    enough = await note(marina, await open_atlas(dive, marina), "44", "one more")
    assert f"You have {MOST_OF_A_WRITER} notes" in enough.message.text
    assert len(await bot.store.notes.of(world)) == MOST_AT_A_PLACE + MOST_OF_A_WRITER
