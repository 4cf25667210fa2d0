"""What a campaign earns is remembered by its server, and later campaigns know of it."""

from bot.host import Host, Lobby
from bot.host.lobby import new_campaign
from games.kernel import T
from tests.bot.conftest import CHANNEL, GUILD, MARINA, THREAD, choose, start
from tests.kernel.lanterns import Lanterns


async def test_awards_are_kept_when_a_campaign_ends(host: Host) -> None:
    table = await start(host, MARINA)
    for _ in range(3):
        await choose(host, table, MARINA, "roll")
    assert (await host.peek(table.id)).campaign.status == "ended"
    assert await host.store.awards(GUILD, "lanterns") == ["lit.0"]
    assert await host.store.awards(GUILD + 1, "lanterns") == []


async def test_awards_are_kept_when_a_moderator_ends_a_campaign(host: Host) -> None:
    table = await start(host, MARINA)
    await choose(host, table, MARINA, "roll")
    assert await host.store.awards(GUILD, "lanterns") == []
    await host.act(table.id, T("Enough."), MARINA, values={"status": "ended"})
    assert await host.store.awards(GUILD, "lanterns") == ["lit.0"]


async def test_a_later_campaign_begins_with_what_was_earned(host: Host) -> None:
    earlier = await start(host, MARINA)
    for _ in range(3):
        await choose(host, earlier, MARINA, "roll")
    lobby = Lobby(new_campaign(Lanterns, GUILD, CHANNEL, MARINA), [])
    lobby.join(MARINA, "Marina")
    await host.store.add_campaign(lobby.campaign, lobby.seats)
    table = await host.begin(lobby, THREAD)
    assert table.match.record.options.length == 5
