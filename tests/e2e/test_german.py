"""A server whose moderators chose German."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import PATIENCE, open_lobby


async def test_a_server_that_chose_german_plays_in_german(
    bot: Divemaster, discord_world: Loopback
) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    form = (await coral.slash("#general", "dive settings")).modal
    assert "Deutsch" in str(form.raw)
    kept = await coral.submit(form, {"language": "de"})
    assert "Sprache: Deutsch" in kept.message.text
    lobby = (await open_lobby(marina, "lanterns")).message
    lobby = (await marina.click(lobby, "Autopilot dazu")).message
    await marina.click(lobby, "Start")
    thread = lobby.id if lobby.id in discord_world.world.channels else lobby.channel_id
    panel = await marina.wait_for(
        thread, lambda seen: "Hand" in {button.label for button in seen.buttons}, PATIENCE
    )
    more = (await marina.click(panel, "…")).message
    assert {"Verlauf", "Regeln"} <= {button.label for button in more.buttons}
