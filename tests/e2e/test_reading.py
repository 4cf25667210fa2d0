"""Looking things up: help, rules, lists, logs, boards in words, and proof of fair chance."""

from pathlib import Path

from bot.app import Divemaster
from games.sleeping_gods.content.loader import find_pack
from loopback import Loopback
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, MISSED, PATIENCE, UNDO, open_lobby, start_game
from tests.spoken import saying, says


async def test_help_works_for_somebody_who_has_never_seen_the_bot(
    bot: Divemaster, discord_world: Loopback
) -> None:
    answer = await discord_world.person("Nerida").slash("#welcome", "dive learn help")
    assert answer.message.ephemeral
    for word in ("/dive play start", "/dive learn lesson", "Join", "Hand", "Lanterns"):
        assert word in answer.message.text


async def test_help_teaches_with_one_press(bot: Divemaster, discord_world: Loopback) -> None:
    nerida = discord_world.person("Nerida")
    helped = (await nerida.slash("#welcome", "dive learn help")).message
    assert helped.buttons[0].label == "The Refuge"
    await nerida.click(helped, "Tentacula", patience=PATIENCE)
    told = await nerida.wait_for("#welcome", saying("deeds.learn.learn"), PATIENCE)
    assert told.ephemeral


async def test_rules_are_leafed_through(bot: Divemaster, discord_world: Loopback) -> None:
    otto = discord_world.person("Otto")
    page = (await otto.slash("#general", "dive learn rules", {"game": "lanterns"})).message
    assert "Light lanterns." in page.text
    assert page.pictures[0].description == "a lamp"
    page = (await otto.click(page, "▶")).message
    assert "trust the die" in page.text
    assert page.pictures == []
    assert page.ephemeral


async def test_list_names_all_tables(bot: Divemaster, discord_world: Loopback) -> None:
    otto = discord_world.person("Otto")
    empty = await otto.slash(LOBBY, "dive tables list")
    assert says(empty.message.text, "display.pages.campaign_list#1")
    for number in range(13):
        await open_lobby(otto if number % 2 else discord_world.person("Marina"), "lanterns")
    page = (await otto.slash(LOBBY, "dive tables list")).message
    assert page.text.count("Lanterns") == 10
    page = (await otto.click(page, "▶")).message
    assert page.text.count("Lanterns") == 3


async def test_the_board_is_posted_again_or_told_in_words(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    await dive.people[1].slash(dive.thread, "dive tables board")
    after = await dive.panel()
    assert after.id != before.id
    assert (await dive.people[0].look(before)).buttons == []
    words = await dive.people[1].slash(dive.thread, "dive tables board", {"text": True})
    assert "Marina, Finn: lit [0, 0]" in words.message.text
    nowhere = await dive.people[1].slash("#general", "dive tables board")
    assert says(nowhere.message.text, "commands.tables.find_campaign#2")


async def test_hands_by_command(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    hand = await dive.people[1].slash(dive.thread, "dive tables hand")
    assert hand.message.ephemeral
    assert hand.message.pictures[0].description.startswith("hand ")
    stranger = await discord_world.person("Otto").slash(dive.thread, "dive tables hand")
    assert says(stranger.message.text, "deeds.show_hand.which_seat")


async def test_chance_is_verified_while_playing_and_afterwards(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Play several cards")
    await dive.click("Marina", UNDO)
    await dive.click("Marina", "Trust the die")
    running = (await dive.people[0].slash(dive.thread, "dive tables verify")).message
    assert "✅" in running.text
    assert "Seed" not in running.text
    for name in ("Finn", "Marina", "Finn", "Marina", "Finn"):
        await dive.click(name, "Trust the die")
    over = (await dive.click("Finn", "Verify")).message
    assert "✅" in over.text
    assert "Seed" in over.text


async def test_the_log_strikes_out_what_was_taken_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto")
    await dive.click("Otto", "Light a lantern")
    private = (await dive.click("Otto", "Hand")).message
    card = next(b.label for b in private.buttons if b.label.startswith("Card"))
    await dive.people[0].click(private, card)
    await dive.click("Otto", UNDO)
    log = (await dive.people[0].slash(dive.thread, "dive tables log")).message
    assert "~~Otto lights" in log.text
    assert "taken back" in log.text


async def test_a_replay_is_an_animation_of_the_game(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Trust the die")
    await dive.click("Finn", "Trust the die")
    answer = await dive.people[1].slash(dive.thread, "dive tables replay")
    shown = await dive.people[1].wait_for(dive.thread, saying("deeds.replay.WHOLE"))
    assert shown.id == answer.message.id
    assert shown.ephemeral
    data = discord_world.realm.files.get(shown.attachments[0]["id"])
    assert data.startswith(b"GIF89a")
    again = (await dive.people[0].slash(dive.thread, "dive tables replay")).message
    assert says(again.text, "deeds.replay.WHOLE"), "nobody has moved: the film is there at once"
    assert discord_world.realm.files.get(again.attachments[0]["id"]) == data


async def test_what_i_missed_is_told_and_shown_as_a_film(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    nothing = (await dive.click("Finn", MISSED)).message
    assert nothing.ephemeral
    for name in ("Marina", "Finn", "Pearl"):
        await dive.click(name, "Trust the die")
    missed = (await dive.click("Marina", MISSED)).message
    await dive.people[0].click(missed, "Replay")
    shown = await dive.people[0].wait_for(
        dive.thread,
        lambda seen: says(seen.text, "deeds.replay.show_missed#3") and bool(seen.attachments),
    )
    assert shown.ephemeral
    data = discord_world.realm.files.get(shown.attachments[0]["id"])
    assert data.startswith(b"GIF89a")


async def test_the_log_is_searched(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.people[1].slash(dive.thread, "dive tables pause")
    found = await dive.people[0].slash(dive.thread, "dive tables log", {"search": "paused"})
    assert "Finn paused" in found.message.text
    none = await dive.people[0].slash(dive.thread, "dive tables log", {"search": "squid"})
    assert "There's no" in none.message.text


async def test_the_chronicle_is_one_page_to_keep(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "sleeping_gods", "Marina", "Finn", pack="shallows")
        given = (await dive.people[1].slash(dive.thread, "dive tables chronicle")).message
    page = discord_world.realm.files.get(given.attachments[0]["id"]).decode()
    assert given.attachments[0]["filename"].endswith(".html")
    assert given.ephemeral
    premise = find_pack("shallows").about.premise.split(".")[0]
    assert premise in page
    pictures = page.count('src="data:image/')
    assert pictures == 3, "the atlas, the scene of the opening and that of its page"
    assert "http" not in page, "nothing is fetched from anywhere"
    assert "Marina, Finn" in page
