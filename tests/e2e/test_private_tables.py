"""Tables by invitation only: nobody else sees them, joins them, or watches without leave."""

import pytest

from bot.app import Divemaster
from loopback import Answer, Loopback, Person
from loopback.errors import Refusal
from tests.e2e.tables import LOBBY, PATIENCE, Dive, is_panel, table_of
from tests.spoken import says


async def start_privately(person: Person, place: str) -> Answer:
    given = {"game": "lanterns", "private": True}
    opened = await person.slash(place, "dive play start", given)
    return await person.submit(opened.modal, {})


async def test_a_private_table_is_for_those_who_are_invited(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn, pearl, otto = (
        discord_world.person(name) for name in ("Marina", "Finn", "Pearl", "Otto")
    )
    told = await start_privately(marina, LOBBY)
    assert told.message.ephemeral
    assert says(told.message.text, "deeds.private_tables.post_lobby")
    (row,) = await bot.store.read("SELECT channel, id FROM campaigns WHERE private = 1")
    place, campaign = str(row[0]), row[1]
    (lobby,) = [one for one in await marina.read(place) if one.buttons]
    assert says(lobby.text, "display.lobby.PRIVATE")
    for page in ("looking", "list"):
        group = "play" if page == "looking" else "tables"
        seen = (await finn.slash(LOBBY, f"dive {group} {page}")).message
        assert campaign not in seen.text
        assert place not in seen.text
    with pytest.raises(Refusal):
        await finn.read(place)
    refused = await finn.slash(LOBBY, "dive tables log", {"table": campaign})
    assert says(refused.message.text, "commands.tables.find_campaign#1")
    await marina.menu(LOBBY, "Invite to my table", finn)
    (called,) = [one for one in await finn.read(place) if finn.id in one.mentions]
    assert called
    await finn.click(lobby, "Join")
    await marina.click(lobby, "Start")
    await marina.wait_for(place, is_panel, PATIENCE)
    table = await table_of(bot, Dive(discord_world, [marina, finn], place))
    assert table.campaign.private
    assert str(table.campaign.place) == place
    with pytest.raises(Refusal):
        await pearl.read(place)
    await finn.menu(LOBBY, "Invite to my table", pearl)
    assert any(is_panel(one) for one in await pearl.read(place))
    not_his = await otto.menu(LOBBY, "Invite to my table", pearl)
    assert says(not_his.message.text, "deeds.invite.NO_LOBBY")


async def test_a_private_table_needs_a_private_thread(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    discord_world.trouble.refuse("/threads", method="POST", code=50013)
    answer = await start_privately(marina, LOBBY)
    assert says(answer.message.text, "deeds.private_tables.NO_THREAD")
    assert not await bot.store.read("SELECT id FROM campaigns")
    answer = await start_privately(marina, marina.direct())
    assert says(answer.message.text, "deeds.private_tables.HIDDEN_ALREADY")
