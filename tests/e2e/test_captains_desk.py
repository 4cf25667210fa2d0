"""The captain's desk by clicks: under ❔ like the atlas, for everybody."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import EXPLAIN, start_game, told


async def test_the_desk_is_opened_and_leafed_through(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "sleeping_gods", "Marina", "Finn", pack="shallows")
    finn = dive.people[1]
    page = (await dive.click(finn, EXPLAIN)).message
    crew = await told(
        await finn.select(page, "Open the captain's desk", "crew-1"), "Cards of Odessa"
    )
    assert crew.ephemeral
    assert crew.pictures
    assert "health" not in crew.text, "the picture says it, and its alt text"
    assert "Write a note" not in [button.label for button in crew.buttons]
    atlas = await told(await finn.select(crew, "Open the atlas", "world"), "places explored")
    assert "Write a note" in [button.label for button in atlas.buttons]
