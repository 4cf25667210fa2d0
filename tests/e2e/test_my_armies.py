"""Armies that people keep, by clicks: saved in one battle, taken in the next, private."""

from bot.app import Divemaster
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.tables import PATIENCE, Dive, start_game, table_of
from tests.e2e.test_catalog import PEOPLE
from tests.e2e.test_lurk import SHOPPING, choose

BOUGHT = SHOPPING[:-1]
"""All but the last word."""


async def muster(bot: Divemaster, world: Loopback, *people: str, mine: str = "cog") -> Dive:
    """A battle in which armies are mustered; the first player has that faction."""
    dive = await start_game(world, "lurk", *people)
    await choose(bot, dive, 0, f"faction.{mine}")
    await choose(bot, dive, 1, "faction.ancients")
    return dive


async def in_hand(dive: Dive, person: Person, button: str) -> Answer:
    """Their private page, in whichever place it opens, and what is pressed on it."""
    await person.click(await dive.panel(), "Hand")

    def offers(seen: SeenMessage) -> bool:
        return button in {one.label for one in seen.buttons}

    return await person.click(await person.wait_for(dive.thread, offers, PATIENCE), button)


async def save(dive: Dive, person: Person, name: str) -> Answer:
    asked = await in_hand(dive, person, "Save this army")
    return await person.submit(asked.modal, {"name": name})


async def mine(dive: Dive, person: Person) -> Answer:
    return await in_hand(dive, person, "My armies")


async def opened(dive: Dive, person: Person, name: str) -> Answer:
    page = (await mine(dive, person)).message
    [menu] = page.selects
    [value] = [
        value for value, label in zip(menu.values, menu.labels, strict=True) if label == name
    ]
    return await person.select(page, menu.custom_id, value)


async def test_an_army_is_saved_and_taken_in_another_battle(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = (discord_world.person(name) for name in PEOPLE[:2])
    dive = await muster(bot, discord_world, *PEOPLE[:2])
    for order in BOUGHT:
        table = await choose(bot, dive, 0, order)
    bought = table.match.game.rosters.of(table.match.game, 0)
    told = (await save(dive, marina, "Gun *line*")).message
    assert told.ephemeral
    assert "is saved" in told.text
    theirs = (await mine(dive, finn)).message
    assert not theirs.selects, "nobody else sees it"

    again = await muster(bot, discord_world, *PEOPLE[:2])
    page = (await opened(again, marina, "Gun *line*")).message
    assert "Rivet Gunner" in page.text
    taken = (await marina.click(page, "Take it")).message
    assert "2 points" in taken.text
    table = await table_of(bot, again)
    assert table.match.game.rosters.of(table.match.game, 0) == bought
    made = table.match.choices_made
    await choose(bot, again, 0, "muster.2")
    assert (await table_of(bot, again)).match.choices_made == made + 1
    assert len(table.match.game.army(0)) == 6
    seen = [message.text for message in await finn.read(again.thread)]
    assert not any("Gun" in text and "line" in text for text in seen)


async def test_one_press_is_taken_back_as_one(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person(PEOPLE[0])
    dive = await muster(bot, discord_world, *PEOPLE[:2])
    await choose(bot, dive, 0, "own")
    await choose(bot, dive, 0, "hire.rivet_gunner")
    await save(dive, marina, "Lone gunner")
    await choose(bot, dive, 0, "hire.deck_hand")
    before = (await table_of(bot, dive)).match.choices_made
    await marina.click((await opened(dive, marina, "Lone gunner")).message, "Take it")
    table = await table_of(bot, dive)
    assert table.match.game.s.players[0].draft.models == ["rivet_gunner"]
    assert table.match.choices_made == before + 2, "all is put back, one is hired"
    await dive.click(marina, "Undo")
    table = await table_of(bot, dive)
    assert table.match.choices_made == before
    assert table.match.game.s.players[0].draft.models == ["rivet_gunner", "deck_hand"]


async def test_what_does_not_fit_is_refused_renamed_or_deleted(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person(PEOPLE[0])
    dive = await muster(bot, discord_world, *PEOPLE[:2])
    for order in BOUGHT:
        await choose(bot, dive, 0, order)
    await save(dive, marina, "Large")

    small = await start_game(discord_world, "lurk", *PEOPLE)
    for seat, faction in enumerate(("cog", "nautilus", "low_clans", "ancients")):
        await choose(bot, small, seat, f"faction.{faction}")
    page = (await opened(small, marina, "Large")).message
    refused = await marina.click(page, "Take it")
    assert "doesn't fit here" in refused.message.text
    table = await table_of(bot, small)
    assert table.match.game.s.players[0].draft.models == []

    page = (await opened(small, marina, "Large")).message
    asked = await marina.click(page, "Rename")
    renamed = (await marina.submit(asked.modal, {"name": "Very large"})).message
    assert "Very large" in renamed.text
    gone = (await marina.click(renamed, "Delete")).message
    assert "is deleted" in gone.text
    assert not (await mine(small, marina)).message.selects


async def test_another_faction_has_its_own(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person(PEOPLE[0])
    dive = await muster(bot, discord_world, *PEOPLE[:2])
    await choose(bot, dive, 0, "own")
    await choose(bot, dive, 0, "hire.deck_hand")
    await save(dive, marina, "Hand")
    other = await muster(bot, discord_world, *PEOPLE[:2], mine="nautilus")
    assert "None yet" in (await mine(other, marina)).message.text
