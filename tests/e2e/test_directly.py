"""Commands in direct messages with the bot: one's own tables and wishes, and nothing of servers."""

import pytest

from bot.app import Divemaster
from bot.custom_ids import verb
from bot.deeds.tell import send_directly
from bot.display.parts import Button, Row, Sheet, Words
from bot.display.view import to_view
from loopback import Loopback, Person
from loopback.guilds import direct_channel
from tests.e2e.tables import LOBBY, PATIENCE, start_game, table_of
from tests.spoken import says


def room_of(world: Loopback, person: Person) -> str:
    """Where somebody and the bot talk alone."""
    return str(direct_channel(world.realm, world.world.users[person.id])["id"])


async def test_my_tables_are_listed_with_the_way_there(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, table = dive.people[0], await table_of(bot, dive)
    room = room_of(discord_world, marina)
    page = (await marina.slash(room, "dive tables mine")).message
    assert page.channel_id == room
    place = f"https://discord.com/channels/{discord_world.guild['id']}/{dive.thread}"
    assert f"{place}/{table.campaign.panel}" in page.text
    assert says(page.text, "display.mine.waiting_line")
    notices = (await marina.click(page, "My notifications")).message
    assert notices.channel_id == room
    assert "How should I notify you?" in {one.placeholder for one in notices.selects}


async def test_what_i_choose_there_holds_everywhere(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    room = room_of(discord_world, marina)
    page = (await marina.slash(room, "dive me notices", {"zone": "Europe/Rome"})).message
    assert "Europe/Rome" in page.text
    page = (await marina.select(page, verb("me", "language"), "de")).message
    assert (await bot.store.people.wishes(int(marina.id))).language == "de"
    again = (await marina.slash(room, "dive tables mine")).message
    assert "Meine Tische" in again.text
    there = (await marina.slash(LOBBY, "dive tables mine")).message
    assert "Meine Tische" in there.text


async def test_my_clients_language_is_spoken(bot: Divemaster, discord_world: Loopback) -> None:
    finn = discord_world.person("Finn")
    finn.speaks("it")
    page = (await finn.slash(room_of(discord_world, finn), "dive tables mine")).message
    assert "I miei tavoli" in page.text


async def test_rules_and_help_are_read_anywhere(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    room = room_of(discord_world, marina)
    helped = (await marina.slash(room, "dive learn help")).message
    assert says(helped.text, "display.pages.help_page#1")
    assert "The Refuge" in {one.label for one in helped.buttons}, "a lesson is learnt anywhere"
    first = (
        await marina.slash(room, "dive learn rules", {"game": "refuge"}, patience=PATIENCE)
    ).message
    second = (await marina.click(first, "▶", patience=PATIENCE)).message
    assert second.text != first.text


@pytest.mark.parametrize("command", ["play looking", "moderate settings", "moderate import"])
async def test_what_needs_a_server_says_so(
    bot: Divemaster, discord_world: Loopback, command: str
) -> None:
    marina = discord_world.person("Marina")
    answer = await marina.slash(room_of(discord_world, marina), f"dive {command}")
    assert says(answer.message.text, "turning_away.ON_A_SERVER")
    await bot.intake.quiet()
    assert bot.intake.inside == 0


@pytest.mark.parametrize("what", ["look", "packs", "stuck"])
async def test_a_button_that_needs_a_server_says_so(
    bot: Divemaster, discord_world: Loopback, what: str
) -> None:
    marina = discord_world.person("Marina")
    sheet = Sheet([Words("From a server")], [Row([Button(verb(what), "Press me")])])
    assert (
        await send_directly(bot.house, int(marina.id), to_view(sheet), "from-a-server") == "arrived"
    )
    (letter,) = await marina.read(room_of(discord_world, marina))
    assert says((await marina.click(letter, "Press me")).message.text, "turning_away.ON_A_SERVER")
