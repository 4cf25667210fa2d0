"""What stands in the menus of messages and people."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import LOBBY, open_lobby, start_game
from tests.spoken import says


async def test_a_panel_is_pointed_at(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn, coral = (discord_world.person(name) for name in ("Marina", "Finn", "Coral"))
    panel = await dive.panel()
    asked = marina if marina.id in panel.mentions else finn
    own = (await asked.menu(dive.thread, "Whose turn?", panel)).message
    assert own.ephemeral
    assert "your turn" in own.text
    others = (await coral.menu(dive.thread, "Whose turn?", panel)).message
    assert asked.name in others.text
    assert "your turn" not in others.text
    page = (await coral.menu(dive.thread, "What is this?", panel)).message
    assert page.ephemeral
    assert page.text == (await coral.click(panel, "Help")).message.text


async def test_a_lobby_and_what_is_no_game(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    rules = (await finn.menu(LOBBY, "What is this?", lobby)).message
    assert "📖" in rules.text
    none = (await finn.menu(LOBBY, "Whose turn?", lobby)).message
    assert says(none.text, "deeds.point.NO_GAME")
    written = await finn.write("#general", "Hello")
    who = (await marina.menu("#general", "What is this?", written)).message
    assert "Divemaster" in who.text
    called = (await marina.menu(LOBBY, "Invite to my table", finn)).message
    assert says(called.text, "deeds.invite.call_to_lobby", name="Finn")
    assert finn.id in [one for seen in await finn.read(LOBBY) for one in seen.mentions]
