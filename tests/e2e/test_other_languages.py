"""A server whose moderators chose another language."""

import pytest

from bot.app import Divemaster
from bot.languages import DEFAULT, codes, own_name, voice
from loopback import Loopback
from tests.e2e.tables import PATIENCE, open_lobby


@pytest.mark.parametrize("code", [code for code in codes() if code != DEFAULT])
async def test_a_server_plays_in_the_language_it_chose(
    bot: Divemaster, discord_world: Loopback, code: str
) -> None:
    says = voice(code).translate
    assert says("Add autopilot") != "Add autopilot"
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    form = (await coral.slash("#general", "dive moderate settings")).modal
    assert own_name(code) in str(form.raw)
    kept = await coral.submit(form, {"language": code})
    assert says("Language: {name}").format(name=own_name(code)) in kept.message.text
    lobby = (await open_lobby(marina, "lanterns")).message
    lobby = (await marina.click(lobby, says("Add autopilot"))).message
    await marina.click(lobby, says("Start"))
    thread = lobby.id if lobby.id in discord_world.world.channels else lobby.channel_id
    fixed = {says(word) for word in ("Hand", "Undo", "Help", "Log")}
    panel = await marina.wait_for(
        thread, lambda seen: fixed <= {button.label for button in seen.buttons}, PATIENCE
    )
    more = (await marina.click(panel, "…")).message
    assert says("Rules") in {button.label for button in more.buttons}
